"""Facts in rows: what it is on the left, its value on the right."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, set_tip, width_of

_GAP = 16
_ICON_GAP = 8


@dataclass(frozen=True, slots=True)
class Fact:
    """One row; a value that is too long is shortened and shown whole in its tooltip."""

    label: str
    value: str
    icon: str = ""
    ink: str = "text"


class FactRows(QWidget):
    """The rows, one under the other."""

    def __init__(self, theme: Theme, *, row: int) -> None:
        super().__init__()
        self._theme = theme
        self._height = row
        self._rows: list[FactRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Show these and no others."""
        while len(self._rows) < len(facts):
            row = FactRow(self._theme, height=self._height)
            self._rows.append(row)
            self._column.addWidget(row)
        for place, row in enumerate(self._rows):
            row.setHidden(place >= len(facts))
            if place < len(facts):
                row.show_fact(facts[place])
        self.updateGeometry()


class FactRow(QWidget):
    """Label and value; all of it is plain text."""

    def __init__(self, theme: Theme, *, height: int) -> None:
        super().__init__()
        self._theme = theme
        self._fact = Fact("", "")
        self._label_font = theme.font(Type.BODY)
        self._value_font = theme.font(Type.BODY, weight=500)
        give_role(self, QAccessible.Role.StaticText)
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_fact(self, fact: Fact) -> None:
        """Show this."""
        self._fact = fact
        self.setAccessibleName(f"{fact.label}, {fact.value}")
        set_tip(self, fact.value if width_of(fact.value, self._value_font) > self._room() else "")
        self.update()

    def text(self) -> str:
        """Return what can be read."""
        return f"{self._fact.label} {self._fact.value}"

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.ticket // 2, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        fact, colors, height = self._fact, self._theme.colors, self.height()
        painter.setFont(self._label_font)
        painter.setPen(self._theme.ink(colors.text_muted))
        draw_line(painter, fact.label, QPointF(0, 0), height=height)
        metrics = QFontMetricsF(self._value_font)
        value = metrics.elidedText(fact.value, Qt.TextElideMode.ElideRight, self._room())
        left = self.width() - metrics.horizontalAdvance(value)
        painter.setFont(self._value_font)
        painter.setPen(self._theme.ink(colors.named(fact.ink)))
        draw_line(painter, value, QPointF(left, 0), height=height)
        if fact.icon:
            size = self._theme.tokens.size.icon
            at = QRectF(left - self._theme.px(_ICON_GAP) - size, 0, size, height).center()
            draw_icon(painter, self._theme, fact.icon, colors.named(fact.ink), at=at, size=size)

    def _room(self) -> int:
        taken = width_of(self._fact.label, self._label_font) + self._theme.px(_GAP)
        icon = self._theme.tokens.size.icon + self._theme.px(_ICON_GAP) if self._fact.icon else 0
        return self.width() - taken - icon
