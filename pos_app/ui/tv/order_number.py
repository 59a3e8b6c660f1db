"""The provider's own number of an order, as large as it fits, and a press that copies it."""

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.panel import SeparatorLine
from pos_app.ui.kit.widgets.text import Text, draw_line, set_tip, width_of

_STEPS: Final = (Type.FIGURE, Type.DISPLAY_LEAST, Type.HEADLINE, Type.TITLE, Type.LABEL)


class OrderNumber(QWidget):
    """The first thing that a customer asks for when the channels stay dark."""

    copy_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._figures = _Figures(theme)
        self.copy = Button(theme, self.tr("Copy"), icon="copy")
        self.copy.clicked.connect(self.copy_asked)
        row = QHBoxLayout()
        row.setSpacing(theme.tokens.space.x2)
        row.addWidget(self._figures, 1)
        row.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.tokens.space.half)
        column.addWidget(Text(theme, self.tr("Order number"), kind=Type.LABEL, ink="text_muted"))
        column.addLayout(row)
        column.addSpacing(theme.tokens.space.x1 + theme.tokens.space.half)
        column.addWidget(SeparatorLine())

    def show_number(self, number: str) -> None:
        """Show this one."""
        self._figures.show_number(plain(number))
        self.copy.setAccessibleName(self.tr("Copy the order number {number}").format(number=plain(number)))

    def text(self) -> str:
        """Return what is shown."""
        return self._figures.accessibleDescription()


class _Figures(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._number = ""
        give_role(self, QAccessible.Role.StaticText)
        self.setAccessibleName(self.tr("Order number"))
        self.setFixedHeight(theme.style(Type.FIGURE).line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_number(self, number: str) -> None:
        self._number = number
        self.setAccessibleDescription(number)
        set_tip(self, number)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.rail, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, font = painter_on(self), self._fitting()
        painter.setFont(font)
        painter.setPen(self._theme.ink(self._theme.colors.text))
        shown = QFontMetricsF(font).elidedText(self._number, Qt.TextElideMode.ElideMiddle, self.width())
        draw_line(painter, shown, QPointF(0, 0), height=self.height())

    def _fitting(self) -> QFont:
        fonts = [self._theme.figures(kind) for kind in _STEPS]
        return next((font for font in fonts if width_of(self._number, font) <= self.width()), fonts[-1])
