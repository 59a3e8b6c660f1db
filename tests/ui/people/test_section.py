"""The page of the settings about people, and the sheet that a manager signs, over the real books."""

from asyncio import Future
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from pos_app.domain.people import Role
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.dialogs import Dialog, QuestionDialog
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.people.approval_dialog import ApprovalDialog, ApprovalRequest
from pos_app.ui.people.person_dialogs import ChangeDialog, NewPinDialog, OwnPinDialog, TakeOnDialog
from pos_app.ui.people.section import PeopleSection
from tests.services.staff import next_pin
from tests.ui.finding import button, the, words
from tests.ui.hands import Key, click, press, write
from tests.ui.people.lobby import Lobby, opened_lobby

D = TypeVar("D", bound=Dialog)
SIGNATURE = ApprovalRequest(
    "Sell it again?", "It was sold already.", "Leave it", "Sell it", "check", "order beside another"
)


class Settings(Screen):
    """The settings, with this one page."""

    def __init__(self, theme: Theme, section: PeopleSection) -> None:
        super().__init__(theme)
        QVBoxLayout(self).addWidget(section)


@pytest.fixture
def lobby(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> Iterator[Lobby]:
    with opened_lobby(qtbot, window, theme, tmp_path) as lobby:
        shop = lobby.shop
        section = PeopleSection(theme, shop.people, shop.roster, dialogs=window.dialogs)
        window.add_screen(RailItem("settings", "Settings", "sliders", "F6", at_foot=True), Settings(theme, section))
        yield lobby


def open_as(lobby: Lobby, name: str) -> PeopleSection:
    """Sign in and go there."""
    lobby.sign_in(name)
    press(lobby.window, Key.Key_F6)
    return the(PeopleSection, lobby.window)


def can_change(lobby: Lobby) -> set[str]:
    """Whose button is there."""
    buttons = the(PeopleSection, lobby.window).findChildren(QPushButton)
    named = [each.accessibleName() for each in buttons if each.isVisible() and each.text() == "Change"]
    return {name.removeprefix("Change ") for name in named}


def press_change(lobby: Lobby, name: str) -> ChangeDialog:
    """Press the button of somebody."""
    buttons = the(PeopleSection, lobby.window).findChildren(QPushButton)
    click(next(each for each in buttons if each.accessibleName() == f"Change {name}"))
    return opened(lobby, ChangeDialog)


def opened(lobby: Lobby, kind: type[D]) -> D:
    """The dialog that came."""
    lobby.until(lambda: isinstance(lobby.window.dialogs.top, kind))
    top = lobby.window.dialogs.top
    assert isinstance(top, kind)
    return top


def type_twice(lobby: Lobby, *fields: PinField, pin: bytes | None = None) -> str:
    """Type a PIN that nobody has into both."""
    digits = (pin or next_pin(b"830154", lobby.shop.decoys)).decode()
    for field in fields:
        field.setFocus()
        write(lobby.window, digits)
    return digits


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        pytest.param("Ada", {"Ada", "Tunde", "Ngozi", "Ibrahim", "Sam"}, marks=pytest.mark.soak),
        ("Tunde", {"Ngozi", "Ibrahim", "Sam"}),
        ("Ngozi", set[str]()),
        pytest.param("Sam", set[str](), marks=pytest.mark.soak),
    ],
)
def test_everybody_is_shown_and_only_what_may_be_changed_has_a_button(
    lobby: Lobby, name: str, changes: set[str]
) -> None:
    section = open_as(lobby, name)
    lobby.until(lambda: {"Ada", "Tunde", "Ngozi", "Ibrahim", "Sam"} <= set(words(section)))
    assert can_change(lobby) == changes


def test_somebody_is_taken_on(lobby: Lobby) -> None:
    section = open_as(lobby, "Tunde")
    click(button(section, "Take somebody on"))
    dialog = opened(lobby, TakeOnDialog)
    assert [each.text() for each in dialog.findChildren(QPushButton) if each.isCheckable()] == ["Cashier", "Support"]
    write(lobby.window, "Bola")
    click(button(dialog, "Support"))
    type_twice(lobby, dialog.pin, dialog.again)
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: "Bola" in words(section))
    assert lobby.shop.member("Bola").role is Role.SUPPORT


def test_the_next_one_can_be_taken_on_as_soon_as_the_last_one_stands_in_the_list(lobby: Lobby) -> None:
    section = open_as(lobby, "Tunde")
    end_hearing = lobby.shop.people.on_change(section.hear)
    click(button(section, "Take somebody on"))
    dialog = opened(lobby, TakeOnDialog)
    write(lobby.window, "Bola")
    type_twice(lobby, dialog.pin, dialog.again)
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: "Bola" in words(section))
    click(button(section, "Take somebody on"))
    assert opened(lobby, TakeOnDialog) is not dialog
    end_hearing()  # closing the books tells who leaves, and the window is gone then


