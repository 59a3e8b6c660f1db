"""The watch for results, over 500 lines because what an answer is worth hangs on when it was asked for.

When it asks, how close together, and that it asks one question at a time.
"""

import asyncio
import heapq
import itertools
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import apsw
import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import CallFailed, MaybeReceived, Operation, Refused, TooBusy, Trace
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Alarm, Observation, PaymentState
from pos_app.domain.polling import RHYTHM
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.sale import SaleOrder
from pos_app.domain.sentence import Sentence
from pos_app.domain.verification import ServicePlace
from pos_app.journal import line_views, payment_views, payments
from pos_app.journal.store import Journal
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.in_flight import InFlight, InFlightPayments
from pos_app.services.polling import ResultPolling
from tests.journal.disks import Failing, disk

S, O = PaymentState, Observation  # noqa: E741  # as short as the table they stand in
HOUR = 3600.0
SERVICE = "https://api.example"
HERE = ServicePlace(SERVICE, "test", "a1")
NOT_FOUND = "Transaction not found"
PENDING = Verification(VerifiedStatus.PENDING, "pending", "", None, None, None)
PAID = replace(PENDING, status=VerifiedStatus.SUCCESS, word="success")
FAILED = replace(PENDING, status=VerifiedStatus.FAILED, word="failed")
TRACE = Trace(Operation.VERIFY, "no_reply")
LEADS = {
    S.INTENT: (),
    S.INIT_SENT: (O.ENCRYPTED,),
    S.DEVICE_CHECK: (O.ENCRYPTED, O.STARTED),
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

    def steady(self) -> float:
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
    place: ServicePlace = HERE
    at_once: int = 0
    most_at_once: int = 0
    background: BackgroundTasks = field(default_factory=BackgroundTasks)
    watcher: ResultPolling = field(init=False)
    in_flight: InFlightPayments = field(init=False)

    def __post_init__(self) -> None:
        self.in_flight = InFlightPayments(self.journal, clock=self.time)
        self.watcher = ResultPolling(
            self.in_flight,
            self._verify,
            place=lambda: self.place,
            is_unknown=lambda message: message == NOT_FOUND,
            background=self.background,
            clock=self.time,
            sleep=self.time.sleep,
            intervals=RHYTHM,
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

    async def attempt(self, state: PaymentState, *, reference: str = "till2-aaaaaaaaaaaaaaaaaaaaa") -> InFlight:
        order = SaleOrder(reference, Money(100, Currency.NGN), "ada@example.com")
        await payments.open_attempt(
            self.journal, payments.Intent(order, reference, "Visa", "2701", "Ngozi Eze", "till2", SERVICE, "test")
        )
        for seen in LEADS[state]:
            await payments.observe(self.journal, reference, seen, day="2026-11-20")
        found = await self.journal.read(payment_views.attempt_of, reference)
        assert found is not None
        assert found.state is state
        return self.in_flight.take(found)


@asynccontextmanager
async def night(
    folder: Path, answer: Callable[[], Awaitable[Verification]], *, vfs: str | None = None
) -> AsyncGenerator[Night]:
    time = Time()
    journal = await Journal.open(folder / "sandbox.journal", environment=Environment.SANDBOX, now=time.now, vfs=vfs)
    here = Night(journal, time, answer)
    try:
        yield here
    finally:
        await here.background.close()
        await journal.close()


async def pending() -> Verification:
    return PENDING


async def silence() -> Verification:
    raise MaybeReceived(TRACE, Sentence("No clear answer."))


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
            await asyncio.wait_for(
                asyncio.shield(here.journal.read(line_views.size)), 60
            )  # behind what is being written
        due = here.time.next_due()
        if due is None or due > end:
            break
        here.time.wake()
        await turn(20)
    here.time.passed = end


def in_the_night(
    folder: Path,
    answer: Callable[[], Awaitable[Verification]],
    act: Callable[[Night], Awaitable[None]],
    *,
    vfs: str | None = None,
) -> None:
    async def run() -> None:
        async with night(folder, answer, vfs=vfs) as here:
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
        raise TooBusy(TRACE, Sentence("Busy."), retry_after=40)

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
        lines = await here.journal.read(line_views.about, one.reference, limit=1000)
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


@pytest.mark.parametrize("state", [S.FAILED, S.NEVER_SENT])
@pytest.mark.parametrize("answer", [pending, silence])
def test_a_hint_about_what_has_ended_is_owed_success_or_failed_for_72_hours(
    tmp_path: Path, state: PaymentState, answer: Callable[[], Awaitable[Verification]]
) -> None:
    """The service may lag behind its own notice for longer than anybody is patient; what was never sent is asked about
    once a minute at most."""
    here_now: list[Night] = []

    async def later() -> Verification:
        return PAID if here_now[0].time.passed > 71 * HOUR else await answer()

    async def act(here: Night) -> None:
        here_now.append(here)
        one = await here.attempt(state)
        here.watcher.ask_now(one)
        await pass_time(here, 70 * HOUR)
        soon = 60.0 if state is S.NEVER_SENT else 3.0 if answer is pending else 5.0
        assert list(dict.fromkeys(gaps(here.calls))) == list(dict.fromkeys([soon, 60.0, 900.0]))
        await pass_time(here, 2 * HOUR)
        assert one.state is S.LATE_SUCCESS

    in_the_night(tmp_path, later, act)


def test_a_hint_that_nobody_can_clear_up_is_let_go_after_72_hours(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.FAILED)
        here.time.passed = 100 * HOUR
        here.watcher.ask_now(one)
        await pass_time(here, 80 * HOUR)
        assert 172 * HOUR - 900 < here.calls[-1] <= 172 * HOUR + 900
        assert here.in_flight.get(one.reference) is None

    in_the_night(tmp_path, pending, act)


def test_failed_from_elsewhere_is_not_what_a_hint_is_owed(tmp_path: Path) -> None:
    async def failed() -> Verification:
        return FAILED

    async def act(here: Night) -> None:
        one = await here.attempt(S.FAILED)
        here.place = ServicePlace("https://other.example", "test")
        here.watcher.ask_now(one)
        await pass_time(here, 8)
        assert here.calls == [0.0, 3.0, 6.0]
        here.place = HERE
        await pass_time(here, 100)
        assert here.calls == [0.0, 3.0, 6.0, 9.0]

    in_the_night(tmp_path, failed, act)


def test_a_hint_while_the_service_is_asked_is_owed_an_answer_of_its_own(tmp_path: Path) -> None:
    gate = asyncio.Event()
    answers = [FAILED, None, FAILED]

    async def slow() -> Verification:
        await gate.wait()
        said = answers.pop(0)
        return said if said is not None else await silence()

    async def act(here: Night) -> None:
        one = await here.attempt(S.FAILED)
        here.watcher.ask_now(one)
        while not here.calls:
            await turn(5)
        here.watcher.ask_now(one)
        gate.set()
        await answered(here)
        await pass_time(here, 100)
        assert here.calls == [0.0, 1.0, 6.0]

    in_the_night(tmp_path, slow, act)


@pytest.mark.may_log("was not written")
def test_an_answer_that_the_journal_did_not_take_is_still_owed(tmp_path: Path) -> None:
    """Nobody asks about an old payment by itself: what a hint was owed must not be lost with the disk's fault."""
    full = Failing()

    async def act(here: Night) -> None:
        one = await here.attempt(S.FAILED)
        full.say_no(apsw.FullError, behind=0)
        here.watcher.ask_now(one)
        await pass_time(here, 4)
        assert one.state is S.FAILED
        full.recover()
        await pass_time(here, 1000)
        assert here.calls == [0.0, 5.0]
        assert one.state is S.LATE_SUCCESS

    async def paid() -> Verification:
        return PAID

    with disk("polling", full.see) as vfs:
        in_the_night(tmp_path, paid, act, vfs=vfs)


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
        assert here.in_flight.get(one.reference) is None

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


def test_a_refusal_is_no_word_and_never_a_failure(tmp_path: Path) -> None:
    async def refuse() -> Verification:
        raise Refused(TRACE, Sentence("It is asked again."), said="Transaction reference not found")

    async def act(here: Night) -> None:
        one = await here.attempt(S.UNKNOWN)
        here.watcher.watch(one)
        await pass_time(here, 10)
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert (found.state, found.has_answer) == (S.UNKNOWN, False)
        assert found.message == "Transaction reference not found"
        assert set(gaps(here.calls)) == {5.0}

    in_the_night(tmp_path, refuse, act)


@pytest.mark.parametrize("failed", [MaybeReceived(TRACE, Sentence("?")), TooBusy(TRACE, Sentence("?"), retry_after=1)])
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


async def answered(here: Night) -> None:
    """Wait until no call is under way, and what it came to is written down."""
    while here.at_once:
        await turn(5)
    for _ in range(3):
        await turn()
        await here.journal.read(line_views.size)


@pytest.mark.parametrize("last", [O.ENROLLED_WITHOUT_PAGE, O.ENROLLED_WITH_PAGE])
def test_failed_that_was_asked_about_before_operation_4_says_nothing_after_it(
    tmp_path: Path, last: Observation
) -> None:
    gate = asyncio.Event()

    async def slow() -> Verification:
        await gate.wait()
        return FAILED

    async def act(here: Night) -> None:
        one = await here.attempt(S.DEVICE_CHECK)
        one.is_in_flow = True
        here.watcher.ask_now(one)
        while not here.calls:
            await turn(5)
        for seen in (O.DEVICE_DONE, last):
            await here.in_flight.observe(one, seen)
        before = one.state
        gate.set()
        await answered(here)
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert (found.state, found.has_answer) == (before, False)
        one.is_in_flow = False
        here.watcher.watch(one)
        await pass_time(here, 10)
        assert one.state is S.FAILED  # asked now that nothing more is sent, the same word counts

    in_the_night(tmp_path, slow, act)


def test_a_word_that_was_asked_for_before_a_cancel_lets_no_sale_go(tmp_path: Path) -> None:
    gate = asyncio.Event()

    async def slow() -> Verification:
        await gate.wait()
        return PENDING

    async def act(here: Night) -> None:
        one = await here.attempt(S.DEVICE_CHECK)
        one.is_in_flow = True
        here.watcher.ask_now(one)
        while not here.calls:
            await turn(5)
        await here.in_flight.observe(one, O.CANCEL_ASKED)
        gate.set()
        await answered(here)
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert (found.state, found.has_answer) == (S.VERIFYING, False)

    in_the_night(tmp_path, slow, act)


@pytest.mark.parametrize("word", ["processing", ""])
def test_an_unknown_word_lets_no_sale_go(tmp_path: Path, word: str) -> None:
    async def other() -> Verification:
        return replace(PENDING, status=VerifiedStatus.OTHER, word=word)

    async def act(here: Night) -> None:
        one = await here.attempt(S.UNKNOWN)
        here.watcher.watch(one)
        await pass_time(here, 10)
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert (found.state, found.has_answer) == (S.UNKNOWN, False)

    in_the_night(tmp_path, other, act)


@pytest.mark.parametrize(
    ("later", "is_opened"), [({"message": "Payment successful"}, False), ({"requested_amount": "8.00"}, True)]
)
def test_a_managers_close_is_opened_by_another_word_and_not_by_another_message(
    tmp_path: Path, later: dict[str, str], is_opened: bool
) -> None:
    other_money = replace(PAID, requested_amount="7.00", message="Paid")
    answers = [other_money]

    async def reworded() -> Verification:
        return answers[0]

    async def act(here: Night) -> None:
        one = await here.attempt(S.UNKNOWN)
        await here.watcher.next_answer(one)
        await here.in_flight.observe(one, O.MANAGER_CLOSES)
        answers[0] = replace(other_money, **later)
        here.watcher.watch(one)
        await pass_time(here, 10)
        assert one.state is (S.UNKNOWN if is_opened else S.CLOSED_BY_MANAGER)

    in_the_night(tmp_path, reworded, act)


async def refused_start(here: Night, *, why: str = "refused") -> InFlight:
    one = await here.attempt(S.INIT_SENT)
    await here.in_flight.observe(one, O.START_REFUSED, {"why": why, "message": "No", "problem": "It is confirmed."})
    return one


def not_found(status: int = 404, said: str = NOT_FOUND) -> Refused:
    return Refused(Trace(Operation.VERIFY, "refused", status), Sentence("It is asked again."), said=said)


@pytest.mark.parametrize("answer", [not_found(404), not_found(400), not_found(200), None])
def test_a_refused_start_is_not_charged_once_its_reference_was_unknown_twice_a_minute_apart(
    tmp_path: Path, answer: Refused | None
) -> None:
    async def unknown() -> Verification:
        if answer is None:
            return replace(PENDING, status=VerifiedStatus.OTHER, word="", message=NOT_FOUND)
        raise answer

    async def act(here: Night) -> None:
        one = await refused_start(here)
        here.watcher.watch(one)
        await pass_time(here, 59)
        assert one.state is S.VERIFYING
        held = await here.journal.read(payment_views.told_of, one.reference)
        assert held is not None
        assert not held.may_try_again
        await pass_time(here, 8)
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert (found.state, found.message) == (S.NEVER_SENT, "No")
        assert found.problem == "The service did not start the payment. Nothing was charged."

    in_the_night(tmp_path, unknown, act)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (not_found(500), "refused"),
        (not_found(404, "Service currently not available"), "refused"),
        (not_found(404, "Not found"), "refused"),
        (not_found(404), "reference_existed"),
    ],
)
def test_what_leaves_a_doubt_ends_no_refused_start(tmp_path: Path, answer: Refused, why: str) -> None:
    async def doubt() -> Verification:
        raise answer

    async def act(here: Night) -> None:
        one = await refused_start(here, why=why)
        here.watcher.watch(one)
        await pass_time(here, 600)
        assert one.state is S.VERIFYING
        await pass_time(here, 600)
        assert one.state is S.UNKNOWN

    in_the_night(tmp_path, doubt, act)


