"""What changes while the till starts is on screen once it has started, at whichever moment of the start it changed."""

import asyncio
import gc
import warnings
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt

from pos_app.app.process import TillProcess
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.tv_setup import TvServices
from pos_app.domain.cards import CardSecret
from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.people import entering_outcome
from pos_app.domain.pin import Pin
from pos_app.domain.replies import Validated
from pos_app.domain.sale import SaleOrder
from pos_app.domain.tv_view import PaidHow, TvChoice
from pos_app.sandbox.address import Address
from pos_app.self_test.hands import Hands
from pos_app.services.payments import Payments
from pos_app.services.practice_people import CASHIER, MANAGER, PINS
from pos_app.system import keyring_storage
from pos_app.ui.frame.application import TillApp
from pos_app.ui.history.found_rows import FoundRows, HistoryColumn
from tests.app.test_without_keys import PIN, write_profile
from tests.journeys.shop import Shop, ground_on, played, run
from tests.journeys.starts import Change, Early, Start, without_notices
from tests.journeys.test_money_at_the_window import entry, verified
from tests.services.guest import Guest
from tests.services.played import local_line
from tests.services.staff import pin_at
from tests.services.tv_counter import LOST

CHALLENGED: Final = "4000000000002503"
FLOAT: Final = Money(2_000_000, Currency.NGN)

pytestmark = pytest.mark.usefixtures("qt_loop")


@asynccontextmanager
async def without_a_window(process: TillProcess, address: Address) -> AsyncGenerator[TillServices]:
    """Open the till's services for what happened before the start."""
    async with local_line() as http, open_services(process, Guest(http, code=None), played=address) as room:
        yield room


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(120):
        while not await holds():  # noqa: ASYNC110  # nobody listens here
            await asyncio.sleep(0.02)


async def leave_payment(process: TillProcess, address: Address) -> None:
    """Take a payment to the bank's page, and close the till."""
    async with without_a_window(process, address) as room:
        order = SaleOrder(room.payments.new_slip(), Money(100_00, Currency.NGN), "ada@example.com", "")
        card = CardSecret(number=CHALLENGED.encode(), month=b"08", year=b"31", cvv=b"123")
        reference = await room.payments.pay(order, card)

        async def is_at_the_bank() -> bool:
            return (await room.payments.view(reference)).state is PaymentState.STEP_UP

        await until(is_at_the_bank)


async def settle_payment(shop: Shop) -> None:
    await settle(shop, shop.hands.room.payments)


async def settle_payment_early(shop: Shop, early: Early) -> None:
    await settle(shop, early.payments)


async def settle(shop: Shop, payments: Payments) -> None:
    (one,) = await payments.open_attempts()
    shop.approve_elsewhere(one.reference)
    await payments.check_now(one.reference)
    assert (await payments.view(one.reference)).word is Word.PAID


async def leave_order(process: TillProcess, address: Address) -> None:
    """Sell a package whose answer is lost, and close the till."""
    async with without_a_window(process, address) as room:
        provider = next(one for one in (await room.tv.lists.fresh_providers()).providers if one.name == "GOTV")
        package = next(one for one in (await room.tv.lists.fresh_packages(provider)).packages if one.price)
        assert package.price is not None
        slip = room.tv.orders.new_slip()
        choice = TvChoice(slip, provider, LOST, Validated("Ada"), package, package.price, PaidHow.CASH)
        reference = await room.tv.orders.buy(choice)

        async def is_lost() -> bool:
            return (await room.tv.orders.view(reference)).word is Word.NOT_SURE

        await until(is_lost)


async def end_order(shop: Shop) -> None:
    await enter_outcome(shop.hands.room.tv)


async def end_order_early(_: Shop, early: Early) -> None:
    await enter_outcome(early.tv)


async def enter_outcome(tv: TvServices) -> None:
    """Have a manager say how the order ended."""
    (one,) = await tv.orders.open_orders()
    approval = await tv.managers.approve(Pin(PINS[MANAGER].encode()), act=entering_outcome(one.reference))
    await tv.orders.manager_says(one.reference, is_delivered=True, reason="it plays", approval=approval)


async def send_early(shop: Shop, _: Early) -> None:
    """Have money told of; what it is worth is found out meanwhile."""
    assert shop.notify("transfer_in", "") == [200]


async def leave_shift(process: TillProcess, address: Address) -> None:
    async with without_a_window(process, address) as room:
        await room.shift.open(FLOAT)


async def leave_closed_shift(process: TillProcess, address: Address) -> None:
    async with without_a_window(process, address) as room:  # also makes the backup of the day, which rings too
        await room.shift.open(FLOAT)
        await room.shift.close(1, counted=FLOAT, reason="", approval=None)


async def open_shift(shop: Shop) -> None:
    await shop.hands.room.shift.open(FLOAT)


async def close_shift(shop: Shop) -> None:
    await shop.hands.room.shift.close(1, counted=FLOAT, reason="", approval=None)


async def become_manager(hands: Hands) -> None:
    people = hands.room.door.people
    if people.staff.current is None or people.staff.current.id != MANAGER:
        assert (await people.sign_in(MANAGER, Pin(PINS[MANAGER].encode()))).member is not None


async def come_to_people(hands: Hands) -> None:
    await become_manager(hands)
    hands.press_key(Qt.Key.Key_F6)
    await hands.click("People and PINs")


async def rename(shop: Shop) -> None:
    await become_manager(shop.hands)
    await shop.hands.room.door.roster.rename(CASHIER, "Ngozi Eze")


