"""Anything that can happen at a counter, in any order: what hypothesis plays, and what must hold after each move."""

import asyncio
import tempfile
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.people import closing_payment
from pos_app.services.browser import ApprovalEvent
from tests.journeys.never import broken_promises
from tests.services.counter import CHALLENGED, DECLINED, PAID, REJECTED, Counter, card_of, counter
from tests.services.test_payments_faults import has_settled

if TYPE_CHECKING:
    from pos_app.domain.sale import SaleOrder

T = TypeVar("T")

NUMBERS = st.sampled_from([PAID, PAID, CHALLENGED, CHALLENGED, DECLINED, REJECTED])
SENT = st.sampled_from([Operation.ENCRYPT, Operation.INITIALIZE, Operation.ENROLL, Operation.VERIFY])
FAULTS = st.sampled_from(["lost_answer", "drop_before", "error_500", "cut_short", "html", "slow", "wrong_types"])
# Seconds; what settles takes some hundredths of one. What takes longer on a busy machine is played again by hypothesis,
# which sees it settle then, and calls that a flaky strategy.
ENOUGH = 240.0
WHICH = st.integers(0, 5)
TURNS = st.sampled_from([0.0, 0.004, 0.008, 0.012, 0.02, 0.03])


class CounterMachine(RuleBasedStateMachine):
    """One till, one service, and people without patience."""

    patience = ENOUGH

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self._runner = asyncio.Runner()
        self._opened = counter(Path(self._folder.name))
        self.here: Counter = self._do(self._opened.__aenter__())
        self.here.guest.code = None
        self.orders: list[SaleOrder] = []
        self.references: list[str] = []

    def _do(self, act: Awaitable[T]) -> T:
        async def run() -> T:
            return await act

        return self._runner.run(run())

    @initialize(early=st.booleans(), delay_ms=st.sampled_from([0, 5]))
    def begin(self, early: bool, delay_ms: int) -> None:
        self._do(self.here.desk.vary(charge_at_initialize=early))
        self._do(self.here.desk.slow(delay_ms))

    @rule(number=NUMBERS, times=st.integers(1, 3))
    def pay(self, number: str, times: int) -> None:
        order = self.here.order()
        self.orders.append(order)
        for _ in range(times):
            self._note(self._do(self.here.payments.pay(order, card_of(number))))

    @rule(number=NUMBERS, seconds=TURNS)
    def pay_and_crash(self, number: str, seconds: float) -> None:
        self.pay(number, 1)
        self._do(asyncio.sleep(seconds))
        self.start_again()

    @rule(number=NUMBERS, seconds=TURNS)
    def pay_and_think_again(self, number: str, seconds: float) -> None:
        self.pay(number, 1)
        self._do(asyncio.sleep(seconds))
        self._do(self.here.payments.ask_to_cancel(self.references[-1]))

    @rule(number=NUMBERS, operation=SENT, fault=FAULTS, seconds=TURNS)
    def pay_over_a_bad_line(self, number: str, operation: Operation, fault: str, seconds: float) -> None:
        self.break_a_call(operation, fault)
        self.pay(number, 1)
        self._do(asyncio.sleep(seconds))

    @precondition(lambda self: bool(self.orders))
    @rule(which=WHICH, number=NUMBERS)
    def pay_again(self, which: int, number: str) -> None:
        self._note(self._do(self.here.payments.pay(self.orders[which % len(self.orders)], card_of(number))))

    @rule(seconds=TURNS)
    def let_it_go_on(self, seconds: float) -> None:
        self._do(asyncio.sleep(seconds))

    @precondition(lambda self: bool(self.references))
    @rule(which=WHICH)
    def cancel(self, which: int) -> None:
        self._do(self.here.payments.ask_to_cancel(self._which(which)))

    @precondition(lambda self: bool(self.references))
    @rule(which=WHICH)
    def check_now(self, which: int) -> None:
        self._do(self.here.payments.check_now(self._which(which)))

    @precondition(lambda self: bool(self.references))
    @rule(which=WHICH)
    def hear_a_notice(self, which: int) -> None:
        async def hear() -> None:
            self.here.payments.settle(self._which(which))

        self._do(hear())

    @precondition(lambda self: bool(self.references))
    @rule(which=WHICH)
    def close_as_a_manager(self, which: int) -> None:
        reference = self._which(which)
        before = self._do(self.here.payments.view(reference))
        try:
            self._do(
                self.here.payments.manager_closes(
                    reference, reason="enough", approval=self.here.sign(closing_payment(reference))
                )
            )
        except KnownError:
            assert before.state is not PaymentState.UNKNOWN or before.asked >= 0

    @rule(which=WHICH, event=st.sampled_from([None, ApprovalEvent.CLOSED, ApprovalEvent.CRASHED]))
    def act_as_the_customer(self, which: int, event: ApprovalEvent | None) -> None:
        if not self.here.guest.shown:
            return  # which pages are open hangs on the moment, and a rule's condition must not
        shown = self.here.guest.shown[which % len(self.here.guest.shown)]
        if event is None:
            self._do(self.here.guest.answer(shown, "123456"))
            return

        async def tell() -> None:
            shown.tell(event)

        self._do(tell())

    @rule(operation=SENT, fault=FAULTS)
    def break_a_call(self, operation: Operation, fault: str) -> None:
        self._do(self.here.desk.arm(operation, fault, **({"delay_ms": 25} if fault == "slow" else {})))

    @rule(which=WHICH)
    def show_a_page_again(self, which: int) -> None:
        if self.references:
            with suppress(KnownError):
                self._do(self.here.payments.show_page(self.references[which % len(self.references)]))

    @rule()
    def start_again(self) -> None:
        self._do(self.here.start_again())

    @rule(seconds=st.sampled_from([60.0, 900.0, 7200.0]))
    def let_time_pass(self, seconds: float) -> None:
        self.here.clock.ahead += seconds

    @rule(seconds=st.sampled_from([-86_400.0, -60.0, 0.0, 3600.0]))
    def set_the_clock_wrong(self, seconds: float) -> None:
        self.here.clock.set_wrong_by = seconds

    @invariant()
    def nothing_happened_that_never_may(self) -> None:
        async def look() -> list[str]:
            ledger = await self.here.desk.ledger()
            return await broken_promises(self.here.journal, ledger)

        assert self._do(look()) == []

    def teardown(self) -> None:
        try:
            self._do(self._settle())
            self.nothing_happened_that_never_may()
        finally:
            self._do(self._opened.__aexit__(None, None, None))
            self._runner.close()
            self._folder.cleanup()

    async def _settle(self) -> None:
        """In the end the till says what the service's book says, and no charge is left unsaid."""
        await self.here.desk.mend()
        for reference in self.references:
            try:
                await self.here.until(partial(has_settled, self.here, reference), seconds=self.patience)
            except TimeoutError:
                raise AssertionError(f"never settled: {await self.here.payments.view(reference)}") from None
            view = await self.here.payments.view(reference)
            assert view.word is not Word.PAID or view.receipt is not None

    def _note(self, reference: str) -> None:
        if reference not in self.references:
            self.references.append(reference)

    def _which(self, which: int) -> str:
        return self.references[which % len(self.references)]
