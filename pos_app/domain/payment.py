"""The one judge of card payments: a frozen table (state, observation) -> ruling.

Replies, polls, notices, page messages, cancels and restarts all become an observation first. Nothing else in the
program decides what a payment becomes, and a pair that the table does not name changes nothing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class PaymentState(StrEnum):
    """Where one attempt stands; stored in the journal under these words."""

    INTENT = "intent"  # written down; operation 1 may be under way, nothing that charges was sent
    INIT_SENT = "init_sent"  # operation 2 is about to go, or went
    DEVICE_CHECK = "device_check"  # the bank looks at the device
    ENROLL_SENT = "enroll_sent"  # operation 4 is about to go, or went
    STEP_UP = "step_up"  # the customer approves on the bank's page
    VERIFYING = "verifying"  # operation 5 is asked until it says a final word
    UNKNOWN = "unknown"  # not sure: asked on, never sent again
    SUCCESS = "success"
    FAILED = "failed"
    NEVER_SENT = "never_sent"
    CLOSED_BY_MANAGER = "closed_by_manager"
    LATE_SUCCESS = "late_success"  # paid after the till had given it up


class Observation(StrEnum):
    """What can be seen of a payment, whoever saw it."""

    ENCRYPTED = "encrypted"
    NOT_ENCRYPTED = "not_encrypted"
    STARTED = "started"
    START_NOT_SENT = "start_not_sent"
    START_KEYS_REFUSED = "start_keys_refused"
    START_REFUSED = "start_refused"
    START_UNANSWERED = "start_unanswered"
    DEVICE_DONE = "device_done"  # the page completed, took too long, failed or crashed: all go on
    ENROLLED_WITH_PAGE = "enrolled_with_page"
    ENROLLED_WITHOUT_PAGE = "enrolled_without_page"
    ENROLL_UNCLEAR = "enroll_unclear"  # refused, not sent or maybe received: never repeated
    APPROVAL_LEFT = "approval_left"  # page returned, window closed, renderer died, a notice came
    SAYS_SUCCESS = "says_success"
    SAYS_OTHER_MONEY = "says_other_money"  # success, but another amount or currency than asked
    SAYS_FAILED = "says_failed"
    SAYS_NOTHING_CLEAR = "says_nothing_clear"  # pending, an unknown word, an error, silence
    SAYS_UNKNOWN = "says_unknown"  # twice, a minute apart: it does not know the reference of a start that was refused
    PATIENCE_OVER = "patience_over"
    PAGE_SHOWN_AGAIN = "page_shown_again"  # the customer has the page once more that a restart took away
    CANCEL_ASKED = "cancel_asked"
    MANAGER_CLOSES = "manager_closes"
    RESTARTED = "restarted"
    FOUND_AGAIN = "found_again"  # a journal that was set aside knows more of it than the copy in use


class Alarm(StrEnum):
    """Why somebody must look at a payment now."""

    OTHER_MONEY = "other_money"
    PAID_AFTER_ALL = "paid_after_all"
    PAID_BUT_NOW_DENIED = "paid_but_now_denied"
    FOUND_AGAIN = "found_again"  # it had ended in the copy that was put back, and went on in the journal before it


class Word(StrEnum):
    """The words a cashier sees."""

    PAID = "Paid"
    DECLINED = "Declined"
    WAITING = "Waiting"
    NOT_SURE = "Not sure"
    NOT_CHARGED = "Not charged"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a payment becomes."""

    state: PaymentState
    alarm: Alarm | None = None


_S, _O = PaymentState, Observation

SENT_AND_OPEN = frozenset({_S.INIT_SENT, _S.DEVICE_CHECK, _S.ENROLL_SENT, _S.STEP_UP, _S.VERIFYING, _S.UNKNOWN})
OPEN = SENT_AND_OPEN | {_S.INTENT}
FINAL = frozenset(_S) - OPEN
_GIVEN_UP = frozenset({_S.NEVER_SENT, _S.FAILED, _S.CLOSED_BY_MANAGER})
_PAID = frozenset({_S.SUCCESS, _S.LATE_SUCCESS})
_ASKED = frozenset({_S.STEP_UP, _S.VERIFYING, _S.UNKNOWN})


