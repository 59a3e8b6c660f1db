"""A till that was started again without its keys asks for results all the same, and says what it cannot ask."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from pos_app.app.process import open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.pin import Pin
from pos_app.domain.sale import SaleOrder
from pos_app.sandbox.address import Address
from pos_app.sandbox.card_flow import APPROVAL_PATH
from pos_app.sandbox.pages import ONE_TIME_CODE
from pos_app.sandbox.server import Sandbox
from pos_app.system import keyring_storage
from tests.services.counter import CHALLENGED, PRICE, card_of
from tests.services.guest import Guest
from tests.services.staff import pin_at

PIN = b"730164"
LONG = 60.0
CANNOT_ASK = "The service cannot be asked: addresses or keys are missing. Open Settings (F6)."


@pytest.fixture(autouse=True)
def _no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:  # never the one of whoever runs the tests
    def find(_: object) -> None:
        return None

    monkeypatch.setattr(keyring_storage, "find_keyring", find)


@asynccontextmanager
async def at_the_till(folder: Path) -> AsyncGenerator[tuple[TillServices, httpx.AsyncClient]]:
    with open_process(StartOptions(folder, Environment.TEST, None)) as process:
        async with (
            httpx.AsyncClient(verify=False, trust_env=False, timeout=LONG) as http,  # noqa: S501  # a page of this machine
            open_services(process, Guest(http, code=None)) as room,
        ):
            yield room, http


async def pin(room: TillServices) -> Pin:
    return Pin(await pin_at(room.journal, PIN))


async def sign_in(room: TillServices) -> None:
    (ada,) = room.door.people.who_may_sign_in()
    assert (await room.door.people.sign_in(ada.member.id, await pin(room))).member is not None


async def pay_with_keys(folder: Path, address: Address) -> str:
    """Begin a payment that waits for its customer; the keys are for this start only."""
    async with at_the_till(folder) as (room, _):
        shown = await room.door.roster.begin_owner("Ada", await pin(room), await pin(room))
        assert await room.door.roster.read_back(shown.code)
        await sign_in(room)
        assert room.merchant is not None
        await room.merchant.keep(address.secret_key, address.public_key)
        order = SaleOrder(room.payments.new_slip(), PRICE, "ada@example.com", "")
        reference = await room.payments.pay(order, card_of(CHALLENGED))
        await until(lambda: state_of(room, reference, PaymentState.STEP_UP))
        return reference


async def state_of(room: TillServices, reference: str, state: PaymentState) -> bool:
    return (await room.payments.view(reference)).state is state


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(LONG):
        while not await holds():  # noqa: ASYNC110  # what a till shows by itself rings no bell here
            await asyncio.sleep(0.02)


def write_profile(folder: Path, address: Address, *more: str) -> None:
    lines = (f'base_url = "{address.base_url}"', f's2s_base_url = "{address.s2s_base_url}"', *more)
    (folder / "test.profile.toml").write_text("\n".join(lines), "utf-8")


def test_a_payment_that_was_left_open_is_asked_about_without_keys_and_is_paid(tmp_path: Path) -> None:
    async def live(address: Address) -> None:
        reference = await pay_with_keys(tmp_path, address)
        async with at_the_till(tmp_path) as (room, http):
            assert room.pairs() == ()
            page = address.base_url + APPROVAL_PATH.format(reference=reference)
            (await http.post(page, data={"code": ONE_TIME_CODE})).raise_for_status()
            await until(lambda: state_of(room, reference, PaymentState.SUCCESS))
            await sign_in(room)
            order = SaleOrder(room.payments.new_slip(), PRICE, "ada@example.com", "")
            with pytest.raises(KnownError, match="Paying is closed"):
                await room.payments.pay(order, card_of(CHALLENGED))

    with Sandbox() as address:
        write_profile(tmp_path, address)
        asyncio.run(live(address))


def test_where_results_are_told_for_keys_only_the_till_says_that_it_cannot_ask(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def live(address: Address) -> None:
        reference = await pay_with_keys(tmp_path, address)
        async with at_the_till(tmp_path) as (room, _):
            await until(lambda: says(room, reference, CANNOT_ASK))
            view = await room.payments.view(reference)
            assert view.word is Word.WAITING
            await sign_in(room)
            with pytest.raises(KnownError, match="Open Settings"):
                await room.payments.check_now(reference)

    with Sandbox() as address:
        write_profile(tmp_path, address, "authorize_card_pages = true")
        asyncio.run(live(address))
    assert "met a bug" not in caplog.text


async def says(room: TillServices, reference: str, sentence: str) -> bool:
    return str((await room.payments.view(reference)).problem) == sentence
