"""One window of the bank: the page that approves, or one that it opened."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWebEngineCore import QWebEnginePage
from PySide6.QtWebEngineWidgets import QWebEngineView

from pos_app.ui.web.homecoming import Homecoming
from pos_app.ui.web.paint_watch import PaintWatch
from pos_app.ui.web.profile import Visit
from pos_app.ui.web.views import drop


class BankWindow(QWebEngineView):
    """A view of a guarded page, followed on its way and watched until it has drawn something."""

    def __init__(self, visit: Visit, start: QUrl, *, returns_to: Iterable[str], has_painted: str) -> None:
        super().__init__()
        self._visit = visit
        self.guarded = visit.new_page()
        self.setPage(self.guarded)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAcceptDrops(False)
        self.homecoming = Homecoming(self.guarded, start, returns_to=returns_to)
        self.watch = PaintWatch(self, self.guarded, has_painted)
        page = self.guarded
        for sign in (page.loadStarted, page.urlChanged, page.loaded, page.refused):
            sign.connect(self.watch.start)
        for sign in (page.failed, page.crashed):
            sign.connect(self.watch.stop)

    def load_again(self) -> None:
        """Load what stands here once more."""
        self.guarded.triggerAction(QWebEnginePage.WebAction.Reload)

    def end(self) -> None:
        """Close the window and its page."""
        self.watch.stop()
        self.guarded.disconnect(self.watch)
        drop(self)
        self._visit.close_page(self.guarded)
