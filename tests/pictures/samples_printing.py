"""The printer that pictures of its settings answer from."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Final

from pos_app.domain.printing import (
    PrinterConfig,
    PrinterConnection,
    PrinterView,
    PrintOutcome,
    PrintResult,
    PrintTrouble,
)
from pos_app.domain.slip import Paper, Slip
from pos_app.system.settings import Printer, Settings
from tests.pictures.samples import NOW

NETWORK: Final = Settings(
    shop_name="Adeola Stores",
    printer=Printer.NETWORK,
    printer_address="192.168.1.50",
    print_paid=True,
    print_slips=True,
    drawer=True,
)
NOT_SET: Final = Settings(shop_name="Adeola Stores")
OF_THE_SYSTEM: Final = replace(NETWORK, printer=Printer.SYSTEM, printer_address="Front desk", drawer=False)
MODELS: Final = {"default": ("CP437", "CP850", "CP1252"), "TM-T88III": ("CP437", "CP858")}
PRINTERS: Final = ("Front desk", "Office")
READY: Final = PrinterView(PrinterConfig(PrinterConnection.NETWORK), last_printed_at=NOW - timedelta(seconds=8))
SILENT: Final = replace(
    READY,
    last=PrintOutcome(PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER, is_kept=True, at=NOW),
    kept=1,
)
DONE: Final = PrintOutcome(PrintResult.PRINTED, at=NOW)


class StillPrinter:
    """Answers at once, always the same, and prints nothing."""

    def __init__(self, view: PrinterView = READY, outcome: PrintOutcome = DONE) -> None:
        self._view = view
        self._outcome = outcome

    async def print(self, slip: Slip, *, machine: PrinterConfig | None = None) -> PrintOutcome:
        """Answer with the one outcome there is."""
        del slip, machine
        return self._outcome

    async def copies(self, paper: Paper, about: str) -> int:
        """Count none."""
        del paper, about
        return 0

    async def view(self) -> PrinterView:
        """Answer with the one view there is."""
        return self._view

    async def models(self) -> Mapping[str, tuple[str, ...]]:
        """Name a few."""
        return MODELS
