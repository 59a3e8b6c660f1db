"""Finds what is left of a card in bytes from anywhere: plain, wide, in base64 and in hex, whole or in parts."""

import base64
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pos_app.domain.cards import passes_luhn

_GRAM: Final = 5  # digits searched for at once
_ENOUGH: Final = 8  # digits in a row; the first six, the next six and the last four may each lie somewhere alone
_NEAR: Final = 48  # bytes around a CVV in which nothing may say that it is one
_GRAMS: Final = range(0, 16 - _GRAM + 1, _GRAM)
_NARROW: Final = ("ascii", "hex")
_WIDE: Final = {"ascii": 1, "utf-16": 2, "utf-32": 4, "hex": 2}


@dataclass(frozen=True, slots=True)
class Marker:
    """A card that nobody has, so that its digits mean only one thing wherever they are found."""

    number: str
    month: str
    year: str
    cvv: str

    @classmethod
    def drawn(cls, dice: random.Random) -> "Marker":
        """Draw one: a Visa number of the right form without two alike digits in a row."""
        while True:
            number = "41" + "".join(map(str, (dice.randrange(10) for _ in range(14))))
            is_plain = all(before != after for before, after in pairwise(number))
            if is_plain and passes_luhn(number.encode()):
                return cls(number, "07", "83", str(dice.randrange(200, 1000)))


@dataclass(frozen=True, slots=True)
class Trace:
    """Something that was found."""

    what: str
    how: str
    at: int


def traces_in(data: bytes, marker: Marker) -> Iterator[Trace]:
    """Find the number, from eight digits in a row on, and the CVV beside the expiry or a word for it."""
    # A wide spelling is the plain one with zeros in between, and most of a memory is zeros: this look is the fast one.
    squeezed = data.translate(None, b"\0")
    if any(_spelled(marker.number[first : first + _GRAM], how) in squeezed for first in _GRAMS for how in _NARROW):
        yield from _numbers(data, marker.number)
    if any(middle.encode() in squeezed for middle in _middles(marker.number)):
        yield from _numbers_in_groups(data, marker.number)
    yield from _numbers_in_base64(data, marker.number)
    yield from _cvvs(data, marker)


def texts_in(data: bytes, text: str) -> Iterator[Trace]:
    """Find any other secret, as a whole."""
    for how, needle in _spellings(text):
        if (at := data.find(needle)) >= 0:
            yield Trace(f"{text[:7]}…", how, at)


def _numbers(data: bytes, number: str) -> Iterator[Trace]:
    for how in _WIDE:
        step = _WIDE[how]
        digits = [_spelled(digit, how) for digit in number]
        for first in _GRAMS:
            gram = b"".join(digits[first : first + _GRAM])
            gram = gram[: len(gram) - step + len(digits[0].rstrip(b"\0"))]  # of either order of bytes
            at = data.find(gram)
            while at >= 0:
                row = _row_around(data, number, how, at, first)
                if row >= _ENOUGH:
                    yield Trace(f"{row} digits of the number", how, at)
                at = data.find(gram, at + 1)


def _row_around(data: bytes, number: str, how: str, at: int, first: int) -> int:
    """Count how many digits of the number stand in a row here."""
    step = _WIDE[how]

    def holds(place: int) -> bool:
        spot = at + (place - first) * step
        sign = _spelled(number[place], how).rstrip(b"\0")
        return spot >= 0 and data[spot : spot + len(sign)] == sign

    low = high = first
    while low > 0 and holds(low - 1):
        low -= 1
    while high < len(number) and holds(high):
        high += 1
    return high - low


def _numbers_in_base64(data: bytes, number: str) -> Iterator[Trace]:
    for spelling in ("ascii", "utf-16-le", "utf-16-be"):
        for needle in _in_base64(number.encode(spelling)):
            if (at := data.find(needle)) >= 0:
                yield Trace("the number", f"base64 of {spelling}", at)


def _cvvs(data: bytes, marker: Marker) -> Iterator[Trace]:
    """Three digits mean nothing alone: they are looked for beside the expiry, and beside a word that names them."""
    expiry = rf"{marker.month}[^0-9]{{0,24}}(20)?{marker.year}"
    cvv = rf"{marker.cvv}(?![0-9])"
    told = re.compile(rf"{expiry}[^0-9]{{0,24}}{cvv}|cv[vc]2?[^0-9]{{1,6}}{cvv}", re.IGNORECASE)
    wide = b"\0".join(_spelled(digit, "ascii") for digit in marker.cvv)
    for how, needle in (("ascii", marker.cvv.encode()), ("utf-16", wide)):
        near = _NEAR if how == "ascii" else 2 * _NEAR
        at = data.find(needle)
        while at >= 0:
            around = data[max(0, at - near) : at + near]
            if told.search(around.replace(b"\0", b"").decode("latin-1")):
                yield Trace("the CVV, told as one", how, at)
            at = data.find(needle, at + 1)
    for whole in (marker.month + marker.year + marker.cvv, f'"cvv":"{marker.cvv}"'):
        hexed = whole.encode().hex().encode()
        for how, needle in (("hex", hexed), *(("base64", each) for each in _in_base64(whole.encode()))):
            if (at := data.find(needle)) >= 0:
                yield Trace("the CVV, told as one", how, at)


def _spelled(sign: str, how: str) -> bytes:
    match how:
        case "utf-16":
            return sign.encode("utf-16-le")
        case "utf-32":
            return sign.encode("utf-32-le")
        case "hex":
            return sign.encode().hex().encode()
        case _:
            return sign.encode()


def _spellings(text: str) -> Iterator[tuple[str, bytes]]:
    plain = text.encode()
    yield "ascii", plain
    yield "utf-16-le", text.encode("utf-16-le")
    yield "utf-16-be", text.encode("utf-16-be")
    yield "hex", plain.hex().encode()
    yield "HEX", plain.hex().upper().encode()
    for needle in _in_base64(plain):
        yield "base64", needle


def _numbers_in_groups(data: bytes, number: str) -> Iterator[Trace]:
    """As it is printed on the card and shown in the field: in fours."""
    for middle in _middles(number):
        for how in ("ascii", "utf-16-le", "utf-16-be"):
            if (at := data.find(middle.encode(how))) >= 0:
                yield Trace("the number in groups", how, at)


def _middles(number: str) -> Iterator[str]:
    for between in " -":
        yield between.join((number[4:8], number[8:12]))


def _in_base64(raw: bytes) -> Iterator[bytes]:
    """What base64 makes of these bytes wherever they begin, less the signs that hang on what stands beside them."""
    for before in range(3):
        made = base64.b64encode(bytes(before) + raw)
        start = (before * 8 + 5) // 6
        end = (before + len(raw)) * 8 // 6
        yield made[start:end]
