"""Sets a slip in columns: what a printer with so many letters in a line prints, line by line."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from pos_app.domain.plain_text import plain
from pos_app.domain.slip import SlipKind, SlipLine

_MOST: Final = 400  # letters of one text
_WIDE: Final = frozenset("WF")  # as the Unicode names them: letters two columns wide
_GAP: Final = 1
_ROWS: Final = frozenset({SlipKind.ROW, SlipKind.TOTAL})
_LARGE: Final = frozenset({SlipKind.TITLE, SlipKind.VERDICT, SlipKind.TOTAL})


@dataclass(frozen=True, slots=True)
class PaperLine:
    """One line of paper: at most as many columns as there are, half as many when it is wide."""

    text: str
    is_bold: bool = False
    is_wide: bool = False
    is_tall: bool = False


def printable(text: str) -> str:
    """Take from a text all that is no letter: nothing in it may speak to a printer."""
    composed = unicodedata.normalize("NFC", plain(text, most=_MOST))
    return "".join(char for char in composed if not unicodedata.category(char).startswith(("C", "Z")) or char == " ")


def typeset(lines: Iterable[SlipLine], columns: int) -> tuple[PaperLine, ...]:
    """Set these lines for a paper of so many columns."""
    return tuple(set_line for line in lines for set_line in _set(line, columns))


def columns_of(text: str) -> int:
    """Count the columns that a text takes."""
    return sum(map(_columns_of_letter, text))


def clusters(text: str) -> Iterator[str]:
    """Take a text apart into letters, each with the marks that stand on it."""
    whole = ""
    for char in text:
        if whole and _columns_of_letter(char):
            yield whole
            whole = ""
        whole += char
    if whole:
        yield whole


def _set(line: SlipLine, columns: int) -> Iterator[PaperLine]:
    left, right, kind = printable(line.left), printable(line.right), line.kind
    if kind is SlipKind.DASHES:
        yield PaperLine("-" * columns)
        return
    is_wide, is_large = kind is SlipKind.VERDICT, kind in _LARGE
    room = columns // 2 if is_wide else columns
    parts = _row(left, right, room) if kind in _ROWS else (_centred(part, room) for part in _broken(left, room))
    for part in parts:
        yield PaperLine(part, is_bold=is_large, is_wide=is_wide, is_tall=is_large)


def _row(left: str, right: str, columns: int) -> Iterator[str]:
    """Put the ends at the edges; a value that does not fit beside its label goes under it."""
    room = columns - columns_of(left) - columns_of(right)
    if not right:
        yield from _broken(left, columns)
    elif room >= (_GAP if left else 0):
        yield left + " " * room + right
    else:
        yield from _broken(left, columns)
        for part in _broken(right, columns):
            yield " " * (columns - columns_of(part)) + part


def _centred(text: str, columns: int) -> str:
    return " " * ((columns - columns_of(text)) // 2) + text


def _broken(text: str, columns: int) -> Iterator[str]:
    """Break between words, and within those that are wider than the paper."""
    line = ""
    for word in text.split():
        joined = f"{line} {word}" if line else word
        if columns_of(joined) <= columns:
            line = joined
            continue
        if line:
            yield line
        *whole, line = _cut(word, columns)
        yield from whole
    if line:
        yield line


def _cut(word: str, columns: int) -> list[str]:
    parts = [""]
    for letter in clusters(word):
        if columns_of(parts[-1]) + columns_of(letter) > columns:
            parts.append("")
        parts[-1] += letter
    return parts


def _columns_of_letter(char: str) -> int:
    if unicodedata.category(char).startswith("M"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in _WIDE else 1
