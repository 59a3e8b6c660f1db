"""Where a PIN is typed: dots from the first digit, given out once as bytes that its taker wipes, never as text."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen

from pos_app.domain.pin import LONGEST_PIN, SHORTEST_PIN, Pin
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets import clipboard
from pos_app.ui.kit.widgets.digit_field import DigitField, DigitGlyph
from pos_app.ui.kit.widgets.focus_halo import be_field
from pos_app.ui.kit.widgets.paint import painter_on

_PITCH = 15
_DOT, _APART = 24, 16
_RING = 2
_ARROWS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PinField(DigitField):
    """A field of a form. What lies on the clipboard stays there: nobody keeps a PIN on one."""

    def __init__(self, theme: Theme, *, name: str) -> None:
        super().__init__(theme, name=name, most=LONGEST_PIN, placeholder="")

    @property
    def typed(self) -> int:
        """How many digits there are."""
        return len(self._digits)

    def take_pin(self) -> Pin:
        """Give the digits to whoever wipes them, and be empty."""
        pin = self.judged(Pin)
        self.clear()
        return pin

    def paste(self) -> None:
        """Take nothing."""

    def _paste_from(self, mode: clipboard.Mode) -> None:
        del mode

    def glyphs(self) -> tuple[DigitGlyph, ...]:
        pitch = self._theme.px(_PITCH)
        return tuple(DigitGlyph(place * pitch, "", is_dot=True) for place in range(len(self._digits)))

    def caret_at(self) -> float:
        return len(self._digits) * self._theme.px(_PITCH)


class PinDots(PinField):
    """The same, large and without a frame: a ring for each digit that is still to be typed."""

    stepped = Signal(int)  # an arrow: to the person above or below

    def __init__(self, theme: Theme, *, name: str) -> None:
        self._expected = SHORTEST_PIN
        super().__init__(theme, name=name)
        be_field(self, is_field=False)  # it has no frame that a halo could go around
        self.setFixedHeight(theme.px(_DOT) + 2 * theme.tokens.space.half)

    @property
    def is_complete(self) -> bool:
        """Tell whether all are typed."""
        return len(self._digits) >= self._expected

    def expect(self, length: int) -> None:
        """Draw so many rings, and take no more digits."""
        self._expected = length
        self._digits.limit(length)
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:  # what it stands in would scroll
            self.stepped.emit(step)

    def ring_rect(self) -> QRect:
        """The dots, not all the width there is."""
        width = self._width(self._expected) + 2 * self._theme.tokens.space.x1
        return QRect((self.width() - width) // 2, 0, width, self.height())

    def sizeHint(self) -> QSize:
        return QSize(self._width(self._expected), self.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, size = self._theme.colors, self._theme.px(_DOT)
        left = (self.width() - self._width(self._expected)) / 2 + size / 2
        for place in range(self._expected):
            middle = QPointF(left + place * (size + self._theme.px(_APART)), self.height() / 2)
            is_typed = place < len(self._digits)
            ink = self._theme.ink(colors.declined if self._is_wrong else colors.accent)
            painter.setBrush(ink if is_typed else self._theme.ink(colors.surface))
            painter.setPen(QPen(ink if is_typed or self._is_wrong else self._theme.ink(colors.line_control), _RING))
            painter.drawEllipse(middle, size / 2 - 1, size / 2 - 1)

    def _width(self, count: int) -> int:
        return count * self._theme.px(_DOT) + (count - 1) * self._theme.px(_APART)
