"""Prints a slip on a printer that the system knows, by its own driver. In a thread, as Qt allows for printers."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from pos_app.domain.paper import Machine, Trouble
from pos_app.domain.slip import Slip
from pos_app.paper.errors import MaybePrinted, NotPrinted
from pos_app.ui.printing.sheet import Sheet, measure, paint

if TYPE_CHECKING:
    from pos_app.paper.job import Job

_ROLL_MM: Final = 90.0  # a printer whose paper is not wider prints on a roll


def printer_names() -> tuple[str, ...]:
    """Name the printers that the system knows; asked in the window's thread."""
    return tuple(QPrinterInfo.availablePrinterNames())


def print_by_system(slip: Slip, machine: Machine, job: "Job") -> None:
    """Print it on the printer of this name, or on the system's own choice when none is named."""
    info = QPrinterInfo.printerInfo(machine.address) if machine.address else QPrinterInfo.defaultPrinter()
    if info.isNull():
        raise NotPrinted(Trouble.ABSENT, "the system knows no such printer")
    printer = QPrinter(info, QPrinter.PrinterMode.HighResolution)
    sheet = measure(slip, machine.width)
    page = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    if info.supportsCustomPageSizes() and page.width() <= _ROLL_MM:
        cut_to_size(printer, sheet)
    print_on(printer, sheet, job)


def cut_to_size(printer: QPrinter, sheet: Sheet) -> None:
    """Take a page as long as the slip: a roll is not cut into sheets."""
    size = QPageSize(QSizeF(sheet.width, sheet.height), QPageSize.Unit.Millimeter, "slip")
    printer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))


def print_on(printer: QPrinter, sheet: Sheet, job: "Job") -> None:
    """Hand the pages over to the system; what it makes of them is its own affair."""
    if not sheet.lines:
        raise NotPrinted(Trouble.NOT_ABLE, "a drawer is opened by a receipt printer only")
    job.check()
    job.sent += 1  # from here on the system may have it
    printer.setDocName("Kaunta")
    if not paint(sheet, printer):
        raise NotPrinted(Trouble.ABSENT, "the system does not take the page")
    if printer.printerState() is QPrinter.PrinterState.Error:
        raise MaybePrinted(Trouble.CUT_SHORT, "the system could not print it")