@pytest.mark.parametrize(
    ("went_to", "later"),
    [
        (ServicePlace("https://other.example", "test", "a1"), None),
        (ServicePlace(SERVICE, "live", "a1"), None),
        (HERE, ServicePlace(SERVICE, "test", "b2")),
    ],
    ids=["elsewhere", "other kind of keys", "other keys in between"],
)
def test_an_unknown_reference_is_believed_from_one_place_only(
    tmp_path: Path, went_to: ServicePlace, later: ServicePlace | None
) -> None:
    async def unknown() -> Verification:
        raise not_found()

    async def act(here: Night) -> None:
        one = await refused_start(here)
        here.place = went_to
        here.watcher.watch(one)
        await pass_time(here, 40)
        here.place = later or went_to
        await pass_time(here, 40)
        assert one.state is S.VERIFYING
        if later is not None:
            await pass_time(here, 40)
            assert one.state is S.NEVER_SENT

    in_the_night(tmp_path, unknown, act)


def test_a_word_in_between_begins_the_minute_anew(tmp_path: Path) -> None:
    async def unknown() -> Verification:
        if 30 < here_now[0].time.passed < 36:
            return PENDING
        raise not_found()

    here_now: list[Night] = []

    async def act(here: Night) -> None:
        here_now.append(here)
        one = await refused_start(here)
        here.watcher.watch(one)
        await pass_time(here, 90)
        assert one.state is S.VERIFYING
        await pass_time(here, 20)
        assert one.state is S.NEVER_SENT

    in_the_night(tmp_path, unknown, act)


