"""Knows for how long nobody has touched the till, by a clock that nobody can set.

Like `quiet` it watches the native window and never the application: a filter there, written in Python, crashes the
program as soon as the web engine makes objects of its own. The first web page gives the window another native one,
which is watched from then on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_TOUCHES: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
    }
)
_ANOTHER_NATIVE_ONE: Final = frozenset({QEvent.Type.WinIdChange, QEvent.Type.Show})
_LOOKS_EVERY: Final = 1.0  # seconds at most: the computer may have slept meanwhile, and timers with it


class Idle(QObject):
    """The moment of the last key, press or move that reached the window from outside."""

    def __init__(self, window: QWidget, *, steady: Callable[[], float]) -> None:
        super().__init__(window)
        self._window = window
        self._steady = steady
        self._watched: QObject | None = None
        self.touch()
        window.installEventFilter(self)
        self._watch()

    @property
    def seconds(self) -> float:
        """For how long nobody has touched it."""
        return self._steady() - self._touched

    def touch(self) -> None:
        """Count from now on."""
        self._touched = self._steady()

    async def last(self, seconds: float, *, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Return once nobody has touched it for so long."""
        while (rest := seconds - self.seconds) > 0:
            await sleep(min(rest, _LOOKS_EVERY))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._window:
            if kind in _ANOTHER_NATIVE_ONE:
                self._watch()
        elif kind in _TOUCHES:
            self.touch()
        return super().eventFilter(watched, event)

    def _watch(self) -> None:
        found = self._window.windowHandle()
        if found is None or found is self._watched:  # pyright: ignore[reportUnnecessaryComparison]  # before it is shown
            return
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = found
        found.installEventFilter(self)
