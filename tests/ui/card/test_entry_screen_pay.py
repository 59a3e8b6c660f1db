"""Pay is pressed once, whoever presses it and however often; what cannot be paid says why."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment_view import SaleView
from pos_app.domain.sale import SaleOrder
from pos_app.ui.card.entry.blocked import WhyOffline
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.banner import Banner
from tests.ui.card.entry_counter import VERVE, VIEW, Counter, set_up
from tests.ui.finding import button, words
from tests.ui.hands import Key, click, press, write

_LEFT = Qt.MouseButton.LeftButton
_CLOSED = "No keys are set. A manager can set them under Settings."
_SALE = SaleView(
    number=7,
    amount=Money(250_000, Currency.GHS),
    payer="ama@example.com",
    note="Order 9",
    state="open",
    opened_at=datetime(2026, 11, 20, 14, 30, tzinfo=UTC),
    paid_by=None,
    reason="",
    attempts=("till1-a",),
)


@pytest.fixture
def counter(window: TillWindow, theme: Theme) -> Counter:
    return set_up(window, theme)


def banners(counter: Counter) -> list[str]:
    found = counter.screen.findChildren(Banner)
    return [line for banner in found if banner.isVisible() for line in words(banner)]


def settle(counter: Counter, qtbot: QtBot) -> None:
    """Let the moment pass in which Enter is not taken."""
    qtbot.waitUntil(lambda: not counter.form.bar.pay.is_settling)


def test_pay_hands_over_the_order_and_the_card_and_begins_anew(qtbot: QtBot, counter: Counter) -> None:
    counter.fill_in()
    counter.form.customer.note.setText("Order 1184")
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: counter.started == ["till1-1"])
    amount = Money(1_250_000, Currency.NGN)
    assert counter.desk.orders == [SaleOrder("slip-1", amount, "chidi.okeke@gmail.com", "Order 1184")]
    card = counter.desk.cards[0]
    assert (bytes(card.number), bytes(card.month), bytes(card.year), bytes(card.cvv)) == (VERVE, b"08", b"27", b"123")
    assert counter.form.draft.money.minor == 0
    assert counter.form.draft.payer == ""
    assert counter.form.card.is_empty
    assert counter.desk.slips == 2


def test_the_card_is_gone_from_the_fields_as_soon_as_pay_is_pressed(counter: Counter) -> None:
    counter.fill_in()
    click(counter.form.bar.pay)
    assert counter.form.card.is_empty


def test_a_double_click_pays_once(qtbot: QtBot, counter: Counter) -> None:
    counter.desk.gate.is_shut = True
    counter.fill_in()
    pay = counter.form.bar.pay
    QTest.mouseDClick(pay, _LEFT)
    click(pay)
    click(pay)
    qtbot.waitUntil(lambda: counter.desk.gate.has_callers)
    click(pay)
    press(counter.window, Key.Key_F9, Key.Key_F9)
    counter.desk.gate.open()
    qtbot.waitUntil(lambda: counter.started != [])
    click(pay)
    press(counter.window, Key.Key_F9)
    assert len(counter.desk.orders) == 1


def test_enter_held_down_pays_once(qtbot: QtBot, counter: Counter) -> None:
    counter.desk.gate.is_shut = True
    counter.fill_in()
    pay = counter.form.bar.pay
    pay.setFocus()
    settle(counter, qtbot)
    for _ in range(5):
        QTest.keyPress(pay, Key.Key_Return)
    QTest.keyClick(pay, Key.Key_Space)
    qtbot.waitUntil(lambda: counter.desk.gate.has_callers)
    assert len(counter.desk.orders) == 1
    counter.desk.gate.open()
    qtbot.waitUntil(lambda: counter.started != [])


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_right_after_a_change_pay_takes_no_key(qtbot: QtBot, counter: Counter, key: Qt.Key) -> None:
    counter.fill_in()
    pay = counter.form.bar.pay
    pay.setFocus()
    assert pay.is_settling
    QTest.keyClick(pay, key)
    assert not pay.is_busy
    assert not counter.form.card.is_empty
    settle(counter, qtbot)
    QTest.keyClick(pay, key)
    qtbot.waitUntil(lambda: counter.started == ["till1-1"])


def test_while_it_is_written_down_nothing_can_be_changed_or_cleared(qtbot: QtBot, counter: Counter) -> None:
    counter.desk.gate.is_shut = True
    counter.fill_in()
    click(counter.form.bar.pay)
    assert counter.form.bar.pay.is_busy
    assert counter.sentence == "Writing the payment down"
    assert not counter.form.amount.amount.isEnabled()
    assert not counter.form.card.number.isEnabled()
    press(counter.window, Key.Key_Escape)
    assert counter.form.draft.payer == "chidi.okeke@gmail.com"
    counter.desk.gate.open()
    qtbot.waitUntil(lambda: counter.started != [])
    assert counter.form.card.number.isEnabled()
    assert not counter.form.bar.pay.is_busy


def test_what_was_not_begun_says_so_and_wants_the_card_again(qtbot: QtBot, counter: Counter) -> None:
    counter.desk.gate.sentence = "The journal cannot be written: sales stopped."
    counter.fill_in()
    click(counter.form.bar.pay)
    qtbot.waitUntil(lambda: banners(counter) != [])
    assert banners(counter)[0] == "The journal cannot be written: sales stopped."
    assert counter.form.draft.payer == "chidi.okeke@gmail.com"
    assert counter.form.card.is_empty
    assert counter.form.card.number.hasFocus()
    assert counter.desk.slips == 1
    counter.desk.gate.sentence = ""
    counter.fill_in()
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: counter.started != [])
    assert banners(counter) == []
    assert [order.slip for order in counter.desk.orders] == ["slip-1", "slip-1"]


@pytest.mark.may_log("failed")
def test_a_bug_behind_pay_is_told_and_leaves_the_sale_the_same(qtbot: QtBot, counter: Counter) -> None:
    import asyncio

    loop = asyncio.get_running_loop()
    seen: list[dict[str, object]] = []
    loop.set_exception_handler(lambda _, context: seen.append(context))
    counter.desk.gate.bug = ZeroDivisionError()
    counter.fill_in()
    click(counter.form.bar.pay)
    qtbot.waitUntil(lambda: banners(counter) != [])
    loop.set_exception_handler(None)
    assert banners(counter)[0] == "Something in the till went wrong. It was noted."
    assert len(seen) == 1
    assert counter.desk.slips == 1


def test_closed_paying_shows_why_and_has_no_pay(counter: Counter) -> None:
    counter.screen.show_payment(replace(VIEW, environment=Environment.LIVE, paying_closed_because=_CLOSED))
    assert banners(counter) == ["Card payments are closed.", _CLOSED]
    assert not counter.form.bar.pay.isVisible()
    assert not counter.form.card.number.isEnabled()
    assert counter.screen.first_focus() is None
    press(counter.window, Key.Key_F9)
    assert counter.desk.orders == []
    assert "Keys type into" not in words(counter.form)
    counter.screen.show_payment(VIEW)
    assert banners(counter) == []
    assert counter.form.bar.pay.isVisible()
    assert "Keys type into" in words(counter.form)


def test_paying_that_closes_over_a_filled_form_forgets_the_card(counter: Counter) -> None:
    counter.fill_in()
    counter.screen.show_payment(replace(VIEW, paying_closed_because=_CLOSED))
    assert counter.form.card.is_empty


def test_offline_pauses_pay_and_f8_asks_again(counter: Counter) -> None:
    counter.fill_in()
    counter.screen.show_payment(replace(VIEW, is_offline=True))
    asked: list[bool] = []
    counter.screen.try_now_asked.connect(lambda: asked.append(True))
    assert counter.sentence == "Cannot pay yet: service offline"
    assert not counter.form.bar.pay.isEnabled()
    press(counter.window, Key.Key_F9, Key.Key_F8)
    assert asked == [True]
    assert counter.desk.orders == []
    counter.screen.show_payment(VIEW)
    assert counter.form.bar.pay.isEnabled()


def test_why_opens_an_explanation_that_esc_closes(qtbot: QtBot, counter: Counter) -> None:
    counter.screen.show_payment(replace(VIEW, is_offline=True))
    qtbot.waitUntil(lambda: not counter.form.guard.holds_presses)
    click(button(counter.window, "Why?"))
    qtbot.waitUntil(lambda: isinstance(counter.window.dialogs.top, WhyOffline))
    press(counter.window, Key.Key_Escape)
    qtbot.waitUntil(lambda: counter.window.dialogs.top is None)


def test_a_press_that_meant_what_was_there_before_a_banner_is_not_taken(qtbot: QtBot, counter: Counter) -> None:
    counter.fill_in()
    counter.screen.show_payment(replace(VIEW, is_offline=True))
    counter.screen.show_payment(VIEW)
    click(counter.form.bar.pay)
    QTest.mouseDClick(counter.form.bar.pay, _LEFT)
    assert not counter.form.bar.pay.is_busy
    assert not counter.form.card.is_empty
    qtbot.waitUntil(lambda: not counter.form.guard.holds_presses)
    click(counter.form.bar.pay)
    qtbot.waitUntil(lambda: counter.started != [])


def test_another_card_is_a_new_attempt_of_the_same_sale(qtbot: QtBot, counter: Counter) -> None:
    counter.screen.show_payment(replace(VIEW, again=_SALE))
    assert counter.form.draft.money == Money(250_000, Currency.GHS)
    assert counter.form.draft.payer == "ama@example.com"
    assert not counter.form.amount.amount.isEnabled()
    assert not counter.form.customer.payer.isEnabled()
    assert counter.screen.first_focus() is counter.form.card.number
    card = counter.form.card
    for field, digits in ((card.number, VERVE), (card.expiry, b"0827"), (card.cvv, b"123")):
        counter.go_to(field)
        counter.strike(digits)
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: counter.started == ["till1-again"])
    assert counter.desk.again == [7]
    assert counter.desk.orders == []
    assert counter.form.amount.amount.isEnabled()
    assert counter.form.draft.money.minor == 0


def test_news_from_outside_does_not_bring_back_a_sale_that_was_left(counter: Counter) -> None:
    again = replace(VIEW, again=_SALE)
    counter.screen.show_payment(again)
    press(counter.window, Key.Key_Escape)
    write(counter.window, "500")
    counter.screen.show_payment(replace(again, is_offline=True))
    assert counter.form.draft.money == Money(500, Currency.NGN)
    counter.screen.show_payment(replace(again, again=replace(_SALE)))  # asked for once more
    assert counter.form.draft.money == Money(250_000, Currency.GHS)
    counter.screen.show_payment(VIEW)
    assert counter.form.draft.money == Money(0, Currency.NGN)


def test_the_sale_that_another_card_is_typed_for_can_be_ended_there(counter: Counter) -> None:
    asked: list[int] = []
    counter.screen.end_asked.connect(asked.append)
    assert counter.form.bar.end.isHidden()
    counter.screen.show_payment(replace(VIEW, again=_SALE))
    click(counter.form.bar.end)
    assert asked == [7]
    assert counter.screen.sale == 7  # somebody says why first
    counter.screen.leave_sale()
    assert counter.screen.sale is None
    assert counter.form.bar.end.isHidden()
    assert counter.form.draft.money == Money(0, Currency.NGN)


def test_clear_leaves_the_sale_that_was_to_be_tried_again(counter: Counter) -> None:
    counter.screen.show_payment(replace(VIEW, again=_SALE))
    press(counter.window, Key.Key_Escape)
    assert counter.form.draft.money == Money(0, Currency.NGN)
    assert counter.form.amount.amount.isEnabled()
    write(counter.window, "500")
    assert counter.form.draft.money.minor == 500
