"""Every method of every service that a screen can reach: what changes anything is refused to whoever may not do it."""

import asyncio
import inspect
import typing
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import is_dataclass
from pathlib import Path
from types import UnionType
from typing import Any, Final, cast

import httpx
import pytest

from pos_app.app.process import open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.people import Role
from pos_app.domain.pin import Pin
from pos_app.domain.printing import PrinterConfig, PrinterConnection
from pos_app.domain.replies import Validated
from pos_app.domain.sale import SaleOrder
from pos_app.domain.settings_transfer import SettingsImport
from pos_app.domain.tv_view import PaidHow, TvChoice
from pos_app.journal import line_views
from pos_app.sandbox.server import Sandbox
from pos_app.services.environment_switch import EnvironmentSwitch
from pos_app.services.merchant import Merchant
from pos_app.services.pin_attempts import PinAttempts
from pos_app.services.practice_keys import PracticeKeys
from pos_app.services.service_check import ServiceCheck
from pos_app.services.settings_transfer import SettingsTransfer
from pos_app.system import keyring_storage
from tests.app.test_authority import moving_of
from tests.app.test_without_keys import write_profile
from tests.services import openers
from tests.services.counter import CHALLENGED, PRICE, card_of
from tests.services.guest import Guest
from tests.services.staff import pin_at
from tests.services.tv_counter import DELIVERED

# What the screens open themselves, and what `People` shows of itself.
BESIDE: Final = (EnvironmentSwitch, SettingsTransfer, PracticeKeys, ServiceCheck, PinAttempts)
OWNERS_PIN, SUPPORTS_PIN = b"730164", b"640275"
TILL: Final = Money(2_000_000, Currency.NGN)
OTHER_PRINTER: Final = PrinterConfig(PrinterConnection.NETWORK, "192.0.2.7:9100")
ANY: Any = None  # what nobody looks at before the right was asked for


def pin() -> Pin:
    return Pin(b"830154")


def order(room: TillServices) -> SaleOrder:
    return SaleOrder(room.payments.new_slip(), PRICE, "ada@example.com", "")


async def something_to_buy(room: TillServices) -> TvChoice:
    """Look out what this service would sell, as the form does: nothing but the right stands in the way of it."""
    provider = next(each for each in (await room.tv.lists.fresh_providers()).providers if each.name == "GOTV")
    package = next(each for each in (await room.tv.lists.fresh_packages(provider)).packages if each.price)
    assert package.price is not None
    slip = room.tv.orders.new_slip()
    return TvChoice(slip, provider, DELIVERED, Validated("Ada"), package, package.price, PaidHow.CASH)


async def buy(room: TillServices) -> str:
    return await room.tv.orders.buy(await something_to_buy(room))


