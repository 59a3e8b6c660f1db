"""A counter to sell cable TV at: the played service, a book on disk, and TV orders between them."""

import asyncio
import os
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from pos_app.domain.errors import Operation
from pos_app.domain.people import selling_again, sending_again
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.domain.tv_buying import BoughtAlready
from pos_app.domain.tv_view import OrderView, PaidHow, TvChoice
from pos_app.journal import line_views
from pos_app.sandbox.address import Address
from pos_app.services.tv_orders import TvOrders
from pos_app.services.tv_retry_intervals import TvRetryIntervals
from tests.journeys.never import broken_promises
from tests.services.counter import PATIENCE, QUICK, Counter, counter
from tests.services.openers import Clocks

DELIVERED: Final = "70274413902"
REFUSED_NUMBER: Final = "7020000001"
REFUSED_BALANCE: Final = "7020000002"
PENDING: Final = "7020000003"
LOST: Final = "7020000004"
BROKEN: Final = "7020000005"  # 500, and nothing bought
MARKUP: Final = "7020000007"
NO_NAME: Final = "7020000008"
OTHER_REFERENCE: Final = "7020000009"
TWO_MINUTES: Final = 120.0
QUICK_ORDERS: Final = TvRetryIntervals(pauses=(0.01, 0.01), send_again_after=TWO_MINUTES, unwritten=0.02)


