"""The states of the help that `shots` draws."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from pos_app.system.paths import resources
from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.help.book import pages
from pos_app.ui.help.dialog import HelpDialog
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.language import spoken
from pos_app.ui.kit.theme import Theme
from tests.pictures import samples
from tests.pictures.samples_settings import make_screen

_ITEM: Final = RailItem("settings", "Settings", "sliders", "F6", at_foot=True)


@dataclass(frozen=True, slots=True)
class HelpState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Callable[[TillWindow], Awaitable[None]] | None = None
    shell: ShellView = samples.SANDBOX_SHELL


def _at(page: str) -> Callable[[Theme, TillWindow], None]:
    def fill(theme: Theme, window: TillWindow) -> None:
        window.add_screen(_ITEM, make_screen(theme))
        window.dialogs.open(HelpDialog(theme, pages(resources(), spoken()), page=page))

    return fill


HELP_STATES: Final = (
    HelpState("15-help", _at("keys")),
    HelpState("15-help-not-sure", _at(Manual.NOT_SURE)),
    HelpState("15-help-not-sure-tv", _at(Manual.TV_NOT_SURE)),
)
