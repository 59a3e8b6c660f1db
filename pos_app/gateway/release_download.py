"""Fetches the announcement of the newest release: one small file, without keys, cookies or redirects."""

__audience__ = "back office"

import asyncio
import ssl
from typing import Final

import httpx

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.gateway.json_text import UnclearError
from pos_app.gateway.transport import open_pool, read_capped, trusted_tls

_WITHIN: Final = 20.0


class NotFetched(KnownError):  # noqa: N818  # a fact, as the house names errors
    """There was no announcement to be had."""


async def fetch_announcement(address: str, *, tls: ssl.SSLContext | None = None, within: float = _WITHIN) -> bytes:
    """Read it whole or not at all; what it says is believed only when its signature holds."""
    if not address.startswith("https://"):
        raise NotFetched(Sentence("No address of releases is known."))
    pool = open_pool(tls or trusted_tls(), kept_connections=0)
    try:
        async with asyncio.timeout(within):
            request = httpx.Request("GET", address, headers={"accept-encoding": "identity"})
            response = await pool.handle_async_request(request)
            try:
                if response.status_code != 200:
                    raise NotFetched(Sentence("The address of releases answered {0}.", response.status_code))
                return await read_capped(response)
            finally:
                await response.aclose()
    except (httpx.HTTPError, UnclearError, TimeoutError) as problem:
        raise NotFetched(Sentence("The address of releases does not answer.")) from problem
    finally:
        await pool.aclose()
