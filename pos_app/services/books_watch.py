"""Notices that books were removed or replaced while the till is open, and saves what only this program still has."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.journal.errors import JournalFault, JournalGone
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal

_EVERY_SECONDS: Final = 5.0

log = logging.getLogger(__name__)


class BooksWatch:
    """The files of the journal and the inbox, as far as they may be gone."""

    def __init__(
        self,
        journal: Journal,
        inbox: Inbox,
        *,
        rescue: Callable[[], Awaitable[object]],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._journal = journal
        self._inbox = inbox
        self._rescue = rescue
        self._sleep = sleep
        self.gone = SILENCE  # what is said of the journal; while it says something, nothing is sold
        self.inbox_gone = SILENCE
        self.is_rescued = False  # a copy of all that the journal had lies among the backups

    async def look(self) -> None:
        """Look once. A journal that was put back is as good as before: nothing was written meanwhile."""
        self.inbox_gone = await _gone(self._inbox)
        before, self.gone = self.gone, await _gone(self._journal)
        if not self.gone:
            self.is_rescued = False
        elif not before or not self.is_rescued:
            await self._save()

    async def watch(self) -> None:
        """Go on looking, for as long as the till is open."""
        while True:
            await self._sleep(_EVERY_SECONDS)
            try:
                await self.look()
            except Exception:  # whatever one look came to, there is another one
                log.exception("looking for the books met a bug; it is looked again")

    async def _save(self) -> None:
        try:
            await self._rescue()
        except JournalFault as problem:
            log.warning("What the journal had could not be saved: %s", problem.sentence)
        else:
            self.is_rescued = True


async def _gone(book: Journal | Inbox) -> Sentence:
    try:
        await book.need_in_place()
    except JournalGone as gone:
        return gone.sentence
    except JournalFault:  # the disk says no to something else, and whoever writes hears of it
        return SILENCE
    return SILENCE
