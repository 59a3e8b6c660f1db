"""The journal of one environment: one writer, lines that stay, and an event for each."""

__audience__ = "back office"

import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Concatenate, Generic, ParamSpec, Self, TypeVar

from pos_app.domain.environment import Environment
from pos_app.domain.events import Changed, Topic
from pos_app.domain.ink import Ink
from pos_app.domain.sentence import Sentence
from pos_app.journal import line_kinds
from pos_app.journal.database.chain_check import ChainCheck, prove
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.database import Database
from pos_app.journal.database.hash_chain import append, environment_of, first_entry
from pos_app.journal.entry import Entry, Fact, stamp
from pos_app.journal.errors import JournalForeign, JournalNewer
from pos_app.journal.schema import JOURNAL

__all__ = ["Entry", "Fact", "Journal"]

P = ParamSpec("P")
T = TypeVar("T")

Clock = Callable[[], datetime]


@dataclass(frozen=True, slots=True)
class Written(Generic[T]):
    """The outcome of a transaction, and the lines that it wrote."""

    value: T
    lines: tuple[Entry, ...]


class Journal:
    """The till's notebook."""

    def __init__(self, book: Database, *, now: Clock) -> None:
        self._book = book
        self._now = now

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        environment: Environment,
        now: Clock,
        random_bytes: Callable[[int], bytes] = os.urandom,
        vfs: str | None = None,
    ) -> Self:
        """Open the journal, or begin one; a journal of another environment is refused."""
        begin = partial(_begin, environment=environment, now=now, random_bytes=random_bytes)
        return cls(await Database.open(path, JOURNAL, begin=begin, vfs=vfs), now=now)

    async def record(self, entry: Entry, *more: Entry) -> Ink:
        """Write lines in one transaction, and return the receipt once they are durable.

        Being cancelled ends the waiting, not the writing. JournalBroken means that none of the lines was promised.
        """
        entries, at = (entry, *more), stamp(self._now())
        changes = tuple(dict.fromkeys(Changed(each.topic, each.subject) for each in entries))
        last = await self._book.write(lambda connection: append(connection, at, entries), lambda _: changes)
        return Ink(last)

    async def write(self, act: Callable[[Connection, str], Written[T]]) -> T:
        """Write lines together with what follows from them, in one transaction; for functions of this room only.

        `act` is given the moment of its lines. The promises are those of `record`.
        """
        at = stamp(self._now())
        done = await self._book.write(
            lambda connection: act(connection, at),
            lambda done: tuple(dict.fromkeys(Changed(line.topic, line.subject) for line in done.lines)),
        )
        return done.value

    def listen(self, listener: Callable[[Changed], None]) -> Callable[[], None]:
        """Hear of every line after its commit, before `record` returns; returns what ends the listening."""
        return self._book.change_events.listen(listener)

    async def read(self, view: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look at the journal through one of the functions of `views`."""
        return await self._book.read(view, *args, **kwargs)

    async def verify(self) -> ChainCheck:
        """Walk the whole chain; other looks go on in between."""
        return await prove(self._book)

    async def need_in_place(self) -> None:
        """Raise JournalGone where somebody removed or replaced the file; what is written would be lost."""
        await self._book.need_in_place()

    async def begin_anew(self) -> Path:
        """Set a practice journal aside and begin a new one in its place; any other is refused."""
        aside = await self._book.begin_anew(environment_of, self._now())
        self._book.change_events.ring(Changed(Topic.TILL))
        return aside

    async def close(self) -> None:
        """Write what waits and let go of the file."""
        await self._book.close()


def _begin(
    connection: Connection, *, environment: Environment, now: Clock, random_bytes: Callable[[int], bytes]
) -> None:
    found = environment_of(connection)
    if found is None:
        append(connection, stamp(now()), [first_entry(environment, random_bytes(16).hex())])
    elif found is not environment:
        raise JournalForeign(
            Sentence("This journal belongs to the environment {0}. It cannot be used for {1}.", found, environment)
        )
    elif line_kinds.unknown_observation(connection):  # nobody could say how that payment stands
        raise JournalNewer(Sentence("A newer Kaunta wrote this journal. Install that version to open it."))
