"""A ring by result: every word its share, never thinner than can be seen, and how many in the middle."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.domain.payment import Word
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of
from pos_app.ui.kit.widgets.word_look import shade_of

_WIDTH: Final = 140
_LEAST: Final = 96
_RING: Final = 20
_GAP: Final = 2  # degrees between two slices
_SMALLEST: Final = 3  # degrees of a slice, at least
_FULL: Final = 360
_SIXTEENTHS: Final = 16

ORDER: Final = (Word.PAID, Word.DECLINED, Word.WAITING, Word.NOT_SURE, Word.NOT_CHARGED)


class Donut(QWidget):
    """The chart; the legend beside it carries icon, word and number."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._counts: Mapping[Word, int] = {}
        give_role(self, QAccessible.Role.Chart)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_counts(self, counts: Mapping[Word, int]) -> None:
        """Show these."""
        self._counts = counts
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_WIDTH), self._theme.px(_WIDTH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(_LEAST), self._theme.px(_LEAST))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        ring = self._theme.px(_RING)
        side = min(self.width(), self.height()) - ring
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        slices = slices_of(self._counts)
        if not slices:
            painter.setPen(QPen(self._theme.ink(self._theme.colors.line), ring))
            painter.drawEllipse(box)
        start = _FULL / 4
        for word, degrees in slices:
            gap = _GAP if len(slices) > 1 else 0
            painter.setPen(
                QPen(
                    self._theme.ink(shade_of(self._theme, word).fill),
                    ring,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.FlatCap,
                )
            )
            painter.drawArc(box, round(start * _SIXTEENTHS), round(-(degrees - gap) * _SIXTEENTHS))
            start -= degrees
        self._draw_middle(painter)

    def _draw_middle(self, painter: QPainter) -> None:
        total, word = str(sum(self._counts.values())), self.tr("payments")
        large, small = self._theme.style(Type.HEADLINE), self._theme.style(Type.CAPTION)
        top = (self.height() - large.line - small.line) / 2
        for text, kind, ink, at in (
            (total, Type.HEADLINE, "text", top),
            (word, Type.CAPTION, "text_muted", top + large.line),
        ):
            font = self._theme.font(kind)
            painter.setFont(font)
            painter.setPen(self._theme.ink(self._theme.colors.named(ink)))
            left = (self.width() - width_of(text, font)) / 2
            draw_line(painter, text, QPointF(left, at), height=self._theme.style(kind).line)


def slices_of(counts: Mapping[Word, int]) -> tuple[tuple[Word, float], ...]:
    """Share the circle out, with a few degrees for the smallest; what they take is taken from the others."""
    there = [(word, counts[word]) for word in ORDER if counts.get(word)]
    total = sum(count for _, count in there)
    small = [word for word, count in there if count * _FULL < (_SMALLEST + _GAP) * total]
    rest = _FULL - len(small) * (_SMALLEST + _GAP)
    others = sum(count for word, count in there if word not in small)
    return tuple((word, float(_SMALLEST + _GAP) if word in small else rest * count / others) for word, count in there)
