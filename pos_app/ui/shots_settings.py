"""The states of the settings that `shots` draws."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtWidgets import QApplication

from pos_app.ui import samples
from pos_app.ui.samples_settings import make_screen
from pos_app.ui.screens.settings.screen import SettingsScreen
from pos_app.ui.shell.views import RailItem, ShellView
from pos_app.ui.shots_upkeep import at, fill, fill_real, fill_troubled, showing_import
from pos_app.ui.theme import Theme
from pos_app.ui.window import TillWindow

_ITEM: Final = RailItem("settings", "Settings", "sliders", "F6", at_foot=True)
_TURNS: Final = 12


@dataclass(frozen=True, slots=True)
class SettingsState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Callable[[TillWindow], Awaitable[None]] | None = None
    shell: ShellView = samples.SANDBOX_SHELL


def _fill(theme: Theme, window: TillWindow, *, may_all: bool = True) -> None:
    window.add_screen(_ITEM, make_screen(theme, may_all=may_all))


def _at(section: str) -> Callable[[TillWindow], Awaitable[None]]:
    async def then(window: TillWindow) -> None:
        screen = next(iter(window.findChildren(SettingsScreen)))
        screen.open_section(section)
        for _ in range(_TURNS):
            await asyncio.sleep(0)
            QApplication.sendPostedEvents()

    return then


SETTINGS_STATES: Final = (
    SettingsState("09a-settings-service", fill, at("service", "Test connection")),
    SettingsState("09a-settings-service-keys", fill_real, at("service", "Replace"), samples.LIVE_SHELL),
    SettingsState("09a-settings-service-trouble", fill_troubled, at("service", "Test connection"), samples.LIVE_SHELL),
    SettingsState("09a-settings-go-live", fill, at("service", "Live")),
    SettingsState("09h-settings-backups", fill, at("backups")),
    SettingsState("09h-settings-backups-none", fill_troubled, at("backups")),
    SettingsState("09h-settings-restore", fill, at("backups", "Put this one back")),
    SettingsState("09i-settings-about", fill, at("about", "Look now")),
    SettingsState("09i-settings-licences", fill, at("about", "Licences")),
    SettingsState("09i-settings-bundle", fill, at("about", "Show it")),
    SettingsState("09i-settings-import", showing_import),
    SettingsState("09e-settings-shop", _fill, _at("shop")),
    SettingsState("09f-settings-feed", _fill, _at("feed")),
    SettingsState("09b-settings-screen", _fill, _at("screen")),
    SettingsState("09c-settings-compatibility", _fill, _at("compatibility")),
    SettingsState("09g-settings-not-allowed", partial(_fill, may_all=False)),
)
