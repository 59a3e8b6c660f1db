"""What came back from operation 9: only a yes that names our order is a delivery, however it spells the reference."""

import pytest

from pos_app.domain.replies import OrderReply, OrderStatus
from pos_app.domain.tv import OrderObservation
from pos_app.services.tv_observations import from_reply

OURS = "till2-0123456789abcdefghijk"


def reply(echo: str) -> OrderReply:
    return OrderReply(OrderStatus.DELIVERED, "Delivered", "77", echo, "")


@pytest.mark.parametrize("echo", [OURS, f" {OURS} ", OURS.upper(), f"{OURS.title()}\n"])
def test_our_reference_is_ours_in_every_spelling(echo: str) -> None:
    assert from_reply(reply(echo), reference=OURS).seen is OrderObservation.DELIVERED


@pytest.mark.parametrize("echo", ["", f"{OURS}x", "another"])
def test_another_reference_or_none_is_no_delivery(echo: str) -> None:
    assert from_reply(reply(echo), reference=OURS).seen is OrderObservation.UNCLEAR
