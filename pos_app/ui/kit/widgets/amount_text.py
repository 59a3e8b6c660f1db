"""An amount that never wraps and never elides: it is set smaller until it fits."""

from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.domain.money import Money
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_SMALLER: Final = (Type.DISPLAY_LEAST, Type.HEADLINE, Type.TITLE, Type.LABEL)


class AmountText(QWidget):
    """The amount of a payment; its height does not depend on its length."""

    def __init__(self, theme: Theme, *, largest: Type = Type.FIGURE) -> None:
        super().__init__()
        self._theme = theme
        self._largest = largest
        self._shown = ""
        give_role(self, QAccessible.Role.StaticText)
        self.setFixedHeight(theme.style(largest).line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_amount(self, amount: Money) -> None:
        """Show this much."""
        self._shown = amount.shown()
        self.setAccessibleName(spoken_money(amount))
        self.update()

    def text(self) -> str:
        """Return what is shown."""
        return self._shown

    @property
    def is_whole(self) -> bool:
        """Tell whether all of it can be read."""
        return width_of(self._shown, self._fitting()) <= self.width()

    def sizeHint(self) -> QSize:
        return QSize(width_of(self._shown, self._theme.figures(self._largest)), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(width_of(self._shown, self._theme.figures(_SMALLER[-1])), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setFont(self._fitting())
        painter.setPen(self._theme.ink(self._theme.colors.text))
        draw_line(painter, self._shown, QPointF(0, 0), height=self.height())

    def _fitting(self) -> QFont:
        fonts = [self._theme.figures(kind) for kind in (self._largest, *_SMALLER)]
        return next((font for font in fonts if width_of(self._shown, font) <= self.width()), fonts[-1])
