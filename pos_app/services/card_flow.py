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
from pos_app.domain.payment_steps import PAGE_REFUSED
from pos_app.domain.polling import PollingIntervals
from pos_app.domain.replies import AltPage, Encrypted, PostPage, Started
from pos_app.domain.sale import SaleOrder
from pos_app.gateway.approval import path_to_keep
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.profile import ServiceProfile
from pos_app.journal.errors import JournalFault
from pos_app.journal.payments import NoSuchReferenceError
from pos_app.journal.store import Fact
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.browser import ApprovalEvent, ApprovalPage, Browser, DeviceOutcome, DevicePage, DeviceReport
from pos_app.services.in_flight import InFlight, InFlightPayments
from pos_app.services.polling import ResultPolling

_S, _O, _E = PaymentState, Observation, ApprovalEvent
_LEFT: Final = frozenset({_E.RETURNED, _E.CLOSED, _E.CRASHED})
_WALKED: Final = frozenset({_S.INTENT, _S.INIT_SENT, _S.DEVICE_CHECK, _S.ENROLL_SENT})
_MOST_BUSY: Final = 3  # times that operation 1 is asked again

T = TypeVar("T")

log = logging.getLogger(__name__)


class CardFlow:
    """The way from a card to a question that only verification answers."""

    def __init__(
        self,
        in_flight: InFlightPayments,
        watcher: ResultPolling,
        browser: Browser,
        *,
        background: BackgroundTasks,
        sleep: Callable[[float], Awaitable[None]],
        intervals: PollingIntervals,
    ) -> None:
        self._in_flight = in_flight
        self._watcher = watcher
        self._browser = browser
        self._background = background
        self._sleep = sleep
        self._intervals = intervals

    async def walk(self, one: InFlight, order: SaleOrder, card: CardSecret, *, client: ServiceClient) -> None:
        """Go as far as the card leads, then hand over to the watcher; the card is wiped however this ends."""
        limit = asyncio.create_task(self._limit(one, card), name=f"the card of {one.reference}")
        try:
            with card:
                await self._walk(one, order, card, client)
        except JournalFault as broken:
            one.is_lost = True
            one.problem = broken.sentence
        except NoSuchReferenceError:
            log.info("%s lies in a book that was set aside", one.reference)
            one.is_in_flow = False
            self._in_flight.forget(one)
            return
        except Exception:
            log.exception("the flow of %s met a bug; only its result is asked for", one.reference)
            one.is_lost = True
        finally:
            limit.cancel()
            one.card = None
            one.is_in_flow = False
            one.is_lost = one.is_lost or one.state in _WALKED  # it was stopped by a cancel that could not be written
        self._watcher.watch(one)

    async def cancel(self, one: InFlight, *, because: str) -> None:
        """Ask for an end: nothing more is sent when this comes before the line of the next call."""
        one.is_cancel_asked = True
        try:
            await self._in_flight.observe(one, _O.CANCEL_ASKED, {"because": because})
        except JournalFault:
            one.left.set()  # whoever was told of a cancel must not see Paid
            raise
        finally:
            if one.card is not None and one.state is not _S.ENROLL_SENT:
                one.card.wipe()

    def note_approval(self, one: InFlight, event: ApprovalEvent) -> None:
        """Hear of the customer's page; what the customer decided, only verification tells."""
        if event in _LEFT:
            is_first = one.state is _S.STEP_UP
            work = self.leave_approval(one, event.value, is_first=is_first)
            self._background.start(work, f"the approval of {one.reference}")

    async def leave_approval(self, one: InFlight, event: str, *, is_first: bool = True) -> None:
        """Go from the customer's page to asking at once; a page that says so again hurries nobody."""
        if one.state is _S.STEP_UP:
            try:
                await self._in_flight.observe(one, _O.APPROVAL_LEFT, {"event": event})
            except JournalFault as broken:
                one.problem = broken.sentence
        if is_first:
            self._watcher.ask_now(one)
        else:
            self._watcher.ask_soon(one)

    async def show_again(self, one: InFlight, page: AltPage, profile: ServiceProfile) -> None:
        """Put the page before the customer once more, after a restart; nothing is sent for it."""
        if one.approval is None:
            await self._in_flight.observe(one, _O.PAGE_SHOWN_AGAIN)
            if one.state is _S.STEP_UP:
                self._open(one, page, profile)

    async def _walk(self, one: InFlight, order: SaleOrder, card: CardSecret, client: ServiceClient) -> None:
        encrypted = await self._encrypt(one, card, client)
        if encrypted is None or one.left.is_set():
            return
        ink = (await self._in_flight.observe(one, _O.ENCRYPTED)).ink
        if ink is None:
            return
        started = await self._start(one, order, encrypted, client, ink)
        if started is None:
            return
        report = await self._look_at_device(one, started, client)
        if report is None or one.left.is_set():
            return
        facts: dict[str, Fact] = {
            "device": report.outcome.value,
            "was_framed": report.was_framed,
            "milliseconds": report.milliseconds,
        }
        ink = (await self._in_flight.observe(one, _O.DEVICE_DONE, facts)).ink
        if ink is not None:
            page = await self._enroll(one, card, client, ink)
            if page is not None:
                self._open(one, page, client.profile)

    async def _encrypt(self, one: InFlight, card: CardSecret, client: ServiceClient) -> Encrypted | None:
        """Operation 1: nothing charges, so it is given up at once when a cancel comes."""
        try:
            return await _unless_left(one, self._encrypt_when_not_busy(one, card, client))
        except CallFailed as failed:
            if one.state is _S.INTENT:
                await self._in_flight.observe(one, _O.NOT_ENCRYPTED, _facts_of(failed))
            return None

    async def _encrypt_when_not_busy(self, one: InFlight, card: CardSecret, client: ServiceClient) -> Encrypted:
        for _ in range(_MOST_BUSY):
            try:
                return await client.encrypt(card, reference=one.reference)
            except TooBusy as busy:
                await self._sleep(busy.retry_after)
        return await client.encrypt(card, reference=one.reference)

    async def _start(
        self, one: InFlight, order: SaleOrder, encrypted: Encrypted, client: ServiceClient, ink: Ink
    ) -> Started | None:
        """Operation 2, once."""
        if one.left.is_set():
            await self._in_flight.observe(one, _O.START_NOT_SENT, {"why": "cancelled"})
            return None
        try:
            started = await client.initialize(
                encrypted, email=order.payer, amount=order.amount, reference=one.reference, ink=ink
            )
        except CallFailed as failed:
            await self._in_flight.observe(one, _not_started(failed), _facts_of(failed))
            return None
        await self._in_flight.observe(one, _O.STARTED, {"reference_id": started.reference_id})
        if one.is_cancel_asked and one.state is _S.DEVICE_CHECK:
            await self._in_flight.observe(one, _O.CANCEL_ASKED, {"because": "asked_earlier"})
        return started if one.state is _S.DEVICE_CHECK else None

    async def _look_at_device(self, one: InFlight, started: Started, client: ServiceClient) -> DeviceReport | None:
        """Operation 3: however it ends, the payment goes on; only a cancel or a result stops it."""
        try:
            url = client.device_page_url(one.reference, started.reference_id)
        except NotSent:
            return DeviceReport(DeviceOutcome.LOAD_FAILED, was_framed=False, milliseconds=0)
        profile = client.profile
        page = DevicePage(url, profile.trusted_origins(started.device_data_url), profile.device_wait_ms)
        try:
            return await _unless_left(one, self._browser.collect_device_data(page))
        except Exception:
            log.exception("the browser failed at the device page of %s", one.reference)
            return DeviceReport(DeviceOutcome.CRASHED, was_framed=False, milliseconds=0)

    async def _enroll(
        self, one: InFlight, card: CardSecret, client: ServiceClient, ink: Ink
    ) -> AltPage | PostPage | None:
        """Operation 4, once; whatever comes of it, the card is spent."""
        try:
            enrolled = await client.enroll(card, reference=one.reference, ink=ink)
        except CallFailed as failed:
            await self._in_flight.observe(one, _O.ENROLL_UNCLEAR, _facts_of(failed))
            return None
        if enrolled.page is None:
            facts: dict[str, Fact] = {"message": enrolled.message}
            if enrolled.is_page_refused:
                facts["problem"] = str(PAGE_REFUSED)
            await self._in_flight.observe(one, _O.ENROLLED_WITHOUT_PAGE, facts)
            return None
        told: dict[str, Fact] = {"host": urlsplit(enrolled.page.url).hostname or "", "message": enrolled.message}
        if path := path_to_keep(enrolled.page, client.profile, reference=one.reference):
            told["page"] = path
        await self._in_flight.observe(one, _O.ENROLLED_WITH_PAGE, told)
        return enrolled.page if one.state is _S.STEP_UP else None

    def _open(self, one: InFlight, page: AltPage | PostPage, profile: ServiceProfile) -> None:
        token = page.token if isinstance(page, PostPage) else None
        homes = frozenset({profile.card_pages, profile.s2s_base_url})
        shown = ApprovalPage(one.reference, page.url, token, homes)
        try:
            one.approval = self._browser.open_step_up(shown, seen=partial(self.note_approval, one))
        except Exception:
            log.exception("the browser failed at the approval of %s", one.reference)
            self.note_approval(one, _E.CRASHED)

    async def _limit(self, one: InFlight, card: CardSecret) -> None:
        """Card digits live no longer than this after Pay, and what was not done by then is cancelled."""
        await self._sleep(self._intervals.card_lives)
        card.wipe()
        try:
            await self.cancel(one, because="took_too_long")
        except JournalFault as broken:
            one.problem = broken.sentence


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
    facts: dict[str, Fact] = {"why": failed.trace.why, "status": failed.trace.status, "problem": str(failed.sentence)}
    return {**facts, "message": failed.said} if failed.said else facts


async def _unless_left(one: InFlight, work: Coroutine[Any, Any, T]) -> T | None:
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
