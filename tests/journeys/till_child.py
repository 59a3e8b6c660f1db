"""A till to be killed: pays once, or recovers, and holds its breath at every durable step until it is let go on.

Asked by one JSON line on its input. Prints a line per step, and waits for a line before the step is acted upon:
the journal rings before whoever wrote goes on.
"""

import asyncio
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pos_app.domain.events import Changed, Topic
from pos_app.journal import payment_views
from pos_app.sandbox.address import Address
from tests.services.counter import Counter, card_of, counter

ENOUGH_ASKED = 3


@dataclass
class Breath:
    """Tells of every line that became durable, and stops the whole loop until it is let go on."""

    steps: int = 0
    topic: Topic = Topic.PAYMENT

    def hold(self, change: Changed) -> None:
        if change.topic is not self.topic:
            return
        self.steps += 1
        os.write(sys.stdout.fileno(), f"step {self.steps} {change.key}\n".encode())
        if not os.read(sys.stdin.fileno(), 1):
            os._exit(3)  # the parent is gone


async def settled(here: Counter) -> bool:
    """Tell whether every attempt has ended, or was asked about often enough."""
    views = await here.payments.open_attempts()
    return all(view.asked >= ENOUGH_ASKED for view in views)


async def live(asked: dict[str, Any]) -> None:
    async with counter(Path(asked["folder"]), address=Address(**asked["address"])) as here:
        here.journal.listen(Breath().hold)
        if asked["mode"] == "pay":
            order = here.order(asked["slip"])
            reference = await here.payments.pay(order, card_of(asked["number"]))
            await here.payments.pay(order, card_of(asked["number"]))  # an impatient cashier
            before = (await here.payments.view(reference)).asked
            await here.view_when(reference, lambda view: view.ended_at is not None or view.asked > before + 3)
        else:
            await here.payments.recover()
            await here.until(lambda: settled(here))
        found = await here.journal.read(payment_views.sales, limit=10)
        views = [await here.payments.view(each) for sale in found for each in sale.attempts]
        told = [{"reference": view.reference, "word": view.word.value, "state": view.state.value} for view in views]
        os.write(sys.stdout.fileno(), f"end {json.dumps(told)}\n".encode())


if __name__ == "__main__":
    line = bytearray()
    while not line.endswith(b"\n"):
        line += os.read(sys.stdin.fileno(), 1)
    asyncio.run(live(json.loads(line)))
