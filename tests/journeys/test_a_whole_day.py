"""A whole day of a shop at the real window: from the first start to a Z that the journal proves."""

import re
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt

from pos_app.domain.errors import Operation
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.self_test.card_payment import Card, end_as, pay
from pos_app.self_test.tv_order import end_order_as, renew
from pos_app.ui.card.entry_screen import TakePaymentScreen
from pos_app.ui.frame.application import TillApp
from tests.journal.test_shifts import replayed
from tests.journeys.day import Day, a_day, become_owner, money_comes, sign_in, slip_with, strike, switch_to, take_on
from tests.ui.finding import the

PAID, DECLINED = Card.of("4000000000002701"), Card.of("4000000000002925")
DECODER: Final = "70274413902"
OWNER, MANAGER, CASHIER = "Amina Bello", "Tunde Bakare", "Ngozi Eze"
PEOPLE: Final = {OWNER: "830174", MANAGER: "591026", CASHIER: "274938"}
CHANNELS: Final = {"card": "card", "transfer": "transfer", "tv": "cable TV"}
CONTROL: Final = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.usefixtures("qt_loop")


async def make_ready(day: Day) -> None:
    """The first start: an owner, the keys of the service, and who works here."""
    hands, address = day.hands, day.shop.address
    await become_owner(day, OWNER)
    await sign_in(day, OWNER)
    hands.press_key(Qt.Key.Key_F6)
    await hands.click("Service and keys")
    for name, key in (("Secret key", address.secret_key), ("Public key", address.public_key)):
        await hands.tab_to(name)
        hands.type_text(key)
    await hands.click("Save")
    await hands.see("Service online", lambda: hands.reads("Service online"))
    await hands.click("People and PINs")
    await take_on(day, MANAGER, "Manager")
    await take_on(day, CASHIER, "Cashier")


async def begin_shift(day: Day) -> None:
    hands = day.hands
    hands.press_key(Qt.Key.Key_F5)
    await hands.see("no shift", lambda: hands.reads("No shift is open"))
    hands.type_text("2000000")
    await hands.click("Open shift")
    await hands.see("the shift", lambda: hands.reads("Shift 1 is open"))


async def sell(day: Day) -> tuple[str, int]:
    """Take a card payment, and cash for cable TV; returns the reference of the one, and the price of the other."""
    hands = day.hands
    paid = await pay(hands, PAID)
    await end_as(hands, Word.PAID)
    await slip_with(day, "PAID", paid)
    await renew(hands, DECODER)
    order = await end_order_as(hands, Word.PAID)
    await slip_with(day, order.reference)
    return paid, order.amount.minor


async def be_paid_by_transfer(day: Day) -> None:
    """A transfer pays the sale that a card did not."""
    hands = day.hands
    await pay(hands, DECLINED)
    declined = await end_as(hands, Word.DECLINED)
    await money_comes(day.shop, "12500.00")
    hands.press_key(Qt.Key.Key_F3)
    await hands.click("Transfers")
    await hands.see("the sale that it fits", lambda: hands.can_press("Match to sale"))
    hands.press_key(Qt.Key.Key_F9)

    async def is_paid() -> bool:
        return (await hands.room.payments.sale(declined.sale)).state == "paid"

    await hands.see_later("the sale is paid", is_paid)


async def hear_no_answer(day: Day) -> str:
    """Nobody can say what became of a payment, for the rest of the day."""
    day.shop.arm(Operation.INITIALIZE, "lost_answer")
    day.shop.arm(Operation.VERIFY, "error_500", times=None)
    await pay(day.hands, PAID)
    return (await end_as(day.hands, Word.NOT_SURE)).reference


async def go_away_and_come_back(day: Day) -> None:
    """Lock it with a sale half typed; the wrong PIN opens nothing, the right one gives the sale back."""
    hands = day.hands
    hands.press_key(Qt.Key.Key_F1)
    await hands.tab_to("Amount")
    hands.type_text("430000")
    hands.press_key(Qt.Key.Key_L, CONTROL)
    await hands.see("the sale is kept", lambda: hands.reads("4,300.00"))
    await strike(hands, day.pins[CASHIER][::-1])
    await hands.see("that it was wrong", lambda: hands.reads("Wrong PIN."))
    assert hands.window.is_locked
    await strike(hands, day.pins[CASHIER])
    await hands.see("the till", lambda: not hands.window.is_locked)
    assert the(TakePaymentScreen, hands.window).kept == Money(430000, Currency.NGN)


