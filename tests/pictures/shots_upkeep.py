"""The states of service and keys, backups and support that `shots` draws."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pos_app.domain.settings_transfer import SettingsImport
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.tasks import sleep_precisely
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.settings.screen import SettingsScreen
from pos_app.ui.settings.support_dialogs import ImportDialog
from tests.pictures.samples_settings import make_screen
from tests.pictures.samples_upkeep import SAMPLE_CHANGES, SHOWN_KEYS, upkeep_sections
from tests.pictures.shots_hand import Hand, settle

_ITEM: Final = RailItem("settings", "Settings", "sliders", "F6", at_foot=True)
_AFTER_A_THREAD: Final = 30  # milliseconds


def fill(theme: Theme, window: TillWindow) -> None:
    """Put the settings in, with every page of this room."""
    window.add_screen(_ITEM, make_screen(theme, more=upkeep_sections(theme, window.dialogs)))


def fill_real(theme: Theme, window: TillWindow) -> None:
    """The same with keys of a merchant."""
    window.add_screen(_ITEM, make_screen(theme, more=upkeep_sections(theme, window.dialogs, keys=SHOWN_KEYS)))


def fill_troubled(theme: Theme, window: TillWindow) -> None:
    """The same with everything that can be wrong."""
    more = upkeep_sections(theme, window.dialogs, keys=SHOWN_KEYS, is_troubled=True)
    window.add_screen(_ITEM, make_screen(theme, more=more))


async def _then(window: TillWindow, section: str, hands: Sequence[Hand]) -> None:
    screen = next(iter(window.findChildren(SettingsScreen)))
    screen.open_section(section)
    await settle()
    for hand in hands:
        await hand(window)
        while any(each.is_busy for each in window.findChildren(Button)):
            await sleep_precisely(_AFTER_A_THREAD)
        await settle()


def at(section: str, *hands: Hand) -> Hand:
    """Open a section, and let these hands at it, one after the other."""
    return partial(_then, section=section, hands=hands)


def showing_import(theme: Theme, window: TillWindow) -> None:
    """Put the settings in, and lay the sheet of an import over them."""
    fill(theme, window)
    carried = SettingsImport("kaunta-settings.json", {}, SAMPLE_CHANGES)
    window.dialogs.open(ImportDialog(theme, carried))
