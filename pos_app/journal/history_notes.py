"""Writes what people note about a payment, an order or money that came: a line, and the row that is found by it."""

from dataclasses import astuple, dataclass
from functools import partial
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.history import HistoryKind, HistoryRow
from pos_app.domain.sentence import Sentence
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


@dataclass(frozen=True, slots=True)
class NotedThing:
    """What somebody noted, and about what; `settles` is the alarm that it says was dealt with."""

    thing: HistoryKind
    inbox: str
    about: str
    who: str
    note: str
    settles: str


async def note(journal: Journal, thing: HistoryRow, *, who: str, note: str, settles: str = "") -> None:
    """Write a note; `settles` is the alarm that it says was dealt with. It stays for good."""
    await journal.write(partial(_note, thing=thing, who=who, note=note, settles=settles))


async def exported(journal: Journal, *, who: str, rows: int) -> None:
    """Write that somebody took so many rows out of the till."""
    await journal.record(Entry(EXPORTED, "history", {"who": who, "rows": rows}, Topic.PAPER))


def _note(connection: Connection, at: str, *, thing: HistoryRow, who: str, note: str, settles: str) -> Written[None]:
    known = named(connection, thing.thing, thing.about, thing.inbox)
    if known is None or thing.thing not in _TOPICS:
        raise KnownError(Sentence("This is not in the journal any more. Nothing was noted."))
    if settles and known.alarm != settles:
        raise KnownError(Sentence("This has changed meanwhile. Read it again first."))
    noted = NotedThing(thing.thing, thing.inbox, thing.about, who, note, settles)
    return Written(None, (_write(connection, at, noted, noted_at=at),))


def taken_up(connection: Connection, at: str, noted: NotedThing, *, noted_at: str) -> tuple[Entry, ...]:
    """Write a note that a journal knows which was set aside, once. It waits for what is not found here yet: money is
    judged again, and a card is asked about, before the alarm that it settled is raised once more."""
    noted_at = min(noted_at, at)
    known = connection.execute(
        "SELECT 1 FROM remark WHERE (kind, inbox, about, who, note, settles, at) = (?, ?, ?, ?, ?, ?, ?)",
        (*astuple(noted), noted_at),
    ).fetchall()
    return () if known else (_write(connection, at, noted, noted_at=noted_at),)


def _write(connection: Connection, at: str, noted: NotedThing, *, noted_at: str) -> Entry:
    told: dict[str, Fact] = {"inbox": noted.inbox} if noted.inbox else {}
    told |= {"noted_at": noted_at} if noted_at != at else {}
    facts: dict[str, Fact] = {"who": noted.who, "note": noted.note, "settles": noted.settles, **told}
    line = Entry(NOTED, noted.about, {"thing": noted.thing.value, **facts}, _TOPICS[noted.thing])
    last = append(connection, at, [line])
    connection.execute(
        "INSERT INTO remark (line, kind, inbox, about, who, note, settles, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (last, *astuple(noted), noted_at),
    )
    return line
