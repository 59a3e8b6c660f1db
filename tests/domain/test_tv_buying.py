"""The rules of buying a package, and the steps of an order, without any journal or service."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.tv import OrderObservation, OrderState
from pos_app.domain.tv_buying import (
    FOUND_AGAIN,
    MAY_BE_DELIVERED,
    NEVER_LEFT,
    NOT_THERE,
    OVERTAKEN,
    MaySendAgain,
    OrderStanding,
    PackageForNumber,
    PriceChanged,
    counted,
    in_the_way,
    is_overtaken,
    may_send_again,
    problem_for,
    still_sold,
)
from pos_app.domain.tv_steps import steps_of
from pos_app.domain.tv_view import PaidHow, TvChoice, TvStepMark

S, O = OrderState, OrderObservation  # noqa: E741  # as short as the table they stand in
M = TvStepMark
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
TWO_MINUTES = timedelta(minutes=2)
PRICE = Money(246000, Currency.NGN)
JOLLI = Package("35", "GOtv Jolli N2,460", "gotv-jolli", "2460", PRICE)
CHOICE = TvChoice("slip", Provider("GOTV", "GOTV", ""), "7023456789", Validated("Ada"), JOLLI, PRICE, PaidHow.CASH)
THING = PackageForNumber("GOTV", "GOTV", "7023456789", "35", "gotv-jolli")


def standing(
    state: OrderState, *, hours_ago: float = 1.0, reference: str = "a", thing: PackageForNumber = THING
) -> OrderStanding:
    moment = NOON - timedelta(hours=hours_ago)
    line = round(-100 * hours_ago)
    return OrderStanding(reference, thing, state, moment, moment, line, line)


def test_a_package_is_still_sold_when_the_fresh_list_says_the_same_of_it() -> None:
    jinja = replace(JOLLI, id="36")
    renumbered = replace(JOLLI, name="An older entry of the same id")
    assert still_sold(CHOICE, [jinja, renumbered, JOLLI]) == JOLLI


@pytest.mark.parametrize(
    ("package", "sentence"),
    [
        (replace(JOLLI, price=Money(250000, Currency.NGN)), "This package is now GOtv Jolli N2,460 for ₦2,500.00."),
        (replace(JOLLI, price=Money(246000, Currency.GHS)), "This package is now GOtv Jolli N2,460 for GH₵2,460.00."),
        (replace(JOLLI, price=None, amount="soon"), "The provider gives no price for this package any more."),
        (None, "The provider does not sell this package any more."),
    ],
)
def test_a_change_stops_with_what_is_sold_now(package: Package | None, sentence: str) -> None:
    with pytest.raises(PriceChanged) as changed:
        still_sold(CHOICE, [] if package is None else [package])
    assert changed.value.package == package
    assert str(changed.value.sentence) == f"{sentence} Nothing was bought."


def test_only_what_has_no_end_stands_in_the_way_and_the_newest_of_it_is_named() -> None:
    orders = [standing(S.UNKNOWN, reference="old"), standing(S.PAY_SENT, reference="new"), standing(S.DELIVERED)]
    found = in_the_way(THING, orders, NOON)
    assert found is not None
    assert found.reference == "new"
    for state in (S.DELIVERED, S.REJECTED, S.NEVER_SENT):
        assert in_the_way(THING, [standing(state)], NOON) is None
    assert in_the_way(THING, [standing(S.UNKNOWN, hours_ago=24.0)], NOON) is None
    assert in_the_way(replace(THING, number="1"), [standing(S.UNKNOWN)], NOON) is None


@pytest.mark.parametrize("state", OrderState)
def test_an_order_is_overtaken_by_what_may_have_been_bought_since(state: OrderState) -> None:
    first = standing(S.UNKNOWN, hours_ago=2.0)
    other = standing(state, reference="b")
    assert is_overtaken(first, [first, other]) == (state not in {S.REJECTED, S.NEVER_SENT})
    assert not is_overtaken(first, [first, standing(state, reference="b", hours_ago=3.0)])
    assert not is_overtaken(first, [replace(other, thing=replace(THING, number="1"))])
    set_back = replace(other, opened_at=first.opened_at - timedelta(days=1), since=first.opened_at - timedelta(days=1))
    assert is_overtaken(first, [set_back]) == is_overtaken(first, [other])  # the lines say which came first


def test_a_clock_that_was_set_back_while_it_was_sent_makes_no_order_older() -> None:
    order = standing(S.UNKNOWN)
    assert in_the_way(THING, [replace(order, since=order.opened_at - timedelta(days=1))], NOON) is not None
    assert in_the_way(THING, [replace(order, opened_at=order.since - timedelta(days=1))], NOON) is not None


def test_only_an_order_that_is_not_sure_may_be_sent_again_and_only_two_minutes_later() -> None:
    order = standing(S.UNKNOWN)
    again = may_send_again(order, after=TWO_MINUTES, is_overtaken=False)
    assert again == MaySendAgain(order.since + TWO_MINUTES)
    again.refuse(order.since + TWO_MINUTES)
    with pytest.raises(KnownError, match="too early"):
        again.refuse(order.since + TWO_MINUTES - timedelta(microseconds=1))
    for state in set(OrderState) - {S.UNKNOWN}:
        never = may_send_again(standing(state), after=TWO_MINUTES, is_overtaken=True, elsewhere=NOT_THERE)
        assert never == MaySendAgain(None)
        with pytest.raises(KnownError, match="Only an order that is Not sure"):
            never.refuse(NOON)


@pytest.mark.parametrize(
    ("is_found", "is_overtaken", "elsewhere", "because"),
    [
        (True, True, NOT_THERE, FOUND_AGAIN),
        (False, True, NOT_THERE, OVERTAKEN),
        (False, False, NOT_THERE, NOT_THERE),
        (True, False, SILENCE, FOUND_AGAIN),
        (False, True, SILENCE, OVERTAKEN),
    ],
)
def test_what_speaks_against_sending_it_again_is_said_however_long_it_stood(
    is_found: bool,
    is_overtaken: bool,
    elsewhere: Sentence,
    because: Sentence,
) -> None:
    order = replace(standing(S.UNKNOWN), is_found=is_found)
    again = may_send_again(order, after=TWO_MINUTES, is_overtaken=is_overtaken, elsewhere=elsewhere)
    assert again == MaySendAgain(None, because)
    with pytest.raises(KnownError) as refused:
        again.refuse(NOON + timedelta(days=1))
    assert refused.value.sentence == because


def test_only_a_not_sent_is_ever_the_last_one() -> None:
    assert [counted(O.NOT_SENT, times_sent=times) for times in (1, 2, 3, 4)] == [
        O.NOT_SENT, O.NOT_SENT, O.NOT_SENT_FOR_THE_LAST_TIME, O.NOT_SENT_FOR_THE_LAST_TIME,
    ]  # fmt: skip
    assert all(counted(seen, times_sent=9) is seen for seen in OrderObservation if seen is not O.NOT_SENT)


@pytest.mark.parametrize("state", OrderState)
@pytest.mark.parametrize("seen", OrderObservation)
def test_nothing_that_may_have_arrived_is_called_not_bought(state: OrderState, seen: OrderObservation) -> None:
    said = problem_for(state, seen, Sentence("Nothing was bought."))
    match state:
        case S.UNKNOWN:
            assert said == MAY_BE_DELIVERED
        case S.PAY_SENT | S.PAY_SENT_AGAIN | S.DELIVERED:
            assert said == SILENCE
        case _:
            assert said == (NEVER_LEFT if seen is O.RESTARTED else Sentence("Nothing was bought."))


def at(*states: OrderState) -> list[tuple[datetime, OrderState]]:
    return [(NOON + timedelta(seconds=number), state) for number, state in enumerate(states)]


@pytest.mark.parametrize(
    ("states", "marks", "sent", "result"),
    [
        ((S.INTENT,), (M.NOW, M.LATER), None, None),
        ((S.INTENT, S.PAY_SENT), (M.NOW, M.LATER), None, None),
        ((S.INTENT, S.PAY_SENT, S.INTENT), (M.NOW, M.LATER), None, None),
        ((S.INTENT, S.PAY_SENT, S.DELIVERED), (M.DONE, M.PAID), 1.0, 0.0),
        ((S.INTENT, S.PAY_SENT, S.INTENT, S.PAY_SENT, S.DELIVERED), (M.DONE, M.PAID), 3.0, 0.0),
        ((S.INTENT, S.PAY_SENT, S.REJECTED), (M.DONE, M.DECLINED), 1.0, 0.0),
        ((S.INTENT, S.PAY_SENT, S.UNKNOWN), (M.DONE, M.UNSURE), 1.0, None),
        ((S.INTENT, S.PAY_SENT, S.UNKNOWN, S.DELIVERED), (M.DONE, M.PAID), 1.0, 1.0),
        ((S.INTENT, S.PAY_SENT, S.UNKNOWN, S.PAY_SENT_AGAIN), (M.NOW, M.LATER), None, None),
        ((S.INTENT, S.PAY_SENT, S.UNKNOWN, S.PAY_SENT_AGAIN, S.DELIVERED), (M.DONE, M.PAID), 1.0, 0.0),
        ((S.INTENT, S.NEVER_SENT), (M.LATER, M.NOT_CHARGED), None, 0.0),
        ((S.INTENT, S.PAY_SENT, S.NEVER_SENT), (M.LATER, M.NOT_CHARGED), None, 0.0),
    ],
)
def test_the_steps_tell_the_last_journey_and_what_came_of_it(
    states: tuple[OrderState, ...], marks: tuple[M, M], sent: float | None, result: float | None
) -> None:
    steps = steps_of(at(*states), number_ms=None, price_ms=400)
    assert tuple(step.mark for step in steps) == (M.DONE, M.DONE, *marks)
    assert (steps[0].seconds, steps[1].seconds, steps[2].seconds, steps[3].seconds) == (None, 0.4, sent, result)
    assert steps[1].started_at == NOON - timedelta(milliseconds=400)
    assert (steps[3].started_at is not None) == (marks[1] is not M.LATER)


def test_a_clock_that_was_set_back_makes_no_step_shorter_than_nothing() -> None:
    story = [(NOON, S.INTENT), (NOON, S.PAY_SENT), (NOON - timedelta(hours=1), S.DELIVERED)]
    steps = steps_of(story, number_ms=None, price_ms=None)
    assert steps[1].started_at is None
    assert (steps[2].seconds, steps[3].seconds, steps[3].started_at) == (0.0, 0.0, NOON - timedelta(hours=1))
