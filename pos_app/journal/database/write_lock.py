"""The write lock of a database: held by one program at a time, and gone with it however it ends."""

__audience__ = "back office"

import os
import sys
import time
from pathlib import Path
from typing import Final

from pos_app.domain.sentence import Sentence
from pos_app.journal.errors import JournalBroken, JournalInUse

_TRIES: Final = 3
_BETWEEN: Final = 0.02  # seconds: whoever only looks has let go by then


class WriteLock:
    """A lock beside the book; the system drops it even when the program is killed."""

    def __init__(self, path: Path, *, book: Sentence) -> None:
        # Never deleted: whoever deletes a lock file may delete the one that another program just took.
        try:
            self._file = os.open(_beside(path), os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as problem:
            why = (problem.strerror or type(problem).__name__).lower()
            raise JournalBroken(Sentence("The {0} {1} cannot be opened ({2}).", book, path, why)) from problem
        try:
            _lock_in_time(self._file)
        except OSError as problem:
            os.close(self._file)
            raise JournalInUse(
                Sentence("The {0} {1} is in use by another Kaunta. Close that one first.", book, path.name)
            ) from problem

    def release(self) -> None:
        """Let others have it."""
        os.close(self._file)


def is_claimed(path: Path) -> bool:
    """Look whether a program holds the book now; to look, the claim is taken for a moment."""
    beside = _beside(path)
    if not beside.exists():
        return False
    file = os.open(beside, os.O_RDWR)
    try:
        _lock(file)
    except OSError:
        return True
    finally:
        os.close(file)
    return False


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _lock_in_time(file: int) -> None:
    for _ in range(_TRIES - 1):
        try:
            return _lock(file)
        except OSError:
            time.sleep(_BETWEEN)
    return _lock(file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
