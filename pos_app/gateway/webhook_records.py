"""Reads notices: which kind it is, and what it says; anything may come, and nothing is refused."""

from dataclasses import replace
from datetime import timedelta
from typing import Final

from pydantic import ValidationError

from pos_app.domain.money import BadAmountError, Currency, Money, is_too_fine
from pos_app.domain.phones import digits_of
from pos_app.domain.plain_text import plain
from pos_app.domain.service_time import ServiceTime, read_time
from pos_app.domain.webhook_record import NOT_A_TIME, GivenAmount, WebhookRecord, unreadable
from pos_app.domain.webhook_view import NoticeKind
from pos_app.gateway.json_text import JsonObject, UnclearError, as_object, as_text, read_object
from pos_app.gateway.webhook_models import (
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
_NAMED: Final = {
    "refund": NoticeKind.REFUND,
    "conversion": NoticeKind.CONVERSION,
    "fx-transfer": NoticeKind.FX_TRANSFER,
    "fx_transfer": NoticeKind.FX_TRANSFER,
}
KNOWN_KINDS: Final = _TRANSACTIONS | _NAMED.keys() | {"payout", "bvn", "test_assess"}
_AGREES: Final = frozenset({"exact match", "verified"})
_SAYS_NOTHING: Final = frozenset({"", "not provided", "not applicable"})


def record_of(raw: bytes, *, offset: timedelta) -> WebhookRecord:
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
            record = _transaction(notice, offset)
            return _told_by_name(record, notice, _NAMED[notify]) if notify in _NAMED else record
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
    if notify in _NAMED:
        return "transaction"
    if notify in _TRANSACTIONS:
        names = {as_text(data.get(name)).strip().lower() for name in ("type", "channel")}
        is_credit = bool(names & _CREDITS) or notify != "transaction" or "transferDetails" in body
        return "credit" if is_credit else "transaction"
    return None


def _transaction(notice: TransactionNotice, offset: timedelta) -> WebhookRecord:
    data = notice.data
    channel = plain(data.channel).lower()
    return WebhookRecord(
        kind=_CHANNELS.get(channel, NoticeKind.TRANSFER if channel else NoticeKind.OTHER),
        notify=plain(notice.notify),
        notify_type=plain(notice.notify_type),
        id=plain(data.id),
        type=plain(data.type),
        reference=plain(data.reference),
        status=plain(data.status),
        channel=channel,
        currency=plain(data.currency),
        sent=_sent(data.requested_amount, data.amount, data.currency),
        amount=_given(data.amount, data.currency),
        fees=_given(data.fees, data.currency),
        who=_name_of(data.customer),
        via=channel.replace("_", " "),
        paid_at=_time(data.paid_at, offset),
        created_at=_time(data.created_at, offset),
        updated_at=_time(data.updated_at, offset),
        phone=digits_of(data.customer.phone if data.customer else ""),
    )


def _told_by_name(record: WebhookRecord, notice: TransactionNotice, kind: NoticeKind) -> WebhookRecord:
    """Read what decides nothing: the reference of a refund is that of the sale, and its own stands beside it."""
    extra: JsonObject = notice.data.model_extra or {}
    own = plain(as_text(extra.get("refundReference"))) if kind is NoticeKind.REFUND else ""
    return replace(record, kind=kind, via=own, refund=own)


def _credit(notice: CreditNotice, offset: timedelta) -> WebhookRecord:
    data, transfer = notice.data, notice.transfer
    return WebhookRecord(
        kind=NoticeKind.CREDIT,
        notify=plain(notice.notify),
        notify_type=plain(notice.notify_type),
        id=plain(data.id),
        type=plain(data.type),
        reference=plain(data.reference),
        status=plain(data.status),
        channel=plain(data.channel),
        currency=plain(data.currency),
        sent=_sent(data.requested_amount, data.amount, data.currency),
        amount=_given(data.amount, data.currency),
        fees=_given(data.fees, data.currency),
        who=plain(transfer.originatorname if transfer else "") or _name_of(data.customer),
        via=plain((transfer.bankname if transfer else "") or data.gateway),
        paid_at=_time(data.paid_at, offset),
        created_at=_time(data.created_at, offset),
        updated_at=NOT_A_TIME,
        phone=digits_of(transfer.originatoraccountnumber if transfer else ""),
    )


def _payout(notice: PayoutNotice, offset: timedelta) -> WebhookRecord:
    data = notice.data
    return WebhookRecord(
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


def _bvn(notice: BvnNotice) -> WebhookRecord:
    said = [plain(word).lower() for word in notice.compared]
    told = [word for word in said if word not in _SAYS_NOTHING]
    nothing = GivenAmount()
    return WebhookRecord(
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


def _given(text: str | None, currency: str | None) -> GivenAmount:
    shown = plain(text, most=40)
    try:
        return GivenAmount(shown, Money.given(shown, Currency(plain(currency).upper())))
    except (BadAmountError, ValueError):
        return GivenAmount(shown)  # "0.19836" is legal: it is shown, and never counted


def _sent(requested: str | None, amount: str | None, currency: str | None) -> GivenAmount:
    """Read what the payer paid; what is empty, or too fine for money, is not given."""
    given = _given(requested, currency)
    is_given = bool(given.text) and not is_too_fine(given.text)
    return given if is_given else _given(amount, currency)


def _time(text: str | None, offset: timedelta) -> ServiceTime:
    return read_time(plain(text, most=40), offset=offset)


def _name_of(customer: Customer | None) -> str:
    if customer is None:
        return ""
    name = " ".join(part for part in (customer.first_name, customer.last_name) if part)
    return plain(name or customer.email)
