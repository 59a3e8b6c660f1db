"""Reads what can be read of a damaged journal: past what is damaged, and believing nothing that it says."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import apsw

from pos_app.domain.damaged_records import HEARD, SAID
from pos_app.domain.payment import PaymentState, outlasting
from pos_app.journal import payment_views, receipt_numbers, tv_order_views
from pos_app.journal.database.connection import Connection, Row, Value
from pos_app.journal.database.damaged_money import DamagedMoney
from pos_app.journal.database.hash_chain import digest
from pos_app.journal.database.opening import open_to_look
from pos_app.journal.entry import Fact, from_text
from pos_app.journal.errors import JournalFault
from pos_app.journal.schema import JOURNAL

_AT_A_TIME: Final = 200
_ROWS_AT_A_TIME: Final = 20  # what lies on one page with a damaged row is given up from that end
_LONGEST: Final = 100
FOUND: Final = "found_in_damaged"  # its line names what only another journal knew
_LARGEST: Final = 2**53
_LINES_ON_A_PAGE: Final = 64  # of 4096 bytes, and the two hashes alone take 64 of them
_OPENED: Final = (payment_views.OPENED, tv_order_views.OPENED)
_SEEN: Final = (payment_views.SEEN, tv_order_views.SEEN)
_COUNTED: Final = ("payment_paid", "order_delivered")
_ABOUT: Final = (*_OPENED, *_SEEN, *_COUNTED)
_ORDER: Final = ("order_",)
_DECIDED: Final = frozenset(
    {
        f"{payment_views.SEEN}manager_closes",
        f"{tv_order_views.SEEN}manager_says_delivered",
        f"{tv_order_views.SEEN}manager_says_not",
    }
)
# The second follows on the first only, which may be lost.
_REFUSED_START: Final = frozenset({f"{payment_views.SEEN}start_refused", f"{payment_views.SEEN}says_unknown"})
_UNREADABLE: Final = (apsw.Error, UnicodeDecodeError)
# The disk's doing and not the file's: what is not read now may be read another time.
_NOT_NOW: Final = (
    apsw.IOError, apsw.BusyError, apsw.LockedError, apsw.CantOpenError, apsw.NoMemError, apsw.PermissionsError,
    apsw.FullError, apsw.InterruptError, apsw.ProtocolError,
)  # fmt: skip
_LINES: Final = """
SELECT seq, CAST(at AS BLOB), CAST(kind AS BLOB), CAST(subject AS BLOB), CAST(facts AS BLOB), prev, hash
FROM entry WHERE seq > ? AND seq <= ? ORDER BY seq
"""
_BOOK: Final = "SELECT subject FROM entry WHERE seq = 1"
_HEAD: Final = "SELECT seq, hash FROM head"
_ENDS: Final = ("SELECT MAX(seq) FROM entry", "SELECT seq FROM head")
_HANDFUL: Final = "SELECT {columns} FROM {name} WHERE {key} {than} ? ORDER BY {key} {way}"
_TEXTS: Final[tuple[Value, Value]] = ("", "\U0010ffff")
_NUMBERS: Final[tuple[Value, Value]] = (0, _LARGEST)


@dataclass(frozen=True, slots=True)
class _DamagedTable:
    """Rows that are read from both ends; the first column is what they are ordered by."""

    name: str
    columns: tuple[str, ...]
    ends: tuple[Value, Value] = _TEXTS

    def query(self, than: str, way: str) -> str:
        """Write the next handful from one end."""
        columns = ", ".join(self.columns)
        return _HANDFUL.format(columns=columns, name=self.name, key=self.columns[0], than=than, way=way)


_SALES: Final = _DamagedTable("sale", ("number", "minor", "currency", "payer", "note"), _NUMBERS)
_CARDS: Final = _DamagedTable(
    "attempt", ("reference", "state", "opened_at", "cashier", "sale", "brand", "last_four", "till")
)  # fmt: skip
_ORDERS: Final = _DamagedTable(
    "tv_order",
    (
        "reference", "state", "opened_at", "cashier", "till", "provider", "sent_as", "number", "customer", "package",
        "package_id", "package_code", "minor", "currency", "paid_how",
    ),
)  # fmt: skip
_NOTICES: Final = _DamagedTable("judgement", ("reference", "inbox", "item", "sale"))
_SENT: Final = ((_DamagedTable("sending", ("reference",)), False), (_DamagedTable("tv_sending", ("reference",)), True))


@dataclass(slots=True)
class DamagedTrace:
    """What is left of one payment or order."""

    is_order: bool
    said: dict[str, Fact] = field(default_factory=dict[str, Fact])
    line: str = ""  # where its last line that can be read left it
    ended: PaymentState | None = None  # what a payment had come to, as its lines tell
    row: str = ""  # where its row says that it stands; no hash vouches for a row
    last: tuple[int, bytes] | None = None  # number and hash of that line
    receipt: int | None = None
    decided: dict[str, Fact] = field(default_factory=dict[str, Fact])  # which manager ended it, and why
    alarm: str = ""  # why somebody had to look at it when it was seen last
    is_start_refused: bool = False  # operation 2 was: it was asked about on, whatever it was called

    @property
    def stood(self) -> str:
        """Return where it stood as far as anybody can tell; what it had come to before it was found again counts."""
        now = self.row or self.line or "sent"
        return outlasting(self.ended, now) or now


@dataclass(slots=True)
class DamagedReader:
    """What could be read: the traces of each reference, and the highest numbers that were given out."""

    about: dict[str, DamagedTrace] = field(default_factory=dict[str, DamagedTrace])
    sale: int = 0
    receipt: int = 0
    shift: int = 0
    closed: int = 0  # the last shift that has its Z
    money: DamagedMoney = field(default_factory=DamagedMoney)
    is_readable: bool = True  # now: another time it may be
    is_whole: bool = False  # every line was read, and each follows the one before it: what is not there never was
    is_counted: bool = False  # and with them every number that was given out
    earlier: list[str] = field(default_factory=list[str])  # the journals that gave way to a copy before it did
    book: str = ""  # whose lines these are; '' when that cannot be read


@dataclass(frozen=True, slots=True)
class _DamagedLine:
    seq: int
    prev: bytes
    hash: bytes
    at: str
    kind: str
    subject: str
    facts: dict[str, Fact]


def oldest_first(found: Mapping[str, DamagedReader]) -> list[str]:
    """Put journals by their names into the order in which they gave way, whatever the clock said then."""
    names: dict[str, None] = {}

    def add(name: str, after: frozenset[str]) -> None:
        for earlier in found[name].earlier:
            if earlier in found and earlier not in after:
                add(earlier, after | {earlier})
        names.setdefault(name)

    for name in found:
        add(name, frozenset({name}))
    return list(names)


def read_kept(kept: Path) -> DamagedReader:
    """Read a journal that was set aside, past what is damaged in it. Takes a while, and leaves it as it is."""
    found = DamagedReader()
    try:
        connection = open_to_look(kept, JOURNAL)
    except JournalFault:
        return DamagedReader(is_readable=False)
    look, chain, earlier = _Look(connection), _Chain(), _Earlier()
    try:
        with suppress(LookupError, UnicodeDecodeError):
            found.book = str(look.rows(_BOOK)[0][0])
        for line in _lines(look):
            chain.add(line)
            earlier.add(line)
            _take(found, line)
        is_whole = chain.is_whole(look.rows(_HEAD))
        found.is_whole, found.is_counted = is_whole and not earlier.unread, is_whole and not earlier.uncounted
        _take_rows(found, look)  # a line that was lost may have left its row
    finally:
        connection.close()
    # An empty file, as a power cut leaves it, opens like any: nothing is known of what it held.
    is_empty = not (found.book or chain.lines or found.about or found.money.notices)
    found.is_readable = not look.is_cut_short and not is_empty
    return found


class _Look:
    """Reads past damage, and remembers where it was the disk that gave nothing."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.is_cut_short = False

    @property
    def pages(self) -> int:
        """Return how many pages the file has."""
        try:
            pages = self._connection.pragma("page_count")
        except apsw.Error as problem:
            self.note(problem)
            return 0
        return pages if isinstance(pages, int) else 0

    def rows(self, query: str, values: Sequence[Value] = ()) -> list[Row]:
        """Read what a query finds; nothing where it finds damage."""
        return self.rows_or_none(query, values) or []

    def rows_or_none(self, query: str, values: Sequence[Value] = ()) -> list[Row] | None:
        """Do as `rows` does; None where it finds damage."""
        try:
            return self._connection.execute(query, tuple(values)).fetchall()
        except _UNREADABLE as problem:
            self.note(problem)
            return None

    def note(self, problem: Exception) -> None:
        """Remember why something was not read."""
        self.is_cut_short |= isinstance(problem, _NOT_NOW)


