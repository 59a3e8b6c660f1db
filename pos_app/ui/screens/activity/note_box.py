"""A box with a bold line, a plain one and a few buttons: what the money is for, or what is hidden."""

from typing import Final

from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from pos_app.ui.theme import Theme
from pos_app.ui.tokens import Type
from pos_app.ui.widgets.button import Button
from pos_app.ui.widgets.paint import draw_box, painter_on
from pos_app.ui.widgets.text import Text

_PADDING: Final = 16
_LEAST_WORDS: Final = 230  # beside buttons


class NoteBox(QFrame):
    """The words on the left, the buttons on the right, or under the words where there is little room."""

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
        acts = QHBoxLayout()
        acts.setSpacing(theme.tokens.space.x1)
        for button in buttons:
            acts.addWidget(button)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        side = theme.px(_PADDING)
        self._whole.setContentsMargins(side, side, side, side)
        self._whole.setSpacing(theme.tokens.space.x2)
        self._whole.addLayout(words, 1)
        self._whole.addLayout(acts)
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

    def _fit(self, width: int) -> None:
        shown = [button for button in self._buttons if not button.isHidden()]
        taken = sum(button.sizeHint().width() + self._theme.tokens.space.x1 for button in shown)
        is_low = bool(shown) and width - taken - 2 * self._theme.px(_PADDING) < self._theme.px(_LEAST_WORDS)
        way = QBoxLayout.Direction.TopToBottom if is_low else QBoxLayout.Direction.LeftToRight
        if self._whole.direction() is not way:
            self._whole.setDirection(way)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors, radius = self._theme.colors, self._theme.tokens.radius.control
        draw_box(painter_on(self), self._theme, self.rect(), fill=colors.sunken, line=colors.line, radius=radius)