# What changes something, each tried by somebody who may not.
TRIED: dict[str, Callable[[TillServices, Path], Awaitable[object]]] = {
    "Activity.check_now": lambda room, _: room.activity.check_now("1"),
    "Activity.match_to_note": lambda room, _: room.activity.match_to_note("1", "shoes"),
    "Activity.match_to_sale": lambda room, _: room.activity.match_to_sale("1", 1),
    "Activity.resend": lambda room, _: room.activity.resend("till2-a"),
    "Activity.show_personal": lambda room, _: room.activity.show_personal("1"),
    "Activity.take_match_back": lambda room, _: room.activity.take_match_back("1"),
    "Backups.ask_to_restore": lambda room, _: room.backups.ask_to_restore("copy"),
    "Backups.give_up": lambda room, _: room.backups.give_up("kept"),
    "Compatibility.save": lambda room, _: room.compatibility.save({}),
    "EnvironmentSwitch.go": lambda room, folder: moving_of(room, folder).go(Environment.LIVE),
    "History.check_now": lambda room, _: room.history.check_now("till2-a"),
    "History.export": lambda room, folder: room.history.export(ANY, folder / "table.csv"),
    "History.note": lambda room, _: room.history.note(ANY, "seen"),
    "History.resend": lambda room, _: room.history.resend("till2-a"),
    "History.settle": lambda room, _: room.history.settle(ANY, "seen"),
    "Merchant.forget": lambda room, _: merchant_of(room).forget(),
    "Merchant.keep": lambda room, _: merchant_of(room).keep("sk_test_" + "a" * 36, "pk_test_" + "a" * 36),
    "Payments.ask_to_cancel": lambda room, _: room.payments.ask_to_cancel("till2-a"),
    "Payments.check_now": lambda room, _: room.payments.check_now("till2-a"),
    "Payments.drop": lambda room, _: room.payments.drop(1, reason="left"),
    "Payments.manager_closes": lambda room, _: room.payments.manager_closes("till2-a", reason="cash", approval=None),
    "Payments.show_page": lambda room, _: room.payments.show_page("till2-a"),
    "Payments.pay": lambda room, _: room.payments.pay(order(room), card_of(CHALLENGED)),
    "Preferences.change": lambda room, _: room.preferences.change({"shop_name": "Mine"}),
    "Preferences.note": lambda room, _: room.preferences.note({"sounds": False}),
    "Preferences.open_in": lambda room, _: room.preferences.open_in(Environment.LIVE),
    "Printing.print": lambda room, _: room.printing.print(ANY, machine=OTHER_PRINTER),
    "RecentNumbers.clear": lambda room, _: room.tv.numbers.clear(),
    "RecentNumbers.remove": lambda room, _: room.tv.numbers.remove(ANY),
    "RecentNumbers.turn": lambda room, _: room.tv.numbers.turn(on=False),
    "Roster.begin_owner": lambda room, _: room.door.roster.begin_owner("Eve", pin(), pin()),
    "Roster.let_go": lambda room, _: room.door.roster.let_go(ada(room)),
    "Roster.rename": lambda room, _: room.door.roster.rename(ada(room), "Eve"),
    "Roster.renew_code": lambda room, _: room.door.roster.renew_code(),
    "Roster.set_pin": lambda room, _: room.door.roster.set_pin(ada(room), pin(), pin()),
    "Roster.set_role": lambda room, _: room.door.roster.set_role(ada(room), Role.CASHIER),
    "Roster.take_back": lambda room, _: room.door.roster.take_back(ada(room)),
    "Roster.take_on": lambda room, _: room.door.roster.take_on("Eve", Role.OWNER, pin(), pin()),
    "Roster.unlock": lambda room, _: room.door.roster.unlock(ada(room), who="nobody", managers=pin()),
    "Roster.reset_pin": lambda room, _: room.door.roster.reset_pin(
        ada(room), pin(), pin(), who="nobody", managers=pin()
    ),
    "SettingsTransfer.give": lambda room, folder: transfer(room).give(folder / "carried.json"),
    "SettingsTransfer.look": lambda room, folder: transfer(room).look(folder / "carried.json"),
    "SettingsTransfer.take": lambda room, _: transfer(room).take(SettingsImport("mine", {"shop_name": "Mine"}, ())),
    "Shift.close": lambda room, _: room.shift.close(1, counted=TILL, reason="", approval=None),
    "Shift.move": lambda room, _: room.shift.move(ANY, TILL, reason="change"),
    "Shift.open": lambda room, _: room.shift.open(TILL),
    "TvCatalogue.check_number": lambda room, _: room.tv.lists.check_number(ANY, "1234567890"),
    "TvOrders.manager_says": lambda room, _: room.tv.orders.manager_says(
        "till2-a", is_delivered=True, reason="seen", approval=None
    ),
    "TvOrders.send_again": lambda room, _: room.tv.orders.send_again("till2-a", approval=None),
    "TvOrders.buy": lambda room, _: buy(room),
}

# What whoever may not is told. What is refused for anything else has not been asked for its right.
OF_A_RIGHT: Final = (
    "The till is locked. Sign in first.",
    "This is not yours to do.",
    "Only the owner ",
    "Only a manager ",
    "Whoever is at the till may not do this.",
    "You may look at this, and not change it.",
)
OF_ITS_OWN: Final = {"Roster.begin_owner": "This till has its people already."}  # it is for whoever comes first

