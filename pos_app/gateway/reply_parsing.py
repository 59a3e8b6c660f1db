"""What the body of a 200 says, operation by operation; pure functions that any bytes can be thrown at."""

import re
from collections.abc import Callable
from itertools import islice
from typing import Final, NoReturn, TypeVar

from pydantic import BaseModel, ValidationError

from pos_app.domain.errors import Operation
from pos_app.domain.money import Currency
from pos_app.domain.package_price import read_price
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import (
    Encrypted,
    OrderReply,
    OrderStatus,
    Package,
    Provider,
    Resent,
    Started,
    Verification,
    VerifiedStatus,
)
from pos_app.gateway import wire
from pos_app.gateway.json_text import JsonObject, UnclearError, as_list, as_object, as_text, read_object

_HEX: Final = re.compile(r"[0-9A-Fa-f]+", re.ASCII)
_DELIVERED: Final = frozenset({"delivered", "success", "successful", "completed"})
_NOT_DELIVERED: Final = frozenset({"failed", "reversed", "cancelled"})
_DECIMAL: Final = re.compile(r"[0-9]+\.[0-9]+", re.ASCII)
_ANOTHER_REFERENCE: Final = "another reference"
_MOST_SAID: Final = 300
_MOST_EXTRA: Final = 500
_MOST_FIELDS: Final = 60
_MOST_PROVIDERS: Final = 200
_MOST_PACKAGES: Final = 1_000

Model = TypeVar("Model", bound=BaseModel)
Value = TypeVar("Value")


class SaidNoError(Exception):
    """The answer is a well-formed refusal; `said` is plain text."""

    def __init__(self, said: str) -> None:
        super().__init__("refused")
        self.said = said


def refuse(raw: bytes, operation: Operation) -> NoReturn:
    """Raise the well-formed refusal that the body is: an object that says no and says something with it."""
    raise SaidNoError(_refusal(read_object(raw), operation))


def words_in(raw: bytes) -> str:
    """Return what a reply says in words, where its status has decided what it means; '' for nothing readable."""
    try:
        return plain(_words(read_object(raw)), most=_MOST_SAID)
    except UnclearError:
        return ""


def _words(body: JsonObject) -> str:
    order = as_object(body.get("data")) or {}
    parts = (_said(body.get("message")), _said(body.get("error")), _said(order.get("errorMsg")))
    return "; ".join(part for part in parts if part)


def _refusal(body: JsonObject, operation: Operation) -> str:
    if not _says_no(body):
        raise UnclearError("wrong_shape")
    order = as_object(body.get("data")) or {}
    if operation is Operation.TV_PAY:
        # A refused order may be sold again: a word beside the refusal that is not a no makes it unclear.
        word = as_text(order.get("status")).lower()
        if word and word not in _NOT_DELIVERED:
            raise UnclearError("contradiction")
    said = _words(body)
    if not said:
        raise UnclearError("wrong_shape")
    return plain(said, most=_MOST_SAID)


def _says_no(body: JsonObject) -> bool:
    return body.get("success") is False or body.get("status") is False


def _said(value: object) -> str:
    """Return the words in a message, or in an object of field names with their complaints."""
    if (fields := as_object(value)) is not None:
        return "; ".join(f"{name}: {_said(part)}" for name, part in fields.items())
    if (parts := as_list(value)) is not None:
        return ", ".join(_said(part) for part in parts)
    return plain(value, most=_MOST_SAID) if isinstance(value, str) else ""


def _yes(raw: bytes, operation: Operation) -> JsonObject:
    body = read_object(raw)
    if _says_no(body):
        raise SaidNoError(_refusal(body, operation))
    return body


def _shape(model: type[Model], value: object) -> Model:
    try:
        return model.model_validate(value)
    except ValidationError as error:
        raise UnclearError("wrong_shape") from error


def encrypted(raw: bytes) -> Encrypted:
    """Operation 1: hexadecimal text, bare, in quotes, or as `card` of an object."""
    text = raw.strip()
    if text.startswith(b"{"):
        card = _yes(raw, Operation.ENCRYPT).get("card")
        found = card.strip() if isinstance(card, str) else ""
    else:
        found = text.decode("ascii", "replace").strip("\"' \t\r\n")
    if _HEX.fullmatch(found) is None:
        raise UnclearError("not_hexadecimal")
    return Encrypted(str(found))


def started(raw: bytes) -> Started:
    """Operation 2: without the name of the session nothing was started that can be gone on with."""
    data = _shape(wire.InitializeReply, _yes(raw, Operation.INITIALIZE)).data
    return Started(str(data.access_token), str(data.device_data_url), str(data.reference_id))


def enrollment(raw: bytes) -> wire.EnrollReply:
    """Operation 4: which of its addresses is opened, `approval` decides."""
    return _shape(wire.EnrollReply, _yes(raw, Operation.ENROLL))