@pytest.mark.parametrize("hours", [0.24, 1, 10, 100])
def test_a_refused_start_that_a_closed_till_left_is_not_charged_a_minute_after_its_first_answer(
    tmp_path: Path, hours: float
) -> None:
    async def unknown() -> Verification:
        raise not_found()

    async def act(here: Night) -> None:
        one = await refused_start(here)
        began = here.time.passed = hours * HOUR  # closed within a minute, and opened again
        here.watcher.ask_now(one)
        await pass_time(here, 59)
        assert one.state is S.VERIFYING
        await pass_time(here, 7)
        assert one.state is S.NEVER_SENT
        assert began + 60 <= here.calls[-1] <= began + 66

    in_the_night(tmp_path, unknown, act)


def test_patience_with_a_refused_start_is_over_a_quarter_of_an_hour_after_an_answer_that_none_follows(
    tmp_path: Path,
) -> None:
    answers = [not_found()]

    async def once() -> Verification:
        raise answers.pop() if answers else MaybeReceived(TRACE, Sentence("?"))

    async def act(here: Night) -> None:
        one = await refused_start(here)
        here.time.passed = 10 * HOUR
        here.watcher.ask_now(one)
        await pass_time(here, 14.5 * 60)
        assert one.state is S.VERIFYING
        await pass_time(here, 2 * 60)
        assert one.state is S.UNKNOWN
        await pass_time(here, 2 * HOUR)
        assert gaps(here.calls)[-3:] == [900.0] * 3

    in_the_night(tmp_path, once, act)


