"""What came back from operation 9, or did not, as what the judge of TV orders can rule on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pos_app.domain.errors import CallFailed, KeysRefused, NotSent, Operation, Refused, Trace
from pos_app.domain.references import folded
from pos_app.domain.replies import OrderReply, OrderStatus
from pos_app.domain.tv import OrderObservation
from pos_app.gateway.failure_classes import refusal
from pos_app.journal.store import Fact

_O = OrderObservation
_PROVES_AN_ARRIVAL: Final = "reference_existed"


@dataclass(frozen=True, slots=True)
class HeardOfOrder:
    """What was seen, and what is written down of it."""

    seen: OrderObservation
    facts: Mapping[str, Fact]


def from_reply(reply: OrderReply, *, reference: str) -> HeardOfOrder:
    """Read a yes: only one that names our order and says delivered is a delivery."""
    told: dict[str, Fact] = {"said": reply.error or reply.word, "word": reply.word, "echo": reply.reference}
    if reply.order_no:
        told["order_no"] = reply.order_no
    echo = folded(reply.reference)
    if reply.status is OrderStatus.DELIVERED and echo == folded(reference):
        return HeardOfOrder(_O.DELIVERED, told)
    if reply.status is OrderStatus.NOT_DELIVERED and echo in {folded(reference), ""}:
        trace = Trace(Operation.TV_PAY, "not_delivered", 200)
        return _refused(refusal(trace, reply.error or reply.word), told)
    return HeardOfOrder(_O.UNCLEAR, told)


def from_failure(failed: CallFailed) -> HeardOfOrder:
    """Read a call that brought no yes."""
    facts: dict[str, Fact] = {"why": failed.trace.why, "status": failed.trace.status, "problem": str(failed.sentence)}
    if failed.said:
        facts["said"] = failed.said
    match failed:
        case NotSent():
            return HeardOfOrder(_O.NOT_SENT, facts)
        case KeysRefused():
            return HeardOfOrder(_O.KEYS_REFUSED, facts)
        case Refused():
            return _refused(failed, {"said": failed.said})
        case _:
            return HeardOfOrder(_O.UNCLEAR, facts)


def _refused(refused: Refused, told: Mapping[str, Fact]) -> HeardOfOrder:
    facts: dict[str, Fact] = {**told, "why": refused.trace.why, "status": refused.trace.status}
    if refused.trace.why == _PROVES_AN_ARRIVAL:
        # Nobody else draws our references: it was sent before, whatever the line made us believe.
        return HeardOfOrder(_O.UNCLEAR, facts)
    return HeardOfOrder(_O.REFUSED, {**facts, "problem": str(refused.sentence)})
