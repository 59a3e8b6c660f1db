"""The three fields of a card: its number in the groups of its brand, its expiry, its CVV as dots."""

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPaintEvent

from pos_app.domain.card_entry import (
    CvvProblem,
    ExpiryProblem,
    NumberProblem,
    cvv_problem,
    expiry_problem,
    gaps_before,
    is_dot,
    may_go_on,
    number_problem,
)
from pos_app.domain.cards import LONGEST_NUMBER, Brand, brand_of, cvv_length, groups_of, lengths_of
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.digit_field import BULLET, DigitField, DigitGlyph
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_BADGE_HEIGHT = 24
_BADGE_PADDING = 9
_BADGE_WEIGHT = 600
_DOT_PITCH = 15
_EXPIRY_DIGITS: Final = 4
_MONTH_DIGITS: Final = 2
_ZERO, _ONE = ord("0"), ord("1")


class NumberField(DigitField):
    """The card number. When it is good and left, its first six and last four digits stay."""

    completed = Signal()  # hardly any digit can follow

    def __init__(self, theme: Theme) -> None:
        self._brand: Brand | None = None
        super().__init__(theme, name="", most=LONGEST_NUMBER, placeholder="0000 0000 0000 0000")
        self._name = self.tr("Card number")
        self._gap = width_of(" ", self._font)
        self._badge_font = theme.font(Type.CAPTION, weight=_BADGE_WEIGHT)
        self.setAccessibleName(self._name)

    @property
    def brand(self) -> Brand | None:
        """The brand, as soon as the first digits decide it."""
        return self._brand

    def problem(self) -> NumberProblem | None:
        """Judge what is typed."""
        return self.judged(number_problem)

    @property
    def is_full(self) -> bool:
        """Tell whether no further digit is taken: what is wrong now stays wrong."""
        lengths = self.judged(lengths_of)
        return len(self._digits) == (max(lengths) if lengths else LONGEST_NUMBER)

    @property
    def last_four(self) -> str:
        """The digits that may be shown anywhere."""
        return self.judged(lambda number: number[-4:].decode("ascii"))

    def take_byte(self, byte: int) -> None:
        before = len(self._digits)
        super().take_byte(byte)
        if len(self._digits) > before and self.judged(may_go_on):
            self.completed.emit()

    def take_bytes(self, raw: bytearray) -> None:
        super().take_bytes(raw)
        if self.problem() is None:  # it came whole: nothing more is coming
            self.completed.emit()

    def glyphs(self) -> tuple[DigitGlyph, ...]:
        length, covers = len(self._digits), self._is_covered
        return tuple(
            DigitGlyph(self._left_of(place), "", is_dot=True)
            if is_dot(place, length=length, is_covered=covers)
            else DigitGlyph(self._left_of(place), chr(_ZERO + self._digits.at(place)))
            for place in range(length)
        )

    def caret_at(self) -> float:
        length = len(self._digits)
        return self._left_of(length - 1) + self._cell if length else 0

    def masked(self) -> str:
        """Show the first six and the last four of a finished number, and of an unfinished one only its length."""
        if self.is_empty or self.problem() is not None:
            return super().masked()
        shown = self.judged(lambda number: (number[:6].decode("ascii"), number[-4:].decode("ascii")))
        return shown[0] + BULLET * (len(self._digits) - 10) + shown[1]

    def _accept(self) -> None:
        self._brand = self.judged(brand_of)
        lengths = self.judged(lengths_of)
        self._digits.limit(max(lengths) if lengths else LONGEST_NUMBER)

    def _spoken_name(self) -> str:
        if not self._is_covered:
            return self._name
        return self.tr("Card number, ends {last_four}").format(last_four=self.last_four)

    @property
    def _is_covered(self) -> bool:
        return not self.hasFocus() and not self.is_empty and self.problem() is None

    def _left_of(self, place: int) -> float:
        gaps = gaps_before(groups_of(self._brand, len(self._digits)))
        return place * self._cell + sum(gap <= place for gap in gaps) * self._gap

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._brand is None:
            return
        painter = painter_on(self)
        colors = self._theme.colors
        width = width_of(self._brand.value, self._badge_font) + 2 * self._theme.px(_BADGE_PADDING)
        left, top = self.width() - self._padding - 1 - width, (self.height() - self._theme.px(_BADGE_HEIGHT)) / 2
        box = QRectF(left, top, width, self._theme.px(_BADGE_HEIGHT))
        draw_box(painter, self._theme, box, line=colors.line_control, radius=self._theme.tokens.radius.small)
        painter.setFont(self._badge_font)
        painter.setPen(self._theme.ink(colors.text))
        draw_line(
            painter,
            self._brand.value,
            QPointF(left + self._theme.px(_BADGE_PADDING), top),
            height=self._theme.px(_BADGE_HEIGHT),
        )


