"""Reads what can be read of a damaged journal, and writes into the one in use which payments and orders it lacks."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

import apsw

from pos_app.domain.events import Topic
from pos_app.journal import order_views, payment_views
from pos_app.journal.chain import append, book_of, digest
from pos_app.journal.entry import Entry, Fact, from_text, stamp
from pos_app.journal.errors import JournalFault
from pos_app.journal.opening import open_to_look
from pos_app.journal.receipts import KEPT_READ
from pos_app.journal.schema import JOURNAL
from pos_app.journal.sheet import Row, Sheet
from pos_app.journal.store import Journal, Written

FOUND: Final = "found_in_damaged"
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
_SAID: Final = ("sale", "minor", "currency", "cashier", "last_four")  # of the line a payment or an order began with
_LINES: Final = """
SELECT seq, CAST(at AS BLOB), CAST(kind AS BLOB), CAST(subject AS BLOB), CAST(facts AS BLOB), prev, hash
FROM entry WHERE seq > ? AND seq <= ? ORDER BY seq
"""
_ENDS: Final = ("SELECT MAX(seq) FROM entry", "SELECT seq FROM head")
_TABLES: Final = (
    "SELECT reference, state, opened_at, cashier, sale FROM attempt WHERE reference {than} ? ORDER BY reference {way}",
    "SELECT reference, state, opened_at, cashier, NULL FROM tv_order WHERE reference {than} ? ORDER BY reference {way}",
)
_SENT: Final = (  # lies on pages of its own, and names whatever may have cost money
    ("SELECT reference FROM sending WHERE reference {than} ? ORDER BY reference {way}", False),
    ("SELECT reference FROM tv_sending WHERE reference {than} ? ORDER BY reference {way}", True),
)
_KNOWN: Final = """
SELECT reference FROM attempt UNION SELECT reference FROM tv_order
UNION SELECT subject FROM entry WHERE kind = 'found_in_damaged'
"""


@dataclass(slots=True)
class Salvage:
    """What could be read: the facts about each reference, and the highest numbers that were given out."""

    about: dict[str, dict[str, Fact]] = field(default_factory=dict[str, dict[str, Fact]])
    sale: int = 0
    receipt: int = 0
    is_readable: bool = True
    book: str = ""  # whose lines these are; '' when that cannot be read


def read_kept(kept: Path) -> Salvage:
    """Read a journal that was set aside, past what is damaged in it. Takes a while, and leaves it as it is."""
    found = Salvage()
    try:
        sheet = open_to_look(kept, JOURNAL)
    except JournalFault:
        return Salvage(is_readable=False)
    try:
        with suppress(apsw.Error):
            found.book = book_of(sheet)
        for at, kind, subject, facts in _lines(sheet):
            _take(found, at, kind, subject, facts)
        for table in _TABLES:  # a line that was lost may have left its row
            for row in (*_rows(sheet, table, ">", "ASC"), *_rows(sheet, table, "<", "DESC")):
                _take_row(found, row)
        for table, is_order in _SENT:
            for (reference,) in (*_rows(sheet, table, ">", "ASC"), *_rows(sheet, table, "<", "DESC")):
                if _is_ours(reference):
                    found.about.setdefault(reference, {"is_order": is_order, "state": "sent"})
    finally:
        sheet.close()
    return found


async def note_found(journal: Journal, kept: str, found: Salvage) -> int:
    """Write what this journal does not have, and that the kept one was read; return how many there are."""
    return await journal.write(partial(_note, kept=kept, found=found))


def was_read(sheet: Sheet, kept: str) -> bool:
    """Tell whether a kept journal was read already."""
    return bool(sheet.execute("SELECT 1 FROM entry WHERE subject = ? AND kind = ?", (kept, KEPT_READ)).fetchall())


def found_since(sheet: Sheet, moment: datetime) -> tuple[str, ...]:
    """Return the references that only a damaged journal knows, found since then."""
    rows = sheet.execute("SELECT subject FROM entry WHERE kind = ? AND at >= ?", (FOUND, stamp(moment))).fetchall()
    return tuple(reference for (reference,) in rows)


def _note(sheet: Sheet, at: str, *, kept: str, found: Salvage) -> Written[int]:
    if was_read(sheet, kept):
        return Written(0, ())
    if found.book not in {"", book_of(sheet)}:  # practice was begun anew since then
        found = Salvage()
    known = {reference for (reference,) in sheet.execute(_KNOWN).fetchall()}
    lost = {reference: facts for reference, facts in found.about.items() if reference not in known}
    lines = [Entry(FOUND, reference, {**facts, "kept": kept}, Topic.TILL) for reference, facts in lost.items()]
    read: dict[str, Fact] = {
        "found": len(lost),
        "readable": found.is_readable,
        "sale": found.sale,
        "receipt": found.receipt,
    }
    lines.append(Entry(KEPT_READ, kept, read, Topic.TILL))
    append(sheet, at, lines)
    return Written(len(lost), tuple(lines))


def _take(found: Salvage, at: str, kind: str, subject: str, facts: dict[str, Fact]) -> None:
    if kind == "sale_opened" and subject.isdecimal():
        found.sale = max(found.sale, int(subject))
    if not kind.startswith(_ABOUT):
        return
    known = found.about.setdefault(subject, {"is_order": kind.startswith(_ORDER)})  # its first line may be lost
    if kind in _OPENED:
        known.update({name: facts[name] for name in _SAID if name in facts}, opened_at=at, state="intent")
    if kind.startswith(_SEEN) and "state" in facts:
        known["state"] = facts["state"]
    number = facts.get("receipt")
    if kind in _COUNTED and isinstance(number, int):
        known["receipt"] = number
        found.receipt = max(found.receipt, number)


def _take_row(found: Salvage, row: Row) -> None:
    reference, state, opened_at, cashier, sale = row
    texts = (reference, state, opened_at, cashier)
    if all(_is_ours(text) for text in texts) and reference not in found.about:
        known: dict[str, Fact] = {"state": state, "opened_at": opened_at, "cashier": cashier}
        found.about[reference] = {**known, "is_order": sale is None, **({"sale": sale} if _is_number(sale) else {})}


def _is_ours(text: object) -> bool:
    """Tell whether this can be what the till wrote into a row: no hash vouches for it."""
    return isinstance(text, str) and text.isprintable() and 0 < len(text) <= _LONGEST


def _is_number(value: object) -> bool:
    return isinstance(value, int) and 0 < value < _LARGEST


def _lines(sheet: Sheet) -> Iterator[tuple[str, str, str, dict[str, Fact]]]:
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
                yield at, kind, subject, dict(from_text(facts))


def _one(sheet: Sheet, seq: int) -> list[Row]:
    with suppress(apsw.Error):
        return sheet.execute(_LINES, (seq, seq + 1)).fetchall()
    return []


def _rows(sheet: Sheet, table: str, than: str, way: str) -> Iterator[Row]:
    """Go through a table from one end, as far as it can be read."""
    mark = "" if than == ">" else "\U0010ffff"
    with suppress(apsw.Error):
        while rows := sheet.execute(f"{table.format(than=than, way=way)} LIMIT {_ROWS_AT_A_TIME}", (mark,)).fetchall():
            yield from rows
            mark = rows[-1][0]


def _number(sheet: Sheet, query: str) -> int:
    with suppress(apsw.Error, LookupError):
        found = sheet.execute(query).fetchall()[0][0]
        return found if isinstance(found, int) else 0
    return 0
