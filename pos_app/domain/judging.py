"""What a notice is worth: one function rules on everything that is known about it. It never moves money."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from pos_app.domain.activity_view import Doubt, NoticeKind, Standing
from pos_app.domain.money import Money
from pos_app.domain.records import Given, Record
from pos_app.domain.references import is_askable
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.verdict import is_the_money_asked

# No call of the service confirms the others.
_CAN_BE_ASKED: Final = frozenset({NoticeKind.CARD, NoticeKind.TRANSFER, NoticeKind.MOBILE_MONEY, NoticeKind.CREDIT})


class Heard(StrEnum):
    """What operation 5 came to for the reference of a notice; stored in the journal under these words."""

    NOTHING = "nothing"  # it was not asked yet
    NO_ANSWER = "no_answer"
    PAID = "paid"
    PAID_OTHER_MONEY = "paid_other_money"  # than the notice says
    NOT_PAID = "not_paid"
    UNKNOWN = "unknown"  # the service refuses to tell: it does not know the reference


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is known of one notice."""

    record: Record
    heard: Heard = Heard.NOTHING
    is_signed: bool = True
    is_contradiction: bool = False  # an earlier notice of this reference says something else
    asked_here: Money | None = None  # what this till asked for under this reference; None: not this till's


def can_be_asked(record: Record) -> bool:
    """Tell whether the service can confirm this."""
    return record.kind in _CAN_BE_ASKED and is_askable(record.reference)


def heard_of(said: Verification, record: Record) -> Heard:
    """Put an answer of the service beside what the notice says."""
    if said.status is not VerifiedStatus.SUCCESS:
        return Heard.NOT_PAID
    if record.sent.money is not None:
        return Heard.PAID if is_the_money_asked(said, record.sent.money) else Heard.PAID_OTHER_MONEY
    is_silent_on_money = said.amount is None and said.requested_amount is None and said.currency is None
    return Heard.PAID if is_silent_on_money else Heard.PAID_OTHER_MONEY


def confirms_money(said: Verification) -> bool:
    """Tell whether the answer names the amount, so that it is more than reported."""
    return said.requested_amount is not None or said.amount is not None


def rule_on(evidence: Evidence) -> tuple[Standing, Doubt]:
    """Rule on a notice; the first thing that speaks against it counts."""
    record, heard = evidence.record, evidence.heard
    if not evidence.is_signed:
        return Standing.SUSPICIOUS, Doubt.BAD_SIGNATURE
    if evidence.is_contradiction:
        return Standing.SUSPICIOUS, Doubt.CONTRADICTS
    if heard is Heard.PAID_OTHER_MONEY or _is_other_money_than_asked(evidence):
        return Standing.SUSPICIOUS, Doubt.OTHER_AMOUNT
    if not can_be_asked(record):
        is_read = bool(record.notify)
        return Standing.REPORTED, Doubt.CANNOT_BE_ASKED if is_read else Doubt.UNREADABLE
    if heard is Heard.PAID:
        if record.kind is NoticeKind.CARD and evidence.asked_here is None:
            return Standing.REPORTED, Doubt.NOT_FROM_THIS_TILL
        return Standing.VERIFIED, Doubt.NONE
    return Standing.REPORTED, _DOUBTS[heard]


_DOUBTS: Final = {
    Heard.NOTHING: Doubt.NOT_ASKED_YET,
    Heard.NO_ANSWER: Doubt.NO_ANSWER,
    Heard.NOT_PAID: Doubt.NOT_PAID,
    Heard.UNKNOWN: Doubt.UNKNOWN_TO_SERVICE,
}


def contradicts(first: Record, second: Record) -> bool:
    """Tell whether a second notice of a reference is about something else than the first."""
    return (
        (first.id, first.type, first.currency.upper()) != (second.id, second.type, second.currency.upper())
        or _differs(first.amount, second.amount)
        or _differs(first.sent, second.sent)
    )


def _differs(one: Given, other: Given) -> bool:
    if one.money is not None and other.money is not None:
        return one.money != other.money
    return one.text != other.text


def _is_other_money_than_asked(evidence: Evidence) -> bool:
    asked, told = evidence.asked_here, evidence.record.sent
    return asked is not None and bool(told.text) and told.money != asked
