"""A field for digits that must leave no trace: painted one by one from bytes, pasted into, never copied out of."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleValueChangeEvent,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QMenu, QSizePolicy, QWidget

from pos_app.domain.card_entry import Digits, paste_into
from pos_app.domain.cards import wipe
from pos_app.ui.kit.screen_reader import lend_voice
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets import clipboard
from pos_app.ui.kit.widgets.focus_halo import be_field
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

T = TypeVar("T")

BULLET: Final = "•"
_CARET_WIDTH = 2
_CARET_HEIGHT = 28
_NO_MODIFIER = Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True, slots=True)
class DigitGlyph:
    """One sign and where it stands; never more than one digit of a card in one text."""

    left: float
    sign: str
    is_dot: bool = False


class DigitField(QWidget):
    """The caret is always behind the last digit. There is no selection, no undo, no drag and no input method."""

    edited = Signal()
    entered = Signal()  # Enter
    went_back = Signal()  # Backspace where there is nothing left to take back
    left = Signal()
    swiped = Signal()  # what was pasted is the magnetic stripe of a card: it was wiped

    def __init__(self, theme: Theme, *, name: str, most: int, placeholder: str) -> None:
        super().__init__()
        self._theme = theme
        self._digits = Digits(most)
        self._name = name
        self._placeholder = placeholder
        self._is_wrong = False
        self._has_caret = False
        self._padding = theme.tokens.space.x2
        self._font = theme.font(Type.INPUT)
        self._cell = QFontMetricsF(self._font).horizontalAdvance("0")
        self._blink = QTimer(self)
        self._blink.timeout.connect(self._turn_caret)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        be_field(self)
        lend_voice(self, partial(_DigitsVoice, self, QAccessible.Role.EditableText))

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing is typed."""
        return len(self._digits) == 0

    @property
    def name(self) -> str:
        """What it is called on screen."""
        return self._name

    def judged(self, judge: Callable[[bytearray], T]) -> T:
        """Have a copy of the digits looked at, and wipe the copy."""
        copy = self._digits.bytes()
        try:
            return judge(copy)
        finally:
            wipe(copy)

    def take_byte(self, byte: int) -> None:
        """Type one digit, by keyboard or keypad."""
        if self._digits.add(byte):
            self._change()

    def take_back(self) -> None:
        """Take the last digit back; where there is none, the field before may take over."""
        if self.is_empty:
            self.went_back.emit()
            return
        self._digits.drop_last()
        self._change()

    def clear(self) -> None:
        """Wipe it."""
        if not self.is_empty:
            self._digits.clear()
            self._change()

    def take_bytes(self, raw: bytearray) -> None:
        """Put these bytes in place of what is typed; they are wiped."""
        was_track = paste_into(self._digits, raw).was_track_data
        self._change()
        if was_track:
            self.swiped.emit()

    def take_paste(self, raw: bytearray) -> None:
        """Do the same, and empty the clipboard of them."""
        clipboard.empty()
        self.take_bytes(raw)

    def paste(self) -> None:
        """Paste from the clipboard."""
        self._paste_from(clipboard.Mode.Clipboard)

    def show_wrong(self, *, wrong: bool) -> None:
        """Draw the border of a field that has to be read again."""
        if wrong is not self._is_wrong:
            self._is_wrong = wrong
            self.update()

    def pad(self, padding: int) -> None:
        """Keep this distance from the border."""
        self._padding = padding
        self.update()

    def masked(self) -> str:
        """Return what may be said of the digits: how many there are."""
        return BULLET * len(self._digits)

    def glyphs(self) -> tuple[DigitGlyph, ...]:
        """Return what is drawn, each digit on its own."""
        return tuple(DigitGlyph(place * self._cell, _sign(self._digits, place)) for place in range(len(self._digits)))

    def caret_at(self) -> float:
        """Return where the next digit comes to stand."""
        return len(self._digits) * self._cell

    def _accept(self) -> None:
        """Settle limits after a change; what the digits decide about the field."""

    def _change(self) -> None:
        self._accept()
        self.setAccessibleName(self._spoken_name())
        QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, self.masked()))
        self._light_caret()
        self.update()
        self.edited.emit()

    def _spoken_name(self) -> str:
        return self._name

    def sizeHint(self) -> QSize:
        width = width_of(self._placeholder, self._font) + 2 * self._padding
        return QSize(width, self._theme.tokens.size.field_large)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.rail, self._theme.tokens.size.field_large)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, sign = event.key(), event.text()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif len(sign) == 1 and "0" <= sign <= "9":
            self.take_byte(ord(sign))
        elif key == Qt.Key.Key_Backspace:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.clear()
            elif not (self.is_empty and event.isAutoRepeat()):
                self.take_back()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.entered.emit()
        elif not self._take_sign(sign):
            event.ignore()

    def _take_sign(self, sign: str) -> bool:
        """Understand a sign that is not a digit; tell whether it meant something."""
        del sign
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() is Qt.MouseButton.MiddleButton and QGuiApplication.clipboard().supportsSelection():
            self._paste_from(clipboard.Mode.Selection)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.addAction(self.tr("Paste"), self.paste)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._light_caret()
        self.setAccessibleName(self._spoken_name())
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._blink.stop()
        self._has_caret = False
        self.setAccessibleName(self._spoken_name())
        self.update()
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        self._draw_frame(painter)
        painter.setFont(self._font)
        colors = self._theme.colors
        if self.is_empty:
            painter.setPen(self._theme.ink(colors.text_subtle if self.isEnabled() else colors.text_disabled))
            self._draw_sign(painter, 0, self._placeholder)
        painter.setPen(self._theme.ink(colors.text if self.isEnabled() else colors.text_disabled))
        for glyph in self.glyphs():
            if glyph.is_dot:
                self._draw_dot(painter, glyph.left)
            else:
                self._draw_sign(painter, glyph.left, glyph.sign)
        if self._has_caret:
            top = (self.height() - self._theme.px(_CARET_HEIGHT)) / 2
            caret = QRectF(self._padding + 1 + self.caret_at(), top, _CARET_WIDTH, self._theme.px(_CARET_HEIGHT))
            painter.fillRect(caret, self._theme.ink(colors.accent))

    def _draw_frame(self, painter: QPainter) -> None:
        colors, border, radius = self._theme.colors, self._theme.tokens.border, self._theme.tokens.radius.control
        if not self.isEnabled():
            draw_box(painter, self._theme, self.rect(), fill=colors.disabled, radius=radius)
            return
        line = colors.declined if self._is_wrong else colors.focus if self.hasFocus() else colors.line_control
        width = border.focus if self._is_wrong or self.hasFocus() else border.control
        draw_box(painter, self._theme, self.rect(), fill=colors.surface, line=line, width=width, radius=radius)

    def _draw_sign(self, painter: QPainter, left: float, sign: str) -> None:
        line = self._theme.style(Type.INPUT).line
        at = QPointF(self._padding + 1 + left, (self.height() - line) / 2)
        draw_line(painter, sign, at, height=line)

    def _draw_dot(self, painter: QPainter, left: float) -> None:
        painter.save()
        painter.setBrush(painter.pen().color())
        painter.setPen(Qt.PenStyle.NoPen)
        middle = QPointF(self._padding + 1 + left + self._cell / 2, self.height() / 2 + 1)
        painter.drawEllipse(middle, self._cell / 4, self._cell / 4)
        painter.restore()

    def _paste_from(self, mode: clipboard.Mode) -> None:
        raw = clipboard.take_bytes(mode)
        if raw and self.isEnabled():
            self.take_paste(raw)
        wipe(raw)

    def _light_caret(self) -> None:
        if not self.hasFocus():
            return
        self._has_caret = True
        flash = QGuiApplication.styleHints().cursorFlashTime()
        if flash > 0:
            self._blink.start(flash // 2)

    def _turn_caret(self) -> None:
        self._has_caret = not self._has_caret
        self.update()


def _sign(digits: Digits, place: int) -> str:
    return chr(ord("0") + digits.at(place))


class _DigitsVoice(QAccessibleWidget):
    """The spoken side: name, masked value, nothing to read out of."""

    def text(self, kind: QAccessible.Text) -> str:
        field = self.object()
        if kind is QAccessible.Text.Value and isinstance(field, DigitField):
            return field.masked()
        return super().text(kind)
