"""Takes up what only a journal that was set aside knows: written down, never sent, and asked about."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from hashlib import sha256
from typing import Final

from pos_app.domain.damaged_records import (
    ASKED_ABOUT,
    CLOSED_BY_MANAGER,
    FoundOrder,
    FoundPayment,
    has_ended_unsent,
    heard_in,
    order_in,
    payment_in,
    said_in,
    text_in,
)
from pos_app.domain.events import Topic
from pos_app.domain.payment import OPEN, Alarm, Observation, PaymentState
from pos_app.domain.tv import OrderObservation, OrderState
from pos_app.journal import payments, put_back, tv_orders
from pos_app.journal.database.backup import RESTORED
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.damaged_money import DamagedSale
from pos_app.journal.database.damaged_reader import FOUND, DamagedReader, DamagedTrace
from pos_app.journal.database.hash_chain import append, book_of
from pos_app.journal.entry import Entry, Fact, from_text, money_facts, stamp
from pos_app.journal.merge_damaged_money import is_same_sale, take_money
from pos_app.journal.payment_views import attempt_of, sale_of
from pos_app.journal.receipt_numbers import KEPT_READ, is_given_again, next_sale
from pos_app.journal.store import Journal, Written
from pos_app.journal.tv_order_views import order_of

GIVEN_UP: Final = "kept_journal_given_up"
_MOST: Final = 5000  # taken up at once; what is more is only named
_ENDED_PAID: Final = frozenset({PaymentState.SUCCESS, PaymentState.LATE_SUCCESS})
_ASKED_ON: Final = frozenset({PaymentState.CLOSED_BY_MANAGER})
# What the service said of a payment that stays Paid: nobody asks about it by itself.
_SAID_OF_PAID: Final = {
    Alarm.PAID_BUT_NOW_DENIED.value: Observation.SAYS_FAILED,
    Alarm.OTHER_MONEY.value: Observation.SAYS_OTHER_MONEY,
}
_NO_BYTES: Final = b"-"  # of an order that is never sent


@dataclass(frozen=True, slots=True)
class MergedRecords:
    """What a journal that was set aside told of."""

    named: tuple[str, ...] = ()  # not enough could be read to take them up: a person has to ask
    asked: tuple[str, ...] = ()  # taken up, and without an end yet


async def take_up(journal: Journal, kept: str, found: DamagedReader, *, day: str) -> int:
    """Take up what this journal does not have or has in an older state, and write that the kept one was read.

    Returns how many there are.
    """
    return await journal.write(partial(_take_up, kept=kept, found=found, day=day))


async def give_up(journal: Journal, kept: str, *, who: str) -> None:
    """Write that somebody signed for a kept journal: it will never be read."""
    await journal.write(partial(_give_up, kept=kept, who=who))


def was_read(connection: Connection, kept: str) -> bool:
    """Tell whether a kept journal was read already, or given up; one that could not be opened was not."""
    rows = connection.execute(
        "SELECT kind, facts FROM entry WHERE subject = ? AND kind IN (?, ?)", (kept, KEPT_READ, GIVEN_UP)
    )
    return any(kind == GIVEN_UP or from_text(facts).get("readable") is True for kind, facts in rows.fetchall())


def still_to_be_read(connection: Connection, there: Sequence[str]) -> tuple[str, ...]:
    """Read which journals gave way to a copy and were not read yet: those that are there, and those that are gone."""
    rows = connection.execute("SELECT facts FROM entry WHERE kind = ? ORDER BY seq", (RESTORED,)).fetchall()
    told = [str(from_text(facts).get("kept") or "") for (facts,) in rows]
    names = dict.fromkeys([*(name for name in told if name), *reversed(there)])
    return tuple(name for name in names if not was_read(connection, name))


def lost_since(connection: Connection, moment: datetime) -> MergedRecords:
    """Read what was found since then, and who still has to look after it."""
    rows = connection.execute("SELECT subject FROM entry WHERE kind = ? AND at >= ?", (FOUND, stamp(moment))).fetchall()
    names = tuple(dict.fromkeys(str(reference) for (reference,) in rows))
    states = {reference: _state_of(connection, reference) for reference in names}
    open_ones = {*OPEN, OrderState.UNKNOWN}
    return MergedRecords(
        tuple(reference for reference in names if states[reference] is None),
        tuple(reference for reference in names if states[reference] in open_ones),
    )


def _take_up(connection: Connection, at: str, *, kept: str, found: DamagedReader, day: str) -> Written[int]:
    if was_read(connection, kept):
        return Written(0, ())
    if found.book not in {"", book_of(connection)}:  # practice was begun anew since then
        found = DamagedReader(is_counted=True)  # its numbers are its own
    news = {reference: trace for reference, trace in found.about.items() if _is_news(connection, reference, trace)}
    read: dict[str, Fact] = {
        "found": len(news),
        "readable": found.is_readable,
        "whole": found.is_whole,
        "counted": found.is_counted,
        "sale": found.sale,
        "receipt": found.receipt,
        "shift": found.shift,
        "closed": found.closed,
    }
    if not found.is_readable and (
        not (found.about or found.money.notices) or read == _last_told(connection, kept, KEPT_READ)
    ):
        return Written(0, ())  # it is tried every hour
    lines = [Entry(KEPT_READ, kept, read, Topic.TILL)]
    append(connection, at, lines)  # first: from here on none of those numbers is given out again
    lines += put_back.number_on(connection, at)
    for place, (reference, trace) in enumerate(news.items()):
        told: dict[str, Fact] = {
            **said_in(trace.said),
            **_decided(trace),
            "stood": trace.stood,
            "is_order": trace.is_order,
            "kept": kept,
        }
        if trace.receipt is not None:
            told["receipt"] = trace.receipt
        if told == _last_told(connection, reference, FOUND):
            continue  # tried again, and as it was
        line = Entry(FOUND, reference, told, Topic.TILL)
        append(connection, at, [line])
        lines.append(line)
        if place < _MOST:
            lines += _take_one(connection, at, reference, trace, kept=kept, found=found, day=day)
    lines += take_money(connection, at, found.money, kept=kept, top=found.sale)
    return Written(len(news), tuple(lines))


def _give_up(connection: Connection, at: str, *, kept: str, who: str) -> Written[None]:
    if was_read(connection, kept):
        return Written(None, ())
    line = Entry(GIVEN_UP, kept, {"who": who}, Topic.TILL)
    append(connection, at, [line])
    return Written(None, (line,))


def _last_told(connection: Connection, subject: str, kind: str) -> dict[str, Fact]:
    rows = connection.execute(
        "SELECT facts FROM entry WHERE subject = ? AND kind = ? ORDER BY seq DESC LIMIT 1", (subject, kind)
    ).fetchall()
    return dict(from_text(rows[0][0])) if rows else {}


def _is_news(connection: Connection, reference: str, trace: DamagedTrace) -> bool:
    """Tell whether the other journal knows more of it. What is called paid here is Paid, whatever was there;
    that the service denied it there is an alarm here too."""
    here = _state_of(connection, reference)
    if here is None:
        is_unsent = has_ended_unsent(trace.line, trace.row, is_start_refused=trace.is_start_refused)
        return bool(trace.decided) or not is_unsent
    if here in _ENDED_PAID:
        attempt = attempt_of(connection, reference)
        return attempt is not None and attempt.alarm is None and trace.alarm in _SAID_OF_PAID
    if here in _ASKED_ON or here in {OrderState.DELIVERED, OrderState.REJECTED}:
        return False
    there = trace.row or ("" if _is_known(connection, trace) else trace.line)
    return there not in {"", here} or _is_other_money_news(connection, reference, trace)


def _is_other_money_news(connection: Connection, reference: str, trace: DamagedTrace) -> bool:
    """Tell whether only the other journal heard that it was paid with other money: it is not sure in both."""
    attempt = attempt_of(connection, reference)
    is_told_there = trace.alarm == Alarm.OTHER_MONEY.value and not _is_known(connection, trace)
    return is_told_there and attempt is not None and attempt.alarm is not Alarm.OTHER_MONEY


def _is_known(connection: Connection, trace: DamagedTrace) -> bool:
    """Tell whether the last line of it stands in this journal as well."""
    if trace.last is None:
        return True
    return bool(connection.execute("SELECT 1 FROM entry WHERE seq = ? AND hash = ?", trace.last).fetchall())


def _state_of(connection: Connection, reference: str) -> PaymentState | OrderState | None:
    attempt = attempt_of(connection, reference)
    if attempt is not None:
        return attempt.state
    order = order_of(connection, reference)
    return order.state if order is not None else None


def _take_one(
    connection: Connection,
    at: str,
    reference: str,
    trace: DamagedTrace,
    *,
    kept: str,
    found: DamagedReader,
    day: str,
) -> tuple[Entry, ...]:
    if trace.is_order:
        return _take_order(connection, at, reference, trace, kept=kept, day=day)
    see = partial(payments.observed, connection, at, reference=reference, day=day)
    if _state_of(connection, reference) in _ENDED_PAID:
        return see(seen=_SAID_OF_PAID[trace.alarm], facts={"kept": kept}).lines
    opened: tuple[Entry, ...] = ()
    problem = CLOSED_BY_MANAGER if trace.decided else ASKED_ABOUT
    facts: dict[str, Fact] = {"kept": kept, "stood": trace.stood, "problem": str(problem), **_decided(trace)}
    if attempt_of(connection, reference) is None:
        payment = payment_in(reference, trace.said)
        if payment is None or order_of(connection, reference) is not None:
            return ()
        opened, place = _insert_payment(connection, at, payment, kept=kept, found=found)
        facts |= {**_told(payment), **place}
    connection.execute("UPDATE attempt SET found_in = ? WHERE reference = ? AND found_in = ''", (kept, reference))
    lines = (*opened, *see(seen=Observation.FOUND_AGAIN, facts=facts).lines)
    if trace.alarm == Alarm.OTHER_MONEY.value:  # with it no denial ends it
        lines += see(seen=Observation.SAYS_OTHER_MONEY, facts={"kept": kept}).lines
    return lines


def _take_order(
    connection: Connection, at: str, reference: str, trace: DamagedTrace, *, kept: str, day: str
) -> tuple[Entry, ...]:
    facts: dict[str, Fact] = {"kept": kept, "stood": trace.stood, **heard_in(trace.said), **_decided(trace)}
    if order_of(connection, reference) is None:
        order = order_in(reference, trace.said)
        if order is None or attempt_of(connection, reference) is not None:
            return ()
        _insert_order(connection, at, order, kept)
        facts |= _told(order)
    connection.execute("UPDATE tv_order SET found_in = ? WHERE reference = ? AND found_in = ''", (kept, reference))
    seen = OrderObservation.FOUND_AGAIN
    return tv_orders.observed(connection, at, reference=reference, seen=seen, facts=facts, day=day).lines


def _insert_payment(
    connection: Connection, at: str, payment: FoundPayment, *, kept: str, found: DamagedReader
) -> tuple[tuple[Entry, ...], dict[str, Fact]]:
    """Write its row, beside the others of its sale where that one is known; a sale that is not gets its number back.

    Returns the lines, and which attempt of which sale it is.
    """
    lines: tuple[Entry, ...] = ()
    amount, opened_at = payment.amount, _opened_at(payment, at)
    told = found.money.sales.get(payment.sale) if payment.sale is not None else None
    number = _sale_here(connection, payment, told)
    if number is None:
        is_free = payment.sale is not None and sale_of(connection, payment.sale) is None and payment.sale <= found.sale
        number = payment.sale if payment.sale is not None and is_free else next_sale(connection)
        began = min(told.opened_at, at) if told is not None else opened_at
        connection.execute(
            "INSERT INTO sale (number, slip, minor, currency, payer, note, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (number, _slip(payment), amount.minor, amount.currency, payment.payer, payment.note, began),
        )
        told_too: dict[str, Fact] = {"payer": payment.payer, "note": payment.note, "slip": _slip(payment)}
        facts: dict[str, Fact] = {**money_facts(payment.amount), **told_too, "opened_at": began}
        lines = (Entry("sale_opened", str(number), facts, Topic.SALE),)
        append(connection, at, lines)
    connection.execute(
        "INSERT INTO attempt (reference, sale, place, brand, last_four, cashier, till, opened_at, state, found_in,"
        " service, keys)"
        " SELECT ?, ?, COALESCE(max(place), 0) + 1, ?, ?, ?, ?, ?, 'intent', ?, ?, ? FROM attempt WHERE sale = ?",
        (
            payment.reference,
            number,
            payment.brand,
            payment.last_four,
            payment.cashier,
            payment.till,
            opened_at,
            kept,
            payment.service,
            payment.keys,
            number,
        ),
    )
    place = connection.execute("SELECT place FROM attempt WHERE reference = ?", (payment.reference,)).fetchall()[0][0]
    return lines, {"sale": number, "place": place}


def _sale_here(connection: Connection, payment: FoundPayment, told: DamagedSale | None) -> int | None:
    """Find the sale that it was for: its number may have been given to another one since the copy was put back."""
    if payment.sale is None:
        return None
    if told is None:  # the line that opened it is lost
        known = sale_of(connection, payment.sale)
        is_it = known is not None and known.amount == payment.amount and not is_given_again(connection, known.number)
        return payment.sale if is_it else None
    if is_same_sale(connection, payment.sale, told):
        return payment.sale
    # Another attempt of it may have brought it here under another number.
    query = "SELECT number FROM sale WHERE opened_at = ? AND slip LIKE 'found %'"
    rows = connection.execute(query, (told.opened_at,)).fetchall()
    return next((number for (number,) in rows if is_same_sale(connection, number, told)), None)


def _insert_order(connection: Connection, at: str, order: FoundOrder, kept: str) -> None:
    thing, amount = order.thing, order.amount
    connection.execute(
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


def _decided(trace: DamagedTrace) -> dict[str, Fact]:
    """Tell which manager had ended it: that is for a manager to say again."""
    return {f"was_{name}": text_in(trace.decided, name) for name in trace.decided}


def _slip(one: FoundPayment | FoundOrder) -> str:
    return f"found {one.reference}"


def _told(one: FoundPayment | FoundOrder) -> dict[str, Fact]:
    """Tell what was believed: should this journal be damaged as well, it is read from here."""
    told: dict[str, Fact] = {**money_facts(one.amount), "cashier": one.cashier, "till": one.till}
    if one.opened_at is not None:
        told["opened_at"] = stamp(one.opened_at)
    match one:
        case FoundPayment():
            places = {"service": one.service, "keys": one.keys}
            card = {"brand": one.brand, "last_four": one.last_four}
            return {**told, **places, **card, "payer": one.payer, "note": one.note}
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
                "slip": _slip(one),
                "number_ms": None,
                "price_ms": None,
                "body_sha256": sha256(_NO_BYTES).hexdigest(),
            }
