"""Settings at the counter: real file, real journal, real widgets."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from pos_app.app.screens_setup.settings_screens import plain_sections
from pos_app.domain.people import Right
from pos_app.journal.store import Journal
from pos_app.services.preferences import Preferences
from pos_app.system.settings import DEFAULTS, Language, Settings
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.tasks import sleep_precisely
from pos_app.ui.kit.theme import Theme
from pos_app.ui.settings.compatibility_page import CompatibilityPage
from pos_app.ui.settings.page import SettingsPage
from pos_app.ui.settings.pages import FeedPage, ScreenPage, ShopPage
from pos_app.ui.settings.screen import Section, SettingsScreen
from tests.journal.notebook import NOON, opened
from tests.pictures.shots_settings import SETTINGS_STATES
from tests.services import openers
from tests.ui.finding import our_button, words
from tests.ui.hands import Key, click, press

CONTROL = Qt.KeyboardModifier.ControlModifier
SETTINGS = RailItem("settings", "Settings", "sliders", "F6")
LANGUAGES = ((Language.SYSTEM, "As system"), (Language.FRENCH, "Français"))
ELSEWHERE = {
    "cashier_name",  # who signs in says who it is
    "opens_in",  # chosen with the environment
    *("printer", "printer_address", "printer_profile", "printer_code_page", "paper_width", "currency_signs", "drawer"),
    *("print_paid", "print_merchant", "print_slips"),
}
PROFILE = 'base_url = "https://pay.example"\ns2s_base_url = "https://card.example"\n\n[amounts.NGN]\nleast = "100.00"\n'


@dataclass
class Counter:
    window: TillWindow
    screen: SettingsScreen
    preferences: Preferences
    journal: Journal
    folder: Path
    rights: set[Right]

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not holds():
                await sleep_precisely(5)

    def line(self, name: str) -> QLineEdit:
        found = [each for each in self.screen.findChildren(QLineEdit) if each.accessibleName() == name]
        assert len(found) == 1
        return found[0]

    def has(self, name: str) -> bool:
        return any(each.accessibleName() == name for each in self.screen.findChildren(QLineEdit))

    def rewrite(self, name: str, text: str) -> None:
        line = self.line(name)
        line.setFocus()
        line.selectAll()
        line.insert(text)
        line.textEdited.emit(text)

    @property
    def file(self) -> dict[str, object]:
        found: dict[str, object] = json.loads((self.folder / "settings.json").read_text())
        return found


@pytest.fixture
def at_the_settings(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> Callable[..., None]:
    def go(act: Callable[[Counter], Awaitable[None]], *, is_practice: bool = False) -> None:
        def who() -> str:
            return "Tunde Bakare"

        async def run() -> None:
            async with opened(tmp_path / "sandbox.journal") as journal:
                rights = set(Right)
                preferences = openers.preferences(journal, tmp_path, may=rights.__contains__, who=who, now=lambda: NOON)
                profile = tmp_path / "test.profile.toml"
                if not is_practice:
                    profile.write_text(PROFILE)
                desk = openers.compatibility(profile, journal, is_fixed=is_practice, may=rights.__contains__, who=who)
                page = CompatibilityPage(theme, desk)
                sections = (
                    Section("shop", "Shop", "On receipts", "shop", ShopPage(theme)),
                    Section("feed", "Live feed", "Money", "feed", FeedPage(theme)),
                    Section("screen", "Screen", "", "monitor", ScreenPage(theme, languages=LANGUAGES)),
                    Section("compatibility", "Compatibility", "", "wrench", page, Right.SERVICE, is_framed=False),
                )
                screen = SettingsScreen(theme, preferences, sections, may=lambda right: right in rights)
                window.add_screen(SETTINGS, screen)
                await act(Counter(window, screen, preferences, journal, tmp_path, rights))

        task = asyncio.get_running_loop().create_task(run())
        qtbot.waitUntil(task.done, timeout=180_000)
        task.result()

    return go


def test_what_is_typed_holds_once_it_is_saved_and_not_before(at_the_settings: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        heard: list[str] = []
        here.preferences.listen(lambda settings: heard.append(settings.shop_name))
        here.rewrite("Name of the shop", "Adeola Stores")
        assert here.preferences.now.shop_name == "My shop"
        press(here.window, Key.Key_S, modifiers=CONTROL)
        await here.until(lambda: heard == ["Adeola Stores"])
        assert here.file["shop_name"] == "Adeola Stores"
        await here.until(lambda: "Saved" in words(here.window))
        kinds = await here.journal.read(lambda sheet: sheet.execute("SELECT kind, facts FROM entry").fetchall())
        assert ("settings_changed", '{"names":"shop_name","who":"Tunde Bakare"}') in kinds

    at_the_settings(act)


def test_cancel_puts_back_what_holds(at_the_settings: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        here.rewrite("Name of the shop", "Wrong")
        press(here.window, Key.Key_Escape)
        assert here.line("Name of the shop").text() == "My shop"
        assert not our_button(here.screen, "Save").isEnabled()

    at_the_settings(act)


@pytest.mark.parametrize(
    ("section", "name", "text"),
    [
        ("shop", "References begin with", "Till 2"),
        ("shop", "Name of the shop", ""),
        ("shop", "The shop’s e-mail", "no address"),
        ("feed", "Port", "65536"),
        ("feed", "Port", "8o8o"),
        ("feed", "Path", "notices"),
    ],
)
def test_what_does_not_fit_is_refused_by_name_and_nothing_is_saved(
    at_the_settings: Callable[..., None], section: str, name: str, text: str
) -> None:
    async def act(here: Counter) -> None:
        here.screen.open_section(section)
        here.rewrite(name, text)
        click(our_button(here.screen, "Save"))
        await here.until(lambda: any(each.startswith("The setting") for each in words(here.screen)))
        assert here.line(name).hasFocus()
        assert here.preferences.now == Settings()
        assert not (here.folder / "settings.json").exists()

    at_the_settings(act)


def test_a_cashier_is_told_whom_to_ask(at_the_settings: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        here.rights.clear()
        here.screen.enter()
        assert "Only a manager may see this" in words(here.screen)
        with pytest.raises(Exception, match="Only a manager"):
            await here.preferences.change({"shop_name": "Mine"})

    at_the_settings(act)


def test_defaults_are_offered_and_not_taken_before_save(at_the_settings: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        await here.preferences.change({"shop_name": "Adeola Stores"})
        here.screen.enter()
        assert here.line("Name of the shop").text() == "Adeola Stores"
        click(our_button(here.screen, "Back to defaults"))
        assert here.line("Name of the shop").text() == "My shop"
        assert here.preferences.now.shop_name == "Adeola Stores"

    at_the_settings(act)


def test_a_switch_of_the_profile_is_written_into_its_file_and_the_rest_of_it_stays(
    at_the_settings: Callable[..., None],
) -> None:
    async def act(here: Counter) -> None:
        here.screen.open_section("compatibility")
        await here.until(lambda: here.has("Webhook header"))
        here.rewrite("Webhook header", "x-signature")
        click(our_button(here.screen, "Save"))
        path = here.folder / "test.profile.toml"
        await here.until(lambda: 'webhook_header = "x-signature"' in path.read_text())
        assert "[amounts.NGN]" in path.read_text()
        await here.until(lambda: "Saved" in words(here.window))

    at_the_settings(act)


def test_a_switch_that_does_not_fit_leaves_the_file_as_it_was(at_the_settings: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        here.screen.open_section("compatibility")
        await here.until(lambda: here.has("Base url"))
        here.rewrite("Base url", "http://not-safe.example")
        click(our_button(here.screen, "Save"))
        await here.until(lambda: any(each.startswith("base_url must") for each in words(here.screen)))
        assert (here.folder / "test.profile.toml").read_text() == PROFILE

    at_the_settings(act)


def test_practice_has_no_switches_to_set(at_the_settings: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        here.screen.open_section("compatibility")
        await here.until(lambda: "Practice plays its own service: there is nothing to set." in words(here.screen))
        assert not here.line("Webhook header").isEnabled()

    at_the_settings(act, is_practice=True)


def plain_pages(window: TillWindow, theme: Theme) -> dict[str, SettingsPage]:
    sections = plain_sections(theme, languages=LANGUAGES, try_sound=lambda: None)
    pages = {name: section.page for name, section in sections.items() if isinstance(section.page, SettingsPage)}
    assert len(pages) == len(sections) > 0
    for page in pages.values():
        page.setParent(window)
        page.load(Settings(language=Language.FRENCH))
    return pages


def test_every_page_of_plain_settings_has_its_picture(window: TillWindow, theme: Theme) -> None:
    pictured = {state.name.partition("-settings-")[2] for state in SETTINGS_STATES}
    assert set(plain_pages(window, theme)) <= pictured


def test_every_setting_stands_on_a_page_or_elsewhere_on_purpose(window: TillWindow, theme: Theme) -> None:
    names = [name for page in plain_pages(window, theme).values() for name in page.value()]
    assert len(names) == len(set(names))
    assert set(names).isdisjoint(ELSEWHERE)
    assert {*names, *ELSEWHERE} == set(DEFAULTS)
