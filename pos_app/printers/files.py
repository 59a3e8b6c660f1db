"""The files that slips go into: a device that a printer hangs on, or a file in a folder of the till. Nothing else."""

import os
import re
import stat
import sys
from pathlib import Path
from typing import BinaryIO, Final

from pos_app.domain.printing import PrintTrouble
from pos_app.printers.errors import NotPrinted

_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._ -]{0,80}", re.ASCII)
_PORTS: Final = re.compile(r"(?:\\\\\.\\)?(?:LPT|COM)[0-9]{1,3}", re.ASCII | re.IGNORECASE)
# Windows takes these for devices in any folder, whatever follows a dot.
_RESERVED: Final = re.compile(r"(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[0-9])", re.ASCII | re.IGNORECASE)


def open_file(address: str, folder: Path | None) -> BinaryIO:
    """Open what slips are added to; NotPrinted for anything that is neither a device nor a file in `folder`."""
    if is_port(address):
        return Path(address).open("ab", buffering=0)
    if is_of_ours(address, folder) and folder is not None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return _open(folder / Path(address).name)
    if _is_device(address):
        return _open(Path(address).resolve(), is_device=True)
    if address.startswith("/dev/"):
        raise FileNotFoundError(address)
    raise NotPrinted(PrintTrouble.WRONG_SETTING, "this is neither a device nor the name of a file")


def is_port(address: str) -> bool:
    """Tell whether this is a port of Windows that a printer hangs on."""
    return sys.platform == "win32" and _PORTS.fullmatch(address) is not None


def is_of_ours(address: str, folder: Path | None) -> bool:
    """Tell whether this names a file in the folder, by itself or in full."""
    name = Path(address).name
    is_there = address == name or (folder is not None and Path(address).parent == folder)
    stem = name.partition(".")[0].rstrip(" ")
    return is_there and _NAME.fullmatch(name) is not None and _RESERVED.fullmatch(stem) is None


def _is_device(address: str) -> bool:
    try:
        return (
            sys.platform != "win32"
            and Path(address).resolve().is_relative_to("/dev")
            and Path(address).is_char_device()
        )
    except OSError:
        return False


def _open(path: Path, *, is_device: bool = False) -> BinaryIO:
    """Open it for adding; no link is followed, and what was looked at is what is opened."""
    flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NOCTTY", 0)
    flags |= getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0) | (0 if is_device else os.O_CREAT)
    file = os.open(path, flags, 0o600)
    if is_device and not stat.S_ISCHR(os.fstat(file).st_mode):
        os.close(file)
        raise NotPrinted(PrintTrouble.WRONG_SETTING, "this is no device")
    return os.fdopen(file, "ab", buffering=0)
