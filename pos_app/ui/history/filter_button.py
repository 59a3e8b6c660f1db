"""A filter: a button that says what is chosen, and a menu of what else there is."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QSize, Signal
from PySide6.QtGui import QActionGroup, QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, set_tip, width_of

_SIDE: Final = 12
_GAP: Final = 6
_ARROW: Final = 16
_WIDEST_WORD: Final = 150
_WEIGHT: Final = 500


class FilterButton(QPushButton):
    """On while it leaves something out. `chosen` carries the name of what a person chose."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, name: str, *, icon: str) -> None:
        super().__init__()
        self._theme = theme
        self._name = name
        self._icon = icon
        self._is_on = False
        self._choices: tuple[tuple[str, str], ...] = ()
        self._current = ""
        self._menu = QMenu(self)
        self._menu.setFont(theme.font(Type.BODY))
        self.setFont(theme.font(Type.BODY, weight=_WEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)

    @property
    def current(self) -> str:
        """The name of what is chosen."""
        return self._current

    def offer(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offer these, each a name and its words."""
        if tuple(choices) != self._choices:
            self._choices = tuple(choices)
            self._fill()

    def show_choice(self, name: str, words: str = "", *, is_on: bool) -> None:
        """Show what is chosen; `words` where that is none of those on offer."""
        self._current = name
        self._is_on = is_on
        shown = words or dict(self._choices).get(name, "")
        if shown != self.text():
            self.setText(shown)
            self.updateGeometry()
        self.setAccessibleName(f"{self._name}, {shown}")
        set_tip(self, f"{self._name}: {shown}")
        self._fill()
        self.update()

    def sizeHint(self) -> QSize:
        px, size = self._theme.px, self._theme.tokens.size
        word = min(width_of(self.text(), self.font()), px(_WIDEST_WORD))
        return QSize(2 * px(_SIDE) + size.icon + 2 * px(_GAP) + word + px(_ARROW), size.button)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, colors, px = painter_on(self), self._theme, self._theme.colors, self._theme.px
        fill = colors.accent_tint if self._is_on else colors.hover if self.underMouse() else colors.sunken
        line = colors.accent if self._is_on else colors.line
        draw_box(painter, theme, self.rect(), fill=fill, line=line, radius=theme.tokens.radius.control)
        ink = colors.accent_text if self._is_on else colors.text
        middle, size = self.height() / 2, theme.tokens.size.icon
        draw_icon(painter, theme, self._icon, ink, at=QPointF(px(_SIDE) + size / 2, middle), size=size)
        arrow = QPointF(self.width() - px(_SIDE) - px(_ARROW) / 2, middle)
        draw_icon(painter, theme, "down", ink, at=arrow, size=px(_ARROW))
        left = px(_SIDE) + size + px(_GAP)
        room = self.width() - left - px(_GAP) - px(_ARROW) - px(_SIDE)
        painter.setFont(self.font())
        painter.setPen(theme.ink(ink))
        words = self.text()
        while words and width_of(words, self.font()) > room:
            words = words[:-2] + "…" if len(words) > 2 else ""
        draw_line(painter, words, QPointF(left, 0), height=self.height())

    def _open(self) -> None:
        self._menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _fill(self) -> None:
        self._menu.clear()
        group = QActionGroup(self._menu)
        for name, words in self._choices:
            action = self._menu.addAction(words.replace("&", "&&"), partial(self.chosen.emit, name))
            action.setCheckable(True)
            action.setChecked(name == self._current)
            group.addAction(action)
