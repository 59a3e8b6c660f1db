"""What stands behind the window: the books, the service or its double, the services, the endpoint. Knows no Qt."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from pos_app.archive import open_archive
from pos_app.cable_tv import CableTv, open_cable_tv
from pos_app.day import open_day
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.opening import Step
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.reach import Reach
from pos_app.domain.references import is_ours
from pos_app.ear import Ear, open_ear
from pos_app.front_door import FrontDoor, open_front_door, steady
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.control import Control
from pos_app.gateway.keys import Keys
from pos_app.gateway.lines import Lines
from pos_app.gateway.profile import ServiceProfile
from pos_app.ground import Ground, now
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.news import open_updates
from pos_app.print_room import open_printing
from pos_app.safe import open_safe, restore_first
from pos_app.sandbox.address import Address, make_keys
from pos_app.sandbox.lots import Lots
from pos_app.sandbox.server import CannotKeep, Sandbox
from pos_app.services.activity import Activity
from pos_app.services.browser import Browser
from pos_app.services.compatibility import Compatibility
from pos_app.services.connection import Connection
from pos_app.services.history import History
from pos_app.services.key_store import KeyStore
from pos_app.services.merchant import Merchant, load_profile
from pos_app.services.notices import Notices
from pos_app.services.payments import Payments
from pos_app.services.practice import Practice
from pos_app.services.preferences import Preferences
from pos_app.services.printing import Printing
from pos_app.services.safe import Safe
from pos_app.services.shift import Shift
from pos_app.services.timepiece import Timepiece
from pos_app.services.updates import Updates
from pos_app.system.beside import beside, meanwhile, whole
from pos_app.system.settings_file import SettingsFile
from pos_app.system.vault import Vault

_log: Final = logging.getLogger(__name__)


@dataclass(slots=True)
class Backroom:
    """The services a screen can be given."""

    journal: Journal
    inbox: Inbox
    door: FrontDoor
    ear: Ear
    connection: Connection
    notices: Notices
    activity: Activity
    payments: Payments
    tv: CableTv
    history: History
    shift: Shift
    printing: Printing
    preferences: Preferences
    compatibility: Compatibility
    safe: Safe
    updates: Updates
    timepiece: Timepiece
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
        self.activity.speak_through(client, profile)

    async def forget_practice(self) -> None:
        """Let go of every payment and order; refused while one is on its way."""
        if not self.inbox.is_ours:
            raise KnownError("Another program collects the notices: `pos-app listen`. End that one first.")
        await self.tv.orders.forget()  # with none on its way there is nothing to lose, should a payment refuse
        await self.payments.forget()
        await self.activity.forget()
        self.printing.forget()


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
        restored = await restore_first(ground)
        journal = await Journal.open(places.journal, environment=places.environment, now=now)
        stack.push_async_callback(journal.close)
        timepiece = Timepiece(journal, now=lambda: now().astimezone(), steady=steady)
        await timepiece.look()  # before this start writes a line of its own
        door = await open_front_door(journal, ground)
        stack.push_async_callback(door.close)
        safe = open_safe(journal, ground, may=door.people.may)
        await safe.take_up(restored)
        ear = await open_ear(ground, journal)
        inbox = ear.inbox
        stack.push_async_callback(inbox.close)
        connection = Connection(journal, now=lambda: now().astimezone())
        payments = _open_payments(journal, browser, ground, cashier=door.people.seller)
        settle = partial(asyncio.get_running_loop().call_soon_threadsafe, payments.settle)

        def told(reference: str) -> None:
            if is_ours(reference):  # a flood of other people's must not cost the window a look into the book each
                settle(reference)

        def pairs() -> tuple[Keys, ...]:
            return room.pairs()

        notices = Notices(inbox, pairs, told=told)
        activity = _open_activity(journal, ear, notices, payments, door)
        people, file = door.people, SettingsFile(places.settings, now=now)
        tv = open_cable_tv(journal, inbox, ground, managers=people, cashier=people.seller, may=people.may)
        preferences = Preferences(ground.settings.settings, file, journal, may=people.may)
        printing = open_printing(journal, ground, settings=lambda: preferences.now)
        stack.push_async_callback(printing.close)
        history = open_archive(journal, activity, payments, may=people.may, who=people.who)
        stack.push_async_callback(history.close)
        room = Backroom(
            journal,
            inbox,
            door,
            ear,
            connection,
            notices,
            activity,
            payments,
            tv,
            history,
            open_day(journal, preferences, who=people.who, may=people.may),
            printing,
            preferences,
            Compatibility(
                ground.start.profile or places.profile,
                journal,
                is_fixed=places.environment is Environment.SANDBOX,
                may=people.may,
            ),
            safe,
            open_updates(journal, preferences),
            timepiece,
        )
        if places.environment is Environment.SANDBOX:
            header = await _play(room, ground, stack, played)
        else:
            on_step(Step.KEYS)
            header = await _speak_for_merchant(room, ground, stack)
        for work in (payments, tv.orders, activity):
            stack.push_async_callback(work.close)  # before the line to the service closes
        await stack.enter_async_context(
            ear.listening(room.notices, header=header, practice=room.practice, told=payments.settle)
        )
        room.left_open = await payments.recover()
        tv.left_open = await tv.orders.recover()
        await activity.recover()
        await stack.enter_async_context(meanwhile(room.safe.keep_on()))
        yield room


def _open_payments(journal: Journal, browser: Browser, ground: Ground, *, cashier: Callable[[], str]) -> Payments:
    return Payments(
        journal,
        None,
        browser,
        profile=None,
        till_prefix=ground.settings.settings.till_prefix,
        cashier=cashier,
        now=lambda: now().astimezone(),
        monotonic=time.monotonic,
        random_bytes=os.urandom,
    )


def _open_activity(journal: Journal, ear: Ear, notices: Notices, payments: Payments, door: FrontDoor) -> Activity:
    return Activity(
        journal,
        ear.inbox,
        notices,
        None,
        profile=None,
        now=lambda: now().astimezone(),
        monotonic=time.monotonic,
        check_payment=payments.check_now,  # a payment of ours hears of its notices before they are judged
        refused=lambda: ear.refused,
        may=door.people.may,
        who=door.people.who,
    )


async def _play(room: Backroom, ground: Ground, stack: AsyncExitStack, played: Address | None) -> str:
    """Start the played service, unless it is played elsewhere, and speak to it as to any other."""
    address = played
    if address is None:
        address = await _start_playing(ground, stack, room.ear)
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


async def _start_playing(ground: Ground, stack: AsyncExitStack, ear: Ear) -> Address:
    # a listener expects what `pos-app sandbox` signs with
    keys = make_keys(Lots(0)) if ear.is_by_other_program else None
    for keep in (ground.places.played, None):
        sandbox = Sandbox(keep=keep, keys=keys)
        stack.push_async_callback(beside, sandbox.stop)
        try:
            return await whole(beside(sandbox.start))
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
        may=room.door.people.may,
    )
    line = Lines()
    stack.push_async_callback(line.close)

    async def use_keys() -> None:
        keys = merchant.keys
        if profile is None or keys is None:
            room.connection.ask_with(None)
            return
        client = ServiceClient(profile, keys, places.environment, tell_time=room.timepiece.hear)
        room.speak_through(client, profile)
        line.speak_through(client)

    async def ask() -> Reach:
        return (await room.connection.check_now()).reach

    room.pairs = lambda: merchant.pairs
    merchant.on_change(use_keys, ask)
    await merchant.open()
    await use_keys()
    await stack.enter_async_context(meanwhile(merchant.forget_in_time()))
    return profile.webhook_header if profile else "merchantsignature"
