"""What can be read of who works here: functions given to `Journal.read`."""

from dataclasses import dataclass, field

from pos_app.domain.people import Member, Role
from pos_app.domain.pin import Seal
from pos_app.journal.database.connection import Connection, Row

_PERSON = "SELECT id, name, role, is_active, is_given, length FROM person JOIN person_pin ON person = id"
_KEPT = """
SELECT id, name, role, is_active, is_given, salt, digest, passes, kibibytes, length, pepper
FROM person JOIN person_pin ON person = id WHERE is_active ORDER BY person.line
"""


@dataclass(frozen=True, slots=True)
class MemberWithSeal:
    """Somebody, and what is kept of their PIN."""

    member: Member
    seal: Seal = field(repr=False)
    is_given: bool = False  # the PIN is one of practice, which everybody may know


@dataclass(frozen=True, slots=True)
class Staff:
    """Everybody, and the doors that somebody knocked at in vain."""

    members: tuple[Member, ...]
    given: frozenset[str]  # whose PIN is that of practice
    lengths: dict[str, int]  # of their PINs
    wrong: dict[str, int]


def staff(connection: Connection) -> Staff:
    """Read everybody, those who work here now first, in the order in which they came."""
    rows = connection.execute(f"{_PERSON} ORDER BY is_active DESC, person.line").fetchall()
    doors = connection.execute("SELECT door, wrong FROM pin_door WHERE wrong > 0").fetchall()
    given = frozenset(row[0] for row in rows if row[4])
    return Staff(tuple(map(_member, rows)), given, {row[0]: row[5] for row in rows}, dict(doors))


def person(connection: Connection, member_id: str) -> Member | None:
    """Read one of them."""
    found = connection.execute(f"{_PERSON} WHERE id = ?", (member_id,)).fetchall()
    return _member(found[0]) if found else None


def kept(connection: Connection) -> tuple[MemberWithSeal, ...]:
    """Read everybody who works here now, with what is kept of their PINs."""
    rows = connection.execute(_KEPT).fetchall()
    return tuple(MemberWithSeal(_member(row[:5]), Seal(*row[5:]), bool(row[4])) for row in rows)


def recovery(connection: Connection) -> Seal | None:
    """Read what is kept of the recovery code."""
    found = connection.execute("SELECT salt, digest, passes, kibibytes, length FROM recovery").fetchall()
    return Seal(*found[0]) if found else None


def decoys(connection: Connection) -> bytes:
    """Read by which secret some PINs are refused."""
    return connection.execute("SELECT secret FROM decoys").fetchall()[0][0]


def _member(row: Row) -> Member:
    member_id, name, role, is_active, *_ = row
    return Member(member_id, name, Role(role), bool(is_active))
