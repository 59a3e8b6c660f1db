"""The notices of the played service: every kind the contract names, built from one fact of the ledger."""

import hashlib
import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from typing import Literal
from zlib import crc32

from pos_app.sandbox.webhook_records import (
    Match,
    NotifyType,
    SentBvnNotice,
    SentCreditNotice,
    SentCustomer,
    SentNamedNotice,
    SentNamedRecord,
    SentPayoutNotice,
    SentPingNotice,
    SentTransactionNotice,
)

SERVICE_ZONE = timezone(timedelta(hours=1))

CreditSpelling = Literal["dedicated_account", "dedicated_nuban", "virtual_account", "transfer"]


@dataclass(frozen=True, slots=True)
class NoticeFact:
    """What happened, as the ledger knows it; amounts and fees go out as given, never computed from each other."""

    id: int
    reference: str
    currency: str
    amount: str
    requested_amount: str
    fees: str
    status: str
    channel: str
    email: str
    first_name: str | None
    last_name: str | None
    phone: str | None
    at: datetime
    ip: str | None
    domain: str = "test"
    zone: timezone = SERVICE_ZONE

    def __post_init__(self) -> None:
        if self.at.tzinfo is None:
            raise ValueError("The time of a fact needs a zone")


@dataclass(frozen=True, slots=True)
class Account:
    bank_code: str
    bank_name: str
    number: str
    name: str


SHOP_ACCOUNT = Account("000021", "Lagoon Bank", "0123456789", "Adeola Stores")
SUPPLIER_ACCOUNT = Account("000034", "Coast Bank", "9876543210", "Mainland Wholesale")
_SENDER_BANK = ("000013", "Savanna Bank")
_BUSINESS_ID = 4471
_NOTIFY_TYPES: dict[str, NotifyType] = {"success": "successful", "failed": "failed"}
_MESSAGES = {"success": "Approved", "failed": "Declined by the bank", "pending": "Waiting for the bank"}

# How the same credit has been written over the years: (notify, data.type).
_CREDIT_SPELLINGS: dict[CreditSpelling, tuple[str, str]] = {
    "dedicated_account": ("transaction", "dedicated_account"),
    "dedicated_nuban": ("transaction", "dedicated_nuban"),
    "virtual_account": ("virtual_account", "dedicated_account"),
    "transfer": ("transfer", "dedicated_account"),
}


def card_result(
    fact: NoticeFact, *, message: str | None = None, notify_type: NotifyType | None = None
) -> SentTransactionNotice:
    return _transaction(fact, "card", message, notify_type)


def transfer_in(
    fact: NoticeFact, *, message: str | None = None, notify_type: NotifyType | None = None
) -> SentTransactionNotice:
    """A payment by bank transfer, with the record of 2.12; money on a virtual account is `dedicated_account`."""
    return _transaction(fact, "transfer", message, notify_type)


def mobile_money(
    fact: NoticeFact, *, message: str | None = None, notify_type: NotifyType | None = None
) -> SentTransactionNotice:
    return _transaction(fact, "mobile_money", message, notify_type)


def dedicated_account(
    fact: NoticeFact,
    *,
    spelling: CreditSpelling = "dedicated_account",
    sender: Account | None = None,
    credited: Account = SHOP_ACCOUNT,
    narration: str | None = None,
    notify_type: NotifyType | None = None,
) -> SentCreditNotice:
    """Money on a virtual account: `amount` is net of fees, `requested_amount` is what the sender paid."""
    notify, kind = _CREDIT_SPELLINGS[spelling]
    name = _full_name(fact)
    source = sender or Account(*_SENDER_BANK, fact.phone or "0000000113", name)
    session = _session_id(fact)
    customer = _customer(fact)
    return {
        "notify": notify,
        "notifyType": notify_type or _notify_type(fact),
        "data": {
            "id": fact.id,
            "fees": fact.fees,
            "plan": None,
            "type": kind,
            "amount": fact.amount,
            "domain": fact.domain,
            "status": fact.status,
            "channel": kind,
            "gateway": "played",
            "message": _message(fact),
            "paid_at": _local_slashed(fact),
            "currency": fact.currency,
            "customer": customer,
            "reference": fact.reference,
            "created_at": _local_iso(fact),
            "ip_address": fact.ip,
            "business_id": _BUSINESS_ID,
            "customer_id": customer["id"],
            "card_attempt": 0,
            "requested_amount": fact.requested_amount,
        },
        "transferDetails": {
            "amount": fact.requested_amount,
            "bankcode": source.bank_code,
            "bankname": source.bank_name,
            "craccount": credited.number,
            "narration": f"Transfer from {name}" if narration is None else narration,
            "sessionid": session,
            "craccountname": credited.name,
            "originatorname": source.name,
            "paymentReference": session,
            "originatoraccountnumber": source.number,
        },
    }


def payout(
    fact: NoticeFact,
    *,
    recipient: Account = SUPPLIER_ACCOUNT,
    narration: str = "Payout",
    notify_type: NotifyType | None = None,
) -> SentPayoutNotice:
    return {
        "notify": "payout",
        "notifyType": notify_type or _notify_type(fact),
        "data": {
            "id": fact.id,
            "reference": fact.reference,
            "sessionid": _session_id(fact),
            "currency": fact.currency,
            "amount": fact.amount,
            "fee": fact.fees,
            "bank_code": recipient.bank_code,
            "bank_name": recipient.bank_name,
            "account_number": recipient.number,
            "account_name": recipient.name,
            "narration": narration,
            "domain": fact.domain,
            "status": fact.status,
            "settled_by": None,
            "subaccount": None,
            "created_at": _zulu(fact),
            "updated_at": _zulu(fact),
        },
    }


