"""Disks that a test can cut, fill and slow down: SQLite file layers over the real one."""

import random
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import apsw
from typing_extensions import override

SECTOR = 512
_REAL = apsw.vfs_names()[0]  # the one under ours, which ours may take the place of


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened to a file on the way to the disk, or an answer that somebody got."""

    file: str
    what: str  # write, truncate, sync, delete, forget (a delete that was not flushed), answer
    at: int = 0
    data: bytes = b""


Seen = Callable[[Step], None]


class _File(apsw.VFSFile):
    """A file whose writes are shown to somebody first."""

    def __init__(self, name: str | apsw.URIFilename | None, flags: list[int], seen: Seen) -> None:
        path = name.filename() if isinstance(name, apsw.URIFilename) else name or ""
        self._name = Path(path).name
        self._seen = seen
        super().__init__(_REAL, name, flags)

    @override
    def xWrite(self, data: bytes, offset: int) -> None:
        self._seen(Step(self._name, "write", offset, bytes(data)))
        # apsw names Buffer, which Python 3.11 does not have.
        super().xWrite(data, offset)  # pyright: ignore[reportUnknownMemberType]

    @override
    def xTruncate(self, newsize: int) -> None:
        self._seen(Step(self._name, "truncate", newsize))
        super().xTruncate(newsize)

    @override
    def xSync(self, flags: int) -> None:
        # Shown, and spared: no test here depends on what the machine under it does with a flush.
        self._seen(Step(self._name, "sync"))


class _Disk(apsw.VFS):
    """The layer that SQLite is told to use."""

    def __init__(self, name: str, seen: Seen, *, is_default: bool) -> None:
        self._seen = seen
        super().__init__(name, _REAL, is_default)

    @override
    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        return _File(name, flags, self._seen)

    @override
    def xDelete(self, filename: str, syncdir: bool) -> None:  # SQLite's own signature
        self._seen(Step(Path(filename).name, "delete" if syncdir else "forget"))
        super().xDelete(filename, syncdir)


@contextmanager
def disk(name: str, seen: Seen, *, is_default: bool = False) -> Generator[str]:
    """Have a disk by that name for a while; as the default one, under every book that names no other."""
    layer = _Disk(name, seen, is_default=is_default)
    try:
        yield name
    finally:
        layer.unregister()


class Recording:
    """Remembers every step, so that the power can be cut behind any of them."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def see(self, step: Step) -> None:
        self.steps.append(step)

    def answer(self, subject: str) -> None:
        self.steps.append(Step(subject, "answer"))

    def answered(self, cut: int) -> set[str]:
        return {step.file for step in self.steps[:cut] if step.what == "answer"}

    def cut(self, at: int, folder: Path, dice: random.Random) -> None:
        """Lay into a folder what a disk may hold that lost power behind that many steps."""
        platters: dict[str, _Platter] = {}
        for step in self.steps[:at]:
            platters.setdefault(step.file, _Platter()).take(step)
        mood = dice.choice((0.0, 0.5, 1.0))  # all that was not flushed is lost, some, nothing
        for name, platter in platters.items():
            content = platter.after_the_cut(dice, mood)
            if content is not None:
                (folder / name).write_bytes(content)


@dataclass(slots=True)
class _Platter:
    """One file on the disk: what is safe, and what still lies in a cache."""

    safe: bytearray = field(default_factory=bytearray)
    loose: list[Step] = field(default_factory=list[Step])
    is_there: bool = False
    may_return: bool = False

    def take(self, step: Step) -> None:
        match step.what:
            case "answer":
                pass
            case "delete" | "forget":
                self.is_there, self.may_return = False, step.what == "forget"
            case _:
                if not self.is_there:
                    self.safe, self.loose, self.is_there = bytearray(), [], True
                self._change(step)

    def _change(self, step: Step) -> None:
        self.loose.append(step)
        if step.what == "sync":
            for each in self.loose:
                _apply(self.safe, each)
            self.loose.clear()

    def after_the_cut(self, dice: random.Random, mood: float) -> bytes | None:
        if not self.is_there and not (self.may_return and dice.random() < 0.5):
            return None
        content = bytearray(self.safe)
        for step in self.loose:
            if step.what == "truncate" and dice.random() < mood:
                _apply(content, step)
            for start in range(0, len(step.data), SECTOR):  # a write tears where its sectors meet
                if dice.random() < mood:
                    _apply(content, Step(step.file, "write", step.at + start, step.data[start : start + SECTOR]))
        return bytes(content)


def _apply(content: bytearray, step: Step) -> None:
    match step.what:
        case "truncate":
            del content[step.at :]
        case "write":
            content.extend(bytes(max(0, step.at - len(content))))
            content[step.at : step.at + len(step.data)] = step.data
        case _:
            pass


class Failing:
    """Says no to the n-th step from when it was set, or to every step from there on."""

    def __init__(self) -> None:
        self.steps = 0
        self._no_from: float = float("inf")
        self._no_until: float = float("inf")
        self._error: type[apsw.Error] = apsw.IOError

    def say_no(self, error: type[apsw.Error], *, behind: int, times: float = float("inf")) -> None:
        self._error = error
        self._no_from = self.steps + behind
        self._no_until = self._no_from + times

    def recover(self) -> None:
        self._no_from = float("inf")

    def see(self, _: Step) -> None:
        self.steps += 1
        if self._no_from < self.steps <= self._no_until:
            raise self._error("the disk says no")


class Slow:
    """Takes its time to flush, and now and then a lot of it."""

    def __init__(self, *, flush: float, tail: float = 0.0, every: int = 0) -> None:
        self._flush = flush
        self._tail = tail
        self._every = every
        self._flushes = 0

    def see(self, step: Step) -> None:
        if step.what == "sync":
            self._flushes += 1
            is_tail = self._every > 0 and self._flushes % self._every == 0
            time.sleep(self._tail if is_tail else self._flush)
