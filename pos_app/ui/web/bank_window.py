"""One window of the bank: the page that approves, or one that it opened."""

from collections.abc import Iterable

from PySide6.QtCore import QChildEvent, QEvent, Qt, QTimer, QUrl
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QDialog

from pos_app.ui.web.paint_watch import PaintWatch
from pos_app.ui.web.profile import WebVisit
from pos_app.ui.web.return_watch import ReturnWatch
from pos_app.ui.web.views import drop


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
