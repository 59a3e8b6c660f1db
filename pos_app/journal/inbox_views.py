"""What can be read of the inbox: functions given to `Inbox.read`, answering with frozen values."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.webhooks import NoticeKey
from pos_app.journal.database.connection import Connection
from pos_app.journal.entry import stamp

KEPT_ASIDE: Final = "inbox_kept_aside"


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


def is_whole(connection: Connection, most_pages: int) -> bool:
    """Tell whether every page can be read; where there are more than that, nobody looks."""
    pages = connection.pragma("page_count")
    is_large = isinstance(pages, int) and pages > most_pages
    return is_large or bool(connection.execute("PRAGMA quick_check(1)").fetchall()[0][0] == "ok")


def was_kept_aside(journal: Connection, moment: datetime) -> bool:
    """Tell, from the journal, whether a damaged inbox was kept aside since then."""
    query = "SELECT 1 FROM entry WHERE kind = ? AND at >= ? LIMIT 1"
    return bool(journal.execute(query, (KEPT_ASIDE, stamp(moment))).fetchall())


def last(connection: Connection, limit: int) -> tuple[Notice, ...]:
    """Read the newest notices, newest first."""
    rows = connection.execute(
        "SELECT row, notify, data_type, data_id, reference, status, first_at, last_at, times,"
        " (SELECT raw FROM body WHERE notice = notice.row ORDER BY body.row LIMIT 1)"
        " FROM notice ORDER BY row DESC LIMIT ?",
        (limit,),
    ).fetchall()
    return tuple(
        Notice(row, NoticeKey(*key), datetime.fromisoformat(first), datetime.fromisoformat(latest), times, raw)
        for row, *key, first, latest, times, raw in rows
    )


def reference_of(connection: Connection, row: int) -> str:
    """Read which payment a notice names; '' if it is gone."""
    found = connection.execute("SELECT reference FROM notice WHERE row = ?", (row,)).fetchall()
    return str(found[0][0]) if found else ""


def counts(connection: Connection) -> Counts:
    """Read the counters."""
    found = connection.execute("SELECT kept, repeated, suspicious, last_at FROM feed").fetchall()
    kept, repeated, suspicious, at = found[0]
    return Counts(kept, repeated, suspicious, datetime.fromisoformat(at) if at else None)
