"""Every fault, on the wire: what the client sees, and what was done nevertheless."""

import gzip
import json
import socket
import time
from collections.abc import Iterator

import httpx
import pytest

from pos_app.sandbox.faults import FAULTS, FaultKind
from tests.sandbox.line import connect, read_to_the_end, request_bytes
from tests.sandbox.shop import PAID, Shop, wait_until

HANDLED = [fault.kind for fault in FAULTS if fault.is_handled]


def enroll_by_hand(shop: Shop, *, reference: str = "ref-1") -> socket.socket:
    """Operation 4 on a socket of its own, to see every byte."""
    card = {"cardnumber": PAID, "expiryMonth": "12", "expiryYear": "31", "cvv": "123", "ref": reference}
    line = connect(shop.address.s2s_base_url)
    path = "/api/cr6t76y8uijkny-enrollmentcheck"
    headers = {"Content-Type": "application/json", "Connection": "close"}
    line.sendall(request_bytes("POST", path, headers=headers, body=json.dumps(card).encode()))
    return line


@pytest.fixture
def started(shop: Shop) -> Iterator[Shop]:
    shop.start("ref-1")
    yield shop
    # No fault may leave the service broken for the next call.
    shop.control("DELETE", "/faults")
    assert shop.list_providers().status_code == 200


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.kind)
def test_the_money_moves_exactly_when_the_fault_says_that_it_is_done(started: Shop, fault: object) -> None:
    kind, is_handled = next((one.kind, one.is_handled) for one in FAULTS if one is fault)
    if kind is FaultKind.REFUSED:
        started.arm(4, kind, after=0)
    else:
        started.arm(4, kind, delay_ms=0)
    try:
        with started.http.stream("POST", started.at("/api/cr6t76y8uijkny-enrollmentcheck"), timeout=0.3, json={
            "cardnumber": PAID, "expiryMonth": "12", "expiryYear": "31", "cvv": "123", "ref": "ref-1",
        }) as answer:  # fmt: skip
            next(answer.iter_raw(), b"")
    except httpx.HTTPError:
        pass
    if kind is not FaultKind.REFUSED:  # the service may still be at it when nobody waits for it any more
        wait_until(lambda: [call["fault"] for call in started.calls(4)] == [kind])
    if is_handled:
        wait_until(lambda: started.payment("ref-1")["is_charged"] is True)
    assert started.payment("ref-1")["is_charged"] is is_handled


@pytest.mark.parametrize("kind", HANDLED)
def test_a_fault_can_be_told_not_to_carry_out(started: Shop, kind: FaultKind) -> None:
    started.arm(4, kind, handled=False, delay_ms=0)
    with enroll_by_hand(started) as line:
        wait_until(lambda: bool(started.calls(4)))
        line.shutdown(socket.SHUT_RDWR)
    assert started.payment("ref-1")["is_charged"] is False


@pytest.mark.parametrize("kind", ["lost_answer", "drop_before"])
def test_a_dropped_line_brings_not_a_byte(started: Shop, kind: str) -> None:
    started.arm(4, kind)
    with enroll_by_hand(started) as line:
        assert read_to_the_end(line) == b""


@pytest.mark.parametrize(
    ("kind", "status"),
    [("error_500", 500), ("busy_429", 429), ("unauthorized_401", 401), ("redirect", 302), ("status_201", 201),
     ("status_204", 204), ("empty", 200), ("html", 200), ("garbage", 200), ("not_json_200", 200)],
)  # fmt: skip
def test_an_answer_with_another_status_or_body_is_whole(started: Shop, kind: str, status: int) -> None:
    started.arm(4, kind)
    answer = started.enroll("ref-1")
    assert answer.status_code == status
    match kind:
        case "busy_429":
            assert answer.headers["retry-after"] == "2"
        case "redirect":
            assert answer.headers["location"] == "/moved"
        case "html":
            assert answer.headers["content-type"].startswith("text/html")
        case "status_204" | "empty":
            assert answer.content == b""
        case "garbage" | "not_json_200":
            assert answer.headers["content-type"] == "application/json"
            with pytest.raises((json.JSONDecodeError, UnicodeDecodeError)):
                json.loads(answer.content)
        case "status_201":
            assert answer.json()["status"] is True
        case _:
            assert answer.json()["success"] is False


