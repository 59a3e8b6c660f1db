"""The inbox: every notice that came in, kept before it is answered, in a file of its own."""

__audience__ = "back office"

from collections.abc import Callable
from dataclasses import astuple, dataclass
from datetime import datetime, timedelta
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, Self, TypeVar

from pos_app.domain.environment import Environment
from pos_app.domain.events import Changed, Topic
from pos_app.domain.sentence import Sentence
from pos_app.domain.webhooks import NO_KEY, NoticeKey
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.database import Database
from pos_app.journal.entry import stamp
from pos_app.journal.errors import JournalForeign
from pos_app.journal.inbox_follower import FollowedDatabase
from pos_app.journal.schema import INBOX

SUSPECTS_A_MINUTE: Final = 30  # more are counted only: a forger must not fill the disk
_SUSPECTS: Final = 1000
_SUSPECT_BYTES: Final = 4096
SUSPECT: Final = "s"  # the names of suspects begin with it
PERSONAL_BODIES: Final = """
SELECT body.row, notice FROM body JOIN notice ON notice.row = body.notice
WHERE at <= ? AND purged_at IS NULL
AND (lower(trim(notify)) = 'bvn' OR (notify = '' AND instr(lower(CAST(raw AS TEXT)), 'bvn')))
"""
PERSONAL_SUSPECTS: Final = """
SELECT row FROM suspect WHERE at <= ? AND purged_at IS NULL AND instr(lower(CAST(raw AS TEXT)), 'bvn')
"""

P = ParamSpec("P")
T = TypeVar("T")

Clock = Callable[[], datetime]


@dataclass(frozen=True, slots=True)
class ArrivedNotice:
    """A notice with a good signature, as it came."""

    key: NoticeKey
    raw: bytes
    source: str = ""  # the address it came from, if it is known


@dataclass(frozen=True, slots=True)
class KeptNotice:
    """Where a notice was put, and how often it has come."""

    row: int
    times: int
    is_new: bool
    differs: bool  # it came before, and never with this body


