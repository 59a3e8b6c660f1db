"""What comes in otherwise than by fingers: card readers that type, and numbers that are pasted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from tests.ui.card.entry_counter import VERVE, VISA, Counter, set_up
from tests.ui.hands import Key, press

_TRACKS = "%B4000000000002503^OKEKE/CHIDI^29081011000?;4000000000002503=29081011000?"
_SAID = "That was a swiped card. It was wiped. Type its number."
_FIELDS = ("amount", "number", "expiry", "cvv", "payer", "note", "clear", "pay")


@pytest.fixture
def counter(window: TillWindow, theme: Theme) -> Counter:
    return set_up(window, theme)


def place(counter: Counter, name: str) -> QWidget:
    form = counter.form
    places: dict[str, QWidget] = {
        "amount": form.amount.amount,
        "number": form.card.number,
        "expiry": form.card.expiry,
        "cvv": form.card.cvv,
        "payer": form.customer.payer,
        "note": form.customer.note,
        "clear": form.bar.clear,
        "pay": form.bar.pay,
    }
    return places[name]


def swipe(widget: QWidget, tracks: str) -> None:
    """Type as a reader does: fast, and with Enter at the end."""
    QTest.keyClicks(widget, tracks)
    QTest.keyClick(widget, Key.Key_Return)


def paste(widget: QWidget, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(widget, Key.Key_V, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("tracks", [_TRACKS, _TRACKS[_TRACKS.index(";") :]])
@pytest.mark.parametrize("name", _FIELDS)
def test_a_swiped_card_goes_nowhere_wherever_the_keyboard_is(counter: Counter, name: str, tracks: str) -> None:
    counter.fill_in()
    counter.form.customer.note.setText("Order")
    before = counter.form.draft
    at = place(counter, name)
    at.setFocus()
    swipe(at, tracks)
    assert counter.form.draft == before
    assert counter.form.card.is_empty
    assert counter.form.card.number_line.said == _SAID
    assert counter.desk.orders == []
    assert at.hasFocus() or name == "pay"  # Pay cannot be pressed any more


@pytest.mark.parametrize("name", ["number", "expiry", "cvv"])
def test_a_stripe_without_its_first_sign_is_known_by_the_next(counter: Counter, name: str) -> None:
    at = place(counter, name)
    at.setFocus()
    swipe(at, "4000000000002503=29081011000?")
    assert counter.form.card.is_empty
    assert counter.form.card.number_line.said == _SAID


def test_after_a_swipe_the_number_can_be_typed(qtbot: QtBot, counter: Counter) -> None:
    counter.go_to(counter.form.card.number)
    swipe(counter.form.card.number, _TRACKS)
    qtbot.waitUntil(lambda: not counter.form.guard.is_swiping)
    counter.strike(VERVE)
    assert counter.form.card.number_line.said == "Number is complete"


@pytest.mark.parametrize("words", ["10% off", "50%B", "a;b", "100%; 5;6", ";", "%"])
def test_words_may_hold_the_signs_of_a_track(counter: Counter, words: str) -> None:
    note = counter.form.customer.note
    note.setFocus()
    QTest.keyClicks(note, words)
    assert note.text() == words


def test_a_person_is_no_card_reader(qtbot: QtBot, counter: Counter) -> None:
    note = counter.form.customer.note
    note.setFocus()
    for sign in ";40":
        QTest.keyClicks(note, sign)
        qtbot.waitUntil(lambda: not counter.form.guard.is_fast)
    assert note.text() == ";40"


@pytest.mark.parametrize("name", ["amount", "number", "expiry", "cvv", "payer", "note", "clear"])
def test_a_pasted_card_number_goes_to_its_field_from_anywhere(counter: Counter, name: str) -> None:
    at = place(counter, name)
    at.setFocus()
    before = counter.form.draft
    paste(at, " 4000 0000-0000 2503\n")
    assert counter.form.card.number.judged(bytes) == VISA
    assert counter.form.card.expiry.hasFocus()
    assert counter.form.draft == before
    assert QGuiApplication.clipboard().text() == ""


@pytest.mark.parametrize("text", ["2348031234567", "Order 4000000000002503", "40000000000025", "chidi@example.com"])
def test_what_is_no_card_number_is_pasted_where_the_keyboard_is(counter: Counter, text: str) -> None:
    note = counter.form.customer.note
    note.setFocus()
    paste(note, text)
    assert note.text() == text
    assert counter.form.card.is_empty
    assert QGuiApplication.clipboard().text() == text


@pytest.mark.parametrize("name", ["amount", "number", "payer", "note", "clear"])
def test_a_pasted_stripe_is_wiped(counter: Counter, name: str) -> None:
    at = place(counter, name)
    at.setFocus()
    before = counter.form.draft
    paste(at, _TRACKS)
    assert counter.form.card.is_empty
    assert counter.form.draft == before
    assert counter.form.card.number_line.said == _SAID
    assert QGuiApplication.clipboard().text() == ""


def test_the_paste_beside_the_number_does_it_by_touch(counter: Counter) -> None:
    QGuiApplication.clipboard().setText("4000000000002503")
    paste_link = counter.form.card.paste
    assert paste_link.isVisible()
    paste_link.click()
    assert counter.form.card.number.judged(bytes) == VISA
    assert not paste_link.isVisible()
    assert QGuiApplication.clipboard().text() == ""


def test_a_number_too_long_for_any_card_is_cut_by_nobody(counter: Counter) -> None:
    paste(counter.form.customer.note, "40000000000025031234567")
    assert counter.form.card.is_empty
    assert counter.form.customer.note.text() == "40000000000025031234567"


def test_nothing_is_pasted_into_a_card_that_is_locked(counter: Counter) -> None:
    counter.form.lock(sale=True, card=True)
    counter.form.bar.clear.setFocus()
    paste(counter.form.bar.clear, "4000000000002503")
    assert counter.form.card.is_empty
    press(counter.window, Key.Key_Escape)
