"""What a notice is worth, sentence by sentence."""

from dataclasses import replace

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.webhook_judging import (
    Evidence,
    NoticeClaim,
    NoticeReport,
    claim_of,
    confirms_money,
    contradicts,
    heard_of,
    rule_on,
)
from pos_app.domain.webhook_record import GivenAmount, WebhookRecord, unreadable
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding

ASKED = Money(2_500_000, Currency.NGN)
SENT = GivenAmount("25000.00", ASKED)

CREDIT = replace(
    unreadable("transaction"),
    kind=NoticeKind.CREDIT,
    id="7",
    type="dedicated_account",
    reference="va-0000000001",
    currency="NGN",
    sent=SENT,
    amount=GivenAmount("24950.00", Money(2_495_000, Currency.NGN)),
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
    assert rule_on(Evidence(CREDIT)) == (NoticeStanding.REPORTED, Doubt.NOT_ASKED_YET)
    assert rule_on(Evidence(CREDIT, NoticeReport.PAID)) == (NoticeStanding.VERIFIED, Doubt.NONE)


@pytest.mark.parametrize(
    ("heard", "doubt"),
    [
        (NoticeReport.NO_ANSWER, Doubt.NO_ANSWER),
        (NoticeReport.NOT_PAID, Doubt.NOT_PAID),
        (NoticeReport.UNKNOWN, Doubt.UNKNOWN_TO_SERVICE),
    ],
)
def test_anything_but_paid_leaves_it_reported(heard: NoticeReport, doubt: Doubt) -> None:
    assert rule_on(Evidence(CREDIT, heard)) == (NoticeStanding.REPORTED, doubt)


@pytest.mark.parametrize("heard", list(NoticeReport))
def test_a_bad_signature_is_suspicious_whatever_the_service_says(heard: NoticeReport) -> None:
    assert rule_on(Evidence(CREDIT, heard, is_signed=False)) == (NoticeStanding.SUSPICIOUS, Doubt.BAD_SIGNATURE)


@pytest.mark.parametrize("heard", list(NoticeReport))
def test_a_contradiction_is_suspicious_whatever_the_service_says(heard: NoticeReport) -> None:
    assert rule_on(Evidence(CREDIT, heard, is_contradiction=True)) == (NoticeStanding.SUSPICIOUS, Doubt.CONTRADICTS)


def test_another_amount_than_the_service_knows_is_suspicious() -> None:
    heard = heard_of(says(requested="2500.00"), CREDIT)
    assert rule_on(Evidence(CREDIT, heard)) == (NoticeStanding.SUSPICIOUS, Doubt.OTHER_AMOUNT)


def test_another_amount_than_this_till_asked_for_is_suspicious() -> None:
    less = Money(1_000_000, Currency.NGN)
    assert rule_on(Evidence(CARD, NoticeReport.PAID, asked_here=less)) == (
        NoticeStanding.SUSPICIOUS,
        Doubt.OTHER_AMOUNT,
    )


def test_an_amount_that_cannot_be_read_is_not_what_this_till_asked_for() -> None:
    odd = replace(CARD, sent=GivenAmount("25k"))
    assert rule_on(Evidence(odd, NoticeReport.PAID, asked_here=ASKED)) == (
        NoticeStanding.SUSPICIOUS,
        Doubt.OTHER_AMOUNT,
    )


def test_a_card_notice_of_another_till_stays_reported() -> None:
    assert rule_on(Evidence(CARD, NoticeReport.PAID)) == (NoticeStanding.REPORTED, Doubt.NOT_FROM_THIS_TILL)
    assert rule_on(Evidence(CARD, NoticeReport.PAID, asked_here=ASKED)) == (NoticeStanding.VERIFIED, Doubt.NONE)


@pytest.mark.parametrize("word", ["failed", "reversed", "a word of tomorrow"])
def test_a_notice_that_denies_a_payment_of_this_till_leaves_it_reported_though_the_service_says_paid(word: str) -> None:
    denied = replace(CARD, status=word)
    assert rule_on(Evidence(denied, NoticeReport.PAID, asked_here=ASKED)) == (
        NoticeStanding.REPORTED,
        Doubt.SAYS_OTHERWISE,
    )
    elsewhere = Evidence(replace(CREDIT, status=word), NoticeReport.PAID)
    assert elsewhere.is_denied_by_notice is False
    assert rule_on(elsewhere) == (NoticeStanding.VERIFIED, Doubt.NONE)


@pytest.mark.parametrize(
    ("status", "notify", "claim"),
    [
        ("success", "", NoticeClaim.PAID),
        (" Successful ", "failed", NoticeClaim.PAID),
        ("", "SUCCESS", NoticeClaim.PAID),
        ("pending", "", NoticeClaim.NOT_YET),
        ("", "", NoticeClaim.NOT_YET),
        ("failed", "successful", NoticeClaim.NOT_PAID),
        ("unheard", "", NoticeClaim.NOT_PAID),
    ],
)
def test_a_notice_claims_what_its_word_says_and_an_unknown_word_is_no_success(
    status: str, notify: str, claim: NoticeClaim
) -> None:
    assert claim_of(replace(CREDIT, status=status, notify_type=notify)) is claim


@pytest.mark.parametrize("kind", [NoticeKind.PAYOUT, NoticeKind.BVN, NoticeKind.OTHER])
def test_what_cannot_be_asked_about_stays_reported(kind: NoticeKind) -> None:
    assert rule_on(Evidence(replace(CREDIT, kind=kind))) == (NoticeStanding.REPORTED, Doubt.CANNOT_BE_ASKED)


def test_a_reference_with_odd_letters_is_kept_and_not_asked_about() -> None:
    assert rule_on(Evidence(replace(CREDIT, reference="../x"))) == (NoticeStanding.REPORTED, Doubt.CANNOT_BE_ASKED)


def test_what_nobody_can_read_says_so() -> None:
    assert rule_on(Evidence(unreadable())) == (NoticeStanding.REPORTED, Doubt.UNREADABLE)


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        (says(), NoticeReport.PAID),
        (says(currency="ngn"), NoticeReport.PAID),
        (says(requested="25000.00", amount="25375.00", currency="NGN"), NoticeReport.PAID),
        (says(amount="25375.00"), NoticeReport.PAID),
        (says(amount="24000.00"), NoticeReport.PAID_OTHER_MONEY),
        (says(requested="25000.01"), NoticeReport.PAID_OTHER_MONEY),
        (says(currency="USD"), NoticeReport.PAID_OTHER_MONEY),
        (says(VerifiedStatus.FAILED), NoticeReport.NOT_PAID),
        (says(VerifiedStatus.PENDING), NoticeReport.NOT_PAID),
        (says(VerifiedStatus.OTHER), NoticeReport.NOT_PAID),
    ],
)
def test_an_answer_is_put_beside_what_the_notice_says(said: Verification, heard: NoticeReport) -> None:
    assert heard_of(said, CREDIT) is heard


