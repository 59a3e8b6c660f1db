"""What a start was asked for, and what the next one is asked for."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.app.start_options import StartOptions, environment_of
from pos_app.domain.environment import Environment
from pos_app.system.settings import Settings
from pos_app.system.settings_file import SettingsFile
from tests.journal.notebook import NOON


def test_a_profile_goes_along_to_its_own_service_only() -> None:
    start = StartOptions(Path("here"), Environment.TEST, Path("test.toml"))
    assert start.words(Environment.TEST) == (
        "run", "--environment", "test", "--data-dir", "here", "--profile", "test.toml",
    )  # fmt: skip
    assert start.words(Environment.LIVE) == ("run", "--environment", "live", "--data-dir", "here")
    assert replace(start, data_dir=None, profile=None).words(Environment.TEST) == ("run", "--environment", "test")


def test_a_till_opens_where_it_was_set_to(tmp_path: Path) -> None:
    assert environment_of(tmp_path) is Environment.SANDBOX
    settings = SettingsFile(tmp_path / "settings.json", now=lambda: NOON)
    settings.save(replace(Settings(), opens_in=Environment.LIVE))
    assert environment_of(tmp_path) is Environment.LIVE


@pytest.mark.parametrize("broken", ["{", json.dumps({"opens_in": "somewhere"}), json.dumps({"opens_in": 3})])
def test_settings_that_cannot_be_read_open_practice_and_never_real_money(tmp_path: Path, broken: str) -> None:
    (tmp_path / "settings.json").write_text(broken)
    assert environment_of(tmp_path) is Environment.SANDBOX
    assert (tmp_path / "settings.json").read_text() == broken
