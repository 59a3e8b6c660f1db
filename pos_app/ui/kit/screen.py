"""What every screen has in common: a way in, a first focus, and two layouts, wide and narrow."""

from enum import StrEnum
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.text_size import NORMAL
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.banner import Banner
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.toast import ToastView


class ScreenWidth(StrEnum):
    """How much width there is: 1280 px of window and more, or less."""

    WIDE = "wide"
    NARROW = "narrow"


class Screen(QWidget):
    """A screen behind the rail. It knows the window only through its signals."""

    told = Signal(ToastView)
    help_asked = Signal(str)  # a page of the manual

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._room: ScreenWidth | None = None
        self._helped: set[Banner] = set()
        self._is_single = False  # large text: what stands side by side otherwise is one column that scrolls

    @property
    def takes_presses(self) -> bool:
        """Tell whether keys are meant for what stands here, and not for what has just gone."""
        return True

    def enter(self) -> None:
        """Read again what it shows; called each time it comes to the front."""

    def first_focus(self) -> QWidget | None:
        """Where the keyboard begins."""
        return None

    def _scroll(self, page: QWidget) -> None:
        """Show the page, and let it be scrolled where the window is too low for it."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scroller(page), 1)

    def _begin(self) -> None:
        """Put the keyboard where it begins, once there is something; not if it is here already or in a dialog."""
        first, held = self.first_focus(), cast("QWidget | None", self.window().focusWidget())
        # The screen itself holds it while it shows nothing yet; and a page that went may hold it still.
        is_taken = (
            held is not None
            and held is not self
            and held.isVisible()
            and (self.isAncestorOf(held) or _is_in_dialog(held))
        )
        if first is not None and self.isVisible() and not is_taken:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Let what the banners on it say of the manual be asked for; they are made with the screen."""
        super().showEvent(event)
        for banner in set(self.findChildren(Banner)) - self._helped:
            self._helped.add(banner)
            banner.help_asked.connect(self.help_asked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_in_room()

    def _fit_in_room(self) -> None:
        """Lay the parts out anew, if there is another room for them than before."""
        size = self._theme.tokens.size
        room = ScreenWidth.NARROW if self.width() + size.rail < size.narrow_below else ScreenWidth.WIDE
        is_single = self._needs_single_column(room)
        if room is not self._room or is_single is not self._is_single:
            self._room, self._is_single = room, is_single
            self._arrange(room)

    def _needs_single_column(self, _room: ScreenWidth) -> bool:
        """Tell whether the window holds less of this text than the smallest window holds of the normal one."""
        size, window = self._theme.tokens.size, self.window()
        least_width, least_height = self._theme.px(size.minimum_width), self._theme.px(size.minimum_height)
        is_small = window.width() < least_width or window.height() < least_height
        return is_small and self._theme.text_size > NORMAL

    def _arrange(self, room: ScreenWidth) -> None:
        """Lay the parts out for this much room, in one column when `_is_single`."""


def _is_in_dialog(widget: QWidget) -> bool:
    at: QWidget | None = widget
    while at is not None and not isinstance(at, Dialog):
        at = at.parentWidget()
    return at is not None
