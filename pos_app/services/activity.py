"""Activity as a counter knows it: every notice with what it is worth, asked about, matched, and sent once more."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.activity_view import FeedHealth, NoticeKind, NoticeRow, NoticeView, PaymentNotice, Standing
from pos_app.domain.errors import KnownError
from pos_app.domain.notice_mask import masked_row, masked_view
from pos_app.domain.people import Right
from pos_app.domain.plain import plain
from pos_app.domain.references import is_askable
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.profile import ServiceProfile
from pos_app.journal import judgement_views, judgements, letter_views, matching, payment_views
from pos_app.journal.inbox import Inbox
from pos_app.journal.judgement_views import Judgement
from pos_app.journal.resends import resends_of
from pos_app.journal.store import Journal
from pos_app.services.errands import Errands
from pos_app.services.feed_told import health_of
from pos_app.services.notice_asking import Asking
from pos_app.services.notice_judging import Answer, Judging
from pos_app.services.notice_reading import read_named
from pos_app.services.notice_rhythm import NOTICE_RHYTHM, NoticeRhythm
from pos_app.services.notice_rounds import Rounds
from pos_app.services.notice_told import Known, gone, heard_of_payment, is_about_money, row_of, view_of
from pos_app.services.notices import Notices
from pos_app.services.resending import Resending

_LONGEST_NOTE: Final = 200
_USUAL_OFFSET: Final = timedelta(hours=1)

Sleep = Callable[[float], Awaitable[None]]


class Activity:
    """Every notice of one till. Its tasks are its own: no screen can end them.

    `settle` hears the reference of a notice about a payment of this till that may have news, where nobody else tells
    the payments; `check_payment` asks about such a payment at once, for `check_now`. `may` tells what whoever stands at
    the counter may do: what a screen hides, this refuses.
    """

    def __init__(
        self,
        journal: Journal,
        inbox: Inbox,
        notices: Notices,
        client: ServiceClient | None,
        *,
        profile: ServiceProfile | None,
        now: Callable[[], datetime],
        monotonic: Callable[[], float],
        settle: Callable[[str], object] = lambda _: None,
        check_payment: Callable[[str], Awaitable[object]] | None = None,
        refused: Callable[[], int] = lambda: 0,
        personal_days: Callable[[], int] = lambda: 30,
        may: Callable[[Right], bool] = lambda _: True,
        who: Callable[[], str] = lambda: "",
        sleep: Sleep = asyncio.sleep,
        rhythm: NoticeRhythm = NOTICE_RHYTHM,
    ) -> None:
        self._journal = journal
        self._inbox = inbox
        self._notices = notices
        self._client = client
        self._profile = profile
        self._now = now
        self._check_payment = check_payment
        self._refused = refused
        self._personal_days = personal_days
        self._may, self._who = may, who
        self._errands = Errands()
        self._resending = Resending(journal, lambda: self._client, now=now)
        judging = self._judging = Judging(journal, inbox, offset=lambda: self._offset)
        self._asking = Asking(
            lambda: self._client.verify if self._client else None,
            self._hear,
            self._ask_on,
            now=now,
            monotonic=monotonic,
            sleep=sleep,
            rhythm=rhythm,
        )
        self._most = rhythm.most
        self._rounds = Rounds(
            journal, inbox, judging, self._asking, settle=settle, purge=self.purge, sleep=sleep, rhythm=rhythm
        )

    def speak_through(self, client: ServiceClient | None, profile: ServiceProfile | None) -> None:
        """Use this line to the service from now on; without one, nothing is asked."""
        self._client = client
        self._profile = profile
        self._asking.speak()

    async def recover(self) -> None:
        """At start: begin to judge what came meanwhile, and to ask on about what has no answer yet."""
        await self._resending.recover()
        self._rounds.begin(self._errands)
        self._errands.start(self._take_up(), "what was judged before")

    async def rows(
        self, *, kind: frozenset[NoticeKind] | None = None, before: str = "", most: int = 100
    ) -> tuple[NoticeRow, ...]:
        """Read a page of notices, newest first; the next page is before the last row of this one."""
        mark = await self._mark()
        page = await self._journal.read(judgement_views.page, mark, kind, before, most)
        found = await self._inbox.read(read_named, mark, [each.item for each in page], self._offset)
        ours = await self._journal.read(judgement_views.attempts_about, [each.reference for each in page])
        rows = (row_of(each, found.get(each.item) or gone(each), ours.get(each.reference)) for each in page)
        return tuple(rows if self._sees_people else map(masked_row, rows))

    async def view(self, row: str) -> NoticeView:
        """Read one notice whole; KeyError for a row that is not there."""
        return await self._view(row)

    async def unread(self) -> int:
        """Count the notices that nobody has looked at."""
        return await self._journal.read(judgement_views.unseen, await self._mark())

    async def mark_seen(self, row: str = "") -> None:
        """Note that somebody has looked at a notice; '' means all of them. Who only looks leaves no trace of it."""
        if not self._may(Right.NOTE):
            return
        work = judgements.mark_seen(self._journal, await self._mark(), row)
        await self._errands.see_through(work, "what was seen")

    async def check_now(self, row: str) -> None:
        """Ask the service about a notice; returns when an answer, or none, has come."""
        self._need(Right.SELL)
        judgement = await self._judgement(await self._mark(), row)
        reference = judgement.reference
        if not is_about_money(judgement) or not is_askable(reference):
            raise KnownError("The service cannot be asked about this notice.")
        ours = await self._journal.read(payment_views.attempt_of, reference)
        if ours is None:
            await self._asking.ask_now(reference, judgement.arrived_at)
        elif self._check_payment is not None:
            await self._check_payment(reference)
            await self._rounds.look_again(reference)

    async def match_to_sale(self, row: str, sale: int) -> None:
        """Say which sale the money is for. KnownError with a sentence: it is matched to nothing."""
        self._need(Right.NOTE)
        mark = await self._mark()
        judgement = await self._judgement(mark, row)
        if not is_about_money(judgement) or judgement.kind is NoticeKind.CARD:
            raise KnownError("This notice is not about money that came in for a sale.")
        work = matching.match(self._journal, mark, row, sale=sale)
        await self._errands.see_through(work, f"the match of notice {row}")

    async def take_match_back(self, row: str) -> None:
        """Say that the money is for no sale after all. KnownError with a sentence: the service has confirmed it."""
        self._need(Right.NOTE)
        mark = await self._mark()
        await self._judgement(mark, row)
        work = matching.unmatch(self._journal, mark, row, manager=self._who() if self._may(Right.APPROVE) else "")
        await self._errands.see_through(work, f"the match of notice {row}")

    async def match_to_note(self, row: str, note: str) -> None:
        """Say in words what the money is for."""
        self._need(Right.NOTE)
        mark = await self._mark()
        await self._judgement(mark, row)
        work = matching.note(self._journal, mark, row, note=plain(note, most=_LONGEST_NOTE))
        await self._errands.see_through(work, f"the note on notice {row}")

    async def show_personal(self, row: str, *, who: str) -> NoticeView:
        """Read one notice with its personal fields; that it was done, and by whom, is written down first."""
        self._need(Right.SEE_PERSONAL)
        mark = await self._mark()
        await self._judgement(mark, row)
        name = plain(who)
        if not name:
            raise KnownError("Personal data is shown to somebody with a name only.")
        await judgements.show_personal(self._journal, mark, row, who=name)
        return await self._view(row, with_personal=True)

    async def purge(self) -> int:
        """Delete the personal payloads that are older than the set days, and count them.

        Where another program holds the inbox, that one does it.
        """
        if not self._inbox.is_ours:
            return 0
        before = self._now() - timedelta(days=self._personal_days())
        mark = await self._mark()
        if not await self._inbox.read(letter_views.has_personal, before):
            return 0
        await judgements.purge(self._journal, mark, before=before)
        return len(await self._inbox.purge(before))

    async def resend(self, reference: str) -> str:
        """Have a notice sent once more, never by itself; returns the service's words.

        KnownError with a sentence: refused, too early, or nobody knows whether it was sent.
        """
        self._need(Right.NOTE)
        return await self._errands.see_through(self._resending.resend(reference), f"the resend of {reference}")

    async def heard_of(self, reference: str) -> PaymentNotice:
        """Read what was heard of a payment of this till."""
        judgements_of_it = await self._journal.read(judgement_views.about, await self._mark(), reference)
        resends = await self._journal.read(resends_of, reference)
        return heard_of_payment(reference, judgements_of_it, resends, may_resend_at=self.may_resend_at(reference))

    def may_resend_at(self, reference: str) -> datetime | None:
        """Return from when on the notice of this reference may be sent again; None for one that cannot be."""
        return self._resending.may_at(reference)

    async def health(self) -> FeedHealth:
        """Read how the endpoint stands, and whether money is heard of."""
        mark, refused = await self._mark(), self._refused()
        return await health_of(self._journal, mark, self._notices, now=self._now(), refused=refused)

    async def forget(self) -> None:
        """Let go of everything: the practice books are set aside, and what comes next is judged in the new ones."""
        await self._errands.close()
        self._errands = Errands()
        self._asking.forget()
        self._resending.forget()
        self._rounds.begin(self._errands)

    async def close(self) -> None:
        """Stop. What is under way is found again at the next start."""
        self._rounds.end()
        await self._errands.close()

    @property
    def _offset(self) -> timedelta:
        return self._profile.utc_offset if self._profile else _USUAL_OFFSET

    @property
    def _sees_people(self) -> bool:
        return self._may(Right.SELL) or self._may(Right.SEE_PERSONAL)

    def _need(self, right: Right) -> None:
        if not self._may(right):
            raise KnownError("This is not yours to do. Ask a manager.")

    async def _mark(self) -> str:
        return await self._inbox.read(letter_views.mark)

    async def _judgement(self, mark: str, row: str) -> Judgement:
        found = await self._journal.read(judgement_views.judgement_of, mark, row)
        if found is None:
            raise KeyError(row)
        return found

    async def _hear(self, answer: Answer) -> None:
        await self._rounds.hear(answer)

    async def _take_up(self) -> None:
        """Find what payments of ours came to while nobody judged, and what is unanswered."""
        for reference in await self._journal.read(judgement_views.ours_unsettled, await self._mark()):
            await self._rounds.look_again(reference)
        await self._ask_on()
        await self._judging.look_for_phones()

    async def _ask_on(self) -> None:
        """Put into line what the journal knows to be unanswered."""
        for each in await self._journal.read(judgement_views.unanswered, await self._mark(), self._most):
            self._asking.resume(each.reference, each.arrived_at)

    async def _view(self, row: str, *, with_personal: bool = False) -> NoticeView:
        mark = await self._mark()
        judgement = await self._judgement(mark, row)
        found = (await self._inbox.read(read_named, mark, [row], self._offset)).get(row) or gone(judgement)
        read, money, reference = self._journal.read, found.record.sent.money, judgement.reference
        is_ours = judgement.is_signed
        attempt = await read(payment_views.attempt_of, reference) if is_ours and reference else None
        is_wanted = attempt is None and judgement.sale is None and judgement.standing is not Standing.SUSPICIOUS
        is_wanted = is_wanted and not await read(judgement_views.is_matched_elsewhere, mark, row, reference)
        sale = await read(payment_views.sale_of, judgement.sale) if judgement.sale is not None else None
        known = Known(
            judgement,
            found,
            attempt,
            matched=sale,
            may_approve=self._may(Right.APPROVE),
            offers=await read(judgement_views.offers, money, is_verified=judgement.standing is Standing.VERIFIED)
            if money and is_wanted and is_about_money(judgement)
            else (),
            lines=await read(judgement_views.story, mark, row),
            resends=await read(resends_of, reference) if is_about_money(judgement) and reference else (),
        )
        expected = self._profile.webhook_sources if self._profile else ()
        may_at = self.may_resend_at(reference)
        told = view_of(known, may_resend_at=may_at, expected=expected, with_personal=with_personal)
        return told if self._sees_people else masked_view(told)
