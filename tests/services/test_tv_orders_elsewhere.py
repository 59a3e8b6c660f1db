"""A TV order belongs to the service it was written for: at another address the same bytes would buy once more."""

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.payment import Word
from pos_app.domain.tv import OrderObservation
from pos_app.domain.tv_buying import NOT_THERE, OTHER_KEYS, OVERTAKEN
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.tv_order_body import is_same_account, is_same_service
from pos_app.journal import line_views, tv_orders
from pos_app.sandbox.server import Sandbox
from tests.journal.test_tv_orders import DAY, JOLLI, intent
from tests.services.played import NO_CERTIFICATES
from tests.services.tv_counter import BROKEN, LOST, TvCounter, at_a_tv_counter


@pytest.mark.parametrize(
    ("went_to", "now", "is_same"),
    [
        ("https://api.example", "https://api.example", True),
        ("https://api.example", "https://api.example:8443", False),
        ("https://api.example", "https://api.example/v3", False),
        ("https://api.example", "https://other.example", False),
        ("https://api.example", "http://127.0.0.1:4000", False),
        ("http://127.0.0.1:4000", "https://api.example", False),
        ("http://127.0.0.1:4000", "http://127.0.0.1:50123", True),  # the played service, started again
        ("http://127.0.0.1:4000/other", "http://127.0.0.1:50123", False),
        ("", "https://api.example", False),  # nobody wrote it down
        ("", "", False),
    ],
)
def test_one_service_is_one_address_and_the_played_one_this_machine(went_to: str, now: str, is_same: bool) -> None:
    assert is_same_service(went_to, now) is is_same


@pytest.mark.parametrize(
    ("went_to", "with_keys", "keys_now", "is_same"),
    [
        ("https://api.example", "a", "a", True),
        ("https://api.example", "a", "b", False),
        ("https://api.example", "", "b", False),  # nobody wrote it down
        ("https://api.example", "", "", False),
        ("http://127.0.0.1:4000", "a", "b", True),  # the played service draws new keys at each start
    ],
)
def test_one_account_is_one_pair_of_keys(went_to: str, with_keys: str, keys_now: str, *, is_same: bool) -> None:
    assert is_same_account(went_to, with_keys, went_to, keys_now) is is_same


def test_an_order_of_other_keys_is_not_sent_again_and_says_why(tmp_path: Path) -> None:
    elsewhere = "https://api.example"

    async def act(tv: TvCounter) -> None:
        account = tv.here.client.account
        assert len(account) == 16
        for name, keys in (("other", "0123456789abcdef"), ("same", account)):
            thing = replace(JOLLI, number=f"70234567{len(name)}")
            written = replace(intent(name, thing=thing), base_url=elsewhere, account=keys)
            await tv_orders.open_order(tv.here.journal, written)
            for seen in (OrderObservation.SENDING, OrderObservation.UNCLEAR):
                await tv_orders.observe(tv.here.journal, name, seen, day=DAY)
        _as_if_elsewhere(tv, elsewhere)
        view = await tv.orders.view("other")
        assert (view.may_send_again_at, view.not_again_because) == (None, OTHER_KEYS)
        assert (await tv.orders.view("same")).not_again_because != OTHER_KEYS
        await tv.wait_two_minutes()
        with pytest.raises(KnownError, match="keys were changed"):
            await tv.send_again("other")
        assert (await tv.orders.view("other")).times_sent == 1

    at_a_tv_counter(tmp_path, act)


async def _moved(tv: TvCounter, stack: AsyncExitStack) -> ServiceClient:
    """Let the till speak to another service of this machine, as one who types another address does."""
    address = stack.enter_context(Sandbox(seed=8))
    keys = MerchantKeys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)
    profile = tv.here.profile.model_copy(update={"base_url": address.base_url})
    client = ServiceClient(profile, keys, Environment.SANDBOX, tls=NO_CERTIFICATES)
    await stack.enter_async_context(client)
    tv.here.line.use(client)
    return client


def _as_if_elsewhere(tv: TvCounter, base_url: str) -> None:
    tv.here.line.use(tv.here.client_of(base_url=base_url))


def test_the_address_is_written_down_with_the_order(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        reference = await tv.buy()
        opened = (await tv.here.journal.read(line_views.about, reference, limit=1))[0]
        assert opened.facts["base_url"] == tv.here.profile.base_url
        assert opened.facts["account"] == tv.here.client.account

    at_a_tv_counter(tmp_path, act)


def test_it_is_not_sent_again_to_another_address_and_says_why(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(BROKEN))
        assert (str(first.not_again_because), first.may_send_again_at is not None) == ("", True)
        _as_if_elsewhere(tv, "https://api.example")
        view = await tv.orders.view(first.reference)
        assert (view.word, view.may_send_again_at, view.not_again_because) == (Word.NOT_SURE, None, NOT_THERE)
        await tv.wait_two_minutes()
        with pytest.raises(KnownError, match="service address"):
            await tv.send_again(first.reference)
        assert (await tv.orders.view(first.reference)).times_sent == 1
        tv.here.line.use(tv.here.client)
        assert (await tv.sent_again(first.reference)).times_sent == 2

    at_a_tv_counter(tmp_path, act)


def test_an_order_that_has_its_end_says_nothing_of_addresses(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        paid = await tv.result_of(await tv.buy())
        _as_if_elsewhere(tv, "https://api.example")
        assert str((await tv.orders.view(paid.reference)).not_again_because) == ""

    at_a_tv_counter(tmp_path, act)


def test_an_address_that_changes_between_two_tries_ends_it_as_never_sent(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        async with AsyncExitStack() as stack:
            choice = await tv.choose()
            await tv.here.desk.arm(Operation.TV_PAY, "refused", after=7, for_ms=60_000)
            moved: list[ServiceClient] = []

            async def move() -> None:
                if not moved:
                    moved.append(await _moved(tv, stack))

            tv.at_pause = move
            view = await tv.result_of(await tv.orders.buy(choice))
            assert view.word is Word.NOT_CHARGED
            assert str(view.problem) == "The service address or the keys were changed. Nothing was sent."
            assert await tv.bought() == []

    at_a_tv_counter(tmp_path, act)


def test_what_was_ordered_otherwise_since_says_so(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(LOST))
        await tv.result_of(await tv.buy_again(await tv.choose(LOST)))
        assert "ordered again" in str((await tv.orders.view(first.reference)).not_again_because)

    at_a_tv_counter(tmp_path, act)


def test_what_the_screen_says_against_sending_again_is_what_sending_it_is_refused_with(tmp_path: Path) -> None:
    """Two things speak against it here: the same one is named, and no manager's signature is spent on the answer."""

    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(LOST))
        await tv.result_of(await tv.buy_again(await tv.choose(LOST)))
        _as_if_elsewhere(tv, "https://api.example")
        await tv.wait_two_minutes()
        shown = (await tv.orders.view(first.reference)).not_again_because
        with pytest.raises(KnownError) as refused:
            await tv.orders.send_again(first.reference, approval=None)
        assert refused.value.sentence == shown == OVERTAKEN

    at_a_tv_counter(tmp_path, act)
