"""How everything ended: the ring, its legend, and the way to what has no end yet."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of
from pos_app.ui.kit.widgets.word_look import icon_of, shade_of, shown_word
from pos_app.ui.shift.donut import ORDER, Donut

_ROW: Final = 36
_LEAST: Final = 24
_STRONG: Final = 600


class ByResult(QWidget):
    """The chart's own side of the panel."""

    open_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        space = theme.tokens.space
        self.donut = Donut(theme)
        self.legend = Legend(theme)
        self.see = Button(theme, "", icon="alert")
        self.see.clicked.connect(self.open_asked)
        row = QHBoxLayout()
        row.setSpacing(space.x3)
        row.addWidget(self.donut)
        row.addWidget(self.legend, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(space.x1, 0, space.x1, 0)
        column.setSpacing(space.x1)
        column.addLayout(row, 1)
        column.addWidget(self.see)

    def show_counts(self, counts: Mapping[Word, int], *, carried: int) -> None:
        """Show these, and how many of them have no end yet."""
        self.donut.show_counts(counts)
        self.legend.show_counts(counts)
        self.see.setVisible(carried > 0)
        one, more = self.tr("See 1 open payment"), self.tr("See {count} open payments")
        self.see.setText(one if carried == 1 else more.format(count=carried))


class Legend(QWidget):
    """Icon, word and number of each result; what a till rarely has is left out while there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: tuple[tuple[Word, int], ...] = ()
        give_role(self, QAccessible.Role.StaticText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_counts(self, counts: Mapping[Word, int]) -> None:
        """Show these."""
        always = {Word.PAID, Word.DECLINED, Word.WAITING, Word.NOT_SURE}
        self._rows = tuple((word, counts.get(word, 0)) for word in ORDER if word in always or counts.get(word))
        self.setAccessibleName(", ".join(f"{shown_word(word)} {count}" for word, count in self._rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self._theme.px(_ROW) * len(self._rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(_ROW) * 3, self._theme.px(_LEAST) * len(self._rows))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = painter_on(self), self._theme
        row = min(theme.px(_ROW), self.height() // max(1, len(self._rows)))
        top = (self.height() - row * len(self._rows)) / 2
        word_font, figure_font = theme.font(Type.BODY, weight=_STRONG), theme.font(Type.TITLE)
        size = theme.tokens.size.icon
        for word, count in self._rows:
            shade = shade_of(theme, word)
            draw_icon(painter, theme, icon_of(word), shade.text, at=QPointF(size / 2, top + row / 2), size=size)
            painter.setFont(word_font)
            painter.setPen(theme.ink(shade.text))
            draw_line(painter, shown_word(word), QPointF(size + theme.tokens.space.x1, top), height=row)
            painter.setFont(figure_font)
            painter.setPen(theme.ink(theme.colors.text))
            left = self.width() - width_of(str(count), figure_font)
            draw_line(painter, str(count), QPointF(left, top), height=row)
            top += row
