"""Writes card payments: the lines about them and what these add up to, each time in one transaction."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.events import Topic
from pos_app.domain.ink import Ink
from pos_app.domain.payment import OPEN, Observation, PaymentState, Ruling, after_other_money, judge, of_a_start
from pos_app.domain.payment_steps import PAGE_GONE, PAGE_KEPT
from pos_app.domain.polling import ASKED_FOR
from pos_app.domain.sale import (
    AnyAlarm,
    AttemptStanding,
    PayAnswer,
    Sale,
    SaleOrder,
    SaleState,
    alarm_of_money,
    becomes_paid,
    heeded,
    holds_its_sale,
    is_the_answer,
    leads_to_sending,
    may_pay,
)
from pos_app.domain.sentence import Sentence
from pos_app.domain.verification import is_known_word
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact, money_facts
from pos_app.journal.payment_views import (
    OPENED,
    SEEN,
    Attempt,
    attempt_of,
    attempts_of,
    ended_before,
    in_states,
    is_told_of_page,
    page_left_open,
    refused_starts,
    sale_of,
    sale_on,
)
from pos_app.journal.receipt_numbers import next_receipt, next_sale
from pos_app.journal.store import Journal, Written
from pos_app.journal.webhook_matching import too_much_for

_O = Observation
_SENDS: Final = {PaymentState.INIT_SENT: Operation.INITIALIZE, PaymentState.ENROLL_SENT: Operation.ENROLL}
EXPLAINED_BY_THEMSELVES: Final = frozenset({PaymentState.SUCCESS, PaymentState.LATE_SUCCESS, PaymentState.FAILED})
# Facts that stand in a column of the same name.
COPIED: Final = ("message", "device", "host", "answer", "start_refusal", "fees", "channel", "paid_at")
_WITH_CUSTOMER: Final = frozenset({PaymentState.STEP_UP, PaymentState.VERIFYING})
_REFUSED_START: Final = "refused"


class NoSuchReferenceError(LookupError):
    """This book holds no attempt of that name; it may have been set aside meanwhile."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A card held out for an order, as much as may be written down of it."""

    order: SaleOrder
    reference: str
    brand: str
    last_four: str
    cashier: str
    till: str
    service: str = ""  # address of the service that it is made at: no other knows it
    keys: str = ""  # and the kind of the keys that it is made with


@dataclass(frozen=True, slots=True)
class Opened:
    """What Pay came to: the new attempt, or the one that is shown in its place."""

    answer: PayAnswer
    sale: int
    attempt: Attempt | None  # None for a sale that was dropped, or paid by a transfer


@dataclass(frozen=True, slots=True)
class Seen:
    """What an observation came to."""

    ruling: Ruling
    before: PaymentState
    ink: Ink | None  # for operation 2 or 4, when this was the line before it
    alarm: AnyAlarm | None
    start_refusal: str = ""  # why operation 2 was refused, as its row says


async def open_attempt(journal: Journal, intent: Intent) -> Opened:
    """Open an attempt, and with the first one its sale, unless the rules of the sale say no."""
    return await journal.write(partial(_open, intent=intent))


async def observe(
    journal: Journal, reference: str, seen: Observation, facts: Mapping[str, Fact] | None = None, *, day: str
) -> Seen:
    """Have the judge rule on what was seen, and write that with all that follows from it. `day` is the shop's own."""
    return await journal.write(partial(observed, reference=reference, seen=seen, facts=facts or {}, day=day))


async def take_up(journal: Journal, *, day: str) -> tuple[Attempt, ...]:
    """At start: rule on everything that the last run left open, in one transaction, and return what still is."""
    return await journal.write(partial(_take_up, day=day))


async def drop_sale(journal: Journal, number: int, *, reason: str) -> None:
    """End a sale that nobody will pay; not while an attempt may still take money for it."""
    await journal.write(partial(dropped, number=number, reason=reason))


def _open(connection: Connection, at: str, *, intent: Intent) -> Written[Opened]:
    lines: list[Entry] = []
    sale = sale_on(connection, intent.order.slip) or _open_sale(connection, at, intent.order, lines)
    if sale.amount != intent.order.amount:
        raise KnownError(Sentence("This sale has another amount. Begin a new payment."))
    attempts = attempts_of(connection, sale.number)
    rule = may_pay(sale, (attempt.standing for attempt in attempts))
    if rule.answer is not PayAnswer.GO:
        about = rule.shown or str(sale.number)
        lines.append(Entry("pay_pressed_again", about, {"answer": rule.answer.value}, Topic.PAYMENT))
        append(connection, at, lines)
        shown = attempt_of(connection, rule.shown) if rule.shown else None
        return Written(Opened(rule.answer, sale.number, shown), tuple(lines))
    row = (
        intent.reference,
        sale.number,
        len(attempts) + 1,
        intent.brand,
        intent.last_four,
        intent.cashier,
        intent.till,
        at,
        PaymentState.INTENT,
        intent.service,
        intent.keys,
    )
    connection.execute(
        "INSERT INTO attempt (reference, sale, place, brand, last_four, cashier, till, opened_at, state, service, keys)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    facts: dict[str, Fact] = {
        "sale": sale.number,
        "attempt": len(attempts) + 1,
        **money_facts(sale.amount),
        "payer": intent.order.payer,
        "note": intent.order.note,
        "brand": intent.brand,
        "last_four": intent.last_four,
        "cashier": intent.cashier,
        "till": intent.till,
        "service": intent.service,
        "keys": intent.keys,
        "state": PaymentState.INTENT.value,
    }
    lines.append(Entry(OPENED, intent.reference, facts, Topic.PAYMENT))
    append(connection, at, lines)
    return Written(Opened(PayAnswer.GO, sale.number, attempt_of(connection, intent.reference)), tuple(lines))


