"""Facts in one column or two: what it is on the left, its value on the right, both shortened before they meet."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from pos_app.ui.activity.facts import FactLine
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, set_tip, width_of

_ROW: Final = 28
_BETWEEN: Final = 40
_GAP: Final = 16
_LEAST: Final = 64


class FactGrid(QWidget):
    """The rows run down the first column and then down the second."""

    def __init__(self, theme: Theme, *, is_mono: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._is_mono = is_mono
        self._columns = 1
        self._told: tuple[FactLine, ...] = ()
        self._rows: list[_FactRow] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.px(_BETWEEN))
        self._grid.setVerticalSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_facts(self, told: Sequence[FactLine]) -> None:
        """Show these and no others."""
        if tuple(told) != self._told:
            self._told = tuple(told)
            self._place()

    def arrange(self, *, columns: int) -> None:
        """Stand in so many columns."""
        if columns != self._columns:
            self._columns = columns
            self._place()

    def lines(self) -> list[str]:
        """Return what can be read."""
        return [f"{told.label} {told.value}" for told in self._told]

    def _place(self) -> None:
        while len(self._rows) < len(self._told):
            self._rows.append(_FactRow(self._theme, self, is_mono=self._is_mono))
        for row in self._rows:
            self._grid.removeWidget(row)
            row.hide()
        deep = -(-len(self._told) // self._columns)
        for number, (row, told) in enumerate(zip(self._rows, self._told, strict=False)):
            row.show_fact(told)
            self._grid.addWidget(row, number % deep, number // deep)
            row.show()
        for column in (0, 1):
            self._grid.setColumnStretch(column, int(column < self._columns))
        self._grid.setHorizontalSpacing(self._theme.px(_BETWEEN) if self._columns > 1 else 0)
        self.updateGeometry()


class _FactRow(QWidget):
    """Label and value; all of it is plain text."""

    def __init__(self, theme: Theme, parent: QWidget, *, is_mono: bool) -> None:
        super().__init__(parent)
        self._theme = theme
        self._told = FactLine("", "")
        self._label_font = theme.mono(Type.CAPTION) if is_mono else theme.font(Type.LABEL)
        self._value_font = theme.mono(Type.CAPTION) if is_mono else theme.font(Type.LABEL)
        give_role(self, QAccessible.Role.StaticText)
        self.setFixedHeight(theme.px(_ROW))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_fact(self, told: FactLine) -> None:
        self._told = told
        self.setAccessibleName(f"{told.label}, {told.value}")
        set_tip(self, f"{told.label}: {told.value}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_LEAST), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, gap = self._theme.colors, self._theme.px(_GAP)
        wide = width_of(self._told.value, self._value_font)
        label = self._cut(self._told.label, self._label_font, max(self.width() - wide - gap, self.width() / 2))
        taken = width_of(label, self._label_font) + gap
        value = self._cut(self._told.value, self._value_font, self.width() - taken)
        painter.setFont(self._label_font)
        painter.setPen(self._theme.ink(colors.text_muted))
        draw_line(painter, label, QPointF(0, 0), height=self.height())
        painter.setFont(self._value_font)
        painter.setPen(self._theme.ink(colors.text))
        left = self.width() - width_of(value, self._value_font)
        draw_line(painter, value, QPointF(left, 0), height=self.height())

    def _cut(self, text: str, font: QFont, room: float) -> str:
        return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
