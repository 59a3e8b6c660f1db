"""The payer's e-mail address: whether it can be one, and the well-known address it was probably meant to be."""

import re
from typing import Final

_LONGEST: Final = 254
# Letters, digits and marks of ASCII only, no quoting: what every mail service of the world accepts.
_ADDRESS: Final = re.compile(
    r"(?P<name>[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*)"
    r"@(?P<house>(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63})",
    re.ASCII,
)
_LONGEST_NAME: Final = 64
_KNOWN_HOUSES: Final = (
    "gmail.com",
    "yahoo.com",
    "outlook.com",
    "hotmail.com",
    "icloud.com",
    "yahoo.co.uk",
    "ymail.com",
    "mail.com",
    "email.com",
)


def is_address(text: str) -> bool:
    """Tell whether a receipt could be sent there."""
    found = _ADDRESS.fullmatch(text)
    return found is not None and len(text) <= _LONGEST and len(found["name"]) <= _LONGEST_NAME


def probably_meant(text: str) -> str | None:
    """Return the address with a well-known house, when this one is a single slip away from it."""
    found = _ADDRESS.fullmatch(text)
    if found is None:
        return None
    house = found["house"].lower()
    if house in _KNOWN_HOUSES:
        return None
    near = next((known for known in _KNOWN_HOUSES if _is_one_slip(house, known)), None)
    return f"{found['name']}@{near}" if near else None


def _is_one_slip(typed: str, meant: str) -> bool:
    """Tell whether one letter is missing, too many, wrong, or two neighbours have changed places."""
    same = 0
    while same < min(len(typed), len(meant)) and typed[same] == meant[same]:
        same += 1
    one, other = typed[same:], meant[same:]
    swapped = one[1::-1] + one[2:]
    return one[1:] == other[1:] or one[1:] == other or one == other[1:] or (len(one) > 1 and swapped == other)
