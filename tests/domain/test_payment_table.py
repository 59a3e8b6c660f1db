"""The judge of card payments, pair by pair, against the table in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.payment import (
    FINAL,
    OPEN,
    SENT_AND_OPEN,
    TABLE,
    Alarm,
    Observation,
    PaymentState,
    Ruling,
    Word,
    after_other_money,
    judge,
    outlasting,
    word_for,
)

S, O = PaymentState, Observation  # noqa: E741  # as short as the table they stand in

# Written down again from the words of the design, not derived from the code.
NAMED = {
    (S.INTENT, O.ENCRYPTED): Ruling(S.INIT_SENT),
    (S.INTENT, O.NOT_ENCRYPTED): Ruling(S.NEVER_SENT),
    (S.INTENT, O.CANCEL_ASKED): Ruling(S.NEVER_SENT),
    (S.INTENT, O.RESTARTED): Ruling(S.NEVER_SENT),
    (S.INIT_SENT, O.STARTED): Ruling(S.DEVICE_CHECK),
    (S.INIT_SENT, O.START_NOT_SENT): Ruling(S.NEVER_SENT),
    (S.INIT_SENT, O.START_KEYS_REFUSED): Ruling(S.NEVER_SENT),
    (S.INIT_SENT, O.START_REFUSED): Ruling(S.VERIFYING),
    (S.INIT_SENT, O.START_UNANSWERED): Ruling(S.UNKNOWN),
    (S.INIT_SENT, O.RESTARTED): Ruling(S.UNKNOWN),
    (S.INIT_SENT, O.SAYS_SUCCESS): Ruling(S.SUCCESS),
    (S.INIT_SENT, O.SAYS_OTHER_MONEY): Ruling(S.UNKNOWN, Alarm.OTHER_MONEY),
    (S.DEVICE_CHECK, O.DEVICE_DONE): Ruling(S.ENROLL_SENT),
    (S.DEVICE_CHECK, O.CANCEL_ASKED): Ruling(S.VERIFYING),
    (S.DEVICE_CHECK, O.RESTARTED): Ruling(S.VERIFYING),
    (S.DEVICE_CHECK, O.SAYS_SUCCESS): Ruling(S.SUCCESS),
    (S.DEVICE_CHECK, O.SAYS_OTHER_MONEY): Ruling(S.UNKNOWN, Alarm.OTHER_MONEY),
    (S.ENROLL_SENT, O.ENROLLED_WITH_PAGE): Ruling(S.STEP_UP),
    (S.ENROLL_SENT, O.ENROLLED_WITHOUT_PAGE): Ruling(S.VERIFYING),
    (S.ENROLL_SENT, O.ENROLL_UNCLEAR): Ruling(S.VERIFYING),
    (S.ENROLL_SENT, O.RESTARTED): Ruling(S.UNKNOWN),
    (S.ENROLL_SENT, O.SAYS_SUCCESS): Ruling(S.SUCCESS),
    (S.ENROLL_SENT, O.SAYS_OTHER_MONEY): Ruling(S.UNKNOWN, Alarm.OTHER_MONEY),
    (S.STEP_UP, O.APPROVAL_LEFT): Ruling(S.VERIFYING),
    (S.STEP_UP, O.RESTARTED): Ruling(S.VERIFYING),
    (S.STEP_UP, O.PATIENCE_OVER): Ruling(S.UNKNOWN),
    (S.STEP_UP, O.SAYS_SUCCESS): Ruling(S.SUCCESS),
    (S.STEP_UP, O.SAYS_OTHER_MONEY): Ruling(S.UNKNOWN, Alarm.OTHER_MONEY),
    (S.STEP_UP, O.SAYS_FAILED): Ruling(S.FAILED),
    (S.VERIFYING, O.PAGE_SHOWN_AGAIN): Ruling(S.STEP_UP),
    (S.VERIFYING, O.PATIENCE_OVER): Ruling(S.UNKNOWN),
    (S.VERIFYING, O.SAYS_SUCCESS): Ruling(S.SUCCESS),
    (S.VERIFYING, O.SAYS_OTHER_MONEY): Ruling(S.UNKNOWN, Alarm.OTHER_MONEY),
    (S.VERIFYING, O.SAYS_FAILED): Ruling(S.FAILED),
    (S.UNKNOWN, O.MANAGER_CLOSES): Ruling(S.CLOSED_BY_MANAGER),
    (S.UNKNOWN, O.SAYS_SUCCESS): Ruling(S.SUCCESS),
    (S.UNKNOWN, O.SAYS_OTHER_MONEY): Ruling(S.UNKNOWN, Alarm.OTHER_MONEY),
    (S.UNKNOWN, O.SAYS_FAILED): Ruling(S.FAILED),
    (S.VERIFYING, O.SAYS_UNKNOWN): Ruling(S.NEVER_SENT),
    (S.NEVER_SENT, O.SAYS_SUCCESS): Ruling(S.LATE_SUCCESS, Alarm.PAID_AFTER_ALL),
    (S.NEVER_SENT, O.SAYS_OTHER_MONEY): Ruling(S.UNKNOWN, Alarm.OTHER_MONEY),
    (S.FAILED, O.SAYS_SUCCESS): Ruling(S.LATE_SUCCESS, Alarm.PAID_AFTER_ALL),
    (S.FAILED, O.SAYS_OTHER_MONEY): Ruling(S.UNKNOWN, Alarm.OTHER_MONEY),
    (S.CLOSED_BY_MANAGER, O.SAYS_SUCCESS): Ruling(S.LATE_SUCCESS, Alarm.PAID_AFTER_ALL),
    (S.CLOSED_BY_MANAGER, O.SAYS_OTHER_MONEY): Ruling(S.UNKNOWN, Alarm.OTHER_MONEY),
    (S.SUCCESS, O.SAYS_FAILED): Ruling(S.SUCCESS, Alarm.PAID_BUT_NOW_DENIED),
    (S.SUCCESS, O.SAYS_OTHER_MONEY): Ruling(S.SUCCESS, Alarm.OTHER_MONEY),
    (S.LATE_SUCCESS, O.SAYS_FAILED): Ruling(S.LATE_SUCCESS, Alarm.PAID_BUT_NOW_DENIED),
    (S.LATE_SUCCESS, O.SAYS_OTHER_MONEY): Ruling(S.LATE_SUCCESS, Alarm.OTHER_MONEY),
    (S.INTENT, O.FOUND_AGAIN): Ruling(S.UNKNOWN),
    (S.INIT_SENT, O.FOUND_AGAIN): Ruling(S.UNKNOWN),
    (S.DEVICE_CHECK, O.FOUND_AGAIN): Ruling(S.UNKNOWN),
    (S.ENROLL_SENT, O.FOUND_AGAIN): Ruling(S.UNKNOWN),
    (S.STEP_UP, O.FOUND_AGAIN): Ruling(S.UNKNOWN),
    (S.VERIFYING, O.FOUND_AGAIN): Ruling(S.UNKNOWN),
    (S.UNKNOWN, O.FOUND_AGAIN): Ruling(S.UNKNOWN),
    (S.NEVER_SENT, O.FOUND_AGAIN): Ruling(S.UNKNOWN, Alarm.FOUND_AGAIN),
    (S.FAILED, O.FOUND_AGAIN): Ruling(S.UNKNOWN, Alarm.FOUND_AGAIN),
}


@pytest.mark.parametrize("state", PaymentState)
@pytest.mark.parametrize("seen", Observation)
def test_every_pair_rules_as_the_design_says_and_an_unnamed_one_changes_nothing(
    state: PaymentState, seen: Observation
) -> None:
    assert judge(state, seen) == NAMED.get((state, seen), Ruling(state))


@pytest.mark.parametrize("state", PaymentState)
@pytest.mark.parametrize("seen", Observation)
@pytest.mark.parametrize("stood", PaymentState)
def test_what_was_found_again_is_ruled_on_by_what_it_had_come_to(
    state: PaymentState, seen: Observation, stood: PaymentState
) -> None:
    ruling = judge(state, seen, stood)
    match state, seen:
        case S.UNKNOWN, O.SAYS_SUCCESS if stood in {S.FAILED, S.NEVER_SENT, S.CLOSED_BY_MANAGER, S.LATE_SUCCESS}:
            assert ruling == Ruling(S.LATE_SUCCESS, Alarm.PAID_AFTER_ALL)
        case S.UNKNOWN, O.SAYS_FAILED if stood in {S.SUCCESS, S.LATE_SUCCESS}:
            assert ruling == Ruling(S.UNKNOWN, Alarm.PAID_BUT_NOW_DENIED)
        case _:
            assert ruling == judge(state, seen)


@given(st.lists(st.sampled_from([None, "", "sent", "delivered", *PaymentState])))
def test_that_it_was_paid_outlasts_whatever_else_is_told_of_it(told: list[str | None]) -> None:
    stood = None
    for each in told:
        stood = outlasting(stood, each)
    ends = [each for each in told if each in FINAL]
    paid = [each for each in ends if each in {S.SUCCESS, S.LATE_SUCCESS}]
    assert stood == next(iter([*reversed(paid), *reversed(ends)]), None)


def test_the_table_is_frozen() -> None:
    with pytest.raises(TypeError):
        TABLE[S.FAILED, O.SAYS_SUCCESS] = Ruling(S.SUCCESS)  # type: ignore[index]  # the mistake is the point


@given(st.lists(st.sampled_from(Observation)))
def test_paid_is_said_only_after_verification_said_so_and_never_taken_back(story: list[Observation]) -> None:
    state = S.INTENT
    for seen in story:
        ruling = judge(state, seen)
        if word_for(ruling.state) is Word.PAID and word_for(state) is not Word.PAID:
            assert seen is O.SAYS_SUCCESS
        if word_for(state) is Word.PAID:
            assert word_for(ruling.state) is Word.PAID
        state = ruling.state


@given(st.lists(st.sampled_from(Observation)))
def test_no_way_out_of_a_final_state_but_an_alarm(story: list[Observation]) -> None:
    state = S.INTENT
    for seen in story:
        ruling = judge(state, seen)
        if state in FINAL and ruling.state is not state:
            assert ruling.alarm is not None
        state = ruling.state


@pytest.mark.parametrize("state", sorted(SENT_AND_OPEN - {S.INIT_SENT}))
@pytest.mark.parametrize("seen", [seen for seen in Observation if seen not in {O.SAYS_FAILED, O.SAYS_UNKNOWN}])
def test_no_silence_and_no_refusal_is_ever_a_failure_once_something_was_sent(
    state: PaymentState, seen: Observation
) -> None:
    assert word_for(judge(state, seen).state) not in {Word.DECLINED, Word.NOT_CHARGED}


def test_open_and_final_are_all_there_is() -> None:
    assert frozenset(PaymentState) == OPEN | FINAL
    assert not OPEN & FINAL


@pytest.mark.parametrize("state", PaymentState)
@pytest.mark.parametrize("alarm", [None, *Alarm])
def test_only_a_success_that_names_the_money_ends_what_was_paid_with_other_money(
    state: PaymentState, alarm: Alarm | None
) -> None:
    is_held = (state, alarm) == (S.UNKNOWN, Alarm.OTHER_MONEY)
    for seen in Observation:
        for is_money_told in (False, True):
            says_too_little = seen is O.SAYS_FAILED or (seen is O.SAYS_SUCCESS and not is_money_told)
            heard = after_other_money(seen, state, alarm, is_money_told=is_money_told)
            assert heard is (O.SAYS_NOTHING_CLEAR if is_held and says_too_little else seen)
