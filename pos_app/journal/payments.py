"""Writes card payments: the lines about them and what these add up to, each time in one transaction."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.events import Topic
from pos_app.domain.ink import Ink
from pos_app.domain.money import Money
from pos_app.domain.payment import OPEN, Observation, PaymentState, Ruling, judge
from pos_app.domain.sale import (
    AnyAlarm,
    Order,
    PayAnswer,
    Sale,
    SaleState,
    Standing,
    alarm_of_second_payment,
    becomes_paid,
    heeded,
    holds_its_sale,
    is_the_answer,
    may_pay,
)
from pos_app.journal.chain import append
from pos_app.journal.entry import Entry, Fact
from pos_app.journal.payment_views import OPENED, SEEN, Attempt, attempt_of, attempts_of, in_states, sale_of, sale_on
from pos_app.journal.receipts import next_receipt, next_sale
from pos_app.journal.sheet import Sheet
from pos_app.journal.store import Journal, Written

_O = Observation
_SENDS: Final = {PaymentState.INIT_SENT: Operation.INITIALIZE, PaymentState.ENROLL_SENT: Operation.ENROLL}
_EXPLAINED_BY_THEMSELVES: Final = frozenset({PaymentState.SUCCESS, PaymentState.LATE_SUCCESS, PaymentState.FAILED})
_COPIED: Final = ("message", "device", "host", "answer")  # facts that stand in a column of the same name


class NoSuchReferenceError(LookupError):
    """This book holds no attempt of that name; it may have been set aside meanwhile."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A card held out for an order, as much as may be written down of it."""

    order: Order
    reference: str
    brand: str
    last_four: str
    cashier: str
    till: str


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
    await journal.write(partial(_drop, number=number, reason=reason))


def _open(sheet: Sheet, at: str, *, intent: Intent) -> Written[Opened]:
    lines: list[Entry] = []
    sale = sale_on(sheet, intent.order.slip) or _open_sale(sheet, at, intent.order, lines)
    if sale.amount != intent.order.amount:
        raise KnownError("This sale has another amount. Begin a new payment.")
    attempts = attempts_of(sheet, sale.number)
    rule = may_pay(sale, (attempt.standing for attempt in attempts))
    if rule.answer is not PayAnswer.GO:
        about = rule.shown or str(sale.number)
        lines.append(Entry("pay_pressed_again", about, {"answer": rule.answer.value}, Topic.PAYMENT))
        append(sheet, at, lines)
        shown = attempt_of(sheet, rule.shown) if rule.shown else None
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
    )
    sheet.execute(
        "INSERT INTO attempt (reference, sale, place, brand, last_four, cashier, till, opened_at, state)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    facts: dict[str, Fact] = {
        "sale": sale.number,
        "attempt": len(attempts) + 1,
        **_money(sale.amount),
        "payer": intent.order.payer,
        "note": intent.order.note,
        "brand": intent.brand,
        "last_four": intent.last_four,
        "cashier": intent.cashier,
        "till": intent.till,
        "state": PaymentState.INTENT.value,
    }
    lines.append(Entry(OPENED, intent.reference, facts, Topic.PAYMENT))
    append(sheet, at, lines)
    return Written(Opened(PayAnswer.GO, sale.number, attempt_of(sheet, intent.reference)), tuple(lines))


def _open_sale(sheet: Sheet, at: str, order: Order, lines: list[Entry]) -> Sale:
    number = next_sale(sheet)
    sheet.execute(
        "INSERT INTO sale (number, slip, minor, currency, payer, note, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (number, order.slip, order.amount.minor, order.amount.currency, order.payer, order.note, at),
    )
    facts = {**_money(order.amount), "payer": order.payer, "note": order.note}
    lines.append(Entry("sale_opened", str(number), facts, Topic.SALE))
    return Sale(number, order.amount, order.payer, order.note, SaleState.OPEN)


def observed(
    sheet: Sheet, at: str, *, reference: str, seen: Observation, facts: Mapping[str, Fact], day: str
) -> Written[Seen]:
    """Do as `observe` does, within a transaction of this room."""
    attempt = attempt_of(sheet, reference)
    if attempt is None:
        raise NoSuchReferenceError(reference)
    seen = heeded(seen, attempt.sale.state)
    ruling = judge(attempt.state, seen)
    is_paid_now = becomes_paid(attempt.state, ruling.state)
    alarm = (alarm_of_second_payment(attempt.sale, reference) if is_paid_now else None) or ruling.alarm
    told: dict[str, Fact] = {**facts, "state": ruling.state.value, **({"alarm": alarm.value} if alarm else {})}
    lines = [Entry(f"{SEEN}{seen.value}", reference, told, Topic.PAYMENT)]
    sends = _SENDS.get(ruling.state) if ruling.state is not attempt.state else None
    if sends is not None:
        about = {"operation": int(sends)}
        lines.append(Entry("payment_about_to_send", reference, about, Topic.PAYMENT))
    if is_paid_now:
        lines.extend(_count(sheet, at, attempt, day=day))
    last = append(sheet, at, lines)
    if sends is not None:
        sheet.execute("INSERT INTO sending VALUES (?, ?, ?)", (reference, int(sends), last))
    _settle(sheet, at, attempt, seen, facts, ruling, alarm, has_asked_bank=sends is Operation.ENROLL)
    ink = Ink(last) if sends is not None else None
    return Written(Seen(ruling, attempt.state, ink, alarm), tuple(lines))


