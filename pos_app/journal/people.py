"""Writes who works here, who comes and goes, and every PIN that was tried; never what a PIN is."""

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.people import Leaving, Member, Right, Role
from pos_app.domain.pin import Seal
from pos_app.domain.sentence import Sentence
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact
from pos_app.journal.people_views import kept, person, staff
from pos_app.journal.store import Journal, Written

APPROVALS: Final = "approval"  # the door of those who sign without saying who they are
RECOVERY: Final = "recovery"
_ONE_OWNER: Final = Sentence("One owner has to stay. Make somebody else an owner first.")
_TAKEN: Final = Sentence("Somebody of this name works here already. Add what tells the two apart.")
_GONE: Final = Sentence("This person is not on this till any more.")


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody about to be written down."""

    member: Member
    seal: Seal = field(repr=False)
    is_given: bool = False  # the PIN is one of practice


async def found(journal: Journal, people: tuple[Newcomer, ...], recovery: Seal | None) -> bool:
    """Write down the first people, unless there are some; tell whether they were written."""
    return await journal.write(partial(_found, people=people, recovery=recovery))


async def add(journal: Journal, newcomer: Newcomer, *, by: Member) -> None:
    """Write down somebody new."""
    await journal.write(partial(_add, newcomer=newcomer, by=by))


async def change(journal: Journal, member: Member, *, by: Member) -> None:
    """Write what somebody is from now on: name, role, and whether they still work here."""
    await journal.write(partial(_change, member=member, by=by))


async def set_pin(journal: Journal, member_id: str, seal: Seal, *, by: Member) -> None:
    """Write that somebody has another PIN; their wrong tries are forgiven with it."""
    await journal.write(partial(_set_pin, member_id=member_id, seal=seal, kind="pin_set", by=by))


async def reseal(journal: Journal, member_id: str, before: Seal, seal: Seal) -> None:
    """Write that a PIN stays what it is and is sealed otherwise; nothing, where it is another PIN by now."""
    await journal.write(partial(_reseal, member_id=member_id, before=before, seal=seal))


async def recover(journal: Journal, member_id: str, seal: Seal, code: Seal) -> None:
    """Write that the recovery code gave an owner another PIN, and that it is another code from now on."""
    await journal.write(partial(_recover, member_id=member_id, seal=seal, code=code))


async def renew_code(journal: Journal, code: Seal, *, by: Member) -> None:
    """Write that the recovery code is another one from now on."""
    await journal.write(partial(_renew_code, code=code, by=by))


async def forgive(journal: Journal, door: str, *, by: Member) -> None:
    """Write that wrong tries count no longer."""
    await journal.write(partial(_forgive, door=door, by=by))


async def knock(journal: Journal, door: str, act: str) -> int:
    """Write that a PIN is about to be looked at, as if it were wrong; returns how many that makes in a row."""
    return await journal.write(partial(_knock, door=door, act=act))


async def come_in(journal: Journal, member: Member, *, after: Member | None) -> None:
    """Write that somebody stands at the counter."""
    await journal.write(partial(_come_in, member=member, after=after))


async def approve(journal: Journal, member: Member, *, door: str, act: str, asked_by: Member | None) -> None:
    """Write that somebody answers for what somebody else is about to do."""
    await journal.write(partial(_approve, member=member, door=door, act=act, asked_by=asked_by))


async def write_wrong(journal: Journal, door: str, act: str, wrong: int) -> None:
    """Write that the PIN was a wrong one."""
    await journal.record(_line("pin_wrong", door, {"act": act, "wrong": wrong}))


async def write_refused(journal: Journal, by: Member, act: str) -> None:
    """Write that somebody asked for what they may not do, or for a PIN that cannot be used."""
    await journal.record(_line("person_refused", by.id, {"name": by.name, "act": act}))


async def leave(journal: Journal, member: Member, why: Leaving) -> None:
    """Write that somebody left the counter."""
    await journal.record(_line("signed_out", member.id, {"name": member.name, "why": why.value}))


def _found(connection: Connection, at: str, *, people: tuple[Newcomer, ...], recovery: Seal | None) -> Written[bool]:
    if staff(connection).members:
        return Written(value=False, lines=())
    lines = [_added(each, by=None) for each in people]
    if recovery is not None:
        lines.append(_code_made(people[0].member, recovery))
    last = append(connection, at, lines)
    for place, each in enumerate(people):
        _insert(connection, at, each, line=last - len(lines) + place + 1)
    if recovery is not None:
        _keep_code(connection, recovery, line=last)
    return Written(value=True, lines=tuple(lines))


def _add(connection: Connection, at: str, *, newcomer: Newcomer, by: Member) -> Written[None]:
    _need_own_name(connection, newcomer.member)
    line = _added(newcomer, by=by)
    _insert(connection, at, newcomer, line=append(connection, at, [line]))
    return Written(None, (line,))


def _insert(connection: Connection, at: str, newcomer: Newcomer, *, line: int) -> None:
    member, seal = newcomer.member, newcomer.seal
    connection.execute(
        "INSERT INTO person (id, name, role, is_active, since, line) VALUES (?, ?, ?, ?, ?, ?)",
        (member.id, member.name, member.role, member.is_active, at, line),
    )
    connection.execute(
        "INSERT INTO person_pin (person, salt, digest, passes, kibibytes, length, pepper, is_given, line)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (member.id, *_columns(seal), newcomer.is_given, line),
    )


def _change(connection: Connection, at: str, *, member: Member, by: Member) -> Written[None]:
    before = _there(connection, member.id)
    if before == member:
        return Written(None, ())
    if member.is_active:
        _need_own_name(connection, member)
    if _is_owner(before) and not _is_owner(member):
        others = [each for each in staff(connection).members if _is_owner(each) and each.id != member.id]
        if not others:
            raise KnownError(_ONE_OWNER)
    facts: dict[str, Fact] = {**_facts(member), "was_name": before.name, "was_role": before.role.value, "by": by.id}
    line = _line("person_changed", member.id, facts)
    append(connection, at, [line])
    connection.execute(
        "UPDATE person SET name = ?, role = ?, is_active = ? WHERE id = ?",
        (member.name, member.role, member.is_active, member.id),
    )
    return Written(None, (line,))


def _set_pin(connection: Connection, at: str, *, member_id: str, seal: Seal, kind: str, by: Member) -> Written[None]:
    member = _there(connection, member_id)
    if not member.is_active:
        raise KnownError(_GONE)
    line = _line(kind, member_id, {"name": member.name, "by": by.id, "by_name": by.name, **_sealed(seal)})
    _put_seal(connection, member_id, seal, is_given=False, line=append(connection, at, [line]))
    _open(connection, member_id)
    return Written(None, (line,))


def _reseal(connection: Connection, at: str, *, member_id: str, before: Seal, seal: Seal) -> Written[None]:
    now = next((each for each in kept(connection) if each.member.id == member_id), None)
    if now is None or now.seal != before:
        return Written(None, ())
    line = _line("pin_resealed", member_id, {"name": now.member.name, **_sealed(seal)})
    _put_seal(connection, member_id, seal, is_given=now.is_given, line=append(connection, at, [line]))
    return Written(None, (line,))


def _put_seal(connection: Connection, member_id: str, seal: Seal, *, is_given: bool, line: int) -> None:
    connection.execute(
        "UPDATE person_pin SET salt = ?, digest = ?, passes = ?, kibibytes = ?, length = ?, pepper = ?, is_given = ?,"
        " line = ? WHERE person = ?",
        (*_columns(seal), is_given, line, member_id),
    )


def _columns(seal: Seal) -> tuple[bytes, bytes, int, int, int, str]:
    return seal.salt, seal.digest, seal.passes, seal.kibibytes, seal.length, seal.pepper


def _recover(connection: Connection, at: str, *, member_id: str, seal: Seal, code: Seal) -> Written[None]:
    owner = _there(connection, member_id)
    if not _is_owner(owner):
        raise KnownError(Sentence("The recovery code is for an owner's PIN."))
    done = _set_pin(connection, at, member_id=member_id, seal=seal, kind="pin_recovered", by=owner)
    line = _code_made(owner, code)
    _keep_code(connection, code, line=append(connection, at, [line]))
    _open(connection, RECOVERY)
    return Written(None, (*done.lines, line))


def _renew_code(connection: Connection, at: str, *, code: Seal, by: Member) -> Written[None]:
    line = _code_made(by, code)
    _keep_code(connection, code, line=append(connection, at, [line]))
    return Written(None, (line,))


def _keep_code(connection: Connection, code: Seal, *, line: int) -> None:
    connection.execute(
        "INSERT INTO recovery VALUES (1, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET salt = excluded.salt,"
        " digest = excluded.digest, passes = excluded.passes, kibibytes = excluded.kibibytes, length = excluded.length,"
        " line = excluded.line",
        (code.salt, code.digest, code.passes, code.kibibytes, code.length, line),
    )


def _forgive(connection: Connection, at: str, *, door: str, by: Member) -> Written[None]:
    line = _line("pin_unlocked", door, {"by": by.id, "by_name": by.name})
    append(connection, at, [line])
    _open(connection, door)
    return Written(None, (line,))


def _knock(connection: Connection, at: str, *, door: str, act: str) -> Written[int]:
    connection.execute("INSERT INTO pin_door VALUES (?, 1) ON CONFLICT DO UPDATE SET wrong = wrong + 1", (door,))
    wrong: int = connection.execute("SELECT wrong FROM pin_door WHERE door = ?", (door,)).fetchall()[0][0]
    line = _line("pin_tried", door, {"act": act, "wrong": wrong})
    append(connection, at, [line])
    return Written(wrong, (line,))


def _come_in(connection: Connection, at: str, *, member: Member, after: Member | None) -> Written[None]:
    facts: dict[str, Fact] = {**_facts(member), "after": after.id if after is not None else None}
    line = _line("signed_in", member.id, facts)
    append(connection, at, [line])
    connection.execute("UPDATE person SET came_in_at = ? WHERE id = ?", (at, member.id))
    _open(connection, member.id)
    if member.may(Right.APPROVE):
        _open(connection, APPROVALS)
    return Written(None, (line,))


def _approve(
    connection: Connection, at: str, *, member: Member, door: str, act: str, asked_by: Member | None
) -> Written[None]:
    asked = asked_by.id if asked_by is not None else None
    line = _line("act_approved", member.id, {**_facts(member), "act": act, "asked_by": asked, "door": door})
    append(connection, at, [line])
    _open(connection, door)
    return Written(None, (line,))


def _open(connection: Connection, door: str) -> None:
    connection.execute("UPDATE pin_door SET wrong = 0 WHERE door = ?", (door,))


def _need_own_name(connection: Connection, member: Member) -> None:
    taken = (each for each in staff(connection).members if each.is_active and each.id != member.id)
    if any(each.name.casefold() == member.name.casefold() for each in taken):
        raise KnownError(_TAKEN)


def _is_owner(member: Member) -> bool:
    return member.is_active and member.role is Role.OWNER


def _there(connection: Connection, member_id: str) -> Member:
    member = person(connection, member_id)
    if member is None:
        raise KnownError(_GONE)
    return member


def _added(newcomer: Newcomer, *, by: Member | None) -> Entry:
    return _line(
        "person_added",
        newcomer.member.id,
        {
            **_facts(newcomer.member),
            "is_given": newcomer.is_given,
            **_sealed(newcomer.seal),
            "by": by.id if by else None,
        },
    )


def _code_made(by: Member, code: Seal) -> Entry:
    return _line("recovery_code_made", by.id, {"name": by.name, "seal": code.fingerprint})


def _sealed(seal: Seal) -> dict[str, Fact]:
    return {"pepper": seal.pepper, "seal": seal.fingerprint}


def _facts(member: Member) -> dict[str, Fact]:
    return {"name": member.name, "role": member.role.value, "is_active": member.is_active}


def _line(kind: str, subject: str, facts: dict[str, Fact]) -> Entry:
    return Entry(kind, subject, facts, Topic.PERSON)
