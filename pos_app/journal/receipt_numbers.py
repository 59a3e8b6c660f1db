"""The numbers of sales, receipts and shifts: a series each for a till, over all that was sold and put back."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.events import Topic
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact, from_text

KEPT_READ: Final = "kept_journal_read"  # its facts say which numbers were given out in a journal that is not in use
LEFT_OUT: Final = "numbers_left_out"  # its facts say up to which numbers nobody knows whether they were given out

_SERIES: Final = ("sale", "receipt", "shift")
# More than a till can give out in a day: a sale takes longer than the seventeen seconds that this leaves to each.
_A_DAY: Final = {"sale": 5000, "receipt": 5000, "shift": 50}
_ROUND: Final = {
    "sale": 1000,
    "receipt": 1000,
    "shift": 10,
}  # whoever sees such a number sees that it is a new beginning
_LONGEST: Final = timedelta(days=400)  # a clock may be wrong by more, and a till is not closed for longer
_RESTORED: Final = """
SELECT seq, subject, at, facts, (SELECT before.at FROM entry AS before WHERE before.seq = entry.seq - 1)
FROM entry WHERE kind = 'journal_restored' AND seq > (SELECT COALESCE(MAX(seq), 0) FROM entry WHERE kind = ?)
ORDER BY seq
"""
_HIGHEST: Final = {
    "sale": "SELECT COALESCE(MAX(number), 0) FROM sale",
    "receipt": (
        "SELECT max((SELECT COALESCE(MAX(number), 0) FROM receipt), (SELECT COALESCE(MAX(number), 0) FROM tv_receipt))"
    ),
    "shift": "SELECT COALESCE(MAX(number), 0) FROM shift",
}


def next_receipt(connection: Connection) -> int:
    """Return the number that the next receipt has."""
    return highest(connection, "receipt") + 1


def next_sale(connection: Connection) -> int:
    """Return the number that the next sale has."""
    return highest(connection, "sale") + 1


def next_shift(connection: Connection) -> int:
    """Return the number that the next shift has."""
    return highest(connection, "shift") + 1


def highest(connection: Connection, series: str) -> int:
    """Return the highest number of a series that is, or may be, on a paper."""
    return max(int(connection.execute(_HIGHEST[series]).fetchall()[0][0]), _given_out(connection, series))


def leave_out(connection: Connection, at: str) -> tuple[Entry, ...]:
    """Where a copy was put back and nobody can tell which numbers the journal before it gave out: leave out as many as
    it can have. Once for each; a number on two papers could never be put right, and a gap is told by its line."""
    unknown = [
        (str(copy), _days(copied_at, restored_at))
        for _, copy, restored_at, facts, copied_at in connection.execute(_RESTORED, (LEFT_OUT,)).fetchall()
        if not _was_counted(connection, str(from_text(facts).get("kept") or ""))
    ]
    if not unknown:
        return ()
    days = sum(each for _, each in unknown)
    facts: dict[str, Fact] = {"copy": unknown[-1][0], "days": days}
    for series in _SERIES:
        can_be = highest(connection, series) + days * _A_DAY[series]
        facts[series] = -(-can_be // _ROUND[series]) * _ROUND[series]
    line = Entry(LEFT_OUT, "numbers", facts, Topic.TILL)
    append(connection, at, [line])
    return (line,)


def is_counted(facts: Mapping[str, Fact]) -> bool:
    """Tell whether every number that a kept journal gave out was read, by the line that says that it was read."""
    return facts.get("counted", facts.get("whole")) is True  # an older version did not tell the one from the other


def last_closed_elsewhere(connection: Connection) -> int:
    """Return the last shift that has, or may have, a Z which this journal does not know."""
    rows = connection.execute("SELECT kind, facts FROM entry WHERE kind IN (?, ?)", (KEPT_READ, LEFT_OUT)).fetchall()
    numbers = (from_text(facts).get("closed" if kind == KEPT_READ else "shift") for kind, facts in rows)
    return max((number for number in numbers if isinstance(number, int)), default=0)


def _was_counted(connection: Connection, kept: str) -> bool:
    rows = connection.execute("SELECT facts FROM entry WHERE subject = ? AND kind = ?", (kept, KEPT_READ)).fetchall()
    return any(is_counted(from_text(facts)) for (facts,) in rows)


def _days(copied_at: str | None, restored_at: str) -> int:
    """Return in how many days the journal before a copy can have gone on; a part of one is a whole one."""
    gone = datetime.fromisoformat(restored_at) - datetime.fromisoformat(copied_at or restored_at)
    return max(1, -(-min(gone, _LONGEST) // timedelta(days=1)))


def last_unread_restoring(connection: Connection) -> tuple[int, str] | None:
    """Read the number and the moment of the last time that a copy was put back, and nobody could read all that the
    journal before it knew."""
    rows = connection.execute(
        "SELECT seq, at, facts FROM entry WHERE kind = 'journal_restored' ORDER BY seq DESC"
    ).fetchall()
    for seq, at, facts in rows:
        kept = from_text(facts).get("kept")
        read = connection.execute(
            "SELECT facts FROM entry WHERE subject = ? AND kind = ?", (kept or "", KEPT_READ)
        ).fetchall()
        if not any(from_text(each).get("whole") is True for (each,) in read):
            return seq, at
    return None


def is_given_again(connection: Connection, sale: int) -> bool:
    """Tell whether a sale of this number was begun since a copy was put back: before, another one may have had it."""
    began = connection.execute(
        "SELECT MIN(seq) FROM entry WHERE kind = 'sale_opened' AND subject = ?"
        " AND EXISTS (SELECT 1 FROM sale WHERE number = ? AND slip NOT LIKE 'found %' AND slip NOT LIKE 'kept sale %')",
        (str(sale), sale),
    ).fetchall()[0][0]
    restored = connection.execute("SELECT MAX(seq) FROM entry WHERE kind = 'journal_restored'").fetchall()[0][0]
    return began is not None and restored is not None and began > restored


def _given_out(connection: Connection, series: str) -> int:
    """Return the highest number that a journal which was set aside gave out, or can have: papers with it are in
    people's hands."""
    rows = connection.execute("SELECT facts FROM entry WHERE kind IN (?, ?)", (KEPT_READ, LEFT_OUT)).fetchall()
    numbers = (from_text(facts).get(series) for (facts,) in rows)
    return max((number for number in numbers if isinstance(number, int)), default=0)
