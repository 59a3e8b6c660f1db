"""How the feed stands: before anything came, in its sheet, and in a line for the top bar."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from pos_app.domain.webhook_view import FeedHealth
from pos_app.ui.frame.feed_health import FeedHealthDialog, FeedStatus, feed_tip, full_words
from pos_app.ui.frame.top_bar import feed_status
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from tests.pictures import samples as samples_of_shell
from tests.pictures import samples_activity as samples
from tests.ui.activity.feed_desk import FeedCounter, set_up
from tests.ui.finding import button, words
from tests.ui.hands import Key, click, keyboard, press

OTHERS = "Only tills on this computer see them: in this release those on other computers do not."


def _empty(qtbot: QtBot, window: TillWindow, theme: Theme, health: FeedHealth) -> FeedCounter:
    counter = set_up(window, theme)
    counter.feed.health_now = health
    counter.screen.enter()
    qtbot.waitUntil(counter.screen.nothing.isVisible)
    return counter


@pytest.mark.parametrize(
    ("health", "sentences"),
    [
        (
            samples.NEVER,
            ("Nothing ever came.", "The service sends them to http://127.0.0.1:8710/hooks/notices.", OTHERS),
        ),
        (samples.YESTERDAY, ("Last one: 19 Nov 2026, 18:32.", "this till reads along.", OTHERS)),
        (replace(samples.NEVER, address=""), ("No notices are listened for: nothing can arrive.",)),
    ],
    ids=["listening", "another program", "off"],
)
def test_before_anything_came_the_screen_says_how_the_endpoint_is_reached(
    qtbot: QtBot, window: TillWindow, theme: Theme, health: FeedHealth, sentences: tuple[str, ...]
) -> None:
    counter = _empty(qtbot, window, theme, health)
    qtbot.waitUntil(lambda: all(sentence in counter.screen.nothing.text() for sentence in sentences))
    assert "Off" not in words(counter.screen)
    assert counter.screen.nothing.head.live.text() == ("Live" if health.address else "Off")


def test_the_first_notice_ends_the_emptiness_and_the_keyboard_goes_to_the_list(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = _empty(qtbot, window, theme, samples.NEVER)
    asked: list[bool] = []
    counter.screen.test_notice_asked.connect(lambda: asked.append(True))
    button(counter.screen, "Send a test notice").click()
    assert asked == [True]
    counter.feed.put(samples.SAFE)
    counter.ring("8")
    qtbot.waitUntil(lambda: counter.shown is not None)
    assert keyboard(window) is counter.screen.list.list


def test_the_sheet_is_opened_from_the_heading_and_tells_all(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, samples.SAFE)
    counter.feed.health_now = samples.SILENT
    counter.ring()
    qtbot.waitUntil(counter.screen.warning.isVisible)
    button(counter.screen, "Live").click()
    qtbot.waitUntil(lambda: isinstance(window.dialogs.top, FeedHealthDialog))
    dialog = window.dialogs.top
    assert isinstance(dialog, FeedHealthDialog)
    assert "2 refused" in dialog.accessibleDescription()
    assert OTHERS in words(dialog)
    counter.feed.asking.sentence = "The service did not send the notice again."
    missing = button(dialog, f"Resend {samples.SILENT.silent[0]}")
    missing.click()
    qtbot.waitUntil(lambda: dialog.said == "The service did not send the notice again.")
    assert not missing.isEnabled()  # never a second time by itself, nor by a nervous finger
    assert counter.feed.calls == [f"resend {samples.SILENT.silent[0]}"]
    counter.feed.asking.sentence = ""
    button(dialog, f"Resend {samples.SILENT.silent[1]}").click()
    qtbot.waitUntil(lambda: dialog.said == "Notification resent")
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: window.dialogs.top is None)


def test_the_line_for_the_top_bar_has_everything_in_it() -> None:
    tip = feed_tip(samples.SILENT, samples.NOW)
    for part in ("http://127.0.0.1:8710", "Last verified: 14:31:45", "1 suspicious, 2 refused", "2 paid payments"):
        assert part in tip
    assert feed_tip(samples.NEVER, samples.NOW).count("Never") == 2


def test_the_feed_in_the_top_bar_opens_by_pointer_and_by_key_and_tells_all(qtbot: QtBot, theme: Theme) -> None:
    status, asked = FeedStatus(theme), list[bool]()
    qtbot.addWidget(status)
    status.asked.connect(lambda: asked.append(True))
    status.show_health(samples.SILENT, now=samples.NOW)
    status.show_status(feed_status(samples_of_shell.SANDBOX_SHELL.feed))  # as the shell does, again and again
    status.show()
    assert status.accessibleName() == "Notice missing"
    assert "2 paid payments" in status.accessibleDescription()
    assert status.height() >= 48
    click(status)
    press(status, Key.Key_Return)
    assert asked == [True, True]
    status.show_health(samples.HEALTH, now=samples.NOW)
    assert status.accessibleName() == "Feed live"


FULL = replace(samples.SILENT, is_full=True)


def test_that_no_more_notices_are_kept_comes_before_all_else_and_goes_when_it_is_over(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme, samples.SAFE)
    title, said = full_words(FULL)
    for health, is_said in ((FULL, True), (samples.SILENT, False), (replace(samples.HEALTH, is_full=True), True)):
        counter.feed.health_now = health
        counter.ring()
        qtbot.waitUntil(lambda is_said=is_said: (title in words(counter.screen)) is is_said)
        assert (said in words(counter.screen)) is is_said
    counter.feed.health_now = samples.HEALTH
    counter.ring()
    qtbot.waitUntil(lambda: not counter.screen.warning.isVisible())


def test_the_top_bar_says_that_notices_are_refused_also_where_there_is_no_room_for_words(
    qtbot: QtBot, theme: Theme
) -> None:
    status = FeedStatus(theme)
    qtbot.addWidget(status)
    status.say(says=False)
    live = feed_status(samples_of_shell.SANDBOX_SHELL.feed)
    for health, name in ((FULL, "Notices refused"), (samples.SILENT, "Notice missing"), (samples.HEALTH, "Feed live")):
        status.show_health(health, now=samples.NOW)
        status.show_status(live)
        assert status.accessibleName() == name
        is_said = status.sizeHint().width() > theme.tokens.size.icon
        assert is_said is health.is_full
    assert "No more notices are kept" not in status.accessibleDescription()
    status.show_health(FULL, now=samples.NOW)
    assert "No more notices are kept" in status.accessibleDescription()