class ExpiryField(DigitField):
    """MM / YY. A month that can only have one digit gets its zero by itself."""

    completed = Signal()

    def __init__(self, theme: Theme, *, today: Callable[[], date]) -> None:
        super().__init__(theme, name="", most=_EXPIRY_DIGITS, placeholder="MM / YY")
        self._name = self.tr("Expiry")
        self._today = today
        self._slash = " / "
        self._slash_width = width_of(self._slash, self._font)
        self.setAccessibleName(self._name)

    @property
    def is_full(self) -> bool:
        """Tell whether month and year are there."""
        return len(self._digits) == _EXPIRY_DIGITS

    def problem(self) -> ExpiryProblem | None:
        """Judge what is typed, as of today."""
        return self.judged(lambda expiry: expiry_problem(expiry, self._today()))

    def take_byte(self, byte: int) -> None:
        before = len(self._digits)
        if before == 0 and byte > _ONE:
            self._digits.add(_ZERO)
        super().take_byte(byte)
        if before < len(self._digits) and self.is_full and self.problem() is None:
            self.completed.emit()

    def glyphs(self) -> tuple[DigitGlyph, ...]:
        digits = tuple(
            DigitGlyph(self._left_of(place), chr(_ZERO + self._digits.at(place))) for place in range(len(self._digits))
        )
        if len(digits) < _MONTH_DIGITS:
            return digits
        return (*digits, DigitGlyph(_MONTH_DIGITS * self._cell, self._slash))

    def caret_at(self) -> float:
        return self._left_of(len(self._digits))

    def shown(self) -> str:
        """Return it as it is read back: MM / YY."""
        return self.judged(lambda expiry: f"{expiry[:2].decode('ascii')}{self._slash}{expiry[2:].decode('ascii')}")

    def _left_of(self, place: int) -> float:
        return place * self._cell + (self._slash_width if place >= _MONTH_DIGITS else 0)

    def _take_sign(self, sign: str) -> bool:
        if sign == "/" and len(self._digits) == 1:  # 1/ is January
            month = self.judged(lambda expiry: expiry[0])
            self._digits.clear()
            self._digits.add(_ZERO)
            self._digits.add(month)
            self._change()
        return sign == "/"


class CvvField(DigitField):
    """The CVV: dots from the first digit, and nothing is said of it at all."""

    completed = Signal()

    def __init__(self, theme: Theme) -> None:
        self._longest = cvv_length(None)
        super().__init__(theme, name="", most=max(map(cvv_length, Brand)), placeholder="123")
        self._name = self.tr("CVV")
        self._digits.limit(self._longest)
        self.setAccessibleName(self._name)

    def fit(self, brand: Brand | None) -> None:
        """Take as many digits as this brand has."""
        self._longest = cvv_length(brand)
        before = len(self._digits)
        self._digits.limit(self._longest)
        if len(self._digits) < before:
            self._change()

    def problem_for(self, number: NumberField) -> CvvProblem | None:
        """Judge what is typed for this card."""
        return self.judged(lambda cvv: number.judged(lambda digits: cvv_problem(cvv, digits)))

    def take_byte(self, byte: int) -> None:
        before = len(self._digits)
        super().take_byte(byte)
        if before < len(self._digits) == self._longest:
            self.completed.emit()

    def masked(self) -> str:
        """Return nothing."""
        return ""

    def glyphs(self) -> tuple[DigitGlyph, ...]:
        return tuple(
            DigitGlyph(place * self._theme.px(_DOT_PITCH), "", is_dot=True) for place in range(len(self._digits))
        )

    def caret_at(self) -> float:
        return len(self._digits) * self._theme.px(_DOT_PITCH)
