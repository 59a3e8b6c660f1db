"""What must never happen to a TV order, as questions to the service's ledger and the till's journal."""

from collections import Counter as Count
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from pos_app.domain.payment import Word
from pos_app.domain.tv import OrderState, word_for
from pos_app.domain.tv_buying import GUARDED_FOR
from pos_app.journal import order_views, views
from pos_app.journal.order_views import OrderHappened, TvDayTotal, TvOrder
from pos_app.journal.sheet import Sheet
from pos_app.journal.views import Line

SAYS_DELIVERED = frozenset({f"{order_views.SEEN}delivered", f"{order_views.SEEN}manager_says_delivered"})


@dataclass(frozen=True, slots=True)
class TvBook:
    """The orders of a journal as they stood at one moment."""

    orders: Mapping[str, TvOrder]
    stories: Mapping[str, tuple[OrderHappened, ...]]
    lines: tuple[Line, ...]
    totals: tuple[TvDayTotal, ...]
    receipts: tuple[int, ...]


def look(sheet: Sheet) -> TvBook:
    lines = views.entries(sheet, limit=1_000_000)
    days = {str(line.facts["day"]) for line in lines if line.kind == "order_delivered"}
    orders = {order.reference: order for order in order_views.in_states(sheet, frozenset(OrderState))}
    receipts = "SELECT number FROM receipt UNION ALL SELECT number FROM tv_receipt ORDER BY 1"
    return TvBook(
        orders,
        {reference: order_views.timeline(sheet, reference) for reference in orders},
        lines,
        tuple(total for day in days for total in order_views.day_totals(sheet, day)),
        tuple(number for (number,) in sheet.execute(receipts).fetchall()),
    )


def broken_tv_promises(book: TvBook, ledger: Mapping[str, Any]) -> list[str]:
    """Return what happened that must never happen. The ledger is the older of the two."""
    return [
        *_bought_twice(book, ledger),
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


def _bought_twice(book: TvBook, ledger: Mapping[str, Any]) -> Iterator[str]:
    """Two orders of one thing are one customer's two wishes only if the first had its end, or a manager allowed it."""
    same: defaultdict[tuple[str, str, int], list[TvOrder]] = defaultdict(list)
    for reference, thing in _bought(ledger).items():
        if reference in book.orders:
            same[thing].append(book.orders[reference])
    for thing, found in same.items():
        for earlier, later in pairwise(sorted(found, key=lambda order: order.opened_at)):
            if not (later.allowed_by or _was_over(book, earlier, later)):
                yield f"{thing} was bought twice, by {earlier.reference} and {later.reference}"


def _was_over(book: TvBook, earlier: TvOrder, later: TvOrder) -> bool:
    if later.opened_at - earlier.opened_at >= GUARDED_FOR:
        return True
    before = [happened for happened in book.stories[earlier.reference] if happened.at <= later.opened_at]
    return before[-1].state is OrderState.DELIVERED or (
        earlier.closed_by != "" and before[-1].state is OrderState.REJECTED
    )


def _hidden_orders(book: TvBook, ledger: Mapping[str, Any]) -> Iterator[str]:
    for reference in _bought(ledger):
        order = book.orders.get(reference)
        word = word_for(order.state) if order is not None else None
        is_a_managers_word = order is not None and order.closed_by != ""
        if word not in {Word.PAID, Word.WAITING, Word.NOT_SURE} and not is_a_managers_word:
            yield f"{reference} was bought and is shown as {word or 'nothing'}"


def _sent_without_ink(book: TvBook, ledger: Mapping[str, Any]) -> Iterator[str]:
    ink = Count(line.subject for line in book.lines if line.kind == order_views.ABOUT_TO_SEND)
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
    if any(order.receipt is None for order in paid) or book.receipts != tuple(range(1, len(book.receipts) + 1)):
        yield f"the receipts are no series: {book.receipts}"
