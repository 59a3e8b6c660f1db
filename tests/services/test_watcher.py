"""The watch for results: when it asks, how close together, and that it asks one question at a time."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import CallFailed, MaybeReceived, Operation, Refused, TooBusy, Trace
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Observation, PaymentState
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.sale import Order
from pos_app.journal import payment_views, payments, views
from pos_app.journal.store import Journal
from pos_app.services.errands import Errands
from pos_app.services.rhythm import RHYTHM
from pos_app.services.slate import Slate, Underway
from pos_app.services.watcher import Watcher

S, O = PaymentState, Observation  # noqa: E741  # as short as the table they stand in
HOUR = 3600.0
PENDING = Verification(VerifiedStatus.PENDING, "pending", "", None, None, None)
PAID = replace(PENDING, status=VerifiedStatus.SUCCESS, word="success")
FAILED = replace(PENDING, status=VerifiedStatus.FAILED, word="failed")
TRACE = Trace(Operation.VERIFY, "no_reply")
LEADS = {
    S.STEP_UP: (O.ENCRYPTED, O.STARTED, O.DEVICE_DONE, O.ENROLLED_WITH_PAGE),
    S.VERIFYING: (O.ENCRYPTED, O.STARTED, O.DEVICE_DONE, O.ENROLLED_WITHOUT_PAGE),
    S.UNKNOWN: (O.ENCRYPTED, O.START_UNANSWERED),
    S.FAILED: (O.ENCRYPTED, O.START_REFUSED, O.SAYS_FAILED),
    S.NEVER_SENT: (O.NOT_ENCRYPTED,),
    S.CLOSED_BY_MANAGER: (O.ENCRYPTED, O.START_UNANSWERED, O.MANAGER_CLOSES),
}


@dataclass
class Time:
    """Time that passes when a test says so."""

    passed: float = 0.0
    _sleepers: list[tuple[float, int, asyncio.Future[None]]] = field(
        default_factory=list[tuple[float, int, "asyncio.Future[None]"]]
    )
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def monotonic(self) -> float:
        return self.passed

    def now(self) -> datetime:
        return datetime(2026, 11, 20, 8, tzinfo=UTC) + timedelta(seconds=self.passed)

    async def sleep(self, seconds: float) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.passed + seconds, next(self._numbers), done))
        await done

    def next_due(self) -> float | None:
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None

    def wake(self) -> None:
        due, _, done = heapq.heappop(self._sleepers)
        self.passed = max(self.passed, due)
        if not done.done():
            done.set_result(None)


@dataclass
class Night:
    """A watch, what it is told, and when it asked."""

    journal: Journal
    time: Time
    answer: Callable[[], Awaitable[Verification]]
    calls: list[float] = field(default_factory=list[float])
    at_once: int = 0
    most_at_once: int = 0
    errands: Errands = field(default_factory=Errands)
    watcher: Watcher = field(init=False)
    slate: Slate = field(init=False)

    def __post_init__(self) -> None:
        self.slate = Slate(self.journal, now=self.time.now)
        self.watcher = Watcher(
            self.slate,
            self._verify,
            errands=self.errands,
            now=self.time.now,
            monotonic=self.time.monotonic,
            sleep=self.time.sleep,
            rhythm=RHYTHM,
        )

    async def _verify(self, reference: str) -> Verification:
        assert reference
        self.calls.append(self.time.passed)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        try:
            return await self.answer()
        finally:
            self.at_once -= 1

    async def attempt(self, state: PaymentState, *, reference: str = "till2-aaaaaaaaaaaaaaaaaaaaa") -> Underway:
        order = Order(reference, Money(100, Currency.NGN), "ada@example.com")
        await payments.open_attempt(
            self.journal, payments.Intent(order, reference, "Visa", "2701", "Ngozi Eze", "till2")
        )
        for seen in LEADS[state]:
            await payments.observe(self.journal, reference, seen, day="2026-11-20")
        found = await self.journal.read(payment_views.attempt_of, reference)
        assert found is not None
        assert found.state is state
        return self.slate.take(found)


@asynccontextmanager
async def night(folder: Path, answer: Callable[[], Awaitable[Verification]]) -> AsyncGenerator[Night]:
    time = Time()
    journal = await Journal.open(folder / "sandbox.journal", environment=Environment.SANDBOX, now=time.now)
    here = Night(journal, time, answer)
    try:
        yield here
    finally:
        await here.errands.close()
        await journal.close()


async def pending() -> Verification:
    return PENDING


async def silence() -> Verification:
    raise MaybeReceived(TRACE, "No clear answer.")


def gaps(calls: list[float]) -> list[float]:
    return [round(later - earlier, 6) for earlier, later in itertools.pairwise(calls)]


async def turn(times: int = 200) -> None:
    """Let the loop and the journal's thread run; nothing of virtual time passes."""
    for _ in range(times):
        await asyncio.sleep(0)


