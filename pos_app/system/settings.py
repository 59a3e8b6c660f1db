"""The settings of one till: one model, one file, written whole or not at all."""

import contextlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from threading import Lock
from typing import Final, cast

from pos_app.domain.errors import KnownError
from pos_app.domain.plain import plain
from pos_app.system.durable import write_durably

_LARGEST_FILE: Final = 256 * 1024
_ADDRESS: Final = r"[!-?A-~]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,63}"


class Theme(StrEnum):
    """The colours of the screen."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class NoticeAddress(StrEnum):
    """Who may bring notices to this till."""

    OFF = "off"
    LOOPBACK = "loopback"  # this computer, a tunnel included
    LAN = "lan"  # the shop's network


@dataclass(frozen=True, slots=True)
class _Rule:
    """What a setting is, and which values it takes."""

    says: str
    wanted: str
    fits: Callable[[object], bool]


def _rule(says: str, wanted: str, *, fits: Callable[[object], bool] = lambda _: True) -> dict[str, _Rule]:
    return {"rule": _Rule(says, wanted, fits)}


def _is_text(shortest: int, longest: int) -> Callable[[object], bool]:
    return lambda value: shortest <= len(str(value)) <= longest and value == plain(value)


def _is_whole(lowest: int, highest: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, int) and lowest <= value <= highest


def _is_like(pattern: str) -> Callable[[object], bool]:
    return lambda value: re.fullmatch(pattern, str(value), re.ASCII) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What an owner may choose; a value that does not fit is refused by name."""

    shop_name: str = field(
        default="My shop",
        metadata=_rule(
            "The name of the shop, in the top bar and on receipts.", "1 to 60 characters", fits=_is_text(1, 60)
        ),
    )
    till_name: str = field(
        default="Till 1",
        metadata=_rule("The name of this till within the shop.", "1 to 30 characters", fits=_is_text(1, 30)),
    )
    till_prefix: str = field(
        default="till1",
        metadata=_rule(
            "What every reference of this till begins with.",
            "1 to 12 lower-case letters or digits",
            fits=_is_like("[a-z0-9]{1,12}"),
        ),
    )
    cashier_name: str = field(
        default="Cashier", metadata=_rule("Who stands at the till.", "1 to 40 characters", fits=_is_text(1, 40))
    )
    theme: Theme = field(default=Theme.SYSTEM, metadata=_rule("The colours of the screen.", "system, light or dark"))
    full_screen: bool = field(
        default=True, metadata=_rule("Whether the till fills the screen when it starts.", "true or false")
    )
    text_size: int = field(
        default=100,
        metadata=_rule(
            "How large text is, in percent.", "100, 125, 150 or 200", fits=lambda value: value in {100, 125, 150, 200}
        ),
    )
    shop_email: str = field(
        default="",
        metadata=_rule(
            "The shop's own e-mail address, for payers who give none.",
            "an e-mail address, or nothing",
            fits=_is_like(f"({_ADDRESS})?"),
        ),
    )
    key_hints: bool = field(default=True, metadata=_rule("Whether buttons show their keys.", "true or false"))
    recent_numbers: bool = field(
        default=False,
        metadata=_rule("Whether the numbers of decoders are offered again on this till.", "true or false"),
    )
    notice_address: NoticeAddress = field(
        default=NoticeAddress.LOOPBACK,
        metadata=_rule("Who may bring notices to this till.", "off, loopback or lan"),
    )
    notice_port: int = field(
        default=0,
        metadata=_rule("The port notices arrive at; 0 takes any free one.", "0 to 65535", fits=_is_whole(0, 65535)),
    )
    notice_path: str = field(
        default="/notices",
        metadata=_rule(
            "The path notices arrive at, as it is entered at the payment service.",
            "a slash and up to 100 letters, digits or . _ ~ - /",
            fits=_is_like("/[A-Za-z0-9._~/-]{0,100}"),
        ),
    )

    def __post_init__(self) -> None:
        for name, rule in _RULES.items():
            value: object = getattr(self, name)
            if type(value) is not type(_DEFAULTS[name]) or not rule.fits(value):
                raise BadSetting(name)


_RULES: Final = {each.name: cast("_Rule", each.metadata["rule"]) for each in fields(Settings)}
_DEFAULTS: Final = {each.name: cast("object", each.default) for each in fields(Settings)}


class BadSetting(KnownError):  # noqa: N818  # a fact, as the house names errors
    """A value that a setting does not take."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The setting {name} takes {_RULES[name].wanted}.")
        self.name = name


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings as they were found, and what was wrong with the file."""

    settings: Settings
    kept_aside: Path | None = None
    problem: str | None = None


class SettingsFile:
    """The file the settings are in."""

    def __init__(self, path: Path, *, now: Callable[[], datetime]) -> None:
        self._path = path
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
            said = f"The settings could not be read ({problem.strerror}); defaults are used."
            return Loaded(Settings(), problem=said)
        raw = _parse(data)
        if raw is None:
            aside = self._set_aside() if sets_aside else None
            return Loaded(Settings(), aside, f"The settings file was broken; defaults are used.{_said_of(aside)}")
        settings, wrong = _take(raw)
        if not wrong:
            return Loaded(settings)
        aside = self._set_aside() if sets_aside else None
        if aside:
            with contextlib.suppress(OSError):  # the next save says it; what was read is good for this start
                self._write(settings, _unknown(raw))
        problem = f"These settings were wrong and are back at their defaults: {', '.join(wrong)}."
        return Loaded(settings, aside, problem + _said_of(aside))

    def save(self, settings: Settings) -> None:
        """Write the settings durably; what a newer version has added to the file stays in it. Blocks on the disk."""
        with self._writing:
            try:
                raw = _parse(self._path.read_bytes()) or {}
            except OSError:
                raw = {}
            try:
                self._write(settings, _unknown(raw))
            except OSError as problem:
                said = f"The settings could not be saved ({problem.strerror}). The old ones stay."
                raise KnownError(said) from problem

    def _write(self, settings: Settings, unknown: Mapping[str, object]) -> None:
        text = json.dumps({**asdict(settings), **unknown}, indent=2, ensure_ascii=False)
        write_durably(self._path, text.encode() + b"\n")

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


def describe() -> dict[str, str]:
    """Give each setting's sentence."""
    return {name: rule.says for name, rule in _RULES.items()}


def _parse(data: bytes) -> dict[str, object] | None:
    if len(data) > _LARGEST_FILE:
        return None
    try:
        raw: object = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return cast("dict[str, object]", raw) if isinstance(raw, dict) else None


def _unknown(raw: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in raw.items() if name not in _DEFAULTS}


def _take(raw: Mapping[str, object]) -> tuple[Settings, list[str]]:
    """Take every value that fits, and name the ones that do not."""
    settings = Settings()
    wrong: list[str] = []
    for name, default in _DEFAULTS.items():
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


def _said_of(aside: Path | None) -> str:
    return f" The old file was kept as {aside.name}." if aside else ""
