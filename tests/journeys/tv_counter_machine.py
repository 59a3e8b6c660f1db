"""Anything that can happen where television is renewed, in any order: what hypothesis plays, and what must hold."""

import asyncio
import tempfile
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.money import Money
from pos_app.domain.payment import Word
from pos_app.domain.people import entering_outcome
from pos_app.domain.tv import OrderState, word_for
from pos_app.domain.tv_buying import PriceChanged
from pos_app.domain.tv_view import TvChoice
from pos_app.journal import tv_order_views
from tests.journeys.never import broken_promises
from tests.services.tv_counter import BROKEN, DELIVERED, LOST, PENDING, REFUSED_BALANCE, TvCounter, tv_counter

T = TypeVar("T")

NUMBERS = st.sampled_from([DELIVERED, LOST, LOST, PENDING, BROKEN, REFUSED_BALANCE])
MANAGERS = st.sampled_from(["", "", "Bola"])
FAULTS = st.sampled_from(
    ["lost_answer", "drop_before", "error_500", "cut_short", "html", "slow", "wrong_types", "busy_429"]
)
ASKED = st.sampled_from([Operation.TV_PAY, Operation.TV_PAY, Operation.TV_PACKAGES])
WHICH = st.integers(0, 5)
TURNS = st.sampled_from([0.0, 0.004, 0.008, 0.012, 0.02])
ENOUGH = 240.0  # seconds; what is on its way ends in some hundredths of one, on a machine that is not busy


