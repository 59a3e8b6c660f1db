"""Notices on the screen measured: how soon a row stands there, and how late the screen is in a flood of them."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

from pos_app.app.process import now
from pos_app.domain.environment import Environment
from pos_app.domain.webhooks import NoticeKey
from pos_app.journal import inbox_arrivals
from pos_app.journal.inbox import ArrivedNotice, Inbox
from tests.bench.figure import Figure, Of, Wanted, percentile
from tests.bench.parts import told_by
from tests.bench.receiver_sides import FLOOD
from tests.webhook_server.line import notice

_READ_TIMES: Final = 40
_SOON_MS: Final = 300.0
_UI_P99_MS: Final = 16.0  # a frame
_numbers = count()


def figures() -> Iterator[Figure]:
    """Measure everything; takes two minutes."""
    yield from _until_read()
    for which, words in (("till", "the till listens itself"), ("beside", "beside `pos-app listen`")):
        told: dict[str, Any] = told_by("activity_watch", which)
        yield from _until_on_screen(words, told)
        yield from _lateness(words, told)


def _until_on_screen(words: str, told: dict[str, Any]) -> Iterator[Figure]:
    name, soon = f"notice brought until its row is painted, {words}", Wanted(Of.OURS, at_most=_SOON_MS)
    for word in ("median", "max"):
        yield Figure(f"{name}, {word}", told["rows"][word], "ms", wanted=soon)


def _lateness(words: str, told: dict[str, Any]) -> Iterator[Figure]:
    name = f"UI lateness under {FLOOD} notices a second for {told['took']:.0f} s, Activity shown, {words}"
    for place, word in enumerate(("p99", "max")):
        wish = Wanted(Of.OURS, at_most=_UI_P99_MS) if word == "p99" else None
        flooded, spared = (told[side][place] for side in ("flooded", "spared"))
        yield Figure(f"{name}, {word}", flooded, "ms", spared, "while another program has that flood", wish)
    yield Figure("that flood, taken", told["taken"] / told["took"], "/s", float(FLOOD), "brought")


def _until_read() -> list[Figure]:
    own, along = asyncio.run(_time_reads())
    against = "the same inbox held by this till"
    name, soon = "notice durable until its row is read by a till beside", Wanted(Of.OURS, at_most=_SOON_MS)
    return [
        Figure(f"{name}, p50", percentile(along, 50), "ms", percentile(own, 50), against),
        Figure(f"{name}, p99", percentile(along, 99), "ms", percentile(own, 99), against, soon),
    ]


async def _time_reads() -> tuple[list[float], list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sandbox.inbox"
        holder = await Inbox.open(path, environment=Environment.SANDBOX, now=now)
        beside = await Inbox.open_along(path, environment=Environment.SANDBOX, now=now)
        try:
            own = [await _time_read(holder, holder) for _ in range(_READ_TIMES)]
            along = [await _time_read(holder, beside) for _ in range(_READ_TIMES)]
        finally:
            await beside.close()
            await holder.close()
    return own, along


async def _time_read(holder: Inbox, reader: Inbox) -> float:
    rung: asyncio.Queue[str] = asyncio.Queue()
    stop = reader.listen(lambda changed: rung.put_nowait(changed.key))
    number = next(_numbers)
    kept = await holder.keep(ArrivedNotice(NoticeKey("transaction", "card", str(number), "", ""), notice(number)))
    began = time.perf_counter()
    while await rung.get() != str(kept.row):
        pass
    found = await reader.read(inbox_arrivals.letters, [str(kept.row)])
    if found[str(kept.row)].raw != notice(number):
        raise RuntimeError("another notice was read")
    took = (time.perf_counter() - began) * 1000
    stop()
    await asyncio.sleep(number * 7 % 100 / 1000)  # never in step with whoever looks
    return took
