"""Holds the rows of a journal against what its lines add up to, and names the first that differs."""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from pos_app.domain.pin import Seal
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.journal import line_kinds
from pos_app.journal.database.connection import Connection, Value
from pos_app.journal.database.hash_chain import BEGUN
from pos_app.journal.entry import from_text
from pos_app.journal.replay import history_index, money, people_and_papers
from pos_app.journal.replay.rows import ExpectedRow, ExpectedRows, Key, ReplayedLine

_AT_A_TIME: Final = 5000
_LINES: Final = "SELECT seq, at, kind, subject, facts, prev FROM entry"
_ROWS: Final = "SELECT {} FROM {} WHERE ?1 IS NULL OR {} IN (SELECT value FROM json_each(?1))"
_HANDLERS: Final = {**money.HANDLERS, **people_and_papers.HANDLERS}
# Of these kinds every line that this version writes is known here: to a handler, or because no row follows from it.
FAMILIES: Final = (
    "drawer_", "notice_", "order_", "payment_", "person_", "pin_", "sale_", "shift_", "slip_",
)  # fmt: skip
KNOWN: Final = frozenset(_HANDLERS) | {
    "notice_held", "order_held_back", "order_pressed_again", "person_refused", "pin_wrong", "sale_alarmed",
    "sale_matched", "sale_unmatched",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class StateTable:
    """A table of state: what a row is called by people, and what it is found by."""

    name: str
    called: str
    key: tuple[str, ...]
    source: str = ""  # where its rows are read, when that is not the table itself


@dataclass(frozen=True, slots=True)
class DifferingRow:
    """A row that is not what the lines add up to."""

    table: StateTable
    key: Key
    why: str  # the column, or that one of the two is missing
    expected: ExpectedRow = field(default_factory=dict[str, Value])  # what differs, as the lines have it
    found: ExpectedRow = field(default_factory=dict[str, Value])  # and as it stands there

    @property
    def called(self) -> str:
        """Name it as people do."""
        return self.table.called.format(*self.key)


_PLACES: Final = "(SELECT *, row_number() OVER (PARTITION BY about ORDER BY row) AS place FROM settled)"

# What costs a shop most stands first.
ATTEMPTS: Final = StateTable("attempt", "payment {0}", ("reference",))
ORDERS: Final = StateTable("tv_order", "TV order {0}", ("reference",))
SALES: Final = StateTable("sale", "sale {0}", ("number",))
SETTLED: Final = StateTable("settled", "what came to an end, {0}", ("about", "place"), _PLACES)
TABLES: Final = (
    ATTEMPTS,
    ORDERS,
    SALES,
    StateTable("sending", "sending of {0}", ("reference", "operation")),
    StateTable("tv_sending", "sending of {0}", ("reference", "try")),
    StateTable("receipt", "receipt {0}", ("number",)),
    StateTable("tv_receipt", "receipt {0}", ("number",)),
    StateTable("day_total", "total of {0}", ("day", "currency")),
    StateTable("tv_day_total", "TV total of {0}", ("day", "currency", "paid_how")),
    StateTable("judgement", "notice {1}", ("inbox", "item")),
    StateTable("shift", "shift {0}", ("number",)),
    StateTable("drawer_move", "cash moved in line {0}", ("line",)),
    StateTable("carried", "carried forward by shift {0}, {1}", ("shift", "about")),
    SETTLED,
    StateTable("person", "person {0}", ("id",)),
    StateTable("person_pin", "PIN of person {0}", ("person",)),
    StateTable("pin_door", "wrong PINs at {0}", ("door",)),
    StateTable("recovery", "recovery code", ("one",)),
    StateTable("resend", "resend in line {0}", ("line",)),
    StateTable("slip_print", "slip printed in line {0}", ("line",)),
    StateTable("remark", "note in line {0}", ("line",)),
)


def first_difference(connection: Connection) -> Sentence:
    """Say which row of state differs first from what the lines add up to; silence is good."""
    if kind := line_kinds.unknown(connection, FAMILIES, KNOWN):
        return Sentence(
            "A newer Kaunta wrote lines of the kind {0} into this journal. Install that version to check it.", kind
        )
    rows = replayed(lines(connection))
    if rows.not_understood:
        return Sentence("Line {0} of the journal does not tell what a line of its kind tells.", rows.not_understood)
    found = next((each for table in TABLES for each in differences(connection, rows, table)), None)
    named = (found.called, found.why) if found else history_index.first_difference(connection)
    if named is None:
        return SILENCE
    called, why = named
    return Sentence("A row of the journal is not what its lines add up to: {0} ({1}).", called, why)


def lines(connection: Connection, *, limit: int | None = None) -> Iterator[ReplayedLine]:
    """Read every line, or the first ones, oldest first."""
    mark = 0
    while found := _read(connection, f"{_LINES} WHERE seq > ? ORDER BY seq LIMIT ?", mark, limit or _AT_A_TIME):
        yield from found
        if limit is not None:
            return
        mark = found[-1].seq


def lines_about(connection: Connection, subject: str) -> list[ReplayedLine]:
    """Read the lines about one thing, oldest first."""
    return _read(connection, f"{_LINES} WHERE subject = ? ORDER BY seq", subject)


def replayed(told: Iterable[ReplayedLine]) -> ExpectedRows:
    """Add up lines."""
    rows = ExpectedRows()
    for line in told:
        if line.kind == BEGUN:
            rows.begin(tells_all=bool(line.facts.get("told")))
        elif handler := _HANDLERS.get(line.kind):
            try:
                handler(rows, line)
            except (LookupError, TypeError, ValueError):  # no till wrote that
                rows.not_understood = rows.not_understood or line.seq
    return rows


def differences(
    connection: Connection, rows: ExpectedRows, table: StateTable, *, only: Collection[Value] | None = None
) -> Iterator[DifferingRow]:
    """Compare a table; `only` leaves out every row whose first key is not among these."""
    columns = _columns(connection, table.name)
    if not columns:
        return  # an older version wrote it, and had no such table
    columns += [name for name in table.key if name not in columns]
    left = {key: row for key, row in rows.tables[table.name].items() if only is None or key[0] in only}
    query = _ROWS.format(", ".join(columns), table.source or table.name, table.key[0])
    asked = None if only is None else json.dumps(list(only))
    for values in connection.execute(query, (asked,)).fetchall():
        found = dict(zip(columns, values, strict=True))
        key = tuple(found[name] for name in table.key)
        if table is SETTLED and key[0] in rows.untold:
            left.pop(key, None)
            continue
        expected = left.pop(key, None)
        if expected is None:
            yield DifferingRow(table, key, "no line tells of it", found=found)
            continue
        found |= _digests(table, found)
        wrong = {name: expected[name] for name in found if name in expected and expected[name] != found[name]}
        if wrong:
            yield DifferingRow(table, key, ", ".join(wrong), wrong, {name: found[name] for name in wrong})
    for key, expected in left.items():
        if table is not SETTLED or key[0] not in rows.untold:
            yield DifferingRow(table, key, "it is missing", expected)


def _digests(table: StateTable, row: Mapping[str, Any]) -> ExpectedRow:
    """Return what lines tell of columns whose content is no line's business."""
    if table is ORDERS:
        return {"body_sha256": sha256(row["body"]).hexdigest()}
    if table.name in {"person_pin", "recovery"}:
        work = row["passes"], row["kibibytes"], row["length"]
        return {"seal": Seal(row["salt"], row["digest"], *work, row.get("pepper", "")).fingerprint}
    return {}


def _columns(connection: Connection, table: str) -> list[str]:
    rows = connection.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall()
    return [name for (name,) in rows]


def _read(connection: Connection, query: str, *values: Value) -> list[ReplayedLine]:
    return [
        ReplayedLine(seq, at, kind, subject, from_text(facts), prev)
        for seq, at, kind, subject, facts, prev in connection.execute(query, values).fetchall()
    ]
