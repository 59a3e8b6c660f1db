"""Notifies the merchant of a result: once by itself, and again whenever it is asked for."""

from pos_app.sandbox.ledger import Payment
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.webhook_facts import tell_credit, tell_payment


def tell_of(play: SandboxState, payment: Payment) -> None:
    """Send the notice of a payment that has ended; a payment of a book that was cleared is told to nobody."""
    if payment.is_told or play.ledger.payments.get(payment.reference) is not payment:
        return
    payment.is_told = True
    play.outbox.post(tell_payment(play, payment))


def tell_again(play: SandboxState, reference: str) -> None:
    payment = play.ledger.payments.get(reference)
    credit = play.ledger.credits.get(reference)
    if payment is not None:
        play.outbox.post(tell_payment(play, payment), delay_ms=0)
    elif credit is not None:
        play.outbox.post(tell_credit(play, credit), delay_ms=0)