def bvn(
    fact: NoticeFact,
    *,
    names: Match = "Exact Match",
    date_of_birth: Match = "Exact Match",
    gender: Match = "Exact Match",
    phone: Match = "Partial Match",
    notify_type: NotifyType | None = None,
) -> SentBvnNotice:
    """A BVN check: no id, no amount, no time and no `data`; everything stands in the envelope."""
    return {
        "notify": "bvn",
        "notifyType": notify_type or _notify_type(fact),
        "status": fact.status,
        "reference": fact.reference,
        "DOB": date_of_birth,
        "Names": names,
        "Gender": gender,
        "Phone_Number": phone,
        "ID_Verification": "Verified",
        "Verify_ID_Number": "Verified",
        "Secondary_ID_Number": "Not Provided",
        "Return_Personal_Info": "Not Applicable",
        "ResultCode": "1020",
        "ResultText": "Checked by the played register",
    }


def refund(fact: NoticeFact, *, refund_reference: str) -> SentNamedNotice:
    """Money that went back: its reference is that of the sale, and its own stands beside it."""
    record = _named_record(fact)
    return {
        "notify": "refund",
        "notifyType": _notify_type(fact),
        "data": {**record, "refundReference": refund_reference},
    }


def conversion(fact: NoticeFact) -> SentNamedNotice:
    return {"notify": "conversion", "notifyType": _notify_type(fact), "data": _named_record(fact)}


def fx_transfer(fact: NoticeFact) -> SentNamedNotice:
    return {"notify": "fx-transfer", "notifyType": _notify_type(fact), "data": _named_record(fact)}


def test_assess() -> SentPingNotice:
    """The service asking whether the merchant's address answers at all."""
    return {"notify": "test_assess", "notifyType": "successful", "data": {}}


def unknown_kind(
    fact: NoticeFact, *, notify: str = "chargeback", notify_type: NotifyType | None = None
) -> SentTransactionNotice:
    """A kind that no description names, to be kept and answered 200."""
    return {**_transaction(fact, fact.channel, None, notify_type), "notify": notify}


def signature(*, public_key: str, secret_key: str) -> str:
    """The value of the signature header: it covers the keys alone, neither body nor time."""
    return hmac.new(secret_key.encode(), public_key.encode(), hashlib.sha512).hexdigest()


def encode(notice: Mapping[str, object]) -> bytes:
    return json.dumps(notice, separators=(",", ":"), allow_nan=False).encode("ascii")


def _transaction(
    fact: NoticeFact, channel: str, message: str | None, notify_type: NotifyType | None
) -> SentTransactionNotice:
    return {
        "notify": "transaction",
        "notifyType": notify_type or _notify_type(fact),
        "data": {
            "id": fact.id,
            "reference": fact.reference,
            "currency": fact.currency,
            "amount": fact.amount,
            "requested_amount": fact.requested_amount,
            "fees": fact.fees,
            "status": fact.status,
            "channel": channel,
            "type": "transaction",
            "domain": fact.domain,
            "ip_address": fact.ip,
            "plan": None,
            "card_attempt": 1 if channel == "card" else 0,
            "settlement_batchid": None,
            "message": _message(fact) if message is None else message,
            "metadata": f"played gateway, {channel}",
            "created_at": _zulu(fact),
            "updated_at": _zulu(fact),
            "paid_at": _local_iso(fact, " "),
            "customer": _customer(fact),
        },
    }


def _named_record(fact: NoticeFact) -> SentNamedRecord:
    return {
        "id": fact.id,
        "reference": fact.reference,
        "currency": fact.currency,
        "amount": fact.requested_amount,
        "status": fact.status,
        "created_at": _zulu(fact),
    }


def _customer(fact: NoticeFact) -> SentCustomer:
    number = crc32(fact.email.encode("utf-8", "replace"))
    return {
        "id": number,
        "first_name": fact.first_name,
        "last_name": fact.last_name,
        "email": fact.email,
        "phone": fact.phone,
        "domain": fact.domain,
        "customer_code": f"CUS_{number:08x}",
        "metadata": "{}",
        "status": "active",
    }


def _notify_type(fact: NoticeFact) -> NotifyType:
    return _NOTIFY_TYPES.get(fact.status, "pending")


def _message(fact: NoticeFact) -> str:
    return _MESSAGES.get(fact.status, "Being looked at")


def _full_name(fact: NoticeFact) -> str:
    return " ".join(part for part in (fact.first_name, fact.last_name) if part) or "Unnamed sender"


def _session_id(fact: NoticeFact) -> str:
    return f"{_SENDER_BANK[0]}{_local(fact):%y%m%d%H%M%S}{fact.id:012}"


def _local(fact: NoticeFact) -> datetime:
    return fact.at.astimezone(fact.zone).replace(tzinfo=None)


def _zulu(fact: NoticeFact) -> str:
    return fact.at.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def _local_iso(fact: NoticeFact, separator: str = "T") -> str:
    return _local(fact).isoformat(separator, "seconds")


def _local_slashed(fact: NoticeFact) -> str:
    return f"{_local(fact):%d/%m/%Y %H:%M:%S}"
