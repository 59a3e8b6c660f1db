"""The records of a notice as sections 2.11 to 2.16 of the contract list them, field by field."""

from typing import Literal, TypedDict

NotifyType = Literal["successful", "failed", "pending"]
Match = Literal["Exact Match", "Partial Match", "No Match", "Verified", "Not Provided", "Not Applicable"]


class SentCustomer(TypedDict):
    id: int
    first_name: str | None
    last_name: str | None
    email: str
    phone: str | None
    domain: str
    customer_code: str
    metadata: str
    status: str


class SentTransactionRecord(TypedDict):
    id: int
    reference: str
    currency: str
    amount: str
    requested_amount: str
    fees: str
    status: str
    channel: str
    type: str
    domain: str
    ip_address: str | None
    plan: None
    card_attempt: int
    settlement_batchid: None
    message: str
    metadata: str
    created_at: str
    updated_at: str
    paid_at: str
    customer: SentCustomer


class SentTransactionNotice(TypedDict):
    notify: str
    notifyType: NotifyType
    data: SentTransactionRecord


class SentCreditRecord(TypedDict):
    id: int
    fees: str
    plan: None
    type: str
    amount: str
    domain: str
    status: str
    channel: str
    gateway: str
    message: str
    paid_at: str
    currency: str
    customer: SentCustomer
    reference: str
    created_at: str
    ip_address: str | None
    business_id: int
    customer_id: int
    card_attempt: int
    requested_amount: str


class SentTransferDetails(TypedDict):
    amount: str
    bankcode: str
    bankname: str
    craccount: str
    narration: str
    sessionid: str
    craccountname: str
    originatorname: str
    paymentReference: str
    originatoraccountnumber: str


class SentCreditNotice(TypedDict):
    notify: str
    notifyType: NotifyType
    data: SentCreditRecord
    transferDetails: SentTransferDetails


class SentPayoutRecord(TypedDict):
    id: int
    reference: str
    sessionid: str
    currency: str
    amount: str
    fee: str
    bank_code: str
    bank_name: str
    account_number: str
    account_name: str
    narration: str
    domain: str
    status: str
    settled_by: None
    subaccount: None
    created_at: str
    updated_at: str


class SentPayoutNotice(TypedDict):
    notify: str
    notifyType: NotifyType
    data: SentPayoutRecord


class SentBvnNotice(TypedDict):
    notify: str
    notifyType: NotifyType
    status: str
    reference: str
    DOB: Match
    Names: Match
    Gender: Match
    Phone_Number: Match
    ID_Verification: Match
    Verify_ID_Number: Match
    Secondary_ID_Number: Match
    Return_Personal_Info: Match
    ResultCode: str
    ResultText: str


class SentNamedRecord(TypedDict):
    """What public clients read of the kinds that the contract does not list."""

    id: int
    reference: str
    currency: str
    amount: str
    status: str
    created_at: str


class SentRefundRecord(SentNamedRecord):
    refundReference: str


class SentNamedNotice(TypedDict):
    notify: str
    notifyType: NotifyType
    data: SentNamedRecord | SentRefundRecord


class SentPingNotice(TypedDict):
    notify: str
    notifyType: NotifyType
    data: dict[str, str]
