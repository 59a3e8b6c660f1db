"""What can be read of who works here: functions given to `Journal.read`."""

from dataclasses import dataclass, field

from pos_app.domain.people import Member, Role
from pos_app.domain.pin import Seal
from pos_app.journal.sheet import Row, Sheet

_PERSON = "SELECT id, name, role, is_active, is_given, length FROM person JOIN person_pin ON person = id"
_KEPT = """
SELECT id, name, role, is_active, is_given, salt, digest, passes, kibibytes, length
FROM person JOIN person_pin ON person = id WHERE is_active ORDER BY person.line
"""


@dataclass(frozen=True, slots=True)
class Kept:
    """Somebody, and what is kept of their PIN."""

    member: Member
    seal: Seal = field(repr=False)


@dataclass(frozen=True, slots=True)
class Staff:
    """Everybody, and the doors that somebody knocked at in vain."""

    members: tuple[Member, ...]
    given: frozenset[str]  # whose PIN is that of practice
    lengths: dict[str, int]  # of their PINs
    wrong: dict[str, int]


def staff(sheet: Sheet) -> Staff:
    """Read everybody, those who work here now first, in the order in which they came."""
    rows = sheet.execute(f"{_PERSON} ORDER BY is_active DESC, person.line").fetchall()
    doors = sheet.execute("SELECT door, wrong FROM pin_door WHERE wrong > 0").fetchall()
    given = frozenset(row[0] for row in rows if row[4])
    return Staff(tuple(map(_member, rows)), given, {row[0]: row[5] for row in rows}, dict(doors))


def person(sheet: Sheet, member_id: str) -> Member | None:
    """Read one of them."""
    found = sheet.execute(f"{_PERSON} WHERE id = ?", (member_id,)).fetchall()
    return _member(found[0]) if found else None


def kept(sheet: Sheet) -> tuple[Kept, ...]:
    """Read everybody who works here now, with what is kept of their PINs."""
    rows = sheet.execute(_KEPT).fetchall()
    return tuple(Kept(_member(row[:5]), Seal(*row[5:])) for row in rows)


def recovery(sheet: Sheet) -> Seal | None:
    """Read what is kept of the recovery code."""
    found = sheet.execute("SELECT salt, digest, passes, kibibytes, length FROM recovery").fetchall()
    return Seal(*found[0]) if found else None


def decoys(sheet: Sheet) -> bytes:
    """Read by which secret some PINs are refused."""
    return sheet.execute("SELECT secret FROM decoys").fetchall()[0][0]


def _member(row: Row) -> Member:
    member_id, name, role, is_active, *_ = row
    return Member(member_id, name, Role(role), bool(is_active))
