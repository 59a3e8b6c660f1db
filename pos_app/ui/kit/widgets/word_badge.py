"""The word of a payment as a badge: icon and word, always both."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from pos_app.domain.payment import Word
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of
from pos_app.ui.kit.widgets.word_look import icon_of, shade_of, shown_word

_HEIGHT = 28
_PADDING = 10
_GAP = 6
_WEIGHT = 600


class WordBadge(QLabel):
    """How the payment stands."""

    def __init__(self, theme: Theme, word: Word = Word.WAITING) -> None:
        super().__init__(shown_word(word))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._theme = theme
        self._word = word
        self.setFont(theme.font(Type.LABEL, weight=_WEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_word(self, word: Word) -> None:
        """Say this word."""
        self._word = word
        self.setText(shown_word(word))
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
        shade, size = shade_of(self._theme, self._word), self._theme.tokens.size.icon_small
        draw_box(
            painter, self._theme, self.rect(), fill=shade.tint, line=shade.line, radius=self._theme.px(_HEIGHT) // 2
        )
        at = QPointF(self._theme.px(_PADDING) + size / 2, self._theme.px(_HEIGHT) / 2)
        draw_icon(painter, self._theme, icon_of(self._word), shade.text, at=at, size=size)
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(shade.text))
        draw_line(
            painter,
            self.text(),
            QPointF(self._theme.px(_PADDING) + size + self._theme.px(_GAP), 0),
            height=self._theme.px(_HEIGHT),
        )
