"""A till to be killed: sells one TV package, or recovers, and holds its breath at every durable step.

Asked and let go on like `till_child`. The customer wants one package, and the cashier is impatient: whatever the till
does not call Paid is sent again where that is offered, and sold anew where the till lets it be.
"""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.replies import Package, Provider
from pos_app.domain.tv import OrderState
from pos_app.journal import tv_order_views
from pos_app.sandbox.address import Address
from tests.journeys.till_child import Breath
from tests.services.tv_counter import TvCounter, tv_counter

JOLLI = Package("35", "GOtv Jolli N2,460", "gotv-jolli", "2460", Money(246000, Currency.NGN))


async def sell(tv: TvCounter) -> None:
    """Press the button twice, and wait for the result."""
    wanted = tv.choice_of(Provider("GOTV", "GOTV", ""), JOLLI)
    try:
        reference = await tv.orders.buy(wanted)
        await tv.orders.buy(wanted)
    except KnownError:  # held back, or the service is away: nothing was sent
        return
    await tv.result_of(reference)


async def go_on_from(tv: TvCounter) -> None:
    """Set the clock to where the last run, which let minutes pass, had come."""
    found = await tv.here.journal.read(tv_order_views.in_states, frozenset(OrderState))
    last = max((order.since for order in found), default=tv.here.clock.now())
    tv.here.clock.ahead += max(0.0, (last - tv.here.clock.now()).total_seconds())


async def send_again(tv: TvCounter) -> None:
    for view in await tv.orders.open_orders():
        if view.may_send_again_at is not None:
            await tv.sent_again(view.reference)


async def live(asked: dict[str, Any]) -> None:
    async with tv_counter(Path(asked["folder"]), address=Address(**asked["address"])) as tv:
        tv.here.journal.listen(Breath(topic=Topic.ORDER).hold)
        if asked["mode"] == "recover":
            await go_on_from(tv)
            await tv.orders.recover()
            await send_again(tv)
        found = await tv.here.journal.read(tv_order_views.in_states, frozenset(OrderState))
        if not any(order.state is OrderState.DELIVERED for order in found):
            await sell(tv)
        if asked["mode"] == "buy":
            await send_again(tv)
        found = await tv.here.journal.read(tv_order_views.in_states, frozenset(OrderState))
        views = [await tv.orders.view(order.reference) for order in found]
        told = [{"reference": view.reference, "word": view.word.value, "state": view.state.value} for view in views]
        assert all(view.word is not Word.WAITING for view in views)
        os.write(sys.stdout.fileno(), f"end {json.dumps(told)}\n".encode())


if __name__ == "__main__":
    line = bytearray()
    while not line.endswith(b"\n"):
        line += os.read(sys.stdin.fileno(), 1)
    asyncio.run(live(json.loads(line)))
