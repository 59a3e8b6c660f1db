"""A few things of one kind, each wanted or not: a tick, a tint and weight on those that are."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_SIDE: Final = 16
_GAP: Final = 8
_WEIGHT: Final = 600


class Toggles(QWidget):
    """Side by side, or one under the other where there is no room; `changed` says that a person pressed one."""

    changed = Signal()

    def __init__(self, theme: Theme, answers: Mapping[str, str], *, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._buttons = {value: _Toggle(theme, words) for value, words in answers.items()}
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.tokens.space.x1)
        for button in self._buttons.values():
            button.setAccessibleName(f"{name}, {button.text()}")
            button.clicked.connect(self.changed)
            self._line.addWidget(button)

    def load(self, wanted: Mapping[str, bool]) -> None:
        """Show which of them are wanted."""
        for value, button in self._buttons.items():
            button.setChecked(wanted[value])

    def value(self) -> dict[str, bool]:
        """Return which of them are wanted now."""
        return {value: button.isChecked() for value, button in self._buttons.items()}

    def stand_in(self, width: int) -> None:
        """Keep to this width."""
        wanted = sum(button.sizeHint().width() for button in self._buttons.values())
        fits = wanted + (len(self._buttons) - 1) * self._theme.tokens.space.x1 <= width
        way = QBoxLayout.Direction
        self._line.setDirection(way.LeftToRight if fits else way.TopToBottom)


class _Toggle(QPushButton):
    """One of them."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__(text)
        self._theme = theme
        self._on_font = theme.font(Type.BODY, weight=_WEIGHT)
        self._off_font = theme.font(Type.BODY, weight=500)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px, size = self._theme.px, self._theme.tokens.size
        return QSize(2 * px(_SIDE) + size.icon + px(_GAP) + width_of(self.text(), self._on_font), size.button)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, colors, px = painter_on(self), self._theme, self._theme.colors, self._theme.px
        is_on, size = self.isChecked(), theme.tokens.size.icon
        fill = colors.accent_tint if is_on else colors.hover if self.underMouse() else colors.sunken
        line = colors.accent if is_on else colors.line_control
        draw_box(painter, theme, self.rect(), fill=fill, line=line, radius=theme.tokens.radius.control)
        font, ink = (self._on_font, colors.accent_text) if is_on else (self._off_font, colors.text)
        left = (self.width() - width_of(self.text(), font)) / 2
        if is_on:
            left += (size + px(_GAP)) / 2
            draw_icon(
                painter, theme, "check", ink, at=QPointF(left - px(_GAP) - size / 2, self.height() / 2), size=size
            )
        painter.setFont(font)
        painter.setPen(theme.ink(ink))
        draw_line(painter, self.text(), QPointF(left, 0), height=self.height())
