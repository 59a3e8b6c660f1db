"""How the feed of notices stands: where it listens, what came last, and which payments nothing was heard of."""

from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.connection import Feed
from pos_app.domain.webhook_view import FeedHealth
from pos_app.journal import webhook_views
from pos_app.journal.store import Journal
from pos_app.services.webhooks import Webhooks

_SILENT_AFTER: Final = timedelta(minutes=5)
_SILENT_UNTIL: Final = timedelta(days=1)


async def health_of(journal: Journal, mark: str, notices: Webhooks, *, now: datetime, refused: int) -> FeedHealth:
    """Read how it stands now; `refused` is what the endpoint turned away."""
    feed = await notices.look()
    silent: tuple[str, ...] = ()
    if feed.feed is Feed.LISTENING or feed.is_by_other_program:  # nothing is missed where nothing is expected
        silent = await journal.read(webhook_views.silent, mark, now=now, after=_SILENT_AFTER, until=_SILENT_UNTIL)
    return FeedHealth(
        address=feed.address,
        is_by_other_program=feed.is_by_other_program,
        last_verified_at=await journal.read(webhook_views.last_verified_at, mark),
        last_at=feed.last_at,
        kept=feed.kept,
        suspicious=feed.suspicious,
        refused=refused,
        unread=await journal.read(webhook_views.unseen, mark),
        silent=silent,
        is_full=feed.is_full,
    )
