"""Reads notices out of the inbox, in the thread that looks into it: a burst of them holds nobody up."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from pos_app.domain.webhook_judging import contradicts
from pos_app.domain.webhook_record import WebhookRecord
from pos_app.domain.webhook_view import BESIDE_MONEY
from pos_app.gateway.webhook_records import record_of
from pos_app.journal.database.connection import Connection
from pos_app.journal.inbox_arrivals import Arrivals, ArrivedLetter, about, arrivals, letters, mark

_FIRST_FEW: Final = 5  # the very first may be one that nobody can read


@dataclass(frozen=True, slots=True)
class ReadNotice:
    """A notice, read."""

    letter: ArrivedLetter
    record: WebhookRecord
    is_contradiction: bool = False  # it says something else than the first of its reference

    @property
    def is_worth_a_row(self) -> bool:
        """Tell whether it is more than the repeat of a notice with other white space."""
        return self.letter.is_first or self.is_contradiction


@dataclass(frozen=True, slots=True)
class ReadNotices:
    """Some of what came, and where the next of it begins."""

    up_to: tuple[int, int]
    found: tuple[ReadNotice, ...]


def arrived(sheet: Connection, inbox: str, up_to: tuple[int, int], limit: int, offset: timedelta) -> ReadNotices | None:
    """Read what came after these rows; None when another inbox lies in the place of this one meanwhile."""
    if mark(sheet) != inbox:
        return None
    came: Arrivals = arrivals(sheet, *up_to, limit)
    return ReadNotices(came.newest, tuple(_found(sheet, letter, offset) for letter in came.letters))


def read_named(sheet: Connection, inbox: str, names: Iterable[str], offset: timedelta) -> dict[str, ReadNotice]:
    """Read notices by their names; what is not there is left out."""
    if mark(sheet) != inbox:
        return {}
    return {name: ReadNotice(one, record_of(one.raw, offset=offset)) for name, one in letters(sheet, names).items()}


def _found(sheet: Connection, letter: ArrivedLetter, offset: timedelta) -> ReadNotice:
    record = record_of(letter.raw, offset=offset)
    if not letter.is_signed or not record.reference or record.kind in BESIDE_MONEY:
        return ReadNotice(letter, record)
    first = _first_of(sheet, letter, offset)
    return ReadNotice(letter, record, is_contradiction=first is not None and contradicts(first, record))


def _first_of(sheet: Connection, letter: ArrivedLetter, offset: timedelta) -> WebhookRecord | None:
    """Read what was said first about a reference, if it was not this."""
    for earlier in about(sheet, letter.reference, _FIRST_FEW):
        if earlier.number >= letter.number:
            return None
        record = record_of(earlier.raw, offset=offset)
        if record.reference and record.kind not in BESIDE_MONEY:
            return record
    return None
