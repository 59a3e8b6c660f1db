"""A card payment through the services, beside bare httpx making the same calls to the same played service."""

import asyncio
import itertools
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import ClassVar

import httpx
from typing_extensions import override

from pos_app.domain.cards import CardSecret
from pos_app.domain.environment import Environment
from pos_app.domain.events import Changed, Topic
from pos_app.domain.ink import Ink
from pos_app.domain.replies import Enrolled
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import Keys
from pos_app.services.browser import DevicePage, DeviceReport
from tests.bench.figure import Figure, Of, Wanted, print_table
from tests.services.counter import CVV, PAID, Counter, card_of, counter
from tests.services.guest import Guest
from tests.services.played import NO_CERTIFICATES

PAYMENTS = 15  # in one round of ROUNDS
ROUNDS = 5
WANTED = {0: 1.6, 20: 1.03}

_numbers = itertools.count(1)


async def through_the_services(here: Counter) -> float:
    """Pay once, from Pay to the bell that says the sale is paid."""
    rung: list[Changed] = []
    paid = asyncio.Event()

    def hear(change: Changed) -> None:
        if change.topic is Topic.SALE:
            rung.append(change)
            if len(rung) > 1:  # the first says that it was opened
                paid.set()

    stop = here.journal.listen(hear)
    began = time.perf_counter()
    try:
        await here.payments.pay(here.order(), card_of(PAID))
        await paid.wait()
        return time.perf_counter() - began
    finally:
        stop()


@dataclass(frozen=True, slots=True)
class Bare:
    """The connections of the other side, of the same sort: operations 2 and 4 never take one that was kept."""

    kept: httpx.AsyncClient
    fresh: httpx.AsyncClient


@asynccontextmanager
async def bare_lines() -> AsyncGenerator[Bare]:
    """Open them."""
    none_kept = httpx.Limits(max_keepalive_connections=0)
    async with (
        httpx.AsyncClient(verify=NO_CERTIFICATES, trust_env=False, timeout=10.0) as kept,
        httpx.AsyncClient(verify=NO_CERTIFICATES, trust_env=False, timeout=10.0, limits=none_kept) as fresh,
    ):
        yield Bare(kept, fresh)


async def by_hand(here: Counter, line: Bare) -> float:
    """Make the same calls, and nothing else."""
    reference = f"bare-{next(_numbers):021d}"
    keys = {"Authorization": f"Bearer {here.address.secret_key}", "Content-Type": "application/json"}
    card = {"expiryMonth": "12", "expiryYear": "31", "cvv": CVV}
    base = here.address.s2s_base_url
    began = time.perf_counter()
    encrypted = await line.kept.post(
        f"{base}/api/s2s/test/encryption",
        headers=keys,
        json={"data": {"number": PAID, **card}, "reference": reference},
    )
    order = {"email": "ada@example.com", "amount": "12500.00", "currency": "NGN", "reference": reference}
    await line.fresh.post(
        f"{base}/api/s2s/transaction/initialize", headers=keys, json={**order, "card": encrypted.text.strip()}
    )
    await line.fresh.post(
        f"{base}/api/cr6t76y8uijkny-enrollmentcheck", json={"cardnumber": PAID, **card, "ref": reference}
    )
    told = await line.kept.get(f"{base}/api/verify-transaction/{reference}")
    assert told.json()["data"]["status"] == "success"
    return time.perf_counter() - began


async def compare(delay_ms: int) -> tuple[float, float]:
    """Pay both ways in turns; return the medians of the rounds."""
    with tempfile.TemporaryDirectory() as folder:
        async with counter(Path(folder)) as here, bare_lines() as line:
            await here.desk.slow(delay_ms)
            await through_the_services(here)
            await by_hand(here, line)
            ours: list[float] = []
            bare: list[float] = []
            for _ in range(PAYMENTS * ROUNDS):  # one by one: a machine that is busy meanwhile is busy for both
                ours.append(await through_the_services(here))
                bare.append(await by_hand(here, line))
            return median(ours), median(bare)


class _Noting(ServiceClient):
    """Notes when operation 4 is called."""

    called: ClassVar[list[float]] = []

    @override
    async def enroll(self, card: CardSecret, *, reference: str, ink: Ink) -> Enrolled:
        self.called.append(time.perf_counter())
        return await super().enroll(card, reference=reference, ink=ink)


class _NotingGuest(Guest):
    """Notes when the device page has ended."""

    ended: ClassVar[list[float]] = []

    @override
    async def collect_device_data(self, page: DevicePage) -> DeviceReport:
        report = await super().collect_device_data(page)
        self.ended.append(time.perf_counter())
        return report


async def device_page_to_operation_4() -> float:
    """Measure from the end of the device page to the call of operation 4; the lines between them are durable."""
    with tempfile.TemporaryDirectory() as folder:
        async with counter(Path(folder)) as here:
            keys = Keys.parse(
                secret=here.address.secret_key, public=here.address.public_key, environment=Environment.SANDBOX
            )
            async with _Noting(here.profile, keys, Environment.SANDBOX, tls=NO_CERTIFICATES) as noting:
                here.guest = _NotingGuest(here.guest.http)
                here.client = noting
                await here.start_again()
                for _ in range(PAYMENTS * ROUNDS):
                    await through_the_services(here)
                await here.payments.close()
    return median(called - ended for ended, called in zip(_NotingGuest.ended, _Noting.called, strict=True))


def figures() -> list[Figure]:
    """Measure everything about the flow."""
    found: list[Figure] = []
    for delay_ms, at_most in WANTED.items():
        ours, bare = asyncio.run(compare(delay_ms))
        name, wanted = f"card flow, {delay_ms} ms per call", Wanted(Of.RATIO, at_most=at_most)
        found.append(Figure(name, ours * 1000, "ms", bare * 1000, "bare httpx doing the same calls", wanted))
    late = asyncio.run(device_page_to_operation_4())
    found.append(Figure("device page done to operation 4", late * 1000, "ms", wanted=Wanted(Of.OURS, at_most=20)))
    return found


if __name__ == "__main__":
    print_table(figures())
