"""The fields of a notice as they may be shown: plain, masked, and without what is personal until it is asked for."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from pos_app.domain.cards import passes_luhn
from pos_app.domain.plain_text import plain
from pos_app.gateway.json_text import (
    JsonNumber,
    UnclearError,
    as_list,
    as_object,
    as_text,
    compact,
    read_object,
)

_Mask = Callable[[str], str]

_MOST_FIELDS: Final = 100  # each is a line of the window; a notice that a service sends has about forty
_LONGEST_VALUE: Final = 500
_LONGEST_TEXT: Final = 4000
_SHOWN_OF_BVN: Final = frozenset({"notify", "notifytype", "status", "reference", "resultcode"})
_LAST_FOUR: Final = re.compile(
    r"account_?n(?:umber|o)$|craccount$|phone|msisdn|iban$|nuban$|^bvn|bvn_?number$|id_?number$|^pan$|card_?number",
    re.IGNORECASE,
)
_LONG_ON_PURPOSE: Final = re.compile(r"session_?id$|reference$", re.IGNORECASE)  # bank session ids are all digits
_MAIL: Final = re.compile(r"[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}")
_DIGITS: Final = re.compile(r"(?<!\d)\+?\d(?:[ -]?\d){6,}(?!\d)", re.ASCII)
_CARD_LENGTHS: Final = range(12, 20)
_PHONE_LENGTH: Final = 10
_DOT: Final = "•"


@dataclass(frozen=True, slots=True)
class Shown:
    """A notice's fields, and its text."""

    fields: tuple[tuple[str, str], ...]
    raw: str
    is_hidden: bool  # something personal was left out
    has_more: bool = False  # fields that stand in the text only


def shown(body: bytes, *, with_personal: bool = False) -> Shown:
    """Make a notice fit to be looked at; text that is no notice is masked wherever it looks like something."""
    try:
        notice = read_object(body)
    except UnclearError:
        return _unreadable(body, with_personal=with_personal)
    is_personal = as_text(notice.get("notify")).strip().lower() == "bvn"
    is_hidden = is_personal and not with_personal
    kept = {name: value for name, value in notice.items() if not is_hidden or name.lower() in _SHOWN_OF_BVN}
    mask_of = _mask_of if not (is_personal and with_personal) else _cards_only
    masked = _safe(kept, _without_cards, mask_of)
    fields = tuple(islice(_fields(masked, ""), _MOST_FIELDS + 1))
    return Shown(fields[:_MOST_FIELDS], _pretty(masked, ""), is_hidden, has_more=len(fields) > _MOST_FIELDS)


def _unreadable(body: bytes, *, with_personal: bool) -> Shown:
    text = body.decode("utf-8", "replace")
    is_hidden = "bvn" in text.lower() and not with_personal
    return Shown((), "" if is_hidden else _without_traces(plain(text, most=_LONGEST_TEXT)), is_hidden)


def _safe(value: object, mask: _Mask, mask_of: Callable[[str], _Mask]) -> object:
    """Make every name and text plain, and mask what is nobody's business; entries of a list are masked as it is."""
    if (inner := as_object(value)) is not None:
        return {plain(key): _safe(each, mask_of(key), mask_of) for key, each in inner.items()}
    if (entries := as_list(value)) is not None:
        return [_safe(each, mask, mask_of) for each in entries]
    if not isinstance(value, str):
        return value  # yes, no and nothing
    safe = mask(plain(value, most=_LONGEST_VALUE))
    return value if safe == value else safe  # a number that nothing was hidden of stays one


def _mask_of(name: str) -> _Mask:
    """Choose how what stands under a name is masked: once, as a name may be long and a list of thousands under it."""
    if _LONG_ON_PURPOSE.search(name):
        return str
    if _LAST_FOUR.search(name):
        return last_four
    return _without_traces if name.lower() == "metadata" else _without_cards_and_mail


def _cards_only(_name: str) -> _Mask:
    return _without_cards


def last_four(text: str) -> str:
    """Show the end of a number only."""
    letters = "".join(char for char in text if char.isalnum())
    kept = letters[-4:] if len(letters) > 7 else ""  # of a short one even that would be most of it
    return f"{_DOT * 4} {kept}".strip() if text else ""


def _without_cards(text: str) -> str:
    return _DIGITS.sub(lambda match: _mask_digits(match[0], least=None), text)


def _without_cards_and_mail(text: str) -> str:
    return _MAIL.sub(_mask_mail, _without_cards(text))


def _without_traces(text: str) -> str:
    """Mask whatever looks like an address, a phone, an account or a card."""
    return _MAIL.sub(_mask_mail, _DIGITS.sub(lambda match: _mask_digits(match[0], least=_PHONE_LENGTH), text))


def _mask_digits(text: str, *, least: int | None) -> str:
    digits = "".join(char for char in text if char.isdigit())
    is_card = len(digits) in _CARD_LENGTHS and passes_luhn(digits.encode())
    is_long = least is not None and len(digits) >= least
    return last_four(digits) if is_card or is_long else text


def _mask_mail(match: re.Match[str]) -> str:
    name, _, host = match[0].partition("@")
    return f"{name[0]}{_DOT * 3}@{host}"


def _fields(value: object, path: str) -> Iterator[tuple[str, str]]:
    """Tell one field after the other; whoever wants no more has no work with the rest."""
    inner: Iterable[tuple[object, object]]
    if (named := as_object(value)) is not None:
        inner = named.items()
    elif (entries := as_list(value)) is not None:
        inner = enumerate(entries)
    else:
        yield path, as_text(value)
        return
    for name, each in inner:
        yield from _fields(each, f"{path}.{name}" if path else str(name))


def _pretty(value: object, indent: str) -> str:
    """Write JSON over several lines; numbers stand as they were written."""
    further = indent + "  "
    if inner := as_object(value):
        lines = [f"{further}{compact(name)}: {_pretty(each, further)}" for name, each in inner.items()]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    if entries := as_list(value):
        return "[\n" + ",\n".join(further + _pretty(each, further) for each in entries) + f"\n{indent}]"
    return str(value) if isinstance(value, JsonNumber) else compact(value)