class TvCounterMachine(RuleBasedStateMachine):
    """One till, one service, and people without patience."""

    patience = ENOUGH

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self._runner = asyncio.Runner()
        self._opened = tv_counter(Path(self._folder.name))
        self.tv: TvCounter = self._do(self._opened.__aenter__())
        self.sample: TvChoice = self._do(self.tv.choose())
        self.choices: list[TvChoice] = []
        self.references: list[str] = []
        self.is_cut = False

    def _do(self, act: Awaitable[T]) -> T:
        async def run() -> T:
            return await act

        return self._runner.run(run())

    @initialize(delay_ms=st.sampled_from([0, 5]))
    def begin(self, delay_ms: int) -> None:
        self._do(self.tv.here.desk.slow(delay_ms))

    @rule(number=NUMBERS, presses=st.integers(1, 3), manager=MANAGERS)
    def buy(self, number: str, presses: int, manager: str) -> None:
        """Fill the form in, and press Pay once, or several times at once."""
        self._press(self._choice(number), presses, manager)

    @rule(number=NUMBERS, seconds=TURNS)
    def buy_and_crash(self, number: str, seconds: float) -> None:
        self._press(self._choice(number), 1, "")
        self._do(asyncio.sleep(seconds))
        self.start_again()

    @rule(number=NUMBERS, operation=ASKED, fault=FAULTS, manager=MANAGERS)
    def buy_over_a_bad_line(self, number: str, operation: Operation, fault: str, manager: str) -> None:
        self.break_a_call(operation, fault)
        self._press(self._choice(number), 1, manager)

    @rule(which=WHICH, presses=st.integers(1, 2), manager=MANAGERS)
    def press_pay_again(self, which: int, presses: int, manager: str) -> None:
        """Press Pay for a form that is an order already, or was none."""
        if self.choices:  # what is there hangs on the moment, and a rule's condition must not
            self._press(self.choices[which % len(self.choices)], presses, manager)

    @rule(which=WHICH, manager=MANAGERS)
    def buy_the_same_once_more(self, which: int, manager: str) -> None:
        if self.choices:
            self._press(self._choice(self.choices[which % len(self.choices)].number), 1, manager)

    @rule(number=NUMBERS, manager=MANAGERS)
    def buy_at_a_price_that_has_changed(self, number: str, manager: str) -> None:
        """Agree to what an older list said; the service sells it at another price by now."""
        choice = self._choice(number)
        old = Money(choice.price.minor - 10_000, choice.price.currency)
        agreed = replace(choice, price=old, package=replace(choice.package, price=old, amount="2360"))
        try:
            reference = self._do(self.tv.buy_again(agreed) if manager else self.tv.orders.buy(agreed))
        except KnownError:
            return
        raise AssertionError(f"{reference} was begun at a price that nobody asks any more")

    @rule(which=WHICH, presses=st.integers(1, 2), seconds=st.sampled_from([0.0, 121.0, 121.0]))
    def send_again(self, which: int, presses: int, seconds: float) -> None:
        """Send an order once more, with or without the patience that this needs, by one press or by two."""
        self.let_time_pass(seconds)
        for reference in self._which(which):
            for _ in range(presses):
                self._try(self.tv.send_again(reference))

    @rule(which=WHICH, is_delivered=st.booleans())
    def enter_the_outcome(self, which: int, is_delivered: bool) -> None:
        for reference in self._which(which):
            said = self.tv.orders.manager_says(
                reference,
                is_delivered=is_delivered,
                reason="Seen",
                approval=self.tv.here.sign(entering_outcome(reference)),
            )
            self._try(said)

    @rule(operation=ASKED, fault=FAULTS)
    def break_a_call(self, operation: Operation, fault: str) -> None:
        self._do(self.tv.here.desk.arm(operation, fault, **({"delay_ms": 25} if fault == "slow" else {})))

    @rule(is_behind_the_price=st.booleans())
    def cut_the_line(self, is_behind_the_price: bool) -> None:
        """Let nothing through any more, at once or as soon as the price was checked."""
        if not self.is_cut:
            operation, more = (Operation.TV_PAY, {"after": 7}) if is_behind_the_price else (0, {})
            self._do(self.tv.here.desk.arm(operation, "refused", for_ms=60_000, **more))
        self.is_cut = True

    @rule()
    def mend_the_line(self) -> None:
        self._do(self.tv.here.desk.mend())
        self.is_cut = False

    @rule()
    def take_the_keys_away(self) -> None:
        self.tv.here.line.use(None)

    @rule()
    def bring_the_keys_back(self) -> None:
        self.tv.here.line.use(self.tv.here.client)

    @rule(seconds=TURNS)
    def let_it_go_on(self, seconds: float) -> None:
        self._do(asyncio.sleep(seconds))

    @rule()
    def start_again(self) -> None:
        self._do(self.tv.start_again())

    @rule()
    def clear_the_book(self) -> None:
        self._do(self._clear())

    @rule(seconds=st.sampled_from([60.0, 121.0, 3600.0, 90_000.0]))
    def let_time_pass(self, seconds: float) -> None:
        self.tv.here.clock.ahead += seconds

    @rule(seconds=st.sampled_from([-86_400.0, -60.0, 0.0, 3600.0]))
    def set_the_clock_wrong(self, seconds: float) -> None:
        self.tv.here.clock.set_wrong_by = seconds

    @invariant()
    def nothing_happened_that_never_may(self) -> None:
        async def look() -> list[str]:
            ledger = await self.tv.here.desk.ledger()
            return await broken_promises(self.tv.here.journal, ledger)

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
        """In the end nothing waits, and what the till calls Paid by itself was delivered."""
        await self.tv.here.desk.mend()
        self.bring_the_keys_back()
        try:
            async with asyncio.timeout(self.patience):
                for reference in self.references:
                    await self.tv.result_of(reference, seconds=self.patience)
        except TimeoutError:
            raise AssertionError(f"never ended: {await self.tv.orders.open_orders()}") from None
        bought = {order["reference"] for order in await self.tv.bought()}
        orders = await self.tv.here.journal.read(partial(tv_order_views.in_states, states=frozenset(OrderState)))
        for order in orders:
            if word_for(order.state) is Word.PAID and not order.closed_by:
                assert order.reference in bought, f"{order.reference} is called Paid and was not delivered"

    async def _clear(self) -> None:
        """Do what the Sandbox screen's Clear does."""
        try:
            await self.tv.orders.forget()
        except KnownError:
            return
        (await self.tv.here.desk.http.post("/clear")).raise_for_status()
        self.is_cut = False
        await self.tv.here.journal.begin_anew()
        self.choices.clear()
        self.references.clear()

    def _choice(self, number: str) -> TvChoice:
        choice = replace(self.sample, slip=self.tv.orders.new_slip(), number=number)
        self.choices.append(choice)
        return choice

    def _press(self, choice: TvChoice, presses: int, manager: str) -> None:
        async def press() -> list[str | BaseException]:
            buy = self.tv.buy_again if manager else self.tv.orders.buy
            pressed = (buy(choice) for _ in range(presses))
            return list(await asyncio.gather(*pressed, return_exceptions=True))

        begun: set[str] = set()
        for answer in self._do(press()):
            assert not isinstance(answer, PriceChanged), "the price was the one of the list"
            if isinstance(answer, str):
                begun.add(answer)
            elif not isinstance(answer, KnownError):
                raise answer
        assert len(begun) <= 1, f"one form became {begun}"
        self.references += [each for each in begun if each not in self.references]

    def _try(self, act: Awaitable[object]) -> None:
        """Do it, or be told why not."""
        with suppress(KnownError):
            self._do(act)

    def _which(self, which: int) -> list[str]:
        """Return one of the orders, if there is any."""
        return [self.references[which % len(self.references)]] if self.references else []
