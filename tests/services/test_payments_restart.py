"""Starting again: what was open is on screen before anything else, and is only ever asked about."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.payment_steps import PAGE_GONE, PAGE_KEPT
from pos_app.domain.payment_view import StepMark, StepName
from pos_app.domain.people import closing_payment
from pos_app.journal import payment_views
from pos_app.services.browser import ApprovalEvent
from tests.journeys.never import broken_promises
from tests.services.counter import CHALLENGED, PAID, QUICK, Counter, at_a_counter, card_of
from tests.services.guest import CODE

S, O = PaymentState, Operation  # noqa: E741  # as short as the table they stand in


async def received(counter: Counter, reference: str, operation: Operation) -> str:
    """Wait until the service has heard of it."""

    async def is_there() -> bool:
        return await counter.desk.received(reference, operation) == 1

    await counter.until(is_there)
    return reference


async def in_intent(counter: Counter) -> str:
    await counter.desk.arm(O.ENCRYPT, "never")
    return await counter.pay()


async def in_init_sent(counter: Counter) -> str:
    await counter.desk.vary(charge_at_initialize=True)
    await counter.desk.arm(O.INITIALIZE, "never")
    return await received(counter, await counter.pay(), O.INITIALIZE)


async def in_device_check(counter: Counter) -> str:
    counter.guest.at_device = asyncio.Event()
    return await counter.pay()


async def in_enroll_sent(counter: Counter) -> str:
    await counter.desk.arm(O.ENROLL, "never")
    return await received(counter, await counter.pay(), O.ENROLL)


async def in_step_up(counter: Counter) -> str:
    counter.guest.code = None
    return await counter.pay(CHALLENGED)


async def in_verifying(counter: Counter) -> str:
    await counter.desk.choose("stay_waiting")
    return await counter.pay()


# Where it stood, how it gets there, where it stands after the restart, and what the customer's book says.
ROWS = (
    (S.INTENT, in_intent, {S.NEVER_SENT}, False),
    (S.INIT_SENT, in_init_sent, {S.UNKNOWN, S.SUCCESS}, True),
    (S.DEVICE_CHECK, in_device_check, {S.VERIFYING}, False),
    (S.ENROLL_SENT, in_enroll_sent, {S.UNKNOWN, S.SUCCESS}, True),
    (S.STEP_UP, in_step_up, {S.VERIFYING}, False),
    (S.VERIFYING, in_verifying, {S.VERIFYING}, True),
)


@pytest.mark.parametrize(("before", "lead", "after", "is_charged"), ROWS, ids=lambda each: getattr(each, "value", ""))
def test_after_a_restart_nothing_is_sent_and_everything_open_is_asked_about(
    tmp_path: Path,
    before: PaymentState,
    lead: Callable[[Counter], Awaitable[str]],
    after: set[PaymentState],
    is_charged: bool,
) -> None:
    async def act(counter: Counter) -> None:
        reference = await lead(counter)
        await counter.view_when(reference, lambda view: view.state is before)
        await counter.payments.close()
        ledger = await counter.desk.ledger()
        sent = {operation: await counter.desk.received(reference, operation) for operation in (O.INITIALIZE, O.ENROLL)}
        asked = await counter.desk.received(reference, O.VERIFY)
        counter.payments = counter.service()
        opened = await counter.payments.recover()
        assert {view.reference for view in opened} <= {reference}  # the answer may be quicker than the look
        view = await counter.payments.view(reference)
        assert view.state in after
        if before is S.INTENT:
            assert view.may_try_again
        else:
            view = await counter.view_when(reference, lambda view: view.asked > asked)
            assert view.word is not Word.NOT_CHARGED
        if is_charged and before is not S.VERIFYING:
            assert (await counter.end_of(reference)).word is Word.PAID
        for operation, times in sent.items():
            assert await counter.desk.received(reference, operation) == times
        assert ledger["received"].get(reference, {}).get("4", 0) <= 1
        assert await broken_promises(counter.journal, await counter.desk.ledger()) == []

    at_a_counter(tmp_path, act)


def test_a_lost_answer_is_found_again_after_a_restart(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.choose("lost_answer")
        await counter.desk.arm(O.VERIFY, "error_500", times=None)
        reference = await counter.pay()
        await counter.view_when(reference, lambda view: view.asked > 0)
        await counter.start_again()
        await counter.desk.mend()
        assert (await counter.end_of(reference)).word is Word.PAID
        assert await counter.desk.received(reference, O.ENROLL) == 1

    at_a_counter(tmp_path, act)


def test_what_an_earlier_day_left_is_brought_forward(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.code = None
        left = await counter.pay(CHALLENGED)
        await counter.view_when(left, lambda view: view.is_approval_open)
        midnight = counter.clock.now()
        today = await counter.pay(CHALLENGED)
        found = await counter.journal.read(payment_views.brought_forward, midnight)
        assert [attempt.reference for attempt in found] == [left]
        assert [view.reference for view in await counter.payments.open_attempts()] == [left, today]

    at_a_counter(tmp_path, act)


def test_a_payment_closed_by_a_manager_is_asked_about_after_a_restart_too(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await in_init_sent(counter)
        await counter.view_when(reference, lambda view: view.state is S.INIT_SENT)
        await counter.desk.arm(O.VERIFY, "error_500", times=None)
        await counter.start_again()
        await counter.payments.manager_closes(
            reference, reason="Paid in cash", approval=counter.sign(closing_payment(reference))
        )
        await counter.start_again()
        await counter.desk.mend()
        view = await counter.view_when(reference, lambda view: view.state is S.LATE_SUCCESS)
        assert view.alarm is not None

    at_a_counter(tmp_path, act)


def test_a_practice_book_set_aside_in_the_middle_ends_the_watch(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.code = None
        reference = await counter.pay(CHALLENGED)
        await counter.view_when(reference, lambda view: view.is_approval_open)
        await counter.journal.begin_anew()
        with pytest.raises(KeyError):
            await counter.payments.view(reference)
        await counter.until(lambda: _is_closed(counter))
        assert (await counter.end_of(await counter.payments.pay(counter.order(), card_of(PAID)))).sale == 1

    at_a_counter(tmp_path, act, intervals=replace(QUICK, sample=0.0))


async def _is_closed(counter: Counter) -> bool:
    return counter.guest.shown[0].is_closed


async def left_open(counter: Counter) -> str:
    """Close the till while the customer has the bank's page, and start again."""
    reference = await in_step_up(counter)
    await counter.view_when(reference, lambda view: view.is_approval_open)
    await counter.start_again()
    return reference


