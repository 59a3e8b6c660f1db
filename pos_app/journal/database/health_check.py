"""What the doctor asks of a database beside its chain: whether the file is sound, what is in it, and since when."""

from datetime import datetime
from typing import Final

from pos_app.journal.database.connection import Connection

_LONGEST = 200
_COUNTED: Final = {
    "payments": "SELECT COUNT(*) FROM attempt",
    "TV orders": "SELECT COUNT(*) FROM tv_order",
    "notices judged": "SELECT COUNT(*) FROM judgement",
    "matched to a sale": "SELECT COUNT(*) FROM judgement WHERE sale IS NOT NULL",
    "people": "SELECT COUNT(*) FROM person WHERE is_active",
    "shifts": "SELECT COUNT(*) FROM shift",
    "slips": "SELECT COUNT(*) FROM slip_print",
}
_LATELY: Final = 200  # lines: more than some starts by a wrong clock write, and one evening in the future is outlived


def damage(connection: Connection) -> str:
    """Say what is wrong with the pages and tables of the file; an empty text is good."""
    said = str(connection.execute("PRAGMA quick_check(1)").fetchall()[0][0])
    return "" if said == "ok" else said[:_LONGEST]


def loose_end(connection: Connection) -> str:
    """Name a table with a row whose line is not in the chain, such as a person whom nobody took on; empty is good."""
    found = connection.execute("PRAGMA foreign_key_check").fetchall()
    return str(found[0][0]) if found else ""


def counts(connection: Connection) -> dict[str, int]:
    """Count what the lines add up to, by what people call it; needs a book of this version."""
    return {name: int(connection.execute(ask).fetchall()[0][0]) for name, ask in _COUNTED.items()}


def last_written(connection: Connection) -> datetime | None:
    """Read when the newest line was written; None without one, or where it cannot be understood."""
    return _at(connection, "SELECT at FROM entry ORDER BY seq DESC LIMIT 1")


def lately_written(connection: Connection) -> datetime | None:
    """Read the latest moment of the newest lines: those that a wrong clock wrote stand behind better ones."""
    return _at(connection, "SELECT MAX(at) FROM (SELECT at FROM entry ORDER BY seq DESC LIMIT ?)", _LATELY)


def first_written(connection: Connection) -> datetime | None:
    """Read when the oldest line was written, as `last_written` does."""
    return _at(connection, "SELECT at FROM entry ORDER BY seq LIMIT 1")


def _at(connection: Connection, ask: str, *values: int) -> datetime | None:
    found = connection.execute(ask, values).fetchall()
    try:
        return datetime.fromisoformat(str(found[0][0])) if found else None
    except ValueError:
        return None
