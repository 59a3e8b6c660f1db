"""A played service, books on disk and the client between them, for tests of the services."""

import ssl
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import httpx

from pos_app.domain.environment import Environment
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.control import Control
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.sandbox.address import Address
from pos_app.sandbox.server import Sandbox

NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
PATIENCE: Final = 60.0  # seconds


def local_line() -> httpx.AsyncClient:
    """Open a line to what is played on this machine: past any proxy, without certificates, and with patience."""
    return httpx.AsyncClient(verify=NO_CERTIFICATES, trust_env=False, timeout=PATIENCE)


def now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Played:
    """One till's books and its line to a played service."""

    journal: Journal
    inbox: Inbox
    client: ServiceClient
    line: ServiceConnection  # nobody speaks through it before a test says so
    control: Control
    keys: MerchantKeys
    address: Address


@asynccontextmanager
async def played(folder: Path) -> AsyncGenerator[Played]:
    with Sandbox(seed=5) as address:
        keys = MerchantKeys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)
        profile = ServiceProfile(base_url=address.base_url, s2s_base_url=address.s2s_base_url)
        journal = await Journal.open(folder / "sandbox.journal", environment=Environment.SANDBOX, now=now)
        inbox = await Inbox.open(folder / "sandbox.inbox", environment=Environment.SANDBOX, now=now)
        control = Control(address.control_url, address.control_token)
        line = ServiceConnection()
        try:
            async with ServiceClient(profile, keys, Environment.SANDBOX, tls=NO_CERTIFICATES) as client:
                yield Played(journal, inbox, client, line, control, keys, address)
        finally:
            await line.close()
            await control.aclose()
            await inbox.close()
            await journal.close()
