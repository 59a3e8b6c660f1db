"""The one judge of TV orders: a frozen table (state, observation) -> state, like the one for cards."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType

from pos_app.domain.payment import Word

MOST_TRIES_NOT_SENT = 3


class OrderState(StrEnum):
    """Where a TV order stands; stored in the journal under these words."""

    INTENT = "intent"  # reference, bytes and package are written down; nothing was sent
    PAY_SENT = "pay_sent"  # operation 9 is about to go for the first time, or went
    PAY_SENT_AGAIN = "pay_sent_again"  # identical bytes, same reference, on the operator's word
    UNKNOWN = "unknown"
    DELIVERED = "delivered"
    REJECTED = "rejected"
    NEVER_SENT = "never_sent"


class OrderObservation(StrEnum):
    """What can be seen of a TV order."""

    SENDING = "sending"
    DELIVERED = "delivered"  # success, 00000, reference echoed, no error text, Delivered
    UNCLEAR = "unclear"  # success with another status or reference, maybe received, silence
    REFUSED = "refused"  # a well-formed refusal
    NOT_SENT = "not_sent"
    NOT_SENT_FOR_THE_LAST_TIME = "not_sent_for_the_last_time"
    KEYS_REFUSED = "keys_refused"
    SENDING_AGAIN = "sending_again"
    MANAGER_SAYS_DELIVERED = "manager_says_delivered"
    MANAGER_SAYS_NOT = "manager_says_not"
    RESTARTED = "restarted"
    FOUND_AGAIN = "found_again"  # a journal that was set aside knows more of it than the copy in use


_S, _O = OrderState, OrderObservation

FINAL = frozenset({_S.DELIVERED, _S.REJECTED, _S.NEVER_SENT})


def _rows() -> Iterable[tuple[OrderState, OrderObservation, OrderState]]:
    yield _S.INTENT, _O.SENDING, _S.PAY_SENT
    yield _S.INTENT, _O.RESTARTED, _S.NEVER_SENT

    yield _S.PAY_SENT, _O.DELIVERED, _S.DELIVERED
    yield _S.PAY_SENT, _O.REFUSED, _S.REJECTED
    yield _S.PAY_SENT, _O.NOT_SENT, _S.INTENT
    yield _S.PAY_SENT, _O.NOT_SENT_FOR_THE_LAST_TIME, _S.NEVER_SENT
    yield _S.PAY_SENT, _O.KEYS_REFUSED, _S.NEVER_SENT
    yield _S.PAY_SENT, _O.UNCLEAR, _S.UNKNOWN
    yield _S.PAY_SENT, _O.RESTARTED, _S.UNKNOWN

    # The first sending may have arrived: from here only a delivery or a person can end the order.
    yield _S.UNKNOWN, _O.SENDING_AGAIN, _S.PAY_SENT_AGAIN
    yield _S.PAY_SENT_AGAIN, _O.DELIVERED, _S.DELIVERED
    for seen in (
        _O.UNCLEAR, _O.REFUSED, _O.NOT_SENT, _O.NOT_SENT_FOR_THE_LAST_TIME, _O.KEYS_REFUSED, _O.RESTARTED,
    ):  # fmt: skip
        yield _S.PAY_SENT_AGAIN, seen, _S.UNKNOWN

    # What it came to is in a journal that cannot be trusted, and there is nothing to ask with.
    for state in (_S.INTENT, _S.PAY_SENT, _S.PAY_SENT_AGAIN):
        yield state, _O.FOUND_AGAIN, _S.UNKNOWN

    yield _S.UNKNOWN, _O.MANAGER_SAYS_DELIVERED, _S.DELIVERED
    yield _S.UNKNOWN, _O.MANAGER_SAYS_NOT, _S.REJECTED


TABLE: Mapping[tuple[OrderState, OrderObservation], OrderState] = MappingProxyType(
    {(state, seen): becomes for state, seen, becomes in _rows()}
)

_WORDS: Mapping[OrderState, Word] = MappingProxyType(
    {
        _S.UNKNOWN: Word.NOT_SURE,
        _S.DELIVERED: Word.PAID,
        _S.REJECTED: Word.DECLINED,
        _S.NEVER_SENT: Word.NOT_CHARGED,
    }
)


def judge(state: OrderState, seen: OrderObservation) -> OrderState:
    """Decide; what the table does not name leaves the order as it is."""
    return TABLE.get((state, seen), state)


def word_for(state: OrderState) -> Word:
    """Return the word that stands on the screen."""
    return _WORDS.get(state, Word.WAITING)
