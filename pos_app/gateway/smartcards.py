"""What the reply of operation 8 says of a smartcard number, in either of the two shapes it has been seen in."""

from itertools import islice
from typing import Final

from pos_app.domain.errors import Operation
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Validated
from pos_app.gateway.json_text import JsonObject, UnclearError, as_object, as_text, read_object
from pos_app.gateway.reply_parsing import SaidNoError, refuse

_CODES_OF_YES: Final = frozenset({"", "000", "00000"})
_MOST_FIELDS: Final = 200  # of one place; names are compared letter by letter
_LONGEST_NAME: Final = 60
_WORDS_OF_NO: Final = frozenset({"failed", "reversed", "cancelled"})


def validated(raw: bytes) -> Validated:
    """Read who the number belongs to; without a name an accepted number is still accepted."""
    body = read_object(raw)
    if body.get("success") is False or body.get("status") is False:
        refuse(raw, Operation.TV_VALIDATE)
    data = as_object(body.get("data")) or {}
    places = [data, as_object(data.get("content")) or {}, as_object(body.get("content")) or {}, body]
    complaint = next((said for place in places if (said := _complaint(place))), "")
    if complaint:
        raise SaidNoError(complaint)
    is_yes = body.get("success") is True or (
        # The other shape has no `success`: its content speaks for it.
        "success" not in body and as_object(body.get("content")) is not None
    )
    place = next((place for place in places if _field(place, "customername")), None)
    if place is None and not is_yes:
        raise UnclearError("wrong_shape")
    if as_text(body.get("code")) not in _CODES_OF_YES:
        raise UnclearError("wrong_code")
    found = place or places[1] or places[2]  # without a name an order result has nothing to tell of a person
    return Validated(
        customer=_field(found, "customername"),
        number=_field(found, "customernumber"),
        # Beside an order number the word is that of the order, not of the decoder.
        status=_field(found, "status") if found not in (data, body) else "",
        bouquet=_field(found, "currentbouquet"),
        due_date=_field(found, "duedate"),
        renewal_amount=_field(found, "renewalamount"),
    )


def _complaint(place: JsonObject) -> str:
    for name in ("errorMsg", "error", "errors"):
        said = plain(as_text(place.get(name)))
        if said and said not in {"false", "[]", "{}"}:
            return said
    word = as_text(place.get("status")).strip().lower()
    return plain(place.get("message") or word) if word in _WORDS_OF_NO else ""


def _field(place: JsonObject, name: str) -> str:
    """Find a field however its name is spelt: Customer_Name, customerName, customer name."""
    for spelt, value in islice(place.items(), _MOST_FIELDS):
        if len(spelt) <= _LONGEST_NAME and "".join(letter for letter in spelt.lower() if letter.isalnum()) == name:
            return plain(value) if isinstance(value, str) else ""
    return ""
