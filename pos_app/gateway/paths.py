"""The paths of the ten operations, as templates that may be changed where the service differs."""

import re
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

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

    encrypt: _Fixed = Field(default="/api/s2s/test/encryption", description="Operation 1: encrypt the card.")
    initialize: _Fixed = Field(default="/api/s2s/transaction/initialize", description="Operation 2: start the payment.")
    device_page: _OfReference = Field(
        default="/cr6t76y8uijkny/authdevice/{reference}", description="Operation 3: the page that looks at the device."
    )
    enroll: _Fixed = Field(default="/api/cr6t76y8uijkny-enrollmentcheck", description="Operation 4: the bank check.")
    verify: _OfReference = Field(
        default="/api/verify-transaction/{reference}", description="Operation 5: ask for the result."
    )
    tv_providers: _Fixed = Field(default="/api/v2/tv", description="Operation 6: the TV providers.")
    tv_packages: _OfProvider = Field(
        default="/api/v2/tv/packages/{provider}", description="Operation 7: their packages."
    )
    tv_validate: _Fixed = Field(default="/api/v2/tv/validate", description="Operation 8: check a smartcard number.")
    tv_pay: _Fixed = Field(default="/api/v2/tv/pay", description="Operation 9: buy a package.")
    resend: _OfReference = Field(
        default="/api/v2/resend_transaction_webhook/{reference}", description="Operation 10: have a notice sent again."
    )
