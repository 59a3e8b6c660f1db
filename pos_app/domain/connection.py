"""Whether the payment service can be reached, and what is said of it in the top bar."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Reach(StrEnum):
    """The connection as a cashier needs to know it."""

    CHECKING = "checking"  # not asked yet
    ONLINE = "online"
    UNREACHABLE = "unreachable"
    KEYS_REFUSED = "keys_refused"
    NOT_SET_UP = "not_set_up"  # no address or no keys: paying is closed


@dataclass(frozen=True, slots=True)
class ReachView:
    """The connection now, and since when it is so."""

    reach: Reach
    since: datetime | None
    said: str = ""  # what the service said itself when it was asked last, if it did not simply answer


class Feed(StrEnum):
    """The endpoint that notices arrive at."""

    OFF = "off"
    LISTENING = "listening"
    BLOCKED = "blocked"  # it was to listen and could not


@dataclass(frozen=True, slots=True)
class FeedView:
    """Where notices are listened for, and what came."""

    feed: Feed
    address: str
    last_at: datetime | None
    kept: int
    suspicious: int
    is_by_other_program: bool = False  # `pos-app listen` has the inbox, or had it until it ended: the till reads along
    is_full: bool = False  # too many came at once, or the disk is nearly full: none is kept at present
