"""A notice on the line: in which manner its bytes go, what the receiver says, and what gives it up."""

import asyncio
import socket
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager

import httpx
import pytest

from pos_app.sandbox import delivery
from pos_app.sandbox.delivery import Manner, Parcel, Receipt, deliver
from pos_app.sandbox.server import Sandbox
from tests.sandbox.line import read_to_the_end
from tests.sandbox.shop import Shop, wait_until


@contextmanager
def answering_by_hand(
    said: bytes | None, *, behind: bytes = b"", is_closing: bool = True
) -> Generator[tuple[str, list[bytes]]]:
    """A receiver that says these bytes behind those it waits for; None says nothing and holds the line."""
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as server:
        ended = threading.Event()

        def serve() -> None:
            line, _ = server.accept()
            with line:
                if said is not None:
                    heard.append(line.recv(65536))
                    while not b"".join(heard).endswith(behind):
                        heard.append(line.recv(65536))
                    line.sendall(said)
                    if is_closing:
                        line.shutdown(socket.SHUT_WR)
                heard.append(read_to_the_end(line))
                ended.wait(60)

        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.getsockname()[1]}/notices?till=2", heard
        finally:
            ended.set()
            thread.join()


def send(url: str, *, manner: Manner = Manner.WHOLE, body: bytes = b'{"a":1}', limit: float = 60.0) -> Receipt:
    parcel = Parcel(body=body, headers=(("Content-Type", "application/json"),), manner=manner)
    return asyncio.run(deliver(url, parcel, limit=limit))


def test_a_chunked_parcel_says_so_and_arrives_in_chunks() -> None:
    with answering_by_hand(b"HTTP/1.1 200 OK\r\n\r\n") as (url, heard):
        assert send(url, manner=Manner.CHUNKED, body=b"x" * 100) == Receipt(200, None)
    text = b"".join(heard)
    assert text.startswith(b"POST /notices?till=2 HTTP/1.1\r\nHost: 127.0.0.1:")
    assert b"Transfer-Encoding: chunked" in text
    assert b"Content-Length" not in text
    assert text.endswith(b"40\r\n" + b"x" * 64 + b"\r\n24\r\n" + b"x" * 36 + b"\r\n0\r\n\r\n")


def test_a_dripping_parcel_comes_in_small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "_DRIP_SECONDS", 0.01)
    with answering_by_hand(b"HTTP/1.1 200 OK\r\n\r\n", behind=b"x" * 80) as (url, heard):
        began = time.monotonic()
        assert send(url, manner=Manner.DRIP, body=b"x" * 80) == Receipt(200, None)
        assert time.monotonic() - began >= 9 * 0.01  # there are ten, and it answered behind the last
    assert b"".join(heard).endswith(b"\r\n\r\n" + b"x" * 80)


@pytest.mark.parametrize("manner", Manner)
def test_a_receiver_may_answer_and_hang_up_in_the_middle(manner: Manner) -> None:
    with answering_by_hand(b"HTTP/1.1 413 Too Large\r\nConnection: close\r\n\r\n") as (url, _):
        assert send(url, manner=manner, body=b"x" * 200_000) == Receipt(413, "Answered 413, not 200")


@pytest.mark.parametrize(
    ("said", "status", "problem"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n", 200, None),
        (b"HTTP/1.0 204 \r\n\r\n", 204, None),
        (b"HTTP/1.0 301 \r\n\r\n", 301, "Answered 301, not 200"),
        (b"", None, "The connection was closed without an answer"),
        (b"SSH-2.0-x\r\n", None, "The answer was not HTTP"),
        (b"HTTP/1.1 abc\r\n", None, "The answer was not HTTP"),
        (b"x" * 100_000, None, "The answer was not HTTP"),
    ],
)
def test_what_the_merchant_says_is_written_down(said: bytes, status: int | None, problem: str | None) -> None:
    with answering_by_hand(said) as (url, _):
        assert send(url) == Receipt(status, problem)


def test_silence_ends_at_the_limit_of_thirty_seconds() -> None:
    assert delivery.ANSWER_LIMIT_SECONDS == 30
    with answering_by_hand(None) as (url, _):
        assert send(url, limit=0.2) == Receipt(None, "No answer within 0.2 s")


def test_nobody_there_is_a_problem_and_not_an_error(shop: Shop) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unused.getsockname()[1]}/"
        assert send(url) == Receipt(None, "No connection")
        shop.control("PUT", "/webhook", {"url": url})
        delivered = shop.send_notice("transfer_in")[0]
        assert (delivered["status"], delivered["problem"]) == (None, "No connection")


def test_a_server_that_cannot_prove_its_name_gets_no_notice() -> None:
    with answering_by_hand(b"HTTP/1.1 200 OK\r\n\r\n") as (url, _):
        assert send(url.replace("http:", "https:")).status is None


def test_a_name_that_does_not_exist_is_a_problem() -> None:
    assert send("http://nobody.invalid/") == Receipt(None, "No connection")


def test_stopping_does_not_wait_for_a_notice_that_is_being_delivered() -> None:
    sandbox = Sandbox(seed=1)
    address = sandbox.start()
    with Shop(address) as shop, Shop(address) as asking, answering_by_hand(None) as (url, _):
        shop.control("PUT", "/webhook", {"url": url, "delay_ms": 0})
        ends: list[object] = []

        def ask() -> None:
            try:
                ends.extend(one["problem"] for one in asking.send_notice("transfer_in"))
            except httpx.RemoteProtocolError:  # the line may be cut before the news is out
                ends.append("Given up")

        waiting = threading.Thread(target=ask)
        waiting.start()
        wait_until(lambda: bool(shop.ledger()["deliveries"]))
        began = time.monotonic()
        sandbox.stop()
        assert time.monotonic() - began < delivery.ANSWER_LIMIT_SECONDS / 2
        waiting.join()
    assert ends == ["Given up"]


def test_clearing_gives_up_a_notice_that_is_being_delivered(shop: Shop) -> None:
    with answering_by_hand(None) as (url, _):
        shop.control("PUT", "/webhook", {"url": url})
        sent: list[str] = []
        asking = threading.Thread(target=lambda: sent.append(shop.send_notice("transfer_in")[0]["problem"]))
        asking.start()
        with Shop(shop.address) as other:
            wait_until(lambda: bool(other.ledger()["deliveries"]))
            other.control("POST", "/clear")
        asking.join()
    assert sent == ["Given up"]
