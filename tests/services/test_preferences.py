"""What is changed of the settings is written, and nothing else of the file with it."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.system.paths import Paths
from pos_app.system.settings import Settings
from pos_app.system.settings_file import Loaded, SettingsFile
from tests.journal.notebook import NOON, opened
from tests.services import openers

STRICT = Settings(shop_name="Adeola Stores", blind_close=True, lock_minutes=1, recent_numbers=True)


def test_a_till_that_could_not_read_its_settings_at_the_start_writes_only_what_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = Paths(tmp_path, Environment.SANDBOX)
    file = SettingsFile(places.settings, now=lambda: NOON, environment=Environment.SANDBOX)
    file.save(STRICT)

    def read(_: Path) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "read_bytes", read)
        found = file.load()
    assert found.problem

    async def change() -> None:
        async with opened(tmp_path / "sandbox.journal") as journal:
            preferences = openers.preferences(journal, tmp_path, found.settings, now=lambda: NOON)
            await preferences.change({"sounds": False, "recent_numbers": False})
            assert preferences.now == replace(found.settings, sounds=False, recent_numbers=False)

    asyncio.run(change())
    assert file.load() == Loaded(replace(STRICT, sounds=False, recent_numbers=False))
