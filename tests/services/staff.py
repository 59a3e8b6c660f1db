"""The people of a till, with real books under them and a clock that a test moves."""

import asyncio
import os
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from pos_app.domain.environment import Environment
from pos_app.domain.people import Member, Role
from pos_app.domain.pin import Pin, is_decoy, pin_problem
from pos_app.journal import line_views, people_views
from pos_app.journal.store import Journal
from pos_app.services.people import People
from pos_app.services.people_roster import KeysBeside, Roster
from pos_app.services.pin_hashing import LITTLE_WORK
from pos_app.services.pin_pepper import PinPepper
from pos_app.system.keyring_storage import KeyringStorage
from tests.journal.notebook import Clock, opened
from tests.services.keyrings import NO_KEYRING
from tests.services.openers import Clocks, kept_code

T = TypeVar("T")

PINS = {"Ada": b"402938", "Tunde": b"771203", "Ngozi": b"590417", "Ibrahim": b"281936", "Sam": b"640275"}
ROLES = {"Ada": Role.OWNER, "Tunde": Role.MANAGER, "Ngozi": Role.CASHIER, "Ibrahim": Role.CASHIER, "Sam": Role.SUPPORT}


class Steady:
    """A clock that nobody can set."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def next_pin(digits: bytes, decoys: bytes, *, decoy: bool = False) -> bytes:
    """The next PIN from this one on that this till takes, or refuses for no reason."""
    number = int(digits)
    while pin_problem(Pin(digits)) or is_decoy(Pin(digits), decoys) is not decoy:
        number = (number + 7919) % 1_000_000
        digits = b"%06d" % number
    return digits


async def pin_at(journal: Journal, digits: bytes) -> bytes:
    """The next PIN from this one on that this till takes: each till refuses one in thirty-two for no reason."""
    return next_pin(digits, await journal.read(people_views.decoys))


class Shop:
    """Owner Ada, manager Tunde, cashiers Ngozi and Ibrahim, and Sam who only looks."""

    def __init__(
        self, journal: Journal, people: People, roster: Roster, *, steady: Steady, clock: Clock, decoys: bytes
    ) -> None:
        self.journal = journal
        self.people = people
        self.roster = roster
        self.steady = steady
        self.clock = clock
        self.decoys = decoys
        self.pins = {name: next_pin(digits, decoys) for name, digits in PINS.items()}

    def member(self, name: str) -> Member:
        return next(each.member for each in self.people.everybody() if each.member.name == name)

    def id(self, name: str) -> str:
        return self.member(name).id

    def pin(self, name: str) -> Pin:
        return Pin(self.pins[name])

    async def sign_in(self, name: str) -> None:
        tried = await self.people.sign_in(self.id(name), self.pin(name))
        assert tried.member == self.member(name)

    async def try_wrong(self, name: str, times: int = 1) -> None:
        for _ in range(times):
            assert (await self.people.sign_in(self.id(name), Pin(b"000000"))).member is None

    async def lines(self, *kinds: str) -> list[line_views.JournalLine]:
        found = await self.journal.read(line_views.entries, limit=1000)
        return [line for line in found if not kinds or line.kind in kinds]


async def found_shop(shop: Shop) -> None:
    """Begin as a first start does, and take everybody on."""
    keep = await shop.roster.begin_owner("Ada", shop.pin("Ada"), shop.pin("Ada"))
    assert await shop.roster.read_back(keep.code)
    await shop.sign_in("Ada")
    for name in list(PINS)[1:]:
        await shop.roster.take_on(name, ROLES[name], shop.pin(name), shop.pin(name))
    shop.people.lock()
    await shop.people.parted()


def pin_pepper(keyring: KeyringStorage | None) -> PinPepper:
    """Open what PINs are sealed with beside their salt; None in practice."""
    return PinPepper(keyring, random_bytes=os.urandom)


@asynccontextmanager
async def staff(
    journal: Journal,
    environment: Environment = Environment.TEST,
    *,
    steady: Callable[[], float],
    keyring: KeyringStorage = NO_KEYRING,
    keys: KeysBeside | None = None,
) -> AsyncGenerator[tuple[People, Roster]]:
    """Open who works here, and who changes them."""
    storage = None if environment is Environment.SANDBOX else keyring
    people = People(
        journal,
        environment=environment,
        clock=Clocks(steady=steady),
        pepper=pin_pepper(storage),
        practice_cashier="Cashier",
    )
    stop_hearing = journal.listen(people.hear)
    await people.open()
    code = kept_code(storage, journal)
    roster = Roster(journal, people, kept_code=code, keys=keys, random_bytes=os.urandom, work=LITTLE_WORK)
    try:
        yield people, roster
    finally:
        stop_hearing()
        await roster.close()
        await people.close()


@asynccontextmanager
async def counter(
    folder: Path,
    environment: Environment = Environment.TEST,
    *,
    steady: Steady | None = None,
    clock: Clock | None = None,
    vfs: str | None = None,
    keyring: KeyringStorage = NO_KEYRING,
) -> AsyncGenerator[Shop]:
    steady, clock = steady or Steady(), clock or Clock()
    path = folder / f"{environment}.journal"
    async with opened(path, environment, clock=clock, vfs=vfs) as journal:
        async with staff(journal, environment, steady=steady, keyring=keyring) as (people, roster):
            decoys = await journal.read(people_views.decoys)
            yield Shop(journal, people, roster, steady=steady, clock=clock, decoys=decoys)
        assert (await journal.verify()).holds


def at_the_counter(
    folder: Path,
    act: Callable[[Shop], Awaitable[None]],
    environment: Environment = Environment.TEST,
    *,
    steady: Steady | None = None,
    keyring: KeyringStorage = NO_KEYRING,
) -> None:
    """Do something in a shop that has its people."""

    async def go() -> None:
        async with counter(folder, environment, steady=steady, keyring=keyring) as shop:
            if shop.people.has_nobody:
                await found_shop(shop)
            await act(shop)

    run(go())


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)
