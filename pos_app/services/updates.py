"""Says that a newer release exists, if the owner wants to know and the till is quiet; installs nothing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from pos_app.gateway.release_download import NotFetched
from pos_app.system.release_check import NotBelieved, Release, read_announcement

_EVERY: Final = 24 * 60 * 60.0
_WHILE_BUSY: Final = 15 * 60.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class UpdateRules:
    """When the till may look, and whom it believes."""

    is_wanted: Callable[[], bool]  # the setting, off by default
    is_quiet: Callable[[], Awaitable[bool]]  # no payment and no order is open, and no shift
    key: str
    own_version: str


class Updates:
    """Looks for a newer release."""

    def __init__(
        self,
        fetch: Callable[[], Awaitable[bytes]],
        rules: UpdateRules,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._fetch = fetch
        self._rules = rules
        self._sleep = sleep
        self.newer: Release | None = None

    async def look(self) -> bool:
        """Look once, if it is wanted and quiet; tell whether it was looked. `newer` has what was found."""
        if not self._rules.is_wanted() or not await self._rules.is_quiet():
            return False
        try:
            found = read_announcement(await self._fetch(), key=self._rules.key)
        except (NotFetched, NotBelieved) as problem:
            log.info("no announcement of a release: %s", problem.sentence)
            return True
        self.newer = found if found.is_newer_than(self._rules.own_version) else None
        return True

    async def watch(self, on_newer: Callable[[Release], object]) -> None:
        """Look once a day, and say each newer release once."""
        said = ""
        while True:
            was_looked = False
            try:
                was_looked = await self.look()
                if self.newer is not None and self.newer.version != said:
                    on_newer(self.newer)
                    said = self.newer.version
            except Exception:  # whatever one look came to, there is another one
                log.exception("looking for a newer release met a bug; it is looked again")
            await self._sleep(_EVERY if was_looked else _WHILE_BUSY)
