"""The states of the history that `shots` draws: how each screen is made, and what is done before the picture."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pos_app.domain.people import RIGHTS, Role
from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.history.dialogs import ExportDialog
from pos_app.ui.history.screen import HistoryScreen
from pos_app.ui.kit.tasks import sleep_precisely
from pos_app.ui.kit.theme import Theme
from tests.pictures import samples
from tests.pictures import samples_history as history
from tests.pictures.samples_history import StillHistory
from tests.pictures.shots_hand import Hand, press, settle

_ITEM: Final = RailItem("history", "History", "receipt", "F4")
_LONGER_THAN_A_BLINK: Final = 400  # milliseconds, after which a screen says that it is loading


@dataclass(frozen=True, slots=True)
class HistoryState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Hand
    shell: ShellView = samples.SANDBOX_SHELL


def _state(name: str, desk: StillHistory, *hands: Hand) -> HistoryState:
    """Make the screen, and let these hands at it, one after the other."""

    def fill(theme: Theme, window: TillWindow) -> None:
        screen = HistoryScreen(theme, desk, dialogs=window.dialogs, now=lambda: history.NOW)
        window.add_screen(_ITEM, screen)
        screen.counted.connect(partial(window.count, _ITEM.id))

    async def then(window: TillWindow) -> None:
        await settle()
        for hand in hands:
            await hand(window)
            await settle()

    return HistoryState(name, fill, then)


def _row(place: int) -> Hand:
    async def show(window: TillWindow) -> None:
        screen = _screen(window)
        screen.list.table.mark(place)
        screen.list.table.clicked.emit(screen.list.rows.index(place, 0))

    return show


def _type(words: str) -> Hand:
    async def search(window: TillWindow) -> None:
        _screen(window).list.search.setText(words)
        _screen(window).reader.look()

    return search


def _choose(result: str) -> Hand:
    async def choose(window: TillWindow) -> None:
        _screen(window).list.filters.result.chosen.emit(result)

    return choose


async def _ask_days(window: TillWindow) -> None:
    _screen(window).list.filters.range_asked.emit()


async def _begin(window: TillWindow) -> None:
    dialog = window.dialogs.top
    if isinstance(dialog, ExportDialog):
        dialog.show_progress(412_000, 1_000_000)


async def _wait(_: TillWindow) -> None:
    await sleep_precisely(_LONGER_THAN_A_BLINK)


def _screen(window: TillWindow) -> HistoryScreen:
    return next(iter(window.findChildren(HistoryScreen)))


HISTORY_STATES: Final = (
    _state("07-history", StillHistory(history.OF_UNSURE), _row(2)),
    _state("07-paid-noted", StillHistory(history.OF_NOTED), _row(0)),
    _state("07-refunded", StillHistory(history.OF_REFUNDED), _row(0)),
    _state("07-denied", StillHistory(history.OF_DENIED), _row(1)),
    _state("07-tv", StillHistory(), _row(4)),
    _state("07-transfer", StillHistory(), _row(1)),
    _state("07-list", StillHistory()),
    _state("07-attention", StillHistory(), press("AttentionButton", "{count} need attention", count=4), _row(3)),
    _state("07-search", StillHistory(), _type("chinedu"), _row(0)),
    _state("07-search-none", StillHistory(), _type("nobody at all")),
    _state("07-filtered", StillHistory(), _choose("Declined")),
    _state("07-empty", StillHistory(rows=())),
    _state("07-loading", StillHistory(waits=True), _wait),
    _state("07-note", StillHistory(), _row(0), press("DetailActs", "Write a note")),
    _state("07-days", StillHistory(), _ask_days),
    _state("07-export", StillHistory(), press("HistoryListPanel", "Export")),
    _state("07-exporting", StillHistory(), press("HistoryListPanel", "Export"), _begin),
    _state("07-masked", StillHistory(rights=RIGHTS[Role.SUPPORT]), _row(4)),
)
