"""The intervals at which the service is polled about notices: those that it states, and those that we chose."""

from dataclasses import dataclass
from typing import Final

from pos_app.domain.webhook_judging import NoticeReport


@dataclass(frozen=True, slots=True)
class WebhookPollingIntervals:
    """Every wait of asking about notices, in seconds."""

    closest: float = 1.0  # between two calls, whatever they are about
    pending: float = 3.0  # after the first answer that says nothing final; then twice as long each time
    failed: float = 5.0  # the same after a call that gave no answer, or a reference that the service does not know
    seldom: float = 3600.0  # and never longer than this
    until: float = 72 * 3600.0  # of the notice's age; then only on request
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
