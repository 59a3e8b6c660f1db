"""Prints a slip on a printer that the system knows, by its own driver. In a thread, as Qt allows for printers."""

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from pos_app.domain.printing import PrinterConfig, PrintTrouble
from pos_app.domain.slip import Slip
from pos_app.printers.errors import MaybePrinted, NotPrinted
from pos_app.ui.documents.printed_page import PrintedPage, measure, paint

if TYPE_CHECKING:
    from pos_app.printers.job import Job

_ROLL_MM: Final = 90.0  # a printer whose paper is not wider prints on a roll
_LOOKS_AGAIN: Final = 0.25  # seconds
_SPARE: Final = 0.5  # seconds of a slip's own time, to tell of it


def printer_names() -> tuple[str, ...]:
    """Name the printers that the system knows; asked in the window's thread."""
    return tuple(QPrinterInfo.availablePrinterNames())


def print_by_system(slip: Slip, machine: PrinterConfig, job: "Job") -> None:
    """Print it on the printer of this name, or on the system's own choice when none is named."""
    info = QPrinterInfo.printerInfo(machine.address) if machine.address else QPrinterInfo.defaultPrinter()
    if info.isNull():
        raise NotPrinted(PrintTrouble.ABSENT, "the system knows no such printer")
    if info.state() is QPrinter.PrinterState.Error:
        raise NotPrinted(PrintTrouble.NO_ANSWER, "its queue is stopped: a slip would come out of it some other day")
    printer = QPrinter(info, QPrinter.PrinterMode.HighResolution)
    sheet = measure(slip, machine.width)
    page = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    if info.supportsCustomPageSizes() and page.width() <= _ROLL_MM:
        cut_to_size(printer, sheet)
    print_on(printer, sheet, job)
    _see_through(info.printerName(), job)


def _see_through(name: str, job: "Job") -> None:
    """Wait until its queue is at rest: a slip that stays in one is on no paper, and may come out later."""
    while True:
        time.sleep(_LOOKS_AGAIN)
        match QPrinterInfo.printerInfo(name).state():
            case QPrinter.PrinterState.Active if job.left > _SPARE:
                continue
            case QPrinter.PrinterState.Active:
                raise MaybePrinted(PrintTrouble.SILENT, "its queue still holds it")
            case QPrinter.PrinterState.Error:
                raise MaybePrinted(PrintTrouble.CUT_SHORT, "its queue was stopped")
            case _:
                return


def cut_to_size(printer: QPrinter, sheet: PrintedPage) -> None:
    """Take a page as long as the slip: a roll is not cut into sheets."""
    size = QPageSize(QSizeF(sheet.width, sheet.height), QPageSize.Unit.Millimeter, "slip")
    printer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))


def print_on(printer: QPrinter, sheet: PrintedPage, job: "Job") -> None:
    """Hand the pages over to the system; what it makes of them is its own affair."""
    if not sheet.lines:
        raise NotPrinted(PrintTrouble.NOT_ABLE, "a drawer is opened by a receipt printer only")
    job.check()
    job.sent += 1  # from here on the system may have it
    printer.setDocName("Kaunta")
    if not paint(sheet, printer):
        raise NotPrinted(PrintTrouble.ABSENT, "the system does not take the page")
    if printer.printerState() is QPrinter.PrinterState.Error:
        raise MaybePrinted(PrintTrouble.CUT_SHORT, "the system could not print it")
