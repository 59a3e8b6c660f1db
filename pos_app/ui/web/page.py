"""A web page that may do what paying takes, and nothing else."""

import logging

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtWebEngineCore import (
    QWebEngineCertificateError,
    QWebEngineClientCertificateSelection,
    QWebEngineFileSystemAccessRequest,
    QWebEngineFullScreenRequest,
    QWebEngineLoadingInfo,
    QWebEnginePage,
    QWebEnginePermission,
    QWebEngineProfile,
    QWebEngineRegisterProtocolHandlerRequest,
    QWebEngineWebAuthUxRequest,
)

from pos_app.domain.plain import plain
from pos_app.ui.web.addresses import may_open

_Request = QWebEngineFullScreenRequest | QWebEngineRegisterProtocolHandlerRequest | QWebEngineFileSystemAccessRequest

log = logging.getLogger(__name__)

# What `restrain.js` writes to the console when it keeps a link from downloading. A page that writes it tells
# the till no more than that something was not opened.
_KEPT = "kaunta: not opened"
_LULL = 100  # ms without another load, after which one that was broken off was not just replaced

_LOCAL_DOCUMENT = "data"  # the scheme under which Chromium loads what `setHtml` is given


class GuardedPage(QWebEnginePage):
    """Every request of a page that a person would have to answer is answered here: no, at once and without a dialog."""

    said = Signal(str)  # a page's own dialogs, as plain text; the page has been answered already,
    asked = Signal(str)  # a question with no
    headed_for = Signal(QUrl, bool)  # where to, and whether it is a redirect on the way there
    loaded = Signal()
    failed = Signal()  # the page could not be had: there is nothing to look at
    refused = Signal()  # the server answered with an error, in a page of its own
    crashed = Signal()
    not_opened = Signal()  # a file, or what the page may not open: it stands where it stood

    def __init__(self, profile: QWebEngineProfile) -> None:
        super().__init__(profile, profile)
        self._awaits_document = False
        self.lull = QTimer(self, interval=_LULL)
        self.lull.setSingleShot(True)
        self.lull.timeout.connect(self.not_opened)
        self.loadingChanged.connect(self._follow)
        self.renderProcessTerminated.connect(self._note_crash)
        self.certificateError.connect(_reject_certificate)
        self.permissionRequested.connect(_deny)
        self.fullScreenRequested.connect(_reject)
        self.registerProtocolHandlerRequested.connect(_reject)
        self.fileSystemAccessRequested.connect(_reject)
        self.selectClientCertificate.connect(_choose_no_certificate)
        self.webAuthUxRequested.connect(_cancel_passkey)
        # Unanswered, Chromium would ask the same server 32 times.
        self.authenticationRequired.connect(self._give_up)
        self.proxyAuthenticationRequired.connect(self._give_up)

    def show_document(self, html: str, place: QUrl) -> None:
        """Show a document of ours, as though it came from this place."""
        self._awaits_document = True
        self.setHtml(html, place)

    def acceptNavigationRequest(  # noqa: N802  # Qt's name
        self, url: QUrl | str, kind: QWebEnginePage.NavigationType, is_main_frame: bool
    ) -> bool:
        url = QUrl(url)
        if self._awaits_document and is_main_frame and url.scheme() == _LOCAL_DOCUMENT:
            self._awaits_document = False
            return True
        if not may_open(url, is_main_frame=is_main_frame):
            log.info("a page may not open an address beginning with %s:", plain(url.scheme(), most=20))
            return False
        if is_main_frame:
            self.headed_for.emit(url, kind is QWebEnginePage.NavigationType.NavigationTypeRedirect)
        return True

    def javaScriptAlert(self, _place: QUrl | str, text: str) -> None:  # noqa: N802  # Qt's name
        self.said.emit(plain(text))

    def javaScriptConfirm(self, _place: QUrl | str, text: str) -> bool:  # noqa: N802  # Qt's name
        self.asked.emit(plain(text))
        return False

    def javaScriptPrompt(self, _place: QUrl | str, text: str, _offer: str) -> tuple[bool, str]:  # noqa: N802  # Qt's
        self.asked.emit(plain(text))
        return False, ""

    def javaScriptConsoleMessage(self, _level: object, text: str, *_: object) -> None:  # noqa: N802  # Qt's name
        """Keep what pages write to their console out of the log: nobody knows what is in it."""
        if text == _KEPT:
            self.lull.start()

    def chooseFiles(self, *_: object) -> list[str]:  # noqa: N802  # Qt's name
        return []

    def _follow(self, loading: QWebEngineLoadingInfo) -> None:
        self.lull.stop()
        match loading.status():
            case QWebEngineLoadingInfo.LoadStatus.LoadSucceededStatus:
                self.loaded.emit()
            case QWebEngineLoadingInfo.LoadStatus.LoadFailedStatus:
                is_status = loading.errorDomain() is QWebEngineLoadingInfo.ErrorDomain.HttpStatusCodeDomain
                (self.refused if is_status and not loading.isErrorPage() else self.failed).emit()
            case QWebEngineLoadingInfo.LoadStatus.LoadStoppedStatus:
                # WORKAROUND for Qt 6.11.3: of a download no more may be heard, see `Visit`.
                self.lull.start()
            case _:
                pass

    def _note_crash(self, *_: object) -> None:
        self.crashed.emit()

    def _give_up(self, *_: object) -> None:
        self.triggerAction(QWebEnginePage.WebAction.Stop)
        self.lull.stop()
        self.failed.emit()


def _reject_certificate(error: QWebEngineCertificateError) -> None:
    log.warning("a page's certificate was refused: %s", error.type().name)
    error.rejectCertificate()


def _deny(permission: QWebEnginePermission) -> None:
    permission.deny()


def _reject(request: _Request) -> None:
    request.reject()


def _choose_no_certificate(selection: QWebEngineClientCertificateSelection) -> None:
    selection.selectNone()


def _cancel_passkey(request: QWebEngineWebAuthUxRequest) -> None:
    request.cancel()
