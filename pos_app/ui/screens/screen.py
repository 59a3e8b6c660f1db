"""What every screen has in common: a way in, a first focus, and two layouts, wide and narrow."""

from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from pos_app.ui.theme import Theme
from pos_app.ui.widgets.toast import ToastView


class Room(StrEnum):
    """How much width there is: 1280 px of window and more, or less."""

    WIDE = "wide"
    NARROW = "narrow"


class Screen(QWidget):
    """A screen behind the rail. It knows the window only through its signals."""

    told = Signal(ToastView)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._room: Room | None = None

    def enter(self) -> None:
        """Read again what it shows; called each time it comes to the front."""

    def first_focus(self) -> QWidget | None:
        """Where the keyboard begins."""
        return None

    def _scroll(self, page: QWidget) -> None:
        """Show the page, and let it be scrolled where the window is too low for it."""
        area = QScrollArea()
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def _begin(self) -> None:
        """Put the keyboard where it begins, once there is something; not if it is somewhere here already."""
        first = self.first_focus()
        is_here = any(widget.hasFocus() for widget in self.findChildren(QWidget))
        if first is not None and self.isVisible() and not is_here:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self._theme.tokens.size
        room = Room.NARROW if self.width() + size.rail < size.narrow_below else Room.WIDE
        if room is not self._room:
            self._room = room
            self._arrange(room)

    def _arrange(self, room: Room) -> None:
        """Lay the parts out for this much room."""
