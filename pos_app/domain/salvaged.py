"""What a damaged journal says of payments and orders: checked and capped, as anything from outside."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.cards import Brand
from pos_app.domain.money import BadAmountError, Currency, Money
from pos_app.domain.payment import PaymentState
from pos_app.domain.plain import plain
from pos_app.domain.references import is_ours
from pos_app.domain.tv import OrderState
from pos_app.domain.tv_buying import Thing
from pos_app.domain.tv_view import PaidHow

# Every name that something is read under, of lines and of rows alike.
SAID: Final = (
    "sale", "minor", "currency", "payer", "note", "brand", "last_four", "cashier", "till", "opened_at",
    "provider", "sent_as", "number", "customer", "package", "package_id", "package_code", "paid_how",
)  # fmt: skip
HEARD: Final = ("said", "order_no")  # of a provider
ASKED_ABOUT: Final = "Found in a journal that was set aside. The service is asked what became of it."
_LONGEST: Final = 100
_UNKNOWN_DIGITS: Final = "????"
_LARGEST: Final = 2**53
_ENDED_UNSENT: Final = frozenset(
    {PaymentState.NEVER_SENT.value, OrderState.NEVER_SENT.value, OrderState.REJECTED.value}
)

Salvaged = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class FoundPayment:
    """A card payment, as far as it could be read; without an amount it is none."""

    reference: str
    amount: Money
    sale: int | None
    payer: str
    note: str
    brand: str
    last_four: str
    cashier: str
    till: str
    opened_at: datetime | None


@dataclass(frozen=True, slots=True)
class FoundOrder:
    """A TV order, as far as it could be read; without an amount and a number it is none."""

    reference: str
    thing: Thing
    customer: str
    package: str
    amount: Money
    paid_how: PaidHow
    cashier: str
    till: str
    opened_at: datetime | None


def payment_in(reference: str, facts: Salvaged) -> FoundPayment | None:
    """Read a card payment."""
    amount = _amount(facts)
    if amount is None or not is_ours(reference):
        return None
    digits = _text(facts, "last_four")
    is_digits = len(digits) == len(_UNKNOWN_DIGITS) and digits.isascii() and digits.isdecimal()
    brand = _text(facts, "brand")
    return FoundPayment(
        reference,
        amount,
        _number(facts, "sale"),
        _text(facts, "payer"),
        _text(facts, "note"),
        brand if brand in set(Brand) else "",
        digits if is_digits else _UNKNOWN_DIGITS,
        _text(facts, "cashier"),
        _text(facts, "till"),
        _moment(facts),
    )


def order_in(reference: str, facts: Salvaged) -> FoundOrder | None:
    """Read a TV order. Where it is not known how the customer paid, nothing is counted as cash."""
    amount, number = _amount(facts), _text(facts, "number")
    if amount is None or not number or not is_ours(reference):
        return None
    names = ("provider", "sent_as", "number", "package_id", "package_code")
    paid_how = _text(facts, "paid_how")
    return FoundOrder(
        reference,
        Thing(*(_text(facts, name) for name in names)),
        _text(facts, "customer"),
        _text(facts, "package"),
        amount,
        PaidHow(paid_how) if paid_how in set(PaidHow) else PaidHow.TRANSFER,
        _text(facts, "cashier"),
        _text(facts, "till"),
        _moment(facts),
    )


def said_in(facts: Salvaged) -> dict[str, str | int]:
    """Return what was said, capped; what a till never writes is left out."""
    texts = {name: _text(facts, name) for name in (*SAID, *HEARD)}
    numbers = {name: _number(facts, name) for name in ("sale", "minor")}
    return {name: value for name, value in (texts | numbers).items() if value}


def heard_in(facts: Salvaged) -> dict[str, str]:
    """Return what a provider said of an order."""
    return {name: said for name in HEARD if (said := _text(facts, name))}


def has_ended_unsent(line: str, row: str) -> bool:
    """Tell whether two places that agree say that nothing was charged or bought: that needs no asking."""
    return line == row and line in _ENDED_UNSENT


def _amount(facts: Salvaged) -> Money | None:
    minor, currency = facts.get("minor"), facts.get("currency")
    if not isinstance(minor, int) or isinstance(minor, bool) or minor <= 0 or currency not in set(Currency):
        return None
    try:
        return Money(minor, Currency(str(currency)))
    except BadAmountError:
        return None


def _number(facts: Salvaged, name: str) -> int | None:
    found = facts.get(name)
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 < found < _LARGEST else None


def _text(facts: Salvaged, name: str) -> str:
    found = facts.get(name)
    return plain(found, most=_LONGEST) if isinstance(found, str) else ""


def _moment(facts: Salvaged) -> datetime | None:
    try:
        found = datetime.fromisoformat(str(facts.get("opened_at")))
    except ValueError:
        return None
    return found if found.tzinfo is not None else None
