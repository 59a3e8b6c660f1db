"""A card payment through the services, beside bare httpx making the same calls to the same played service."""

import asyncio
import itertools
import tempfile
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Generator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import ClassVar

import httpx
from typing_extensions import override

from pos_app.domain.events import Changed, Topic
from pos_app.gateway.card_body import CardBody
from pos_app.services.browser import DevicePage, DeviceReport
from tests.bench.elsewhere import service
from tests.bench.figure import Figure, Of, Wanted
from tests.bench.journal_bench import bare_book, write_one
from tests.services.counter import CVV, PAID, Counter, card_of, counter
from tests.services.guest import Guest
from tests.services.played import NO_CERTIFICATES

PAYMENTS = 12  # in one round of ROUNDS
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


async def by_hand(here: Counter, line: Bare, ink: Callable[[], object] = lambda: None) -> float:
    """Make the same calls, and nothing else but `ink` where the till has to write a durable line."""
    reference = f"bare-{next(_numbers):021d}"
    keys = {"Authorization": f"Bearer {here.address.secret_key}", "Content-Type": "application/json"}
    card = {"expiryMonth": "12", "expiryYear": "31", "cvv": CVV}
    base = here.address.s2s_base_url
    began = time.perf_counter()
    ink()
    encrypted = await line.kept.post(
        f"{base}/api/s2s/test/encryption",
        headers=keys,
        json={"data": {"number": PAID, **card}, "reference": reference},
    )
    ink()
    order = {"email": "ada@example.com", "amount": "12500.00", "currency": "NGN", "reference": reference}
    await line.fresh.post(
        f"{base}/api/s2s/transaction/initialize", headers=keys, json={**order, "card": encrypted.text.strip()}
    )
    ink()
    ink()
    await line.fresh.post(
        f"{base}/api/cr6t76y8uijkny-enrollmentcheck", json={"cardnumber": PAID, **card, "ref": reference}
    )
    ink()
    told = await line.kept.get(f"{base}/api/verify-transaction/{reference}")
    assert told.json()["data"]["status"] == "success"
    ink()
    return time.perf_counter() - began


async def compare(delay_ms: int) -> tuple[float, float, float]:
    """Pay both ways in turns, and once more by hand with as many bare commits as ours has; return the medians."""
    with tempfile.TemporaryDirectory() as folder, service() as played, closing(bare_book(Path(folder))) as sheet:
        async with counter(Path(folder), address=played) as here, bare_lines() as line:
            await here.desk.slow(delay_ms)
            took: list[list[float]] = []
            for _ in range(1 + PAYMENTS * ROUNDS):  # one by one: a machine that is busy meanwhile is busy for all
                ours, bare = await through_the_services(here), await by_hand(here, line)
                took.append([ours, bare, await by_hand(here, line, lambda: write_one(sheet))])
            ours, bare, inked = (median(column) for column in zip(*took[1:], strict=True))
            return ours, bare, inked


class _NotingGuest(Guest):
    """Notes when the device page has ended."""

    ended: ClassVar[list[float]] = []

    @override
    async def collect_device_data(self, page: DevicePage) -> DeviceReport:
        report = await super().collect_device_data(page)
        self.ended.append(time.perf_counter())
        return report


@contextmanager
def bodies_on_the_wire() -> Generator[list[float]]:
    """Note when each body with a card in it begins to go out: the head of its request has just gone."""
    sent: list[float] = []
    pieces = CardBody.__aiter__

    async def go_out(self: CardBody) -> AsyncIterator[bytes]:
        sent.append(time.perf_counter())
        async for piece in pieces(self):
            yield piece

    CardBody.__aiter__ = go_out
    try:
        yield sent
    finally:
        CardBody.__aiter__ = pieces


async def device_page_to_operation_4() -> float:
    """Measure from the end of the device page to operation 4 on the wire; the lines between them are durable."""
    with tempfile.TemporaryDirectory() as folder, service() as played, bodies_on_the_wire() as sent:
        async with counter(Path(folder), address=played) as here:
            here.guest = _NotingGuest(here.guest.http)
            await here.start_again()
            for _ in range(PAYMENTS * ROUNDS):
                await through_the_services(here)
            await here.payments.close()
    enrollments = sent[1::2]  # operation 1 has a card in it as well
    return median(at - ended for ended, at in zip(_NotingGuest.ended, enrollments, strict=True)) * 1000


def figures() -> Iterator[Figure]:
    """Measure everything about the flow."""
    for delay_ms, at_most in WANTED.items():
        ours, bare, inked = (seconds * 1000 for seconds in asyncio.run(compare(delay_ms)))
        name, against = f"card flow, {delay_ms} ms per call", "bare httpx doing the same calls"
        yield Figure(name, ours, "ms", bare, against, Wanted(Of.RATIO, at_most=at_most))
        yield Figure(name, ours, "ms", inked, f"{against}, and 6 bare commits on this disk")
    late = asyncio.run(device_page_to_operation_4())
    yield Figure("device page done to operation 4 on the wire", late, "ms", wanted=Wanted(Of.OURS, at_most=20))
