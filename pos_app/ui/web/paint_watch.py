"""Watches whether a page has drawn anything: a bank's page that stays blank leaves a customer helpless."""

from collections.abc import Iterator
from itertools import islice

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWebEngineCore import QWebEngineFrame, QWebEnginePage, QWebEngineScript
from PySide6.QtWidgets import QWidget

_EVERY = 50  # ms
PATIENCE = 8000  # ms
_MOST_FRAMES = 20  # asked at a time; banks nest two or three
_WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld


class PaintWatch(QObject):
    """Asks the page, and every frame in it, until one of them has drawn text or a picture."""

    painted = Signal()
    stayed_blank = Signal()  # once; the watch goes on, `painted` may still follow

    def __init__(self, view: QWidget, page: QWebEnginePage, question: str) -> None:
        super().__init__(view)
        self._view = view
        self._page = page
        self._question = question
        self._blank_for = QElapsedTimer()
        self.is_watching = False
        self._has_complained = False
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self._ask)

    def start(self) -> None:
        """Begin anew: another page is on its way, or has come."""
        self.is_watching = True
        self._has_complained = False
        self._blank_for.start()
        self._timer.start()

    def stop(self) -> None:
        """Watch no longer."""
        self.is_watching = False
        self._timer.stop()

    def _ask(self) -> None:
        if not self._view.isVisible():
            self._blank_for.start()  # nobody looks, and so Chromium does not draw
            return
        if not self._has_complained and self._blank_for.hasExpired(PATIENCE):
            self._has_complained = True
            self.stayed_blank.emit()
        for frame in islice(_all_frames(self._page.mainFrame()), _MOST_FRAMES):
            frame.runJavaScript(self._question, _WORLD.value, self._hear)

    def _hear(self, answer: object) -> None:
        if answer is True and self.is_watching:
            self.stop()
            self.painted.emit()


def _all_frames(frame: QWebEngineFrame) -> Iterator[QWebEngineFrame]:
    yield frame
    for child in frame.children():
        yield from _all_frames(child)
