"""Money that comes in, at the real window: counted on the rail, told of on every screen, doubted where it must be."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from pos_app.domain.payment import Word
from pos_app.domain.webhook_view import Doubt, NoticeStanding
from pos_app.self_test.card_payment import Card, end_as, pay
from pos_app.self_test.hands import Hands
from pos_app.self_test.money_received import doubt_a_forgery
from pos_app.ui.card.entry_screen import TakePaymentScreen
from pos_app.ui.card.progress.end_sale_dialog import EndSaleDialog
from pos_app.ui.card.progress_screen import PaymentScreen
from pos_app.ui.frame.application import TillApp
from pos_app.ui.frame.feed_health import FeedHealthDialog, FeedStatus
from tests.journeys.shop import Shop, in_a_shop
from tests.ui.finding import the

PAID, DECLINED = Card.of("4000000000002701"), Card.of("4000000000002925")

pytestmark = pytest.mark.usefixtures("qt_loop")


def entry(hands: Hands, title: str) -> str:
    """What the rail says of this entry aloud."""
    return next(each.accessibleName() for each in hands.window.findChildren(QToolButton) if each.text() == title)


async def verified(shop: Shop, **wish: str) -> str:
    """Have money sent, and wait for the service's word."""
    sent = shop.control.post("/notices", json={"kind": "transfer_in", **wish}).raise_for_status().json()
    reference = str(sent["deliveries"][-1]["reference"])

    async def is_verified() -> bool:
        rows = await shop.hands.room.activity.rows()
        return any(row.reference == reference and row.standing is NoticeStanding.VERIFIED for row in rows)

    await shop.hands.see_later("the service agrees", is_verified)
    return reference


async def told_of(shop: Shop, reference: str) -> None:
    """Wait for the notice of a payment of this till."""

    async def has_come() -> bool:
        return any(row.reference == reference for row in await shop.hands.room.activity.rows())

    await shop.hands.see_later("its own notice", has_come)


