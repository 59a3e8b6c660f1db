"""The endpoint measured: how many notices it takes in a second, beside endpoints that do less."""

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
from typing import Final

import httpx

from pos_app.gateway.signing import notice_signature
from tests.bench.figure import Figure, Of, Wanted, in_turns
from tests.bench.receiver_sides import practice_keys
from tests.webhook_server.line import bring, notice

_LINES: Final = 64
_NOTICES: Final = 1200
_SLOW_NOTICES: Final = 400
_SHOP_FLUSH: Final = 0.005  # an ordinary disk of an ordinary shop
_DURABLE: Final = Wanted(Of.RATIO, at_least=2.5)
_NOTHING: Final = Wanted(Of.RATIO, at_least=1.8)
_numbers = count()


def figures() -> list[Figure]:
    """Measure everything; takes half a minute."""
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
