"""What a word of operation 5 is worth: which answers decide, which release a sale, and where they must come from."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import Operation
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.payment_view import Actor, WaitingFor
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.journal import line_views
from pos_app.sandbox.server import Sandbox
from tests.journeys.never import broken_promises
from tests.services.counter import CHALLENGED, PAID, Counter, at_a_counter, card_of
from tests.services.played import NO_CERTIFICATES

S, O = PaymentState, Operation  # noqa: E741  # as short as the table they stand in


@pytest.mark.parametrize("form", ["404", "400", "200"])
def test_a_refusal_of_operation_5_lets_no_sale_go(tmp_path: Path, form: str) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(unknown_reference=form)
        await counter.desk.arm(O.INITIALIZE, "drop_before")
        reference = await counter.pay()
        view = await counter.view_when(reference, lambda view: view.asked > 3)
        assert (view.word, view.may_try_again) == (Word.NOT_SURE, False)
        assert view.message == "Transaction reference not found"

    at_a_counter(tmp_path, act)


@asynccontextmanager
async def elsewhere(counter: Counter, **variants: object) -> AsyncGenerator[ServiceClient]:
    """Let the till speak to another service, as one who types another address does."""
    with Sandbox(seed=8) as address:
        headers = {"Authorization": f"Bearer {address.control_token}"}
        async with httpx.AsyncClient(
            base_url=address.control_url, headers=headers, trust_env=False, timeout=60.0
        ) as desk:
            path = {"verification_path": "/elsewhere/api/verify-transaction/{reference}"}
            (await desk.put("/variants", json={**path, **variants})).raise_for_status()
        keys = MerchantKeys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)
        pages = f"{address.s2s_base_url}/elsewhere"
        profile = counter.profile.model_copy(update={"card_page_base_url": pages})
        async with ServiceClient(profile, keys, Environment.SANDBOX, tls=NO_CERTIFICATES) as client:
            counter.line.use(client)
            yield client


def test_a_service_that_was_never_asked_to_charge_cannot_say_declined(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.code = None
        reference = await counter.pay(CHALLENGED)
        await counter.view_when(reference, lambda view: view.is_approval_open)
        async with elsewhere(counter, unknown_reference="failed"):
            asked = (await counter.payments.view(reference)).asked
            view = await counter.view_when(reference, lambda view: view.asked > asked + 2)
            assert (view.word, view.state, view.may_try_again) == (Word.WAITING, S.STEP_UP, False)
            counter.line.use(counter.client)
        await counter.guest.answer(counter.guest.shown[0], "123456")
        assert (await counter.end_of(reference)).word is Word.PAID

    at_a_counter(tmp_path, act)


def test_an_answer_from_elsewhere_lets_no_sale_go_after_a_restart_either(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(O.INITIALIZE, "lost_answer")
        await counter.desk.vary(charge_at_initialize=True)
        await counter.desk.arm(O.VERIFY, "error_500", times=None)
        reference = await counter.pay()
        await counter.view_when(reference, lambda view: view.state is S.UNKNOWN)
        async with elsewhere(counter, unknown_reference="pending"):
            await counter.start_again()
            asked = (await counter.payments.view(reference)).asked
            view = await counter.view_when(reference, lambda view: view.asked > asked + 2)
            assert (view.word, view.may_try_again) == (Word.NOT_SURE, False)
            counter.line.use(counter.client)
            await counter.start_again()
        await counter.desk.mend()
        assert (await counter.end_of(reference)).word is Word.PAID
        assert await broken_promises(counter.journal, await counter.desk.ledger()) == []

    at_a_counter(tmp_path, act)


def test_a_success_counts_wherever_it_was_asked(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(O.VERIFY, "error_500", times=None)
        reference = await counter.pay(PAID)
        await counter.view_when(reference, lambda view: view.state is S.VERIFYING)
        pages = f"{counter.address.s2s_base_url}/elsewhere"
        await counter.desk.mend()
        await counter.desk.vary(verification_path="/elsewhere/api/verify-transaction/{reference}")
        profile = counter.profile.model_copy(update={"card_page_base_url": pages})
        keys = MerchantKeys.parse(
            secret=counter.address.secret_key, public=counter.address.public_key, environment=Environment.SANDBOX
        )
        async with ServiceClient(profile, keys, Environment.SANDBOX, tls=NO_CERTIFICATES) as client:
            counter.line.use(client)
            assert (await counter.end_of(reference)).word is Word.PAID

    at_a_counter(tmp_path, act)


def test_the_address_and_the_kind_of_keys_are_written_down_with_the_payment(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await counter.pay()
        opened = (await counter.journal.read(line_views.about, reference, limit=1))[0]
        assert (opened.facts["service"], opened.facts["keys"]) == (counter.profile.card_pages, "test")

    at_a_counter(tmp_path, act)


REFUSED = "nobody@nowhere"  # no address of a payer: operation 2 is refused


@pytest.mark.parametrize("with_200", [False, True])
def test_a_start_that_the_service_refused_for_good_is_not_charged(tmp_path: Path, with_200: bool) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(errors_with_200=with_200)
        order = replace(counter.order(), payer=REFUSED)
        reference = await counter.payments.pay(order, card_of())
        view = await counter.view_when(reference, lambda view: view.asked > 2)
        assert (view.word, view.may_try_again) == (Word.WAITING, False)
        assert (view.actor, view.waiting_for) == (Actor.BANK, WaitingFor.NEVER_ASKED)
        words = view.message
        counter.clock.ahead += 61
        view = await counter.end_of(reference)
        assert (view.word, view.message, view.may_try_again) == (Word.NOT_CHARGED, words, True)
        asked = view.asked
        await counter.start_again()
        await counter.view_when(reference, lambda view: view.asked > asked)
        again = await counter.payments.try_another_card(view.sale, card_of())
        assert await counter.desk.received(again, O.INITIALIZE) <= 1

    at_a_counter(tmp_path, act)


def test_a_start_that_was_refused_before_the_night_is_not_charged_the_next_morning(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await counter.payments.pay(replace(counter.order(), payer=REFUSED), card_of())
        view = await counter.view_when(reference, lambda view: view.asked >= 1)
        await counter.payments.close()
        counter.clock.ahead += 10 * 3600
        asked = view.asked
        await counter.start_again()
        view = await counter.view_when(reference, lambda view: view.asked > asked)
        assert (view.word, view.may_try_again) == (Word.WAITING, False)
        counter.clock.ahead += 61
        view = await counter.end_of(reference)
        assert (view.word, view.may_try_again) == (Word.NOT_CHARGED, True)

    at_a_counter(tmp_path, act)


def test_where_the_bank_was_never_asked_and_the_sale_is_free_the_cashier_acts(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.at_device = asyncio.Event()
        reference = await counter.pay()
        await counter.view_when(reference, lambda view: view.state is S.DEVICE_CHECK)
        await counter.start_again()
        view = await counter.view_when(reference, lambda view: view.may_try_again)
        assert (view.word, view.actor, view.waiting_for) == (Word.WAITING, Actor.YOU, WaitingFor.NEVER_ASKED)

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize(
    ("told", "word"),
    [
        ("beside", Word.PAID),
        ("empty", Word.PAID),
        ("beside_other_amount", Word.NOT_SURE),
        ("other_reference", Word.WAITING),
    ],
)
def test_what_operation_5_says_beside_its_data_counts_as_well(tmp_path: Path, told: str, word: Word) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(verification_fields=told)
        view = await counter.view_when(await counter.pay(), lambda view: view.asked > 1 or view.receipt is not None)
        assert view.word is word
        if told == "beside":
            assert (view.told.fees, view.told.channel) == ("175.00", "card")
            assert view.told.paid_at

    at_a_counter(tmp_path, act)
