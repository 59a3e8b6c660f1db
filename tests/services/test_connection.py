"""The connection: what the top bar says is what the service did, and a change is written down once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from pos_app.domain.connection import Reach
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KeysRefused, Operation, Trace
from pos_app.domain.events import Changed, Topic
from pos_app.domain.replies import Provider
from pos_app.domain.sentence import Sentence
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal import line_views
from pos_app.journal.store import Journal
from pos_app.services.connection import Connection
from tests.journal.disks import disk
from tests.services import openers
from tests.services.played import NO_CERTIFICATES, Played, now, played
from tests.services.test_payments_disk import Switch


def at_a_till(folder: Path, act: Callable[[Played, Connection], Awaitable[None]]) -> None:
    async def run() -> None:
        async with played(folder) as till:
            await act(till, openers.connection(till.journal, till.line, now=now))

    asyncio.run(run())


async def arm(till: Played, fault: str) -> None:
    headers = {"Authorization": f"Bearer {till.address.control_token}"}
    async with httpx.AsyncClient(headers=headers, trust_env=False, timeout=60.0) as control:
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
        till.line.use(till.client)
        await arm(till, fault)
        assert (await connection.check_now()).reach is reach

    at_a_till(tmp_path, act)


def test_a_change_is_written_down_once_and_rings(tmp_path: Path) -> None:
    async def act(till: Played, connection: Connection) -> None:
        rings: list[Changed] = []
        till.journal.listen(rings.append)
        till.line.use(till.client)
        for _ in range(3):
            assert (await connection.check_now()).reach is Reach.ONLINE
        line = await till.journal.read(line_views.last_of, "reach")
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
        till.line.use(till.client)
        seen: asyncio.Queue[Reach] = asyncio.Queue()
        till.journal.listen(lambda _: seen.put_nowait(connection.view.reach))
        watching = asyncio.create_task(connection.watch())
        assert await asyncio.wait_for(seen.get(), 60) is Reach.ONLINE
        await arm(till, "refused")
        await connection.check_now()
        assert await asyncio.wait_for(seen.get(), 60) is Reach.UNREACHABLE
        watching.cancel()

    at_a_till(tmp_path, act)


class Line(ServiceClient):
    """A line to a service that answers when it is let."""

    def __init__(self) -> None:
        profile = ServiceProfile(base_url="https://api.example", s2s_base_url="https://s2s.example")
        keys = MerchantKeys.parse(
            secret="sk_test_" + "a" * 36, public="pk_test_" + "a" * 36, environment=Environment.TEST
        )
        super().__init__(profile, keys, Environment.TEST, tls=NO_CERTIFICATES)
        self.has_callers = asyncio.Event()
        self.answers: asyncio.Future[tuple[Provider, ...]] = asyncio.get_running_loop().create_future()

    async def tv_providers(self) -> tuple[Provider, ...]:
        """Wait for the answer."""
        self.has_callers.set()
        return await self.answers


def test_the_answer_of_a_line_that_was_replaced_says_nothing_about_the_new_one(tmp_path: Path) -> None:
    async def act(till: Played, connection: Connection) -> None:
        old, new = Line(), Line()
        till.line.use(old)
        asked = asyncio.create_task(connection.check_now())
        await old.has_callers.wait()
        till.line.use(new)
        old.answers.set_exception(KeysRefused(Trace(Operation.TV_PROVIDERS, "said_no", 401, 1), Sentence("refused")))
        assert (await asked).reach is Reach.CHECKING
        new.answers.set_result(())
        assert (await connection.check_now()).reach is Reach.ONLINE

    at_a_till(tmp_path, act)


def test_the_answer_of_a_line_that_was_taken_away_does_not_come_back(tmp_path: Path) -> None:
    async def act(till: Played, connection: Connection) -> None:
        old = Line()
        till.line.use(old)
        asked = asyncio.create_task(connection.check_now())
        await old.has_callers.wait()
        till.line.use(None)
        old.answers.set_result(())
        assert (await asked).reach is Reach.NOT_SET_UP

    at_a_till(tmp_path, act)


def test_keys_that_are_entered_while_the_service_is_asked_are_asked_about_at_once(tmp_path: Path) -> None:
    async def act(till: Played, connection: Connection) -> None:
        old, new = Line(), Line()
        till.line.use(old)
        watching = asyncio.create_task(connection.watch())
        await old.has_callers.wait()
        till.line.use(new)
        old.answers.set_result(())
        await asyncio.wait_for(new.has_callers.wait(), 5)  # seconds: what is not heard is asked about ten later at best
        watching.cancel()

    at_a_till(tmp_path, act)


@pytest.mark.may_log("was not written")
def test_on_a_full_disk_the_watch_goes_on_and_the_word_is_true(tmp_path: Path) -> None:
    switch = Switch()

    async def act(vfs: str) -> None:
        journal = await Journal.open(tmp_path / "journal", environment=Environment.SANDBOX, now=now, vfs=vfs)
        service = ServiceConnection()
        connection = openers.connection(journal, service, now=now)
        first, second = Line(), Line()
        service.use(first)
        switch.is_full = True
        watching = asyncio.create_task(connection.watch())
        first.answers.set_result(())
        await first.has_callers.wait()
        while connection.view.reach is not Reach.ONLINE:  # noqa: ASYNC110  # a full disk rings no bell
            await asyncio.sleep(0)
        service.use(second)  # and it asks again
        await asyncio.wait_for(second.has_callers.wait(), 60)
        assert not watching.done()
        watching.cancel()
        switch.is_full = False
        await service.close()
        await journal.close()

    with disk("connection", switch.see) as vfs:
        asyncio.run(act(vfs))


@pytest.mark.may_log("met a bug")
def test_a_bug_in_one_question_is_not_the_last_question(tmp_path: Path) -> None:
    async def act(till: Played, connection: Connection) -> None:
        broken, line = Line(), Line()
        broken.answers.set_exception(ZeroDivisionError())
        till.line.use(broken)
        watching = asyncio.create_task(connection.watch())
        await broken.has_callers.wait()
        till.line.use(line)
        asked = asyncio.create_task(line.has_callers.wait())
        await asyncio.wait({asked, watching}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        assert asked.done()
        assert not watching.done()
        for task in (asked, watching):
            task.cancel()
        await asyncio.gather(asked, watching, return_exceptions=True)

    at_a_till(tmp_path, act)
