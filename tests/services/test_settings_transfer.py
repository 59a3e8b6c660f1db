"""Settings from one till to another."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.people import Right
from pos_app.services.preferences import Preferences
from pos_app.services.settings_transfer import STAYS, SettingsTransfer
from pos_app.system.settings import DEFAULTS, Settings
from tests.journal.notebook import NOON, opened
from tests.services import openers

HERE = replace(Settings(), shop_name="Adeola Stores", till_name="Till 2", till_prefix="till2", paper_width=58)


def till(
    folder: Path, settings: Settings, act: Callable[[SettingsTransfer, Preferences], Awaitable[None]], *rights: Right
) -> None:
    folder.mkdir()

    async def run() -> None:
        async with opened(folder / "sandbox.journal") as journal:
            may = set(rights).__contains__
            preferences = openers.preferences(
                journal, folder, settings, may=may, who=lambda: "Tunde Bakare", now=lambda: NOON
            )
            await act(openers.settings_transfer(preferences, may), preferences)

    asyncio.run(run())


def test_a_second_till_is_set_up_like_the_first_and_keeps_its_own_name(tmp_path: Path) -> None:
    async def give(carrying: SettingsTransfer, _: Preferences) -> None:
        await carrying.give(tmp_path / "kaunta-settings.json")

    async def take(carrying: SettingsTransfer, preferences: Preferences) -> None:
        carried = await carrying.look(tmp_path / "kaunta-settings.json")
        changes = {each.name: (each.before, each.after) for each in carried.changes}
        assert changes == {"shop_name": ("My shop", "Adeola Stores"), "paper_width": ("80", "58")}
        assert preferences.now == Settings()  # looking takes nothing
        await carrying.take(carried)
        assert preferences.now == replace(Settings(), shop_name="Adeola Stores", paper_width=58)

    till(tmp_path / "first", HERE, give, Right.SETTINGS)
    till(tmp_path / "second", Settings(), take, Right.SETTINGS)


def test_the_file_says_every_setting_but_the_names_of_the_till_and_its_world(tmp_path: Path) -> None:
    async def give(carrying: SettingsTransfer, _: Preferences) -> None:
        await carrying.give(tmp_path / "settings.json")

    till(tmp_path / "first", replace(HERE, opens_in=Environment.LIVE), give, Right.SETTINGS)
    written = json.loads((tmp_path / "settings.json").read_text("utf-8"))
    assert set(written["settings"]) == set(DEFAULTS) - STAYS


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is no file of settings"),
        ("[" * 100_000, "is no file of settings"),
        ('{"settings": {}}', "is no file of settings"),
        ('{"kaunta_settings": 2, "settings": {}}', "newer Kaunta"),
        ('{"kaunta_settings": 1, "settings": {"secret_key": "sk_test_1"}}', "There is no setting secret_key"),
        ('{"kaunta_settings": 1, "settings": {"paper_width": 70}}', "The setting paper_width takes 58 or 80"),
        ('{"kaunta_settings": 1, "settings": {"paper_width": "58"}}', "The setting paper_width takes"),
        ('{"kaunta_settings": 1, "settings": {"theme": "pink"}}', "The setting theme takes"),
        ('{"kaunta_settings": 1, "settings": {"shop_name": "Fine", "language": 3}}', "The setting language takes"),
    ],
)
def test_one_thing_that_does_not_fit_refuses_the_whole_by_its_name(tmp_path: Path, text: str, said: str) -> None:
    async def take(carrying: SettingsTransfer, preferences: Preferences) -> None:
        (tmp_path / "settings.json").write_text(text, "utf-8")
        with pytest.raises(KnownError, match=said):
            await carrying.look(tmp_path / "settings.json")
        assert preferences.now == Settings()

    till(tmp_path / "first", Settings(), take, Right.SETTINGS)


def test_no_file_makes_a_till_open_for_real_money(tmp_path: Path) -> None:
    async def take(carrying: SettingsTransfer, preferences: Preferences) -> None:
        values = {"opens_in": "live", "till_prefix": "other", "shop_name": "Fine"}
        (tmp_path / "settings.json").write_text(json.dumps({"kaunta_settings": 1, "settings": values}), "utf-8")
        await carrying.take(await carrying.look(tmp_path / "settings.json"))
        assert preferences.now == replace(Settings(), shop_name="Fine")

    till(tmp_path / "first", Settings(), take, Right.SETTINGS)


def test_only_who_may_set_the_till_up_carries_settings(tmp_path: Path) -> None:
    async def try_both(carrying: SettingsTransfer, _: Preferences) -> None:
        for act in (carrying.give, carrying.look):
            with pytest.raises(KnownError, match="Only a manager"):
                await act(tmp_path / "settings.json")
        assert not (tmp_path / "settings.json").exists()

    till(tmp_path / "first", Settings(), try_both, Right.SELL)


def test_a_folder_that_takes_no_file_is_said(tmp_path: Path) -> None:
    async def give(carrying: SettingsTransfer, _: Preferences) -> None:
        with pytest.raises(KnownError, match=r"settings\.json cannot be written"):
            await carrying.give(tmp_path / "nowhere" / "settings.json")

    till(tmp_path / "first", Settings(), give, Right.SETTINGS)
