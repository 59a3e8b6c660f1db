"""What can be read of the inbox: functions given to `Inbox.read`, answering with frozen values."""

from dataclasses import dataclass
from datetime import datetime

from pos_app.domain.notices import NoticeKey
from pos_app.journal.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice as it first came, and how often."""

    row: int
    key: NoticeKey
    first_at: datetime
    last_at: datetime
    times: int
    raw: bytes


@dataclass(frozen=True, slots=True)
class Counts:
    """What came since the inbox began."""

    kept: int
    repeated: int
    suspicious: int
    last_at: datetime | None


def last(sheet: Sheet, limit: int) -> tuple[Notice, ...]:
    """Read the newest notices, newest first."""
    rows = sheet.execute(
        "SELECT row, notify, data_type, data_id, reference, status, first_at, last_at, times,"
        " (SELECT raw FROM body WHERE notice = notice.row ORDER BY body.row LIMIT 1)"
        " FROM notice ORDER BY row DESC LIMIT ?",
        (limit,),
    ).fetchall()
    return tuple(
        Notice(row, NoticeKey(*key), datetime.fromisoformat(first), datetime.fromisoformat(latest), times, raw)
        for row, *key, first, latest, times, raw in rows
    )


def reference_of(sheet: Sheet, row: int) -> str:
    """Read which payment a notice names; '' if it is gone."""
    found = sheet.execute("SELECT reference FROM notice WHERE row = ?", (row,)).fetchall()
    return str(found[0][0]) if found else ""


def counts(sheet: Sheet) -> Counts:
    """Read the counters."""
    found = sheet.execute("SELECT kept, repeated, suspicious, last_at FROM feed").fetchall()
    kept, repeated, suspicious, at = found[0]
    return Counts(kept, repeated, suspicious, datetime.fromisoformat(at) if at else None)
