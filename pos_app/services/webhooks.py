"""Takes webhooks in, durable before they are answered, and knows how the endpoint stands."""

import logging
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from pos_app.domain.connection import Feed, FeedView
from pos_app.domain.plain_text import plain
from pos_app.domain.references import is_askable
from pos_app.domain.webhooks import NO_KEY, NoticeKey, TakenNotice, is_ping, key_of
from pos_app.gateway.json_text import UnclearError, read_object
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.signing import is_signed_by
from pos_app.journal import inbox_views
from pos_app.journal.errors import JournalFault
from pos_app.journal.inbox import ArrivedNotice, Inbox

LEAST_FREE: Final = 256 * 1024 * 1024  # bytes of the disk that are kept for payments
MOST_AT_ONCE: Final = 128 * 1024 * 1024
A_SECOND: Final = 32 * 1024
_OF_A_ROW: Final = 1024  # what a notice takes on disk beside its body
_LOOKS_EVERY: Final = 1.0  # seconds between two looks at the disk
_LONGEST_SOURCE: Final = 60
_LONGEST_PING: Final = 1024

log = logging.getLogger(__name__)


def free_on_disk(folder: Path) -> int:
    return shutil.disk_usage(folder).free


class IntakeBudget:
    """How many bytes of notices may be kept: whoever has seen one signature can sign as many as he likes."""

    def __init__(
        self,
        folder: Path,
        *,
        monotonic: Callable[[], float],
        most: int = MOST_AT_ONCE,
        a_second: int = A_SECOND,
        free_of: Callable[[Path], int] = free_on_disk,
    ) -> None:
        self._folder = folder
        self._monotonic = monotonic
        self._most, self._a_second = most, a_second
        self._free_of = free_of
        self._left, self._at = float(most), monotonic()
        self._has_room, self._looked_at = True, float("-inf")
        self._was_full, self._wanted = False, 0

    @property
    def is_full(self) -> bool:
        """Tell whether the next notice would find no room: one as large as the last that found none, or a small one."""
        return not self._holds(self._wanted if self._was_full else 0)

    def take(self, size: int) -> bool:
        """Take room for a notice of this size, if there is any."""
        self._wanted = size
        if not self._holds(size):
            if not self._was_full:
                log.warning("No more notices are kept: too many came at once, or the disk is nearly full")
            self._was_full = True
            return False
        self._was_full = False
        self._left -= size + _OF_A_ROW
        return True

    def give_back(self, size: int) -> None:
        """Return what a notice did not need, because it was kept before."""
        self._left += size + _OF_A_ROW

    def _holds(self, size: int) -> bool:
        now = self._monotonic()
        self._left, self._at = min(self._most, self._left + (now - self._at) * self._a_second), now
        if now - self._looked_at >= _LOOKS_EVERY:
            self._looked_at = now
            try:
                self._has_room = self._free_of(self._folder) >= LEAST_FREE
            except OSError:  # a disk that cannot be asked is left to say by itself that it is full
                self._has_room = True
        return self._has_room and self._left >= size + _OF_A_ROW


class Webhooks:
    """What arrives, whoever brings it."""

    def __init__(
        self,
        inbox: Inbox,
        pairs: Callable[[], Iterable[MerchantKeys]],
        *,
        told: Callable[[str], object] = lambda _: None,
        budget: IntakeBudget | None = None,
    ) -> None:
        self._inbox = inbox
        self._budget = budget
        self._pairs = pairs
        self._told = told  # hears the reference of every notice that was kept: a hint to ask, never a result
        self._feed = Feed.OFF
        self._address = ""
        self._is_by_other_program = False
        self._is_full_there: Callable[[], bool] = lambda: False

    def stands(
        self,
        feed: Feed,
        *,
        address: str = "",
        is_by_other_program: bool = False,
        is_full_there: Callable[[], bool] = lambda: False,
    ) -> None:
        """Say how the endpoint stands; only whoever opened it knows. Another program has a budget of its own."""
        self._feed = feed
        self._is_full_there = is_full_there
        self._address = address
        self._is_by_other_program = is_by_other_program

    async def take(self, raw: bytes, signature: str | None, source: str = "") -> TakenNotice:
        """Take one notice in; `source` is the address it came from.

        Nothing slow happens here: it is judged later, never before the answer.
        """
        pairs = tuple(self._pairs())
        if not signature and _is_ping(raw):
            return TakenNotice.PING
        if not pairs:
            return TakenNotice.NOT_STORED  # nobody has entered the keys yet: it has to be sent again, and is no forgery
        is_ours = is_signed_by(signature, pairs)
        try:
            if not is_ours:
                await self._inbox.suspect(raw, plain(source, most=_LONGEST_SOURCE))
                return TakenNotice.FORGED
            if self._budget is not None and not self._budget.take(len(raw)):
                return TakenNotice.NOT_STORED
            key = _key(raw)
            kept = await self._inbox.keep(ArrivedNotice(key, raw, plain(source, most=_LONGEST_SOURCE)))
            if self._budget is not None and not (kept.is_new or kept.differs):
                self._budget.give_back(len(raw))
        except JournalFault:
            return TakenNotice.NOT_STORED if is_ours else TakenNotice.FORGED
        if is_askable(key.reference):
            self._told(key.reference)
        return TakenNotice.KEPT

    async def look(self) -> FeedView:
        """Read how the endpoint stands and what came."""
        counts = await self._inbox.read(inbox_views.counts)
        return FeedView(
            self._feed,
            self._address,
            counts.last_at,
            counts.kept,
            counts.suspicious,
            is_by_other_program=self._is_by_other_program,
            is_full=self._is_full_there() or (self._budget is not None and self._budget.is_full),
        )

    async def set_aside(self) -> Path:
        """Set the practice notices aside; those of any other environment are kept."""
        return await self._inbox.begin_anew()


def _is_ping(raw: bytes) -> bool:
    if len(raw) > _LONGEST_PING:
        return False
    try:
        return is_ping(read_object(raw))
    except UnclearError:
        return False


def _key(raw: bytes) -> NoticeKey:
    """Read what tells this notice from others; one that cannot be read is kept all the same."""
    try:
        return key_of(read_object(raw))
    except UnclearError:
        return NO_KEY
