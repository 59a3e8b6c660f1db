"""What notices say of a reference: a function given to `Inbox.read`. It is said, and decides nothing."""

from typing import Final

from pos_app.domain.plain_text import plain
from pos_app.domain.references import folded
from pos_app.journal.database.connection import Connection

_MOST: Final = 3
_LONGEST: Final = 60


def reported(connection: Connection, reference: str) -> str:
    """Read the words of the notices about a reference, the newest first; '' when none came."""
    rows = connection.execute(
        "SELECT DISTINCT status FROM notice WHERE lower(trim(reference)) = ? ORDER BY row DESC LIMIT ?",
        (folded(reference), _MOST),
    ).fetchall()
    words = (plain(status, most=_LONGEST) or "no status" for (status,) in rows)
    return ", ".join(words)
