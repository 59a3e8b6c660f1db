"""The states of the shift that `shots` draws."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.sentence import Sentence
from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.shift.close_dialog import CloseShiftDialog
from pos_app.ui.shift.screen import ShiftScreen
from tests.pictures import samples
from tests.pictures import samples_shift as shift
from tests.pictures.samples_progress import SLIP
from tests.pictures.shots_hand import Hand, press, settle

_ITEM: Final = RailItem("shift", "Shift", "bars", "F5")


@dataclass(frozen=True, slots=True)
class ShiftState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Hand
    shell: ShellView = samples.SANDBOX_SHELL


def _state(name: str, desk: shift.StillShift, *hands: Hand) -> ShiftState:
    """Make the screen, and let these hands at it, one after the other."""

    async def nobody(_: str) -> None:
        return None

    def fill(theme: Theme, window: TillWindow) -> None:
        screen = ShiftScreen(theme, desk, dialogs=window.dialogs, slip_head=SLIP, sign=nobody, now=lambda: shift.NOW)
        window.add_screen(_ITEM, screen)

    async def then(window: TillWindow) -> None:
        await settle()
        for hand in hands:
            await hand(window)
            await settle()

    return ShiftState(name, fill, then)


async def _count_short(window: TillWindow) -> None:
    dialog = window.dialogs.top
    if isinstance(dialog, CloseShiftDialog):
        dialog.field.show_money(Money(3_320_000, Currency.NGN))
        dialog.line.setText("Wrong change given")


_CLOSE: Final = press("ShiftHead", "Close shift")
_STILL: Final = shift.StillShift()
_REFUSES: Final = shift.StillShift(refuses=KnownError(Sentence("The journal cannot be read.")))

SHIFT_STATES: Final = (
    _state("08a-shift", _STILL),
    _state("08a-shift-as-tables", _STILL, press("ChartPanel", "Show as table", "Show as table")),
    _state("08a-shift-begins", shift.StillShift(shift.QUIET_SHIFT)),
    _state("08a-no-shift", shift.StillShift(None)),
    _state("08a-shift-cannot-be-read", _REFUSES),
    _state("08a-cash", _STILL, press("ShiftHead", "Cash in / out")),
    _state("08a-x-report", _STILL, press("ShiftHead", "X report")),
    _state("08b-close-shift", _STILL, _CLOSE, _count_short),
    _state("08b-close-shift-blind", shift.StillShift(is_blind=True), _CLOSE),
    _state("08b-z-reports", shift.StillShift(None), press("OpeningPanel", "Earlier Z reports")),
)
