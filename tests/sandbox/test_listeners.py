"""The running thing: its listeners, its thread, who may come in, and how it starts and ends."""

import asyncio
import contextlib
import json
import re
import socket
import threading
import time
from collections.abc import Iterator

import pytest

from pos_app.sandbox import connection_guard
from pos_app.sandbox.address import Address
from pos_app.sandbox.server import PortTaken, Sandbox
from tests.sandbox.line import connect, read_answer, read_to_the_end, request_bytes
from tests.sandbox.shop import Merchant, Shop, wait_until


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def origins(shop: Shop) -> dict[str, str]:
    places: dict[str, str] = shop.state()["places"]
    return {**places, "control": shop.address.control_url.removesuffix("/_control")}


def test_the_address_has_the_keys_of_the_json_line_and_hides_its_secrets(shop: Shop) -> None:
    address = shop.address
    assert list(json.loads(address.as_line())) == [
        "base_url", "s2s_base_url", "secret_key", "public_key", "control_url", "control_token",
    ]  # fmt: skip
    assert address.secret_key not in repr(address)
    assert address.control_token not in repr(address)
    assert re.fullmatch(r"sk_test_[a-z0-9]{36}", address.secret_key)
    assert re.fullmatch(r"pk_test_[a-z0-9]{36}", address.public_key)


def test_four_listeners_are_four_origins(shop: Shop) -> None:
    assert len(set(origins(shop).values())) == 4


def test_no_listener_answers_another_ones_calls(shop: Shop) -> None:
    where = origins(shop)
    token = {"Authorization": f"Bearer {shop.address.control_token}"}
    for name in ("service", "bank", "elsewhere"):
        assert shop.http.get(where[name] + "/_control/state", headers=token).status_code == 404
    for name in ("bank", "elsewhere"):
        assert shop.http.get(where[name] + "/api/v2/tv", headers=shop.keyed).status_code == 404
    for name in ("service", "elsewhere"):
        assert shop.http.post(where[name] + "/step-up").status_code == 404


@pytest.mark.parametrize("host", ["shop.example", "127.0.0.1.example:80", "192.168.1.5", "", "localhost.example"])
def test_a_name_that_is_not_this_machine_is_turned_away(shop: Shop, host: str) -> None:
    for origin in origins(shop).values():
        with connect(origin) as line:
            header = f"Host: {host}\r\n"
            line.sendall(f"GET /_control/state HTTP/1.1\r\n{header}Connection: close\r\n\r\n".encode())
            assert read_to_the_end(line).startswith(b"HTTP/1.1 421 ")


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:80", "localhost:1", "LocalHost", "[::1]:8080", "[::1]"])
def test_the_names_of_this_machine_are_welcome(shop: Shop, host: str) -> None:
    with connect(shop.address.base_url) as line:
        line.sendall(request_bytes("GET", "/nowhere", headers={"Host": host, "Connection": "close"}))
        assert read_to_the_end(line).startswith(b"HTTP/1.1 404 ")


def test_any_client_can_speak_to_it_by_hand(shop: Shop) -> None:
    body = b'{"provider":"GOTV","number":"70274413902"}'
    head = (
        "POST /api/v2/tv/validate HTTP/1.0\r\nHost: localhost\r\n"
        f"authorization: Bearer {shop.address.secret_key}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\n\r\n"
    )
    with connect(shop.address.base_url) as line:
        line.sendall(head.encode() + body)
        answer = read_to_the_end(line)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"Adaeze Okafor" in answer


