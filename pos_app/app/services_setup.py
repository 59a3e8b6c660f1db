"""Opens everything behind the window: journal, payment service or sandbox, services, webhook endpoint. Knows no Qt."""

__audience__ = "back office"

import asyncio
import logging
import os
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from pos_app.app.backups_setup import open_backups, restore_first
from pos_app.app.payment_service_setup import playing, speaking_for_merchant
from pos_app.app.printing_setup import open_printing
from pos_app.app.process import SystemClock, TillProcess, now
from pos_app.app.tv_setup import TvServices, open_tv_services
from pos_app.app.webhook_endpoint import WebhookEndpoint, open_webhook_endpoint
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.people import Staff
from pos_app.domain.references import is_ours
from pos_app.domain.sentence import Sentence
from pos_app.domain.start_step import StartStep
from pos_app.domain.tv_view import OrderView
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.release_download import fetch_announcement
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal import shift_views
from pos_app.journal.errors import JournalFault
from pos_app.journal.inbox import Inbox
from pos_app.journal.replay import at_start
from pos_app.journal.store import Journal
from pos_app.sandbox.address import Address
from pos_app.services.activity import Activity
from pos_app.services.backups import Backups
from pos_app.services.books_watch import BooksWatch
from pos_app.services.browser import Browser
from pos_app.services.clock_check import ClockCheck
from pos_app.services.compatibility import Compatibility
from pos_app.services.connection import Connection
from pos_app.services.counter_staff import CounterStaff
from pos_app.services.history import History
from pos_app.services.kept_code import KeptCode
from pos_app.services.merchant import Merchant
from pos_app.services.payments import Payments
from pos_app.services.people import People
from pos_app.services.people_roster import Roster
from pos_app.services.pin_pepper import PinPepper
from pos_app.services.practice import Practice
from pos_app.services.preferences import Preferences
from pos_app.services.printing import Printing
from pos_app.services.shift import Shift
from pos_app.services.updates import UpdateRules, Updates
from pos_app.services.webhook_tasks import WebhookTasks
from pos_app.services.webhooks import IntakeBudget, Webhooks
from pos_app.system import release_key
from pos_app.system.keyring_storage import KeyringStorage
from pos_app.system.settings_file import SettingsFile
from pos_app.system.threads import meanwhile
from pos_app.system.versions import own_version

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class StaffServices:
    """The people of one till, and who changes them."""

    people: People
    staff: CounterStaff
    roster: Roster
    kept_code: KeptCode


@dataclass(frozen=True, slots=True)
class TillServices:
    """The services a screen can be given."""

    journal: Journal
    inbox: Inbox
    door: StaffServices
    webhook_endpoint: WebhookEndpoint
    connection: Connection
    notices: Webhooks
    webhook_tasks: WebhookTasks
    activity: Activity
    payments: Payments
    tv: TvServices
    history: History
    shift: Shift
    printing: Printing
    preferences: Preferences
    compatibility: Compatibility
    backups: Backups
    books: BooksWatch
    updates: Updates
    clock_check: ClockCheck
    left_open: tuple[PaymentView, ...]  # what the last run did not see the end of
    orders_left_open: tuple[OrderView, ...]
    practice: Practice | None  # in the sandbox
    address: Address | None  # of the played service, in the sandbox
    merchant: Merchant | None  # elsewhere
    pairs: Callable[[], tuple[MerchantKeys, ...]]  # what notices may be signed with


