"""Somebody signs for one act of whoever stands at the counter, who stays there; the journal names both."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from pos_app.domain.people import Right, Role
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.people.one_time_approval import DelegationDialog, OneTimeApproval
from pos_app.ui.people.section import PeopleSection
from pos_app.ui.settings.pages import ScreenPage, ShopPage
from pos_app.ui.settings.screen import Section, SettingsScreen
from tests.journal.notebook import NOON
from tests.services import openers
from tests.ui.finding import button, the, words
from tests.ui.hands import Key, click, press, write
from tests.ui.people.lobby import Lobby, opened_lobby


class Office:
    """The settings of a till whose people are real."""

    def __init__(self, lobby: Lobby, theme: Theme, folder: Path) -> None:
        self.lobby = lobby
        people, window = lobby.shop.people, lobby.window
        self.preferences = openers.preferences(
            lobby.shop.journal, folder, may=people.staff.may, who=people.staff.who, now=lambda: NOON
        )
        in_place = OneTimeApproval(theme, people, window.dialogs)
        section = PeopleSection(theme, people, lobby.shop.roster, dialogs=window.dialogs, in_place=in_place)
        self.screen = SettingsScreen(
            theme,
            self.preferences,
            (
                Section("shop", "Shop", "", "shop", ShopPage(theme)),
                Section("screen", "Screen", "", "monitor", ScreenPage(theme, languages=())),
                Section("owner", "Owner’s", "", "wrench", ShopPage(theme), Right.SERVICE),
                Section("people", "People", "", "users", section, Right.PEOPLE, saves=False, is_framed=False),
            ),
            may=people.staff.may,
            in_place=in_place,
        )
        window.add_screen(RailItem("settings", "Settings", "sliders", "F6"), self.screen)
        window.open_screen("settings")

    def sign(self, name: str) -> None:
        """Have somebody type their PIN on the sheet that is open."""
        sheet = the(DelegationDialog, self.lobby.window)
        click(next(tile for tile in sheet.findChildren(type(self.lobby.tile(name))) if tile.text() == name))
        self.lobby.type_pin(name)
        press(self.lobby.window, Key.Key_F9)
        self.lobby.until(lambda: self.lobby.window.dialogs.top is not sheet)

    def open_with(self, name: str) -> None:
        """Have the section that is refused opened."""
        press(self.lobby.window, Key.Key_F9)
        self.lobby.until(lambda: self.lobby.window.dialogs.top is not None)
        self.sign(name)
        self.lobby.until(lambda: self.screen.visit.is_open)

    def call_it(self, shop: str) -> None:
        """Type another name of the shop, and save it."""
        line = next(each for each in self.screen.findChildren(QLineEdit) if each.isVisible())
        line.setFocus()
        line.selectAll()
        write(self.lobby.window, shop)
        click(button(self.screen, "Save"))

    @property
    def is_refused(self) -> bool:
        """Tell whether what is open may not be seen."""
        return any(each.startswith("Only ") for each in words(self.screen))


@pytest.fixture
def office(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> Iterator[Office]:
    with opened_lobby(qtbot, window, theme, tmp_path) as lobby:
        lobby.sign_in("Ngozi")
        yield Office(lobby, theme, tmp_path)


def test_a_manager_opens_a_page_for_one_change_and_the_cashier_stays(office: Office) -> None:
    lobby, people = office.lobby, office.lobby.shop.people
    assert office.is_refused
    office.open_with("Tunde")
    assert people.staff.name == "Ngozi"
    assert lobby.says("Opened by Tunde, for one change")
    office.call_it("Adeola Stores")
    lobby.until(lambda: office.preferences.now.shop_name == "Adeola Stores")
    lobby.until(lambda: office.is_refused)
    assert not people.staff.may(Right.SETTINGS)
    (approved,) = lobby.do(lobby.shop.lines("act_approved"))
    assert (approved.facts["name"], approved.facts["asked_by"]) == ("Tunde", lobby.shop.id("Ngozi"))
    assert approved.facts["act"] == "open settings shop"
    (changed,) = lobby.do(lobby.shop.lines("settings_changed"))
    assert changed.facts["who"] == "Ngozi, signed by Tunde"
    assert people.staff.who() == "Ngozi"


@pytest.mark.parametrize("leave", ["another section", "another screen", "lock", "close it"])
def test_what_was_opened_is_closed_when_it_is_left(office: Office, leave: str) -> None:
    lobby, people = office.lobby, office.lobby.shop.people
    office.open_with("Tunde")
    assert people.staff.may(Right.SETTINGS)
    match leave:
        case "another section":
            office.screen.open_section("screen")
        case "another screen":
            press(lobby.window, Key.Key_F1)
        case "lock":
            lobby.desk.lock()
            lobby.sign_in("Ngozi")
        case _:
            click(button(office.screen, "Close it"))
    assert not people.staff.may(Right.SETTINGS)
    lobby.window.open_screen("settings")
    assert office.is_refused


def test_what_is_the_owners_no_manager_opens_and_a_wrong_pin_opens_nothing(office: Office) -> None:
    lobby, people = office.lobby, office.lobby.shop.people
    office.screen.open_section("owner")
    assert "Only the owner may see this" in words(office.screen)
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: lobby.window.dialogs.top is not None)
    sheet = the(DelegationDialog, lobby.window)
    assert [view.member.name for view in people.approvers(right=Right.SERVICE)] == ["Ada"]
    lobby.type_pin("Tunde")
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: lobby.says("Wrong PIN."))
    assert not people.staff.may(Right.SERVICE)
    assert lobby.window.dialogs.top is sheet
    lobby.type_pin("Ada")
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: people.staff.may(Right.SERVICE))
    assert not people.staff.may(Right.SETTINGS)  # one thing is lent, not everything that the owner may
    assert not people.staff.may(Right.GO_LIVE)


def test_who_only_looks_borrows_nothing(office: Office) -> None:
    lobby = office.lobby
    lobby.desk.switch()
    lobby.sign_in("Sam")
    lobby.window.open_screen("settings")
    assert "Ask a manager or the owner to sign in." in words(office.screen)
    press(lobby.window, Key.Key_F9)
    assert lobby.window.dialogs.top is None


def test_a_manager_changes_an_owner_on_the_owners_word_only(office: Office) -> None:
    lobby = office.lobby
    lobby.desk.switch()
    lobby.sign_in("Tunde")
    office.screen.open_section("people")
    change = next(
        each for each in office.screen.findChildren(type(button(office.screen, "Take somebody on")))
        if each.accessibleName() == "Change Ada"
    )  # fmt: skip
    click(change)
    lobby.until(lambda: lobby.window.dialogs.top is not None)
    office.sign("Ada")
    lobby.until(lambda: lobby.window.dialogs.top is not None)
    line = next(each for each in lobby.window.dialogs.findChildren(QLineEdit) if each.isVisible())
    line.setFocus()
    line.selectAll()
    write(lobby.window, "Adaeze")
    press(lobby.window, Key.Key_F9)
    lobby.until(lambda: any(view.member.name == "Adaeze" for view in lobby.shop.people.everybody()))
    lobby.until(lambda: not lobby.shop.people.staff.answers_for(Role.OWNER))
    assert lobby.shop.people.staff.name == "Tunde"
    (line_,) = lobby.do(lobby.shop.lines("person_changed"))
    assert line_.facts["by"] == lobby.shop.id("Adaeze")
    (approved,) = lobby.do(lobby.shop.lines("act_approved"))
    assert approved.facts["asked_by"] == lobby.shop.id("Tunde")
