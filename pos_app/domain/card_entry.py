"""What a cashier types of a card: digits kept in bytes, judged while typing, never turned into text as a whole."""

import calendar
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final

from pos_app.domain.cards import brand_of, cvv_length, lengths_of, passes_luhn, usual_length_of, wipe

_ZERO, _NINE = ord("0"), ord("9")
_TRACK_MARKS: Final = frozenset(b"%;=^?")
_SHOWN_FIRST, _SHOWN_LAST = 6, 4


class NumberProblem(StrEnum):
    """Why a card number is not good yet."""

    MISSING = "missing"
    UNKNOWN_BRAND = "unknown_brand"
    TOO_SHORT = "too_short"
    MISTYPED = "mistyped"  # the check digit disagrees


class ExpiryProblem(StrEnum):
    """Why an expiry is not good yet."""

    MISSING = "missing"
    NO_SUCH_MONTH = "no_such_month"
    EXPIRED = "expired"


class CvvProblem(StrEnum):
    """Why a CVV is not good yet."""

    MISSING = "missing"
    TOO_SHORT = "too_short"


class Digits:
    """Typed digits in one buffer of fixed size: growing would leave copies behind in freed memory."""

    __slots__ = ("_buffer", "_count", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._buffer = bytearray(most)
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return f"Digits({self._count})"

    def at(self, place: int) -> int:
        """Return one digit as a number, for painting glyph by glyph."""
        if not 0 <= place < self._count:
            raise IndexError(place)
        return self._buffer[place] - _ZERO

    def bytes(self) -> bytearray:
        """Copy what is typed; the caller wipes the copy."""
        return self._buffer[: self._count]

    def add(self, byte: int) -> bool:
        """Take one digit; anything else, and what no longer fits, is left out."""
        if not _ZERO <= byte <= _NINE or self._count == self._most:
            return False
        self._buffer[self._count] = byte
        self._count += 1
        return True

    def drop_last(self) -> None:
        """Take the last digit back."""
        if self._count:
            self._count -= 1
            self._buffer[self._count] = 0

    def clear(self) -> None:
        """Wipe everything."""
        wipe(self._buffer)
        self._count = 0

    def limit(self, most: int) -> None:
        """Hold at most this many from now on; digits beyond are wiped."""
        if most > len(self._buffer):
            raise ValueError("The buffer never grows.")
        self._most = most
        while self._count > most:
            self.drop_last()


@dataclass(frozen=True, slots=True)
class Pasted:
    """What became of a paste."""

    digits: int
    was_track_data: bool  # a magnetic stripe: wiped, never used


def paste_into(digits: Digits, raw: bytearray) -> Pasted:
    """Replace what is typed with the digits of a paste, and wipe the paste."""
    try:
        if any(byte in _TRACK_MARKS for byte in raw):
            digits.clear()
            return Pasted(0, was_track_data=True)
        digits.clear()
        for byte in raw:
            digits.add(byte)
        return Pasted(len(digits), was_track_data=False)
    finally:
        wipe(raw)


def gaps_before(groups: Iterable[int]) -> frozenset[int]:
    """Return the places that have a gap before them."""
    places: set[int] = set()
    total = 0
    for size in groups:
        places.add(total)
        total += size
    return frozenset(places - {0})


def is_dot(place: int, *, length: int, is_covered: bool) -> bool:
    """Tell whether a digit is shown as a dot: a finished number keeps its first six and last four."""
    return is_covered and _SHOWN_FIRST <= place < length - _SHOWN_LAST


def number_problem(number: bytes | bytearray) -> NumberProblem | None:
    """Judge a card number as far as it is typed."""
    if not number:
        return NumberProblem.MISSING
    lengths = lengths_of(number)
    if not lengths:
        return NumberProblem.UNKNOWN_BRAND if len(number) >= _SHOWN_FIRST else NumberProblem.TOO_SHORT
    if len(number) not in lengths:
        return NumberProblem.TOO_SHORT
    return None if passes_luhn(number) else NumberProblem.MISTYPED


def may_go_on(number: bytes | bytearray) -> bool:
    """Tell whether the next field may take over: the number is good, and as long as it can be or nearly always is."""
    is_long = len(number) in {usual_length_of(number), max(lengths_of(number), default=0)}
    return is_long and number_problem(number) is None


def expiry_problem(expiry: bytes | bytearray, today: date) -> ExpiryProblem | None:
    """Judge MMYY; a card is good until the last day of its month."""
    if len(expiry) >= 2 and not 1 <= _number(expiry[:2]) <= 12:
        return ExpiryProblem.NO_SUCH_MONTH
    if len(expiry) < 4:
        return ExpiryProblem.MISSING
    return ExpiryProblem.EXPIRED if good_until(expiry) < today else None


def good_until(expiry: bytes | bytearray) -> date:
    """Return the last day a card with this MMYY is good."""
    month, year = _number(expiry[:2]), 2000 + _number(expiry[2:4])
    return date(year, month, calendar.monthrange(year, month)[1])


def cvv_problem(cvv: bytes | bytearray, number: bytes | bytearray) -> CvvProblem | None:
    """Judge a CVV for the card it stands on."""
    if not cvv:
        return CvvProblem.MISSING
    return None if len(cvv) == cvv_length(brand_of(number)) else CvvProblem.TOO_SHORT


def _number(digits: bytes | bytearray) -> int:
    value = 0
    for byte in digits:
        value = value * 10 + byte - _ZERO
    return value
