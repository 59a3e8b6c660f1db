"""The six steps of a card payment, told from what happened to it."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Final

from pos_app.domain.payment import FINAL, Alarm, PaymentState, Word, word_for
from pos_app.domain.payment_view import Actor, PaymentStep, StepMark, StepName, WaitingFor
from pos_app.domain.sale import AnyAlarm
from pos_app.domain.sentence import Sentence

_S, _N = PaymentState, StepName

_STANDS_IN: Final[Mapping[PaymentState, StepName]] = MappingProxyType(
    {
        _S.INTENT: _N.ENCRYPTING,
        _S.INIT_SENT: _N.STARTING,
        _S.DEVICE_CHECK: _N.DEVICE_CHECK,
        _S.ENROLL_SENT: _N.BANK_CHECK,
        _S.STEP_UP: _N.APPROVAL,
    }
)
_RESULTS: Final[Mapping[Word, StepMark]] = MappingProxyType(
    {
        Word.PAID: StepMark.PAID,
        Word.DECLINED: StepMark.DECLINED,
        Word.NOT_SURE: StepMark.UNSURE,
        Word.NOT_CHARGED: StepMark.NOT_CHARGED,
        Word.WAITING: StepMark.NOW,
    }
)
_WAITS: Final[Mapping[PaymentState, WaitingFor]] = MappingProxyType(
    {
        _S.INTENT: WaitingFor.CARD_ENCRYPTED,
        _S.INIT_SENT: WaitingFor.PAYMENT_STARTED,
        _S.DEVICE_CHECK: WaitingFor.DEVICE_LOOKED_AT,
        _S.ENROLL_SENT: WaitingFor.BANK_CHECK,
        _S.STEP_UP: WaitingFor.CUSTOMER_APPROVAL,
        _S.VERIFYING: WaitingFor.RESULT,
        _S.UNKNOWN: WaitingFor.CLEAR_ANSWER,
        _S.CLOSED_BY_MANAGER: WaitingFor.CLEAR_ANSWER,
    }
)
PAGE_REFUSED: Final = Sentence("The bank's page has an address that Kaunta does not open. Check now, or ask to cancel.")
PAGE_GONE: Final = Sentence(
    "The till was closed while the bank's page was open. It cannot be shown again. Check now, or ask to cancel."
)
PAGE_KEPT: Final = Sentence(
    "The till was closed while the bank's page was open. Show it again, check now, or ask to cancel."
)
PAGE_MISSING: Final = frozenset(
    {str(each) for each in (PAGE_REFUSED, PAGE_GONE, PAGE_KEPT)}
)  # why the customer may wait for a page that is not there


def steps_of(
    story: Iterable[tuple[datetime, PaymentState]], *, is_page_missing: bool = False
) -> tuple[PaymentStep, ...]:
    """Tell the steps from the moments at which the payment came to stand somewhere, oldest first."""
    began: dict[StepName, datetime] = {}
    ended: dict[StepName, datetime] = {}
    state = _S.INTENT
    now: StepName | None = None
    for at, state in story:
        step = _STANDS_IN.get(state, _N.RESULT)
        if step is not now:
            if now is not None:
                ended.setdefault(now, at)
            began.setdefault(step, at)
            now = step
        if state in FINAL:
            ended.setdefault(_N.RESULT, at)
    order = tuple(_N)
    reached = order.index(now) if now is not None else 0

    def mark(step: StepName) -> StepMark:
        if step is _N.RESULT and step in began:
            return _RESULTS[word_for(state)]
        if step is now:
            return StepMark.NOW
        if step is _N.APPROVAL and is_page_missing:
            return StepMark.UNSURE  # neither done nor left out: nobody knows whether the customer was asked
        if step in began:
            return StepMark.DONE
        return StepMark.SKIPPED if order.index(step) < reached else StepMark.LATER

    return tuple(
        PaymentStep(step, mark(step), began.get(step), _seconds(began.get(step), ended.get(step))) for step in order
    )


def waited_for(
    state: PaymentState, alarm: AnyAlarm | None, *, is_cancel_asked: bool, has_asked_bank: bool, may_try_again: bool
) -> tuple[Actor | None, WaitingFor]:
    """Tell who must act and what is waited for: never the bank where it was never asked and the sale is free again."""
    if state is _S.UNKNOWN and alarm not in {None, Alarm.FOUND_AGAIN}:
        return Actor.YOU, WaitingFor.MANAGER
    if (state is _S.VERIFYING or (state is _S.UNKNOWN and may_try_again)) and not has_asked_bank:
        confirmed = WaitingFor.NOTHING_CHARGED if is_cancel_asked else WaitingFor.NEVER_ASKED
        return Actor.YOU if may_try_again else Actor.BANK, confirmed
    waiting = _WAITS.get(state, WaitingFor.NOTHING)
    if state in FINAL:
        return None, waiting
    return (Actor.CUSTOMER if state is _S.STEP_UP else Actor.BANK), waiting


def _seconds(began: datetime | None, ended: datetime | None) -> float | None:
    if began is None or ended is None:
        return None
    return max(0.0, (ended - began).total_seconds())
