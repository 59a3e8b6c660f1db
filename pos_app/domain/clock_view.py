"""How wrong this computer's clock is, and who says so."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

_ANOTHER_DAY: Final = timedelta(days=1)


class ClockSource(StrEnum):
    """Who knows better than the clock."""

    BOOK = "book"  # it was written on later than the clock says it is now
    SERVICE = "service"


@dataclass(frozen=True, slots=True)
class WrongClock:
    """What the clock says, and what the other one does."""

    says: datetime
    other: datetime
    teller: ClockSource

    @property
    def holds_sales(self) -> bool:
        """Tell whether what is sold now would stand under another day: nothing new is begun until that is mended."""
        return abs(self.says - self.other) >= _ANOTHER_DAY
