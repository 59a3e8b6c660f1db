"""Service and keys, backups, about and support: real services under real widgets."""

import asyncio
import json
import zipfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit
from pytestqt.qtbot import QtBot

from pos_app.doctor.findings import care, good
from pos_app.domain.connection import Feed, FeedView, Reach
from pos_app.domain.environment import Environment
from pos_app.domain.people import Right
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.service_check import ServiceCheckView
from pos_app.journal.store import Journal
from pos_app.services.backups import Backups
from pos_app.services.preferences import Preferences
from pos_app.system.licences import licences
from pos_app.system.paths import Paths
from pos_app.system.redaction import Redaction
from pos_app.system.settings import Settings
from pos_app.system.support_bundle import gather
from pos_app.system.versions import versions
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.tasks import sleep_precisely
from pos_app.ui.kit.theme import Theme
from pos_app.ui.people.one_time_approval import DelegationDialog, OneTimeApproval
from pos_app.ui.people.person_tile import PersonTile
from pos_app.ui.settings.about_page import AboutPage
from pos_app.ui.settings.backups_page import BackupsPage
from pos_app.ui.settings.screen import Section, SettingsScreen
from pos_app.ui.settings.service_setup import Environments, ServiceSetupScreen
from pos_app.ui.settings.support_desk import SupportDesk
from pos_app.ui.settings.support_dialogs import LicencesDialog
from tests.journal.notebook import NOON, Clock, opened
from tests.pictures.samples import KEYS
from tests.pictures.samples_people import ADA, TUNDE, StillCounter
from tests.services import openers
from tests.ui.desk import KeyCupboard
from tests.ui.finding import button, our_button, words
from tests.ui.hands import Key, click, press

SETTINGS = RailItem("settings", "Settings", "sliders", "F6")
WHO = "Ada Obi"


@dataclass
class Counter:
    window: TillWindow
    screen: SettingsScreen
    preferences: Preferences
    journal: Journal
    safe: Backups
    clock: Clock
    folder: Path
    rights: set[Right] = field(default_factory=lambda: set(Right))
    people: StillCounter = field(default_factory=StillCounter)
    is_waiting: bool = False
    restarts: list[object] = field(default_factory=list[object])
    check: ServiceCheckView | None = None

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not holds():
                await sleep_precisely(5)

    async def shown(self, *lines: str) -> None:
        await self.until(lambda: set(lines) <= set(words(self.window)))

    async def shown_size(self) -> None:
        await self.until(lambda: any(line.endswith(" MB") for line in words(self.screen)))

    async def file_for(self, path: Path) -> None:
        """Answer the sheet of the system with this file."""
        await self.until(lambda: bool(self.screen.findChildren(QFileDialog)))
        (dialog,) = self.screen.findChildren(QFileDialog)
        dialog.fileSelected.emit(str(path))
        dialog.reject()
        await self.until(lambda: not self.screen.findChildren(QFileDialog))


Act = Callable[[Counter], Awaitable[None]]


