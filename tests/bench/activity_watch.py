"""A real till with Activity on its screen: prints how soon rows are painted and how late the loop is in a flood.

`till` listens itself, `beside` has `pos-app listen` beside it.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject

from pos_app.gateway.signing import notice_signature
from pos_app.self_test.hands import Hands
from pos_app.ui.activity.list_panel import NoticeListPanel
from pos_app.ui.activity.screen import ActivityScreen
from tests.bench.figure import percentile
from tests.bench.receiver_sides import practice_keys
from tests.bench.till_watch import WARMS_UP, lateness, live_till
from tests.webhook_server.line import bring, notice

SPARED_SECONDS: Final = 6.0
FLOOD_SECONDS: Final = {"till": 40.0, "beside": 12.0}
ROWS: Final = 15
_FIRST: Final = 1_000_000  # the numbers of a flood begin at 0


class _Painted(QObject):
    """Sees the list being painted, and says when this notice was its first row."""

    def __init__(self, panel: NoticeListPanel, reference: str) -> None:
        super().__init__()
        self.at: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._panel = panel
        self._reference = reference
        panel.list.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See a paint go by: it is done in the same turn of the loop."""
        is_there = self._panel.shown and self._panel.rows.notice(0).reference == self._reference
        if event.type() is QEvent.Type.Paint and is_there and not self.at.done():
            asyncio.get_running_loop().call_soon(self._tell)
            watched.removeEventFilter(self)
        return False

    def _tell(self) -> None:
        self.at.set_result(time.perf_counter())


async def measure(hands: Hands, which: str) -> dict[str, Any]:
    """Bring notices one by one, and time the loop while another program has a flood and while this one has it."""
    view = await hands.room.notices.look()
    signature = notice_signature(practice_keys() if which == "beside" else hands.room.pairs()[0])
    await asyncio.sleep(WARMS_UP)
    screen = hands.window.findChild(ActivityScreen)
    assert screen is not None
    hands.window.open_screen("activity")
    rows = [await _until_painted(screen, view.address, signature, _FIRST + number) for number in range(ROWS)]
    with tempfile.TemporaryDirectory() as far, listener(Path(far)) as elsewhere, lateness() as spared:
        await _flooded(elsewhere, notice_signature(practice_keys()), SPARED_SECONDS)
    with lateness() as flooded:
        taken, took = await _flooded(view.address, signature, FLOOD_SECONDS[which])
    late = {side: [percentile(each, 99), max(each)] for side, each in (("spared", spared), ("flooded", flooded))}
    return {**late, "rows": {"median": median(rows), "max": max(rows)}, "taken": taken, "took": took}


async def _until_painted(screen: ActivityScreen, url: str, signature: str, number: int) -> float:
    """Return the milliseconds; its durable commit and the answer to whoever brought it are within them."""
    painted = _Painted(screen.list, f"kaunta-{number}")
    began = time.perf_counter()
    await bring(url, [notice(number)], signature, lines=1, told=_unheard)
    return (await asyncio.wait_for(painted.at, 10.0) - began) * 1000


def _unheard(_status: int, _body: bytes) -> None:
    """A notice that is not taken is never painted."""


async def _flooded(url: str, signature: str, seconds: float) -> tuple[int, float]:
    command = ["-m", "tests.bench.receiver_sides", "flood", url, signature, str(seconds)]
    flooding = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=subprocess.PIPE)
    told, _ = await flooding.communicate()
    taken, took = json.loads(told)
    return taken, took


@contextmanager
def listener(folder: Path) -> Generator[str]:
    """Have `pos-app listen` collect into this folder; yields its address."""
    command = [sys.executable, "-m", "pos_app", "listen", "--port=0", f"--data-dir={folder}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as running:
        assert running.stdout is not None
        url: str = json.loads(running.stdout.readline())["listening"]
        try:
            yield url
        finally:
            running.terminate()


def main(which: str) -> None:
    """Watch a till."""
    with tempfile.TemporaryDirectory() as folder, listener(Path(folder)) if which == "beside" else nullcontext():
        live_till(Path(folder), lambda hands, _: measure(hands, which))


if __name__ == "__main__":
    main(sys.argv[1])