class _Chain:
    """Whether the lines that were read are all that there were."""

    def __init__(self) -> None:
        self._seq, self._hash, self._holds = 0, bytes(32), True
        self.lines = 0

    def add(self, line: _DamagedLine) -> None:
        """Take the next line."""
        self.lines += 1
        self._holds = self._holds and line.seq == self._seq + 1 and line.prev == self._hash
        self._seq, self._hash = line.seq, line.hash

    def is_whole(self, head: Sequence[Row]) -> bool:
        """Tell it, by what the book says of its last line."""
        return self._holds and list(head) == [(self._seq, self._hash)]


class _Earlier:
    """The journals that gave way to a copy before this one did: what they knew, it may not know."""

    def __init__(self) -> None:
        self.unread: set[str] = set()
        self.uncounted: set[str] = set()

    def add(self, line: _DamagedLine) -> None:
        """Take the next line."""
        match line.kind:
            case "journal_restored":
                kept = str(line.facts.get("kept", ""))
                self.unread.add(kept)
                self.uncounted.add(kept)
            case receipt_numbers.KEPT_READ:
                self.unread -= {line.subject} if line.facts.get("whole") is True else set()
                self.uncounted -= {line.subject} if receipt_numbers.is_counted(line.facts) else set()
            case receipt_numbers.LEFT_OUT:
                self.uncounted.clear()
            case _:
                pass


