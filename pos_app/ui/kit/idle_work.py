"""Knows when nobody has touched the till for a while: the time for work that would hold up a key press."""

import asyncio
import time
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_INPUT: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin})


class IdleWork(QObject):
    """Watches every key and press that reaches the window from outside.

    It never watches the application: a filter there, written in Python, crashes the program as soon as the web engine
    makes objects of its own (PySide6 wraps each of them, which sends an event, which is filtered, and so on).
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._touched = time.monotonic()
        self._watched = window.windowHandle()
        self._watched.installEventFilter(self)

    async def last(self, seconds: float) -> None:
        """Return once nothing was touched for so long."""
        while (rest := self._touched + seconds - time.monotonic()) > 0:  # noqa: ASYNC110  # a key moves the end
            await asyncio.sleep(rest)

    def end(self) -> None:
        """Stop watching."""
        if isValid(self._watched):  # the first web page gives the window another native one
            self._watched.removeEventFilter(self)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self._touched = time.monotonic()
        return super().eventFilter(watched, event)
