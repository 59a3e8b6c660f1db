"""Writes a small file so that a kill, a full disk or a power cut leaves the old one or the new one, whole."""

import os
from pathlib import Path


def write_durably(path: Path, data: bytes) -> None:
    """Put `data` into `path`, readable by its owner only; after an OSError the file is still whole."""
    beside = path.with_name(path.name + ".new")
    beside.unlink(missing_ok=True)  # of an earlier start that was killed
    try:
        file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        try:
            rest = memoryview(data)
            while rest:  # a nearly full disk takes a part and says so only the next time
                rest = rest[os.write(file, rest) :]
            os.fsync(file)
        finally:
            os.close(file)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """Make the new name itself survive a power cut; Windows has no such call."""
    if os.name != "posix":
        return
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