def _take(found: DamagedReader, line: _DamagedLine) -> None:
    _count(found, line)
    if line.kind == "journal_restored":
        found.earlier.append(str(line.facts.get("kept", "")))
    if line.kind == FOUND:
        _take_found(found, line)
    found.money.take((line.seq, line.hash), line.at, line.kind, line.subject, line.facts)
    if not line.kind.startswith(_ABOUT):
        return
    facts, is_order = line.facts, line.kind.startswith(_ORDER)
    trace = found.about.setdefault(line.subject, DamagedTrace(is_order))  # its first line may be lost
    trace.last = (line.seq, line.hash)
    trace.is_start_refused |= line.kind in _REFUSED_START
    if line.kind in _DECIDED:
        trace.decided = {name: fact for name, fact in facts.items() if name in {"manager", "closed_by", "reason"}}
    trace.said.update({name: facts[name] for name in HEARD if name in facts and is_order})
    if line.kind.startswith((*_OPENED, *_SEEN)):  # what was found once is told by the line that says so
        trace.said.update({name: facts[name] for name in SAID if name in facts})
        before, trace.line = trace.line, str(facts.get("state", trace.line))
        trace.ended = None if is_order else payment_views.end_told(facts, trace.ended)
        trace.alarm = str(facts.get("alarm") or (trace.alarm if trace.line == before else ""))
    if line.kind in _OPENED:
        trace.said["opened_at"] = line.at
    number = facts.get("receipt")
    if line.kind in _COUNTED and isinstance(number, int):
        trace.receipt = number
        found.receipt = max(found.receipt, number)


def _take_found(found: DamagedReader, line: _DamagedLine) -> None:
    """Take what this book itself knew from another only; of some it could never know more."""
    trace = found.about.setdefault(line.subject, DamagedTrace(line.facts.get("is_order") is True))
    trace.said = {**{name: line.facts[name] for name in (*SAID, *HEARD) if name in line.facts}, **trace.said}
    trace.line = trace.line or str(line.facts.get("stood", ""))


