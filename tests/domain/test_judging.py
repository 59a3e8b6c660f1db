"""What a notice is worth, sentence by sentence."""

from dataclasses import replace

import pytest

from pos_app.domain.activity_view import Doubt, NoticeKind, Standing
from pos_app.domain.judging import Evidence, Heard, confirms_money, contradicts, heard_of, rule_on
from pos_app.domain.money import Currency, Money
from pos_app.domain.records import Given, Record, unreadable
from pos_app.domain.replies import Verification, VerifiedStatus

ASKED = Money(2_500_000, Currency.NGN)
SENT = Given("25000.00", ASKED)

CREDIT = replace(
    unreadable("transaction"),
    kind=NoticeKind.CREDIT,
    id="7",
    type="dedicated_account",
    reference="va-0000000001",
    currency="NGN",
    sent=SENT,
    amount=Given("24950.00", Money(2_495_000, Currency.NGN)),
)
CARD = replace(CREDIT, kind=NoticeKind.CARD, type="transaction", reference="pos-1")


def says(
    status: VerifiedStatus = VerifiedStatus.SUCCESS,
    *,
    amount: str | None = None,
    requested: str | None = None,
    currency: str | None = None,
) -> Verification:
    return Verification(status, status.value, "", amount, requested, currency)


def test_a_credit_is_verified_once_the_service_says_paid() -> None:
    assert rule_on(Evidence(CREDIT)) == (Standing.REPORTED, Doubt.NOT_ASKED_YET)
    assert rule_on(Evidence(CREDIT, Heard.PAID)) == (Standing.VERIFIED, Doubt.NONE)


@pytest.mark.parametrize(
    ("heard", "doubt"),
    [
        (Heard.NO_ANSWER, Doubt.NO_ANSWER),
        (Heard.NOT_PAID, Doubt.NOT_PAID),
        (Heard.UNKNOWN, Doubt.UNKNOWN_TO_SERVICE),
    ],
)
def test_anything_but_paid_leaves_it_reported(heard: Heard, doubt: Doubt) -> None:
    assert rule_on(Evidence(CREDIT, heard)) == (Standing.REPORTED, doubt)


@pytest.mark.parametrize("heard", list(Heard))
def test_a_bad_signature_is_suspicious_whatever_the_service_says(heard: Heard) -> None:
    assert rule_on(Evidence(CREDIT, heard, is_signed=False)) == (Standing.SUSPICIOUS, Doubt.BAD_SIGNATURE)


@pytest.mark.parametrize("heard", list(Heard))
def test_a_contradiction_is_suspicious_whatever_the_service_says(heard: Heard) -> None:
    assert rule_on(Evidence(CREDIT, heard, is_contradiction=True)) == (Standing.SUSPICIOUS, Doubt.CONTRADICTS)


def test_another_amount_than_the_service_knows_is_suspicious() -> None:
    heard = heard_of(says(requested="2500.00"), CREDIT)
    assert rule_on(Evidence(CREDIT, heard)) == (Standing.SUSPICIOUS, Doubt.OTHER_AMOUNT)


def test_another_amount_than_this_till_asked_for_is_suspicious() -> None:
    less = Money(1_000_000, Currency.NGN)
    assert rule_on(Evidence(CARD, Heard.PAID, asked_here=less)) == (Standing.SUSPICIOUS, Doubt.OTHER_AMOUNT)


def test_an_amount_that_cannot_be_read_is_not_what_this_till_asked_for() -> None:
    odd = replace(CARD, sent=Given("25k"))
    assert rule_on(Evidence(odd, Heard.PAID, asked_here=ASKED)) == (Standing.SUSPICIOUS, Doubt.OTHER_AMOUNT)


def test_a_card_notice_of_another_till_stays_reported() -> None:
    assert rule_on(Evidence(CARD, Heard.PAID)) == (Standing.REPORTED, Doubt.NOT_FROM_THIS_TILL)
    assert rule_on(Evidence(CARD, Heard.PAID, asked_here=ASKED)) == (Standing.VERIFIED, Doubt.NONE)


@pytest.mark.parametrize("kind", [NoticeKind.PAYOUT, NoticeKind.BVN, NoticeKind.OTHER])
def test_what_cannot_be_asked_about_stays_reported(kind: NoticeKind) -> None:
    assert rule_on(Evidence(replace(CREDIT, kind=kind))) == (Standing.REPORTED, Doubt.CANNOT_BE_ASKED)


def test_a_reference_with_odd_letters_is_kept_and_not_asked_about() -> None:
    assert rule_on(Evidence(replace(CREDIT, reference="../x"))) == (Standing.REPORTED, Doubt.CANNOT_BE_ASKED)


def test_what_nobody_can_read_says_so() -> None:
    assert rule_on(Evidence(unreadable())) == (Standing.REPORTED, Doubt.UNREADABLE)


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        (says(), Heard.PAID),
        (says(currency="ngn"), Heard.PAID),
        (says(requested="25000.00", amount="25375.00", currency="NGN"), Heard.PAID),
        (says(amount="25375.00"), Heard.PAID),
        (says(amount="24000.00"), Heard.PAID_OTHER_MONEY),
        (says(requested="25000.01"), Heard.PAID_OTHER_MONEY),
        (says(currency="USD"), Heard.PAID_OTHER_MONEY),
        (says(VerifiedStatus.FAILED), Heard.NOT_PAID),
        (says(VerifiedStatus.PENDING), Heard.NOT_PAID),
        (says(VerifiedStatus.OTHER), Heard.NOT_PAID),
    ],
)
def test_an_answer_is_put_beside_what_the_notice_says(said: Verification, heard: Heard) -> None:
    assert heard_of(said, CREDIT) is heard


def test_a_notice_without_a_readable_amount_agrees_only_with_silence() -> None:
    unclear = replace(CREDIT, sent=Given("many"))
    assert heard_of(says(), unclear) is Heard.PAID
    assert heard_of(says(requested="25000.00"), unclear) is Heard.PAID_OTHER_MONEY


def test_only_an_answer_with_an_amount_confirms_the_amount() -> None:
    assert confirms_money(says(requested="25000.00"))
    assert not confirms_money(says(currency="NGN"))


_OTHER_MONEY = Given("250000.00", Money(25_000_000, Currency.NGN))


@pytest.mark.parametrize(
    "second",
    [
        replace(CREDIT, id="8"),
        replace(CREDIT, type="transaction"),
        replace(CREDIT, currency="USD"),
        replace(CREDIT, amount=_OTHER_MONEY),
        replace(CREDIT, sent=_OTHER_MONEY),
        replace(CREDIT, sent=Given("much")),
    ],
)
def test_a_second_notice_that_says_something_else_contradicts(second: Record) -> None:
    assert contradicts(CREDIT, second)


def test_a_later_word_or_another_spelling_of_the_amount_does_not_contradict() -> None:
    assert not contradicts(CREDIT, replace(CREDIT, status="pending", notify_type="pending"))
    assert not contradicts(CREDIT, replace(CREDIT, sent=Given("25,000.0", ASKED)))
