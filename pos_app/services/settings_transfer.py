"""Carries settings from one till to another: one JSON file without secrets, shown before it is taken."""

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final, cast

from pos_app.domain.errors import KnownError
from pos_app.domain.people import Right, Staff
from pos_app.domain.plain_text import plain
from pos_app.domain.sentence import Sentence
from pos_app.domain.settings_transfer import SettingChange, SettingsImport
from pos_app.services.preferences import Preferences
from pos_app.system.atomic_write import write_durably
from pos_app.system.save_targets import refuse_unsafe
from pos_app.system.settings import DEFAULTS, BadSetting, Settings, describe
from pos_app.system.threads import in_thread

_MARK: Final = "kaunta_settings"
_FORMAT: Final = 1
_LARGEST: Final = 256 * 1024
# No two tills may share a name or what references begin with; and nobody goes live by reading a file.
STAYS: Final = frozenset({"till_name", "till_prefix", "cashier_name", "opens_in"})


class SettingsTransfer:
    """Out of this till and into it. No key, PIN or person is in the file: they are not settings."""

    def __init__(self, preferences: Preferences, *, staff: Staff) -> None:
        self._preferences = preferences
        self._staff = staff

    async def give(self, path: Path) -> None:
        """Write the settings into a file."""
        self._need_right()
        await in_thread(partial(refuse_unsafe, path, ".json"))
        values = {name: value for name, value in asdict(self._preferences.now).items() if name not in STAYS}
        text = json.dumps({_MARK: _FORMAT, "settings": values}, indent=2, ensure_ascii=False)
        try:
            await in_thread(partial(write_durably, path, text.encode() + b"\n"))
        except OSError as problem:
            raise KnownError(Sentence("{0} cannot be written ({1}).", path.name, _why(problem))) from problem

    async def look(self, path: Path) -> SettingsImport:
        """Read a file and say what it would change; one value that does not fit refuses the whole, by its name."""
        self._need_right()
        try:
            data = await in_thread(partial(_read, path))
        except OSError as problem:
            raise KnownError(Sentence("{0} cannot be read ({1}).", path.name, _why(problem))) from problem
        values = _settings_in(data, path.name)
        now, says = self._preferences.now, describe()
        fresh = replace(now, **values)
        changes = tuple(
            SettingChange(name, says[name], str(getattr(now, name)), str(getattr(fresh, name)))
            for name in values
            if getattr(now, name) != getattr(fresh, name)
        )
        return SettingsImport(path.name, values, changes)

    async def take(self, carried: SettingsImport) -> Settings:
        """Let them hold."""
        return await self._preferences.change(carried.values)

    def _need_right(self) -> None:
        if not self._staff.may(Right.SETTINGS):
            raise KnownError(Sentence("Only a manager carries settings from one till to another."))


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_LARGEST + 1)


def _settings_in(data: bytes, name: str) -> dict[str, object]:
    raw: Mapping[str, object] = _parse(data) if len(data) <= _LARGEST else {}
    number, values = raw.get(_MARK), raw.get("settings")
    if not isinstance(number, int) or not isinstance(values, dict):
        raise KnownError(Sentence("{0} is no file of settings. Nothing was changed.", name))
    if number != _FORMAT:
        raise KnownError(Sentence("{0} was written by a newer Kaunta. Nothing was changed.", name))
    found = cast("dict[str, object]", values)
    return {each: _typed(each, value) for each, value in found.items() if each not in STAYS}


def _parse(data: bytes) -> Mapping[str, object]:
    try:
        found: object = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return cast("Mapping[str, object]", found) if isinstance(found, dict) else {}


def _typed(name: str, value: object) -> object:
    if name not in DEFAULTS:
        raise KnownError(Sentence("There is no setting {0}. Nothing was changed.", plain(name, most=60)))
    default = DEFAULTS[name]
    if isinstance(default, StrEnum) and isinstance(value, str):
        try:
            return type(default)(value)
        except ValueError as wrong:
            raise BadSetting(name) from wrong
    return value


def _why(problem: OSError) -> str:
    return (problem.strerror or type(problem).__name__).lower()
