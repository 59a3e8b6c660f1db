"""What a test of the payment service found out, without moving money."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from pos_app.domain.connection import FeedView, Reach
from pos_app.domain.sentence import SILENCE, Sentence


@dataclass(frozen=True, slots=True)
class ServiceCheckView:
    """As far as it can be known from outside; None is what could not be found out."""

    at: datetime
    reach: Reach  # whether the keys were accepted, by a question that moves no money
    feed: FeedView
    problem: Sentence = SILENCE  # why an address did not answer, with the address
    milliseconds: int | None = None  # of the slower address, with its greeting
    tls: str | None = None  # '' where an address of this computer has none
    certificate_until: datetime | None = None
    ahead: timedelta | None = None  # how far this computer's clock is ahead; the service tells whole seconds only
    said: str = ""  # the service's own words, where they came instead of an answer
