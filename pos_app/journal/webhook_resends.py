"""Writes and reads resends: a line before each is asked for, what the service said, and what came of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from typing import Final

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.events import Topic
from pos_app.domain.ink import Ink
from pos_app.domain.references import folded
from pos_app.domain.sentence import Sentence
from pos_app.journal.database.connection import Connection, Row
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact, stamp
from pos_app.journal.store import Journal, Written

APART: Final = timedelta(seconds=60)
_COMES_WITHIN: Final = timedelta(minutes=10)  # what comes later came for another reason
_RESEND: Final = "SELECT line, reference, at, outcome, said, answered_at, came FROM resend"


class Outcome(StrEnum):
    """What asking for a notice came to."""

    NONE = ""  # it is under way, or the till stopped before the answer
    SENT = "sent"
    REFUSED = "refused"
    UNCLEAR = "unclear"
    NOT_SENT = "not_sent"


@dataclass(frozen=True, slots=True)
class Resend:
    """One time that a notice was asked for."""

    line: int
    reference: str
    at: datetime
    outcome: Outcome
    said: str  # a sentence, the service's or ours
    answered_at: datetime | None
    came: str  # which notice came after it


async def ask(journal: Journal, reference: str) -> Ink:
    """Write that a notice is about to be asked for; KnownError when it was a minute ago or less."""
    return await journal.write(partial(_ask, reference=reference))


async def answered(journal: Journal, ink: Ink, outcome: Outcome, *, said: str) -> None:
    """Write what the service said to it."""
    await journal.write(partial(_answered, line=ink.line, outcome=outcome, said=said))


async def came_back(journal: Journal, inbox: str, item: str, *, reference: str, at: datetime) -> None:
    """Write that this notice came at that moment, if somebody had asked for it shortly before."""
    await journal.write(partial(_came_back, inbox=inbox, item=item, reference=reference, came_at=at))


def resends_of(connection: Connection, reference: str) -> tuple[Resend, ...]:
    """Read how often a notice was asked for, oldest first."""
    return tuple(
        map(
            _resend,
            connection.execute(
                f"{_RESEND} WHERE lower(trim(reference)) = ? ORDER BY line", (folded(reference),)
            ).fetchall(),
        )
    )


def awaited(connection: Connection, references: Iterable[str]) -> frozenset[str]:
    """Tell about which of these references something may come back."""
    return frozenset(
        reference
        for reference in dict.fromkeys(references)
        if connection.execute(
            "SELECT 1 FROM resend WHERE lower(trim(reference)) = ? AND came = '' LIMIT 1", (folded(reference),)
        ).fetchall()
    )


def resends_after(connection: Connection, moment: datetime) -> tuple[Resend, ...]:
    """Read what was asked for since, oldest first."""
    last = connection.execute(f"{_RESEND} ORDER BY line DESC LIMIT 100").fetchall()
    return tuple(one for one in map(_resend, reversed(last)) if one.at > moment)


def _ask(connection: Connection, at: str, *, reference: str) -> Written[Ink]:
    moment = datetime.fromisoformat(at)
    # A moment before the last one is a clock that was set back: nobody waits for it to catch up.
    if any(timedelta(0) <= moment - one.at < APART for one in resends_of(connection, reference)):
        raise KnownError(Sentence("This notice was asked for less than a minute ago. Wait for it."))
    line = Entry("resend_about_to_ask", reference, {"operation": int(Operation.RESEND_NOTICE)}, Topic.NOTICE)
    last = append(connection, at, [line])
    connection.execute("INSERT INTO resend (line, reference, at) VALUES (?, ?, ?)", (last, reference, at))
    return Written(Ink(last), (line,))


def _answered(connection: Connection, at: str, *, line: int, outcome: Outcome, said: str) -> Written[None]:
    found = connection.execute(f"{_RESEND} WHERE line = ?", (line,)).fetchall()
    facts: dict[str, Fact] = {"asked": line, "outcome": outcome.value, "said": said}
    connection.execute(
        "UPDATE resend SET outcome = ?, said = ?, answered_at = ? WHERE line = ?", (outcome, said, at, line)
    )
    entry = Entry("resend_answered", _resend(found[0]).reference, facts, Topic.NOTICE)
    append(connection, at, [entry])
    return Written(None, (entry,))


def _came_back(
    connection: Connection, at: str, *, inbox: str, item: str, reference: str, came_at: datetime
) -> Written[None]:
    waiting = [
        one
        for one in resends_of(connection, reference)
        if not one.came and one.outcome is not Outcome.NOT_SENT and one.at <= came_at <= one.at + _COMES_WITHIN
    ]
    if not waiting:
        return Written(None, ())
    line = waiting[-1].line
    connection.execute("UPDATE resend SET came = ? WHERE line = ?", (item, line))
    facts: dict[str, Fact] = {"inbox": inbox, "asked": line, "came_at": stamp(came_at), "reference": reference}
    entry = Entry("resend_came_back", item, facts, Topic.NOTICE)
    append(connection, at, [entry])
    return Written(None, (entry,))


def _resend(row: Row) -> Resend:
    line, reference, at, outcome, said, answered_at, came = row
    answered = datetime.fromisoformat(answered_at) if answered_at else None
    return Resend(line, reference, datetime.fromisoformat(at), Outcome(outcome), said, answered, came)
