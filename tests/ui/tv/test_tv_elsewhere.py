"""What happens while nobody looks: an order ends, a provider is renamed, the service is another one by now."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment import Word
from pos_app.domain.replies import Provider
from pos_app.domain.tv_buying import NOT_THERE
from pos_app.domain.tv_view import OrderView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.tv.acceptance import Checked
from tests.pictures import samples_tv as samples
from tests.ui.finding import words
from tests.ui.hands import Key, press
from tests.ui.tv.tv_desk import ANOTHER, TvCounter, set_up

RENAMED = Provider("DStv Nigeria", samples.PROVIDERS[0].sent_as, "logos/new.png")


@pytest.fixture
def counter(qtbot: QtBot, window: TillWindow, theme: Theme) -> TvCounter:
    counter = set_up(window, theme)
    window.add_screen(ANOTHER, Screen(theme))
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown > 0)
    return counter


@pytest.fixture
def told(counter: TvCounter) -> list[ToastView]:
    told: list[ToastView] = []
    counter.screen.told.connect(told.append)
    return told


def _send(qtbot: QtBot, counter: TvCounter) -> None:
    counter.orders.put(samples.SENDING)
    counter.screen.show_reference(samples.SENDING.reference)
    qtbot.waitUntil(lambda: counter.screen.order.shown_word is Word.WAITING)
    qtbot.waitUntil(lambda: counter.screen.takes_presses)


def _ring(counter: TvCounter, view: OrderView) -> None:
    counter.orders.put(view)
    counter.screen.hear(Changed(Topic.ORDER, view.reference))


@pytest.mark.parametrize(
    ("view", "word"),
    [(samples.DELIVERED, Word.PAID), (samples.REJECTED, Word.DECLINED), (samples.NOT_CHARGED, Word.NOT_CHARGED)],
)
def test_an_order_that_ends_while_the_cashier_is_elsewhere_is_told_and_then_shown(
    qtbot: QtBot, counter: TvCounter, told: list[ToastView], view: OrderView, word: Word
) -> None:
    _send(qtbot, counter)
    press(counter.window, Key.Key_F1)
    assert not counter.screen.isVisible()
    _ring(counter, view)
    qtbot.waitUntil(lambda: len(told) == 1)
    assert told[0].title == f"Cable TV: {word.value}"
    assert told[0].detail == f"DStv Compact · ₦19,000.00 · {view.reference}"
    _ring(counter, view)
    press(counter.window, Key.Key_F2)
    qtbot.waitUntil(counter.screen.order.isVisible)
    assert counter.screen.order.shown_word is word
    assert len(told) == 1  # said once


def test_an_order_that_ends_behind_the_form_is_told(qtbot: QtBot, counter: TvCounter, told: list[ToastView]) -> None:
    _send(qtbot, counter)
    press(counter.window, Key.Key_F2)
    qtbot.waitUntil(counter.screen.entry.isVisible)
    _ring(counter, samples.DELIVERED)
    qtbot.waitUntil(lambda: [each.title for each in told] == ["Cable TV: Paid"])


def test_an_end_that_is_watched_is_not_told_beside(qtbot: QtBot, counter: TvCounter, told: list[ToastView]) -> None:
    _send(qtbot, counter)
    counted = len(counter.counted)
    _ring(counter, samples.DELIVERED)
    qtbot.waitUntil(lambda: counter.screen.order.shown_word is Word.PAID and len(counter.counted) > counted)
    assert told == []


def test_what_is_not_sure_has_not_ended(qtbot: QtBot, counter: TvCounter, told: list[ToastView]) -> None:
    _send(qtbot, counter)
    press(counter.window, Key.Key_F1)
    counted = len(counter.counted)
    _ring(counter, samples.NOT_SURE)
    qtbot.waitUntil(lambda: len(counter.counted) > counted)
    assert told == []
    press(counter.window, Key.Key_F2)
    qtbot.waitUntil(lambda: counter.screen.order.shown_word is Word.NOT_SURE)


def test_a_provider_that_was_renamed_is_the_same_one_and_keeps_what_is_chosen(qtbot: QtBot, counter: TvCounter) -> None:
    form = counter.form
    form.use_number(samples.NUMBER)
    qtbot.waitUntil(lambda: counter.stands is Checked.ACCEPTED)
    samples.choose(counter.screen)
    assert counter.can_pay
    counter.shelves.providers_kept = (RENAMED, *samples.PROVIDERS[1:])
    counter.shelves.kept = samples.PACKAGES[:5]
    form.read(again=False)  # the packages are asked for under the old name, and come under it
    qtbot.waitUntil(lambda: form.provider == RENAMED)
    qtbot.waitUntil(lambda: form.choice.packages.shown == 5)
    assert counter.can_pay


def test_the_same_customer_is_found_by_what_is_sent_for_the_provider(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    gotv = Provider("GOtv Nigeria", "GOTV", "")  # the order knows it by its old name
    counter = set_up(window, theme, providers_kept=(samples.PROVIDERS[0], gotv))
    qtbot.waitUntil(lambda: counter.form.provider is not None)
    counter.screen.entry.start_over(replace(samples.DELIVERED, provider="GOTV", number="7020000001"))
    qtbot.waitUntil(lambda: counter.stands is Checked.ACCEPTED)
    assert (counter.form.provider, counter.form.number) == (gotv, "7020000001")


def test_an_order_of_another_service_says_why_it_is_not_sent_again(qtbot: QtBot, counter: TvCounter) -> None:
    view = samples.ELSEWHERE
    counter.orders.put(view)
    counter.screen.show_reference(view.reference)
    qtbot.waitUntil(lambda: str(NOT_THERE) in words(counter.screen))
    shown = {each.text() for each in counter.screen.findChildren(QPushButton) if each.isVisible()}
    assert ("Next customer" in shown, "Send again" in shown) == (True, False)


@pytest.mark.parametrize("age", [timedelta(0), timedelta(days=1)])
def test_before_anybody_looks_what_is_kept_is_read_and_nobody_asked(
    qtbot: QtBot, window: TillWindow, theme: Theme, age: timedelta
) -> None:
    window.add_screen(ANOTHER, Screen(theme))
    counter = set_up(window, theme, kept_at=samples.NOW - age)
    counter.screen.warm_up()
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown > 0)
    assert counter.shelves.asked == []
    press(counter.window, Key.Key_F2)
    asked = ["providers", "packages DSTV"] if age else []
    qtbot.waitUntil(lambda: sorted(counter.shelves.asked) == sorted(asked))


def test_a_warm_up_that_comes_while_somebody_waits_for_the_lists_takes_them_from_nobody(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    window.add_screen(ANOTHER, Screen(theme))
    counter = set_up(window, theme, kept=(), kept_at=None, providers_kept=())
    press(counter.window, Key.Key_F2)
    counter.screen.warm_up()  # a busy computer comes to it late
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown > 0)
    assert sorted(counter.shelves.asked) == ["packages DSTV", "providers"]


def test_a_first_look_before_the_warm_up_is_over_is_refreshed_all_the_same(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    window.add_screen(ANOTHER, Screen(theme))
    counter = set_up(window, theme, kept=(), kept_at=None, providers_kept=())
    counter.screen.warm_up()
    press(counter.window, Key.Key_F2)
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown > 0)
    assert sorted(counter.shelves.asked) == ["packages DSTV", "providers"]
