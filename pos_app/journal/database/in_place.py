"""Whether a file that is open still lies where it was opened.

SQLite goes on writing into a file that was deleted, renamed or replaced, and nobody would ever read it again.
"""

from pathlib import Path
from typing import Final

_WAL: Final = "-wal"


class InPlace:
    """What a book was known by when it was opened. Never opens it itself: closing that would drop SQLite's locks."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wal = path.with_name(path.name + _WAL)
        self._known: tuple[int, int] | None = None
        self._known_wal: tuple[int, int] | None = None
        self._size = -1

    def take(self) -> None:
        """Know the file as it lies there now; for the moment after it was opened."""
        self._known, self._known_wal = _identity(self._path), _identity(self._wal)
        self.take_size()

    def take_size(self) -> None:
        """Know its size, which only whoever writes the book changes."""
        self._size = _size(self._path)

    def holds(self) -> bool:
        """Tell whether it is still that file, with the WAL that was begun beside it."""
        if self._known is None:  # it was never there, as on a disk that a test plays
            return True
        wal = _identity(self._wal)
        self._known_wal = self._known_wal or wal
        is_same = _identity(self._path) == self._known and wal == self._known_wal
        return is_same and _size(self._path) == self._size


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1
