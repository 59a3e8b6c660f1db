"""What the Activity screen asks of others."""

from datetime import datetime
from typing import Final, Protocol

from pos_app.domain.webhook_view import FeedHealth, NoticeKind, NoticeRow, NoticeView

PAGE: Final = 100  # rows


class ActivityDesk(Protocol):
    """Every notice of the till. Nothing here is sent again by itself."""

    async def rows(
        self, *, kind: frozenset[NoticeKind] | None = None, before: str = "", most: int = PAGE
    ) -> tuple[NoticeRow, ...]:
        """Read a page, newest first; the next one is before the last row of this one."""
        ...

    async def view(self, row: str) -> NoticeView:
        """Read one whole; KeyError for one that is not there."""
        ...

    async def unread(self) -> int:
        """Count what nobody has looked at."""
        ...

    async def mark_seen(self, row: str = "") -> None:
        """Note that somebody has looked at it; '' means all of them."""
        ...

    async def check_now(self, row: str) -> None:
        """Ask the service about it; returns when an answer, or none, has come."""
        ...

    async def match_to_sale(self, row: str, sale: int) -> None:
        """Say which sale the money is for."""
        ...

    async def take_match_back(self, row: str) -> None:
        """Say that the money is for no sale after all."""
        ...

    async def match_to_note(self, row: str, note: str) -> None:
        """Say in words what the money is for."""
        ...

    async def show_personal(self, row: str) -> NoticeView:
        """Read it with its personal fields; that is written down first."""
        ...

    async def resend(self, reference: str) -> str:
        """Have it sent once more; returns the service's words."""
        ...

    def may_resend_at(self, reference: str) -> datetime | None:
        """Return from when on it may be sent again; None for one that cannot be."""
        ...

    async def health(self) -> FeedHealth:
        """Read how the endpoint stands, and whether money is heard of."""
        ...
