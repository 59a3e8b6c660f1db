"""Starts of the till during which something changes: at one wait of the start, and nowhere else."""

import asyncio
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, TypeVar

import pytest

from pos_app.app import services_setup
from pos_app.app.process import TillProcess, now
from pos_app.app.services_setup import TillServices
from pos_app.app.till import Till
from pos_app.app.tv_setup import TvServices
from pos_app.sandbox.address import Address
from pos_app.self_test.hands import Hands
from pos_app.services.payments import Payments
from pos_app.services.people import People
from pos_app.system.settings import NoticeAddress
from pos_app.ui.frame.application import TillApp
from pos_app.ui.frame.first_window import FirstWindow
from tests.journeys.shop import Shop

_QUIET: Final = 0.5
T = TypeVar("T")


async def nothing(*_: object) -> None:
    """Do nothing."""


@dataclass
class Early:
    """What can be spoken to before everything is open."""

    payments: Payments = field(init=False)
    tv: TvServices = field(init=False)
    is_reading: bool = False  # what is open is being read, or was
    is_over: bool = False  # everything is open, and the next wait is one with screens


@dataclass(frozen=True, slots=True)
class Change:
    """Something that becomes otherwise, and how its screen shows what was and what is."""

    is_old: Callable[[Hands], bool]
    happen: Callable[[Shop], Awaitable[object]]
    is_new: Callable[[Hands], bool]
    happen_early: Callable[[Shop, Early], Awaitable[object]] | None = None  # None: nothing of it is read so early
    leave: Callable[[TillProcess, Address], Coroutine[Any, Any, None]] = nothing  # done before the start
    come_to: Callable[[Hands], Awaitable[object]] = nothing  # somebody opens the screen as soon as there is one
    hears_notices: bool = True


@types.coroutine
def with_something_before_each_wait(
    work: Coroutine[Any, Any, T], happens: Callable[[], Awaitable[None]]
) -> Generator[Any, Any, T]:
    """Run this coroutine; whenever it begins to wait for something, something else happens first, to its end."""
    has_failed = False
    try:
        waited_for = work.send(None)
        while True:
            try:
                if not has_failed:
                    has_failed = True
                    yield from happens().__await__()
                    has_failed = False
                yield waited_for
            except BaseException as thrown:  # noqa: BLE001  # a cancel is the work's own to hear
                waited_for = work.throw(thrown)
            else:
                waited_for = work.send(None)
    except StopIteration as ended:
        result: T = ended.value
        return result


class Start:
    """One start, with one change at one wait of it. Once there are screens nothing changes before they show what was:
    it was read, and nothing but a bell has it read again."""

    def __init__(self, app: TillApp, shop: Shop, change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
        self.has_happened = False
        self._app, self._shop, self._change = app, shop, change
        process = shop.process
        front = FirstWindow(app.theme, process.settings.settings, process.places.environment, now=now)
        front.open()
        self._till = Till(process, front, played=shop.address)
        self._early = Early()
        self._waits = self._waits_with_screens = 0
        self._note(monkeypatch)

    async def run(self, *, at: int, once_screens: bool) -> None:
        """Start, and wait until what is on screen is true; close it again. The waits are counted from where what is
        open is read, or from the first one with screens; where there are fewer, nothing has happened."""
        opening = self._till.opened()

        async def happens() -> None:
            if self._early.is_reading:
                await self._wait()
                if at == (self._waits_with_screens if once_screens else self._waits) and not self.has_happened:
                    await self._happen()

        await with_something_before_each_wait(opening.__aenter__(), happens)
        try:
            if self.has_happened:
                if not once_screens:  # what was read too early may still be on its way to the screen
                    await asyncio.sleep(_QUIET)
                where = f"{at} of those with screens" if once_screens else f"{at}"
                is_true = partial(self._change.is_new, self._shop.hands)
                await self._shop.hands.see(f"what is true after a change at wait {where}", is_true)
        finally:
            await opening.__aexit__(None, None, None)

    async def _wait(self) -> None:
        self._waits += 1
        if self._early.is_over:
            self._waits_with_screens += 1
            if self._waits_with_screens == 1:
                await self._change.come_to(self._shop.hands)

    async def _happen(self) -> None:
        self.has_happened = True
        if not self._early.is_over:
            assert self._change.happen_early is not None
            await self._change.happen_early(self._shop, self._early)
            return
        await self._shop.hands.see("what was", partial(self._change.is_old, self._shop.hands))
        await self._change.happen(self._shop)

    def _note(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Find the services while they are being opened, and the moment from which on something can change."""
        made, tv_made, recover = services_setup.TillServices, services_setup.open_tv_services, Payments.recover

        def make(*parts: Any) -> TillServices:  # noqa: ANN401  # whatever it is made of
            room = made(*parts)
            self._early.is_over = True
            self._shop.hands = Hands(self._app, self._till, room, None, process=self._shop.process)
            return room

        def make_tv(*parts: Any, people: People) -> TvServices:  # noqa: ANN401
            self._early.tv = tv_made(*parts, people=people)
            return self._early.tv

        def read(payments: Payments) -> Coroutine[Any, Any, Any]:
            self._early.payments, self._early.is_reading = payments, True
            return recover(payments)

        monkeypatch.setattr(services_setup, "TillServices", make)
        monkeypatch.setattr(services_setup, "open_tv_services", make_tv)
        monkeypatch.setattr(Payments, "recover", read)


def without_notices(process: TillProcess) -> TillProcess:
    """Have nothing but the answer tell of a result: a notice would have the payment looked at once more."""
    settings = replace(process.settings.settings, notice_address=NoticeAddress.OFF)
    return replace(process, settings=replace(process.settings, settings=settings))
