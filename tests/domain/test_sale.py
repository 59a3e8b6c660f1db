"""Money for a sale that takes none any more, and what is stopped before it is sent."""

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Alarm, Observation
from pos_app.domain.sale import (
    AmountBounds,
    Sale,
    SaleAlarm,
    SaleState,
    alarm_of_money,
    is_paid_otherwise,
    leads_to_sending,
)


def sale(state: SaleState, paid_by: str | None = None) -> Sale:
    return Sale(1, Money(100, Currency.NGN), "", "", state, paid_by)


@pytest.mark.parametrize(
    ("state", "paid_by", "alarm"),
    [
        (SaleState.OPEN, None, None),
        (SaleState.PAID, "this", None),
        (SaleState.PAID, "other", SaleAlarm.PAID_TWICE),
        (SaleState.PAID, None, SaleAlarm.PAID_TWICE),
        (SaleState.DROPPED, None, Alarm.PAID_AFTER_ALL),
    ],
)
def test_a_card_that_pays_a_sale_which_takes_no_money_alarms(
    state: SaleState, paid_by: str | None, alarm: Alarm | SaleAlarm | None
) -> None:
    assert alarm_of_money(sale(state, paid_by), "this") is alarm


@pytest.mark.parametrize(
    ("state", "paid_by", "is_late"),
    [
        (SaleState.OPEN, None, False),
        (SaleState.PAID, None, False),  # by other money that was matched to it
        (SaleState.PAID, "card", True),
        (SaleState.DROPPED, None, True),
    ],
)
def test_matched_money_comes_too_late_for_a_sale_that_a_card_paid_or_that_was_dropped(
    state: SaleState, paid_by: str | None, *, is_late: bool
) -> None:
    assert is_paid_otherwise(sale(state, paid_by)) is is_late


@pytest.mark.parametrize("seen", Observation)
def test_only_what_was_encrypted_and_what_the_device_ended_lead_to_sending(seen: Observation) -> None:
    assert leads_to_sending(seen) is (seen in {Observation.ENCRYPTED, Observation.DEVICE_DONE})


def test_an_amount_at_a_bound_is_inside_and_bounds_say_nothing_of_another_currency() -> None:
    least, most = Money(1_000, Currency.NGN), Money(5_000, Currency.NGN)
    bounds = AmountBounds(Currency.NGN, least, most)
    for minor, small, large in ((999, least, None), (1_000, None, None), (5_000, None, None), (5_001, None, most)):
        money = Money(minor, Currency.NGN)
        assert (bounds.too_small(money), bounds.too_large(money)) == (small, large)
        assert AmountBounds(Currency.NGN).too_small(money) is AmountBounds(Currency.NGN).too_large(money) is None
    for minor in (1, 9_999):
        assert bounds.too_small(Money(minor, Currency.USD)) is bounds.too_large(Money(minor, Currency.USD)) is None
