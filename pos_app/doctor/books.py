"""The data folder and the books in it, looked at as they lie there."""

import asyncio
import shutil
from collections.abc import Callable, Coroutine, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from pos_app.app.process import now
from pos_app.doctor.findings import Finding, Health, care, good, unknown
from pos_app.doctor.notices import look_at_notices
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.journal import inbox_views
from pos_app.journal.database import backup
from pos_app.journal.database.chain_check import prove
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.health_check import counts, damage, first_written, last_written, loose_end
from pos_app.journal.database.read_only import Age, ReadOnlyDatabase
from pos_app.journal.replay.check import first_difference
from pos_app.journal.schema import INBOX, JOURNAL, Schema
from pos_app.system import single_instance as first
from pos_app.system.paths import Paths
from pos_app.system.settings_file import SettingsFile

_LITTLE_SPACE: Final = 512 * 1024 * 1024
_TOO_OLD: Final = timedelta(days=2)
_JUMP: Final = timedelta(minutes=5)  # what clocks that are set by the network may differ


def look_at_folder(places: Paths) -> Iterator[Finding]:
    """Look at space, settings, books and the clock they were written by."""
    places.prepare()
    free = shutil.disk_usage(places.data_dir).free
    health = Health.GOOD if free > _LITTLE_SPACE else Health.CARE
    yield Finding("data folder", health, f"{places.data_dir}, {free // 2**20} MiB free")
    loaded = SettingsFile(places.settings, now=now, environment=places.environment).look()
    yield Finding("settings", Health.CARE if loaded.problem else Health.GOOD, str(loaded.problem or "read"))
    claim = first.claim(places.data_dir)
    if isinstance(claim, first.FolderTaken):
        yield _look_beside_a_till(places)
        return
    claim.release()  # at once: a till that is started meanwhile must not be refused, and what follows only reads
    yield from _look_at_books(places)
    yield _look_at_copies(places)
    yield _look_at_clock(places, at=now())


def _look_beside_a_till(places: Paths) -> Finding:
    """A till that is open has a journal; only its being gone can be seen from outside."""
    there = [each for each in Environment if Paths(places.data_dir, each).journal.exists()]
    if not there or _is_gone(places):
        return care("journals", "A till is open on this folder, and its journal was removed. Close it and start again.")
    return unknown("journals", "A till is open on this folder; close it to have its books checked.")


def _is_gone(places: Paths) -> bool:
    """Tell whether a journal is missing that was there: a part of it lies there still, or copies of it."""
    copies = backup.found_in(places.backups, places.environment.value)
    return backup.is_torn(places.journal) or (backup.is_lost(places.journal) and bool(copies))


def _look_at_books(places: Paths) -> Iterator[Finding]:
    for environment in Environment:
        of = Paths(places.data_dir, environment)
        is_gone = _is_gone(of)
        gone = "it is missing or empty, and was there. The next start offers a copy."
        part = f"{environment} journal"
        found = [care(part, gone) if is_gone else _look_at_book(part, of.journal, JOURNAL, _prove)]
        if environment is places.environment or of.inbox.exists():
            found.append(_look_at_book(f"{environment} inbox", of.inbox, INBOX, _count))
        yield from found
        are_there = of.journal.exists() and of.inbox.exists()
        if are_there and all(each.health is Health.GOOD for each in found):
            yield asyncio.run(look_at_notices(of))


def _look_at_book(
    part: str, path: Path, schema: Schema, ask: Callable[[ReadOnlyDatabase], Coroutine[Any, Any, tuple[Health, str]]]
) -> Finding:
    """Look into a book as it lies there: what an older version wrote is left for the next start to bring up to date."""
    if not path.exists():
        return good(part, "none yet")
    try:
        with ReadOnlyDatabase(path, schema) as look:
            if look.age is Age.EMPTY:
                return good(part, "begun, and empty")
            health, found = asyncio.run(ask(look))
            older = "; an older version wrote it, the next start brings it up to date" if look.age is Age.OLDER else ""
    except KnownError as error:
        return care(part, str(error.sentence))
    return Finding(part, health, found + older)


async def _prove(look: ReadOnlyDatabase) -> tuple[Health, str]:
    wrong = await look.read(damage)
    if wrong:
        return Health.CARE, f"the file is damaged: {wrong}"
    proof = await prove(look)
    if proof.first_break is not None:
        return Health.CARE, f"line {proof.first_break.seq} does not hold: {proof.first_break.why}"
    loose = await look.read(loose_end)
    if loose:
        return Health.CARE, f"{proof.lines} lines, the chain holds; in its table {loose} is a row without a line"
    different = await look.read(first_difference)
    if different:
        return Health.CARE, f"{proof.lines} lines, the chain holds. {different}"
    there = await look.read(counts) if look.age is Age.OURS else {}
    said = ", ".join(f"{number} {name}" for name, number in there.items() if number)
    return Health.GOOD, f"{proof.lines} lines, the chain holds{': ' if said else ''}{said}"


async def _count(look: ReadOnlyDatabase) -> tuple[Health, str]:
    counts = await look.read(inbox_views.counts)
    return Health.GOOD, f"{counts.kept} notices kept, {counts.suspicious} suspicious"


def _look_at_copies(places: Paths) -> Finding:
    """A journal that went on for days without a copy has a disk or a folder that refuses them."""
    copies = backup.found_in(places.backups, places.environment.value)
    newest = copies[0].at if copies else None
    said = f"{len(copies)}, the newest of {newest:%Y-%m-%d %H:%M} UTC" if newest else "none yet"
    try:
        first, last = _line(places, first_written), _line(places, last_written)
    except KnownError:
        return good("backups", said)  # what is wrong is said where the book is
    since = newest or first
    if since is not None and last is not None and last - since > _TOO_OLD:
        return care("backups", f"{said}, and the journal went on for {(last - since).days} days. Look at Backups (F6).")
    return good("backups", said)


def _look_at_clock(places: Paths, *, at: datetime) -> Finding:
    """A clock that stands before the last line of a book was set back, and deadlines would be wrong."""
    here = at.astimezone().strftime("%Y-%m-%d %H:%M UTC%z")
    try:
        last = _line(places, last_written)
    except KnownError:
        last = None  # said where the book is
    if last is not None and at < last - _JUMP:
        return care("clock", f"{here} is before the last line of the journal ({last:%Y-%m-%d %H:%M} UTC). Set it.")
    return good("clock", here)


def _line(places: Paths, view: Callable[[Connection], datetime | None]) -> datetime | None:
    if not places.journal.exists():
        return None
    with ReadOnlyDatabase(places.journal, JOURNAL) as look:
        if look.age is Age.EMPTY:
            return None
        return asyncio.run(look.read(view))
