"""Settings on their way from one till to another: what would change, before it does."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SettingChange:
    """One setting: what it is, how it stands here, and how it would stand."""

    name: str
    says: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class SettingsImport:
    """A file of settings that fits, looked at and not taken yet."""

    file: str
    values: Mapping[str, object]
    changes: tuple[SettingChange, ...]
