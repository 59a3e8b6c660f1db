"""Finds packages by name, code or price, quickly enough for every press of a key."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pos_app.domain.money import Currency, any_of
from pos_app.domain.replies import Package

_LONGEST: Final = 80
# Letters of Hausa, Twi and others that have no accent to be taken off.
_PLAIN_LETTERS: Final = str.maketrans("ɓɗƙƴɛɔŋøłı", "bdkyeonoli")
_SEPARATOR: Final = re.compile(r"(?<=[0-9]),(?=[0-9]{3})")
_SYMBOLS: Final = str.maketrans("", "", "".join(re.sub(r"\w", "", each.symbol) for each in Currency))
_LETTERS_OF_SIGNS: Final = {re.sub(r"\W", "", sign) for each in Currency for sign in each.signs} - {""}
# An amount on its way: n1, n19, n19, and n19,0 are typed before n19,000 is.
_AMOUNT: Final = re.compile(rf"(?:{any_of(sorted(_LETTERS_OF_SIGNS))})?([0-9][0-9,]*(?:\.[0-9]*)?)")
_END: Final = "\n"
_BETWEEN_WORDS: Final = re.compile(r"[^0-9a-z\n]+")


@dataclass(frozen=True, slots=True)
class _Line:
    package: Package
    text: str  # everything that can be found, folded
    whole: tuple[str, ...]  # what is a hit of its own: the code, the price


class PackageIndex:
    """The packages of one provider, folded once."""

    def __init__(self, packages: Sequence[Package]) -> None:
        self._packages = tuple(packages)
        self._lines = _lines(self._packages)

    def find(self, text: str) -> tuple[Package, ...]:
        """Return the packages in which every word occurs, in the order of the list; a whole code or price leads."""
        words = [_word(word) for word in fold(text[:_LONGEST]).translate(_SYMBOLS).split()]
        if not words:
            return self._packages
        found = self._lines
        for word in words:
            found = [line for line in found if word in line.text]
        whole = " ".join(words)
        first = [line.package for line in found if whole in line.whole]
        if not first:
            return tuple(line.package for line in found)
        return (*first, *(line.package for line in found if whole not in line.whole))


def fold(text: str) -> str:
    """Take case, accents and the commas of amounts off a text."""
    if text.isascii():
        return _SEPARATOR.sub("", text.lower())
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    marks = {ord(char): None for char in set(folded) if unicodedata.combining(char)}
    return _SEPARATOR.sub("", folded.translate(_PLAIN_LETTERS | marks))


def _word(word: str) -> str:
    amount = _AMOUNT.fullmatch(word)
    return amount[1].replace(",", "") if amount else word


def _lines(packages: Sequence[Package]) -> tuple[_Line, ...]:
    names, codes = _folded([each.name for each in packages]), _folded([each.code for each in packages])
    # The names once more without what joins their words, and the codes: "add on" finds "add-on", "gotvmax" "gotv-max".
    spoken, joined = _BETWEEN_WORDS.sub(" ", names), _BETWEEN_WORDS.sub("", codes)
    columns = (column.split(_END)[:-1] for column in (names, codes, spoken, joined))
    return tuple(_line(package, *texts) for package, *texts in zip(packages, *columns, strict=True))


def _folded(texts: Sequence[str]) -> str:
    """Fold a whole column in one go: one by one a thousand take as long as a frame of the screen."""
    return fold("".join(text.replace(_END, " ") + _END for text in texts))


def _line(package: Package, name: str, code: str, spoken: str, joined: str) -> _Line:
    price = package.price.wire() if package.price is not None else package.amount
    whole = (code, price, price.removesuffix(".00"), price.removesuffix("0") if "." in price else price)
    return _Line(package, _END.join((name, code, spoken, joined, price)), whole)
