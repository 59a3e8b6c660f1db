"""Everything the service description leaves open, as switches of the played service; each default is the usual case."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Annotated, Literal, Self, cast, get_args, get_type_hints

from pos_app.sandbox.pages import MessageForm
from pos_app.sandbox.refusals import RefusedCall

EncryptionReply = Literal["text", "quoted", "padded", "json", "not_hex"]
Digits = Literal["two", "four", "either"]
StepUp = Literal["both", "alt", "post", "neither", "relative", "script", "file", "password"]
NoChallenge = Literal["missing", "null", "empty_text", "empty_list"]
CardPages = Literal["same", "elsewhere"]
DeviceReference = Literal["reference", "referenceId", "either"]
DeviceTiming = Literal["at_once", "several_timers", "slow"]
FinalWord = Literal["documented", "upper_case", "cancelled", "abandoned", "reversed", "processing", "missing", "number"]
VerificationFields = Literal[
    "full",
    "none",
    "amount_only",
    "less",
    "more",
    "other_amount",
    "other_currency",
    "beside",
    "beside_other_amount",
    "empty",
    "other_reference",
]
UnknownReference = Literal["404", "400", "200", "pending", "failed"]
ProviderField = Literal["provider", "id", "code"]
PlanField = Literal["plan_id", "code", "either"]
ValidateReply = Literal["order", "content"]
PackageAmounts = Literal["as_listed", "two_places", "none"]
Logos = Literal["png", "svg", "page", "too_large", "too_many_pixels", "elsewhere", "slow", "none"]
SigningKey = Literal["public", "secret"]
NoticeTimes = Literal["documented", "zulu", "zoneless", "spaced", "slashed"]
TransferForm = Literal["dedicated_account", "dedicated_nuban", "virtual_account", "transfer", "transaction"]

_HEADER_NAME = re.compile(r"[A-Za-z0-9-]{1,64}")
_WORD = re.compile(r"[ -~]{0,40}")
_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_PATH_WITH_REFERENCE = re.compile(r"(/[A-Za-z0-9._~-]+)+/\{reference\}")
_OFFSET = re.compile(r"[+-](0\d|1[0-4]):[0-5]\d")


@dataclass(frozen=True, slots=True)
class Says:
    """What a switch is about, in one sentence; free text has a form to keep to."""

    sentence: str
    form: re.Pattern[str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Variants:
    """How this service reads its own description."""

    encryption_path: Annotated[str, Says("Path of operation 1.", _PATH)] = "/api/s2s/test/encryption"
    encryption_reply: Annotated[EncryptionReply, Says("How operation 1 writes the encrypted card.")] = "text"
    expiry_year_digits: Annotated[Digits, Says("How many digits of a card's year are accepted.")] = "two"
    charge_at_initialize: Annotated[bool, Says("Takes the money at operation 2 already, before any bank check.")] = (
        False
    )
    card_pages: Annotated[CardPages, Says("Which address operations 3 to 5 lie at.")] = "same"
    card_credentials: Annotated[bool, Says("Demands the secret key on operations 4 and 5 as well.")] = False
    device_path: Annotated[str, Says("Path of operation 3.", _PATH_WITH_REFERENCE)] = (
        "/cr6t76y8uijkny/authdevice/{reference}"
    )
    device_reference: Annotated[DeviceReference, Says("What the path of operation 3 ends in.")] = "reference"
    device_message: Annotated[MessageForm, Says("How the device page says that it is done.")] = "json_string"
    device_timing: Annotated[DeviceTiming, Says("How long the device page takes to say so.")] = "at_once"
    enrollment_path: Annotated[str, Says("Path of operation 4.", _PATH)] = "/api/cr6t76y8uijkny-enrollmentcheck"
    step_up: Annotated[StepUp, Says("Which addresses operation 4 gives for the customer's approval.")] = "both"
    no_challenge: Annotated[NoChallenge, Says("How operation 4 says that no approval is needed.")] = "missing"
    verification_path: Annotated[str, Says("Path of operation 5.", _PATH_WITH_REFERENCE)] = (
        "/api/verify-transaction/{reference}"
    )
    final_word: Annotated[FinalWord, Says("The word of operation 5 for a payment that has ended.")] = "documented"
    verification_fields: Annotated[VerificationFields, Says("What operation 5 tells beyond status and message.")] = (
        "full"
    )
    unknown_reference: Annotated[UnknownReference, Says("What operation 5 answers for a reference nobody knows.")] = (
        "404"
    )
    provider_field: Annotated[ProviderField, Says("The field of a provider's entry that stands for it in calls.")] = (
        "provider"
    )
    plan_field: Annotated[PlanField, Says("The field of a TV order that names the package.")] = "plan_id"
    validate_reply: Annotated[ValidateReply, Says("The shape that operation 8 answers in.")] = "order"
    package_amounts: Annotated[PackageAmounts, Says("How many decimals the price of a package has.")] = "as_listed"
    logos: Annotated[Logos, Says("What is served as the logo of a provider, and where.")] = "png"
    tv_status: Annotated[str, Says("The status word of a TV order that went well.", _WORD)] = "Delivered"
    tv_error_text: Annotated[str, Says("An error text beside that status; empty for none.", _WORD)] = ""
    signing_key: Annotated[SigningKey, Says("The key that signs a TV order.")] = "public"
    demands_json: Annotated[
        bool, Says("Demands Content-Type application/json; else a GET may have none, and operation 8 take a form.")
    ] = True
    errors_name_fields: Annotated[bool, Says("Refusals name the fields that were wrong.")] = True
    errors_with_200: Annotated[bool, Says("Refusals of well-formed calls come with HTTP 200.")] = False
    webhook_header: Annotated[str, Says("The header that carries a notice's signature.", _HEADER_NAME)] = (
        "merchantsignature"
    )
    webhook_times: Annotated[NoticeTimes, Says("How notices write times.")] = "documented"
    webhook_offset: Annotated[str, Says("The zone of times that name none.", _OFFSET)] = "+01:00"
    transfer_form: Annotated[TransferForm, Says("How a notice of money on an account is spelt.")] = "dedicated_account"

    def changed(self, asked: Mapping[str, object]) -> Self:
        """Apply a part of the switches; the first one that cannot be set so is refused by name."""
        known = {switch.id: switch for switch in switches()}
        for name, value in asked.items():
            if name not in known:
                raise RefusedCall(422, f"There is no variant '{name}'.", fields=(name,))
            if not known[name].takes(value):
                raise RefusedCall(422, f"'{name}' cannot be set to that.", fields=(name,))
        return replace(self, **dict(asked))


@dataclass(frozen=True, slots=True)
class VariantSwitch:
    """One of the variants, as the control plane shows it."""

    id: str
    says: str
    default: str | bool
    choices: tuple[str | bool, ...]  # empty: any text of the right form
    form: re.Pattern[str] | None

    def takes(self, value: object) -> bool:
        if self.choices:
            return any(value == choice and type(value) is type(choice) for choice in self.choices)
        return isinstance(value, str) and self.form is not None and self.form.fullmatch(value) is not None


@cache
def switches() -> tuple[VariantSwitch, ...]:
    kinds = get_type_hints(Variants, include_extras=True)
    return tuple(_switch(one.name, cast("str | bool", one.default), kinds[one.name]) for one in fields(Variants))


def _switch(name: str, default: str | bool, annotated: object) -> VariantSwitch:
    kind, says = cast("tuple[object, Says]", get_args(annotated))
    choices = (True, False) if kind is bool else cast("tuple[str, ...]", get_args(kind))
    return VariantSwitch(id=name, says=says.sentence, default=default, choices=choices, form=says.form)