def _rows() -> Iterable[tuple[PaymentState, Observation, Ruling]]:
    yield _S.INTENT, _O.ENCRYPTED, Ruling(_S.INIT_SENT)
    for end in (_O.NOT_ENCRYPTED, _O.CANCEL_ASKED, _O.RESTARTED):
        yield _S.INTENT, end, Ruling(_S.NEVER_SENT)

    yield _S.INIT_SENT, _O.STARTED, Ruling(_S.DEVICE_CHECK)
    yield _S.INIT_SENT, _O.START_NOT_SENT, Ruling(_S.NEVER_SENT)
    yield _S.INIT_SENT, _O.START_KEYS_REFUSED, Ruling(_S.NEVER_SENT)
    yield _S.INIT_SENT, _O.START_REFUSED, Ruling(_S.VERIFYING)
    yield _S.INIT_SENT, _O.START_UNANSWERED, Ruling(_S.UNKNOWN)
    yield _S.INIT_SENT, _O.RESTARTED, Ruling(_S.UNKNOWN)

    yield _S.DEVICE_CHECK, _O.DEVICE_DONE, Ruling(_S.ENROLL_SENT)
    yield _S.DEVICE_CHECK, _O.CANCEL_ASKED, Ruling(_S.VERIFYING)
    yield _S.DEVICE_CHECK, _O.RESTARTED, Ruling(_S.VERIFYING)

    yield _S.ENROLL_SENT, _O.ENROLLED_WITH_PAGE, Ruling(_S.STEP_UP)
    yield _S.ENROLL_SENT, _O.ENROLLED_WITHOUT_PAGE, Ruling(_S.VERIFYING)
    yield _S.ENROLL_SENT, _O.ENROLL_UNCLEAR, Ruling(_S.VERIFYING)
    yield _S.ENROLL_SENT, _O.RESTARTED, Ruling(_S.UNKNOWN)

    yield _S.STEP_UP, _O.APPROVAL_LEFT, Ruling(_S.VERIFYING)
    yield _S.STEP_UP, _O.RESTARTED, Ruling(_S.VERIFYING)
    yield _S.VERIFYING, _O.PAGE_SHOWN_AGAIN, Ruling(_S.STEP_UP)
    for state in (_S.STEP_UP, _S.VERIFYING):
        yield state, _O.PATIENCE_OVER, Ruling(_S.UNKNOWN)
    yield _S.UNKNOWN, _O.MANAGER_CLOSES, Ruling(_S.CLOSED_BY_MANAGER)

    # What it came to is in a journal that cannot be trusted: the service is asked, and nothing is sent.
    for state in OPEN:
        yield state, _O.FOUND_AGAIN, Ruling(_S.UNKNOWN)
    for state in (_S.NEVER_SENT, _S.FAILED):
        yield state, _O.FOUND_AGAIN, Ruling(_S.UNKNOWN, Alarm.FOUND_AGAIN)

    # Money that moved is seen wherever the payment stands: a service may charge as early as operation 2.
    for state in SENT_AND_OPEN:
        yield state, _O.SAYS_SUCCESS, Ruling(_S.SUCCESS)
        yield state, _O.SAYS_OTHER_MONEY, Ruling(_S.UNKNOWN, Alarm.OTHER_MONEY)
    # A denial counts only once nothing more is going to be sent for the payment.
    for state in _ASKED:
        yield state, _O.SAYS_FAILED, Ruling(_S.FAILED)
    yield _S.VERIFYING, _O.SAYS_UNKNOWN, Ruling(_S.NEVER_SENT)

    for state in _GIVEN_UP:
        yield state, _O.SAYS_SUCCESS, Ruling(_S.LATE_SUCCESS, Alarm.PAID_AFTER_ALL)
        yield state, _O.SAYS_OTHER_MONEY, Ruling(_S.UNKNOWN, Alarm.OTHER_MONEY)
    for state in _PAID:
        yield state, _O.SAYS_FAILED, Ruling(state, Alarm.PAID_BUT_NOW_DENIED)
        yield state, _O.SAYS_OTHER_MONEY, Ruling(state, Alarm.OTHER_MONEY)


TABLE: Mapping[tuple[PaymentState, Observation], Ruling] = MappingProxyType(
    {(state, seen): ruling for state, seen, ruling in _rows()}
)

# By what it had come to before it was found again: what people were told of it then is not taken back in silence.
FOUND_TABLE: Mapping[tuple[PaymentState, Observation], Ruling] = MappingProxyType(
    {(state, _O.SAYS_SUCCESS): Ruling(_S.LATE_SUCCESS, Alarm.PAID_AFTER_ALL) for state in (*_GIVEN_UP, _S.LATE_SUCCESS)}
    | {(state, _O.SAYS_FAILED): Ruling(_S.UNKNOWN, Alarm.PAID_BUT_NOW_DENIED) for state in _PAID}
)

_WORDS: Mapping[PaymentState, Word] = MappingProxyType(
    {
        _S.UNKNOWN: Word.NOT_SURE,
        _S.CLOSED_BY_MANAGER: Word.NOT_SURE,
        _S.SUCCESS: Word.PAID,
        _S.LATE_SUCCESS: Word.PAID,
        _S.FAILED: Word.DECLINED,
        _S.NEVER_SENT: Word.NOT_CHARGED,
    }
)


def judge(state: PaymentState, seen: Observation, stood: PaymentState | None = None) -> Ruling:
    """Decide; what the table does not name leaves the payment as it is. `stood` is what it had come to before it was
    found again, and became not sure."""
    if state is _S.UNKNOWN and stood is not None and (found := FOUND_TABLE.get((stood, seen))):
        return found
    return TABLE.get((state, seen), Ruling(state))


def outlasting(stood: PaymentState | None, told: object) -> PaymentState | None:
    """Return what it had come to, by one more that tells of it: that it was paid outlasts everything else."""
    now = PaymentState(str(told)) if str(told) in FINAL else None
    return stood if now is None or (stood in _PAID and now not in _PAID) else now


def is_refused_start(why: str) -> bool:
    """Tell whether operation 2 was refused, as its line says, in a way that leaves it to verification alone: a
    reference that existed already may have been charged by whoever used it first."""
    return why not in {"", "reference_existed"}


def of_a_start(seen: Observation, why: str) -> Observation:
    """Take an unknown reference for what it is where the start was not refused: nothing clear."""
    if seen is Observation.SAYS_UNKNOWN and not is_refused_start(why):
        return Observation.SAYS_NOTHING_CLEAR
    return seen


def after_other_money(seen: Observation, state: PaymentState, alarm: object, *, is_money_told: bool) -> Observation:
    """Once the service said "paid, but another amount", neither a denial nor a success that names no money ends it:
    a manager does, or the service when it says what was paid."""
    is_in_doubt = state is _S.UNKNOWN and alarm is Alarm.OTHER_MONEY
    ends = {_O.SAYS_FAILED} if is_money_told else {_O.SAYS_FAILED, _O.SAYS_SUCCESS}
    return _O.SAYS_NOTHING_CLEAR if is_in_doubt and seen in ends else seen


def word_for(state: PaymentState) -> Word:
    """Return the word that stands on the screen."""
    return _WORDS.get(state, Word.WAITING)
