"""The desk that the pictures of Activity answer from."""

import asyncio
from datetime import datetime

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.domain.webhook_view import FeedHealth, NoticeKind, NoticeRow, NoticeView
from tests.pictures.samples_activity import HEALTH, NOW, PERSONAL, ROWS, view_of


class StillActivity:
    """Answers at once, always the same."""

    def __init__(
        self,
        *views: NoticeView,
        rows: tuple[NoticeRow, ...] = ROWS,
        health: FeedHealth = HEALTH,
        refuses: str = "",
        waits: bool = False,
    ) -> None:
        changed = {view.head.row: view for view in views}
        self._views = {each.row: view_of(each) for each in rows} | changed
        self._rows = tuple(changed[each.row].head if each.row in changed else each for each in rows)
        self._health = health
        self._refuses = refuses
        self._waits = waits

    async def rows(
        self, *, kind: frozenset[NoticeKind] | None = None, before: str = "", most: int = 100
    ) -> tuple[NoticeRow, ...]:
        """Answer from the one list there is."""
        if self._waits:
            await asyncio.get_running_loop().create_future()
        if before:
            return ()
        return tuple(each for each in self._rows if kind is None or each.kind in kind)[:most]

    async def view(self, row: str) -> NoticeView:
        """Answer from the list."""
        return self._views[row]

    async def unread(self) -> int:
        """Count as the health does."""
        return self._health.unread

    async def mark_seen(self, row: str = "") -> None:
        """Note nothing."""

    async def check_now(self, row: str) -> None:
        """Ask nobody, or for ever."""
        del row
        if self._refuses:
            raise KnownError(Sentence.recorded(self._refuses))
        await asyncio.get_running_loop().create_future()

    async def match_to_sale(self, row: str, sale: int) -> None:
        """Match nothing."""

    async def take_match_back(self, row: str) -> None:
        """Match nothing."""

    async def match_to_note(self, row: str, note: str) -> None:
        """Keep nothing."""

    async def show_personal(self, row: str) -> NoticeView:
        """Show what is made up."""
        del row
        return PERSONAL

    async def resend(self, reference: str) -> str:
        """Send nothing."""
        del reference
        if self._refuses:
            raise KnownError(Sentence.recorded(self._refuses))
        return "Notification resent"

    def may_resend_at(self, reference: str) -> datetime | None:
        """Say that it may be sent again now."""
        del reference
        return NOW

    async def health(self) -> FeedHealth:
        """Answer with the one there is."""
        return self._health
