"""Copies of a journal: made while it is in use, proved before they count, and put back in its place at a start."""

__audience__ = "back office"

import asyncio
import os
import re
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import Final, cast

import apsw

from pos_app.domain.events import Topic
from pos_app.domain.sentence import Sentence
from pos_app.journal.database.chain_check import prove
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append, book_of, environment_of
from pos_app.journal.database.opening import open_to_look, open_to_read, open_to_write, settle
from pos_app.journal.database.read_only import ReadOnlyDatabase
from pos_app.journal.entry import Entry, stamp
from pos_app.journal.errors import JournalBroken, JournalDamaged, JournalFault, in_words
from pos_app.journal.schema import JOURNAL

RESTORED: Final = "journal_restored"
_NAME: Final = re.compile(r"(?P<environment>[a-z]+)-(?P<when>\d{8}T\d{6}Z)\.backup", re.ASCII)
_WHEN: Final = "%Y%m%dT%H%M%SZ"
_HALF: Final = ".half"
_LOOKED_OVER: Final = 32 * 1024 * 1024
_SIDES: Final = ("", "-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy that was proved when it was made."""

    path: Path
    at: datetime


def make(journal: Path, folder: Path, *, at: datetime) -> Backup:
    """Copy the journal as it stands at one moment, prove the copy, and only then give it its name. Takes a while."""
    return _make(journal.stem, folder, partial(_copy, journal), at=at)


def make_of_open(connection: Connection, journal: Path, folder: Path, *, at: datetime) -> Backup:
    """Do the same with what is open, where the file is gone; for the thread that reads."""
    return _make(journal.stem, folder, partial(_copy_open, connection), at=at)


def _make(name: str, folder: Path, copy: Callable[[Path], None], *, at: datetime) -> Backup:
    whole = folder / f"{name}-{at.astimezone(UTC).strftime(_WHEN)}.backup"
    half = whole.with_suffix(_HALF)
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        copy(half)
        check(half)
        _flush(half)
        half.rename(whole)
        settle(folder)
    except OSError as problem:
        raise JournalBroken(Sentence("The backup cannot be made ({0}).", (problem.strerror or "").lower())) from problem
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)
    return Backup(whole, at)


def found_in(folder: Path, environment: str) -> tuple[Backup, ...]:
    """Return the copies that there are, newest first."""
    names = [(path, _NAME.fullmatch(path.name)) for path in folder.glob("*.backup")] if folder.is_dir() else []
    found = [
        Backup(path, datetime.strptime(name["when"], _WHEN).replace(tzinfo=UTC))
        for path, name in names
        if name is not None and name["environment"] == environment
    ]
    return tuple(sorted(found, key=lambda each: each.at, reverse=True))


def drop_old(backups: Sequence[Backup], *, days: int, now: datetime, spared: str = "") -> None:
    """Keep the newest of each day, and of those the newest days; the one named `spared` stays whatever its age.

    Copies from the future are counted apart: a clock that was wrong once must not push out the true ones, nor may one
    that is wrong now.
    """
    kept = {spared}
    for group in ([each for each in backups if each.at <= now], [each for each in backups if each.at > now]):
        newest_first = sorted(group, key=lambda each: each.at, reverse=True)
        by_day: dict[date, str] = {}
        for each in newest_first:
            by_day.setdefault(each.at.astimezone(UTC).date(), each.path.name)
        kept.update(list(by_day.values())[:days])
    for backup in backups:
        if backup.path.name not in kept:
            with suppress(OSError):
                backup.path.unlink()


def check(path: Path) -> int:
    """Prove a copy, every page and the whole chain, and return how many lines it has. Not for a thread with a loop."""
    return _age(path).lines


def look_over(path: Path) -> None:
    """Look at every page of a journal that nobody has open yet, where that takes no longer than a blink.

    A larger one is looked at whole by its daily copy.
    """
    if not path.exists() or path.stat().st_size > _LOOKED_OVER:
        return
    try:
        connection = open_to_look(path, JOURNAL)
    except JournalFault:
        return  # whoever opens it says so better
    try:
        with in_words(JOURNAL.book, Sentence("read")):
            said = _quickly(connection)
    finally:
        connection.close()
    if said != "ok":
        raise JournalDamaged(Sentence("A part of the journal is damaged and cannot be read."))


def is_damaged(path: Path) -> bool:
    """Tell whether this journal itself is what cannot be used: another book may be, or the disk. Takes a while."""
    if is_lost(path):
        return True
    try:
        with ReadOnlyDatabase(path, JOURNAL) as look:
            asyncio.run(look.read(environment_of))
            return asyncio.run(look.read(_quickly)) != "ok"
    except JournalDamaged:
        return True
    except JournalFault:
        return False


def is_lost(path: Path) -> bool:
    """Tell whether there is no journal, or an empty file: a first start, or the end of one that was there."""
    return not path.exists() or path.stat().st_size == 0


def is_torn(path: Path) -> bool:
    """Tell whether a book that was in use has gone from beside its WAL."""
    wal = path.with_name(path.name + "-wal")
    return is_lost(path) and wal.exists() and wal.stat().st_size > 0


