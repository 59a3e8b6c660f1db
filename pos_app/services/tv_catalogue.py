"""What can be bought: providers and packages from the last list at once, from the service behind it; whose number."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from pos_app.domain.clock import Clock
from pos_app.domain.environment import Environment
from pos_app.domain.errors import CallFailed, TooBusy
from pos_app.domain.people import Staff
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.domain.sentence import Sentence
from pos_app.domain.tv_numbers import refuse_card
from pos_app.domain.tv_view import PackageList, ProviderList
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.services.tv_catalogue_files import (
    CataloguePage,
    read_packages,
    read_providers,
    write_packages,
    write_providers,
)
from pos_app.system.file_cache import FileCache
from pos_app.system.threads import in_thread

_MOST_BYTES: Final = 1024 * 1024  # a reply is at most 256 KiB, and its text grows a little on paper
_MOST_FILES: Final = 64
_LONGEST_WAIT: Final = 60.0
_LONGEST_WAIT_FOR_NUMBER: Final = 10.0  # a customer stands there
_NOT_SET_UP: Final = Sentence("No addresses or keys are set on this till. Tell the manager.")

Answer = TypeVar("Answer")
Row = TypeVar("Row")
Sleep = Callable[[float], Awaitable[object]]


class TvCatalogue:
    """The lists of the service that is spoken to now; those of another address or environment are never mixed in."""

    def __init__(
        self,
        service: ServiceConnection,
        *,
        folder: Path,
        environment: Environment,
        clock: Clock,
        sleep: Sleep = asyncio.sleep,
        staff: Staff,
    ) -> None:
        self._service = service
        self._file_cache = FileCache(folder / "tv", most_bytes=_MOST_BYTES, most_files=_MOST_FILES)
        self._environment = environment
        self._clock = clock
        self._sleep = sleep
        self._staff = staff
        self._providers: dict[str, CataloguePage[Provider]] = {}  # by the name of their file
        self._packages: dict[str, CataloguePage[Package]] = {}

    async def providers(self) -> ProviderList:
        """Return the last list at once; an empty one if there is none."""
        client = self._service.with_keys
        if client is None:
            return ProviderList(problem=_NOT_SET_UP)
        page = await self._kept_providers(self._file(client, "providers"))
        return ProviderList(page.rows, page.as_of) if page else ProviderList()

    async def fresh_providers(self) -> ProviderList:
        """Ask the service; if it does not answer, return the last list and why."""
        client = self._service.with_keys
        if client is None:
            return ProviderList(problem=_NOT_SET_UP)
        name = self._file(client, "providers")
        try:
            page = CataloguePage(await self._patiently(client.tv_providers), self._clock.now())
        except CallFailed as failed:
            kept = await self._kept_providers(name)
            problem = failed.told
            return ProviderList(kept.rows, kept.as_of, problem) if kept else ProviderList(problem=problem)
        self._providers[name] = page
        await in_thread(lambda: self._file_cache.put(name, write_providers(page)))
        return ProviderList(page.rows, page.as_of)

    async def packages(self, provider: Provider) -> PackageList:
        """Return the last list of this provider at once; an empty one if there is none."""
        client = self._service.with_keys
        if client is None:
            return PackageList(provider, problem=_NOT_SET_UP)
        page = await self._kept_packages(client, provider)
        return PackageList(provider, page.rows, page.as_of) if page else PackageList(provider)

    async def fresh_packages(self, provider: Provider) -> PackageList:
        """Ask the service; if it does not answer, return the last list and why."""
        client = self._service.with_keys
        if client is None:
            return PackageList(provider, problem=_NOT_SET_UP)
        try:
            page = CataloguePage(await self._patiently(lambda: client.tv_packages(provider)), self._clock.now())
        except CallFailed as failed:
            kept = await self._kept_packages(client, provider)
            problem = failed.told
            return PackageList(provider, *((kept.rows, kept.as_of) if kept else ((), None)), problem=problem)
        name = self._file(client, "packages", provider.sent_as)
        self._packages[name] = page
        await in_thread(lambda: self._file_cache.put(name, write_packages(page)))
        return PackageList(provider, page.rows, page.as_of)

    async def check_number(self, provider: Provider, number: str) -> Validated:
        """Ask whose number it is. Raises the `CallFailed` whose sentence says why that is not known."""
        self._staff.seller()  # refuses whoever may not sell: a number is answered with a name
        refuse_card(number, provider)
        client = self._service.need_keys(_NOT_SET_UP)
        return await self._patiently(
            lambda: client.tv_validate(provider, number=number), at_most=_LONGEST_WAIT_FOR_NUMBER
        )

    async def _patiently(self, ask: Callable[[], Awaitable[Answer]], *, at_most: float = _LONGEST_WAIT) -> Answer:
        """Ask, and once more after the time that a busy service asks for: operations 6 to 8 change nothing."""
        try:
            return await ask()
        except TooBusy as busy:
            if busy.retry_after > at_most:
                raise
            await self._sleep(busy.retry_after)
        return await ask()

    async def _kept_providers(self, name: str) -> CataloguePage[Provider] | None:
        if name not in self._providers:
            page = await in_thread(partial(self._read, name, read_providers))
            if page is None or name in self._providers:  # a fresh list may have come meanwhile
                return self._providers.get(name)
            self._providers[name] = page
        return self._providers[name]

    async def _kept_packages(self, client: ServiceClient, provider: Provider) -> CataloguePage[Package] | None:
        name = self._file(client, "packages", provider.sent_as)
        if name not in self._packages:
            read = partial(read_packages, currency=client.profile.tv_currency)
            page = await in_thread(partial(self._read, name, read))
            if page is None or name in self._packages:
                return self._packages.get(name)
            self._packages[name] = page
        return self._packages[name]

    def _read(self, name: str, read: Callable[[bytes], CataloguePage[Row] | None]) -> CataloguePage[Row] | None:
        """Read a page off the disk, beside the loop: a thousand rows are not taken apart between two key presses."""
        kept = self._file_cache.get(name)
        return read(kept.data) if kept else None

    def _file(self, client: ServiceClient, *what: str) -> str:
        """Name the file after everything that a list depends on."""
        profile = client.profile
        parts = (profile.base_url, profile.provider_field, profile.tv_currency, *what)
        digest = hashlib.sha256("\n".join(parts).encode("utf-8", "replace")).hexdigest()[:32]
        return f"{self._environment}-{what[0]}-{digest}.json"