@dataclass
class TvCounter:
    """Everything at one counter, as far as cable TV goes."""

    here: Counter
    intervals: TvRetryIntervals = QUICK_ORDERS
    pauses: list[float] = field(default_factory=list[float])
    at_pause: Callable[[], Awaitable[None]] | None = None  # what happens while the till waits between two tries
    at_clock: Callable[[], None] | None = None  # what happens whenever the till looks at its clock
    random_bytes: Callable[[int], bytes] = os.urandom
    reported: dict[str, str] = field(default_factory=dict[str, str])  # what notices say of a reference
    orders: TvOrders = field(init=False)

    def __post_init__(self) -> None:
        self.orders = self.service()

    async def choose(
        self, number: str = DELIVERED, *, provider: str = "GOTV", package: str = "35", paid_how: PaidHow = PaidHow.CASH
    ) -> TvChoice:
        """Look something out as a screen does: from the lists, with the number checked."""
        found = next(each for each in await self.here.client.tv_providers() if each.name == provider)
        listed = next(each for each in await self.here.client.tv_packages(found) if each.id == package)
        checked = Validated("")
        if number != REFUSED_NUMBER:
            checked = await self.here.client.tv_validate(found, number=number)
        return self.choice_of(found, listed, number, checked, paid_how)

    def choice_of(
        self,
        provider: Provider,
        package: Package,
        number: str = DELIVERED,
        checked: Validated | None = None,
        paid_how: PaidHow = PaidHow.CASH,
    ) -> TvChoice:
        assert package.price is not None
        return TvChoice(
            self.orders.new_slip(), provider, number, checked or Validated("Ada"), package, package.price, paid_how
        )

    async def buy(self, number: str = DELIVERED) -> str:
        return await self.orders.buy(await self.choose(number))

    async def buy_again(self, choice: TvChoice, *, by: str = "Bola") -> str:
        """Buy what an open order holds back, with a manager who signs for it."""
        try:
            return await self.orders.buy(choice)
        except BoughtAlready as held:
            approval = self.here.sign(selling_again(held.reference), by=by)
            return await self.orders.buy(choice, approval=approval)

    async def view_when(
        self, reference: str, holds: Callable[[OrderView], bool], *, seconds: float = PATIENCE
    ) -> OrderView:
        """Return the view as soon as it is as asked."""
        seen: list[OrderView] = []

        async def look() -> bool:
            seen.append(await self.orders.view(reference))
            return holds(seen[-1])

        try:
            await self.here.until(look, seconds=seconds)
        except TimeoutError:
            raise AssertionError(f"It never came to that: {seen[-1]}") from None
        return seen[-1]

    async def result_of(self, reference: str, *, seconds: float = PATIENCE) -> OrderView:
        """Wait until nothing is on its way any more."""
        return await self.view_when(reference, lambda view: view.word.value != "Waiting", seconds=seconds)

    async def wait_two_minutes(self) -> None:
        self.here.clock.ahead += TWO_MINUTES

    async def send_again(self, reference: str, *, by: str = "Bola") -> None:
        """Send it once more, with a manager who signs for it."""
        await self.orders.send_again(reference, approval=self.here.sign(sending_again(reference), by=by))

    async def sent_again(self, reference: str) -> OrderView:
        """Send it once more, two minutes later."""
        times = (await self.orders.view(reference)).times_sent
        await self.wait_two_minutes()
        await self.send_again(reference)
        return await self.view_when(reference, lambda view: view.times_sent > times and view.word.value != "Waiting")

    async def start_again(self) -> tuple[OrderView, ...]:
        """End this till's service as a program's end would, and start another on the same book."""
        await self.orders.close()
        self.orders = self.service()
        return await self.orders.recover()

    async def kinds(self, reference: str) -> list[str]:
        return [line.kind for line in await self.here.journal.read(line_views.about, reference, limit=1000)]

    async def times_received(self, reference: str) -> int:
        return await self.here.desk.received(reference, Operation.TV_PAY)

    async def bought(self) -> list[dict[str, Any]]:
        """Return what the service delivered, and took the money for."""
        return [order for order in (await self.here.desk.ledger())["orders"] if order["bought_at"]]

    async def all_is_well(self) -> None:
        assert await broken_promises(self.here.journal, await self.here.desk.ledger()) == []

    def now(self) -> datetime:
        if self.at_clock is not None:
            self.at_clock()
        return self.here.clock.now()

    def draw(self, size: int) -> bytes:
        return self.random_bytes(size)

    async def what_notices_say(self, reference: str) -> str:
        return self.reported.get(reference, "")

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        if self.at_pause is not None:
            await self.at_pause()
        await asyncio.sleep(min(seconds, 0.02))

    def service(self) -> TvOrders:
        """Make TV orders for this counter."""
        return TvOrders(
            self.here.journal,
            self.here.line,
            till_prefix="till2",
            staff=self.here,
            clock=Clocks(self.now, self.here.clock.monotonic),
            random_bytes=self.draw,
            reported=self.what_notices_say,
            sleep=self.sleep,
            intervals=self.intervals,
        )


@asynccontextmanager
async def tv_counter(
    folder: Path,
    *,
    seconds: Mapping[Operation, float] | None = None,
    address: Address | None = None,
    profile: Mapping[str, object] | None = None,
    vfs: str | None = None,
    intervals: TvRetryIntervals = QUICK_ORDERS,
) -> AsyncGenerator[TvCounter]:
    """Open a counter; `seconds` are deadlines of a test's own, `address` is a service that plays elsewhere."""
    async with counter(folder, intervals=QUICK, seconds=seconds, address=address, profile=profile, vfs=vfs) as here:
        tv = TvCounter(here, intervals)
        try:
            yield tv
        finally:
            await tv.orders.close()


def at_a_tv_counter(
    folder: Path,
    act: Callable[[TvCounter], Awaitable[None]],
    *,
    seconds: Mapping[Operation, float] | None = None,
    profile: Mapping[str, object] | None = None,
    vfs: str | None = None,
    intervals: TvRetryIntervals = QUICK_ORDERS,
) -> None:
    """Open a counter for the length of one act, and look afterwards that nothing happened that never must."""

    async def run() -> None:
        async with tv_counter(folder, seconds=seconds, profile=profile, vfs=vfs, intervals=intervals) as tv:
            await act(tv)
            await tv.all_is_well()

    asyncio.run(run())