def test_a_notice_without_a_readable_amount_agrees_only_with_silence() -> None:
    unclear = replace(CREDIT, sent=GivenAmount("many"))
    assert heard_of(says(), unclear) is NoticeReport.PAID
    assert heard_of(says(requested="25000.00"), unclear) is NoticeReport.PAID_OTHER_MONEY


def test_only_an_answer_with_an_amount_confirms_the_amount() -> None:
    assert confirms_money(says(requested="25000.00"))
    assert not confirms_money(says(currency="NGN"))


_OTHER_MONEY = GivenAmount("250000.00", Money(25_000_000, Currency.NGN))


@pytest.mark.parametrize(
    "second",
    [
        replace(CREDIT, id="8"),
        replace(CREDIT, type="transaction"),
        replace(CREDIT, currency="USD"),
        replace(CREDIT, amount=_OTHER_MONEY),
        replace(CREDIT, sent=_OTHER_MONEY),
        replace(CREDIT, sent=GivenAmount("much")),
    ],
)
def test_a_second_notice_that_says_something_else_contradicts(second: WebhookRecord) -> None:
    assert contradicts(CREDIT, second)


def test_a_later_word_or_another_spelling_of_the_amount_does_not_contradict() -> None:
    assert not contradicts(CREDIT, replace(CREDIT, status="pending", notify_type="pending"))
    assert not contradicts(CREDIT, replace(CREDIT, sent=GivenAmount("25,000.0", ASKED)))


@pytest.mark.parametrize(
    ("first", "second", "is_said"),
    [
        ("25000", "25,000.00", False),
        ("25k", "25k", False),
        ("25k", "25000", True),
        ("25000", "25k", True),
        ("25k", "25000.00", True),
        ("0.001", "0.0010", False),
        ("0.001", "0.002", True),
    ],
)
def test_amounts_that_cannot_be_read_as_money_contradict_by_what_is_written(
    first: str, second: str, *, is_said: bool
) -> None:
    one, other = (replace(CREDIT, sent=GivenAmount(text)) for text in (first, second))
    assert contradicts(one, other) is is_said
    read = replace(CREDIT, sent=SENT)
    assert contradicts(read, one) is contradicts(one, read) is (first != "25000")


def test_amounts_that_are_read_as_money_contradict_as_money_however_they_are_written() -> None:
    short, dollars = GivenAmount("25k", ASKED), GivenAmount("25000.00", Money(2_500_000, Currency.USD))
    assert not contradicts(CREDIT, replace(CREDIT, sent=short))
    assert contradicts(CREDIT, replace(CREDIT, sent=dollars))


def test_the_service_that_said_only_the_net_of_a_credit_did_not_confirm_the_amount() -> None:
    assert confirms_money(says(amount="24950.00"), CREDIT) is False
    assert confirms_money(says(amount="25000.00"), CREDIT) is True
    assert confirms_money(says(amount="24949.99"), CREDIT) is True  # it named one: another than the notice says


@pytest.mark.parametrize(
    ("said", "report", "is_confirmed"),
    [
        (says(amount="24950.00"), NoticeReport.PAID, False),  # what reached the shop, as the notice says
        (says(amount="24950.0000", currency="ngn"), NoticeReport.PAID, False),
        (says(amount="25000.00"), NoticeReport.PAID, True),
        (says(amount="24949.99"), NoticeReport.PAID_OTHER_MONEY, True),
        (says(amount="24950.00", currency="USD"), NoticeReport.PAID_OTHER_MONEY, True),
        (says(amount="24950.00", requested="24950.00"), NoticeReport.PAID_OTHER_MONEY, True),
        (says(amount="", requested="", currency=""), NoticeReport.PAID, False),
        (says(amount="24950.00", requested=""), NoticeReport.PAID, False),
    ],
)
def test_a_service_that_names_the_net_amount_only_agrees_with_a_credit(
    said: Verification, report: NoticeReport, is_confirmed: bool
) -> None:
    assert heard_of(said, CREDIT) is report
    if report is NoticeReport.PAID:
        assert confirms_money(said, CREDIT) is is_confirmed


def test_the_net_amount_of_a_card_is_less_than_was_asked() -> None:
    assert heard_of(says(amount="24950.00"), CARD) is NoticeReport.PAID_OTHER_MONEY
