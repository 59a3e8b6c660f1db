"""What a notice comes to, large and at the right: it is set smaller until it fits, and never shortened."""

from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_KINDS: Final = (Type.FIGURE, Type.DISPLAY_LEAST, Type.HEADLINE, Type.TITLE, Type.LABEL)


class NoticeFigure(QWidget):
    """An amount, an amount as it was sent, or how many fields agree."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown = ""
        give_role(self, QAccessible.Role.StaticText)
        self.setFixedHeight(theme.style(_KINDS[0]).line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_figure(self, shown: str, *, spoken: str) -> None:
        """Show this."""
        self._shown = shown
        self.setAccessibleName(spoken)
        self.setVisible(bool(shown))
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Return what is shown."""
        return self._shown

    @property
    def is_whole(self) -> bool:
        """Tell whether all of it can be read."""
        return width_of(self._shown, self._fitting()) <= self.width()

    def sizeHint(self) -> QSize:
        return QSize(width_of(self._shown, self._theme.font(_KINDS[0])), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(width_of(self._shown, self._theme.font(_KINDS[-1])), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        font = self._fitting()
        painter.setFont(font)
        painter.setPen(self._theme.ink(self._theme.colors.text))
        draw_line(painter, self._shown, QPointF(self.width() - width_of(self._shown, font), 0), height=self.height())

    def _fitting(self) -> QFont:
        fonts = [self._theme.font(kind) for kind in _KINDS]
        return next((font for font in fonts if width_of(self._shown, font) <= self.width()), fonts[-1])
