"""What can be read of sales and card payments: functions given to `Journal.read`, answering with frozen values."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import OPEN, Observation, PaymentState, is_refused_start, outlasting
from pos_app.domain.payment_view import DayTotal, SaleView
from pos_app.domain.sale import (
    AnyAlarm,
    AttemptStanding,
    PayAnswer,
    Sale,
    SaleOrder,
    SaleState,
    alarm_named,
    may_pay,
)
from pos_app.journal.database.connection import Connection, Row, Value
from pos_app.journal.entry import Fact, from_text, stamp

OPENED: Final = "payment_opened"
SEEN: Final = "payment_seen_"  # and the observation
_PAGE_LEFT: Final = f"{SEEN}{Observation.APPROVAL_LEFT.value}"
_OF_PAGES: Final = (
    f"{SEEN}{Observation.ENROLLED_WITH_PAGE.value}",
    f"{SEEN}{Observation.PAGE_SHOWN_AGAIN.value}",
    _PAGE_LEFT,
)
_RESTARTED: Final = f"{SEEN}{Observation.RESTARTED.value}"
_PAGE_ENDED: Final = frozenset({"returned", "closed"})  # how a customer leaves it who is done

_SALE: Final = "SELECT number, minor, currency, payer, note, state, paid_by, reason FROM sale"
_ATTEMPT: Final = """
SELECT reference, sale, place, brand, last_four, cashier, till, opened_at, state, alarm, message, problem, answer,
    has_answer, is_cancel_asked, device, host, asked, last_asked_at,
    found_in <> '' OR EXISTS (SELECT 1 FROM sending WHERE sending.reference = attempt.reference AND operation = 4),
    (SELECT number FROM receipt WHERE receipt.reference = attempt.reference), found_in,
    service, keys, start_refusal, fees, channel, paid_at
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
    service: str  # address of the service that it was made at; '' where nobody wrote it down
    keys: str  # the kind of the keys that it was made with
    start_refusal: str  # why operation 2 was refused; '' if it was not
    fees: str  # as operation 5 says
    channel: str
    paid_at: str

    @property
    def is_start_refused(self) -> bool:
        """Tell whether operation 2 was refused, and nothing else is known of it."""
        return is_refused_start(self.start_refusal)

    @property
    def standing(self) -> AttemptStanding:
        """Return as much as the rules of a sale need."""
        return AttemptStanding(self.reference, self.state, self.has_asked_bank, self.has_answer, self.alarm)


@dataclass(frozen=True, slots=True)
class Happened:
    """One line of an attempt: when, what was seen, and where that left it."""

    at: datetime
    seen: Observation | None  # None for the line that opened it
    state: PaymentState


@dataclass(frozen=True, slots=True)
class AttemptStory:
    """An attempt, its story, and whether its sale may be tried again."""

    attempt: Attempt
    story: tuple[Happened, ...]
    may_try_again: bool


def attempt_of(connection: Connection, reference: str) -> Attempt | None:
    """Read one attempt."""
    found = _attempts(connection, "WHERE reference = ?", reference)
    return found[0] if found else None


def attempts_of(connection: Connection, sale: int) -> tuple[Attempt, ...]:
    """Read the attempts of a sale, the first one first."""
    return _attempts(connection, "WHERE sale = ? ORDER BY place", sale)


def in_states(connection: Connection, states: Iterable[PaymentState] = OPEN) -> tuple[Attempt, ...]:
    """Read the attempts that stand in one of these states, oldest first."""
    wanted = sorted(states)
    marks = ", ".join("?" * len(wanted))
    return _attempts(connection, f"WHERE state IN ({marks}) ORDER BY opened_at, reference", *wanted)


def refused_starts(connection: Connection, *, since: datetime) -> tuple[Attempt, ...]:
    """Read what was begun since then, and never started: the service refused it."""
    rows = _attempts(connection, "WHERE state = ? AND opened_at >= ?", PaymentState.NEVER_SENT, stamp(since))
    return tuple(attempt for attempt in rows if attempt.is_start_refused)


def brought_forward(connection: Connection, before: datetime) -> tuple[Attempt, ...]:
    """Read what an earlier day left open or not sure, oldest first."""
    moment = stamp(before)
    return tuple(attempt for attempt in in_states(connection) if stamp(attempt.opened_at) < moment)


