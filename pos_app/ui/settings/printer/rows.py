"""Rows of settings: a name and what it is about on the left, the control on the right, a line between them."""

from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.panel import SeparatorLine
from pos_app.ui.kit.widgets.text import Text

_ROW = 78
_VALUE = 320
_NARROW_VALUE = 252
_NARROW_BELOW = 640  # px of the whole row
_SINGLE_BELOW = 480
_UNLIMITED = 16_777_215  # Qt's own largest widget


class Row(QWidget):
    """One setting; `about` can be said anew."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        about: str,
        value: QWidget,
        *,
        is_wide: bool = True,
        single_below: int = _SINGLE_BELOW,
    ) -> None:
        super().__init__()
        self._single_below = single_below
        self._theme = theme
        self._value = value
        self._is_wide = is_wide
        self.about = Text(theme, about, kind=Type.LABEL, ink="text_muted", wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(Text(theme, title, weight=600, wraps=True))
        words.addWidget(self.about)
        words.addStretch()
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.addLayout(words, 1)
        self._line.addWidget(value)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._line, 1)
        whole.addWidget(SeparatorLine())
        self.setMinimumHeight(theme.px(_ROW))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.stand_in(theme.px(_NARROW_BELOW))

    def stand_in(self, width: int) -> None:
        """Put the control beside its name, or under it where there is little room; answers may be long words."""
        space, needed = self._theme.tokens.space, self._value.minimumSizeHint().width() if self._is_wide else 0
        is_single = width < self._theme.px(self._single_below) or needed > width // 2
        way = QBoxLayout.Direction.TopToBottom if is_single else QBoxLayout.Direction.LeftToRight
        air = space.x1 if is_single else space.half
        self._line.setDirection(way)
        self._line.setSpacing(space.half if is_single else space.x3)
        self._line.setContentsMargins(0, air, 0, air)
        if self._is_wide:
            usual = self._theme.px(_NARROW_VALUE if width < self._theme.px(_NARROW_BELOW) else _VALUE)
            room = max(usual, needed)
            self._value.setMinimumWidth(0 if is_single else room)
            self._value.setMaximumWidth(_UNLIMITED if is_single else room)
