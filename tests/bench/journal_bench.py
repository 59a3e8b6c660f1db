"""The journal measured: how long a commit takes, what many at once cost, and what a slow disk does to the screen."""

import asyncio
import json
import tempfile
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import cast

from pos_app.domain.environment import Environment
from pos_app.domain.events import Topic
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.opening import open_to_write
from pos_app.journal.schema import Schema
from pos_app.journal.store import Entry, Journal
from tests.bench.figure import Figure, Of, Wanted, in_turns, percentile
from tests.bench.parts import told_by
from tests.journal.disks import Slow, disk

FLUSH = 0.025
TAIL = 0.250
ONE_IN = 20

COMMITS = 200
SLOW_COMMITS = 22
SHOP_FLUSH = 0.005  # an ordinary disk of an ordinary shop

MANY = 500
SHOP_MANY = 200
AT_ONCE = 100

WATCHED_SECONDS = 1.2
PACE = 0.05  # seconds between two records while the screen is watched: more than a payment ever makes
UI_P99_MS = 1.0
UI_MAX_MS = 16.0

_BARE = Schema(
    Sentence("bench"), SILENCE, 7, ("CREATE TABLE line (at TEXT, kind TEXT, subject TEXT, facts TEXT) STRICT",)
)
_FACTS = {"state": "verifying", "amount": 1250000, "currency": "NGN", "brand": "Visa", "last_four": "2701"}
_names = count()


def figures() -> Iterator[Figure]:
    """Measure everything; takes well under a minute."""
    yield from _commits()
    yield from _many_at_once()
    yield from _commits_on_a_slow_disk()
    yield from _lateness()


def _commits() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        ours, bare = in_turns(lambda: _record(folder, COMMITS), lambda: _write_bare(folder, COMMITS))
    against = "bare SQLite insert, flushed, in the calling thread"
    return [
        Figure("journal commit p50", ours[0], "ms", bare[0], against),
        Figure("journal commit p99", ours[1], "ms", bare[1], against),
    ]


def _commits_on_a_slow_disk() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, _disk(Slow(flush=FLUSH, tail=TAIL, every=ONE_IN)) as vfs:
        ours, bare = in_turns(
            lambda: _record(folder, SLOW_COMMITS, vfs),
            lambda: _write_bare(folder, SLOW_COMMITS, vfs),
        )
    against = "bare SQLite insert on the same disk"
    return [
        Figure("journal commit p50, flush 25 ms with 250 ms tails", ours[0], "ms", bare[0], against),
        Figure("journal commit p99, flush 25 ms with 250 ms tails", ours[1], "ms", bare[1], against),
    ]


def _many_at_once() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, _disk(Slow(flush=SHOP_FLUSH)) as vfs:
        ours, bare = in_turns(lambda: _record_many(folder, MANY), lambda: _write_bare_many(folder, MANY))
        ours_shop, bare_shop = in_turns(
            lambda: _record_many(folder, SHOP_MANY, vfs), lambda: _write_bare_many(folder, SHOP_MANY, vfs)
        )
    name, against = "journal lines a second, 100 callers at once", "one bare commit each"
    return [
        Figure(f"{name}, this disk", ours[0], "/s", bare[0], against),
        Figure(f"{name}, flush 5 ms", ours_shop[0], "/s", bare_shop[0], against),
    ]


def _lateness() -> list[Figure]:
    """Watch a Qt loop in a process of its own: there is one such loop per process."""
    pen, ui_thread, idle = cast("list[list[float]]", told_by("journal_bench")["sides"])
    wishes = {"p99": Wanted(Of.OURS, at_most=UI_P99_MS), "max": Wanted(Of.OURS, at_most=UI_MAX_MS)}
    measured = list(zip(wishes.items(), pen, ui_thread, idle, strict=True))
    name = "UI lateness {} while recording, flush 25 ms with 250 ms tails"
    return [
        Figure(name.format(word), mine, "ms", other, "SQLite in the UI thread, same disk and pace", wish)
        for (word, wish), mine, other, _ in measured
    ] + [
        Figure(f"the same {word}, beside a loop with nothing to do", mine, "ms", other, "an idle Qt loop")
        for (word, _), mine, _, other in measured
    ]


