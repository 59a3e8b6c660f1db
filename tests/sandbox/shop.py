"""A shop as the tests of the played service need one: it calls every operation, turns the knobs, and hears notices."""

import hashlib
import hmac
import json
import ssl
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from types import TracebackType
from typing import Any, Self

import httpx

from pos_app.sandbox.address import Address

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
PAID = "4000000000002701"
DECLINED = "4000000000002925"
CHALLENGED = "4000000000002503"
PATIENCE_S = 60.0


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 20, 14, 32, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def go_on(self, **by: float) -> None:
        self.now += timedelta(**by)


class Shop:
    """The merchant's side, by hand: nothing here knows the till."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.http = httpx.Client(trust_env=False, verify=NO_CERTIFICATES, timeout=PATIENCE_S)
        self.key = {"Authorization": f"Bearer {address.secret_key}"}
        self.keyed = {**self.key, "Content-Type": "application/json"}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.http.close()

    def at(self, path: str) -> str:
        return self.address.base_url + path

    # The ten operations

    def encrypt(self, reference: str, number: str = PAID, /, **changes: object) -> httpx.Response:
        card = {"number": number, "expiryMonth": "12", "expiryYear": "31", "cvv": "123", **changes}
        return self.http.post(
            self.at("/api/s2s/test/encryption"), headers=self.key, json={"data": card, "reference": reference}
        )

    def initialize(self, reference: str, card: str, /, **changes: object) -> httpx.Response:
        body = {"email": "ada@example.com", "amount": "12500.00", "currency": "NGN", "card": card}
        return self.http.post(
            self.at("/api/s2s/transaction/initialize"),
            headers=self.key,
            json={**body, "reference": reference, **changes},
        )

    def open_device_page(self, reference: str) -> httpx.Response:
        return self.http.get(self.at(f"/cr6t76y8uijkny/authdevice/{reference}"))

    def enroll(self, reference: str, number: str = PAID, /, **changes: object) -> httpx.Response:
        card = {"cardnumber": number, "expiryMonth": "12", "expiryYear": "31", "cvv": "123"}
        return self.http.post(
            self.at("/api/cr6t76y8uijkny-enrollmentcheck"), json={**card, "ref": reference, **changes}
        )

    def verify(self, reference: str) -> httpx.Response:
        return self.http.get(self.at(f"/api/verify-transaction/{reference}"))

    def list_providers(self) -> httpx.Response:
        return self.http.get(self.at("/api/v2/tv"), headers=self.keyed)

    def list_packages(self, provider: str = "GOTV") -> httpx.Response:
        return self.http.get(self.at(f"/api/v2/tv/packages/{provider}"), headers=self.keyed)

    def validate(self, number: str = "7023456789", provider: str = "GOTV") -> httpx.Response:
        return self.http.post(
            self.at("/api/v2/tv/validate"), headers=self.key, json={"provider": provider, "number": number}
        )

    def order(
        self, reference: str, number: str = "7023456789", /, *, key: str | None = None, **changes: object
    ) -> httpx.Response:
        order = {"number": number, "plan_id": "35", "provider": "GOTV", "reference": reference, **changes}
        body = json.dumps({name: value for name, value in order.items() if value is not None}).encode()
        return self.send_order(body, key=key)

    def send_order(self, body: bytes, *, key: str | None = None) -> httpx.Response:
        signature = hmac.new((key or self.address.public_key).encode(), body, hashlib.sha512).hexdigest()
        headers = {**self.keyed, "Encryption": signature}
        return self.http.post(self.at("/api/v2/tv/pay"), headers=headers, content=body)

    def resend(self, reference: str) -> httpx.Response:
        return self.http.get(self.at(f"/api/v2/resend_transaction_webhook/{reference}"), headers=self.keyed)

    # Several of them

    def start(self, reference: str, number: str = PAID, /, **changes: object) -> dict[str, Any]:
        """Operations 1 and 2; gives the reply of the second."""
        answer = self.initialize(reference, self.encrypt(reference, number).text, **changes)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def pay(self, reference: str, number: str = PAID, /, **changes: object) -> dict[str, Any]:
        """Operations 1, 2 and 4; gives the reply of the last."""
        self.start(reference, number, **changes)
        answer = self.enroll(reference, number)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def status(self, reference: str) -> object:
        return self.verify(reference).json()["data"]["status"]

    # Behind the scenes

    def control(self, method: str, path: str, command: object = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.address.control_token}"}
        return self.http.request(method, self.address.control_url + path, json=command, headers=headers)

    def set(self, **variants: object) -> None:
        answer = self.control("PUT", "/variants", variants)
        assert answer.status_code == 200, answer.text

    def choose(self, scenario: str, **more: object) -> None:
        answer = self.control("PUT", "/scenario", {"scenario": scenario, **more})
        assert answer.status_code == 200, answer.text

    def arm(self, operation: int, fault: str, **more: object) -> None:
        answer = self.control("POST", "/faults", {"operation": operation, "fault": fault, **more})
        assert answer.status_code == 200, answer.text

    def state(self) -> dict[str, Any]:
        return self.control("GET", "/state").json()

    def ledger(self) -> dict[str, Any]:
        return self.control("GET", "/ledger").json()

    def payment(self, reference: str) -> dict[str, Any]:
        return next(one for one in self.ledger()["payments"] if one["reference"] == reference)

    def calls(self, operation: int) -> list[dict[str, Any]]:
        return [call for call in self.ledger()["calls"] if call["operation"] == operation]

    def send_notice(self, kind: str, **wish: object) -> list[dict[str, Any]]:
        answer = self.control("POST", "/notices", {"kind": kind, **wish})
        assert answer.status_code == 200, answer.text
        return answer.json()["deliveries"]


@dataclass(slots=True)
class Heard:
    """One request that arrived at the merchant's endpoint."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def notice(self) -> dict[str, Any]:
        return json.loads(self.body)


@dataclass(slots=True)
class Merchant:
    """The merchant's endpoint: keeps what arrives and answers as it is told."""

    url: str = ""
    heard: list[Heard] = field(default_factory=list[Heard])
    answers: list[int] = field(default_factory=list[int])  # said one after the other, then 200

    def wait_for(self, count: int) -> list[Heard]:
        wait_until(lambda: len(self.heard) >= count)
        return self.heard


class _Endpoint(ThreadingHTTPServer):
    request_queue_size = 512
    daemon_threads = False
    block_on_close = True


@contextmanager
def listening_merchant() -> Generator[Merchant]:
    merchant = Merchant()

    class Receive(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers.get("Content-Length", 0))
            body = self.rfile.read(length)
            headers = {name.lower(): value for name, value in self.headers.items()}
            merchant.heard.append(Heard(self.command, self.path, headers, body))
            status = merchant.answers.pop(0) if merchant.answers else 200
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_PUT = do_POST  # noqa: N815  # the name is the library's

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name is the library's
            del format, args

    with _Endpoint(("127.0.0.1", 0), Receive) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        merchant.url = f"http://127.0.0.1:{server.server_port}/notices"
        try:
            yield merchant
        finally:
            server.shutdown()
            thread.join()


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.005)