def _open_sale(connection: Connection, at: str, order: SaleOrder, lines: list[Entry]) -> Sale:
    number = next_sale(connection)
    connection.execute(
        "INSERT INTO sale (number, slip, minor, currency, payer, note, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (number, order.slip, order.amount.minor, order.amount.currency, order.payer, order.note, at),
    )
    facts = {**money_facts(order.amount), "payer": order.payer, "note": order.note, "slip": order.slip}
    lines.append(Entry("sale_opened", str(number), facts, Topic.SALE))
    return Sale(number, order.amount, order.payer, order.note, SaleState.OPEN)


def observed(
    connection: Connection, at: str, *, reference: str, seen: Observation, facts: Mapping[str, Fact], day: str
) -> Written[Seen]:
    """Do as `observe` does, within a transaction of this room."""
    attempt = attempt_of(connection, reference)
    if attempt is None:
        raise NoSuchReferenceError(reference)
    seen = _counted(connection, attempt, seen, facts)
    if seen is _O.START_REFUSED:
        facts = {**facts, "start_refusal": str(facts.get("why") or _REFUSED_START)}
    ruling = judge(attempt.state, seen, ended_before(connection, reference) if attempt.found_in else None)
    is_paid_now = becomes_paid(attempt.state, ruling.state)
    alarm = (alarm_of_money(attempt.sale, reference) if is_paid_now else None) or ruling.alarm
    sends = _SENDS.get(ruling.state) if ruling.state is not attempt.state else None
    standing = _standing_after(attempt, seen, facts, ruling, alarm, has_asked_bank=sends is Operation.ENROLL)
    flags: dict[str, Fact] = {
        "holds": holds_its_sale(standing),
        **({"has_answer": True} if standing.has_answer else {}),
    }
    told: dict[str, Fact] = {**facts, "state": ruling.state.value, **flags, **({"alarm": alarm.value} if alarm else {})}
    lines = [Entry(f"{SEEN}{seen.value}", reference, told, Topic.PAYMENT)]
    if sends is not None:
        about = {"operation": int(sends)}
        lines.append(Entry("payment_about_to_send", reference, about, Topic.PAYMENT))
    if is_paid_now:
        lines.extend(_count(connection, at, attempt, day=day))
    last = append(connection, at, lines)
    if sends is not None:
        connection.execute("INSERT INTO sending VALUES (?, ?, ?)", (reference, int(sends), last))
    _settle(connection, at, attempt, seen, facts, standing)
    if is_paid_now and (too_much := too_much_for(connection, attempt.sale.number)):
        append(connection, at, too_much)
        lines.extend(too_much)
    ink = Ink(last) if sends is not None else None
    start_refusal = str(facts.get("start_refusal", attempt.start_refusal))
    return Written(Seen(ruling, attempt.state, ink, alarm, start_refusal), tuple(lines))


def _counted(connection: Connection, attempt: Attempt, seen: Observation, facts: Mapping[str, Fact]) -> Observation:
    """Take what was seen for what it is, by what else is known of the attempt and of its sale."""
    is_held = leads_to_sending(seen) and any(
        holds_its_sale(each.standing)
        for each in attempts_of(connection, attempt.sale.number)
        if each.reference != attempt.reference
    )
    seen = of_a_start(heeded(seen, attempt.sale.state, is_held=is_held), attempt.start_refusal)
    is_money_told = bool(facts.get("amount") or facts.get("requested_amount"))
    return after_other_money(seen, attempt.state, attempt.alarm, is_money_told=is_money_told)


def _count(connection: Connection, at: str, attempt: Attempt, *, day: str) -> list[Entry]:
    """Write the receipt, add to the day, and call the sale paid."""
    sale = attempt.sale
    number = next_receipt(connection)
    money = (sale.amount.minor, sale.amount.currency)
    connection.execute("INSERT INTO receipt VALUES (?, ?, ?, ?, ?, ?)", (number, attempt.reference, at, day, *money))
    connection.execute(
        "INSERT INTO day_total (day, minor, currency, payments) VALUES (?, ?, ?, 1)"
        " ON CONFLICT DO UPDATE SET payments = payments + 1, minor = minor + excluded.minor",
        (day, *money),
    )
    receipt: dict[str, Fact] = {"receipt": number, "day": day, **money_facts(sale.amount)}
    lines = [Entry("payment_paid", attempt.reference, receipt, Topic.PAYMENT)]
    if sale.state is not SaleState.PAID:
        connection.execute(
            "UPDATE sale SET state = 'paid', paid_by = ? WHERE number = ?", (attempt.reference, sale.number)
        )
        lines.append(Entry("sale_paid", str(sale.number), {"by": attempt.reference}, Topic.SALE))
    return lines


