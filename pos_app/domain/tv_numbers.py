"""The number a customer brings: what its provider calls it, how it is typed, read back and half hidden."""

import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from pos_app.domain.replies import Provider

MOST_CHARACTERS: Final = 20
_FEWEST: Final = 5
_GROUP: Final = 4
_SHOWN_BEFORE: Final = 4
_SHOWN_BEHIND: Final = 3
_FEWEST_HIDDEN: Final = 4
_STAR: Final = "*"


class NumberWord(StrEnum):
    """What the provider itself calls the number; the screen says it in the cashier's language."""

    SMARTCARD = "smartcard"
    IUC = "iuc"
    PHONE = "phone"
    NUMBER = "number"  # a provider nobody here knows


_WORDS: Final[Mapping[str, NumberWord]] = MappingProxyType(
    {
        "dstv": NumberWord.SMARTCARD,
        "gotv": NumberWord.IUC,
        "startimes": NumberWord.SMARTCARD,
        "showmax": NumberWord.PHONE,
    }
)


def word_of(provider: Provider) -> NumberWord:
    """Return the provider's own word for the number; services write the names in many ways."""
    name = "".join(letter for letter in provider.name.casefold() if letter.isalnum())
    return next((word for known, word in _WORDS.items() if known in name), NumberWord.NUMBER)


def cleaned(text: str, word: NumberWord = NumberWord.SMARTCARD) -> str:
    """Return what of a typed, scanned or pasted text belongs to the number.

    Digits of any script become ASCII. Where the word is not known letters may be part of the number: leaving them out
    would ask for somebody else's.
    """
    kept = (_as_ascii(char, with_letters=word is NumberWord.NUMBER) for char in text[: MOST_CHARACTERS * 8])
    return "".join(kept)[:MOST_CHARACTERS]


def can_be_checked(number: str) -> bool:
    """Tell whether asking the provider makes sense: a whole number, as `cleaned` leaves it."""
    return _FEWEST <= len(number) <= MOST_CHARACTERS and number.isascii() and number.isalnum()


def grouped(number: str) -> str:
    """Return the form for reading back: 7027 4413 902. No group is a single character."""
    cuts = [number[start : start + _GROUP] for start in range(0, len(number), _GROUP)]
    if len(cuts) > 1 and len(cuts[-1]) == 1:
        cuts[-2:] = [cuts[-2] + cuts[-1]]
    return " ".join(cuts)


def masked(number: str) -> str:
    """Return the form for paper and lists: 7027 **** 902. What is hidden, four characters or more, stands apart."""
    hidden = max(_FEWEST_HIDDEN, len(number) - _SHOWN_BEFORE - _SHOWN_BEHIND)
    shown = max(0, len(number) - hidden)
    behind = min(_SHOWN_BEHIND, (shown + 1) // 2)
    before = shown - behind
    end = len(number) - behind
    parts = (number[:before], _STAR * (end - before), number[end:])
    return " ".join(part for part in parts if part)


def _as_ascii(char: str, *, with_letters: bool) -> str:
    digit = unicodedata.decimal(char, None)
    if digit is not None:
        return str(digit)
    return char.upper() if with_letters and char.isascii() and char.isalpha() else ""
