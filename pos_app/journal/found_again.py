"""Takes up what only a journal that was set aside knows: written down, never sent, and asked about."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pos_app.domain.events import Topic
from pos_app.domain.payment import OPEN, Observation, PaymentState
from pos_app.domain.salvaged import (
    ASKED_ABOUT,
    FoundOrder,
    FoundPayment,
    has_ended_unsent,
    heard_in,
    order_in,
    payment_in,
    said_in,
)
from pos_app.domain.tv import OrderObservation, OrderState
from pos_app.journal import orders, payments
from pos_app.journal.chain import append, book_of
from pos_app.journal.entry import Entry, Fact, stamp
from pos_app.journal.order_views import order_of
from pos_app.journal.payment_views import attempt_of, sale_of
from pos_app.journal.receipts import KEPT_READ, next_sale
from pos_app.journal.salvage import Salvage, Trace
from pos_app.journal.sheet import Sheet
from pos_app.journal.store import Journal, Written

FOUND: Final = "found_in_damaged"
_MOST: Final = 5000  # taken up at once; what is more is only named
_ENDED_PAID: Final = frozenset({PaymentState.SUCCESS, PaymentState.LATE_SUCCESS})
_ASKED_ON: Final = frozenset({PaymentState.CLOSED_BY_MANAGER})
_NO_BYTES: Final = b"-"  # of an order that is never sent


@dataclass(frozen=True, slots=True)
class Lost:
    """What a journal that was set aside told of."""

    named: tuple[str, ...] = ()  # not enough could be read to take them up: a person has to ask
    asked: tuple[str, ...] = ()  # taken up, and without an end yet


async def take_up(journal: Journal, kept: str, found: Salvage, *, day: str) -> int:
    """Take up what this journal does not have or has in an older state, and write that the kept one was read.

    Returns how many there are.
    """
    return await journal.write(partial(_take_up, kept=kept, found=found, day=day))


def was_read(sheet: Sheet, kept: str) -> bool:
    """Tell whether a kept journal was read already."""
    return bool(sheet.execute("SELECT 1 FROM entry WHERE subject = ? AND kind = ?", (kept, KEPT_READ)).fetchall())


def lost_since(sheet: Sheet, moment: datetime) -> Lost:
    """Read what was found since then, and who still has to look after it."""
    rows = sheet.execute("SELECT subject FROM entry WHERE kind = ? AND at >= ?", (FOUND, stamp(moment))).fetchall()
    names = tuple(dict.fromkeys(str(reference) for (reference,) in rows))
    states = {reference: _state_of(sheet, reference) for reference in names}
    open_ones = {*OPEN, OrderState.UNKNOWN}
    return Lost(
        tuple(reference for reference in names if states[reference] is None),
        tuple(reference for reference in names if states[reference] in open_ones),
    )


def _take_up(sheet: Sheet, at: str, *, kept: str, found: Salvage, day: str) -> Written[int]:
    if was_read(sheet, kept):
        return Written(0, ())
    if found.book not in {"", book_of(sheet)}:  # practice was begun anew since then
        found = Salvage()
    news = {reference: trace for reference, trace in found.about.items() if _is_news(sheet, reference, trace)}
    read: dict[str, Fact] = {
        "found": len(news),
        "readable": found.is_readable,
        "sale": found.sale,
        "receipt": found.receipt,
    }
    lines = [Entry(KEPT_READ, kept, read, Topic.TILL)]
    append(sheet, at, lines)  # first: from here on none of those numbers is given out again
    for place, (reference, trace) in enumerate(news.items()):
        told: dict[str, Fact] = {**said_in(trace.said), "stood": trace.stood, "is_order": trace.is_order, "kept": kept}
        if trace.receipt is not None:
            told["receipt"] = trace.receipt
        line = Entry(FOUND, reference, told, Topic.TILL)
        append(sheet, at, [line])
        lines.append(line)
        if place < _MOST:
            lines += _take_one(sheet, at, reference, trace, kept=kept, top=found.sale, day=day)
    return Written(len(news), tuple(lines))


def _is_news(sheet: Sheet, reference: str, trace: Trace) -> bool:
    """Tell whether the other journal knows more of it. What it calls paid here is Paid, whatever was there."""
    here = _state_of(sheet, reference)
    if here is None:
        return not has_ended_unsent(trace.line, trace.row)
    if here in _ENDED_PAID | _ASKED_ON or here in {OrderState.DELIVERED, OrderState.REJECTED}:
        return False
    there = trace.row or ("" if _is_known(sheet, trace) else trace.line)
    return there not in {"", here}


def _is_known(sheet: Sheet, trace: Trace) -> bool:
    """Tell whether the last line of it stands in this journal as well."""
    if trace.last is None:
        return True
    return bool(sheet.execute("SELECT 1 FROM entry WHERE seq = ? AND hash = ?", trace.last).fetchall())


def _state_of(sheet: Sheet, reference: str) -> PaymentState | OrderState | None:
    attempt = attempt_of(sheet, reference)
    if attempt is not None:
        return attempt.state
    order = order_of(sheet, reference)
    return order.state if order is not None else None


def _take_one(
    sheet: Sheet, at: str, reference: str, trace: Trace, *, kept: str, top: int, day: str
) -> tuple[Entry, ...]:
    if trace.is_order:
        return _take_order(sheet, at, reference, trace, kept=kept, day=day)
    opened: tuple[Entry, ...] = ()
    facts: dict[str, Fact] = {"kept": kept, "stood": trace.stood, "problem": ASKED_ABOUT}
    if attempt_of(sheet, reference) is None:
        payment = payment_in(reference, trace.said)
        if payment is None or order_of(sheet, reference) is not None:
            return ()
        opened = _insert_payment(sheet, at, payment, kept=kept, top=top)
        facts |= _told(payment)
    sheet.execute("UPDATE attempt SET found_in = ? WHERE reference = ? AND found_in = ''", (kept, reference))
    seen = payments.observed(sheet, at, reference=reference, seen=Observation.FOUND_AGAIN, facts=facts, day=day)
    return (*opened, *seen.lines)


def _take_order(sheet: Sheet, at: str, reference: str, trace: Trace, *, kept: str, day: str) -> tuple[Entry, ...]:
    facts: dict[str, Fact] = {"kept": kept, "stood": trace.stood, **heard_in(trace.said)}
    if order_of(sheet, reference) is None:
        order = order_in(reference, trace.said)
        if order is None or attempt_of(sheet, reference) is not None:
            return ()
        _insert_order(sheet, at, order, kept)
        facts |= _told(order)
    sheet.execute("UPDATE tv_order SET found_in = ? WHERE reference = ? AND found_in = ''", (kept, reference))
    seen = OrderObservation.FOUND_AGAIN
    return orders.observed(sheet, at, reference=reference, seen=seen, facts=facts, day=day).lines


def _insert_payment(sheet: Sheet, at: str, payment: FoundPayment, *, kept: str, top: int) -> tuple[Entry, ...]:
    """Write its row, beside the others of its sale where that one is known; a sale that is not gets its number back."""
    lines: tuple[Entry, ...] = ()
    amount, opened_at = payment.amount, _opened_at(payment, at)
    known = sale_of(sheet, payment.sale) if payment.sale is not None else None
    if known is not None and known.amount == amount:
        number = known.number
    else:
        is_free = payment.sale is not None and known is None and payment.sale <= top
        number = payment.sale if payment.sale is not None and is_free else next_sale(sheet)
        sheet.execute(
            "INSERT INTO sale (number, slip, minor, currency, payer, note, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (number, _slip(payment), amount.minor, amount.currency, payment.payer, payment.note, opened_at),
        )
        facts: dict[str, Fact] = {**_money(payment), "payer": payment.payer, "note": payment.note}
        lines = (Entry("sale_opened", str(number), facts, Topic.SALE),)
        append(sheet, at, lines)
    sheet.execute(
        "INSERT INTO attempt (reference, sale, place, brand, last_four, cashier, till, opened_at, state, found_in)"
        " SELECT ?, ?, COALESCE(max(place), 0) + 1, ?, ?, ?, ?, ?, 'intent', ? FROM attempt WHERE sale = ?",
        (
            payment.reference,
            number,
            payment.brand,
            payment.last_four,
            payment.cashier,
            payment.till,
            opened_at,
            kept,
            number,
        ),
    )
    return lines


def _insert_order(sheet: Sheet, at: str, order: FoundOrder, kept: str) -> None:
    thing, amount = order.thing, order.amount
    sheet.execute(
        "INSERT INTO tv_order (reference, slip, provider, sent_as, number, package_id, package_code, customer, package,"
        " minor, currency, paid_how, body, cashier, till, opened_at, state, since, found_in)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'intent', ?, ?)",
        (
            order.reference,
            _slip(order),
            thing.provider,
            thing.sent_as,
            thing.number,
            thing.package_id,
            thing.package_code,
            order.customer,
            order.package,
            amount.minor,
            amount.currency,
            order.paid_how,
            _NO_BYTES,
            order.cashier,
            order.till,
            _opened_at(order, at),
            at,
            kept,
        ),
    )


def _opened_at(one: FoundPayment | FoundOrder, at: str) -> str:
    """Return when it was begun, unless that has still to come."""
    return min(stamp(one.opened_at), at) if one.opened_at is not None else at


def _slip(one: FoundPayment | FoundOrder) -> str:
    return f"found {one.reference}"


def _money(one: FoundPayment | FoundOrder) -> dict[str, Fact]:
    return {"minor": one.amount.minor, "currency": one.amount.currency.value}


def _told(one: FoundPayment | FoundOrder) -> dict[str, Fact]:
    """Tell what was believed: should this journal be damaged as well, it is read from here."""
    told: dict[str, Fact] = {**_money(one), "cashier": one.cashier, "till": one.till}
    if one.opened_at is not None:
        told["opened_at"] = stamp(one.opened_at)
    match one:
        case FoundPayment():
            return {**told, "brand": one.brand, "last_four": one.last_four, "payer": one.payer, "note": one.note}
        case FoundOrder():
            thing = one.thing
            return {
                **told,
                "provider": thing.provider,
                "sent_as": thing.sent_as,
                "number": thing.number,
                "package_id": thing.package_id,
                "package_code": thing.package_code,
                "customer": one.customer,
                "package": one.package,
                "paid_how": one.paid_how.value,
            }
