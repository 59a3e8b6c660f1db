"""Keeps copies of the journal: one a day, the newest two weeks of them; the owner can have one put back."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from pos_app.domain.copies import CopyView, SafeView
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.people import Right
from pos_app.journal import backup, found_again, inbox_views, salvage
from pos_app.journal.backup import Backup
from pos_app.journal.errors import JournalFault
from pos_app.journal.opening import settle
from pos_app.journal.store import Entry, Journal
from pos_app.system.beside import beside
from pos_app.system.durable import write_durably

MADE: Final = "backup_made"
ASKED: Final = "restore_asked"
_EVERY: Final = timedelta(days=1)
_KEPT: Final = 14
_SAID_FOR: Final = timedelta(days=7)
_NAMED: Final = 5
_LOOKS_EVERY_SECONDS: Final = 600.0

log = logging.getLogger(__name__)


class Safe:
    """The copies of one environment's journal."""

    def __init__(
        self,
        journal: Journal,
        *,
        file: Path,
        folder: Path,
        wish: Path,
        now: Callable[[], datetime],
        may: Callable[[Right], bool],
    ) -> None:
        self._journal = journal
        self._file = file
        self._folder = folder
        self._wish = wish  # which copy the next start puts back
        self._now = now
        self._may = may
        self._making = asyncio.Lock()
        self.problem = ""  # why the last copy could not be made; a shop must know before it needs one

    async def copies(self) -> tuple[Backup, ...]:
        """Return the copies that there are, newest first."""
        return await beside(partial(backup.found_in, self._folder, self._file.stem))

    async def look(self) -> SafeView:
        """Return the copies with their sizes, and what went wrong last."""
        copies = await self.copies()
        sizes = await beside(lambda: [_size_of(each.path) for each in copies])
        views = (CopyView(each.path.name, each.at, size) for each, size in zip(copies, sizes, strict=True))
        return SafeView(tuple(views), self.problem)

    async def make(self) -> Backup:
        """Make a copy now; it counts only once it was proved."""
        async with self._making:
            made = await beside(partial(backup.make, self._file, self._folder, at=self._now()))
            self.problem = ""
            await self._journal.record(Entry(MADE, made.path.name, {}, Topic.TILL))
            backups = await self.copies()
            wished = await beside(partial(_wished, self._wish))
            await beside(partial(backup.drop_old, backups, days=_KEPT, now=self._now(), spared=wished or ""))
            return made

    async def keep_on(self) -> None:
        """Go on making a copy a day, for as long as the till is open."""
        while True:
            copies = await self.copies()
            # A clock that was set back must not end the copies: one from the future counts as none.
            if not any(timedelta(0) <= self._now() - each.at < _EVERY for each in copies):
                try:
                    await self.make()
                except JournalFault as problem:
                    self.problem = problem.sentence
                    log.warning("No backup was made: %s", problem.sentence)
            await asyncio.sleep(_LOOKS_EVERY_SECONDS)

    async def ask_to_restore(self, name: str, *, who: str) -> None:
        """Have the next start put this copy in the journal's place. What is in the journal now is kept beside it."""
        if not self._may(Right.RESTORE):
            raise KnownError("Only the owner puts a backup back.")
        found = next((each for each in await self.copies() if each.path.name == name), None)
        if found is None:
            raise KnownError("There is no such backup.")
        await beside(partial(backup.check, found.path))
        await self._journal.record(Entry(ASKED, name, {"who": who}, Topic.TILL))
        await beside(partial(write_durably, self._wish, name.encode()))

    async def lost(self) -> str:
        """Say what only a journal that was set aside knew, as long as somebody may still have to look after it."""
        found = await self._journal.read(found_again.lost_since, self._now() - _SAID_FOR)
        told = [_told_of_asked(found.asked)] if found.asked else []
        return " ".join([*told, _told_of_named(found.named)] if found.named else told)

    async def lost_notices(self) -> str:
        """Say that notices are missing, as long as somebody may still ask for one again."""
        if not await self._journal.read(inbox_views.was_kept_aside, self._now() - _SAID_FOR):
            return ""
        return (
            "The inbox was damaged: it was kept aside, and a new one begun. Notices that came before are not shown. "
            "One that is missing can be asked for again with Resend, in History."
        )

    async def take_up(self, restored: tuple[str, Path | None] | None) -> None:
        """At start, before anything is ruled on: write what was put back, and take up what only the journal before it
        knows. A cut may have left that undone at the start before this one.
        """
        if restored is not None:
            await note_restored(self._journal, *restored)
        for kept in reversed(await beside(partial(backup.kept_of, self._file))):
            try:
                await _read_kept(self._journal, kept, self._now().date().isoformat())
            except JournalFault as problem:
                log.warning("A kept journal was not read: %s", problem.sentence)


async def note_restored(journal: Journal, name: str, kept: Path | None) -> None:
    """Write into the journal that it was put back, and where the one before it is kept."""
    facts = {"kept": kept.name if kept else ""}
    await journal.record(Entry(backup.RESTORED, name, facts, Topic.TILL))


def put_back_if_asked(file: Path, folder: Path, wish: Path, *, now: datetime) -> tuple[str, Path | None] | None:
    """Before the journal is opened: put the copy back that somebody asked for. Blocks."""
    name = _wished(wish)
    if name is None:
        return None
    found = next((each for each in backup.found_in(folder, file.stem) if each.path.name == name), None)
    if found is None:
        _forget(wish)
        return None
    try:
        backup.check(found.path)
    except JournalFault as problem:  # the journal may be whole: what became of a copy is no reason not to open it
        log.warning("The backup that was asked for is not put back: %s", problem.sentence)
        _forget(wish)
        return None
    kept = backup.put_back(file, found.path, aside=partial(free_name, now=now))
    _forget(wish)
    return name, kept


async def _read_kept(journal: Journal, kept: Path, day: str) -> None:
    if await journal.read(found_again.was_read, kept.name):
        return
    found = await beside(partial(salvage.read_kept, kept))
    lost = await found_again.take_up(journal, kept.name, found, day=day)
    if lost:
        log.warning("%d payments or orders were found in %s", lost, kept.name)


def _told_of_asked(found: Sequence[str]) -> str:
    if len(found) == 1:
        return f"A payment or order was found in the journal that was set aside: {found[0]}. It is in History."
    return (
        f"{len(found)} payments or orders were found in the journal that was set aside: {_names(found)}. "
        "They are in History."
    )


def _told_of_named(found: Sequence[str]) -> str:
    if len(found) == 1:
        return f"One payment or order is only in the journal that was set aside: {found[0]}. Ask the service about it."
    return (
        f"{len(found)} payments or orders are only in the journal that was set aside: {_names(found)}. "
        "Ask the service about them."
    )


def _names(references: Sequence[str]) -> str:
    return ", ".join(references[:_NAMED]) + (", …" if len(references) > _NAMED else "")


def _wished(wish: Path) -> str | None:
    try:
        return wish.read_text("utf-8", errors="replace").strip()
    except OSError:
        return None


def _forget(wish: Path) -> None:
    wish.unlink(missing_ok=True)
    with suppress(OSError):
        settle(wish.parent)  # a wish that came back with a power cut would undo a day


def _size_of(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:  # it has just been dropped
        return 0


def free_name(file: Path, *, now: datetime) -> Path:
    """Return the name under which a book is kept that gives way to another."""
    when = now.strftime("%Y%m%dT%H%M%SZ")
    names = (file.with_name(f"{file.name}.{when}{f'-{number}' if number else ''}.kept") for number in count())
    return next(name for name in names if not name.exists())
