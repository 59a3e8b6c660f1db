"""Reads notices: which kind it is, and what it says; anything may come, and nothing is refused."""

from datetime import timedelta
from typing import Final

from pydantic import ValidationError

from pos_app.domain.activity_view import NoticeKind
from pos_app.domain.money import BadAmountError, Currency, Money
from pos_app.domain.phones import digits_of
from pos_app.domain.plain import plain
from pos_app.domain.records import NOT_A_TIME, Given, Record, unreadable
from pos_app.domain.service_time import ServiceTime, read_time
from pos_app.gateway.json_text import JsonObject, UnclearError, as_object, as_text, read_object
from pos_app.gateway.notice_models import (
    BvnNotice,
    CreditNotice,
    Customer,
    PayoutNotice,
    Shape,
    TransactionNotice,
    shaped,
)

_CREDITS: Final = frozenset({"dedicated_account", "dedicated_nuban"})
_TRANSACTIONS: Final = frozenset({"transaction", "virtual_account", "transfer"})
_CHANNELS: Final = {
    "card": NoticeKind.CARD,
    "transfer": NoticeKind.TRANSFER,
    "bank_transfer": NoticeKind.TRANSFER,
    "mobile_money": NoticeKind.MOBILE_MONEY,
}
_AGREES: Final = frozenset({"exact match", "verified"})
_SAYS_NOTHING: Final = frozenset({"", "not provided", "not applicable"})


def record_of(raw: bytes, *, offset: timedelta) -> Record:
    """Read a notice; what cannot be read is a record of its own kind, and kept all the same."""
    try:
        body = read_object(raw)
    except UnclearError:
        return unreadable()
    notify = as_text(body.get("notify")).strip().lower()
    shape = _shape_of(notify, body)
    if shape is None:
        return unreadable(plain(notify))
    try:
        notice = shaped(shape, body)
    except ValidationError:
        return unreadable(plain(notify))
    match notice:
        case TransactionNotice():
            return _transaction(notice, offset)
        case CreditNotice():
            return _credit(notice, offset)
        case PayoutNotice():
            return _payout(notice, offset)
        case BvnNotice():
            return _bvn(notice)


def _shape_of(notify: str, body: JsonObject) -> Shape | None:
    if notify == "bvn":
        return "bvn"
    data = as_object(body.get("data"))
    if data is None:
        return None
    if notify == "payout":
        return "payout"
    if notify in _TRANSACTIONS:
        names = {as_text(data.get(name)).strip().lower() for name in ("type", "channel")}
        is_credit = bool(names & _CREDITS) or notify != "transaction" or "transferDetails" in body
        return "credit" if is_credit else "transaction"
    return None


def _transaction(notice: TransactionNotice, offset: timedelta) -> Record:
    data = notice.data
    channel = plain(data.channel).lower()
    return Record(
        kind=_CHANNELS.get(channel, NoticeKind.OTHER),
        notify=plain(notice.notify),
        notify_type=plain(notice.notify_type),
        id=plain(data.id),
        type=plain(data.type),
        reference=plain(data.reference),
        status=plain(data.status),
        channel=channel,
        currency=plain(data.currency),
        sent=_given(data.requested_amount or data.amount, data.currency),
        amount=_given(data.amount, data.currency),
        fees=_given(data.fees, data.currency),
        who=_name_of(data.customer),
        via=channel.replace("_", " "),
        paid_at=_time(data.paid_at, offset),
        created_at=_time(data.created_at, offset),
        updated_at=_time(data.updated_at, offset),
        phone=digits_of(data.customer.phone if data.customer else ""),
    )


def _credit(notice: CreditNotice, offset: timedelta) -> Record:
    data, transfer = notice.data, notice.transfer
    return Record(
        kind=NoticeKind.CREDIT,
        notify=plain(notice.notify),
        notify_type=plain(notice.notify_type),
        id=plain(data.id),
        type=plain(data.type),
        reference=plain(data.reference),
        status=plain(data.status),
        channel=plain(data.channel),
        currency=plain(data.currency),
        sent=_given(data.requested_amount or data.amount, data.currency),
        amount=_given(data.amount, data.currency),
        fees=_given(data.fees, data.currency),
        who=plain(transfer.originatorname if transfer else "") or _name_of(data.customer),
        via=plain((transfer.bankname if transfer else "") or data.gateway),
        paid_at=_time(data.paid_at, offset),
        created_at=_time(data.created_at, offset),
        updated_at=NOT_A_TIME,
        phone=digits_of(transfer.originatoraccountnumber if transfer else ""),
    )


def _payout(notice: PayoutNotice, offset: timedelta) -> Record:
    data = notice.data
    return Record(
        kind=NoticeKind.PAYOUT,
        notify=plain(notice.notify),
        notify_type=plain(notice.notify_type),
        id=plain(data.id),
        type="",
        reference=plain(data.reference),
        status=plain(data.status),
        channel="",
        currency=plain(data.currency),
        sent=_given(data.amount, data.currency),
        amount=_given(data.amount, data.currency),
        fees=_given(data.fee, data.currency),
        who=plain(data.account_name),
        via=plain(data.bank_name),
        paid_at=NOT_A_TIME,
        created_at=_time(data.created_at, offset),
        updated_at=_time(data.updated_at, offset),
    )


def _bvn(notice: BvnNotice) -> Record:
    said = [plain(word).lower() for word in notice.compared]
    told = [word for word in said if word not in _SAYS_NOTHING]
    nothing = Given()
    return Record(
        kind=NoticeKind.BVN,
        notify=plain(notice.notify),
        notify_type=plain(notice.notify_type),
        id="",
        type="",
        reference=plain(notice.reference),
        status=plain(notice.status),
        channel="",
        currency="",
        sent=nothing,
        amount=nothing,
        fees=nothing,
        who="",
        via="",
        paid_at=NOT_A_TIME,
        created_at=NOT_A_TIME,
        updated_at=NOT_A_TIME,
        matches=(sum(word in _AGREES for word in told), len(told)),
    )


def _given(text: str | None, currency: str | None) -> Given:
    shown = plain(text, most=40)
    try:
        return Given(shown, Money.parse(shown, Currency(plain(currency).upper())))
    except (BadAmountError, ValueError):
        return Given(shown)  # "0.19836" is legal: it is shown, and never counted


def _time(text: str | None, offset: timedelta) -> ServiceTime:
    return read_time(plain(text, most=40), offset=offset)


def _name_of(customer: Customer | None) -> str:
    if customer is None:
        return ""
    name = " ".join(part for part in (customer.first_name, customer.last_name) if part)
    return plain(name or customer.email)