async def leave_owner(process: TillProcess, address: Address) -> None:
    """Give a till without keys its owner."""
    write_profile(process.places.data_dir, address)
    async with without_a_window(process, address) as room:
        digits = await pin_at(room.journal, PIN)
        shown = await room.door.roster.begin_owner("Ada", Pin(digits), Pin(digits))
        assert await room.door.roster.read_back(shown.code)


async def sign_in(hands: Hands) -> None:
    people = hands.room.door.people
    if people.staff.current is None:
        (ada,) = people.who_may_sign_in()
        assert (await people.sign_in(ada.member.id, Pin(await pin_at(hands.room.journal, PIN)))).member is not None


async def keep_keys(shop: Shop) -> None:
    merchant = shop.hands.room.merchant
    assert merchant is not None
    await sign_in(shop.hands)
    await merchant.keep(shop.address.secret_key, shop.address.public_key)


def result_in_table(hands: Hands) -> str:
    """Read the last column of the first line of History."""
    (rows,) = hands.window.findChildren(FoundRows)
    return str(rows.data(rows.index(0, HistoryColumn.RESULT))) if rows.rowCount() else ""


async def press(key: Qt.Key, hands: Hands) -> None:
    hands.press_key(key)


CHANGES: Final = {
    "a payment is settled": Change(
        lambda hands: hands.reads("1 payment is still open") and entry(hands, "Card") == "Card, 1 waiting",
        settle_payment,
        lambda hands: not hands.reads("still open") and entry(hands, "Card") == "Card",
        happen_early=settle_payment_early,
        leave=leave_payment,
        hears_notices=False,
    ),
    "a TV order is settled": Change(
        lambda hands: hands.reads("1 TV order has no result yet") and entry(hands, "Cable TV") == "Cable TV, 1 waiting",
        end_order,
        lambda hands: not hands.reads("no result yet") and entry(hands, "Cable TV") == "Cable TV",
        happen_early=end_order_early,
        leave=leave_order,
    ),
    "what needs attention is settled": Change(
        lambda hands: entry(hands, "History") == "History, 1 waiting",
        end_order,
        lambda hands: entry(hands, "History") == "History",
        happen_early=end_order_early,
        leave=leave_order,
    ),
    "money comes": Change(
        lambda hands: entry(hands, "Activity") == "Activity",
        verified,
        lambda hands: entry(hands, "Activity") == "Activity, 1 waiting",
        happen_early=send_early,
    ),
    "money comes, with Activity open": Change(
        lambda hands: hands.reads("Nothing ever came."),
        verified,
        lambda hands: hands.reads("Verified: paid, asked at"),
        happen_early=send_early,
        come_to=partial(press, Qt.Key.Key_F3),
    ),
    "a payment is settled, with History open": Change(
        lambda hands: result_in_table(hands) == "Waiting",
        settle_payment,
        lambda hands: result_in_table(hands) == "Paid",
        happen_early=settle_payment_early,
        leave=leave_payment,
        come_to=partial(press, Qt.Key.Key_F4),
        hears_notices=False,
    ),
    "a shift is opened": Change(
        lambda hands: hands.reads("No shift is open"),
        open_shift,
        lambda hands: hands.reads("Shift 2 is open"),
        leave=leave_closed_shift,
        come_to=partial(press, Qt.Key.Key_F5),
    ),
    "a shift is closed": Change(
        lambda hands: hands.reads("Shift 1 is open"),
        close_shift,
        lambda hands: hands.reads("No shift is open"),
        leave=leave_shift,
        come_to=partial(press, Qt.Key.Key_F5),
    ),
    "somebody has another name": Change(
        lambda hands: hands.reads("Cashier · here now") or hands.reads("Practice manager"),
        rename,
        lambda hands: hands.reads("Ngozi Eze"),
        come_to=come_to_people,
    ),
    "keys are entered": Change(
        lambda hands: hands.reads("Card payments are closed."),
        keep_keys,
        lambda hands: hands.reads("Service online") and not hands.reads("Card payments are closed."),
        leave=leave_owner,
        come_to=sign_in,
    ),
}
IN_EARNEST: Final = frozenset({"keys are entered"})  # practice has the keys of its service


@pytest.fixture(autouse=True)
def _no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:  # never the one of whoever runs the tests
    def find(_: object) -> None:
        return None

    monkeypatch.setattr(keyring_storage, "find_keyring", find)


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["one wait", "all waits"])
@pytest.mark.parametrize("name", CHANGES)
def test_what_changes_at_any_wait_of_the_start_is_on_screen_once_the_till_is_open(
    qapp: TillApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, is_whole: bool
) -> None:
    change, environment = CHANGES[name], Environment.TEST if name in IN_EARNEST else Environment.SANDBOX
    is_early = is_whole and change.happen_early is not None

    async def start(shop: Shop, at: int) -> bool:
        await change.leave(shop.process, shop.address)
        with monkeypatch.context() as patch:
            one = Start(qapp, shop, change, patch)
            await one.run(at=at, once_screens=not is_early)
        return one.has_happened

    reached = 0
    with played() as (address, control):
        for at in count(1) if is_whole else (1,):
            with ground_on(tmp_path / str(at), environment) as usual:
                process = usual if change.hears_notices else without_notices(usual)
                shop = Shop(None, process, address, control)  # type: ignore[arg-type]  # nobody stands at it yet
                if not run(start(shop, at)):  # it has no such wait any more
                    break
                reached += 1
        assert reached >= (3 if is_whole else 1), "the start has fewer waits than that"
    with warnings.catch_warnings():  # a call that a closing till cuts off leaves its connection to be collected
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
