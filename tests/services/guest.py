"""A browser in a few lines: visits device pages, and answers the bank's page as a customer would."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urljoin, urlsplit

import httpx

from pos_app.services.browser import (
    ApprovalEvent,
    ApprovalPage,
    DeviceOutcome,
    DevicePage,
    DeviceReport,
)

CODE: Final = "123456"
FORM: Final = re.compile(r'action="([^"]+)"')
_SECOND_WINDOW: Final = re.compile(r"/[^\s\"'<>]*window=code")


class Shown:
    """A page that a customer has before them."""

    def __init__(self, page: ApprovalPage, seen: Callable[[ApprovalEvent], None]) -> None:
        self.page = page
        self.is_closed = False
        self._seen = seen
        self._host = urlsplit(page.address).netloc

    @property
    def address(self) -> str:
        return self._host

    def reload(self) -> None:
        """Nothing to load again."""

    def close(self) -> None:
        self.is_closed = True

    def tell(self, event: ApprovalEvent) -> None:
        if not self.is_closed:
            self._seen(event)


@dataclass
class Guest:
    """The till's browser, and the customer in front of it."""

    http: httpx.AsyncClient
    device: DeviceOutcome = DeviceOutcome.COMPLETED
    at_device: asyncio.Event | None = None  # the visit lasts until this is set
    code: str | None = CODE  # None: the customer does nothing
    after: ApprovalEvent | None = ApprovalEvent.RETURNED
    visits: list[DevicePage] = field(default_factory=list[DevicePage])
    shown: list[Shown] = field(default_factory=list[Shown])
    _acts: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    async def collect_device_data(self, page: DevicePage) -> DeviceReport:
        self.visits.append(page)
        if self.at_device is not None:
            await self.at_device.wait()
        return DeviceReport(self.device, was_framed=True, milliseconds=7)

    def open_step_up(self, page: ApprovalPage, *, seen: Callable[[ApprovalEvent], None]) -> Shown:
        shown = Shown(page, seen)
        self.shown.append(shown)
        if self.code is not None:
            task = asyncio.get_running_loop().create_task(self.answer(shown, self.code))
            self._acts.add(task)
            task.add_done_callback(self._acts.discard)
        return shown

    async def answer(self, shown: Shown, code: str) -> None:
        """Type the code into the bank's page, and come back."""
        try:
            reply = await self._open(shown.page)
            form = FORM.search(reply.text)
            if form is None and (second := _SECOND_WINDOW.search(reply.text)):
                reply = await self.http.get(urljoin(str(reply.url), second[0]))
                form = FORM.search(reply.text)
            elif form is None:  # the page died: it is loaded again
                shown.tell(ApprovalEvent.CRASHED)
                reply = await self._open(shown.page)
                form = FORM.search(reply.text)
            if form is not None:
                await self.http.post(urljoin(str(reply.url), form[1]), data={"code": code})
        except httpx.TransportError:
            return
        if self.after is not None:
            shown.tell(self.after)

    async def _open(self, page: ApprovalPage) -> httpx.Response:
        if page.token is None:
            return await self.http.get(page.address)
        return await self.http.post(page.address, data={"JWT": page.token})

    async def leave(self) -> None:
        for task in tuple(self._acts):
            task.cancel()
        await asyncio.gather(*self._acts, return_exceptions=True)
