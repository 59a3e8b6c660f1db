"""What one payment does from the bank check to its end: the part that a card number or a scenario gives it."""

from dataclasses import dataclass
from enum import StrEnum

from pos_app.sandbox.catalogue import CardOutcome
from pos_app.sandbox.variants import StepUp

WAITING_SECONDS = 300  # how long a payment that is told to wait stays pending


class CheckScript(StrEnum):
    """What operation 4 finds."""

    FRICTIONLESS = "frictionless"
    CHALLENGE = "challenge"
    REFUSED = "refused"  # `status: false`
    UNAVAILABLE = "unavailable"  # a challenge is needed and there is no page for it


class Device(StrEnum):
    """How the device page behaves."""

    SPEAKS = "speaks"
    SILENT = "silent"
    FAILS = "fails"
    REFUSES_FRAMING = "refuses_framing"
    WRONG_ORIGIN = "wrong_origin"


class ApprovalScript(StrEnum):
    """How the customer's page behaves."""

    ASKS = "asks"  # the right code approves
    REFUSES = "refuses"  # whatever is answered, the bank says no
    ABANDONED = "abandoned"  # nothing that is answered ends it
    CRASHES = "crashes"  # the first time it is opened; a reload works
    POPUP = "popup"
    BREAKS = "breaks"  # ends in an error page


class Poll(StrEnum):
    """What operation 5 does while `polls` of a script last."""

    PENDING = "pending"
    SILENT = "silent"
    ERROR = "error"


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """The whole course of a payment."""

    check: CheckScript = CheckScript.FRICTIONLESS
    is_paid: bool = True
    message: str = "Approved"
    device: Device = Device.SPEAKS
    approval: ApprovalScript = ApprovalScript.ASKS
    step_up: StepUp | None = None  # None: as the variants say
    loses_answer_of: frozenset[int] = frozenset()  # operations that are done and then not answered
    fails_after: frozenset[int] = frozenset()  # operations that are done and then answered with 500
    polls: int = 0
    poll: Poll = Poll.PENDING
    waits_seconds: int = 0
    network_ends_after: int | None = None  # once this operation has been answered, connecting is refused


_BY_CARD: dict[CardOutcome, Script] = {
    CardOutcome.FRICTIONLESS_PAID: Script(),
    CardOutcome.FRICTIONLESS_DECLINED: Script(is_paid=False, message="Insufficient funds"),
    CardOutcome.ATTEMPTED_PAID: Script(message="Approved, authentication attempted"),
    CardOutcome.UNAVAILABLE_PAID: Script(message="Approved, issuer unavailable"),
    CardOutcome.REJECTED: Script(check=CheckScript.REFUSED, is_paid=False, message="Authentication rejected by issuer"),
    CardOutcome.CHALLENGE_PAID: Script(check=CheckScript.CHALLENGE),
    CardOutcome.CHALLENGE_DECLINED: Script(
        check=CheckScript.CHALLENGE, approval=ApprovalScript.REFUSES, is_paid=False, message="Do not honour"
    ),
    CardOutcome.CHALLENGE_UNAVAILABLE: Script(
        check=CheckScript.UNAVAILABLE, is_paid=False, message="Authentication is not available"
    ),
    CardOutcome.VALIDATION_ERROR: Script(
        check=CheckScript.CHALLENGE,
        approval=ApprovalScript.BREAKS,
        is_paid=False,
        message="Authentication could not be validated",
    ),
    CardOutcome.LOST_ANSWER: Script(loses_answer_of=frozenset({4}), polls=2, poll=Poll.SILENT),
}


def script_of(outcome: CardOutcome) -> Script:
    return _BY_CARD[outcome]
