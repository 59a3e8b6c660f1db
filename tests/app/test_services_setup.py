"""Behind the window: one line to the service at a time, and an address that somebody else can use."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from socket import AF_INET
from urllib.parse import urlsplit

import pytest

from pos_app.app.process import TillProcess, open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.domain.connection import Feed, Reach
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.pin import Pin
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.sandbox.server import Sandbox
from pos_app.system import keyring_storage
from pos_app.webhook_server.address import own_address
from tests.sandbox.shop import Shop
from tests.services.guest import Guest
from tests.services.played import local_line
from tests.services.staff import pin_at

OTHERS = ("sk_test_" + "o" * 36, "pk_test_" + "o" * 36)


def behind_a_window(start: StartOptions, act: Callable[[TillServices], Awaitable[None]]) -> None:
    async def run(process: TillProcess) -> None:
        async with local_line() as http, open_services(process, Guest(http)) as room:
            await act(room)

    with open_process(start) as process:
        asyncio.run(run(process))


@pytest.fixture
def _no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:  # never the one of whoever runs the tests
    def find(_: object) -> None:
        return None

    monkeypatch.setattr(keyring_storage, "find_keyring", find)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Write down which clients are opened and closed, in that order."""
    seen: list[str] = []
    keys: dict[ServiceClient, str] = {}
    begin, close = ServiceClient.__init__, ServiceClient.aclose

    def open_one(
        self: ServiceClient,
        profile: ServiceProfile,
        pair: MerchantKeys | None,
        environment: Environment,
        *,
        tell_time: Callable[[datetime], object],
        hide: Callable[[str], str],
    ) -> None:
        begin(self, profile, pair, environment, tell_time=tell_time, hide=hide)
        keys[self] = "nobody's" if pair is None else "ours" if pair.secret != OTHERS[0] else "others"
        seen.append(f"{keys[self]} opened")

    async def close_one(self: ServiceClient) -> None:
        await close(self)
        seen.append(f"{keys[self]} closed")

    monkeypatch.setattr(ServiceClient, "__init__", open_one)
    monkeypatch.setattr(ServiceClient, "aclose", close_one)
    return seen


async def _own(room: TillServices) -> None:
    """Let the owner of a new till stand at it."""
    pin = await pin_at(room.journal, b"730164")
    shown = await room.door.roster.begin_owner("Ada", Pin(pin), Pin(pin))
    assert await room.door.roster.read_back(shown.code)
    (ada,) = room.door.people.who_may_sign_in()
    assert (await room.door.people.sign_in(ada.member.id, Pin(pin))).member is not None


@pytest.mark.usefixtures("_no_keyring")
def test_new_keys_bring_one_new_line_and_the_old_one_stays_for_what_is_on_its_way(
    tmp_path: Path, seen: list[str]
) -> None:
    async def act(room: TillServices) -> None:
        merchant = room.merchant
        assert merchant is not None
        with pytest.raises(KnownError, match="Only the owner"):
            await merchant.keep(address.secret_key, address.public_key)
        await _own(room)
        assert room.pairs() == ()
        assert (await room.connection.check_now()).reach is Reach.NOT_SET_UP
        await merchant.keep(address.secret_key, address.public_key)
        assert (await room.connection.check_now()).reach is Reach.ONLINE
        await merchant.keep(*OTHERS)
        assert seen == ["nobody's opened", "ours opened", "others opened"]
        assert (await room.connection.check_now()).reach is Reach.KEYS_REFUSED
        assert [pair.secret for pair in room.pairs()] == [OTHERS[0], address.secret_key]

    with Sandbox() as address:
        profile = f'base_url = "{address.base_url}"\ns2s_base_url = "{address.s2s_base_url}"\n'
        (tmp_path / "test.profile.toml").write_text(profile, "utf-8")
        behind_a_window(StartOptions(tmp_path, Environment.TEST, None), act)
    assert seen[3:] == ["nobody's closed", "ours closed", "others closed"]


def test_an_endpoint_for_the_shops_network_shows_an_address_of_this_machine(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        view = await room.notices.look()
        assert view.feed is Feed.LISTENING
        assert urlsplit(view.address).hostname == own_address(AF_INET)

    (tmp_path / "settings.json").write_text('{"notice_address": "lan"}', "utf-8")
    behind_a_window(StartOptions(tmp_path, Environment.SANDBOX, None), act)


def test_the_practice_service_remembers_over_a_restart_until_practice_data_is_cleared(tmp_path: Path) -> None:
    def shop(room: TillServices) -> Shop:
        assert room.address is not None
        return Shop(room.address)

    async def pay(room: TillServices) -> None:
        with shop(room) as customer:
            await asyncio.to_thread(customer.pay, "ref-1")

    async def clear(room: TillServices) -> None:
        assert room.practice is not None
        with shop(room) as customer:
            assert await asyncio.to_thread(customer.status, "ref-1") == "success"
            await room.practice.clear()
            assert (await asyncio.to_thread(customer.verify, "ref-1")).status_code == 404

    async def look(room: TillServices) -> None:
        with shop(room) as customer:
            assert (await asyncio.to_thread(customer.verify, "ref-1")).status_code == 404

    for act in (pay, clear, look):
        behind_a_window(StartOptions(tmp_path, Environment.SANDBOX, None), act)


@pytest.mark.may_log("cannot be used")
def test_practice_that_cannot_be_kept_is_played_all_the_same(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        assert (await room.connection.check_now()).reach is Reach.ONLINE

    (tmp_path / "sandbox.played").mkdir()
    behind_a_window(StartOptions(tmp_path, Environment.SANDBOX, None), act)
