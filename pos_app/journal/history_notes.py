"""Writes what people note about a payment, an order or money that came: a line, and the row that is found by it."""

from functools import partial
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.history import HistoryKind, HistoryRow
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact
from pos_app.journal.history_search import named
from pos_app.journal.store import Journal, Written

NOTED: Final = "thing_noted"
EXPORTED: Final = "history_exported"
_TOPICS: Final = {
    HistoryKind.CARD: Topic.PAYMENT,
    HistoryKind.TV: Topic.ORDER,
    HistoryKind.TRANSFER: Topic.NOTICE,
    HistoryKind.MOBILE: Topic.NOTICE,
}


async def note(journal: Journal, thing: HistoryRow, *, who: str, note: str, settles: str = "") -> None:
    """Write a note; `settles` is the alarm that it says was dealt with. It stays for good."""
    await journal.write(partial(_note, thing=thing, who=who, note=note, settles=settles))


async def exported(journal: Journal, *, who: str, rows: int) -> None:
    """Write that somebody took so many rows out of the till."""
    await journal.record(Entry(EXPORTED, "history", {"who": who, "rows": rows}, Topic.PAPER))


def _note(connection: Connection, at: str, *, thing: HistoryRow, who: str, note: str, settles: str) -> Written[None]:
    known = named(connection, thing.thing, thing.about, thing.inbox)
    if known is None or thing.thing not in _TOPICS:
        raise KnownError("This is not in the journal any more. Nothing was noted.")
    if settles and known.alarm != settles:
        raise KnownError("This has changed meanwhile. Read it again first.")
    facts: dict[str, Fact] = {"thing": thing.thing.value, "who": who, "note": note, "settles": settles}
    if thing.inbox:
        facts["inbox"] = thing.inbox
    line = Entry(NOTED, thing.about, facts, _TOPICS[thing.thing])
    last = append(connection, at, [line])
    connection.execute(
        "INSERT INTO remark VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (last, thing.thing, thing.inbox, thing.about, at, who, note, settles),
    )
    return Written(None, (line,))
