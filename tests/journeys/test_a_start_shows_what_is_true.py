"""What changes while the till starts is on screen once it has started, at whichever moment of the start it changed."""

import asyncio
import gc
import types
import warnings
from collections.abc import Awaitable, Callable, Coroutine, Generator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from pos_app.app.process import TillProcess, now
from pos_app.app.services_setup import open_services
from pos_app.app.till import Till
from pos_app.domain.cards import CardSecret
from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.sale import SaleOrder
from pos_app.sandbox.address import Address
from pos_app.self_test.hands import Hands
from pos_app.services.payments import Payments
from pos_app.system.settings import NoticeAddress
from pos_app.ui.frame.application import TillApp
from pos_app.ui.frame.first_window import FirstWindow
from tests.journeys.shop import Shop, ground_on, played, run
from tests.services.guest import Guest
from tests.services.played import local_line

T = TypeVar("T")
CHALLENGED = "4000000000002503"

pytestmark = pytest.mark.usefixtures("qt_loop")


@types.coroutine
def with_something_before_each_wait(
    work: Coroutine[Any, Any, T], happens: Callable[[], Awaitable[None]]
) -> Generator[Any, Any, T]:
    """Run this coroutine; whenever it begins to wait for something, something else happens first, to its end."""
    try:
        waited_for = work.send(None)
        while True:
            yield from happens().__await__()
            try:
                yield waited_for
            except BaseException as thrown:  # noqa: BLE001  # a cancel is the work's own to hear
                waited_for = work.throw(thrown)
            else:
                waited_for = work.send(None)
    except StopIteration as ended:
        result: T = ended.value
        return result


class OneAtATime:
    """Has one open payment after the other settled, each at the next wait of a start that is under way."""

    def __init__(self, shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
        self._shop = shop
        self._payments: Payments | None = None
        self._at = 0
        self._waits = 0
        self.is_done = False
        recover = Payments.recover

        def noted(payments: Payments) -> Coroutine[Any, Any, Any]:
            self._payments = payments
            return recover(payments)

        monkeypatch.setattr(Payments, "recover", noted)

    def begin(self, *, at: int) -> None:
        self._payments, self._waits, self._at, self.is_done = None, 0, at, False

    async def happens(self) -> None:
        """Count the waits from the first reading of what is open; settle one payment at the one that was meant."""
        if self._payments is None:
            return
        self._waits += 1
        if self._waits != self._at:
            return
        oldest = (await self._payments.open_attempts())[0]
        self._shop.approve_elsewhere(oldest.reference)
        await self._payments.check_now(oldest.reference)
        assert (await self._payments.view(oldest.reference)).word is Word.PAID
        self.is_done = True


def without_notices(process: TillProcess) -> TillProcess:
    """Have nothing but the answer tell of a result: a notice would have the payment looked at once more."""
    settings = replace(process.settings.settings, notice_address=NoticeAddress.OFF)
    return replace(process, settings=replace(process.settings, settings=settings))


async def leave_open(process: TillProcess, address: Address, *, many: int) -> None:
    """Take as many payments to the bank's page, and close the till."""
    async with local_line() as http, open_services(process, Guest(http, code=None), played=address) as room:
        for place in range(many):
            order = SaleOrder(room.payments.new_slip(), Money(100_00 + place, Currency.NGN), "ada@example.com", "")
            card = CardSecret(number=CHALLENGED.encode(), month=b"08", year=b"31", cvv=b"123")
            reference = await room.payments.pay(order, card)
            async with asyncio.timeout(120):
                while (await room.payments.view(reference)).state is not PaymentState.STEP_UP:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)


@pytest.mark.parametrize("waits", [range(2, 8, 2), pytest.param(range(1, 16), marks=pytest.mark.soak)], ids=str)
def test_a_payment_that_is_settled_at_any_wait_of_the_start_does_not_stand_there_as_open(
    qapp: TillApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waits: range
) -> None:
    async def start_and_look(shop: Shop, settling: OneAtATime, *, at: int) -> bool:
        process = shop.process
        front = FirstWindow(qapp.theme, process.settings.settings, process.places.environment, now=now)
        front.open()
        till = Till(process, front, played=shop.address)
        opening = till.opened()
        settling.begin(at=at)
        room = await with_something_before_each_wait(opening.__aenter__(), settling.happens)
        try:
            hands = Hands(qapp, till, room, None, process=process)
            left = len(await room.payments.open_attempts())
            title = "1 payment is still open" if left == 1 else f"{left} payments are still open"
            await hands.see(f"{title} (settled at wait {at})", lambda: hands.reads(title))
        finally:
            await opening.__aexit__(None, None, None)
        return settling.is_done

    with played() as (address, control), ground_on(tmp_path, Environment.SANDBOX) as usual:
        process = without_notices(usual)
        shop = Shop(None, process, address, control)  # type: ignore[arg-type]  # nobody stands at it yet
        run(leave_open(process, address, many=len(waits) + 1))
        settling = OneAtATime(shop, monkeypatch)
        reached = [run(start_and_look(shop, settling, at=at)) for at in waits]
        assert sum(reached) > 1, "the start has fewer waits than that"
    with warnings.catch_warnings():  # a call that a closing till cuts off leaves its connection to be collected
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
