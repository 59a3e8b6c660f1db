"""The states of the settings that `shots` draws."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from tests.pictures import samples
from tests.pictures.samples_settings import make_screen
from tests.pictures.shots_hand import Hand, press, settle
from tests.pictures.shots_upkeep import at, fill, fill_real, fill_troubled, showing_import

_ITEM: Final = RailItem("settings", "Settings", "sliders", "F6", at_foot=True)
_OPEN: Final = press("UnlockedSection", "Open with a PIN")


@dataclass(frozen=True, slots=True)
class SettingsState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Hand | None = None
    shell: ShellView = samples.SANDBOX_SHELL


def _fill(theme: Theme, window: TillWindow, *, may_all: bool = True) -> None:
    window.add_screen(_ITEM, make_screen(theme, may_all=may_all, dialogs=window.dialogs))


async def _type_a_pin(window: TillWindow) -> None:
    QTest.keyClicks(window.focusWidget() or window, "402938")
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    await settle()


SETTINGS_STATES: Final = (
    SettingsState("09a-settings-service", fill, at("service", press("SetupSheet", "Test connection"))),
    SettingsState(
        "09a-settings-service-keys", fill_real, at("service", press("KeyValue", "Replace")), samples.LIVE_SHELL
    ),
    SettingsState(
        "09a-settings-service-trouble",
        fill_troubled,
        at("service", press("SetupSheet", "Test connection")),
        samples.LIVE_SHELL,
    ),
    SettingsState("09a-settings-go-live", fill, at("service", press("EnvironmentChoice", "Live"))),
    SettingsState("09h-settings-backups", fill, at("backups")),
    SettingsState("09h-settings-backups-none", fill_troubled, at("backups")),
    SettingsState("09h-settings-restore", fill, at("backups", press("BackupsPage", "Put this one back"))),
    SettingsState("09i-settings-about", fill, at("about", press("QWidget", "Look now"))),
    SettingsState("09i-settings-licences", fill, at("about", press("QWidget", "Licences"))),
    SettingsState("09i-settings-bundle", fill, at("about", press("QWidget", "Show it"))),
    SettingsState("09i-settings-import", showing_import),
    SettingsState("09e-settings-shop", _fill, at("shop")),
    SettingsState("09f-settings-feed", _fill, at("feed")),
    SettingsState("09b-settings-screen", _fill, at("screen")),
    SettingsState("09c-settings-compatibility", _fill, at("compatibility")),
    SettingsState("09g-settings-not-allowed", partial(_fill, may_all=False)),
    SettingsState("09g-settings-owners", partial(_fill, may_all=False), at("compatibility")),
    SettingsState("09g-settings-signed", partial(_fill, may_all=False), at("shop", _OPEN)),
    SettingsState("09g-settings-opened", partial(_fill, may_all=False), at("shop", _OPEN, _type_a_pin)),
)
