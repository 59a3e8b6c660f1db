"""What must never happen to a TV order, as questions to the service's ledger and the till's journal."""

from collections import Counter as Count
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.tv import OrderState, word_for
from pos_app.domain.tv_buying import GUARDED_FOR
from pos_app.domain.tv_view import PaidHow
from pos_app.journal import line_views, tv_order_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.line_views import JournalLine
from pos_app.journal.receipt_numbers import KEPT_READ, LEFT_OUT
from pos_app.journal.tv_order_views import OrderHappened, TvOrder

SAYS_DELIVERED = frozenset({f"{tv_order_views.SEEN}delivered", f"{tv_order_views.SEEN}manager_says_delivered"})


@dataclass(frozen=True, slots=True)
class TvDayTotal:
    """What the TV orders of a day brought in one currency, by how the customers paid the shop."""

    day: str
    paid_how: PaidHow
    orders: int
    amount: Money


@dataclass(frozen=True, slots=True)
class TvBook:
    """The orders of a journal as they stood at one moment."""

    orders: Mapping[str, TvOrder]
    stories: Mapping[str, tuple[OrderHappened, ...]]
    lines: tuple[JournalLine, ...]
    totals: tuple[TvDayTotal, ...]
    receipts: tuple[int, ...]


def day_totals(sheet: Connection, day: str) -> tuple[TvDayTotal, ...]:
    """Read what was added up as the orders ended, one line per currency and way of paying."""
    rows = sheet.execute(
        "SELECT paid_how, orders, minor, currency FROM tv_day_total WHERE day = ? ORDER BY currency, paid_how", (day,)
    ).fetchall()
    return tuple(
        TvDayTotal(day, PaidHow(paid_how), orders, Money(minor, Currency(currency)))
        for paid_how, orders, minor, currency in rows
    )


def look(sheet: Connection) -> TvBook:
    lines = line_views.entries(sheet, limit=1_000_000)
    days = {str(line.facts["day"]) for line in lines if line.kind == "order_delivered"}
    orders = {order.reference: order for order in tv_order_views.in_states(sheet, frozenset(OrderState))}
    receipts = "SELECT number FROM receipt UNION ALL SELECT number FROM tv_receipt ORDER BY 1"
    return TvBook(
        orders,
        {reference: tv_order_views.timeline(sheet, reference) for reference in orders},
        lines,
        tuple(total for day in days for total in day_totals(sheet, day)),
        tuple(number for (number,) in sheet.execute(receipts).fetchall()),
    )


def broken_tv_promises(book: TvBook, ledger: Mapping[str, Any]) -> list[str]:
    """Return what happened that must never happen. The ledger is the older of the two."""
    return [
        *_bought_twice(book, ledger),
        *_sent_again_beside_another(book),
        *_hidden_orders(book, ledger),
        *_sent_without_ink(book, ledger),
        *_delivered_without_being_told(book),
        *_wrong_totals(book),
    ]


def _bought(ledger: Mapping[str, Any]) -> dict[str, tuple[str, str, int]]:
    return {
        order["reference"]: (order["provider"], order["number"], order["package"])
        for order in ledger["orders"]
        if order["bought_at"]
    }


def _opened(book: TvBook) -> dict[str, int]:
    """Return where each order begins in the journal: clocks are set back, lines follow one another."""
    return {line.subject: place for place, line in enumerate(book.lines) if line.kind == tv_order_views.OPENED}


def _stood(book: TvBook, reference: str, place: int) -> tuple[OrderState, bool]:
    """Return where an order stood before this line, and whether a manager had said so."""
    state, is_by_a_manager = OrderState.INTENT, False
    for line in book.lines[:place]:
        if line.subject == reference and line.kind.startswith(tv_order_views.SEEN):
            state, is_by_a_manager = OrderState(str(line.facts["state"])), "closed_by" in line.facts
    return state, is_by_a_manager


