"""The file the settings are in: written whole or not at all, and read however broken it is.

Each environment has its own values of what touches security, under its name; until it has set them, those of an older
version that knew one value for all hold.
"""

import contextlib
import json
import logging
from collections.abc import Callable, Generator, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from threading import Lock
from typing import Final, cast

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.system.atomic_write import write_durably
from pos_app.system.settings import DEFAULTS, OF_ENVIRONMENT, BadSetting, Settings

log = logging.getLogger(__name__)

_LARGEST_FILE: Final = 256 * 1024
_ENVIRONMENTS: Final = "environments"


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings as they were found, and what was wrong with the file."""

    settings: Settings
    kept_aside: Path | None = None
    problem: Sentence | None = None


class SettingsFile:
    """The file the settings are in."""

    def __init__(self, path: Path, *, now: Callable[[], datetime], environment: Environment | None = None) -> None:
        """Without an environment every value is the one that all share."""
        self._path = path
        self._environment = environment
        self._now = now
        self._writing = Lock()

    def load(self) -> Loaded:
        """Read the settings; a broken file is set aside, what can be read of it is taken over, and both are said."""
        return self._load(sets_aside=True)

    def look(self) -> Loaded:
        """Read the settings and leave the file as it is, broken or not."""
        return self._load(sets_aside=False)

    def _load(self, *, sets_aside: bool) -> Loaded:
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return Loaded(Settings())
        except OSError as problem:
            said = Sentence("The settings could not be read ({0}); defaults are used.", problem.strerror)
            return Loaded(Settings(), problem=said)
        raw = _parse(data)
        if raw is None:
            aside = self._set_aside() if sets_aside else None
            return Loaded(
                Settings(), aside, Sentence("The settings file was broken; defaults are used.").then(_said_of(aside))
            )
        settings, wrong = _take({**raw, **self._own(raw)})
        if not wrong:
            return Loaded(settings)
        aside = self._set_aside() if sets_aside else None
        if aside:
            with contextlib.suppress(OSError):  # the next save says it; what was read is good for this start
                self._write(settings, raw)
        problem = Sentence("These settings were wrong and are back at their defaults: {0}.", ", ".join(wrong))
        return Loaded(settings, aside, problem.then(_said_of(aside)))

    def save(self, settings: Settings) -> None:
        """Write the settings durably; what a newer version has added to the file stays in it. Blocks on the disk."""
        with self._saving():
            self._write(settings, self._found())

    def change(self, changes: Mapping[str, object]) -> None:
        """Write these durably, and leave the rest as the file has it now: a start may have read none of it. Blocks."""
        with self._saving():
            raw = self._found()
            settings, _ = _take({**raw, **self._own(raw)})
            self._write(replace(settings, **changes), raw)

    @contextlib.contextmanager
    def _saving(self) -> Generator[None]:
        with self._writing:
            try:
                yield
            except OSError as problem:  # what is there and cannot be read is not written over either
                said = Sentence("The settings could not be saved ({0}). The old ones stay.", problem.strerror)
                raise KnownError(said) from problem

    def _found(self) -> Mapping[str, object]:
        """Read what the file holds for others too; OSError: it cannot be read now."""
        try:
            raw = _parse(self._path.read_bytes())
        except FileNotFoundError:
            return {}
        if raw is None:
            log.warning("The settings file was broken. %s", _said_of(self._set_aside()) or "")
        return raw or {}

    def _write(self, settings: Settings, raw: Mapping[str, object]) -> None:
        values: dict[str, object] = asdict(settings)
        unknown = {name: value for name, value in raw.items() if name not in DEFAULTS}
        if self._environment is not None:
            own = {name: values.pop(name) for name in sorted(OF_ENVIRONMENT)}
            values |= {name: raw[name] for name in OF_ENVIRONMENT if name in raw}  # what others still go by
            unknown[_ENVIRONMENTS] = {**_environments(raw), self._environment.value: own}
        text = json.dumps({**values, **unknown}, indent=2, ensure_ascii=False)
        # Half a character, which a file may name by its number, is no reason not to start: it is written as it came.
        write_durably(self._path, text.encode("utf-8", "surrogatepass") + b"\n")

    def _own(self, raw: Mapping[str, object]) -> dict[str, object]:
        """Return what this environment has set for itself."""
        found = _environments(raw).get(self._environment.value) if self._environment is not None else None
        own = cast("dict[str, object]", found) if isinstance(found, dict) else {}
        return {name: value for name, value in own.items() if name in OF_ENVIRONMENT}

    def _set_aside(self) -> Path | None:
        when = self._now().strftime("%Y%m%dT%H%M%SZ")
        aside = self._path.with_name(f"{self._path.name}.broken-{when}")
        count = 1
        while aside.exists():
            count += 1
            aside = self._path.with_name(f"{self._path.name}.broken-{when}-{count}")
        try:
            return self._path.rename(aside)
        except OSError:
            return None


def _parse(data: bytes) -> dict[str, object] | None:
    if len(data) > _LARGEST_FILE:
        return None
    try:
        raw: object = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return cast("dict[str, object]", raw) if isinstance(raw, dict) else None


def _environments(raw: Mapping[str, object]) -> dict[str, object]:
    found = raw.get(_ENVIRONMENTS)
    return cast("dict[str, object]", found) if isinstance(found, dict) else {}


def _take(raw: Mapping[str, object]) -> tuple[Settings, list[str]]:
    """Take every value that fits, and name the ones that do not."""
    settings = Settings()
    wrong: list[str] = []
    for name, default in DEFAULTS.items():
        if name not in raw:
            continue
        value = raw[name]
        try:
            if isinstance(default, StrEnum) and isinstance(value, str):
                value = type(default)(value)
            settings = replace(settings, **{name: value})
        except (ValueError, BadSetting):
            wrong.append(name)
    return settings, wrong


def _said_of(aside: Path | None) -> Sentence | None:
    return Sentence("The old file was kept as {0}.", aside.name) if aside else None
