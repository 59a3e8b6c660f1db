"""Tells when a window was painted for the first time: what start-up waits for before it does anything slow."""

from PySide6.QtCore import QEvent, QEventLoop, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget


class FirstPaint(QObject):
    """Watches one window until it was painted once."""

    _seen = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._is_seen = False
        window.installEventFilter(self)

    async def wait(self) -> None:
        """Return once the picture is complete."""
        import asyncio  # a good part of what a start takes; where the window is painted at once, it comes after that

        if not self._is_seen:
            seen = asyncio.Event()
            self._seen.connect(seen.set)
            await seen.wait()
        await asyncio.sleep(0)  # children are painted in the same turn, after the window itself

    def wait_without_loop(self) -> None:
        """Return once the picture is complete, before there is a loop."""
        while not self._is_seen:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._is_seen = True
            self._seen.emit()
        return False
