"""What stands behind the window: the books, the service or its double, the services, the endpoint. Knows no Qt."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.reach import Feed, Reach
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.control import Control
from pos_app.gateway.keys import Keys
from pos_app.gateway.profile import ServiceProfile
from pos_app.ground import Ground, now
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.loopback.server import AddressTaken, LoopbackServer
from pos_app.loopback.webhooks import notice_endpoint
from pos_app.sandbox.address import Address
from pos_app.sandbox.server import Sandbox
from pos_app.services.browser import Browser
from pos_app.services.connection import Connection
from pos_app.services.merchant import Merchant, load_profile
from pos_app.services.notices import Notices
from pos_app.services.payments import Payments
from pos_app.services.practice import Practice
from pos_app.system.settings import NoticeAddress
from pos_app.system.vault import Vault

_log: Final = logging.getLogger(__name__)

NOTICE_PATH: Final = "/notices"
_HOSTS: Final = {NoticeAddress.LOOPBACK: "127.0.0.1", NoticeAddress.LAN: "0.0.0.0"}  # noqa: S104  # the owner chose it


@dataclass(slots=True)
class Backroom:
    """The services a screen can be given."""

    journal: Journal
    inbox: Inbox
    connection: Connection
    notices: Notices
    payments: Payments
    left_open: tuple[PaymentView, ...] = ()  # what the last run did not see the end of
    practice: Practice | None = None  # in the sandbox
    address: Address | None = None  # of the played service, in the sandbox
    merchant: Merchant | None = None  # elsewhere


@asynccontextmanager
async def open_backroom(ground: Ground, browser: Browser) -> AsyncGenerator[Backroom]:
    """Open everything, in an order in which each part finds what it needs; close it in the opposite one."""
    places = ground.places
    async with AsyncExitStack() as stack:
        journal = await Journal.open(places.journal, environment=places.environment, now=now)
        stack.push_async_callback(journal.close)
        inbox = await Inbox.open(places.inbox, environment=places.environment, now=now)
        stack.push_async_callback(inbox.close)
        pairs: list[Keys] = []
        connection = Connection(journal, now=lambda: now().astimezone())
        payments = _open_payments(journal, browser, ground)
        told = partial(asyncio.get_running_loop().call_soon_threadsafe, payments.settle)
        room = Backroom(journal, inbox, connection, Notices(inbox, lambda: tuple(pairs), told=told), payments)
        if places.environment is Environment.SANDBOX:
            header = await _play(room, ground, pairs, stack)
        else:
            header = await _speak_for_merchant(room, ground, pairs, stack)
        stack.push_async_callback(payments.close)  # before the line to the service closes
        await _listen(room, ground, header, stack)
        room.left_open = await payments.recover()
        yield room


def _open_payments(journal: Journal, browser: Browser, ground: Ground) -> Payments:
    settings = ground.settings.settings
    return Payments(
        journal,
        None,
        browser,
        profile=None,
        till_prefix=settings.till_prefix,
        cashier=lambda: settings.cashier_name,
        now=lambda: now().astimezone(),
        monotonic=time.monotonic,
        random_bytes=os.urandom,
    )


async def _play(room: Backroom, ground: Ground, pairs: list[Keys], stack: AsyncExitStack) -> str:
    """Start the played service and speak to it as to any other."""
    sandbox = Sandbox()
    room.address = address = await asyncio.to_thread(sandbox.start)
    stack.push_async_callback(asyncio.to_thread, sandbox.stop)
    ground.redaction.learn(address.control_token)
    profile = ServiceProfile(base_url=address.base_url, s2s_base_url=address.s2s_base_url)
    keys = Keys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)
    pairs.append(keys)
    client = await stack.enter_async_context(ServiceClient(profile, keys, Environment.SANDBOX))
    room.connection.ask_with(client.tv_providers)
    room.payments.speak_through(client, profile)
    control = Control(address.control_url, address.control_token)
    stack.push_async_callback(control.aclose)
    room.practice = Practice(
        control,
        room.journal,
        environment=Environment.SANDBOX,
        clear_inbox=room.notices.begin_anew,
        forget_payments=room.payments.forget,
    )
    return profile.webhook_header


async def _speak_for_merchant(room: Backroom, ground: Ground, pairs: list[Keys], stack: AsyncExitStack) -> str:
    """Find addresses and keys; while one is missing, paying stays closed."""
    places = ground.places
    profile, profile_file = load_profile(ground.start.profile, places.profile)
    room.merchant = merchant = Merchant(
        places.environment,
        Vault(places.environment, places.folder_id),
        room.journal,
        profile=profile,
        profile_file=profile_file,
        learn=ground.redaction.learn,
    )

    line = _Line()
    stack.push_async_callback(line.close)

    async def use_keys() -> None:
        keys = await merchant.keys()
        if profile is None or keys is None:
            room.connection.ask_with(None)
            return
        pairs[:] = [keys, *(pair for pair in pairs if pair != keys)]  # the old pair verifies until the next start
        client = await line.speak_through(ServiceClient(profile, keys, places.environment))
        room.connection.ask_with(client.tv_providers)
        room.payments.speak_through(client, profile)

    async def ask() -> Reach:
        return (await room.connection.check_now()).reach

    merchant.on_change(use_keys, ask)
    await use_keys()
    return profile.webhook_header if profile else "merchantsignature"


class _Line:
    """The one client in use; new keys bring a new one."""

    def __init__(self) -> None:
        self._client: ServiceClient | None = None

    async def speak_through(self, client: ServiceClient) -> ServiceClient:
        """Use this client from now on."""
        await self.close()
        self._client = client
        return client

    async def close(self) -> None:
        """Close the client in use."""
        if self._client is not None:
            await self._client.aclose()


async def _listen(room: Backroom, ground: Ground, header: str, stack: AsyncExitStack) -> None:
    """Open the endpoint for notices, if the owner wants one."""
    settings = ground.settings.settings
    host = _HOSTS.get(settings.notice_address)
    if host is None:
        return
    app = notice_endpoint(room.notices.take, path=NOTICE_PATH, signature_header=header)
    # Practice needs no port of its own choosing, and must not fail for one that is taken.
    port = settings.notice_port if room.practice is None else 0
    server = LoopbackServer(app, host=host, port=port, name="notices")
    try:
        await asyncio.to_thread(server.start)
    except AddressTaken as taken:
        _log.warning("%s", taken.sentence)
        room.notices.stands(Feed.BLOCKED, address=f"{host}:{port}")
        return
    stack.push_async_callback(asyncio.to_thread, server.stop)
    url = f"http://{host}:{server.port}{NOTICE_PATH}"
    room.notices.stands(Feed.LISTENING, address=url)
    if room.practice is not None:
        await room.practice.send_notices_to(f"http://127.0.0.1:{server.port}{NOTICE_PATH}")
