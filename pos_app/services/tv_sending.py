"""Sends TV orders: a line before every try, the same bytes each time, and an end that is written down."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from pos_app.domain.clock import Clock
from pos_app.domain.errors import CallFailed
from pos_app.domain.ink import Ink
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.tv import OrderObservation, OrderState
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal import tv_orders
from pos_app.journal.errors import JournalFault
from pos_app.journal.store import Journal
from pos_app.journal.tv_orders import NoSuchOrderError, OrderSeen
from pos_app.services.tv_observations import HeardOfOrder, from_failure, from_reply
from pos_app.services.tv_retry_intervals import TvRetryIntervals

_S, _O = OrderState, OrderObservation
_NO_LINE: Final = HeardOfOrder(
    _O.NOT_SENT, {"why": "no_line", "problem": str(Sentence("The keys were taken away. Nothing was sent."))}
)
_ELSEWHERE: Final = HeardOfOrder(
    _O.NOT_SENT,
    {"why": "elsewhere", "problem": str(Sentence("The service address or the keys were changed. Nothing was sent."))},
)

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class OnItsWay:
    """An order that this run of the till is busy with."""

    reference: str
    base_url: str  # of the service that it is for
    account: str  # and the print of the keys
    problem: Sentence = SILENCE  # why its end is not written yet


class Sender:
    """Takes orders to the service; whether one is sent at all was decided before."""

    def __init__(
        self,
        journal: Journal,
        service: ServiceConnection,
        *,
        clock: Clock,
        sleep: Callable[[float], Awaitable[None]],
        intervals: TvRetryIntervals,
    ) -> None:
        self._journal = journal
        self._service = service
        self._clock = clock
        self._sleep = sleep
        self._intervals = intervals

    @property
    def day(self) -> str:
        """Today by the shop's clock."""
        return self._clock.now().date().isoformat()

    async def send(self, one: OnItsWay) -> None:
        """Send an order for the first time, and again while it certainly never left."""
        await self._see_to_an_end(one, self._try_until_it_left(one))

    async def send_once(self, one: OnItsWay, seen: OrderSeen, ink: Ink) -> None:
        """Send an order whose line is written."""
        await self._see_to_an_end(one, self._try(one, seen, ink))

    async def _try_until_it_left(self, one: OnItsWay) -> None:
        while True:
            seen = await tv_orders.observe(self._journal, one.reference, _O.SENDING, day=self.day)
            if seen.ink is None or await self._try(one, seen, seen.ink) is not _S.INTENT:
                return
            await self._sleep(self._intervals.pause_after(seen.times_sent))

    async def _try(self, one: OnItsWay, seen: OrderSeen, ink: Ink) -> OrderState:
        heard = await self._ask(one, seen.body, ink)
        log.info("%s: %s, try %d", one.reference, heard.seen.value, seen.times_sent)
        return await self._write_down(one, heard)

    async def _ask(self, one: OnItsWay, body: bytes, ink: Ink) -> HeardOfOrder:
        client = self._service.with_keys
        if client is None:
            return _NO_LINE
        if (client.profile.base_url, client.account) != (one.base_url, one.account):
            return _ELSEWHERE  # changed between two tries: there it would be another order
        try:
            return from_reply(await client.tv_pay(body, ink=ink), reference=one.reference)
        except CallFailed as failed:
            return from_failure(failed)

    async def _write_down(self, one: OnItsWay, heard: HeardOfOrder) -> OrderState:
        """Write what was heard, however long the journal cannot: nobody can be asked for it a second time."""
        while True:
            try:
                seen = await tv_orders.observe(self._journal, one.reference, heard.seen, heard.facts, day=self.day)
            except JournalFault as broken:
                one.problem = broken.sentence
                await self._sleep(self._intervals.unwritten)
            else:
                one.problem = SILENCE
                return seen.becomes

    async def _see_to_an_end(self, one: OnItsWay, work: Awaitable[object]) -> None:
        """Do it; when it breaks off, the order is ruled on as after a restart."""
        try:
            try:
                await work
            except JournalFault as broken:  # no line could be written before the call: it was not made
                one.problem = broken.sentence
                await self._write_down(one, HeardOfOrder(_O.RESTARTED, {"because": str(broken.sentence)}))
            except NoSuchOrderError:
                raise
            except Exception:
                log.exception("sending %s met a bug", one.reference)
                await self._write_down(one, HeardOfOrder(_O.RESTARTED, {"because": "bug"}))
        except NoSuchOrderError:
            log.info("%s lies in a book that was set aside", one.reference)
