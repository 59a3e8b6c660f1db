"""Watches whether the payment service can be reached, by a question that moves no money: the TV providers."""

import asyncio
import contextlib
import logging
from typing import Final

from pos_app.domain.clock import Clock
from pos_app.domain.connection import Reach, ReachView
from pos_app.domain.errors import CallFailed, KeysRefused, NotSent, TooBusy
from pos_app.domain.events import Topic
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal.errors import JournalFault
from pos_app.journal.store import Entry, Journal

_EVERY: Final = {Reach.ONLINE: 60.0, Reach.KEYS_REFUSED: 60.0}
_SOON: Final = 10.0

log = logging.getLogger(__name__)


class Connection:
    """The line to the service as the top bar shows it."""

    def __init__(self, journal: Journal, service: ServiceConnection, *, clock: Clock) -> None:
        self._journal = journal
        self._service = service
        self._clock = clock
        self._asking = asyncio.Lock()
        self._has_new_line = asyncio.Event()
        self._begin_again()
        service.listen(self._begin_again)

    @property
    def view(self) -> ReachView:
        """The last thing known."""
        return self._view

    async def check_now(self) -> ReachView:
        """Ask once, and write it down when it changed."""
        async with self._asking:
            client = self._service.with_keys
            if client is None:
                return self._view
            reach, said = await self._look(client)
            if client is self._service.with_keys:  # an old line says nothing about a new one
                is_news, since = reach is not self._view.reach, self._view.since
                self._view = ReachView(reach, self._clock.now() if is_news else since, said)
                if is_news:
                    await self._write_down(reach)
        return self._view

    async def watch(self) -> None:
        """Go on asking: now and then while all is well, sooner while it is not."""
        while True:
            self._has_new_line.clear()
            reach = Reach.UNREACHABLE
            try:
                reach = (await self.check_now()).reach
            except Exception:  # whatever one question came to, the next one is asked
                log.exception("asking whether the service can be reached met a bug; it is asked again")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_EVERY.get(reach, _SOON)):  # wait_for may swallow a cancel
                    await self._has_new_line.wait()

    def _begin_again(self) -> None:
        """Know nothing: of another line, or of none while addresses or keys are missing."""
        self._view = ReachView(Reach.CHECKING if self._service.with_keys else Reach.NOT_SET_UP, None)
        self._has_new_line.set()

    async def _write_down(self, reach: Reach) -> None:
        try:
            await self._journal.record(Entry("reach", "service", {"reach": reach.value}, Topic.SERVICE))
        except JournalFault as fault:  # a full disk is no reason to stop looking
            log.warning("the connection was not written down: %s", fault.sentence)

    async def _look(self, client: ServiceClient) -> tuple[Reach, str]:
        try:
            await client.tv_providers()
        except KeysRefused as refused:
            log.info("the service does not accept the keys: %s", refused.said or "without a word")
            return Reach.KEYS_REFUSED, refused.said
        except (NotSent, TooBusy) as failed:
            # A service that asks to come back later is there.
            return Reach.ONLINE if isinstance(failed, TooBusy) else Reach.UNREACHABLE, failed.said
        except CallFailed as failed:
            log.info("the service answered unclearly: %s %s", failed, failed.said)
            return Reach.UNREACHABLE, failed.said
        return Reach.ONLINE, ""
