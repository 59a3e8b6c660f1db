"""Activity as a counter knows it: every notice with what it is worth, asked about, matched, and sent once more."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final, Protocol

from pos_app.domain.card_words import own_words
from pos_app.domain.clock import Clock
from pos_app.domain.connection import Feed
from pos_app.domain.errors import KnownError
from pos_app.domain.people import Right, Staff
from pos_app.domain.plain_text import plain
from pos_app.domain.polling import NOTICE_RHYTHM, WebhookPollingIntervals
from pos_app.domain.references import folded, is_askable
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
from pos_app.journal.errors import JournalFault
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.journal.webhook_resends import resends_of
from pos_app.journal.webhook_views import Judgement
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.webhook_judging import ServiceAnswer, WebhookJudging, came_elsewhere
from pos_app.services.webhook_polling import WebhookPolling
from pos_app.services.webhook_processing import WebhookProcessing
from pos_app.services.webhook_reading import read_named
from pos_app.services.webhook_resending import WebhookResending
from pos_app.services.webhook_view import KnownNotice, gone, heard_of_payment, is_about_money, row_of, view_of
from pos_app.services.webhooks import Webhooks

_LONGEST_NOTE: Final = 200
_USUAL_OFFSET: Final = timedelta(hours=1)
_SILENT_AFTER: Final = timedelta(minutes=5)
_SILENT_UNTIL: Final = timedelta(days=1)

Sleep = Callable[[float], Awaitable[None]]

log = logging.getLogger(__name__)


class PaymentsAskedAbout(Protocol):
    """The card payments of this till, as far as a notice of one has to do with them."""

    def settle(self, reference: str) -> None:
        """Hear that something may be known of this reference: it is asked about at once."""
        ...

    async def check_now(self, reference: str) -> None:
        """Ask for the result at once; returns when an answer, or none, has come."""
        ...


class Activity:
    """Every notice of one till. Its tasks are its own: no screen can end them.

    A notice of one of the `payments` of this till makes those ask, whenever it came.
    """

    def __init__(
        self,
        journal: Journal,
        inbox: Inbox,
        notices: Webhooks,
        payments: PaymentsAskedAbout,
        service: ServiceConnection,
        *,
        clock: Clock,
        refused: Callable[[], int] = lambda: 0,
        personal_days: Callable[[], int] = lambda: 30,
        staff: Staff,
        sleep: Sleep = asyncio.sleep,
        intervals: WebhookPollingIntervals = NOTICE_RHYTHM,
    ) -> None:
        self._journal = journal
        self._inbox = inbox
        self._notices = notices
        self._service = service
        self._clock = clock
        self._payments = payments
        self._refused = refused
        self._personal_days = personal_days
        self._staff = staff
        self._background = BackgroundTasks()
        self._resending = WebhookResending(journal, service, clock=clock)
        judging = self._judging = WebhookJudging(journal, inbox, offset=lambda: self._offset, place=service.place)
        self._asking = WebhookPolling(
            lambda: client.verify if (client := service.for_results) else None,
            self._hear,
            self._ask_on,
            is_unknown=service.says_unknown_reference,
            place=service.place,
            lies_elsewhere=judging.lies_elsewhere,
            clock=clock,
            sleep=sleep,
            intervals=intervals,
        )
        self._sleep, self._intervals = sleep, intervals
        self._rounds = WebhookProcessing(
            journal,
            inbox,
            judging,
            self._asking,
            settle=payments.settle,
            purge=self.purge,
            sleep=sleep,
            intervals=intervals,
        )
        self._stop_hearing = service.listen(self._asking.speak)

    async def recover(self) -> None:
        """At start: begin to judge what came meanwhile, and to ask on about what has no answer yet."""
        await self._resending.recover()
        self._rounds.begin(self._background)
        self._background.start(self._take_up(), "what was judged before")

    async def rows(
        self, *, kind: frozenset[NoticeKind] | None = None, before: str = "", most: int = 100
    ) -> tuple[NoticeRow, ...]:
        """Read a page of notices, newest first; the next page is before the last row of this one."""
        mark = await self._mark()
        page = await self._journal.read(webhook_views.page, mark, kind, before, most)
        found = await self._inbox.read(read_named, mark, [each.item for each in page], self._offset)
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
        await self._background.see_through(work, "what was seen")

    async def check_now(self, row: str) -> None:
        """Ask the service about a notice; returns when an answer, or none, has come."""
        self._need(Right.SELL)
        judgement = await self._judgement(await self._mark(), row)
        reference = judgement.reference
        if not is_about_money(judgement) or not is_askable(reference):
            raise KnownError("The service cannot be asked about this notice.")
        ours = await self._journal.read(webhook_views.attempt_about, reference)
        if ours is None:
            await self._asking.ask_now(reference, judgement.arrived_at)
        else:
            await self._payments.check_now(ours.reference)
            await self._rounds.look_again(ours.reference)

    async def match_to_sale(self, row: str, sale: int) -> None:
        """Say which sale the money is for. KnownError with a sentence: it is matched to nothing."""
        self._need(Right.NOTE)
        mark = await self._mark()
        judgement = await self._judgement(mark, row)
        if not is_about_money(judgement) or judgement.kind is NoticeKind.CARD:
            raise KnownError("This notice is not about money that came in for a sale.")
        manager = self._staff.who() if self._staff.may(Right.APPROVE) else ""
        work = webhook_matching.match(self._journal, mark, row, sale=sale, manager=manager)
        await self._background.see_through(work, f"the match of notice {row}")

    async def take_match_back(self, row: str) -> None:
        """Say that the money is for no sale after all. KnownError with a sentence: the service has confirmed it."""
        self._need(Right.NOTE)
        mark = await self._mark()
        await self._judgement(mark, row)
        work = webhook_matching.unmatch(
            self._journal, mark, row, manager=self._staff.who() if self._staff.may(Right.APPROVE) else ""
        )
        await self._background.see_through(work, f"the match of notice {row}")

    async def match_to_note(self, row: str, note: str) -> None:
        """Say in words what the money is for."""
        self._need(Right.NOTE)
        words = own_words(note, most=_LONGEST_NOTE)
        mark = await self._mark()
        await self._judgement(mark, row)
        work = webhook_matching.note(self._journal, mark, row, note=words)
        await self._background.see_through(work, f"the note on notice {row}")

    async def show_personal(self, row: str) -> NoticeView:
        """Read one notice with its personal fields; that it was done, and by whom, is written down first."""
        self._need(Right.SEE_PERSONAL)
        name = plain(self._staff.who())
        if not name:
            raise KnownError("Personal data is shown to somebody with a name only.")
        mark = await self._mark()
        await self._judgement(mark, row)
        await webhook_judgements.show_personal(self._journal, mark, row, who=name)
        return await self._view(row, with_personal=True)

    async def purge(self) -> int:
        """Delete the personal payloads that are older than the set days, and count them.

        Where another program holds the inbox, that one does it.
        """
        if not self._inbox.is_ours:
            return 0
        before = self._clock.now() - timedelta(days=self._personal_days())
        mark = await self._mark()
        if not await self._inbox.read(inbox_arrivals.has_personal, before):
            return 0
        await webhook_judgements.purge(self._journal, mark, before=before)
        return len(await self._inbox.purge(before))

    async def resend(self, reference: str) -> str:
        """Have a notice sent once more, never by itself; returns the service's words.

        KnownError with a sentence: refused, too early, or nobody knows whether it was sent.
        """
        self._need(Right.NOTE)
        return await self._background.see_through(self._resending.resend(reference), f"the resend of {reference}")

    async def heard_of(self, reference: str) -> PaymentNotice:
        """Read what was heard of a payment of this till."""
        judgements_of_it = await self._journal.read(webhook_views.about, await self._mark(), reference)
        resends = await self._journal.read(resends_of, reference)
        return heard_of_payment(reference, judgements_of_it, resends, may_resend_at=self.may_resend_at(reference))

    def may_resend_at(self, reference: str) -> datetime | None:
        """Return from when on the notice of this reference may be sent again; None for one that cannot be."""
        return self._resending.may_at(reference)

    async def health(self) -> FeedHealth:
        """Read how the endpoint stands, and whether money is heard of."""
        mark, refused = await self._mark(), self._refused()
        return await health_of(self._journal, mark, self._notices, now=self._clock.now(), refused=refused)

    async def forget(self) -> None:
        """Let go of everything: the practice books are set aside, and what comes next is judged in the new ones."""
        await self._background.close()
        self._background = BackgroundTasks()
        self._asking.forget()
        self._resending.forget()
        self._rounds.begin(self._background)

    async def close(self) -> None:
        """Stop. What is under way is found again at the next start."""
        self._stop_hearing()
        self._rounds.end()
        await self._background.close()

    @property
    def _offset(self) -> timedelta:
        profile = self._service.profile
        return profile.utc_offset if profile else _USUAL_OFFSET

    @property
    def _sees_people(self) -> bool:
        return self._staff.may(Right.SELL) or self._staff.may(Right.SEE_PERSONAL)

    def _need(self, right: Right) -> None:
        if not self._staff.may(right):
            raise KnownError("This is not yours to do. Ask a manager.")

    async def _mark(self) -> str:
        return await self._inbox.read(inbox_arrivals.mark)

    async def _judgement(self, mark: str, row: str) -> Judgement:
        found = await self._journal.read(webhook_views.judgement_of, mark, row)
        if found is None:
            raise KeyError(row)
        return found

    async def _hear(self, answer: ServiceAnswer) -> None:
        await self._rounds.hear(answer)

    async def _take_up(self) -> None:
        """Find what payments of ours came to while nobody judged, and what is unanswered."""
        while True:  # it is done at a start only: one fault of the disk must not leave it to the next one
            try:
                for reference in await self._journal.read(webhook_views.ours_unsettled, await self._mark()):
                    await self._rounds.take_up(reference)
                await self._ask_on()
                await self._judging.look_for_phones()
            except JournalFault as broken:
                log.warning("what was judged before is not taken up: %s", broken.sentence)
                await self._sleep(self._intervals.unwritten)
            except Exception:
                log.exception("taking up what was judged before met a bug; it is tried again")
                await self._sleep(self._intervals.seldom)
            else:
                return

    async def _ask_on(self) -> None:
        """Put into line what the journal knows to be unanswered, and what came while another service was spoken to, and
        was denied by that: nobody knows which of the two it is of."""
        mark, place, most = await self._mark(), self._service.place(), self._intervals.most
        unanswered = await self._journal.read(webhook_views.unanswered, mark, most)
        since = self._clock.now() - timedelta(seconds=self._intervals.until)
        denied = await self._journal.read(webhook_views.denied_lately, mark, since, most)
        for each in (*unanswered, *(each for each in denied if came_elsewhere(each, place))):
            self._asking.resume(each.reference, each.arrived_at)

    async def _view(self, row: str, *, with_personal: bool = False) -> NoticeView:
        mark = await self._mark()
        judgement = await self._judgement(mark, row)
        found = (await self._inbox.read(read_named, mark, [row], self._offset)).get(row) or gone(judgement)
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
        told = view_of(known, may_resend_at=may_at, expected=expected, with_personal=with_personal)
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
