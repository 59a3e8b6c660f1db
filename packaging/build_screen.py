"""A virtual screen to start the installed till on, and a picture of it."""

import os
import struct
import subprocess
import time
import zlib
from pathlib import Path
from types import TracebackType
from typing import Self

from mistakes import MistakeError

SIZE = "1366x768"
APPEARS_WITHIN = 120.0
SETTLES_WITHIN = 4.0
"""Seconds from the first thing drawn to the picture; a caret that blinks would never be still."""


class Screen:
    """Xvfb on a number that it finds itself."""

    def __init__(self, work: Path) -> None:
        self._work = work
        self._server: subprocess.Popen[bytes] | None = None
        self.name = ""

    def __enter__(self) -> Self:
        reader, writer = os.pipe()
        command = [
            "Xvfb",
            "-displayfd",
            str(writer),
            "-screen",
            "0",
            f"{SIZE}x24",
            "-ac",
            "-noreset",
            "-nolisten",
            "tcp",
        ]
        command += ["-fbdir", str(self._work)]
        self._server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as said:
            self.name = f":{said.readline().strip()}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait()

    def part(self, box: tuple[int, int, int, int]) -> bytes:
        """What is on a part of the screen now: left, top, right, bottom."""
        return _cut(self._frame(), box)

    def _frame(self) -> bytes:
        return (self._work / "Xvfb_screen0").read_bytes()

    def keep(self, picture: Path) -> None:
        """Make a picture of what is on it now."""
        _keep(self._frame(), picture)

    def wait_for_window(self, program: subprocess.Popen[str], picture: Path) -> str:
        """Wait until something is drawn and stays as it is, then keep it as a picture."""
        until, empty = time.monotonic() + APPEARS_WITHIN, self._frame()
        while time.monotonic() < until:
            if program.poll() is not None:
                raise MistakeError(
                    f"The till ended by itself: {program.stderr.read()[-2000:] if program.stderr else ''}"
                )
            if self._frame() != empty:
                time.sleep(SETTLES_WITHIN)
                self.keep(picture)
                return f"{picture.name} shows it"
            time.sleep(0.2)
        raise MistakeError("No window appeared.")


def _cut(frame: bytes, box: tuple[int, int, int, int]) -> bytes:
    left, top, right, bottom = box
    header = struct.unpack(">25I", frame[:100])
    start, stride = header[0] + 12 * header[19], header[12]
    return b"".join(frame[start + y * stride + 4 * left : start + y * stride + 4 * right] for y in range(top, bottom))


def _keep(frame: bytes, picture: Path) -> None:
    """Make a PNG of the frame buffer, which is in the form of xwd."""
    header = struct.unpack(">25I", frame[:100])
    size, width, height, stride, colours = header[0], header[4], header[5], header[12], header[19]
    start = size + 12 * colours
    rows = bytearray()
    for y in range(height):
        row = frame[start + y * stride : start + y * stride + 4 * width]
        pixels = bytearray(3 * width)
        pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
        rows += b"\0" + pixels

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b""))
