"""The timeline of a payment or an order, told from what was seen of it."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Final

from pos_app.domain.history import HistoryEvent, HistoryMark, HistoryMoment
from pos_app.domain.payment import Observation, PaymentState
from pos_app.domain.tv import OrderObservation, OrderState

_O, _S, _M = Observation, PaymentState, HistoryEvent
_T, _R = OrderObservation, OrderState

_CARD: Final[Mapping[Observation | None, HistoryEvent]] = MappingProxyType(
    {
        None: _M.BEGUN,
        _O.ENCRYPTED: _M.SENT,
        _O.NOT_ENCRYPTED: _M.NOT_CHARGED,
        _O.STARTED: _M.STARTED,
        _O.START_NOT_SENT: _M.NOT_CHARGED,
        _O.START_KEYS_REFUSED: _M.NOT_CHARGED,
        _O.START_REFUSED: _M.REFUSED,
        _O.START_UNANSWERED: _M.NO_ANSWER,
        _O.DEVICE_DONE: _M.DEVICE_CHECKED,
        _O.ENROLLED_WITH_PAGE: _M.PAGE_OPENED,
        _O.ENROLLED_WITHOUT_PAGE: _M.WAITING,
        _O.ENROLL_UNCLEAR: _M.NO_ANSWER,
        _O.APPROVAL_LEFT: _M.PAGE_LEFT,
        _O.PAGE_SHOWN_AGAIN: _M.PAGE_OPENED,
        _O.SAYS_SUCCESS: _M.PAID,
        _O.SAYS_OTHER_MONEY: _M.OTHER_MONEY,
        _O.SAYS_FAILED: _M.DECLINED,
        _O.SAYS_NOTHING_CLEAR: _M.ASKED_AGAIN,
        _O.SAYS_UNKNOWN: _M.NOT_CHARGED,
        _O.PATIENCE_OVER: _M.NO_ANSWER,
        _O.CANCEL_ASKED: _M.CANCEL_ASKED,
        _O.MANAGER_CLOSES: _M.CLOSED,
        _O.RESTARTED: _M.RESTARTED,
        _O.FOUND_AGAIN: _M.FOUND_AGAIN,
    }
)
_ORDER: Final[Mapping[OrderObservation | None, HistoryEvent]] = MappingProxyType(
    {
        None: _M.BEGUN,
        _T.SENDING: _M.SENT,
        _T.DELIVERED: _M.PAID,
        _T.UNCLEAR: _M.NO_ANSWER,
        _T.REFUSED: _M.DECLINED,
        _T.NOT_SENT: _M.REFUSED,
        _T.NOT_SENT_FOR_THE_LAST_TIME: _M.NOT_CHARGED,
        _T.KEYS_REFUSED: _M.NOT_CHARGED,
        _T.SENDING_AGAIN: _M.SENT_AGAIN,
        _T.MANAGER_SAYS_DELIVERED: _M.CLOSED,
        _T.MANAGER_SAYS_NOT: _M.CLOSED,
        _T.RESTARTED: _M.RESTARTED,
        _T.FOUND_AGAIN: _M.FOUND_AGAIN,
    }
)
_MARKS: Final[Mapping[HistoryEvent, HistoryMark]] = MappingProxyType(
    {
        _M.PAID: HistoryMark.PAID,
        _M.PAID_AFTER_ALL: HistoryMark.UNSURE,
        _M.OTHER_MONEY: HistoryMark.UNSURE,
        _M.DENIED_LATER: HistoryMark.UNSURE,
        _M.NO_ANSWER: HistoryMark.UNSURE,
        _M.RESTARTED: HistoryMark.UNSURE,
        _M.FOUND_AGAIN: HistoryMark.UNSURE,
        _M.DECLINED: HistoryMark.DECLINED,
        _M.NOT_CHARGED: HistoryMark.NOT_CHARGED,
        _M.ASKED_AGAIN: HistoryMark.NOW,
    }
)


def mark_of(what: HistoryEvent) -> HistoryMark:
    """Return how a moment is marked."""
    return _MARKS.get(what, HistoryMark.DONE)


def card_story(
    lines: Iterable[tuple[datetime, Observation | None, PaymentState]],
) -> tuple[HistoryMoment, ...]:
    """Tell a card payment, oldest first; asking again and again is one moment, the last one."""
    story: list[HistoryMoment] = []
    before: PaymentState | None = None
    for at, seen, state in lines:
        _tell(story, at, _of_card(seen, before, state))
        before = state
    return tuple(story)


def order_story(lines: Iterable[tuple[datetime, OrderObservation | None, OrderState]]) -> tuple[HistoryMoment, ...]:
    """Tell a TV order, oldest first."""
    story: list[HistoryMoment] = []
    before: OrderState | None = None
    for at, seen, state in lines:
        _tell(story, at, _of_order(seen, before, state))
        before = state
    return tuple(story)


def _tell(story: list[HistoryMoment], at: datetime, what: HistoryEvent | None) -> None:
    if what is None:
        return
    times = 1
    if what is _M.ASKED_AGAIN and story and story[-1].what is _M.ASKED_AGAIN:
        times = int(story.pop().said or "1") + 1
    elif story and story[-1].what is _M.ASKED_AGAIN:
        last = story.pop()
        story.append(HistoryMoment(last.at, last.what, HistoryMark.DONE, last.said))
    story.append(HistoryMoment(at, what, mark_of(what), str(times) if what is _M.ASKED_AGAIN else ""))


def _of_card(seen: Observation | None, before: PaymentState | None, state: PaymentState) -> HistoryEvent | None:
    has_moved = state is not before
    match seen:
        case _O.CANCEL_ASKED | _O.RESTARTED | _O.NOT_ENCRYPTED if state is _S.NEVER_SENT and has_moved:
            return _M.NOT_CHARGED
        case _O.SAYS_FAILED if state is _S.FAILED:
            return _M.DECLINED if has_moved else None
        case _O.SAYS_FAILED:
            return _M.DENIED_LATER if state in {_S.SUCCESS, _S.LATE_SUCCESS} else _M.ASKED_AGAIN
        case _O.SAYS_SUCCESS if state is _S.LATE_SUCCESS and has_moved:
            return _M.PAID_AFTER_ALL
        case _O.SAYS_UNKNOWN:
            return _M.NOT_CHARGED if has_moved else _M.ASKED_AGAIN
        case _O.CANCEL_ASKED | _O.SAYS_OTHER_MONEY | _O.SAYS_NOTHING_CLEAR:
            return _CARD[seen]
        case _:
            return _CARD[seen] if has_moved else None


def _of_order(seen: OrderObservation | None, before: OrderState | None, state: OrderState) -> HistoryEvent | None:
    if state is before:
        return None
    match state:
        case _R.UNKNOWN:
            return _ORDER[seen] if seen in {_T.RESTARTED, _T.FOUND_AGAIN} else _M.NO_ANSWER
        case _R.NEVER_SENT:
            return _M.NOT_CHARGED
        case _:
            return _ORDER[seen]
