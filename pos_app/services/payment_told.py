"""Puts a payment into the view that screens show: the journal's story, and what only this run of the till knows."""

from pos_app.domain.payment import FINAL, PaymentState, word_for
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.steps import steps_of, waited_for
from pos_app.journal.payment_views import Told
from pos_app.services.slate import Underway


def view_of(told: Told, one: Underway | None, *, approval_seconds: int) -> PaymentView:
    """Build the view; `one` is there while the payment is under way."""
    attempt, state = told.attempt, told.attempt.state
    is_cancel_asked = attempt.is_cancel_asked or (one is not None and one.is_cancel_asked)
    actor, waiting_for = waited_for(
        state, attempt.alarm, is_cancelled_in_time=is_cancel_asked and not attempt.has_asked_bank
    )
    return PaymentView(
        reference=attempt.reference,
        sale=attempt.sale.number,
        attempt=attempt.place,
        amount=attempt.sale.amount,
        brand=attempt.brand,
        last_four=attempt.last_four,
        payer=attempt.sale.payer,
        note=attempt.sale.note,
        cashier=attempt.cashier,
        state=state,
        word=word_for(state),
        steps=steps_of((each.at, each.state) for each in told.story),
        actor=actor,
        waiting_for=waiting_for,
        is_cancel_asked=is_cancel_asked,
        alarm=attempt.alarm,
        message=attempt.message,
        problem=(one.problem if one else "") or attempt.problem,
        device=attempt.device,
        approval_host=attempt.host,
        is_approval_open=one is not None and one.approval is not None,
        opened_at=attempt.opened_at,
        ended_at=next((each.at for each in told.story if each.state in FINAL), None),
        countdown_from=next((each.at for each in told.story if each.state is PaymentState.STEP_UP), None),
        countdown_seconds=approval_seconds,
        asked=max(attempt.asked, one.asked if one else 0),
        last_asked_at=(one.last_asked_at if one else None) or attempt.last_asked_at,
        next_ask_at=one.next_ask_at if one else None,
        receipt=attempt.receipt,
        may_try_again=told.may_try_again,
        may_close=state is PaymentState.UNKNOWN,
    )
