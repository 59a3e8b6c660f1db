"""Writes shifts: the lines about them and what these add up to, each time in one transaction."""

from functools import partial
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.money import Money
from pos_app.domain.sentence import Sentence
from pos_app.domain.shift import CashMove, ShiftReport, add_up
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact, stamp
from pos_app.journal.receipt_numbers import last_closed_elsewhere, next_shift
from pos_app.journal.shift_views import last_line, newest_settled, notices_since, open_now, open_number, report_of
from pos_app.journal.store import Journal, Written

OPENED: Final = "shift_opened"
MOVED: Final = "drawer_moved"
CLOSED: Final = "shift_closed"
CARRIED: Final = "shift_carried"
RENUMBERED: Final = "shift_renumbered"

_NONE_OPEN: Final = Sentence("No shift is open.")


async def open_shift(journal: Journal, *, float_: Money, who: str) -> ShiftReport:
    """Open the next shift with this much cash in the drawer."""
    return await journal.write(partial(_open, float_=float_, who=who))


async def move_cash(journal: Journal, move: CashMove, amount: Money, *, reason: str, who: str) -> ShiftReport:
    """Write down cash that is put into the drawer or taken out of it."""
    return await journal.write(partial(_move, move=move, amount=amount, reason=reason, who=who))


async def close_shift(
    journal: Journal, number: int, *, counted: Money, reason: str, who: str, manager: str, is_blind: bool = False
) -> ShiftReport:
    """Close this shift and write its Z: everything since the one before it, and what is carried forward.

    A difference needs a reason and a manager, unless the drawer is counted blind: then nobody knew of it.
    """
    return await journal.write(
        partial(_close, number=number, counted=counted, reason=reason, who=who, manager=manager, is_blind=is_blind)
    )


def renumbered(connection: Connection, at: str) -> tuple[Entry, ...]:
    """Let a shift that was open in a copy go on under the next number, where a Z with its own is, or may be, on paper:
    no two Zs have the same number and other figures."""
    number = open_number(connection)
    if number is None or number > last_closed_elsewhere(connection):
        return ()
    new = next_shift(connection)
    line = Entry(RENUMBERED, str(number), {"number": new}, Topic.SHIFT)
    append(connection, at, [line])
    connection.execute("PRAGMA defer_foreign_keys = on")  # until the commit: the two follow one another
    connection.execute("UPDATE shift SET number = ? WHERE number = ?", (new, number))
    connection.execute("UPDATE drawer_move SET shift = ? WHERE shift = ?", (new, number))
    return (line,)


def _open(connection: Connection, at: str, *, float_: Money, who: str) -> Written[ShiftReport]:
    if open_number(connection) is not None:
        raise KnownError(Sentence("A shift is open already. Close it first."))
    number = next_shift(connection)
    after = connection.execute("SELECT COALESCE(max(up_to), 0) FROM shift").fetchall()[0][0]
    connection.execute(
        "INSERT INTO shift (number, opened_at, opened_by, currency, float, after) VALUES (?, ?, ?, ?, ?, ?)",
        (number, at, who, float_.currency, float_.minor, after),
    )
    facts: dict[str, Fact] = {"who": who, "float": float_.minor, "currency": float_.currency.value, "after": after}
    line = Entry(OPENED, str(number), facts, Topic.SHIFT)
    append(connection, at, [line])
    return Written(_there(connection, number), (line,))


def _move(
    connection: Connection, at: str, *, move: CashMove, amount: Money, reason: str, who: str
) -> Written[ShiftReport]:
    number = open_number(connection)
    if number is None:
        raise KnownError(_NONE_OPEN)
    if amount.currency is not _there(connection, number).drawer.currency:
        raise KnownError(Sentence("The drawer holds another currency."))
    facts: dict[str, Fact] = {"move": move.value, "minor": amount.minor, "reason": reason, "who": who}
    line = Entry(MOVED, str(number), facts, Topic.SHIFT)
    last = append(connection, at, [line])
    connection.execute(
        "INSERT INTO drawer_move VALUES (?, ?, ?, ?, ?, ?, ?)", (last, number, at, move, amount.minor, reason, who)
    )
    return Written(_there(connection, number), (line,))


def _close(
    connection: Connection, at: str, *, number: int, counted: Money, reason: str, who: str, manager: str, is_blind: bool
) -> Written[ShiftReport]:
    if open_number(connection) != number:
        raise KnownError(Sentence("This shift was closed already."))
    report = _there(connection, number)
    if counted.currency is not report.drawer.currency:
        raise KnownError(Sentence("The drawer holds another currency."))
    difference = report.drawer.difference(counted)
    if difference and not is_blind and not (reason and manager):
        raise KnownError(Sentence("The cash differs from what should be there. A reason and a manager are needed."))
    opened_at = str(connection.execute("SELECT opened_at FROM shift WHERE number = ?", (number,)).fetchall()[0][0])
    came, answered = notices_since(connection, opened_at)
    carried = open_now(connection)
    for each in carried:
        money = (each.amount.minor, each.amount.currency)
        row = (number, each.channel, each.about, each.word, *money, stamp(each.opened_at))
        connection.execute("INSERT INTO carried VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    chain, up_to = last_line(connection), newest_settled(connection)
    connection.execute(
        "UPDATE shift SET closed_at = ?, closed_by = ?, counted = ?, reason = ?, manager = ?, up_to = ?, chain = ?,"
        " came = ?, answered = ? WHERE number = ?",
        (at, who, counted.minor, reason, manager, up_to, chain, came, answered, number),
    )
    lines = [
        Entry(CARRIED, str(number), {"about": each.about, "word": each.word.value}, Topic.SHIFT) for each in carried
    ]
    said = {**_said(report, counted, reason, who, manager, up_to), "came": came, "answered": answered}
    lines.append(Entry(CLOSED, str(number), said, Topic.SHIFT))
    append(connection, at, lines)
    return Written(_there(connection, number), tuple(lines))


def _said(report: ShiftReport, counted: Money, reason: str, who: str, manager: str, up_to: int) -> dict[str, Fact]:
    """Write the Z's own figures into the chain, so that it can be held against a replay."""
    facts: dict[str, Fact] = {
        "who": who,
        "manager": manager,
        "reason": reason,
        "counted": counted.minor,
        "expected": report.drawer.expected_minor,
        "currency": counted.currency.value,
        "up_to": up_to,
    }
    for each in report.taken:
        facts[f"{each.amount.currency.value} {each.channel.value}"] = each.amount.minor
        facts[f"{each.amount.currency.value} {each.channel.value} count"] = each.count
    for each in add_up(report.overpaid):
        facts[f"{each.amount.currency.value} {each.channel.value} overpaid"] = each.amount.minor
    return {**facts, **{f"count {word.value}": number for word, number in report.results.items()}}


def _there(connection: Connection, number: int) -> ShiftReport:
    report = report_of(connection, number)
    if report is None:
        raise KnownError(_NONE_OPEN)
    return report
