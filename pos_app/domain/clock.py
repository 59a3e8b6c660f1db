"""The clocks of a till, as whoever needs the time asks for it: time is a parameter."""

from datetime import datetime
from typing import Protocol


class Clock(Protocol):
    """What time it is, and how long something takes."""

    def now(self) -> datetime:
        """Return the moment, by the shop's clock: anybody may set it."""
        ...

    def monotonic(self) -> float:
        """Return seconds that only go on, for as long as the program runs: two of them tell how long something took."""
        ...

    def steady(self) -> float:
        """Return seconds that only go on, where the system has such a clock also while the computer sleeps."""
        ...
