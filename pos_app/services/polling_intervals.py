"""The polling intervals of payments: the waits that the service states, and those that we chose."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PollingIntervals:
    """Every wait of a card payment, in seconds."""

    pending: float = 3.0  # after an answer that says nothing final
    failed: float = 5.0  # after a call that gave no answer
    closest: float = 1.0  # between two calls about one reference, whatever the reason
    patience: float = 15 * 60.0  # from Pay; then it is not sure
    unsure: float = 60.0
    unsure_until: float = 2 * 3600.0
    seldom: float = 15 * 60.0
    until: float = 72 * 3600.0  # then only at each start and on request
    apart: float = 60.0  # between two answers that an unknown reference is believed by
    card_lives: float = 120.0  # from Pay
    sample: float = 60.0  # an answer that says nothing new is written down this often

    def wait_after(self, age: float, *, is_answered: bool) -> float | None:
        """Return how long to wait before the next call for a payment of this age; None: nobody asks by itself."""
        if age >= self.until:
            return None
        if age >= self.unsure_until:
            return self.seldom
        if age >= self.patience:
            return self.unsure
        return self.pending if is_answered else self.failed


RHYTHM: Final = PollingIntervals()
