"""The endpoint measured: notices a second, how soon one can be read, and what a flood of them does to the screen."""

import asyncio
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx

from pos_app.domain.environment import Environment
from pos_app.domain.notices import NoticeKey
from pos_app.gateway.signing import notice_signature
from pos_app.ground import now
from pos_app.journal import letter_views
from pos_app.journal.inbox import ArrivedNotice, Inbox
from tests.bench.figure import Figure, Of, Wanted, in_turns, percentile, print_json, print_table
from tests.bench.receiver_sides import FLOOD, practice_keys
from tests.loopback.line import bring, notice

_LINES: Final = 64
_NOTICES: Final = 1500
_SLOW_NOTICES: Final = 600
_SHOP_FLUSH: Final = 0.005  # an ordinary disk of an ordinary shop
_READ_TIMES: Final = 40
_READ_MS: Final = 300.0
_UI_P99_MS: Final = 16.0  # a frame
_TILLS: Final = 3
_DURABLE: Final = Wanted(Of.RATIO, at_least=2.5)
_NOTHING: Final = Wanted(Of.RATIO, at_least=1.8)
_numbers = count()


def figures() -> list[Figure]:
    """Measure everything; takes some minutes."""
    return [*_a_second(), *_until_read(), *_lateness()]


def _a_second() -> list[Figure]:
    one_each = "a bare starlette handler with one durable commit each"
    name = "notices received a second, 64 lines"
    with _side("ours") as ours, _side("bare") as bare, _side("nothing") as nothing, _debian() as debian:
        sides = [ours, bare, nothing, *([debian] if debian else [])]
        seen = in_turns(*(lambda url=url: _rate(url, _NOTICES) for url in sides))
    with _side("ours", _SHOP_FLUSH) as ours, _side("bare", _SHOP_FLUSH) as bare:
        slow = in_turns(*(lambda url=url: _rate(url, _SLOW_NOTICES) for url in (ours, bare)))
    found = [
        Figure(f"{name}, flush 5 ms", slow[0][0], "/s", slow[1][0], one_each, _DURABLE),
        Figure(f"{name}, this disk", seen[0][0], "/s", seen[1][0], one_each, _DURABLE),
        Figure(f"{name}, this disk", seen[0][0], "/s", seen[2][0], "a bare starlette handler that stores nothing"),
    ]
    if debian:
        against = "the Debian package webhook: stores nothing, answers once its command has run"
        found.append(Figure(f"{name}, this disk", seen[0][0], "/s", seen[3][0], against, _NOTHING))
    return found


def _rate(url: str, notices: int) -> tuple[float]:
    told: list[int] = []
    bodies = [notice(next(_numbers)) for _ in range(notices)]
    signature = notice_signature(practice_keys())
    began = time.perf_counter()
    asyncio.run(bring(url, bodies, signature, lines=_LINES, told=lambda status, _: told.append(status)))
    took = time.perf_counter() - began
    if told != [200] * notices:
        raise RuntimeError(f"{url} did not take every notice")
    return (notices / took,)


@contextmanager
def _side(side: str, flush: float = 0.0) -> Generator[str]:
    command = [sys.executable, "-m", "tests.bench.receiver_sides", side]
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            [*command, folder, str(flush)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as running,
    ):
        assert running.stdout is not None
        yield running.stdout.readline().strip()
        running.communicate("")


@contextmanager
def _debian() -> Generator[str | None]:
    """Have the Debian package `webhook` receive, where it is installed."""
    program = shutil.which("webhook")
    if program is None:
        yield None
        return
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        hooks = Path(folder) / "hooks.json"
        hooks.write_text(
            json.dumps([{"id": "notices", "execute-command": "/bin/true", "include-command-output-in-response": True}]),
            "utf-8",
        )
        command = [program, "-hooks", str(hooks), "-ip", "127.0.0.1", "-port", str(port)]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
            url = f"http://127.0.0.1:{port}/hooks/notices"
            try:
                _wait_for(url)
                yield url
            finally:
                running.terminate()


def _wait_for(url: str) -> None:
    for _ in range(100):
        try:
            httpx.post(url, content=notice(0), trust_env=False)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"nobody listens at {url}")


def _until_read() -> list[Figure]:
    own, along = asyncio.run(_time_reads())
    against = "the same inbox held by this till"
    name, soon = "notice durable until its row is read by a till beside", Wanted(Of.OURS, at_most=_READ_MS)
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
    found = await reader.read(letter_views.letters, [str(kept.row)])
    if found[str(kept.row)].raw != notice(number):
        raise RuntimeError("another notice was read")
    took = (time.perf_counter() - began) * 1000
    stop()
    await asyncio.sleep(number * 7 % 100 / 1000)  # never in step with whoever looks
    return took


def _lateness() -> list[Figure]:
    found: list[Figure] = []
    for which, words in (("till", "the till listens itself"), ("beside", "beside `pos-app listen`")):
        told = [_watch(which) for _ in range(_TILLS)]
        rate = median(each["a_second"] for each in told)
        for place, word in enumerate(("p99", "max")):
            flooded, spared = (median(each[side][place] for each in told) for side in ("flooded", "spared"))
            name = f"UI lateness {word} under {FLOOD} notices a second, {words} ({rate:.0f} taken)"
            wish = Wanted(Of.OURS, at_most=_UI_P99_MS) if word == "p99" else None
            found.append(
                Figure(name, flooded, "ms", spared, "the same till while another program has that flood", wish)
            )
    return found


def _watch(which: str) -> dict[str, Any]:
    """Watch a till in a process of its own: there is one Qt loop per process."""
    command = [sys.executable, "-m", "tests.bench.receiver_sides", which]
    seen = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True)
    return json.loads(seen.stdout)


if __name__ == "__main__":
    (print_json if "--json" in sys.argv[1:] else print_table)(figures())
