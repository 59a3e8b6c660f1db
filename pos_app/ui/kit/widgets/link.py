"""A link: underlined words that do something small; what can be hit is higher than what can be read."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of


class Link(QPushButton):
    """Words among other words."""

    def __init__(self, theme: Theme, text: str = "", *, kind: Type = Type.LABEL) -> None:
        super().__init__(text)
        self._theme = theme
        self._kind = kind
        self._line = theme.style(kind).line
        self._words_top = 0
        self.setFont(theme.font(kind))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def cover(self, area: QRect, *, words_top: int) -> None:
        """Be hit anywhere in this area of the parent, with the words beginning at this height of it."""
        self._words_top = words_top - area.top()
        self.setGeometry(area)

    def ring_rect(self) -> QRect:
        """The words, not all that can be hit."""
        return QRect(QPoint(0, self._words_top), QSize(self.width(), self._line))

    def sizeHint(self) -> QSize:
        return QSize(width_of(self.text(), self.font()), self._line)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors = self._theme.colors
        words = self.ring_rect()
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(colors.accent_text if self.isEnabled() else colors.text_disabled))
        draw_line(painter, self.text(), words.topLeft().toPointF(), height=self._line)
        if self.isEnabled():
            line = colors.accent_text if self.underMouse() else colors.accent_line
            painter.fillRect(0, words.bottom(), self.width(), 1, self._theme.ink(line))