def _bought_twice(book: TvBook, ledger: Mapping[str, Any]) -> Iterator[str]:
    """Two orders of one thing are one customer's two wishes only if the first had its end, or a manager allowed it."""
    same: defaultdict[tuple[str, str, int], list[TvOrder]] = defaultdict(list)
    opened = _opened(book)
    for reference, thing in _bought(ledger).items():
        if reference in book.orders:
            same[thing].append(book.orders[reference])
    for thing, found in same.items():
        for earlier, later in pairwise(sorted(found, key=lambda order: opened.get(order.reference, 0))):
            if not (later.allowed_by or _was_over(book, earlier, later, opened.get(later.reference, 0))):
                yield f"{thing} was bought twice, by {earlier.reference} and {later.reference}"


def _was_over(book: TvBook, earlier: TvOrder, later: TvOrder, place: int) -> bool:
    if later.opened_at - earlier.opened_at >= GUARDED_FOR:
        return True
    state, is_by_a_manager = _stood(book, earlier.reference, place)
    return state is OrderState.DELIVERED or (state is OrderState.REJECTED and is_by_a_manager)


def _sent_again_beside_another(book: TvBook) -> Iterator[str]:
    """Once the same thing was ordered beside it, an order is not sent again, unless that other one came to nothing."""
    opened = _opened(book)
    for place, line in enumerate(book.lines):
        order = book.orders.get(line.subject)
        if order is None or line.kind != f"{tv_order_views.SEEN}sending_again" or "state" not in line.facts:
            continue
        if line.facts["state"] != OrderState.PAY_SENT_AGAIN.value:
            continue
        for other in book.orders.values():
            is_between = opened.get(order.reference, 0) < opened.get(other.reference, -1) < place
            if is_between and other.thing.is_same_as(order.thing) and _may_be_bought(book, other.reference, place):
                yield f"{order.reference} was sent again beside {other.reference}"


def _may_be_bought(book: TvBook, reference: str, place: int) -> bool:
    return _stood(book, reference, place)[0] not in {OrderState.REJECTED, OrderState.NEVER_SENT}


def _hidden_orders(book: TvBook, ledger: Mapping[str, Any]) -> Iterator[str]:
    for reference in _bought(ledger):
        order = book.orders.get(reference)
        word = word_for(order.state) if order is not None else None
        is_a_managers_word = order is not None and order.closed_by != ""
        if word not in {Word.PAID, Word.WAITING, Word.NOT_SURE} and not is_a_managers_word:
            yield f"{reference} was bought and is shown as {word or 'nothing'}"


def _sent_without_ink(book: TvBook, ledger: Mapping[str, Any]) -> Iterator[str]:
    ink = Count(line.subject for line in book.lines if line.kind == tv_order_views.ABOUT_TO_SEND)
    for reference, received in ledger["received"].items():
        if received.get("9", 0) > ink[reference]:
            yield f"operation 9 came {received['9']} times for {reference} and was announced {ink[reference]} times"
    for reference, order in book.orders.items():
        if order.times_sent != ink[reference]:
            yield f"{reference} has {ink[reference]} lines and {order.times_sent} rows about being sent"


def _delivered_without_being_told(book: TvBook) -> Iterator[str]:
    told = {line.subject for line in book.lines if line.kind in SAYS_DELIVERED}
    for order in book.orders.values():
        if order.state is OrderState.DELIVERED and order.reference not in told:
            yield f"{order.reference} is shown as Paid, and nobody ever said so"


def _wrong_totals(book: TvBook) -> Iterator[str]:
    paid = [order for order in book.orders.values() if order.state is OrderState.DELIVERED]
    counted = sum(total.orders for total in book.totals), sum(total.amount.minor for total in book.totals)
    if counted != (len(paid), sum(order.amount.minor for order in paid)):
        yield f"{len(paid)} TV orders are delivered, and the totals say {book.totals}"
    missing = set(range(1, max(book.receipts, default=0) + 1)) - set(book.receipts)
    twice = len(set(book.receipts)) != len(book.receipts)
    if any(order.receipt is None for order in paid) or twice or max(missing, default=0) > _left_out(book):
        yield f"the receipts are no series: {book.receipts}"


def _left_out(book: TvBook) -> int:
    """Return up to which number receipts are those of a journal that gave way to a copy, as lines say."""
    told = (line.facts["receipt"] for line in book.lines if line.kind in {KEPT_READ, LEFT_OUT})
    return max((number for number in told if isinstance(number, int)), default=0)
