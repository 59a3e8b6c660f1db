"""What judging reads of the inbox: every body under a name of its own. Functions given to `Inbox.read`.

A notice is named by its row; a further body of it by both rows; a suspect by its row behind an `s`.
"""

import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from pos_app.domain.references import folded
from pos_app.journal.database.connection import Connection, Row
from pos_app.journal.entry import stamp
from pos_app.journal.inbox import PERSONAL_BODIES, PERSONAL_SUSPECTS, SUSPECT

_NAME: Final = re.compile(r"(?:(s)([0-9]{1,18})|([0-9]{1,18})(?:\.([0-9]{1,18}))?)", re.ASCII)
_LETTER: Final = """
SELECT body.row, notice.row, reference, raw, salt, source, at, purged_at, last_at, times,
    body.row = (SELECT min(row) FROM body AS first WHERE first.notice = notice.row)
FROM body JOIN notice ON notice.row = body.notice
"""
_SUSPECT: Final = "SELECT row, raw, salt, source, at, purged_at FROM suspect"


@dataclass(frozen=True, slots=True)
class ArrivedLetter:
    """One body as it came, whoever sent it."""

    name: str
    number: int  # in its table: what came later has a higher one
    reference: str  # as the inbox tells notices apart by it; '' for suspects
    raw: bytes = field(repr=False)
    digest: str  # keyed with a salt of its own: once both are deleted, it confirms nobody's guess
    source: str
    arrived_at: datetime
    last_at: datetime  # when its notice came last
    times: int
    is_signed: bool
    is_first: bool  # of its notice
    purged_at: datetime | None = None

    @property
    def is_purged(self) -> bool:
        """Tell whether what it said was deleted."""
        return self.purged_at is not None


@dataclass(frozen=True, slots=True)
class Arrivals:
    """A stretch of what came: up to which rows it goes, and whether there may be more."""

    bodies: int
    suspects: int
    letters: tuple[ArrivedLetter, ...]

    @property
    def newest(self) -> tuple[int, int]:
        """Where the next stretch begins."""
        return self.bodies, self.suspects


def mark(connection: Connection) -> str:
    """Read what tells this inbox from every other."""
    return str(connection.execute("SELECT mark FROM feed").fetchall()[0][0])


def arrivals(connection: Connection, bodies: int, suspects: int, limit: int) -> Arrivals:
    """Read what came after these rows, oldest first."""
    rows = connection.execute(f"{_LETTER} WHERE body.row > ? ORDER BY body.row LIMIT ?", (bodies, limit)).fetchall()
    forged = connection.execute(f"{_SUSPECT} WHERE row > ? ORDER BY row LIMIT ?", (suspects, limit)).fetchall()
    letters = (*map(_letter, rows), *map(_suspect, forged))
    return Arrivals(max([bodies, *(row[0] for row in rows)]), max([suspects, *(row[0] for row in forged)]), letters)


def letters(connection: Connection, names: Iterable[str]) -> dict[str, ArrivedLetter]:
    """Read bodies by their names; what is not there is left out."""
    found = (_named(connection, name) for name in names)
    return {letter.name: letter for letter in found if letter is not None}


def about(connection: Connection, reference: str, limit: int) -> tuple[ArrivedLetter, ...]:
    """Read what came first with a good signature about a reference."""
    query = f"{_LETTER} WHERE lower(trim(reference)) = ? ORDER BY body.row LIMIT ?"
    rows = connection.execute(query, (folded(reference), limit)).fetchall()
    return tuple(map(_letter, rows))


def has_personal(connection: Connection, before: datetime) -> bool:
    """Tell whether something personal came before this moment and is still there."""
    queries = (PERSONAL_BODIES, PERSONAL_SUSPECTS)
    return any(connection.execute(f"{query} LIMIT 1", (stamp(before),)).fetchall() for query in queries)


def _named(connection: Connection, name: str) -> ArrivedLetter | None:
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    if match[1]:
        rows = connection.execute(f"{_SUSPECT} WHERE row = ?", (int(match[2]),)).fetchall()
        return _suspect(rows[0]) if rows else None
    if match[4]:
        query, values = f"{_LETTER} WHERE notice.row = ? AND body.row = ?", (int(match[3]), int(match[4]))
    else:
        query, values = f"{_LETTER} WHERE notice.row = ? ORDER BY body.row LIMIT 1", (int(match[3]),)
    rows = connection.execute(query, values).fetchall()
    return _letter(rows[0]) if rows else None


def _letter(row: Row) -> ArrivedLetter:
    number, notice, reference, raw, salt, source, at, purged_at, last_at, times, is_first = row
    return ArrivedLetter(
        str(notice) if is_first else f"{notice}.{number}",
        number,
        reference,
        raw,
        _digest(salt, raw),
        source,
        datetime.fromisoformat(at),
        datetime.fromisoformat(last_at),
        times,
        is_signed=True,
        is_first=bool(is_first),
        purged_at=datetime.fromisoformat(purged_at) if purged_at else None,
    )


def _suspect(row: Row) -> ArrivedLetter:
    number, raw, salt, source, at, purged_at = row
    moment = datetime.fromisoformat(at)
    return ArrivedLetter(
        f"{SUSPECT}{number}",
        number,
        "",
        raw,
        _digest(salt, raw),
        source,
        moment,
        moment,
        1,
        is_signed=False,
        is_first=True,
        purged_at=datetime.fromisoformat(purged_at) if purged_at else None,
    )


def _digest(salt: bytes, raw: bytes) -> str:
    return hmac.digest(salt, raw, "sha256").hex() if salt else ""
