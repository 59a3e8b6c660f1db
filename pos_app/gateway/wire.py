"""Requests and replies exactly as on the wire: strict about what is sent, tolerant of what else comes.

Bodies that hold card digits are not here: they are never text, so they are made in `card_body`.
"""

import json
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool

from pos_app.domain.money import Currency
from pos_app.gateway.json_text import as_object, as_text

# Messages and names decide nothing: no shape of theirs makes an answer unclear.
_Loose = Annotated[str, BeforeValidator(as_text)]
_Filled = Annotated[str, Field(min_length=1, max_length=200)]
_Printable = Annotated[str, Field(pattern=r"^[!-~]+$", max_length=100)]


class Request(BaseModel):
    """What is sent: nothing missing, nothing extra, every value a string."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)

    def wire(self) -> bytes:
        """Return the bytes to send: compact JSON with its names in order."""
        return compact_sorted(self.model_dump(exclude_none=True))


class InitializeRequest(Request):
    """Section 2.2."""

    email: str = Field(pattern=r"^[^@\s\x00-\x1f]+@[^@\s\x00-\x1f]+$", max_length=254)
    amount: str = Field(pattern=r"^[0-9]{1,12}\.[0-9]{2}$")
    currency: Currency
    reference: _Printable
    card: str = Field(pattern=r"^[0-9A-Fa-f]+$", repr=False)


class ValidateRequest(Request):
    """Operation 8."""

    provider: _Filled
    number: _Printable


class OrderRequest(Request):
    """Operation 9; which of `plan_id` and `code` is sent, the profile says."""

    provider: _Filled
    number: _Printable
    plan_id: _Filled | None = None
    code: _Filled | None = None
    reference: str = Field(pattern=r"^[a-z0-9_-]{1,100}$")


class _Reply(BaseModel):
    # Tokens may be among the values: an error never repeats its input.
    model_config = ConfigDict(frozen=True, extra="ignore", strict=True, hide_input_in_errors=True)


class InitializeData(_Reply):
    """Section 2.3, `data`."""

    access_token: _Loose = Field(default="", alias="accessToken", repr=False)
    device_data_url: _Loose = Field(default="", alias="deviceDataCollectionUrl")
    reference_id: _Filled = Field(alias="referenceId")


class InitializeReply(_Reply):
    """Section 2.3."""

    status: Literal[True]
    data: InitializeData


class StepUpData(_Reply):
    """Section 2.5, `data`."""

    access_token: _Loose = Field(default="", alias="accessToken", repr=False)
    step_up_url: _Loose = Field(default="", alias="stepUpUrl")


# Without 3-D Secure `data` has been seen as null and as an empty array.
_StepUp = Annotated[StepUpData, BeforeValidator(lambda value: as_object(value) or {})]


class EnrollReply(_Reply):
    """Section 2.5."""

    status: Literal[True]
    message: _Loose = ""
    data: _StepUp = StepUpData()
    alt: _Loose = ""


class VerifyData(BaseModel):
    """Section 2.6, `data`, with the fields of the transaction record that can be compared; the rest is kept."""

    model_config = ConfigDict(frozen=True, extra="allow", hide_input_in_errors=True)

    status: object = None
    message: _Loose = ""
    reference: object = None
    amount: object = None
    requested_amount: object = None
    currency: object = None
    fees: object = None
    channel: object = None
    paid_at: object = None


class Envelope(_Reply):
    """Section 2.10, when it says yes; some replies leave the code out, none may give another one."""

    success: Literal[True]
    code: Literal["00000"] | None = None


class PaidEnvelope(_Reply):
    """Section 2.10 for operation 9, where nothing may be missing."""

    success: Literal[True]
    code: Literal["00000"]


class PackageEntry(_Reply):
    """Section 2.8; the id is an integer there and a string elsewhere."""

    id: _Filled
    name: _Loose = ""
    code: _Loose = ""
    amount: _Loose = ""


class OrderData(_Reply):
    """Section 2.9."""

    order_no: _Loose = Field(default="", alias="orderNo")
    reference: _Loose = ""
    status: _Loose = ""
    error: _Loose = Field(default="", alias="errorMsg")


class ResendReply(_Reply):
    """Section 4.3."""

    success: StrictBool
    message: _Loose = ""


def compact_sorted(fields: dict[str, str]) -> bytes:
    """Write the one form in which a body is signed and sent; plain ASCII, so no server re-encodes it."""
    return json.dumps(fields, sort_keys=True, separators=(",", ":")).encode("ascii")
