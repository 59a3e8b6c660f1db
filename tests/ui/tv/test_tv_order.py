"""An order on the screen: four words and Not charged, what each offers, and what Not sure never does."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment import Word
from pos_app.domain.tv_view import PaidHow
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.sounds import Tune
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.badge import WordBadge
from pos_app.ui.kit.widgets.fact_rows import FactRow
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.result_head import ResultHead
from pos_app.ui.tv.order_dialogs import OutcomeDialog
from pos_app.ui.tv.order_number import OrderNumber
from pos_app.ui.tv.order_ticket import OrderTicket
from pos_app.ui.tv.order_words import spoken_step
from tests.pictures import samples_tv as samples
from tests.ui.finding import button, the, words
from tests.ui.hands import Key, click, keyboard, press
from tests.ui.tv.tv_desk import PIN, TvCounter, set_up


@pytest.fixture
def counter(qtbot: QtBot, window: TillWindow, theme: Theme) -> TvCounter:
    counter = set_up(window, theme)
    counter.clock.at = samples.after(9)
    qtbot.waitUntil(lambda: counter.form.provider is not None)
    return counter


def _open(qtbot: QtBot, counter: TvCounter, view: samples.OrderView) -> None:
    counter.orders.put(view)
    counter.screen.show_reference(view.reference)
    qtbot.waitUntil(lambda: counter.screen.order.isVisible() and counter.screen.order.takes_presses)


def _ring(counter: TvCounter, view: samples.OrderView) -> None:
    counter.orders.put(view)
    counter.screen.hear(Changed(Topic.ORDER, view.reference))


def _buttons(counter: TvCounter) -> set[str]:
    return {each.text() for each in counter.screen.order.findChildren(QPushButton) if each.isVisible() and each.text()}


def _dialog(qtbot: QtBot, counter: TvCounter) -> Dialog:
    qtbot.waitUntil(lambda: counter.window.dialogs.top is not None)
    dialog = counter.window.dialogs.top
    assert dialog is not None
    return dialog


@pytest.mark.parametrize(
    ("view", "word", "sentence"),
    [
        (samples.DELIVERED, Word.PAID, "DStv Compact for Adaeze Okafor"),
        (samples.REJECTED, Word.DECLINED, "The provider refused. Nothing was bought."),
        (samples.NOT_SURE, Word.NOT_SURE, "We do not know yet if DStv Compact was delivered."),
        (samples.NOT_CHARGED, Word.NOT_CHARGED, "Nothing was sent to the provider."),
        (
            replace(samples.REJECTED, closed_by="Funke Adeola"),
            Word.DECLINED,
            "Funke Adeola found out that nothing was delivered.",
        ),
    ],
)
def test_each_result_says_its_word_and_its_sentence(
    qtbot: QtBot, counter: TvCounter, view: samples.OrderView, word: Word, sentence: str
) -> None:
    _open(qtbot, counter, view)
    head = the(ResultHead, counter.screen)
    assert (head.accessibleName(), head.accessibleDescription()) == (word.value, sentence)
    assert the(WordBadge, the(OrderTicket, counter.screen)).text() == word.value
    assert view.reference in _buttons(counter)


@pytest.mark.parametrize(
    "view", [samples.DELIVERED, samples.NOT_SURE, samples.REJECTED, samples.SENDING], ids=lambda view: view.word.value
)
def test_a_package_stands_beside_its_price_without_the_one_in_its_name(
    qtbot: QtBot, counter: TvCounter, view: samples.OrderView
) -> None:
    _open(qtbot, counter, replace(view, package="DStv Compact N15,700"))
    screen = counter.screen
    papers = [paper.text() for paper in screen.findChildren(ReceiptSlip)]
    facts = [row.text() for row in screen.findChildren(FactRow)]
    told = [*words(screen), *papers, *facts, the(ResultHead, screen).accessibleDescription()]
    assert any("DStv Compact" in each for each in told)
    assert [each for each in told if "15,700" in each] == []


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        (PaidHow.CASH, "Try again, or give the ₦19,000.00 back in cash."),
        (PaidHow.CARD, "Try again, or give the ₦19,000.00 back to the customer’s card."),
        (PaidHow.TRANSFER, "Try again, or send the ₦19,000.00 back by transfer."),
    ],
)
def test_an_order_that_was_never_sent_says_what_becomes_of_the_customers_money(
    qtbot: QtBot, counter: TvCounter, how: PaidHow, sentence: str
) -> None:
    _open(qtbot, counter, replace(samples.NOT_CHARGED, paid_how=how))
    assert f"The service cannot be reached. {sentence}" in words(counter.screen)


def test_while_it_is_sent_the_provider_acts_and_leaving_stops_nothing(qtbot: QtBot, counter: TvCounter) -> None:
    _open(qtbot, counter, samples.SENDING)
    assert "Sending to DSTV" in words(counter.screen)
    assert "DSTV acts now" in words(counter.screen)
    assert keyboard(counter.window) is button(counter.screen, "Next customer")
    place = the(OrderTicket, counter.screen).geometry()
    _ring(counter, samples.DELIVERED)
    qtbot.waitUntil(lambda: "Paid" in words(counter.screen))
    assert the(OrderTicket, counter.screen).geometry() == place
    assert counter.heard.tunes == [Tune.PAID]


def test_a_delivered_order_can_be_copied_and_followed_by_the_same_customer(qtbot: QtBot, counter: TvCounter) -> None:
    _open(qtbot, counter, samples.DELIVERED)
    assert the(OrderNumber, counter.screen).text() == "7714-203-5589"
    click(button(counter.screen, "Copy"))
    assert QGuiApplication.clipboard().text() == "7714-203-5589"
    click(button(counter.screen, "Same customer"))
    qtbot.waitUntil(lambda: counter.form.check.acceptance.accepts(counter.form.provider, samples.NUMBER))
    assert counter.form.filled.package is None
    assert counter.orders.bought == []


def test_f2_on_a_result_begins_a_new_order(qtbot: QtBot, counter: TvCounter) -> None:
    _open(qtbot, counter, samples.DELIVERED)
    assert keyboard(counter.window) is button(counter.screen, "New TV payment")
    press(counter.window, Key.Key_F2)
    assert counter.screen.entry.isVisible()
    assert counter.form.number == ""


def test_a_refused_order_is_tried_again_as_a_new_one(qtbot: QtBot, counter: TvCounter) -> None:
    _open(qtbot, counter, samples.REJECTED)
    slips = counter.orders.slips
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: counter.form.number == samples.NUMBER)
    assert counter.orders.slips == slips + 1
    assert counter.orders.bought == []


def test_not_sure_says_what_to_do_and_offers_no_new_charge(qtbot: QtBot, counter: TvCounter) -> None:
    _open(qtbot, counter, samples.NOT_SURE)
    shown = words(counter.screen)
    for line in (
        "Do not sell it again",
        "It may have been delivered.",
        "Ask the customer to check the decoder",
        "Send again is possible in 1:57.",
    ):
        assert line in shown
    assert keyboard(counter.window) is button(counter.screen, "Ask a manager")
    assert not {"Same customer", "Try again", "New TV payment"} & _buttons(counter)
    press(counter.window, Key.Key_F9)  # nothing is filled, so nothing is pressed
    assert counter.orders.calls == []
    assert counter.window.dialogs.top is None


def test_it_is_sent_again_only_after_two_minutes_and_by_a_manager_who_read_both_ends(
    qtbot: QtBot, counter: TvCounter
) -> None:
    _open(qtbot, counter, samples.NOT_SURE)
    again = button(counter.screen, "Send again")
    assert not again.isEnabled()
    counter.clock.at = samples.after(127)
    qtbot.waitUntil(again.isEnabled)
    click(again)
    _dialog(qtbot, counter)
    press(counter.window, Key.Key_Escape)
    qtbot.waitUntil(lambda: counter.window.dialogs.top is None)
    assert counter.orders.calls == []

    def asked_again() -> bool:
        click(again)
        return counter.window.dialogs.top is not None

    qtbot.waitUntil(asked_again)
    dialog, provider = _dialog(qtbot, counter), samples.NOT_SURE.provider
    said = words(dialog)
    assert f"If {provider} knows the order, nothing more is bought." in said
    assert f"If not, it is bought now, and may then be bought twice: {samples.NOT_SURE.amount.shown()} each." in said
    assert not any("not a second order" in line for line in said)
    press(counter.window, Key.Key_F9)
    assert "Type the PIN." in words(dialog)
    press(counter.window, Key.Key_Escape)
    qtbot.waitUntil(lambda: counter.window.dialogs.top is None)
    assert counter.orders.calls == []


def test_a_manager_enters_the_outcome_with_pin_and_reason(qtbot: QtBot, counter: TvCounter) -> None:
    _open(qtbot, counter, samples.NOT_SURE)
    press(counter.window, Key.Key_Return)
    dialog = _dialog(qtbot, counter)
    assert isinstance(dialog, OutcomeDialog)
    press(counter.window, Key.Key_F9)
    assert "Choose whether it was delivered." in words(dialog)
    press(counter.window, Key.Key_Space)
    press(counter.window, Key.Key_F9)
    assert "Write how it is known." in words(dialog)
    dialog.reason_line.setFocus()
    counter.type("The customer sees the channels")
    press(counter.window, Key.Key_Return)
    counter.type(PIN)
    press(counter.window, Key.Key_Return)
    reference = samples.NOT_SURE.reference
    told = f"Funke Adeola: {reference} delivered, The customer sees the channels"
    qtbot.waitUntil(lambda: counter.orders.calls == [told])
    assert counter.managers.acts == [f"enter the outcome of {reference}"]


def test_what_a_notice_reports_stands_beside_and_decides_nothing(qtbot: QtBot, counter: TvCounter) -> None:
    _open(qtbot, counter, samples.REPORTED)
    told = "Reported by a notice, and decides nothing: successful, ₦19,000.00, at 14:38"
    assert told in words(counter.screen)
    assert the(ResultHead, counter.screen).accessibleName() == "Not sure"


def test_the_receipt_hides_the_middle_of_the_number(qtbot: QtBot, counter: TvCounter) -> None:
    for view, wanted in (
        (samples.DELIVERED, ["PAID", "Order 7714-203-5589", "Customer copy"]),
        (samples.REJECTED, ["DECLINED", "Nothing was bought."]),
        (samples.NOT_SURE, ["NOT CONFIRMED", "Check the decoder.", "Do not pay again."]),
        (samples.NOT_CHARGED, ["NOT CHARGED", "Nothing was sent to the provider."]),
    ):
        _open(qtbot, counter, view)
        counter.show_order(view)
        slip = next(slip for slip in counter.screen.findChildren(ReceiptSlip) if slip.isVisible())
        lines = slip.text().splitlines()
        assert [line for line in (*wanted, "Smartcard 7027 **** 902", "TEST RECEIPT") if line not in lines] == []
        assert samples.NUMBER not in slip.text().replace(" ", "")
        assert "₦" not in slip.text()


def test_orders_without_a_result_are_counted_and_can_be_found_again(qtbot: QtBot, counter: TvCounter) -> None:
    _open(qtbot, counter, samples.NOT_SURE)
    press(counter.window, Key.Key_F2)
    qtbot.waitUntil(lambda: "1 TV order has no result yet" in words(counter.screen))
    assert counter.counted[-1] == 1
    qtbot.waitUntil(lambda: not counter.screen.entry.holds_presses)
    click(button(counter.screen, "Show"))
    qtbot.waitUntil(counter.screen.left_open.isVisible)
    assert counter.screen.left_open.references == {samples.NOT_SURE.reference}
    click(button(counter.screen, "Show"))
    qtbot.waitUntil(counter.screen.order.isVisible)
    assert counter.screen.order.reference == samples.NOT_SURE.reference


def test_what_the_last_run_left_is_counted_before_anybody_looks(qtbot: QtBot, counter: TvCounter) -> None:
    _open(qtbot, counter, samples.NOT_SURE)
    counter.counted.clear()
    counter.screen.show_left_open((samples.NOT_SURE,))
    qtbot.waitUntil(lambda: counter.counted[-1:] == [1])


@pytest.mark.usefixtures("qapp")
def test_the_steps_are_read_out_with_how_they_stand() -> None:
    assert spoken_step(samples.SENDING, 0) == "Smartcard checked, step 1 of 4, done"
    assert spoken_step(samples.SENDING, 2) == "Sending to DSTV, step 3 of 4, now"
    assert spoken_step(samples.SENDING, 3) == "Result, step 4 of 4, later"
    assert spoken_step(samples.NOT_SURE, 3) == "Result, step 4 of 4, Not sure"
