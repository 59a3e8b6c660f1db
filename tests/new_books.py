"""New books of one process are copies of the first: its 19 migrations take 40 ms of work, and tests open thousands.

Page for page the same as a book of the migrations (`test_new_books.py` holds it), but for the decoys, which every book
has of its own. What is about files, disks and migrations makes its books by the migrations: `made_by_migrations`.
"""

import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import cast

import apsw

from pos_app.journal.database import opening
from pos_app.journal.database.connection import Connection
from pos_app.journal.schema import JOURNAL, Schema

BY_MIGRATIONS: Callable[[Connection, Schema], None] = opening.bring_up_to_date
_NAME = BY_MIGRATIONS.__name__

_first: list[Connection] = []
_one_at_a_time = threading.Lock()


def copy_or_migrate(sheet: Connection, schema: Schema) -> None:
    """Bring a book up to date as `open_to_write` does."""
    if schema is JOURNAL and sheet.pragma("user_version") == 0:
        with _one_at_a_time:
            _first_book().execute("REPLACE INTO decoys VALUES (1, randomblob(32))")
            copy, first = cast("apsw.Connection", sheet), cast("apsw.Connection", _first_book())
            with copy.backup("main", first, "main") as copying:
                copying.step()
    BY_MIGRATIONS(sheet, schema)


@contextmanager
def made_by(way: Callable[[Connection, Schema], None]) -> Generator[None]:
    """Have new books made another way."""
    before = getattr(opening, _NAME)
    setattr(opening, _NAME, way)
    try:
        yield
    finally:
        setattr(opening, _NAME, before)


def _first_book() -> Connection:
    if not _first:
        book = cast("Connection", apsw.Connection(":memory:"))
        for migration in JOURNAL.migrations:
            book.execute(migration)
        book.pragma("application_id", JOURNAL.application_id)
        book.pragma("user_version", len(JOURNAL.migrations))
        _first.append(book)
    return _first[0]
