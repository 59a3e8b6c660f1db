"""Opens a database file: private, checked to be ours, durable, and migrated."""

__audience__ = "back office"

import os
from pathlib import Path
from typing import cast

import apsw

from pos_app.domain.sentence import Sentence
from pos_app.journal.database.connection import Connection
from pos_app.journal.errors import JournalBroken, JournalDamaged, JournalNewer, in_words
from pos_app.journal.schema import Schema

_PATIENCE_MS = 5000  # for another program that looks into the file and holds it for a moment
_LARGEST_IDLE_WAL = 8 * 1024 * 1024


def open_to_write(path: Path, schema: Schema, *, vfs: str | None = None) -> Connection:
    """Open the file, or make it; what is not ours is not touched."""
    try:
        _make_private(path)
    except OSError as problem:
        why = (problem.strerror or type(problem).__name__).lower()
        raise JournalBroken(Sentence("The {0} {1} cannot be opened ({2}).", schema.book, path, why)) from problem
    with in_words(schema.book, Sentence("opened")):
        sheet = _connect(path, apsw.SQLITE_OPEN_READWRITE, vfs)
        try:
            _check(sheet, path, schema)
            _make_durable(sheet, schema)
            bring_up_to_date(sheet, schema)
        except BaseException:
            sheet.close()
            raise
        return sheet


def open_to_read(path: Path, schema: Schema, *, vfs: str | None = None) -> Connection:
    """Open a file that exists, for looking only."""
    with in_words(schema.book, Sentence("opened")):
        sheet = _connect(path, apsw.SQLITE_OPEN_READONLY, vfs)
        try:
            _check(sheet, path, schema)
        except BaseException:
            sheet.close()
            raise
        return sheet


def open_to_look(path: Path, schema: Schema) -> Connection:
    """Open a file that nobody writes, and leave it and its folder as they are.

    Only with a WAL that a cut left behind SQLite makes the index of it again, beside the file.
    """
    has_wal = path.with_name(path.name + "-wal").exists()
    with in_words(schema.book, Sentence("opened")):
        name = path if has_wal else f"{path.absolute().as_uri()}?immutable=1"
        sheet = _connect(name, apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI, None)
        try:
            _check(sheet, path, schema)
        except BaseException:
            sheet.close()
            raise
        return sheet


def settle(folder: Path) -> None:
    """Make names in a folder survive a power cut; Windows has no such call."""
    if os.name != "posix":
        return
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _make_private(path: Path) -> None:
    # SQLite gives its side files the mode of the main file. An existing file is never opened here: closing a second
    # handle would drop the locks that SQLite holds in this process.
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        if path.is_dir():
            raise
        path.chmod(0o600)
    else:
        settle(path.parent)


def _connect(path: Path | str, flags: int, vfs: str | None) -> Connection:
    connection = apsw.Connection(str(path), flags=flags, vfs=vfs)
    connection.set_busy_timeout(_PATIENCE_MS)
    connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)
    connection.config(apsw.SQLITE_DBCONFIG_DQS_DML, 0)
    connection.config(apsw.SQLITE_DBCONFIG_DQS_DDL, 0)
    connection.config(apsw.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    sheet = cast("Connection", connection)
    sheet.pragma("cell_size_check", "on")
    sheet.pragma("foreign_keys", "on")
    sheet.pragma("temp_store", "memory")  # nothing of the book in the system's folder for temporary files
    return sheet


def _check(sheet: Connection, path: Path, schema: Schema) -> None:
    mark = _number(sheet, "application_id")
    version = _number(sheet, "user_version")
    # A first start that was cut may leave a header and nothing else.
    is_new = mark == 0 and version == 0 and not sheet.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    if mark != schema.application_id and not is_new:
        raise JournalDamaged(Sentence("{0} is no {1} of Kaunta.", path.name, schema.book))
    if version > len(schema.migrations):
        raise JournalNewer(
            Sentence("A newer Kaunta wrote the {0} {1}. Install that version to open it.", schema.book, path.name)
        )


def _make_durable(sheet: Connection, schema: Schema) -> None:
    # FULL, and more before there is a WAL: a rollback journal that comes back after a power cut would undo the book.
    sheet.pragma("synchronous", "extra")
    if sheet.pragma("journal_mode", "wal") != "wal":
        raise JournalBroken(Sentence("The {0} cannot be kept safely on this disk. Choose another folder.", schema.book))
    sheet.pragma("fullfsync", "on")  # on macOS a plain fsync stops at the drive's cache
    sheet.pragma("journal_size_limit", _LARGEST_IDLE_WAL)


def bring_up_to_date(sheet: Connection, schema: Schema) -> None:
    """Do the migrations that the file has not seen, each in a transaction of its own."""
    done = _number(sheet, "user_version")
    sheet.transaction_mode = "IMMEDIATE"
    for number, migration in enumerate(schema.migrations[done:], done + 1):
        with sheet:
            sheet.execute(migration)
            sheet.pragma("application_id", schema.application_id)
            sheet.pragma("user_version", number)


def _number(sheet: Connection, pragma: str) -> int:
    found = sheet.pragma(pragma)
    return found if isinstance(found, int) else 0
