"""The ways to a receipt printer: network, USB, serial, the spooler of Windows, and a file; through python-escpos."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, assert_never

from pos_app.domain.printing import PrinterConfig, PrinterConnection, PrintTrouble
from pos_app.printers.errors import NotPrinted
from pos_app.printers.escpos_library import printer_of
from pos_app.printers.files import open_file
from pos_app.printers.job import CONNECT_SECONDS, WHOLE_SECONDS, Job
from pos_app.printers.network import connect, let_go, settle

_PORT: Final = 9100
_CHUNK: Final = 1024
_USB: Final = re.compile(r"(?P<vendor>[0-9a-f]{4}):(?P<product>[0-9a-f]{4})(?::(?P<out>[0-9a-f]{2}))?", re.ASCII)
_NETWORK: Final = re.compile(r"(?P<host>[A-Za-z0-9][A-Za-z0-9.-]{0,180})(?::(?P<port>[0-9]{1,5}))?", re.ASCII)
_SERIAL: Final = re.compile(r"(?P<port>[^@]+)(?:@(?P<speed>[0-9]{4,6}))?", re.ASCII)
_USB_OUT: Final = 0x01
_NO_LIBUSB: Final = "NoBackendError"  # of pyusb, which is not imported for any other printer
_SPEED: Final = 9600


def deliver(data: bytes, machine: PrinterConfig, job: Job, *, folder: Path | None = None) -> None:
    """Bring these bytes to the printer, all of them or as far as they get; NotPrinted and MaybePrinted say which.

    A file lies in `folder`, whatever its address says, or is a device of this computer.
    """
    printer = _make(machine)
    try:
        _open(printer, machine, job, folder)
        _send(printer, data, job)
        if machine.way is PrinterConnection.NETWORK:
            settle(printer.device, job)
    except BaseException:
        if machine.way is PrinterConnection.NETWORK:
            let_go(printer)  # what the system still holds of it must not come out later
        raise
    finally:
        with suppress(Exception):  # it has gone already; the slip was told of
            printer.close()


def _make(machine: PrinterConfig) -> Any:  # noqa: ANN401  # the library has no common type
    address = machine.address
    match machine.way:
        case PrinterConnection.NETWORK:
            found = _match(_NETWORK, address)
            return printer_of("Network", found["host"], int(found["port"] or _PORT), timeout=CONNECT_SECONDS)
        case PrinterConnection.USB:
            found = _match(_USB, address.lower())
            vendor, product = int(found["vendor"], 16), int(found["product"], 16)
            out = int(found["out"], 16) if found["out"] else _USB_OUT
            return printer_of("Usb", vendor, product, timeout=int(WHOLE_SECONDS * 1000), out_ep=out)
        case PrinterConnection.SERIAL:
            found = _match(_SERIAL, address)
            speed = int(found["speed"] or _SPEED)
            return printer_of("Serial", found["port"], speed, timeout=CONNECT_SECONDS)
        case PrinterConnection.SPOOLER:
            return printer_of("Win32Raw", address)
        case PrinterConnection.FILE:
            if not address:
                raise NotPrinted(PrintTrouble.WRONG_SETTING, "no file is named")
            return printer_of("File", address)
        case PrinterConnection.NONE | PrinterConnection.SYSTEM:
            raise NotPrinted(PrintTrouble.NO_PRINTER)
        case _:
            assert_never(machine.way)


def _match(pattern: re.Pattern[str], address: str) -> re.Match[str]:
    found = pattern.fullmatch(address.strip())
    if found is None:
        raise NotPrinted(PrintTrouble.WRONG_SETTING, "this is no address of such a printer")
    return found


def _open(printer: Any, machine: PrinterConfig, job: Job, folder: Path | None) -> None:  # noqa: ANN401  # as above
    try:
        if machine.way is PrinterConnection.NETWORK:
            printer.device = connect(printer.host, printer.port, job)
        elif machine.way is PrinterConnection.FILE:
            # The library empties a file before it writes, and a printer does not mind being added to.
            printer.device = open_file(machine.address, folder)
        else:
            printer.open()
    except NotPrinted:
        raise
    except Exception as problem:  # each driver has errors of its own
        raise NotPrinted(_trouble_of(problem, machine.way), type(problem).__name__) from problem
    job.check()


def _trouble_of(problem: Exception, way: PrinterConnection) -> PrintTrouble:
    if type(problem).__name__ == _NO_LIBUSB:
        return PrintTrouble.NOT_ABLE
    return PrintTrouble.NO_ANSWER if way is PrinterConnection.NETWORK else PrintTrouble.ABSENT


def _send(printer: Any, data: bytes, job: Job) -> None:  # noqa: ANN401  # as above
    write = printer._raw  # noqa: SLF001  # the library's only way for bytes
    for start in range(0, len(data), _CHUNK):
        job.check()
        _give_time(printer.device, job.left)
        chunk = data[start : start + _CHUNK]
        job.sent += len(chunk)  # before it goes: a piece that is held up may still go when nobody waits for it
        try:
            write(chunk)
        except Exception as problem:  # each driver has errors of its own
            raise job.failed(PrintTrouble.CUT_SHORT, type(problem).__name__) from problem


def _give_time(device: Any, seconds: float) -> None:  # noqa: ANN401  # as above
    """Let no piece be waited for longer than there is time; a network line and a serial one can be told so."""
    if hasattr(device, "settimeout"):
        device.settimeout(max(seconds, 0.01))
    elif hasattr(device, "write_timeout"):
        device.write_timeout = seconds
