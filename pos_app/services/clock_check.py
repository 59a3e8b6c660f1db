"""Checks this computer's clock against the journal, which cannot have been written tomorrow, and the service."""

import logging
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.clock import Clock
from pos_app.domain.clock_view import ClockSource, WrongClock
from pos_app.journal.database.health_check import lately_written
from pos_app.journal.errors import JournalFault
from pos_app.journal.store import Journal

_TOLERANCE: Final = timedelta(minutes=5)  # what clocks that are set by the network may differ, and an answer may take

log = logging.getLogger(__name__)


class ClockCheck:
    """The clock, and whether it can be believed."""

    def __init__(self, journal: Journal, *, clock: Clock) -> None:
        self._journal = journal
        self._clock = clock
        self._heard: tuple[datetime, float] | None = None  # what the service said last, and when that was
        self._wrong: WrongClock | None = None

    @property
    def wrong(self) -> WrongClock | None:
        """What was wrong at the last look; None for a clock that can be believed."""
        return self._wrong

    def hear(self, said: datetime) -> None:
        """Hear what time it is at the service."""
        self._heard = said, self._clock.steady()

    async def look(self) -> WrongClock | None:
        """Compare the clock; the service knows better than a book that was written by a clock that ran ahead."""
        if self._heard is not None:
            said, at = self._heard
            there, here = said + timedelta(seconds=self._clock.steady() - at), self._clock.now()
            self._wrong = _wrong(here, there, ClockSource.SERVICE) if abs(here - there) > _TOLERANCE else None
            return self._wrong
        try:
            written = await self._journal.read(lately_written)
        except JournalFault as broken:
            log.warning("The clock cannot be compared with the book: %s", broken.sentence)
            return self._wrong
        here = self._clock.now()
        is_behind = written is not None and here < written - _TOLERANCE
        self._wrong = _wrong(here, written, ClockSource.BOOK) if is_behind and written is not None else None
        return self._wrong


def _wrong(here: datetime, there: datetime, teller: ClockSource) -> WrongClock:
    return WrongClock(here, there.astimezone(here.tzinfo), teller)