def timeline(connection: Connection, reference: str) -> tuple[Happened, ...]:
    """Read what happened to an attempt, oldest first."""
    rows = connection.execute(
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


def ended_before(connection: Connection, reference: str) -> PaymentState | None:
    """Return what an attempt had come to before it was found again, in this journal or in one that was set aside; None
    where it had no end."""
    rows = connection.execute(
        "SELECT facts FROM entry WHERE subject = ? AND substr(kind, 1, ?) = ? ORDER BY seq",
        (reference, len(SEEN), SEEN),
    ).fetchall()
    stood: PaymentState | None = None
    for (facts,) in rows:
        stood = end_told(from_text(facts), stood)
    return stood


def end_told(facts: Mapping[str, Fact], stood: PaymentState | None) -> PaymentState | None:
    """Return what an attempt had come to, by one more of its lines: its own end, or the one it was found again with."""
    return outlasting(outlasting(stood, facts.get("stood")), facts.get("state"))


def page_left_open(connection: Connection, reference: str) -> str | None:
    """Return the path of the page that the customer had when nobody closed it, '' where it was not kept; None where
    there was no page, or it has come to its end."""
    rows = connection.execute(
        "SELECT kind, facts FROM entry WHERE subject = ? AND kind IN (?, ?, ?) ORDER BY seq", (reference, *_OF_PAGES)
    )
    kept, is_open = "", False
    for kind, text in rows.fetchall():
        facts = from_text(text)
        kept = str(facts.get("page", kept))
        is_open = kind != _PAGE_LEFT or (is_open and facts.get("event") not in _PAGE_ENDED)
    return kept if is_open else None


def is_told_of_page(connection: Connection, reference: str) -> bool:
    """Tell whether a start has said what became of the page since it was last shown or left."""
    rows = connection.execute(
        "SELECT kind FROM entry WHERE subject = ? AND kind IN (?, ?, ?, ?) ORDER BY seq DESC LIMIT 1",
        (reference, *_OF_PAGES, _RESTARTED),
    )
    return rows.fetchall() == [(_RESTARTED,)]


def told_of(connection: Connection, reference: str) -> AttemptStory | None:
    """Read everything about an attempt as it stood at one moment."""
    found = attempt_of(connection, reference)
    if found is None:
        return None
    siblings = tuple(each.standing for each in attempts_of(connection, found.sale.number))
    return AttemptStory(found, timeline(connection, reference), may_pay(found.sale, siblings).answer is PayAnswer.GO)


def told_of_all(connection: Connection, states: Iterable[PaymentState] = OPEN) -> tuple[AttemptStory, ...]:
    """Read everything about the attempts that stand in one of these states, oldest first."""
    return tuple(told for each in in_states(connection, states) if (told := told_of(connection, each.reference)))


def sale_of(connection: Connection, number: int) -> Sale | None:
    """Read one sale."""
    found = connection.execute(f"{_SALE} WHERE number = ?", (number,)).fetchall()
    return _sale(found[0]) if found else None


def sale_on(connection: Connection, slip: str) -> Sale | None:
    """Read the sale that a slip became."""
    found = connection.execute(f"{_SALE} WHERE slip = ?", (slip,)).fetchall()
    return _sale(found[0]) if found else None


def sales(connection: Connection, *, before: int | None = None, limit: int) -> tuple[SaleView, ...]:
    """Read a page of sales, newest first; the next page is before the last number of this one."""
    rows = connection.execute(
        "SELECT number FROM sale WHERE ? IS NULL OR number < ? ORDER BY number DESC LIMIT ?", (before, before, limit)
    ).fetchall()
    return tuple(view for (number,) in rows if (view := sale_view(connection, number)))


def sale_view(connection: Connection, number: int) -> SaleView | None:
    """Read one sale with the references of its attempts."""
    sale = sale_of(connection, number)
    if sale is None:
        return None
    opened = connection.execute("SELECT opened_at FROM sale WHERE number = ?", (number,)).fetchall()
    attempts = connection.execute("SELECT reference FROM attempt WHERE sale = ? ORDER BY place", (number,)).fetchall()
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


def order_of(connection: Connection, number: int) -> SaleOrder | None:
    """Read what a sale was opened for, as an order that would come to the same sale."""
    found = connection.execute("SELECT slip FROM sale WHERE number = ?", (number,)).fetchall()
    sale = sale_of(connection, number)
    return SaleOrder(found[0][0], sale.amount, sale.payer, sale.note) if sale else None


def day_totals(connection: Connection, day: str) -> tuple[DayTotal, ...]:
    """Read what a day brought, one line per currency."""
    rows = connection.execute(
        "SELECT currency, payments, minor FROM day_total WHERE day = ? ORDER BY currency", (day,)
    ).fetchall()
    return tuple(DayTotal(day, payments, Money(minor, Currency(currency))) for currency, payments, minor in rows)


def _attempts(connection: Connection, which: str, *values: Value) -> tuple[Attempt, ...]:
    rows = connection.execute(f"{_ATTEMPT} {which}", values).fetchall()
    found: dict[int, Sale] = {}
    for row in rows:
        if row[1] not in found and (sale := sale_of(connection, row[1])) is not None:
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
        *texts,
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
        *texts,
    )


def _sale(row: Row) -> Sale:
    number, minor, currency, payer, note, state, paid_by, reason = row
    return Sale(number, Money(minor, Currency(currency)), payer, note, SaleState(state), paid_by, reason)
