"""The states of the printer's settings that `shots` draws: each says how it is made and what is done before."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.printing import PrinterView, PrintOutcome, PrintResult, PrintTrouble
from pos_app.system.settings import Settings
from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.settings.printer.section import PrinterSection
from tests.pictures import samples
from tests.pictures import samples_printing as printing
from tests.pictures.shots_hand import Hand, press, settle

_ITEM: Final = RailItem("settings", "Settings", "sliders", "F6", at_foot=True)
_SHORT_LIST: Final = 224
_LIST: Final = 272  # px: the names of the other pages stand there


@dataclass(frozen=True, slots=True)
class PrintingState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Hand
    shell: ShellView = samples.SANDBOX_SHELL


class PrinterPage(Screen):
    """As much of Settings as the section needs around it."""

    def __init__(self, theme: Theme, section: PrinterSection) -> None:
        super().__init__(theme)
        space = theme.tokens.space
        self._names = QWidget()
        self._names.setFixedWidth(theme.px(_LIST))
        page = Panel(theme)
        page.column.addWidget(section)
        row = QHBoxLayout()
        row.setSpacing(space.x3)
        row.addWidget(self._names)
        row.addWidget(page, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(space.x3, space.x3, space.x3, space.x3)
        whole.addLayout(row)
        section.told.connect(self.told)

    def _arrange(self, room: ScreenWidth) -> None:
        self._names.setFixedWidth(self._theme.px(_LIST if room is ScreenWidth.WIDE else _SHORT_LIST))
        self._names.setHidden(self._is_single)


def _state(name: str, settings: Settings, view: PrinterView, outcome: PrintOutcome, *hands: Hand) -> PrintingState:
    def fill(theme: Theme, window: TillWindow) -> None:
        desk = printing.StillPrinter(view, outcome)
        section = PrinterSection(theme, desk, now=lambda: samples.NOW, names=lambda: printing.PRINTERS)
        window.add_screen(_ITEM, PrinterPage(theme, section))
        section.load(settings)

    async def then(window: TillWindow) -> None:
        await settle()
        for hand in hands:
            await hand(window)

    return PrintingState(name, fill, then)


_NO_ANSWER: Final = PrintOutcome(PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER, at=samples.NOW)

PRINTING_STATES: Final = (
    _state("09d-printer", printing.NETWORK, printing.READY, printing.DONE),
    _state(
        "09d-printer-for-the-shop",
        printing.NETWORK,
        printing.READY,
        printing.DONE,
        press("PrinterFields", "Merchant copy"),
        press("PrinterFields", "As picture"),
    ),
    _state("09d-printer-none", printing.NOT_SET, PrinterView(printing.READY.machine), printing.DONE),
    _state("09d-printer-system", printing.OF_THE_SYSTEM, printing.READY, printing.DONE, press("PrinterFields", "Find")),
    _state(
        "09d-printer-silent",
        printing.NETWORK,
        printing.SILENT,
        _NO_ANSWER,
        press("PrinterSection", "Print a test page"),
    ),
)
