"""The button at the end of the top bar that locks the till: with its word and its key where there is room."""

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, draw_key_hint, key_hint_width, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_KEY: Final = "Ctrl+L"
_WEIGHT: Final = 600


class LockButton(QPushButton):
    """An icon; its name and its key are spoken and stand in the tip."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._says = False
        self._word = self.tr("Lock")
        self._font = theme.font(Type.BODY, weight=_WEIGHT)
        self.setAccessibleName(self.tr("Lock the till"))
        self.setAccessibleDescription(_KEY)
        self.setToolTip(self.tr("Lock the till (Ctrl+L)"))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a window that opens would give the keyboard to it
        self.hide()

    def say(self, *, says: bool) -> None:
        """Show word and key, or the icon alone."""
        if says is not self._says:
            self._says = says
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        size, space = self._theme.tokens.size, self._theme.tokens.space
        if not self._says:
            return QSize(size.button, size.button)
        words = width_of(self._word, self._font) + space.x1
        if self._theme.shows_keys:
            words += key_hint_width(self._theme, _KEY) + space.x1
        return QSize(size.icon + words + 2 * space.half, size.button)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors = self._theme.colors
        fill = colors.pressed if self.isDown() else colors.hover if self.underMouse() else ""
        draw_box(painter, self._theme, self.rect(), fill=fill, radius=self._theme.tokens.radius.control)
        size, space, middle = self._theme.tokens.size.icon, self._theme.tokens.space, self.height() / 2
        if not self._says:
            draw_icon(painter, self._theme, "lock", colors.text_muted, at=self.rect().toRectF().center(), size=size)
            return
        left = space.half + size / 2
        draw_icon(painter, self._theme, "lock", colors.text_muted, at=QPointF(left, middle), size=size)
        left += size / 2 + space.x1
        painter.setFont(self._font)
        painter.setPen(self._theme.ink(colors.text))
        draw_line(painter, self._word, QPointF(left, 0), height=self.height())
        if not self._theme.shows_keys:
            return
        left += width_of(self._word, self._font) + space.x1
        at = QPointF(left, middle)
        draw_key_hint(painter, self._theme, _KEY, at=at, text=colors.text_muted, line=colors.line_control)
