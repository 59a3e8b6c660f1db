"""Opens printing: the printer of the settings, and the drivers that put slips on paper."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pos_app.app.process import SystemClock, TillProcess
from pos_app.domain.people import Staff
from pos_app.domain.printing import PrinterConfig, PrinterConnection
from pos_app.domain.slip import Slip
from pos_app.journal.store import Journal
from pos_app.services.printing import Printing
from pos_app.system.paths import resources
from pos_app.system.settings import Settings, Signs

if TYPE_CHECKING:
    from pos_app.printers.job import Job

_BY_BYTES: Final = (
    PrinterConnection.NETWORK,
    PrinterConnection.USB,
    PrinterConnection.SERIAL,
    PrinterConnection.SPOOLER,
    PrinterConnection.FILE,
)


def machine_of(settings: Settings) -> PrinterConfig:
    """Name the printer that the owner chose."""
    return PrinterConfig(
        PrinterConnection(settings.printer.value),
        settings.printer_address,
        settings.printer_profile,
        settings.printer_code_page,
        settings.paper_width,
        settings.drawer,
        draws_signs=settings.currency_signs is Signs.PICTURE,
    )


def open_printing(
    journal: Journal,
    process: TillProcess,
    *,
    staff: Staff,
    settings: Callable[[], Settings] | None = None,
) -> Printing:
    """Put it together; `settings` are those of the moment, where an owner changes them while the till runs."""
    chosen = settings or (lambda: process.settings.settings)
    return Printing(
        journal,
        machine=lambda: machine_of(chosen()),
        presses={
            **dict.fromkeys(_BY_BYTES, partial(_print_bytes, process.places.printed)),
            PrinterConnection.SYSTEM: print_by_system,
        },
        staff=staff,
        is_real_money=process.places.environment.is_real_money,
        clock=SystemClock(),
    )


def _print_bytes(folder: Path, slip: Slip, machine: PrinterConfig, job: "Job") -> None:
    """Print on a receipt printer. What speaks to it is imported by the first slip: an idle till does without."""
    from pos_app.printers.receipt_printer import ReceiptPrinter

    ReceiptPrinter(fonts=resources() / "fonts", folder=folder)(slip, machine, job)


def print_by_system(slip: Slip, machine: PrinterConfig, job: "Job") -> None:
    """Print on a printer that the system knows, by its own driver."""
    from pos_app.ui.documents import system_printer

    system_printer.print_by_system(slip, machine, job)
