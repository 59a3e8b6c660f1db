"""Money as integers in minor units, and the only parser of amounts that people type."""

import re
from dataclasses import dataclass
from enum import StrEnum

# ASCII digits only: Decimal() would also take NaN, 1e5, 1_000 and Arabic-Indic digits.
_TYPED = re.compile(r"(?P<whole>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,12})(?:\.(?P<part>[0-9]{1,2}))?", re.ASCII)
# Services write amounts in any scale; what is cleverer than a plain number is none.
_GIVEN = re.compile(r"(?P<whole>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,12})(?:\.(?P<part>[0-9]{1,30}))?", re.ASCII)
_PLACES = 2
_LARGEST_MINOR = 10**14


def plain_number(text: str) -> str | None:
    """Return a number that a service wrote without its separators and last zeros; None for what is no plain number."""
    match = _GIVEN.fullmatch(text.strip())
    if match is None:
        return None
    whole, part = match["whole"].replace(",", "").lstrip("0") or "0", (match["part"] or "").rstrip("0")
    return f"{whole}.{part}" if part else whole


def is_too_fine(text: str) -> bool:
    """Tell whether a number is finer than any minor unit: as an amount it is not given."""
    return len((plain_number(text) or "").partition(".")[2]) > _PLACES


class Currency(StrEnum):
    """The currencies a till of ours can take, all with two decimal places."""

    NGN = "NGN"
    USD = "USD"
    GHS = "GHS"
    KES = "KES"

    @property
    def symbol(self) -> str:
        """The sign for the screen; paper carries the code."""
        return _SYMBOLS[self]


_SYMBOLS = {Currency.NGN: "₦", Currency.USD: "$", Currency.GHS: "GH₵", Currency.KES: "KSh"}


class BadAmountError(ValueError):
    """The text is not an amount."""


@dataclass(frozen=True, slots=True)
class Money:
    """An amount in one currency, never negative."""

    minor: int
    currency: Currency

    def __post_init__(self) -> None:
        if not 0 <= self.minor < _LARGEST_MINOR:
            raise BadAmountError("An amount lies between nothing and a million million.")

    @classmethod
    def parse(cls, text: str, currency: Currency) -> "Money":
        """Read what a person typed: 12500, 12,500.5 or 12500.50, and nothing cleverer."""
        match = _TYPED.fullmatch(text.strip(" "))
        if match is None:
            raise BadAmountError("This is not an amount.")
        whole = int(match["whole"].replace(",", ""))
        part = int((match["part"] or "").ljust(2, "0"))
        return cls(whole * 100 + part, currency)

    @classmethod
    def given(cls, text: str, currency: Currency) -> "Money":
        """Read what a service wrote: 12500, 12500.0 and 12500.0000 are the same."""
        number = plain_number(text)
        if number is None or is_too_fine(text):
            raise BadAmountError("This is not an amount.")
        return cls.parse(number, currency)

    def __add__(self, other: "Money") -> "Money":
        if other.currency is not self.currency:
            raise BadAmountError("Currencies are never added.")
        return Money(self.minor + other.minor, self.currency)

    def wire(self) -> str:
        """Return the form the service reads: major units with two places, no separators."""
        return f"{self.minor // 100}.{self.minor % 100:02d}"

    def shown(self) -> str:
        """Return the form for the screen, with the currency's sign."""
        gap = " " if self.currency is Currency.KES else ""
        return f"{self.currency.symbol}{gap}{self._grouped()}"

    def printed(self) -> str:
        """Return the form for paper: printers have no ₦ and no ₵."""
        return f"{self.currency.value} {self._grouped()}"

    def _grouped(self) -> str:
        return f"{self.minor // 100:,}.{self.minor % 100:02d}"
