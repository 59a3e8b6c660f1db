"""What can be read of sales and card payments: functions given to `Journal.read`, answering with frozen values."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import OPEN, Observation, PaymentState
from pos_app.domain.payment_view import DayTotal, SaleView
from pos_app.domain.sale import AnyAlarm, Order, PayAnswer, Sale, SaleState, Standing, alarm_named, may_pay
from pos_app.journal.entry import from_text, stamp
from pos_app.journal.sheet import Row, Sheet, Value

OPENED: Final = "payment_opened"
SEEN: Final = "payment_seen_"  # and the observation

_SALE: Final = "SELECT number, minor, currency, payer, note, state, paid_by, reason FROM sale"
_ATTEMPT: Final = """
SELECT reference, sale, place, brand, last_four, cashier, till, opened_at, state, alarm, message, problem, answer,
    has_answer, is_cancel_asked, device, host, asked, last_asked_at,
    found_in <> '' OR EXISTS (SELECT 1 FROM sending WHERE sending.reference = attempt.reference AND operation = 4),
    (SELECT number FROM receipt WHERE receipt.reference = attempt.reference), found_in
FROM attempt
"""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt to pay a sale, as the lines about it add up."""

    reference: str
    sale: Sale
    place: int
    brand: str
    last_four: str
    cashier: str
    till: str
    opened_at: datetime
    state: PaymentState
    alarm: AnyAlarm | None
    message: str  # the service's own words
    problem: str  # a sentence of ours
    answer: str
    has_answer: bool
    is_cancel_asked: bool
    device: str
    host: str
    asked: int
    last_asked_at: datetime | None
    has_asked_bank: bool  # or may have: nobody knows of one that was found in another journal
    receipt: int | None
    found_in: str  # the journal that was set aside, and told of it; '' for one that was opened in this one

    @property
    def standing(self) -> Standing:
        """Return as much as the rules of a sale need."""
        return Standing(self.reference, self.state, self.has_asked_bank, self.has_answer, self.alarm)


@dataclass(frozen=True, slots=True)
class Happened:
    """One line of an attempt: when, what was seen, and where that left it."""

    at: datetime
    seen: Observation | None  # None for the line that opened it
    state: PaymentState


@dataclass(frozen=True, slots=True)
class Told:
    """An attempt, its story, and whether its sale may be tried again."""

    attempt: Attempt
    story: tuple[Happened, ...]
    may_try_again: bool


def attempt_of(sheet: Sheet, reference: str) -> Attempt | None:
    """Read one attempt."""
    found = _attempts(sheet, "WHERE reference = ?", reference)
    return found[0] if found else None


def attempts_of(sheet: Sheet, sale: int) -> tuple[Attempt, ...]:
    """Read the attempts of a sale, the first one first."""
    return _attempts(sheet, "WHERE sale = ? ORDER BY place", sale)


def in_states(sheet: Sheet, states: Iterable[PaymentState] = OPEN) -> tuple[Attempt, ...]:
    """Read the attempts that stand in one of these states, oldest first."""
    wanted = sorted(states)
    marks = ", ".join("?" * len(wanted))
    return _attempts(sheet, f"WHERE state IN ({marks}) ORDER BY opened_at, reference", *wanted)


def brought_forward(sheet: Sheet, before: datetime) -> tuple[Attempt, ...]:
    """Read what an earlier day left open or not sure, oldest first."""
    moment = stamp(before)
    return tuple(attempt for attempt in in_states(sheet) if stamp(attempt.opened_at) < moment)


def timeline(sheet: Sheet, reference: str) -> tuple[Happened, ...]:
    """Read what happened to an attempt, oldest first."""
    rows = sheet.execute(
        "SELECT at, kind, facts FROM entry WHERE subject = ? AND (kind = ? OR substr(kind, 1, ?) = ?) ORDER BY seq",
        (reference, OPENED, len(SEEN), SEEN),
    ).fetchall()
    return tuple(
        Happened(
            datetime.fromisoformat(at),
            None if kind == OPENED else Observation(kind.removeprefix(SEEN)),
            PaymentState(str(from_text(facts)["state"])),
        )
        for at, kind, facts in rows
    )


def told_of(sheet: Sheet, reference: str) -> Told | None:
    """Read everything about an attempt as it stood at one moment."""
    found = attempt_of(sheet, reference)
    if found is None:
        return None
    siblings = tuple(each.standing for each in attempts_of(sheet, found.sale.number))
    return Told(found, timeline(sheet, reference), may_pay(found.sale, siblings).answer is PayAnswer.GO)