class Inbox:
    """Keeps notices; the one program that holds it is the one that listens. A till beside it reads along."""

    def __init__(self, book: Database | FollowedDatabase, *, now: Clock) -> None:
        self._book = book
        self._now = now

    @classmethod
    async def open(cls, path: Path, *, environment: Environment, now: Clock, vfs: str | None = None) -> Self:
        """Claim the inbox, or begin one."""
        return cls(await Database.open(path, INBOX, begin=partial(_begin, environment=environment), vfs=vfs), now=now)

    @classmethod
    async def open_along(cls, path: Path, *, environment: Environment, now: Clock, vfs: str | None = None) -> Self:
        """Read the inbox that another program holds; whatever that one keeps rings here as well."""
        is_meant = partial(_is_meant, environment=environment)
        return cls(await FollowedDatabase.open(path, is_meant=is_meant, vfs=vfs), now=now)

    async def need_in_place(self) -> None:
        """Raise JournalGone where somebody removed or replaced the file; another program looks after its own."""
        if isinstance(self._book, Database):
            await self._book.need_in_place()

    @property
    def is_ours(self) -> bool:
        """Tell whether this program holds it."""
        return isinstance(self._book, Database)

    @property
    def is_held(self) -> bool:
        """Tell whether a program holds it: this one, or the one beside which this one reads."""
        return isinstance(self._book, Database) or self._book.is_held

    async def keep(self, notice: ArrivedNotice) -> KeptNotice:
        """Keep a notice, or count it when it is a repeat; it may be answered once this returns."""
        at = stamp(self._now())
        return await self._book.write(
            lambda connection: _keep(connection, notice, at), lambda kept: (Changed(Topic.NOTICE, str(kept.row)),)
        )

    async def suspect(self, raw: bytes, source: str = "") -> None:
        """Count a notice with a bad signature, and keep the beginning of a few."""
        now = self._now()
        await self._book.write(
            lambda connection: _suspect(connection, raw, source, now),
            lambda is_kept: (Changed(Topic.NOTICE),) if is_kept else (),
        )

    async def purge(self, before: datetime) -> tuple[str, ...]:
        """Empty what is personal and came before this moment; returns the notices' names. Reading along, nothing."""
        if isinstance(self._book, FollowedDatabase):
            return ()  # the other program does it
        at, until = stamp(self._now()), stamp(before)
        return await self._book.write(
            lambda connection: _purge(connection, at, until),
            lambda names: tuple(Changed(Topic.NOTICE, name) for name in names),
        )

    def listen(self, listener: Callable[[Changed], None]) -> Callable[[], None]:
        """Hear of every notice after its commit; returns what ends the listening."""
        return self._book.change_events.listen(listener)

    async def read(self, view: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look at the inbox through one of the functions of `inbox_views`."""
        return await self._book.read(view, *args, **kwargs)

    async def begin_anew(self) -> Path:
        """Set a practice inbox aside and begin a new one in its place; any other is refused."""
        aside = await self._book.begin_anew(_environment_of, self._now())
        self._book.change_events.ring(Changed(Topic.NOTICE))
        return aside

    async def close(self) -> None:
        """Write what waits and let go of the file."""
        await self._book.close()


def _keep(connection: Connection, notice: ArrivedNotice, at: str) -> KeptNotice:
    body = sha256(notice.raw).digest()
    unread = body if notice.key == NO_KEY else b""
    found = connection.execute(
        "INSERT INTO notice (notify, data_type, data_id, reference, status, unread, first_at, last_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET times = times + 1, last_at = excluded.last_at RETURNING row, times",
        (*astuple(notice.key), unread, at, at),
    ).fetchall()
    row, times = found[0]
    connection.execute(
        "INSERT INTO body (notice, digest, at, raw, salt, source) VALUES (?, ?, ?, ?, randomblob(32), ?)"
        " ON CONFLICT DO NOTHING",
        (row, body, at, notice.raw, notice.source),
    )
    is_new, is_other_body = times == 1, connection.changes() == 1
    connection.execute(
        "UPDATE feed SET kept = kept + ?, repeated = repeated + ?, last_at = ?", (is_new, not is_new, at)
    )
    return KeptNotice(row, times, is_new=is_new, differs=is_other_body and not is_new)


def _suspect(connection: Connection, raw: bytes, source: str, now: datetime) -> bool:
    connection.execute("UPDATE feed SET suspicious = suspicious + 1")
    connection.execute(
        "INSERT INTO suspect (at, raw, salt, source) SELECT ?, ?, randomblob(32), ?"
        " WHERE (SELECT count(*) FROM suspect WHERE at > ? AND at <= ?) < ?",
        (stamp(now), raw[:_SUSPECT_BYTES], source, stamp(now - timedelta(minutes=1)), stamp(now), SUSPECTS_A_MINUTE),
    )
    is_kept = connection.changes() == 1
    if is_kept:
        connection.execute("DELETE FROM suspect WHERE row <= (SELECT max(row) FROM suspect) - ?", (_SUSPECTS,))
    return is_kept


def _purge(connection: Connection, at: str, until: str) -> tuple[str, ...]:
    """Empty what is personal; what nobody could read counts as such when it speaks of it."""
    connection.pragma("secure_delete", "on")  # zeros in the file, not only a forgotten place
    bodies = connection.execute(PERSONAL_BODIES, (until,)).fetchall()
    suspects = connection.execute(PERSONAL_SUSPECTS, (until,)).fetchall()
    for row, _ in bodies:
        connection.execute(
            "UPDATE body SET raw = x'', salt = x'', digest = randomblob(32), purged_at = ? WHERE row = ?", (at, row)
        )
    for (row,) in suspects:
        connection.execute("UPDATE suspect SET raw = x'', salt = x'', purged_at = ? WHERE row = ?", (at, row))
    names = [str(notice) for _, notice in bodies] + [f"{SUSPECT}{row}" for (row,) in suspects]
    return tuple(dict.fromkeys(names))


def _environment_of(connection: Connection) -> Environment | None:
    found = connection.execute("SELECT environment FROM feed WHERE environment <> ''").fetchall()
    return Environment(found[0][0]) if found else None


def _begin(connection: Connection, *, environment: Environment) -> None:
    if not _is_meant(connection, environment=environment):
        connection.execute("UPDATE feed SET environment = ?", (environment,))


def _is_meant(connection: Connection, *, environment: Environment) -> bool:
    found = _environment_of(connection)
    if found is not None and found is not environment:
        raise JournalForeign(
            Sentence("This inbox belongs to the environment {0}. It cannot be used for {1}.", found, environment)
        )
    return found is not None
