"""Copies of a journal: made while it is in use, proved before they count, and put back in its place at a start."""

import asyncio
import os
import re
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from pos_app.journal.errors import JournalBroken, JournalDamaged, JournalFault, in_words
from pos_app.journal.looking import Look
from pos_app.journal.opening import open_to_look, open_to_read, settle
from pos_app.journal.proof import prove
from pos_app.journal.schema import JOURNAL
from pos_app.journal.sheet import Sheet

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
    whole = folder / f"{journal.stem}-{at.astimezone(UTC).strftime(_WHEN)}.backup"
    half = whole.with_suffix(_HALF)
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        _copy(journal, half)
        check(half)
        _flush(half)
        half.rename(whole)
        settle(folder)
    except OSError as problem:
        raise JournalBroken(f"The backup cannot be made ({(problem.strerror or '').lower()}).") from problem
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


def drop_old(backups: Sequence[Backup], *, keep: int) -> None:
    """Delete all but the newest."""
    for backup in backups[keep:]:
        with suppress(OSError):
            backup.path.unlink()


def check(path: Path) -> int:
    """Prove a copy, every page and the whole chain, and return how many lines it has. Not for a thread with a loop."""
    with Look(path, JOURNAL) as look:
        said = asyncio.run(look.read(_integrity))
        proof = asyncio.run(prove(look))
    if said != "ok" or not proof.holds:
        raise JournalDamaged(f"The copy {path.name} is not whole.")
    return proof.lines


def look_over(path: Path) -> None:
    """Look at every page of a journal that nobody has open yet, where that takes no longer than a blink.

    A larger one is looked at whole by its daily copy.
    """
    if not path.exists() or path.stat().st_size > _LOOKED_OVER:
        return
    try:
        sheet = open_to_look(path, JOURNAL)
    except JournalFault:
        return  # whoever opens it says so better
    try:
        with in_words(JOURNAL.book, "read"):
            said = sheet.execute("PRAGMA quick_check(1)").fetchall()[0][0]
    finally:
        sheet.close()
    if said != "ok":
        raise JournalDamaged("A part of the journal is damaged and cannot be read.")


def put_back(journal: Path, backup: Path, *, aside: Callable[[Path], Path]) -> Path | None:
    """Put a copy in the journal's place; what lay there is kept under the name that `aside` gives it.

    Nobody may have the journal open. A power cut leaves the old one, the new one, or none with the copy still to come:
    doing it again ends well in every case.
    """
    check(backup)
    fresh = journal.with_name(f"{journal.name}.fresh")
    try:
        shutil.copyfile(backup, fresh)
        fresh.chmod(0o600)
        _flush(fresh)
        kept = aside(journal) if journal.exists() else None
        if kept is not None:
            _give_name(journal, kept)
        fresh.rename(journal)
        settle(journal.parent)
    except OSError as problem:
        raise JournalBroken(f"The backup cannot be put back ({(problem.strerror or '').lower()}).") from problem
    return kept


def _give_name(journal: Path, kept: Path) -> None:
    for side in _SIDES:
        was = journal.with_name(journal.name + side)
        if was.exists():
            was.rename(kept.with_name(kept.name + side))


def newest_good(backups: Sequence[Backup]) -> Backup | None:
    """Return the newest copy that is still whole."""
    for backup in backups:
        with suppress(JournalFault):
            check(backup.path)
            return backup
    return None


def _copy(journal: Path, half: Path) -> None:
    sheet = open_to_read(journal, JOURNAL)
    try:
        with in_words(JOURNAL.book, "copied"):
            sheet.execute("VACUUM INTO ?", (str(half),))
    finally:
        sheet.close()


def _integrity(sheet: Sheet) -> str:
    return str(sheet.execute("PRAGMA integrity_check(1)").fetchall()[0][0])


def _flush(path: Path) -> None:
    file = os.open(path, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
