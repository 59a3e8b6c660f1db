"""Card payments at the counter: every row of the card table, played by a service that may do anything.

Over 500 lines: a table is read, and looked for, in one place.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.cards import CardSecret
from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Alarm, PaymentState, Word
from pos_app.domain.payment_steps import PAGE_REFUSED
from pos_app.domain.payment_view import Actor, PaymentView, StepMark, StepName, WaitingFor
from pos_app.domain.people import closing_payment
from pos_app.domain.sale import SaleAlarm
from pos_app.journal import line_views as views
from pos_app.journal import payment_views
from pos_app.services.browser import ApprovalEvent, DeviceOutcome
from tests.journeys.never import broken_promises, secrets_in
from tests.services.counter import (
    CHALLENGED,
    CVV,
    DECLINED,
    PAID,
    QUICK,
    REJECTED,
    Counter,
    at_a_counter,
    card_of,
)

S = PaymentState
LOST_ANSWER = "5061460410120223319"
LOOKED_AT_MEANWHILE = 1500  # ms that an answer takes: a busy machine has to look, and to act, before it comes
PATIENT = replace(QUICK, pending=600.0, failed=600.0)  # the rhythm asks once: what comes later was hinted at


def is_in(*states: PaymentState) -> Callable[[PaymentView], bool]:
    return lambda view: view.state in states


async def all_is_well(counter: Counter) -> None:
    assert await broken_promises(counter.journal, await counter.desk.ledger()) == []


def marks(view: PaymentView) -> dict[StepName, StepMark]:
    return {step.name: step.mark for step in view.steps}


async def kinds(counter: Counter, reference: str) -> list[str]:
    return [line.kind for line in await counter.journal.read(views.about, reference, limit=1000)]


def test_a_card_is_paid_without_a_challenge(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        card = card_of(PAID)
        reference = await counter.payments.pay(counter.order(), card)
        view = await counter.end_of(reference)
        assert (view.word, view.state, view.message, view.receipt) == (Word.PAID, S.SUCCESS, "Approved", 1)
        assert (view.brand, view.last_four, view.payer, view.note) == ("Visa", "2701", "ada@example.com", "Order 1184")
        assert (view.actor, view.waiting_for, view.may_try_again) == (None, WaitingFor.NOTHING, False)
        assert marks(view)[StepName.APPROVAL] is StepMark.SKIPPED
        assert marks(view)[StepName.RESULT] is StepMark.PAID
        assert all(step.seconds is not None for step in view.steps if step.name is not StepName.APPROVAL)
        assert await counter.comes_true(lambda: card.is_wiped)
        assert await kinds(counter, reference) == [
            "payment_opened",
            "payment_seen_encrypted",
            "payment_about_to_send",
            "payment_seen_started",
            "payment_seen_device_done",
            "payment_about_to_send",
            "payment_seen_enrolled_without_page",
            "payment_seen_says_success",
            "payment_paid",
        ]
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_a_card_is_paid_after_the_customer_approved(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await counter.pay(CHALLENGED)
        view = await counter.end_of(reference)
        assert view.word is Word.PAID
        assert marks(view)[StepName.APPROVAL] is StepMark.DONE
        assert view.approval_host == "127.0.0.1"
        assert view.countdown_from is not None
        assert await counter.comes_true(lambda: counter.guest.shown[0].is_closed)
        assert not (await counter.payments.view(reference)).is_approval_open
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_the_customers_page_stays_open_until_there_is_a_result(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.code = None
        reference = await counter.pay(CHALLENGED)
        view = await counter.view_when(reference, lambda view: view.is_approval_open)
        assert (view.state, view.actor, view.waiting_for) == (S.STEP_UP, Actor.CUSTOMER, WaitingFor.CUSTOMER_APPROVAL)
        shown = counter.guest.shown[0]
        assert not shown.is_closed
        await counter.guest.answer(shown, "123456")
        assert (await counter.end_of(reference)).word is Word.PAID
        assert await counter.comes_true(lambda: shown.is_closed)

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("number", [DECLINED, REJECTED])
def test_a_declined_card_is_declined_and_another_card_pays_the_same_sale(tmp_path: Path, number: str) -> None:
    async def act(counter: Counter) -> None:
        first = await counter.end_of(await counter.pay(number))
        assert (first.word, first.attempt, first.may_try_again) == (Word.DECLINED, 1, True)
        assert marks(first)[StepName.RESULT] is StepMark.DECLINED
        second = await counter.end_of(await counter.payments.try_another_card(first.sale, card_of(PAID)))
        assert (second.word, second.sale, second.attempt) == (Word.PAID, first.sale, 2)
        sale = await counter.payments.sale(first.sale)
        assert (sale.state, sale.paid_by, sale.attempts) == (
            "paid",
            second.reference,
            (first.reference, second.reference),
        )
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_a_paid_sale_is_not_paid_again(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        order = counter.order()
        reference = await counter.payments.pay(order, card_of())
        await counter.end_of(reference)
        card = card_of()
        assert await counter.payments.pay(order, card) == reference
        assert await counter.comes_true(lambda: card.is_wiped)
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("times", [2, 3, 10])
def test_an_impatient_cashier_charges_once(tmp_path: Path, times: int) -> None:
    async def act(counter: Counter) -> None:
        order = counter.order()
        cards = [card_of() for _ in range(times)]
        references = await asyncio.gather(*(counter.payments.pay(order, card) for card in cards))
        assert len(set(references)) == 1
        assert (await counter.end_of(references[0])).word is Word.PAID
        assert await counter.comes_true(lambda: all(card.is_wiped for card in cards))
        assert len((await counter.desk.ledger())["payments"]) == 1
        assert (await kinds(counter, references[0])).count("pay_pressed_again") == times - 1
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_the_same_card_object_pressed_twice_is_left_to_the_attempt_that_has_it(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        order, card = counter.order(), card_of()
        first, second = await asyncio.gather(counter.payments.pay(order, card), counter.payments.pay(order, card))
        assert first == second
        assert (await counter.end_of(first)).word is Word.PAID

    at_a_counter(tmp_path, act)


def test_whoever_stops_waiting_for_pay_does_not_stop_the_payment(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        order = counter.order()
        screen = asyncio.create_task(counter.payments.pay(order, card_of()))
        await asyncio.sleep(0)
        screen.cancel()
        await asyncio.gather(screen, return_exceptions=True)

        async def is_there() -> bool:
            return bool(await counter.journal.read(payment_views.sale_on, order.slip))

        await counter.until(is_there)
        reference = await counter.payments.pay(order, card_of())
        assert (await counter.end_of(reference)).word is Word.PAID
        assert len((await counter.desk.ledger())["payments"]) == 1

    at_a_counter(tmp_path, act)


def test_operation_1_failing_means_not_charged_and_a_new_reference_may_be_tried(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(Operation.ENCRYPT, "html")
        first = await counter.end_of(await counter.pay())
        assert (first.word, first.state, first.may_try_again) == (Word.NOT_CHARGED, S.NEVER_SENT, True)
        assert "Nothing was charged" in first.problem
        second = await counter.end_of(await counter.payments.try_another_card(first.sale, card_of()))
        assert second.word is Word.PAID
        assert second.reference != first.reference
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_operation_1_is_asked_again_after_a_busy_answer(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(Operation.ENCRYPT, "busy_429")
        reference = await counter.pay()
        assert (await counter.end_of(reference)).word is Word.PAID
        assert await counter.desk.received(reference, Operation.ENCRYPT) == 2

    at_a_counter(tmp_path, act)


def test_operation_2_not_sent_is_not_charged(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(Operation.INITIALIZE, "refused", for_ms=60_000)
        view = await counter.end_of(await counter.pay())
        assert (view.word, view.may_try_again) == (Word.NOT_CHARGED, True)
        assert await counter.desk.received(view.reference, Operation.INITIALIZE) == 0

    at_a_counter(tmp_path, act)


def test_operation_2_with_refused_keys_is_not_charged(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(Operation.INITIALIZE, "unauthorized_401")
        view = await counter.end_of(await counter.pay())
        assert (view.word, view.problem[-17:]) == (Word.NOT_CHARGED, "Tell the manager.")

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("fault", ["lost_answer", "error_500", "never"])
def test_operation_2_unanswered_is_not_sure_and_is_asked_about(tmp_path: Path, fault: str) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(charge_at_initialize=True)
        await counter.desk.arm(Operation.INITIALIZE, fault)
        await counter.desk.arm(Operation.VERIFY, "error_500", times=3)
        reference = await counter.pay()
        view = await counter.view_when(reference, is_in(S.UNKNOWN))
        assert (view.word, view.may_try_again, view.may_close) == (Word.NOT_SURE, False, True)
        assert "Do not charge again" in view.problem
        assert (await counter.end_of(reference)).word is Word.PAID
        assert await counter.desk.received(reference, Operation.ENROLL) == 0
        await all_is_well(counter)

    at_a_counter(tmp_path, act, seconds={Operation.INITIALIZE: 3.0} if fault == "never" else None)


@pytest.mark.parametrize("outcome", DeviceOutcome)
def test_however_the_device_check_ends_operation_4_goes_out_once(tmp_path: Path, outcome: DeviceOutcome) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.device = outcome
        view = await counter.end_of(await counter.pay())
        assert (view.word, view.device) == (Word.PAID, outcome.value)
        assert await counter.desk.received(view.reference, Operation.ENROLL) == 1
        assert counter.guest.visits[0].wait_ms == 4500
        assert len(counter.guest.visits[0].origins) == 2

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("variant", ["alt", "post"])
def test_the_customers_page_is_opened_by_address_or_by_form(tmp_path: Path, variant: str) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(step_up=variant)
        view = await counter.end_of(await counter.pay(CHALLENGED))
        assert view.word is Word.PAID
        assert counter.guest.shown[0].page.is_posted == (variant == "post")

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("fault", ["lost_answer", "error_500", "cut_short", "busy_429", "unauthorized_401"])
def test_operation_4_unclear_is_never_repeated_and_verification_decides(tmp_path: Path, fault: str) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(Operation.ENROLL, fault)
        card = card_of(PAID)
        reference = await counter.payments.pay(counter.order(), card)
        view = await counter.view_when(reference, lambda view: view.asked > 0)
        assert view.state in {S.VERIFYING, S.SUCCESS}
        assert await counter.comes_true(lambda: card.is_wiped)
        if fault in {"lost_answer", "error_500", "cut_short"}:
            assert (await counter.end_of(reference)).word is Word.PAID
        assert await counter.desk.received(reference, Operation.ENROLL) == 1
        assert not (await counter.payments.view(reference)).may_try_again
        await all_is_well(counter)

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


@pytest.mark.parametrize("told", ["other_amount", "other_currency", "less"])
def test_success_with_other_money_is_not_sure_and_an_alarm_that_a_manager_closes(tmp_path: Path, told: str) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(verification_fields=told)
        reference = await counter.pay()
        view = await counter.view_when(reference, lambda view: view.alarm is not None)
        assert (view.word, view.alarm) == (Word.NOT_SURE, Alarm.OTHER_MONEY)
        assert (view.actor, view.waiting_for) == (Actor.YOU, WaitingFor.MANAGER)
        assert (view.receipt, view.may_try_again, view.may_close) == (None, False, True)
        await counter.payments.manager_closes(
            reference, reason="Sorted out with the bank", approval=counter.sign(closing_payment(reference))
        )
        asked = (await counter.payments.view(reference)).asked
        view = await counter.view_when(reference, lambda view: view.asked > asked + 1)
        assert (view.state, view.alarm, view.may_try_again) == (S.CLOSED_BY_MANAGER, None, True)

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("told", ["none", "amount_only", "more", "full"])
def test_success_with_as_much_as_is_told_is_paid(tmp_path: Path, told: str) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(verification_fields=told)
        assert (await counter.end_of(await counter.pay())).word is Word.PAID

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize(
    "word", ["upper_case", "cancelled", "abandoned", "reversed", "processing", "missing", "number"]
)
def test_an_unknown_word_is_neither_paid_nor_declined(tmp_path: Path, word: str) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(final_word=word)
        reference = await counter.pay(DECLINED)
        view = await counter.view_when(reference, lambda view: view.asked > 3)
        assert (view.state, view.may_try_again) == (S.VERIFYING, False)
        await counter.desk.vary(final_word="documented")
        assert (await counter.end_of(reference)).word is Word.DECLINED

    at_a_counter(tmp_path, act)


def test_a_lost_answer_is_found_again(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        view = await counter.end_of(await counter.pay(LOST_ANSWER))
        assert (view.word, view.brand) == (Word.PAID, "Verve")
        assert view.asked >= 3
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_when_patience_is_over_it_is_not_sure_and_asked_on(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.choose("stay_waiting")
        reference = await counter.pay()
        await counter.view_when(reference, lambda view: view.asked > 1)
        counter.clock.ahead += QUICK.patience
        view = await counter.view_when(reference, is_in(S.UNKNOWN))
        assert (view.word, view.waiting_for) == (Word.NOT_SURE, WaitingFor.CLEAR_ANSWER)
        assert marks(view)[StepName.RESULT] is StepMark.UNSURE
        await counter.view_when(reference, lambda later: later.asked > view.asked + 1)

    at_a_counter(tmp_path, act)


def test_a_payment_closed_by_a_manager_is_asked_about_and_its_late_success_alarms(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.arm(Operation.VERIFY, "error_500", times=None)
        await counter.desk.arm(Operation.INITIALIZE, "lost_answer")
        await counter.desk.vary(charge_at_initialize=True)
        reference = await counter.pay()
        await counter.view_when(reference, is_in(S.UNKNOWN))
        await counter.payments.manager_closes(
            reference, reason="The customer paid in cash", approval=counter.sign(closing_payment(reference))
        )
        view = await counter.payments.view(reference)
        assert (view.state, view.may_try_again) == (S.CLOSED_BY_MANAGER, True)
        await counter.desk.mend()
        view = await counter.view_when(reference, is_in(S.LATE_SUCCESS))
        assert (view.word, view.alarm, view.receipt) == (Word.PAID, Alarm.PAID_AFTER_ALL, 1)
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


def test_only_what_is_not_sure_is_closed_by_a_manager(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        view = await counter.end_of(await counter.pay())
        with pytest.raises(KnownError, match="Only a payment that is Not sure"):
            await counter.payments.manager_closes(
                view.reference, reason="why not", approval=counter.sign(closing_payment(view.reference))
            )
        assert (await counter.payments.view(view.reference)).state is S.SUCCESS

    at_a_counter(tmp_path, act)


def test_a_declined_payment_that_is_paid_after_all_alarms(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(unknown_reference="failed")
        await counter.desk.arm(Operation.INITIALIZE, "drop_before")
        declined = await counter.end_of(await counter.pay())
        assert declined.word is Word.DECLINED
        # Out of the blue the service knows it and calls it paid.
        (await counter.desk.http.put("/webhook", json={"url": "http://127.0.0.1:9/n"})).raise_for_status()
        await counter.desk.http.post("/notices", json={"kind": "transfer_in", "reference": declined.reference})
        counter.payments.settle(declined.reference)
        view = await counter.view_when(declined.reference, lambda view: view.alarm is not None)
        assert view.state in {S.LATE_SUCCESS, S.UNKNOWN}

    at_a_counter(tmp_path, act)


def test_a_second_payment_for_a_paid_sale_alarms(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(charge_at_initialize=True)
        await counter.desk.arm(Operation.INITIALIZE, "lost_answer")
        await counter.desk.arm(Operation.VERIFY, "error_500", times=None)
        first = await counter.pay()
        sale = (await counter.view_when(first, is_in(S.UNKNOWN))).sale
        await counter.payments.manager_closes(
            first, reason="The customer insists", approval=counter.sign(closing_payment(first))
        )
        second = await counter.payments.try_another_card(sale, card_of())
        await counter.view_when(second, is_in(S.VERIFYING))
        await counter.desk.mend()
        await counter.until(lambda: _both_paid(counter, first, second))
        views = [await counter.payments.view(reference) for reference in (first, second)]
        assert SaleAlarm.PAID_TWICE in {view.alarm for view in views}
        assert (await counter.payments.sale(sale)).paid_by in {first, second}

    at_a_counter(tmp_path, act)


async def _both_paid(counter: Counter, *references: str) -> bool:
    return all([(await counter.payments.view(reference)).word is Word.PAID for reference in references])


def test_a_payment_whose_sale_was_paid_meanwhile_stops_before_the_bank(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(charge_at_initialize=True)
        await counter.desk.arm(Operation.INITIALIZE, "lost_answer")
        await counter.desk.arm(Operation.VERIFY, "error_500", times=None)
        first = await counter.pay()
        sale = (await counter.view_when(first, is_in(S.UNKNOWN))).sale
        await counter.payments.manager_closes(
            first, reason="The customer insists", approval=counter.sign(closing_payment(first))
        )
        await counter.desk.vary(charge_at_initialize=False)
        counter.guest.at_device = asyncio.Event()
        second = await counter.payments.try_another_card(sale, card_of())
        await counter.view_when(second, is_in(S.DEVICE_CHECK))
        await counter.desk.mend()
        await counter.view_when(first, is_in(S.LATE_SUCCESS))
        counter.guest.at_device.set()
        view = await counter.view_when(second, is_in(S.VERIFYING))
        assert view.is_cancel_asked
        assert await counter.desk.received(second, Operation.ENROLL) == 0
        await all_is_well(counter)

    at_a_counter(tmp_path, act)


# Cancelling: a request, honoured up to the line of operation 4.


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


# What must hold whatever happens to the till.


async def fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError


def fail_at_once(*_: object, **__: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("call", "state", "word"),
    [
        ("encrypt", S.NEVER_SENT, Word.NOT_CHARGED),
        ("initialize", S.UNKNOWN, Word.NOT_SURE),
        ("enroll", S.UNKNOWN, Word.NOT_SURE),
    ],
)
def test_a_bug_in_the_flow_ends_in_asking(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    call: str,
    state: PaymentState,
    word: Word,
) -> None:
    async def act(counter: Counter) -> None:
        monkeypatch.setattr(counter.client, call, fail)
        card = card_of()
        reference = await counter.payments.pay(counter.order(), card)
        view = await counter.view_when(reference, is_in(state))
        assert view.word is word
        assert await counter.comes_true(lambda: card.is_wiped)
        if word is Word.NOT_SURE:
            await counter.view_when(reference, lambda view: view.asked > 0)
        await all_is_well(counter)

    at_a_counter(tmp_path, act)
    assert "met a bug" in caplog.text


def test_a_bug_in_asking_is_noted_and_asked_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(counter: Counter) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(counter.client, "verify", fail)
            reference = await counter.pay()
            await counter.view_when(reference, lambda view: view.asked > 1)
        assert (await counter.end_of(reference)).word is Word.PAID

    at_a_counter(tmp_path, act)
    assert "asking about" in caplog.text


def test_a_browser_with_a_bug_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(counter: Counter) -> None:
        monkeypatch.setattr(counter.guest, "collect_device_data", fail)
        monkeypatch.setattr(counter.guest, "open_step_up", fail_at_once)
        reference = await counter.pay(CHALLENGED)
        view = await counter.view_when(reference, is_in(S.VERIFYING))
        assert view.device == DeviceOutcome.CRASHED
        assert (await counter.end_of(await counter.pay(PAID))).word is Word.PAID

    at_a_counter(tmp_path, act)
    assert "the browser failed" in caplog.text


def test_a_till_without_a_line_sells_nothing_and_wipes_the_card(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.line.use(None)
        card = card_of()
        with pytest.raises(KnownError, match="Paying is closed"):
            await counter.payments.pay(counter.order(), card)
        assert await counter.comes_true(lambda: card.is_wiped)

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize(
    ("minor", "sentence"), [(0, "amount of nothing"), (999, "smallest amount"), (1_000_001, "largest amount")]
)
def test_amounts_outside_the_bounds_are_refused_before_anything_is_written(
    tmp_path: Path, minor: int, sentence: str
) -> None:
    async def act(counter: Counter) -> None:
        order = replace(counter.order(), amount=Money(minor, Currency.NGN))
        with pytest.raises(KnownError, match=sentence):
            await counter.payments.pay(order, card_of())
        assert await counter.journal.read(payment_views.sales, limit=10) == ()

    at_a_counter(tmp_path, act, profile={"amounts": {"NGN": {"least": "10.00", "most": "10000.00"}}})


def test_a_card_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        card = card_of()
        card.wipe()
        for broken in (card, CardSecret(number=b"4000", month=b"12", year=b"31", cvv=b"357")):
            with pytest.raises(KnownError, match="gone or incomplete"):
                await counter.payments.pay(counter.order(), broken)

    at_a_counter(tmp_path, act)


def test_a_sale_keeps_its_amount(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        order = counter.order()
        await counter.end_of(await counter.payments.pay(order, card_of(DECLINED)))
        with pytest.raises(KnownError, match="another amount"):
            await counter.payments.pay(replace(order, amount=Money(5, Currency.NGN)), card_of())

    at_a_counter(tmp_path, act)


def test_a_dropped_sale_is_not_paid_and_one_that_may_still_be_paid_is_not_dropped(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        order = counter.order()
        sale = (await counter.end_of(await counter.payments.pay(order, card_of(DECLINED)))).sale
        await counter.payments.drop(sale, reason="The customer left")
        with pytest.raises(KnownError, match="was dropped"):
            await counter.payments.pay(order, card_of())
        counter.guest.code = None
        open_one = await counter.pay(CHALLENGED)
        with pytest.raises(KnownError, match="may still be paid"):
            await counter.payments.drop((await counter.payments.view(open_one)).sale, reason="no")

    at_a_counter(tmp_path, act)


def test_nothing_secret_is_ever_on_disk(tmp_path: Path) -> None:
    marker, expiry = "4556737586899855", "1231"

    def has_expiry_after_a_payment(till: Path) -> bool:
        found: list[str] = []

        async def act(counter: Counter) -> None:
            await counter.desk.choose("challenge_approve")
            await counter.end_of(await counter.pay(marker))
            token = counter.guest.shown[0].page.token
            assert secrets_in(till, marker, marker[6:12], *((token,) if token else ())) == []
            found.extend(secrets_in(till, expiry))

        till.mkdir()
        at_a_counter(till, act, profile={"step_up": "post"})
        assert secrets_in(till, marker, CVV + '"') == []
        return bool(found)

    # Four digits stand by chance in the microseconds of a time; what is written stands there every time.
    assert not all(has_expiry_after_a_payment(tmp_path / str(till)) for till in range(4))


def test_a_till_that_never_gave_out_a_reference_says_so(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        for ask in (counter.payments.view, counter.payments.check_now, counter.payments.ask_to_cancel):
            with pytest.raises(KeyError):
                await ask("till2-nobody")
        with pytest.raises(KeyError):
            await counter.payments.sale(77)
        with pytest.raises(KeyError):
            await counter.payments.try_another_card(77, card_of())

    at_a_counter(tmp_path, act)
