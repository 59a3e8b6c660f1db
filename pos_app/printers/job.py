"""One slip on its way: how long it may take, how much of it has gone, and whether anybody still wants it."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from pos_app.domain.printing import PrintTrouble
from pos_app.printers.errors import MaybePrinted, NotPrinted

CONNECT_SECONDS: Final = 3.0
WHOLE_SECONDS: Final = 10.0


@dataclass(slots=True)
class Job:
    """Shared by the thread that prints and the loop that waits for it."""

    until: float
    monotonic: Callable[[], float]
    sent: int = 0  # bytes that were handed over, or are being handed over
    _given_up: threading.Event = field(default_factory=threading.Event)

    @property
    def left(self) -> float:
        """How many seconds there are."""
        return max(0.0, self.until - self.monotonic())

    def give_up(self) -> None:
        """Want it no longer: whatever the printer does from now on, nothing more of it goes out."""
        self._given_up.set()

    def check(self) -> None:
        """Go on only while somebody waits: a printer that comes back later must not print what nobody expects."""
        if self._given_up.is_set() or not self.left:
            raise self.failed(PrintTrouble.NO_ANSWER, "the time is over")

    def failed(self, trouble: PrintTrouble, detail: str) -> NotPrinted | MaybePrinted:
        """Say how it failed: with some of it sent nobody knows what stands on the paper."""
        if self.sent:
            return MaybePrinted(PrintTrouble.CUT_SHORT if trouble is PrintTrouble.NO_ANSWER else trouble, detail)
        return NotPrinted(trouble, detail)
