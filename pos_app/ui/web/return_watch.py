"""Notices when a page comes to a return address, be it only as one step of a chain of redirects."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWebEngineCore import QWebEngineLoadingInfo

from pos_app.ui.web.addresses import is_below
from pos_app.ui.web.page import GuardedPage


class ReturnWatch(QObject):
    """Follows one page. Arrival is when that address has answered or could not: only then the bank's side is done."""

    arrived = Signal()

    def __init__(self, page: GuardedPage, start: QUrl, *, returns_to: Iterable[str]) -> None:
        super().__init__(page)
        self._start = start
        self._homes = [QUrl(home) for home in returns_to]
        self._is_told = False
        self.is_coming = False  # the page is on the way to a return address, or stands there
        page.headed_for.connect(self._look_ahead)
        page.urlChanged.connect(self._tell)
        page.loadingChanged.connect(self._note_end)

    def _look_ahead(self, url: QUrl, is_redirect: bool) -> None:
        if not is_redirect:
            self.is_coming = self._is_told = False
        # The page may be served from below a return address itself.
        if url != self._start and is_below(url, self._homes):
            self.is_coming = True

    def _note_end(self, loading: QWebEngineLoadingInfo) -> None:
        if loading.status() is not QWebEngineLoadingInfo.LoadStatus.LoadStartedStatus:
            self._tell()

    def _tell(self, *_: object) -> None:
        if self.is_coming and not self._is_told:
            self._is_told = True
            self.arrived.emit()