def _count(found: DamagedReader, line: _DamagedLine) -> None:
    """Take the highest numbers that were given out, also those that this book itself knew from another only."""
    number = int(line.subject) if line.subject.isdecimal() else 0
    match line.kind:
        case "sale_opened":
            found.sale = max(found.sale, number)
        case "shift_opened":
            found.shift = max(found.shift, number)
        case "shift_closed":
            found.closed = max(found.closed, number)
        case "shift_renumbered":  # because it may have its Z
            found.shift, found.closed = max(found.shift, _told(line, "number")), max(found.closed, number)
        case receipt_numbers.KEPT_READ | receipt_numbers.LEFT_OUT:
            found.sale = max(found.sale, _told(line, "sale"))
            found.receipt = max(found.receipt, _told(line, "receipt"))
            found.shift = max(found.shift, _told(line, "shift"))
            found.closed = max(found.closed, _told(line, "closed"))
        case _:
            pass


def _told(line: _DamagedLine, name: str) -> int:
    number = line.facts.get(name)
    return number if isinstance(number, int) else 0


def _take_rows(found: DamagedReader, look: _Look) -> None:
    sales = {row[0]: _facts(_SALES.columns[1:], row[1:]) for row in _rows(look, _SALES)}
    for table in (_CARDS, _ORDERS):
        for row in _rows(look, table):
            said = _facts(table.columns, row)
            reference, state = said.pop("reference", ""), said.pop("state", "")
            if not isinstance(reference, str) or not reference or not isinstance(state, str):
                continue
            trace = found.about.setdefault(reference, DamagedTrace(table is _ORDERS))
            said |= sales.get(said.get("sale"), {})
            trace.row = state
            trace.said = {**said, **trace.said}  # lines are believed first
    for reference, inbox, item, sale in _rows(look, _NOTICES):
        if isinstance(sale, int) and all(isinstance(each, str) for each in (reference, inbox, item)):
            found.money.take_row((str(inbox), str(item)), str(reference), sale)
    for table, is_order in _SENT:  # lies on pages of its own, and names whatever may have cost money
        for (reference,) in _rows(look, table):
            if isinstance(reference, str) and reference.isprintable() and len(reference) <= _LONGEST:
                found.about.setdefault(reference, DamagedTrace(is_order))


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


def _lines(look: _Look) -> Iterator[_DamagedLine]:
    """Go through the lines that are as they were written; where a page cannot be read, one by one."""
    most = look.pages * _LINES_ON_A_PAGE  # a damaged number must not be counted up to
    end = min(max(_number(look, query) for query in _ENDS), most)
    for first in range(0, end, _AT_A_TIME):
        last = min(first + _AT_A_TIME, end)
        rows = look.rows_or_none(_LINES, (first, last))
        if rows is None:
            rows = [row for seq in range(first, last) for row in look.rows(_LINES, (seq, seq + 1))]
        for seq, *texts, prev, hashed in rows:
            if all(isinstance(each, bytes) for each in (*texts, prev)) and digest(seq, texts, prev) == hashed:
                at, kind, subject, facts = (text.decode() for text in texts)
                yield _DamagedLine(seq, prev, hashed, at, kind, subject, dict(from_text(facts)))


def _rows(look: _Look, table: _DamagedTable) -> Iterator[Sequence[Value]]:
    """Go through a table from both its ends, as far as it can be read; a row may come twice."""
    for than, way, mark in ((">", "ASC", table.ends[0]), ("<", "DESC", table.ends[1])):
        yield from _from_one_end(look, f"{table.query(than, way)} LIMIT {_ROWS_AT_A_TIME}", mark)


def _from_one_end(look: _Look, query: str, mark: Value) -> Iterator[Sequence[Value]]:
    while rows := look.rows(query, (mark,)):
        yield from rows
        if rows[-1][0] == mark:
            return  # a damaged index may lead in a ring
        mark = rows[-1][0]


def _number(look: _Look, query: str) -> int:
    found = look.rows(query)
    return found[0][0] if found and isinstance(found[0][0], int) else 0
