"""One approval, on the stage or in a window of its own."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QScreen
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from pos_app.services.browser import ApprovalEvent
from pos_app.ui.web.approval_view import ApprovalView


class ShownApproval(QObject):
    """What `services.browser.Approval` promises; and for the screen, the view and where it stands."""

    moved = Signal()  # to another address, to its own window or back
    closed = Signal()

    def __init__(
        self, parent: QObject, view: ApprovalView, stage: QStackedWidget, *, seen: Callable[[ApprovalEvent], None]
    ) -> None:
        super().__init__(parent)
        self.view = view
        self._stage = stage
        self._seen = seen
        self._window: OwnWindow | None = None
        self._is_closed = False
        view.happened.connect(self._tell)
        view.moved.connect(self.moved)
        self._put_on_stage()

    @property
    def address(self) -> str:
        """Host and path of the page that is shown now."""
        return self.view.address

    @property
    def is_in_own_window(self) -> bool:
        """Tell where it stands."""
        return self._window is not None

    def reload(self) -> None:
        """Load the page again."""
        self.view.reload()

    def open_elsewhere(self) -> None:
        """Open the page in the browser of this computer."""
        self.view.open_elsewhere()

    def move_to_own_window(self, screen: QScreen | None = None) -> None:
        """Stand in a window of its own, filling that screen if one is given. Closing it brings the page back."""
        if self._window is None and not self._is_closed:
            self._stage.removeWidget(self.view)
            self._window = OwnWindow(self.view, title=self.tr("Customer approval"))
            self._window.closed.connect(self._note_closed_window)
            self._window.put_on(screen)
            self.moved.emit()

    def return_to_stage(self) -> None:
        """Stand on the stage again."""
        if self._window is not None:
            self._put_on_stage()
            self._drop_window()
            self.moved.emit()

    def close(self) -> None:
        """Take it off the screen and forget the customer."""
        if not self._is_closed:
            self._is_closed = True
            self._stage.removeWidget(self.view)
            self.view.hide()
            self.view.setParent(None)  # the view outlives the window it stands in, until its pages are gone
            self._drop_window()
            self.view.end()
            self.closed.emit()
            self.deleteLater()

    def _put_on_stage(self) -> None:
        self._stage.addWidget(self.view)
        self._stage.setCurrentWidget(self.view)

    def _drop_window(self) -> None:
        if self._window is not None:
            self._window.hide()
            self._window.deleteLater()
            self._window = None

    def _note_closed_window(self) -> None:
        self.return_to_stage()
        self._tell(ApprovalEvent.CLOSED)

    def _tell(self, event: ApprovalEvent) -> None:
        if not self._is_closed:
            self._seen(event)


class OwnWindow(QWidget):
    """Holds the page on the customer’s side; whoever closes the window has left the approval."""

    closed = Signal()

    def __init__(self, content: QWidget, *, title: str) -> None:
        super().__init__()
        self.setWindowTitle(title)  # never the page's own title: it can say anything
        column = QVBoxLayout(self)
        column.addWidget(content, 0, Qt.AlignmentFlag.AlignCenter)
        content.show()

    def put_on(self, screen: QScreen | None) -> None:
        """Fill this screen, or without one stand as an ordinary window."""
        if screen is None:
            self.show()
        else:
            self.setGeometry(screen.geometry())
            self.showFullScreen()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