def test_a_bank_page_that_ended_with_the_till_is_shown_once_more_and_approved(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await left_open(counter)
        view = await counter.payments.view(reference)
        assert (view.state, view.problem, view.may_show_page) == (S.VERIFYING, PAGE_KEPT, True)
        assert {step.name: step.mark for step in view.steps}[StepName.APPROVAL] is StepMark.UNSURE
        await counter.payments.show_page(reference)
        view = await counter.payments.view(reference)
        assert (view.state, str(view.problem), view.may_show_page) == (S.STEP_UP, "", False)
        before, again = counter.guest.shown
        assert (again.page.address, again.page.token) == (before.page.address, None)
        await counter.payments.show_page(reference)
        assert len(counter.guest.shown) == 2
        await counter.guest.answer(again, CODE)
        assert (await counter.end_of(reference)).word is Word.PAID
        sent = [await counter.desk.received(reference, operation) for operation in (O.INITIALIZE, O.ENROLL)]
        assert sent == [1, 1]
        assert await broken_promises(counter.journal, await counter.desk.ledger()) == []

    at_a_counter(tmp_path, act)


def test_a_page_that_was_shown_once_more_is_offered_again_after_the_next_restart(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await left_open(counter)
        await counter.payments.show_page(reference)
        await counter.start_again()
        assert (await counter.payments.view(reference)).may_show_page
        await counter.payments.show_page(reference)
        assert len(counter.guest.shown) == 3
        counter.guest.shown[2].tell(ApprovalEvent.CRASHED)
        await counter.view_when(reference, lambda view: view.state is S.VERIFYING)
        await counter.start_again()
        assert (await counter.payments.view(reference)).may_show_page

    at_a_counter(tmp_path, act)


def test_a_page_that_the_customer_came_back_from_is_not_shown_once_more(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await in_step_up(counter)
        await counter.view_when(reference, lambda view: view.is_approval_open)
        counter.guest.shown[0].tell(ApprovalEvent.RETURNED)
        await counter.view_when(reference, lambda view: view.state is S.VERIFYING)
        await counter.start_again()
        view = await counter.payments.view(reference)
        assert (str(view.problem), view.may_show_page) == ("", False)
        with pytest.raises(KnownError, match="cannot be shown again"):
            await counter.payments.show_page(reference)
        assert len(counter.guest.shown) == 1

    at_a_counter(tmp_path, act)


def test_whoever_asked_to_cancel_is_offered_no_page(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await in_step_up(counter)
        await counter.view_when(reference, lambda view: view.is_approval_open)
        await counter.payments.ask_to_cancel(reference)
        await counter.start_again()
        view = await counter.payments.view(reference)
        assert (view.problem, view.may_show_page) == (PAGE_GONE, False)

    at_a_counter(tmp_path, act)


def test_no_page_is_shown_once_more_of_another_service(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await left_open(counter)
        counter.line.use(counter.client_of(card_page_base_url="https://other.example"))
        with pytest.raises(KnownError, match="cannot be shown again"):
            await counter.payments.show_page(reference)
        assert len(counter.guest.shown) == 1

    at_a_counter(tmp_path, act)


def test_whoever_may_not_sell_shows_no_page(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await left_open(counter)
        counter.may_sell = False
        with pytest.raises(KnownError, match="not yours"):
            await counter.payments.show_page(reference)
        assert len(counter.guest.shown) == 1

    at_a_counter(tmp_path, act)


def test_a_bank_page_that_takes_a_token_is_said_to_be_gone_and_its_token_lies_nowhere(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.vary(step_up="post")
        reference = await left_open(counter)
        view = await counter.payments.view(reference)
        assert (view.state, view.problem, view.may_show_page) == (S.VERIFYING, PAGE_GONE, False)
        assert {step.name: step.mark for step in view.steps}[StepName.APPROVAL] is StepMark.UNSURE
        with pytest.raises(KnownError, match="cannot be shown again"):
            await counter.payments.show_page(reference)
        tokens.append(counter.guest.shown[0].page.token or "")

    tokens: list[str] = []
    at_a_counter(tmp_path, act)
    assert len(tokens[0]) > 20
    assert not any(tokens[0].encode() in file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
