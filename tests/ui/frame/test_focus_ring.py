"""The ring is on what the keyboard reached, and on nothing that was clicked."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLineEdit, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from pos_app.ui.frame.focus_ring import FocusRing
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from tests.ui.finding import the
from tests.ui.hands import Key, click, keyboard, press


class Page(Screen):
    """Two buttons and a field, one under the other."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.first, self.second = Button(theme, "First"), Button(theme, "Second")
        self.field = QLineEdit()
        column = QVBoxLayout(self)
        for widget in (self.first, self.second, self.field):
            column.addWidget(widget)


@pytest.fixture
def page(window: TillWindow, theme: Theme) -> Page:
    page = Page(theme)
    window.add_screen(RailItem("page", "Page", "card", "F1"), page)
    return page


def _ring(window: TillWindow) -> FocusRing:
    return the(FocusRing, window)


def _place(widget: QWidget, window: TillWindow, *, out: int) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), QSize(widget.size())).adjusted(-out, -out, out, out)


def test_tab_brings_the_ring_and_a_click_takes_it_away(window: TillWindow, page: Page) -> None:
    click(page.first)
    assert not _ring(window).isVisible()
    press(window, Key.Key_Tab)
    assert page.second.hasFocus()
    assert _ring(window).isVisible()
    assert _ring(window).geometry() == _place(page.second, window, out=4)
    click(page.first)
    assert not _ring(window).isVisible()


def test_the_ring_follows_a_control_that_moves(qtbot: QtBot, window: TillWindow, page: Page) -> None:
    click(page.first)
    press(window, Key.Key_Tab)
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: _ring(window).geometry() == _place(page.second, window, out=4))
    page.second.hide()  # the keyboard goes on to the next one
    assert page.field.hasFocus()
    assert _ring(window).geometry() == _place(page.field, window, out=3)


def test_a_dialog_keeps_the_ring_for_those_who_came_by_keyboard(window: TillWindow, theme: Theme, page: Page) -> None:
    click(page.first)
    press(window, Key.Key_Tab)
    window.dialogs.open(Dialog(theme, "Heading", leave="Keep it"))
    assert keyboard(window) is the(Dialog, window).leave
    assert _ring(window).isVisible()
    the(Dialog, window).dismiss()
    assert page.second.hasFocus()
    assert _ring(window).isVisible()


def test_a_field_has_its_halo_however_it_was_reached(window: TillWindow, page: Page) -> None:
    click(page.field)
    assert _ring(window).geometry() == _place(page.field, window, out=3)


def test_on_the_rail_the_ring_goes_around_what_is_drawn(window: TillWindow, page: Page) -> None:
    click(page.field)
    press(window, Key.Key_Tab)
    entry = window.findChildren(QToolButton)[0]
    assert entry.hasFocus()
    assert _ring(window).geometry() == QRect(8, 72, 79, 80).adjusted(-4, -4, 4, 4)


def test_the_ring_lets_every_press_through(window: TillWindow, page: Page) -> None:
    pressed: list[bool] = []
    page.second.clicked.connect(lambda: pressed.append(True))
    click(page.first)
    press(window, Key.Key_Tab)
    at = page.second.mapTo(window, page.second.rect().center())
    assert window.childAt(at) is page.second
    click(page.second)
    assert pressed == [True]
