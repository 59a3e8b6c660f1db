"""How a payment ends: charged or not, told of at once or later, or given up on."""

from datetime import timedelta

from pos_app.sandbox.ledger import LedgerStatus, Payment, Stage
from pos_app.sandbox.notify import tell_of
from pos_app.sandbox.scripts import ApprovalScript, Poll
from pos_app.sandbox.state import SandboxState

_GIVEN_UP_AFTER = timedelta(minutes=15)
_SETTLING_IN = 2.0  # seconds that a merchant who starts with us has to say where notices go
_TIMER_SLACK = 1.0  # a timer that rings a breath before the clock agrees would ring for nothing


def end(play: SandboxState, payment: Payment, *, is_paid: bool, message: str) -> None:
    """Write the end, once; a payment that has ended never changes."""
    if payment.stage is Stage.ENDED:
        return
    now = play.clock()
    payment.stage = Stage.ENDED
    payment.status = LedgerStatus.SUCCESS if is_paid else LedgerStatus.FAILED
    payment.message = message
    payment.ended_at = now
    if is_paid:
        payment.charged_at = now
    script = payment.card.script
    if script.waits_seconds and script.approval is not ApprovalScript.ABANDONED:
        payment.told_from = now + timedelta(seconds=script.waits_seconds)
        play.call_later(script.waits_seconds, lambda: tell_of(play, payment))
    elif not is_held_back(play, payment):
        tell_of(play, payment)


def is_held_back(play: SandboxState, payment: Payment) -> bool:
    """Tell whether the script still keeps the end of this payment to itself."""
    script = payment.card.script
    is_polled_enough = payment.polls >= script.polls or script.poll is not Poll.PENDING
    return not is_polled_enough or (payment.told_from is not None and play.clock() < payment.told_from)


def give_up_if_late(play: SandboxState, payment: Payment) -> None:
    """A payment that nobody finishes fails by itself, as it does with every service."""
    script = payment.card.script
    is_abandoned = payment.stage is Stage.CHALLENGE and script.approval is ApprovalScript.ABANDONED
    if is_abandoned and script.polls and payment.polls >= script.polls:
        end(play, payment, is_paid=False, message=script.message)
    life = timedelta(seconds=script.waits_seconds) if is_abandoned and script.waits_seconds else _GIVEN_UP_AFTER
    if play.clock() >= (payment.enrolled_at or payment.created_at) + life:
        end(play, payment, is_paid=False, message=script.message if is_abandoned else "Transaction abandoned")


def take_up(play: SandboxState, payment: Payment) -> None:
    """Go on with a payment of an earlier run: what it was waiting for then, it waits for now."""
    if payment.stage is not Stage.ENDED:
        give_up_later(play, payment)
    elif payment.told_from is not None and not payment.is_told:
        left = (payment.told_from - play.clock()).total_seconds()
        play.call_later(max(_SETTLING_IN, left), lambda: tell_of(play, payment))


def give_up_later(play: SandboxState, payment: Payment) -> None:
    """See to it that the merchant hears of a payment that was given up, asked about or not."""
    seconds = payment.card.script.waits_seconds or _GIVEN_UP_AFTER.total_seconds()
    play.call_later(seconds + _TIMER_SLACK, lambda: give_up_if_late(play, payment))
