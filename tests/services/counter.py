"""A counter to pay at: the played service, books on disk, a customer, and card payments between them."""

import asyncio
import os
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final, cast

import httpx

from pos_app.domain.cards import CardSecret
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import PaymentState
from pos_app.domain.payment_view import PaymentView, StepMark, StepName
from pos_app.domain.people import Member, Right, Role, SignedApproval
from pos_app.domain.polling import PollingIntervals
from pos_app.domain.sale import SaleOrder
from pos_app.domain.sentence import Sentence
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.gateway.transport import DEADLINES
from pos_app.journal import line_views
from pos_app.journal.store import Journal
from pos_app.sandbox.address import Address
from pos_app.sandbox.server import Sandbox
from pos_app.services.payments import Payments
from tests.journeys.never import broken_promises
from tests.services.guest import Guest
from tests.services.played import NO_CERTIFICATES

PAID: Final = "4000000000002701"
DECLINED: Final = "4000000000002925"
CHALLENGED: Final = "4000000000002503"
REJECTED: Final = "4000000000002537"
CVV: Final = "357"
PRICE: Final = Money(1250000, Currency.NGN)
QUICK: Final = PollingIntervals(pending=0.03, failed=0.03, closest=0.005, unsure=0.05, seldom=0.05)
PATIENT: Final = replace(QUICK, pending=600.0, failed=600.0)  # the rhythm asks once: what comes later was hinted at
PATIENCE: Final = 60.0  # seconds that a test waits for what must come


