"""A cache of small files that may vanish or lie: what can be had again. Every call blocks on the disk."""

import contextlib
import logging
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Final

from pos_app.system.atomic_write import write_durably

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9._-]{0,120}", re.ASCII)
_OWNER_ONLY: Final = 0o700

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CachedFile:
    """What lay on the shelf, and since when."""

    data: bytes
    put_at: datetime


class FileCache:
    """So many files of at most so many bytes; the oldest make room. A disk that does not work is an empty shelf."""

    def __init__(self, folder: Path, *, most_bytes: int, most_files: int) -> None:
        self._folder = folder
        self._most_bytes = most_bytes
        self._most_files = most_files
        self._writing = Lock()

    def get(self, name: str) -> CachedFile | None:
        """Read a file; none where there is none, or where it cannot be one of ours."""
        path = self._path(name)
        try:
            if path.is_symlink() or not path.is_file():
                return None
            with path.open("rb") as file:
                data = file.read(self._most_bytes + 1)
            put_at = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        except (OSError, ValueError, OverflowError) as problem:
            log.info("the file %s could not be read: %s", name, type(problem).__name__)
            return None
        return CachedFile(data, put_at) if len(data) <= self._most_bytes else None

    def put(self, name: str, data: bytes) -> bool:
        """Write a file, whole or not at all; tell whether it lies there now."""
        if len(data) > self._most_bytes:
            return False
        path = self._path(name)
        with self._writing:
            try:
                self._folder.mkdir(mode=_OWNER_ONLY, parents=True, exist_ok=True)
                write_durably(path, data)
                self._make_room(path)
            except OSError as problem:
                log.info("the file %s could not be written: %s", name, type(problem).__name__)
                return False
        return True

    def drop(self, name: str) -> None:
        """Take a file away, for good. Raises an OSError if it cannot be done: somebody was promised it."""
        with self._writing:
            self._path(name).unlink(missing_ok=True)

    def _make_room(self, newest: Path) -> None:
        files = [path for path in self._folder.iterdir() if path != newest and path.is_file()]
        if len(files) < self._most_files:
            return
        for path in sorted(files, key=_age)[: len(files) - self._most_files + 1]:
            with contextlib.suppress(OSError):
                path.unlink()

    def _path(self, name: str) -> Path:
        if _NAME.fullmatch(name) is None or ".." in name:
            raise ValueError("A name of a file on the shelf is made by us, never by others.")
        return self._folder / name


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
