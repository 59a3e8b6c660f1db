"""TV orders against every fault of the played service: the till never says more than it knows, and buys once."""

from pathlib import Path
from typing import Final

import pytest

from pos_app.domain.errors import CallFailed, MaybeReceived, NotSent, Operation
from pos_app.domain.payment import Word
from pos_app.domain.tv import OrderState
from pos_app.domain.tv_view import OrderView
from tests.services.test_payments_faults import DELAY_MS, FAULTS, SLOW
from tests.services.tv_counter import TvCounter, at_a_tv_counter

_O = Operation
# What operation 9 comes to; every fault that is not here may have been handled: not sure.
ENDS: Final = {
    "slow": OrderState.DELIVERED,
    "refused": OrderState.NEVER_SENT,
    "unauthorized_401": OrderState.NEVER_SENT,
}
NOT_HANDLED: Final = frozenset({"drop_before", "refused", "busy_429", "unauthorized_401"})


async def arm(tv: TvCounter, operation: Operation, fault: str) -> None:
    armed: dict[str, object] = {"delay_ms": DELAY_MS[fault]} if fault in DELAY_MS else {}
    if fault == "refused":  # once the price was looked at, the door is shut
        armed |= {"after": 7, "for_ms": 60_000} if operation is _O.TV_PAY else {"after": 0, "for_ms": 60_000}
    await tv.here.desk.arm(operation, fault, **armed)


def seconds(fault: str, operation: Operation) -> dict[Operation, float]:
    """Hurry where an answer never comes, and only there: a busy machine takes its time everywhere else."""
    return {operation: 0.5} if fault in SLOW else {}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_operation_9_ends_in_the_state_of_the_table_and_nothing_is_bought_twice(
    tmp_path: Path, fault: str
) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await arm(tv, _O.TV_PAY, fault)
        view = await tv.result_of(await tv.orders.buy(choice))
        assert view.state is ENDS.get(fault, OrderState.UNKNOWN)
        await tv.here.desk.mend()
        tv.here.give_time()
        await tv.all_is_well()

        async def is_carried_out() -> bool:
            return fault in NOT_HANDLED or bool(await tv.bought())

        await tv.here.until(is_carried_out)  # nobody waited for it any more, and a busy service is later still
        assert len(await tv.bought()) == (fault not in NOT_HANDLED)
        if view.word is Word.NOT_SURE:
            await is_bought_once_at_most(tv, view, was_handled=fault not in NOT_HANDLED)

    at_a_tv_counter(tmp_path, act, seconds=seconds(fault, _O.TV_PAY))


async def is_bought_once_at_most(tv: TvCounter, view: OrderView, *, was_handled: bool) -> None:
    """Send it again: the bytes that arrived before are known, those that did not are carried out."""
    again = await tv.sent_again(view.reference)
    assert again.state is (OrderState.UNKNOWN if was_handled else OrderState.DELIVERED)
    assert [order["reference"] for order in await tv.bought()] == [view.reference]
    assert await tv.times_received(view.reference) == 2


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_price_list_sends_nothing(tmp_path: Path, fault: str) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await arm(tv, _O.TV_PACKAGES, fault)
        if fault in {"slow", "busy_429"}:
            assert (await tv.result_of(await tv.orders.buy(choice))).word is Word.PAID
            return
        with pytest.raises(CallFailed) as failed:
            await tv.orders.buy(choice)
        assert isinstance(failed.value, NotSent) == (fault == "refused")
        assert isinstance(failed.value, MaybeReceived) == (fault not in {"refused", "unauthorized_401"})
        assert await tv.orders.open_orders() == ()
        assert (await tv.here.desk.ledger())["orders"] == []

    at_a_tv_counter(tmp_path, act, seconds=seconds(fault, _O.TV_PACKAGES))


@pytest.mark.parametrize("fault", ["lost_answer", "drop_before", "busy_429", "unauthorized_401", "never"])
def test_a_fault_of_the_second_sending_leaves_it_not_sure_and_the_third_may_deliver(tmp_path: Path, fault: str) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(_O.TV_PAY, "drop_before")
        await tv.here.desk.arm(_O.TV_PAY, fault)
        first = await tv.result_of(await tv.orders.buy(choice))
        second = await tv.sent_again(first.reference)
        assert (second.word, second.times_sent) == (Word.NOT_SURE, 2)
        tv.here.give_time()
        third = await tv.sent_again(first.reference)
        assert third.word is (Word.PAID if fault in NOT_HANDLED else Word.NOT_SURE)
        assert len(await tv.bought()) == 1

    at_a_tv_counter(tmp_path, act, seconds={_O.TV_PAY: 1.0} if fault == "never" else None)
