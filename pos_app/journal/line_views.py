"""What can be read of the journal: functions given to `Journal.read`, answering with frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import head
from pos_app.journal.entry import Fact, from_text

_LINE = "SELECT seq, at, kind, subject, facts FROM entry"


@dataclass(frozen=True, slots=True)
class JournalLine:
    """A line of the journal."""

    seq: int
    at: datetime
    kind: str
    subject: str
    facts: Mapping[str, Fact]


def entries(connection: Connection, *, after: int = 0, limit: int) -> tuple[JournalLine, ...]:
    """Read a page of the journal, oldest first; the next page is after the last number of this one."""
    return _lines(connection, f"{_LINE} WHERE seq > ? ORDER BY seq LIMIT ?", after, limit)


def about(connection: Connection, subject: str, *, after: int = 0, limit: int) -> tuple[JournalLine, ...]:
    """Read what happened to one thing, oldest first."""
    return _lines(connection, f"{_LINE} WHERE subject = ? AND seq > ? ORDER BY seq LIMIT ?", subject, after, limit)


def last_of(connection: Connection, kind: str) -> JournalLine | None:
    """Read the newest line of one kind."""
    found = _lines(connection, f"{_LINE} WHERE kind = ? ORDER BY seq DESC LIMIT 1", kind)
    return found[0] if found else None


def size(connection: Connection) -> int:
    """Count the lines."""
    return head(connection).seq


def _lines(connection: Connection, query: str, *values: str | int) -> tuple[JournalLine, ...]:
    return tuple(
        JournalLine(seq, datetime.fromisoformat(at), kind, subject, from_text(facts))
        for seq, at, kind, subject, facts in connection.execute(query, values).fetchall()
    )