# What needs nobody at the counter, and why it may go without a right.
READS: Final = "reads, and shows no more than whoever is there may see"
OF_THE_PROGRAM: Final = "the till's own work at its start, its end or in between: no screen calls it"
PROVES_ITSELF: Final = "is done by a PIN or a code and by nothing else"
OF_PRACTICE: Final = "practice: no real money, and its books are set aside whole"
ASKS: Final = "asks the service what anybody may know"
OPEN: dict[str, str] = {
    **dict.fromkeys(
        (
            "Activity.health", "Activity.heard_of", "Activity.may_resend_at", "Activity.rows", "Activity.unread",
            "Activity.view", "Backups.copies", "Backups.gap", "Backups.look", "Backups.lost", "Backups.lost_notices",
            "Backups.put_right", "Compatibility.look", "CounterStaff.answering_for", "CounterStaff.answers_for",
            "CounterStaff.may", "CounterStaff.need", "CounterStaff.seller", "CounterStaff.who",
            "EnvironmentSwitch.look", "EnvironmentSwitch.need_rest", "History.again", "History.cashiers", "History.may",
            "History.needing", "History.page", "History.totals", "History.view", "KeptCode.belongs",
            "KeptCode.of_other_books", "Payments.new_slip", "Payments.open_attempts", "Payments.sale", "Payments.view",
            "People.approvers", "People.everybody", "People.on_change", "People.wait", "People.who_may_sign_in",
            "PinAttempts.wait", "Practice.look", "PracticeKeys.look", "Preferences.listen", "Printing.copies",
            "Printing.kept", "Printing.models", "Printing.view", "RecentNumbers.recent", "Roster.asks_code",
            "Shift.closed_ones", "Shift.look", "Shift.report", "Shift.usual_float", "TvLogos.logo", "TvOrders.new_slip",
            "TvOrders.open_orders", "TvOrders.view", "Webhooks.look",
        ),
        READS,
    ),
    **dict.fromkeys(
        (
            "Backups.keep_on", "Backups.keep_reading", "Backups.make", "Backups.read_kept", "Backups.rescue",
            "Backups.take_up", "BooksWatch.look", "BooksWatch.watch", "ClockCheck.hear", "ClockCheck.look",
            "Connection.watch", "History.close", "KeptCode.claim", "KeptCode.keep", "KeptCode.take_up",
            "Merchant.forget_in_time", "Merchant.look", "Merchant.open", "Payments.ask_about_found", "Payments.close",
            "Payments.forget", "Payments.recover", "Payments.settle", "People.close", "People.hear", "People.open",
            "People.parted", "People.reread", "PinAttempts.forgive", "PinAttempts.knock", "PinAttempts.left",
            "PinAttempts.take_up", "Printing.close", "Printing.forget", "RecentNumbers.keep", "Roster.close",
            "TvOrders.close", "TvOrders.forget", "TvOrders.recover", "Updates.look", "Updates.watch",
            "WebhookTasks.ask_now", "WebhookTasks.close", "WebhookTasks.forget", "WebhookTasks.purge",
            "WebhookTasks.recover", "WebhookTasks.see_through", "Webhooks.set_aside", "Webhooks.stands",
            "Webhooks.take",
        ),
        OF_THE_PROGRAM,
    ),
    **dict.fromkeys(
        (
            "CounterStaff.approved", "People.approve", "People.approver", "People.lend", "People.sign_in",
            "PinAttempts.whose", "Roster.change_own_pin", "Roster.read_back", "Roster.recover",
        ),
        PROVES_ITSELF,
    ),
    **dict.fromkeys(
        ("Practice.choose", "Practice.clear", "Practice.send", "Practice.send_notices_to", "Practice.slow"),
        OF_PRACTICE,
    ),
    **dict.fromkeys(
        (
            "Connection.check_now", "Merchant.test", "PracticeKeys.test", "ServiceCheck.run",
            "TvCatalogue.fresh_packages", "TvCatalogue.fresh_providers", "TvCatalogue.packages",
            "TvCatalogue.providers",
        ),
        ASKS,
    ),
    "Activity.mark_seen": "who may not leaves no trace, and is not told",
    "Payments.try_another_card": "is `pay`, for a sale that is known",
    "CounterStaff.give_back": "takes a right away, and gives none",
    "People.lock": "locking is everybody's",
    "People.switch": "locking is everybody's",
    "PracticeKeys.keep": "always refused",
    "Printing.print_again": "prints what was to be printed, a copy that says so",
    "Printing.open_drawer": "once for each paid cash order, by the program",
}  # fmt: skip


