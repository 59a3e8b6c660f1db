"""Signing in with the keyboard alone or the pointer alone, and what a wrong PIN says."""

from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from pos_app.domain.environment import Environment
from pos_app.domain.pin import Pin
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.people.person_tile import PersonTile
from tests.journal.disks import Failing, disk
from tests.ui.finding import button, visible
from tests.ui.hands import Key, click, press, write
from tests.ui.people.lobby import Lobby, opened_lobby


@pytest.fixture
def lobby(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> Iterator[Lobby]:
    with opened_lobby(qtbot, window, theme, tmp_path) as lobby:
        yield lobby


def test_with_the_keyboard_alone(lobby: Lobby) -> None:
    assert lobby.dots.hasFocus()
    press(lobby.window, Key.Key_Down, Key.Key_Down)
    assert lobby.tile("Ngozi").isChecked()
    lobby.type_pin("Ngozi")
    lobby.until(lambda: not lobby.window.is_locked)
    assert lobby.shop.people.staff.name == "Ngozi"
    assert lobby.entry.form.amount.amount.hasFocus()


def test_with_the_pointer_alone(lobby: Lobby) -> None:
    click(lobby.tile("Ibrahim"))
    for digit in lobby.shop.pins["Ibrahim"].decode():
        click(button(lobby.window, digit))
    lobby.until(lambda: not lobby.window.is_locked)
    assert lobby.shop.people.staff.name == "Ibrahim"


def test_digits_go_to_the_pin_wherever_the_keyboard_is(lobby: Lobby) -> None:
    lobby.tile("Ngozi").click()
    lobby.tile("Ngozi").setFocus()
    lobby.type_pin("Ngozi")
    lobby.until(lambda: not lobby.window.is_locked)


def test_clear_and_backspace_take_digits_back(lobby: Lobby) -> None:
    write(lobby.window, "123")
    press(lobby.window, Key.Key_Backspace)
    assert lobby.dots.typed == 2
    click(button(lobby.window, "Clear"))
    assert lobby.dots.typed == 0


def test_a_wrong_pin_says_how_many_tries_are_left_and_begins_anew(lobby: Lobby) -> None:
    click(lobby.tile("Ngozi"))
    for said in (
        "Wrong PIN. 4 tries left.",
        "Wrong PIN. 3 tries left.",
        "Wrong PIN. 2 tries left.",
        "Wrong PIN. One more try.",
    ):
        write(lobby.window, "000000")
        lobby.until(lambda said=said: lobby.says(said))
        assert lobby.dots.is_empty
        assert lobby.dots.hasFocus()
    assert lobby.window.is_locked
    lobby.sign_in("Ngozi")


def test_a_wait_is_counted_down_and_nobody_types_meanwhile(lobby: Lobby) -> None:
    lobby.do(lobby.shop.try_wrong("Ngozi", 5))
    click(lobby.tile("Ngozi"))
    assert lobby.says("Too many wrong PINs. Wait 0:30.")
    lobby.type_pin("Ngozi")
    assert lobby.dots.is_empty
    assert not button(lobby.window, "7").isEnabled()
    lobby.shop.steady.seconds += 23
    lobby.until(lambda: lobby.says("Too many wrong PINs. Wait 0:07."))
    lobby.shop.steady.seconds += 7
    lobby.until(lambda: button(lobby.window, "7").isEnabled())
    lobby.sign_in("Ngozi")


def test_while_one_has_to_wait_another_signs_in(lobby: Lobby) -> None:
    lobby.do(lobby.shop.try_wrong("Ngozi", 5))
    lobby.sign_in("Ibrahim")


def test_a_pin_that_is_being_looked_at_is_tried_once(lobby: Lobby) -> None:
    click(lobby.tile("Ngozi"))
    write(lobby.window, "000000000000")
    lobby.until(lambda: lobby.says("Wrong PIN. 4 tries left."))


def test_choosing_somebody_else_forgets_what_was_typed(lobby: Lobby) -> None:
    write(lobby.window, "123")
    press(lobby.window, Key.Key_Down)
    assert lobby.dots.is_empty


def test_every_part_has_a_name_and_no_value_but_dots(lobby: Lobby) -> None:
    write(lobby.window, "123")
    assert [tile.accessibleName() for tile in visible(lobby.window) if isinstance(tile, PersonTile)] == [
        "Ada, Owner", "Tunde, Manager", "Ngozi, Cashier", "Ibrahim, Cashier", "Sam, Support",
    ]  # fmt: skip
    spoken = QAccessible.queryAccessibleInterface(lobby.dots)
    assert spoken.text(QAccessible.Text.Name) == "PIN"
    assert spoken.text(QAccessible.Text.Value) == "•••"
    assert spoken.text(QAccessible.Text.Description) == "Ada. Type your 6-digit PIN"
    assert all(each.text() for each in visible(lobby.window) if isinstance(each, QPushButton))


def test_practice_says_its_pins(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> None:
    with opened_lobby(qtbot, window, theme, tmp_path, environment=Environment.SANDBOX) as lobby:
        assert not window.is_locked  # a cashier stands there from the start
        press(window, Key.Key_L, modifiers=Qt.KeyboardModifier.ControlModifier)
        assert lobby.says("Practice: the PIN is 135790")
        write(window, "135790")
        lobby.until(lambda: not window.is_locked)


@pytest.mark.may_log("journal was not written")
def test_a_full_disk_is_said_and_counts_nothing(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> None:
    failing = Failing()
    with disk("full", failing.see) as vfs, opened_lobby(qtbot, window, theme, tmp_path, vfs=vfs) as lobby:
        failing.say_no(apsw.FullError, behind=0)
        click(lobby.tile("Ngozi"))
        write(window, "000000")
        lobby.until(lambda: lobby.says("The disk is full: sales stopped. Make room on it."))
        assert window.is_locked
        failing.recover()
        write(window, "000000")
        lobby.until(lambda: lobby.says("Wrong PIN. 4 tries left."))


def test_a_field_gives_a_pin_out_once_and_as_bytes(qtbot: QtBot, theme: Theme) -> None:
    field = PinField(theme, name="PIN")
    qtbot.addWidget(field)
    field.show()
    QGuiApplication.clipboard().setText("402938")
    press(field, Key.Key_V, modifiers=Qt.KeyboardModifier.ControlModifier)
    field.paste()
    assert field.is_empty
    assert QGuiApplication.clipboard().text() == "402938"
    field.setFocus()
    write(field, "402938")
    pin = field.take_pin()
    assert isinstance(pin, Pin)
    assert bytes(pin.digits) == b"402938"
    assert field.is_empty
    assert field.masked() == ""
    assert not hasattr(field, "text")


def test_nothing_of_a_pin_is_painted(lobby: Lobby) -> None:
    write(lobby.window, "111")
    before = lobby.dots.grab().toImage()
    click(button(lobby.window, "Clear"))
    write(lobby.window, "987")
    assert lobby.dots.grab().toImage() == before