def is_watched() -> bool:
    return any(task.get_name().startswith("the watch over") for task in asyncio.all_tasks())


async def pass_time(here: Night, seconds: float) -> None:
    """Let so much time pass, stopping wherever somebody wakes."""
    await turn(50)
    end = here.time.passed + seconds
    while True:
        while (here.time.next_due() is None or here.at_once) and is_watched():
            await asyncio.wait_for(asyncio.shield(here.journal.read(views.size)), 20)  # behind what is being written
        due = here.time.next_due()
        if due is None or due > end:
            break
        here.time.wake()
        await turn(20)
    here.time.passed = end


def in_the_night(
    folder: Path, answer: Callable[[], Awaitable[Verification]], act: Callable[[Night], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with night(folder, answer) as here:
            await act(here)

    asyncio.run(run())


def test_pending_is_asked_again_after_3_seconds(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        here.watcher.watch(await here.attempt(S.VERIFYING))
        await pass_time(here, 30)
        assert here.calls[0] == 0.0
        assert set(gaps(here.calls)) == {3.0}
        assert len(here.calls) == 11

    in_the_night(tmp_path, pending, act)


def test_a_failed_call_is_repeated_after_5_seconds(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        here.watcher.watch(await here.attempt(S.VERIFYING))
        await pass_time(here, 30)
        assert set(gaps(here.calls)) == {5.0}

    in_the_night(tmp_path, silence, act)


def test_a_busy_service_is_left_alone_as_long_as_it_asked(tmp_path: Path) -> None:
    async def busy() -> Verification:
        raise TooBusy(TRACE, "Busy.", retry_after=40)

    async def act(here: Night) -> None:
        here.watcher.watch(await here.attempt(S.VERIFYING))
        await pass_time(here, 100)
        assert gaps(here.calls) == [40.0, 40.0]

    in_the_night(tmp_path, busy, act)


def test_a_customer_at_the_page_is_given_the_first_pause(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        here.watcher.watch(await here.attempt(S.STEP_UP))
        await pass_time(here, 10)
        assert here.calls == [3.0, 6.0, 9.0]

    in_the_night(tmp_path, pending, act)


def test_patience_ends_after_15_minutes_then_each_minute_then_each_quarter_of_an_hour_for_72_hours(
    tmp_path: Path,
) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        await pass_time(here, 15 * 60 - 1)
        assert one.state is S.VERIFYING
        await pass_time(here, 5)
        assert one.state is S.UNKNOWN
        await pass_time(here, 80 * HOUR)
        by_gap = dict.fromkeys(gaps(here.calls), 0)
        for gap in gaps(here.calls):
            by_gap[gap] += 1
        assert list(by_gap) == [3.0, 60.0, 900.0]
        assert by_gap[3.0] == 300
        assert 72 * HOUR - 900 < here.calls[-1] <= 72 * HOUR + 900
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert found.state is S.UNKNOWN

    in_the_night(tmp_path, pending, act)


def test_what_says_nothing_new_is_written_down_once_a_minute(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        await pass_time(here, 299)
        lines = await here.journal.read(views.about, one.reference, limit=1000)
        assert len([line for line in lines if line.kind.endswith("says_nothing_clear")]) == 5
        assert len(here.calls) == 100

    in_the_night(tmp_path, pending, act)


def test_after_72_hours_a_start_asks_once(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.UNKNOWN)
        here.time.passed = 100 * HOUR
        here.watcher.ask_now(one)
        await pass_time(here, 10 * HOUR)
        assert here.calls == [100 * HOUR]

    in_the_night(tmp_path, pending, act)


def test_a_hint_about_an_old_payment_is_owed_an_answer(tmp_path: Path) -> None:
    answers = [silence, silence, pending]

    async def later() -> Verification:
        return await answers.pop(0)()

    async def act(here: Night) -> None:
        one = await here.attempt(S.FAILED)
        here.watcher.ask_now(one)
        await pass_time(here, 1000)
        assert here.calls == [0.0, 5.0, 10.0]

    in_the_night(tmp_path, later, act)


@pytest.mark.parametrize("state", [S.FAILED, S.NEVER_SENT])
def test_what_has_ended_is_not_asked_about_by_itself(tmp_path: Path, state: PaymentState) -> None:
    async def act(here: Night) -> None:
        here.watcher.watch(await here.attempt(state))
        await pass_time(here, 1000)
        assert here.calls == []

    in_the_night(tmp_path, pending, act)


def test_a_payment_closed_by_a_manager_is_asked_about(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        here.watcher.watch(await here.attempt(S.CLOSED_BY_MANAGER))
        await pass_time(here, 10)
        assert gaps(here.calls) == [3.0, 3.0, 3.0]

    in_the_night(tmp_path, pending, act)


def test_hints_are_followed_at_once_and_never_closer_than_a_second(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        await pass_time(here, 0.5)
        for _ in range(5):
            here.watcher.ask_now(one)
        await pass_time(here, 2)
        assert here.calls == [0.0, 1.0]
        here.watcher.ask_now(one)
        await pass_time(here, 0.1)
        assert here.calls == [0.0, 1.0, 2.5]
        await pass_time(here, 3)
        assert here.calls[3:] == [5.5]  # the rhythm goes on from the last answer

    in_the_night(tmp_path, pending, act)


def test_there_is_one_call_at_a_time_and_a_hint_meanwhile_is_followed_after_it(tmp_path: Path) -> None:
    gate: list[asyncio.Event] = []

    async def slow() -> Verification:
        gate.append(asyncio.Event())
        await gate[-1].wait()
        return PENDING

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        while not gate:
            await turn(5)
        for _ in range(3):
            here.watcher.ask_now(one)
            await turn()
        assert len(here.calls) == 1
        here.time.passed += 2
        gate[0].set()
        while len(gate) < 2:
            await turn(5)
        gate[1].set()
        await turn()
        assert here.calls == [0.0, 2.0]
        assert here.most_at_once == 1

    in_the_night(tmp_path, slow, act)


@pytest.mark.parametrize(("said", "state"), [(PAID, S.SUCCESS), (FAILED, S.FAILED)])
def test_a_final_word_ends_the_watch(tmp_path: Path, said: Verification, state: PaymentState) -> None:
    async def final() -> Verification:
        return said

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        await pass_time(here, 100)
        assert (here.calls, one.state) == ([0.0], state)
        assert here.slate.get(one.reference) is None

    in_the_night(tmp_path, final, act)


def test_whoever_waits_for_the_next_answer_gets_it(tmp_path: Path) -> None:
    answers: list[Callable[[], Awaitable[Verification]]] = [pending, silence, pending]

    async def next_one() -> Verification:
        return await answers.pop(0)()

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        await here.watcher.next_answer(one)
        here.time.passed += 1
        await here.watcher.next_answer(one)
        assert len(here.calls) == 2

    in_the_night(tmp_path, next_one, act)


def test_a_refusal_is_an_answer_and_never_a_failure(tmp_path: Path) -> None:
    async def refuse() -> Verification:
        raise Refused(TRACE, "It is asked again.", said="Transaction reference not found")

    async def act(here: Night) -> None:
        one = await here.attempt(S.UNKNOWN)
        here.watcher.watch(one)
        await pass_time(here, 10)
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert (found.state, found.has_answer) == (S.UNKNOWN, True)
        assert found.message == "Transaction reference not found"
        assert set(gaps(here.calls)) == {3.0}

    in_the_night(tmp_path, refuse, act)


@pytest.mark.parametrize("failed", [MaybeReceived(TRACE, "?"), TooBusy(TRACE, "?", retry_after=1)])
def test_no_answer_is_no_answer(tmp_path: Path, failed: CallFailed) -> None:
    async def fail() -> Verification:
        raise failed

    async def act(here: Night) -> None:
        one = await here.attempt(S.UNKNOWN)
        here.watcher.watch(one)
        await pass_time(here, 20)
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert (found.state, found.has_answer) == (S.UNKNOWN, False)

    in_the_night(tmp_path, fail, act)


def test_the_shops_clock_may_jump(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        await pass_time(here, 9)
        one.opened_at += timedelta(days=400)
        await pass_time(here, 9)
        assert set(gaps(here.calls)) == {3.0}

    in_the_night(tmp_path, pending, act)
