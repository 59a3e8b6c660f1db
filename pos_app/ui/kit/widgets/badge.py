"""A badge: an icon and a word, always both, in the colours of a meaning."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_HEIGHT = 28
_PADDING = 10
_GAP = 6
_WEIGHT = 600


class Badge(QLabel):
    """A small rounded mark beside the thing it speaks of."""

    def __init__(self, theme: Theme, word: str, *, icon: str, tone: Tone) -> None:
        super().__init__(word)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._theme = theme
        self._icon = icon
        self._tone = tone
        self.setFont(theme.font(Type.CAPTION, weight=_WEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_badge(self, word: str, *, icon: str, tone: Tone) -> None:
        """Say something else."""
        self._icon = icon
        self._tone = tone
        self.setText(word)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        icon = self._theme.tokens.size.icon_small
        return QSize(
            2 * self._theme.px(_PADDING) + icon + self._theme.px(_GAP) + width_of(self.text(), self.font()),
            self._theme.px(_HEIGHT),
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        shade = self._theme.shade(self._tone)
        draw_box(
            painter, self._theme, self.rect(), fill=shade.tint, line=shade.line, radius=self._theme.px(_HEIGHT) // 2
        )
        size = self._theme.tokens.size.icon_small
        at = QPointF(self._theme.px(_PADDING) + size / 2, self._theme.px(_HEIGHT) / 2)
        draw_icon(painter, self._theme, self._icon, shade.text, at=at, size=size)
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(shade.text))
        draw_line(
            painter,
            self.text(),
            QPointF(self._theme.px(_PADDING) + size + self._theme.px(_GAP), 0),
            height=self._theme.px(_HEIGHT),
        )
