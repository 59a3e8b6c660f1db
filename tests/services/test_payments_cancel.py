"""Cancelling a card payment: a request, honoured up to the line of operation 4."""

import asyncio
from dataclasses import replace
from pathlib import Path

from pos_app.domain.errors import Operation
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.payment_view import WaitingFor
from pos_app.journal import line_views as views
from tests.services.counter import (
    CHALLENGED,
    QUICK,
    Counter,
    all_is_well,
    at_a_counter,
    card_of,
    is_in,
)

S = PaymentState
LOOKED_AT_MEANWHILE = 1500  # ms that an answer takes: a busy machine has to look, and to act, before it comes


def test_a_cancel_while_the_card_is_encrypted_is_not_charged(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(Operation.ENCRYPT, "never")
        card = card_of()
        reference = await counter.payments.pay(counter.order(), card)
        await counter.payments.ask_to_cancel(reference)
        view = await counter.end_of(reference)
        assert (view.word, view.is_cancel_asked) == (Word.NOT_CHARGED, True)
        assert await counter.comes_true(lambda: card.is_wiped)
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_a_cancel_while_the_payment_starts_keeps_operation_4_from_going(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(Operation.INITIALIZE, "slow", delay_ms=LOOKED_AT_MEANWHILE)
        card = card_of()
        reference = await counter.payments.pay(counter.order(), card)
        await counter.view_when(reference, is_in(S.INIT_SENT))
        await counter.payments.ask_to_cancel(reference)
        assert await counter.comes_true(lambda: card.is_wiped)
        view = await counter.view_when(reference, lambda view: view.may_try_again)
        assert (view.state, view.waiting_for) == (S.VERIFYING, WaitingFor.NOTHING_CHARGED)
        assert await counter.desk.received(reference, Operation.ENROLL) == 0
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_a_cancel_at_the_device_check_keeps_operation_4_from_going(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.at_device = asyncio.Event()
        card = card_of()
        reference = await counter.payments.pay(counter.order(), card)
        await counter.view_when(reference, is_in(S.DEVICE_CHECK))
        await counter.payments.ask_to_cancel(reference)
        assert await counter.comes_true(lambda: card.is_wiped)
        view = await counter.view_when(reference, lambda view: view.may_try_again)
        assert (view.state, view.waiting_for) == (S.VERIFYING, WaitingFor.NOTHING_CHARGED)
        counter.guest.at_device.set()
        assert await counter.desk.received(reference, Operation.ENROLL) == 0
        second = await counter.end_of(await counter.payments.try_another_card(view.sale, card_of()))
        assert second.word is Word.PAID
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_a_cancel_after_the_bank_was_asked_changes_nothing(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(Operation.ENROLL, "slow", delay_ms=LOOKED_AT_MEANWHILE)
        reference = await counter.pay()
        await counter.view_when(reference, is_in(S.ENROLL_SENT))
        await counter.payments.ask_to_cancel(reference)
        view = await counter.end_of(reference)
        assert (view.word, view.is_cancel_asked) == (Word.PAID, True)

    at_a_counter(tmp_path, act)


def test_a_cancel_while_the_customer_approves_is_a_request(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.code = None
        reference = await counter.pay(CHALLENGED)
        await counter.view_when(reference, lambda view: view.is_approval_open)
        await counter.payments.ask_to_cancel(reference)
        view = await counter.payments.view(reference)
        assert (view.state, view.is_cancel_asked, view.may_try_again) == (S.STEP_UP, True, False)
        await counter.guest.answer(counter.guest.shown[0], "123456")
        assert (await counter.end_of(reference)).word is Word.PAID

    at_a_counter(tmp_path, act)


def test_a_cancel_after_the_end_is_nothing(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        view = await counter.end_of(await counter.pay())
        await counter.payments.ask_to_cancel(view.reference)
        assert (await counter.payments.view(view.reference)).word is Word.PAID

    at_a_counter(tmp_path, act)


def test_a_card_lives_120_seconds_and_that_counts_as_a_cancel(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.at_device = asyncio.Event()
        card = card_of()
        reference = await counter.payments.pay(counter.order(), card)
        view = await counter.view_when(reference, is_in(S.VERIFYING))
        assert await counter.comes_true(lambda: card.is_wiped)
        assert (view.is_cancel_asked, view.waiting_for) == (True, WaitingFor.NOTHING_CHARGED)
        assert await counter.desk.received(reference, Operation.ENROLL) == 0
        lines = await counter.journal.read(views.about, reference, limit=100)
        assert "took_too_long" in [line.facts.get("because") for line in lines]

    at_a_counter(tmp_path, act, intervals=replace(QUICK, card_lives=3.0))
