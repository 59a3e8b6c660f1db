"""Follows an inbox that another program writes, and announces what that one wrote."""

__audience__ = "back office"

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Concatenate, Final, NoReturn, ParamSpec, Self, TypeVar

import apsw

from pos_app.domain.events import Changed, Topic
from pos_app.domain.sentence import Sentence
from pos_app.journal.database.change_events import ChangeEvents
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.opening import open_to_read
from pos_app.journal.database.reader import Reader
from pos_app.journal.database.set_aside import Owner
from pos_app.journal.database.write_lock import is_claimed
from pos_app.journal.errors import JournalBroken, JournalInUse
from pos_app.journal.schema import INBOX

_LOOKS_EVERY: Final = 0.1  # seconds: what came is on the screen within three of them
_ASKS_FOR_HOLDER: Final = 10  # looks
_OPENS_WITHIN: Final = 50  # looks: the other program may have begun its book only now
_RUNG_AT_ONCE: Final = 64  # between two such handfuls the loop has time for a key press

P = ParamSpec("P")
T = TypeVar("T")

# Tells whether this is the book that was meant: False while the other program has not written that, and raises if not.
IsMeant = Callable[[Connection], bool]

log = logging.getLogger(__name__)


class FollowedDatabase:
    """What an inbox stands on where another program writes it: all that a book has, but for the pen."""

    def __init__(self, path: Path, *, change_events: ChangeEvents, is_meant: IsMeant, vfs: str | None) -> None:
        self.change_events = change_events
        self._is_closed = False
        self._reader = Reader(INBOX, partial(open_to_read, path, INBOX, vfs=vfs))
        self._watch = _InboxWatch(path, is_meant, change_events, vfs)

    @classmethod
    async def open(cls, path: Path, *, is_meant: IsMeant, vfs: str | None = None) -> Self:
        """Open the book that the other program has."""
        book = cls(path, change_events=ChangeEvents(asyncio.get_running_loop()), is_meant=is_meant, vfs=vfs)
        try:
            await asyncio.wrap_future(book._watch.opened)
        except BaseException:
            await book.close()
            raise
        return book

    @property
    def is_held(self) -> bool:
        """Tell whether the other program is still there."""
        return self._watch.is_held

    async def write(self, act: Callable[[Connection], T], tell: Callable[[T], tuple[Changed, ...]]) -> T:  # noqa: ARG002  # as a book is asked
        """Refuse: the pen is the other program's."""
        _refuse()

    async def read(self, view: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look at the book through a view."""
        return await asyncio.wrap_future(self._reader.look(lambda connection: view(connection, *args, **kwargs)))

    async def begin_anew(self, owner: Owner, moment: datetime) -> Path:  # noqa: ARG002  # as a book is asked
        """Refuse: the book is the other program's."""
        _refuse()

    async def close(self) -> None:
        """Stop watching and let go of the file; a second call does nothing."""
        if self._is_closed:
            return
        self._is_closed = True
        ended = self._reader.look_away(self._watch.end)
        self._reader.close()
        await asyncio.shield(asyncio.wrap_future(ended))
        self._reader.join()


@dataclass(frozen=True, slots=True)
class _Seen:
    """How the book stood at a look."""

    newest: int
    repeated: int
    suspicious: int
    last_at: str


class _InboxWatch:
    """A thread that looks whether the book has changed."""

    def __init__(self, path: Path, is_meant: IsMeant, change_events: ChangeEvents, vfs: str | None) -> None:
        self._path = path
        self._is_meant = is_meant
        self._change_events = change_events
        self._open_file = partial(open_to_read, path, INBOX, vfs=vfs)
        self._ended = Event()
        self.is_held = True
        self.opened: Future[None] = Future()
        self.opened.set_running_or_notify_cancel()
        self._thread = Thread(target=self._work, name="inbox-watch", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Stop looking, and wait for the end of the thread."""
        self._ended.set()
        self._thread.join()

    def _work(self) -> None:
        try:
            connection = self._open()
            version = connection.pragma(
                "data_version"
            )  # before the look: what comes in between is seen twice, not never
            seen = _look(connection)
        except Exception as problem:  # noqa: BLE001  # handed to whoever opened the book
            self.opened.set_exception(problem)
            return
        self.opened.set_result(None)
        self._go_on(connection, version, seen)
        with suppress(apsw.Error):
            connection.close()

    def _open(self) -> Connection:
        """Open the book; one that was begun only now is waited for."""
        for _ in range(_OPENS_WITHIN):
            with suppress(JournalBroken):  # not there yet
                connection = self._open_file()
                if connection.pragma("user_version") == len(INBOX.migrations) and self._is_meant(connection):
                    return connection
                connection.close()
            if self._ended.wait(_LOOKS_EVERY):
                break
        raise JournalInUse(
            Sentence("The inbox is in use by a Kaunta of another version. End that one, and start it anew.")
        )

    def _go_on(self, connection: Connection, version: object, seen: _Seen) -> None:
        is_readable, looks = True, 0
        while not self._ended.wait(_LOOKS_EVERY):
            looks += 1
            if looks % _ASKS_FOR_HOLDER == 0:
                self._ask_for_holder()
            try:
                found = connection.pragma("data_version")
                if found == version:
                    continue
                changes, seen = _compare(connection, seen)
            except apsw.Error as problem:
                if is_readable:
                    log.warning("the inbox of the other program cannot be read: %s", type(problem).__name__)
                is_readable = False
                continue
            is_readable, version = True, found
            for first in range(0, len(changes), _RUNG_AT_ONCE):
                self._change_events.ring(*changes[first : first + _RUNG_AT_ONCE])

    def _ask_for_holder(self) -> None:
        with suppress(OSError):
            is_held = is_claimed(self._path)
            if is_held is not self.is_held:
                self.is_held = is_held
                self._change_events.ring(Changed(Topic.NOTICE))


def _look(connection: Connection) -> _Seen:
    query = "SELECT (SELECT coalesce(max(row), 0) FROM notice), repeated, suspicious, coalesce(last_at, '') FROM feed"
    return _Seen(*connection.execute(query).fetchall()[0])


def _compare(connection: Connection, before: _Seen) -> tuple[tuple[Changed, ...], _Seen]:
    """Find what is new and what came again since the last look; what else there may be is one ring without a name."""
    with connection:
        now = _look(connection)
        rows = connection.execute("SELECT row FROM notice WHERE row > ? ORDER BY row", (before.newest,)).fetchall()
        if now.repeated != before.repeated:
            since = min(before.last_at, now.last_at)  # a clock that was put back must not hide one
            query = "SELECT row FROM notice WHERE row <= ? AND times > 1 AND last_at >= ? ORDER BY row"
            rows += connection.execute(query, (before.newest, since)).fetchall()
    named = tuple(Changed(Topic.NOTICE, str(row)) for (row,) in rows)
    is_more = not named or now.suspicious != before.suspicious
    return named + ((Changed(Topic.NOTICE),) if is_more else ()), now


def _refuse() -> NoReturn:
    raise JournalInUse(Sentence("Another program collects the notices: `pos-app listen`. End that one first."))
