"""Puts a TV order into the view that screens show: the journal's story, and what only this run of the till knows."""

from datetime import timedelta

from pos_app.domain.payment import Word
from pos_app.domain.plain_text import plain
from pos_app.domain.tv import OrderState, word_for
from pos_app.domain.tv_buying import FOUND_AGAIN, OVERTAKEN
from pos_app.domain.tv_steps import ended_at, steps_of
from pos_app.domain.tv_view import OrderView
from pos_app.journal.tv_order_views import OrderStory


def order_view(told: OrderStory, *, problem: str, reported: str, send_again_after: float, not_there: str) -> OrderView:
    """Build the view; `problem` is what keeps its end from being written, while something does.

    `not_there`: why the service that is spoken to now is not the one it went to; '' where it is.
    """
    order = told.order
    story = tuple((each.at, each.state) for each in told.story)
    is_unsure = order.state is OrderState.UNKNOWN
    not_again = _not_again(told, not_there) if is_unsure else ""
    may_go_again = is_unsure and not not_again
    return OrderView(
        reference=order.reference,
        provider=plain(order.thing.provider),
        number=plain(order.thing.number),
        customer=plain(order.customer),
        package=plain(order.package),
        package_code=plain(order.thing.package_code),
        amount=order.amount,
        paid_how=order.paid_how,
        cashier=order.cashier,
        state=order.state,
        word=word_for(order.state),
        steps=steps_of(story, number_ms=order.number_ms, price_ms=order.price_ms),
        order_no=plain(order.order_no),
        said=plain(order.said, most=300),
        # What was written is newer than what kept it from being written, and rings no second time.
        problem=(problem if word_for(order.state) is Word.WAITING else "") or order.problem,
        opened_at=order.opened_at,
        ended_at=ended_at(story),
        times_sent=order.times_sent,
        may_send_again_at=order.since + timedelta(seconds=send_again_after) if may_go_again else None,
        closed_by=order.closed_by,
        reported=reported,
        receipt=order.receipt,
        allowed_by=plain(order.allowed_by),
        not_again_because=not_again,
    )


def _not_again(told: OrderStory, not_there: str) -> str:
    """Say why an order that is not sure must not go once more."""
    if told.order.found_in:
        return FOUND_AGAIN
    return OVERTAKEN if told.is_overtaken else not_there
