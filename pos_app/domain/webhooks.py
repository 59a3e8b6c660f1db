"""Notices: how one is taken in, and what tells two apart, read from a body that may hold anything."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import cast

from pos_app.domain.references import folded

PERSONAL_DAYS = 30  # that what a payer told of themselves is kept
_LONGEST_PART = 120


class TakenNotice(StrEnum):
    """How a notice was taken in."""

    KEPT = "kept"  # on disk, or counted as a repeat of what is
    FORGED = "forged"  # its signature is not ours
    NOT_STORED = "not_stored"  # the disk said no: the service has to send it again
    PING = "ping"  # the service asks, without a signature, whether anybody is there: answered, and nothing else


@dataclass(frozen=True, slots=True)
class NoticeKey:
    """The parts that make a notice the same one as another; a missing part is ''."""

    notify: str
    data_type: str
    data_id: str
    reference: str
    status: str


NO_KEY = NoticeKey("", "", "", "", "")


def is_ping(body: object) -> bool:
    """Tell whether somebody only asks whether this address answers."""
    return _part(_mapping(body).get("notify")).strip().lower() == "test_assess"


def key_of(body: object) -> NoticeKey:
    """Read the key; BVN results carry their reference and status at the top instead of in `data`.

    One reference is the same one however it is spelt.
    """
    top = _mapping(body)
    data = _mapping(top.get("data"))
    return NoticeKey(
        notify=_part(top.get("notify")),
        data_type=_part(data.get("type")),
        data_id=_part(data.get("id")),
        reference=_part(_folded(data.get("reference") or top.get("reference"))),
        status=_part(data.get("status") or top.get("status")),
    )


def _mapping(value: object) -> Mapping[str, object]:
    return cast("Mapping[str, object]", value) if isinstance(value, Mapping) else {}


def _folded(value: object) -> object:
    return folded(value) if isinstance(value, str) else value


def _part(value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int):
        return ""
    # Lone surrogates are legal in JSON and in no database; what is too long to keep still differs from another.
    text = str(value).encode(errors="backslashreplace")
    return text.decode() if len(text) <= _LONGEST_PART else sha256(text).hexdigest()
