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

from pos_app.webhook_server.server import AddressTaken, WebhookServer

PATIENCE = 60.0
IMPATIENT = 0.5  # for who does not finish
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
def refused() -> list[int]:
    """What never reached the app."""
    return []


@pytest.fixture
def patience() -> float:
    """How long whoever speaks is waited for."""
    return PATIENCE


@pytest.fixture
def server(refused: list[int], patience: float) -> Iterator[WebhookServer]:
    with WebhookServer(
        echo, host="127.0.0.1", port=ANY_PORT, name="test", patience=patience, refused=refused.append
    ) as running:
        yield running


@contextlib.contextmanager
def connection_to(server: WebhookServer) -> Generator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        yield connection


def is_closed_by_the_other_side(connection: socket.socket) -> bool:
    """Wait for the end; a connection that stays open runs into the socket's own limit and raises."""
    said_until_the_end(connection)
    return True


def said_until_the_end(connection: socket.socket) -> bytes:
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while more := connection.recv(4096):
            said += more
    return said


def test_a_request_is_answered(server: WebhookServer) -> None:
    with httpx.Client(trust_env=False, timeout=PATIENCE) as client:
        assert client.post(f"http://127.0.0.1:{server.port}/", content=b"hello").text == "hello"


@pytest.mark.parametrize("patience", [IMPATIENT])
@pytest.mark.parametrize(
    ("beginning", "counted"),
    [
        (b"POST / HT", [408]),
        (b"POST / HTTP/1.1\r\nHost: x\r\n", [408]),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf", []),  # the app has it in hand
        (b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf", []),
    ],
    ids=["half a line", "half a head", "half a body", "a chunk"],
)
def test_a_client_that_does_not_finish_is_told_and_closed(
    server: WebhookServer, refused: list[int], beginning: bytes, counted: list[int]
) -> None:
    with connection_to(server) as connection:
        connection.sendall(beginning)
        assert said_until_the_end(connection).startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert refused == counted


@pytest.mark.parametrize("patience", [IMPATIENT])
def test_a_client_that_says_nothing_is_closed_without_a_word(server: WebhookServer, refused: list[int]) -> None:
    with connection_to(server) as connection:
        assert said_until_the_end(connection) == b""
    with connection_to(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert said_until_the_end(connection).count(b"HTTP/1.1") == 1  # and nothing after its one answer
    assert refused == []


@pytest.mark.parametrize("patience", [IMPATIENT])
def test_dripping_bytes_do_not_buy_time(server: WebhookServer) -> None:
    is_over = threading.Event()
    with connection_to(server) as connection:
        connection.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nX-Slow: ")

        def drip() -> None:
            with contextlib.suppress(OSError):
                while not is_over.wait(IMPATIENT / 10):
                    connection.sendall(b"a")

        dripping = threading.Thread(target=drip)
        dripping.start()
        try:
            assert is_closed_by_the_other_side(connection)
        finally:
            is_over.set()
            dripping.join()


def test_a_head_without_end_is_refused(server: WebhookServer) -> None:
    with connection_to(server) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 100_000)
        assert is_closed_by_the_other_side(connection)


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x16\x03\x01 not http at all\r\n\r\n",
        b"POST / HTTP/1.1\r\nno colon\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"POST /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST / HTTP/1.1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
    ],
)
def test_garbage_costs_a_400_and_a_count_and_nothing_else(
    server: WebhookServer, refused: list[int], garbage: bytes
) -> None:
    with connection_to(server) as connection:
        connection.sendall(garbage)
        assert said_until_the_end(connection).split()[1] in {b"400", b"501"}
    assert refused == [400]


def test_a_body_that_turns_into_garbage_is_a_400_too(server: WebhookServer) -> None:
    with connection_to(server) as connection:
        connection.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\nzz\r\n")
        assert said_until_the_end(connection).startswith(b"HTTP/1.1 400 ")


def test_garbage_behind_a_request_does_not_take_its_answer_away(server: WebhookServer) -> None:
    with connection_to(server) as connection:
        connection.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}\x00 garbage\r\n\r\n")
        said = said_until_the_end(connection)
    assert said.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 400 " in said


def test_a_port_in_use_is_one_clear_sentence(server: WebhookServer) -> None:
    second = WebhookServer(echo, host="127.0.0.1", port=server.port, name="second")
    with pytest.raises(AddressTaken, match=f"Port {server.port} on 127.0.0.1 cannot be used"):
        second.start()


def test_after_stopping_no_thread_is_left_and_the_port_is_free() -> None:
    before = threading.active_count()
    with WebhookServer(echo, host="127.0.0.1", port=ANY_PORT, name="first") as first:
        port = first.port
        assert first.is_serving
    assert not first.is_serving
    assert threading.active_count() == before
    with WebhookServer(echo, host="127.0.0.1", port=port, name="second"):
        pass
