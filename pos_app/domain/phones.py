"""Telephone numbers as people write them: with a plus, a country or a nought in front, with gaps or without."""

import re
from typing import Final

from pos_app.domain.plain_text import plain

_LONGEST: Final = 20
_TYPED: Final = re.compile(r"\+?[0-9(][0-9 ()/-]*", re.ASCII)
_FEWEST: Final = 6  # digits that are looked for as one number, whatever stands between them
_WHOLE: Final = range(10, 14)  # digits of a number that is not being typed any more
TAIL: Final = 9  # digits that are the same whatever stands in front of them


def digits_of(number: str | None) -> str:
    """Leave its digits: of what has letters in it nothing, since it is no number that is called."""
    text = plain(number, most=_LONGEST)
    digits = "".join(char for char in text if char.isascii() and char.isdigit())
    return "" if any(char.isalpha() for char in text) else digits


def as_typed(text: str) -> str:
    """Read a number that is typed in groups, or with a country in front; '' for what is no such number."""
    digits = "".join(char for char in text if char.isdigit())
    if _TYPED.fullmatch(text) is None or not _FEWEST <= len(digits) < _WHOLE.stop:
        return ""
    return digits if text != digits or is_whole(digits) else ""


def is_whole(digits: str) -> bool:
    """Tell whether so many digits can be a whole number."""
    return len(digits) in _WHOLE
