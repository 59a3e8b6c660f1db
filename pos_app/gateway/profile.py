"""The service profile: everything the service description leaves open, in one frozen model, read from TOML."""

__audience__ = "back office"

import re
import tomllib
from collections.abc import Mapping
from datetime import timedelta
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PrivateAttr, ValidationError, model_validator

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.plain_text import plain
from pos_app.domain.sale import AmountBounds
from pos_app.domain.sentence import Sentence
from pos_app.gateway import addresses

_LARGEST_FILE: Final = 64 * 1024
_HEADER_NAME: Final = r"^[A-Za-z0-9-]{1,64}$"
_FIELD_NAME: Final = r"^[A-Za-z0-9_]{1,64}$"
_AMOUNT: Final = r"^[0-9]{1,12}(\.[0-9]{1,2})?$"
_OFFSET: Final = re.compile(r"(?P<sign>[+-])(?P<hours>0[0-9]|1[0-4]):(?P<minutes>[0-5][0-9])", re.ASCII)
_PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")
_PATH: Final = re.compile(r"(?:/[A-Za-z0-9._~{}-]+)+", re.ASCII)


def _check(path: str, *, placeholder: str | None) -> str:
    bare = _PLACEHOLDER.sub("", path)
    if _PATH.fullmatch(path) is None or "/." in path or "{" in bare or "}" in bare:
        raise ValueError("must be a path such as /api/name, without a host, a query or dots that walk")
    wanted = [placeholder] if placeholder else []
    if _PLACEHOLDER.findall(path) != wanted:
        raise ValueError(f"must hold {{{placeholder}}} once" if placeholder else "must hold no braces")
    return path


def _fixed(path: str) -> str:
    return _check(path, placeholder=None)


def _of_reference(path: str) -> str:
    return _check(path, placeholder="reference")


def _of_provider(path: str) -> str:
    return _check(path, placeholder="provider")


_Fixed = Annotated[str, AfterValidator(_fixed)]


_OfReference = Annotated[str, AfterValidator(_of_reference)]


_OfProvider = Annotated[str, AfterValidator(_of_provider)]


class Paths(BaseModel):
    """Where each operation lies below its base address."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)

    encrypt: _Fixed = Field(
        default="/api/s2s/test/encryption", description=str(Sentence("Operation 1: encrypt the card."))
    )
    initialize: _Fixed = Field(
        default="/api/s2s/transaction/initialize", description=str(Sentence("Operation 2: start the payment."))
    )
    device_page: _OfReference = Field(
        default="/cr6t76y8uijkny/authdevice/{reference}",
        description=str(Sentence("Operation 3: the page that looks at the device.")),
    )
    enroll: _Fixed = Field(
        default="/api/cr6t76y8uijkny-enrollmentcheck", description=str(Sentence("Operation 4: the bank check."))
    )
    verify: _OfReference = Field(
        default="/api/verify-transaction/{reference}", description=str(Sentence("Operation 5: ask for the result."))
    )
    tv_providers: _Fixed = Field(default="/api/v2/tv", description=str(Sentence("Operation 6: the TV providers.")))
    tv_packages: _OfProvider = Field(
        default="/api/v2/tv/packages/{provider}", description=str(Sentence("Operation 7: their packages."))
    )
    tv_validate: _Fixed = Field(
        default="/api/v2/tv/validate", description=str(Sentence("Operation 8: check a smartcard number."))
    )
    tv_pay: _Fixed = Field(default="/api/v2/tv/pay", description=str(Sentence("Operation 9: buy a package.")))
    resend: _OfReference = Field(
        default="/api/v2/resend_transaction_webhook/{reference}",
        description=str(Sentence("Operation 10: have a notice sent again.")),
    )


def _base(address: str) -> str:
    trimmed = address.rstrip("/")
    # Whether real money is at stake is known only together with the keys: the client asks again.
    if not addresses.is_base(trimmed) or not addresses.is_safe(trimmed, real_money=False):
        raise ValueError("must be an https address without a query (plain http only for this machine)")
    return trimmed


def _origin(address: str) -> str:
    if addresses.origin_of(address) != address or not addresses.is_safe(address, real_money=False):
        raise ValueError("must be an origin such as https://bank.example")
    return address


def _network(text: str) -> str:
    try:
        return str(ip_network(text))
    except ValueError:
        raise ValueError("must be an IP address or network such as 192.0.2.0/24") from None


def _offset(text: str) -> str:
    if _OFFSET.fullmatch(text) is None:
        raise ValueError("must be an offset such as +01:00")
    return text


def _minor_of(amount: str | None) -> int | None:
    return Money.parse(amount, Currency.NGN).minor if amount else None  # every currency of the till has two places


_Base = Annotated[str, AfterValidator(_base)]
_Origins = Annotated[tuple[Annotated[str, AfterValidator(_origin)], ...], Field(strict=False)]
_Networks = Annotated[tuple[Annotated[str, AfterValidator(_network)], ...], Field(strict=False)]
_Words = Annotated[tuple[Annotated[str, Field(min_length=1, max_length=200)], ...], Field(strict=False)]
_Currency = Annotated[Currency, Field(strict=False)]


class WrittenBounds(BaseModel):
    """The least and the most that one payment may be, as the file has them: read once, with the file."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)

    least: str | None = Field(
        default=None, pattern=_AMOUNT, description=str(Sentence("The smallest amount, such as 100.00."))
    )
    most: str | None = Field(
        default=None, pattern=_AMOUNT, description=str(Sentence("The largest amount, such as 500000.00."))
    )

    _minor: tuple[int | None, int | None] = PrivateAttr(default=(None, None))

    @model_validator(mode="after")
    def _read(self) -> Self:
        least, most = self._minor = (_minor_of(self.least), _minor_of(self.most))
        if least is not None and most is not None and least > most:
            raise ValueError("must not have a least above its most")
        return self

    def of(self, currency: Currency) -> AmountBounds:
        """Return them as money."""
        least, most = (None if minor is None else Money(minor, currency) for minor in self._minor)
        return AmountBounds(currency, least, most)


