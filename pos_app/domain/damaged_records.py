"""What a damaged journal says of payments and orders: checked and capped, as anything from outside."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.cards import Brand
from pos_app.domain.money import BadAmountError, Currency, Money
from pos_app.domain.payment import PaymentState
from pos_app.domain.plain_text import plain
from pos_app.domain.references import is_ours
from pos_app.domain.sentence import Sentence
from pos_app.domain.tv import OrderState
from pos_app.domain.tv_buying import PackageForNumber
from pos_app.domain.tv_view import PaidHow

# Every name that something is read under, of lines and of rows alike.
SAID: Final = (
    "sale", "minor", "currency", "payer", "note", "brand", "last_four", "cashier", "till", "opened_at",
    "service", "keys", "provider", "sent_as", "number", "customer", "package", "package_id", "package_code", "paid_how",
)  # fmt: skip
HEARD: Final = ("said", "order_no")  # of a provider
ASKED_ABOUT: Final = Sentence("Found in a journal that was set aside. The service is asked what became of it.")
OPEN_IN_COPY: Final = Sentence("It was open in the backup that was put back. The service is asked what became of it.")
CLOSED_BY_MANAGER: Final = Sentence("A manager closed it before the backup was put back. A manager decides again.")
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
    service: str = ""
    keys: str = ""


@dataclass(frozen=True, slots=True)
class FoundOrder:
    """A TV order, as far as it could be read; without an amount and a number it is none."""

    reference: str
    thing: PackageForNumber
    customer: str
    package: str
    amount: Money
    paid_how: PaidHow
    cashier: str
    till: str
    opened_at: datetime | None


def payment_in(reference: str, facts: Salvaged) -> FoundPayment | None:
    """Read a card payment."""
    amount = amount_in(facts)
    if amount is None or not is_ours(reference):
        return None
    digits = text_in(facts, "last_four")
    is_digits = len(digits) == len(_UNKNOWN_DIGITS) and digits.isascii() and digits.isdecimal()
    brand = text_in(facts, "brand")
    return FoundPayment(
        reference,
        amount,
        _number(facts, "sale"),
        text_in(facts, "payer"),
        text_in(facts, "note"),
        brand if brand in set(Brand) else "",
        digits if is_digits else _UNKNOWN_DIGITS,
        text_in(facts, "cashier"),
        text_in(facts, "till"),
        _moment(facts),
        text_in(facts, "service"),
        text_in(facts, "keys"),
    )


def order_in(reference: str, facts: Salvaged) -> FoundOrder | None:
    """Read a TV order. Where it is not known how the customer paid, nothing is counted as cash."""
    amount, number = amount_in(facts), text_in(facts, "number")
    if amount is None or not number or not is_ours(reference):
        return None
    names = ("provider", "sent_as", "number", "package_id", "package_code")
    paid_how = text_in(facts, "paid_how")
    return FoundOrder(
        reference,
        PackageForNumber(*(text_in(facts, name) for name in names)),
        text_in(facts, "customer"),
        text_in(facts, "package"),
        amount,
        PaidHow(paid_how) if paid_how in set(PaidHow) else PaidHow.TRANSFER,
        text_in(facts, "cashier"),
        text_in(facts, "till"),
        _moment(facts),
    )


def said_in(facts: Salvaged) -> dict[str, str | int]:
    """Return what was said, capped; what a till never writes is left out."""
    texts = {name: text_in(facts, name) for name in (*SAID, *HEARD)}
    numbers = {name: _number(facts, name) for name in ("sale", "minor")}
    return {name: value for name, value in (texts | numbers).items() if value}


def heard_in(facts: Salvaged) -> dict[str, str]:
    """Return what a provider said of an order."""
    return {name: said for name in HEARD if (said := text_in(facts, name))}


def has_ended_unsent(line: str, row: str, *, is_start_refused: bool) -> bool:
    """Tell whether two places that agree say that nothing was charged or bought: that needs no asking. A payment whose
    start was refused is asked about on, for the service may yet call it paid."""
    return line == row and line in _ENDED_UNSENT and not is_start_refused


def amount_in(facts: Salvaged) -> Money | None:
    """Read an amount; None where there is none that a till writes."""
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


def text_in(facts: Salvaged, name: str, *, most: int = _LONGEST) -> str:
    """Read a text, capped; '' where there is none."""
    found = facts.get(name)
    return plain(found, most=most) if isinstance(found, str) else ""


def _moment(facts: Salvaged) -> datetime | None:
    try:
        found = datetime.fromisoformat(str(facts.get("opened_at")))
    except ValueError:
        return None
    return found if found.tzinfo is not None else None
