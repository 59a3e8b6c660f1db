"""A box with a bold line, a plain one and a few buttons: what the money is for, or what is hidden."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QVBoxLayout

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.text import Text

_PADDING: Final = 16
_LEAST_WORDS: Final = 230  # beside buttons


class NoteBox(QFrame):
    """The words on the left, the buttons on the right; with less room under the words, with even less in a column."""

    def __init__(self, theme: Theme, *buttons: Button) -> None:
        super().__init__()
        self._theme = theme
        self._buttons = buttons
        self._title = Text(theme, weight=600, wraps=True)
        self._detail = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._detail)
        self._acts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._acts.setSpacing(theme.tokens.space.x1)
        for button in buttons:
            self._acts.addWidget(button)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        side = theme.px(_PADDING)
        self._whole.setContentsMargins(side, side, side, side)
        self._whole.setSpacing(theme.tokens.space.x2)
        self._whole.addLayout(words, 1)
        self._whole.addLayout(self._acts)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def text(self) -> str:
        """Return what it says."""
        return f"{self._title.text()}. {self._detail.text()}"

    def say(self, title: str, detail: str) -> None:
        """Say this."""
        self._title.setText(title)
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self._fit(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(self.width())

    def minimumSizeHint(self) -> QSize:
        widest = max((button.minimumSizeHint().width() for button in self._shown()), default=0)
        return QSize(widest + 2 * self._theme.px(_PADDING), super().minimumSizeHint().height())

    def _shown(self) -> list[Button]:
        return [button for button in self._buttons if not button.isHidden()]

    def _fit(self, width: int) -> None:
        shown, inside = self._shown(), width - 2 * self._theme.px(_PADDING)
        taken = sum(button.sizeHint().width() + self._theme.tokens.space.x1 for button in shown)
        is_low = bool(shown) and inside - taken < self._theme.px(_LEAST_WORDS)
        is_column = taken - self._theme.tokens.space.x1 > inside
        for part, is_upright in ((self._whole, is_low), (self._acts, is_column)):
            way = QBoxLayout.Direction.TopToBottom if is_upright else QBoxLayout.Direction.LeftToRight
            if part.direction() is not way:
                part.setDirection(way)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors, radius = self._theme.colors, self._theme.tokens.radius.control
        draw_box(painter_on(self), self._theme, self.rect(), fill=colors.sunken, line=colors.line, radius=radius)
