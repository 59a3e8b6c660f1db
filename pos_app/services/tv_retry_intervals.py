"""When a TV order is tried again: the waits between tries that certainly never left, and before one more."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TvRetryIntervals:
    """Every wait of a TV order, in seconds."""

    pauses: tuple[float, ...] = (1.0, 2.0)  # after the first and the second time that nothing left
    send_again_after: float = 120.0  # from when it became not sure
    unwritten: float = 5.0  # until the end of an order is offered to a journal that could not take it
    longest_busy: float = 10.0  # that Pay waits for a busy service at a time
    most_busy: int = 2  # times that a busy service is asked for its list once more

    def pause_after(self, times_sent: int) -> float:
        """Return how long to wait before the next try."""
        return self.pauses[min(times_sent, len(self.pauses)) - 1] if self.pauses and times_sent else 0.0


ORDER_RHYTHM: Final = TvRetryIntervals()
