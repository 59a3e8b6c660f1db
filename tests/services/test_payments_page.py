"""The customer's page of a card payment: how it is opened, and what at it, or a notice, has the service asked."""

import asyncio
from pathlib import Path

import pytest

from pos_app.domain.errors import Operation
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.payment_steps import PAGE_REFUSED
from pos_app.domain.payment_view import StepMark, StepName
from pos_app.services.browser import ApprovalEvent
from tests.services.counter import (
    CHALLENGED,
    PATIENT,
    Counter,
    all_is_well,
    at_a_counter,
    is_in,
    kinds,
    marks,
)

S = PaymentState


@pytest.mark.parametrize("variant", ["alt", "post"])
def test_the_customers_page_is_opened_by_address_or_by_form(tmp_path: Path, variant: str) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(step_up=variant)
        view = await counter.end_of(await counter.pay(CHALLENGED))
        assert view.word is Word.PAID
        assert counter.guest.shown[0].page.is_posted == (variant == "post")

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("event", [ApprovalEvent.RETURNED, ApprovalEvent.CLOSED, ApprovalEvent.CRASHED])
def test_a_page_that_is_left_has_the_service_asked_at_once(tmp_path: Path, event: ApprovalEvent) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.after = event
        view = await counter.end_of(await counter.pay(CHALLENGED))
        assert view.word is Word.PAID
        assert "payment_seen_approval_left" in await kinds(counter, view.reference)

    at_a_counter(tmp_path, act, intervals=PATIENT)


def test_a_blank_page_is_no_reason_to_ask_sooner_and_stays(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.code = None
        reference = await counter.pay(CHALLENGED)
        await counter.view_when(reference, lambda view: view.is_approval_open)
        for event in (ApprovalEvent.SHOWN, ApprovalEvent.BLANK, ApprovalEvent.LOAD_FAILED):
            counter.guest.shown[0].tell(event)
            await counter.payments.open_attempts()
        await counter.payments.check_now(reference)
        view = await counter.payments.view(reference)
        assert (view.state, view.is_approval_open, view.asked) == (S.STEP_UP, True, 1)

    at_a_counter(tmp_path, act, intervals=PATIENT)


def test_a_page_that_comes_back_again_and_again_is_asked_about_once_at_once(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.code = None
        reference = await counter.pay(CHALLENGED)
        await counter.view_when(reference, lambda view: view.is_approval_open)
        counter.guest.shown[0].tell(ApprovalEvent.RETURNED)
        await counter.view_when(reference, lambda view: view.asked == 1)
        for _ in range(20):
            counter.guest.shown[0].tell(ApprovalEvent.RETURNED)
            await counter.payments.open_attempts()
        view = await counter.payments.view(reference)
        assert (view.state, view.asked) == (S.VERIFYING, 1)

    at_a_counter(tmp_path, act, intervals=PATIENT)


@pytest.mark.parametrize("address", ["script", "file", "password"])
def test_a_page_that_is_not_opened_is_said_and_is_no_step_that_was_skipped(tmp_path: Path, address: str) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(step_up=address)
        reference = await counter.pay(CHALLENGED)
        view = await counter.view_when(reference, lambda view: view.state is S.VERIFYING)
        assert view.problem == PAGE_REFUSED
        assert marks(view)[StepName.APPROVAL] is StepMark.UNSURE
        assert counter.guest.shown == []

    at_a_counter(tmp_path, act)


def test_a_page_given_by_its_path_lies_at_the_address_of_the_service(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(step_up="relative")
        assert (await counter.end_of(await counter.pay(CHALLENGED))).word is Word.PAID
        assert counter.guest.shown[0].page.address.startswith(counter.address.s2s_base_url)

    at_a_counter(tmp_path, act)


def test_a_notice_at_the_customers_page_has_the_service_asked_at_once(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.after = None
        reference = await counter.pay(CHALLENGED)
        await counter.view_when(reference, lambda view: view.is_approval_open)

        async def is_charged() -> bool:
            return bool((await counter.desk.payment(reference))["is_charged"])

        await counter.until(is_charged)
        counter.payments.settle(reference)
        assert (await counter.end_of(reference)).word is Word.PAID

    at_a_counter(tmp_path, act, intervals=PATIENT)


def test_a_notice_that_overtakes_the_reply_finds_its_payment(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(charge_at_initialize=True)
        counter.guest.at_device = asyncio.Event()
        reference = await counter.pay()
        await counter.view_when(reference, is_in(S.DEVICE_CHECK))
        counter.payments.settle(reference)
        view = await counter.end_of(reference)
        assert view.word is Word.PAID
        assert await counter.desk.received(reference, Operation.ENROLL) == 0
        assert view.device == ""
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_a_notice_of_somebody_elses_payment_is_nothing(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.payments.settle("another-till-00000000000000001")
        reference = await counter.pay()
        await counter.end_of(reference)
        assert set((await counter.desk.ledger())["received"]) == {reference}

    at_a_counter(tmp_path, act)
