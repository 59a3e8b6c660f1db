"""Walks one card through operations 1 to 4: a line before each call that could charge, and nothing sent twice."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from pos_app.domain.cards import CardSecret
from pos_app.domain.errors import CallFailed, KeysRefused, NotSent, Refused, TooBusy
from pos_app.domain.ink import Ink
from pos_app.domain.payment import Observation, PaymentState
from pos_app.domain.replies import AltPage, Encrypted, PostPage, Started
from pos_app.domain.sale import Order
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.profile import ServiceProfile
from pos_app.journal.errors import JournalFault
from pos_app.journal.payments import NoSuchReferenceError
from pos_app.journal.store import Fact
from pos_app.services.browser import ApprovalEvent, ApprovalPage, Browser, DeviceOutcome, DevicePage, DeviceReport
from pos_app.services.errands import Errands
from pos_app.services.rhythm import Rhythm
from pos_app.services.slate import Slate, Underway
from pos_app.services.watcher import Watcher

_S, _O, _E = PaymentState, Observation, ApprovalEvent
_LEFT: Final = frozenset({_E.RETURNED, _E.CLOSED, _E.CRASHED})
_MOST_BUSY: Final = 3  # times that operation 1 is asked again

T = TypeVar("T")

log = logging.getLogger(__name__)


class CardFlow:
    """The way from a card to a question that only verification answers."""

    def __init__(
        self,
        slate: Slate,
        watcher: Watcher,
        browser: Browser,
        *,
        errands: Errands,
        sleep: Callable[[float], Awaitable[None]],
        rhythm: Rhythm,
    ) -> None:
        self._slate = slate
        self._watcher = watcher
        self._browser = browser
        self._errands = errands
        self._sleep = sleep
        self._rhythm = rhythm

    async def walk(
        self, one: Underway, order: Order, card: CardSecret, *, client: ServiceClient, profile: ServiceProfile
    ) -> None:
        """Go as far as the card leads, then hand over to the watcher; the card is wiped however this ends."""
        limit = asyncio.create_task(self._limit(one, card), name=f"the card of {one.reference}")
        try:
            with card:
                await self._walk(one, order, card, client=client, profile=profile)
        except JournalFault as broken:
            one.is_lost = True
            one.problem = broken.sentence
        except NoSuchReferenceError:
            log.info("%s lies in a book that was set aside", one.reference)
            one.is_in_flow = False
            self._slate.forget(one)
            return
        except Exception:
            log.exception("the flow of %s met a bug; only its result is asked for", one.reference)
            one.is_lost = True
        finally:
            limit.cancel()
            one.card = None
            one.is_in_flow = False
        self._watcher.watch(one)

    async def cancel(self, one: Underway, *, because: str) -> None:
        """Ask for an end: nothing more is sent when this comes before the line of the next call."""
        one.is_cancel_asked = True
        await self._slate.observe(one, _O.CANCEL_ASKED, {"because": because})
        if one.card is not None and one.state is not _S.ENROLL_SENT:
            one.card.wipe()

    def note_approval(self, one: Underway, event: ApprovalEvent) -> None:
        """Hear of the customer's page; what the customer decided, only verification tells."""
        if event in _LEFT:
            self._errands.start(self.leave_approval(one, event.value), f"the approval of {one.reference}")
        elif event is not _E.SHOWN:
            self._watcher.ask_now(one)

    async def leave_approval(self, one: Underway, event: str) -> None:
        """Go from the customer's page to asking at once."""
        if one.state is _S.STEP_UP:
            try:
                await self._slate.observe(one, _O.APPROVAL_LEFT, {"event": event})
            except JournalFault as broken:
                one.problem = broken.sentence
        self._watcher.ask_now(one)

    async def _walk(
        self, one: Underway, order: Order, card: CardSecret, *, client: ServiceClient, profile: ServiceProfile
    ) -> None:
        encrypted = await self._encrypt(one, card, client)
        if encrypted is None:
            return
        ink = (await self._slate.observe(one, _O.ENCRYPTED)).ink
        if ink is None:
            return
        started = await self._start(one, order, encrypted, client, ink)
        if started is None:
            return
        report = await self._look_at_device(one, started, client, profile)
        if report is None:
            return
        facts: dict[str, Fact] = {
            "device": report.outcome.value,
            "was_framed": report.was_framed,
            "milliseconds": report.milliseconds,
        }
        ink = (await self._slate.observe(one, _O.DEVICE_DONE, facts)).ink
        if ink is not None:
            page = await self._enroll(one, card, client, ink)
            if page is not None:
                self._open(one, page, profile)

    async def _encrypt(self, one: Underway, card: CardSecret, client: ServiceClient) -> Encrypted | None:
        """Operation 1: nothing charges, so it is given up at once when a cancel comes."""
        try:
            return await _unless_left(one, self._encrypt_when_not_busy(one, card, client))
        except CallFailed as failed:
            if one.state is _S.INTENT:
                await self._slate.observe(one, _O.NOT_ENCRYPTED, _facts_of(failed))
            return None

    async def _encrypt_when_not_busy(self, one: Underway, card: CardSecret, client: ServiceClient) -> Encrypted:
        for _ in range(_MOST_BUSY):
            try:
                return await client.encrypt(card, reference=one.reference)
            except TooBusy as busy:
                await self._sleep(busy.retry_after)
        return await client.encrypt(card, reference=one.reference)

    async def _start(
        self, one: Underway, order: Order, encrypted: Encrypted, client: ServiceClient, ink: Ink
    ) -> Started | None:
        """Operation 2, once."""
        try:
            started = await client.initialize(
                encrypted, email=order.payer, amount=order.amount, reference=one.reference, ink=ink
            )
        except CallFailed as failed:
            await self._slate.observe(one, _not_started(failed), _facts_of(failed))
            return None
        await self._slate.observe(one, _O.STARTED, {"reference_id": started.reference_id})
        if one.is_cancel_asked and one.state is _S.DEVICE_CHECK:
            await self._slate.observe(one, _O.CANCEL_ASKED, {"because": "asked_earlier"})
        return started if one.state is _S.DEVICE_CHECK else None

    async def _look_at_device(
        self, one: Underway, started: Started, client: ServiceClient, profile: ServiceProfile
    ) -> DeviceReport | None:
        """Operation 3: however it ends, the payment goes on; only a cancel or a result stops it."""
        try:
            url = client.device_page_url(one.reference, started.reference_id)
        except NotSent:
            return DeviceReport(DeviceOutcome.LOAD_FAILED, was_framed=False, milliseconds=0)
        page = DevicePage(url, profile.trusted_origins(started.device_data_url), profile.device_wait_ms)
        try:
            return await _unless_left(one, self._browser.collect_device_data(page))
        except Exception:
            log.exception("the browser failed at the device page of %s", one.reference)
            return DeviceReport(DeviceOutcome.CRASHED, was_framed=False, milliseconds=0)

    async def _enroll(
        self, one: Underway, card: CardSecret, client: ServiceClient, ink: Ink
    ) -> AltPage | PostPage | None:
        """Operation 4, once; whatever comes of it, the card is spent."""
        try:
            enrolled = await client.enroll(card, reference=one.reference, ink=ink)
        except CallFailed as failed:
            await self._slate.observe(one, _O.ENROLL_UNCLEAR, _facts_of(failed))
            return None
        if enrolled.page is None:
            await self._slate.observe(one, _O.ENROLLED_WITHOUT_PAGE, {"message": enrolled.message})
            return None
        host = urlsplit(enrolled.page.url).hostname or ""
        await self._slate.observe(one, _O.ENROLLED_WITH_PAGE, {"host": host, "message": enrolled.message})
        return enrolled.page if one.state is _S.STEP_UP else None

    def _open(self, one: Underway, page: AltPage | PostPage, profile: ServiceProfile) -> None:
        token = page.token if isinstance(page, PostPage) else None
        homes = frozenset({profile.card_pages, profile.s2s_base_url})
        shown = ApprovalPage(one.reference, page.url, token, homes)
        try:
            one.approval = self._browser.open_step_up(shown, seen=partial(self.note_approval, one))
        except Exception:
            log.exception("the browser failed at the approval of %s", one.reference)
            self.note_approval(one, _E.CRASHED)

    async def _limit(self, one: Underway, card: CardSecret) -> None:
        """Card digits live no longer than this after Pay, and what was not done by then is cancelled."""
        await self._sleep(self._rhythm.card_lives)
        card.wipe()
        try:
            await self.cancel(one, because="took_too_long")
        except JournalFault as broken:
            one.problem = broken.sentence
            one.left.set()


def _not_started(failed: CallFailed) -> Observation:
    match failed:
        case NotSent():
            return _O.START_NOT_SENT
        case KeysRefused():
            return _O.START_KEYS_REFUSED
        case Refused():
            return _O.START_REFUSED
        case _:
            return _O.START_UNANSWERED


def _facts_of(failed: CallFailed) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"why": failed.trace.why, "status": failed.trace.status, "problem": failed.sentence}
    return {**facts, "message": failed.said} if isinstance(failed, Refused) else facts


async def _unless_left(one: Underway, work: Coroutine[Any, Any, T]) -> T | None:
    """Do something that may be given up, until there is no point in it any more."""
    task = asyncio.ensure_future(work)
    left = asyncio.ensure_future(one.left.wait())
    try:
        await asyncio.wait({task, left}, return_when=asyncio.FIRST_COMPLETED)
        return task.result() if task.done() else None
    finally:
        task.cancel()
        left.cancel()
        await asyncio.gather(task, left, return_exceptions=True)
