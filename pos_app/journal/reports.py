"""What notices say of a reference: a function given to `Inbox.read`. It is said, and decides nothing."""

from typing import Final

from pos_app.domain.plain import plain
from pos_app.journal.sheet import Sheet

_MOST: Final = 3
_LONGEST: Final = 60


def reported(sheet: Sheet, reference: str) -> str:
    """Read the words of the notices about a reference, the newest first; '' when none came."""
    rows = sheet.execute(
        "SELECT DISTINCT status FROM notice WHERE reference = ? ORDER BY row DESC LIMIT ?", (reference, _MOST)
    ).fetchall()
    words = (plain(status, most=_LONGEST) or "no status" for (status,) in rows)
    return ", ".join(words)