def _count(sheet: Sheet, at: str, attempt: Attempt, *, day: str) -> list[Entry]:
    """Write the receipt, add to the day, and call the sale paid."""
    sale = attempt.sale
    number = next_receipt(sheet)
    money = (sale.amount.minor, sale.amount.currency)
    sheet.execute("INSERT INTO receipt VALUES (?, ?, ?, ?, ?, ?)", (number, attempt.reference, at, day, *money))
    sheet.execute(
        "INSERT INTO day_total (day, minor, currency, payments) VALUES (?, ?, ?, 1)"
        " ON CONFLICT DO UPDATE SET payments = payments + 1, minor = minor + excluded.minor",
        (day, *money),
    )
    receipt: dict[str, Fact] = {"receipt": number, "day": day, **_money(sale.amount)}
    lines = [Entry("payment_paid", attempt.reference, receipt, Topic.PAYMENT)]
    if sale.state is not SaleState.PAID:
        sheet.execute("UPDATE sale SET state = 'paid', paid_by = ? WHERE number = ?", (attempt.reference, sale.number))
        lines.append(Entry("sale_paid", str(sale.number), {"by": attempt.reference}, Topic.SALE))
    return lines


def _settle(
    sheet: Sheet,
    at: str,
    attempt: Attempt,
    seen: Observation,
    facts: Mapping[str, Fact],
    ruling: Ruling,
    alarm: AnyAlarm | None,
    *,
    has_asked_bank: bool,
) -> None:
    """Bring the attempt's row to where its lines are."""
    kept = alarm or (attempt.alarm if ruling.state is attempt.state else None)
    has_answer = attempt.has_answer or (is_the_answer(attempt.state, seen) and "word" in facts)
    standing = Standing(attempt.reference, ruling.state, attempt.has_asked_bank or has_asked_bank, has_answer, kept)
    problem = facts.get("problem") or ("" if ruling.state in _EXPLAINED_BY_THEMSELVES else attempt.problem)
    texts = [str(problem)] + [str(facts.get(name, getattr(attempt, name))) for name in _COPIED]
    asked = facts.get("asked")
    sheet.execute(
        "UPDATE attempt SET problem = ?, message = ?, device = ?, host = ?, answer = ?, state = ?, alarm = ?,"
        " holds = ?, has_answer = ?, is_cancel_asked = max(is_cancel_asked, ?), asked = COALESCE(?, asked),"
        " last_asked_at = CASE WHEN ? IS NULL THEN last_asked_at ELSE ? END WHERE reference = ?",
        (
            *texts,
            ruling.state,
            kept.value if kept else "",
            holds_its_sale(standing),
            has_answer,
            seen is _O.CANCEL_ASKED,
            asked,
            asked,
            at,
            attempt.reference,
        ),
    )


def _take_up(sheet: Sheet, at: str, *, day: str) -> Written[tuple[Attempt, ...]]:
    lines: list[Entry] = []
    for attempt in in_states(sheet):
        if judge(attempt.state, _O.RESTARTED).state is not attempt.state:
            reference = attempt.reference
            lines += observed(sheet, at, reference=reference, seen=_O.RESTARTED, facts={}, day=day).lines
    return Written(in_states(sheet, OPEN | {PaymentState.CLOSED_BY_MANAGER}), tuple(lines))


def _drop(sheet: Sheet, at: str, *, number: int, reason: str) -> Written[None]:
    sale = sale_of(sheet, number)
    if sale is None:
        raise NoSuchReferenceError(str(number))
    attempts = attempts_of(sheet, number)
    rule = may_pay(sale, (attempt.standing for attempt in attempts))
    if rule.answer is PayAnswer.DROPPED:
        return Written(None, ())
    if rule.answer is not PayAnswer.GO:
        raise KnownError("This sale is paid, or may still be paid. It cannot be dropped.")
    sheet.execute("UPDATE sale SET state = 'dropped', reason = ? WHERE number = ?", (reason, number))
    line = Entry("sale_dropped", str(number), {"reason": reason}, Topic.SALE)
    append(sheet, at, [line])
    return Written(None, (line,))


def _money(amount: Money) -> dict[str, Fact]:
    return {"minor": amount.minor, "currency": amount.currency.value}
