"""The webhook endpoint of a till, or the inbox that it follows while `pos-app listen` has the endpoint."""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import Final

from pos_app.app.process import TillProcess, now
from pos_app.domain.connection import Feed
from pos_app.domain.events import Changed, Topic
from pos_app.domain.references import is_askable
from pos_app.domain.webhooks import PERSONAL_DAYS
from pos_app.journal import inbox_views
from pos_app.journal.errors import JournalFault, JournalInUse
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.services.open_inbox import note_kept, open_inbox_whole
from pos_app.services.practice import Practice
from pos_app.services.webhooks import Webhooks
from pos_app.system.settings import NoticeAddress
from pos_app.system.threads import in_thread, meanwhile, whole
from pos_app.webhook_server.address import find_address, find_full, url_of
from pos_app.webhook_server.endpoint import notice_endpoint
from pos_app.webhook_server.refusals import Refusals
from pos_app.webhook_server.server import AddressTaken, WebhookServer

_log: Final = logging.getLogger(__name__)

_MOST_WAITING: Final = 1000
_PURGES_EVERY: Final = 3600.0
_HOSTS: Final = {NoticeAddress.LOOPBACK: "127.0.0.1", NoticeAddress.LAN: "0.0.0.0"}  # noqa: S104  # the owner chose it


class WebhookEndpoint:
    """Hears notices itself, or hears of those that another program keeps."""

    def __init__(self, process: TillProcess, inbox: Inbox) -> None:
        self.inbox = inbox
        self._places = process.places
        self._settings = process.settings.settings
        self._refusals = Refusals(time.monotonic)

    @property
    def is_by_other_program(self) -> bool:
        """Tell whether `pos-app listen` listens in place of this till."""
        return not self.inbox.is_ours and self.inbox.is_held

    @property
    def refused(self) -> int:
        """Count what was turned away since the endpoint opened."""
        return self._refusals.total

    @asynccontextmanager
    async def listening(
        self,
        notices: Webhooks,
        *,
        header: str,
        practice: Practice | None,
        told: Callable[[str], object] = lambda _: None,
    ) -> AsyncGenerator[None]:
        """Listen for as long as this is entered, if the owner wants it and nobody else does.

        `told` hears the references of notices that another program took; of its own the till hears from `notices`.
        """
        if not self.inbox.is_ours:
            async with self._beside_another(notices, practice), self._passing_on(told):
                yield
            return
        async with self._listening(notices, header=header, practice=practice):
            yield

    @asynccontextmanager
    async def _listening(self, notices: Webhooks, *, header: str, practice: Practice | None) -> AsyncGenerator[None]:
        host = _HOSTS.get(self._settings.notice_address)
        if host is None:
            yield
            return
        path = self._settings.notice_path
        # Practice needs no port of its own choosing, and must not fail for one that is taken.
        port = self._settings.notice_port if practice is None else 0
        app = notice_endpoint(notices.take, path=path, signature_header=header, refused=self._refusals.count)
        server = WebhookServer(app, host=host, port=port, name="notices", refused=self._refusals.count)
        try:
            await self._open(server, notices, practice)
            yield
        finally:
            await in_thread(server.stop)
            self._refusals.close()

    async def _open(self, server: WebhookServer, notices: Webhooks, practice: Practice | None) -> None:
        host, path = server.host, self._settings.notice_path
        try:
            await whole(in_thread(server.start))
        except AddressTaken as taken:
            _log.warning("%s", taken.sentence)
            notices.stands(Feed.BLOCKED, address=url_of(host, server.port, path))
            return
        url = url_of(host, server.port, path)
        _log.info("Notices are taken at %s", url)
        notices.stands(Feed.LISTENING, address=url)
        if practice is not None:
            await practice.send_notices_to(f"http://127.0.0.1:{server.port}{path}")

    @asynccontextmanager
    async def _passing_on(self, told: Callable[[str], object]) -> AsyncGenerator[None]:
        """Tell of the references that notices name, one after the other; when too many wait, the polls find them."""
        rows: asyncio.Queue[int] = asyncio.Queue(_MOST_WAITING)

        def note(change: Changed) -> None:
            if change.topic is Topic.NOTICE and change.key.isdecimal() and not rows.full():
                rows.put_nowait(int(change.key))

        async def pass_on() -> None:
            while True:
                row = await rows.get()
                try:
                    reference = await self.inbox.read(inbox_views.reference_of, row)
                    if is_askable(reference):
                        told(reference)
                except JournalFault as broken:
                    _log.info("What notice %d names cannot be read: %s", row, broken.sentence)
                except Exception:  # noqa: BLE001  # what the next notices name has to be asked about all the same
                    _log.exception("Passing on what notice %d names met a bug", row)

        stop = self.inbox.listen(note)
        try:
            async with meanwhile(pass_on()):
                yield
        finally:
            stop()

    @asynccontextmanager
    async def _beside_another(self, notices: Webhooks, practice: Practice | None) -> AsyncGenerator[None]:
        """Say how the other program stands, and what becomes of it."""
        stood: list[bool] = []

        def look(_: Changed | None = None) -> None:
            is_there = self.inbox.is_held
            if stood[-1:] != [is_there]:
                stood.append(is_there)
                _log.info("Another program takes the notices%s", "" if is_there else " no longer")
                address = find_address(self._places.inbox) if is_there else ""
                feed = Feed.LISTENING if is_there else Feed.BLOCKED
                is_full = partial(find_full, self._places.inbox) if is_there else lambda: False
                notices.stands(feed, address=address, is_by_other_program=True, is_full_there=is_full)

        stop = self.inbox.listen(look)
        try:
            look()
            address = find_address(self._places.inbox)
            if practice is not None and address:
                await practice.send_notices_to(address)
            yield
        finally:
            stop()


async def purge_now_and_then(inbox: Inbox) -> None:
    """Delete old personal payloads, for as long as this goes on."""
    while True:
        try:
            purged = await inbox.purge(now() - timedelta(days=PERSONAL_DAYS))
            if purged:
                _log.info("Personal data of %d notices was deleted", len(purged))
        except JournalFault as broken:
            _log.warning("Old notices are not purged: %s", broken.sentence)
        except Exception:  # noqa: BLE001  # personal data must not stay because one look for it failed
            _log.exception("Purging old notices met a bug; it is looked again")
        await asyncio.sleep(_PURGES_EVERY)


async def open_webhook_endpoint(process: TillProcess, journal: Journal) -> WebhookEndpoint:
    """Take the inbox, or read along in it where `pos-app listen` has it. A damaged one is no reason not to sell."""
    places = process.places
    try:
        inbox, kept = await open_inbox_whole(places.inbox, environment=places.environment, now=now)
    except JournalInUse:
        inbox, kept = await Inbox.open_along(places.inbox, environment=places.environment, now=now), None
    if kept is not None:
        await note_kept(journal, kept)
    return WebhookEndpoint(process, inbox)
