"""Keeps copies of the journal: one a day, the newest two weeks of them; the owner can have one put back."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.people import Right
from pos_app.journal import backup
from pos_app.journal.backup import Backup
from pos_app.journal.errors import JournalFault
from pos_app.journal.store import Entry, Journal
from pos_app.system.beside import beside
from pos_app.system.durable import write_durably

MADE: Final = "backup_made"
ASKED: Final = "restore_asked"
RESTORED: Final = "journal_restored"
_EVERY: Final = timedelta(days=1)
_KEPT: Final = 14
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

    async def make(self) -> Backup:
        """Make a copy now; it counts only once it was proved."""
        async with self._making:
            made = await beside(partial(backup.make, self._file, self._folder, at=self._now()))
            self.problem = ""
            await self._journal.record(Entry(MADE, made.path.name, {}, Topic.TILL))
            backups = await self.copies()
            await beside(partial(backup.drop_old, backups, keep=_KEPT))
            return made

    async def keep_on(self) -> None:
        """Go on making a copy a day, for as long as the till is open."""
        while True:
            copies = await self.copies()
            # A clock that was set back must not end the copies: one from the future counts as none.
            if not any(timedelta(0) <= self._now() - each.at < _EVERY for each in copies[:1]):
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


async def note_restored(journal: Journal, name: str, kept: Path | None) -> None:
    """Write into the journal that it was put back, and where the one before it is kept."""
    facts = {"kept": kept.name if kept else ""}
    await journal.record(Entry(RESTORED, name, facts, Topic.TILL))


def put_back_if_asked(file: Path, folder: Path, wish: Path, *, now: datetime) -> tuple[str, Path | None] | None:
    """Before the journal is opened: put the copy back that somebody asked for. Blocks."""
    try:
        name = wish.read_text("utf-8").strip()
    except OSError:
        return None
    found = next((each for each in backup.found_in(folder, file.stem) if each.path.name == name), None)
    if found is None:
        wish.unlink(missing_ok=True)
        return None
    kept = backup.put_back(file, found.path, aside=partial(_aside, now=now))
    wish.unlink(missing_ok=True)
    return name, kept


def _aside(file: Path, *, now: datetime) -> Path:
    when = now.strftime("%Y%m%dT%H%M%SZ")
    return file.with_name(f"{file.name}.{when}.kept")
