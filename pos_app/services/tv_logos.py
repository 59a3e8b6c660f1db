"""The logos of the providers: from the disk where they were fetched before, from the service otherwise."""

import asyncio
import hashlib
from collections import defaultdict
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from pos_app.domain.clock import Clock
from pos_app.domain.environment import Environment
from pos_app.domain.replies import Provider
from pos_app.gateway.image_check import small_picture
from pos_app.gateway.logo_download import LogoDownload, logo_url
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.gateway.transport import LARGEST_BODY
from pos_app.system.file_cache import FileCache
from pos_app.system.threads import in_thread

_MOST_FILES: Final = 64
_GOOD_FOR: Final = timedelta(days=7)
_ASKED_AGAIN_AFTER: Final = timedelta(minutes=10)
_AT_ONCE: Final = 2  # a slow shop line belongs to the money calls


class TvLogos:
    """The shelf of pictures; a provider without one is shown by its letters."""

    def __init__(
        self,
        service: ServiceConnection,
        *,
        folder: Path,
        environment: Environment,
        clock: Clock,
        line: LogoDownload | None = None,
    ) -> None:
        self._service = service
        self._file_cache = FileCache(folder / "logos", most_bytes=LARGEST_BODY, most_files=_MOST_FILES)
        self._environment = environment
        self._clock = clock
        self._line = line or LogoDownload()
        self._known: dict[str, tuple[bytes | None, datetime]] = {}  # by address; no picture means letters for a while
        self._asking: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._turns = asyncio.Semaphore(_AT_ONCE)

    async def logo(self, provider: Provider) -> bytes | None:
        """Return a PNG, JPEG or WebP of at most 1024 pixels a side; none: show the letters. Never raises."""
        client = self._service.with_keys
        if client is None:
            return None
        base = client.profile.base_url
        url = logo_url(base, provider.logo)
        if not url:
            return None
        async with self._asking[url]:
            if url in self._known:
                picture, since = self._known[url]
                if self._clock.now() - since < (_GOOD_FOR if picture else _ASKED_AGAIN_AFTER):
                    return picture
            return await self._find(base, provider.logo, url)

    async def _find(self, base: str, path: str, url: str) -> bytes | None:
        name = self._file(url)
        kept = await in_thread(partial(self._file_cache.get, name))
        old = small_picture(kept.data) if kept else None
        if old is not None and kept is not None and self._clock.now() - kept.put_at < _GOOD_FOR:
            self._known[url] = (old, kept.put_at)
            return old
        async with self._turns:
            fetched = await self._line.fetch(base, path)
        if fetched is not None:
            await in_thread(partial(self._file_cache.put, name, fetched))
        self._known[url] = (fetched or old, self._clock.now())
        return fetched or old

    def _file(self, url: str) -> str:
        return f"{self._environment}-{hashlib.sha256(url.encode()).hexdigest()[:32]}"
