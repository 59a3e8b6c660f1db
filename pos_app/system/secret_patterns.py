"""What a secret looks like: card numbers, keys, tokens and named fields, found and hidden in any text."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from pos_app.domain.cards import LONGEST_NUMBER, SHORTEST_NUMBER, is_whole_number, lengths_of, passes_luhn

CARD: Final = "[card]"
HIDDEN: Final = "[hidden]"

_ISSUED: Final = re.compile(rb"[3-9]|2[2-7]")  # 0, 1 and the rest of 2 are not first digits of cards
_BRANDED: Final = frozenset(b"23456")

_KEY: Final = re.compile(r"((?:sk|pk)_(?:test|live)_)[A-Za-z0-9]+|(?<![A-Za-z0-9])[sp]k_[A-Za-z0-9_]{8,}")
_JWT: Final = re.compile(r"eyJ[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]{5,}(?:\.[A-Za-z0-9_-]*)?")
_CREDENTIAL: Final = re.compile(r"(?i)\b(bearer|basic)[\s:]{1,3}[A-Za-z0-9._~+/=-]{8,}")
_SIGNATURE: Final = re.compile(r"(?<![0-9A-Fa-f])[0-9A-Fa-f]{96,}(?![0-9A-Fa-f])")  # HMAC-SHA-512, encrypted cards
_FIELD: Final = re.compile(
    r"""
    (?P<name>
        (?:cvv2?|cvc2?|token|secret(?:[_-]?key)?|passw(?:or)?d|api[_-]?key|authorization|cookie)
      | (?<![a-z])(?:pin|otp|pan|jwt|csc|security[_-]?code|track[12]?|input_value|card[_-]?number
                    |exp(?:iry|iration)?[_-]?(?:month|year|date)|expiry)
    )
    (?P<gap>\\*["']?\s{0,3}[:=]\s{0,3}|\\*["'],\s{0,3})           # "cvv": , cvv=, ("cvv",
    (?P<value>
        (?:bytearray\()?b?"[^"\\]*"\)? | (?:bytearray\()?b?'[^'\\]*'\)?
      | \\+["'][^"'\\]*\\+["']                                    # JSON within JSON
      | [^\s"',;&\\{}\[\]()]+
    )
    """,
    re.IGNORECASE | re.VERBOSE,
)
_SPOKEN_CVV: Final = re.compile(
    r"(?i)\b(cv[vc]2?|security code)\b([^0-9a-z]{1,4}(?:is|was|of)?[^0-9a-z]{0,4})[0-9]{3,4}(?![0-9])"
)
_TRACK: Final = re.compile(r"[0-9]{12,19}(?:[=D][0-9]{4,}|\^[^^\n]{2,26}\^[0-9]{4,})[^\s\"']*")

# What must be readable in a log and could be mistaken for digits of a card.
_READABLE: Final = re.compile(
    r"""
    (?<![\d-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])              # 2025-01-01T12:00:00.123456+01:00
        (?:[T\ ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?(?![\d-])
  | (?<![\d/])(?:0[1-9]|[12]\d|3[01])/(?:0[1-9]|1[0-2])/(?:19|20)\d\d(?![\d/])     # 01/01/2025
  | (?<![\d:])(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:[.,]\d{1,9})?(?![\d:])           # 12:00:00
  | (?<![\d.,])(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})\.\d{2}(?![.,]?\d)               # 12500.00 and 12,500.00
  | (?<![\d.,])\d{1,3}(?:,\d{3}){1,3}(?![.,]?\d)                                   # 12,500
  | (?<![A-Za-z0-9])[a-z0-9]{1,12}-(?=[0-9]*[a-z])[a-z0-9]{21}(?![A-Za-z0-9])      # a reference of ours
    """,
    re.VERBOSE | re.ASCII,
)
_RUN: Final = re.compile(r"\d+(?:[\W_]{1,4}\d+)*")
_GROUP: Final = re.compile(r"\d+")


def hide_secrets(text: str) -> str:
    """Hide everything that looks like a secret; codes, amounts, times and references stay."""
    text = _TRACK.sub(CARD, text)
    text = _KEY.sub(lambda found: (found[1] or "") + HIDDEN, text)
    text = _JWT.sub(HIDDEN, text)
    text = _CREDENTIAL.sub(lambda found: f"{found[1]} {HIDDEN}", text)
    text = _SIGNATURE.sub(HIDDEN, text)
    text = _FIELD.sub(lambda found: found["name"] + found["gap"] + HIDDEN, text)
    text = _SPOKEN_CVV.sub(lambda found: found[1] + found[2] + HIDDEN, text)
    return _hide_cards(text)


def _hide_cards(text: str) -> str:
    pieces: list[str] = []
    done = 0
    for start, end in _cards(text):
        pieces += (text[done:start], CARD)
        done = end
    return "".join((*pieces, text[done:]))


def _cards(text: str) -> Iterator[tuple[int, int]]:
    """Find where card numbers stand, joined where they overlap."""
    done = 0
    for kept in _READABLE.finditer(text):
        if _names_a_card(kept[0]):
            continue
        yield from _cards_between(text, done, kept.start())
        done = kept.end()
    yield from _cards_between(text, done, len(text))


def _names_a_card(kept: str) -> bool:
    """Tell whether something readable carries a whole card number, as a reference made of one would."""
    return any(
        is_whole_number(_plain_digits(group[0])[:length]) for group in _GROUP.finditer(kept) for length in (15, 16, 19)
    )


def _cards_between(text: str, first: int, last: int) -> Iterator[tuple[int, int]]:
    for run in _RUN.finditer(text, first, last):
        if run.end() - run.start() < SHORTEST_NUMBER:
            continue
        found_start, found_end = -1, -1
        for start, end in _cards_in_run(text, run.start(), run.end()):
            if start >= found_end:
                if found_end > 0:
                    yield found_start, found_end
                found_start = start
            found_end = max(found_end, end)
        if found_end > 0:
            yield found_start, found_end


def _cards_in_run(text: str, first: int, last: int) -> Iterator[tuple[int, int]]:
    """Try every group of digits and every row of neighbouring groups, in the order of their starts."""
    groups = [(group.start(), group.end(), _plain_digits(group[0])) for group in _GROUP.finditer(text, first, last)]
    for place, (start, end, digits) in enumerate(groups):
        if _is_like_a_card(digits) or _begins_with_a_card(digits):
            yield start, end
        if digits[0] not in _BRANDED:
            continue
        joined = digits
        for _, next_end, next_digits in groups[place + 1 : place + LONGEST_NUMBER]:
            joined += next_digits
            if len(joined) > LONGEST_NUMBER:
                break
            # In several pieces only the number of a known brand counts, so that lists of numbers stay.
            if is_whole_number(joined):
                yield start, next_end


def _is_like_a_card(digits: bytes) -> bool:
    """Judge digits in one piece: of any brand, but not a number that begins like a date or a count of seconds."""
    return SHORTEST_NUMBER <= len(digits) <= LONGEST_NUMBER and bool(_ISSUED.match(digits)) and passes_luhn(digits)


def _begins_with_a_card(digits: bytes) -> bool:
    """Find a number with an expiry or a CVV stuck to it; in a row longer than any count of seconds, anywhere."""
    if len(digits) < SHORTEST_NUMBER:
        return False
    starts = range(len(digits) - SHORTEST_NUMBER) if len(digits) > LONGEST_NUMBER else (0,)
    return any(
        passes_luhn(digits[start : start + length])
        for start in starts
        for length in lengths_of(digits[start : start + 6])
        if start + length <= len(digits)
    )


def _plain_digits(text: str) -> bytes:
    """Read digits of any script."""
    return "".join(str(unicodedata.decimal(char)) for char in text).encode("ascii")
