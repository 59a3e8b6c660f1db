"""The amount while it is typed: digits push in from the right, as on a card terminal, in minor units.

The keypad has no point, and the smallest unit must be reachable by touch: so 1 2 5 0 0 0 0 is 12,500.00, and so it is
on the keyboard. A keyboard has a point as well: it says that what was typed so far are whole units, so 12500. is
12,500.00 and 12500.5 is 12,500.50. A pasted amount is read as it is written. What is shown is always exactly what Pay
would charge.
"""

from dataclasses import dataclass
from typing import Final

_MOST: Final = 10**10 - 1  # 99,999,999.99: what a counter can take and the narrow panel can show
_PLACES: Final = 2


@dataclass(frozen=True, slots=True)
class TypedAmount:
    """Minor units, and how many places were typed after a point; None before there is one."""

    minor: int = 0
    places: int | None = None

    def digit(self, digit: int) -> "TypedAmount":
        """Take one digit; one that no longer fits is left out."""
        match self.places:
            case None:
                return self._if_it_fits(self.minor * 10 + digit, None)
            case 0:
                return TypedAmount(self.minor + digit * 10, 1)
            case 1:
                return TypedAmount(self.minor + digit, 2)
            case _:
                return self

    def double_zero(self) -> "TypedAmount":
        """Take two zeros or none."""
        if self.places is not None:
            return self.digit(0).digit(0)
        return self._if_it_fits(self.minor * 100, None)

    def point(self) -> "TypedAmount":
        """Read what was typed so far as whole units."""
        return self if self.places is not None else self._if_it_fits(self.minor * 100, 0)

    def back(self) -> "TypedAmount":
        """Take the last key back."""
        match self.places:
            case None:
                return TypedAmount(self.minor // 10)
            case 0:
                return TypedAmount(self.minor // 100)
            case places:
                step = 10 ** (_PLACES - places + 1)
                return TypedAmount(self.minor // step * step, places - 1)

    def _if_it_fits(self, minor: int, places: int | None) -> "TypedAmount":
        return TypedAmount(minor, places) if minor <= _MOST else self


def written(minor: int) -> TypedAmount | None:
    """Take an amount that was pressed or pasted whole; None when it is more than can be typed."""
    return TypedAmount(minor) if 0 <= minor <= _MOST else None
