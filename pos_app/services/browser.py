"""The browser as a payment needs it: a hidden visit of the device page, and the customer's approval page."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol


@dataclass(frozen=True, slots=True)
class DevicePage:
    """Operation 3: the page that looks at the device, and whose word counts that it has finished."""

    url: str
    origins: frozenset[str]  # besides the page's own; whole addresses will do, their origin is meant
    wait_ms: int


class DeviceOutcome(StrEnum):
    """How the visit ended; the payment goes on after each of them."""

    COMPLETED = "completed"
    TIMEOUT = "timeout"
    LOAD_FAILED = "load_failed"
    CRASHED = "crashed"


@dataclass(frozen=True, slots=True)
class DeviceReport:
    """What is kept of a visit."""

    outcome: DeviceOutcome
    was_framed: bool  # false when the page refused to stand in a frame and was visited on its own
    milliseconds: int


@dataclass(frozen=True, slots=True)
class ApprovalPage:
    """Where the customer approves: a page to get, or with a token one that the token is posted to.

    Address and token open the customer's door at the bank, so neither shows itself.
    """

    reference: str
    address: str = field(repr=False)
    token: str | None = field(default=None, repr=False)
    returns_to: frozenset[str] = frozenset()  # addresses that mean, with all below them, that the customer is back

    @property
    def is_posted(self) -> bool:
        """Tell whether opening it takes the token, which an ordinary browser has not."""
        return self.token is not None


class ApprovalEvent(StrEnum):
    """What can be seen of an approval from outside the page; none of it says how the customer decided."""

    SHOWN = "shown"  # the page has drawn something
    RETURNED = "returned"  # it came to a return address
    CLOSED = "closed"  # the page closed itself, or a person closed its window
    CRASHED = "crashed"
    BLANK = "blank"  # nothing was drawn for 8 s
    LOAD_FAILED = "load_failed"


class Approval(Protocol):
    """One approval page on screen."""

    @property
    def address(self) -> str:
        """Host and path of the page that is shown now, never its query."""
        ...

    def reload(self) -> None:
        """Load the page again; one that was posted is posted again."""
        ...

    def close(self) -> None:
        """Take it off the screen and forget the customer; a second time does nothing."""
        ...


class Browser(Protocol):
    """What `ui.web` implements, and tests in a few lines."""

    async def collect_device_data(self, page: DevicePage) -> DeviceReport:
        """Visit the page unseen. Answers within `wait_ms` whatever the page does, and never raises for it."""
        ...

    def open_step_up(self, page: ApprovalPage, *, seen: Callable[[ApprovalEvent], None]) -> Approval:
        """Put the page before the customer at once. `seen` is called in the same thread, never before this returns
        and never after `close`."""
        ...
