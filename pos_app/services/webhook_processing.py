"""Processes webhooks as they come: has them judged, and passes on what the service is to be asked about."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from pos_app.domain.events import Changed, Topic
from pos_app.domain.polling import WebhookPollingIntervals
from pos_app.domain.references import folded
from pos_app.journal.errors import JournalFault
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.webhook_judging import Judged, ServiceAnswer, WebhookJudging
from pos_app.services.webhook_polling import WebhookPolling

log = logging.getLogger(__name__)


class WebhookProcessing:
    """One task that judges; whoever else wants something judged waits for its turn."""

    def __init__(
        self,
        journal: Journal,
        inbox: Inbox,
        judging: WebhookJudging,
        asking: WebhookPolling,
        *,
        settle: Callable[[str], object],
        purge: Callable[[], Awaitable[int]],
        sleep: Callable[[float], Awaitable[None]],
        intervals: WebhookPollingIntervals,
    ) -> None:
        self._judging = judging
        self._asking = asking
        self._settle = settle
        self._purge = purge
        self._sleep = sleep
        self._intervals = intervals
        self._turn = asyncio.Lock()
        self._rung = asyncio.Event()
        self._has_come = True  # a notice that may not have been judged
        self._repeats: set[str] = set()
        self._payments: set[str] = set()
        self._stops = (inbox.listen(self._on_notice), journal.listen(self._on_payment))

    def begin(self, background: BackgroundTasks) -> None:
        """Go on from now on, for as long as these errands do."""
        self._has_come = True
        self._rung.set()
        background.start(self._go_on(), "the judging of notices")
        background.start(self._asking.go_on(), "the asking about notices")
        background.start(self._purge_now_and_then(), "the purging of old notices")

    def end(self) -> None:
        """Hear nothing more."""
        for stop in self._stops:
            stop()

    async def catch_up(self) -> None:
        """Judge whatever came and was not judged."""
        judged: tuple[Judged, ...] | None = ()
        while judged is not None:
            async with self._turn:  # answers are heard in between
                judged = await self._judging.next_ones()
            for each in judged or ():
                self._pass_on(each)

    async def hear(self, answer: ServiceAnswer) -> None:
        """Judge by what the service said."""
        async with self._turn:
            await self._judging.hear(answer)

    async def take_up(self, reference: str) -> None:
        """Judge a payment of ours by what has become of it, and ask about it where that leaves a notice unsettled."""
        async with self._turn:
            judged = await self._judging.look_again(reference)
        for each in judged:
            self._pass_on(each)

    async def look_again(self, reference: str) -> None:
        """Judge by what became of a payment of ours."""
        async with self._turn:
            await self._judging.look_again(reference)

    def _on_notice(self, changed: Changed) -> None:
        if changed.key:
            self._repeats.add(changed.key)
        self._has_come = True
        self._rung.set()

    def _on_payment(self, changed: Changed) -> None:
        if changed.topic is Topic.PAYMENT:
            self._payments.add(changed.key)
            self._rung.set()

    def _pass_on(self, judged: Judged) -> None:
        one = judged.judgement
        self._repeats.discard(one.item)
        if judged.is_ours:
            if judged.may_have_news:
                self._settle(folded(one.reference))
        elif not one.is_over:
            self._asking.ask(one.reference, one.arrived_at)

    async def _go_on(self) -> None:
        while True:
            await self._rung.wait()
            self._rung.clear()
            try:
                if self._has_come:  # a payment that moved is no reason to look for notices
                    self._has_come = False
                    await self.catch_up()
                while self._payments:
                    await self.look_again(self._payments.pop())
                while self._repeats:
                    await self._judging.came_again(self._repeats.pop())
            except JournalFault as broken:
                log.warning("notices are not judged: %s", broken.sentence)
                self._has_come = True
                await self._sleep(self._intervals.unwritten)
                self._rung.set()
            except Exception:
                self._has_come = True
                log.exception("judging notices met a bug; it goes on with the next one that comes")

    async def _purge_now_and_then(self) -> None:
        while True:
            try:
                await self._purge()
            except JournalFault as broken:
                log.warning("old notices are not purged: %s", broken.sentence)
            except Exception:  # personal data must not stay because one look for it failed
                log.exception("purging old notices met a bug; it is looked again")
            await self._sleep(self._intervals.purged)
