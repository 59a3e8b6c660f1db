"""Writes TV orders: the lines about them and what these add up to, each time in one transaction."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from typing import Final

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.events import Topic
from pos_app.domain.ink import Ink
from pos_app.domain.sentence import Sentence
from pos_app.domain.tv import OrderObservation, OrderState, judge
from pos_app.domain.tv_buying import PackageForNumber, counted, in_the_way, may_send_again, problem_for
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact, money_facts
from pos_app.journal.receipt_numbers import next_receipt
from pos_app.journal.store import Journal, Written
from pos_app.journal.tv_order_rows import OrderIntent, facts_of, insert
from pos_app.journal.tv_order_views import (
    ABOUT_TO_SEND,
    OPENED,
    SEEN,
    TvOrder,
    in_states,
    order_of,
    order_on,
    orders_for,
    was_overtaken,
)

_S, _O = OrderState, OrderObservation
_SENT: Final = frozenset({_S.PAY_SENT, _S.PAY_SENT_AGAIN})
COPIED: Final = ("order_no", "said", "closed_by", "reason")  # facts that stand in a column of the same name


class NoSuchOrderError(LookupError):
    """This book holds no order of that name; it may have been set aside meanwhile."""


class OpenAnswer(StrEnum):
    """What asking for an order leads to."""

    GO = "go"
    SHOW = "show"  # this slip is an order already: that one is shown, nothing is sent
    HELD = "held"  # one for the same thing has no end yet: a manager is needed


@dataclass(frozen=True, slots=True)
class OrderOpened:
    """What it came to: the new order, or the one that is shown in its place."""

    answer: OpenAnswer
    order: TvOrder


@dataclass(frozen=True, slots=True)
class OrderSeen:
    """What an observation came to."""

    before: OrderState
    becomes: OrderState
    ink: Ink | None  # for operation 9, when this was the line before it
    body: bytes = field(repr=False)  # what is sent with that ink, and nothing else
    times_sent: int


async def open_order(journal: Journal, intent: OrderIntent) -> OrderOpened:
    """Write an order down, unless its slip is one already or the same thing is on its way."""
    return await journal.write(partial(_open, intent=intent))


async def observe(
    journal: Journal, reference: str, seen: OrderObservation, facts: Mapping[str, Fact] | None = None, *, day: str
) -> OrderSeen:
    """Have the judge rule on what was seen, and write that with all that follows from it. `day` is the shop's own."""
    return await journal.write(partial(observed, reference=reference, seen=seen, facts=facts or {}, day=day))


async def send_again(journal: Journal, reference: str, *, after: timedelta, day: str, manager: str = "") -> OrderSeen:
    """Write that an order which is not sure goes out once more, as it is; without ink it is on its way already."""
    return await journal.write(partial(_send_again, reference=reference, after=after, day=day, manager=manager))


async def enter_outcome(
    journal: Journal, reference: str, *, is_delivered: bool, reason: str, manager: str, day: str
) -> OrderSeen:
    """Write how an order that is not sure has ended, as a manager says."""
    seen = _O.MANAGER_SAYS_DELIVERED if is_delivered else _O.MANAGER_SAYS_NOT
    return await journal.write(
        partial(_enter_outcome, reference=reference, seen=seen, reason=reason, manager=manager, day=day)
    )


def held_by(connection: Connection, thing: PackageForNumber, now: datetime) -> str:
    """Return the reference of the order beside which this is not sold without a manager; '' for none."""
    held = in_the_way(thing, (order.standing for order in orders_for(connection, thing.number)), now)
    return held.reference if held is not None else ""


async def take_up(journal: Journal, *, day: str) -> tuple[TvOrder, ...]:
    """At start: rule on everything that the last run left open, in one transaction, and return what still is."""
    return await journal.write(partial(_take_up, day=day))


def _open(connection: Connection, at: str, *, intent: OrderIntent) -> Written[OrderOpened]:
    known = order_on(connection, intent.slip)
    if known is not None:
        if (known.thing, known.amount) != (intent.thing, intent.amount):
            raise KnownError(Sentence("This form is an order already, for something else. Begin a new one."))
        return _shown(
            connection, at, OpenAnswer.SHOW, known, Entry("order_pressed_again", known.reference, {}, Topic.ORDER)
        )
    first = order_of(connection, held_by(connection, intent.thing, datetime.fromisoformat(at)))
    if first is not None and not intent.manager:
        return _shown(
            connection, at, OpenAnswer.HELD, first, Entry("order_held_back", first.reference, {}, Topic.ORDER)
        )
    insert(connection, at, intent, allowed_by=intent.manager if first is not None else "")
    lines = [Entry(OPENED, intent.reference, facts_of(intent), Topic.ORDER)]
    if first is not None:
        allowed: dict[str, Fact] = {"manager": intent.manager, "beside": first.reference}
        lines.append(Entry("order_allowed", intent.reference, allowed, Topic.ORDER))
    append(connection, at, lines)
    return Written(OrderOpened(OpenAnswer.GO, _there(connection, intent.reference)), tuple(lines))


