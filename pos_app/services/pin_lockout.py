"""PIN lockout: how many wrong PINs each person typed, and how long none is looked at.

How often is in the journal and outlives a restart. How long is counted by a clock that nobody can set: a start begins
the wait of a shut door anew, so neither the calendar nor switching the till off shortens it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from pos_app.domain.pin import tries_left, wait_after

_ROUND: Final = 0.001


class PinLockout:
    """What is known of every door in this run."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._wrong: dict[str, int] = {}
        self._open_at: dict[str, float] = {}

    def take_up(self, wrong: Mapping[str, int]) -> None:
        """Begin with what the journal says."""
        self._wrong.clear()
        self._open_at.clear()
        for door, count in wrong.items():
            self.count(door, count)

    def count(self, door: str, wrong: int) -> None:
        """Hear how many wrong tries in a row there are now."""
        self._wrong[door] = wrong
        wait = wait_after(wrong)
        if wait:
            self._open_at[door] = self._steady() + wait

    def forgive(self, door: str) -> None:
        """Hear that the tries count no longer."""
        self._wrong.pop(door, None)
        self._open_at.pop(door, None)

    def wait(self, door: str) -> float:
        """Return for how many seconds nobody looks at a PIN here."""
        rest = self._open_at.get(door, 0.0) - self._steady()
        return rest if door in self._open_at and rest > _ROUND else 0.0

    def wrong(self, door: str) -> int:
        """Return how many wrong tries in a row there were."""
        return self._wrong.get(door, 0)

    def left(self, door: str) -> int:
        """Return how many tries there are before the next wait."""
        return tries_left(self.wrong(door))
