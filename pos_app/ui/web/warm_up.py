"""The first page of the program, made for nobody, so that the first customer does not wait for Chromium."""

import asyncio

from PySide6.QtCore import QObject, QRect, QUrl, Signal
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QWidget

from pos_app.ui.web.profile import NOWHERE, WebVisit
from pos_app.ui.web.views import drop, staying_active

_OUTSIDE = QRect(-2, -2, 1, 1)


class WarmUp(QObject):
    """A visit that goes nowhere, from within the window: with the first web page in it a window is made anew, so that
    it can hold graphics, and that had better not happen before a customer's eyes."""

    ended = Signal()

    def __init__(self, parent: QObject, window: QWidget) -> None:
        super().__init__(parent)
        self._window = window
        self._is_loaded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._visit = WebVisit(self, nearby=(), scripts=[], opens_windows=False)
        self._visit.ended.connect(self.ended)
        self._visit.ended.connect(self.deleteLater)

    async def done(self) -> None:
        """Load a page, and leave it."""
        try:
            await asyncio.sleep(0)  # the profile alone has brought up half of Chromium
            await self._load()
        finally:
            self._visit.end()

    async def _load(self) -> None:
        page = self._visit.new_page()
        page.loadFinished.connect(self._note_loaded)
        page.crashed.connect(self._note_loaded)
        view = QWebEngineView(self._window)
        view.setGeometry(_OUTSIDE)
        view.setPage(page)
        try:
            await asyncio.sleep(0)
            with staying_active(self._window):
                page.show_document("<p>Kaunta</p>", QUrl(NOWHERE))
                view.show()
            await self._is_loaded
        finally:
            drop(view)

    def _note_loaded(self, *_: object) -> None:
        if not self._is_loaded.done():
            self._is_loaded.set_result(None)
