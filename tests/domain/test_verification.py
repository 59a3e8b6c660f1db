"""Whether an answer of verification is about the money that was asked for."""

import pytest

from pos_app.domain.errors import Operation, Refused, Trace
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Observation, PaymentState
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.sentence import Sentence
from pos_app.domain.verification import as_asked, denies_reference, is_known_word, is_the_money_asked, observation_of

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


@pytest.mark.parametrize(
    ("status", "requested", "seen"),
    [
        (VerifiedStatus.SUCCESS, "25000", Observation.SAYS_SUCCESS),
        (VerifiedStatus.SUCCESS, "24999.99", Observation.SAYS_OTHER_MONEY),
        (VerifiedStatus.FAILED, "25000", Observation.SAYS_FAILED),
        (VerifiedStatus.PENDING, "25000", Observation.SAYS_NOTHING_CLEAR),
        (VerifiedStatus.OTHER, "25000", Observation.SAYS_NOTHING_CLEAR),
    ],
)
def test_only_success_and_failed_say_something_clear(status: VerifiedStatus, requested: str, seen: Observation) -> None:
    said = Verification(status, status.value, "", None, requested, None)
    assert observation_of(said, ASKED) is seen
    assert is_known_word(said.word) is (status in {VerifiedStatus.PENDING, VerifiedStatus.FAILED})


@pytest.mark.parametrize(
    ("asked_in", "is_elsewhere", "counts"),
    [
        (PaymentState.DEVICE_CHECK, False, False),  # before operation 4: it may be charged yet
        (PaymentState.VERIFYING, False, True),
        (PaymentState.VERIFYING, True, False),  # a service that was never asked to charge
    ],
)
def test_a_denial_counts_only_where_and_when_the_service_can_know_and_money_that_moved_always_does(
    asked_in: PaymentState, *, is_elsewhere: bool, counts: bool
) -> None:
    denied = Observation.SAYS_FAILED if counts else Observation.SAYS_NOTHING_CLEAR
    assert as_asked(Observation.SAYS_FAILED, asked_in, is_elsewhere=is_elsewhere) is denied
    for seen in (Observation.SAYS_SUCCESS, Observation.SAYS_OTHER_MONEY):
        assert as_asked(seen, asked_in, is_elsewhere=is_elsewhere) is seen


@pytest.mark.parametrize(
    ("status", "said", "denies"),
    [
        (404, "no such payment", True),
        (200, "no such payment; try another", True),
        (400, "no such payment", True),
        (404, "not available; no such payment", False),
        (500, "no such payment", False),
        (None, "no such payment", False),
    ],
)
def test_a_refusal_denies_a_reference_in_the_first_of_its_words_and_by_a_status_of_the_service(
    status: int | None, said: str, *, denies: bool
) -> None:
    refused = Refused(Trace(Operation.VERIFY, "refused", status), Sentence("?"), said=said)
    assert denies_reference(refused, lambda message: message == "no such payment") is denies
