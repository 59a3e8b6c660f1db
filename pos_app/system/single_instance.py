"""Single instance: the first start holds the data folder, a second one asks it to come to the front."""

import contextlib
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, cast

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.system import wake_socket
from pos_app.system.wake_socket import Place, WakeSocket

_LOCK_FILE: Final = "till.lock"  # never deleted: two starts must always meet at the same file
_ADDRESS_FILE: Final = "till.wake"
_CALLED: Final = b"here\n"
_TOKEN_BYTES: Final = 16
_CALLER_WITHIN: Final = 2.0  # seconds; whoever knocks and says nothing is shown out
_ANSWER_WITHIN: Final = 10.0  # a till that is just starting on a busy computer takes its time
_OWNER_ONLY: Final = "D:P(A;;FA;;;OW)"  # nothing inherited; everything to whoever owns it
_SDDL_REVISION: Final = 1
_DACL: Final = 0x4
_PROTECTED_DACL: Final = 0x8000_0000


@dataclass(frozen=True, slots=True)
class FolderTaken:
    """Another till has this folder open."""

    pid: int | None  # Windows lets it come to the front only when the second start allows it by this number

    @property
    def sentence(self) -> Sentence:
        return Sentence("Kaunta is already open on this computer with the same data folder.")


class FolderClaim:
    """The hold on a data folder; the system ends it with the process, however that ends."""

    def __init__(self, folder: Path, lock: int, door: WakeSocket | None, token: str) -> None:
        self._folder = folder
        self._lock = lock
        self._door = door
        self._token = token

    async def serve(self, on_wake: Callable[[], object]) -> None:
        """Call `on_wake` whenever a second start asks for this one, until cancelled."""
        import asyncio  # nobody can be let in before there is a loop, and the window is there before it
        import hmac

        if self._door is None:
            await asyncio.Event().wait()  # nobody can ask
            return

        async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                said = await asyncio.wait_for(reader.readline(), _CALLER_WITHIN)
                if hmac.compare_digest(said.strip(), self._token.encode()):
                    on_wake()
                    writer.write(_CALLED)
                    await asyncio.wait_for(writer.drain(), _CALLER_WITHIN)
            except (OSError, TimeoutError, ValueError):
                pass  # a stranger at the door: nothing to do, nothing to say
            finally:
                writer.close()

        server = await asyncio.start_server(meet, sock=self._door.listening.dup(), limit=4 * _TOKEN_BYTES)
        async with server:
            await server.serve_forever()

    def release(self) -> None:
        """Give the folder free, at the very end of the program."""
        if self._door is not None:
            self._door.close()
        with contextlib.suppress(OSError):
            (self._folder / _ADDRESS_FILE).unlink(missing_ok=True)
        os.close(self._lock)


def claim(folder: Path) -> FolderClaim | FolderTaken:
    """Take the folder, or learn that another till has it. The folder exists and can be written to."""
    lock = -1
    try:
        lock = os.open(folder / _LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
        is_ours = _try_to_lock(lock)
    except OSError as problem:
        if lock >= 0:
            os.close(lock)
        raise KnownError(
            Sentence(
                "The folder {0} cannot be locked ({1}). Choose one on a disk of this computer.",
                folder,
                problem.strerror,
            )
        ) from problem
    if not is_ours:
        os.close(lock)
        address = _read_address(folder)
        return FolderTaken(address.pid if address else None)
    if (left := _read_address(folder)) is not None:
        wake_socket.remove(left.place)
    door = wake_socket.open_wake_socket(folder)
    token = os.urandom(_TOKEN_BYTES).hex()
    if door is not None:
        with contextlib.suppress(OSError):  # a full disk: this till cannot be woken, and stays the only one
            _leave_address(folder, _Address(os.getpid(), door.place, token))
    return FolderClaim(folder, lock, door, token)


def ask_first_to_front(folder: Path) -> bool:
    """Ask the till that has this folder to show itself; tell whether it answered. Waits ten seconds at most."""
    address = _read_address(folder)
    if address is None:
        return False
    try:
        with wake_socket.connect(address.place, within=_ANSWER_WITHIN) as line:
            line.sendall(address.token.encode() + b"\n")
            return line.recv(len(_CALLED)) == _CALLED
    except (OSError, ValueError):
        return False


@dataclass(frozen=True, slots=True)
class _Address:
    pid: int
    place: Place
    token: str


def _leave_address(folder: Path, address: _Address) -> None:
    path = folder / _ADDRESS_FILE
    path.unlink(missing_ok=True)  # one that lies there may be open to others, and would stay so
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        _close_to_others(path)  # before the token is in it
        os.write(file, json.dumps(asdict(address)).encode())
    finally:
        os.close(file)


def _read_address(folder: Path) -> _Address | None:
    try:
        raw = cast("object", json.loads((folder / _ADDRESS_FILE).read_bytes()))
    except (OSError, ValueError):
        return None
    match raw:
        case {"pid": int(pid), "place": str() | int() as place, "token": str(token)}:
            return _Address(pid, place, token)
        case _:
            return None


def _try_to_lock(file: int) -> bool:
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


# The bits of a mode close a file to everybody but its owner; on Windows they say nothing.
if sys.platform == "win32":

    def _close_to_others(file: Path) -> None:
        """Let nobody but the owner open this file from now on; OSError where the disk keeps no such rules."""
        import ctypes  # no window has to wait for it

        api = ctypes.WinDLL("advapi32", use_last_error=True)
        descriptor = ctypes.c_void_p()
        to_descriptor = api.ConvertStringSecurityDescriptorToSecurityDescriptorW
        if not to_descriptor(ctypes.c_wchar_p(_OWNER_ONLY), _SDDL_REVISION, ctypes.byref(descriptor), None):
            raise ctypes.WinError(ctypes.get_last_error())
        try:
            if not api.SetFileSecurityW(
                ctypes.c_wchar_p(str(file)), ctypes.c_uint32(_DACL | _PROTECTED_DACL), descriptor
            ):
                raise ctypes.WinError(ctypes.get_last_error())
        finally:
            ctypes.WinDLL("kernel32").LocalFree(descriptor)

else:

    def _close_to_others(file: Path) -> None:
        """Do nothing: the mode with which a file is made closes it."""
        del file
