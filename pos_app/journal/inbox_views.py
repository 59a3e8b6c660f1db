"""What can be read of the inbox: functions given to `Inbox.read`, answering with frozen values."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.notices import NoticeKey
from pos_app.journal.entry import stamp
from pos_app.journal.sheet import Sheet

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


def is_whole(sheet: Sheet, most_pages: int) -> bool:
    """Tell whether every page can be read; where there are more than that, nobody looks."""
    pages = sheet.pragma("page_count")
    is_large = isinstance(pages, int) and pages > most_pages
    return is_large or bool(sheet.execute("PRAGMA quick_check(1)").fetchall()[0][0] == "ok")


def was_kept_aside(journal: Sheet, moment: datetime) -> bool:
    """Tell, from the journal, whether a damaged inbox was kept aside since then."""
    query = "SELECT 1 FROM entry WHERE kind = ? AND at >= ? LIMIT 1"
    return bool(journal.execute(query, (KEPT_ASIDE, stamp(moment))).fetchall())


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
