"""The row of a TV order and the line that opens it, from what is about to be bought."""

from dataclasses import dataclass, field
from hashlib import sha256

from pos_app.domain.money import Money
from pos_app.domain.tv import OrderState
from pos_app.domain.tv_buying import PackageForNumber
from pos_app.domain.tv_view import PaidHow
from pos_app.journal.database.connection import Connection
from pos_app.journal.entry import Fact, money_facts


@dataclass(frozen=True, slots=True)
class OrderIntent:
    """An order as it will be sent, before anything is."""

    slip: str
    reference: str
    thing: PackageForNumber
    customer: str
    package: str
    amount: Money
    paid_how: PaidHow
    body: bytes = field(repr=False)
    cashier: str
    till: str
    base_url: str = ""  # of the service it goes to: anywhere else the same bytes are another order
    account: str = ""  # the print of the keys that it is sent with: with others it is bought by somebody else
    manager: str = ""  # who answers for a second order of the same thing
    number_ms: int | None = None
    price_ms: int | None = None


def insert(connection: Connection, at: str, intent: OrderIntent, *, allowed_by: str) -> None:
    """Write the row of a new order."""
    thing = intent.thing
    row = (
        intent.reference,
        intent.slip,
        thing.provider,
        thing.sent_as,
        thing.number,
        thing.package_id,
        thing.package_code,
        intent.customer,
        intent.package,
        intent.amount.minor,
        intent.amount.currency,
        intent.paid_how,
        intent.body,
        intent.cashier,
        intent.till,
        allowed_by,
        intent.number_ms,
        intent.price_ms,
        at,
        OrderState.INTENT,
        at,
    )
    connection.execute(
        "INSERT INTO tv_order (reference, slip, provider, sent_as, number, package_id, package_code, customer,"
        " package, minor, currency, paid_how, body, cashier, till, allowed_by, number_ms, price_ms, opened_at, state,"
        " since) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )


def facts_of(intent: OrderIntent) -> dict[str, Fact]:
    """Tell an order as the facts of the line that opens it."""
    thing = intent.thing
    return {
        "provider": thing.provider,
        "sent_as": thing.sent_as,
        "number": thing.number,
        "customer": intent.customer,
        "package": intent.package,
        "package_id": thing.package_id,
        "package_code": thing.package_code,
        **money_facts(intent.amount),
        "paid_how": intent.paid_how.value,
        "body_sha256": sha256(intent.body).hexdigest(),  # the chain vouches for the bytes that lie beside it
        "cashier": intent.cashier,
        "till": intent.till,
        "base_url": intent.base_url,
        "account": intent.account,
        "slip": intent.slip,
        "number_ms": intent.number_ms,
        "price_ms": intent.price_ms,
        "state": OrderState.INTENT.value,
    }