def test_an_answer_that_is_not_http(started: Shop) -> None:
    started.arm(4, "not_http")
    with enroll_by_hand(started) as line:
        assert read_to_the_end(line) == b"220 mail.example ESMTP ready\r\n"


def test_an_answer_is_cut_short(started: Shop) -> None:
    started.arm(4, "cut_short")
    with enroll_by_hand(started) as line:
        head, _, body = read_to_the_end(line).partition(b"\r\n\r\n")
    promised = int(next(one for one in head.split(b"\r\n") if one.lower().startswith(b"content-length")).split()[1])
    assert 0 < len(body) < promised
    assert head.startswith(b"HTTP/1.1 200")


def test_a_slow_answer_comes_whole_after_its_delay(started: Shop) -> None:
    started.arm(4, "slow", delay_ms=200)
    began = time.monotonic()
    assert started.enroll("ref-1").json()["status"] is True
    assert time.monotonic() - began >= 0.2


def test_a_dripping_answer_comes_byte_by_byte(started: Shop) -> None:
    started.arm(4, "slow_drip", delay_ms=5)
    began = time.monotonic()
    answer = started.enroll("ref-1")
    assert answer.json()["status"] is True
    assert time.monotonic() - began >= 0.005 * len(answer.content)


def test_never_answered_means_an_open_line_without_a_byte(started: Shop) -> None:
    started.arm(4, "never")
    with enroll_by_hand(started) as line:
        wait_until(lambda: bool(started.calls(4)))
        line.settimeout(0.2)
        with pytest.raises(TimeoutError):
            line.recv(1)


def test_an_endless_answer_goes_on_for_as_long_as_it_is_read(started: Shop) -> None:
    started.arm(4, "endless")
    with enroll_by_hand(started) as line:
        assert len(read_to_the_end(line, most=2_000_000)) >= 2_000_000


def test_a_small_answer_unpacks_into_a_very_large_one(started: Shop) -> None:
    started.arm(4, "gzip_bomb")
    with enroll_by_hand(started) as line:
        head, _, body = read_to_the_end(line).partition(b"\r\n\r\n")
    assert b"content-encoding: gzip" in head
    assert len(body) < 50_000
    assert len(gzip.decompress(body)) == 10 * 1024 * 1024


def test_every_value_has_another_type(shop: Shop) -> None:
    shop.arm(2, "wrong_types")
    answer = shop.initialize("ref-1", shop.encrypt("ref-1").text).json()
    assert answer[0] == "true"
    assert isinstance(answer[1], int)
    assert all(isinstance(value, int) for value in answer[2])
    shop.arm(7, "wrong_types")
    assert isinstance(shop.list_packages().json(), list)
    shop.arm(1, "wrong_types")
    assert shop.encrypt("ref-2").json() == 256, "even a text that was no JSON"


def test_the_headers_can_be_far_too_large(started: Shop) -> None:
    started.arm(4, "huge_headers")
    with enroll_by_hand(started) as line:
        head, _, _ = read_to_the_end(line).partition(b"\r\n\r\n")
    assert len(head) > 200_000


@pytest.mark.parametrize("operation", range(1, 12))
def test_each_operation_can_be_made_to_fail_once(shop: Shop, operation: int) -> None:
    alt = shop.pay("ref-0", "4000000000002503")["alt"]
    shop.start("ref-1")
    calls = {
        1: lambda: shop.encrypt("ref-2"),
        2: lambda: shop.initialize("ref-3", "00"),
        3: lambda: shop.open_device_page("ref-1"),
        4: lambda: shop.enroll("ref-1"),
        5: lambda: shop.verify("ref-1"),
        6: shop.list_providers,
        7: shop.list_packages,
        8: shop.validate,
        9: lambda: shop.order("pos-1"),
        10: lambda: shop.resend("ref-1"),
        11: lambda: shop.http.get(alt),
    }
    shop.arm(operation, "error_500", handled=False)
    for other, call in calls.items():
        if other != operation:
            assert call().status_code != 500
    assert [calls[operation]().status_code == 500 for _ in range(2)] == [True, False]


def test_a_fault_can_come_so_many_times_or_every_time(shop: Shop) -> None:
    shop.arm(6, "error_500", times=2)
    assert [shop.list_providers().status_code for _ in range(3)] == [500, 500, 200]
    shop.arm(6, "error_500", times=None)
    assert [shop.list_providers().status_code for _ in range(5)] == [500] * 5
    shop.control("DELETE", "/faults")
    assert shop.list_providers().status_code == 200


