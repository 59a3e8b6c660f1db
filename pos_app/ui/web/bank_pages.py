"""The bank's page, and over it the windows that it opens, all inside one frame."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWebEngineCore import QWebEngineHttpRequest, QWebEngineNewWindowRequest, QWebEngineScript
from PySide6.QtWidgets import QStackedWidget

from pos_app.services.browser import ApprovalPage
from pos_app.ui.kit.widgets import clipboard
from pos_app.ui.web.addresses import may_open
from pos_app.ui.web.bank_window import BankWindow
from pos_app.ui.web.profile import WebVisit, script_from

_MOST_WINDOWS = 4
_TOKEN_FIELD = "JWT"  # noqa: S105  # the name of a form field
_TELLS_NO_OWNER: Final = "offscreen"  # the platform on which nobody ever owns the clipboard


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


class ClipboardGuard(QObject):
    """Watches while a customer's page is open. After any click a page may write to the clipboard, whatever the settings
    say (seen on Qt 6.11.3), and nothing tells its text from one of ours: what this program writes without a button for
    it is the page's, and what a button put there before comes back.

    The floor: what another program had put there is gone, for to read it beforehand can hold the window up; and a text
    that somebody copies from a field of ours by the keyboard meanwhile does not stay.

    What is selected in a page goes by itself to where the middle button pastes from (X11, Wayland), be it into a field
    of ours. No button of ours writes there: what this program puts there meanwhile goes, and nothing comes back.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clipboard = QGuiApplication.clipboard()
        self._is_putting_back = False
        if not self._is_by_us():
            clipboard.forget_copied()
        self._clipboard.dataChanged.connect(self._look)
        if self._clipboard.supportsSelection():
            self._clipboard.selectionChanged.connect(self._look_at_selection)

    def _look(self) -> None:
        if not self._is_by_us():
            clipboard.forget_copied()
            return
        kept = clipboard.copied()
        if self._is_putting_back or (kept and self._clipboard.text() == kept):
            return
        self._is_putting_back = True
        try:
            if kept:
                clipboard.copy(kept)
            else:
                clipboard.empty()
        finally:
            self._is_putting_back = False

    def _look_at_selection(self) -> None:
        if self._clipboard.ownsSelection():  # no longer, once it is empty: then this is told again
            self._clipboard.clear(clipboard.Mode.Selection)

    def _is_by_us(self) -> bool:
        return self._clipboard.ownsClipboard() or QGuiApplication.platformName() == _TELLS_NO_OWNER
