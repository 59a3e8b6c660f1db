"""The right to write one book: held by one program at a time, and gone with it however it ends."""

import os
import sys
from pathlib import Path

from pos_app.journal.errors import JournalBroken, JournalInUse


class Claim:
    """A lock beside the book; the system drops it even when the program is killed."""

    def __init__(self, path: Path, *, book: str) -> None:
        # Never deleted: whoever deletes a lock file may delete the one that another program just took.
        beside = path.with_name(f"{path.name}.lock")
        try:
            self._file = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as problem:
            why = (problem.strerror or type(problem).__name__).lower()
            raise JournalBroken(f"The {book} {path} cannot be opened ({why}).") from problem
        try:
            _lock(self._file)
        except OSError as problem:
            os.close(self._file)
            raise JournalInUse(
                f"The {book} {path.name} is in use by another Kaunta. Close that one first."
            ) from problem

    def release(self) -> None:
        """Let others have it."""
        os.close(self._file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
