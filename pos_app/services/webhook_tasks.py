"""What goes on by itself about webhooks that came: they are judged, asked about, and old ones purged."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime, timedelta
from typing import Any, Protocol, TypeVar

from pos_app.domain.clock import Clock
from pos_app.domain.polling import NOTICE_RHYTHM, WebhookPollingIntervals
from pos_app.domain.webhooks import PERSONAL_DAYS
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal import inbox_arrivals, webhook_judgements, webhook_views
from pos_app.journal.errors import JournalFault
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.webhook_judging import ServiceAnswer, WebhookJudging, came_elsewhere
from pos_app.services.webhook_polling import WebhookPolling
from pos_app.services.webhook_processing import WebhookProcessing
from pos_app.services.webhook_resending import WebhookResending

T = TypeVar("T")
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


class WebhookTasks:
    """The work on the webhooks of one till. It is its own: no screen can end it.

    A webhook about one of the `payments` of this till makes those ask, whenever it came.
    """

    def __init__(
        self,
        journal: Journal,
        inbox: Inbox,
        payments: PaymentsAskedAbout,
        service: ServiceConnection,
        *,
        clock: Clock,
        sleep: Sleep = asyncio.sleep,
        intervals: WebhookPollingIntervals = NOTICE_RHYTHM,
    ) -> None:
        self._journal = journal
        self._inbox = inbox
        self._payments = payments
        self._service = service
        self._clock = clock
        self._background = BackgroundTasks()
        self.resending = WebhookResending(journal, service, clock=clock)
        judging = self._judging = WebhookJudging(journal, inbox, offset=lambda: service.utc_offset, place=service.place)
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
        await self.resending.recover()
        self._rounds.begin(self._background)
        self._background.start(self._take_up(), "what was judged before")

    async def see_through(self, work: Coroutine[Any, Any, T], name: str) -> T:
        """Do what somebody asked for to its end, whatever becomes of the screen."""
        return await self._background.see_through(work, name)

    async def ask_now(self, reference: str, arrived_at: datetime) -> None:
        """Ask the service about money that came at once; returns when an answer, or none, has come."""
        ours = await self._journal.read(webhook_views.attempt_about, reference)
        if ours is None:
            await self._asking.ask_now(reference, arrived_at)
        else:
            await self._payments.check_now(ours.reference)
            await self._rounds.look_again(ours.reference)

    async def purge(self) -> int:
        """Delete the personal payloads that are older than the set days, and count them.

        Where another program holds the inbox, that one does it.
        """
        if not self._inbox.is_ours:
            return 0
        before = self._clock.now() - timedelta(days=PERSONAL_DAYS)
        mark = await self._mark()
        if not await self._inbox.read(inbox_arrivals.has_personal, before):
            return 0
        await webhook_judgements.purge(self._journal, mark, before=before)
        return len(await self._inbox.purge(before))

    async def forget(self) -> None:
        """Let go of everything: the practice books are set aside, and what comes next is judged in the new ones."""
        await self._background.close()
        self._background = BackgroundTasks()
        self._asking.forget()
        self.resending.forget()
        self._rounds.begin(self._background)

    async def close(self) -> None:
        """Stop. What is under way is found again at the next start."""
        self._stop_hearing()
        self._rounds.end()
        await self._background.close()

    async def _mark(self) -> str:
        return await self._inbox.read(inbox_arrivals.mark)

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
