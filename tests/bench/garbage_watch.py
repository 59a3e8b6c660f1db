"""A real till that a day is played in: prints how long its window's thread stood still for the collector, and when."""

import asyncio
import gc
import tempfile
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any, Final, Literal

from pos_app.sandbox.address import Address
from pos_app.self_test.day import DAY, Day
from pos_app.self_test.hands import Hands
from tests.bench.till_watch import WARMS_UP, live_till

AFTER_THE_DAY: Final = 140.0  # seconds at most: in these it looks at everything
_ALL: Final = 2
_KINDS: Final = {0: "young", 1: "middle", _ALL: "all"}


class Looks:
    """Every look for garbage: how many milliseconds it took, by generation, and how many were in another thread."""

    def __init__(self) -> None:
        self.took: dict[int, list[float]] = {generation: [] for generation in _KINDS}
        self.elsewhere = 0
        self.everything = asyncio.Event()
        self._here = threading.get_ident()
        self._began = 0.0

    def note(self, phase: Literal["start", "stop"], about: dict[str, int]) -> None:
        """Hear of one, as Python tells of it."""
        if phase == "start":
            self._began = time.perf_counter()
            return
        self.took[about["generation"]].append((time.perf_counter() - self._began) * 1000)
        self.elsewhere += threading.get_ident() != self._here
        if about["generation"] == _ALL:
            self.everything.set()


@contextmanager
def looks() -> Generator[Looks]:
    """Note them for as long as this is entered."""
    seen = Looks()
    gc.callbacks.append(seen.note)
    try:
        yield seen
    finally:
        gc.callbacks.remove(seen.note)


async def measure(hands: Hands, address: Address) -> dict[str, Any]:
    """Play the day, and let the till rest until everything was looked at."""
    await asyncio.sleep(WARMS_UP)
    began = time.monotonic()
    with looks() as seen:
        day = Day(hands, address)
        for stop in DAY.values():
            await stop(day)
        played = time.monotonic() - began
        with suppress(TimeoutError):
            await asyncio.wait_for(seen.everything.wait(), AFTER_THE_DAY)
    kinds = {
        name: {"count": len(took), "median": median(took), "max": max(took)}
        for generation, name in _KINDS.items()
        if (took := seen.took[generation])
    }
    return {"kinds": kinds, "elsewhere": seen.elsewhere, "seconds": played}


def main() -> None:
    """Watch one till."""
    with tempfile.TemporaryDirectory() as folder:
        live_till(Path(folder), measure)


if __name__ == "__main__":
    main()
