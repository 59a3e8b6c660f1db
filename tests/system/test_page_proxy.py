"""The proxy that web pages go through: whom it lets in, and where it leads."""

import asyncio
import socket
import threading
from base64 import b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from pos_app.system import page_proxy
from pos_app.system.page_proxy import PageProxy
from pos_app.system.public_net import is_nearby_host, is_public_address

PASSWORD = "made-up"


class Heard(ThreadingHTTPServer):
    """A server of this computer, and what it was asked."""

    def __init__(self) -> None:
        self.heads: list[str] = []
        heard = self

        class Answers(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                heard.heads.append(f"{self.requestline}\n{self.headers}")
                self.send_response(200)
                self.end_headers()
                self.wfile.write(b"hello")

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name in the standard library
                pass

        super().__init__(("127.0.0.1", 0), Answers)


@pytest.fixture
def server() -> Iterator[Heard]:
    with Heard() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def proxy() -> PageProxy:
    return PageProxy(password=PASSWORD)


def said(proxy: PageProxy, first: str, *, then: str = "", password: str = PASSWORD) -> bytes:
    """Send a request, and what follows it through the tunnel; return all that comes back."""
    word = b64encode(f"{proxy.user}:{password}".encode()).decode()
    with socket.create_connection((proxy.host, proxy.port), timeout=60) as line:
        line.sendall(f"{first}\r\nHost: x\r\nProxy-Authorization: Basic {word}\r\n\r\n".encode())
        answer = b""
        while data := line.recv(65536):
            answer += data
            if then and b"\r\n\r\n" in answer:
                line.sendall(then.encode())
                then = ""
        return answer


def test_it_leads_to_a_server_that_the_payment_named_with_and_without_a_tunnel(proxy: PageProxy, server: Heard) -> None:
    here = f"127.0.0.1:{server.server_port}"
    visit = proxy.enter({("127.0.0.1", server.server_port)})
    plain = said(proxy, f"GET http://{here}/a?b=1 HTTP/1.1")
    tunnel = said(proxy, f"CONNECT {here} HTTP/1.1", then="GET /c HTTP/1.0\r\n\r\n")
    proxy.leave(visit)
    assert plain.endswith(b"hello")
    assert tunnel.startswith(b"HTTP/1.1 200 ")
    assert tunnel.endswith(b"hello")
    assert [head.partition("\n")[0] for head in server.heads] == ["GET /a?b=1 HTTP/1.1", "GET /c HTTP/1.0"]
    assert "authorization" not in "".join(server.heads).lower()


def test_who_does_not_know_its_password_is_led_nowhere(proxy: PageProxy, server: Heard) -> None:
    visit = proxy.enter({("127.0.0.1", server.server_port)})
    answer = said(proxy, f"GET http://127.0.0.1:{server.server_port}/ HTTP/1.1", password="guessed")
    proxy.leave(visit)
    assert answer.startswith(b"HTTP/1.1 407 ")
    assert server.heads == []


def test_strangers_who_say_nothing_keep_neither_its_places_nor_the_tills_files(proxy: PageProxy, server: Heard) -> None:
    visit = proxy.enter({("127.0.0.1", server.server_port)})
    with ExitStack() as stack:
        idle = [stack.enter_context(socket.create_connection((proxy.host, proxy.port), timeout=60)) for _ in range(400)]
        assert said(proxy, f"GET http://127.0.0.1:{server.server_port}/ HTTP/1.1").endswith(b"hello")
        for line in idle[:300]:
            with suppress(ConnectionError):
                assert line.recv(1) == b""
    proxy.leave(visit)


def lead_to(addresses: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every name lead there, and the proxy be found where it is."""
    real = socket.getaddrinfo

    def look_up(host: str, port: int, *rest: int) -> object:
        if host == "127.0.0.1":
            return real(host, port, *rest)
        return [(0, 0, 0, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)


@dataclass
class Connects:
    """Connections that nobody answers: who was tried, and how many were under way at once."""

    tried: list[str] = field(default_factory=list[str])
    at_once: int = 0
    most_at_once: int = 0

    async def open(self, address: str, _port: int) -> object:
        self.tried.append(address)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            return await asyncio.Event().wait()
        finally:
            self.at_once -= 1


@pytest.fixture
def connects(monkeypatch: pytest.MonkeyPatch) -> Connects:
    """A name with 160 public addresses, none of which answers."""
    addresses = [f"2606:4700::{number:x}" for number in range(1, 81)] + [f"8.8.8.{number}" for number in range(1, 81)]

    connects = Connects()
    lead_to(addresses, monkeypatch)
    monkeypatch.setattr(asyncio, "open_connection", connects.open)
    monkeypatch.setattr(page_proxy, "_STAGGER", 0.0)
    monkeypatch.setattr(page_proxy, "_CONNECT_WITHIN", 1.0)
    return connects


def test_of_a_name_with_many_addresses_a_few_of_both_kinds_are_tried(proxy: PageProxy, connects: Connects) -> None:
    visit = proxy.enter(())
    answer = said(proxy, "CONNECT many.example:443 HTTP/1.1")
    proxy.leave(visit)
    assert answer.startswith(b"HTTP/1.1 502 ")
    assert connects.tried == ["2606:4700::1", "8.8.8.1", "2606:4700::2", "8.8.8.2"]


def test_a_page_that_asks_for_many_names_takes_no_more_of_the_tills_files_than_it_is_given(
    proxy: PageProxy, connects: Connects
) -> None:
    visit, asked = proxy.enter(()), [f"CONNECT n{number}.example:443 HTTP/1.1" for number in range(32)]
    with ThreadPoolExecutor(32) as pool:
        answers = list(pool.map(partial(said, proxy), asked))
    proxy.leave(visit)
    assert all(answer.startswith(b"HTTP/1.1 502 ") for answer in answers)
    assert connects.at_once == 0
    assert 32 <= connects.most_at_once <= 48


def test_of_two_addresses_that_answer_at_once_one_is_left_at_once(
    proxy: PageProxy, server: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_one, opened, here = asyncio.open_connection, list[asyncio.StreamWriter](), asyncio.Barrier(2)

    async def open_both(_address: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await open_one("127.0.0.1", port)
        opened.append(writer)
        await here.wait()
        return reader, writer

    visit = proxy.enter({("two.example", server.server_port)})
    lead_to(["127.0.0.1", "127.0.0.2"], monkeypatch)
    monkeypatch.setattr(asyncio, "open_connection", open_both)
    monkeypatch.setattr(page_proxy, "_STAGGER", 0.0)
    answer = said(proxy, f"GET http://two.example:{server.server_port}/ HTTP/1.1")
    proxy.leave(visit)
    assert answer.endswith(b"hello")
    assert [line.is_closing() for line in opened] == [True, True]


def test_it_leads_nowhere_while_no_page_is_visited(proxy: PageProxy, server: Heard) -> None:
    named = ("127.0.0.1", server.server_port)
    one, other = proxy.enter({named}), proxy.enter(())
    asked = f"GET http://127.0.0.1:{server.server_port}/ HTTP/1.1"
    assert said(proxy, asked).endswith(b"hello")
    proxy.leave(one)
    assert said(proxy, asked).startswith(b"HTTP/1.1 403 ")  # the other visit names nobody
    proxy.leave(other)
    assert said(proxy, "GET http://bank.example/ HTTP/1.1").startswith(b"HTTP/1.1 403 ")
    assert len(server.heads) == 1


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "0x7f000001", "localhost", "0.0.0.0", "[::1]"])  # noqa: S104
@pytest.mark.parametrize("way", ["GET http://{}/ HTTP/1.1", "CONNECT {} HTTP/1.1"])
def test_a_server_of_this_computer_is_not_reached(proxy: PageProxy, server: Heard, host: str, way: str) -> None:
    visit = proxy.enter(())
    answer = said(proxy, way.format(f"{host}:{server.server_port}"))
    proxy.leave(visit)
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert server.heads == []


@pytest.mark.parametrize("way", ["GET http://{}/ HTTP/1.1", "CONNECT {} HTTP/1.1"])
def test_a_name_is_judged_by_where_it_leads(
    proxy: PageProxy, server: Heard, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_up = socket.getaddrinfo

    def lead_here(_host: str, port: int, *rest: int) -> object:
        return look_up("127.0.0.1", port, *rest)

    monkeypatch.setattr(socket, "getaddrinfo", lead_here)
    visit = proxy.enter(())
    answer = said(proxy, way.format(f"acs.bank.example:{server.server_port}"))
    proxy.leave(visit)
    monkeypatch.undo()
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert server.heads == []


@pytest.mark.parametrize(
    "first", ["GET / HTTP/1.1", "CONNECT :443 HTTP/1.1", "GET ftp://bank.example/ HTTP/1.1", "no", "GET http://x:y/ H"]
)
def test_what_is_no_request_is_let_go(proxy: PageProxy, first: str) -> None:
    visit = proxy.enter(())
    answer = said(proxy, first)
    proxy.leave(visit)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "address",
    ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"],
)
def test_an_address_of_the_net_is_public(address: str) -> None:
    assert is_public_address(address)
    assert not is_nearby_host(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.168.1.1",
        "224.0.0.1",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::a00:1",
    ],
)
def test_an_address_of_this_computer_or_network_is_not(address: str) -> None:
    assert not is_public_address(address)
    assert is_nearby_host(address)
