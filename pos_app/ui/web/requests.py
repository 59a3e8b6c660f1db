"""What a visit may ask of the net, judged by the browser itself before anything is sent: no script can undo it."""

import logging
import time
from collections.abc import Iterable

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWebEngineCore import QWebEngineUrlRequestInfo, QWebEngineUrlRequestInterceptor

from pos_app.ui.web.addresses import is_nearby, server_of
from pos_app.ui.web.page_budget import PageBudget

_log = logging.getLogger(__name__)

_WEB = frozenset({"https", "http", "wss", "ws"})
_MADE_BY_PAGES = frozenset({"about", "blob", "data"})
_LETTERS = 1000  # of an address, for 1 of the budget


class RequestGuard(QWebEngineUrlRequestInterceptor):
    """Keeps pages from this computer and from the shop's network, but for the servers that the payment itself named
    (the sandbox is played here), and keeps links from downloading.

    What a script is redirected to it hears of too late, and names it does not resolve: for both there is `WayOut`.
    """

    kept_download = Signal()
    flooded = Signal()  # the pages ask for more than the till can bear

    def __init__(self, parent: QObject, *, nearby: Iterable[str]) -> None:
        super().__init__(parent)
        self.nearby = frozenset(server_of(QUrl(address)) for address in nearby)
        self._has_told = False
        self._budget = PageBudget(monotonic=time.monotonic)

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:  # noqa: N802  # Qt's name
        self.spend_for(info.requestUrl())
        if info.isDownload():
            info.block(True)
            self.kept_download.emit()
        elif not self.may_ask(info.requestUrl()):
            info.block(True)
            self._tell()

    def spend(self, cost: float) -> None:
        """Count what a page asks of the till."""
        if not self._budget.take(cost):
            self.flooded.emit()

    def spend_for(self, url: QUrl) -> None:
        """Count an address that a page asks for or stands at: the longer it is, the longer the window is held up."""
        letters = url.toEncoded().size() if url.scheme() in _WEB else 0
        self.spend(1 + letters / _LETTERS)

    def may_ask(self, url: QUrl) -> bool:
        """Tell whether pages of this visit may ask for this address."""
        if url.scheme() in _WEB:
            return not is_nearby(url) or server_of(url) in self.nearby
        return url.scheme() in _MADE_BY_PAGES

    def _tell(self) -> None:
        if not self._has_told:  # once: a page may try without end
            self._has_told = True
            _log.info("a page was kept from an address on this computer or in its network, or of another kind")
