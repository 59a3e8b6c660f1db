"""The Sandbox screen, driven by keys and clicks against a practice service of a few lines."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QTableView
from pytestqt.qtbot import QtBot

from pos_app.domain.events import Changed, Topic
from pos_app.domain.practice import NoticeDelivery, SampleCard, Scenario
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import Banner
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.skeleton import Skeleton
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.kit.widgets.toast import Toast
from pos_app.ui.practice.screen import SandboxScreen
from tests.pictures.samples import PRACTICE
from tests.ui.desk import PracticeService
from tests.ui.finding import button, our_button, the, words
from tests.ui.hands import Key, click, keyboard, press

ITEM = RailItem("sandbox", "Sandbox", "flask", "F7", at_foot=True, tone=Tone.SANDBOX)


@pytest.fixture
def service() -> PracticeService:
    return PracticeService()


@pytest.fixture
def enter(qtbot: QtBot, window: TillWindow, theme: Theme, service: PracticeService) -> Callable[[], SandboxScreen]:
    """Open the screen; in a test that shuts the gate, before anything was read."""

    def enter() -> SandboxScreen:
        screen = SandboxScreen(theme, service, window.dialogs)
        window.add_screen(ITEM, screen)
        qtbot.waitUntil(lambda: "look" in service.calls)
        return screen

    return enter


@pytest.fixture
def screen(qtbot: QtBot, enter: Callable[[], SandboxScreen]) -> SandboxScreen:
    """The screen as it was read."""
    screen = enter()
    qtbot.waitUntil(lambda: the(QTableView, screen).isVisible())
    return screen


def _chosen(screen: SandboxScreen) -> list[str]:
    groups = (Segments, Switch)
    tiles = [each for each in screen.findChildren(QPushButton) if each.isCheckable() and each.accessibleDescription()]
    assert not any(isinstance(tile, groups) for tile in tiles)
    return [tile.text() for tile in tiles if tile.isChecked()]


def test_it_shows_what_is_set(screen: SandboxScreen) -> None:
    assert _chosen(screen) == ["Challenge, approve"]
    assert not the(Switch, screen).isChecked()
    assert button(screen, "1 s").isChecked()
    model = the(QTableView, screen).model()
    assert model.rowCount() == len(PRACTICE.cards) + len(PRACTICE.smartcards)
    assert [model.index(3, column).data() for column in range(4)] == [
        "Verve",
        "5061 4604 1012 0223 210",
        "Challenge, Paid",
        "Use",
    ]


@pytest.mark.parametrize(
    ("title", "scenario"),
    [
        ("Approve", "approve"),
        ("Decline", "decline"),
        ("Challenge, refuse", "challenge_refuse"),
        ("Stay waiting", "stay_waiting"),
        ("Lost answer", "lost_answer"),
        ("Network loss", "network_loss"),
        ("Service error", "service_error"),
        ("By card number", "by_card"),
    ],
)
def test_a_tile_sets_the_next_payment(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService, title: str, scenario: str
) -> None:
    click(button(screen, title))
    qtbot.waitUntil(lambda: service.view.scenario == scenario)
    qtbot.waitUntil(lambda: _chosen(screen) == [title])
    assert service.calls == ["look", f"choose {scenario} once"]


def test_arrows_move_between_the_tiles_and_set_them(
    qtbot: QtBot, window: TillWindow, screen: SandboxScreen, service: PracticeService
) -> None:
    assert keyboard(window) is button(screen, "Challenge, approve")
    press(window, Key.Key_Down)
    qtbot.waitUntil(lambda: service.view.scenario == "challenge_refuse")
    press(window, Key.Key_Left)
    qtbot.waitUntil(lambda: service.view.scenario == "decline")
    qtbot.waitUntil(lambda: _chosen(screen) == ["Decline"])


def test_arrows_still_choose_after_an_outcome_was_used_up(
    qtbot: QtBot, window: TillWindow, screen: SandboxScreen, service: PracticeService
) -> None:
    service.view = replace(service.view, scenario="by_card")
    screen.hear(Changed(Topic.PRACTICE))
    qtbot.waitUntil(lambda: keyboard(window) is button(screen, "By card number"))
    press(window, Key.Key_Up)
    qtbot.waitUntil(lambda: service.view.scenario == "network_loss")


def test_every_time_stays_set_when_another_tile_is_taken(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService
) -> None:
    click(the(Switch, screen))
    qtbot.waitUntil(lambda: service.view.every)
    click(button(screen, "Decline"))
    qtbot.waitUntil(lambda: service.calls[-1] == "choose decline every")


def test_a_switch_pressed_right_after_a_tile_adds_to_it(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService
) -> None:
    service.gate.is_shut = True
    click(button(screen, "Decline"))
    qtbot.waitUntil(lambda: service.gate.has_callers)
    click(the(Switch, screen))
    service.gate.open()
    qtbot.waitUntil(lambda: (service.view.scenario, service.view.every) == ("decline", True))


def test_quick_presses_end_with_the_last_one(qtbot: QtBot, screen: SandboxScreen, service: PracticeService) -> None:
    service.gate.is_shut = True
    click(button(screen, "Approve"))
    qtbot.waitUntil(lambda: service.gate.has_callers)
    for title in ("Decline", "Stay waiting", "Lost answer"):
        click(button(screen, title))
    service.gate.open()
    qtbot.waitUntil(lambda: service.view.scenario == "lost_answer")
    qtbot.waitUntil(lambda: _chosen(screen) == ["Lost answer"])
    assert service.calls == ["look", "choose approve once", "choose lost_answer once"]


def test_a_press_that_fails_goes_back_to_what_is_so(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService
) -> None:
    service.gate.sentence = "The practice service does not answer."
    click(button(screen, "Decline"))
    qtbot.waitUntil(lambda: service.gate.sentence in words(screen))
    assert _chosen(screen) == ["Challenge, approve"]


@pytest.mark.parametrize(("title", "delay"), [("None", 0), ("5 s", 5000), ("15 s", 15000)])
def test_the_network_can_be_slowed(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService, title: str, delay: int
) -> None:
    click(button(screen, title))
    qtbot.waitUntil(lambda: service.view.delay_ms == delay)
    qtbot.waitUntil(button(screen, title).isChecked)
    assert not button(screen, "1 s").isChecked()


@pytest.mark.parametrize(
    ("deliveries", "line"),
    [
        ((NoticeDelivery("transfer_in", "r", 200, 12, None),), "Transfer in: received, answered 200 in 12 ms"),
        (
            (NoticeDelivery("transfer_in", "r", 200, 12, None), NoticeDelivery("transfer_in", "r", 200, 4, None)),
            "Transfer in: received, 200 and 200 in 12 ms",
        ),
        ((NoticeDelivery("transfer_in", "r", 401, 3, None),), "Transfer in: not accepted, answered 401 in 3 ms"),
        ((), "Transfer in: no one listens"),
        ((NoticeDelivery("transfer_in", "r", None, 3, None),), "Transfer in: not received, no one listens"),
        (
            (
                *[NoticeDelivery("transfer_in", "r", 200, 12, None)] * 998,
                *[NoticeDelivery("transfer_in", "r", 503, 15, None)] * 2,
            ),
            "Transfer in: not accepted, answered 998 × 200 and 2 × 503 in 15 ms",
        ),
        ((NoticeDelivery("transfer_in", "r", None, 3, "<b>gone</b>\n"),), "Transfer in: not received, <b>gone</b>"),
    ],
)
def test_how_a_notice_was_received_is_said_in_one_line(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService, deliveries: tuple[NoticeDelivery, ...], line: str
) -> None:
    service.deliveries = deliveries
    click(button(screen, "Transfer in"))
    qtbot.waitUntil(lambda: line in words(screen))
    assert service.calls == ["look", "send transfer_in"]


@pytest.mark.parametrize(
    ("title", "kind"),
    [
        ("Card result", "card_result"),
        ("Payout", "payout"),
        ("BVN check", "bvn"),
        ("Same one twice", "same_one_twice"),
        ("Bad signature", "bad_signature"),
    ],
)
def test_each_button_sends_its_kind(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService, title: str, kind: str
) -> None:
    click(button(screen, title))
    qtbot.waitUntil(lambda: service.calls[-1] == f"send {kind}")


def test_all_the_other_notices_are_in_a_list_and_sent_from_it(
    qtbot: QtBot, window: TillWindow, screen: SandboxScreen, service: PracticeService
) -> None:
    service.deliveries = tuple(NoticeDelivery("burst", "r", 200, 40, None) for _ in range(1000))
    service.gate.is_shut = True
    more = our_button(screen, "More")
    click(more)
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    offered = {each.text() for each in window.dialogs.findChildren(QPushButton)}
    assert {"Same one, other amount", "Good signature, no money", "Byte by byte", "Mobile money"} <= offered
    assert "Transfer in" not in offered  # it has a button
    click(button(window.dialogs, "1,000 at once"))
    qtbot.waitUntil(lambda: service.gate.has_callers)
    assert more.is_busy
    service.gate.open()
    qtbot.waitUntil(lambda: "1,000 at once: received, 1,000 × 200 in 40 ms" in words(screen))
    assert not more.is_busy
    click(more)
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: window.dialogs.top is None)
    assert service.calls == ["look", "send burst"]


def test_a_notice_under_way_is_not_sent_again(qtbot: QtBot, screen: SandboxScreen, service: PracticeService) -> None:
    service.gate.is_shut = True
    payout = our_button(screen, "Payout")
    click(payout)
    qtbot.waitUntil(lambda: service.gate.has_callers)
    assert payout.is_busy
    click(payout)
    assert not our_button(screen, "BVN check").is_busy
    service.gate.open()
    qtbot.waitUntil(lambda: not payout.is_busy)
    assert service.calls.count("send payout") == 1


def test_the_other_outcomes_are_in_a_list_and_stay_named_on_their_tile(
    qtbot: QtBot, window: TillWindow, screen: SandboxScreen, service: PracticeService
) -> None:
    click(button(screen, "Something else"))
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    assert _chosen(screen) == ["Challenge, approve"]  # nothing is chosen yet
    click(button(window.dialogs, "Device page fails"))
    qtbot.waitUntil(lambda: service.view.scenario == "device_fails")
    qtbot.waitUntil(lambda: _chosen(screen) == ["Device page fails"])
    click(button(screen, "Approve"))
    qtbot.waitUntil(lambda: _chosen(screen) == ["Approve"])
    assert button(screen, "Something else").isVisible()


def test_the_list_can_be_left_as_it_is(
    qtbot: QtBot, window: TillWindow, screen: SandboxScreen, service: PracticeService
) -> None:
    click(button(screen, "Something else"))
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: window.dialogs.top is None)
    assert service.calls == ["look"]
    assert _chosen(screen) == ["Challenge, approve"]


def test_clearing_is_asked_first_and_done_once(
    qtbot: QtBot, window: TillWindow, screen: SandboxScreen, service: PracticeService
) -> None:
    clear = our_button(screen, "Clear practice data")
    click(clear)
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    assert "clear" not in service.calls
    assert any("The live book is not touched." in line for line in words(window.dialogs))
    service.gate.is_shut = True
    press(window, Key.Key_F9)
    qtbot.waitUntil(lambda: service.gate.has_callers)
    assert clear.is_busy
    click(clear)
    service.gate.open()
    qtbot.waitUntil(lambda: bool(window.findChildren(Toast)))
    assert not clear.is_busy
    assert service.calls.count("clear") == 1
    qtbot.waitUntil(lambda: service.calls[-1] == "look")


@pytest.mark.usefixtures("screen")
def test_keeping_the_book_clears_nothing(qtbot: QtBot, window: TillWindow, service: PracticeService) -> None:
    click(our_button(window, "Clear practice data"))
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: window.dialogs.top is None)
    assert "clear" not in service.calls


def test_a_card_that_is_used_decides_whatever_was_chosen_before(
    qtbot: QtBot, window: TillWindow, screen: SandboxScreen, service: PracticeService
) -> None:
    chosen: list[SampleCard] = []
    screen.card_chosen.connect(chosen.append)
    the(QTableView, screen).setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Key.Key_Return)
    qtbot.waitUntil(lambda: service.view.scenario == "by_card")
    press(window, Key.Key_Return)
    assert len(chosen) == 2
    assert [call for call in service.calls if call.startswith("choose")] == ["choose by_card once"]


def test_a_link_offers_the_card_to_be_paid_with(window: TillWindow, screen: SandboxScreen) -> None:
    chosen: list[SampleCard] = []
    screen.card_chosen.connect(chosen.append)
    table = the(QTableView, screen)
    click(table.viewport(), table.visualRect(table.model().index(2, 3)).center())
    assert chosen == [PRACTICE.cards[2]]
    click(table.viewport(), table.visualRect(table.model().index(1, 1)).center())
    assert chosen == [PRACTICE.cards[2]]
    table.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Key.Key_Down, Key.Key_Return)
    assert chosen == [PRACTICE.cards[2], PRACTICE.cards[2]]


def test_the_number_of_a_smartcard_is_copied_without_its_gaps(
    qtbot: QtBot, window: TillWindow, screen: SandboxScreen
) -> None:
    table, place = the(QTableView, screen), len(PRACTICE.cards)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    table.setCurrentIndex(table.model().index(place, 1))
    assert table.model().index(place, 3).data() == "Copy"
    press(window, Key.Key_Return)
    assert QGuiApplication.clipboard().text() == PRACTICE.smartcards[0].number
    qtbot.waitUntil(lambda: "Number copied" in words(window))


def test_every_number_can_be_copied_by_key(window: TillWindow, screen: SandboxScreen) -> None:
    the(QTableView, screen).setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Key.Key_Down)
    press(window, Key.Key_C, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == PRACTICE.cards[1].number


def test_the_filled_button_takes_a_test_payment(window: TillWindow, screen: SandboxScreen) -> None:
    asked: list[bool] = []
    screen.payment_asked.connect(lambda: asked.append(True))
    click(our_button(window, "Take a test payment"))
    press(window, Key.Key_F9)
    assert asked == [True, True]


def test_reading_that_fails_says_so_and_can_be_tried_again(
    qtbot: QtBot, window: TillWindow, enter: Callable[[], SandboxScreen], service: PracticeService
) -> None:
    service.gate.sentence = "The practice service does not answer."
    screen = enter()
    qtbot.waitUntil(lambda: service.gate.sentence in words(screen))
    assert not the(QTableView, screen).isVisible()
    service.gate.sentence = ""
    press(window, Key.Key_F8)
    qtbot.waitUntil(lambda: the(QTableView, screen).isVisible())
    assert "The practice service does not answer." not in words(screen)
    assert "Practice mode" in words(screen)


def test_a_bug_is_said_and_reported(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService, caplog: pytest.LogCaptureFixture
) -> None:
    service.gate.bug = ZeroDivisionError("ours")
    click(button(screen, "Payout"))
    qtbot.waitUntil(lambda: "Something in the till went wrong. It was noted." in words(screen))
    assert "ZeroDivisionError" in caplog.text


def test_reading_that_takes_long_shows_grey_rows_but_not_at_once(
    qtbot: QtBot, enter: Callable[[], SandboxScreen], service: PracticeService
) -> None:
    service.gate.is_shut = True
    screen = enter()
    skeleton = the(Skeleton, screen)
    assert not skeleton.isVisible()
    qtbot.waitUntil(skeleton.isVisible)
    service.gate.open()
    qtbot.waitUntil(lambda: the(QTableView, screen).isVisible())
    assert not skeleton.isVisible()


def test_it_reads_again_when_the_bell_of_practice_rings(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService
) -> None:
    service.view = replace(service.view, scenario="approve")
    screen.hear(Changed(Topic.NOTICE))
    assert service.calls == ["look"]
    screen.hear(Changed(Topic.PRACTICE))
    qtbot.waitUntil(lambda: _chosen(screen) == ["Approve"])


def test_what_was_read_before_a_press_does_not_undo_it(
    qtbot: QtBot, screen: SandboxScreen, service: PracticeService
) -> None:
    service.gate.is_shut = True
    screen.show_practice()
    click(button(screen, "Decline"))
    qtbot.waitUntil(lambda: service.calls[-1] == "choose decline once")
    service.gate.open()
    qtbot.waitUntil(lambda: service.view.scenario == "decline")
    qtbot.waitUntil(lambda: _chosen(screen) == ["Decline"])


def test_leaving_the_till_ends_what_is_under_way(
    qtbot: QtBot, window: TillWindow, screen: SandboxScreen, service: PracticeService
) -> None:
    service.gate.is_shut = True
    click(button(screen, "Payout"))
    qtbot.waitUntil(lambda: service.gate.has_callers)
    window.deleteLater()  # the fixture that looks for tasks left behind would fail this test


def test_words_from_the_service_stay_plain_text(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    hostile = "<b>bold</b><img src=x> \u202egnp &#8358;"
    view = replace(
        PRACTICE,
        scenarios=(*PRACTICE.scenarios, Scenario("odd", hostile, hostile)),
        cards=(SampleCard(hostile, "4000000000002701", hostile),),
        scenario="odd",
    )
    screen = SandboxScreen(theme, PracticeService(view), window.dialogs)
    window.add_screen(ITEM, screen)
    shown = "<b>bold</b><img src=x> gnp &#8358;"
    qtbot.waitUntil(lambda: _chosen(screen) == [shown])
    tip = the(QTableView, screen).model().index(0, 2).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;img" in tip
    assert screen.findChildren(Banner)
