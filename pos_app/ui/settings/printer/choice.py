"""A field with one of several answers in it: a press opens the list."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_PADDING = 12


class ChoiceField(QPushButton):
    """The answers are pairs of a value and its words."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, *, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._name = name
        self._answers: tuple[tuple[str, str], ...] = ()
        self.value = ""
        self._menu = QMenu(self)
        self.setFont(theme.font(Type.BODY))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._open)

    def offer(self, answers: Sequence[tuple[str, str]]) -> None:
        """Offer these; the one that is chosen stays, known or not."""
        self._answers = tuple(answers)
        self.choose(self.value)

    def choose(self, value: str) -> None:
        """Show this one as chosen."""
        self.value = value
        self.setText(dict(self._answers).get(value, value))
        self.setAccessibleName(f"{self._name}, {self.text()}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.tokens.size.field)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(96), self._theme.tokens.size.field)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, icon = self._theme.colors, self._theme.tokens.size.icon
        fill = colors.disabled if not self.isEnabled() else colors.hover if self.underMouse() else colors.surface
        radius = self._theme.tokens.radius.control
        draw_box(painter, self._theme, self.rect(), fill=fill, line=colors.line_control, radius=radius)
        ink = colors.text if self.isEnabled() else colors.text_disabled
        padding = self._theme.px(_PADDING)
        at = QPointF(self.width() - padding - icon / 2, self.height() / 2)
        draw_icon(painter, self._theme, "down", colors.text_muted, at=at, size=icon)
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(ink))
        room = self.width() - 3 * padding - icon
        shown = self.text()
        if width_of(shown, self.font()) > room:
            shown = self.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, room)
        draw_line(painter, shown, QPointF(padding, 0), height=self.height())

    def _open(self) -> None:
        self._menu.clear()
        for value, words in self._answers:
            action = self._menu.addAction(words.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(value == self.value)
            action.triggered.connect(partial(self._take, value))
        self._menu.setMinimumWidth(self.width())
        if self._answers:
            self._menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _take(self, value: str) -> None:
        if value != self.value:
            self.choose(value)
            self.chosen.emit(value)
