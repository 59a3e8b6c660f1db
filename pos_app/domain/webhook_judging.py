"""What a notice is worth: one function rules on everything that is known about it. It never moves money."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from pos_app.domain.money import Money, is_too_fine, plain_number
from pos_app.domain.references import is_askable
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.verification import is_the_money_asked
from pos_app.domain.webhook_record import GivenAmount, WebhookRecord
from pos_app.domain.webhook_view import INCOMING, Doubt, NoticeKind, NoticeStanding

# No call of the service confirms the others.
_CAN_BE_ASKED: Final = INCOMING | {NoticeKind.CARD}


class NoticeReport(StrEnum):
    """What operation 5 came to for the reference of a notice; stored in the journal under these words."""

    NOTHING = "nothing"  # it was not asked yet
    NO_ANSWER = "no_answer"
    PAID = "paid"
    PAID_OTHER_MONEY = "paid_other_money"  # than the notice says
    NOT_PAID = "not_paid"
    UNKNOWN = "unknown"  # the service refuses to tell: it does not know the reference


class NoticeClaim(StrEnum):
    """What a notice itself says of the money."""

    PAID = "paid"
    NOT_PAID = "not_paid"
    NOT_YET = "not_yet"


def claim_of(record: WebhookRecord) -> NoticeClaim:
    """Read what a notice claims; a word that nobody knows is no success."""
    match (record.status or record.notify_type).strip().lower():
        case "success" | "successful":
            return NoticeClaim.PAID
        case "pending" | "":
            return NoticeClaim.NOT_YET
        case _:
            return NoticeClaim.NOT_PAID


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is known of one notice."""

    record: WebhookRecord
    heard: NoticeReport = NoticeReport.NOTHING
    is_signed: bool = True
    is_contradiction: bool = False  # an earlier notice of this reference says something else
    asked_here: Money | None = None  # what this till asked for under this reference; None: not this till's

    @property
    def is_denied_by_notice(self) -> bool:
        """Tell whether a notice of a payment of this till denies what the service says of it."""
        return self.asked_here is not None and claim_of(self.record) is NoticeClaim.NOT_PAID


def can_be_asked(record: WebhookRecord) -> bool:
    """Tell whether the service can confirm this."""
    return record.kind in _CAN_BE_ASKED and is_askable(record.reference)


def heard_of(said: Verification, record: WebhookRecord) -> NoticeReport:
    """Put an answer of the service beside what the notice says."""
    if said.status is not VerifiedStatus.SUCCESS:
        return NoticeReport.NOT_PAID
    if record.sent.money is not None:
        is_it = is_the_money_asked(_as_given(said), record.sent.money) or _is_net_of(said, record)
        return NoticeReport.PAID if is_it else NoticeReport.PAID_OTHER_MONEY
    is_silent_on_money = not (said.amount or said.requested_amount or said.currency)
    return NoticeReport.PAID if is_silent_on_money else NoticeReport.PAID_OTHER_MONEY


def confirms_money(said: Verification, record: WebhookRecord | None = None) -> bool:
    """Tell whether the answer names the amount, so that it is more than reported; the net of a credit is not it."""
    if said.requested_amount or record is None or record.sent.money is None:
        return bool(said.requested_amount or said.amount)
    is_net = not is_the_money_asked(_as_given(said), record.sent.money) and _is_net_of(said, record)
    return bool(said.amount) and not is_net


def _as_given(said: Verification) -> Verification:
    """Take an empty text for what it is: not given."""
    return replace(
        said,
        amount=said.amount or None,
        requested_amount=said.requested_amount or None,
        currency=said.currency or None,
    )


def _is_net_of(said: Verification, record: WebhookRecord) -> bool:
    """Tell whether the answer names only what reached the shop, and the notice of a credit says the same."""
    net = record.amount.money
    if record.kind is not NoticeKind.CREDIT or net is None or said.requested_amount or not said.amount:
        return False
    return is_the_money_asked(replace(_as_given(said), requested_amount=said.amount, amount=None), net)


def rule_on(evidence: Evidence) -> tuple[NoticeStanding, Doubt]:
    """Rule on a notice; the first thing that speaks against it counts."""
    record, heard = evidence.record, evidence.heard
    if not evidence.is_signed:
        return NoticeStanding.SUSPICIOUS, Doubt.BAD_SIGNATURE
    if evidence.is_contradiction:
        return NoticeStanding.SUSPICIOUS, Doubt.CONTRADICTS
    if heard is NoticeReport.PAID_OTHER_MONEY or _is_other_money_than_asked(evidence):
        return NoticeStanding.SUSPICIOUS, Doubt.OTHER_AMOUNT
    if not can_be_asked(record):
        is_read = bool(record.notify)
        return NoticeStanding.REPORTED, Doubt.CANNOT_BE_ASKED if is_read else Doubt.UNREADABLE
    if heard is NoticeReport.PAID:
        if record.kind is NoticeKind.CARD and evidence.asked_here is None:
            return NoticeStanding.REPORTED, Doubt.NOT_FROM_THIS_TILL
        if evidence.is_denied_by_notice:
            return NoticeStanding.REPORTED, Doubt.SAYS_OTHERWISE
        return NoticeStanding.VERIFIED, Doubt.NONE
    return NoticeStanding.REPORTED, _DOUBTS[heard]


_DOUBTS: Final = {
    NoticeReport.NOTHING: Doubt.NOT_ASKED_YET,
    NoticeReport.NO_ANSWER: Doubt.NO_ANSWER,
    NoticeReport.NOT_PAID: Doubt.NOT_PAID,
    NoticeReport.UNKNOWN: Doubt.UNKNOWN_TO_SERVICE,
}


def contradicts(first: WebhookRecord, second: WebhookRecord) -> bool:
    """Tell whether a second notice of a reference is about something else than the first."""
    return (
        (first.id, first.type, first.currency.upper()) != (second.id, second.type, second.currency.upper())
        or _differs(first.amount, second.amount)
        or _differs(first.sent, second.sent)
    )


def _differs(one: GivenAmount, other: GivenAmount) -> bool:
    if one.money is not None and other.money is not None:
        return one.money != other.money
    return (plain_number(one.text) or one.text) != (plain_number(other.text) or other.text)


def _is_other_money_than_asked(evidence: Evidence) -> bool:
    asked, told = evidence.asked_here, evidence.record.sent
    return asked is not None and bool(told.text) and not is_too_fine(told.text) and told.money != asked
