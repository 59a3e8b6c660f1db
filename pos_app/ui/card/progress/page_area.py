"""The place of the customer's page on the screen: which page stands there, and what can be done with it."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QStackedWidget, QWidget

from pos_app.ui.card.progress.desk import BankPage, BankPagesDesk, OpensElsewhere
from pos_app.ui.card.progress.scene import PageView


class PageArea(QObject):
    """Follows the page of one payment; pages of other payments wait behind it."""

    changed = Signal()  # a page came, went, or stands elsewhere now

    def __init__(self, screen: QWidget, pages: BankPagesDesk, stage: QStackedWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self._pages = pages
        self._stage = stage
        self._followed: BankPage | None = None
        # Queued: a page is put on the stage before anybody else can be told of it.
        stage.currentChanged.connect(self._note_change, Qt.ConnectionType.QueuedConnection)

    def show_page_of(self, reference: str) -> PageView | None:
        """Bring the page of this payment to the front, if its customer has one now."""
        page = self._pages.approval_of(reference)
        self._followed = page
        if page is None:
            return None
        view = page.view
        if not page.is_in_own_window and self._stage.indexOf(view) >= 0:
            self._stage.setCurrentWidget(view)
        opens_elsewhere = isinstance(view, OpensElsewhere) and view.can_open_elsewhere
        return PageView(opens_elsewhere, page.is_in_own_window, has_second_screen=self._other_screen() is not None)

    def reload(self) -> None:
        """Load the page again."""
        if self._followed is not None:
            self._followed.reload()

    def open_elsewhere(self) -> None:
        """Open the page in the browser of this computer."""
        if self._followed is not None:
            self._followed.open_elsewhere()

    def move(self) -> None:
        """Put the page into a window of its own, on the customer's screen if there is one; or bring it back."""
        page = self._followed
        if page is None:
            return
        if page.is_in_own_window:
            page.return_to_stage()
        else:
            page.move_to_own_window(self._other_screen())
        self.changed.emit()

    def _other_screen(self) -> QScreen | None:
        here = self._screen.screen()
        return next((screen for screen in QGuiApplication.screens() if screen is not here), None)

    def _note_change(self, _: int) -> None:
        self.changed.emit()
