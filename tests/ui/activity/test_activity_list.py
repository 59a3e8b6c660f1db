"""The list of notices: newest first, by pages, live, and by keyboard alone."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from pos_app.domain.webhook_view import NoticeStanding, NoticeView
from pos_app.ui.activity.desk import PAGE
from pos_app.ui.activity.notice_rows import NoticeRowLook
from pos_app.ui.activity.reading import KINDS, NoticeFilter
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.skeleton import Skeleton
from tests.pictures import samples_activity as samples
from tests.ui.activity.feed_desk import FeedCounter, set_up
from tests.ui.finding import button, the, words
from tests.ui.hands import Key, keyboard, press, write

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
VIEWS = tuple(map(samples.view_of, samples.ROWS))


@pytest.fixture
def counter(qtbot: QtBot, window: TillWindow, theme: Theme) -> FeedCounter:
    counter = set_up(window, theme, *VIEWS)
    qtbot.waitUntil(lambda: counter.shown is not None)
    return counter


def _many(count: int, *, first: int = 0) -> list[NoticeView]:
    """Notices with names that say how old they are; 0 is the oldest."""
    made: list[NoticeView] = []
    for number in range(first, first + count):
        at = samples.at(8, 0) + timedelta(seconds=number)
        head = replace(samples.TRANSFER, row=f"n{number}", who=f"Payer {number}", arrived_at=at, is_new=False)
        made.append(samples.view_of(head))
    return made


def _spoken(counter: FeedCounter, row: int) -> str:
    model = counter.screen.list.list.model()
    return str(model.data(model.index(row, 0), SPOKEN))


def test_the_newest_stands_on_top_and_beside_the_list_and_counts_as_looked_at_by_nobody(counter: FeedCounter) -> None:
    assert counter.names[:4] == ["Verve •••• 3210", "Chinedu Obi", "“Blessing A.”", "Payout to Lagoon Bank"]
    assert counter.shown == VIEWS[0]
    assert keyboard(counter.window) is counter.screen.list.list
    assert counter.counted == [3]
    assert counter.feed.calls == []


def test_rows_are_spoken_as_the_guide_says(counter: FeedCounter) -> None:
    counter.feed.change("8", is_new=False)
    assert _spoken(counter, 1) == "Notice, transfer, 25,000 naira, Chinedu Obi, verified, new"
    assert _spoken(counter, 2) == "Notice, transfer, 1,000,000 naira, Blessing A., suspicious, new"
    assert _spoken(counter, 3) == "Notice, 180,000 naira, Payout to Lagoon Bank, reported"
    assert _spoken(counter, 4) == "Notice, 3 of 4 match, BVN check, reported"
    assert _spoken(counter, 5) == "Notice, transfer, 7,800 naira, Fatima Bello, verified, came 3 times"


def test_arrows_show_what_they_reach_and_that_counts_as_looked_at(qtbot: QtBot, counter: FeedCounter) -> None:
    press(counter.window, Key.Key_Down)
    qtbot.waitUntil(lambda: counter.shown is not None and counter.shown.head.row == "8")
    qtbot.waitUntil(lambda: counter.counted[-1:] == [3] and "seen 8" in counter.feed.calls)
    counter.ring("8")
    qtbot.waitUntil(lambda: counter.counted[-1] == 2)
    press(counter.window, Key.Key_End)
    qtbot.waitUntil(lambda: counter.shown is not None and counter.shown.head.row == "1")
    assert counter.feed.calls == ["seen 8"]  # the others had been looked at


def test_a_suspicious_one_is_looked_at_only_when_somebody_says_so(qtbot: QtBot, counter: FeedCounter) -> None:
    press(counter.window, Key.Key_Down, Key.Key_Down)
    qtbot.waitUntil(lambda: counter.shown is not None and counter.shown.head.row == "s7")
    qtbot.waitUntil(lambda: not counter.screen.acts.running("8"))
    assert "seen s7" not in counter.feed.calls
    button(counter.screen, "Mark as seen").click()
    qtbot.waitUntil(lambda: "seen s7" in counter.feed.calls)


def test_all_are_marked_as_seen_at_once(qtbot: QtBot, counter: FeedCounter) -> None:
    assert counter.names
    button(counter.screen, "Mark all 3 as seen").click()
    qtbot.waitUntil(lambda: counter.feed.calls == ["seen"])
    counter.ring()
    qtbot.waitUntil(lambda: counter.counted[-1] == 0)
    assert not any(word.startswith("Mark all") for word in words(counter.screen))


def test_what_was_looked_at_is_divided_from_what_is_new(counter: FeedCounter) -> None:
    rows = counter.screen.list.rows
    assert [rows.divider(place) for place in range(4)] == ["", "", "", "Seen before 14:29"]


def test_nothing_is_called_seen_while_something_new_may_lie_further_down(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme, *reversed(_many(PAGE + 20)))
    for row in ("n119", "n5"):
        counter.feed.change(row, is_new=True)
    qtbot.waitUntil(lambda: counter.counted == [2])
    rows = counter.screen.list.rows
    assert not any(rows.divider(place) for place in range(rows.rowCount()))
    press(window, Key.Key_End)
    qtbot.waitUntil(lambda: rows.rowCount() == PAGE + 20)
    assert [place for place in range(rows.rowCount()) if rows.divider(place)] == [PAGE + 15]


def test_filters_are_moved_through_by_arrows_and_show_the_first_of_their_kind(
    qtbot: QtBot, counter: FeedCounter
) -> None:
    press(counter.window, Key.Key_Backtab)
    press(counter.window, Key.Key_Right)
    qtbot.waitUntil(lambda: counter.names[:1] == ["Chinedu Obi"])
    assert (KINDS[NoticeFilter.TRANSFERS], "") in counter.feed.pages
    qtbot.waitUntil(lambda: counter.shown is not None and counter.shown.head.row == "8")
    press(counter.window, Key.Key_Right, Key.Key_Right, Key.Key_Right)
    qtbot.waitUntil(lambda: counter.names == ["BVN check"])
    press(counter.window, Key.Key_Right)
    qtbot.waitUntil(lambda: len(counter.names) == len(VIEWS))


def test_a_filter_with_nothing_in_it_says_so(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, VIEWS[0])
    qtbot.waitUntil(lambda: counter.names == ["Verve •••• 3210"])
    button(counter.screen, "Payouts").click()
    qtbot.waitUntil(lambda: "No payouts yet" in words(counter.screen))
    assert counter.shown is None


def test_older_ones_are_read_by_pages_as_somebody_scrolls(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, *reversed(_many(2 * PAGE + 30)))
    qtbot.waitUntil(lambda: len(counter.names) == PAGE)
    for pages in (2 * PAGE, 2 * PAGE + 30):
        press(window, Key.Key_End)
        qtbot.waitUntil(lambda pages=pages: len(counter.names) == pages)
    press(window, Key.Key_End)
    assert counter.names == [f"Payer {number}" for number in reversed(range(2 * PAGE + 30))]
    assert [before for _, before in counter.feed.pages if before] == ["n130", "n30"]
    qtbot.waitUntil(lambda: counter.shown is not None and counter.shown.head.row == "n0")


def test_what_comes_in_stands_on_top_and_moves_nothing_for_who_reads_further_down(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme, *reversed(_many(90)))
    qtbot.waitUntil(lambda: counter.shown is not None)
    notices = counter.screen.list.list
    press(window, *[Key.Key_Down] * 40)
    qtbot.waitUntil(lambda: counter.shown is not None and counter.shown.head.row == "n49")
    top = notices.visualRect(notices.currentIndex()).top()
    counter.feed.put(*_many(3, first=90))
    counter.ring("n92")
    qtbot.waitUntil(lambda: counter.names[0] == "Payer 92")
    assert counter.screen.list.current == "n49"
    assert notices.visualRect(notices.currentIndex()).top() == top
    assert counter.shown is not None
    assert counter.shown.head.row == "n49"


def test_more_than_a_page_at_once_leaves_no_gap(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, *reversed(_many(5)))
    qtbot.waitUntil(lambda: len(counter.names) == 5)
    counter.feed.put(*_many(PAGE + 20, first=5))
    for _ in range(50):
        counter.ring()
    qtbot.waitUntil(lambda: len(counter.names) == PAGE)
    assert len(counter.feed.pages) <= 4  # what rings together is read together
    press(window, Key.Key_End)
    qtbot.waitUntil(lambda: len(counter.names) == PAGE + 25)


def test_a_notice_far_down_that_is_judged_changes_in_its_place(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, *reversed(_many(2 * PAGE)))
    qtbot.waitUntil(lambda: len(counter.names) == PAGE)
    press(window, Key.Key_End)
    qtbot.waitUntil(lambda: len(counter.names) == 2 * PAGE)
    counter.feed.change("n3", who="Somebody else", standing=NoticeStanding.SUSPICIOUS)
    counter.ring("n3")
    qtbot.waitUntil(lambda: counter.names[-4] == "“Somebody else”")


def test_a_scanner_that_types_moves_nothing(counter: FeedCounter) -> None:
    write(counter.window, "Samuel 7020")
    assert counter.screen.list.current == "9"


def test_grey_rows_stand_there_while_reading_takes_longer_than_a_blink(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme)
    counter.feed.gate.is_shut = True
    counter.screen.reader.look()
    skeleton = the(Skeleton, counter.screen)
    qtbot.waitUntil(lambda: not skeleton.isHidden() and skeleton.isVisible())
    counter.feed.put(*VIEWS[:2])
    counter.feed.gate.open()
    qtbot.waitUntil(lambda: len(counter.names) == 2)


def test_notices_that_cannot_be_read_are_tried_again(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, *VIEWS)
    counter.feed.gate.sentence = "The journal cannot be read."
    counter.screen.reader.look()
    qtbot.waitUntil(lambda: "The journal cannot be read." in words(counter.screen))
    counter.feed.gate.sentence = ""
    press(window, Key.Key_F8)
    qtbot.waitUntil(lambda: len(counter.names) == len(VIEWS))


def test_what_a_sender_writes_stays_plain_text(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, samples.OF_NASTY)
    qtbot.waitUntil(lambda: counter.shown is not None)
    rows = counter.screen.list.rows
    tip = str(rows.data(rows.index(0), Qt.ItemDataRole.ToolTipRole))
    assert "<b>" not in tip
    assert "&lt;b&gt;Obi" in tip
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in counter.screen.findChildren(QLabel))
    everything = [*words(counter.screen), *counter.names, _spoken(counter, 0), counter.screen.detail.match.text()]
    everything += counter.screen.detail.details.fields.lines() + counter.screen.detail.details.facts.lines()
    assert any("<b>Obi</b>" in word for word in everything)
    assert not [word for word in everything if not word.isprintable()]


def test_every_row_is_drawn_without_a_complaint(theme: Theme, counter: FeedCounter) -> None:
    rows = counter.screen.list.rows
    look = NoticeRowLook(theme, rows, counter.screen, now=counter.clock.now)
    picture = QPixmap(376, 94)
    for place in range(rows.rowCount()):
        picture.fill(Qt.GlobalColor.white)
        blank = picture.toImage()
        option = QStyleOptionViewItem()
        option.rect = picture.rect()
        option.widget = counter.screen.list.list
        painter = QPainter(picture)
        look.paint(painter, option, rows.index(place))
        painter.end()
        assert picture.toImage() != blank
