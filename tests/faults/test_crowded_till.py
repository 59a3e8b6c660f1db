"""Strangers who hold connections to the endpoint of notices: they keep no till from paying, and no notice out."""

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from pos_app.webhook_server.server import WebhookServer
from tests.faults import crowded_till

LONG: Final = 300.0
CROWD: Final = 600


@contextlib.contextmanager
def crowd(port: int, count: int) -> Generator[list[socket.socket]]:
    """Hold so many connections, and say nothing on any."""
    with contextlib.ExitStack() as stack:
        held: list[socket.socket] = []
        for _ in range(count):
            with contextlib.suppress(OSError):  # whoever is not let in has not harmed anybody
                held.append(stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=60)))
        yield held


@pytest.mark.skipif(sys.platform == "win32", reason="has no limit of open files to be reached")
def test_six_hundred_idle_connections_keep_no_payment_from_being_made(tmp_path: Path) -> None:
    script = [sys.executable, "-m", crowded_till.__name__, str(tmp_path)]
    with subprocess.Popen(script, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as till:
        assert till.stdin is not None
        assert till.stdout is not None
        address: str = till.stdout.readline()
        port = urlsplit(address).port
        assert port is not None
        with crowd(port, CROWD):
            said, _ = till.communicate("\n", timeout=LONG)
        assert said.strip() == "success"


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    await Response(status_code=200)(scope, receive, send)


def test_only_so_many_connections_are_held_and_whoever_speaks_is_heard_all_the_same() -> None:
    most = 40
    with (
        WebhookServer(answer, host="127.0.0.1", port=0, name="test", patience=LONG, most=most) as server,
        crowd(server.port, 10 * most) as held,
    ):
        wait_until(lambda: still_open(held) <= most)
        with httpx.Client(trust_env=False, timeout=LONG) as http:
            assert http.post(f"http://127.0.0.1:{server.port}/", content=b"{}").status_code == 200


def still_open(held: list[socket.socket]) -> int:
    count = 0
    for each in held:
        each.setblocking(False)
        try:
            count += each.recv(1) != b""
        except BlockingIOError:
            count += 1
        except OSError:
            continue
    return count


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)
