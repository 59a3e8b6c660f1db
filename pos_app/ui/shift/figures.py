"""A table of figures: a heading strip, rows that are read and not tapped, the last column in bold."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_HEAD: Final = 40
_ROW: Final = 44
_LEAST: Final = 28
_USUAL: Final = 400
_STRONG: Final = 600
_TYPES: Final = (Type.BODY, Type.LABEL, Type.CAPTION, Type.MICRO)


@dataclass(frozen=True, slots=True)
class Figures:
    """What a table says: its name, its headings, and its rows; every row has as many cells as there are headings."""

    name: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


class FigureTable(QWidget):
    """Painted whole; a screen reader is read each row with its headings."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._figures = Figures("", (), ())
        give_role(self, QAccessible.Role.Table)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_figures(self, figures: Figures) -> None:
        """Show these."""
        self._figures = figures
        self.setAccessibleName(figures.name)
        self.setAccessibleDescription(self.text())
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Return what can be read, row by row."""
        heads = self._figures.heads
        rows = (
            ", ".join(f"{head} {cell}".strip() for head, cell in zip(heads, row, strict=True))
            for row in self._figures.rows
        )
        return "\n".join(rows)

    def sizeHint(self) -> QSize:
        return QSize(0, self._theme.px(_HEAD) + len(self._figures.rows) * self._theme.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._theme.px(_HEAD) + len(self._figures.rows) * self._theme.px(_LEAST))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors, figures = painter_on(self), self._theme.colors, self._figures
        head = self._theme.px(_HEAD)
        painter.fillRect(QRect(0, 0, self.width(), head), self._theme.ink(colors.sunken))
        self._line(painter, head)
        painter.setFont(self._theme.font(Type.LABEL))
        painter.setPen(self._theme.ink(colors.text_muted))
        self._cells(painter, figures.heads, top=0, height=head)
        count = max(1, len(figures.rows))
        row = min(self._theme.px(_ROW), (self.height() - head) // count)
        for place, cells in enumerate(figures.rows):
            top = head + place * row
            painter.setPen(self._theme.ink(colors.text))
            self._cells(painter, cells, top=top, height=row, is_row=True)
            if place + 1 < len(figures.rows):
                self._line(painter, top + row)

    def _line(self, painter: QPainter, at: int) -> None:
        painter.fillRect(QRect(0, at - 1, self.width(), 1), self._theme.ink(self._theme.colors.line))

    def _cells(self, painter: QPainter, cells: Sequence[str], *, top: int, height: int, is_row: bool = False) -> None:
        """Set the first cell to the left, and every other one to the right of its column."""
        ends, kind = self._ends(), self._type()
        for place, cell in enumerate(cells):
            if is_row:
                painter.setFont(self._font(place, kind))
            left = self._theme.tokens.space.x3 if place == 0 else ends[place] - width_of(cell, painter.font())
            draw_line(painter, cell, QPointF(left, top), height=height)

    def _ends(self) -> list[float]:
        """Return where each column ends: as wide as its longest cell, with the same room between all of them."""
        widths = self._widths(self._type())
        between = (self.width() - 2 * self._theme.tokens.space.x3 - sum(widths)) / max(1, len(widths) - 1)
        left = self._theme.tokens.space.x3
        return [left + end + place * between for place, end in enumerate(accumulate(widths))]

    def _type(self) -> Type:
        """Return the largest type in which no figure touches the next."""
        room = self.width() - 2 * self._theme.tokens.space.x3
        least = self._theme.tokens.space.x2 * (len(self._figures.heads) - 1)
        return next((kind for kind in _TYPES if sum(self._widths(kind)) + least <= room), _TYPES[-1])

    def _widths(self, kind: Type) -> list[int]:
        columns = zip(self._figures.heads, *self._figures.rows, strict=True)
        return [max(width_of(cell, self._font(place, kind)) for cell in column) for place, column in enumerate(columns)]

    def _font(self, place: int, kind: Type) -> QFont:
        is_strong = place in {0, len(self._figures.heads) - 1}
        return self._theme.font(kind, weight=_STRONG) if is_strong else self._theme.font(kind, weight=_USUAL)
