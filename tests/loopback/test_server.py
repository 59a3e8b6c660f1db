"""The guarded server: it answers, and nobody can hold it."""

import contextlib
import socket
import threading
from collections.abc import Generator, Iterator

import httpx
import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from pos_app.loopback.server import AddressTaken, LoopbackServer

PATIENCE = 0.3
ANY_PORT = 0


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the body that came."""
    try:
        body = await Request(scope, receive).body()
    except ClientDisconnect:
        return
    response: Response = PlainTextResponse(body)
    await response(scope, receive, send)


@pytest.fixture
def server() -> Iterator[LoopbackServer]:
    with LoopbackServer(echo, host="127.0.0.1", port=ANY_PORT, name="test", patience=PATIENCE) as running:
        yield running


@contextlib.contextmanager
def connection_to(server: LoopbackServer) -> Generator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        yield connection


def is_closed_by_the_other_side(connection: socket.socket) -> bool:
    """Wait for the end; a connection that stays open runs into the socket's own limit and raises."""
    with contextlib.suppress(ConnectionResetError):
        while connection.recv(4096):
            pass
    return True


def test_a_request_is_answered(server: LoopbackServer) -> None:
    with httpx.Client(trust_env=False) as client:
        assert client.post(f"http://127.0.0.1:{server.port}/", content=b"hello").text == "hello"


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"POST / HT",
        b"POST / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf",
    ],
    ids=["silent", "half a line", "half a head", "half a body"],
)
def test_a_client_that_does_not_finish_is_closed(server: LoopbackServer, beginning: bytes) -> None:
    with connection_to(server) as connection:
        connection.sendall(beginning)
        assert is_closed_by_the_other_side(connection)


def test_dripping_bytes_do_not_buy_time(server: LoopbackServer) -> None:
    is_over = threading.Event()
    with connection_to(server) as connection:
        connection.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nX-Slow: ")

        def drip() -> None:
            with contextlib.suppress(OSError):
                while not is_over.wait(PATIENCE / 10):
                    connection.sendall(b"a")

        dripping = threading.Thread(target=drip)
        dripping.start()
        try:
            assert is_closed_by_the_other_side(connection)
        finally:
            is_over.set()
            dripping.join()


def test_a_head_without_end_is_refused(server: LoopbackServer) -> None:
    with connection_to(server) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 100_000)
        assert is_closed_by_the_other_side(connection)


def test_garbage_costs_a_400_and_nothing_else(server: LoopbackServer) -> None:
    with connection_to(server) as connection:
        connection.sendall(b"\x16\x03\x01 not http at all\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 400")


def test_a_port_in_use_is_one_clear_sentence(server: LoopbackServer) -> None:
    second = LoopbackServer(echo, host="127.0.0.1", port=server.port, name="second")
    with pytest.raises(AddressTaken, match=f"Port {server.port} on 127.0.0.1 cannot be used"):
        second.start()


def test_after_stopping_no_thread_is_left_and_the_port_is_free() -> None:
    before = threading.active_count()
    with LoopbackServer(echo, host="127.0.0.1", port=ANY_PORT, name="first") as first:
        port = first.port
        assert first.is_serving
    assert not first.is_serving
    assert threading.active_count() == before
    with LoopbackServer(echo, host="127.0.0.1", port=port, name="second"):
        pass
