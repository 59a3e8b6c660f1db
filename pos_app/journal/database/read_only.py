"""Opens a database read-only, while no till has it: nothing is made, locked, changed or migrated."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from pos_app.domain.sentence import Sentence
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.opening import open_to_look
from pos_app.journal.errors import in_words
from pos_app.journal.schema import Schema

P = ParamSpec("P")
T = TypeVar("T")


class Age(StrEnum):
    """Who wrote a book."""

    EMPTY = "empty"  # a first start was cut before it wrote anything
    OLDER = "older"  # the next start brings it up to date
    OURS = "ours"


class ReadOnlyDatabase:
    """One look, for as long as it is entered; damage and newer versions are said as a till would say them."""

    def __init__(self, path: Path, schema: Schema) -> None:
        self._schema = schema
        self._connection = open_to_look(path, schema)

    @property
    def age(self) -> Age:
        """Tell whether this version of the till wrote it."""
        version = self._connection.pragma("user_version")
        if not version:
            return Age.EMPTY
        return Age.OURS if version == len(self._schema.migrations) else Age.OLDER

    async def read(self, view: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look through one of the functions of the views."""
        with in_words(self._schema.book, Sentence("read")):
            return view(self._connection, *args, **kwargs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()
