"""The rules that card payments stand on, without any service: what an answer means, when Pay is allowed, the steps."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Alarm, Observation, PaymentState
from pos_app.domain.payment_steps import steps_of, waited_for
from pos_app.domain.payment_view import Actor, StepMark, StepName, WaitingFor
from pos_app.domain.polling import RHYTHM
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.sale import (
    AttemptStanding,
    PayAnswer,
    Sale,
    SaleAlarm,
    SaleState,
    alarm_named,
    heeded,
    holds_its_sale,
    may_pay,
)
from pos_app.domain.verification import observation_of

S, O = PaymentState, Observation  # noqa: E741  # as short as the table they stand in
PRICE = Money(1250000, Currency.NGN)
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def said(
    status: VerifiedStatus = VerifiedStatus.SUCCESS,
    *,
    amount: str | None = None,
    requested: str | None = None,
    currency: str | None = None,
) -> Verification:
    return Verification(status, status.value, "", amount, requested, currency)


@pytest.mark.parametrize(
    ("answer", "seen"),
    [
        (said(), O.SAYS_SUCCESS),
        (said(VerifiedStatus.FAILED, requested="1.00"), O.SAYS_FAILED),
        (said(VerifiedStatus.PENDING), O.SAYS_NOTHING_CLEAR),
        (said(VerifiedStatus.OTHER), O.SAYS_NOTHING_CLEAR),
        (said(requested="12500.00", amount="12687.50", currency="NGN"), O.SAYS_SUCCESS),
        (said(requested="12500", currency="ngn"), O.SAYS_SUCCESS),
        (said(requested="12500.0000"), O.SAYS_SUCCESS),
        (said(requested="12500.00000000"), O.SAYS_SUCCESS),
        (said(requested="12500.001"), O.SAYS_SUCCESS),  # too fine to be money: it is not given
        (said(requested="12500.001", amount="7.00"), O.SAYS_OTHER_MONEY),
        (said(requested="12499.99"), O.SAYS_OTHER_MONEY),
        (said(requested="12500.01"), O.SAYS_OTHER_MONEY),
        (said(requested="12500.00", currency="USD"), O.SAYS_OTHER_MONEY),
        (said(requested="12,500.00"), O.SAYS_OTHER_MONEY),
        (said(requested=""), O.SAYS_SUCCESS),
        (said(requested=" ", amount="", currency=" "), O.SAYS_SUCCESS),
        (said(requested="", amount="7.00"), O.SAYS_OTHER_MONEY),
        (said(requested="NaN"), O.SAYS_OTHER_MONEY),
        (said(requested="1250000000000000"), O.SAYS_OTHER_MONEY),
        (said(requested="999999999999.99"), O.SAYS_OTHER_MONEY),
        (said(amount="12500.00"), O.SAYS_SUCCESS),
        (said(amount="12687.50"), O.SAYS_SUCCESS),
        (said(amount="12499.99"), O.SAYS_OTHER_MONEY),
        (said(amount="much"), O.SAYS_OTHER_MONEY),
    ],
)
def test_an_answer_is_a_success_only_with_the_money_that_was_asked(answer: Verification, seen: Observation) -> None:
    assert observation_of(answer, PRICE) is seen


def is_given(text: str) -> bool:
    """Tell whether this is more than nothing, and not too fine to be money."""
    return bool(text.strip()) and len(text.strip().rpartition(".")[2].rstrip("0")) <= 2


@given(st.text(max_size=20), st.integers(1, 10**13))
def test_no_text_makes_other_money_ours(text: str, minor: int) -> None:
    asked = Money(minor, Currency.NGN)
    if is_given(text) and observation_of(said(requested=text), asked) is O.SAYS_SUCCESS:
        assert float(text) == pytest.approx(minor / 100)


@given(st.integers(1, 10**13))
def test_the_form_we_send_is_the_form_we_understand(minor: int) -> None:
    asked = Money(minor, Currency.KES)
    assert observation_of(said(requested=asked.wire(), currency="KES"), asked) is O.SAYS_SUCCESS


def standing(
    state: PaymentState, *, bank: bool = False, answer: bool = False, alarm: Alarm | None = None
) -> AttemptStanding:
    return AttemptStanding("a", state, bank, answer, alarm)


@pytest.mark.parametrize("state", PaymentState)
@pytest.mark.parametrize("bank", [False, True])
@pytest.mark.parametrize("answer", [False, True])
@pytest.mark.parametrize("alarm", [None, Alarm.OTHER_MONEY])
def test_a_sale_is_let_go_by_what_ended_or_what_the_bank_was_never_asked_for(
    state: PaymentState, bank: bool, answer: bool, alarm: Alarm | None
) -> None:
    is_open = state not in {S.SUCCESS, S.FAILED, S.NEVER_SENT, S.CLOSED_BY_MANAGER, S.LATE_SUCCESS}
    was_never_asked = state in {S.VERIFYING, S.UNKNOWN} and not bank and answer and alarm is None
    assert holds_its_sale(standing(state, bank=bank, answer=answer, alarm=alarm)) is (is_open and not was_never_asked)


@pytest.mark.parametrize(
    ("sale", "attempts", "answer", "shown"),
    [
        (SaleState.OPEN, [], PayAnswer.GO, None),
        (SaleState.OPEN, [standing(S.FAILED)], PayAnswer.GO, None),
        (SaleState.OPEN, [standing(S.FAILED), standing(S.UNKNOWN)], PayAnswer.SHOW, "a"),
        (SaleState.PAID, [standing(S.SUCCESS)], PayAnswer.PAID, "p"),
        (SaleState.PAID, [standing(S.SUCCESS), standing(S.UNKNOWN)], PayAnswer.PAID, "p"),
        (SaleState.DROPPED, [], PayAnswer.DROPPED, None),
        (SaleState.DROPPED, [standing(S.UNKNOWN)], PayAnswer.SHOW, "a"),
    ],
)
def test_when_pay_may_go(
    sale: SaleState, attempts: list[AttemptStanding], answer: PayAnswer, shown: str | None
) -> None:
    rule = may_pay(Sale(1, PRICE, "", "", sale, "p" if sale is SaleState.PAID else None), attempts)
    assert (rule.answer, rule.shown) == (answer, shown)


@pytest.mark.parametrize("seen", Observation)
def test_only_what_leads_to_sending_is_stopped_by_a_sale_that_is_over(seen: Observation) -> None:
    assert heeded(seen, SaleState.OPEN, is_held=False) is seen
    stopped = O.CANCEL_ASKED if seen in {O.ENCRYPTED, O.DEVICE_DONE} else seen
    assert heeded(seen, SaleState.OPEN, is_held=True) is stopped
    for sale in (SaleState.PAID, SaleState.DROPPED):
        assert heeded(seen, sale, is_held=False) is stopped


@pytest.mark.parametrize("alarm", [*Alarm, *SaleAlarm])
def test_an_alarm_is_read_back_from_its_word(alarm: Alarm | SaleAlarm) -> None:
    assert alarm_named(alarm.value) is alarm
    assert alarm_named("") is None


def told(*states: PaymentState) -> dict[StepName, tuple[StepMark, float | None]]:
    story = ((NOON + timedelta(seconds=place * place), state) for place, state in enumerate(states))
    return {step.name: (step.mark, step.seconds) for step in steps_of(story)}


def test_the_steps_of_a_challenge_in_the_middle() -> None:
    steps = told(S.INTENT, S.INIT_SENT, S.DEVICE_CHECK, S.ENROLL_SENT, S.STEP_UP)
    assert list(steps.values()) == [
        (StepMark.DONE, 1.0),
        (StepMark.DONE, 3.0),
        (StepMark.DONE, 5.0),
        (StepMark.DONE, 7.0),
        (StepMark.NOW, None),
        (StepMark.LATER, None),
    ]


@pytest.mark.parametrize(
    ("state", "mark"),
    [
        (S.SUCCESS, StepMark.PAID),
        (S.FAILED, StepMark.DECLINED),
        (S.UNKNOWN, StepMark.UNSURE),
        (S.CLOSED_BY_MANAGER, StepMark.UNSURE),
        (S.VERIFYING, StepMark.NOW),
        (S.NEVER_SENT, StepMark.NOT_CHARGED),
    ],
)
def test_the_last_step_carries_the_result(state: PaymentState, mark: StepMark) -> None:
    steps = told(S.INTENT, S.INIT_SENT, S.DEVICE_CHECK, S.ENROLL_SENT, S.VERIFYING, state)
    assert steps[StepName.RESULT][0] is mark
    assert steps[StepName.APPROVAL] == (StepMark.SKIPPED, None)


def test_a_step_that_was_asked_about_again_and_again_began_once_and_ended_with_the_first_result() -> None:
    steps = told(S.INTENT, S.INIT_SENT, S.UNKNOWN, S.UNKNOWN, S.UNKNOWN, S.SUCCESS, S.SUCCESS)
    assert steps[StepName.RESULT] == (StepMark.PAID, 21.0)


def test_a_clock_that_was_set_back_makes_no_negative_time() -> None:
    story = ((NOON, S.INTENT), (NOON - timedelta(hours=1), S.INIT_SENT))
    assert steps_of(story)[0].seconds == 0.0


@pytest.mark.parametrize("state", PaymentState)
def test_while_a_payment_waits_exactly_one_acts(state: PaymentState) -> None:
    actor, waiting_for = waited_for(state, None, is_cancel_asked=False, has_asked_bank=True, may_try_again=False)
    has_ended = state in {S.SUCCESS, S.FAILED, S.NEVER_SENT, S.LATE_SUCCESS, S.CLOSED_BY_MANAGER}
    assert (actor is None) is has_ended
    assert (waiting_for is WaitingFor.NOTHING) is (has_ended and state is not S.CLOSED_BY_MANAGER)


def test_after_a_cancel_in_time_it_is_confirmed_that_nothing_was_charged() -> None:
    free = {"has_asked_bank": False, "may_try_again": True}
    held = {"has_asked_bank": False, "may_try_again": False}
    assert waited_for(S.VERIFYING, None, is_cancel_asked=True, **held) == (Actor.BANK, WaitingFor.NOTHING_CHARGED)
    assert waited_for(S.VERIFYING, None, is_cancel_asked=True, **free) == (Actor.YOU, WaitingFor.NOTHING_CHARGED)
    assert waited_for(S.VERIFYING, None, is_cancel_asked=False, **held) == (Actor.BANK, WaitingFor.NEVER_ASKED)
    assert waited_for(S.VERIFYING, None, is_cancel_asked=False, **free) == (Actor.YOU, WaitingFor.NEVER_ASKED)
    assert waited_for(S.UNKNOWN, None, is_cancel_asked=False, **free) == (Actor.YOU, WaitingFor.NEVER_ASKED)
    assert waited_for(S.UNKNOWN, None, is_cancel_asked=False, **held) == (Actor.BANK, WaitingFor.CLEAR_ANSWER)
    other_money = waited_for(S.UNKNOWN, Alarm.OTHER_MONEY, is_cancel_asked=False, **held)
    assert other_money == (Actor.YOU, WaitingFor.MANAGER)


@pytest.mark.parametrize(
    ("age", "is_answered", "wait"),
    [
        (0, True, 3.0),
        (0, False, 5.0),
        (899, True, 3.0),
        (900, True, 60.0),
        (900, False, 60.0),
        (7200, True, 900.0),
        (72 * 3600 - 1, False, 900.0),
        (72 * 3600, True, None),
    ],
)
def test_the_rhythm_is_the_one_of_the_service_and_of_the_house(
    age: float, is_answered: bool, wait: float | None
) -> None:
    assert RHYTHM.wait_after(age, is_answered=is_answered) == wait