def test_a_refused_start_is_asked_about_for_72_hours_and_its_late_success_alarms(tmp_path: Path) -> None:
    async def unknown() -> Verification:
        if here_now[0].time.passed > 70 * HOUR:
            return PAID
        raise not_found()

    here_now: list[Night] = []

    async def act(here: Night) -> None:
        here_now.append(here)
        one = await refused_start(here)
        here.watcher.watch(one)
        await pass_time(here, 3 * HOUR)
        assert one.state is S.NEVER_SENT
        assert set(gaps([call for call in here.calls if call > 70])) == {60.0, 900.0}
        (left,) = await payments.take_up(here.journal, day="2026-11-20")
        assert left.reference == one.reference
        await pass_time(here, 69 * HOUR)
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert (found.state, found.alarm) == (S.LATE_SUCCESS, Alarm.PAID_AFTER_ALL)

    in_the_night(tmp_path, unknown, act)


def test_failed_from_elsewhere_is_nothing_clear(tmp_path: Path) -> None:
    async def failed() -> Verification:
        return FAILED

    async def act(here: Night) -> None:
        one = await here.attempt(S.UNKNOWN)
        here.place = ServicePlace("https://other.example", "test")
        here.watcher.watch(one)
        await pass_time(here, 10)
        assert one.state is S.UNKNOWN
        here.place = ServicePlace(SERVICE, "")  # a till without keys, at the same address
        await pass_time(here, 70)
        assert one.state is S.FAILED

    in_the_night(tmp_path, failed, act)


def test_an_answer_that_was_on_its_way_while_a_manager_closed_is_the_one_that_was_closed(tmp_path: Path) -> None:
    closing: list[asyncio.Task[object]] = []
    closes: list[Callable[[], Coroutine[Any, Any, object]]] = []

    async def other_money() -> Verification:
        if closes:
            closing.append(asyncio.create_task(closes.pop()()))
            await asyncio.sleep(0)  # it is being written
        return replace(PAID, requested_amount="7.00")

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        await here.watcher.next_answer(one)
        assert one.state is S.UNKNOWN
        closes.append(lambda: here.in_flight.close_by_manager(one, {}))
        here.watcher.ask_now(one)
        await pass_time(here, 1)  # the same money, now of a payment that is not sure: it is news
        (closed,) = closing
        await closed
        assert one.state is S.CLOSED_BY_MANAGER
        found = await here.journal.read(payment_views.attempt_of, one.reference)
        assert found is not None
        assert found.state is S.CLOSED_BY_MANAGER

    in_the_night(tmp_path, other_money, act)
