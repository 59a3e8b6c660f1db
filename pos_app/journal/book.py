"""One book: a file with its claim, its pen, its reader and its bell."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from pos_app.domain.events import Changed
from pos_app.journal.aside import Owner, set_aside
from pos_app.journal.bell import Bell
from pos_app.journal.claim import Claim
from pos_app.journal.errors import in_words
from pos_app.journal.opening import open_to_read, open_to_write
from pos_app.journal.pen import Pen
from pos_app.journal.reader import Reader
from pos_app.journal.schema import Schema
from pos_app.journal.sheet import Sheet

P = ParamSpec("P")
T = TypeVar("T")

# Runs in the first transaction on a file that was just opened: writes what a new book begins with, refuses a wrong one.
Begin = Callable[[Sheet], None]


class Book:
    """What the journal and the inbox have in common."""

    def __init__(self, path: Path, schema: Schema, *, begin: Begin, bell: Bell, vfs: str | None) -> None:
        self.bell = bell
        self._path = path
        self._schema = schema
        self._vfs = vfs
        self._is_closed = False
        self._claim = Claim(path, book=schema.book)
        self._pen = Pen(schema, partial(_open, path, schema, begin=begin, vfs=vfs))
        self._reader = Reader(schema, partial(open_to_read, path, schema, vfs=vfs))

    @classmethod
    async def open(cls, path: Path, schema: Schema, *, begin: Begin, vfs: str | None = None) -> Self:
        """Claim the file and open it; whatever takes time happens in the pen's thread."""
        book = cls(path, schema, begin=begin, bell=Bell(asyncio.get_running_loop()), vfs=vfs)
        try:
            await asyncio.wrap_future(book._pen.opened)
        except BaseException:
            await book.close()
            raise
        return book

    async def write(self, act: Callable[[Sheet], T], tell: Callable[[T], tuple[Changed, ...]]) -> T:
        """Write one transaction; whoever stops waiting for it does not stop it, and the bell rings all the same."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[T] = loop.create_future()
        written = partial(self._written, tell, waiting, loop)
        self._pen.write(act).add_done_callback(written)
        return await waiting  # cancelled, it ends alone: nobody takes back what was given to the pen

    async def read(self, view: Callable[Concatenate[Sheet, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look at the book through a view."""
        return await asyncio.wrap_future(self._reader.look(lambda sheet: view(sheet, *args, **kwargs)))

    async def begin_anew(self, owner: Owner, moment: datetime) -> Path:
        """Set a practice book aside and begin a new one; what is written or read meanwhile waits for it."""
        act = partial(set_aside, self._path, self._schema, owner=owner, moment=moment, vfs=self._vfs)
        done = self._reader.look_away(lambda: self._pen.step_off(act).result())
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
        self._pen.close()
        self._claim.release()

    def _written(
        self,
        tell: Callable[[T], tuple[Changed, ...]],
        waiting: "asyncio.Future[T]",
        loop: asyncio.AbstractEventLoop,
        future: Future[T],
    ) -> None:
        """Ring, then answer; in one loop both are one errand, because every errand wakes the loop once more."""
        changes = tell(future.result()) if future.exception() is None else ()
        is_one_errand = self.bell.is_heard_in(loop)
        if changes and not is_one_errand:
            self.bell.ring(*changes)
        heard = changes if is_one_errand else ()

        def hand_over() -> None:
            self.bell.tell(heard)
            _answer(waiting, future)

        with suppress(RuntimeError):  # the loop is closed: nobody is left to hear
            loop.call_soon_threadsafe(hand_over)


def _answer(waiting: "asyncio.Future[T]", future: Future[T]) -> None:
    if waiting.done():  # whoever waited has left
        return
    problem = future.exception()
    if problem is None:
        waiting.set_result(future.result())
    else:
        waiting.set_exception(problem)


def _open(path: Path, schema: Schema, *, begin: Begin, vfs: str | None) -> Sheet:
    sheet = open_to_write(path, schema, vfs=vfs)
    try:
        with in_words(schema.book, "opened"), sheet:
            begin(sheet)
    except BaseException:
        sheet.close()
        raise
    return sheet
