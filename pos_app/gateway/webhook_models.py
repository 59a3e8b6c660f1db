"""Notices exactly as sections 2.11 to 2.16 list them, field by field; whatever else stands there is kept too."""

from typing import Annotated, Literal, Self

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from pos_app.gateway.json_text import JsonObject, as_object, as_text


def _kept(value: object) -> str | None:
    """Keep a value as its text, and null apart from it: nothing a notice says is lost or refused."""
    return None if value is None else as_text(value)


_Kept = Annotated[str | None, BeforeValidator(_kept)]


class _WebhookPart(BaseModel):
    # Personal data may be among the values: an error never repeats its input.
    model_config = ConfigDict(frozen=True, extra="allow", hide_input_in_errors=True)

    @classmethod
    def read(cls, value: object) -> Self | None:
        """Read this part, if it is an object at all."""
        found = as_object(value)
        return None if found is None else cls.model_validate(found)


class Customer(_WebhookPart):
    """Section 2.15."""

    id: _Kept = None
    first_name: _Kept = None
    last_name: _Kept = None
    email: _Kept = None
    phone: _Kept = None
    domain: _Kept = None
    customer_code: _Kept = None
    metadata: _Kept = None
    status: _Kept = None


_Customer = Annotated[Customer | None, BeforeValidator(Customer.read)]


class TransactionRecord(_WebhookPart):
    """Section 2.12: a card, a transfer or mobile money."""

    id: _Kept = None
    reference: _Kept = None
    currency: _Kept = None
    amount: _Kept = None
    requested_amount: _Kept = None
    fees: _Kept = None
    status: _Kept = None
    channel: _Kept = None
    type: _Kept = None
    domain: _Kept = None
    ip_address: _Kept = None
    plan: _Kept = None
    card_attempt: _Kept = None
    settlement_batchid: _Kept = None
    message: _Kept = None
    metadata: _Kept = None
    created_at: _Kept = None
    updated_at: _Kept = None
    paid_at: _Kept = None
    customer: _Customer = None


class CreditRecord(_WebhookPart):
    """Section 2.14: money that reached a virtual account."""

    id: _Kept = None
    fees: _Kept = None
    plan: _Kept = None
    type: _Kept = None
    amount: _Kept = None
    domain: _Kept = None
    status: _Kept = None
    channel: _Kept = None
    gateway: _Kept = None
    message: _Kept = None
    paid_at: _Kept = None
    currency: _Kept = None
    customer: _Customer = None
    reference: _Kept = None
    created_at: _Kept = None
    ip_address: _Kept = None
    business_id: _Kept = None
    customer_id: _Kept = None
    card_attempt: _Kept = None
    requested_amount: _Kept = None


class TransferDetails(_WebhookPart):
    """Section 2.14, beside the record: who sent it, from where to where."""

    amount: _Kept = None
    bankcode: _Kept = None
    bankname: _Kept = None
    craccount: _Kept = None
    narration: _Kept = None
    sessionid: _Kept = None
    craccountname: _Kept = None
    originatorname: _Kept = None
    payment_reference: _Kept = Field(default=None, alias="paymentReference")
    originatoraccountnumber: _Kept = None


class PayoutRecord(_WebhookPart):
    """Section 2.13."""

    id: _Kept = None
    reference: _Kept = None
    sessionid: _Kept = None
    currency: _Kept = None
    amount: _Kept = None
    fee: _Kept = None
    bank_code: _Kept = None
    bank_name: _Kept = None
    account_number: _Kept = None
    account_name: _Kept = None
    narration: _Kept = None
    domain: _Kept = None
    status: _Kept = None
    settled_by: _Kept = None
    subaccount: _Kept = None
    created_at: _Kept = None
    updated_at: _Kept = None


class TransactionNotice(_WebhookPart):
    """Section 2.11 with 2.12."""

    notify: _Kept = None
    notify_type: _Kept = Field(default=None, alias="notifyType")
    data: TransactionRecord


class CreditNotice(_WebhookPart):
    """Section 2.14 whole."""

    notify: _Kept = None
    notify_type: _Kept = Field(default=None, alias="notifyType")
    data: CreditRecord
    transfer: Annotated[TransferDetails | None, BeforeValidator(TransferDetails.read)] = Field(
        default=None, alias="transferDetails"
    )


class PayoutNotice(_WebhookPart):
    """Section 2.11 with 2.13."""

    notify: _Kept = None
    notify_type: _Kept = Field(default=None, alias="notifyType")
    data: PayoutRecord


class BvnNotice(_WebhookPart):
    """Section 2.16; it has no record of its own."""

    notify: _Kept = None
    notify_type: _Kept = Field(default=None, alias="notifyType")
    status: _Kept = None
    reference: _Kept = None
    birth: _Kept = Field(default=None, alias="DOB")
    names: _Kept = Field(default=None, alias="Names")
    gender: _Kept = Field(default=None, alias="Gender")
    phone: _Kept = Field(default=None, alias="Phone_Number")
    identity: _Kept = Field(default=None, alias="ID_Verification")
    id_number: _Kept = Field(default=None, alias="Verify_ID_Number")
    second_id_number: _Kept = Field(default=None, alias="Secondary_ID_Number")
    personal_info: _Kept = Field(default=None, alias="Return_Personal_Info")
    code: _Kept = Field(default=None, alias="ResultCode")
    text: _Kept = Field(default=None, alias="ResultText")

    @property
    def compared(self) -> tuple[str | None, ...]:
        """The fields that say whether something agrees."""
        return (
            self.birth, self.names, self.gender, self.phone,
            self.identity, self.id_number, self.second_id_number, self.personal_info,
        )  # fmt: skip


AnyNotice = TransactionNotice | CreditNotice | PayoutNotice | BvnNotice

Shape = Literal["transaction", "credit", "payout", "bvn"]

_MODELS: dict[Shape, type[TransactionNotice | CreditNotice | PayoutNotice | BvnNotice]] = {
    "transaction": TransactionNotice,
    "credit": CreditNotice,
    "payout": PayoutNotice,
    "bvn": BvnNotice,
}


def shaped(shape: Shape, body: JsonObject) -> AnyNotice:
    """Read a notice as one of the four shapes; pydantic's ValidationError when it has no record."""
    return _MODELS[shape].model_validate(body)
