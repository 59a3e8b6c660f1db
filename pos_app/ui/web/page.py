"""A web page that may do what paying takes, and nothing else."""

import contextlib
import logging
import os
import signal

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtNetwork import QAuthenticator
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

from pos_app.domain.plain_text import plain
from pos_app.ui.web.addresses import may_open
from pos_app.ui.web.requests import RequestGuard
from pos_app.ui.web.way_out import WayOut

_Request = QWebEngineFullScreenRequest | QWebEngineRegisterProtocolHandlerRequest | QWebEngineFileSystemAccessRequest

log = logging.getLogger(__name__)

# What `restrain.js` writes to the console when it keeps a link from downloading. A page that writes it tells
# the till no more than that something was not opened.
_KEPT = "kaunta: not opened"
_LULL = 100  # ms without another load, after which one that was broken off was not just replaced

# What a page may write to its console: far more than a bank needs, far less than what holds the till up.
_MOST_LINES = 2_000
_MOST_LETTERS = 2_000_000

# What some things cost of what pages may ask at a time; most of them cost 1.
_QUESTION = 5
_LETTERS_OF_A_TITLE = 500  # for 1

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

    def __init__(self, profile: QWebEngineProfile, guard: RequestGuard, way_out: WayOut) -> None:
        super().__init__(profile, profile)
        self._guard = guard
        self._way_out = way_out
        guard.kept_download.connect(self._note_kept)
        guard.flooded.connect(self._end_process)
        self._ended = 0  # the process that was ended last
        self._awaits_document = False
        self._is_leaving = False
        self._lines = self._letters = 0
        self.setAudioMuted(True)
        self.loadStarted.connect(self._note_left)
        self.titleChanged.connect(self._note_title)
        self.urlChanged.connect(guard.spend_for)
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
        self.proxyAuthenticationRequired.connect(self._let_in)

    def load_again(self) -> None:
        """Load what stands here once more, whatever the page says to that."""
        self._is_leaving = True
        self.triggerAction(QWebEnginePage.WebAction.Reload)

    def show_document(self, html: str, place: QUrl) -> None:
        """Show a document of ours, as though it came from this place."""
        self._awaits_document = True
        self.setHtml(html, place)

    def acceptNavigationRequest(  # noqa: N802  # Qt's name
        self, url: QUrl | str, kind: QWebEnginePage.NavigationType, is_main_frame: bool
    ) -> bool:
        url = QUrl(url)
        self._guard.spend_for(url)
        if self._awaits_document and is_main_frame and url.scheme() == _LOCAL_DOCUMENT:
            self._awaits_document = False
            return True
        # Here too, for of a redirect the guard hears too late.
        if not may_open(url, is_main_frame=is_main_frame) or not self._guard.may_ask(url):
            log.info("a page may not open an address beginning with %s:", plain(url.scheme(), most=20))
            return False
        if is_main_frame:
            self.headed_for.emit(url, kind is QWebEnginePage.NavigationType.NavigationTypeRedirect)
        return True

    def javaScriptAlert(self, _place: QUrl | str, text: str) -> None:  # noqa: N802  # Qt's name
        self._guard.spend(_QUESTION)
        self.said.emit(plain(text))

    def javaScriptConfirm(self, _place: QUrl | str, text: str) -> bool:  # noqa: N802  # Qt's name
        if self._is_leaving:  # "Leave this page?" of a page that has thrown off what keeps it from asking
            return True
        self._guard.spend(_QUESTION)
        self.asked.emit(plain(text))
        return False

    def javaScriptPrompt(self, _place: QUrl | str, text: str, _offer: str) -> tuple[bool, str]:  # noqa: N802  # Qt's
        self._guard.spend(_QUESTION)
        self.asked.emit(plain(text))
        return False, ""

    def javaScriptConsoleMessage(self, _level: object, text: str, *_: object) -> None:  # noqa: N802  # Qt's name
        """Keep what pages write to their console out of the log: nobody knows what is in it."""
        self._lines, self._letters = self._lines + 1, self._letters + len(text)
        if self._lines > _MOST_LINES or self._letters > _MOST_LETTERS:
            self._end_process()
        elif text == _KEPT:
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

    def _end_process(self) -> None:
        """End the process of a page that floods the till: what it goes on with would fill the till's memory."""
        process = self.renderProcessPid()
        if process <= 0 or process == self._ended:
            return
        self._ended = process
        log.warning("a page asked, or wrote to its console, without end: it was ended")
        with contextlib.suppress(OSError):  # it has gone meanwhile
            os.kill(process, getattr(signal, "SIGKILL", signal.SIGTERM))  # Windows ends a process by either

    def _note_left(self) -> None:
        self._is_leaving = False

    def _note_title(self, title: str) -> None:
        self._guard.spend(1 + len(title) / _LETTERS_OF_A_TITLE)

    def _note_crash(self, *_: object) -> None:
        self.crashed.emit()

    def _note_kept(self) -> None:
        self.lull.start()

    def _let_in(self, _place: QUrl, answer: QAuthenticator, proxy: str) -> None:
        if self._way_out.is_proxy(proxy):
            self._way_out.let_in(answer)
        else:
            self._give_up()

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
