"""What is on its way to the merchant: later and patiently, or now and once."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from time import monotonic

from pos_app.sandbox.delivery import Receipt, Sending, deliver
from pos_app.sandbox.ledger import Ledger, LedgerDelivery

RETRY_WAITS = (1.0, 5.0, 15.0)  # seconds before the second, third and fourth try
DEFAULT_DELAY_MS = 500
_MOST_LINES = 200  # every line is an open file of this process; within the till it is two
_DELIVERED = range(200, 300)


class Outbox:
    """Knows where notices go; writes every try into the ledger."""

    def __init__(
        self, ledger: Ledger, clock: Callable[[], datetime], *, retry_waits: Sequence[float] = RETRY_WAITS
    ) -> None:
        self.url: str | None = None
        self.delay_ms = DEFAULT_DELAY_MS
        self._ledger = ledger
        self._clock = clock
        self._retry_waits = tuple(retry_waits)
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: set[asyncio.Task[Receipt]] = set()
        self._lines = asyncio.Semaphore(_MOST_LINES)

    def post(self, sending: Sending, *, delay_ms: int | None = None) -> None:
        """Send after the delay, and again while it is not answered with success; without an address nothing is sent."""
        if self.url is not None:
            self._start(self._send_patiently(sending, (self.delay_ms if delay_ms is None else delay_ms) / 1000))

    async def post_now(self, sendings: Sequence[Sending], *, is_in_order: bool) -> list[LedgerDelivery]:
        """Send each once, and tell how each was received."""
        if is_in_order:
            return [await self._send(sending, 1) for sending in sendings]
        return list(await asyncio.gather(*(self._send(sending, 1) for sending in sendings)))

    async def forget(self) -> None:
        """Give up what is still to be sent, and what is being sent."""
        tasks = (*self._tasks, *self._under_way)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """From now on nothing is sent."""
        self.url = None
        await self.forget()

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_patiently(self, sending: Sending, delay: float) -> None:
        for attempt, wait in enumerate((delay, *self._retry_waits), start=1):
            await asyncio.sleep(wait)
            if (await self._send(sending, attempt)).status in _DELIVERED:
                return

    async def _send(self, sending: Sending, attempt: int) -> LedgerDelivery:
        async with self._lines:
            delivery = LedgerDelivery(kind=sending.kind, reference=sending.reference, attempt=attempt, at=self._clock())
            self._ledger.deliveries.append(delivery)
            began = monotonic()
            if self.url is None:
                delivery.problem = "No webhook URL is set"
                return delivery
            receipt = await self._carry(self.url, sending)
            delivery.milliseconds = round((monotonic() - began) * 1000)
            delivery.status, delivery.problem = receipt.status, receipt.problem
            return delivery

    async def _carry(self, url: str, sending: Sending) -> Receipt:
        """A task of its own, so that giving it up does not end whoever waits for it."""
        task = asyncio.get_running_loop().create_task(deliver(url, sending.parcel))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        await asyncio.wait((task,))
        return Receipt(None, "Given up") if task.cancelled() else task.result()