def _shown(connection: Connection, at: str, answer: OpenAnswer, order: TvOrder, line: Entry) -> Written[OrderOpened]:
    append(connection, at, [line])
    return Written(OrderOpened(answer, order), (line,))


def observed(
    connection: Connection, at: str, *, reference: str, seen: OrderObservation, facts: Mapping[str, Fact], day: str
) -> Written[OrderSeen]:
    """Do as `observe` does, within a transaction of this room."""
    order = _there(connection, reference)
    seen = counted(seen, times_sent=order.times_sent)
    becomes = judge(order.state, seen)
    has_moved = becomes is not order.state
    told: dict[str, Fact] = {**facts, "state": becomes.value}
    problem = str(problem_for(becomes, seen, Sentence.recorded(str(facts.get("problem", "")))))
    if has_moved:
        told["shown"] = problem
    lines = [Entry(f"{SEEN}{seen.value}", reference, told, Topic.ORDER)]
    is_sent = has_moved and becomes in _SENT
    this_try = order.times_sent + is_sent
    if is_sent:
        about: dict[str, Fact] = {"operation": int(Operation.TV_PAY), "try": this_try}
        lines.append(Entry(ABOUT_TO_SEND, reference, about, Topic.ORDER))
    if has_moved:
        _move(connection, at, order, becomes, facts, problem)
    if has_moved and becomes is _S.DELIVERED:
        lines.append(_count(connection, at, order, day=day))
    last = append(connection, at, lines)
    if is_sent:
        connection.execute("INSERT INTO tv_sending VALUES (?, ?, ?)", (reference, this_try, last))
    ink = Ink(last) if is_sent else None
    return Written(OrderSeen(order.state, becomes, ink, order.body, this_try), tuple(lines))


def _move(
    connection: Connection,
    at: str,
    order: TvOrder,
    becomes: OrderState,
    facts: Mapping[str, Fact],
    problem: str,
) -> None:
    """Bring the order's row to where its lines are."""
    texts = [str(facts.get(name, getattr(order, name))) for name in COPIED]
    connection.execute(
        "UPDATE tv_order SET order_no = ?, said = ?, closed_by = ?, reason = ?, problem = ?, state = ?, since = ?"
        " WHERE reference = ?",
        (*texts, problem, becomes, at, order.reference),
    )


def _count(connection: Connection, at: str, order: TvOrder, *, day: str) -> Entry:
    """Write the receipt, and add to the day."""
    number = next_receipt(connection)
    money = (order.amount.minor, order.amount.currency)
    connection.execute("INSERT INTO tv_receipt VALUES (?, ?, ?, ?, ?, ?)", (number, order.reference, at, day, *money))
    connection.execute(
        "INSERT INTO tv_day_total (day, minor, currency, paid_how, orders) VALUES (?, ?, ?, ?, 1)"
        " ON CONFLICT DO UPDATE SET orders = orders + 1, minor = minor + excluded.minor",
        (day, *money, order.paid_how),
    )
    facts: dict[str, Fact] = {
        "receipt": number,
        "day": day,
        "paid_how": order.paid_how.value,
        **money_facts(order.amount),
    }
    return Entry("order_delivered", order.reference, facts, Topic.ORDER)


def _send_again(
    connection: Connection, at: str, *, reference: str, after: timedelta, day: str, manager: str
) -> Written[OrderSeen]:
    order = _there(connection, reference)
    if order.state is _S.PAY_SENT_AGAIN:
        return Written(OrderSeen(order.state, order.state, None, order.body, order.times_sent), ())
    again = may_send_again(order.standing, after=after, is_overtaken=was_overtaken(connection, order))
    again.refuse(datetime.fromisoformat(at))
    facts: dict[str, Fact] = {"allowed_by": manager} if manager else {}
    return observed(connection, at, reference=reference, seen=_O.SENDING_AGAIN, facts=facts, day=day)


def _enter_outcome(
    connection: Connection, at: str, *, reference: str, seen: OrderObservation, reason: str, manager: str, day: str
) -> Written[OrderSeen]:
    if _there(connection, reference).state is not _S.UNKNOWN:
        raise KnownError(Sentence("Only an order that is Not sure can be ended by a manager."))
    facts: dict[str, Fact] = {"closed_by": manager, "reason": reason}
    return observed(connection, at, reference=reference, seen=seen, facts=facts, day=day)


def _take_up(connection: Connection, at: str, *, day: str) -> Written[tuple[TvOrder, ...]]:
    lines: list[Entry] = []
    for order in in_states(connection):
        if judge(order.state, _O.RESTARTED) is not order.state:
            lines += observed(connection, at, reference=order.reference, seen=_O.RESTARTED, facts={}, day=day).lines
    return Written(in_states(connection), tuple(lines))


def _there(connection: Connection, reference: str) -> TvOrder:
    order = order_of(connection, reference)
    if order is None:
        raise NoSuchOrderError(reference)
    return order
