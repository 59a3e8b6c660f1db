"""One window of the bank: the page that approves, or one that it opened."""

from collections.abc import Iterable, Iterator
from itertools import islice

from PySide6.QtCore import QChildEvent, QElapsedTimer, QEvent, QObject, Qt, QTimer, QUrl, Signal
from PySide6.QtWebEngineCore import QWebEngineFrame, QWebEngineLoadingInfo, QWebEnginePage, QWebEngineScript
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QDialog, QWidget

from pos_app.ui.web.addresses import is_below
from pos_app.ui.web.page import GuardedPage
from pos_app.ui.web.profile import WebVisit
from pos_app.ui.web.views import drop

_ASKED_EVERY = 50  # ms
PATIENCE = 8000  # ms
_MOST_FRAMES = 20  # asked at a time; banks nest two or three
_WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld


class BankWindow(QWebEngineView):
    """A view of a guarded page, followed on its way and watched until it has drawn something."""

    def __init__(self, visit: WebVisit, start: QUrl, *, returns_to: Iterable[str], has_painted: str) -> None:
        super().__init__()
        self._visit = visit
        self.guarded = visit.new_page()
        self.setPage(self.guarded)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAcceptDrops(False)
        self.homecoming = ReturnWatch(self.guarded, start, returns_to=returns_to)
        self.watch = PaintWatch(self, self.guarded, has_painted)
        page = self.guarded
        for sign in (page.loadStarted, page.urlChanged, page.loaded, page.refused):
            sign.connect(self.watch.start)
        for sign in (page.failed, page.crashed):
            sign.connect(self.watch.stop)

    def childEvent(self, event: QChildEvent) -> None:
        """Let no dialog of the toolkit come up: the one for colours holds the whole till until somebody closes it."""
        super().childEvent(event)
        if event.type() is QEvent.Type.ChildPolished and isinstance(dialog := event.child(), QDialog):
            # It is about to be shown, and nothing can keep it from that; so it comes unseen, and goes at once.
            dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            dialog.setWindowModality(Qt.WindowModality.NonModal)
            QTimer.singleShot(0, dialog, dialog.reject)
            self.guarded.not_opened.emit()

    def load_again(self) -> None:
        """Load what stands here once more."""
        self.guarded.load_again()

    def end(self) -> None:
        """Close the window and its page."""
        self.watch.stop()
        self.guarded.disconnect(self.watch)
        drop(self)
        self._visit.close_page(self.guarded)


class ReturnWatch(QObject):
    """Follows one page to a return address, be it only as one step of a chain of redirects.

    Arrival is when that address has answered or could not: only then the bank's side is done.
    """

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


class PaintWatch(QObject):
    """Asks the page, and every frame in it, until one of them has drawn text or a picture.

    A page that stays blank leaves a customer helpless.
    """

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
        self._timer = QTimer(self, interval=_ASKED_EVERY)
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
