"""The line to a printer on the network: opened in time, seen to its end, and let go of when nobody takes the slip."""

import socket
import struct
from contextlib import suppress
from typing import Any, Final

from pos_app.domain.printing import PrintTrouble
from pos_app.printers.errors import MaybePrinted
from pos_app.printers.job import CONNECT_SECONDS, Job

# Asked behind the slip: why the printer is off-line, if it is. One that does not know the question prints none of it.
HOW_ARE_YOU: Final = b"\x10\x04\x02"
_ANSWERS_WITHIN: Final = 2.0
_CLOSES_WITHIN: Final = 1.0
_SHORTEST: Final = 0.01  # with no time at all a socket would not wait, or wait for ever
_COVER: Final = 0b0000_0100
_NO_PAPER: Final = 0b0010_0000
_FIXED: Final = 0b1001_0011, 0b0001_0010  # the bits by which such an answer is known
_LINGER: Final = struct.pack("ii", 1, 0)


def connect(host: str, port: int, job: Job) -> socket.socket:
    """Open the line. The library would open an older kind only, and lose it when nobody answers."""
    line = socket.create_connection((host, port), timeout=max(min(CONNECT_SECONDS, job.left), _SHORTEST))
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


def settle(line: socket.socket, job: Job) -> None:
    """Wait for a sign that the printer has read the slip; silence is not taken for success."""
    try:
        line.settimeout(max(min(_ANSWERS_WITHIN, job.left / 2), _SHORTEST))
        line.sendall(HOW_ARE_YOU)
        with suppress(TimeoutError):
            _judge(line.recv(16))
            return
        line.shutdown(socket.SHUT_WR)  # most of those that do not answer close their side now
        line.settimeout(max(min(_CLOSES_WITHIN, job.left), _SHORTEST))
        _judge(line.recv(16))
    except TimeoutError as problem:
        raise MaybePrinted(PrintTrouble.SILENT) from problem
    except OSError as problem:
        raise MaybePrinted(PrintTrouble.CUT_SHORT, type(problem).__name__) from problem


def let_go(printer: Any) -> None:  # noqa: ANN401  # the library has no common type
    """Drop what was not taken: closed in the usual way the system would go on delivering it."""
    with suppress(OSError, AttributeError):
        printer._device.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _LINGER)  # noqa: SLF001  # `device` would open it again
        printer._device.close()  # noqa: SLF001  # as above


def _judge(answer: bytes) -> None:
    """Take any answer for a sign of life, and its word for what it says is wrong."""
    if not answer:
        return  # it has read everything and closed
    mask, known = _FIXED
    if answer[0] & mask != known:
        return
    if answer[0] & _NO_PAPER:
        raise MaybePrinted(PrintTrouble.NO_PAPER)
    if answer[0] & _COVER:
        raise MaybePrinted(PrintTrouble.COVER_OPEN)
