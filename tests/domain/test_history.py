"""What is typed into the search, the timeline of every story there can be, and what is hidden from who only looks."""

from datetime import UTC, datetime
from itertools import product

import pytest

from pos_app.domain.history import HistoryEvent, HistoryMark
from pos_app.domain.history_mask import masked_name, masked_number, masked_text
from pos_app.domain.history_search import HistoryQuery, search_of
from pos_app.domain.history_story import card_story, order_story
from pos_app.domain.money import Currency
from pos_app.domain.payment import Observation, PaymentState, judge
from pos_app.domain.tv import OrderObservation, OrderState
from pos_app.domain.tv import judge as judge_order

AT = datetime(2026, 11, 20, 14, 32, tzinfo=UTC)
O, S = Observation, PaymentState  # noqa: E741  # as short as the table they stand in


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("", HistoryQuery()),
        ("  ", HistoryQuery()),
        ("2503", HistoryQuery(("2503",), minor=250300)),
        ("12500", HistoryQuery(("12500",), minor=1250000)),
        ("12,500.00", HistoryQuery(minor=1250000)),
        ("12500.5", HistoryQuery(minor=1250050)),
        ("₦12,500", HistoryQuery(minor=1250000, currency=Currency.NGN)),
        ("KSh 300", HistoryQuery(minor=30000, currency=Currency.KES)),
        ("gh₵240", HistoryQuery(minor=24000, currency=Currency.GHS)),
        ("12500 usd", HistoryQuery(minor=1250000, currency=Currency.USD)),
        ("12,50", HistoryQuery(("12", "50"), is_last_whole=True)),
        ("pos-4d8w1h6s2z", HistoryQuery(("pos", "4d8w1h6s2z"))),
        ("Order 1182", HistoryQuery(("Order", "1182"))),
        ('"; DROP TABLE found --', HistoryQuery(("DROP", "TABLE", "found"))),
        ("NEAR(a b) * ^c", HistoryQuery(("NEAR", "a", "b", "c"), is_last_whole=True)),
        ("\ue000card", HistoryQuery(("card",))),  # no keyboard types what stands before the words of the till itself
        ("08031234567", HistoryQuery(("08031234567",), minor=803123456700, phone="08031234567")),
        ("0803 123 4567", HistoryQuery(("0803", "123", "4567"), phone="08031234567")),
        ("+234 803", HistoryQuery(("234", "803"), phone="234803")),
        ("70234567891234", HistoryQuery(("70234567891234",))),  # no amount is so large
    ],
)
def test_what_is_typed_is_words_or_an_amount_or_perhaps_both(typed: str, asked: HistoryQuery) -> None:
    assert search_of(typed) == asked


def test_every_step_that_a_payment_can_take_has_a_moment_of_its_own_or_none() -> None:
    for before, seen in product(PaymentState, Observation):
        after = judge(before, seen).state
        story = card_story([(AT, None, before), (AT, seen, after)])
        assert story[0].what is HistoryEvent.BEGUN
        if after is not before:
            assert len(story) == 2, (before, seen)


def test_every_step_that_an_order_can_take_has_a_moment() -> None:
    for before, seen in product(OrderState, OrderObservation):
        after = judge_order(before, seen)
        assert len(order_story([(AT, None, before), (AT, seen, after)])) == (2 if after is not before else 1)


def test_asking_again_and_again_is_one_moment_and_what_follows_it_is_now() -> None:
    story = card_story(
        [
            (AT, None, S.INTENT),
            (AT, O.ENCRYPTED, S.INIT_SENT),
            (AT, O.START_UNANSWERED, S.UNKNOWN),
            *((AT, O.SAYS_NOTHING_CLEAR, S.UNKNOWN) for _ in range(3)),
        ]
    )
    assert [(each.what, each.mark, each.said) for each in story[2:]] == [
        (HistoryEvent.NO_ANSWER, HistoryMark.UNSURE, ""),
        (HistoryEvent.ASKED_AGAIN, HistoryMark.NOW, "3"),
    ]


def test_names_keep_their_first_letters_and_numbers_their_ends() -> None:
    assert masked_name("Adaeze Okafor") == "A••• O•••"
    assert masked_name("ada@example.com") == "a•••@example.com"
    assert masked_number("7023456789") == "•••• 6789"
    assert masked_number("1234") == "••••"
    assert (
        masked_text("Call 0803 123 4567 or ada@example.com, table 12") == "Call •••• 4567 or a•••@example.com, table 12"
    )
