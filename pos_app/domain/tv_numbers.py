"""The number a customer brings: what its provider calls it, how it is typed, read back and half hidden."""

import re
import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from pos_app.domain.replies import Provider
from pos_app.domain.typed_card_numbers import own_words

MOST_CHARACTERS: Final = 20
_MOST_READ: Final = 160  # characters of a paste that are read for a number at all
_FEWEST: Final = 5
_GROUP: Final = 4
_SHOWN_BEFORE: Final = 4
_SHOWN_BEHIND: Final = 3
_FEWEST_HIDDEN: Final = 4
_STAR: Final = "*"
_A_WHOLE_ONE: Final = 7  # digits in one run; groups in which a number is written down have fewer
_A_LABEL: Final = 2  # letters; one alone is a digit misread: O, l
_STANDS_BETWEEN: Final = frozenset(" \t\u00a0\u202f-\u2010\u2011\u2012\u2013\u2014._()")  # within one number
_RUN: Final = re.compile(r"[0-9A-Z]+")


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


class Unread(StrEnum):
    """Why a text is not taken for a number: a guess would renew somebody else's television."""

    LETTERS = "letters"
    TWO_NUMBERS = "two_numbers"
    TOO_LONG = "too_long"


class NotOneNumberError(ValueError):
    """The text cannot be read as one number, whole and as it stands."""

    def __init__(self, why: Unread) -> None:
        super().__init__(why.value)
        self.why = why


def read_number(text: str, word: NumberWord = NumberWord.SMARTCARD) -> str:
    """Return the number in a typed, scanned or pasted text; what stands between its groups is left out.

    Digits of any script become ASCII. A label that stands apart, such as "IUC:", is no part of it. Where the word is
    not known letters may be part of the number: leaving them out would ask for somebody else's.
    """
    if len(text) > _MOST_READ:
        raise NotOneNumberError(Unread.TOO_LONG)
    plain_text = "".join(_as_ascii(char) for char in text)
    parts = _digits_only(plain_text) if word is not NumberWord.NUMBER else _with_letters(plain_text)
    whole = [part for part in parts if part]
    if len(whole) > 1 or any(_is_two(part) for part in whole):
        raise NotOneNumberError(Unread.TWO_NUMBERS)
    number = "".join(_RUN.findall(whole[0])) if whole else ""
    if len(number) > MOST_CHARACTERS:
        raise NotOneNumberError(Unread.TOO_LONG)
    return number


def refuse_card(number: str, provider: Provider) -> None:
    """Raise KnownError for the number of a payment card: it would be sent, kept and printed as a decoder's.

    Of a provider that nobody here knows a number may look like one.
    """
    if word_of(provider) is not NumberWord.NUMBER:
        own_words(number)


def characters_in(text: str, word: NumberWord = NumberWord.SMARTCARD) -> int:
    """Count what of the beginning of a readable text belongs to its number: where the caret stands."""
    plain_text = "".join(_as_ascii(char) for char in text)
    return sum(char.isdigit() or (word is NumberWord.NUMBER and char.isalpha()) for char in plain_text)


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


def _as_ascii(char: str) -> str:
    """Return a digit or a capital letter, nothing for what cannot be seen, and anything else as it is."""
    digit = unicodedata.decimal(char, None)
    if digit is not None:
        return str(digit)
    return "" if unicodedata.category(char) == "Cf" else char.upper() if char.isascii() else char


def _digits_only(text: str) -> list[str]:
    """Split at everything that does not stand within a number; labels are gone."""
    without_labels = re.sub(r"[^\W\d_]+", _label, text)
    if any(char.isalnum() and not char.isascii() for char in without_labels):
        raise NotOneNumberError(Unread.LETTERS)
    return _split(without_labels)


def _label(found: re.Match[str]) -> str:
    before, behind = found.string[: found.start()][-1:], found.string[found.end() :][:1]
    if not found[0].isalpha() or len(found[0]) < _A_LABEL or before.isdigit() or behind.isdigit():
        raise NotOneNumberError(Unread.LETTERS)
    return ";"  # whatever stands on either side of a word is not one number


def _with_letters(text: str) -> list[str]:
    if any(char.isalnum() and not char.isascii() for char in text):
        raise NotOneNumberError(Unread.LETTERS)
    return _split(text)


def _split(text: str) -> list[str]:
    parts = "".join(char if char.isalnum() or char in _STANDS_BETWEEN else "\n" for char in text).split("\n")
    return [part for part in parts if _RUN.search(part)]


def _is_two(part: str) -> bool:
    return sum(len(run) >= _A_WHOLE_ONE for run in _RUN.findall(part)) > 1
