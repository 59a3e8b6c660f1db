"""Reads printer bytes as a printer does: every command that slips may use, and nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from zlib import crc32

_AFTER: Final = {  # how many bytes of its own follow a command
    b"\x1b@": 0,
    b"\x1b!": 1,
    b"\x1bE": 1,
    b"\x1bt": 1,
    b"\x1bR": 1,
    b"\x1bd": 1,
    b"\x1bp": 3,
    b"\x1c.": 0,
    b"\x1dV": 1,
}
_NAMES: Final = {
    b"\x1b@": "begin",
    b"\x1b!": "size",
    b"\x1bE": "bold",
    b"\x1bt": "code page",
    b"\x1bR": "letters of",
    b"\x1bd": "feed",
    b"\x1bp": "DRAWER",
    b"\x1c.": "single bytes",
    b"\x1dV": "cut",
}
_RASTER: Final = b"\x1dv0"
_FIRST_LETTER, _DELETE, _LINE = 0x20, 0x7F, 0x0A


class NotOurs(Exception):  # noqa: N818  # a fact
    """A byte that no slip of ours has."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A command with its own bytes, a run of letters, a line feed, or a picture."""

    name: str
    data: bytes = b""
    width: int = 0  # dots, of a picture
    height: int = 0


def pieces(data: bytes) -> Iterator[Piece]:
    """Take the bytes apart."""
    at = 0
    while at < len(data):
        if data.startswith(_RASTER, at):
            wide, high = (int.from_bytes(data[at + 4 + 2 * n : at + 6 + 2 * n], "little") for n in (0, 1))
            end = at + 8 + wide * high
            if end > len(data):
                raise NotOurs(f"a picture ends at {end}")
            yield Piece("picture", data[at + 8 : end], wide * 8, high)
            at = end
        elif data[at : at + 2] in _AFTER:
            command = data[at : at + 2]
            end = at + 2 + _AFTER[command]
            yield Piece(_NAMES[command], data[at + 2 : end])
            at = end
        elif data[at] == _LINE:
            yield Piece("line")
            at += 1
        else:
            end = at
            while end < len(data) and data[end] >= _FIRST_LETTER and data[end] != _DELETE:
                end += 1
            if end == at:
                raise NotOurs(f"{data[at : at + 4]!r} at {at}")
            yield Piece("letters", data[at:end])
            at = end


def dump(data: bytes, *, encoding: str = "cp437") -> str:
    """Write what a person can read of it."""
    said, line = list[str](), ""
    for piece in pieces(data):
        match piece.name:
            case "letters":
                line += piece.data.decode(encoding)
            case "line":
                said.append(f"|{line}")
                line = ""
            case "picture":
                said.append(f"[picture {piece.width} x {piece.height}, {crc32(piece.data):08x}]")
            case _:
                said.append(f"[{piece.name}{' ' + piece.data.hex(' ') if piece.data else ''}]")
    return "\n".join(said) + "\n"


def words(data: bytes, *, encoding: str = "cp437") -> str:
    """Read the letters only, line by line."""
    return "\n".join(line[1:].strip() for line in dump(data, encoding=encoding).splitlines() if line.startswith("|"))
