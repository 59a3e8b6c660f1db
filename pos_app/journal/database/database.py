"""One database: a file with its write lock, its writer, its reader and its change events."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from pos_app.domain.events import Changed
from pos_app.domain.sentence import Sentence
from pos_app.journal.database.change_events import ChangeEvents
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.in_place import InPlace
from pos_app.journal.database.opening import open_to_read, open_to_write
from pos_app.journal.database.reader import Reader
from pos_app.journal.database.set_aside import Owner, set_aside
from pos_app.journal.database.write_lock import WriteLock
from pos_app.journal.database.writer import Writer
from pos_app.journal.errors import in_words
from pos_app.journal.schema import Schema

P = ParamSpec("P")
T = TypeVar("T")

# Runs in the first transaction on a file that was just opened: writes what a new book begins with, refuses a wrong one.
Begin = Callable[[Connection], None]


class Database:
    """What the journal and the inbox have in common."""

    def __init__(
        self, path: Path, schema: Schema, *, begin: Begin, change_events: ChangeEvents, vfs: str | None
    ) -> None:
        self.change_events = change_events
        self._path = path
        self._schema = schema
        self._vfs = vfs
        self._is_closed = False
        self._claim = WriteLock(path, book=schema.book)
        self._writer = Writer(schema, partial(_open, path, schema, begin=begin, vfs=vfs), InPlace(path))
        self._reader = Reader(schema, partial(open_to_read, path, schema, vfs=vfs))

    @classmethod
    async def open(cls, path: Path, schema: Schema, *, begin: Begin, vfs: str | None = None) -> Self:
        """Claim the file and open it; whatever takes time happens in the pen's thread."""
        book = cls(path, schema, begin=begin, change_events=ChangeEvents(asyncio.get_running_loop()), vfs=vfs)
        try:
            await asyncio.wrap_future(book._writer.opened)
        except BaseException:
            await book.close()
            raise
        return book

    async def write(self, act: Callable[[Connection], T], tell: Callable[[T], tuple[Changed, ...]]) -> T:
        """Write one transaction; whoever stops waiting for it does not stop it, and the bell rings all the same.

        `tell` is asked within it: a mistake there undoes the call and is handed to whoever waits.
        """

        def write(connection: Connection) -> tuple[T, tuple[Changed, ...]]:
            done = act(connection)
            return done, tell(done)

        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[T] = loop.create_future()
        written = partial(self._written, waiting, loop)
        self._writer.write(write).add_done_callback(written)
        return await waiting  # cancelled, it ends alone: nobody takes back what was given to the pen

    async def read(self, view: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look at the book through a view."""
        return await asyncio.wrap_future(self._reader.look(lambda connection: view(connection, *args, **kwargs)))

    async def need_in_place(self) -> None:
        """Raise JournalGone where the file does not lie any more where it was opened."""
        await self.write(lambda _: None, lambda _: ())

    async def begin_anew(self, owner: Owner, moment: datetime) -> Path:
        """Set a practice book aside and begin a new one; what is written or read meanwhile waits for it."""
        act = partial(set_aside, self._path, self._schema, owner=owner, moment=moment, vfs=self._vfs)
        done = self._reader.look_away(lambda: self._writer.step_off(act).result())
        return await asyncio.shield(asyncio.wrap_future(done))

    async def close(self) -> None:
        """Write what waits, then let go of everything; a second call does nothing."""
        if self._is_closed:
            return
        self._is_closed = True
        ended = self._reader.look_away(self._end)
        self._reader.close()
        await asyncio.shield(asyncio.wrap_future(ended))
        self._reader.join()

    def _end(self) -> None:
        self._writer.close()
        self._claim.release()

    def _written(
        self,
        waiting: "asyncio.Future[T]",
        loop: asyncio.AbstractEventLoop,
        future: Future[tuple[T, tuple[Changed, ...]]],
    ) -> None:
        """Ring, then answer; in one loop both are one errand, because every errand wakes the loop once more."""
        changes = future.result()[1] if future.exception() is None else ()
        is_one_errand = self.change_events.is_heard_in(loop)
        if changes and not is_one_errand:
            self.change_events.ring(*changes)
        heard = changes if is_one_errand else ()

        def hand_over() -> None:
            self.change_events.tell(heard)
            _answer(waiting, future)

        with suppress(RuntimeError):  # the loop is closed: nobody is left to hear
            loop.call_soon_threadsafe(hand_over)


def _answer(waiting: "asyncio.Future[T]", future: Future[tuple[T, tuple[Changed, ...]]]) -> None:
    if waiting.done():  # whoever waited has left
        return
    problem = future.exception()
    if problem is None:
        waiting.set_result(future.result()[0])
    else:
        waiting.set_exception(problem)


def _open(path: Path, schema: Schema, *, begin: Begin, vfs: str | None) -> Connection:
    connection = open_to_write(path, schema, vfs=vfs)
    with in_words(schema.book, Sentence("opened")):  # the closing too: the disk that said no says so again
        try:
            with connection:
                begin(connection)
        except BaseException:
            connection.close()
            raise
    return connection