@pytest.fixture
def at_the_settings(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> Callable[[Act], None]:
    def go(act: Act) -> None:
        task = asyncio.get_running_loop().create_task(_run(act, window, theme, tmp_path))
        qtbot.waitUntil(task.done, timeout=180_000)
        task.result()

    return go


async def _run(act: Act, window: TillWindow, theme: Theme, folder: Path) -> None:
    clock = Clock()
    places = Paths(folder, Environment.SANDBOX)
    async with opened(places.journal, clock=clock) as journal:
        rights = set(Right)
        people = StillCounter((ADA, TUNDE), here=ADA)
        may = rights.__contains__
        preferences = openers.preferences(journal, folder, may=may, who=lambda: WHO, now=lambda: NOON)
        safe = openers.backups(journal, folder, now=clock, may=may, who=lambda: WHO)
        here: Counter

        async def on_its_way() -> bool:
            return here.is_waiting

        async def check() -> ServiceCheckView:
            assert here.check is not None
            return here.check

        moving = openers.environment_switch(
            preferences, journal, folder, may=may, who=lambda: WHO, on_its_way=on_its_way
        )
        setup = ServiceSetupScreen(
            theme,
            KeyCupboard(view=KEYS),
            is_section=True,
            check=check,
            worlds=Environments(moving, window.dialogs),
        )
        backups = BackupsPage(
            theme,
            safe,
            window.dialogs,
            in_place=OneTimeApproval(theme, people, window.dialogs),
            need_rest=moving.need_rest,
        )
        desk = SupportDesk(
            data_folder=folder,
            versions=versions,
            licences=licences,
            examine=lambda: (good("books", "they hold"), care("clock", "it is 431 s behind")),
            gather=lambda: gather(places, Redaction(), {"about.txt": "Kaunta: 0.1.0\n"}),
            carrying=openers.settings_transfer(preferences, may),
        )
        about = AboutPage(theme, desk, window.dialogs)
        sections = (
            Section("service", "Service", "", "bank", setup, Right.SERVICE, saves=False, is_framed=False),
            Section("backups", "Backups", "Copies", "file", backups, saves=False),
            Section("about", "About", "Kaunta", "info", about, saves=False),
        )
        screen = SettingsScreen(theme, preferences, sections, may=may)
        here = Counter(window, screen, preferences, journal, safe, clock, folder, rights, people)
        setup.restart_asked.connect(here.restarts.append)
        backups.restart_asked.connect(partial(here.restarts.append, "again"))
        window.add_screen(SETTINGS, screen)
        await act(here)


def test_going_live_names_what_it_does_and_is_written_before_the_start_is_asked(
    at_the_settings: Callable[[Act], None],
) -> None:
    async def act(here: Counter) -> None:
        click(button(here.screen, "Live"))
        await here.shown("Open for real money?", "Everybody is signed out, and the till starts again.")
        said = " ".join(words(here.window))
        for part in (
            "Real money moves",
            "This journal stays",
            "test keys are refused",
            "https",
            "No addresses are set",
        ):
            assert part in said
        assert here.restarts == []
        assert here.preferences.now.opens_in is Environment.SANDBOX
        press(here.window, Key.Key_F9)
        await here.until(lambda: here.restarts == [Environment.LIVE])
        assert here.preferences.now.opens_in is Environment.LIVE

    at_the_settings(act)


def test_staying_changes_nothing_and_the_choice_shows_where_the_till_is(at_the_settings: Callable[[Act], None]) -> None:
    async def act(here: Counter) -> None:
        click(button(here.screen, "Live"))
        await here.shown("Open for real money?")
        press(here.window, Key.Key_Escape)
        await here.until(lambda: here.window.dialogs.top is None)
        assert button(here.screen, "Sandbox").isChecked()
        assert not button(here.screen, "Live").isChecked()
        assert here.preferences.now == Settings()
        assert here.restarts == []

    at_the_settings(act)


def test_while_a_customer_waits_the_till_does_not_start_again(at_the_settings: Callable[[Act], None]) -> None:
    async def act(here: Counter) -> None:
        sentence = "A payment or an order is still on its way. The till can start again when it has ended."
        here.is_waiting = True
        click(button(here.screen, "Live"))
        await here.shown(sentence)
        assert here.window.dialogs.top is None
        await here.safe.make()
        here.screen.open_section("backups")
        await here.shown_size()
        click(our_button(here.screen, "Put this one back"))
        await here.shown(sentence)
        assert here.window.dialogs.top is None
        assert here.restarts == []

    at_the_settings(act)


def test_f8_tells_what_can_be_known_without_moving_money(at_the_settings: Callable[[Act], None]) -> None:
    async def act(here: Counter) -> None:
        at = datetime(2026, 11, 20, 14, 20, tzinfo=UTC)
        feed = FeedView(Feed.LISTENING, "", at, 1, 0)
        good_one = ServiceCheckView(
            at, Reach.ONLINE, feed, SILENCE, 180, "TLSv1.3", at + timedelta(days=99), timedelta(0)
        )
        here.check = good_one
        await here.shown("Service and keys")
        press(here.window, Key.Key_F8)
        await here.shown("Key accepted", "TLS 1.3", "180 ms", "right to 2 s", "arriving", "No money was moved.")
        assert any(line.startswith("Last test:") and line.endswith(", all good") for line in words(here.screen))
        here.check = ServiceCheckView(at, Reach.UNREACHABLE, feed, Sentence("https://pay.example: it does not answer."))
        press(here.window, Key.Key_F8)
        await here.shown("No answer", "https://pay.example: it does not answer.")
        assert "Key accepted" not in words(here.screen)
        assert any(line.endswith(", not all good") for line in words(here.screen))

    at_the_settings(act)


def test_a_copy_is_made_and_the_owner_puts_it_back(at_the_settings: Callable[[Act], None]) -> None:
    async def act(here: Counter) -> None:
        here.screen.open_section("backups")
        await here.shown("No copy yet")
        press(here.window, Key.Key_F8)
        await here.shown("Copy made")
        await here.shown_size()
        assert "No copy yet" not in words(here.screen)
        click(our_button(here.screen, "Put this one back"))
        await here.until(lambda: here.window.dialogs.top is not None)
        assert "that journal is kept aside" in " ".join(words(here.window))
        assert not (here.folder / "sandbox.restore").exists()
        press(here.window, Key.Key_F9)
        await here.until(lambda: here.restarts == ["again"])
        (copy,) = await here.safe.copies()
        assert (here.folder / "sandbox.restore").read_text() == copy.path.name

    at_the_settings(act)


def test_a_manager_sees_the_copies_and_what_went_wrong_and_only_the_owners_pin_puts_one_back(
    at_the_settings: Callable[[Act], None],
) -> None:
    async def act(here: Counter) -> None:
        await here.safe.make()
        here.safe.problem = Sentence("The backup cannot be made ({0}).", "no space left on device")
        here.rights.discard(Right.RESTORE)
        here.screen.open_section("backups")
        await here.shown("The last copy could not be made", str(here.safe.problem))
        await here.shown_size()
        here.people.here = TUNDE
        click(our_button(here.screen, "Put this one back"))
        await here.until(lambda: here.window.dialogs.top is not None)
        sheet = here.window.dialogs.top
        assert isinstance(sheet, DelegationDialog)
        assert [tile.view.member for tile in sheet.findChildren(PersonTile)] == [ADA]
        assert sheet.pin.accessibleName().startswith("Owner’s PIN")
        press(here.window, Key.Key_Escape)
        await here.until(lambda: here.window.dialogs.top is None)
        assert not (here.folder / "sandbox.restore").exists()

    at_the_settings(act)


@pytest.mark.may_log("cannot be read now")
def test_a_journal_that_cannot_be_read_is_said_until_the_owner_signs_for_it(
    at_the_settings: Callable[[Act], None],
) -> None:
    async def act(here: Counter) -> None:
        (here.folder / "sandbox.journal.1.kept").write_bytes(b"no journal at all")
        await here.safe.take_up()
        here.screen.open_section("backups")
        await here.shown("A journal that was set aside cannot be read")
        assert any(line.startswith("sandbox.journal.1.kept: payments") for line in words(here.screen))
        click(our_button(here.screen, "It will never be read"))
        await here.until(lambda: here.window.dialogs.top is not None)
        assert here.safe.unread == ("sandbox.journal.1.kept",)
        press(here.window, Key.Key_F9)
        await here.until(lambda: here.safe.unread == ())
        await here.until(lambda: "A journal that was set aside cannot be read" not in words(here.screen))

    at_the_settings(act)


def test_everything_is_looked_at_and_what_needs_care_comes_first(at_the_settings: Callable[[Act], None]) -> None:
    async def act(here: Counter) -> None:
        here.screen.open_section("about")
        press(here.window, Key.Key_F8)
        await here.shown("it is 431 s behind", "they hold")
        seen = words(here.screen)
        assert seen.index("it is 431 s behind") < seen.index("they hold")
        await here.until(lambda: any(line.startswith("Kaunta 0.1.0, Python") for line in words(here.screen)))
        assert str(here.folder) in seen
        click(our_button(here.screen, "Licences"))
        await here.until(lambda: isinstance(here.window.dialogs.top, LicencesDialog))
        press(here.window, Key.Key_Escape)

    at_the_settings(act)


def test_a_support_bundle_is_read_before_it_is_saved(at_the_settings: Callable[[Act], None]) -> None:
    async def act(here: Counter) -> None:
        (here.folder / "logs").mkdir()
        (here.folder / "logs" / "till.log").write_text("secret sk_test_abcdefghijklmnop\n")
        target = here.folder / "stick" / "support.zip"
        target.parent.mkdir()
        here.screen.open_section("about")
        click(our_button(here.screen, "Show it"))
        await here.until(lambda: here.window.dialogs.top is not None)
        dialog = here.window.dialogs.top
        assert dialog is not None
        (reading,) = dialog.findChildren(QPlainTextEdit)
        assert reading.toPlainText().startswith("Kaunta: 0.1.0")
        assert not target.exists()
        press(here.window, Key.Key_F9)
        await here.file_for(target)
        await here.until(target.exists)
        with zipfile.ZipFile(target) as archive:
            assert b"sk_test_abcdefghijklmnop" not in archive.read("logs/till.log")
        await here.shown("Saved")

    at_the_settings(act)


def test_settings_go_out_and_come_in_after_they_were_looked_at(at_the_settings: Callable[[Act], None]) -> None:
    async def act(here: Counter) -> None:
        file = here.folder / "stick" / "carried.json"
        file.parent.mkdir()
        here.screen.open_section("about")
        click(our_button(here.screen, "Export"))
        await here.file_for(file)
        await here.until(file.exists)
        written = json.loads(file.read_text())
        written["settings"]["shop_name"] = "Adeola <b>Stores</b>"
        file.write_text(json.dumps(written))
        click(our_button(here.screen, "Import"))
        await here.file_for(file)
        await here.shown("Settings of carried.json", "The name of the shop, in the top bar and on receipts.")
        assert here.preferences.now == Settings()
        click(our_button(here.window, "Take them"))
        await here.shown("Settings taken")
        assert here.preferences.now.shop_name == "Adeola <b>Stores</b>"
        written["settings"]["paper_width"] = 70
        file.write_text(json.dumps(written))
        click(our_button(here.screen, "Import"))
        await here.file_for(file)
        await here.shown("The setting paper_width takes 58 or 80.")

    at_the_settings(act)
