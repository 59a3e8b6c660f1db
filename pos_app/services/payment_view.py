"""Puts a payment into the view that screens show: the journal's story, and what only this run of the till knows."""

from datetime import datetime
from typing import Final

from pos_app.domain.payment import FINAL, Observation, PaymentState, word_for
from pos_app.domain.payment_steps import PAGE_KEPT, PAGE_MISSING, steps_of, waited_for
from pos_app.domain.payment_view import PaymentView, ToldResult
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.journal.payment_views import Attempt, AttemptStory
from pos_app.services.in_flight import InFlight

_OPENS_PAGE: Final = frozenset({Observation.ENROLLED_WITH_PAGE, Observation.PAGE_SHOWN_AGAIN})
_OF_THE_PAGE: Final = frozenset({Observation.PAGE_SHOWN_AGAIN, Observation.RESTARTED})


def view_of(told: AttemptStory, one: InFlight | None, *, approval_seconds: int) -> PaymentView:
    """Build the view; `one` is there while the payment is under way."""
    attempt, state = told.attempt, told.attempt.state
    is_cancel_asked = attempt.is_cancel_asked or (one is not None and one.is_cancel_asked)
    is_page_missing = attempt.problem in PAGE_MISSING and not _is_page_back(told)
    actor, waiting_for = waited_for(
        state,
        attempt.alarm,
        is_cancel_asked=is_cancel_asked,
        has_asked_bank=attempt.has_asked_bank,
        may_try_again=told.may_try_again,
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
        steps=steps_of(((each.at, each.state) for each in told.story), is_page_missing=is_page_missing),
        actor=actor,
        waiting_for=waiting_for,
        is_cancel_asked=is_cancel_asked,
        alarm=attempt.alarm,
        message=attempt.message,
        problem=(one.problem if one else None) or _problem_of(attempt, is_page_missing=is_page_missing),
        device=attempt.device,
        approval_host=attempt.host,
        is_approval_open=one is not None and one.approval is not None,
        opened_at=attempt.opened_at,
        ended_at=next((each.at for each in told.story if each.state in FINAL), None),
        countdown_from=_page_opened_at(told),
        countdown_seconds=approval_seconds,
        asked=max(attempt.asked, one.asked if one else 0),
        last_asked_at=(one.last_asked_at if one else None) or attempt.last_asked_at,
        next_ask_at=one.next_ask_at if one else None,
        receipt=attempt.receipt,
        may_try_again=told.may_try_again,
        may_close=state is PaymentState.UNKNOWN,
        may_show_page=is_page_missing
        and attempt.problem == str(PAGE_KEPT)
        and state is PaymentState.VERIFYING
        and not is_cancel_asked,
        told=ToldResult(attempt.fees, attempt.channel, attempt.paid_at),
    )


def _problem_of(attempt: Attempt, *, is_page_missing: bool) -> Sentence:
    is_shown = is_page_missing or attempt.problem not in PAGE_MISSING
    return Sentence.recorded(attempt.problem) if is_shown else SILENCE


def _is_page_back(told: AttemptStory) -> bool:
    """Tell whether the customer was given the page once more since the last restart."""
    since = next((each.seen for each in reversed(told.story) if each.seen in _OF_THE_PAGE), None)
    return since is Observation.PAGE_SHOWN_AGAIN


def _page_opened_at(told: AttemptStory) -> datetime | None:
    return next((each.at for each in reversed(told.story) if each.seen in _OPENS_PAGE), None)
