"""Reads a database in a thread of its own, over a connection that cannot write."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar

import apsw

from pos_app.domain.sentence import Sentence
from pos_app.journal.database.connection import Connection
from pos_app.journal.errors import JournalBroken, in_words
from pos_app.journal.schema import Schema

T = TypeVar("T")


class Reader:
    """One look after the other; each sees the book as it stood at one moment."""

    def __init__(self, schema: Schema, open_file: Callable[[], Connection]) -> None:
        self._schema = schema
        self._open_file = open_file
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"{schema.book}-reader")

    def look(self, view: Callable[[Connection], T]) -> Future[T]:
        """Have something read."""
        return self._submit(partial(self._look, view))

    def look_away(self, meanwhile: Callable[[], T]) -> Future[T]:
        """Do something while nobody looks into the file; later looks wait."""
        return self._submit(partial(self._look_away, meanwhile))

    def close(self) -> None:
        """Take nothing new; what was asked is still done."""
        self._thread.shutdown(wait=False)

    def join(self) -> None:
        """Wait for the end of the thread."""
        self._thread.shutdown()

    def _submit(self, work: Callable[[], T]) -> Future[T]:
        try:
            return self._thread.submit(work)
        except RuntimeError as problem:
            raise JournalBroken(Sentence("The {0} is closed.", self._schema.book)) from problem

    def _look(self, view: Callable[[Connection], T]) -> T:
        with in_words(self._schema.book, Sentence("read")):
            if self._connection is None:
                self._connection = self._open_file()
            with self._connection:
                return view(self._connection)

    def _look_away(self, meanwhile: Callable[[], T]) -> T:
        if self._connection is not None:
            with suppress(apsw.Error):
                self._connection.close()
            self._connection = None
        return meanwhile()
