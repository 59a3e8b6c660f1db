"""What happened at this till, as it is found again: kinds, filters, rows, and what they come to."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from pos_app.domain.money import Money
from pos_app.domain.payment import Word
from pos_app.domain.sentence import Sentence


class HistoryKind(StrEnum):
    """What can be found; stored in the journal under these words."""

    CARD = "card"
    TV = "tv"
    TRANSFER = "transfer"
    MOBILE = "mobile"
    NOTICE = "notice"  # a suspicious one that nobody has looked at: no money, and only among what needs attention


OF_MONEY = (HistoryKind.CARD, HistoryKind.TV, HistoryKind.TRANSFER, HistoryKind.MOBILE)


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """What is looked for; what is not said is not asked for."""

    text: str = ""
    begins: datetime | None = None
    ends: datetime | None = None  # what began at this moment is left out
    word: Word | None = None
    thing: HistoryKind | None = None
    cashier: str | None = None
    needs_attention: bool = False  # then nothing else counts


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One line of the history. Every text is plain; what is not known is ''."""

    row: int  # where it stands: the newest has the highest
    thing: HistoryKind
    inbox: str  # which inbox a notice lies in; '' for what is no notice
    about: str  # the reference of a payment or order, the name of a notice
    at: datetime
    word: Word | None  # None for a suspicious notice
    amount: Money | None
    cashier: str
    reference: str
    brand: str  # of the card, or the provider
    last_four: str
    who: str  # payer or customer
    beside: str  # note or package
    number: str = ""  # smartcard
    alarm: str = ""
    needs_attention: bool = False
    phone: str = ""  # of who sent money
    remark: str = ""  # what was noted last


@dataclass(frozen=True, slots=True)
class Paid:
    """What was paid in one currency."""

    things: int
    amount: Money


@dataclass(frozen=True, slots=True)
class Totals:
    """How many things a filter finds, and what of them was paid; currencies are never added."""

    things: int
    paid: tuple[Paid, ...] = ()
    is_more: bool = False  # there are more, and nobody has counted or added them


@dataclass(frozen=True, slots=True)
class Remark:
    """What somebody noted about a thing afterwards."""

    at: datetime
    who: str
    note: str
    settles: str = ""  # the alarm that was dealt with


class HistoryEvent(StrEnum):
    """What happened to a thing; `said` of each step is what stands beside it here."""

    BEGUN = "begun"
    SENT = "sent"
    SENT_AGAIN = "sent_again"
    STARTED = "started"
    DEVICE_CHECKED = "device_checked"
    PAGE_OPENED = "page_opened"
    PAGE_LEFT = "page_left"
    WAITING = "waiting"
    REFUSED = "refused"
    CANCEL_ASKED = "cancel_asked"
    NO_ANSWER = "no_answer"
    ASKED_AGAIN = "asked_again"  # how often, a number
    RESTARTED = "restarted"
    FOUND_AGAIN = "found_again"  # in a journal that was set aside
    OTHER_MONEY = "other_money"
    PAID = "paid"
    PAID_AFTER_ALL = "paid_after_all"
    DENIED_LATER = "denied_later"
    DECLINED = "declined"
    NOT_CHARGED = "not_charged"
    CLOSED = "closed"  # by whom
    CAME = "came"  # a notice of it; from where
    VERIFIED = "verified"
    MATCHED = "matched"  # the number of the sale
    REFUND_REPORTED = "refund_reported"  # by a notice: how much, and its own reference
    RESEND_ASKED = "resend_asked"
    RESEND_ANSWERED = "resend_answered"  # a sentence
    NOTED = "noted"  # the note, and who wrote it
    SETTLED = "settled"  # the same, of an alarm that was dealt with


class HistoryMark(StrEnum):
    """How a moment is marked."""

    DONE = "done"
    NOW = "now"
    PAID = "paid"
    DECLINED = "declined"
    UNSURE = "unsure"
    NOT_CHARGED = "not_charged"


@dataclass(frozen=True, slots=True)
class HistoryMoment:
    """One moment of its timeline."""

    at: datetime
    what: HistoryEvent
    mark: HistoryMark = HistoryMark.DONE
    said: str = ""


@dataclass(frozen=True, slots=True)
class ReportedRefund:
    """What a notice said of money that went back. It decides nothing: no call of the service confirms it."""

    at: datetime
    amount: str  # as money where it can be read
    reference: str  # its own
    status: str = ""  # the service's own word, unless it is success

    @property
    def told(self) -> str:
        """Return what is known of it, in a line."""
        return " · ".join(part for part in (self.amount, self.reference, self.status) if part)


@dataclass(frozen=True, slots=True)
class DeniedMoney:
    """Where money stands that was verified and that the service denies now, or says to be another amount."""

    shift: int | None  # in whose takings it was counted; None: in those of the next one
    sale: int | None  # that it is matched to, or was sent for once more
    is_in_takings: bool = True  # otherwise no Z has it among them, nor will have


@dataclass(frozen=True, slots=True)
class HistoryView:
    """One thing whole."""

    head: HistoryRow
    story: tuple[HistoryMoment, ...]
    notes: tuple[Remark, ...]
    receipt: int | None
    problem: Sentence  # silent for none
    message: str  # the service's own words
    must_not_be_charged_again: bool
    may_check: bool
    may_resend_at: datetime | None  # None: no notice of it can be asked for
    may_print: bool
    may_note: bool
    may_settle: bool  # its alarm is not dealt with yet
    is_masked: bool
    refunds: tuple[ReportedRefund, ...] = ()  # as each was reported last
    denied: DeniedMoney | None = None  # what came in, was verified, and is denied now
