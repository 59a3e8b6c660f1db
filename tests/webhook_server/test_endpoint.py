"""The endpoint: one status for each way a notice can come."""

import socket
from collections.abc import Iterator

import httpx
import pytest

from pos_app.domain.webhooks import TakenNotice
from pos_app.webhook_server.endpoint import LARGEST_NOTICE, notice_endpoint
from pos_app.webhook_server.server import WebhookServer


class Desk:
    """Takes notices and remembers them."""

    def __init__(self) -> None:
        self.taken: list[tuple[bytes, str | None]] = []
        self.sources: list[str] = []
        self.answer = TakenNotice.KEPT

    async def take(self, body: bytes, signature: str | None, source: str) -> TakenNotice:
        """Keep what came."""
        self.taken.append((body, signature))
        self.sources.append(source)
        return self.answer


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def client(desk: Desk) -> Iterator[httpx.Client]:
    app = notice_endpoint(desk.take, path="/notices", signature_header="merchantsignature")
    with (
        WebhookServer(app, host="127.0.0.1", port=0, name="test") as server,
        httpx.Client(base_url=f"http://127.0.0.1:{server.port}", trust_env=False, timeout=60) as client,
    ):
        yield client


@pytest.mark.parametrize("name", ["merchantsignature", "MerchantSignature", "MERCHANTSIGNATURE"])
def test_a_notice_is_handed_over_with_its_signature_whatever_the_case(
    client: httpx.Client, desk: Desk, name: str
) -> None:
    assert client.post("/notices", content=b'{"notify":"x"}', headers={name: "abc"}).status_code == 200
    assert desk.taken == [(b'{"notify":"x"}', "abc")]


def test_a_missing_signature_is_handed_over_as_missing(client: httpx.Client, desk: Desk) -> None:
    client.post("/notices", content=b"{}")
    assert desk.taken == [(b"{}", None)]


@pytest.mark.parametrize(
    ("taken", "status"), [(TakenNotice.KEPT, 200), (TakenNotice.FORGED, 401), (TakenNotice.NOT_STORED, 503)]
)
def test_how_a_notice_was_taken_decides_the_status(
    client: httpx.Client, desk: Desk, taken: TakenNotice, status: int
) -> None:
    desk.answer = taken
    assert client.post("/notices", content=b"{}").status_code == status


def test_a_notice_at_the_cap_is_taken_and_one_byte_more_is_not(client: httpx.Client, desk: Desk) -> None:
    assert client.post("/notices", content=b"a" * LARGEST_NOTICE).status_code == 200
    assert client.post("/notices", content=b"a" * (LARGEST_NOTICE + 1)).status_code == 413
    assert len(desk.taken) == 1


def test_a_chunked_body_is_counted_while_it_comes(client: httpx.Client, desk: Desk) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(70):
            yield b"a" * 1024

    assert client.post("/notices", content=chunks()).status_code == 413
    assert desk.taken == []


def test_another_place_is_not_here_and_another_method_is_told_the_right_one(client: httpx.Client) -> None:
    assert client.post("/", content=b"{}").status_code == 404
    refused = client.get("/notices")
    assert (refused.status_code, refused.headers["allow"]) == (405, "POST")


def test_a_length_that_is_too_much_is_refused_before_the_body_comes(desk: Desk) -> None:
    app = notice_endpoint(desk.take, path="/notices", signature_header="merchantsignature")
    head = b"POST /notices HTTP/1.1\r\nHost: x\r\nContent-Length: %b\r\n\r\n"
    with WebhookServer(app, host="127.0.0.1", port=0, name="test") as server:
        for length in (b"65537", b"9" * 20):
            with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
                line.sendall(head % length)
                assert line.recv(4096).startswith(b"HTTP/1.1 413 ")
    assert desk.taken == []


def test_a_host_line_does_not_change_the_path(desk: Desk) -> None:
    app = notice_endpoint(desk.take, path="/notices", signature_header="merchantsignature")
    with (
        WebhookServer(app, host="127.0.0.1", port=0, name="test") as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=60) as line,
    ):
        line.sendall(b"POST /notices HTTP/1.1\r\nHost: x/elsewhere\r\nContent-Length: 2\r\n\r\n{}")
        assert line.recv(4096).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    ("forwarded", "source"),
    [
        ({}, "127.0.0.1"),
        ({"X-Forwarded-For": "198.51.100.7, 203.0.113.9"}, "203.0.113.9"),  # only the last was seen by the proxy
        ({"X-Forwarded-For": ""}, "127.0.0.1"),
    ],
)
def test_where_a_notice_came_from_is_what_the_proxy_saw(
    client: httpx.Client, desk: Desk, forwarded: dict[str, str], source: str
) -> None:
    client.post("/notices", content=b"{}", headers=forwarded)
    assert desk.sources == [source]
