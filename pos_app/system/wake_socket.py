"""The socket at which a till is asked to come to the front: a unix socket that is its user's alone.

Windows has a port of this computer instead, which every user reaches; there the token of the caller is what counts.
"""

import contextlib
import os
import socket
import stat
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_LOOPBACK: Final = "127.0.0.1"
_NAME: Final = "till.socket"
_SHORT_FOLDER: Final = "kaunta-"
_LONGEST_PATH: Final = 100  # bytes; systems allow 103 to 107
_OWNER_ONLY: Final = 0o600

Place = str | int  # the path of a unix socket, or a port of this computer


@dataclass(frozen=True, slots=True)
class WakeSocket:
    """A socket that listens, and where."""

    listening: socket.socket
    place: Place

    def close(self) -> None:
        """Close it, and leave nothing of it behind."""
        self.listening.close()
        remove(self.place)


def open_wake_socket(folder: Path) -> WakeSocket | None:
    """Listen for whoever wants the till of this folder in front; none if this computer lets nobody listen.

    The folder is ours: a socket that lies there was left by a till that was killed.
    """
    with contextlib.suppress(OSError):
        if sys.platform != "win32":
            return _listen_at_a_path(folder)
        listening = socket.create_server((_LOOPBACK, 0))
        return WakeSocket(listening, listening.getsockname()[1])
    return None


def connect(place: Place, *, within: float) -> socket.socket:
    """Reach a till where it listens; raise OSError if none does."""
    if isinstance(place, int):
        return socket.create_connection((_LOOPBACK, place), timeout=within)
    if sys.platform == "win32":
        raise OSError("A till of this system listens at a port.")
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        line.settimeout(within)
        line.connect(place)
    except BaseException:
        line.close()
        raise
    return line


def remove(place: Place) -> None:
    """Remove a socket of ours that nobody listens at any more, with the short folder that was made for it."""
    if isinstance(place, int):
        return
    path = Path(place)
    with contextlib.suppress(OSError, ValueError):
        if path.name == _NAME and stat.S_ISSOCK(path.lstat().st_mode):
            path.unlink()
        if path.parent.name.startswith(_SHORT_FOLDER):
            path.parent.rmdir()  # only if nothing else is in it


if sys.platform != "win32":

    def _listen_at_a_path(folder: Path) -> WakeSocket:
        usual = folder.absolute() / _NAME
        remove(str(usual))
        if _is_short(usual):
            with contextlib.suppress(OSError):  # not every disk holds sockets
                return _listen(usual)
        for parent in _short_parents():
            with contextlib.suppress(OSError):
                return _listen_in_a_folder_of_its_own(parent)
        raise OSError("There is no place for a socket.")

    def _listen_in_a_folder_of_its_own(parent: Path) -> WakeSocket:
        short = Path(tempfile.mkdtemp(prefix=_SHORT_FOLDER, dir=parent))  # nobody else may enter it
        try:
            return _listen(short / _NAME)
        except OSError:
            with contextlib.suppress(OSError):
                short.rmdir()
            raise

    def _listen(path: Path) -> WakeSocket:
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        is_bound = False
        try:
            listening.bind(str(path))
            is_bound = True
            path.chmod(_OWNER_ONLY)  # nobody reaches it before it listens
            listening.listen()
        except OSError:
            listening.close()
            if is_bound:
                path.unlink(missing_ok=True)
            raise
        return WakeSocket(listening, str(path))


def _short_parents() -> Iterator[Path]:
    for name in (os.environ.get("XDG_RUNTIME_DIR", ""), tempfile.gettempdir(), "/tmp"):  # noqa: S108  # a folder of its own is made there
        parent = Path(name)
        if parent.is_absolute() and _is_short(parent / (_SHORT_FOLDER + "x" * 8) / _NAME):
            yield parent


def _is_short(path: Path) -> bool:
    return len(os.fsencode(path)) <= _LONGEST_PATH