def test_faults_of_one_operation_come_in_the_order_they_were_armed(shop: Shop) -> None:
    shop.arm(6, "error_500")
    shop.arm(6, "busy_429")
    assert [shop.list_providers().status_code for _ in range(3)] == [500, 429, 200]


def test_a_slow_network_delays_every_answer_of_the_service_and_not_the_deed(shop: Shop) -> None:
    shop.start("ref-1")
    shop.start("ref-2")
    shop.control("PUT", "/network", {"delay_ms": 10_000})
    with enroll_by_hand(shop) as line:
        wait_until(lambda: shop.payment("ref-1")["is_charged"] is True)
        line.settimeout(0.1)
        with pytest.raises(TimeoutError):
            line.recv(1)
    shop.control("PUT", "/network", {"delay_ms": 300})
    began = time.monotonic()
    with enroll_by_hand(shop, reference="ref-2") as line:
        assert read_to_the_end(line).startswith(b"HTTP/1.1 200")
    assert time.monotonic() - began >= 0.3


@pytest.mark.parametrize("operation", [0, 1, 6, 10])
def test_connecting_is_refused_at_once_and_the_control_plane_stays(shop: Shop, operation: int) -> None:
    shop.list_providers()
    shop.arm(operation, "refused", for_ms=60_000)
    for base in (shop.address.base_url, shop.state()["places"]["elsewhere"]):
        with pytest.raises(ConnectionRefusedError):
            connect(base)
    with pytest.raises(httpx.ConnectError):
        shop.list_providers()
    assert shop.state()["is_network_up"] is False
    assert shop.http.post(shop.state()["places"]["bank"] + "/device/collect").status_code == 400, "the bank stays"
    shop.control("DELETE", "/faults")
    assert shop.list_providers().status_code == 200


@pytest.mark.parametrize("operation", [2, 3, 4, 5, 7, 8, 9, 11])
def test_connecting_is_refused_as_soon_as_the_call_before_has_been_answered(shop: Shop, operation: int) -> None:
    """The same client, with its line kept open, calls again at once: that must not get in."""
    shop.start("ref-0", "4000000000002503")
    shop.arm(operation, "refused", for_ms=60_000)
    before = {
        2: lambda: shop.encrypt("ref-1"),
        3: lambda: shop.start("ref-1"),
        4: lambda: shop.open_device_page("ref-0"),
        5: lambda: shop.enroll("ref-0", "4000000000002503"),
        7: shop.list_providers,
        8: shop.list_packages,
        9: shop.validate,
        11: lambda: shop.enroll("ref-0", "4000000000002503"),
    }
    before[operation]()
    with pytest.raises(httpx.ConnectError):
        shop.verify("ref-0")
    shop.control("DELETE", "/faults")
    assert shop.verify("ref-0").status_code == 200


def test_a_refusal_may_wait_for_another_operation_than_the_one_before(shop: Shop) -> None:
    shop.arm(4, "refused", after=2)
    shop.start("ref-1")
    with pytest.raises(httpx.ConnectError):
        shop.open_device_page("ref-1")


def test_an_answer_that_was_refused_does_not_end_the_network(shop: Shop) -> None:
    shop.arm(9, "refused")
    assert shop.validate("12").status_code == 400
    assert shop.list_providers().status_code == 200


def test_idle_lines_are_cut_when_the_network_goes(shop: Shop) -> None:
    with connect(shop.address.base_url) as line:
        line.sendall(request_bytes("GET", "/nowhere"))
        assert line.recv(12) == b"HTTP/1.1 404"
        shop.arm(0, "refused", for_ms=60_000)
        read_to_the_end(line)


def test_the_port_is_the_same_after_the_network_comes_back_many_times(shop: Shop) -> None:
    for _ in range(20):
        shop.arm(0, "refused", for_ms=1)
        wait_until(lambda: shop.state()["is_network_up"])
        assert shop.list_providers().status_code == 200


def test_a_refusal_for_ever_lasts_until_it_is_cleared(shop: Shop) -> None:
    shop.arm(1, "refused", times=None, for_ms=1)
    with pytest.raises(httpx.ConnectError):
        shop.list_providers()
    shop.control("POST", "/clear")
    assert shop.list_providers().status_code == 200
