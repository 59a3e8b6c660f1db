"""A counter that hears of money: the played service, the endpoint, both books, card payments and activity."""

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

from pos_app.doctor.findings import Health
from pos_app.doctor.notices import look_at_notices
from pos_app.domain.connection import Feed as Endpoint
from pos_app.domain.environment import Environment
from pos_app.domain.errors import Operation
from pos_app.domain.people import Right
from pos_app.domain.polling import WebhookPollingIntervals
from pos_app.domain.webhook_view import NoticeRow
from pos_app.domain.webhooks import TakenNotice
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.signing import notice_signature
from pos_app.journal.inbox import Inbox
from pos_app.services.activity import Activity
from pos_app.services.webhook_tasks import WebhookTasks
from pos_app.services.webhooks import Webhooks
from pos_app.system.paths import Paths
from pos_app.webhook_server.address import url_of
from pos_app.webhook_server.endpoint import notice_endpoint
from pos_app.webhook_server.server import WebhookServer
from tests.contract import FOLDER
from tests.services import openers
from tests.services.counter import Counter, counter

QUICK: Final = WebhookPollingIntervals(closest=0.005, pending=0.03, failed=0.03, seldom=0.05, unwritten=0.03)
STILL: Final = WebhookPollingIntervals(closest=0.005, pending=3600.0, failed=3600.0)  # asks once


def sample(kind: str, **data: object) -> dict[str, Any]:
    """A golden notice with other values in its record, or beside it where it has none."""
    body = cast("dict[str, Any]", json.loads((FOLDER / f"notice_{kind}.json").read_bytes()))
    body.get("data", body).update(data)
    return body


@dataclass
class Feed:
    """Everything at one counter that hears of money."""

    counter: Counter
    inbox: Inbox
    notices: Webhooks
    signature: str
    intervals: WebhookPollingIntervals
    rights: frozenset[Right] = frozenset(Right)  # of whoever stands here
    name: str = "Ngozi Eze"
    tasks: WebhookTasks = field(init=False)
    activity: Activity = field(init=False)

    def __post_init__(self) -> None:
        self.tasks = self.work()
        self.activity = self.service()

    def service(self) -> Activity:
        """Make the activity of this counter."""
        here = self.counter
        return Activity(
            here.journal,
            self.inbox,
            self.notices,
            here.line,
            tasks=self.tasks,
            clock=here.clock,
            refused=lambda: 0,
            staff=openers.AtTheCounter(self.may, lambda: self.name, here.seller, here.approved),
        )

    def work(self) -> WebhookTasks:
        """Make what goes on by itself."""
        here = self.counter
        return WebhookTasks(
            here.journal, self.inbox, here.payments, here.line, clock=here.clock, intervals=self.intervals
        )

    def may(self, right: Right) -> bool:
        """Answer as `People.may` does."""
        return right in self.rights

    async def start_again(self) -> None:
        """End this till's activity as a program's end would, and start another on the same books."""
        await self.tasks.close()
        self.tasks = self.work()
        self.activity = self.service()
        await self.tasks.recover()

    async def send(self, kind: str, **wish: object) -> str:
        """Have the played service send a notice, and return its reference."""
        told = await self.counter.desk.http.post("/notices", json={"kind": kind, **wish})
        return str(told.raise_for_status().json()["deliveries"][-1]["reference"])

    async def arrive(self, body: dict[str, Any] | bytes, *, signature: str | None = None) -> TakenNotice:
        """Have a notice arrive as it is."""
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self.notices.take(raw, signature or self.signature, "203.0.113.12")

    async def rows_when(self, holds: Callable[[tuple[NoticeRow, ...]], bool]) -> tuple[NoticeRow, ...]:
        """Return the rows as soon as they are as asked."""
        seen: list[tuple[NoticeRow, ...]] = []

        async def look() -> bool:
            seen.append(await self.activity.rows())
            return holds(seen[-1])

        try:
            await self.counter.until(look)
        except TimeoutError:
            raise AssertionError(f"It never came to that: {seen[-1]}") from None
        return seen[-1]

    async def row_when(self, holds: Callable[[NoticeRow], bool]) -> NoticeRow:
        """Return the first row that is as asked."""
        rows = await self.rows_when(lambda rows: any(holds(row) for row in rows))
        return next(row for row in rows if holds(row))

    async def asked(self, reference: str) -> int:
        """Count how often the service was asked about a reference."""
        return await self.counter.desk.received(reference, Operation.VERIFY)


@asynccontextmanager
async def feed(
    folder: Path, *, intervals: WebhookPollingIntervals = QUICK, is_open: bool = True, vfs: str | None = None
) -> AsyncGenerator[Feed]:
    """Open a counter that hears of money."""
    async with counter(folder, vfs=vfs) as here:
        where = here.address
        keys = MerchantKeys.parse(secret=where.secret_key, public=where.public_key, environment=Environment.SANDBOX)
        inbox = await Inbox.open(folder / "sandbox.inbox", environment=Environment.SANDBOX, now=here.clock.now)
        notices = openers.webhooks(inbox, folder, lambda: (keys,))
        one = Feed(here, inbox, notices, notice_signature(keys), intervals)
        server = WebhookServer(
            notice_endpoint(notices.take, path="/notices", signature_header=here.profile.webhook_header),
            host="127.0.0.1",
            port=0,
            name="notices",
        )
        try:
            with server:
                address = url_of("127.0.0.1", server.port, "/notices")
                (await here.desk.http.put("/webhook", json={"url": address, "delay_ms": 0})).raise_for_status()
                notices.stands(Endpoint.LISTENING, address=address)
                if is_open:
                    await one.tasks.recover()
                yield one
        finally:
            await one.tasks.close()
            await inbox.close()


def at_a_feed(
    folder: Path,
    act: Callable[[Feed], Awaitable[None]],
    *,
    intervals: WebhookPollingIntervals = QUICK,
    is_open: bool = True,
    vfs: str | None = None,
) -> None:
    """Open one for the length of one act; its journal holds at the end, and tells of its notices what came."""

    async def run() -> None:
        async with feed(folder, intervals=intervals, is_open=is_open, vfs=vfs) as here:
            await act(here)
            assert (await here.counter.journal.verify()).holds

    asyncio.run(run())
    found = asyncio.run(look_at_notices(Paths(folder, Environment.SANDBOX)))
    assert found.health is Health.GOOD, found.found
