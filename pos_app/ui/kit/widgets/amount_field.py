"""The amount being typed: as large as it fits, never wrapped, never shortened."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QSizePolicy, QWidget

from pos_app.domain.money import BadAmountError, Currency, Money
from pos_app.ui.kit.screen_reader import lend_voice
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.focus_halo import be_field
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_STEPS = (Type.DISPLAY, Type.DISPLAY_LESS, Type.DISPLAY_LEAST, Type.PAY)
_PADDING = 17
_BESIDE_MARK = 44  # px from the left to where the amount may begin
_CARET_WIDTH = 2
_MOST_MINOR: Final = 10**10 - 1  # 99,999,999.99: what a counter can take and the narrow panel can show
_PLACES: Final = 2


@dataclass(frozen=True, slots=True)
class TypedAmount:
    """Minor units, and how many places were typed after a point; None before there is one.

    The keypad has no point, and the smallest unit must be reachable by touch: so 1 2 5 0 0 0 0 is 12,500.00, and so it
    is on the keyboard. A keyboard has a point as well: it says that what was typed so far are whole units, so 12500. is
    12,500.00 and 12500.5 is 12,500.50. A pasted amount is read as it is written. What is shown is always exactly what
    Pay would charge.
    """

    minor: int = 0
    places: int | None = None

    def digit(self, digit: int) -> "TypedAmount":
        """Take one digit; one that no longer fits is left out."""
        match self.places:
            case None:
                return self._if_it_fits(self.minor * 10 + digit, None)
            case 0:
                return TypedAmount(self.minor + digit * 10, 1)
            case 1:
                return TypedAmount(self.minor + digit, 2)
            case _:
                return self

    def double_zero(self) -> "TypedAmount":
        """Take two zeros or none."""
        if self.places is not None:
            return self.digit(0).digit(0)
        return self._if_it_fits(self.minor * 100, None)

    def point(self) -> "TypedAmount":
        """Read what was typed so far as whole units."""
        return self if self.places is not None else self._if_it_fits(self.minor * 100, 0)

    def back(self) -> "TypedAmount":
        """Take the last key back."""
        match self.places:
            case None:
                return TypedAmount(self.minor // 10)
            case 0:
                return TypedAmount(self.minor // 100)
            case places:
                step = 10 ** (_PLACES - places + 1)
                return TypedAmount(self.minor // step * step, places - 1)

    def _if_it_fits(self, minor: int, places: int | None) -> "TypedAmount":
        return TypedAmount(minor, places) if minor <= _MOST_MINOR else self


def written(minor: int) -> TypedAmount | None:
    """Take an amount that was pressed or pasted whole; None when it is more than can be typed."""
    return TypedAmount(minor) if 0 <= minor <= _MOST_MINOR else None


class AmountField(QWidget):
    """Shows exactly what Pay would charge; digits push in from the right."""

    edited = Signal()
    entered = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._typed = TypedAmount()
        self._currency = Currency.NGN
        self._has_caret = False
        self._blink = QTimer(self)
        self._blink.timeout.connect(self._turn_caret)
        self._clear = _ClearMark(theme, self)
        self._clear.clicked.connect(self.clear)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(theme.tokens.size.amount)
        be_field(self)
        lend_voice(self, partial(_AmountVoice, self, QAccessible.Role.EditableText))
        self._speak()

    @property
    def name(self) -> str:
        """What it is called on screen."""
        return self.tr("Amount")

    @property
    def money(self) -> Money:
        """What is shown."""
        return Money(self._typed.minor, self._currency)

    def show_money(self, money: Money) -> None:
        """Put this amount there whole; one that could not be typed is left out."""
        typed = written(money.minor)
        if typed is not None:
            self._currency = money.currency
            self._take(typed)

    def use(self, currency: Currency) -> None:
        """Count in this currency; the figures stay."""
        if currency is not self._currency:
            self._currency = currency
            self._take(self._typed)

    def take_byte(self, byte: int) -> None:
        """Type one digit, by keyboard or keypad."""
        self._take(self._typed.digit(byte - ord("0")))

    def take_double_zero(self) -> None:
        """Type two zeros at once."""
        self._take(self._typed.double_zero())

    def take_back(self) -> None:
        """Take the last key back."""
        self._take(self._typed.back())

    def clear(self) -> None:
        """Begin again at nothing."""
        self._take(TypedAmount())

    def paste(self) -> None:
        """Read an amount as it is written on the clipboard; what is none is left there."""
        try:
            self.show_money(Money.parse(QGuiApplication.clipboard().text().strip(), self._currency))
        except BadAmountError:
            return

    def sizeHint(self) -> QSize:
        return QSize(0, self._theme.tokens.size.amount)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, sign = event.key(), event.text()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif len(sign) == 1 and "0" <= sign <= "9":
            self.take_byte(ord(sign))
        elif sign == ".":
            self._take(self._typed.point())
        elif key == Qt.Key.Key_Backspace:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.clear()
            else:
                self.take_back()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.entered.emit()
        else:
            event.ignore()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._light_caret()
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._blink.stop()
        self._has_caret = False
        self.update()
        super().focusOutEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._clear.move(self._theme.tokens.space.half, (self.height() - self._clear.height()) // 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, border, radius = self._theme.colors, self._theme.tokens.border, self._theme.tokens.radius.control
        if self.isEnabled():
            has_focus = self.hasFocus()
            line, width = (colors.focus, border.focus) if has_focus else (colors.line_control, border.control)
            draw_box(painter, self._theme, self.rect(), fill=colors.surface, line=line, width=width, radius=radius)
        else:
            draw_box(painter, self._theme, self.rect(), fill=colors.disabled, radius=radius)
        kind = self.fitting_type()
        font, height = self._font(kind), self._theme.style(kind).line
        ink = colors.text if self._typed.minor else colors.text_subtle
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink if self.isEnabled() else colors.text_disabled))
        shown = self.money.shown()
        left = self.width() - self._theme.px(_PADDING) - width_of(shown, font)
        draw_line(painter, shown, QPointF(left, (self.height() - height) / 2), height=height)
        if self._has_caret:
            caret = QRectF(
                self.width() - self._theme.px(_PADDING) + 3, (self.height() - height) / 2 + 6, _CARET_WIDTH, height - 12
            )
            painter.fillRect(caret, self._theme.ink(colors.accent))

    def fitting_type(self) -> Type:
        """Return the largest of the steps that leaves room for the whole amount."""
        return next((kind for kind in _STEPS if self._has_room(kind)), _STEPS[-1])

    @property
    def fits(self) -> bool:
        """Tell whether the whole amount can be seen."""
        return self._has_room(self.fitting_type())

    def _has_room(self, kind: Type) -> bool:
        return width_of(self.money.shown(), self._font(kind)) <= self.width() - self._theme.px(
            _PADDING
        ) - self._theme.px(_BESIDE_MARK)

    def _font(self, kind: Type) -> QFont:
        return self._theme.figures(kind)

    def _take(self, typed: TypedAmount) -> None:
        self._typed = typed
        self._clear.setVisible(typed.minor > 0)
        self._speak()
        self._light_caret()
        self.update()
        self.edited.emit()

    def _speak(self) -> None:
        self._clear.setVisible(self._typed.minor > 0)
        spoken = self.tr("Amount, {money}").format(money=spoken_money(self.money))
        self.setAccessibleName(spoken if self._typed.minor else self.name)

    def _light_caret(self) -> None:
        if self.hasFocus():
            self._has_caret = True
            flash = QGuiApplication.styleHints().cursorFlashTime()
            if flash > 0:
                self._blink.start(flash // 2)

    def _turn_caret(self) -> None:
        self._has_caret = not self._has_caret
        self.update()


class _ClearMark(QAbstractButton):
    """The circled cross inside the field."""

    def __init__(self, theme: Theme, field: QWidget) -> None:
        super().__init__(field)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Backspace and Esc do the same
        self.setFixedSize(theme.tokens.size.button, theme.tokens.size.button)
        self.setAccessibleName(self.tr("Clear the amount"))
        self.setToolTip(self.tr("Clear the amount"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors, size = self._theme.colors, self._theme.tokens.size.icon_large
        ink = colors.text if self.isDown() or self.underMouse() else colors.text_subtle
        draw_icon(painter_on(self), self._theme, "clear", ink, at=self.rect().toRectF().center(), size=size)


class _AmountVoice(QAccessibleWidget):
    """The spoken side: the amount is its value too."""

    def text(self, kind: QAccessible.Text) -> str:
        field = self.object()
        if kind is QAccessible.Text.Value and isinstance(field, AmountField):
            return spoken_money(field.money)
        return super().text(kind)
