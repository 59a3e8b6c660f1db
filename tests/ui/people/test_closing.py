"""A payment that nobody is sure of: a manager is asked in place, says why, and signs that it is closed."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pos_app.domain.payment import PaymentState
from pos_app.ui.card.progress.close_dialog import ClosePaymentDialog
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from tests.pictures import samples_progress as samples
from tests.ui.counter import Counter, set_up
from tests.ui.finding import button, words
from tests.ui.hands import Key, click, press, write
from tests.ui.people.lobby import Lobby, opened_lobby

SIZES = [QSize(1366, 768), QSize(1024, 700)]


@pytest.fixture
def lobby(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> Iterator[Lobby]:
    with opened_lobby(qtbot, window, theme, tmp_path) as lobby:
        lobby.sign_in("Ngozi")
        yield lobby


@pytest.fixture
def counter(window: TillWindow, theme: Theme) -> Counter:
    return set_up(window, theme)


def _asks(counter: Counter) -> list[Button]:
    every = counter.screen.findChildren(Button)
    return [each for each in every if each.text() == "Ask a manager" and each.isVisible()]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_not_sure_has_one_way_to_a_manager_whatever_the_width(counter: Counter, size: QSize, qtbot: QtBot) -> None:
    asked: list[str] = []
    counter.screen.manager_asked.connect(asked.append)
    counter.window.resize(size)
    counter.show(samples.NOT_SURE)
    qtbot.waitUntil(lambda: counter.takes_presses)
    QApplication.processEvents()
    assert len(_asks(counter)) == 1
    click(button(counter.screen, "Ask a manager"))
    assert asked == [samples.NOT_SURE.reference]
    for view in (samples.PAID, samples.DECLINED, samples.NOT_CHARGED, replace(samples.NOT_SURE, may_close=False)):
        counter.show(view)
        assert _asks(counter) == []


def test_a_closed_one_says_that_it_may_be_paid_otherwise(counter: Counter) -> None:
    counter.show(replace(samples.NOT_SURE, state=PaymentState.CLOSED_BY_MANAGER, may_close=False))
    assert "A manager closed this payment" in words(counter.screen)
    assert "Do not charge this again" not in words(counter.screen)


def test_a_manager_says_why_and_signs(lobby: Lobby, theme: Theme) -> None:
    dialog = ClosePaymentDialog(theme, lobby.shop.people, "till2-abc")
    chosen = lobby.window.dialogs.open(dialog)
    assert dialog.reason_line.hasFocus()
    press(lobby.window, Key.Key_F9)
    assert lobby.says("Write why it is closed.")
    write(lobby.window, "Paid in cash")
    press(lobby.window, Key.Key_Return)
    click(lobby.tile("Tunde"))
    assert dialog.pin.hasFocus()
    lobby.type_pin("Tunde")
    press(lobby.window, Key.Key_Return)
    lobby.until(chosen.done)
    assert (chosen.result(), dialog.reason) == ("done", "Paid in cash")
    assert dialog.approval is not None
    assert dialog.approval.by.name == "Tunde"
    (line,) = lobby.do(lobby.shop.lines("act_approved"))
    assert "close till2-abc without an answer" in str(line.facts)


def test_leaving_it_open_signs_nothing(lobby: Lobby, theme: Theme) -> None:
    dialog = ClosePaymentDialog(theme, lobby.shop.people, "till2-abc")
    chosen = lobby.window.dialogs.open(dialog)
    write(lobby.window, "Paid in cash")
    press(lobby.window, Key.Key_Escape)
    lobby.until(chosen.done)
    assert (chosen.result(), dialog.approval) == (None, None)
    assert lobby.do(lobby.shop.lines("act_approved")) == []
