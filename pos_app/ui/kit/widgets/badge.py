"""A badge: an icon and a word, always both, in the colours of a meaning; or of one of the five words."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from pos_app.domain.payment import Word
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of
from pos_app.ui.kit.widgets.word_look import icon_of, shade_in, shown_word, tone_of

_HEIGHT = 28
_PADDING = 10
_GAP = 6
_WEIGHT = 600


class Badge(QLabel):
    """A small rounded mark beside the thing it speaks of; without a tone it is a neutral grey."""

    def __init__(self, theme: Theme, word: str, *, icon: str, tone: Tone | None, kind: Type = Type.CAPTION) -> None:
        super().__init__(word)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._theme = theme
        self._icon = icon
        self._tone = tone
        self.setFont(theme.font(kind, weight=_WEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_badge(self, word: str, *, icon: str, tone: Tone | None) -> None:
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
        shade, size = shade_in(self._theme, self._tone), self._theme.tokens.size.icon_small
        draw_box(
            painter, self._theme, self.rect(), fill=shade.tint, line=shade.line, radius=self._theme.px(_HEIGHT) // 2
        )
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


class WordBadge(Badge):
    """How a payment stands."""

    def __init__(self, theme: Theme, word: Word = Word.WAITING) -> None:
        super().__init__(theme, shown_word(word), icon=icon_of(word), tone=tone_of(word), kind=Type.LABEL)

    def show_word(self, word: Word) -> None:
        """Say this word."""
        self.set_badge(shown_word(word), icon=icon_of(word), tone=tone_of(word))