def _standing_after(
    attempt: Attempt,
    seen: Observation,
    facts: Mapping[str, Fact],
    ruling: Ruling,
    alarm: AnyAlarm | None,
    *,
    has_asked_bank: bool,
) -> AttemptStanding:
    """Return where an observation leaves an attempt: its line tells it, and its row is brought there."""
    kept = alarm or (attempt.alarm if ruling.state is attempt.state else None)
    has_answer = attempt.has_answer or _is_answered(attempt, seen, facts)
    return AttemptStanding(attempt.reference, ruling.state, attempt.has_asked_bank or has_asked_bank, has_answer, kept)


def _settle(
    connection: Connection,
    at: str,
    attempt: Attempt,
    seen: Observation,
    facts: Mapping[str, Fact],
    standing: AttemptStanding,
) -> None:
    """Bring the attempt's row to where its lines are."""
    problem = facts.get("problem") or ("" if standing.state in EXPLAINED_BY_THEMSELVES else attempt.problem)
    texts = [str(problem)] + [str(facts.get(name, getattr(attempt, name))) for name in COPIED]
    asked = facts.get("asked")
    connection.execute(
        "UPDATE attempt SET problem = ?, message = ?, device = ?, host = ?, answer = ?, start_refusal = ?, fees = ?,"
        " channel = ?, paid_at = ?, state = ?, alarm = ?,"
        " holds = ?, has_answer = ?, is_cancel_asked = max(is_cancel_asked, ?), asked = COALESCE(?, asked),"
        " last_asked_at = CASE WHEN ? IS NULL THEN last_asked_at ELSE ? END WHERE reference = ?",
        (
            *texts,
            standing.state,
            standing.alarm.value if standing.alarm else "",
            holds_its_sale(standing),
            standing.has_answer,
            seen is _O.CANCEL_ASKED,
            asked,
            asked,
            at,
            attempt.reference,
        ),
    )


def _is_answered(attempt: Attempt, seen: Observation, facts: Mapping[str, Fact]) -> bool:
    """Tell whether this lets the sale go: a word of the service itself, that was asked for when nothing more was
    going to be sent. A refusal of the question is none."""
    if facts.get("is_elsewhere") or not is_known_word(facts.get("word")):
        return False
    asked_in = PaymentState(str(facts.get("asked_in", attempt.state.value)))
    return is_the_answer(attempt.state, seen) and is_the_answer(asked_in, seen)


def _take_up(connection: Connection, at: str, *, day: str) -> Written[tuple[Attempt, ...]]:
    lines: list[Entry] = []
    for attempt in in_states(connection):
        problem = _page_problem(connection, attempt) if attempt.state in _WITH_CUSTOMER else ""
        is_news = problem and not is_told_of_page(connection, attempt.reference)
        if is_news or judge(attempt.state, _O.RESTARTED).state is not attempt.state:
            reference = attempt.reference
            facts: dict[str, Fact] = {"problem": problem} if problem else {}
            lines += observed(connection, at, reference=reference, seen=_O.RESTARTED, facts=facts, day=day).lines
    left = in_states(connection, OPEN | {PaymentState.CLOSED_BY_MANAGER})
    return Written((*left, *refused_starts(connection, since=datetime.fromisoformat(at) - ASKED_FOR)), tuple(lines))


def _page_problem(connection: Connection, attempt: Attempt) -> str:
    """Say what became of the page that the customer had when the till was closed; '' where nobody had one."""
    path = page_left_open(connection, attempt.reference)
    if path is None:
        return ""
    return str(PAGE_KEPT if path and not attempt.is_cancel_asked else PAGE_GONE)


def dropped(connection: Connection, at: str, *, number: int, reason: str, heeds_found: bool = True) -> Written[None]:
    """Do as `drop_sale` does, within a transaction of this room; what was found in another journal may be left out."""
    sale = sale_of(connection, number)
    if sale is None:
        raise NoSuchReferenceError(str(number))
    attempts = attempts_of(connection, number)
    rule = may_pay(sale, (attempt.standing for attempt in attempts if heeds_found or not attempt.found_in))
    if rule.answer is PayAnswer.DROPPED:
        return Written(None, ())
    if rule.answer is not PayAnswer.GO:
        raise KnownError(Sentence("This sale is paid, or may still be paid. It cannot be dropped."))
    connection.execute("UPDATE sale SET state = 'dropped', reason = ? WHERE number = ?", (reason, number))
    lines = (Entry("sale_dropped", str(number), {"reason": reason}, Topic.SALE), *too_much_for(connection, number))
    append(connection, at, lines)
    return Written(None, lines)
