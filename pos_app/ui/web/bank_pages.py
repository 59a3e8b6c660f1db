"""The bank's page, and over it the windows that it opens, all inside one frame."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWebEngineCore import QWebEngineHttpRequest, QWebEngineNewWindowRequest, QWebEngineScript
from PySide6.QtWidgets import QStackedWidget

from pos_app.services.browser import ApprovalPage
from pos_app.ui.web.addresses import may_open
from pos_app.ui.web.bank_window import BankWindow
from pos_app.ui.web.clipboard_guard import ClipboardGuard
from pos_app.ui.web.profile import WebVisit, script_from

_MOST_WINDOWS = 4
_TOKEN_FIELD = "JWT"  # noqa: S105  # the name of a form field


@dataclass(frozen=True, slots=True)
class ApprovalTexts:
    """The scripts of an approval, as they lie in the resources."""

    restrain: str
    has_painted: str

    @classmethod
    def read(cls, folder: Path) -> "ApprovalTexts":
        """Read them once."""
        return cls(
            restrain=(folder / "restrain.js").read_text("utf-8"),
            has_painted=(folder / "has_painted.js").read_text("utf-8"),
        )


class BankPages(QStackedWidget):
    """One visit to the bank; the window opened last lies on top."""

    moved = Signal()  # another page is on top, or the one there has gone on
    painted = Signal()
    stayed_blank = Signal()
    returned = Signal()
    returned_nowhere = Signal()  # the return address does not exist: the till is no web site
    failed = Signal()
    crashed = Signal()
    closed = Signal()  # the first page closed itself
    said = Signal(str)
    asked = Signal(str)
    not_opened = Signal()
    ended = Signal()

    def __init__(self, page: ApprovalPage, texts: ApprovalTexts, *, nearby: frozenset[str]) -> None:
        super().__init__()
        self._asked = page
        self._start = QUrl(page.address)
        self._texts = texts
        script = script_from(texts.restrain, world=QWebEngineScript.ScriptWorldId.ApplicationWorld, in_frames=True)
        known = nearby | page.returns_to | {page.address}
        self._visit = WebVisit(self, nearby=known, scripts=[script], opens_windows=True)
        self._clipboard = ClipboardGuard(self)
        self._visit.ended.connect(self.ended)
        self._windows = [self._new_window()]
        first = self._windows[0]
        first.guarded.failed.connect(self._fail)
        first.guarded.crashed.connect(self.crashed)
        first.guarded.windowCloseRequested.connect(self.closed)
        first.watch.stayed_blank.connect(self.stayed_blank)

    @property
    def address(self) -> QUrl:
        """The address of the page on top; before it has answered, the one that was asked for."""
        url = self._windows[-1].guarded.url()
        if not url.isEmpty():
            return url
        return QUrl("about:blank") if self.has_windows else self._start

    @property
    def has_windows(self) -> bool:
        """Tell whether something lies over the first page."""
        return len(self._windows) > 1

    def open(self) -> None:
        """Go to the bank, from the beginning."""
        if self._asked.token is None:
            self._windows[0].guarded.load(self._start)
        else:
            form = QWebEngineHttpRequest.postRequest(self._start, {_TOKEN_FIELD: self._asked.token})
            self._windows[0].guarded.load(form)

    def reload(self) -> None:
        """Load the first page again, without the windows it opened."""
        self.close_windows()
        if self._windows[0].guarded.url().isEmpty():
            self.open()
        else:
            self._windows[0].load_again()

    def close_windows(self) -> None:
        """Close what lies over the first page."""
        for window in self._windows[1:]:
            self._close(window)

    def take_keyboard(self) -> None:
        """Let what is typed go to the page on top; `autofocus` in a page does not bring that about."""
        self._windows[-1].setFocus()

    def end(self) -> None:
        """Leave the bank; `ended` follows once nothing of the visit is left."""
        for window in reversed(self._windows):
            window.end()
        self._visit.end()

    def event(self, event: QEvent) -> bool:
        # Esc inside a page is the page's: it must not reach the window's shortcut. The F-keys do.
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    def _new_window(self) -> BankWindow:
        returns_to, has_painted = self._asked.returns_to, self._texts.has_painted
        window = BankWindow(self._visit, self._start, returns_to=returns_to, has_painted=has_painted)
        window.watch.painted.connect(self.painted)
        window.homecoming.arrived.connect(self.returned)
        window.guarded.said.connect(self.said)
        window.guarded.asked.connect(self.asked)
        window.guarded.not_opened.connect(self.not_opened)
        window.guarded.urlChanged.connect(self._move)
        window.guarded.newWindowRequested.connect(self._open_window)
        self.addWidget(window)
        return window

    def _open_window(self, request: QWebEngineNewWindowRequest) -> None:
        wanted = request.requestedUrl()
        if len(self._windows) >= _MOST_WINDOWS or not (wanted.isEmpty() or may_open(wanted, is_main_frame=True)):
            return  # an empty window over the page would only be in the way
        window = self._new_window()
        window.guarded.crashed.connect(partial(self._close, window))
        window.guarded.windowCloseRequested.connect(partial(self._close, window))
        self._windows.append(window)
        request.openIn(window.guarded)
        self._show_top()

    def _close(self, window: BankWindow) -> None:
        if window in self._windows[1:]:
            self._windows.remove(window)
            self.removeWidget(window)
            window.end()
            self._show_top()

    def _show_top(self) -> None:
        self.setCurrentWidget(self._windows[-1])
        self.take_keyboard()
        self._move()

    def _move(self) -> None:
        self.moved.emit()

    def _fail(self) -> None:
        (self.returned_nowhere if self._windows[0].homecoming.is_coming else self.failed).emit()