class ServiceProfile(BaseModel):
    """How this service reads its own description; the addresses have no default."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)

    base_url: _Base = Field(description=str(Sentence("Address of cable TV and resending; paths begin with /api/v2.")))
    s2s_base_url: _Base = Field(description=str(Sentence("Address of the card payment flow; paths begin with /api.")))
    card_page_base_url: _Base | None = Field(
        default=None,
        description=str(Sentence("Address of operations 3 to 5 where it differs from that of the card flow.")),
    )
    paths: Paths = Field(default=Paths(), description=str(Sentence("Path of each operation below its address.")))
    signing_key: Literal["public", "secret"] = Field(
        default="public", description=str(Sentence("Which key signs a TV order."))
    )
    webhook_header: str = Field(
        default="merchantsignature",
        pattern=_HEADER_NAME,
        description=str(Sentence("Header that carries the signature of a notice.")),
    )
    webhook_sources: _Networks = Field(
        default=(), description=str(Sentence("Addresses that notices are expected from; others are at most warned of."))
    )
    step_up: Literal["alt", "post", "auto"] = Field(
        default="auto",
        description=str(
            Sentence("Which page of the bank check is opened: alt, the posted one, or alt where there is one.")
        ),
    )
    expiry_year_digits: Literal[2, 4] = Field(
        default=2, description=str(Sentence("How many digits of a card's year are sent."))
    )
    authorize_card_pages: bool = Field(
        default=False, description=str(Sentence("Whether operations 4 and 5 carry the secret key."))
    )
    device_wait_ms: int = Field(
        default=4500,
        ge=1000,
        le=10000,
        description=str(Sentence("How long the device page may take before the payment goes on.")),
    )
    device_origins: _Origins = Field(
        default=(), description=str(Sentence("Further origins that may report the device page as done."))
    )
    device_reference: Literal["reference", "referenceId"] = Field(
        default="reference",
        description=str(Sentence("Which name of the payment the address of the device page ends in.")),
    )
    provider_field: str = Field(
        default="provider",
        pattern=_FIELD_NAME,
        description=str(Sentence("Field of a provider's entry that is sent as the provider.")),
    )
    plan_field: Literal["plan_id", "code", "both"] = Field(
        default="plan_id", description=str(Sentence("How a TV order names its package."))
    )
    tv_currency: _Currency = Field(
        default=Currency.NGN, description=str(Sentence("Currency of the prices of TV packages."))
    )
    service_utc_offset: Annotated[str, AfterValidator(_offset)] = Field(
        default="+01:00", description=str(Sentence("Offset of the service's local time, for times that name no zone."))
    )
    approval_seconds: int = Field(
        default=300,
        ge=30,
        le=3600,
        description=str(Sentence("How long the customer's approval usually may take; shown, never enforced.")),
    )
    unknown_reference_words: _Words = Field(
        default=("Transaction not found", "Transaction reference not found", "Invalid reference"),
        description=str(Sentence("Messages of operation 5 that say for certain: there is no such payment.")),
    )
    amounts: Mapping[_Currency, WrittenBounds] = Field(
        default_factory=dict[Currency, WrittenBounds],
        description=str(Sentence("Bounds of one payment, per currency.")),
    )

    @property
    def card_pages(self) -> str:
        """The address that operations 3 to 5 lie at."""
        return self.card_page_base_url or self.s2s_base_url

    @property
    def utc_offset(self) -> timedelta:
        """The offset of the service's local time."""
        found = _OFFSET.fullmatch(self.service_utc_offset)
        if found is None:
            raise AssertionError("checked when the profile was made")
        size = timedelta(hours=int(found["hours"]), minutes=int(found["minutes"]))
        return -size if found["sign"] == "-" else size

    def says_unknown_reference(self, message: str) -> bool:
        """Tell whether these words of operation 5 leave no doubt that it does not know the reference."""
        said = message.strip(" .").casefold()
        return any(said == words.strip(" .").casefold() for words in self.unknown_reference_words)

    def bounds(self, currency: Currency) -> AmountBounds:
        """Return the least and the most of one payment, as far as they are set."""
        return self.amounts.get(currency, WrittenBounds()).of(currency)

    def trusted_origins(self, device_data_url: str) -> frozenset[str]:
        """Return the origins whose word that the device page is done counts."""
        found = {addresses.origin_of(self.card_pages), addresses.origin_of(device_data_url), *self.device_origins}
        return frozenset(found - {""})

    def refuse_for_real_money(self) -> None:
        """Raise unless every address is good enough for live keys."""
        for name in ("base_url", "s2s_base_url", "card_page_base_url"):
            address: str | None = getattr(self, name)
            if address is not None and not addresses.is_safe(address, real_money=True):
                raise KnownError(Sentence("`{0}` is not an https address. Live keys are never sent there.", name))

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a profile; what is wrong with it is said in one sentence that names file and field."""
        try:
            with path.open("rb") as file:
                raw = file.read(_LARGEST_FILE + 1)
            if len(raw) > _LARGEST_FILE:
                raise _bad(path, "it is too large")
            return cls.model_validate(tomllib.loads(raw.decode("utf-8-sig")))
        except OSError as error:
            raise _bad(path, (error.strerror or "it cannot be read").lower()) from error
        except UnicodeDecodeError as error:
            raise _bad(path, "it is not UTF-8 text") from error
        except ValidationError as error:
            raise _bad(path, _first_of(error)) from error
        except (ValueError, RecursionError) as error:  # a number of thousands of digits is no TOMLDecodeError
            raise _bad(path, f"it is not TOML: {plain(error, most=100)}") from error


def _bad(path: Path, why: str) -> KnownError:
    return KnownError(Sentence("The service profile {0} cannot be used: {1}.", path, why))


def _first_of(error: ValidationError) -> str:
    """Put the first complaint into words; the value itself is never repeated: it might be a key."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    field = plain(".".join(str(step) for step in first["loc"] if step != "[key]"))
    match first["type"]:
        case "extra_forbidden":
            return f"there is no setting `{field}`"
        case "missing":
            return f"`{field}` is missing"
        case _:
            said = first["msg"].removeprefix("Value error, ").removeprefix("Input should be ")
            return f"`{field}` {said if said.startswith('must') else f'must be {said}'}"
