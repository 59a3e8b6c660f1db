"""What is written into the journal, and how its facts become text."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final, cast

from pos_app.domain.events import Topic
from pos_app.domain.money import Money

Fact = str | int | bool | None

_KIND = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
_LARGEST: Final = 2**63 - 1
_write: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


class NotAFactError(ValueError):
    """The value cannot be written into the journal."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened: its kind, the thing it happened to, the facts, and which bell it rings."""

    kind: str
    subject: str
    facts: Mapping[str, Fact]
    topic: Topic

    def __post_init__(self) -> None:
        if _KIND.fullmatch(self.kind) is None:
            raise NotAFactError("A kind is written in small letters.")
        if not _is_text(self.subject):
            raise NotAFactError("A subject is text.")
        for name, value in self.facts.items():
            _check(name, value)
        # The pen writes later and in another thread: what the caller changes by then is no part of this.
        object.__setattr__(self, "facts", MappingProxyType(dict(self.facts)))


def money_facts(amount: Money) -> dict[str, Fact]:
    """Tell an amount as facts: every line that has one has it like this."""
    return {"minor": amount.minor, "currency": amount.currency.value}


def as_text(facts: Mapping[str, Fact]) -> str:
    """Write facts in the one form that is hashed: JSON, sorted, without spaces, ASCII."""
    return _write(dict(facts))


def from_text(text: str) -> Mapping[str, Fact]:
    """Read what `as_text` wrote."""
    return MappingProxyType(cast("dict[str, Fact]", json.loads(text)))


def stamp(moment: datetime) -> str:
    """Write a moment as UTC, always of one length, so that text sorts as time does."""
    if moment.tzinfo is None:
        raise NotAFactError("A moment without a zone is no moment.")
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def _check(name: object, value: object) -> None:
    # Callers are checked by types; facts taken from outside are not, and a float would reach money.
    if not isinstance(name, str) or not (value is None or isinstance(value, str | int)):
        raise NotAFactError(f"The fact {name!r} is neither text, a whole number, yes or no, nor nothing.")
    if isinstance(value, int) and not -_LARGEST <= value <= _LARGEST:
        raise NotAFactError(f"The fact {name!r} is too large a number.")


def _is_text(subject: str) -> bool:
    # Lone surrogates are text to Python and to no database; facts may hold them, JSON escapes them.
    return "\x00" not in subject and (subject.isascii() or not any("\ud800" <= char <= "\udfff" for char in subject))
