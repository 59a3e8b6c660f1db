"""What can be read of the journal: functions given to `Journal.read`, answering with frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from pos_app.journal.chain import head
from pos_app.journal.entry import Fact, from_text
from pos_app.journal.sheet import Sheet

_LINE = "SELECT seq, at, kind, subject, facts FROM entry"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the journal."""

    seq: int
    at: datetime
    kind: str
    subject: str
    facts: Mapping[str, Fact]


def entries(sheet: Sheet, *, after: int = 0, limit: int) -> tuple[Line, ...]:
    """Read a page of the journal, oldest first; the next page is after the last number of this one."""
    return _lines(sheet, f"{_LINE} WHERE seq > ? ORDER BY seq LIMIT ?", after, limit)


def about(sheet: Sheet, subject: str, *, after: int = 0, limit: int) -> tuple[Line, ...]:
    """Read what happened to one thing, oldest first."""
    return _lines(sheet, f"{_LINE} WHERE subject = ? AND seq > ? ORDER BY seq LIMIT ?", subject, after, limit)


def last_of(sheet: Sheet, kind: str) -> Line | None:
    """Read the newest line of one kind."""
    found = _lines(sheet, f"{_LINE} WHERE kind = ? ORDER BY seq DESC LIMIT 1", kind)
    return found[0] if found else None


def size(sheet: Sheet) -> int:
    """Count the lines."""
    return head(sheet).seq


def _lines(sheet: Sheet, query: str, *values: str | int) -> tuple[Line, ...]:
    return tuple(
        Line(seq, datetime.fromisoformat(at), kind, subject, from_text(facts))
        for seq, at, kind, subject, facts in sheet.execute(query, values).fetchall()
    )
