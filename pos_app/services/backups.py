"""Backups of the journal: one a day, the newest two weeks of them; the owner can have one restored."""

__audience__ = "back office"

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from pos_app.domain.backups import BackupsView, BackupView
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.people import Right, Staff
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.journal import inbox_views, merge_damaged, put_back
from pos_app.journal.database import backup, damaged_reader
from pos_app.journal.database.backup import Backup
from pos_app.journal.database.damaged_reader import DamagedReader
from pos_app.journal.database.opening import settle
from pos_app.journal.errors import JournalFault
from pos_app.journal.replay import at_start
from pos_app.journal.store import Entry, Journal
from pos_app.system.atomic_write import write_durably
from pos_app.system.threads import in_thread

MADE: Final = "backup_made"
ASKED: Final = "restore_asked"
_EVERY: Final = timedelta(days=1)
_KEPT: Final = 14
_SAID_FOR: Final = timedelta(days=7)
_NAMED: Final = 5
_LOOKS_EVERY_SECONDS: Final = 600.0
_READS_EVERY_SECONDS: Final = 3600.0

log = logging.getLogger(__name__)


class Backups:
    """The copies of one environment's journal."""

    def __init__(
        self,
        journal: Journal,
        *,
        file: Path,
        folder: Path,
        wish: Path,
        now: Callable[[], datetime],
        staff: Staff,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._journal = journal
        self._file = file
        self._folder = folder
        self._wish = wish  # which copy the next start puts back
        self._now = now
        self._staff = staff
        self._sleep = sleep
        self._making = asyncio.Lock()
        self.unread: tuple[str, ...] = ()  # journals that gave way to a copy and could not be read yet
        self.problem = SILENCE  # why the last copy could not be made; a shop must know before it needs one

    async def copies(self) -> tuple[Backup, ...]:
        """Return the copies that there are, newest first."""
        return await in_thread(partial(backup.found_in, self._folder, self._file.stem))

    async def look(self) -> BackupsView:
        """Return the copies with their sizes, and what went wrong last."""
        copies = await self.copies()
        sizes = await in_thread(lambda: [_size_of(each.path) for each in copies])
        views = (BackupView(each.path.name, each.at, size) for each, size in zip(copies, sizes, strict=True))
        return BackupsView(tuple(views), self.problem, self.unread)

    async def make(self) -> Backup:
        """Make a copy now; it counts only once it was proved."""
        async with self._making:
            made = await in_thread(partial(backup.make, self._file, self._folder, at=self._now()))
            self.problem = SILENCE
            await self._journal.record(Entry(MADE, made.path.name, {}, Topic.TILL))
            backups = await self.copies()
            wished = await in_thread(partial(_wished, self._wish))
            await in_thread(partial(backup.drop_old, backups, days=_KEPT, now=self._now(), spared=wished or ""))
            return made

    async def rescue(self) -> Backup:
        """Copy the journal whose file is gone, as long as this program has it open; the next start offers the copy."""
        async with self._making:
            return await self._journal.read(backup.make_of_open, self._file, self._folder, at=self._now())

    async def keep_on(self) -> None:
        """Go on making a copy a day, for as long as the till is open."""
        while True:
            try:
                copies = await self.copies()
                # A clock that was set back must not end the copies: one from the future counts as none.
                if not any(timedelta(0) <= self._now() - each.at < _EVERY for each in copies):
                    await self.make()
            except JournalFault as problem:
                self.problem = problem.sentence
                log.warning("No backup was made: %s", problem.sentence)
            except Exception as problem:  # whatever one look came to, there is another one
                self.problem = Sentence("The backup cannot be made ({0}).", _reason(problem))
                log.exception("making a backup met a bug; it is tried again")
            await self._sleep(_LOOKS_EVERY_SECONDS)

    async def ask_to_restore(self, name: str) -> None:
        """Have the next start put this copy in the journal's place. What is in the journal now is kept beside it."""
        if not self._staff.may(Right.RESTORE):
            raise KnownError(Sentence("Only the owner puts a backup back."))
        who = self._staff.who()  # before anybody else can come while the copy is looked at
        found = next((each for each in await self.copies() if each.path.name == name), None)
        if found is None:
            raise KnownError(Sentence("There is no such backup."))
        await in_thread(partial(backup.check, found.path))
        await self._journal.record(Entry(ASKED, name, {"who": who}, Topic.TILL))
        await in_thread(partial(write_durably, self._wish, name.encode()))

    async def lost(self) -> Sentence:
        """Say what only a journal that was set aside knew, as long as somebody may still have to look after it."""
        found = await self._journal.read(merge_damaged.lost_since, self._now() - _SAID_FOR)
        asked = _told_of_asked(found.asked) if found.asked else SILENCE
        return asked.then(_told_of_named(found.named) if found.named else None)

    async def gap(self) -> Sentence:
        """Say where numbers go on after a gap, as long as somebody may still wonder about it."""
        found, told = await self._journal.read(put_back.gap_since, self._now() - _SAID_FOR), SILENCE
        if found.left_out:
            sale, receipt, shift = (number + 1 for number in found.left_out)
            told = Sentence(
                "Numbers go on after a gap, because some may be on paper already: sale {0}, receipt {1}, shift {2}.",
                sale,
                receipt,
                shift,
            )
        if found.shift:
            before, now = found.shift
            told = told.then(
                Sentence(
                    "Shift {0} was open in the backup and may have its Z already. It goes on as shift {1}.", before, now
                )
            )
        return told

    async def lost_notices(self) -> Sentence:
        """Say that notices are missing, as long as somebody may still ask for one again."""
        if not await self._journal.read(inbox_views.was_kept_aside, self._now() - _SAID_FOR):
            return SILENCE
        return Sentence(
            "The inbox was damaged: it was kept aside, and a new one begun. Notices that came "
            "before are not shown. One that is missing can be asked for again with Resend, in "
            "History."
        )

    async def put_right(self) -> Sentence:
        """Say what did not match the journal at a start, as long as somebody may still have to look after it."""
        found = await self._journal.read(at_start.brought_back_since, self._now() - _SAID_FOR)
        return found.sentence()

    async def take_up(self) -> None:
        """At start, before anything is ruled on: rule on a copy that was put back, and take up what only the journal
        before it knows. A cut may have left that undone at the start before this one.
        """
        day = self._now().date().isoformat()
        if open_ones := await put_back.rule_on_copy(self._journal, day=day):
            log.warning("%d payments or orders were open in the copy that was put back", open_ones)
        await self.read_kept()
        await put_back.go_on_numbering(self._journal)

    async def read_kept(self) -> int:
        """Take up what journals know that gave way to a copy, and count it; one that cannot be read now is not written
        off."""
        day, found = self._now().date().isoformat(), 0
        there = await in_thread(partial(backup.kept_of, self._file))
        read: dict[str, DamagedReader] = {}
        try:
            for kept in reversed(there):
                if not await self._journal.read(merge_damaged.was_read, kept.name):
                    read[kept.name] = await in_thread(partial(damaged_reader.read_kept, kept))
            for name in damaged_reader.oldest_first(read):
                found += await _take_up(self._journal, name, read[name], day)
        except JournalFault as problem:
            log.warning("A kept journal was not read: %s", problem.sentence)
        await self._look_for_unread()
        return found

    async def keep_reading(self, found: Callable[[], Awaitable[object]]) -> None:
        """Go on trying what could not be read, for as long as the till is open; `found` asks about what it told of."""
        while True:
            await self._sleep(_READS_EVERY_SECONDS)
            try:
                if self.unread and await self.read_kept():
                    await found()
            except JournalFault as problem:
                log.warning("What was set aside is not read: %s", problem.sentence)
            except Exception:  # the banner promises another try
                log.exception("reading what was set aside met a bug; it is tried again")

    async def give_up(self, name: str) -> None:
        """Sign for a journal that was set aside: it will never be read, and nobody waits for it any more."""
        if not self._staff.may(Right.RESTORE):
            raise KnownError(Sentence("Only the owner gives a journal up."))
        if name not in self.unread:
            raise KnownError(Sentence("This journal was read meanwhile."))
        await merge_damaged.give_up(self._journal, name, who=self._staff.who())
        await self._look_for_unread()

    async def _look_for_unread(self) -> None:
        names = [kept.name for kept in await in_thread(partial(backup.kept_of, self._file))]
        self.unread = await self._journal.read(merge_damaged.still_to_be_read, names)


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
    kept = backup.put_back(file, found.path, aside=partial(free_name, now=now), now=now)
    _forget(wish)
    return name, kept


async def _take_up(journal: Journal, name: str, found: DamagedReader, day: str) -> int:
    lost = await merge_damaged.take_up(journal, name, found, day=day)
    if lost:
        log.warning("%d payments or orders were found in %s", lost, name)
    if not found.is_readable:
        log.warning("%s cannot be read now", name)
    return lost


def _told_of_asked(found: Sequence[str]) -> Sentence:
    if len(found) == 1:
        return Sentence(
            "A payment or order was found in the journal that was set aside: {0}. It is in History.", found[0]
        )
    return Sentence(
        "{0} payments or orders were found in the journal that was set aside: {1}. They are in History.",
        len(found),
        _names(found),
    )


def _told_of_named(found: Sequence[str]) -> Sentence:
    if len(found) == 1:
        return Sentence(
            "One payment or order is only in the journal that was set aside: {0}. Ask the service about it.", found[0]
        )
    return Sentence(
        "{0} payments or orders are only in the journal that was set aside: {1}. Ask the service about them.",
        len(found),
        _names(found),
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


def _reason(problem: Exception) -> str:
    said = problem.strerror if isinstance(problem, OSError) else None
    return (said or type(problem).__name__).lower()


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
