"""Card payments at the counter: every row of the card table, played by a service that may do anything."""

import asyncio
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.payment import Alarm, PaymentState, Word
from pos_app.domain.payment_view import Actor, StepMark, StepName, WaitingFor
from pos_app.domain.people import closing_payment
from pos_app.domain.sale import SaleAlarm
from pos_app.journal import payment_views
from pos_app.services.browser import DeviceOutcome
from tests.services.counter import (
    CHALLENGED,
    DECLINED,
    PAID,
    QUICK,
    REJECTED,
    Counter,
    all_is_well,
    at_a_counter,
    card_of,
    is_in,
    kinds,
    marks,
)

S = PaymentState
LOST_ANSWER = "5061460410120223319"


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
        assert "Nothing was charged" in str(first.problem)
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
        assert (view.word, str(view.problem)[-17:]) == (Word.NOT_CHARGED, "Tell the manager.")

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
        assert "Do not charge again" in str(view.problem)
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
