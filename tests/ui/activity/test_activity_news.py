"""Money that is confirmed is told of once; what is only said is never heard."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeRow, NoticeStanding, NoticeView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.sounds import Tune
from pos_app.ui.kit.theme import Theme
from tests.pictures import samples_activity as samples
from tests.ui.activity.feed_desk import FeedCounter, set_up
from tests.ui.finding import button, words

SAID = {"standing": NoticeStanding.REPORTED, "doubt": Doubt.NOT_ASKED_YET}
CONFIRMED = {"standing": NoticeStanding.VERIFIED, "doubt": Doubt.NONE}


@pytest.fixture
def counter(qtbot: QtBot, window: TillWindow, theme: Theme) -> FeedCounter:
    counter = set_up(window, theme, samples.view_of(samples.PAYOUT))
    qtbot.waitUntil(lambda: counter.shown is not None)
    return counter


def _said(name: str = "20", kind: NoticeKind = NoticeKind.CREDIT) -> NoticeView:
    return samples.view_of(replace(samples.TRANSFER, row=name, kind=kind, **SAID))


def _wait_for(qtbot: QtBot, counter: FeedCounter, standing: NoticeStanding, name: str = "20") -> None:
    counter.ring(name)
    qtbot.waitUntil(lambda: any(row.row == name and row.standing is standing for row in _rows(counter)))


def _rows(counter: FeedCounter) -> tuple[NoticeRow, ...]:
    now = counter.screen.reader.now
    return now.newest if now is not None else ()


@pytest.mark.parametrize("kind", [NoticeKind.CREDIT, NoticeKind.TRANSFER, NoticeKind.MOBILE_MONEY])
def test_money_is_heard_of_when_it_is_confirmed_and_not_when_it_is_said(
    qtbot: QtBot, counter: FeedCounter, kind: NoticeKind
) -> None:
    counter.feed.put(_said(kind=kind))
    _wait_for(qtbot, counter, NoticeStanding.REPORTED)
    assert (counter.heard.tunes, counter.toasts) == ([], [])
    counter.feed.change("20", **CONFIRMED)
    _wait_for(qtbot, counter, NoticeStanding.VERIFIED)
    assert counter.heard.tunes == [Tune.TRANSFER]
    assert [toast.title for toast in counter.toasts] == ["₦25,000.00 from Chinedu Obi"]
    counter.feed.change("20", times=2)
    counter.ring("20")
    qtbot.waitUntil(lambda: any(row.times == 2 for row in _rows(counter)))
    assert counter.heard.tunes == [Tune.TRANSFER]  # the same money again is no money


def test_the_toast_says_when_the_amount_is_only_as_reported(qtbot: QtBot, counter: FeedCounter) -> None:
    counter.feed.put(samples.view_of(replace(samples.TRANSFER, row="20", is_amount_confirmed=False)))
    _wait_for(qtbot, counter, NoticeStanding.VERIFIED)
    assert [toast.detail for toast in counter.toasts] == ["Transfer, verified; the amount is as reported"]


@pytest.mark.parametrize(
    "view",
    [
        samples.view_of(replace(samples.FORGED, row="20")),
        samples.view_of(replace(samples.CARD, row="20")),  # its own screen says so
        samples.view_of(replace(samples.PAYOUT, row="20", is_new=True)),
        samples.view_of(replace(samples.BVN, row="20", is_new=True)),
    ],
    ids=["forged", "card", "payout", "bvn"],
)
def test_nothing_else_is_heard(qtbot: QtBot, counter: FeedCounter, view: NoticeView) -> None:
    counter.feed.put(view)
    _wait_for(qtbot, counter, view.head.standing)
    assert (counter.heard.tunes, counter.toasts) == ([], [])


def test_what_was_there_before_is_no_news(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, *map(samples.view_of, samples.ROWS))
    qtbot.waitUntil(lambda: counter.shown is not None)
    assert (counter.heard.tunes, counter.toasts) == ([], [])


def test_several_at_once_are_one_sound(qtbot: QtBot, counter: FeedCounter) -> None:
    counter.feed.put(*(samples.view_of(replace(samples.TRANSFER, row=f"3{n}")) for n in range(4)))
    _wait_for(qtbot, counter, NoticeStanding.VERIFIED, "33")
    assert counter.heard.tunes == [Tune.TRANSFER]
    assert [toast.title for toast in counter.toasts] == ["4 payments came in"]


def test_the_sound_can_be_turned_off_and_the_toast_stays(qtbot: QtBot, counter: FeedCounter) -> None:
    turned: list[bool] = []
    counter.screen.sound_turned.connect(turned.append)
    button(counter.screen, "Sound on").click()
    counter.feed.put(samples.view_of(replace(samples.TRANSFER, row="20")))
    _wait_for(qtbot, counter, NoticeStanding.VERIFIED)
    assert counter.heard.tunes == []
    assert len(counter.toasts) == 1
    button(counter.screen, "Sound off").click()
    assert turned == [False, True]


def test_money_is_heard_of_and_counted_while_another_screen_is_open(qtbot: QtBot, counter: FeedCounter) -> None:
    counter.window.open_screen("card")
    counter.feed.put(samples.view_of(replace(samples.TRANSFER, row="20")))
    _wait_for(qtbot, counter, NoticeStanding.VERIFIED)
    assert counter.heard.tunes == [Tune.TRANSFER]
    assert counter.counted[-1] == 1
    counter.feed.put(samples.view_of(replace(samples.TRANSFER, row="21")))
    _wait_for(qtbot, counter, NoticeStanding.VERIFIED, "21")
    with qtbot.waitSignal(counter.screen.reader.read):  # what there was when somebody came
        counter.window.open_screen("activity")
    qtbot.waitUntil(
        lambda: counter.shown is not None and counter.shown.head.row == "21"
    )  # whoever comes sees the newest
    assert 2 in counter.counted
    counter.feed.put(samples.view_of(replace(samples.TRANSFER, row="22")))
    _wait_for(qtbot, counter, NoticeStanding.VERIFIED, "22")
    assert counter.screen.shown.row == "21"  # and what somebody looks at stays


def test_a_suspicious_one_stands_across_the_top_in_silence_until_it_is_shown(
    qtbot: QtBot, counter: FeedCounter
) -> None:
    counter.feed.put(samples.SUSPICIOUS)
    _wait_for(qtbot, counter, NoticeStanding.SUSPICIOUS, "s7")
    assert "1 suspicious notice came in" in words(counter.screen)
    button(counter.screen, "Show").click()
    qtbot.waitUntil(lambda: counter.shown is not None and counter.shown.head.row == "s7")
    assert "1 suspicious notice came in" not in words(counter.screen)
    assert "Not from the service" in words(counter.screen)
    assert counter.heard.tunes == []


@pytest.mark.parametrize("doubt", [Doubt.OTHER_AMOUNT, Doubt.CONTRADICTS])
def test_another_amount_than_is_known_is_said_over_any_screen_in_silence_and_once(
    qtbot: QtBot, counter: FeedCounter, doubt: Doubt
) -> None:
    counter.window.open_screen("card")
    counter.feed.put(
        samples.view_of(replace(samples.TRANSFER, row="20", standing=NoticeStanding.SUSPICIOUS, doubt=doubt))
    )
    _wait_for(qtbot, counter, NoticeStanding.SUSPICIOUS)
    said = [("Suspicious notice: ₦25,000.00", "Hand over nothing for it. See Activity.")]
    assert [(toast.title, toast.detail) for toast in counter.toasts] == said
    counter.feed.change("20", times=2)
    counter.ring("20")
    qtbot.waitUntil(lambda: any(row.times == 2 for row in _rows(counter)))
    assert (len(counter.toasts), counter.heard.tunes) == (1, [])


def test_payments_of_which_no_notice_came_are_pointed_out(qtbot: QtBot, counter: FeedCounter) -> None:
    counter.feed.health_now = replace(samples.NEVER, silent=("pos-1",))
    counter.ring()
    said = "For 1 paid payment no notice came within 5 minutes."
    qtbot.waitUntil(lambda: said in words(counter.screen))
    counter.feed.health_now = samples.NEVER
    counter.ring()
    qtbot.waitUntil(lambda: said not in words(counter.screen))


def test_money_that_was_verified_and_is_denied_now_is_told_of_once(qtbot: QtBot, counter: FeedCounter) -> None:
    counter.feed.put(samples.view_of(replace(samples.TRANSFER, row="20")))
    _wait_for(qtbot, counter, NoticeStanding.VERIFIED)
    counter.toasts.clear()
    for times in (1, 2):
        counter.feed.change("20", is_denied=True, times=times)
        counter.ring("20")
        qtbot.waitUntil(lambda times=times: any(row.is_denied and row.times == times for row in _rows(counter)))
    told = [(toast.title, toast.detail) for toast in counter.toasts]
    assert told == [("Denied now: ₦25,000.00", "It was verified before. See History.")]
