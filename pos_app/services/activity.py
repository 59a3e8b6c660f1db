"""Activity as a counter knows it: every notice with what it is worth, asked about, matched, and sent once more."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from pos_app.domain.clock import Clock
from pos_app.domain.connection import Feed
from pos_app.domain.errors import KnownError
from pos_app.domain.people import Right, Staff
from pos_app.domain.plain_text import plain
from pos_app.domain.references import folded, is_askable
from pos_app.domain.sentence import Sentence
from pos_app.domain.typed_card_numbers import own_words
from pos_app.domain.webhook_mask import masked_row, masked_view
from pos_app.domain.webhook_view import (
    Doubt,
    FeedHealth,
    NoticeKind,
    NoticeRow,
    NoticeStanding,
    NoticeView,
    PaymentNotice,
)
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal import inbox_arrivals, payment_views, webhook_judgements, webhook_matching, webhook_views
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.journal.webhook_resends import resends_of
from pos_app.journal.webhook_views import Judgement
from pos_app.services.webhook_reading import read_named
from pos_app.services.webhook_tasks import WebhookTasks
from pos_app.services.webhook_view import KnownNotice, gone, heard_of_payment, is_about_money, row_of, view_of
from pos_app.services.webhooks import Webhooks
from pos_app.system.threads import in_thread

_LONGEST_NOTE: Final = 200
_SILENT_AFTER: Final = timedelta(minutes=5)
_SILENT_UNTIL: Final = timedelta(days=1)


class Activity:
    """Every notice of one till. What goes on without anybody is done by its `tasks`."""

    def __init__(
        self,
        journal: Journal,
        inbox: Inbox,
        notices: Webhooks,
        service: ServiceConnection,
        *,
        tasks: WebhookTasks,
        clock: Clock,
        staff: Staff,
        refused: Callable[[], int],
    ) -> None:
        self._journal = journal
        self._inbox = inbox
        self._notices = notices
        self._service = service
        self._tasks = tasks
        self._clock = clock
        self._staff = staff
        self._refused = refused  # how many were turned away

    async def rows(
        self, *, kind: frozenset[NoticeKind] | None = None, before: str = "", most: int = 100
    ) -> tuple[NoticeRow, ...]:
        """Read a page of notices, newest first; the next page is before the last row of this one."""
        mark = await self._mark()
        page = await self._journal.read(webhook_views.page, mark, kind, before, most)
        found = await self._inbox.read(read_named, mark, [each.item for each in page], self._service.utc_offset)
        ours = await self._journal.read(webhook_views.attempts_about, [each.reference for each in page])
        rows = (row_of(each, found.get(each.item) or gone(each), ours.get(folded(each.reference))) for each in page)
        return tuple(rows if self._sees_people else map(masked_row, rows))

    async def view(self, row: str) -> NoticeView:
        """Read one notice whole; KeyError for a row that is not there."""
        return await self._view(row)

    async def unread(self) -> int:
        """Count the notices that nobody has looked at."""
        return await self._journal.read(webhook_views.unseen, await self._mark())

    async def mark_seen(self, row: str = "") -> None:
        """Note that somebody has looked at a notice; '' means all of them. Who only looks leaves no trace of it."""
        if not self._staff.may(Right.NOTE):
            return
        work = webhook_judgements.mark_seen(self._journal, await self._mark(), row)
        await self._tasks.see_through(work, "what was seen")

    async def check_now(self, row: str) -> None:
        """Ask the service about a notice; returns when an answer, or none, has come."""
        self._need(Right.SELL)
        judgement = await self._judgement(await self._mark(), row)
        if not is_about_money(judgement) or not is_askable(judgement.reference):
            raise KnownError(Sentence("The service cannot be asked about this notice."))
        await self._tasks.ask_now(judgement.reference, judgement.arrived_at)

    async def match_to_sale(self, row: str, sale: int) -> None:
        """Say which sale the money is for. KnownError with a sentence: it is matched to nothing."""
        self._need(Right.NOTE)
        mark = await self._mark()
        judgement = await self._judgement(mark, row)
        if not is_about_money(judgement) or judgement.kind is NoticeKind.CARD:
            raise KnownError(Sentence("This notice is not about money that came in for a sale."))
        manager = self._staff.who() if self._staff.may(Right.APPROVE) else ""
        work = webhook_matching.match(self._journal, mark, row, sale=sale, manager=manager)
        await self._tasks.see_through(work, f"the match of notice {row}")

    async def take_match_back(self, row: str) -> None:
        """Say that the money is for no sale after all. KnownError with a sentence: the service has confirmed it."""
        self._need(Right.NOTE)
        mark = await self._mark()
        await self._judgement(mark, row)
        work = webhook_matching.unmatch(
            self._journal, mark, row, manager=self._staff.who() if self._staff.may(Right.APPROVE) else ""
        )
        await self._tasks.see_through(work, f"the match of notice {row}")

    async def match_to_note(self, row: str, note: str) -> None:
        """Say in words what the money is for."""
        self._need(Right.NOTE)
        words = own_words(note, most=_LONGEST_NOTE)
        mark = await self._mark()
        await self._judgement(mark, row)
        work = webhook_matching.note(self._journal, mark, row, note=words)
        await self._tasks.see_through(work, f"the note on notice {row}")

    async def show_personal(self, row: str) -> NoticeView:
        """Read one notice with its personal fields; that it was done, and by whom, is written down first."""
        self._need(Right.SEE_PERSONAL)
        name = plain(self._staff.who())
        if not name:
            raise KnownError(Sentence("Personal data is shown to somebody with a name only."))
        mark = await self._mark()
        await self._judgement(mark, row)
        await webhook_judgements.show_personal(self._journal, mark, row, who=name)
        return await self._view(row, with_personal=True)

    async def resend(self, reference: str) -> str:
        """Have a notice sent once more, never by itself; returns the service's words.

        KnownError with a sentence: refused, too early, or nobody knows whether it was sent.
        """
        self._need(Right.NOTE)
        return await self._tasks.see_through(self._tasks.resending.resend(reference), f"the resend of {reference}")

    async def heard_of(self, reference: str) -> PaymentNotice:
        """Read what was heard of a payment of this till."""
        judgements_of_it = await self._journal.read(webhook_views.about, await self._mark(), reference)
        resends = await self._journal.read(resends_of, reference)
        return heard_of_payment(reference, judgements_of_it, resends, may_resend_at=self.may_resend_at(reference))

    def may_resend_at(self, reference: str) -> datetime | None:
        """Return from when on the notice of this reference may be sent again; None for one that cannot be."""
        return self._tasks.resending.may_at(reference)

    async def health(self) -> FeedHealth:
        """Read how the endpoint stands, and whether money is heard of."""
        mark, refused = await self._mark(), self._refused()
        return await health_of(self._journal, mark, self._notices, now=self._clock.now(), refused=refused)

    @property
    def _sees_people(self) -> bool:
        return self._staff.may(Right.SELL) or self._staff.may(Right.SEE_PERSONAL)

    def _need(self, right: Right) -> None:
        if not self._staff.may(right):
            raise KnownError(Sentence("This is not yours to do. Ask a manager."))

    async def _mark(self) -> str:
        return await self._inbox.read(inbox_arrivals.mark)

    async def _judgement(self, mark: str, row: str) -> Judgement:
        found = await self._journal.read(webhook_views.judgement_of, mark, row)
        if found is None:
            raise KeyError(row)
        return found

    async def _view(self, row: str, *, with_personal: bool = False) -> NoticeView:
        mark = await self._mark()
        judgement = await self._judgement(mark, row)
        found = (await self._inbox.read(read_named, mark, [row], self._service.utc_offset)).get(row) or gone(judgement)
        read, money, reference = self._journal.read, found.record.sent.money, judgement.reference
        is_ours = judgement.is_signed
        attempt = await read(webhook_views.attempt_about, reference) if is_ours and reference else None
        is_wanted = attempt is None and judgement.sale is None and judgement.overpays is None
        is_wanted = is_wanted and judgement.standing is not NoticeStanding.SUSPICIOUS
        is_wanted = is_wanted and judgement.denied is Doubt.NONE
        is_wanted = is_wanted and not await read(webhook_views.is_matched_elsewhere, mark, row, reference)
        number = judgement.overpays if judgement.sale is None else judgement.sale
        sale = await read(payment_views.sale_of, number) if number is not None else None
        is_verified = judgement.standing is NoticeStanding.VERIFIED
        wanted = money if is_wanted and is_about_money(judgement) else None
        known = KnownNotice(
            judgement,
            found,
            attempt,
            matched=sale,
            now=self._clock.now(),
            may_approve=self._staff.may(Right.APPROVE),
            offers=await read(webhook_views.offers, wanted, is_verified=is_verified) if wanted else (),
            paid_sales=await read(webhook_views.paid_sales, wanted) if wanted and is_verified else (),
            lines=await read(webhook_views.story, mark, row),
            resends=await read(resends_of, reference) if is_about_money(judgement) and reference else (),
            denied=await read(webhook_views.denied_money, mark, row),
        )
        profile = self._service.profile
        expected = profile.webhook_sources if profile else ()
        may_at = self.may_resend_at(reference)
        read_it = partial(view_of, known, may_resend_at=may_at, expected=expected, with_personal=with_personal)
        told = await in_thread(read_it)  # a notice may be as long as anybody likes it
        return told if self._sees_people else masked_view(told)


async def health_of(journal: Journal, mark: str, notices: Webhooks, *, now: datetime, refused: int) -> FeedHealth:
    """Read how the feed stands now; `refused` is what the endpoint turned away."""
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
