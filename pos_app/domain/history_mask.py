"""Hides whom a line of the history is about from those who may look and no more."""

import re
from dataclasses import replace
from typing import Final

from pos_app.domain.history import HistoryRow

_DOTS: Final = "•••"
_DIGITS: Final = re.compile(r"(?<!\d)\+?\d(?:[ -]?\d){6,}(?!\d)", re.ASCII)
_MAIL: Final = re.compile(r"[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}")


def masked(found: HistoryRow) -> HistoryRow:
    """Leave what tells things apart, and of people only how their names begin."""
    return replace(
        found,
        who=masked_name(found.who),
        beside=masked_text(found.beside),
        number=masked_number(found.number),
        phone=masked_number(found.phone),
        remark=masked_text(found.remark),
    )


def masked_name(name: str) -> str:
    """Keep the first letter of every word; of an address, the house it leads to."""
    if "@" in name:
        return masked_text(name)
    return " ".join(f"{word[0]}{_DOTS}" for word in name.split())


def masked_number(number: str) -> str:
    """Keep the end of a number; of a short one even that would be most of it."""
    return f"•{_DOTS} {number[-4:]}" if len(number) > 7 else f"•{_DOTS}" if number else ""


def masked_text(text: str) -> str:
    """Hide whatever looks like an address, a phone or an account."""
    hidden = _MAIL.sub(lambda match: f"{match[0][0]}{_DOTS}@{match[0].partition('@')[2]}", text)
    return _DIGITS.sub(lambda match: masked_number("".join(char for char in match[0] if char.isdigit())), hidden)
