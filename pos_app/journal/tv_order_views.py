"""What can be read of TV orders: functions given to `Journal.read`, answering with frozen values."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from pos_app.domain.money import Currency, Money
from pos_app.domain.tv import OrderObservation, OrderState
from pos_app.domain.tv_buying import OPEN, OrderStanding, PackageForNumber, is_overtaken
from pos_app.domain.tv_view import PaidHow
from pos_app.journal.database.connection import Connection, Row, Value
from pos_app.journal.entry import from_text, stamp

OPENED: Final = "order_opened"
SEEN: Final = "order_seen_"  # and the observation
ABOUT_TO_SEND: Final = "order_about_to_send"

_ORDER: Final = """
SELECT reference, slip, provider, sent_as, number, package_id, package_code, customer, package, minor, currency,
    paid_how, body, cashier, till, allowed_by, number_ms, price_ms, opened_at, state, since, order_no, said, problem,
    closed_by, reason, found_in,
    (SELECT count(*) FROM tv_sending WHERE tv_sending.reference = tv_order.reference),
    (SELECT number FROM tv_receipt WHERE tv_receipt.reference = tv_order.reference),
    (SELECT min(seq) FROM entry WHERE subject = tv_order.reference
        AND (kind = 'order_opened' OR substr(kind, 1, 11) = 'order_seen_')),
    (SELECT max(seq) FROM entry WHERE subject = tv_order.reference
        AND (kind = 'order_opened' OR substr(kind, 1, 11) = 'order_seen_'))
FROM tv_order
"""


@dataclass(frozen=True, slots=True)
class TvOrder:
    """One TV order, as the lines about it add up."""

    reference: str
    slip: str
    thing: PackageForNumber
    customer: str
    package: str
    amount: Money
    paid_how: PaidHow
    body: bytes = field(repr=False)
    cashier: str
    till: str
    allowed_by: str  # the manager who let it go out beside one without an end
    number_ms: int | None  # how long the provider took to accept the number
    price_ms: int | None
    opened_at: datetime
    state: OrderState
    since: datetime
    order_no: str  # the provider's
    said: str  # the provider's own words
    problem: str  # a sentence of ours
    closed_by: str
    reason: str
    found_in: str  # the journal that was set aside, and told of it; '' for one that was opened in this one
    times_sent: int
    receipt: int | None
    began_in: int  # the number of the line that opened it
    moved_in: int  # and of the last one that something was seen in

    @property
    def standing(self) -> OrderStanding:
        """Return as much as the rules of buying need."""
        moments = (self.opened_at, self.since)
        lines = (self.began_in, self.moved_in)
        return OrderStanding(self.reference, self.thing, self.state, *moments, *lines, is_found=self.found_in != "")


@dataclass(frozen=True, slots=True)
class OrderHappened:
    """One line of an order: when, what was seen, and where that left it."""

    at: datetime
    seen: OrderObservation | None  # None for the line that opened it
    state: OrderState


@dataclass(frozen=True, slots=True)
class OrderStory:
    """An order, its story, whether it gave way to another one for the same thing, where it was to go and for whom."""

    order: TvOrder
    story: tuple[OrderHappened, ...]
    is_overtaken: bool
    base_url: str  # of the service, as the line that opened it has it
    account: str  # the print of the keys, from the same line


def order_of(connection: Connection, reference: str) -> TvOrder | None:
    """Read one order."""
    found = _orders(connection, "WHERE reference = ?", reference)
    return found[0] if found else None


def order_on(connection: Connection, slip: str) -> TvOrder | None:
    """Read the order that a slip became."""
    found = _orders(connection, "WHERE slip = ?", slip)
    return found[0] if found else None


def orders_for(connection: Connection, number: str) -> tuple[TvOrder, ...]:
    """Read the orders for a number, oldest first."""
    return _orders(connection, "WHERE number = ? ORDER BY opened_at, reference", number)


def in_states(connection: Connection, states: Iterable[OrderState] = OPEN) -> tuple[TvOrder, ...]:
    """Read the orders that stand in one of these states, oldest first."""
    wanted = sorted(states)
    marks = ", ".join("?" * len(wanted))
    return _orders(connection, f"WHERE state IN ({marks}) ORDER BY opened_at, reference", *wanted)


def brought_forward(connection: Connection, before: datetime) -> tuple[TvOrder, ...]:
    """Read what an earlier day left open or not sure, oldest first."""
    moment = stamp(before)
    return tuple(order for order in in_states(connection) if stamp(order.opened_at) < moment)


def was_overtaken(connection: Connection, order: TvOrder) -> bool:
    """Tell whether the same thing was ordered otherwise since."""
    return is_overtaken(order.standing, (other.standing for other in orders_for(connection, order.thing.number)))


def timeline(connection: Connection, reference: str) -> tuple[OrderHappened, ...]:
    """Read what happened to an order, oldest first."""
    rows = connection.execute(
        "SELECT at, kind, facts FROM entry WHERE subject = ? AND (kind = ? OR substr(kind, 1, ?) = ?) ORDER BY seq",
        (reference, OPENED, len(SEEN), SEEN),
    ).fetchall()
    return tuple(
        OrderHappened(
            datetime.fromisoformat(at),
            None if kind == OPENED else OrderObservation(kind.removeprefix(SEEN)),
            OrderState(str(from_text(facts)["state"])),
        )
        for at, kind, facts in rows
    )


def told_of(connection: Connection, reference: str) -> OrderStory | None:
    """Read everything about an order as it stood at one moment."""
    found = order_of(connection, reference)
    if found is None:
        return None
    return OrderStory(
        found, timeline(connection, reference), was_overtaken(connection, found), *sent_to(connection, reference)
    )


def sent_to(connection: Connection, reference: str) -> tuple[str, str]:
    """Read the service that an order was written for, and with which keys; '' for what nobody wrote down."""
    rows = connection.execute("SELECT facts FROM entry WHERE subject = ? AND kind = ?", (reference, OPENED)).fetchall()
    if not rows:
        return "", ""
    facts = from_text(rows[0][0])
    return str(facts.get("base_url", "")), str(facts.get("account", ""))


def told_of_all(connection: Connection, states: Iterable[OrderState] = OPEN) -> tuple[OrderStory, ...]:
    """Read everything about the orders that stand in one of these states, oldest first."""
    return tuple(told for each in in_states(connection, states) if (told := told_of(connection, each.reference)))


def _orders(connection: Connection, which: str, *values: Value) -> tuple[TvOrder, ...]:
    return tuple(_order(row) for row in connection.execute(f"{_ORDER} {which}", values).fetchall())


def _order(row: Row) -> TvOrder:
    reference, slip, provider, sent_as, number, package_id, package_code, customer, package, *rest = row
    minor, currency, paid_how, body, cashier, till, allowed_by, number_ms, price_ms, opened_at, *ends = rest
    state, since, order_no, said, problem, closed_by, reason, found_in, times_sent, receipt, *lines = ends
    return TvOrder(
        reference,
        slip,
        PackageForNumber(provider, sent_as, number, package_id, package_code),
        customer,
        package,
        Money(minor, Currency(currency)),
        PaidHow(paid_how),
        body,
        cashier,
        till,
        allowed_by,
        number_ms,
        price_ms,
        datetime.fromisoformat(opened_at),
        OrderState(state),
        datetime.fromisoformat(since),
        order_no,
        said,
        problem,
        closed_by,
        reason,
        found_in,
        times_sent,
        receipt,
        *lines,
    )
