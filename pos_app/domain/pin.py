"""A PIN: bytes that can be wiped and never text, what makes one good, how it is kept, and how long wrong ones wait."""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from itertools import pairwise
from typing import Final, Self

from pos_app.domain.cards import wipe

SHORTEST_PIN: Final = 6
LONGEST_PIN: Final = 12
TRIES: Final = 5  # wrong ones, before the first wait
_WAITS: Final = (30, 60, 120, 240, 480, 900)  # seconds; the last one stays
_LEAST_DIFFERENT: Final = 3
_DECOYS: Final = 8  # of 256
_MARK_SIGNS: Final = 16


class PinProblem(StrEnum):
    """Why a PIN is not taken."""

    TOO_SHORT = "too_short"
    TOO_EASY = "too_easy"  # 111111, 123456, 121212
    DIFFERENT = "different"  # typed otherwise the second time
    UNUSABLE = "unusable"  # somebody has it, or it is one of the decoys: nobody learns which


class Pin:
    """The digits of one PIN for as long as it takes to look at them."""

    __slots__ = ("digits",)

    def __init__(self, digits: Iterable[int]) -> None:
        self.digits = bytearray(digits)

    def wipe(self) -> None:
        """Overwrite every digit."""
        wipe(self.digits)

    def hand_over(self) -> Self:
        """Give the digits to whoever answers for them from here on, and keep none."""
        with self:
            return type(self)(self.digits)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.wipe()

    def __repr__(self) -> str:
        return "Pin(…)"

    def __reduce__(self) -> str:
        raise TypeError("A PIN is never copied out of memory.")


@dataclass(frozen=True, slots=True)
class Pepper:
    """A secret that goes into every seal and lies elsewhere than the seals: a stolen copy of the books has no PIN."""

    secret: bytes = field(repr=False)

    @property
    def mark(self) -> str:
        """Name it in the books, which learn nothing of it by that."""
        return sha256(b"pepper of PINs\0" + self.secret).hexdigest()[:_MARK_SIGNS]


@dataclass(frozen=True, slots=True)
class Seal:
    """What is kept of a secret: enough to know it again, and how much work that is."""

    salt: bytes = field(repr=False)
    digest: bytes = field(repr=False)
    passes: int
    kibibytes: int
    length: int  # so that the till looks by itself once it is typed
    pepper: str = ""  # the mark of the pepper in it; '' where there is none

    @property
    def fingerprint(self) -> str:
        """Name it in a line: whoever has the line and not the salt cannot try a single PIN by it."""
        numbers = f"{self.passes} {self.kibibytes} {self.length} {self.pepper}".encode()
        parts = (b"seal of a PIN", self.salt, self.digest, numbers)
        return sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()

    def can_be_looked_at(self, pepper: Pepper | None) -> bool:
        """Tell whether a PIN can be held against this with the pepper that there is."""
        return not self.pepper or (pepper is not None and self.pepper == pepper.mark)


def pin_problem(pin: Pin, again: Pin | None = None) -> PinProblem | None:
    """Judge a new PIN as its owner typed it, twice."""
    digits = pin.digits
    if len(digits) < SHORTEST_PIN:
        return PinProblem.TOO_SHORT
    if len(set(digits)) < _LEAST_DIFFERENT or _is_staircase(digits):
        return PinProblem.TOO_EASY
    if again is not None and not hmac.compare_digest(digits, again.digits):
        return PinProblem.DIFFERENT
    return None


def is_decoy(pin: Pin, secret: bytes) -> bool:
    """Tell whether this till refuses the PIN for no reason.

    Two people never share one, and whoever sets a PIN must not learn from a refusal that it is somebody else's. So one
    in thirty-two is refused though nobody has it: in a shop of ten, one refusal in three thousand is a hit.
    """
    return hmac.new(secret, pin.digits, sha256).digest()[0] < _DECOYS


def wait_after(wrong: int) -> int:
    """Return how many seconds a door stays shut after so many wrong tries in a row."""
    return 0 if wrong < TRIES else _WAITS[min(wrong - TRIES, len(_WAITS) - 1)]


def tries_left(wrong: int) -> int:
    """Return how many tries there are before the next wait."""
    return max(0, TRIES - wrong)


def _is_staircase(digits: bytearray) -> bool:
    steps = {after - before for before, after in pairwise(digits)}
    return steps in ({1}, {-1})
