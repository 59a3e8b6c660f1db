"""Anything in any order where television is renewed, and a test of that test: it finds bugs put in on purpose."""

import os
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from functools import partial
from typing import Final

import apsw
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky
from hypothesis.stateful import rule, run_state_machine_as_test

from pos_app.domain.errors import MaybeReceived
from pos_app.domain.ink import Ink
from pos_app.domain.replies import OrderReply, Package
from pos_app.domain.tv import OrderObservation, OrderState, judge
from pos_app.domain.tv_buying import OrderStanding, PackageForNumber
from pos_app.domain.tv_view import TvChoice
from pos_app.gateway.client import ServiceClient
from pos_app.journal import tv_order_views
from pos_app.journal import tv_orders as orders
from pos_app.services import tv_orders
from tests.journeys.test_counter_machine import HUNTING, LONGER, QUICKLY
from tests.journeys.tv_counter_machine import WHICH, TvCounterMachine

S, O = OrderState, OrderObservation  # noqa: E741  # as short as the table they stand in
FEW: Final = settings(QUICKLY, max_examples=20, stateful_step_count=14)


def test_nothing_goes_wrong_in_any_order() -> None:
    run_state_machine_as_test(TvCounterMachine, settings=FEW)


@pytest.mark.soak
def test_nothing_goes_wrong_in_any_order_for_long(record_property: Callable[[str, object], None]) -> None:
    examples = round(1500 * max(1.0, float(os.environ.get("KAUNTA_SOAK_MINUTES", "30")) / 30))
    run_state_machine_as_test(TwoWaysMachine, settings=settings(LONGER, max_examples=examples))
    record_property("examples of the TV counter machine", examples)


class TwoWaysMachine(TvCounterMachine):
    """Somebody renews once more, and then somebody else sends the first order again: four moves that rarely meet."""

    @rule(which=WHICH, manager=st.sampled_from(["", "Bola", "Bola"]), seconds=st.sampled_from([0.0, 121.0, 121.0]))
    def renew_once_more_and_send_the_first_again(self, which: int, manager: str, seconds: float) -> None:
        self.let_time_pass(seconds)
        for reference in self._which(which):
            order = self._do(self.tv.here.journal.read(partial(tv_order_views.order_of, reference=reference)))
            assert order is not None
            self._press(self._choice(order.thing.number), 1, manager)
            self._try(self.tv.send_again(reference))


class HuntingMachine(TvCounterMachine):
    """Finds bugs that were put in: some of them end in an order that never does, twice for every find."""

    patience = 10.0


class HuntingTwoWaysMachine(TwoWaysMachine, HuntingMachine):
    """Finds what needs four moves in order: left to chance it was missed in one soak of two."""


def with_table(
    monkeypatch: pytest.MonkeyPatch, changed: Mapping[tuple[OrderState, OrderObservation], OrderState]
) -> None:
    def misjudge(state: OrderState, seen: OrderObservation) -> OrderState:
        return changed.get((state, seen), judge(state, seen))

    monkeypatch.setattr(orders, "judge", misjudge)


def take_silence_for_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    with_table(monkeypatch, {(S.PAY_SENT, O.UNCLEAR): S.REJECTED})


def forget_at_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    with_table(monkeypatch, {(S.PAY_SENT, O.RESTARTED): S.NEVER_SENT})


def take_any_yes_for_a_delivery(monkeypatch: pytest.MonkeyPatch) -> None:
    with_table(monkeypatch, {(S.PAY_SENT, O.UNCLEAR): S.DELIVERED})


def let_every_order_go(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: PackageForNumber, __: Iterable[OrderStanding], ___: datetime) -> OrderStanding | None:
        return None

    monkeypatch.setattr(orders, "in_the_way", never)


def send_beside_another(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: OrderStanding, __: Iterable[OrderStanding]) -> bool:
        return False

    monkeypatch.setattr(tv_order_views, "is_overtaken", never)


def take_the_price_that_was_agreed_to(monkeypatch: pytest.MonkeyPatch) -> None:
    def sold(choice: TvChoice, _: Iterable[Package]) -> Package:
        return choice.package

    monkeypatch.setattr(tv_orders, "still_sold", sold)


def send_operation_9_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pay = ServiceClient.tv_pay

    async def twice(self: ServiceClient, order: bytes, *, ink: Ink) -> OrderReply:
        try:
            return await pay(self, order, ink=ink)
        except MaybeReceived:
            return await pay(self, order, ink=ink)

    monkeypatch.setattr(ServiceClient, "tv_pay", twice)


@pytest.mark.may_log("bug")
@pytest.mark.parametrize(
    "bug",
    [
        take_silence_for_a_refusal,
        pytest.param(forget_at_a_restart, marks=pytest.mark.soak),  # has to stop between two moments
        take_any_yes_for_a_delivery,
        let_every_order_go,
        send_beside_another,
        take_the_price_that_was_agreed_to,
        send_operation_9_again,
    ],
    ids=lambda bug: bug.__name__,
)
def test_the_machine_finds_a_bug_that_is_put_in(
    monkeypatch: pytest.MonkeyPatch, bug: Callable[[pytest.MonkeyPatch], None]
) -> None:
    bug(monkeypatch)
    machine = HuntingTwoWaysMachine if bug is send_beside_another else HuntingMachine
    # The database has the last word on a second open order: there the bug does not get as far as the oracle. What is
    # found hangs on the moment as well: played once more it may be found a step earlier, and that is called flaky.
    with pytest.raises((AssertionError, Flaky, apsw.ConstraintError)):
        run_state_machine_as_test(machine, settings=settings(HUNTING, max_examples=600))
