"""What a notice says, in the till's own words: typed, complete for showing and judging, never computed."""

from dataclasses import dataclass

from pos_app.domain.money import Money
from pos_app.domain.service_time import ServiceTime
from pos_app.domain.webhook_view import NoticeKind


@dataclass(frozen=True, slots=True)
class GivenAmount:
    """An amount as it was given; `money` is there when it is one that this house can count."""

    text: str = ""
    money: Money | None = None


@dataclass(frozen=True, slots=True)
class WebhookRecord:
    """One notice, read. What it does not say is ''."""

    kind: NoticeKind
    notify: str
    notify_type: str
    id: str
    type: str
    reference: str
    status: str
    channel: str
    currency: str
    sent: GivenAmount  # what the payer paid: `requested_amount`, or the amount where there is no other
    amount: GivenAmount  # `amount` as given: with fees for a card, net for a credit
    fees: GivenAmount
    who: str
    via: str
    paid_at: ServiceTime
    created_at: ServiceTime
    updated_at: ServiceTime
    matches: tuple[int, int] | None = None  # of a BVN result
    refund: str = ""  # its own reference, which is not that of the sale
    phone: str = ""  # whose money it is can be reached there: digits only


NOT_A_TIME = ServiceTime("", None)


def unreadable(notify: str = "") -> WebhookRecord:
    """Stand in for a notice that nobody can read."""
    nothing = GivenAmount()
    return WebhookRecord(
        NoticeKind.OTHER, notify, "", "", "", "", "", "", "", nothing, nothing, nothing, "", "",
        NOT_A_TIME, NOT_A_TIME, NOT_A_TIME,
    )  # fmt: skip
