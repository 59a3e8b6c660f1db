"""A card number that somebody types or swipes where words belong is kept in no file of the till."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from pos_app.app.process import TillProcess, open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.people import Role, closing_payment, entering_outcome
from pos_app.domain.pin import Pin
from pos_app.domain.sale import SaleOrder
from pos_app.domain.shift import CashMove
from pos_app.services.practice_people import MANAGER, PINS
from tests.services.counter import card_of
from tests.services.guest import Guest
from tests.services.played import local_line
from tests.services.staff import pin_at

NUMBER: Final = "4929118273645903"
TYPED: Final = "4929 1182 7364 5903 12/27 123"
SWIPED: Final = f"%B{NUMBER}^DOE/JOHN^27121010000?;{NUMBER}=27121010000?"
FLOAT: Final = Money(2_000_000, Currency.NGN)


def at_a_till(folder: Path, act: Callable[[TillServices], Awaitable[None]]) -> None:
    async def run(process: TillProcess) -> None:
        async with local_line() as http, open_services(process, Guest(http)) as room:
            await act(room)

    with open_process(StartOptions(folder, Environment.SANDBOX, None)) as process:
        asyncio.run(run(process))


async def write_everywhere(room: TillServices, words: str) -> None:
    """Give these words wherever somebody types some at this till."""
    people, payments = room.door.people, room.payments

    async def signed(act: str) -> None:
        approval = await people.approve(Pin(PINS[MANAGER].encode()), act=act)
        if act.startswith("close"):
            await payments.manager_closes("till1-a", reason=words, approval=approval)
        else:
            await room.tv.orders.manager_says("till1-a", is_delivered=True, reason=words, approval=approval)

    pin = await pin_at(room.journal, b"730184")
    order = SaleOrder(payments.new_slip(), FLOAT, "shop@shop.example", words)
    for work in (
        partial(payments.pay, order, card_of()),
        partial(payments.drop, 1, reason=words),
        partial(signed, closing_payment("till1-a")),
        partial(signed, entering_outcome("till1-a")),
        partial(room.shift.move, CashMove.OUT, FLOAT, reason=words),
        partial(room.shift.close, 1, counted=FLOAT, reason=words, approval=None),
        partial(room.activity.match_to_note, "1", words),
        partial(room.door.roster.take_on, words, Role.CASHIER, Pin(pin), Pin(pin)),
    ):
        with pytest.raises(KnownError, match="Do not write a card number here"):
            await work()


@pytest.mark.parametrize("words", [TYPED, SWIPED])
def test_no_words_of_the_till_take_a_card_number(tmp_path: Path, words: str) -> None:
    async def act(room: TillServices) -> None:
        await room.shift.open(FLOAT)
        await room.door.people.sign_in(MANAGER, Pin(PINS[MANAGER].encode()))
        await write_everywhere(room, words)

    at_a_till(tmp_path, act)
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert NUMBER.encode() not in kept
    assert TYPED.encode() not in kept