def _watch() -> None:
    """Measure the lateness of a 1 ms timer: our pen, SQLite in the UI thread, and nothing, in turns."""
    from PySide6.QtWidgets import QApplication

    from pos_app.ui.kit.tasks import make_loop

    app = QApplication([])
    loop = make_loop(app)
    asyncio.set_event_loop(loop)
    with (
        closing(loop),
        tempfile.TemporaryDirectory() as folder,
        _disk(Slow(flush=FLUSH, tail=TAIL, every=ONE_IN)) as vfs,
    ):
        sides = (_pen_side, _ui_thread_side, _idle_side)
        measured = in_turns(*(lambda side=side: loop.run_until_complete(side(Path(folder), vfs)) for side in sides))
    print(json.dumps({"sides": measured}))


async def _pen_side(folder: Path, vfs: str) -> Sequence[float]:
    journal = await _open(folder, vfs)
    waiting: set[asyncio.Task[object]] = set()
    try:
        return await _late_while(lambda: waiting.add(asyncio.ensure_future(journal.record(_entry()))))
    finally:
        await asyncio.gather(*waiting)
        await journal.close()


async def _ui_thread_side(folder: Path, vfs: str) -> Sequence[float]:
    sheet = bare_book(folder, vfs)
    try:
        return await _late_while(lambda: write_one(sheet))
    finally:
        sheet.close()


async def _idle_side(_folder: Path, _vfs: str) -> Sequence[float]:
    return await _late_while(lambda: None)


async def _late_while(act: Callable[[], object]) -> tuple[float, float]:
    """Do something at a steady pace, and return how late a 1 ms timer came meanwhile: p99 and most, in ms."""
    from PySide6.QtCore import Qt, QTimer

    late: list[float] = []
    last = [time.perf_counter()]

    def tick() -> None:
        now = time.perf_counter()
        late.append(max(0.0, (now - last[0]) * 1000 - timer.interval()))
        last[0] = now

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(1)
    timer.timeout.connect(tick)
    timer.start()
    over = time.perf_counter() + WATCHED_SECONDS
    while time.perf_counter() < over:
        act()
        await asyncio.sleep(PACE)
    timer.stop()
    return percentile(late, 99), max(late)


def _record(folder: str, times: int, vfs: str | None = None) -> tuple[float, float]:
    async def measure() -> list[float]:
        journal = await _open(Path(folder), vfs)
        took = [await _timed(journal) for _ in range(times)]
        await journal.close()
        return took

    took = asyncio.run(measure())
    return percentile(took, 50), percentile(took, 99)


async def _timed(journal: Journal) -> float:
    start = time.perf_counter()
    await journal.record(_entry())
    return (time.perf_counter() - start) * 1000


def _write_bare(folder: str, times: int, vfs: str | None = None) -> tuple[float, float]:
    sheet = bare_book(Path(folder), vfs)
    took: list[float] = []
    for _ in range(times):
        start = time.perf_counter()
        write_one(sheet)
        took.append((time.perf_counter() - start) * 1000)
    sheet.close()
    return percentile(took, 50), percentile(took, 99)


def _record_many(folder: str, lines: int, vfs: str | None = None) -> tuple[float]:
    async def measure() -> float:
        journal = await _open(Path(folder), vfs)

        async def call() -> None:
            for _ in range(lines // AT_ONCE):
                await journal.record(_entry())

        start = time.perf_counter()
        await asyncio.gather(*(call() for _ in range(AT_ONCE)))
        took = time.perf_counter() - start
        await journal.close()
        return took

    return (lines / asyncio.run(measure()),)


def _write_bare_many(folder: str, lines: int, vfs: str | None = None) -> tuple[float]:
    sheet = bare_book(Path(folder), vfs)
    start = time.perf_counter()
    for _ in range(lines):
        write_one(sheet)
    took = time.perf_counter() - start
    sheet.close()
    return (lines / took,)


async def _open(folder: Path, vfs: str | None) -> Journal:
    return await Journal.open(
        folder / f"{next(_names)}.journal", environment=Environment.SANDBOX, now=lambda: datetime.now(UTC), vfs=vfs
    )


def bare_book(folder: Path, vfs: str | None = None) -> Connection:
    """Open a file with one table."""
    return open_to_write(folder / f"{next(_names)}.bare", _BARE, vfs=vfs)


def write_one(sheet: Connection) -> None:
    """Write a line, durable when this returns."""
    sheet.execute(
        "INSERT INTO line VALUES (?, ?, ?, ?)",
        (datetime.now(UTC).isoformat(), "payment_moved", "kaunta-1", json.dumps(_FACTS)),
    )


def _entry() -> Entry:
    return Entry("payment_moved", "kaunta-1", _FACTS, Topic.TILL)


@contextmanager
def _disk(slow: Slow) -> Generator[str]:
    with disk("slow", slow.see) as vfs:
        yield vfs


if __name__ == "__main__":
    _watch()
