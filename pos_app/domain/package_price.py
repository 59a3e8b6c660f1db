"""The price that a package carries in its name, which may no longer be its price."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pos_app.domain.money import BadAmountError, Currency, Money, any_of
from pos_app.domain.replies import Package

_BEFORE: Final[Mapping[str, Currency]] = MappingProxyType({sign: each for each in Currency for sign in each.signs})
_BEHIND: Final[Mapping[str, Currency]] = MappingProxyType(
    {word: each for each in Currency for word in (each.value.lower(), *each.look.behind)}
)
_FIGURE: Final = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9})(?:\.[0-9]{1,2})?"
# A sign of money must stand at the figure: "3 Months" is no price, and neither is the end of a longer figure.
_PRICE: Final = re.compile(
    rf"(?<![\w.,])(?:(?P<before>{any_of(_BEFORE)})\s?(?P<amount>{_FIGURE})(?![\w,]|\.[0-9])"
    rf"|(?P<figure>{_FIGURE})\s?(?P<behind>{any_of(_BEHIND)})\b)",
    re.IGNORECASE | re.ASCII,
)
_LOOSE_ENDS: Final = " -–—:,/|"


def read_price(amount: str, currency: Currency) -> Money | None:
    """Read the price of a package; none where none is given that can be charged: nothing is given away for nothing."""
    try:
        price = Money.parse(amount, currency)
    except BadAmountError:
        return None
    return price if price.minor > 0 else None


def price_in_name(package: Package) -> Money | None:
    """Return the price that the name states; none if it states none."""
    found = _last(package.name)
    return _read(found) if found is not None else None


def stale_price(package: Package) -> Money | None:
    """Return the price in the name where it is not the price: both are shown then."""
    in_name = price_in_name(package)
    return in_name if in_name is not None and in_name != package.price else None


def name_without_price(package: Package) -> str:
    """Return the name as it reads beside a price of its own; never nothing."""
    return without_price(package.name)


def without_price(name: str) -> str:
    """Return a package's name alone as it reads beside a price: an order keeps no more of its package."""
    found = _last(name)
    if found is None or _read(found) is None:
        return name
    before, behind = name[: found.start()].rstrip(_LOOSE_ENDS), name[found.end() :].strip(_LOOSE_ENDS)
    if before.endswith("(") and behind.startswith(")"):
        before, behind = before[:-1].rstrip(_LOOSE_ENDS), behind[1:].strip(_LOOSE_ENDS)
    gap = " - " if before and behind and behind[0].isalnum() else " " if behind.startswith("(") else ""
    return f"{before}{gap}{behind}".strip() or name


def _last(name: str) -> re.Match[str] | None:
    return next(reversed(list(_PRICE.finditer(name))), None)


def _read(found: re.Match[str]) -> Money | None:
    before, behind = (found["before"] or "").lower(), (found["behind"] or "").lower()
    try:
        return Money.parse(found["amount"] or found["figure"], _BEFORE.get(before) or _BEHIND[behind])
    except BadAmountError:
        return None
