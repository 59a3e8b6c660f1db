"""Stands before the controls of the screen: keeps swiped cards out, sends pasted card numbers where they belong."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from pos_app.domain.card_entry import Digits
from pos_app.domain.cards import LONGEST_NUMBER, lengths_of, wipe
from pos_app.ui.kit.widgets import clipboard
from pos_app.ui.kit.widgets.digit_field import DigitField

_STARTS: Final = frozenset("%;")
_TRACK_SIGNS: Final = frozenset("%;=^?")
_SHORTEST_NUMBER: Final = 12
_BETWEEN_DIGITS: Final = frozenset(b" -\t\r\n\xc2\xa0")
_READER_IS_FASTER: Final = 100  # ms between two keys; nobody types like that
_SWIPE_IS_OVER: Final = 300  # ms without a key: its second track and its Enter have come
_PRESSES = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})


class EntryGuard(QObject):
    """Sees every key and press before the control it is meant for does."""

    touched = Signal()  # a key, of whatever kind
    swiped = Signal()  # a card was pulled through a reader; not a key of it goes anywhere
    number_pasted = Signal(object)  # the bytes; whoever hears it wipes them

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._begun = ""  # what may become a swipe, in a field of words: at most three signs
        self._fast = _single_shot(self, _READER_IS_FASTER)
        self._swiping = _single_shot(self, _SWIPE_IS_OVER)
        self._shifting = _single_shot(self, 0)

    @property
    def is_swiping(self) -> bool:
        """Tell whether keys are those of a card reader."""
        return self._swiping.isActive()

    @property
    def is_fast(self) -> bool:
        """Tell whether the next key would come faster than fingers press it."""
        return self._fast.isActive()

    @property
    def holds_presses(self) -> bool:
        """Tell whether things have just moved."""
        return self._shifting.isActive()

    def watch(self, *widgets: QWidget) -> None:
        """Stand before these."""
        for widget in widgets:
            widget.installEventFilter(self)

    def hold_presses(self, milliseconds: int) -> None:
        """Let no press of the pointer through for so long: what it was meant for has just moved."""
        self._shifting.start(milliseconds)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(watched, QWidget):
            return self._see_key(watched, event)
        if kind in _PRESSES:
            return self.holds_presses or self._see_press(watched, event)
        return False

    def _see_key(self, widget: QWidget, event: QKeyEvent) -> bool:
        self.touched.emit()
        if self.is_swiping:
            self._swiping.start()
            return True
        if event.matches(QKeySequence.StandardKey.Paste):
            return self._see_paste(widget, clipboard.Mode.Clipboard)
        return self._see_swipe(widget, event.text())

    def _see_press(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or not isinstance(watched, QWidget):
            return False
        is_middle = event.button() is Qt.MouseButton.MiddleButton
        return is_middle and self._see_paste(watched, clipboard.Mode.Selection)

    def _see_swipe(self, widget: QWidget, sign: str) -> bool:
        if not isinstance(widget, QLineEdit):
            if sign in _STARTS or (sign in _TRACK_SIGNS and isinstance(widget, DigitField)):
                self._stop_swipe()
                return True
            return False
        # In words these signs are allowed: only what comes faster than fingers, and looks like a track, is a swipe.
        if not sign:
            return False
        self._begun = (self._begun if self.is_fast else "") + sign
        if not _may_be_track(self._begun):
            self._begun = sign if sign in _STARTS else ""
        self._fast.start()
        if len(self._begun) < len("%B4"):
            return False
        for _ in self._begun[1:]:
            widget.backspace()
        self._stop_swipe()
        return True

    def _stop_swipe(self) -> None:
        self._begun = ""
        self._swiping.start()
        self.swiped.emit()

    def _see_paste(self, widget: QWidget, mode: clipboard.Mode) -> bool:
        """Take a paste away from a field that it was not meant for."""
        if not isinstance(widget, DigitField) and clipboard.is_there(_is_track, mode):
            clipboard.empty()
            self.swiped.emit()
            return True
        if clipboard.is_there(_is_card_number, mode):
            raw = clipboard.take_bytes(mode)
            self.number_pasted.emit(raw)
            wipe(raw)
            return True
        return False


def _single_shot(parent: QObject, milliseconds: int) -> QTimer:
    timer = QTimer(parent, interval=milliseconds)
    timer.setSingleShot(True)
    return timer


def _may_be_track(begun: str) -> bool:
    """Tell whether a track could begin like this: %B4 or ;40."""
    if begun[:1] == ";":
        return all("0" <= sign <= "9" for sign in begun[1:])
    wanted = ("%", "B", "0123456789")
    return all(sign.upper() in allowed for sign, allowed in zip(begun, wanted, strict=False))


def _is_track(raw: bytearray) -> bool:
    digits = sum(0x30 <= byte <= 0x39 for byte in raw)
    return raw.startswith((b"%", b";")) and digits >= _SHORTEST_NUMBER


def _is_card_number(raw: bytearray) -> bool:
    """Tell whether it is nothing but a number as a brand has them; a phone number is none."""
    if not all(0x30 <= byte <= 0x39 or byte in _BETWEEN_DIGITS for byte in raw):
        return False
    number = Digits(LONGEST_NUMBER)
    taken = [number.add(byte) for byte in raw if byte not in _BETWEEN_DIGITS]
    copy = number.bytes()
    try:
        return all(taken) and len(copy) in lengths_of(copy)
    finally:
        wipe(copy)
        number.clear()
