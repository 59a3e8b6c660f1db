"""Every operation of the client against every fault of the played service: the class is the one the table says.

The client and the sandbox share no code. Each call is made where it stands in the flow, over real sockets, and the
sandbox's own call log tells afterwards whether the call arrived, once.
"""

import asyncio
import itertools
import ssl
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, cast

import httpx
import pytest

from pos_app.domain.cards import CardSecret
from pos_app.domain.environment import Environment
from pos_app.domain.errors import CallFailed, KeysRefused, MaybeReceived, NotSent, Operation, TooBusy
from pos_app.domain.ink import Ink
from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Encrypted, Package, Provider
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.transport import DEADLINES
from pos_app.gateway.tv_order_body import order_bytes
from pos_app.sandbox.address import Address
from pos_app.sandbox.server import Sandbox

T = TypeVar("T")
_O = Operation
SHORT: Final = 0.4
LONG: Final = 60.0
ASKED_AGAIN: Final = frozenset({_O.ENCRYPT, _O.VERIFY, _O.TV_PROVIDERS, _O.TV_PACKAGES, _O.TV_VALIDATE})
OPERATIONS: Final = tuple(operation for operation in Operation if operation is not _O.DEVICE_PAGE)
NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # making one per test would be slow
NOBODY: Final = "http://127.0.0.1:9/notices"
SMARTCARD: Final = "7023456789"

# What the design's table says of each fault; None: the call succeeds.
EXPECTED: Final[Mapping[str, type[CallFailed] | None]] = {
    "lost_answer": MaybeReceived,
    "drop_before": MaybeReceived,
    "refused": NotSent,
    "error_500": MaybeReceived,
    "unauthorized_401": KeysRefused,
    "html": MaybeReceived,
    "garbage": MaybeReceived,
    "not_http": MaybeReceived,
    "cut_short": MaybeReceived,
    "slow": None,
    "slow_drip": MaybeReceived,
    "never": MaybeReceived,
    "endless": MaybeReceived,
    "gzip_bomb": MaybeReceived,
    "wrong_types": MaybeReceived,
    "redirect": MaybeReceived,
    "status_201": MaybeReceived,
    "status_204": MaybeReceived,
    "empty": MaybeReceived,
    "huge_headers": MaybeReceived,
    "not_json_200": MaybeReceived,
}
SLOW: Final = {"slow_drip", "never", "endless"}
DELAY_MS: Final = {"slow": 30, "slow_drip": 50}


def expected(operation: Operation, fault: str) -> type[CallFailed] | None:
    if fault == "busy_429":
        return TooBusy if operation in ASKED_AGAIN else MaybeReceived
    if (operation, fault) == (_O.ENCRYPT, "wrong_types"):
        return None  # the reply is bare text, and a number is hexadecimal too: operation 2 finds out
    return EXPECTED[fault]


@dataclass(slots=True)
class Counter:
    """A cashier's calls in the order of the flow, each one ready to be made."""

    client: ServiceClient
    profile: ServiceProfile
    reference: str
    card: CardSecret = field(
        default_factory=lambda: CardSecret(number=b"4000000000002701", month=b"12", year=b"31", cvv=b"357")
    )
    encrypted: Encrypted | None = None
    providers: tuple[Provider, ...] = ()
    packages: tuple[Package, ...] = ()

    async def call(self, operation: Operation) -> object:
        match operation:
            case _O.ENCRYPT:
                self.encrypted = await self.client.encrypt(self.card, reference=self.reference)
                return self.encrypted
            case _O.INITIALIZE:
                assert self.encrypted is not None
                return await self.client.initialize(
                    self.encrypted,
                    email="ada@example.com",
                    amount=Money(1250000, Currency.NGN),
                    reference=self.reference,
                    ink=Ink(1),
                )
            case _O.ENROLL:
                return await self.client.enroll(self.card, reference=self.reference, ink=Ink(2))
            case _O.VERIFY:
                return await self.client.verify(self.reference)
            case _O.TV_PROVIDERS:
                self.providers = await self.client.tv_providers()
                return self.providers
            case _O.TV_PACKAGES:
                self.packages = await self.client.tv_packages(self.gotv)
                return self.packages
            case _O.TV_VALIDATE:
                return await self.client.tv_validate(self.gotv, number=SMARTCARD)
            case _O.TV_PAY:
                order = order_bytes(
                    self.profile,
                    provider=self.gotv,
                    number=SMARTCARD,
                    package=self.packages[1],
                    reference=self.reference,
                )
                return await self.client.tv_pay(order, ink=Ink(3))
            case _O.RESEND_NOTICE:
                return await self.client.resend_notice(self.reference)
            case _O.DEVICE_PAGE:
                raise AssertionError("The browser loads it.")

    @property
    def gotv(self) -> Provider:
        return next(each for each in self.providers if each.name == "GOTV")