class Clock:
    """The shop's clock, real but for the time that a test lets pass, and for how wrong it is set."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.set_wrong_by = 0.0

    def now(self) -> datetime:
        return datetime.now().astimezone() + timedelta(seconds=self.ahead + self.set_wrong_by)

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead

    def steady(self) -> float:
        return self.monotonic()


def keys_of(address: Address) -> MerchantKeys:
    return MerchantKeys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)


def card_of(number: str = PAID) -> CardSecret:
    return CardSecret(number=number.encode(), month=b"12", year=b"31", cvv=CVV.encode())


@dataclass
class Desk:
    """The control plane of the played service, by hand."""

    http: httpx.AsyncClient

    async def ledger(self) -> dict[str, Any]:
        return cast("dict[str, Any]", (await self.http.get("/ledger")).raise_for_status().json())

    async def payment(self, reference: str) -> dict[str, Any]:
        return next(each for each in (await self.ledger())["payments"] if each["reference"] == reference)

    async def received(self, reference: str, operation: Operation) -> int:
        return int((await self.ledger())["received"].get(reference, {}).get(str(int(operation)), 0))

    async def choose(self, scenario: str, *, polls: int | None = None) -> None:
        chosen = {"scenario": scenario, "every": True, "polls": polls}
        (await self.http.put("/scenario", json=chosen)).raise_for_status()

    async def vary(self, **variants: object) -> None:
        (await self.http.put("/variants", json=variants)).raise_for_status()

    async def slow(self, delay_ms: int) -> None:
        (await self.http.put("/network", json={"delay_ms": delay_ms})).raise_for_status()

    async def arm(self, operation: int, fault: str, **more: object) -> None:
        (await self.http.post("/faults", json={"operation": operation, "fault": fault, **more})).raise_for_status()

    async def mend(self) -> None:
        (await self.http.delete("/faults")).raise_for_status()


@dataclass
class Counter:
    """Everything at one counter."""

    journal: Journal
    guest: Guest
    desk: Desk
    clock: Clock
    client: ServiceClient
    profile: ServiceProfile
    path: Path
    address: Address
    intervals: PollingIntervals
    deadlines: dict[Operation, float]
    signed: list[SignedApproval] = field(default_factory=list[SignedApproval])
    may_sell: bool = True  # whether whoever stands here does more than look
    rung: asyncio.Event = field(default_factory=asyncio.Event)
    line: ServiceConnection = field(default_factory=ServiceConnection)  # through `client`, until a test says otherwise
    payments: Payments = field(init=False)

    def __post_init__(self) -> None:
        self.line.use(self.client)
        self.payments = self.service()

    def client_of(self, **switches: object) -> ServiceClient:
        """Make another client with the keys of this counter: as for the same service, read by other switches."""
        profile = self.profile.model_copy(update=switches)
        return ServiceClient(profile, keys_of(self.address), Environment.SANDBOX, tls=NO_CERTIFICATES)

    def may(self, right: Right) -> bool:
        """Answer as `People.may` does."""
        return right is not Right.SELL or self.may_sell

    def who(self) -> str:
        """Answer as `People.who` does."""
        return "Ngozi Eze"

    def seller(self) -> str:
        """Answer as `People.seller` does."""
        if not self.may_sell:
            raise KnownError(Sentence("This is not yours to do. Ask a manager."))
        return self.who()

    def sign(self, act: str, *, by: str = "Bola") -> SignedApproval:
        """Have a manager sign for an act, as `People.approve` does."""
        self.signed.append(SignedApproval(Member(by, by, Role.MANAGER), Right.APPROVE, act))
        return self.signed[-1]

    def approved(self, approval: SignedApproval | None, act: str) -> str:
        """Answer as `People.approved` does."""
        known = next((each for each in self.signed if each is approval and each.act == act), None)
        if known is None:
            raise KnownError(Sentence("A manager has to sign for this."))
        self.signed.remove(known)
        return known.by.name

    def order(self, slip: str | None = None) -> SaleOrder:
        return SaleOrder(slip or self.payments.new_slip(), PRICE, "ada@example.com", "Order 1184")

    def give_time(self) -> None:
        """Hurry no more: what never answers has been met, and a busy machine takes its time with the rest."""
        self.deadlines.update(DEADLINES)

    async def pay(self, number: str = PAID) -> str:
        return await self.payments.pay(self.order(), card_of(number))

    async def until(self, holds: Callable[[], Awaitable[bool]], *, seconds: float = PATIENCE) -> None:
        """Wait until it holds; everything that the journal announces is a reason to look again."""
        async with asyncio.timeout(seconds):
            while True:
                self.rung.clear()
                if await holds():
                    return
                try:
                    async with asyncio.timeout(0.05):  # what is not written down rings no bell
                        await self.rung.wait()
                except TimeoutError:
                    continue

    async def comes_true(self, holds: Callable[[], bool]) -> bool:
        """Wait until it is so: what follows a line of the journal follows a moment after it."""

        async def look() -> bool:
            return holds()

        await self.until(look)
        return True

    async def view_when(self, reference: str, holds: Callable[[PaymentView], bool]) -> PaymentView:
        """Return the view as soon as it is as asked."""
        seen: list[PaymentView] = []

        async def look() -> bool:
            seen.append(await self.payments.view(reference))
            return holds(seen[-1])

        try:
            await self.until(look)
        except TimeoutError:
            raise AssertionError(f"It never came to that: {seen[-1]}") from None
        return seen[-1]

    async def end_of(self, reference: str) -> PaymentView:
        """Wait for a result."""
        return await self.view_when(reference, lambda view: view.ended_at is not None)

    async def start_again(self) -> None:
        """End this till's services as a program's end would, and start others on the same book."""
        await self.payments.close()
        self.payments = self.service()
        await self.payments.recover()

    def service(self) -> Payments:
        """Make card payments for this counter."""
        return Payments(
            self.journal,
            self.line,
            self.guest,
            till_prefix="till2",
            staff=self,
            clock=self.clock,
            random_bytes=os.urandom,
            intervals=self.intervals,
        )


@asynccontextmanager
async def counter(
    folder: Path,
    *,
    intervals: PollingIntervals = QUICK,
    seconds: Mapping[Operation, float] | None = None,
    address: Address | None = None,
    profile: Mapping[str, object] | None = None,
    vfs: str | None = None,
) -> AsyncGenerator[Counter]:
    """Open a counter; `seconds` are deadlines of a test's own, `address` is a service that plays elsewhere."""
    with Sandbox(seed=7) if address is None else nullcontext(address) as where:
        keys = keys_of(where)
        addresses = {"base_url": where.base_url, "s2s_base_url": where.s2s_base_url}
        settings = ServiceProfile.model_validate({**addresses, **(profile or {})})
        path, clock = folder / "sandbox.journal", Clock()
        journal = await Journal.open(path, environment=Environment.SANDBOX, now=clock.now, vfs=vfs)
        deadlines = {**DEADLINES, **(seconds or {})}
        headers = {"Authorization": f"Bearer {where.control_token}"}
        async with (
            httpx.AsyncClient(verify=NO_CERTIFICATES, trust_env=False, timeout=PATIENCE) as guest_line,
            httpx.AsyncClient(
                base_url=where.control_url, headers=headers, verify=NO_CERTIFICATES, trust_env=False, timeout=PATIENCE
            ) as desk_line,
            ServiceClient(settings, keys, Environment.SANDBOX, tls=NO_CERTIFICATES, deadlines=deadlines) as client,
        ):
            guest = Guest(guest_line)
            here = Counter(journal, guest, Desk(desk_line), clock, client, settings, path, where, intervals, deadlines)
            journal.listen(lambda _: here.rung.set())
            try:
                yield here
            finally:
                await here.payments.close()
                await here.line.close()
                await guest.leave()
                await journal.close()


def at_a_counter(
    folder: Path,
    act: Callable[[Counter], Awaitable[None]],
    *,
    intervals: PollingIntervals = QUICK,
    seconds: Mapping[Operation, float] | None = None,
    profile: Mapping[str, object] | None = None,
    vfs: str | None = None,
) -> None:
    """Open a counter for the length of one act."""

    async def run() -> None:
        async with counter(folder, intervals=intervals, seconds=seconds, profile=profile, vfs=vfs) as here:
            await act(here)

    asyncio.run(run())


def is_in(*states: PaymentState) -> Callable[[PaymentView], bool]:
    return lambda view: view.state in states


async def all_is_well(counter: Counter) -> None:
    assert await broken_promises(counter.journal, await counter.desk.ledger()) == []


def marks(view: PaymentView) -> dict[StepName, StepMark]:
    return {step.name: step.mark for step in view.steps}


async def kinds(counter: Counter, reference: str) -> list[str]:
    return [line.kind for line in await counter.journal.read(line_views.about, reference, limit=1000)]
