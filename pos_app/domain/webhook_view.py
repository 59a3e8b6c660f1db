"""Notices as screens show them: rows for the list, and everything that is known of one."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from pos_app.domain.history import DeniedMoney
from pos_app.domain.money import Money


class NoticeStanding(StrEnum):
    """How far a notice can be believed."""

    VERIFIED = "verified"  # the service was asked about its reference, and agreed
    REPORTED = "reported"  # said with a good signature; not confirmed yet, or it cannot be asked about
    SUSPICIOUS = "suspicious"  # bad signature, or it says something else than before: counted nowhere


class NoticeKind(StrEnum):
    """What a notice is about."""

    CARD = "card"
    TRANSFER = "transfer"  # and any transaction of a channel that no description names
    MOBILE_MONEY = "mobile_money"
    CREDIT = "credit"  # a virtual account was credited
    PAYOUT = "payout"
    BVN = "bvn"
    REFUND = "refund"  # of the sale that its reference is of
    CONVERSION = "conversion"
    FX_TRANSFER = "fx_transfer"
    TV_ORDER = "tv_order"  # it names a cable TV order of this till
    OTHER = "other"  # unknown, or it could not be read: kept all the same


BESIDE_MONEY: Final = frozenset(
    {NoticeKind.REFUND, NoticeKind.CONVERSION, NoticeKind.FX_TRANSFER, NoticeKind.TV_ORDER}
)  # they may carry the reference of a payment, and decide nothing
INCOMING: Final = frozenset({NoticeKind.TRANSFER, NoticeKind.MOBILE_MONEY, NoticeKind.CREDIT})


class Doubt(StrEnum):
    """Why a notice is not simply verified; each is one sentence on the screen."""

    NONE = "none"
    NOT_ASKED_YET = "not_asked_yet"
    NO_ANSWER = "no_answer"  # asked, and no clear answer came; it is asked again
    NOT_PAID = "not_paid"  # the service says that this is not paid (yet)
    SAYS_OTHERWISE = "says_otherwise"  # the notice says not paid; the service was asked, and says paid
    UNKNOWN_TO_SERVICE = "unknown_to_service"
    CANNOT_BE_ASKED = "cannot_be_asked"  # payouts, BVN results, references with odd letters
    NOT_FROM_THIS_TILL = "not_from_this_till"  # a card notice of another till
    BAD_SIGNATURE = "bad_signature"
    CONTRADICTS = "contradicts"  # a second notice for this reference says something else
    OTHER_AMOUNT = "other_amount"  # service or journal know another amount or currency
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """One line of the list. Every text is plain; what a notice does not say is ''."""

    row: str  # names it; suspects have names of their own
    kind: NoticeKind
    standing: NoticeStanding
    doubt: Doubt
    who: str  # payer, sender or receiver
    via: str  # bank, brand or channel
    reference: str
    amount: Money | None  # as it was sent, when it can be read
    amount_text: str  # as given, with its currency: shown when there is no `amount`
    matches: tuple[int, int] | None  # of a BVN result: so many of so many fields agree
    status: str  # the service's own word
    arrived_at: datetime
    times: int  # how often it came
    is_new: bool  # nobody has looked at it yet
    is_amount_confirmed: bool = False  # the service named the amount too; otherwise it is as reported
    is_denied: bool = False  # verified, and the service has taken that back since


@dataclass(frozen=True, slots=True)
class NoticeMoment:
    """One moment of its story: a word of `services.activity`, and what there is to say about it."""

    at: datetime
    what: str
    said: str = ""


@dataclass(frozen=True, slots=True)
class SaleOffer:
    """An open sale that the money may be for."""

    sale: int
    amount: Money
    cashier: str
    opened_at: datetime
    tried_at: datetime | None = None  # when somebody last tried to pay it
    is_last: bool = False  # no sale was begun after it


@dataclass(frozen=True, slots=True)
class NoticeView:
    """One notice whole."""

    head: NoticeRow
    fields: tuple[tuple[str, str], ...]  # (name as in the notice, dotted; value masked and plain), in its order
    raw: str  # pretty JSON, masked; the text itself when it is none
    story: tuple[NoticeMoment, ...]
    net: str  # what reaches the shop, as given; '' when not said
    fees: str
    paid_at: datetime | None
    paid_at_text: str  # as given
    checked_at: datetime | None  # when the service was asked last
    is_safe: bool  # verified, and it is what a sale comes to that somebody is waiting with: goods may be handed over
    matched_sale: int | None
    matched_note: str
    offers: tuple[SaleOffer, ...]
    is_personal_hidden: bool  # personal fields are left out of `fields` and `raw` until shown on purpose
    is_purged: bool  # its payload was deleted after the set time
    may_resend_at: datetime | None  # None: this notice cannot be sent again
    resent: str  # what the last resend came to, as a sentence; '' for none
    from_address: str  # where it came from; '' if not known
    is_from_elsewhere: bool = False  # not one of the addresses that notices are expected from: a warning, no more
    may_take_match_back: bool = False  # matched, and the service has not confirmed it
    paid_sales: tuple[SaleOffer, ...] = ()  # which verified money may have been sent for once more, though paid
    is_second_payment: bool = False  # verified, and its sale was paid otherwise or dropped: an alarm, to be given back
    denied: Doubt = Doubt.NONE  # verified, and the service has said since that it is not paid, or is other money
    denied_money: DeniedMoney | None = None  # where that stands
    has_more_fields: bool = False  # than `fields`: they stand in `raw` only


@dataclass(frozen=True, slots=True)
class PaymentNotice:
    """What was heard of one payment of this till."""

    reference: str
    came_at: datetime | None  # None: no signed notice of it came
    standing: NoticeStanding | None  # the worst of what came
    may_resend_at: datetime | None  # None: none can be asked for
    resent: str  # what the last resend came to, as a sentence; '' for none


@dataclass(frozen=True, slots=True)
class FeedHealth:
    """How the endpoint stands, and whether money is heard of."""

    address: str  # '' when off
    is_by_other_program: bool  # `pos-app listen` holds the inbox: the till reads only
    last_verified_at: datetime | None
    last_at: datetime | None
    kept: int
    suspicious: int
    refused: int  # malformed, too large, wrong method: since the endpoint opened
    unread: int
    silent: tuple[str, ...]  # paid references for which no notice came within 5 minutes
    is_full: bool = False  # none is kept at present: too many came at once, or the disk is nearly full
