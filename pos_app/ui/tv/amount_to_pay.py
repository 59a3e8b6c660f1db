"""What is to be paid: as large as it fits, with how old the price is under it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.domain.money import Money
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_STEPS: Final = (Type.FIGURE, Type.DISPLAY_LEAST, Type.HEADLINE, Type.TITLE, Type.LABEL)
_GAP: Final = 12


class AmountToPay(QWidget):
    """The amount never wraps and never elides; its height does not depend on its length."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._label = self.tr("To pay")
        self._shown = ""
        self._has_amount = False
        self._note = ""
        self._note_icon = ""
        self._note_ink = "text_muted"
        give_role(self, QAccessible.Role.StaticText)
        height = theme.style(Type.FIGURE).line + theme.tokens.space.half + theme.style(Type.CAPTION).line
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_amount(self, amount: Money | None, *, note: str, icon: str = "", ink: str = "text_muted") -> None:
        """Show this much, and what is said of it."""
        self._has_amount = amount is not None
        self._shown = amount.shown() if amount is not None else "–"
        self._note, self._note_icon, self._note_ink = note, icon, ink
        spoken = spoken_money(amount) if amount is not None else self.tr("nothing chosen yet")
        self.setAccessibleName(f"{self._label}, {spoken}")
        self.setAccessibleDescription(note)
        self.update()

    def text(self) -> str:
        """Return what is shown."""
        return f"{self._label} {self._shown} {self._note}".strip()

    @property
    def is_whole(self) -> bool:
        """Tell whether all of the amount can be read."""
        return width_of(self._shown, self._fitting()) <= self._room()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.ticket // 2, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, colors = painter_on(self), self._theme, self._theme.colors
        high, font = theme.style(Type.FIGURE).line, self._fitting()
        painter.setFont(theme.font(Type.BODY))
        painter.setPen(theme.ink(colors.text_muted))
        draw_line(painter, self._label, QPointF(0, 0), height=high)
        painter.setFont(font)
        painter.setPen(theme.ink(colors.text if self._has_amount else colors.text_muted))
        draw_line(painter, self._shown, QPointF(self.width() - width_of(self._shown, font), 0), height=high)
        if not self._note:
            return
        small, line = theme.font(Type.CAPTION), theme.style(Type.CAPTION).line
        left, top = self.width() - width_of(self._note, small), high + theme.tokens.space.half
        painter.setFont(small)
        painter.setPen(theme.ink(colors.named(self._note_ink)))
        draw_line(painter, self._note, QPointF(left, top), height=line)
        if self._note_icon:
            size = theme.tokens.size.icon_small
            at = QRectF(left - theme.tokens.space.x1 - size, top, size, line).center()
            draw_icon(painter, theme, self._note_icon, colors.named(self._note_ink), at=at, size=size)

    def _room(self) -> int:
        return self.width() - width_of(self._label, self._theme.font(Type.BODY)) - self._theme.px(_GAP)

    def _fitting(self) -> QFont:
        if not self._has_amount:
            return self._theme.font(Type.BODY)
        fonts = [self._theme.figures(kind) for kind in _STEPS]
        return next((font for font in fonts if width_of(self._shown, font) <= self._room()), fonts[-1])
