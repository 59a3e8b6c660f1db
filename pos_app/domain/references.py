"""References: the names of payments and orders, ours and other people's."""

import re
from collections.abc import Callable

_OURS = re.compile(r"[a-z0-9-]{20,40}", re.ASCII)
_PREFIX = re.compile(r"[a-z0-9]{1,12}", re.ASCII)
_ASKABLE = re.compile(r"[A-Za-z0-9._=-]{1,100}", re.ASCII)
_ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"
_RANDOM_BYTES = 13  # 104 bits, so that no two tills of the world ever meet
_RANDOM_LETTERS = 21


def new_reference(till: str, random_bytes: Callable[[int], bytes]) -> str:
    """Make a reference nobody else has, good for cards and TV alike: till, dash, 104 random bits."""
    if _PREFIX.fullmatch(till) is None:
        raise ValueError("A till's prefix is 1 to 12 lower-case letters or digits.")
    number = int.from_bytes(random_bytes(_RANDOM_BYTES), "big")
    letters: list[str] = []
    for _ in range(_RANDOM_LETTERS):
        number, digit = divmod(number, len(_ALPHABET))
        letters.append(_ALPHABET[digit])
    return f"{till}-{''.join(letters)}"


def is_ours(reference: str) -> bool:
    """Tell whether the reference has the form that this till gives out."""
    return _OURS.fullmatch(reference) is not None


def folded(reference: str) -> str:
    """Return what two spellings of one reference have in common: the database folds as `lower(trim(reference))`."""
    return reference.strip().lower()


def is_askable(reference: str) -> bool:
    """Tell whether a reference from outside may be put into a path; others are kept and never asked about."""
    # A dot segment would walk to another path of the service.
    return _ASKABLE.fullmatch(reference) is not None and reference.strip(".") != ""
