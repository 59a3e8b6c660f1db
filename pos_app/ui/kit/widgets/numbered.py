"""Numbered advice: what to do, and why, one thing after the other."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import Text, draw_line, width_of

_DISC = 32


class Numbered(QWidget):
    """A number in a disc, one bold line, one plain sentence."""

    def __init__(self, theme: Theme, number: int, title: str, detail: str, *, tone: Tone) -> None:
        super().__init__()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Text(theme, title, kind=Type.BODY, weight=600, wraps=True))
        words.addWidget(Text(theme, detail, kind=Type.BODY, ink="text_muted", wraps=True))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.tokens.space.x2)
        row.addWidget(_NumberDisc(theme, number, tone), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        give_role(self, QAccessible.Role.ListItem)
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)


class _NumberDisc(QWidget):
    """The number."""

    def __init__(self, theme: Theme, number: int, tone: Tone) -> None:
        super().__init__()
        self._theme = theme
        self._number = str(number)
        self._tone = tone
        self._size = theme.px(_DISC)
        self.setFixedSize(self._size, self._size)

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(self._theme.shade(self._tone).fill))
        painter.drawEllipse(self.rect())
        font = self._theme.font(Type.LABEL, weight=600)
        painter.setFont(font)
        painter.setPen(self._theme.ink(self._theme.colors.on_status))
        draw_line(painter, self._number, QPointF((self._size - width_of(self._number, font)) / 2, 0), height=self._size)
