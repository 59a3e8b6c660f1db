"""The button at the end of the top bar that locks the till, or lets somebody else sign in."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from pos_app.ui.theme import Theme
from pos_app.ui.widgets.paint import draw_box, draw_icon, painter_on

_KEY: Final = "Ctrl+L"


class LockButton(QPushButton):
    """An icon; its name and its key are spoken and stand in the tip."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(self.tr("Lock the till"))
        self.setAccessibleDescription(_KEY)
        self.setToolTip(self.tr("Lock the till (Ctrl+L)"))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a window that opens would give the keyboard to it
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.button, self._theme.tokens.size.button)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors = self._theme.colors
        fill = colors.pressed if self.isDown() else colors.hover if self.underMouse() else ""
        draw_box(painter, self._theme, self.rect(), fill=fill, radius=self._theme.tokens.radius.control)
        size = self._theme.tokens.size.icon
        draw_icon(painter, self._theme, "lock", colors.text_muted, at=self.rect().toRectF().center(), size=size)
