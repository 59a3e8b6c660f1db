"""A single icon as a widget, drawn in the ink of the theme."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on


class Glyph(QWidget):
    """An icon beside a word; it says nothing of its own, the word does."""

    def __init__(self, theme: Theme, name: str, *, ink: str, size: int) -> None:
        super().__init__()
        self._theme = theme
        self._name = name
        self._ink = ink
        self._size = size
        self.setFixedSize(size, size)

    def set_glyph(self, name: str, *, ink: str) -> None:
        """Show another icon, in the ink of this token."""
        self._name = name
        self._ink = ink
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        color = self._theme.colors.named(self._ink)
        draw_icon(painter, self._theme, self._name, color, at=QPointF(self._size / 2, self._size / 2), size=self._size)
