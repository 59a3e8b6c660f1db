"""The words of the printer's settings: the ways to a printer, and what stands in the address of each."""

from datetime import datetime
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.printing import PrinterView
from pos_app.domain.slip import Paper
from pos_app.system.settings import Printer
from pos_app.ui.documents.words import trouble_title, what_to_do
from pos_app.ui.kit.dates import whole_day

_CONTEXT: Final = "printer settings"
BY_BYTES: Final = frozenset({Printer.NETWORK, Printer.USB, Printer.SERIAL, Printer.SPOOLER, Printer.FILE})
HAS_ADDRESS: Final = BY_BYTES | {Printer.SYSTEM}
IS_FOUND: Final = frozenset({Printer.SPOOLER, Printer.SYSTEM})  # the system can name them


def way_name(printer: Printer) -> str:
    """Name a way to a printer."""
    say = QCoreApplication.translate
    match printer:
        case Printer.NONE:
            return say(_CONTEXT, "No printer")
        case Printer.NETWORK:
            return say(_CONTEXT, "Receipt printer, network")
        case Printer.USB:
            return say(_CONTEXT, "Receipt printer, USB")
        case Printer.SERIAL:
            return say(_CONTEXT, "Receipt printer, serial port")
        case Printer.SPOOLER:
            return say(_CONTEXT, "Windows queue, sent raw")
        case Printer.FILE:
            return say(_CONTEXT, "Receipt printer, file or device")
        case Printer.SYSTEM:
            return say(_CONTEXT, "Printer of this computer")
        case _:
            assert_never(printer)


def address_words(printer: Printer) -> str:
    """Say what the address of such a printer is."""
    say = QCoreApplication.translate
    match printer:
        case Printer.NONE:
            return say(_CONTEXT, "Receipts are shown on the screen only")
        case Printer.NETWORK:
            return say(_CONTEXT, "As in 192.168.1.50, or 192.168.1.50:9100")
        case Printer.USB:
            return say(_CONTEXT, "Vendor and product, as in 04b8:0e15")
        case Printer.SERIAL:
            return say(_CONTEXT, "As in COM3 or /dev/ttyUSB0@9600")
        case Printer.SPOOLER:
            return say(_CONTEXT, "The name of the queue")
        case Printer.FILE:
            return say(_CONTEXT, "A device as in /dev/usb/lp0, or the name of a file")
        case Printer.SYSTEM:
            return say(_CONTEXT, "Its name; empty takes the usual one")
        case _:
            assert_never(printer)


def standing_words(view: PrinterView | None, *, now: datetime) -> tuple[str, str, bool]:
    """Say how the printer stands: a word, a sentence, and whether something is wrong."""
    say = QCoreApplication.translate
    if view is None:
        return say(_CONTEXT, "Not asked yet"), "", False
    kept = say(_CONTEXT, "Nothing waiting.")
    if view.kept:
        kept = say(_CONTEXT, "Kept, to be printed again from History: {number}.").format(number=view.kept)
    if view.last is not None and not view.last.is_done:
        return trouble_title(view.last), kept if view.kept else what_to_do(view.last, Paper.PAYMENT), True
    if view.last_printed_at is None:
        return say(_CONTEXT, "Ready"), say(_CONTEXT, "Nothing was printed yet."), False
    at = view.last_printed_at
    when = f"{at:%H:%M:%S}" if at.date() == now.date() else f"{whole_day(at)}, {at:%H:%M}"
    last = say(_CONTEXT, "Last print {time}.").format(time=when)
    return say(_CONTEXT, "Ready"), f"{last} {kept}", False
