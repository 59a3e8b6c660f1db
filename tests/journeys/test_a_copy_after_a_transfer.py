"""A transfer that paid a sale before a copy was put back, at the real window: it pays no other one unless a manager
signs for it, in place."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from pos_app.app.process import TillProcess
from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.people import Right
from pos_app.journal.entry import from_text
from pos_app.journal.webhook_matching import MATCHED
from pos_app.self_test.card_payment import Card, end_as, pay
from pos_app.self_test.opening import opened
from pos_app.services.practice_people import MANAGER, MANAGERS_NAME, PINS
from pos_app.ui.frame.application import TillApp
from tests.journeys.never import broken_promises
from tests.journeys.shop import Shop, ground_on, played, run
from tests.journeys.test_money_at_the_window import told_of, verified

DECLINED = Card.of("4000000000002925")

pytestmark = [
    pytest.mark.usefixtures("qt_loop"),
    pytest.mark.may_log("were open in the copy", "cannot be read now", "were found in"),
]


async def decline(shop: Shop) -> int:
    """Have a card declined, so that its sale waits for other money; returns the sale."""
    await pay(shop.hands, DECLINED)
    declined = await end_as(shop.hands, Word.DECLINED)
    await told_of(shop, declined.reference)
    return declined.sale


async def state_of(shop: Shop, sale: int) -> str:
    return str((await shop.hands.room.payments.sale(sale)).state)


async def is_paid(shop: Shop, sale: int) -> bool:
    return await state_of(shop, sale) == "paid"


async def signed_by(shop: Shop) -> list[str]:
    """Read who answered for matches."""
    rows = await shop.hands.room.journal.read(
        lambda sheet: sheet.execute("SELECT facts FROM entry WHERE kind = ?", (MATCHED,)).fetchall()
    )
    told = (from_text(facts) for (facts,) in rows)
    return [str(facts["manager"]) for facts in told if "manager" in facts]


def lose(process: TillProcess, folder: Path) -> Path:
    """Take the journal away before the next start; only the oracle still has it."""
    return Path(shutil.move(process.places.journal, folder / "known to the oracle alone"))


async def show_transfers(shop: Shop) -> None:
    shop.hands.press_key(Qt.Key.Key_F3)
    await shop.hands.click("Transfers")


@pytest.mark.parametrize("is_lost", [False, True])
def test_a_transfer_that_paid_before_a_copy_was_put_back_pays_a_second_sale_only_when_a_manager_signs_in_place(
    qapp: TillApp, tmp_path: Path, is_lost: bool
) -> None:
    async def sell(shop: Shop) -> None:
        """Copy, let a transfer pay a sale, print the Z, and have the copy put back at the next start."""
        hands = shop.hands
        await hands.see("Service online", lambda: hands.reads("Service online"))
        hands.press_key(Qt.Key.Key_F5)
        await hands.see("no shift", lambda: hands.reads("No shift is open"))
        hands.type_text("0")
        await hands.click("Open shift")
        await hands.see("the shift", lambda: hands.reads("Shift 1 is open"))
        copy = await hands.room.backups.make()
        first = await decline(shop)
        await verified(shop, amount="12500.00")
        await show_transfers(shop)
        await hands.see("the sale that it fits", lambda: hands.can_press("Match to sale"))
        hands.press_key(Qt.Key.Key_F9)
        await hands.see_later("the sale is paid", lambda: is_paid(shop, first))
        await hands.room.shift.close(1, counted=Money(0, Currency.NGN), reason="", approval=None)
        (shop.process.places.data_dir / "sandbox.restore").write_text(copy.path.name)

    async def go_on(shop: Shop, lost: list[Path]) -> None:
        hands = shop.hands
        await hands.see("Service online", lambda: hands.reads("Service online"))
        second = await decline(shop)
        await show_transfers(shop)
        await hands.see("the transfer", lambda: hands.reads("Incoming transfer"))
        hands.press_key(Qt.Key.Key_F5)
        number = 61 if is_lost else 2
        await hands.see("the shift under another number", lambda: hands.reads(f"Shift {number} is open"))
        await show_transfers(shop)
        if is_lost:
            await sign_for_it(shop, second)
        else:
            await hands.see("what it has paid", lambda: hands.reads("Matched to sale"))
            assert not hands.can_press("Match to sale")
            assert await state_of(shop, second) == "open"
        places = shop.process.places
        kept = [*lost, *places.journal.parent.glob(f"{places.journal.name}.*kept")]
        assert len(kept) == 1
        assert await broken_promises(hands.room.journal, shop.ledger(), kept=kept) == []

    async def sign_for_it(shop: Shop, second: int) -> None:
        hands = shop.hands
        await hands.see("the sale that it fits", lambda: hands.can_press("Match to sale"))
        hands.press_key(Qt.Key.Key_F9)
        await hands.see("that a manager signs", lambda: hands.reads("only a manager matches it"))
        assert await state_of(shop, second) == "open"
        hands.press_key(Qt.Key.Key_Escape)
        await hands.see("no dialog", lambda: hands.window.dialogs.top is None)
        assert await state_of(shop, second) == "open"
        hands.press_key(Qt.Key.Key_F9)
        await hands.see("that a manager signs", lambda: hands.window.dialogs.top is not None)
        hands.keep_picture("a manager signs")
        if hands.can_press(MANAGERS_NAME):
            await hands.click(MANAGERS_NAME)
        await hands.strike(map(int, PINS[MANAGER]))
        hands.press_key(Qt.Key.Key_Return)
        await hands.see_later("the sale is paid", lambda: is_paid(shop, second))
        people = hands.room.door.people
        # The journal has the match before the desk has given back what was lent for it.
        await hands.see("that nothing is lent any more", lambda: not people.staff.may(Right.APPROVE))
        assert people.staff.name != MANAGERS_NAME
        assert await signed_by(shop) == [f"{people.staff.name}, signed by {MANAGERS_NAME}"]

    with played() as (address, control), ground_on(tmp_path, Environment.SANDBOX) as process:

        async def first_day() -> None:
            async with opened(qapp, process, address) as hands:
                await sell(Shop(hands, process, address, control))

        async def next_day(lost: list[Path]) -> None:
            async with opened(qapp, process, address) as hands:
                await go_on(Shop(hands, process, address, control), lost)

        run(first_day())
        run(next_day([lose(process, tmp_path)] if is_lost else []))