def test_a_pin_of_somebody_else_is_refused_without_saying_so(lobby: Lobby) -> None:
    section = open_as(lobby, "Tunde")
    click(button(section, "Take somebody on"))
    dialog = opened(lobby, TakeOnDialog)
    write(lobby.window, "Bola")
    type_twice(lobby, dialog.pin, dialog.again, pin=lobby.shop.pins["Ngozi"])
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: lobby.says("This PIN cannot be used on this till. Choose another one."))
    assert dialog.pin.is_empty
    assert dialog.name.text() == "Bola"


def test_a_name_and_a_role_are_changed(lobby: Lobby) -> None:
    section = open_as(lobby, "Ada")
    dialog = press_change(lobby, "Ngozi")
    dialog.name.selectAll()
    write(lobby.window, "Ngozi Eze")
    click(button(dialog, "Manager"))
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: "Ngozi Eze" in words(section))
    assert lobby.shop.member("Ngozi Eze").role is Role.MANAGER


def test_another_pin_is_given_and_the_old_one_opens_nothing(lobby: Lobby) -> None:
    open_as(lobby, "Tunde")
    click(button(press_change(lobby, "Ngozi"), "New PIN"))
    dialog = opened(lobby, NewPinDialog)
    digits = type_twice(lobby, dialog.pin, dialog.again)
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: lobby.window.dialogs.top is None)
    lobby.desk.lock()
    click(lobby.tile("Ngozi"))
    lobby.type_pin("Ngozi")
    lobby.until(lambda: lobby.says("Wrong PIN. 4 tries left."))
    write(lobby.window, digits)
    lobby.until(lambda: not lobby.window.is_locked)


def test_letting_somebody_go_is_asked_first_and_can_be_taken_back(lobby: Lobby) -> None:
    section = open_as(lobby, "Tunde")
    click(button(press_change(lobby, "Ngozi"), "Let go"))
    click(button(opened(lobby, QuestionDialog), "Let go"))
    lobby.until(lambda: "Does not work here any more" in words(section))
    assert not lobby.shop.member("Ngozi").is_active
    click(button(press_change(lobby, "Ngozi"), "Take back"))
    lobby.until(lambda: lobby.shop.member("Ngozi").is_active)


def test_what_cannot_be_done_is_said_on_the_page(lobby: Lobby) -> None:
    open_as(lobby, "Ada")
    click(button(press_change(lobby, "Ada"), "Let go"))
    click(button(opened(lobby, QuestionDialog), "Let go"))
    lobby.until(lambda: lobby.says("One owner has to stay. Make somebody else an owner first."))


def test_a_cashier_changes_their_own_pin_with_the_old_one(lobby: Lobby) -> None:
    section = open_as(lobby, "Ngozi")
    click(button(section, "Change your PIN"))
    dialog = opened(lobby, OwnPinDialog)
    type_twice(lobby, dialog.pin, dialog.again)
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: lobby.says("Wrong PIN."))
    lobby.type_pin("Ngozi")
    digits = type_twice(lobby, dialog.pin, dialog.again)
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: lobby.window.dialogs.top is None)
    lobby.desk.lock()
    click(lobby.tile("Ngozi"))
    write(lobby.window, digits)
    lobby.until(lambda: not lobby.window.is_locked)


def test_locking_the_till_closes_what_is_half_typed(lobby: Lobby) -> None:
    section = open_as(lobby, "Ngozi")
    click(button(section, "Change your PIN"))
    dialog = opened(lobby, OwnPinDialog)
    lobby.type_pin("Ngozi")
    old = dialog.old
    lobby.desk.lock()
    assert old.is_empty
    assert lobby.window.dialogs.top is None


def sheet(lobby: Lobby, theme: Theme) -> tuple[ApprovalDialog, Future[str | None]]:
    """Have somebody asked for a signature."""
    dialog = ApprovalDialog(theme, lobby.shop.people, SIGNATURE)
    return dialog, lobby.window.dialogs.open(dialog)


def test_a_manager_signs_in_place_and_the_cashier_stays(lobby: Lobby, theme: Theme) -> None:
    lobby.sign_in("Ngozi")
    dialog, chosen = sheet(lobby, theme)
    assert dialog.pin.hasFocus()
    click(lobby.tile("Tunde"))
    write(lobby.window, "000000")
    press(lobby.window, Key.Key_Return)
    lobby.until(lambda: lobby.says("Wrong PIN."))
    lobby.type_pin("Tunde")
    press(lobby.window, Key.Key_F9)
    lobby.until(chosen.done)
    assert chosen.result() == "done"
    assert dialog.approval is not None
    assert dialog.approval.by.name == "Tunde"
    assert lobby.shop.people.staff.name == "Ngozi"
    assert not lobby.window.is_locked


def test_nothing_is_tried_without_a_pin_and_nothing_signed_by_leaving(lobby: Lobby, theme: Theme) -> None:
    lobby.sign_in("Ngozi")
    dialog, chosen = sheet(lobby, theme)
    press(lobby.window, Key.Key_F9)
    assert lobby.says("Type the PIN.")
    lobby.type_pin("Tunde")
    press(lobby.window, Key.Key_Escape)
    lobby.until(chosen.done)
    assert (chosen.result(), dialog.approval) == (None, None)
    assert lobby.do(lobby.shop.lines("act_approved", "pin_wrong")) == []
