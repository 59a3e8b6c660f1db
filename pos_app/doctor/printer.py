"""Whether the printer is there, without printing anything."""

import importlib
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, assert_never

from pos_app.doctor.findings import Finding, care, good, unknown
from pos_app.printers.files import is_of_ours, is_port
from pos_app.system.settings import Printer, Settings

_PORT: Final = 9100
_ANSWERS_WITHIN: Final = 3.0
_NO_USB: Final = "libusb is missing: no USB printer can be spoken to. Install it (libusb-1.0-0)."
_USB: Final = Path("/sys/bus/usb/devices")


def speaks_usb() -> bool:
    """Tell whether the system has the library that USB printers are spoken to with; no device is looked for."""
    backend: Any = importlib.import_module("usb.backend.libusb1")
    return backend.get_backend() is not None


def look_at_printer(settings: Settings, *, usb: Path = _USB, speaks: Callable[[], bool] = speaks_usb) -> Finding:
    """Look whether the printer that is set can be found; not a byte goes to it."""
    address = settings.printer_address.strip()
    match settings.printer:
        case Printer.NONE:
            return good("printer", "none is set")
        case Printer.NETWORK:
            return _look_on_network(address)
        case Printer.USB:
            return _look_on_usb(address, usb) if speaks() else care("printer", _NO_USB)
        case Printer.SERIAL:
            port = address.partition("@")[0]
            if sys.platform == "win32" or Path(port).exists():
                return good("printer", f"serial port {port}")
            return care("printer", f"there is no serial port {port}")
        case Printer.FILE:
            is_there = is_of_ours(address, None) or is_port(address) or Path(address).is_char_device()
            if is_there:
                return good("printer", f"the file or device {address}")
            return care("printer", f"{address!r} is neither a device nor the name of a file")
        case Printer.SPOOLER | Printer.SYSTEM:
            return unknown("printer", f"a printer of this system ({address or 'its usual one'}); ask the system")
        case _:
            assert_never(settings.printer)


def _look_on_network(address: str) -> Finding:
    host, _, port = address.partition(":")
    try:
        with socket.create_connection((host, int(port or _PORT)), timeout=_ANSWERS_WITHIN):
            return good("printer", f"{address} answers")
    except (OSError, ValueError, OverflowError) as problem:
        return care(
            "printer", f"{address or 'no address'} does not answer ({type(problem).__name__}). Is it switched on?"
        )


def _look_on_usb(address: str, devices: Path) -> Finding:
    if not devices.is_dir():
        return unknown("printer", f"USB {address}; this system does not list its devices")
    wanted = address.lower().split(":")[:2]
    for device in devices.iterdir():
        try:
            found = [(device / name).read_text("ascii").strip() for name in ("idVendor", "idProduct")]
        except (OSError, UnicodeDecodeError):
            continue
        if found == wanted:
            return good("printer", f"USB {address} is plugged in")
    return care("printer", f"no USB device {address} is plugged in")
