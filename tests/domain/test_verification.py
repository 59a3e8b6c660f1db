"""Whether an answer of verification is about the money that was asked for."""

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.verification import is_the_money_asked

ASKED = Money(2_500_000, Currency.NGN)


@pytest.mark.parametrize(
    ("amount", "requested", "currency", "is_it"),
    [
        (None, None, None, True),
        ("", " ", "", True),
        (None, None, " ngn ", True),
        (None, None, "USD", False),
        (None, "25000.00", "USD", False),
        (None, "25000", None, True),
        (None, "25000.010", None, False),
        (None, "24999.99", None, False),
        (None, "25000.001", None, True),  # finer than money: as if it were not said
        ("25000", None, None, True),
        ("24999.99", None, None, False),
        ("25375.00", None, None, True),  # with fees
        ("25375.00", "25000", None, True),
        ("25000", "25375.00", None, False),
        ("many", None, None, False),
        (None, "25,000", None, False),
        ("1" * 13, None, None, False),
    ],
)
def test_what_was_told_is_compared_and_what_was_not_told_says_nothing(
    amount: str | None, requested: str | None, currency: str | None, *, is_it: bool
) -> None:
    said = Verification(VerifiedStatus.SUCCESS, "success", "", amount, requested, currency)
    assert is_the_money_asked(said, ASKED) is is_it


def test_a_number_that_is_no_amount_of_ours_is_a_difference() -> None:
    said = Verification(VerifiedStatus.SUCCESS, "success", "", "0" * 12, None, None)
    assert is_the_money_asked(said, Money(1, Currency.NGN)) is False
    assert is_the_money_asked(said, Money(0, Currency.NGN)) is True