def reached(kind: type) -> Iterator[type]:
    """Find the services in what the window is given, and in what those hold."""
    for hint in typing.get_type_hints(kind).values():
        choices = typing.get_args(hint) if isinstance(hint, UnionType) else (hint,)
        for each in choices:
            module = getattr(each, "__module__", "")
            if module.startswith("pos_app.services") and isinstance(each, type) and not is_dataclass(each):
                yield each
            elif module.startswith("pos_app.app") and is_dataclass(each):
                yield from reached(cast("type", each))


def methods(services: set[type]) -> set[str]:
    return {
        f"{service.__name__}.{name}"
        for service in services
        for name, _ in inspect.getmembers(service, inspect.isfunction)
        if not name.startswith("_")
    }


def ada(room: TillServices) -> str:
    return next(each.member.id for each in room.door.people.everybody() if each.member.name == "Ada")


def merchant_of(room: TillServices) -> Merchant:
    assert room.merchant is not None
    return room.merchant


def transfer(room: TillServices) -> SettingsTransfer:
    return openers.settings_transfer(room.preferences, may=room.door.staff.may)


@asynccontextmanager
async def at_a_till(folder: Path) -> AsyncGenerator[tuple[TillServices, bytes]]:
    """Open a till that could sell, with an owner and somebody who only looks; nobody is at its counter."""
    with Sandbox() as address, open_process(StartOptions(folder, Environment.TEST, None)) as process:
        write_profile(folder, address)
        async with httpx.AsyncClient() as http, open_services(process, Guest(http)) as room:
            roster, people = room.door.roster, room.door.people
            owners, digits = [await pin_at(room.journal, each) for each in (OWNERS_PIN, SUPPORTS_PIN)]
            shown = await roster.begin_owner("Ada", Pin(owners), Pin(owners))
            assert await roster.read_back(shown.code)
            assert (await people.sign_in(ada(room), Pin(owners))).member is not None
            await roster.take_on("Sam", Role.SUPPORT, Pin(digits), Pin(digits))
            await merchant_of(room).keep(address.secret_key, address.public_key)
            people.lock()
            await people.parted()
            yield room, digits


@pytest.fixture(autouse=True)
def _no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:  # never the one of whoever runs the tests
    def find(_: object) -> None:
        return None

    monkeypatch.setattr(keyring_storage, "find_keyring", find)


def test_every_method_of_a_service_is_tried_or_said_to_need_nobody() -> None:
    found = methods({*reached(TillServices), *BESIDE})
    assert found - TRIED.keys() - OPEN.keys() == set(), "a new method: try it below without its right, or say why not"
    assert (TRIED.keys() | OPEN.keys()) - found == set(), "gone"
    assert TRIED.keys() & OPEN.keys() == set()


def test_whoever_may_not_changes_nothing_by_any_method_of_any_service(tmp_path: Path) -> None:
    async def live() -> None:
        async with at_a_till(tmp_path) as (room, digits):
            people = room.door.people
            await refused(room, tmp_path)
            sam = next(each.member.id for each in people.everybody() if each.member.name == "Sam")
            assert (await people.sign_in(sam, Pin(digits))).member is not None
            await refused(room, tmp_path)
            assert not (tmp_path / "table.csv").exists()
            assert not (tmp_path / "carried.json").exists()

    asyncio.run(live())


async def refused(room: TillServices, folder: Path) -> None:
    """Try everything, one after the other."""
    settings, people, before = room.preferences.now, room.door.people.everybody(), await lines(room)
    let_in: list[str] = []
    for name, act in TRIED.items():
        try:
            await act(room, folder)
        except KnownError as why:
            if not is_of_a_right(name, str(why)):
                let_in.append(f"{name} ({why.sentence})")
        except Exception as other:  # noqa: BLE001  # it went on, and met something else: no right was asked for
            let_in.append(f"{name} ({type(other).__name__})")
        else:
            let_in.append(name)
    assert let_in == []
    assert (room.preferences.now, room.door.people.everybody(), await lines(room)) == (settings, people, before)


def is_of_a_right(name: str, said: str) -> bool:
    """Tell whether this refusal is one for lack of a right, or of anybody."""
    return said == OF_ITS_OWN[name] if name in OF_ITS_OWN else said.startswith(OF_A_RIGHT)


async def lines(room: TillServices) -> list[line_views.JournalLine]:
    """Read what was written, but for what somebody asked in vain."""
    found = await room.journal.read(line_views.entries, limit=1000)
    return [line for line in found if line.kind not in {"person_refused", "reach"}]
