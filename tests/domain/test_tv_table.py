"""The judge of TV orders, pair by pair, against the table in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.payment import Word
from pos_app.domain.tv import FINAL, OrderObservation, OrderState, judge, word_for

S, O = OrderState, OrderObservation  # noqa: E741  # as short as the table they stand in

NAMED = {
    (S.INTENT, O.SENDING): S.PAY_SENT,
    (S.INTENT, O.RESTARTED): S.NEVER_SENT,
    (S.PAY_SENT, O.DELIVERED): S.DELIVERED,
    (S.PAY_SENT, O.REFUSED): S.REJECTED,
    (S.PAY_SENT, O.NOT_SENT): S.INTENT,
    (S.PAY_SENT, O.NOT_SENT_FOR_THE_LAST_TIME): S.NEVER_SENT,
    (S.PAY_SENT, O.KEYS_REFUSED): S.NEVER_SENT,
    (S.PAY_SENT, O.UNCLEAR): S.UNKNOWN,
    (S.PAY_SENT, O.RESTARTED): S.UNKNOWN,
    (S.INTENT, O.FOUND_AGAIN): S.UNKNOWN,
    (S.PAY_SENT, O.FOUND_AGAIN): S.UNKNOWN,
    (S.PAY_SENT_AGAIN, O.FOUND_AGAIN): S.UNKNOWN,
    (S.UNKNOWN, O.SENDING_AGAIN): S.PAY_SENT_AGAIN,
    (S.UNKNOWN, O.MANAGER_SAYS_DELIVERED): S.DELIVERED,
    (S.UNKNOWN, O.MANAGER_SAYS_NOT): S.REJECTED,
    (S.PAY_SENT_AGAIN, O.DELIVERED): S.DELIVERED,
    (S.PAY_SENT_AGAIN, O.REFUSED): S.UNKNOWN,
    (S.PAY_SENT_AGAIN, O.UNCLEAR): S.UNKNOWN,
    (S.PAY_SENT_AGAIN, O.NOT_SENT): S.UNKNOWN,
    (S.PAY_SENT_AGAIN, O.NOT_SENT_FOR_THE_LAST_TIME): S.UNKNOWN,
    (S.PAY_SENT_AGAIN, O.KEYS_REFUSED): S.UNKNOWN,
    (S.PAY_SENT_AGAIN, O.RESTARTED): S.UNKNOWN,
}


@pytest.mark.parametrize("state", OrderState)
@pytest.mark.parametrize("seen", OrderObservation)
def test_every_pair_rules_as_the_design_says_and_an_unnamed_one_changes_nothing(
    state: OrderState, seen: OrderObservation
) -> None:
    assert judge(state, seen) is NAMED.get((state, seen), state)


@given(st.lists(st.sampled_from(OrderObservation)))
def test_a_final_order_stays_as_it_is(story: list[OrderObservation]) -> None:
    state = S.INTENT
    for seen in story:
        becomes = judge(state, seen)
        assert state not in FINAL or becomes is state
        state = becomes


@given(st.lists(st.sampled_from([seen for seen in OrderObservation if not seen.startswith("manager")])))
def test_an_order_that_may_have_arrived_ends_only_by_a_delivery_or_a_person(story: list[OrderObservation]) -> None:
    state = S.UNKNOWN
    for seen in story:
        state = judge(state, seen)
        assert state in {S.UNKNOWN, S.PAY_SENT_AGAIN, S.DELIVERED}


def test_the_words_are_those_of_card_payments() -> None:
    assert {state: word_for(state) for state in OrderState} == {
        S.INTENT: Word.WAITING,
        S.PAY_SENT: Word.WAITING,
        S.PAY_SENT_AGAIN: Word.WAITING,
        S.UNKNOWN: Word.NOT_SURE,
        S.DELIVERED: Word.PAID,
        S.REJECTED: Word.DECLINED,
        S.NEVER_SENT: Word.NOT_CHARGED,
    }
