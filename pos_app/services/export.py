"""The history as a table for other programs: CSV that opens as words and figures, and as nothing else.

UTF-8 with its mark, commas, CR LF; amounts plain, their currency beside them; moments by the shop's clock; of a card
the last four digits. A cell that begins like a formula (= + - @, a tab, a new line, or one of their wide forms) gets an
apostrophe in front of it, and so does what begins like one behind a semicolon or a tab, where some programs begin a
cell of their own: a name is never run by the program that opens the table.
"""

import csv
import io
import os
import re
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from pos_app.domain.errors import KnownError
from pos_app.domain.history import HistoryFilter, HistoryRow
from pos_app.domain.sentence import Sentence
from pos_app.journal import history_search
from pos_app.journal.database.connection import Connection
from pos_app.journal.store import Journal
from pos_app.system.save_targets import refuse_unsafe
from pos_app.system.threads import in_thread, whole

_AT_ONCE: Final = 500  # rows; other looks into the journal go on in between
_FORMULA_WITHIN: Final = re.compile(r"([;\t\r\n])([\s\"']*)([=+\-@＝＋－＠])")
_BEGINS_A_FORMULA: Final = frozenset("=+-@\t\r\n＝＋－＠")
COLUMNS: Final = (
    "date", "time", "kind", "result", "amount", "currency", "card", "last four", "who", "note or package", "number",
    "reference", "cashier", "alarm",
)  # fmt: skip


async def export(
    journal: Journal,
    chosen: HistoryFilter,
    path: Path,
    *,
    told: Callable[[int], object],
    signed: Callable[[int], Awaitable[object]],
) -> int:
    """Write the table and return how many rows it has; `told` hears how many there are so far.

    `signed` writes down who takes so many, before anybody can. Stopped or broken off, it leaves nothing.
    """
    await in_thread(partial(refuse_unsafe, path, ".csv"))
    part, done, before = _ExportPart(path), 0, None
    try:
        await part.do(part.begin)
        while True:
            text, count, before = await journal.read(_lines, chosen, before)
            await part.do(partial(part.add, text))
            done += count
            told(done)
            if count < _AT_ONCE:
                break
        await part.do(part.finish)
        await signed(done)
        part.put_in_place()
    except BaseException:
        await whole(in_thread(part.clear_away))
        raise
    return done  # nobody waited since it was put there: whoever stops it before finds nothing


class _ExportPart:
    """A table that is being written, beside its place."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside = path.with_name(f".{path.name}.part")
        self._file: BinaryIO | None = None

    async def do(self, work: Callable[[], object]) -> None:
        """Do it where it holds nobody up, to its end, and say in a sentence what the disk said."""
        with self._in_words():
            await whole(in_thread(work))

    def begin(self) -> None:
        self._beside.unlink(missing_ok=True)
        self._beside.touch(0o600)
        self._file = self._beside.open("wb")
        text = io.StringIO(newline="")
        csv.writer(text).writerow(COLUMNS)
        self._file.write(b"\xef\xbb\xbf" + text.getvalue().encode())

    def add(self, text: bytes) -> None:
        if self._file is not None:
            self._file.write(text)

    def finish(self) -> None:
        if self._file is not None:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()

    def put_in_place(self) -> None:
        with self._in_words():
            self._beside.replace(self._path)

    def clear_away(self) -> None:
        with suppress(OSError):  # what could not be written cannot be flushed either
            if self._file is not None:
                self._file.close()
        with suppress(OSError):
            self._beside.unlink(missing_ok=True)

    @contextmanager
    def _in_words(self) -> Generator[None]:
        try:
            yield
        except OSError as problem:
            why = (problem.strerror or type(problem).__name__).lower()
            raise KnownError(
                Sentence("{0} cannot be written ({1}). Nothing was exported.", self._path.name, why)
            ) from problem


def safe_cell(cell: str) -> str:
    """Keep a cell from being taken for a formula."""
    within = _FORMULA_WITHIN.sub(r"\1\2'\3", cell)
    return f"'{within}" if within[:1] in _BEGINS_A_FORMULA and within else within


def cells_of(found: HistoryRow) -> tuple[str, ...]:
    """Return one line of the table."""
    local = found.at.astimezone()
    amount = found.amount
    texts = (found.brand, found.last_four, found.who, found.beside, found.number, found.reference, found.cashier)
    word = found.word.value if found.word is not None else "Suspicious"
    return (
        f"{local:%Y-%m-%d}", f"{local:%H:%M:%S}", found.thing.value, word, amount.wire() if amount else "",
        amount.currency.value if amount else "",
        *map(safe_cell, texts), found.alarm,
    )  # fmt: skip


def _lines(sheet: Connection, chosen: HistoryFilter, before: int | None) -> tuple[bytes, int, int | None]:
    """Read the next rows as bytes, in the thread that looks into the journal."""
    found = history_search.page(sheet, chosen, before, _AT_ONCE)
    text = io.StringIO(newline="")
    csv.writer(text).writerows(map(cells_of, found))
    return text.getvalue().encode(), len(found), found[-1].row if found else before
