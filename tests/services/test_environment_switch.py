"""Practice, tests, real money: who moves the till, and what stands in the way."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pos_app.app.start_options import environment_of
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.people import RIGHTS, Right, Role
from pos_app.journal.store import Journal
from pos_app.services.environment_switch import ASKED, EnvironmentSwitch
from pos_app.services.preferences import Preferences
from tests.journal.notebook import NOON, opened
from tests.services import openers

SAFE = 'base_url = "https://pay.example"\ns2s_base_url = "https://card.example"\n'
LOOPBACK = 'base_url = "http://127.0.0.1:9"\ns2s_base_url = "http://127.0.0.1:9"\n'
SANDBOX, TEST, LIVE = Environment.SANDBOX, Environment.TEST, Environment.LIVE


@dataclass
class Till:
    """One till, with what a test changes about it."""

    folder: Path
    journal: Journal
    environment: Environment
    rights: set[Right] = field(default_factory=lambda: set(RIGHTS[Role.CASHIER]))
    is_waiting: bool = False
    is_root: bool = False
    env: dict[str, str] = field(default_factory=dict[str, str])

    def moving(self) -> EnvironmentSwitch:
        async def on_its_way() -> bool:
            return self.is_waiting

        return openers.environment_switch(
            self.preferences(),
            self.journal,
            self.folder,
            environment=self.environment,
            may=self.rights.__contains__,
            on_its_way=on_its_way,
            is_root=self.is_root,
            env=self.env,
        )

    def preferences(self) -> Preferences:
        return openers.preferences(
            self.journal,
            self.folder,
            environment=self.environment,
            may=self.rights.__contains__,
            now=lambda: NOON,
        )


def at(folder: Path, environment: Environment, act: Callable[[Till], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(folder / "sandbox.journal") as journal:
            await act(Till(folder, journal, environment))

    asyncio.run(run())


def test_from_practice_anybody_goes_live_and_it_is_written_down_before_the_next_start(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        move = await till.moving().look(LIVE)
        assert not move.has_addresses
        assert environment_of(tmp_path) is SANDBOX  # it was only looked at
        await till.moving().go(LIVE)
        assert environment_of(tmp_path) is LIVE
        kinds = await till.journal.read(
            lambda sheet: sheet.execute("SELECT kind, subject, facts FROM entry").fetchall()
        )
        assert (ASKED, "live", '{"from":"sandbox","who":"Ngozi Eze"}') in kinds

    at(tmp_path, SANDBOX, act)


@pytest.mark.parametrize("environment", [TEST, LIVE])
def test_elsewhere_only_the_owner_moves_the_till(tmp_path: Path, environment: Environment) -> None:
    async def act(till: Till) -> None:
        till.rights = set(Right) - {Right.GO_LIVE}
        with pytest.raises(KnownError, match="Only the owner"):
            await till.moving().look(SANDBOX)
        with pytest.raises(KnownError, match="Only the owner"):
            await till.moving().go(SANDBOX)
        till.rights = {Right.SELL, Right.GO_LIVE}
        await till.moving().go(SANDBOX)
        assert environment_of(tmp_path) is SANDBOX

    at(tmp_path, environment, act)


@pytest.mark.parametrize("environment", [TEST, LIVE])
def test_no_other_way_leads_a_cashier_there(tmp_path: Path, environment: Environment) -> None:
    async def act(till: Till) -> None:
        with pytest.raises(KnownError, match="Only the owner"):
            await till.preferences().open_in(SANDBOX)
        assert not (tmp_path / "settings.json").exists()
        till.rights = {Right.SELL, Right.GO_LIVE}
        assert (await till.preferences().open_in(TEST)).opens_in is TEST

    at(tmp_path, environment, act)


def test_real_money_wants_https_and_tests_do_not(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        for environment in (TEST, LIVE):
            (tmp_path / f"{environment}.profile.toml").write_text(LOOPBACK)
        assert (await till.moving().look(TEST)).has_addresses
        with pytest.raises(KnownError, match="not an https address"):
            await till.moving().go(LIVE)
        assert environment_of(tmp_path) is SANDBOX
        (tmp_path / "live.profile.toml").write_text(SAFE)
        assert (await till.moving().look(LIVE)).has_addresses

    at(tmp_path, SANDBOX, act)


def test_who_only_looks_moves_no_till_out_of_practice_either(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        till.rights = set(RIGHTS[Role.SUPPORT])
        with pytest.raises(KnownError, match="not yours"):
            await till.moving().go(TEST)
        assert environment_of(tmp_path) is SANDBOX

    at(tmp_path, SANDBOX, act)


def test_a_profile_that_would_stop_the_start_is_said_here(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        (tmp_path / "test.profile.toml").write_text("colour = 3\n")
        with pytest.raises(KnownError, match="cannot be used"):
            await till.moving().look(TEST)

    at(tmp_path, SANDBOX, act)


def test_nobody_moves_the_till_while_a_customer_waits(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        till.is_waiting = True
        with pytest.raises(KnownError, match="still on its way"):
            await till.moving().go(LIVE)
        assert environment_of(tmp_path) is SANDBOX

    at(tmp_path, SANDBOX, act)


@pytest.mark.parametrize(
    ("is_root", "env"),
    [
        (True, {}),
        (True, {"QTWEBENGINE_DISABLE_SANDBOX": "1"}),
        (False, {"QTWEBENGINE_DISABLE_SANDBOX": "1"}),
    ],
)
def test_a_browser_without_its_protection_stays_in_practice(tmp_path: Path, is_root: bool, env: dict[str, str]) -> None:
    async def act(till: Till) -> None:
        till.is_root, till.env = is_root, env
        with pytest.raises(KnownError, match="As root the browser" if is_root else "protection is switched off"):
            await till.moving().look(LIVE)
        assert till.env == env

    at(tmp_path, SANDBOX, act)


def test_a_browser_with_a_switch_that_nobody_knows_stays_in_practice(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        till.env = {"QTWEBENGINE_CHROMIUM_FLAGS": "--disable-gpu --trace-startup"}
        with pytest.raises(KnownError, match="started with --trace-startup"):
            await till.moving().look(LIVE)
        till.env = {"QTWEBENGINE_CHROMIUM_FLAGS": "--disable-gpu"}
        await till.moving().look(LIVE)

    at(tmp_path, SANDBOX, act)
