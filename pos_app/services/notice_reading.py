"""Reads notices out of the inbox, in the thread that looks into it: a burst of them holds nobody up."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from pos_app.domain.judging import contradicts
from pos_app.domain.records import Record
from pos_app.gateway.records import record_of
from pos_app.journal.letter_views import Arrivals, Letter, about, arrivals, letters, mark
from pos_app.journal.sheet import Sheet

_FIRST_FEW: Final = 5  # the very first may be one that nobody can read


@dataclass(frozen=True, slots=True)
class Found:
    """A notice, read."""

    letter: Letter
    record: Record
    is_contradiction: bool = False  # it says something else than the first of its reference

    @property
    def is_worth_a_row(self) -> bool:
        """Tell whether it is more than the repeat of a notice with other white space."""
        return self.letter.is_first or self.is_contradiction


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some of what came, and where the next of it begins."""

    up_to: tuple[int, int]
    found: tuple[Found, ...]


def arrived(sheet: Sheet, inbox: str, up_to: tuple[int, int], limit: int, offset: timedelta) -> Stretch | None:
    """Read what came after these rows; None when another inbox lies in the place of this one meanwhile."""
    if mark(sheet) != inbox:
        return None
    came: Arrivals = arrivals(sheet, *up_to, limit)
    return Stretch(came.newest, tuple(_found(sheet, letter, offset) for letter in came.letters))


def read_named(sheet: Sheet, inbox: str, names: Iterable[str], offset: timedelta) -> dict[str, Found]:
    """Read notices by their names; what is not there is left out."""
    if mark(sheet) != inbox:
        return {}
    return {name: Found(one, record_of(one.raw, offset=offset)) for name, one in letters(sheet, names).items()}


def _found(sheet: Sheet, letter: Letter, offset: timedelta) -> Found:
    record = record_of(letter.raw, offset=offset)
    if not letter.is_signed or not record.reference:
        return Found(letter, record)
    first = _first_of(sheet, letter, offset)
    return Found(letter, record, is_contradiction=first is not None and contradicts(first, record))


def _first_of(sheet: Sheet, letter: Letter, offset: timedelta) -> Record | None:
    """Read what was said first about a reference, if it was not this."""
    for earlier in about(sheet, letter.reference, _FIRST_FEW):
        if earlier.number >= letter.number:
            return None
        record = record_of(earlier.raw, offset=offset)
        if record.reference:
            return record
    return None
