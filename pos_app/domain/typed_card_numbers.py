"""Finds a card number in words that somebody typed: they are kept for good, printed and exported."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from pos_app.domain.cards import is_whole_number, lengths_of
from pos_app.domain.errors import KnownError
from pos_app.domain.plain_text import plain
from pos_app.domain.sentence import Sentence

_REFUSAL: Final = Sentence("Do not write a card number here.")
_GROUP: Final = re.compile(r"\d+", re.ASCII)
_MOST_BETWEEN: Final = 3  # signs between two groups of one number
_FEWEST, _MOST = 4, 6  # digits of a group, but of the last one, as people write a card number
_EXPIRY: Final = frozenset({4, 7})  # digits that are stuck to a number: MMYY, and with the CVV


def own_words(text: object, *, most: int = 200) -> str:
    """Make what somebody typed plain; KnownError for words with a card number in them."""
    if holds_card_number(str(text)):
        raise KnownError(_REFUSAL)
    return plain(text, most=most)


def holds_card_number(text: str) -> bool:
    """Tell whether a card number stands in a text, whatever stands beside it."""
    return any(is_whole_number(digits.encode()) for digits in _numbers("".join(_visible(text))))


def _visible(text: str) -> Iterator[str]:
    """Write digits of any script as ours, and leave out what nobody sees."""
    for char in text:
        digit = unicodedata.decimal(char, None)
        if digit is not None:
            yield str(digit)
        elif not unicodedata.category(char).startswith("C") or char.isspace():
            yield char


def _numbers(text: str) -> Iterator[str]:
    """Yield what may be one number: all digits together, each group of them, and groups one behind the other."""
    groups = list(_GROUP.finditer(text))
    yield "".join(group[0] for group in groups)
    for place, first in enumerate(groups):
        yield from _in_one_piece(first[0])
        joined, before = first[0], first
        for group in takewhile(lambda each: len(each[0]) <= _MOST, groups[place + 1 :]):
            between = text[before.end() : group.start()]
            is_whole = _FEWEST <= len(before[0]) <= _MOST
            if not is_whole or len(between) > _MOST_BETWEEN or any(map(str.isalnum, between)):
                break
            joined, before = joined + group[0], group
            yield joined


def _in_one_piece(digits: str) -> Iterator[str]:
    yield digits
    for length in lengths_of(digits.encode()):
        stuck = digits[length:]
        if len(stuck) in _EXPIRY and "01" <= stuck[:2] <= "12":
            yield digits[:length]
