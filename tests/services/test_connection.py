"""The connection: what the top bar says is what the service did, and a change is written down once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from pos_app.domain.events import Changed, Topic
from pos_app.domain.reach import Reach
from pos_app.journal import views
from pos_app.services.connection import Connection
from tests.services.played import Played, now, played


def at_a_till(folder: Path, act: Callable[[Played, Connection], Awaitable[None]]) -> None:
    async def run() -> None:
        async with played(folder) as till:
            await act(till, Connection(till.journal, now=now))

    asyncio.run(run())


async def arm(till: Played, fault: str) -> None:
    headers = {"Authorization": f"Bearer {till.address.control_token}"}
    async with httpx.AsyncClient(headers=headers, trust_env=False) as control:
        armed = {"operation": 6, "fault": fault, "for_ms": 60_000}
        (await control.post(f"{till.address.control_url}/faults", json=armed)).raise_for_status()


@pytest.mark.parametrize(
    ("fault", "reach"),
    [
        ("refused", Reach.UNREACHABLE),
        ("error_500", Reach.UNREACHABLE),
        ("garbage", Reach.UNREACHABLE),
        ("unauthorized_401", Reach.KEYS_REFUSED),
        ("busy_429", Reach.ONLINE),
    ],
)
def test_how_the_service_answers_decides_the_word(tmp_path: Path, fault: str, reach: Reach) -> None:
    async def act(till: Played, connection: Connection) -> None:
        connection.ask_with(till.client.tv_providers)
        await arm(till, fault)
        assert (await connection.check_now()).reach is reach

    at_a_till(tmp_path, act)


def test_a_change_is_written_down_once_and_rings(tmp_path: Path) -> None:
    async def act(till: Played, connection: Connection) -> None:
        rings: list[Changed] = []
        till.journal.listen(rings.append)
        connection.ask_with(till.client.tv_providers)
        for _ in range(3):
            assert (await connection.check_now()).reach is Reach.ONLINE
        line = await till.journal.read(views.last_of, "reach")
        assert line is not None
        assert line.facts == {"reach": "online"}
        assert rings == [Changed(Topic.SERVICE, "service")]

    at_a_till(tmp_path, act)


def test_without_an_address_nothing_is_asked(tmp_path: Path) -> None:
    async def act(_: Played, connection: Connection) -> None:
        assert (await connection.check_now()).reach is Reach.NOT_SET_UP

    at_a_till(tmp_path, act)


def test_watching_sees_the_service_go_and_come_back(tmp_path: Path) -> None:
    async def act(till: Played, connection: Connection) -> None:
        connection.ask_with(till.client.tv_providers)
        seen: asyncio.Queue[Reach] = asyncio.Queue()
        till.journal.listen(lambda _: seen.put_nowait(connection.view.reach))
        watching = asyncio.create_task(connection.watch())
        assert await asyncio.wait_for(seen.get(), 10) is Reach.ONLINE
        await arm(till, "refused")
        await connection.check_now()
        assert await asyncio.wait_for(seen.get(), 10) is Reach.UNREACHABLE
        watching.cancel()

    at_a_till(tmp_path, act)
