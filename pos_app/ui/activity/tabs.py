"""Three pages of one thing: words in a line, the open one with a bar under it."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_BAR: Final = 3
_GAP: Final = 12
_AIR: Final = 6


class Tabs(QWidget):
    """One stop of the Tab key, arrows move; `chosen` carries the number of the page."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, words: Sequence[str], *, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._tabs = [_Tab(theme, word) for word in words]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(_GAP))
        for number, tab in enumerate(self._tabs):
            tab.setAccessibleName(f"{name}, {tab.text()}")
            tab.clicked.connect(partial(self._take, number))
            tab.moved.connect(self._move)
            row.addWidget(tab)
        row.addStretch()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.open(0)

    def open(self, number: int) -> None:
        """Mark this one."""
        for each, tab in enumerate(self._tabs):
            tab.setChecked(each == number)
            tab.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each == number else Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter_on(self).fillRect(
            0, self.height() - 1, self.width(), 1, self._theme.ink(self._theme.colors.line)
        )  # fmt: skip

    def _take(self, number: int, *_: object) -> None:
        self.open(number)
        self.chosen.emit(number)

    def _move(self, step: int) -> None:
        place = next(place for place, tab in enumerate(self._tabs) if tab.hasFocus())
        target = self._tabs[(place + step) % len(self._tabs)]
        target.click()
        target.setFocus(Qt.FocusReason.TabFocusReason)


class _Tab(QPushButton):
    """One of the words."""

    moved = Signal(int)

    def __init__(self, theme: Theme, word: str) -> None:
        super().__init__(word)
        self._theme = theme
        self._open_font = theme.font(Type.BODY, weight=600)
        self._font = theme.font(Type.BODY, weight=500)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = width_of(self.text(), self._open_font) + 2 * self._theme.px(_AIR)
        return QSize(width, self._theme.tokens.size.button)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.moved.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, is_open = self._theme.colors, self.isChecked()
        ink = colors.accent_text if is_open else colors.text if self.underMouse() else colors.text_muted
        font = self._open_font if is_open else self._font
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        draw_line(
            painter, self.text(), QPointF((self.width() - width_of(self.text(), font)) / 2, 0), height=self.height()
        )
        if is_open:
            painter.fillRect(0, self.height() - _BAR, self.width(), _BAR, self._theme.ink(colors.accent))
