"""Card numbers: brand, length, check digit, and the one holder of a card's secret digits.

All that the till knows of a brand is in `_RANGES` and `_LOOKS`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Self


class Brand(StrEnum):
    """The brands a cashier can name."""

    VERVE = "Verve"
    VISA = "Visa"
    MASTERCARD = "Mastercard"
    AMEX = "American Express"
    DISCOVER = "Discover"
    MAESTRO = "Maestro"


@dataclass(frozen=True, slots=True)
class _Range:
    """A run of first digits that belongs to one brand."""

    brand: Brand
    first: str
    last: str
    lengths: tuple[int, ...]
    usual: int = 0  # the length of nearly all of them; none where a shorter one says nothing of a longer one

    def holds(self, digits: str) -> bool:
        width = len(self.first)
        return len(digits) >= width and self.first <= digits[:width] <= self.last


# In this order: Verve lies inside the ranges of Maestro and Discover.
_RANGES = (
    _Range(Brand.VERVE, "506099", "506198", (16, 18, 19)),
    _Range(Brand.VERVE, "507865", "507964", (16, 18, 19)),
    _Range(Brand.VERVE, "650002", "650027", (16, 18, 19)),
    _Range(Brand.VISA, "4", "4", (13, 16, 19), usual=16),
    _Range(Brand.MASTERCARD, "51", "55", (16,)),
    _Range(Brand.MASTERCARD, "2221", "2720", (16,)),
    _Range(Brand.AMEX, "34", "34", (15,)),
    _Range(Brand.AMEX, "37", "37", (15,)),
    _Range(Brand.DISCOVER, "6011", "6011", (16, 19), usual=16),
    _Range(Brand.DISCOVER, "644", "649", (16, 19), usual=16),
    _Range(Brand.DISCOVER, "65", "65", (16, 19), usual=16),
    _Range(Brand.MAESTRO, "50", "50", (12, 13, 14, 15, 16, 17, 18, 19)),
    _Range(Brand.MAESTRO, "56", "58", (12, 13, 14, 15, 16, 17, 18, 19)),
    _Range(Brand.MAESTRO, "6", "6", (12, 13, 14, 15, 16, 17, 18, 19)),
)
SHORTEST_NUMBER, LONGEST_NUMBER = (find(length for found in _RANGES for length in found.lengths) for find in (min, max))


@dataclass(frozen=True, slots=True)
class _Look:
    """How a brand prints what is on the card."""

    groups: tuple[int, ...] = ()  # how many digits stand together; none: fours
    cvv: int = 3


_LOOKS = {Brand.AMEX: _Look(groups=(4, 6, 5), cvv=4)}
"""Where it is not the usual look."""
_DECIDING_DIGITS = 6  # what identifies the issuer; it may lie in a str, the rest may not


def brand_of(number: bytes | bytearray) -> Brand | None:
    """Name the brand as soon as the first digits decide it."""
    found = _range_of(number)
    return found.brand if found else None


def lengths_of(number: bytes | bytearray) -> tuple[int, ...]:
    """Return the lengths a number with these first digits can have; none for an unknown brand."""
    found = _range_of(number)
    return found.lengths if found else ()


def usual_length_of(number: bytes | bytearray) -> int:
    """Return the length at which a number with these first digits is taken for complete; 0 for an unknown brand."""
    found = _range_of(number)
    return (found.usual or max(found.lengths)) if found else 0


def passes_luhn(number: bytes | bytearray) -> bool:
    """Check the last digit against the others."""
    total = 0
    for place, byte in enumerate(reversed(number)):
        digit = byte - 0x30
        if not 0 <= digit <= 9:
            return False
        doubled = digit * 2 if place % 2 else digit
        total += doubled - 9 if doubled > 9 else doubled
    return len(number) > 0 and total % 10 == 0


def is_whole_number(digits: bytes | bytearray) -> bool:
    """Tell whether these are all digits of a card that could exist."""
    return len(digits) in lengths_of(digits) and passes_luhn(digits)


def groups_of(brand: Brand | None, length: int) -> tuple[int, ...]:
    """Return how many digits stand together, for a number of this brand and length."""
    own = _look_of(brand).groups
    if own:
        return own
    full, rest = divmod(max(length, 16), 4)
    return (4,) * full + ((rest,) if rest else ())


def cvv_length(brand: Brand | None) -> int:
    """Return how many digits a CVV of this brand has."""
    return _look_of(brand).cvv


def _look_of(brand: Brand | None) -> _Look:
    return _LOOKS.get(brand, _Look()) if brand else _Look()


def _range_of(number: bytes | bytearray) -> _Range | None:
    first = number[:_DECIDING_DIGITS].decode("ascii", "replace")
    return next((found for found in _RANGES if found.holds(first)), None)


def wipe(*buffers: bytearray) -> None:
    """Overwrite digits where they lie."""
    for buffer in buffers:
        buffer[:] = bytes(len(buffer))


class CardSecret:
    """The digits of one card for the seconds that a payment needs them: bytes that can be wiped, never text."""

    __slots__ = ("cvv", "month", "number", "year")

    def __init__(self, *, number: Iterable[int], month: Iterable[int], year: Iterable[int], cvv: Iterable[int]) -> None:
        self.number = bytearray(number)
        self.month = bytearray(month)
        self.year = bytearray(year)  # two digits
        self.cvv = bytearray(cvv)

    @property
    def is_wiped(self) -> bool:
        """Tell whether the digits are gone."""
        return not any(self.number) and not any(self.cvv)

    @property
    def last_four(self) -> str:
        """The only digits that may be shown, printed and stored."""
        return self.number[-4:].decode("ascii")

    def wipe(self) -> None:
        """Overwrite every digit."""
        wipe(self.number, self.month, self.year, self.cvv)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.wipe()

    def __repr__(self) -> str:
        return "CardSecret(wiped)" if self.is_wiped else "CardSecret(…)"

    def __reduce__(self) -> str:
        raise TypeError("A card is never copied out of memory.")
