"""At a start: brings what is open back to what its lines add up to.

What is open is known without reading the whole book: the line of the last clean end, or of the last such check, names
what was open then; whatever moved since has a line behind it. After a clean end, where nothing differs, nothing is
written.
"""

import json
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import apsw

from pos_app.domain.events import Topic
from pos_app.domain.payment import OPEN, Observation, PaymentState
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.tv import OrderObservation
from pos_app.domain.tv_buying import OPEN as OPEN_ORDERS
from pos_app.journal import payment_views, tv_order_views
from pos_app.journal.database.connection import Connection, Value
from pos_app.journal.database.hash_chain import BEGUN, append, head
from pos_app.journal.entry import Entry, Fact, from_text, stamp
from pos_app.journal.errors import DISK
from pos_app.journal.replay import history_index
from pos_app.journal.replay.check import (
    ATTEMPTS,
    ORDERS,
    SALES,
    SETTLED,
    DifferingRow,
    StateTable,
    differences,
    lines,
    lines_about,
    replayed,
)
from pos_app.journal.replay.rows import ExpectedRows
from pos_app.journal.store import Journal, Written

ENDED: Final = "till_closed"
CHECKED: Final = "open_rows_checked"
BROUGHT_BACK: Final = "row_brought_back"
LEFT: Final = "row_left_as_it_is"
_NAMED: Final = 5
_ASKED_ON: Final = OPEN | {PaymentState.CLOSED_BY_MANAGER}
_ABOUT: Final = (
    payment_views.OPENED,
    tv_order_views.OPENED,
    *(f"{payment_views.SEEN}{seen.value}" for seen in Observation),
    *(f"{tv_order_views.SEEN}{seen.value}" for seen in OrderObservation),
)
_MOVED: Final = """
SELECT DISTINCT subject FROM entry WHERE seq > ? AND kind IN (SELECT value FROM json_each(?))
"""
_CALLED_OPEN: Final = """
SELECT reference FROM attempt WHERE state IN (SELECT value FROM json_each(?1))
UNION SELECT reference FROM tv_order WHERE state IN (SELECT value FROM json_each(?1))
"""
_TRIGGERS: Final = """
SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND name IN (SELECT value FROM json_each(?))
"""
_OPEN_IN_ROWS: Final = json.dumps([*_ASKED_ON, *OPEN_ORDERS])
_CHANGES: Final = "UPDATE {} SET {} WHERE {}"
_INSERTS: Final = "INSERT INTO {} ({}) VALUES ({})"
# They hold what the till does, and would hold what brings back what it did.
_FENCES: Final = (
    "an_attempt_is_settled", "attempt_keeps_its_name", "attempt_keeps_its_service",
    "one_open_attempt_of_a_sale", "attempts_are_for_open_sales",
    "an_order_is_settled", "order_keeps_its_bytes", "an_end_stays_so", "an_order_moves_as_judged",
    "a_person_signs_for_an_end", "sale_keeps_its_amount", "what_was_found_stays_so", "an_order_that_was_found_stays_so",
    "what_is_settled_is_never_deleted",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class RowsAtStart:
    """What was found of rows that differed from their lines, by what people call them."""

    brought_back: tuple[str, ...] = ()
    left: tuple[str, ...] = ()  # lines do not tell enough of them

    def sentence(self) -> Sentence:
        """Say it to the people at the counter; silence is good."""
        told = Sentence(
            "Put right, because it did not match the journal: {0}. Look at it in History.", _names(self.brought_back)
        )
        left = Sentence(
            "This does not match the journal and could not be put right: {0}. Tell the owner.", _names(self.left)
        )
        return (told if self.brought_back else SILENCE).then(left if self.left else None)


def _names(called: tuple[str, ...]) -> str:
    return ", ".join(called[:_NAMED]) + (", …" if len(called) > _NAMED else "")


async def sign_off(journal: Journal) -> None:
    """Write that the till is closed, and what is open: the last line of a clean end."""
    await journal.write(_sign_off)


async def bring_back(journal: Journal) -> RowsAtStart:
    """Before anything else is written: check what is open, and bring it back."""
    if await journal.read(_ended_cleanly) and not await journal.read(_differs):
        return RowsAtStart()
    return await journal.write(_bring_back)


def brought_back_since(connection: Connection, moment: datetime) -> RowsAtStart:
    """Read which rows differed from their lines at a start since then."""

    def named(kind: str) -> tuple[str, ...]:
        rows = connection.execute(
            "SELECT facts FROM entry WHERE kind = ? AND at >= ?", (kind, stamp(moment))
        ).fetchall()
        return tuple(dict.fromkeys(str(from_text(facts)["called"]) for (facts,) in rows))

    return RowsAtStart(named(BROUGHT_BACK), named(LEFT))


def _ended_cleanly(connection: Connection) -> bool:
    found = connection.execute("SELECT kind FROM entry WHERE seq = ?", (head(connection).seq,)).fetchall()
    return not found or found[0][0] in {BEGUN, ENDED}


def _sign_off(connection: Connection, at: str) -> Written[None]:
    names = _may_be_open(connection)
    line = Entry(ENDED, "till", {"open": _open_in(_added_up(connection, names), names)}, Topic.TILL)
    append(connection, at, [line])
    return Written(None, (line,))


def _bring_back(connection: Connection, at: str) -> Written[RowsAtStart]:
    names = _may_be_open(connection)
    rows = _added_up(connection, names)
    done: list[Entry] = []
    with _without_fences(connection):
        for table, keys in _compared(rows, names):
            differing = tuple(differences(connection, rows, table, only=keys))
            done += [_line(each, is_back=_put_right(connection, rows, each)) for each in differing]
    done += [
        Entry(BROUGHT_BACK, about, {"called": called, "why": why}, Topic.TILL)
        for about, called, why in history_index.put_right(connection, names)
    ]
    facts: dict[str, Fact] = {"open": _open_in(rows, names), "differed": len(done)}
    told = (*done, Entry(CHECKED, "till", facts, Topic.TILL))
    append(connection, at, told)
    called = {
        kind: tuple(str(each.facts["called"]) for each in done if each.kind == kind) for kind in (BROUGHT_BACK, LEFT)
    }
    return Written(RowsAtStart(called[BROUGHT_BACK], called[LEFT]), told)


def _differs(connection: Connection) -> bool:
    names = _may_be_open(connection)
    rows = _added_up(connection, names)
    found = (each for table, keys in _compared(rows, names) for each in differences(connection, rows, table, only=keys))
    return next(found, None) is not None or history_index.differs(connection, names)


def _compared(rows: ExpectedRows, names: set[Value]) -> tuple[tuple[StateTable, set[Value]], ...]:
    sales = {row.get("sale") for row in rows.tables[ATTEMPTS.name].values()}
    return (SALES, sales), (ATTEMPTS, names), (ORDERS, names)


def _may_be_open(connection: Connection) -> set[Value]:
    """Name what was open at the last mark, what moved since, and what its row calls open."""
    marks = connection.execute(
        "SELECT seq, facts FROM entry WHERE kind IN (?, ?) ORDER BY seq DESC LIMIT 1", (ENDED, CHECKED)
    ).fetchall()
    seq, open_then = (marks[0][0], str(from_text(marks[0][1])["open"]).split()) if marks else (0, [])
    moved = {subject for (subject,) in connection.execute(_MOVED, (seq, json.dumps(_ABOUT))).fetchall()}
    in_rows = {reference for (reference,) in connection.execute(_CALLED_OPEN, (_OPEN_IN_ROWS,)).fetchall()}
    return moved | in_rows | set(open_then)


def _added_up(connection: Connection, names: set[Value]) -> ExpectedRows:
    found = {line.seq: line for name in names for line in lines_about(connection, str(name))}
    for number in {str(line.facts["sale"]) for line in found.values() if "sale" in line.facts}:
        found |= {line.seq: line for line in lines_about(connection, number)}
    found |= {line.seq: line for line in lines(connection, limit=1)}  # it says how much the others tell
    return replayed(found[seq] for seq in sorted(found))


def _open_in(rows: ExpectedRows, names: set[Value]) -> str:
    states = {**rows.tables[ATTEMPTS.name], **rows.tables[ORDERS.name]}
    open_ones = {*_ASKED_ON, *OPEN_ORDERS}
    return " ".join(sorted(str(key[0]) for key, row in states.items() if key[0] in names and row["state"] in open_ones))


def _line(row: DifferingRow, *, is_back: bool) -> Entry:
    facts: dict[str, Fact] = {"called": row.called, "why": row.why}
    facts |= {f"was {name}": value for name, value in row.found.items() if not isinstance(value, bytes)}
    return Entry(BROUGHT_BACK if is_back else LEFT, str(row.key[0]), facts, Topic.TILL)


def _put_right(connection: Connection, rows: ExpectedRows, row: DifferingRow) -> bool:
    """Bring a row back, if its lines tell enough of it."""
    connection.execute("SAVEPOINT row")
    try:
        is_done = _write(connection, row)
        _forget_settled(connection, rows, row)
    except DISK:
        raise
    except apsw.Error:
        connection.execute("ROLLBACK TO row")
        is_done = False
    connection.execute("RELEASE row")
    return is_done


def _write(connection: Connection, row: DifferingRow) -> bool:
    names = {
        name for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (row.table.name,)).fetchall()
    }
    values = {name: value for name, value in row.expected.items() if name in names}
    if not values:
        return False  # no line tells of it, or only the digest of what differs
    keys = dict(zip(row.table.key, row.key, strict=True))
    if row.found:
        changes = ", ".join(f"{name} = ?" for name in values)
        where = " AND ".join(f"{name} = ?" for name in keys)
        connection.execute(_CHANGES.format(row.table.name, changes, where), (*values.values(), *row.key))
        return len(values) == len(row.expected)
    values |= keys
    marks = ", ".join("?" * len(values))
    connection.execute(_INSERTS.format(row.table.name, ", ".join(values), marks), tuple(values.values()))
    return True


def _forget_settled(connection: Connection, rows: ExpectedRows, row: DifferingRow) -> None:
    """Take away what a row that was changed by a strange hand came to, unless a Z has counted it."""
    about = {row.key[0]}
    for extra in tuple(differences(connection, rows, SETTLED, only=about)):
        if not extra.expected:
            connection.execute(
                "DELETE FROM settled WHERE row = ? AND row > (SELECT COALESCE(max(up_to), 0) FROM shift)",
                (extra.found["row"],),
            )


@contextmanager
def _without_fences(connection: Connection) -> Generator[None]:
    """Take the triggers away that hold what the till does, for the length of this transaction's work."""
    fences = connection.execute(_TRIGGERS, (json.dumps(_FENCES),)).fetchall()
    for name, _ in fences:
        connection.execute(f"DROP TRIGGER {name}")
    yield
    for _, sql in fences:
        connection.execute(sql)
