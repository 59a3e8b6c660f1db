"""Reads the memory of another process and of all its children, from outside: every page that is not a file's own."""

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

PAGE: Final = 4096
_MOST_AT_ONCE: Final = 64 * 1024 * 1024
_OVERLAP: Final = 4096  # what lies across two pieces is found in the second
_PRESENT, _SWAPPED, _OF_FILE = 1 << 63, 1 << 62, 1 << 61
_LINE: Final = re.compile(r"([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ (\S+) (\d+) *(.*)")
_OF_KERNEL: Final = frozenset({"[vvar]", "[vvar_vclock]", "[vsyscall]", "[vdso]"})


@dataclass(frozen=True, slots=True)
class Piece:
    """Some memory that lies in one row."""

    process: int
    name: str  # of the program
    mapping: str
    at: int
    data: bytes


@dataclass(slots=True)
class Read:
    """What was read so far."""

    processes: int = 0
    mappings: int = 0
    read: int = 0  # bytes
    left_out: int = 0  # bytes that are a file's, unchanged
    closed: int = 0  # processes that the system lets nobody read

    def __str__(self) -> str:
        sizes = f"{self.read / 1e6:.0f} MB read, {self.left_out / 1e6:.0f} MB unchanged files left out"
        return f"{self.processes} processes, {self.mappings} mappings, {sizes}, {self.closed} closed to us"


def family(process: int) -> list[int]:
    """The process, its children, and theirs."""
    found = [process]
    for each in found:
        for children in Path(f"/proc/{each}/task").glob("*/children"):
            found += [int(child) for child in children.read_text("ascii").split()]
    return found


def memory_of(process: int, read: Read) -> Iterator[Piece]:
    """Read every readable mapping of the family; count in `read` what was read."""
    for each in family(process):
        try:
            yield from _pieces(each, read)
            read.processes += 1
        except PermissionError:
            if each == process:
                raise
            read.closed += 1
        except (FileNotFoundError, ProcessLookupError):
            continue  # a child that ended meanwhile


def _pieces(process: int, read: Read) -> Iterator[Piece]:
    here = Path(f"/proc/{process}")
    name = (here / "comm").read_text("utf-8", "replace").strip()
    with (here / "mem").open("rb", buffering=0) as memory, (here / "pagemap").open("rb", buffering=0) as pagemap:
        for line in (here / "maps").read_text("utf-8", "replace").splitlines():
            found = _LINE.fullmatch(line)
            assert found is not None, line
            low, high, rights, _, inode, path = found.groups()
            if not rights.startswith("r") or path in _OF_KERNEL:
                continue
            read.mappings += 1
            is_of_disk = inode != "0" and not path.endswith("(deleted)") and not path.startswith(("/dev/", "/memfd:"))
            for start, end in _rows(pagemap, int(low, 16), int(high, 16), is_of_disk=is_of_disk, read=read):
                for at in range(start, end, _MOST_AT_ONCE):
                    data = _bytes_at(memory, max(start, at - _OVERLAP), min(end, at + _MOST_AT_ONCE))
                    read.read += len(data)
                    yield Piece(process, name, path or "anonymous", at, data)


def _rows(pagemap: BinaryIO, low: int, high: int, *, is_of_disk: bool, read: Read) -> Iterator[tuple[int, int]]:
    """Find what was ever touched; of a file on the disk, what was written over here."""
    pagemap.seek(low // PAGE * 8)
    entries = array("Q", pagemap.read((high - low) // PAGE * 8))
    row = 0
    for place, entry in enumerate(entries):
        is_there = bool(entry & (_PRESENT | _SWAPPED))
        if is_there and is_of_disk and entry & _OF_FILE:
            read.left_out += PAGE
            is_there = False
        if is_there:
            row += 1
        elif row:
            yield low + (place - row) * PAGE, low + place * PAGE
            row = 0
    if row:
        yield low + (len(entries) - row) * PAGE, low + len(entries) * PAGE


def _bytes_at(memory: BinaryIO, start: int, end: int) -> bytes:
    """A process that lives on may give memory back while it is read."""
    parts: list[bytes] = []
    try:
        memory.seek(start)
        while start < end and (part := memory.read(end - start)):
            parts.append(part)
            start += len(part)
    except OSError:
        pass
    return b"".join(parts)
