"""What can be done while the customer approves: about the page, about the result, and asking for an end."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from pos_app.ui.card.progress.cancel_button import CancelButton
from pos_app.ui.card.progress.scene import Scene
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind


class ApprovalActions(QWidget):
    """The buttons, one under the other or, merged with the ticket, two side by side; none of them is filled."""

    elsewhere_asked = Signal()
    window_asked = Signal()
    reload_asked = Signal()
    check_asked = Signal()
    cancel_asked = Signal()

    def __init__(self, theme: Theme, *, columns: int) -> None:
        super().__init__()
        is_wide = columns == 1
        self._columns = columns
        self._fitting = columns
        self._is_low = False
        self._elsewhere = Button(theme, self.tr("Open in browser"), icon="external" if is_wide else "")
        self._window = Button(theme, self.tr("Own window"), icon="monitor" if is_wide else "")
        reload = self.tr("Reload page") if is_wide else self.tr("Reload")
        self._reload = Button(theme, reload, icon="reload" if is_wide else "", key="Ctrl+R")
        self._check = Button(theme, self.tr("Check now"), icon="refresh" if is_wide else "", key="F8")
        cancel = ButtonKind.QUIET if is_wide else ButtonKind.SECONDARY
        self._cancel = CancelButton(theme, cancel, icon="x" if is_wide else "")
        self._elsewhere.clicked.connect(self.elsewhere_asked)
        self._window.clicked.connect(self.window_asked)
        self._reload.clicked.connect(self.reload_asked)
        self._check.clicked.connect(self.check_asked)
        self._cancel.clicked.connect(self.cancel_asked)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.tokens.space.x1)
        self._placed: list[Button] = []
        for button in (self._elsewhere, self._window, self._reload, self._check, self._cancel):
            button.setParent(self)
            button.hide()

    def show_scene(self, scene: Scene) -> None:
        """Offer what works now."""
        page = scene.page
        self._cancel.show_asked(is_asked=scene.is_cancel_asked)
        self._check.set_busy(busy=scene.is_checking)
        if page is None:
            return
        self._window.setText(self.tr("Back from window") if page.is_in_own_window else self.tr("Own window"))
        offers_window = page.has_second_screen or page.is_in_own_window
        self._place(
            [
                *([self._elsewhere] if page.can_open_elsewhere else []),
                self._reload,
                *([self._window] if offers_window and not self._is_low else []),
                *([self._check, self._cancel] if self._columns == 1 else [self._cancel, self._check]),
            ]
        )
        self._fit()  # a button may say more than before

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._grid.totalMinimumSize().height())

    def _fit(self) -> None:
        """Put them one under the other where two have no room side by side."""
        widths = [button.minimumSizeHint().width() for button in self._placed]
        for button, width in zip(self._placed, widths, strict=True):
            button.setMinimumWidth(width)  # else the grid halves itself where only one of two is long
        rows = widths[len(widths) % self._columns :]  # an odd one has a row of its own
        widest = [max(rows[column :: self._columns], default=0) for column in range(self._columns)]
        fits = sum(widest) + (self._columns - 1) * self._grid.spacing() <= self.width()
        columns = self._columns if fits else 1
        if columns != self._fitting:
            self._fitting = columns
            self._lay()

    def set_low(self, *, is_low: bool) -> None:
        """Leave out what a low window has no room for."""
        self._is_low = is_low

    def _place(self, buttons: list[Button]) -> None:
        if buttons == self._placed:
            return
        for button in (self._elsewhere, self._window, self._reload, self._check, self._cancel):
            self._grid.removeWidget(button)
            button.setVisible(button in buttons)
        self._placed = buttons
        self._lay()

    def _lay(self) -> None:
        buttons, columns = self._placed, self._fitting
        for button in buttons:
            self._grid.removeWidget(button)
        # An odd number leaves the first one a row of its own.
        first_span = columns if len(buttons) % columns else 1
        place = 0
        for button in buttons:
            span = first_span if place == 0 else 1
            self._grid.addWidget(button, place // columns, place % columns, 1, span)
            place += span