def test_a_chunked_body_is_a_body(shop: Shop) -> None:
    def pieces() -> Iterator[bytes]:
        yield b'{"provider":"GOTV",'
        yield b'"number":"70274413902"}'

    answer = shop.http.post(shop.at("/api/v2/tv/validate"), headers=shop.keyed, content=pieces())
    assert answer.json()["data"]["Customer_Name"] == "Adaeze Okafor"


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_client_that_does_not_finish_its_request_is_cut(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    where = origins(shop)
    monkeypatch.setattr(connection_guard, "_PATIENCE", 0.5)
    for name, origin in where.items():
        with connect(origin) as line:
            line.sendall(sent)
            heard = read_to_the_end(line)
        # The control plane turns a stranger away before it listens to him.
        assert heard.startswith(b"HTTP/1.1 401 ") if name == "control" and b"\r\n\r\n" in sent else heard == b""


def test_a_client_that_waits_for_a_slow_answer_is_not_cut(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_guard, "_PATIENCE", 0.5)
    shop.arm(6, "slow", delay_ms=1500)
    assert shop.list_providers().status_code == 200


def test_a_line_is_kept_open_between_calls_and_cut_when_it_is_idle(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_guard, "_PATIENCE", 2.0)
    with connect(shop.address.base_url) as line:
        for _ in range(3):
            line.sendall(request_bytes("GET", "/nowhere"))
            assert read_answer(line).startswith(b"HTTP/1.1 404 ")
        assert read_to_the_end(line) == b""


def test_what_is_not_http_is_answered_400(shop: Shop) -> None:
    with connect(shop.address.base_url) as line:
        line.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n")
        assert read_to_the_end(line).startswith(b"HTTP/1.1 400 ")
    assert shop.list_providers().status_code == 200


def test_a_client_that_leaves_in_the_middle_hurts_nobody(shop: Shop) -> None:
    for sent in (request_bytes("POST", "/api/v2/tv/pay", body=b"{}")[:-1], request_bytes("GET", "/api/v2/tv")):
        with connect(shop.address.base_url) as line:
            line.sendall(sent)
    assert shop.list_providers().status_code == 200


def test_an_occupied_port_is_one_sentence_that_names_it(taken: int) -> None:
    sandbox = Sandbox(port=taken)
    with pytest.raises(PortTaken, match=rf"^Port {taken} on 127\.0\.0\.1 cannot be used: Address already in use\.$"):
        sandbox.start()
    sandbox.stop()


def free_port() -> int:
    """Find one below those that the system hands out by itself: nobody else gets it meanwhile."""
    for port in range(20_000, 30_000):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("every port is taken")


def test_the_asked_port_is_the_port(shop: Shop) -> None:
    del shop
    port = free_port()
    with Sandbox(port=port) as address:
        assert address.base_url == address.s2s_base_url == f"http://127.0.0.1:{port}"
        with pytest.raises(PortTaken):
            Sandbox(port=port).start()


def test_the_port_stays_ours_while_connecting_to_it_is_refused(shop: Shop) -> None:
    shop.arm(0, "refused", times=None)
    port = int(shop.address.base_url.rpartition(":")[2])
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", port))


def test_stopping_leaves_no_thread_and_no_line(merchant: Merchant) -> None:
    before = set(threading.enumerate())
    sandbox = Sandbox(seed=1)
    with Shop(sandbox.start()) as shop:
        shop.control("PUT", "/webhook", {"url": merchant.url, "delay_ms": 60_000})
        shop.pay("ref-1")
        shop.arm(6, "never")
        with connect(shop.address.base_url) as waiting, connect(shop.address.control_url) as idle:
            headers = {**shop.keyed, "Content-Length": ""}
            waiting.sendall(request_bytes("GET", "/api/v2/tv", headers=headers))
            wait_until(lambda: bool(shop.calls(6)))
            sandbox.stop()
            assert read_to_the_end(waiting) == b""
            assert read_to_the_end(idle) == b""
        with pytest.raises(ConnectionRefusedError):
            connect(shop.address.base_url)
    assert set(threading.enumerate()) == before
    sandbox.stop()


@pytest.mark.parametrize("fault", ["slow", "slow_drip", "endless"])
def test_stopping_does_not_wait_for_a_fault_to_end(fault: str) -> None:
    sandbox = Sandbox(seed=1)
    with Shop(sandbox.start()) as shop:
        shop.arm(6, fault, delay_ms=60_000)
        with connect(shop.address.base_url) as line:
            line.sendall(request_bytes("GET", "/api/v2/tv", headers=shop.keyed))
            wait_until(lambda: bool(shop.calls(6)))
            sandbox.stop()
            read_to_the_end(line)


def test_a_stopped_sandbox_can_be_started_again(shop: Shop) -> None:
    del shop
    sandbox = Sandbox(seed=3)
    first = sandbox.start()
    with pytest.raises(RuntimeError):
        sandbox.start()
    sandbox.stop()
    with sandbox as second:
        assert (second.secret_key, second.control_token) == (first.secret_key, first.control_token)
        with Shop(second) as again:
            assert again.list_providers().status_code == 200


def draw(address: Address) -> list[str]:
    with Shop(address) as shop:
        started = shop.start("ref-1", "4000000000002503")["data"]
        reply = shop.enroll("ref-1", "4000000000002503").json()
        order = shop.order("pos-1").json()["data"]["orderNo"]
        return [shop.encrypt("ref-2").text, *started.values(), reply["data"]["accessToken"], order[8:]]


def without_ports(values: list[str]) -> list[str]:
    return [re.sub(r":\d+/", "/", value) for value in values]


def test_the_same_seed_draws_the_same_and_another_seed_does_not() -> None:
    drawn: list[list[str]] = []
    keys: list[tuple[str, str]] = []
    for seed in (5, 5, 6, None, None):
        with Sandbox(seed=seed) as address:
            drawn.append(without_ports(draw(address)))
            keys.append((address.secret_key, address.public_key))
    assert drawn[0] == drawn[1]
    assert keys[0] == keys[1]
    assert len({tuple(one) for one in drawn}) == len(set(keys)) == 4


def test_the_control_token_is_new_for_every_sandbox_whatever_the_seed() -> None:
    with Sandbox(seed=5) as one, Sandbox(seed=5) as other:
        assert one.control_token != other.control_token
        assert len(one.control_token) >= 32


def test_it_runs_beside_a_loop_of_the_starting_thread() -> None:
    async def start_and_stop() -> str:
        with Sandbox() as address:
            return address.base_url

    assert asyncio.run(start_and_stop()).startswith("http://127.0.0.1:")


def test_starting_takes_a_moment(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.perf_counter()
    with Sandbox():
        took = (time.perf_counter() - began) * 1000
    with capsys.disabled():
        print(f"\nsandbox: every listener accepts after {took:.1f} ms")  # noqa: T201  # a figure, wanted under 300 ms
