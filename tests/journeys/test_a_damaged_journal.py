"""A damaged journal at the real window: the last copy is taken, and what only the damaged one knew is asked about."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from pos_app.app.process import TillProcess, now
from pos_app.app.till import Till
from pos_app.domain.environment import Environment
from pos_app.domain.errors import Operation
from pos_app.domain.payment import Word
from pos_app.journal.database import backup
from pos_app.sandbox.address import Address
from pos_app.self_test.card_payment import Card, end_as, pay
from pos_app.self_test.opening import opened
from pos_app.ui.frame.application import TillApp
from pos_app.ui.frame.first_window import FirstWindow
from tests.journal.test_shifts import replayed
from tests.journeys.never import FOUND_AGAIN, broken_promises
from tests.journeys.shop import Shop, ground_on, played, run
from tests.services.test_payments_merge_damaged import spoil
from tests.ui.finding import words
from tests.ui.hands import press

PAID = Card.of("4000000000002701")

pytestmark = pytest.mark.usefixtures("qt_loop")


async def comes(is_there: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not is_there():  # noqa: ASYNC110  # a window rings for nobody
            await asyncio.sleep(0.02)


async def go_on_with_the_copy(app: TillApp, process: TillProcess, address: Address) -> None:
    """Start at a journal that cannot be read, take what is offered, and close the till again."""
    front = FirstWindow(app.theme, process.settings.settings, process.places.environment, now=now)
    front.open()
    life = asyncio.create_task(Till(process, front, played=address).live())
    await comes(lambda: "The till cannot be opened" in words(front.window))
    press(front.window, Qt.Key.Key_F9)
    await comes(lambda: "Every payment of before has a result now." in words(front.window))
    front.window.close()
    await life


@pytest.mark.may_log("was not opened", "damaged", "were found in")
def test_a_payment_of_a_damaged_journal_is_asked_about_and_stands_as_paid_in_history_and_z(
    qapp: TillApp, tmp_path: Path
) -> None:
    async def sell(process: TillProcess, address: Address) -> str:
        async with opened(qapp, process, address) as hands:
            await hands.see("Service online", lambda: hands.reads("Service online"))
            await hands.room.backups.make()
            await pay(hands, PAID)
            return (await end_as(hands, Word.PAID)).reference

    async def look(shop: Shop, reference: str) -> None:
        hands = shop.hands
        await hands.see_later("it is paid", lambda: is_paid(shop, reference))
        hands.press_key(Qt.Key.Key_F4)
        await hands.see("it in the history", lambda: hands.can_press(reference) or hands.reads(reference))
        await hands.see("how it ended", lambda: hands.reads("Paid ₦12,500.00"))
        assert (await shop.lines(reference))[1].kind == FOUND_AGAIN
        hands.press_key(Qt.Key.Key_F5)
        await hands.see("no shift", lambda: hands.reads("No shift is open"))
        hands.type_text("0")
        await hands.click("Open shift")
        await hands.see("the shift", lambda: hands.can_press("Close shift"))
        report = await hands.room.shift.look()
        assert report is not None  # its number depends on how much of the damaged journal could be read
        sums = {(each.amount.currency.value, each.channel.value): each.amount.minor for each in report.taken}
        assert sums == await replayed(hands.room.journal) == {("NGN", "card"): 1250000}
        assert report.carried == ()
        assert shop.received(reference, Operation.INITIALIZE) == 1
        kept = backup.kept_of(shop.process.places.journal)
        assert len(kept) == 1
        assert await broken_promises(hands.room.journal, shop.ledger(), kept=kept) == []

    with played() as (address, control), ground_on(tmp_path, Environment.SANDBOX) as process:

        async def live() -> None:
            async with opened(qapp, process, address) as hands:
                await look(Shop(hands, process, address, control), reference)

        reference = run(sell(process, address))
        spoil(process.places.journal)
        run(go_on_with_the_copy(qapp, process, address))
        run(live())


async def is_paid(shop: Shop, reference: str) -> bool:
    return (await shop.hands.room.payments.view(reference)).word is Word.PAID