def verification(raw: bytes, *, asked: str = "") -> Verification:
    """Operation 5: only the exact words of the contract mean something, and a reply that also says no means none; nor
    does one that names another reference than the one that was asked about."""
    body = read_object(raw)
    found = as_object(body.get("data"))
    if found is None:
        raise SaidNoError(_refusal(body, Operation.VERIFY))
    data = _shape(wire.VerifyData, found)
    word = data.status if isinstance(data.status, str) else ""
    status = VerifiedStatus(word) if word in {"success", "failed", "pending"} else VerifiedStatus.OTHER
    if status is VerifiedStatus.SUCCESS and _says_no(body):
        status = VerifiedStatus.OTHER
    if asked and any(_names_another(named, asked) for named in (data.reference, body.get("reference"))):
        status, word = VerifiedStatus.OTHER, _ANOTHER_REFERENCE
    extra: JsonObject = data.model_extra or {}
    return Verification(
        status=status,
        word=plain(word, most=60),
        message=plain(data.message),
        amount=_either(data.amount, body.get("amount")),
        requested_amount=_every(data.requested_amount, body.get("requested_amount")),
        currency=_every(data.currency, body.get("currency")),
        fees=_either(data.fees, body.get("fees")) or "",
        channel=_either(data.channel, body.get("channel")) or "",
        paid_at=_either(data.paid_at, body.get("paid_at")) or "",
        extra=tuple(
            (plain(name, most=60), plain(as_text(value), most=_MOST_EXTRA))
            for name, value in islice(extra.items(), _MOST_FIELDS)
        ),
    )


def _names_another(named: object, asked: str) -> bool:
    found = as_text(named).strip().casefold() if named is not None else ""
    return bool(found) and found != asked.strip().casefold()


def _either(inside: object, beside: object) -> str | None:
    """Read what stands in `data`, or beside it; empty, or two that differ, is not given."""
    first, second = _raw(inside), _raw(beside)
    if first and second and _compared(first) != _compared(second):
        return None
    return first or second


def _every(inside: object, beside: object) -> str | None:
    """Do as `_either` does, and where two differ give both: that is not the money that was asked for."""
    first, second = _raw(inside), _raw(beside)
    return _either(inside, beside) or (f"{first} / {second}" if first and second else None)


def _compared(text: str) -> str:
    return text.rstrip("0").rstrip(".") if _DECIMAL.fullmatch(text) else text.casefold()


def _raw(value: object) -> str | None:
    return (plain(as_text(value), most=60) or None) if value is not None else None


def providers(raw: bytes, *, sent_field: str) -> tuple[Provider, ...]:
    """Operation 6; entries that cannot be sold are left out."""

    def read(entry: JsonObject) -> Provider | None:
        name, sent = entry.get("provider"), entry.get(sent_field)
        if not isinstance(name, str) or not isinstance(sent, str) or not plain(name) or not sent:
            return None
        return Provider(plain(name), str(sent), as_text(entry.get("providerLogoUrl"))[:300])

    return _listed(raw, Operation.TV_PROVIDERS, read, most=_MOST_PROVIDERS)


def packages(raw: bytes, *, currency: Currency) -> tuple[Package, ...]:
    """Operation 7; entries that cannot be sold are left out."""

    def read(entry: JsonObject) -> Package | None:
        try:
            found = wire.PackageEntry.model_validate(entry)
        except ValidationError:
            return None
        amount = plain(found.amount, most=40)
        return Package(str(found.id), plain(found.name), str(found.code), amount, read_price(amount, currency))

    return _listed(raw, Operation.TV_PACKAGES, read, most=_MOST_PACKAGES)


def _listed(
    raw: bytes, operation: Operation, read: Callable[[JsonObject], Value | None], *, most: int
) -> tuple[Value, ...]:
    body = _yes(raw, operation)
    _shape(wire.Envelope, body)
    entries = as_list(body.get("data"))
    if entries is None:
        raise UnclearError("wrong_shape")
    found = tuple(
        value
        for entry in entries[:most]
        if (fields := as_object(entry)) is not None and (value := read(fields)) is not None
    )
    if entries and not found:
        raise UnclearError("wrong_shape")
    return found


def order(raw: bytes) -> OrderReply:
    """Operation 9: a yes with everything in it, or it is not clear; what it means for the order is judged above."""
    body = _yes(raw, Operation.TV_PAY)
    _shape(wire.PaidEnvelope, body)
    data = _shape(wire.OrderData, body.get("data"))
    word = str(data.status).strip().lower()
    is_delivered, has_error = word in _DELIVERED, bool(data.error.strip())
    if is_delivered and has_error:
        status = OrderStatus.OTHER  # it says both: nobody knows
    elif is_delivered:
        status = OrderStatus.DELIVERED
    elif has_error or word in _NOT_DELIVERED:
        status = OrderStatus.NOT_DELIVERED
    else:
        status = OrderStatus.OTHER
    return OrderReply(
        status=status,
        word=plain(data.status, most=60),
        order_no=plain(data.order_no, most=60),
        reference=str(data.reference)[:200],
        error=plain(data.error, most=_MOST_SAID),
    )


def resent(raw: bytes) -> Resent:
    """Operation 10."""
    reply = _shape(wire.ResendReply, _yes(raw, Operation.RESEND_NOTICE))
    return Resent(plain(reply.message))
