"""The front door of a till: practice begins with a cashier at the counter, a real till with nobody, on real ground."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pos_app.app.process import SystemClock, TillProcess, now, open_process
from pos_app.app.services_setup import open_people
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.people import Right
from pos_app.domain.pin import Pin
from pos_app.journal import line_views
from pos_app.journal.store import Journal
from pos_app.services.people import People
from pos_app.system.keyring_storage import KeyringStorage


def behind_the_door(folder: Path, environment: Environment, act: Callable[[People, Journal], Awaitable[None]]) -> None:
    async def go(process: TillProcess) -> None:
        journal = await Journal.open(process.places.journal, environment=environment, now=now)
        try:
            storage = KeyringStorage(environment, "folder", backends=())
            async with open_people(journal, process, storage) as people:
                await act(people, journal)
            assert (await journal.verify()).holds
        finally:
            await journal.close()

    with open_process(StartOptions(folder, environment, None)) as process:
        asyncio.run(go(process))


def test_practice_leads_straight_to_a_payment(tmp_path: Path) -> None:
    async def act(people: People, journal: Journal) -> None:
        assert people.staff.may(Right.SELL)
        assert people.staff.name == "Cashier"
        approval = await people.approve(Pin(b"246810"), act="x")
        assert approval is not None
        assert approval.by.name == "Practice manager"
        assert (await journal.read(line_views.last_of, "act_approved")) is not None

    behind_the_door(tmp_path, Environment.SANDBOX, act)
    behind_the_door(tmp_path, Environment.SANDBOX, act)


def test_who_practises_is_there_again_when_the_practice_book_is_cleared(tmp_path: Path) -> None:
    async def act(people: People, journal: Journal) -> None:
        back = asyncio.Event()
        people.on_change(back.set)
        await journal.begin_anew()
        await back.wait()
        assert people.staff.name == "Cashier"
        assert not people.has_nobody

    behind_the_door(tmp_path, Environment.SANDBOX, act)


@pytest.mark.parametrize("environment", [Environment.TEST, Environment.LIVE])
def test_a_real_till_waits_for_its_owner(tmp_path: Path, environment: Environment) -> None:
    async def act(people: People, _: Journal) -> None:
        assert people.has_nobody
        assert not people.staff.may(Right.SELL)
        assert await people.approve(Pin(b"246810"), act="x") is None

    behind_the_door(tmp_path, environment, act)


def test_its_clock_only_goes_on() -> None:
    clock = SystemClock()
    assert clock.steady() <= clock.steady()
