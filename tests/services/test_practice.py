"""The practice desk: what is chosen is what the played service does, and only practice can be cleared."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.journal import line_views
from pos_app.services.practice import Practice
from tests.services import openers
from tests.services.played import Played, played


async def _nothing_to_forget() -> None: ...


def at_the_desk(
    folder: Path, act: Callable[[Practice, Played], Awaitable[None]], *, environment: Environment = Environment.SANDBOX
) -> None:
    async def run() -> None:
        async with played(folder) as till:
            notices = openers.webhooks(till.inbox, folder, lambda: (till.keys,))
            desk = openers.practice(
                till.control,
                till.journal,
                environment=environment,
                clear_inbox=notices.set_aside,
                forget_payments=_nothing_to_forget,
            )
            await act(desk, till)

    asyncio.run(run())


def test_a_scenario_is_chosen_and_written_down(tmp_path: Path) -> None:
    async def act(practice: Practice, till: Played) -> None:
        view = await practice.choose("decline", every=True)
        assert (view.scenario, view.every) == ("decline", True)
        line = await till.journal.read(line_views.last_of, "practice_scenario")
        assert line is not None
        assert line.facts == {"scenario": "decline", "every": True}

    at_the_desk(tmp_path, act)


def test_every_scenario_on_offer_can_be_chosen(tmp_path: Path) -> None:
    async def act(practice: Practice, _: Played) -> None:
        for scenario in (await practice.look()).scenarios:
            assert (await practice.choose(scenario.id, every=False)).scenario == scenario.id

    at_the_desk(tmp_path, act)


def test_a_scenario_that_does_not_exist_is_one_sentence(tmp_path: Path) -> None:
    async def act(practice: Practice, _: Played) -> None:
        with pytest.raises(KnownError, match="practice service refused"):
            await practice.choose("win the lottery", every=False)

    at_the_desk(tmp_path, act)


def test_the_network_is_slowed_down(tmp_path: Path) -> None:
    async def act(practice: Practice, _: Played) -> None:
        assert (await practice.slow(1000)).delay_ms == 1000

    at_the_desk(tmp_path, act)


def test_a_notice_without_anybody_listening_is_said(tmp_path: Path) -> None:
    async def act(practice: Practice, _: Played) -> None:
        with pytest.raises(KnownError):
            await practice.send("transfer_in")

    at_the_desk(tmp_path, act)


def test_clearing_sets_the_books_aside_and_the_service_forgets(tmp_path: Path) -> None:
    async def act(practice: Practice, till: Played) -> None:
        await practice.choose("decline", every=True)
        await practice.clear()
        assert (await practice.look()).scenario == "by_card"
        assert await till.journal.read(line_views.size) == 1

    at_the_desk(tmp_path, act)
    assert len(list(tmp_path.glob("*.aside"))) == 2


@pytest.mark.parametrize("environment", [Environment.TEST, Environment.LIVE])
def test_only_practice_is_ever_cleared(tmp_path: Path, environment: Environment) -> None:
    async def act(practice: Practice, till: Played) -> None:
        await practice.choose("decline", every=True)
        before = await till.journal.read(line_views.size)
        with pytest.raises(KnownError, match="Only practice data"):
            await practice.clear()
        assert await till.journal.read(line_views.size) == before

    at_the_desk(tmp_path, act, environment=environment)