def put_back(journal: Path, backup: Path, *, aside: Callable[[Path], Path], now: datetime) -> Path | None:
    """Put a copy in the journal's place; what lay there is kept under the name that `aside` gives it.

    The copy says itself that it was put back, before it has its place: no cut can make a start trust it. Nobody may
    have the journal open. A power cut leaves the old one, the new one, or none with the copy still to come: doing it
    again ends well in every case. No WAL of the old one may ever lie beside the new one: SQLite would write the one
    into the other.
    """
    check(backup)
    fresh = journal.with_name(f"{journal.name}.fresh")
    try:
        _drop(fresh)
        shutil.copyfile(backup, fresh)
        fresh.chmod(0o600)
        kept = _name_aside(journal, aside)
        facts = {"kept": kept.name if kept else ""}
        _write(fresh, Entry(RESTORED, backup.name, facts, Topic.TILL), now)
        _flush(fresh)
        move_aside(journal, aside)
        fresh.rename(journal)
        settle(journal.parent)
    except OSError as problem:
        with suppress(OSError):
            _drop(fresh)
        raise JournalBroken(
            Sentence("The backup cannot be put back ({0}).", (problem.strerror or "").lower())
        ) from problem
    return kept


def kept_of(journal: Path) -> tuple[Path, ...]:
    """Return the journals that were set aside for a copy, the newest first."""
    return tuple(sorted(journal.parent.glob(f"{journal.name}.*kept"), reverse=True))


def move_aside(journal: Path, aside: Callable[[Path], Path]) -> Path | None:
    """Move a book and then its sides, for good before anything takes its name.

    The journal goes first: without it no start goes on, while one without its WAL would pass for whole.
    """
    kept = _name_aside(journal, aside)
    there = _sides_of(journal)
    if kept is None or not there:
        return kept
    for side in there:
        journal.with_name(journal.name + side).rename(kept.with_name(kept.name + side))
    settle(journal.parent)
    return kept


def newest_good(backups: Sequence[Backup]) -> Backup | None:
    """Return the copy that is still whole and knows most; clocks may have been wrong, the chain is not. Takes a while.

    One that was made after a restoring comes before those that were made before it, however much was undone. Of books
    of practice that were begun anew, only the last counts.
    """
    ages: list[tuple[Backup, _Age]] = []
    for backup in backups:
        with suppress(JournalFault):
            ages.append((backup, _age(backup.path)))
    if not ages:
        return None
    book = max(ages, key=lambda each: each[0].at)[1].book
    of_this = [each for each in ages if each[1].book == book]
    return max(of_this, key=lambda each: (each[1].restorings, each[1].lines, each[0].at))[0]


@dataclass(frozen=True, slots=True)
class _Age:
    book: str
    restorings: int  # how often a copy was put back before this one was made
    lines: int


def _age(path: Path) -> _Age:
    """Prove a copy, and return how much it knows."""
    with ReadOnlyDatabase(path, JOURNAL) as look:
        said = asyncio.run(look.read(_integrity))
        proof = asyncio.run(prove(look))
        if said != "ok" or not proof.holds:
            raise JournalDamaged(Sentence("The copy {0} is not whole.", path.name))
        return _Age(asyncio.run(look.read(book_of)), asyncio.run(look.read(_restorings)), proof.lines)


def _sides_of(journal: Path) -> list[str]:
    return [side for side in _SIDES if journal.with_name(journal.name + side).exists()]


def _name_aside(journal: Path, aside: Callable[[Path], Path]) -> Path | None:
    """Return where a book is moved to, or was when a cut came: the same before it is moved and after."""
    there = _sides_of(journal)
    begun = next(iter(kept_of(journal)), None) if "" not in there else None  # a cut has left the sides behind
    if not there:
        return begun
    if begun is not None and any(begun.with_name(begun.name + side).exists() for side in there):
        begun = None  # that one has its own
    return begun or aside(journal)


def _write(path: Path, line: Entry, now: datetime) -> None:
    """Write a line into a book that nobody has open yet."""
    connection = open_to_write(path, JOURNAL)
    try:
        with in_words(JOURNAL.book, Sentence("written")), connection:
            append(connection, stamp(now), [line])
        connection.pragma("wal_checkpoint", "truncate")
    finally:
        connection.close()


def _drop(fresh: Path) -> None:
    """Remove a copy that never got its place; what a cut left of its WAL would be written into the next one."""
    for side in _SIDES:
        fresh.with_name(fresh.name + side).unlink(missing_ok=True)


def _restorings(connection: Connection) -> int:
    return int(connection.execute("SELECT COUNT(*) FROM entry WHERE kind = ?", (RESTORED,)).fetchall()[0][0])


def _quickly(connection: Connection) -> str:
    return str(connection.execute("PRAGMA quick_check(1)").fetchall()[0][0])


def _copy(journal: Path, half: Path) -> None:
    connection = open_to_read(journal, JOURNAL)
    try:
        with in_words(JOURNAL.book, Sentence("copied")):
            connection.execute("VACUUM INTO ?", (str(half),))
    finally:
        connection.close()


def _copy_open(connection: Connection, half: Path) -> None:
    copy = apsw.Connection(str(half))
    try:
        with (
            in_words(JOURNAL.book, Sentence("copied")),
            copy.backup("main", cast("apsw.Connection", connection), "main") as going,
        ):
            going.step(-1)
        cast("Connection", copy).pragma("journal_mode", "delete")  # all in the one file
    finally:
        copy.close()


def _integrity(connection: Connection) -> str:
    return str(connection.execute("PRAGMA integrity_check(1)").fetchall()[0][0])


def _flush(path: Path) -> None:
    file = os.open(path, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
