"""Collects what only cycles keep alive in the window's thread, and nowhere else.

Python's own collector runs in whatever thread happens to allocate. A widget in a cycle is then ended by a worker, while
Qt paints it: a segmentation fault that nothing explains.
"""

import gc
import time
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QObject, Slot

_YOUNG, _MIDDLE, _ALL = 0, 1, 2
_QUIET: Final = 0.5  # seconds in which hardly anything was made: the time for a look at everything
_MIDDLE_EVERY: Final = 1.0  # seconds: what is ended meanwhile hides from the count of what was made
_ALL_EVERY: Final = 60.0  # seconds, when it is quiet
_ALL_AT_LAST: Final = 120.0  # seconds, when it never is
_STANDS_AFTER: Final = 10.0  # seconds: what is there then stays as long as the program


def generation_due(
    counts: tuple[int, int, int], limits: tuple[int, int, int], *, quiet: float, since: float, since_all: float
) -> int | None:
    """Return which generation is to be looked at, or None: by what was made, and by the seconds since the last look."""
    if since_all >= (_ALL_EVERY if quiet >= _QUIET else _ALL_AT_LAST):
        return _ALL
    if counts[_YOUNG] > limits[_YOUNG]:
        return _MIDDLE if counts[_MIDDLE] > limits[_MIDDLE] else _YOUNG
    return _MIDDLE if since >= _MIDDLE_EVERY else None


class Collector(QObject):
    """Looks when the loop has nothing to do: mostly at what is young, which takes a part of a millisecond."""

    def __init__(self, app: QCoreApplication, *, freezes: bool) -> None:
        super().__init__(app)
        self._dispatcher = QAbstractEventDispatcher.instance(app.thread())
        self._freezes = freezes  # once it stands, so that a look at everything is short
        self._limits = gc.get_threshold()
        self._begun = self._busy = self._looked = self._looked_at_all = time.monotonic()
        self._is_begun = False

    def begin(self) -> None:
        """Collect here from now on; Python does not any more."""
        gc.disable()
        if not self._is_begun:
            self._is_begun = True
            self._begun = time.monotonic()
            self._dispatcher.aboutToBlock.connect(self.look)

    def end(self) -> None:
        """Leave it to Python again, with nothing of the window left for it."""
        if self._is_begun:
            self._is_begun = False
            self._dispatcher.aboutToBlock.disconnect(self.look)
            gc.collect()
            gc.enable()

    @Slot()
    def look(self) -> None:
        """Collect what is due."""
        counts, now = gc.get_count(), time.monotonic()
        if counts[_YOUNG] > self._limits[_YOUNG]:
            self._busy = now
        quiet = now - self._busy
        if self._freezes and quiet >= _QUIET and now - self._begun >= _STANDS_AFTER:
            self._freezes = False
            gc.collect(_MIDDLE)
            gc.freeze()
            self._looked = self._looked_at_all = now
            return
        since, since_all = now - self._looked, now - self._looked_at_all
        due = generation_due(counts, self._limits, quiet=quiet, since=since, since_all=since_all)
        if due is not None:
            self._looked = now
            self._looked_at_all = now if due == _ALL else self._looked_at_all
            gc.collect(due)
