"""What can go wrong with a call on purpose: the faults by name, and those that are armed now."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from pos_app.sandbox.refusals import RefusedCall

WHOLE_NETWORK = 0
APPROVAL_PAGE = 11  # the page of `alt`: no numbered operation, yet it can fail like one
LAST_OPERATION = APPROVAL_PAGE
DOWN_MS = 3000  # how long a refused network stays down unless told otherwise

# The call that comes before in the flow. A door closed earlier would refuse that one instead.
_COMES_AFTER = {2: 1, 3: 2, 4: 3, 5: 4, 7: 6, 8: 7, 9: 8, APPROVAL_PAGE: 4}


class FaultKind(StrEnum):
    LOST_ANSWER = "lost_answer"
    DROP_BEFORE = "drop_before"
    REFUSED = "refused"
    ERROR_500 = "error_500"
    BUSY_429 = "busy_429"
    UNAUTHORIZED_401 = "unauthorized_401"
    HTML = "html"
    GARBAGE = "garbage"
    NOT_HTTP = "not_http"
    CUT_SHORT = "cut_short"
    SLOW = "slow"
    SLOW_DRIP = "slow_drip"
    NEVER = "never"
    ENDLESS = "endless"
    GZIP_BOMB = "gzip_bomb"
    WRONG_TYPES = "wrong_types"
    REDIRECT = "redirect"
    STATUS_201 = "status_201"
    STATUS_204 = "status_204"
    EMPTY = "empty"
    HUGE_HEADERS = "huge_headers"
    NOT_JSON_200 = "not_json_200"


@dataclass(frozen=True, slots=True)
class Fault:
    """One way to fail, and whether the call is carried out nevertheless."""

    kind: FaultKind
    is_handled: bool
    detail: str


FAULTS = (
    Fault(FaultKind.LOST_ANSWER, True, "Done, then the connection is dropped without a byte"),
    Fault(FaultKind.DROP_BEFORE, False, "The connection is dropped, nothing is done"),
    Fault(FaultKind.REFUSED, False, "Connecting is refused: not a byte is sent"),
    Fault(FaultKind.ERROR_500, True, "Done, and answered with 500"),
    Fault(FaultKind.BUSY_429, False, "Too many requests; Retry-After says delay_ms in seconds"),
    Fault(FaultKind.UNAUTHORIZED_401, False, "The keys are not accepted"),
    Fault(FaultKind.HTML, True, "Done, and answered with a web page"),
    Fault(FaultKind.GARBAGE, True, "Done, and answered with bytes that mean nothing"),
    Fault(FaultKind.NOT_HTTP, True, "Done, and answered with something that is not HTTP"),
    Fault(FaultKind.CUT_SHORT, True, "Done, and the answer ends before its announced length"),
    Fault(FaultKind.SLOW, True, "Done, and the answer comes after delay_ms"),
    Fault(FaultKind.SLOW_DRIP, True, "Done, and the answer comes byte by byte, delay_ms apart"),
    Fault(FaultKind.NEVER, True, "Done, and never answered"),
    Fault(FaultKind.ENDLESS, True, "Done, and the answer never ends"),
    Fault(FaultKind.GZIP_BOMB, True, "Done, and a small answer unpacks into a very large one"),
    Fault(FaultKind.WRONG_TYPES, True, "Done, and every value of the answer has another type"),
    Fault(FaultKind.REDIRECT, True, "Done, and answered with a redirect"),
    Fault(FaultKind.STATUS_201, True, "Done, and answered with 201 instead of 200"),
    Fault(FaultKind.STATUS_204, True, "Done, and answered with 204 and no body"),
    Fault(FaultKind.EMPTY, True, "Done, and answered with 200 and no body"),
    Fault(FaultKind.HUGE_HEADERS, True, "Done, and the answer's headers are far too large"),
    Fault(FaultKind.NOT_JSON_200, True, "Done, and answered with 200 and plain words"),
)

_BY_KIND = {fault.kind: fault for fault in FAULTS}
_DEFAULT_DELAY_MS: Mapping[FaultKind, int] = {FaultKind.SLOW: 5000, FaultKind.SLOW_DRIP: 100, FaultKind.BUSY_429: 2000}


@dataclass(frozen=True, slots=True)
class Armed:
    """A fault waiting for its operation."""

    operation: int
    kind: FaultKind
    times: int | None  # None: every time
    is_handled: bool
    delay_ms: int
    for_ms: int
    after: int  # for a refusal: the operation after whose answer the door closes, 0 for at once


def arm(
    operation: int,
    fault: str,
    *,
    times: int | None = 1,
    for_ms: int | None = None,
    delay_ms: int | None = None,
    is_handled: bool | None = None,
    after: int | None = None,
) -> Armed:
    """Check what was asked and fill in the rest."""
    try:
        kind = FaultKind(fault)
    except ValueError:
        raise RefusedCall(422, f"There is no fault '{fault}'.", fields=("fault",)) from None
    if operation == WHOLE_NETWORK and kind is not FaultKind.REFUSED:
        raise RefusedCall(422, "Operation 0 is the whole network: it can only be refused.", fields=("fault",))
    return Armed(
        operation=operation,
        kind=kind,
        times=times,
        is_handled=_BY_KIND[kind].is_handled if is_handled is None else is_handled,
        delay_ms=_DEFAULT_DELAY_MS.get(kind, 0) if delay_ms is None else delay_ms,
        for_ms=DOWN_MS if for_ms is None else for_ms,
        after=_COMES_AFTER.get(operation, 0) if after is None else after,
    )


class Faults:
    """The armed ones; the one armed first for an operation comes first."""

    def __init__(self) -> None:
        self.armed: list[Armed] = []

    def add(self, armed: Armed) -> None:
        self.armed.append(armed)

    def take(self, operation: int) -> Armed | None:
        """The fault that this call meets, used up by one."""
        return self._take(lambda one: one.kind is not FaultKind.REFUSED and one.operation == operation)

    def take_refusal(self, *, after: int) -> Armed | None:
        """The refusal that begins once this operation has been answered."""
        return self._take(lambda one: one.kind is FaultKind.REFUSED and one.after == after)

    def _take(self, is_meant: Callable[[Armed], bool]) -> Armed | None:
        for place, one in enumerate(self.armed):
            if is_meant(one):
                if one.times == 1:
                    del self.armed[place]
                elif one.times is not None:
                    self.armed[place] = replace(one, times=one.times - 1)
                return one
        return None
