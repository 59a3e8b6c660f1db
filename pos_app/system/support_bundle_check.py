"""The last gate before a support bundle is saved: looks for card numbers and keys itself, and trusts no redaction."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from pos_app.domain.cards import lengths_of, passes_luhn

_SHORTEST: Final = 12
_LONGEST: Final = 19
_ROW: Final = re.compile(r"\d(?:[ \u00a0._/-]{0,2}\d){11,}")  # as people and programs write a card number
_NAMED: Final = re.compile(r"[0-9a-fA-F]{32,}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")  # digests, UUIDs
_TIME: Final = re.compile(r"20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?=[T ]\d\d:|\b)|\d\d:\d\d:\d\d[.,]\d+")
_KEYS: Final = (
    re.compile(r"\b[sp]k_(?:test_|live_)?[A-Za-z0-9]{6,}"),
    re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----"),
    re.compile(r"\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}"),
    re.compile(r"(?i)\bauthorization\W{1,4}(?:bearer|basic)\s+[A-Za-z0-9._~+/=-]{8,}"),
)


def leaks_in(text: str) -> Iterator[tuple[int, str]]:
    """Tell the line and the kind of everything that must not leave the shop; never the thing itself."""
    for number, line in enumerate(text.splitlines(), 1):
        if _has_card(line):
            yield number, "what may be a card number"
        if any(pattern.search(line) for pattern in _KEYS):
            yield number, "what may be a key"


def _has_card(line: str) -> bool:
    kept = _NAMED.sub("#", _TIME.sub("#", line))
    return any(_holds_a_card(row[0]) for row in _ROW.finditer(kept))


def _holds_a_card(row: str) -> bool:
    """Try every start in a row: a number may have something stuck to it on either side."""
    digits = "".join(str(unicodedata.decimal(char)) for char in row if char.isdecimal()).encode("ascii")
    return any(
        passes_luhn(digits[start : start + length])
        for start in range(len(digits) - _SHORTEST + 1)
        for length in lengths_of(digits[start : start + 6])
        if _SHORTEST <= length <= _LONGEST and start + length <= len(digits)
    )
