"""What the doctor asks of a book beside its chain: whether the file itself is sound, and when it was written last."""

from datetime import datetime

from pos_app.journal.sheet import Sheet

_LONGEST = 200


def damage(sheet: Sheet) -> str:
    """Say what is wrong with the pages and tables of the file; an empty text is good."""
    said = str(sheet.execute("PRAGMA quick_check(1)").fetchall()[0][0])
    return "" if said == "ok" else said[:_LONGEST]


def last_written(sheet: Sheet) -> datetime | None:
    """Read when the newest line was written; None without one, or where it cannot be understood."""
    found = sheet.execute("SELECT at FROM entry ORDER BY seq DESC LIMIT 1").fetchall()
    try:
        return datetime.fromisoformat(str(found[0][0])) if found else None
    except ValueError:
        return None
