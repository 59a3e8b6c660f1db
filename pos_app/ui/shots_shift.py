"""The states of the shift that `shots` draws."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QApplication, QPushButton

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.ui import samples
from pos_app.ui import samples_shift as shift
from pos_app.ui.samples_progress import SLIP
from pos_app.ui.screens.shift.close_dialog import CloseDialog
from pos_app.ui.screens.shift.screen import ShiftScreen
from pos_app.ui.shell.views import RailItem, ShellView
from pos_app.ui.theme import Theme
from pos_app.ui.window import TillWindow

_ITEM: Final = RailItem("shift", "Shift", "bars", "F5")
_TURNS: Final = 12


@dataclass(frozen=True, slots=True)
class ShiftState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Callable[[TillWindow], Awaitable[None]] | None = None
    shell: ShellView = samples.SANDBOX_SHELL


def _with(desk: shift.StillShift) -> Callable[[Theme, TillWindow], None]:
    async def nobody(_: str) -> str:
        return ""

    def fill(theme: Theme, window: TillWindow) -> None:
        screen = ShiftScreen(theme, desk, dialogs=window.dialogs, slip_head=SLIP, sign=nobody, now=lambda: shift.NOW)
        window.add_screen(_ITEM, screen)

    return fill


async def _settle() -> None:
    for _ in range(_TURNS):
        await asyncio.sleep(0)
        QApplication.sendPostedEvents()


def _pressing(*words: str) -> Callable[[TillWindow], Awaitable[None]]:
    async def then(window: TillWindow) -> None:
        await _settle()
        for word in words:
            for button in window.findChildren(QPushButton):
                if button.text() == word and button.isVisible():
                    button.click()
                    await _settle()

    return then


async def _count_short(window: TillWindow) -> None:
    await _pressing("Close shift")(window)
    dialog = window.dialogs.top
    if isinstance(dialog, CloseDialog):
        dialog.field.show_money(Money(3_320_000, Currency.NGN))
        dialog.line.setText("Wrong change given")
    await _settle()


_STILL: Final = shift.StillShift()
_REFUSES: Final = shift.StillShift(refuses=KnownError("The journal cannot be read."))

SHIFT_STATES: Final = (
    ShiftState("08a-shift", _with(_STILL), _pressing()),
    ShiftState("08a-shift-as-tables", _with(_STILL), _pressing("Show as table", "Show as table")),
    ShiftState("08a-shift-begins", _with(shift.StillShift(shift.QUIET_SHIFT)), _pressing()),
    ShiftState("08a-no-shift", _with(shift.StillShift(None)), _pressing()),
    ShiftState("08a-shift-cannot-be-read", _with(_REFUSES), _pressing()),
    ShiftState("08a-cash", _with(_STILL), _pressing("Cash in / out")),
    ShiftState("08a-x-report", _with(_STILL), _pressing("X report")),
    ShiftState("08b-close-shift", _with(_STILL), _count_short),
    ShiftState("08b-close-shift-blind", _with(shift.StillShift(is_blind=True)), _pressing("Close shift")),
    ShiftState("08b-z-reports", _with(shift.StillShift(None)), _pressing("Earlier Z reports")),
)