def told_of_all(sheet: Sheet, states: Iterable[PaymentState] = OPEN) -> tuple[Told, ...]:
    """Read everything about the attempts that stand in one of these states, oldest first."""
    return tuple(told for each in in_states(sheet, states) if (told := told_of(sheet, each.reference)))


def sale_of(sheet: Sheet, number: int) -> Sale | None:
    """Read one sale."""
    found = sheet.execute(f"{_SALE} WHERE number = ?", (number,)).fetchall()
    return _sale(found[0]) if found else None


def sale_on(sheet: Sheet, slip: str) -> Sale | None:
    """Read the sale that a slip became."""
    found = sheet.execute(f"{_SALE} WHERE slip = ?", (slip,)).fetchall()
    return _sale(found[0]) if found else None


def sales(sheet: Sheet, *, before: int | None = None, limit: int) -> tuple[SaleView, ...]:
    """Read a page of sales, newest first; the next page is before the last number of this one."""
    rows = sheet.execute(
        "SELECT number FROM sale WHERE ? IS NULL OR number < ? ORDER BY number DESC LIMIT ?", (before, before, limit)
    ).fetchall()
    return tuple(view for (number,) in rows if (view := sale_view(sheet, number)))


def sale_view(sheet: Sheet, number: int) -> SaleView | None:
    """Read one sale with the references of its attempts."""
    sale = sale_of(sheet, number)
    if sale is None:
        return None
    opened = sheet.execute("SELECT opened_at FROM sale WHERE number = ?", (number,)).fetchall()
    attempts = sheet.execute("SELECT reference FROM attempt WHERE sale = ? ORDER BY place", (number,)).fetchall()
    return SaleView(
        number,
        sale.amount,
        sale.payer,
        sale.note,
        sale.state.value,
        datetime.fromisoformat(opened[0][0]),
        sale.paid_by,
        sale.reason,
        tuple(reference for (reference,) in attempts),
    )


def order_of(sheet: Sheet, number: int) -> Order | None:
    """Read what a sale was opened for, as an order that would come to the same sale."""
    found = sheet.execute("SELECT slip FROM sale WHERE number = ?", (number,)).fetchall()
    sale = sale_of(sheet, number)
    return Order(found[0][0], sale.amount, sale.payer, sale.note) if sale else None


def day_totals(sheet: Sheet, day: str) -> tuple[DayTotal, ...]:
    """Read what a day brought, one line per currency."""
    rows = sheet.execute(
        "SELECT currency, payments, minor FROM day_total WHERE day = ? ORDER BY currency", (day,)
    ).fetchall()
    return tuple(DayTotal(day, payments, Money(minor, Currency(currency))) for currency, payments, minor in rows)


def _attempts(sheet: Sheet, which: str, *values: Value) -> tuple[Attempt, ...]:
    rows = sheet.execute(f"{_ATTEMPT} {which}", values).fetchall()
    found: dict[int, Sale] = {}
    for row in rows:
        if row[1] not in found and (sale := sale_of(sheet, row[1])) is not None:
            found[row[1]] = sale
    return tuple(_attempt(row, found[row[1]]) for row in rows)


def _attempt(row: Row, sale: Sale) -> Attempt:
    reference, _, place, brand, last_four, cashier, till, opened_at, state, alarm, *rest = row
    (
        message,
        problem,
        answer,
        has_answer,
        is_cancel_asked,
        device,
        host,
        asked,
        last_at,
        has_asked_bank,
        receipt,
        found_in,
    ) = rest
    return Attempt(
        reference,
        sale,
        place,
        brand,
        last_four,
        cashier,
        till,
        datetime.fromisoformat(opened_at),
        PaymentState(state),
        alarm_named(alarm),
        message,
        problem,
        answer,
        bool(has_answer),
        bool(is_cancel_asked),
        device,
        host,
        asked,
        datetime.fromisoformat(last_at) if last_at else None,
        bool(has_asked_bank),
        receipt,
        found_in,
    )


def _sale(row: Row) -> Sale:
    number, minor, currency, payer, note, state, paid_by, reason = row
    return Sale(number, Money(minor, Currency(currency)), payer, note, SaleState(state), paid_by, reason)
