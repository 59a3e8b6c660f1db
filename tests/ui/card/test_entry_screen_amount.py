"""The amount: what is typed, by keys or by touch, is exactly what is shown and charged."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from pos_app.domain.money import Currency, Money
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.spoken import spoken_money, spoken_span
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.amount_field import AmountField, TypedAmount, written
from pos_app.ui.kit.widgets.keypad import Keypad
from tests.ui.card.entry_counter import Counter, set_up
from tests.ui.finding import button, the, words
from tests.ui.hands import Key, click, press, write


@pytest.fixture
def counter(window: TillWindow, theme: Theme) -> Counter:
    return set_up(window, theme)


def amount(counter: Counter) -> AmountField:
    return counter.form.amount.amount


def typed(keys: str) -> TypedAmount:
    so_far = TypedAmount()
    for key in keys:
        match key:
            case ".":
                so_far = so_far.point()
            case "<":
                so_far = so_far.back()
            case "o":
                so_far = so_far.double_zero()
            case _:
                so_far = so_far.digit(int(key))
    return so_far


@pytest.mark.parametrize(
    ("keys", "minor"),
    [
        ("", 0),
        ("5", 5),
        ("1250000", 1_250_000),
        ("125oo", 1_250_000),
        ("12500.", 1_250_000),
        ("12500.5", 1_250_050),
        ("12500.50", 1_250_050),
        ("12.345", 1_234),
        ("1.o", 100),
        ("125<", 12),
        ("12.34<", 1_230),
        ("12.34<<", 1_200),
        ("12.34<<<", 12),
        ("<", 0),
        ("9999999999", 9_999_999_999),
        ("99999999999", 9_999_999_999),
        ("999999999o", 999_999_999),
        ("999999999.", 999_999_999),
        ("..", 0),
    ],
)
def test_keys_add_up_to_minor_units(keys: str, minor: int) -> None:
    assert typed(keys).minor == minor


@given(st.text("0123456789.o", max_size=20))
def test_every_key_that_changed_the_amount_is_taken_back_by_one_backspace(keys: str) -> None:
    before = typed(keys)
    for digit in range(10):
        after = before.digit(digit)
        if after != before:
            assert after.back() == before


def test_an_amount_that_cannot_be_typed_is_not_written_either() -> None:
    assert written(10**10) is None
    assert written(10**10 - 1) == TypedAmount(10**10 - 1)


def test_the_keyboard_begins_in_the_amount_and_types_it(counter: Counter) -> None:
    assert amount(counter).hasFocus()
    write(counter.window, "1250000")
    assert amount(counter).money == Money(1_250_000, Currency.NGN)
    assert counter.form.bar.pay.text() == "Pay ₦12,500.00"
    press(counter.window, Key.Key_Backspace)
    assert amount(counter).money.minor == 125_000
    QTest.keyClick(amount(counter), Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert amount(counter).money.minor == 0
    assert counter.form.bar.pay.text() == "Pay"


def test_a_point_on_the_keyboard_ends_the_whole_units(counter: Counter) -> None:
    write(counter.window, "12500.5")
    assert amount(counter).money.minor == 1_250_050


def test_the_keypad_reaches_every_amount_by_touch(counter: Counter) -> None:
    pad = the(Keypad, counter.window)
    for key in ("1", "2", "5", "00", "0", "1"):
        click(button(pad, key))
    assert amount(counter).money.minor == 1_250_001
    click(button(pad, "Backspace"))
    assert amount(counter).money.minor == 125_000
    assert amount(counter).hasFocus()


def test_the_keypad_has_one_two_three_on_top_and_is_not_in_the_tab_order(counter: Counter) -> None:
    keys = the(Keypad, counter.window).findChildren(QPushButton)
    rows = sorted({key.y() for key in keys})
    assert [key.text() for key in keys if key.y() == rows[0]] == ["1", "2", "3"]
    assert [key.text() for key in keys if key.y() == rows[-1]] == ["00", "0", "Backspace"]
    assert {key.focusPolicy() for key in keys} == {Qt.FocusPolicy.NoFocus}
    assert all(56 <= key.height() <= 88 for key in keys)


def test_a_quick_amount_takes_the_place_of_what_was_typed(counter: Counter) -> None:
    write(counter.window, "7")
    click(button(counter.window, "₦10,000"))
    assert amount(counter).money == Money(1_000_000, Currency.NGN)


def test_ctrl_and_a_number_choose_the_currency_and_its_quick_amounts(counter: Counter) -> None:
    write(counter.window, "500")
    control = Qt.KeyboardModifier.ControlModifier
    quick = [[key.text() for key in counter.form.amount.quick_keys]]
    for key in (Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_1):
        QTest.keyClick(amount(counter), key, control)
        quick.append([key.text() for key in counter.form.amount.quick_keys])
    assert quick == [["₦1,000", "₦10,000"], ["$5"], [], [], ["₦1,000", "₦10,000"]]
    QTest.keyClick(amount(counter), Key.Key_4, control)
    assert amount(counter).money == Money(500, Currency.KES)
    assert counter.form.bar.pay.text() == "Pay KSh 5.00"


def test_a_press_on_a_segment_chooses_the_currency(counter: Counter) -> None:
    write(counter.window, "500")
    click(button(counter.window, "GH₵ GHS"))
    assert amount(counter).money == Money(500, Currency.GHS)


def test_a_pasted_amount_is_read_as_it_is_written(counter: Counter) -> None:
    QGuiApplication.clipboard().setText(" 12,500.50 ")
    QTest.keyClick(amount(counter), Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert amount(counter).money.minor == 1_250_050
    QGuiApplication.clipboard().setText("1e5")
    QTest.keyClick(amount(counter), Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert amount(counter).money.minor == 1_250_050


def test_the_circled_cross_clears_the_amount(counter: Counter) -> None:
    mark = next(each for each in amount(counter).findChildren(QAbstractButton))
    assert not mark.isVisible()
    write(counter.window, "500")
    click(mark)
    assert amount(counter).money.minor == 0
    assert mark.accessibleName() == "Clear the amount"


def test_a_long_amount_steps_down_and_is_never_cut(counter: Counter) -> None:
    field = amount(counter)
    steps: list[Type] = []
    for minor in (1_250_000, 125_000_000, 9_999_999_999):
        field.show_money(Money(minor, Currency.NGN))
        steps.append(field.fitting_type())
    assert steps == [Type.DISPLAY, Type.DISPLAY_LESS, Type.DISPLAY_LEAST]
    field.show_money(Money(9_999_999_999, Currency.KES))
    counter.window.resize(1024, 768)
    assert field.fits


def test_the_panel_says_which_field_the_keys_type_into(counter: Counter) -> None:
    card = counter.form.card
    for field, name in ((card.number, "Card number"), (card.cvv, "CVV"), (amount(counter), "Amount")):
        field.setFocus()
        assert {"Keys type into", name} <= set(words(counter.form.amount))


def test_the_keypad_types_into_the_field_it_names_though_words_have_the_keyboard(counter: Counter) -> None:
    card = counter.form.card
    card.cvv.setFocus()
    counter.form.customer.note.setFocus()
    click(button(the(Keypad, counter.window), "7"))
    assert card.cvv.judged(bytes) == b"7"
    assert card.cvv.hasFocus()
    click(button(the(Keypad, counter.window), "00"))
    assert card.cvv.judged(bytes) == b"700"


def test_the_amount_is_said_in_words_a_screen_reader_knows(counter: Counter) -> None:
    write(counter.window, "1250000")
    spoken = QAccessible.queryAccessibleInterface(amount(counter))
    assert spoken is not None
    assert spoken.text(QAccessible.Text.Name) == "Amount, 12,500 naira"
    assert spoken.text(QAccessible.Text.Value) == "12,500 naira"
    assert counter.form.bar.pay.accessibleName() == "Pay 12,500 naira"


@pytest.mark.parametrize(
    ("money", "said"),
    [
        (Money(350, Currency.USD), "3.50 dollars"),
        (Money(100_000, Currency.GHS), "1,000 cedis"),
        (Money(200, Currency.KES), "2 shillings"),
    ],
)
def test_every_currency_has_a_name(money: Money, said: str) -> None:
    assert spoken_money(money) == said


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0.4, "0 seconds"), (1.9, "1 second"), (7.4, "7 seconds"), (60, "1 minute"), (125.5, "2 minutes 5 seconds")],
)
def test_a_span_is_heard_in_whole_seconds(seconds: float, said: str) -> None:
    assert spoken_span(seconds) == said
