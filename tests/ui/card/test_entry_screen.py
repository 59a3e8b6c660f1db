"""A payment is filled in: what the form says, what it forgets, and in which order the keyboard walks it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.sale import AmountBounds
from pos_app.ui.frame.focus_ring import FocusRing
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Mode, Theme
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.keypad import Keypad
from pos_app.ui.kit.widgets.text import Text, width_of
from tests.pictures import samples_payment
from tests.ui.card.entry_counter import AMEX, MASTERCARD, VERVE, VIEW, VISA, Counter, set_up, texts_alive
from tests.ui.finding import button, the, visible, words
from tests.ui.hands import Key, click, keyboard, press, write

_LONG_VISA = b"4000000000002503106"
_MARKER = bytes([0x34, 0x35, 0x33, 0x39, 0x35, 0x37, 0x38, 0x37, 0x36, 0x33, 0x36, 0x32, 0x31, 0x34, 0x38, 0x36])


@pytest.fixture
def counter(window: TillWindow, theme: Theme) -> Counter:
    return set_up(window, theme)


def test_a_whole_payment_is_typed_by_keys_alone(counter: Counter) -> None:
    card, customer = counter.form.card, counter.form.customer
    counter.strike(b"1250000")
    press(counter.window, Key.Key_Return)
    counter.strike(VERVE)
    assert card.expiry.hasFocus()
    counter.strike(b"0827")
    assert card.cvv.hasFocus()
    counter.strike(b"123")
    assert customer.payer.hasFocus()
    write(counter.window, "chidi.okeke@gmail.com")
    press(counter.window, Key.Key_Return)
    write(counter.window, "Order 1184")
    assert counter.sentence == "Verve •••• 3210  ·  08 / 27  ·  chidi.okeke@gmail.com"
    assert counter.form.bar.pay.isEnabled()
    assert (card.number_line.said, card.expiry_line.said) == ("Number is complete", "Valid until 31 Aug 2027")


def test_a_card_is_typed_by_touch_alone(counter: Counter) -> None:
    pad = the(Keypad, counter.window)
    click(counter.form.card.number)
    for digits in (MASTERCARD, b"0827", b"123"):
        for byte in digits:
            click(button(pad, chr(byte)))
    assert counter.form.card.not_good() == ()


def test_the_tab_key_walks_the_form_in_the_order_of_the_guide(counter: Counter) -> None:
    counter.fill_in()
    counter.go_to(counter.form.amount.amount)
    walked: list[str] = []
    for _ in range(13):
        now = keyboard(counter.window)
        assert now is not None
        walked.append(now.accessibleName() or getattr(now, "text", str)())
        press(counter.window, Key.Key_Tab)
    assert walked == [
        "Amount, 12,500 naira",
        "Currency, ₦ NGN",
        "1,000 naira",
        "10,000 naira",
        "Card number",
        "Expiry",
        "CVV",
        "Payer e-mail",
        "Use shop e-mail",
        "Note (optional)",
        "Clear",
        "Pay 12,500 naira",
        "Card",
    ]


def test_quick_amounts_of_another_currency_stand_where_the_others_stood(qtbot: QtBot, counter: Counter) -> None:
    QTest.keyClick(counter.form.amount.amount, Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(counter.form.amount.quick_keys[0].isVisible)
    press(counter.window, Key.Key_Tab, Key.Key_Tab)
    assert keyboard(counter.window) is counter.form.amount.quick_keys[0]
    press(counter.window, Key.Key_Tab)
    assert counter.form.card.number.hasFocus()


@pytest.mark.parametrize(
    ("digits", "said"),
    [
        (VERVE[:-1] + b"8", "This number is not valid. Read it again."),
        (b"40000000", "Digits are missing. Read it again."),
        (b"999999", "No card we take begins like this. Read it again."),
    ],
)
def test_what_is_wrong_with_a_number_stands_under_it(counter: Counter, digits: bytes, said: str) -> None:
    counter.go_to(counter.form.card.number)
    counter.strike(digits)
    counter.go_to(counter.form.card.expiry)
    assert counter.form.card.number_line.said == said
    assert counter.form.card.number.accessibleDescription() == said


@pytest.mark.parametrize(
    ("digits", "said"),
    [
        (b"0824", "This card expired in August 2024."),
        (b"13", "There is no such month."),
        (b"08", "Type month and year."),
        (b"1126", "Valid until 30 Nov 2026"),
    ],
)
def test_what_is_known_of_an_expiry_stands_under_it(counter: Counter, digits: bytes, said: str) -> None:
    counter.go_to(counter.form.card.expiry)
    counter.strike(digits)
    counter.go_to(counter.form.card.number)
    assert counter.form.card.expiry_line.said == said


def test_a_cvv_is_as_long_as_its_brand_says(counter: Counter) -> None:
    card = counter.form.card
    assert card.cvv_line.said == "3 digits on the back"
    counter.go_to(card.number)
    counter.strike(AMEX)
    assert card.cvv_line.said == "4 digits on the front"
    counter.go_to(card.cvv)
    counter.strike(b"123")
    counter.go_to(card.number)
    assert card.cvv_line.said == "The CVV has 4 digits."


def test_nothing_is_called_wrong_while_it_is_typed_until_it_has_been_wrong_once(counter: Counter) -> None:
    card = counter.form.card
    counter.go_to(card.number)
    counter.strike(b"4000")
    assert not card.number_line.is_wrong
    counter.go_to(card.cvv)
    assert card.number_line.is_wrong
    counter.go_to(card.number)
    counter.strike(VISA[4:-1])
    assert card.number_line.said == "Digits are missing. Read it again."
    counter.strike(VISA[-1:])
    assert card.number_line.said == "Number is complete"


def test_an_empty_field_is_not_wrong_when_it_is_left(counter: Counter) -> None:
    for field in (counter.form.card.number, counter.form.card.expiry, counter.form.card.cvv):
        counter.go_to(field)
    counter.go_to(counter.form.customer.payer)
    counter.go_to(counter.form.customer.note)
    assert counter.form.wrong() == ()


def test_a_number_that_may_go_on_keeps_the_keyboard(counter: Counter) -> None:
    counter.go_to(counter.form.card.number)
    counter.strike(b"5061460410120225")
    assert counter.form.card.number.hasFocus()
    assert counter.form.card.number_line.said == "Number is complete"
    press(counter.window, Key.Key_Return)
    assert counter.form.card.expiry.hasFocus()


def test_sixteen_good_digits_go_on_to_the_expiry_though_the_brand_has_longer_ones(counter: Counter) -> None:
    counter.go_to(counter.form.card.number)
    counter.strike(VISA + b"0827" + b"123")
    assert counter.form.card.number_line.said == "Number is complete"
    assert counter.form.card.expiry.shown() == "08 / 27"
    assert counter.form.card.not_good() == ()


def test_a_visa_of_nineteen_digits_is_typed_by_going_back(counter: Counter) -> None:
    card = counter.form.card
    counter.go_to(card.number)
    counter.strike(_LONG_VISA[:16])
    assert card.expiry.hasFocus()
    press(counter.window, Key.Key_Backspace)
    assert card.number.hasFocus()
    counter.strike(_LONG_VISA[16:])
    assert card.expiry.hasFocus()
    assert card.number.judged(bytes) == _LONG_VISA


def test_a_visa_of_nineteen_digits_is_pasted_whole(counter: Counter) -> None:
    card = counter.form.card
    counter.form.take_number(bytearray(_LONG_VISA))
    assert card.expiry.hasFocus()
    assert card.number.judged(bytes) == _LONG_VISA


def test_backspace_in_an_empty_field_goes_back(counter: Counter) -> None:
    card = counter.form.card
    counter.go_to(card.cvv)
    press(counter.window, Key.Key_Backspace)
    assert card.expiry.hasFocus()
    press(counter.window, Key.Key_Backspace)
    assert card.number.hasFocus()
    press(counter.window, Key.Key_Backspace)
    assert card.number.hasFocus()


def test_a_complete_cvv_keeps_the_keyboard_where_nothing_else_is_missing(counter: Counter) -> None:
    counter.fill_in()
    assert counter.form.card.cvv.hasFocus()


def test_enter_in_the_last_field_goes_to_pay_and_does_not_press_it(counter: Counter) -> None:
    counter.fill_in()
    counter.go_to(counter.form.customer.note)
    press(counter.window, Key.Key_Return)
    assert counter.form.bar.pay.hasFocus()
    assert not counter.form.bar.pay.is_busy


def test_enter_brings_the_ring_to_pay_and_a_click_takes_it_away(counter: Counter) -> None:
    counter.fill_in()
    ring, pay = the(FocusRing, counter.window), counter.form.bar.pay
    click(counter.form.customer.note)
    press(counter.window, Key.Key_Return)
    assert ring.isVisible()
    corner = pay.mapTo(counter.window, pay.rect().topLeft())
    assert ring.geometry() == QRect(corner, pay.size()).adjusted(-4, -4, 4, 4)
    click(counter.form.bar.clear)
    assert not counter.window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


def test_enter_in_the_last_field_shows_what_is_missing_and_goes_there(counter: Counter) -> None:
    counter.strike(b"500")
    counter.go_to(counter.form.customer.note)
    press(counter.window, Key.Key_Return)
    assert counter.form.card.number.hasFocus()
    assert counter.form.card.number_line.said == "Type the number on the card."
    assert counter.form.customer.payer_line.said == "Type where the receipt goes."
    assert counter.sentence == "Cannot pay yet: 4 fields to check"


def test_the_sentence_over_pay_names_what_is_missing(counter: Counter) -> None:
    assert counter.sentence == "Still to type: amount, card number and 3 more"
    counter.fill_in()
    counter.go_to(counter.form.customer.payer)
    counter.form.customer.payer.clear()
    assert counter.sentence == "Still to type: payer e-mail"
    assert not counter.form.bar.pay.isEnabled()


def test_what_was_probably_meant_is_taken_with_one_press(counter: Counter) -> None:
    customer = counter.form.customer
    counter.go_to(customer.payer)
    write(counter.window, "chidi@gmial.com")
    assert not customer.offered.isVisible()
    counter.go_to(customer.note)
    assert customer.offered.text() == "Did you mean gmail.com?"
    click(customer.offered)
    assert customer.address == "chidi@gmail.com"
    assert not customer.offered.isVisible()


def test_an_address_is_judged_when_it_is_left_and_live_from_then_on(counter: Counter) -> None:
    customer = counter.form.customer
    counter.go_to(customer.payer)
    write(counter.window, "chidi@gmail")
    assert not customer.payer_line.is_wrong
    counter.go_to(customer.note)
    assert customer.payer_line.said == "This is no e-mail address."
    counter.go_to(customer.payer)
    press(counter.window, Key.Key_End)
    write(counter.window, ".com")
    assert customer.payer_line.said == "Receipt address"


def test_the_shops_own_address_is_one_press_away(counter: Counter) -> None:
    click(counter.form.customer.use_shop)
    assert counter.form.customer.address == "till@shop.example"
    counter.screen.show_payment(replace(VIEW, shop_email=""))
    assert not counter.form.customer.use_shop.isVisible()


def test_a_card_number_is_no_note(counter: Counter) -> None:
    counter.fill_in()
    counter.form.customer.note.setText("card 4000 0000 0000 2503")
    assert counter.form.customer.note_line.said == "Do not write a card number here."
    assert not counter.form.bar.pay.isEnabled()
    counter.form.customer.note.setText("4000 0000 0000 2503 12/27 123")
    assert not counter.form.bar.pay.isEnabled()
    counter.form.customer.note.setText("call 2348031234567")
    assert counter.form.bar.pay.isEnabled()


def test_an_amount_outside_the_limits_is_told(counter: Counter) -> None:
    naira = AmountBounds(Currency.NGN, Money(10_000, Currency.NGN), Money(50_000_000, Currency.NGN))
    counter.screen.show_payment(replace(VIEW, limits=(naira,)))
    counter.fill_in()
    assert counter.form.bar.pay.isEnabled()
    for minor, said in (
        (9_999, "The smallest amount here is ₦100.00."),
        (50_000_001, "The largest amount here is ₦500,000.00."),
    ):
        counter.form.amount.amount.show_money(Money(minor, Currency.NGN))
        assert counter.sentence == said
        assert not counter.form.bar.pay.isEnabled()


@pytest.mark.parametrize("by", ["press", "key"])
def test_clear_empties_everything_and_undo_brings_back_all_but_the_card(counter: Counter, by: str) -> None:
    counter.fill_in()
    press(counter.window, Key.Key_Escape)
    assert counter.form.draft.money.minor == 0
    assert counter.form.card.is_empty
    assert counter.sentence == "Cleared."
    assert counter.form.amount.amount.hasFocus()
    if by == "press":
        click(counter.form.bar.undo)
    else:
        QTest.keyClick(counter.form.amount.amount, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert counter.form.draft.money == Money(1_250_000, Currency.NGN)
    assert counter.form.draft.payer == "chidi.okeke@gmail.com"
    assert counter.form.card.is_empty
    assert not counter.form.bar.undo.isVisible()


def test_undo_is_offered_only_until_something_else_is_typed(counter: Counter) -> None:
    counter.fill_in()
    press(counter.window, Key.Key_Escape)
    assert counter.form.bar.undo.isVisible()
    counter.strike(b"5")
    assert not counter.form.bar.undo.isVisible()


def test_undo_is_offered_for_a_while_only(qtbot: QtBot, counter: Counter) -> None:
    counter.fill_in()
    press(counter.window, Key.Key_Escape)
    assert counter.screen.undoing.interval() == 5000
    counter.screen.undoing.start(1)
    qtbot.waitUntil(lambda: not counter.form.bar.undo.isVisible())
    assert counter.sentence == "Still to type: amount, card number and 3 more"


def test_clear_of_an_empty_form_offers_no_undo(counter: Counter) -> None:
    press(counter.window, Key.Key_Escape)
    assert not counter.form.bar.undo.isVisible()


def test_leaving_the_screen_forgets_the_card_and_nothing_else(counter: Counter, theme: Theme) -> None:
    counter.window.add_screen(RailItem("other", "Other", "sliders", "F6"), Screen(theme))
    counter.fill_in()
    press(counter.window, Key.Key_F6)
    assert counter.form.card.is_empty
    press(counter.window, Key.Key_F1)
    assert counter.form.draft.payer == "chidi.okeke@gmail.com"


def test_locking_forgets_the_card(counter: Counter) -> None:
    counter.fill_in()
    counter.screen.forget_card()
    assert counter.form.card.is_empty
    assert counter.form.wrong() == ()


def test_closing_the_window_forgets_the_card(counter: Counter) -> None:
    counter.fill_in()
    counter.window.hide()
    assert counter.form.card.is_empty


def test_a_card_is_forgotten_when_no_key_is_pressed_for_a_while(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, wipe_after=200)
    counter.fill_in()
    assert not counter.form.card.is_empty
    qtbot.waitUntil(lambda: counter.form.card.is_empty)
    assert counter.form.card.number_line.said == "Cleared: no key was pressed for a while."
    assert counter.form.draft.payer == "chidi.okeke@gmail.com"


def test_any_key_on_the_screen_lets_the_card_stay_longer(counter: Counter) -> None:
    counter.fill_in()
    waiting = counter.form.card.forgetting
    for act in (
        lambda: write(counter.form.customer.note, "a"),
        lambda: QTest.keyClick(counter.form.amount.amount, Key.Key_1),
        lambda: click(button(counter.form.amount.keypad, "1")),
    ):
        waiting.stop()
        act()
        assert waiting.isActive()
    counter.form.card.wipe()
    assert not waiting.isActive()


def test_a_minute_is_the_rule(window: TillWindow, theme: Theme) -> None:
    from pos_app.ui.card.entry_screen import TakePaymentScreen

    screen = TakePaymentScreen(
        theme, samples_payment.StillPayDesk(), window.dialogs, today=lambda: samples_payment.TODAY
    )
    assert screen.form.card.forgetting.interval() == 60_000
    screen.deleteLater()


def test_the_number_is_nowhere_as_text_once_it_was_typed(counter: Counter) -> None:
    counter.fill_in(number=_MARKER)
    counter.window.grab()
    assert counter.form.bar.pay.isEnabled()
    assert [text[:6] for text in texts_alive() if _MARKER[:13] in text.encode("utf-8", "replace")] == []


def test_practice_is_marked_beside_pay_and_live_is_not(counter: Counter) -> None:
    assert "No real money" in words(counter.form.bar)
    counter.screen.show_payment(replace(VIEW, environment=Environment.TEST))
    assert "No real money" in words(counter.form.bar)
    counter.screen.show_payment(replace(VIEW, environment=Environment.LIVE))
    assert "No real money" not in words(counter.form.bar)


def test_a_new_view_leaves_what_is_typed_alone(counter: Counter) -> None:
    counter.fill_in()
    QTest.keyClick(counter.form.card.cvv, Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    counter.screen.show_payment(replace(VIEW, shop_email="new@shop.example"))
    assert counter.form.draft.money == Money(1_250_000, Currency.USD)
    assert counter.form.card.not_good() == ()


def test_an_empty_form_counts_in_the_currency_of_the_shop(counter: Counter) -> None:
    counter.screen.show_payment(replace(VIEW, currency=Currency.GHS, currencies=(Currency.GHS, Currency.USD)))
    assert counter.form.draft.money == Money(0, Currency.GHS)
    QTest.keyClick(counter.form.amount.amount, Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert counter.form.draft.money.currency is Currency.GHS


@pytest.mark.parametrize("width", [1366, 1024])
@pytest.mark.parametrize("mode", [Mode.LIGHT, Mode.DARK])
def test_no_text_is_cut_however_little_room_there_is(
    qtbot: QtBot, window: TillWindow, theme: Theme, width: int, mode: Mode
) -> None:
    theme.choose(mode)
    counter = set_up(window, theme, samples_payment.OFFLINE)
    window.resize(width, 700)
    samples_payment.fill_in_wrongly(counter.screen)
    counter.form.card.cvv.setFocus()
    qtbot.waitUntil(lambda: window.width() == width)
    qtbot.waitUntil(lambda: _cut(counter.screen) == [])
    scroll_bar = next(area.verticalScrollBar() for area in counter.screen.findChildren(QScrollArea))
    qtbot.waitUntil(lambda: not scroll_bar.isVisible())
    assert counter.form.amount.amount.fits
    for line in counter.screen.findChildren(EntryLine):
        assert width_of(line.text(), line.font()) <= line.width() - 24


def test_under_a_banner_the_keys_get_lower_and_pay_stays(qtbot: QtBot, counter: Counter) -> None:
    pay, pad = counter.form.bar.pay, the(Keypad, counter.window)
    bottom = pay.mapTo(counter.window, pay.rect().bottomLeft()).y()
    height = pad.height()
    counter.screen.show_payment(replace(VIEW, is_offline=True))
    qtbot.waitUntil(lambda: pad.height() < height)
    assert abs(pay.mapTo(counter.window, pay.rect().bottomLeft()).y() - bottom) <= 8
    assert counter.form.card.number.height() == 56


def _cut(screen: QWidget) -> list[str]:
    lines = [text for text in visible(screen) if isinstance(text, Text) and not text.wordWrap()]
    return [line.text() for line in lines if width_of(line.text(), line.font()) > line.width()]
