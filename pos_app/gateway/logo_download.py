"""Fetches the logo of a provider: from the service's own origin, without a key, capped in size, kind and time."""

import asyncio
import logging
import ssl
from typing import Final
from urllib.parse import quote, urldefrag, urljoin

import httpx

from pos_app.domain.plain_text import plain
from pos_app.gateway.addresses import origin_of
from pos_app.gateway.image_check import small_picture
from pos_app.gateway.json_text import UnclearError
from pos_app.gateway.transport import open_pool, read_capped, trusted_tls

_SECONDS: Final = 10.0
_WAITS: Final = {"connect": 5.0, "pool": 10.0, "read": None, "write": None}
_KINDS: Final = frozenset({"image/png", "image/jpeg", "image/jpg", "image/webp"})
_HEADERS: Final = {
    "accept": "image/webp, image/png, image/jpeg", "accept-encoding": "identity", "user-agent": "Kaunta",
}  # fmt: skip
_MAY_STAND: Final = "/%?=&+~:@!$'()*,;-._#"

log = logging.getLogger("pos_app.gateway")


class LogoDownload:
    """A line of its own: what the money calls hold open is never used for pictures."""

    def __init__(self, *, tls: ssl.SSLContext | None = None, seconds: float = _SECONDS) -> None:
        self._tls = tls
        self._seconds = seconds

    async def fetch(self, base_url: str, path: str) -> bytes | None:
        """Return what draws the picture, of a kind we show; none for any reason there is."""
        url = logo_url(base_url, path)
        if not url:
            return None
        try:
            async with asyncio.timeout(self._seconds):
                return await self._get(url)
        except (httpx.TransportError, OSError, TimeoutError, UnclearError) as error:
            log.info("no logo: %s", type(error).__name__)
            return None

    async def _get(self, url: str) -> bytes | None:
        request = httpx.Request("GET", url, headers=_HEADERS, extensions={"timeout": _WAITS})
        if self._tls is None:
            self._tls = trusted_tls()
        async with open_pool(self._tls, kept_connections=0) as pool:
            response = await pool.handle_async_request(request)
            try:
                return await _picture(response)
            finally:
                await response.aclose()


def logo_url(base_url: str, path: str) -> str:
    """Return the address of a logo; '' if there is none, or if it does not lie at the origin of the service."""
    asked = quote(path.strip(), safe=_MAY_STAND)  # brackets and foreign letters too, over which readers disagree
    url = urldefrag(urljoin(f"{base_url}/", asked)).url if asked else ""
    origin = origin_of(url)
    return url if origin and origin == origin_of(base_url) else ""


async def _picture(response: httpx.Response) -> bytes | None:
    kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
    if response.status_code != 200 or kind not in _KINDS:
        log.info("no logo: status %d, %s", response.status_code, plain(kind, most=40) or "no kind")
        return None
    return small_picture(await read_capped(response))
