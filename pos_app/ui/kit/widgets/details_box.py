"""The service's own words, behind a heading that opens and closes."""

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import Text, draw_line, width_of

_SIDE = 17
_FOOT = 14


class DetailsBox(QFrame):
    """Plain text, always: what stands here was written elsewhere."""

    toggled = Signal()

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self._theme = theme
        self._head = _Head(theme, title)
        self._head.clicked.connect(self._toggle)
        self._words = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._words.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        self._inner = QVBoxLayout()
        self._inner.addWidget(self._words)
        column.addLayout(self._inner)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.open(is_open=False)

    @property
    def is_open(self) -> bool:
        """Tell whether the words can be read."""
        return not self._words.isHidden()

    def show_words(self, text: str) -> None:
        """Hold these words."""
        self._words.setText(text)
        self._words.use_mono()

    def open(self, *, is_open: bool) -> None:
        """Show the words, or only the heading."""
        self._words.setHidden(not is_open)
        self._inner.setContentsMargins(
            self._theme.px(_SIDE), 0, self._theme.px(_SIDE), self._theme.px(_FOOT) if is_open else 0
        )
        self._head.setChecked(is_open)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors, radius = self._theme.colors, self._theme.tokens.radius.control
        draw_box(painter_on(self), self._theme, self.rect(), fill=colors.sunken, line=colors.line, radius=radius)

    def _toggle(self) -> None:
        self.open(is_open=not self.is_open)
        self.toggled.emit()


class _Head(QPushButton):
    """The heading, with an arrow that points where the words are."""

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__(title)
        self._theme = theme
        self.setCheckable(True)
        self.setFont(theme.font(Type.LABEL, weight=600))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = self._theme.tokens.size
        return QSize(2 * self._theme.px(_SIDE) + width_of(self.text(), self.font()) + 2 * size.icon, size.button)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, size = self._theme.colors, self._theme.tokens.size.icon
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(colors.text))
        draw_line(painter, self.text(), QPointF(self._theme.px(_SIDE), 0), height=self.height())
        icon = "down" if self.isChecked() else "right"
        at = QPointF(self.width() - self._theme.px(_SIDE) - size / 2, self.height() / 2)
        draw_icon(painter, self._theme, icon, colors.text_muted, at=at, size=size)
