"""A till that looks at the lists of a played service, which the test can vary, break and count."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import httpx

from pos_app.domain.environment import Environment
from pos_app.domain.replies import Provider
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.logo_download import LogoDownload
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.sandbox.address import Address
from pos_app.sandbox.server import Sandbox
from pos_app.services.tv_catalogue import TvCatalogue
from pos_app.services.tv_logos import TvLogos
from tests.services.counter import Desk
from tests.services.openers import AtTheCounter, Clocks, somebody
from tests.services.played import NO_CERTIFICATES

GOTV = Provider("GOTV", "GOTV", "images/tv/gotv.png")
DSTV = Provider("DSTV", "DSTV", "images/tv/dstv.png")
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


@dataclass
class Till:
    """What a test of the lists needs at hand."""

    folder: Path
    address: Address
    client: ServiceClient
    desk: Desk
    waited: list[float]
    time: datetime = NOON
    line: ServiceConnection = field(default_factory=ServiceConnection)
    while_waiting: Callable[[], None] = lambda: None  # what happens while a busy service is left alone

    def __post_init__(self) -> None:
        self.line.use(self.client)

    def now(self) -> datetime:
        return self.time

    def pass_time(self, **span: float) -> None:
        self.time += timedelta(**span)

    def catalogue(self, *, environment: Environment = Environment.SANDBOX) -> TvCatalogue:
        """Start the program again: nothing is known but what lies on the disk."""

        async def sleep(seconds: float) -> None:
            self.waited.append(seconds)
            self.while_waiting()

        return catalogue(self.line, self.folder, environment=environment, now=self.now, sleep=sleep)

    def logos(self, *, seconds: float = 10.0) -> TvLogos:
        return TvLogos(
            self.line,
            folder=self.folder,
            environment=Environment.SANDBOX,
            clock=Clocks(self.now),
            line=LogoDownload(tls=NO_CERTIFICATES, seconds=seconds),
        )

    async def calls(self, operation: int | None = None, path: str = "") -> int:
        """Count what the service heard."""
        heard = cast("list[dict[str, Any]]", (await self.desk.ledger())["calls"])
        return sum(each["operation"] == operation and path in each["path"] for each in heard)

    def speaking(self, **switches: object) -> ServiceClient:
        """Return another client of the same service, as another profile makes it."""
        where = {"base_url": self.address.base_url, "s2s_base_url": self.address.s2s_base_url}
        keys = MerchantKeys.parse(
            secret=self.address.secret_key, public=self.address.public_key, environment=Environment.SANDBOX
        )
        profile = ServiceProfile.model_validate({**where, **switches})
        return ServiceClient(profile, keys, Environment.SANDBOX, tls=NO_CERTIFICATES)


def catalogue(
    service: ServiceConnection,
    folder: Path,
    *,
    now: Callable[[], datetime],
    environment: Environment = Environment.SANDBOX,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    seller: Callable[[], str] = somebody,
) -> TvCatalogue:
    """Open the lists of providers and packages."""
    staff = AtTheCounter(seller=seller)
    return TvCatalogue(service, folder=folder, environment=environment, clock=Clocks(now), sleep=sleep, staff=staff)


@asynccontextmanager
async def till(folder: Path) -> AsyncGenerator[Till]:
    with Sandbox(seed=11) as address:
        keys = MerchantKeys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)
        profile = ServiceProfile(base_url=address.base_url, s2s_base_url=address.s2s_base_url)
        headers: Mapping[str, str] = {"Authorization": f"Bearer {address.control_token}"}
        async with (
            ServiceClient(profile, keys, Environment.SANDBOX, tls=NO_CERTIFICATES) as client,
            httpx.AsyncClient(
                base_url=address.control_url, headers=headers, verify=NO_CERTIFICATES, trust_env=False, timeout=60.0
            ) as http,
        ):
            yield Till(folder, address, client, Desk(http), [])


def at_a_till(folder: Path, act: Callable[[Till], Awaitable[None]]) -> None:
    async def run() -> None:
        async with till(folder) as here:
            await act(here)

    asyncio.run(run())
