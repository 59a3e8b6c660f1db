"""Takes notices in, durable before they are answered, and knows how the endpoint stands."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from pos_app.domain.notices import NO_KEY, NoticeKey, Taken, key_of
from pos_app.domain.plain import plain
from pos_app.domain.reach import Feed, FeedView
from pos_app.domain.references import is_askable
from pos_app.gateway.json_text import UnclearError, read_object
from pos_app.gateway.keys import Keys
from pos_app.gateway.signing import is_signed_by
from pos_app.journal import inbox_views
from pos_app.journal.errors import JournalFault
from pos_app.journal.inbox import ArrivedNotice, Inbox

_LONGEST_SOURCE: Final = 60


class Notices:
    """What arrives, whoever brings it."""

    def __init__(
        self, inbox: Inbox, pairs: Callable[[], Iterable[Keys]], *, told: Callable[[str], object] = lambda _: None
    ) -> None:
        self._inbox = inbox
        self._pairs = pairs
        self._told = told  # hears the reference of every notice that was kept: a hint to ask, never a result
        self._feed = Feed.OFF
        self._address = ""
        self._is_by_other_program = False

    def stands(self, feed: Feed, *, address: str = "", is_by_other_program: bool = False) -> None:
        """Say how the endpoint stands; only whoever opened it knows."""
        self._feed = feed
        self._address = address
        self._is_by_other_program = is_by_other_program

    async def take(self, raw: bytes, signature: str | None, source: str = "") -> Taken:
        """Take one notice in; `source` is the address it came from.

        Nothing slow happens here: it is judged later, never before the answer.
        """
        pairs = tuple(self._pairs())
        if not pairs:
            return Taken.NOT_STORED  # nobody has entered the keys yet: it has to be sent again, and is no forgery
        is_ours = is_signed_by(signature, pairs)
        try:
            if not is_ours:
                await self._inbox.suspect(raw, plain(source, most=_LONGEST_SOURCE))
                return Taken.FORGED
            key = _key(raw)
            await self._inbox.keep(ArrivedNotice(key, raw, plain(source, most=_LONGEST_SOURCE)))
        except JournalFault:
            return Taken.NOT_STORED if is_ours else Taken.FORGED
        if is_askable(key.reference):
            self._told(key.reference)
        return Taken.KEPT

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
        )

    async def set_aside(self) -> Path:
        """Set the practice notices aside; those of any other environment are kept."""
        return await self._inbox.begin_anew()


def _key(raw: bytes) -> NoticeKey:
    """Read what tells this notice from others; one that cannot be read is kept all the same."""
    try:
        return key_of(read_object(raw))
    except UnclearError:
        return NO_KEY
