"""A receipt printer on the network, as a real socket: it takes a slip, hangs, vanishes, or has no paper."""

import socket
import struct
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from pos_app.printers.network import HOW_ARE_YOU

WELL: Final = b"\x12"
NO_PAPER: Final = b"\x32"
COVER_OPEN: Final = b"\x16"
_AT_ONCE: Final = struct.pack("ii", 1, 0)
_PATIENCE: Final = 60.0


@dataclass
class FakePrinter:
    """What it was sent, and when it is let go on."""

    address: str
    sent: list[bytes] = field(default_factory=list[bytes])
    go_on: threading.Event = field(default_factory=threading.Event)
    met: threading.Event = field(default_factory=threading.Event)

    @property
    def slips(self) -> list[bytes]:
        return [data.removesuffix(HOW_ARE_YOU) for data in self.sent]


Manner = Callable[[FakePrinter, socket.socket], None]


def answers(status: bytes = WELL) -> Manner:
    """Read the slip, and answer the question behind it."""

    def act(printer: FakePrinter, line: socket.socket) -> None:
        data = b""
        while not data.endswith(HOW_ARE_YOU):
            piece = line.recv(65_536)
            if not piece:
                break  # the till let go of it
            data += piece
        printer.sent.append(data)
        line.sendall(status)

    return act


def closes(printer: FakePrinter, line: socket.socket) -> None:
    """Read everything, know no questions, and close when the other side has."""
    printer.sent.append(_all_of(line))


def says_nothing(printer: FakePrinter, line: socket.socket) -> None:
    """Take everything, and stay."""
    printer.sent.append(_all_of(line))
    printer.go_on.wait(_PATIENCE)


def hangs(printer: FakePrinter, line: socket.socket) -> None:
    """Take nothing until it is let go on; then whatever still comes."""
    printer.go_on.wait(_PATIENCE)
    printer.sent.append(_all_of(line))


def vanishes(printer: FakePrinter, line: socket.socket) -> None:
    """Lose its power in the middle."""
    printer.sent.append(line.recv(100))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)


def _all_of(line: socket.socket) -> bytes:
    data = b""
    try:
        while piece := line.recv(65_536):
            data += piece
    except ConnectionError:
        pass
    return data


@contextmanager
def playing(*manners: Manner, waits: float = _PATIENCE) -> Generator[FakePrinter]:
    """Play a printer that serves one slip after the other, each in its manner; `waits` seconds for the next one."""
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.bind(("127.0.0.1", 0))
    door.listen()
    door.settimeout(waits)
    printer = FakePrinter(f"127.0.0.1:{door.getsockname()[1]}")

    def serve() -> None:
        for manner in manners:
            try:
                line, _ = door.accept()
            except OSError:
                return  # nobody came any more
            printer.met.set()
            with line, suppress(OSError):  # a till that lets go of one slip brings the next
                line.settimeout(max(waits, _PATIENCE))
                manner(printer, line)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield printer
    finally:
        printer.go_on.set()
        door.shutdown(socket.SHUT_RDWR)  # wakes who waits at it
        door.close()
        thread.join(_PATIENCE)


@contextmanager
def nobody() -> Generator[str]:
    """Give an address where nothing listens."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as taken:
        taken.bind(("127.0.0.1", 0))  # taken, so that nobody else gets it meanwhile; and not listened at
        yield f"127.0.0.1:{taken.getsockname()[1]}"
