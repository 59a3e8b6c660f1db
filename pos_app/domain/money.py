"""Money as integers in minor units, and the only parser of amounts that people type."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

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


@dataclass(frozen=True, slots=True)
class CurrencyLook:
    """How a currency is written, beside its code."""

    symbol: str  # the sign for the screen; paper carries the code
    quick: tuple[int, ...]  # whole amounts that are offered on buttons
    gap: str = ""  # between the sign and the figure
    before: tuple[str, ...] = ()  # what else stands for it before a figure in names of packages, in small letters
    behind: tuple[str, ...] = ()  # and what does behind one


class Currency(StrEnum):
    """The currencies a till of ours can take, all with two decimal places: the only list of them.

    Their names for screen readers are in ui/kit/spoken.py, where they are translated.
    """

    _value_: str
    look: CurrencyLook

    NGN = "NGN", CurrencyLook("₦", (1_000, 2_000, 5_000, 10_000), before=("n",), behind=("naira",))
    USD = "USD", CurrencyLook("$", (5, 10, 20, 50))
    GHS = "GHS", CurrencyLook("GH₵", (20, 50, 100, 200), before=("₵", "gh¢"))
    KES = "KES", CurrencyLook("KSh", (500, 1_000, 2_000, 5_000), gap=" ", before=("ksh.",), behind=("ksh",))

    def __new__(cls, code: str, look: CurrencyLook) -> Self:
        currency = str.__new__(cls, code)
        currency._value_ = code
        currency.look = look
        return currency

    @property
    def symbol(self) -> str:
        """The sign for the screen; paper carries the code."""
        return self.look.symbol

    @property
    def signs(self) -> tuple[str, ...]:
        """What stands for it before a figure, in small letters."""
        return (self.value.lower(), self.symbol.lower(), *self.look.before)


def any_of(signs: Iterable[str]) -> str:
    """Return the part of a pattern that takes any of these signs."""
    return "|".join(re.escape(sign) for sign in signs)


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
        return f"{self.currency.symbol}{self.currency.look.gap}{self._grouped()}"

    def printed(self) -> str:
        """Return the form for paper: printers have no ₦ and no ₵."""
        return f"{self.currency.value} {self._grouped()}"

    def _grouped(self) -> str:
        return f"{self.minor // 100:,}.{self.minor % 100:02d}"