BEFORE: Final[Mapping[Operation, tuple[Operation, ...]]] = {
    _O.INITIALIZE: (_O.ENCRYPT,),
    _O.ENROLL: (_O.ENCRYPT, _O.INITIALIZE),
    _O.VERIFY: (_O.ENCRYPT, _O.INITIALIZE, _O.ENROLL),
    _O.TV_PACKAGES: (_O.TV_PROVIDERS,),
    _O.TV_VALIDATE: (_O.TV_PROVIDERS, _O.TV_PACKAGES),
    _O.TV_PAY: (_O.TV_PROVIDERS, _O.TV_PACKAGES, _O.TV_VALIDATE),
    _O.RESEND_NOTICE: (_O.ENCRYPT, _O.INITIALIZE, _O.ENROLL, _O.VERIFY),
}


@pytest.fixture(scope="module")
def address() -> Iterator[Address]:
    with Sandbox(seed=1) as playing:
        yield playing


@pytest.fixture
def control(address: Address) -> Iterator[httpx.Client]:
    headers = {"Authorization": f"Bearer {address.control_token}"}
    with httpx.Client(base_url=address.control_url, headers=headers, trust_env=False, timeout=LONG) as client:
        client.post("/clear").raise_for_status()
        client.put("/webhook", json={"url": NOBODY, "delay_ms": 0}).raise_for_status()
        yield client
        client.post("/clear").raise_for_status()


numbers = itertools.count()


async def with_counter(address: Address, seconds: float, act: Callable[[Counter, ServiceClient], Awaitable[T]]) -> T:
    """Open a counter that is patient, and a line that waits for so many seconds only."""
    profile = ServiceProfile(base_url=address.base_url, s2s_base_url=address.s2s_base_url)
    keys = MerchantKeys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)

    def line(within: float) -> ServiceClient:
        deadlines = dict.fromkeys(DEADLINES, within)
        return ServiceClient(profile, keys, Environment.SANDBOX, tls=NO_CERTIFICATES, deadlines=deadlines)

    async with line(LONG) as patient, line(seconds) as hurried:
        return await act(Counter(patient, profile, f"till9-{next(numbers):021d}"), hurried)


def ledger_calls(control: httpx.Client, operation: Operation, reference: str) -> list[dict[str, Any]]:
    calls = cast("list[dict[str, Any]]", control.get("/ledger").raise_for_status().json()["calls"])
    return [call for call in calls if call["operation"] == operation and call["reference"] in {reference, None, ""}]


def all_faults() -> list[str]:
    return [*EXPECTED, "busy_429"]


def test_the_table_knows_every_fault_that_the_sandbox_can_play(control: httpx.Client) -> None:
    played = {fault["id"] for fault in control.get("/catalogue").json()["faults"]}
    assert played == set(all_faults())


def arm(control: httpx.Client, operation: Operation, fault: str) -> None:
    armed = {"operation": int(operation), "fault": fault}
    if fault == "refused":
        armed |= {"after": 0, "for_ms": 60_000}
    if fault in DELAY_MS:
        armed |= {"delay_ms": DELAY_MS[fault]}
    control.post("/faults", json=armed).raise_for_status()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name.lower())
@pytest.mark.parametrize("fault", all_faults())
def test_the_class_is_the_one_the_table_says(
    address: Address, control: httpx.Client, operation: Operation, fault: str
) -> None:
    wanted = expected(operation, fault)

    async def act(counter: Counter, hurried: ServiceClient) -> tuple[str, object]:
        for earlier in BEFORE.get(operation, ()):
            await counter.call(earlier)
        await asyncio.to_thread(arm, control, operation, fault)
        if fault in SLOW:
            counter.client = hurried
        try:
            return counter.reference, await counter.call(operation)
        except CallFailed as failed:
            return counter.reference, failed

    reference, came = asyncio.run(with_counter(address, SHORT, act))
    if fault in SLOW and isinstance(came, NotSent):  # the machine was busy: it had not left yet
        control.delete("/faults").raise_for_status()
        reference, came = asyncio.run(with_counter(address, 10 * SHORT, act))
    if wanted is None:
        assert not isinstance(came, CallFailed)
    else:
        assert type(came) is wanted
    control.delete("/faults").raise_for_status()
    arrived = ledger_calls(control, operation, reference)
    patience = time.monotonic() + LONG
    while fault in SLOW and not arrived and time.monotonic() < patience:  # nobody waits for it, and the service may
        arrived = ledger_calls(control, operation, reference)
    assert len(arrived) == (0 if fault == "refused" else 1)
