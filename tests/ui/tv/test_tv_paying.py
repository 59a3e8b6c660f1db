"""Paying: said once, stopped by another price, held by an order that may have been bought, shut while offline."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.sentence import Sentence
from pos_app.domain.tv_buying import PriceChanged
from pos_app.domain.tv_view import PaidHow
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.fact_rows import FactRow
from pos_app.ui.tv.acceptance import Checked
from pos_app.ui.tv.order_dialogs import BoughtAlreadyDialog
from tests.pictures import samples_tv as samples
from tests.ui.finding import button, our_button, words
from tests.ui.hands import Key, press
from tests.ui.tv.tv_desk import PIN, TvCounter, set_up

DEARER = replace(samples.COMPACT, amount="21000", price=Money(2_100_000, Currency.NGN))


@pytest.fixture
def counter(qtbot: QtBot, window: TillWindow, theme: Theme) -> TvCounter:
    """A form that is filled in but for how the customer paid."""
    counter = set_up(window, theme)
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown > 0)
    samples.type_number(counter.screen)
    samples.choose(counter.screen, how=None)
    qtbot.waitUntil(lambda: counter.stands is Checked.ACCEPTED)
    return counter


def _pay(qtbot: QtBot, counter: TvCounter, how: PaidHow = PaidHow.TRANSFER) -> None:
    counter.form.summary.paid_how_chosen.emit(how)
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: bool(counter.orders.bought))


def _dialog(qtbot: QtBot, counter: TvCounter) -> Dialog:
    qtbot.waitUntil(lambda: counter.window.dialogs.top is not None)
    dialog = counter.window.dialogs.top
    assert dialog is not None
    return dialog


def test_how_the_customer_paid_has_no_default_and_is_needed(counter: TvCounter) -> None:
    assert not counter.can_pay
    assert counter.sentence == "Still to do: how the customer paid."
    press(counter.window, Key.Key_F9)
    assert counter.orders.bought == []


def test_pay_names_the_amount_and_takes_one_press(qtbot: QtBot, counter: TvCounter) -> None:
    counter.orders.gate.is_shut = True
    _pay(qtbot, counter)
    pay = counter.form.summary.pay
    assert (pay.text(), pay.accessibleName()) == ("Pay ₦19,000.00", "Pay 19,000 naira")
    for _ in range(3):
        press(counter.window, Key.Key_F9)
    pay.click()
    counter.orders.gate.open()
    qtbot.waitUntil(lambda: counter.screen.order.reference == samples.DELIVERED.reference)
    assert len(counter.orders.bought) == 1
    assert counter.orders.bought[0][0].paid_how is PaidHow.TRANSFER
    assert counter.book.kept == [("DSTV", samples.NUMBER, "Adaeze Okafor")]


def test_after_an_order_the_form_is_empty_and_has_another_slip(qtbot: QtBot, counter: TvCounter) -> None:
    _pay(qtbot, counter)
    qtbot.waitUntil(lambda: counter.screen.order.reference != "")
    filled = counter.form.filled
    assert (filled.number, filled.package, filled.paid_how) == ("", None, None)
    samples.fill_in(counter.screen)
    counter.screen.show_form()
    qtbot.waitUntil(lambda: counter.can_pay)
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: len(counter.orders.bought) == 2)
    assert counter.orders.bought[0][0].slip != counter.orders.bought[1][0].slip


def test_the_same_thing_keeps_its_slip_and_another_gets_its_own(qtbot: QtBot, counter: TvCounter) -> None:
    counter.orders.refusals = [KnownError(Sentence("The journal cannot be written.")), KnownError(Sentence("Again."))]
    _pay(qtbot, counter)
    qtbot.waitUntil(lambda: "The journal cannot be written." in words(counter.screen))
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: "Again." in words(counter.screen))
    samples.choose(counter.screen, samples.PACKAGES[0], PaidHow.CASH)
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: len(counter.orders.bought) == 3)
    slips = [choice.slip for choice, _ in counter.orders.bought]
    assert slips[0] == slips[1] != slips[2]


def test_another_price_stops_and_asks_and_is_read_back_anew(qtbot: QtBot, counter: TvCounter) -> None:
    counter.orders.refusals = [PriceChanged(DEARER)]
    counter.shelves.fresh = tuple(DEARER if each == samples.COMPACT else each for each in samples.PACKAGES)
    _pay(qtbot, counter)
    dialog = _dialog(qtbot, counter)
    assert "DStv Compact was ₦19,000.00 and is now ₦21,000.00. Nothing was sent. Ask the customer." in words(dialog)
    assert counter.focus is dialog.leave
    press(counter.window, Key.Key_F9)  # pressed once more, it was meant for Pay
    assert counter.window.dialogs.top is dialog
    press(counter.window, Key.Key_Tab, Key.Key_Return)
    qtbot.waitUntil(lambda: counter.form.summary.pay.text() == "Pay ₦21,000.00")
    assert len(counter.orders.bought) == 1
    qtbot.waitUntil(lambda: "packages DSTV" in counter.shelves.asked)
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: len(counter.orders.bought) == 2)
    assert counter.orders.bought[1][0].price == DEARER.price


def test_another_price_that_is_not_wanted_leaves_nothing_chosen(qtbot: QtBot, counter: TvCounter) -> None:
    counter.orders.refusals = [PriceChanged(DEARER)]
    _pay(qtbot, counter)
    _dialog(qtbot, counter)
    press(counter.window, Key.Key_Escape)
    qtbot.waitUntil(lambda: counter.form.filled.package is None)
    assert not counter.can_pay


def test_a_package_that_is_gone_is_said_without_a_question(qtbot: QtBot, counter: TvCounter) -> None:
    counter.orders.refusals = [PriceChanged(None)]
    _pay(qtbot, counter)
    qtbot.waitUntil(lambda: "Choose another package." in words(counter.screen))
    assert counter.window.dialogs.top is None
    assert counter.form.filled.package is None


def test_an_order_that_may_have_been_bought_needs_a_managers_pin(qtbot: QtBot, counter: TvCounter) -> None:
    counter.orders.put(samples.NOT_SURE)
    counter.orders.refusals = [samples.ALREADY]
    _pay(qtbot, counter)
    dialog = _dialog(qtbot, counter)
    assert isinstance(dialog, BoughtAlreadyDialog)
    assert counter.focus is dialog.pin
    for wrong in ("", "00000", "000000"):
        counter.type(wrong)
        press(counter.window, Key.Key_Return)
        qtbot.waitUntil(lambda: not our_button(dialog, "Sell it again").is_busy)
    qtbot.waitUntil(lambda: "This is no manager’s PIN." in words(dialog))
    assert dialog.pin.is_empty
    assert counter.managers.acts == [f"sell the same package again while {samples.NOT_SURE.reference} is open"]
    assert len(counter.orders.bought) == 1
    counter.type(PIN)
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: len(counter.orders.bought) == 2)
    assert counter.orders.bought[1] == (counter.orders.bought[0][0], "Funke Adeola")
    assert counter.managers.acts[-1] == f"sell the same package again while {samples.NOT_SURE.reference} is open"


@pytest.mark.parametrize(("pin", "name"), [("135791", "Ibrahim Bello"), ("902468135790", "Chiamaka Obi")])
def test_whoever_may_approve_does_it_with_a_pin_of_any_length_and_is_named(
    qtbot: QtBot, counter: TvCounter, pin: str, name: str
) -> None:
    counter.managers.names = {PIN: "Funke Adeola", "135791": "Ibrahim Bello", "902468135790": "Chiamaka Obi"}
    counter.orders.put(samples.NOT_SURE)
    counter.orders.refusals = [samples.ALREADY]
    counter.orders.becomes = replace(samples.DELIVERED, allowed_by=name)
    _pay(qtbot, counter)
    _dialog(qtbot, counter)
    counter.type(pin)
    press(counter.window, Key.Key_Return)
    qtbot.waitUntil(counter.screen.order.isVisible)
    assert counter.orders.bought[1][1] == name
    shown = [row.text() for row in counter.screen.findChildren(FactRow) if row.isVisible()]
    assert f"Sold again, allowed by {name}" in shown


def test_leaving_that_question_shows_the_order_and_buys_nothing(qtbot: QtBot, counter: TvCounter) -> None:
    counter.orders.put(samples.NOT_SURE)
    counter.orders.refusals = [samples.ALREADY]
    _pay(qtbot, counter)
    _dialog(qtbot, counter)
    press(counter.window, Key.Key_Escape)
    qtbot.waitUntil(counter.screen.order.isVisible)
    assert counter.screen.order.reference == samples.NOT_SURE.reference
    assert len(counter.orders.bought) == 1


def test_a_till_without_managers_says_why_nobody_can_approve(qtbot: QtBot, counter: TvCounter) -> None:
    counter.managers.why_not = Sentence("No manager has a PIN on this till.")
    counter.orders.put(samples.NOT_SURE)
    counter.orders.refusals = [samples.ALREADY]
    _pay(qtbot, counter)
    dialog = _dialog(qtbot, counter)
    assert "No manager has a PIN on this till." in words(dialog)
    assert not button(dialog, "Sell it again").isEnabled()
    assert counter.focus is dialog.leave
    press(counter.window, Key.Key_Escape)
    qtbot.waitUntil(lambda: counter.window.dialogs.top is None)


def test_offline_and_closed_show_the_lists_and_say_why_it_cannot_be_paid(counter: TvCounter) -> None:
    counter.form.summary.paid_how_chosen.emit(PaidHow.CASH)
    assert counter.can_pay
    asked: list[None] = []
    counter.screen.try_now_asked.connect(lambda: asked.append(None))
    counter.screen.show_offer(samples.OFFLINE)
    assert not counter.can_pay
    assert counter.form.choice.packages.shown == 14
    assert "Service not reachable. TV payments are paused." in words(counter.screen)
    assert counter.sentence == "Cannot pay yet: the service is offline."
    press(counter.window, Key.Key_F8)
    assert len(asked) == 1
    counter.screen.show_offer(samples.CLOSED)
    assert "No keys are set. A manager can set them under Settings." in words(counter.screen)
    assert not counter.form.summary.pay.isVisible()
    press(counter.window, Key.Key_F9)
    assert counter.orders.bought == []


def test_enter_on_pay_is_not_taken_right_after_a_change(qtbot: QtBot, counter: TvCounter) -> None:
    counter.form.summary.paid_how_chosen.emit(PaidHow.CASH)
    counter.form.summary.pay.setFocus()
    press(counter.window, Key.Key_Return)
    QApplication.processEvents()
    assert counter.orders.bought == []
    qtbot.waitUntil(lambda: not counter.form.summary.pay.is_settling)
    press(counter.window, Key.Key_Return)
    qtbot.waitUntil(lambda: len(counter.orders.bought) == 1)
