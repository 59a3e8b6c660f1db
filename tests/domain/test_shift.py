"""What an X or a Z works out by itself: sums, hours, how long answers took, and from when on it counts."""

from datetime import UTC, datetime, timedelta

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.shift import (
    CarriedForward,
    Channel,
    ChannelTotal,
    Drawer,
    Settled,
    ShiftReport,
    add_up,
)

EIGHT = datetime(2026, 3, 2, 8, 0, tzinfo=UTC)
PRICE = Money(100, Currency.NGN)


def ended(
    seconds: float = 1, *, channel: Channel = Channel.CARD, word: Word = Word.PAID, opened_at: datetime = EIGHT
) -> Settled:
    return Settled(channel, "a", word, PRICE, opened_at, opened_at + timedelta(seconds=seconds))


def waits(opened_at: datetime) -> CarriedForward:
    return CarriedForward(Channel.CARD, "c", Word.NOT_SURE, PRICE, opened_at)


def report(*settled: Settled, carried: tuple[CarriedForward, ...] = (), opened_at: datetime = EIGHT) -> ShiftReport:
    drawer = Drawer(Currency.NGN, 0, 0, 0, 0)
    return ShiftReport(1, opened_at, "N", drawer, settled, carried, (), (0, 0))


def test_the_middle_one_of_the_card_payments_and_the_one_that_nine_of_ten_do_not_exceed_are_told() -> None:
    assert report().seconds_to_result is None
    assert report(ended(7)).seconds_to_result == (7, 7)
    assert report(ended(9), ended(3)).seconds_to_result == (3, 3)
    assert report(*(ended(seconds) for seconds in range(21, 0, -1))).seconds_to_result == (11, 19)


def test_only_cards_that_were_answered_say_how_long_an_answer_takes() -> None:
    others = [
        ended(50, channel=Channel.TRANSFER),
        ended(60, channel=Channel.TV),
        ended(70, word=Word.NOT_CHARGED),
        ended(80, word=Word.NOT_SURE),
    ]
    assert report(*others).seconds_to_result is None
    assert report(*others, ended(2, word=Word.DECLINED), ended(1)).seconds_to_result == (1, 1)
    assert report(ended(2, word=Word.DECLINED)).seconds_to_result == (2, 2)


def test_each_hour_counts_what_ended_in_it_and_what_began_in_it_without_an_end() -> None:
    ten = EIGHT.replace(hour=10)
    day = report(ended(1), ended(2), ended(3, opened_at=ten), carried=(waits(ten), waits(EIGHT.replace(hour=11))))
    assert day.by_hour() == {8: 2, 10: 2, 11: 1}


def test_the_first_moment_is_the_earliest_of_the_opening_of_what_ended_and_of_what_is_carried() -> None:
    nine, ten = EIGHT.replace(hour=9), EIGHT.replace(hour=10)
    assert report(ended(0, opened_at=nine), carried=(waits(ten),)).begins_at == EIGHT
    assert report(ended(0, opened_at=nine), carried=(waits(ten),), opened_at=ten).begins_at == nine
    assert report(ended(0, opened_at=ten), carried=(waits(nine),), opened_at=ten).begins_at == nine


def test_results_are_counted_by_their_word_with_what_is_carried() -> None:
    counted = report(ended(), ended(word=Word.DECLINED), carried=(waits(EIGHT),)).results
    assert counted == {Word.PAID: 1, Word.DECLINED: 1, Word.NOT_SURE: 1}


def test_only_what_was_paid_is_added_up_by_currency_and_channel() -> None:
    dollars = Settled(Channel.CARD, "d", Word.PAID, Money(5, Currency.USD), EIGHT, EIGHT)
    assert add_up([dollars, ended(), ended(), ended(word=Word.DECLINED), ended(channel=Channel.TV)]) == (
        ChannelTotal(Channel.CARD, Money(200, Currency.NGN), 2),
        ChannelTotal(Channel.TV, PRICE, 1),
        ChannelTotal(Channel.CARD, Money(5, Currency.USD), 1),
    )


def test_what_ended_is_neither_cash_nor_too_much_unless_it_is_said() -> None:
    assert (ended().is_cash, ended().is_overpaid) == (False, False)


@pytest.mark.parametrize(("counted", "difference"), [(1500, 0), (1600, 100), (0, -1500)])
def test_the_drawer_holds_its_float_what_was_sold_and_put_in_without_what_was_taken_out(
    counted: int, difference: int
) -> None:
    drawer = Drawer(Currency.NGN, float_minor=1000, sold_minor=600, in_minor=300, out_minor=400)
    assert drawer.expected_minor == 1500
    assert drawer.difference(Money(counted, Currency.NGN)) == difference
