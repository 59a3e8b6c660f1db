"""The four steps of a TV order, told from what happened to it."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final

from pos_app.domain.payment import Word
from pos_app.domain.tv import FINAL, OrderState, word_for
from pos_app.domain.tv_view import TvStep, TvStepMark, TvStepName

_S, _N, _M = OrderState, TvStepName, TvStepMark

_ON_THE_WAY: Final = frozenset({_S.INTENT, _S.PAY_SENT, _S.PAY_SENT_AGAIN})
_RESULTS: Final[Mapping[Word, TvStepMark]] = MappingProxyType(
    {
        Word.PAID: _M.PAID,
        Word.DECLINED: _M.DECLINED,
        Word.NOT_SURE: _M.UNSURE,
        Word.NOT_CHARGED: _M.NOT_CHARGED,
        Word.WAITING: _M.LATER,
    }
)


def steps_of(
    story: Iterable[tuple[datetime, OrderState]], *, number_ms: int | None, price_ms: int | None
) -> tuple[TvStep, ...]:
    """Tell the steps from the moments at which the order came to stand somewhere, oldest first.

    Number and price were checked before the order was written down: of these only the lengths are known.
    """
    moments = tuple(story)
    opened_at, state = moments[0][0], moments[-1][1]
    is_result, is_sent = state not in _ON_THE_WAY, state is not _S.NEVER_SENT
    # Sent again, it is the last journey that led to where the order stands. Places, not times: clocks are set back.
    again = [place for place, (_, each) in enumerate(moments) if each is _S.PAY_SENT_AGAIN]
    sent = [place for place, (_, each) in enumerate(moments) if each is _S.PAY_SENT]
    left = again[-1] if again else sent[0] if sent else None
    began = None if left is None else moments[left][0]
    came = next((at for at, each in moments[left or 0 :] if each not in _ON_THE_WAY), None)
    sent_mark = _M.NOW if not is_result else _M.DONE if is_sent else _M.LATER
    return (
        TvStep(_N.NUMBER_CHECKED, _M.DONE, None, _seconds(number_ms)),
        TvStep(_N.PRICE_CHECKED, _M.DONE, _before(opened_at, price_ms), _seconds(price_ms)),
        TvStep(_N.SENT, sent_mark, began, _between(began, came) if is_result and is_sent else None),
        TvStep(
            _N.RESULT,
            _RESULTS[word_for(state)],
            came if is_result else None,
            _between(came, ended_at(moments)) if is_result else None,
        ),
    )


def ended_at(story: Iterable[tuple[datetime, OrderState]]) -> datetime | None:
    """Return the moment from which an order has its end; None while it has none."""
    return next((at for at, state in story if state in FINAL), None)


def _seconds(milliseconds: int | None) -> float | None:
    return None if milliseconds is None else milliseconds / 1000


def _before(moment: datetime, milliseconds: int | None) -> datetime | None:
    return None if milliseconds is None else moment - timedelta(milliseconds=milliseconds)


def _between(began: datetime | None, ended: datetime | None) -> float | None:
    if began is None or ended is None:
        return None
    return max(0.0, (ended - began).total_seconds())
