"""Whatever a provider calls itself, its customers and its packages: it is plain text wherever it is shown."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.domain.sentence import Sentence
from pos_app.domain.tv_view import OrderView, RecentNumber
from pos_app.ui.documents.order_slip import slip_of
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.fact_rows import FactRow
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.tv.acceptance import Checked
from tests.pictures import samples_tv as samples
from tests.pictures.samples_progress import SLIP
from tests.ui.finding import visible
from tests.ui.hands import click
from tests.ui.tv.tv_desk import TvCounter, set_up

NASTY = samples.NASTY
HARMLESS = "<b>Ada</b> &amp; Obi"
_HIDDEN = ("\u202e", "\x07", "\u200f", "\u2066")
PACKAGE = Package("1", NASTY, NASTY, "1", Money(100, Currency.NGN))
PROVIDER = Provider(NASTY, NASTY, "")


def _texts(inside: QWidget) -> Iterator[str]:
    """Everything that is drawn, spoken or shown beside the pointer."""
    for widget in visible(inside):
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        if isinstance(widget, QLabel):
            yield widget.text()
            if isinstance(widget, Text):
                assert widget.textFormat() is Qt.TextFormat.PlainText
        if isinstance(widget, FactRow):
            yield widget.text()
        tip = widget.toolTip()
        assert not tip or tip.startswith("<span>"), tip
        assert "<b>" not in tip
        yield tip


def _assert_plain(inside: QWidget) -> None:
    texts = list(_texts(inside))
    assert any(HARMLESS in text for text in texts)
    assert [text for text in texts if any(sign in text for sign in _HIDDEN)] == []


@pytest.fixture
def counter(qtbot: QtBot, window: TillWindow, theme: Theme) -> TvCounter:
    said = Validated(NASTY, "1", NASTY, NASTY, NASTY, NASTY)
    counter = set_up(window, theme, providers_kept=(PROVIDER,), kept=(PACKAGE,), said=said)
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown == 1)
    samples.type_number(counter.screen)
    samples.choose(counter.screen, PACKAGE)
    qtbot.waitUntil(lambda: counter.stands is Checked.ACCEPTED)
    return counter


def _nasty(order: OrderView) -> OrderView:
    texts = replace(order, provider=NASTY, customer=NASTY, package=NASTY, order_no=NASTY, said=NASTY, reported=NASTY)
    return replace(texts, problem=Sentence("{0}", NASTY))


def test_in_the_form_and_its_list(counter: TvCounter) -> None:
    _assert_plain(counter.screen)
    rows = counter.form.choice.packages.list.model()
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
        assert HARMLESS in str(rows.data(rows.index(0, 0), role))
    tip = str(rows.data(rows.index(0, 0), Qt.ItemDataRole.ToolTipRole))
    assert "<b>" not in tip
    assert not any(sign in tip for sign in _HIDDEN)


@pytest.mark.parametrize("view", [samples.SENDING, samples.DELIVERED, samples.REJECTED, samples.NOT_SURE])
def test_on_an_order_and_its_receipt(qtbot: QtBot, counter: TvCounter, view: OrderView) -> None:
    nasty = _nasty(view)
    counter.orders.put(nasty)
    counter.screen.show_reference(nasty.reference)
    qtbot.waitUntil(counter.screen.order.isVisible)
    _assert_plain(counter.screen)
    paper = "".join(line.left + line.right for line in slip_of(nasty, SLIP))
    assert HARMLESS in paper
    assert not any(sign in paper for sign in _HIDDEN)


def test_in_the_list_of_open_orders_and_among_recent_numbers(qtbot: QtBot, counter: TvCounter) -> None:
    nasty = _nasty(samples.NOT_SURE)
    counter.orders.put(nasty)  # the list reads each again once it is shown
    counter.screen.show_left_open((nasty,))
    _assert_plain(counter.screen)
    counter.screen.show_form()
    counter.book.numbers = (RecentNumber(PROVIDER.sent_as, samples.NUMBER, NASTY),)
    click(counter.form.choice.number.recent)
    qtbot.waitUntil(lambda: counter.window.dialogs.top is not None)
    _assert_plain(counter.window.dialogs)
