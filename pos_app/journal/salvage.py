"""Reads what can be read of a damaged journal: past what is damaged, and believing nothing that it says."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import apsw

from pos_app.domain.salvaged import HEARD, SAID
from pos_app.journal import order_views, payment_views
from pos_app.journal.chain import book_of, digest
from pos_app.journal.entry import Fact, from_text
from pos_app.journal.errors import JournalFault
from pos_app.journal.opening import open_to_look
from pos_app.journal.schema import JOURNAL
from pos_app.journal.sheet import Row, Sheet, Value

_AT_A_TIME: Final = 200
_ROWS_AT_A_TIME: Final = 20  # what lies on one page with a damaged row is given up from that end
_LONGEST: Final = 100
_LARGEST: Final = 2**53
_LINES_ON_A_PAGE: Final = 64  # of 4096 bytes, and the two hashes alone take 64 of them
_OPENED: Final = (payment_views.OPENED, order_views.OPENED)
_SEEN: Final = (payment_views.SEEN, order_views.SEEN)
_COUNTED: Final = ("payment_paid", "order_delivered")
_ABOUT: Final = (*_OPENED, *_SEEN, *_COUNTED)
_ORDER: Final = ("order_",)
_UNREADABLE: Final = (apsw.Error, UnicodeDecodeError)
_LINES: Final = """
SELECT seq, CAST(at AS BLOB), CAST(kind AS BLOB), CAST(subject AS BLOB), CAST(facts AS BLOB), prev, hash
FROM entry WHERE seq > ? AND seq <= ? ORDER BY seq
"""
_ENDS: Final = ("SELECT MAX(seq) FROM entry", "SELECT seq FROM head")
_HANDFUL: Final = "SELECT {columns} FROM {name} WHERE {key} {than} ? ORDER BY {key} {way}"
_TEXTS: Final[tuple[Value, Value]] = ("", "\U0010ffff")
_NUMBERS: Final[tuple[Value, Value]] = (0, _LARGEST)


@dataclass(frozen=True, slots=True)
class _Table:
    """Rows that are read from both ends; the first column is what they are ordered by."""

    name: str
    columns: tuple[str, ...]
    ends: tuple[Value, Value] = _TEXTS

    def query(self, than: str, way: str) -> str:
        """Write the next handful from one end."""
        columns = ", ".join(self.columns)
        return _HANDFUL.format(columns=columns, name=self.name, key=self.columns[0], than=than, way=way)


_SALES: Final = _Table("sale", ("number", "minor", "currency", "payer", "note"), _NUMBERS)
_CARDS: Final = _Table(
    "attempt", ("reference", "state", "opened_at", "cashier", "sale", "brand", "last_four", "till")
)  # fmt: skip
_ORDERS: Final = _Table(
    "tv_order",
    (
        "reference", "state", "opened_at", "cashier", "till", "provider", "sent_as", "number", "customer", "package",
        "package_id", "package_code", "minor", "currency", "paid_how",
    ),
)  # fmt: skip
_SENT: Final = ((_Table("sending", ("reference",)), False), (_Table("tv_sending", ("reference",)), True))


@dataclass(slots=True)
class Trace:
    """What is left of one payment or order."""

    is_order: bool
    said: dict[str, Fact] = field(default_factory=dict[str, Fact])
    line: str = ""  # where its last line that can be read left it
    row: str = ""  # where its row says that it stands; no hash vouches for a row
    last: tuple[int, bytes] | None = None  # number and hash of that line
    receipt: int | None = None

    @property
    def stood(self) -> str:
        """Return where it stood as far as anybody can tell."""
        return self.row or self.line or "sent"


@dataclass(slots=True)
class Salvage:
    """What could be read: the traces of each reference, and the highest numbers that were given out."""

    about: dict[str, Trace] = field(default_factory=dict[str, Trace])
    sale: int = 0
    receipt: int = 0
    is_readable: bool = True
    book: str = ""  # whose lines these are; '' when that cannot be read


@dataclass(frozen=True, slots=True)
class _Line:
    seq: int
    hash: bytes
    at: str
    kind: str
    subject: str
    facts: dict[str, Fact]


def read_kept(kept: Path) -> Salvage:
    """Read a journal that was set aside, past what is damaged in it. Takes a while, and leaves it as it is."""
    found = Salvage()
    try:
        sheet = open_to_look(kept, JOURNAL)
    except JournalFault:
        return Salvage(is_readable=False)
    try:
        with suppress(*_UNREADABLE):
            found.book = book_of(sheet)
        for line in _lines(sheet):
            _take(found, line)
        _take_rows(found, sheet)  # a line that was lost may have left its row
    finally:
        sheet.close()
    return found


def _take(found: Salvage, line: _Line) -> None:
    if line.kind == "sale_opened" and line.subject.isdecimal():
        found.sale = max(found.sale, int(line.subject))
    if not line.kind.startswith(_ABOUT):
        return
    facts, is_order = line.facts, line.kind.startswith(_ORDER)
    trace = found.about.setdefault(line.subject, Trace(is_order))  # its first line may be lost
    trace.last = (line.seq, line.hash)
    trace.said.update({name: facts[name] for name in HEARD if name in facts and is_order})
    if line.kind.startswith((*_OPENED, *_SEEN)):  # what was found once is told by the line that says so
        trace.said.update({name: facts[name] for name in SAID if name in facts})
        trace.line = str(facts.get("state", trace.line))
    if line.kind in _OPENED:
        trace.said["opened_at"] = line.at
    number = facts.get("receipt")
    if line.kind in _COUNTED and isinstance(number, int):
        trace.receipt = number
        found.receipt = max(found.receipt, number)


def _take_rows(found: Salvage, sheet: Sheet) -> None:
    sales = {row[0]: _facts(_SALES.columns[1:], row[1:]) for row in _rows(sheet, _SALES)}
    for table in (_CARDS, _ORDERS):
        for row in _rows(sheet, table):
            said = _facts(table.columns, row)
            reference, state = said.pop("reference", ""), said.pop("state", "")
            if not isinstance(reference, str) or not reference or not isinstance(state, str):
                continue
            trace = found.about.setdefault(reference, Trace(table is _ORDERS))
            said |= sales.get(said.get("sale"), {})
            trace.row = state
            trace.said = {**said, **trace.said}  # lines are believed first
    for table, is_order in _SENT:  # lies on pages of its own, and names whatever may have cost money
        for (reference,) in _rows(sheet, table):
            if isinstance(reference, str) and reference.isprintable() and len(reference) <= _LONGEST:
                found.about.setdefault(reference, Trace(is_order))


def _facts(names: Sequence[str], values: Sequence[Value]) -> dict[str, Fact]:
    """Take what can be what the till wrote into a row."""
    found: dict[str, Fact] = {}
    for name, value in zip(names, values, strict=True):
        match value:
            case str() if value.isprintable() and len(value) <= _LONGEST:
                found[name] = value
            case int() if 0 < value < _LARGEST:
                found[name] = value
            case _:
                continue
    return found


def _lines(sheet: Sheet) -> Iterator[_Line]:
    """Go through the lines that are as they were written; where a page cannot be read, one by one."""
    pages = sheet.pragma("page_count")
    most = pages * _LINES_ON_A_PAGE if isinstance(pages, int) else 0  # a damaged number must not be counted up to
    end = min(max(_number(sheet, query) for query in _ENDS), most)
    for first in range(0, end, _AT_A_TIME):
        last = min(first + _AT_A_TIME, end)
        try:
            rows = sheet.execute(_LINES, (first, last)).fetchall()
        except apsw.Error:
            rows = [row for seq in range(first, last) for row in _one(sheet, seq)]
        for seq, *texts, prev, hashed in rows:
            if all(isinstance(each, bytes) for each in (*texts, prev)) and digest(seq, texts, prev) == hashed:
                at, kind, subject, facts = (text.decode() for text in texts)
                yield _Line(seq, hashed, at, kind, subject, dict(from_text(facts)))


def _one(sheet: Sheet, seq: int) -> list[Row]:
    with suppress(apsw.Error):
        return sheet.execute(_LINES, (seq, seq + 1)).fetchall()
    return []


def _rows(sheet: Sheet, table: _Table) -> Iterator[Sequence[Value]]:
    """Go through a table from both its ends, as far as it can be read; a row may come twice."""
    for than, way, mark in ((">", "ASC", table.ends[0]), ("<", "DESC", table.ends[1])):
        yield from _from_one_end(sheet, f"{table.query(than, way)} LIMIT {_ROWS_AT_A_TIME}", mark)


def _from_one_end(sheet: Sheet, query: str, mark: Value) -> Iterator[Sequence[Value]]:
    with suppress(*_UNREADABLE):
        while rows := sheet.execute(query, (mark,)).fetchall():
            yield from rows
            if rows[-1][0] == mark:
                return  # a damaged index may lead in a ring
            mark = rows[-1][0]


def _number(sheet: Sheet, query: str) -> int:
    with suppress(apsw.Error, LookupError):
        found = sheet.execute(query).fetchall()[0][0]
        return found if isinstance(found, int) else 0
    return 0
