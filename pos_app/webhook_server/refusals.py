"""Counts what an endpoint refused, and says so in the log: how many and why, never what was in them."""

import logging
import threading
from collections import Counter
from collections.abc import Callable
from typing import Final

_AT_MOST_EVERY: Final = 60.0  # seconds: a stranger who keeps knocking must not fill the log
_WHY: Final = {
    400: "malformed or broken off",
    401: "with a bad signature",
    404: "at a wrong path",
    405: "by a wrong method",
    408: "too slow",
    413: "too large",
    503: "that could not be stored",
}

_log: Final = logging.getLogger(__name__)


class Refusals:
    """Written down at once, then together once a minute, and whatever is left at the end."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self.total = 0  # since the endpoint opened
        self._counts: Counter[int] = Counter()
        self._next_at = monotonic()
        self._lock = threading.Lock()

    def count(self, status: int) -> None:
        """Count one; may be called from any thread."""
        with self._lock:
            self.total += 1
            self._counts[status] += 1
            if self._monotonic() >= self._next_at:
                self._write_down()

    def close(self) -> None:
        """Write down what was counted since the last line."""
        with self._lock:
            self._write_down()

    def _write_down(self) -> None:
        if not self._counts:
            return
        each = ", ".join(f"{number} {_WHY.get(status, status)}" for status, number in sorted(self._counts.items()))
        _log.info("Notices refused: %s", each)
        self._counts.clear()
        self._next_at = self._monotonic() + _AT_MOST_EVERY