async def print_again(day: Day, reference: str) -> None:
    hands = day.hands
    hands.press_key(Qt.Key.Key_F4)
    await hands.see("what was sold", lambda: hands.can_press("Print slip"))
    hands.press_key(Qt.Key.Key_F, CONTROL)
    hands.type_text(reference)
    await hands.see("the one that was looked for", lambda: hands.can_press(reference))
    await hands.click("Print slip")
    await slip_with(day, reference, "COPY 1")


async def take_cash_out(day: Day) -> None:
    hands = day.hands
    hands.press_key(Qt.Key.Key_F5)
    await hands.click("Cash in / out")
    await hands.see("the sheet", lambda: hands.reads("Cash in or out"))
    before = hands.times_told
    hands.type_text("50000")
    hands.press_key(Qt.Key.Key_Return)
    hands.type_text("Drinking water")
    hands.press_key(Qt.Key.Key_Return)
    await hands.see_told("₦500.00 taken out", since=before)


async def close_shift(day: Day) -> None:
    """Count less than there should be; a manager signs for it while the cashier stays."""
    hands = day.hands
    hands.press_key(Qt.Key.Key_F9)
    await hands.see("the sheet", lambda: hands.reads("₦38,500.00 should be there"))
    hands.type_text("3800000")
    hands.press_key(Qt.Key.Key_Return)
    hands.type_text("Wrong change")
    hands.press_key(Qt.Key.Key_F9)
    await hands.see("a manager is asked", lambda: hands.reads("The cash differs"))
    await hands.click(MANAGER)
    await strike(hands, day.pins[MANAGER])
    hands.press_key(Qt.Key.Key_Return)
    await hands.see("the Z", lambda: hands.reads("Shift 1 is closed"))
    hands.press_key(Qt.Key.Key_Escape)
    await hands.see("the lock", lambda: hands.window.is_locked)


def on_paper(money: Money) -> str:
    return money.printed().removeprefix("NGN ")


def rows_of(paper: str) -> dict[str, str]:
    """Read what stands at the two ends of each line."""
    return dict(re.findall(r"^(\S.*?)\s{2,}(\S.*)$", paper, re.MULTILINE))


def test_a_whole_day_ends_in_a_z_that_the_journal_proves(qapp: TillApp, tmp_path: Path) -> None:
    async def act(day: Day) -> None:
        await make_ready(day)
        await switch_to(day, CASHIER)
        await begin_shift(day)
        paid, price = await sell(day)
        await be_paid_by_transfer(day)
        unsure = await hear_no_answer(day)
        await go_away_and_come_back(day)
        await print_again(day, paid)
        await take_cash_out(day)
        await close_shift(day)
        hands = day.hands
        hands.press_key(Qt.Key.Key_F1)
        assert hands.reads("Who is at the counter?")
        paper = await slip_with(day, "Z REPORT 1", "NO REAL MONEY")
        assert paper.count("NO REAL MONEY") == 1
        rows = rows_of(paper)
        sums = await replayed(hands.room.journal)
        assert sums == {("NGN", "card"): 1250000, ("NGN", "transfer"): 1250000, ("NGN", "tv"): price}
        printed = {f"NGN {name} (1)": Money(sums["NGN", channel], Currency.NGN) for channel, name in CHANNELS.items()}
        assert {name: rows[name] for name in printed} == {name: on_paper(each) for name, each in printed.items()}
        assert rows["NGN TOTAL (3)"] == on_paper(Money(sum(sums.values()), Currency.NGN))
        assert (rows["Paid"], rows["Declined"], rows["Carried: not sure"]) == ("3", "1", "1")
        assert rows[unsure] == "NGN 12,500.00"
        assert (rows["Out: Drinking water"], rows["DIFFERENCE"], rows["Reason"]) == (
            "-500.00",
            "-500.00",
            "Wrong change",
        )
        assert (rows["Cashier"], rows["Manager"]) == (CASHIER, MANAGER)
        report = await hands.room.shift.report(1)
        assert report.closing is not None
        assert rows["Chain"].replace(" ", "") == report.closing.chain
        assert (await hands.room.journal.verify()).holds

    a_day(qapp, tmp_path, PEOPLE, act)