def test_activity_stands_third_and_money_is_counted_there_while_a_card_is_typed(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        rail = [each.text() for each in hands.window.findChildren(QToolButton)]
        assert rail[:3] == ["Card", "Cable TV", "Activity"]
        hands.press_key(Qt.Key.Key_F1)
        before = hands.times_told
        await verified(shop)
        await hands.see_told("₦25,000.00 from", since=before)
        await hands.see("a count on the rail", lambda: "1" in entry(hands, "Activity"))
        hands.press_key(Qt.Key.Key_F3)
        await hands.see("the notice", lambda: hands.reads("Verified: paid, asked at"))
        hands.press_key(Qt.Key.Key_Return)
        await hands.see("nothing new", lambda: "1" not in entry(hands, "Activity"))
        await hands.click("Sound on")
        settings = shop.process.places.settings

        async def is_kept() -> bool:
            return json.loads(settings.read_text("utf-8"))["sounds"] is False

        await hands.see_later("the sound stays off", is_kept)
        QTest.mouseClick(the(FeedStatus, hands.window), Qt.MouseButton.LeftButton)
        await hands.see("how the feed stands", lambda: isinstance(hands.window.dialogs.top, FeedHealthDialog))
        assert hands.reads("http://127.0.0.1")
        hands.press_key(Qt.Key.Key_Escape)

    in_a_shop(qapp, tmp_path, act)


def test_a_forgery_is_doubted_also_when_another_one_came_before(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        await doubt_a_forgery(shop.hands)
        await doubt_a_forgery(shop.hands)

    in_a_shop(qapp, tmp_path, act)


def test_a_transfer_pays_the_sale_that_a_card_did_not(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        await pay(hands, DECLINED)
        declined = await end_as(hands, Word.DECLINED)
        await told_of(shop, declined.reference)  # what comes last stands on top of the list
        await verified(shop, amount="12500.00")
        hands.press_key(Qt.Key.Key_F3)
        await hands.see("that the goods are safe", lambda: hands.reads("Safe to hand over the goods."))
        hands.press_key(Qt.Key.Key_F9)  # the one sale of this amount

        async def is_paid() -> bool:
            sale = await hands.room.payments.sale(declined.sale)
            return (sale.state, sale.paid_by) == ("paid", None)

        await hands.see_later("the sale is paid, and by no card", is_paid)
        await hands.see("the match", lambda: hands.reads("Matched to sale"))

    in_a_shop(qapp, tmp_path, act)


def test_a_notice_of_another_amount_than_this_till_asked_for_is_said_on_the_screen(
    qapp: TillApp, tmp_path: Path
) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        reference = await pay(hands, PAID)
        await end_as(hands, Word.PAID)
        await hands.see("what was heard of it", lambda: hands.reads("amount matches"))
        before = hands.times_told
        shop.control.post(
            "/notices", json={"kind": "forged", "reference": reference, "amount": "1.00"}
        ).raise_for_status()

        async def is_doubted() -> bool:
            rows = await hands.room.activity.rows()
            return any(
                row.standing is NoticeStanding.SUSPICIOUS and row.doubt is not Doubt.BAD_SIGNATURE for row in rows
            )

        await hands.see_later("it is suspicious", is_doubted)
        await hands.see_told("Suspicious notice: ₦1.00", since=before)
        await hands.see("and on the payment", lambda: hands.reads("it says something else"))
        assert (await hands.room.payments.view(reference)).word is Word.PAID
        hands.press_key(Qt.Key.Key_F3)
        await hands.see("the banner", lambda: hands.reads("Hand over nothing for it."))

    in_a_shop(qapp, tmp_path, act)


def test_one_more_notice_is_asked_for_under_the_result_and_linked_with_what_came(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        reference = await pay(hands, PAID)
        await end_as(hands, Word.PAID)
        await hands.see("what was heard of it", lambda: hands.reads("amount matches"))
        await hands.see("keys are taken again", hands.may_press)
        await hands.click("Resend notice")
        await hands.see("a minute to wait", lambda: not hands.can_press("Resend notice"))
        assert not hands.can_press("Resend")

        async def came_twice() -> bool:
            rows = await hands.room.activity.rows()
            return any(row.reference == reference and row.times == 2 for row in rows)

        await hands.see_later("it came again", came_twice)

    in_a_shop(qapp, tmp_path, act)


def test_a_sale_that_nobody_will_pay_is_ended_with_a_reason(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        await pay(hands, DECLINED)
        declined = await end_as(hands, Word.DECLINED)
        await hands.see("what is left", lambda: hands.can_press("Try another card"))
        screen = the(PaymentScreen, hands.window)
        await hands.see("a screen that takes presses", lambda: not screen.is_guarded)
        await hands.click("End this sale")
        await hands.see("the question", lambda: isinstance(hands.window.dialogs.top, EndSaleDialog))
        hands.press_key(Qt.Key.Key_F9)
        await hands.see("that it wants a reason", lambda: hands.reads("Say why nobody will pay it."))
        hands.type_text("Customer left")
        assert not hands.reads("Say why nobody will pay it.")
        hands.press_key(Qt.Key.Key_F9)

        async def is_dropped() -> bool:
            sale = await hands.room.payments.sale(declined.sale)
            return (sale.state, sale.reason) == ("dropped", "Customer left")

        await hands.see_later("the sale has ended", is_dropped)
        await hands.see("no way to pay it", lambda: not hands.can_press("Try another card"))

    in_a_shop(qapp, tmp_path, act)


def test_a_sale_is_ended_from_the_form_where_another_card_was_to_be_typed(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        await pay(hands, DECLINED)
        declined = await end_as(hands, Word.DECLINED)
        await hands.see("what is left", lambda: hands.can_press("Try another card"))
        screen = the(PaymentScreen, hands.window)
        await hands.see("a screen that takes presses", lambda: not screen.is_guarded)
        await hands.click("Try another card")
        form = the(TakePaymentScreen, hands.window)
        await hands.see("the same sale in the form", lambda: form.sale == declined.sale)
        await hands.click("End this sale")
        await hands.see("the question", lambda: isinstance(hands.window.dialogs.top, EndSaleDialog))
        hands.type_text("Customer left")
        hands.press_key(Qt.Key.Key_F9)
        await hands.see("an empty form", lambda: form.sale is None and not hands.can_press("End this sale"))
        sale = await hands.room.payments.sale(declined.sale)
        assert (sale.state, sale.reason) == ("dropped", "Customer left")

    in_a_shop(qapp, tmp_path, act)
