"""What stands behind the window: the books, the service or its double, the services, the endpoint. Knows no Qt."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from pos_app.cable_tv import CableTv, open_cable_tv
from pos_app.domain.environment import Environment
from pos_app.domain.opening import Step
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.reach import Feed, Reach
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.control import Control
from pos_app.gateway.keys import Keys
from pos_app.gateway.profile import ServiceProfile
from pos_app.ground import Ground, now
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.loopback.address import url_of
from pos_app.loopback.refusals import Refusals
from pos_app.loopback.server import AddressTaken, LoopbackServer
from pos_app.loopback.webhooks import notice_endpoint
from pos_app.sandbox.address import Address
from pos_app.sandbox.server import CannotKeep, Sandbox
from pos_app.services.browser import Browser
from pos_app.services.connection import Connection
from pos_app.services.key_store import KeyStore
from pos_app.services.merchant import Merchant, load_profile
from pos_app.services.notices import Notices
from pos_app.services.payments import Payments
from pos_app.services.practice import Practice
from pos_app.system.beside import beside
from pos_app.system.settings import NoticeAddress
from pos_app.system.vault import Vault

T = TypeVar("T")

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
    tv: CableTv
    left_open: tuple[PaymentView, ...] = ()  # what the last run did not see the end of
    practice: Practice | None = None  # in the sandbox
    address: Address | None = None  # of the played service, in the sandbox
    merchant: Merchant | None = None  # elsewhere
    pairs: Callable[[], tuple[Keys, ...]] = tuple  # what notices may be signed with; none until they are known

    def speak_through(self, client: ServiceClient, profile: ServiceProfile) -> None:
        """Use this line to the service from now on."""
        self.connection.ask_with(client.tv_providers)
        self.payments.speak_through(client, profile)
        self.tv.speak_through(client, profile)

    async def forget_practice(self) -> None:
        """Let go of every payment and order; refused while one is on its way."""
        await self.payments.forget()
        await self.tv.orders.forget()


@asynccontextmanager
async def open_backroom(
    ground: Ground,
    browser: Browser,
    *,
    played: Address | None = None,
    on_step: Callable[[Step], object] = lambda _: None,
) -> AsyncGenerator[Backroom]:
    """Open everything, in an order in which each part finds what it needs; close it in the opposite one.

    `played` is where a practice service is played already; without one the sandbox plays its own.
    """
    places = ground.places
    async with AsyncExitStack() as stack:
        on_step(Step.BOOKS)
        journal = await Journal.open(places.journal, environment=places.environment, now=now)
        stack.push_async_callback(journal.close)
        inbox = await Inbox.open(places.inbox, environment=places.environment, now=now)
        stack.push_async_callback(inbox.close)
        connection = Connection(journal, now=lambda: now().astimezone())
        payments = _open_payments(journal, browser, ground)
        told = partial(asyncio.get_running_loop().call_soon_threadsafe, payments.settle)

        def pairs() -> tuple[Keys, ...]:
            return room.pairs()

        tv = open_cable_tv(journal, inbox, ground)
        room = Backroom(journal, inbox, connection, Notices(inbox, pairs, told=told), payments, tv)
        if places.environment is Environment.SANDBOX:
            header = await _play(room, ground, stack, played)
        else:
            on_step(Step.KEYS)
            header = await _speak_for_merchant(room, ground, stack)
        for work in (payments, tv.orders):
            stack.push_async_callback(work.close)  # before the line to the service closes
        await _listen(room, ground, header, stack)
        room.left_open = await payments.recover()
        tv.left_open = await tv.orders.recover()
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


async def _play(room: Backroom, ground: Ground, stack: AsyncExitStack, played: Address | None) -> str:
    """Start the played service, unless it is played elsewhere, and speak to it as to any other."""
    address = played
    if address is None:
        address = await _start_playing(ground, stack)
    room.address = address
    ground.redaction.learn(address.control_token)
    profile = ServiceProfile(base_url=address.base_url, s2s_base_url=address.s2s_base_url)
    keys = Keys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)
    room.pairs = lambda: (keys,)
    client = await stack.enter_async_context(ServiceClient(profile, keys, Environment.SANDBOX))
    room.speak_through(client, profile)
    control = Control(address.control_url, address.control_token)
    stack.push_async_callback(control.aclose)
    room.practice = Practice(
        control,
        room.journal,
        environment=Environment.SANDBOX,
        clear_inbox=room.notices.set_aside,
        forget_payments=room.forget_practice,
    )
    return profile.webhook_header


async def _start_playing(ground: Ground, stack: AsyncExitStack) -> Address:
    for keep in (ground.places.played, None):
        sandbox = Sandbox(keep=keep)
        stack.push_async_callback(beside, sandbox.stop)
        try:
            return await _whole(beside(sandbox.start))
        except CannotKeep as problem:  # practice without a memory is better than none
            _log.warning("%s", problem)
    raise AssertionError("a service that keeps nothing can always be played")


async def _speak_for_merchant(room: Backroom, ground: Ground, stack: AsyncExitStack) -> str:
    """Find addresses and keys; while one is missing, paying stays closed."""
    places = ground.places
    profile, profile_file = load_profile(ground.start.profile, places.profile)
    store = KeyStore(places.environment, Vault(places.environment, places.folder_id), now=now)
    room.merchant = merchant = Merchant(
        places.environment,
        store,
        room.journal,
        profile=profile,
        profile_file=profile_file,
        learn=ground.redaction.learn,
    )
    line = _Line()
    stack.push_async_callback(line.close)

    async def use_keys() -> None:
        keys = merchant.keys
        if profile is None or keys is None:
            room.connection.ask_with(None)
            return
        client = ServiceClient(profile, keys, places.environment)
        room.speak_through(client, profile)
        await line.speak_through(client)

    async def ask() -> Reach:
        return (await room.connection.check_now()).reach

    room.pairs = lambda: merchant.pairs
    merchant.on_change(use_keys, ask)
    await merchant.open()
    await use_keys()
    await stack.enter_async_context(_beside(merchant.forget_in_time()))
    return profile.webhook_header if profile else "merchantsignature"


class _Line:
    """The one client in use; new keys bring a new one."""

    def __init__(self) -> None:
        self._client: ServiceClient | None = None

    async def speak_through(self, client: ServiceClient) -> None:
        """Use this client from now on; the one before is closed once nobody begins anything with it."""
        before, self._client = self._client, client
        if before is not None:
            await before.aclose()

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
    refusals = Refusals(time.monotonic)
    stack.callback(refusals.close)
    app = notice_endpoint(room.notices.take, path=NOTICE_PATH, signature_header=header, refused=refusals.count)
    # Practice needs no port of its own choosing, and must not fail for one that is taken.
    port = settings.notice_port if room.practice is None else 0
    server = LoopbackServer(app, host=host, port=port, name="notices")
    stack.push_async_callback(beside, server.stop)
    try:
        await _whole(beside(server.start))
    except AddressTaken as taken:
        _log.warning("%s", taken.sentence)
        room.notices.stands(Feed.BLOCKED, address=f"{host}:{port}")
        return
    url = url_of(host, server.port, NOTICE_PATH)
    _log.info("Notices are taken at %s", url)
    room.notices.stands(Feed.LISTENING, address=url)
    if room.practice is not None:
        await room.practice.send_notices_to(f"http://127.0.0.1:{server.port}{NOTICE_PATH}")


async def _whole(work: Coroutine[Any, Any, T]) -> T:
    """See a start through even if nobody waits for it any longer: half of one could not be taken back."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait((task,))
        raise


@asynccontextmanager
async def _beside(work: Coroutine[Any, Any, None]) -> AsyncGenerator[None]:
    """Let something go on for as long as the room is open."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait((task,))
