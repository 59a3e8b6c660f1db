"""Sets a practice book aside under another name, so that a new one can begin."""

__audience__ = "back office"

from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from pos_app.domain.environment import Environment
from pos_app.domain.sentence import Sentence
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.opening import open_to_write, settle
from pos_app.journal.errors import JournalBroken, JournalKept, in_words
from pos_app.journal.schema import Schema

Owner = Callable[[Connection], Environment | None]


def set_aside(path: Path, schema: Schema, *, owner: Owner, moment: datetime, vfs: str | None = None) -> Path:
    """Give the book another name if it is practice by its own word; a power cut leaves it here or there, whole."""
    with in_words(schema.book, Sentence("set aside")), closing(open_to_write(path, schema, vfs=vfs)) as connection:
        if owner(connection) is not Environment.SANDBOX:
            raise JournalKept(Sentence("Only practice data can be set aside. This {0} is kept.", schema.book))
        connection.pragma("journal_mode", "delete")  # everything into the one file, so that one rename moves it
    aside = _free_name(path, moment)
    try:
        path.rename(aside)
        settle(path.parent)
    except OSError as problem:
        raise JournalBroken(Sentence("The {0} cannot be set aside.", schema.book)) from problem
    return aside


def _free_name(path: Path, moment: datetime) -> Path:
    when = moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    names = (path.with_name(f"{path.name}.{when}{f'-{number}' if number else ''}.aside") for number in count())
    return next(name for name in names if not name.exists())
