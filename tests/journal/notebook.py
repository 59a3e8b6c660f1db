"""What the tests of the journal share: a clock, an entry, and books opened for the length of a block."""

import asyncio
import os
import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar, cast

import apsw
import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.events import Topic
from pos_app.journal.database.connection import Connection, Value
from pos_app.journal.inbox import Inbox
from pos_app.journal.schema import JOURNAL
from pos_app.journal.store import Entry, Fact, Journal

T = TypeVar("T")

NOON = datetime(2025, 1, 2, 12, 0, 0, tzinfo=UTC)


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(coroutine)


class Clock:
    """A clock that a test moves."""

    def __init__(self, moment: datetime = NOON) -> None:
        self.moment = moment

    def __call__(self) -> datetime:
        return self.moment

    def go_on(self, seconds: float) -> None:
        self.moment += timedelta(seconds=seconds)


def sale(subject: str, **facts: Fact) -> Entry:
    return Entry("sale_opened", subject, facts, Topic.TILL)


@asynccontextmanager
async def opened(
    path: Path, environment: Environment = Environment.SANDBOX, *, clock: Clock | None = None, vfs: str | None = None
) -> AsyncGenerator[Journal]:
    journal = await Journal.open(path, environment=environment, now=clock or Clock(), vfs=vfs)
    try:
        yield journal
    finally:
        await journal.close()


@asynccontextmanager
async def opened_inbox(
    path: Path, environment: Environment = Environment.SANDBOX, *, clock: Clock | None = None, vfs: str | None = None
) -> AsyncGenerator[Inbox]:
    inbox = await Inbox.open(path, environment=environment, now=clock or Clock(), vfs=vfs)
    try:
        yield inbox
    finally:
        await inbox.close()


def in_a_journal(folder: Path, act: Callable[[Journal], Awaitable[None]], *, clock: Clock | None = None) -> Path:
    """Do this in the journal of the folder, and see that its chain holds; return where it lies."""
    path = folder / "sandbox.journal"

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await act(journal)
            assert (await journal.verify()).holds

    run(go())
    return path


def dice_of(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311  # to be thrown again


def soaked(rounds: int) -> int:
    """Stretch a number of rounds when a soak is given more than its usual half hour."""
    return round(rounds * max(1.0, float(os.environ.get("KAUNTA_SOAK_MINUTES", "30")) / 30))


def raw(path: Path, *, vfs: str | None = None) -> Connection:
    """Open the file as a stranger with a database tool would."""
    return cast("Connection", apsw.Connection(str(path), vfs=vfs))


def expect_refusal(path: Path, statement: str, why: str) -> None:
    """See that the database itself refuses this to a stranger, for this reason."""
    connection = raw(path)
    try:
        with pytest.raises(apsw.ConstraintError, match=why):
            connection.execute(statement).fetchall()
    finally:
        connection.close()


def with_triggers_off(path: Path, statement: str, *values: Value) -> None:
    """Tamper as somebody who knows SQL and owns the file."""
    connection = raw(path)
    for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER {name}")
    connection.execute(statement, values)
    connection.close()


def put_back(path: Path, *, migrations: int) -> None:
    """Make a journal one that an older Kaunta left: without anything that later migrations brought."""
    kept, now = (_made(JOURNAL.migrations[:number]) for number in (migrations, None))
    columns_kept, columns = (_columns(JOURNAL.migrations[:number]) for number in (migrations, None))
    connection = raw(path)
    connection.execute("PRAGMA foreign_keys = off")
    changed = [name for name in kept.keys() & now.keys() if name[0] == "trigger" and kept[name] != now[name]]
    for kind in ("trigger", "view", "index", "table"):
        for name in sorted(name for each, name in {*(now.keys() - kept.keys()), *changed} if each == kind):
            connection.execute(f"DROP {kind} IF EXISTS {name}")  # the parts of a search table go with it
    for table in columns_kept:
        for column in sorted(columns[table] - columns_kept[table]):
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    for name in changed:
        connection.execute(kept[name])
    connection.pragma("user_version", migrations)
    connection.close()


def _columns(migrations: tuple[str, ...]) -> dict[str, set[str]]:
    connection = _migrated(migrations)
    tables = [name for kind, name in _made(migrations) if kind == "table"]
    found = {
        table: {name for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall()}
        for table in tables
    }
    connection.close()
    return found


def _migrated(migrations: tuple[str, ...]) -> Connection:
    connection = cast("Connection", apsw.Connection(":memory:"))
    for migration in migrations:
        connection.execute(migration).fetchall()
    return connection


def _made(migrations: tuple[str, ...]) -> dict[tuple[str, str], str]:
    connection = _migrated(migrations)
    found = connection.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    connection.close()
    return {(kind, name): sql for kind, name, sql in found}
