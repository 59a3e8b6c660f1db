"""When the service is polled, about payments and about notices: the waits that it states, and those that we chose."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from pos_app.domain.webhook_judging import NoticeReport

ASKED_FOR: Final = timedelta(hours=72)
"""How long anything is asked about by itself; then only at each start and on request."""


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
    until: float = ASKED_FOR.total_seconds()
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


@dataclass(frozen=True, slots=True)
class WebhookPollingIntervals:
    """Every wait of asking about notices, in seconds."""

    closest: float = 1.0  # between two calls, whatever they are about
    pending: float = 3.0  # after the first answer that says nothing final; then twice as long each time
    failed: float = 5.0  # the same after a call that gave no answer, or a reference that the service does not know
    seldom: float = 3600.0  # and never longer than this
    until: float = ASKED_FOR.total_seconds()  # of the notice's age
    unknown_until: float = 3600.0  # the same for a reference that the service does not know
    unwritten: float = 5.0  # after an answer that could not be written down
    purged: float = 6 * 3600.0  # how often old personal payloads are looked for
    most: int = 500  # notices that wait at a time: the others lie in the journal

    def wait_after(self, heard: NoticeReport, *, tries: int, age: float) -> float | None:
        """Return how long to wait before asking again about a notice of this age; None: nobody asks by itself."""
        if age >= (self.unknown_until if heard is NoticeReport.UNKNOWN else self.until):
            return None
        first = self.pending if heard is NoticeReport.NOT_PAID else self.failed
        doublings = min(tries - 1, 20)
        return min(first * 2.0**doublings, self.seldom)


NOTICE_RHYTHM: Final = WebhookPollingIntervals()