@asynccontextmanager
async def open_services(
    process: TillProcess,
    browser: Browser,
    *,
    played: Address | None = None,
    on_step: Callable[[StartStep], object] = lambda _: None,
) -> AsyncGenerator[TillServices]:
    """Open everything, in an order in which each part finds what it needs; close it in the opposite one.

    `played` is where a practice service is played already; without one the sandbox plays its own.
    """
    places, clock = process.places, SystemClock()
    is_practice = places.environment is Environment.SANDBOX
    async with AsyncExitStack() as stack:
        on_step(StartStep.BOOKS)
        await restore_first(process)
        journal = await Journal.open(places.journal, environment=places.environment, now=now)
        stack.push_async_callback(_close_cleanly, journal)
        clock_check = ClockCheck(journal, clock=clock)
        await clock_check.look()  # before this start writes a line of its own
        await _bring_back(journal)
        keyring = KeyringStorage(places.environment, places.folder_id)  # one for all: they take turns in it
        people = await stack.enter_async_context(open_people(journal, process, keyring))
        staff = people.staff
        kept_code = KeptCode(None if is_practice else keyring, journal)
        backups = open_backups(journal, process, staff=staff)
        await backups.take_up()
        webhook_endpoint = await open_webhook_endpoint(process, journal)
        inbox = webhook_endpoint.inbox
        stack.push_async_callback(inbox.close)
        line = ServiceConnection()
        connection = Connection(journal, line, clock=clock)
        if is_practice:
            is_heard_elsewhere = webhook_endpoint.is_by_other_program
            speaking = playing(line, process, played, is_heard_elsewhere=is_heard_elsewhere)
        else:
            on_step(StartStep.KEYS)
            speaking = speaking_for_merchant(
                line,
                process,
                journal,
                staff=staff,
                kept_code=kept_code,
                keyring=keyring,
                connection=connection,
                clock_check=clock_check,
            )
        service = await stack.enter_async_context(speaking)
        # Books that are gone leave the keys behind: whoever makes himself owner then has none of them without the code.
        roster = Roster(journal, people, kept_code=kept_code, keys=service.merchant, random_bytes=os.urandom)
        stack.push_async_callback(roster.close)
        payments = _open_payments(journal, line, browser, process, staff=staff)
        settle = partial(asyncio.get_running_loop().call_soon_threadsafe, payments.settle)

        def told(reference: str) -> None:
            if is_ours(reference):  # a flood of other people's must not cost the window a look into the book each
                settle(reference)

        budget = IntakeBudget(places.inbox.parent, monotonic=time.monotonic)
        notices = Webhooks(inbox, service.pairs, told=told, budget=budget)
        webhook_tasks = WebhookTasks(journal, inbox, payments, line, clock=clock)
        activity = Activity(
            journal,
            inbox,
            notices,
            line,
            tasks=webhook_tasks,
            clock=clock,
            staff=staff,
            refused=lambda: webhook_endpoint.refused,
        )
        file = SettingsFile(places.settings, now=now, environment=places.environment)
        tv = open_tv_services(journal, inbox, line, process, people=people)
        preferences = Preferences(process.settings.settings, file, journal, environment=places.environment, staff=staff)
        printing = open_printing(journal, process, staff=staff, settings=lambda: preferences.now)
        stack.push_async_callback(printing.close)
        history = History(journal, activity, check_payment=payments.check_now, staff=staff)
        stack.push_async_callback(history.close)
        for work in (payments, tv.orders, webhook_tasks):
            stack.push_async_callback(work.close)  # before the line to the service closes

        async def forget_practice() -> None:
            """Let go of every payment and order; refused while one is on its way."""
            if not inbox.is_ours:
                raise KnownError(
                    Sentence("Another program collects the notices: `pos-app listen`. End that one first.")
                )
            await tv.orders.forget()  # with none on its way there is nothing to lose, should a payment refuse
            await payments.forget()
            await webhook_tasks.forget()
            printing.forget()

        practice = None
        if service.control is not None:
            practice = Practice(
                service.control,
                journal,
                environment=places.environment,
                clear_inbox=notices.set_aside,
                forget_payments=forget_practice,
            )
        await stack.enter_async_context(
            webhook_endpoint.listening(notices, header=service.header, practice=practice, told=payments.settle)
        )
        left_open, orders_left_open = await payments.recover(), await tv.orders.recover()
        await webhook_tasks.recover()
        books = BooksWatch(journal, inbox, rescue=backups.rescue)
        await stack.enter_async_context(meanwhile(books.watch()))
        await stack.enter_async_context(meanwhile(backups.keep_on()))
        await stack.enter_async_context(meanwhile(backups.keep_reading(payments.ask_about_found)))
        yield TillServices(
            journal,
            inbox,
            StaffServices(people, staff, roster, kept_code),
            webhook_endpoint,
            connection,
            notices,
            webhook_tasks,
            activity,
            payments,
            tv,
            history,
            _open_shift(journal, preferences, staff=staff),
            printing,
            preferences,
            Compatibility(
                process.start.profile or places.profile,
                journal,
                is_fixed=is_practice,
                staff=staff,
            ),
            backups,
            books,
            _open_updates(journal, preferences),
            clock_check,
            left_open,
            orders_left_open,
            practice,
            service.address,
            service.merchant,
            service.pairs,
        )


async def _bring_back(journal: Journal) -> None:
    """Bring what is open back to what its lines add up to."""
    try:
        found = await at_start.bring_back(journal)
    except JournalFault as problem:  # what cannot be written is said where somebody wants to write it
        _log.warning("What is open was not checked: %s", problem.sentence)
    else:
        if said := found.sentence():
            _log.warning("%s", said)


async def _close_cleanly(journal: Journal) -> None:
    try:
        await at_start.sign_off(journal)
    except JournalFault as problem:
        _log.warning("The end was not written: %s", problem.sentence)
    finally:
        await journal.close()


def _open_payments(
    journal: Journal, service: ServiceConnection, browser: Browser, process: TillProcess, *, staff: Staff
) -> Payments:
    return Payments(
        journal,
        service,
        browser,
        till_prefix=process.settings.settings.till_prefix,
        staff=staff,
        clock=SystemClock(),
        random_bytes=os.urandom,
    )


def _open_shift(journal: Journal, preferences: Preferences, *, staff: Staff) -> Shift:
    """Put it together."""
    return Shift(journal, staff=staff, clock=SystemClock(), is_blind=lambda: preferences.now.blind_close)


def _open_updates(journal: Journal, preferences: Preferences) -> Updates:
    """Put it together."""

    async def is_quiet() -> bool:
        return not await journal.read(shift_views.open_now) and await journal.read(shift_views.open_number) is None

    rules = UpdateRules(lambda: preferences.now.look_for_updates, is_quiet, release_key.KEY, own_version())
    return Updates(partial(fetch_announcement, release_key.ADDRESS), rules)


@asynccontextmanager
async def open_people(journal: Journal, process: TillProcess, storage: KeyringStorage) -> AsyncGenerator[People]:
    """Read who works here; at the end, write who stood there last. The PINs of practice need no keyring."""
    environment = process.places.environment
    people = People(
        journal,
        environment=environment,
        clock=SystemClock(),
        pepper=PinPepper(None if environment is Environment.SANDBOX else storage, random_bytes=os.urandom),
        practice_cashier=process.settings.settings.cashier_name,
    )
    stop_hearing = journal.listen(people.hear)  # before anything is read
    try:
        await people.open()
    except BaseException:
        stop_hearing()
        raise
    try:
        yield people
    finally:
        stop_hearing()
        await people.close()
