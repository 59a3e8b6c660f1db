"""A payment on the screen, over 500 lines because what a state shows and what it lets be pressed are read together.

The ticket stays still, one acts, and nothing that is pressed can stop money.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment import PaymentState
from pos_app.domain.payment_view import Actor, PaymentView, StepMark, WaitingFor
from pos_app.domain.sale import SaleAlarm
from pos_app.domain.sentence import Sentence
from pos_app.ui.card.progress.merged_ticket import MergedTicket
from pos_app.ui.card.progress.progress_stage import PaymentProgress
from pos_app.ui.card.progress.ticket import Ticket
from pos_app.ui.card.progress.words import actor_words, alarm_words, waiting_words
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import clock, span
from pos_app.ui.kit.widgets.actor_box import ActorBox
from pos_app.ui.kit.widgets.amount_text import AmountText
from pos_app.ui.kit.widgets.banner import Banner
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.reference_row import ReferenceRow
from pos_app.ui.kit.widgets.ring import LARGE, Ring
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.stepper import Stepper
from pos_app.ui.kit.widgets.toast import Toast
from pos_app.ui.transaction.layout import places_in
from tests.pictures import samples_progress as samples
from tests.ui.counter import Counter, set_up
from tests.ui.finding import button, our_button, the, words
from tests.ui.hands import Key, click, press

EVERY_STATE: dict[str, PaymentView] = {
    "encrypting": samples.payment((0.0, PaymentState.INTENT)),
    "starting": samples.STARTING,
    "bank check": samples.BANK_CHECK,
    "cancel asked": samples.CANCEL_ASKED,
    "stopping": samples.STOPPING,
    "approval": samples.APPROVAL,
    "deciding": samples.DECIDING,
    "paid": samples.PAID,
    "declined": samples.DECLINED,
    "not sure": samples.NOT_SURE,
    "not charged": samples.NOT_CHARGED,
    "other money": samples.OTHER_MONEY,
    "late": samples.LATE,
}


@pytest.fixture
def counter(window: TillWindow, theme: Theme) -> Counter:
    return set_up(window, theme)


def _place(widget: QWidget, inside: QWidget) -> tuple[int, int, int, int]:
    corner = widget.mapTo(inside, QPoint(0, 0))
    return corner.x(), corner.y(), widget.width(), widget.height()


def _buttons(counter: Counter) -> list[Button]:
    return [each for each in counter.screen.findChildren(Button) if each.isVisible()]


def _lit(counter: Counter) -> list[str]:
    boxes = [box for box in counter.screen.findChildren(ActorBox) if box.isVisible() and box.is_lit]
    return [box.accessibleName() for box in boxes]


def _filled(counter: Counter) -> list[str]:
    return [each.text() for each in _buttons(counter) if each.answers_to("F9")]


def _after_guard(qtbot: QtBot, counter: Counter) -> None:
    qtbot.waitUntil(lambda: counter.takes_presses)


@pytest.mark.parametrize("size", [QSize(1366, 768), QSize(1024, 768), QSize(1024, 700)], ids=str)
def test_the_ticket_stands_on_the_same_pixels_in_every_state(counter: Counter, size: QSize) -> None:
    counter.window.resize(size)
    counter.clock.seconds = 950
    places: dict[str, list[tuple[int, int, int, int]]] = {}
    for name, view in EVERY_STATE.items():
        counter.show(view)
        QApplication.processEvents()
        ticket = the(Ticket, counter.screen)
        assert ticket.isVisible()
        parts = [ticket, *(the(kind, ticket) for kind in (AmountText, ReferenceRow, Stepper))]
        rows = list(the(Stepper, ticket).findChildren(QWidget))
        places[name] = [_place(part, counter.window) for part in (*parts, *rows)]
    first = places["encrypting"]
    assert {name for name, place in places.items() if place != first} == set()
    assert first[0][2] == 328


def test_the_parts_stand_where_the_pictures_have_them(counter: Counter) -> None:
    counter.show(samples.BANK_CHECK)
    QApplication.processEvents()
    ticket = the(Ticket, counter.screen)
    assert _place(ticket, counter.window) == (120, 88, 328, 656)
    assert _place(the(AmountText, ticket), counter.window)[:2] == (145, 149)
    assert _place(the(Stepper, ticket), counter.window)[1] == 322
    boxes = [_place(box, counter.window) for box in counter.screen.findChildren(ActorBox) if box.isVisible()]
    assert [box[3] for box in boxes] == [80, 80, 80]
    assert boxes[0][0] == 505
    assert _place(button(counter.screen, "Check now"), counter.window)[3] == 56


@pytest.mark.parametrize(("width", "height"), [(1270, 704), (928, 704), (928, 636)])
def test_the_places_fill_the_screen_without_overlap(theme: Theme, width: int, height: int) -> None:
    from pos_app.ui.kit.screen import ScreenWidth

    room = ScreenWidth.WIDE if width > 1184 else ScreenWidth.NARROW
    places, gap = places_in(QRect(0, 0, width, height), room, theme.tokens), 24 if room is ScreenWidth.WIDE else 16
    left = places.merged if room is ScreenWidth.NARROW else places.ticket
    assert places.page.left() - left.right() - 1 == gap
    assert places.page.width() == 502
    assert places.stage.right() == width - gap - 1
    assert places.ticket.topLeft() == places.merged.topLeft() == QPoint(gap, gap)
    if room is ScreenWidth.WIDE:
        assert places.receipt.width() == 304
        assert places.side.left() - places.page.right() - 1 == gap
        assert places.side.right() == places.receipt.right() == width - gap - 1
    else:
        assert places.page.right() == width - gap - 1


@pytest.mark.parametrize("name", [name for name, view in EVERY_STATE.items() if view.actor is not None])
def test_exactly_one_of_the_three_is_lit_while_something_is_waited_for(counter: Counter, name: str) -> None:
    view = EVERY_STATE[name]
    counter.show(view)
    if view.word.value == "Waiting":
        assert len(_lit(counter)) == 1
        expected = {Actor.BANK: "Bank acts now", Actor.CUSTOMER: "Customer acts now", Actor.YOU: "You act now"}
        assert view.actor is not None
        assert _lit(counter) == [expected[view.actor]]
    else:
        assert _lit(counter) == []


@pytest.mark.parametrize("name", list(EVERY_STATE))
@pytest.mark.parametrize("width", [1366, 1024])
def test_exactly_one_button_is_filled(counter: Counter, name: str, width: int) -> None:
    counter.window.resize(width, 768)
    counter.show(EVERY_STATE[name])
    assert len(_filled(counter)) == 1


def test_no_button_of_ours_is_filled_beside_the_banks_page(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.APPROVAL)
    counter.pages.open(samples.APPROVAL.reference)
    qtbot.waitUntil(lambda: button(counter.screen, "Reload page").isVisible())
    assert _filled(counter) == []
    assert _lit(counter) == ["Customer acts now"]


def test_the_step_says_what_is_waited_for_and_how_long(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.BANK_CHECK)
    assert "Bank check" in words(counter.screen)
    assert "The bank is checking the card. This usually takes under 10 s." in words(counter.screen)
    ring = next(ring for ring in counter.screen.findChildren(Ring) if ring.isVisible())
    assert ring.text() == "7.4 s"
    counter.clock.seconds = 3.2 + 7.9
    qtbot.waitUntil(lambda: ring.text() == "7.9 s")
    assert "Slower than usual. Nothing to do." not in words(counter.screen)
    counter.clock.seconds = 3.2 + 12
    qtbot.waitUntil(lambda: ring.text() == "0:12")
    assert "Slower than usual. Nothing to do." in words(counter.screen)


def test_the_clock_rests_while_nobody_looks(counter: Counter, theme: Theme) -> None:
    from tests.pictures.component_sheet import ComponentSheet

    counter.show(samples.BANK_CHECK)
    assert counter.is_ticking
    counter.window.add_screen(RailItem("sheet", "Sheet", "flask", "F2"), ComponentSheet(theme))
    press(counter.window, Key.Key_F2)
    assert not counter.is_ticking
    assert not any(call.startswith("cancel") for call in counter.desk.calls)
    press(counter.window, Key.Key_F1)
    assert counter.is_ticking
    counter.show(samples.PAID)
    assert not counter.is_ticking


def test_spans_count_in_tenths_below_ten_seconds() -> None:
    assert [span(seconds) for seconds in (0, 0.349, 9.99, 10, 59.9, 65, 3661)] == [
        "0.0 s",
        "0.3 s",
        "9.9 s",
        "0:10",
        "0:59",
        "1:05",
        "1:01:01",
    ]
    assert clock(-3) == "0:00"


def test_esc_asks_to_cancel_once(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.BANK_CHECK)
    counter.desk.asking.is_shut = True
    press(counter.window, Key.Key_Escape)
    qtbot.waitUntil(lambda: counter.desk.asking.has_callers)
    asked = button(counter.screen, "Asked to cancel")
    assert not asked.isEnabled()
    press(counter.window, Key.Key_Escape)
    click(asked)
    counter.desk.put(samples.CANCEL_ASKED)
    counter.desk.asking.open()
    qtbot.waitUntil(lambda: counter.desk.calls[-1] == "view")
    assert button(counter.screen, "Asked to cancel")
    assert [call for call in counter.desk.calls if call.startswith("cancel")] == [
        f"cancel {samples.BANK_CHECK.reference}"
    ]
    assert counter.window.dialogs.top is None


def test_a_cancel_that_came_to_nothing_says_so_and_can_be_asked_again(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.BANK_CHECK)
    counter.desk.asking.sentence = "The journal cannot be written: sales stopped."
    press(counter.window, Key.Key_Escape)
    qtbot.waitUntil(lambda: "The journal cannot be written: sales stopped." in words(counter.screen))
    assert button(counter.screen, "Ask to cancel").isEnabled()


def test_f8_checks_now_and_twice_is_once(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.BANK_CHECK)
    counter.desk.asking.is_shut = True
    press(counter.window, Key.Key_F8, Key.Key_F8)
    qtbot.waitUntil(lambda: counter.desk.asking.has_callers)
    assert our_button(counter.screen, "Check now").is_busy
    press(counter.window, Key.Key_F8)
    counter.desk.put(samples.PAID)
    counter.desk.asking.open()
    qtbot.waitUntil(lambda: "Paid" in words(counter.screen))
    assert counter.desk.calls.count(f"check {samples.BANK_CHECK.reference}") == 1


def test_a_ring_of_its_payment_is_read_and_others_are_not(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.BANK_CHECK)
    counter.desk.calls.clear()
    counter.screen.hear(Changed(Topic.PAYMENT, "somebody-else"))
    counter.screen.hear(Changed(Topic.SALE, samples.BANK_CHECK.reference))
    counter.desk.put(samples.PAID)
    counter.screen.hear(Changed(Topic.PAYMENT, samples.PAID.reference))
    qtbot.waitUntil(lambda: "Paid" in words(counter.screen))
    assert counter.desk.calls == ["view"]


def test_a_ring_while_it_is_read_is_not_lost(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.BANK_CHECK)
    counter.desk.gate.is_shut = True
    ring = Changed(Topic.PAYMENT, samples.PAID.reference)
    counter.screen.hear(ring)
    qtbot.waitUntil(lambda: counter.desk.gate.has_callers)
    counter.screen.hear(ring)
    counter.desk.put(samples.PAID)
    counter.desk.gate.open()
    qtbot.waitUntil(lambda: "Paid" in words(counter.screen))
    assert counter.desk.calls == ["view", "view"]


def test_an_answer_about_another_payment_is_not_shown(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.BANK_CHECK)
    counter.desk.gate.is_shut = True
    counter.screen.hear(Changed(Topic.PAYMENT, samples.BANK_CHECK.reference))
    qtbot.waitUntil(lambda: counter.desk.gate.has_callers)
    other = replace(samples.PAID, reference="till2-another0payment0of0it")
    counter.show(other)
    counter.desk.gate.open()
    QApplication.processEvents()
    assert counter.screen.reference == other.reference
    assert "Paid" in words(counter.screen)


def test_the_page_comes_to_the_stage_without_a_question(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.APPROVAL)
    assert counter.pages.stage.width() == 502
    assert counter.pages.stage.height() == 656
    page = counter.pages.open(samples.APPROVAL.reference)
    qtbot.waitUntil(page.view.isVisible)
    assert _place(page.view, counter.window) == (472, 88, 502, 656)
    counter.pages.close(samples.APPROVAL.reference)
    qtbot.waitUntil(lambda: not counter.pages.stage.isVisible())
    assert "Customer approval" in words(counter.screen)


def test_ticket_and_side_are_one_where_there_is_little_room(counter: Counter, qtbot: QtBot) -> None:
    counter.window.resize(1024, 768)
    counter.show(samples.APPROVAL)
    page = counter.pages.open(samples.APPROVAL.reference)
    qtbot.waitUntil(page.view.isVisible)
    assert _place(the(MergedTicket, counter.screen), counter.window) == (112, 80, 378, 672)
    assert _place(page.view, counter.window) == (506, 80, 502, 672)
    assert not the(Ticket, counter.screen).isVisible()


def test_the_side_is_as_before_when_a_narrow_window_grows_wide_again(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.APPROVAL)
    page = counter.pages.open(samples.APPROVAL.reference)
    qtbot.waitUntil(page.view.isVisible)
    box = next(each for each in counter.screen.findChildren(ActorBox) if each.isVisible())
    before = box.size()
    counter.window.resize(1024, 768)
    qtbot.waitUntil(the(MergedTicket, counter.screen).isVisible)
    counter.window.resize(1366, 768)
    qtbot.waitUntil(lambda: box.isVisible() and box.size() == before)


def test_the_page_of_another_payment_stays_behind(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.APPROVAL)
    mine = counter.pages.open(samples.APPROVAL.reference)
    other = counter.pages.open("till2-another0payment0of0it")
    qtbot.waitUntil(mine.view.isVisible)
    assert not other.view.isVisible()
    counter.show(samples.PAID)
    assert not mine.view.isVisible()


def test_the_countdown_runs_out_and_closes_nothing(counter: Counter, qtbot: QtBot) -> None:
    counter.clock.seconds = 39.4
    counter.show(samples.APPROVAL)
    page = counter.pages.open(samples.APPROVAL.reference)
    qtbot.waitUntil(page.view.isVisible)
    ring = next(ring for ring in counter.screen.findChildren(Ring) if ring.isVisible())
    assert ring.text() == "4:32"
    assert "left to approve" in words(counter.screen)
    counter.clock.seconds = 11.4 + 301
    qtbot.waitUntil(lambda: "Taking long" in words(counter.screen))
    assert ring.text() == "0:00"
    assert page.view.isVisible()
    assert page.calls == []
    assert not any(call.startswith("cancel") for call in counter.desk.calls)


def test_the_page_is_reloaded_by_its_key_and_opened_elsewhere_only_if_that_can_be(
    counter: Counter, qtbot: QtBot
) -> None:
    counter.show(samples.APPROVAL)
    page = counter.pages.open(samples.APPROVAL.reference)
    qtbot.waitUntil(page.view.isVisible)
    _after_guard(qtbot, counter)
    press(counter.window, Key.Key_R, modifiers=Qt.KeyboardModifier.ControlModifier)
    click(button(counter.screen, "Reload page"))
    click(button(counter.screen, "Open in browser"))
    assert page.calls == ["reload", "reload", "elsewhere"]
    counter.pages.close(samples.APPROVAL.reference)
    counter.pages.open(samples.APPROVAL.reference, can_open_elsewhere=False)
    qtbot.waitUntil(lambda: not [each for each in _buttons(counter) if each.text() == "Open in browser"])
    assert button(counter.screen, "Reload page").isVisible()


def test_a_page_in_its_own_window_can_be_brought_back(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.APPROVAL)
    page = counter.pages.open(samples.APPROVAL.reference)
    qtbot.waitUntil(page.view.isVisible)
    page.move_to_own_window()
    qtbot.waitUntil(lambda: "The bank’s page is in its own window" in words(counter.screen))
    _after_guard(qtbot, counter)
    click(button(counter.screen, "Bring it back"))
    qtbot.waitUntil(page.view.isVisible)
    assert not page.is_in_own_window


def test_another_card_may_be_tried_while_the_end_is_confirmed_and_the_bank_was_never_asked(
    counter: Counter, qtbot: QtBot
) -> None:
    counter.show(samples.STOPPING)
    _after_guard(qtbot, counter)
    asked: list[int] = []
    counter.screen.another_card_asked.connect(asked.append)
    click(button(counter.screen, "Try another card"))
    assert asked == [1184]
    assert "Confirming that nothing was charged." in words(counter.screen)


def test_a_sale_is_ended_from_waiting_where_the_bank_was_never_asked_and_said_why_not_elsewhere(
    counter: Counter, qtbot: QtBot
) -> None:
    why = "The bank may still take the money. The sale can be ended when the result is known."
    asked: list[int] = []
    counter.screen.end_asked.connect(asked.append)
    counter.show(samples.BANK_CHECK)
    assert not {"End this sale", why} & {*words(counter.screen), *(each.text() for each in _buttons(counter))}
    counter.show(samples.CANCEL_ASKED)  # whoever wants to leave it reads why it stays
    assert why in words(counter.screen)
    assert "End this sale" not in [each.text() for each in _buttons(counter)]
    counter.show(samples.STOPPING)
    _after_guard(qtbot, counter)
    assert why not in words(counter.screen)
    click(button(counter.screen, "End this sale"))
    assert asked == [1184]


@pytest.mark.parametrize("width", [1366, 1024])
def test_what_cancelling_is_stands_beside_its_button_and_goes_with_it(counter: Counter, width: int) -> None:
    counter.window.resize(width, 768)
    sentence = "Cancelling is a request. If the money was already taken, the payment stays Paid."
    counter.show(samples.BANK_CHECK)
    assert words(counter.screen).count(sentence) == 1
    counter.show(samples.CANCEL_ASKED)
    assert words(counter.screen).count(sentence) == 1
    counter.show(samples.STOPPING)
    assert sentence not in words(counter.screen)


@pytest.mark.parametrize("width", [1366, 1024])
def test_a_banner_keeps_off_the_ring_and_all_is_seen_without_scrolling(
    counter: Counter, qtbot: QtBot, width: int
) -> None:
    counter.window.resize(width, 768)
    counter.show(samples.PAGE_LEFT_OPEN)
    stage = the(PaymentProgress, counter.screen)
    bar = the(Scroller, stage).verticalScrollBar()
    banner, ring = the(Banner, stage), the(Ring, stage)

    def is_calm() -> bool:
        ends = _place(banner, counter.window)[1] + banner.height()
        return bar.maximum() == 0 and _place(ring, counter.window)[1] - ends >= 16

    qtbot.waitUntil(is_calm)
    counter.show(samples.DECIDING)
    assert not banner.isVisible()
    qtbot.waitUntil(lambda: ring.height() == LARGE.diameter)


def test_the_reference_is_whole_and_a_press_copies_it(counter: Counter) -> None:
    counter.show(samples.BANK_CHECK)
    row = the(ReferenceRow, counter.screen)
    assert row.height() == 48
    click(row)
    assert QGuiApplication.clipboard().text() == samples.BANK_CHECK.reference
    assert the(Toast, counter.window).accessibleName() == "Reference copied"


@pytest.mark.parametrize("length", [20, 27, 32])
def test_a_reference_of_any_length_of_ours_is_shown_whole(counter: Counter, length: int) -> None:
    reference = ("till234567-" + "x" * 40)[:length]
    counter.show(replace(samples.BANK_CHECK, reference=reference))
    row = the(ReferenceRow, counter.screen)
    assert row.is_whole
    assert reference in row.toolTip()


def test_what_came_from_outside_is_plain_text(counter: Counter) -> None:
    hostile = "<b>Ada</b>\u202e <img src=x>"
    view = replace(samples.DECLINED, payer=hostile, message=hostile, note=hostile, brand="<i>Visa</i>", cashier=hostile)
    counter.show(view)
    assert "<b>Ada</b> <img src=x>" in words(counter.screen)
    for tip in (widget.toolTip() for widget in counter.screen.findChildren(QWidget)):
        assert "<img" not in tip
        assert "\u202e" not in tip


def test_steps_are_spoken_with_their_place_and_time(counter: Counter) -> None:
    counter.show(samples.BANK_CHECK)
    steps = the(Stepper, the(Ticket, counter.screen))
    assert steps.marks() == (StepMark.DONE, StepMark.DONE, StepMark.DONE, StepMark.NOW, StepMark.LATER, StepMark.LATER)
    rows = [QAccessible.queryAccessibleInterface(row) for row in steps.findChildren(QWidget)]
    assert [row.text(QAccessible.Text.Name) for row in rows][2:5] == [
        "Device check, step 3 of 6, done, 2 seconds",
        "Bank check, step 4 of 6, now, 7 seconds",
        "Customer approval, step 5 of 6, later",
    ]


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    heard: list[str] = []

    def update(event: QAccessibleAnnouncementEvent) -> None:
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    return heard


def test_each_step_and_each_result_is_announced_once(counter: Counter, announced: list[str], qtbot: QtBot) -> None:
    for view in (samples.STARTING, samples.STARTING, samples.BANK_CHECK, samples.CANCEL_ASKED, samples.PAID):
        counter.show(view)
        counter.show(view)
    counter.clock.seconds += 5
    qtbot.wait(0)
    assert announced == [
        "Starting, step 2 of 6, now. The service opens the payment.",
        "Bank check, step 4 of 6, now. The bank is checking the card. This usually takes under 10 s.",
        "Paid. ₦12,500.00 from Verve •••• 3210",
    ]


def test_what_goes_wrong_while_it_is_waited_for_is_said_and_the_payment_goes_on(counter: Counter) -> None:
    counter.show(replace(samples.DECIDING, problem=Sentence("The service did not answer in time.")))
    banner = next(banner for banner in counter.screen.findChildren(Banner) if banner.isVisible())
    assert banner.accessibleName() == "The service did not answer in time."
    assert banner.accessibleDescription() == "The payment goes on."


def test_an_enormous_amount_is_set_smaller_and_never_shortened(counter: Counter) -> None:
    from pos_app.domain.money import Currency, Money

    for minor in (99, 1_250_000, 99_999_999_999_999):
        for currency in Currency:
            counter.show(replace(samples.BANK_CHECK, amount=Money(minor, currency)))
            amount = the(AmountText, the(Ticket, counter.screen))
            assert amount.is_whole
            assert amount.height() == 48


def test_there_are_words_for_everything_that_can_be_waited_for(qapp: object) -> None:
    del qapp
    for waiting in WaitingFor:
        said = waiting_words(waiting)
        assert said.title
        assert said.detail.endswith(".")
        for actor in Actor:
            for acts in (True, False):
                assert actor_words(actor, waiting, acts=acts).detail
    for alarm in (*samples.Alarm, SaleAlarm.PAID_TWICE):
        for is_paid in (True, False):
            assert alarm_words(alarm, is_paid=is_paid).title


def test_a_press_meant_for_what_stood_there_before_does_nothing(counter: Counter, qtbot: QtBot) -> None:
    asked: list[bool] = []
    counter.screen.new_payment_asked.connect(lambda: asked.append(True))
    counter.show(samples.BANK_CHECK)
    _after_guard(qtbot, counter)
    counter.show(samples.PAID)
    new = button(counter.screen, "New payment")
    click(new)
    press(counter.window, Key.Key_Return)
    assert asked == []
    _after_guard(qtbot, counter)
    click(new)
    assert asked == [True]
