"""Asking about notices: one call at a time, never close together, the newest first, patient and never endless."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import pairwise

import pytest

from pos_app.domain.errors import KnownError, MaybeReceived, Operation, Refused, TooBusy, Trace
from pos_app.domain.polling import NOTICE_RHYTHM, WebhookPollingIntervals
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.sentence import Sentence
from pos_app.domain.verification import ServicePlace
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.journal.errors import JournalBroken
from pos_app.services.webhook_judging import ServiceAnswer
from pos_app.services.webhook_polling import WebhookPolling
from tests.journal.notebook import NOON
from tests.services.openers import Clocks

HERE = ServicePlace("https://api.example", "test")
_TRACE = Trace(Operation.VERIFY, "lost")
LOST = MaybeReceived(_TRACE, Sentence("lost"))
UNKNOWN = Refused(replace(_TRACE, status=404), Sentence("refused"), said="No such deal; code 17")
PAID = Verification(VerifiedStatus.SUCCESS, "success", "", None, None, None)
PENDING = Verification(VerifiedStatus.PENDING, "pending", "", None, None, None)
FAILED = Verification(VerifiedStatus.FAILED, "failed", "", None, None, None)

Said = Verification | Exception


@dataclass
class Table:
    """A service that answers as it is told, at a clock that only waiting moves on."""

    says: Callable[[str], Said] = lambda _: PAID
    intervals: WebhookPollingIntervals = NOTICE_RHYTHM
    seconds: float = 0.0
    calls: list[tuple[str, float]] = field(default_factory=list[tuple[str, float]])
    heard: list[ServiceAnswer] = field(default_factory=list[ServiceAnswer])
    refilled: int = 0
    unread: list[Exception] = field(default_factory=list[Exception])  # what the journal says in place of the rest
    at_once: int = 0
    most_at_once: int = 0
    unwritten: int = 0
    has_line: bool = True
    is_elsewhere: bool = False  # what is asked about came to another service
    hold: asyncio.Event | None = None  # no answer comes before it is set
    asking: WebhookPolling = field(init=False)

    def __post_init__(self) -> None:
        self.asking = WebhookPolling(
            lambda: self.verify if self.has_line else None,
            self.hear,
            self.refill,
            is_unknown=lambda words: words == "No such deal",  # as the profile says
            place=lambda: HERE,
            lies_elsewhere=self.lies_elsewhere,
            clock=Clocks(lambda: NOON + timedelta(seconds=self.seconds), lambda: self.seconds),
            sleep=self.sleep,
            intervals=self.intervals,
        )

    async def verify(self, reference: str) -> Verification:
        self.calls.append((reference, self.seconds))
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await (self.hold.wait() if self.hold else asyncio.sleep(0))
        self.at_once -= 1
        said = self.says(reference)
        if isinstance(said, Exception):
            raise said
        return said

    async def hear(self, answer: ServiceAnswer) -> None:
        if self.unwritten:
            self.unwritten -= 1
            raise JournalBroken(Sentence("The journal cannot be written."))
        self.heard.append(answer)

    async def lies_elsewhere(self, reference: str, place: ServicePlace) -> bool:
        assert reference
        assert place == HERE
        return self.is_elsewhere

    async def refill(self) -> None:
        self.refilled += 1
        if self.unread:
            raise self.unread.pop()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)  # whatever else can go on goes on first
        self.seconds += seconds

    def references(self) -> list[str]:
        return [reference for reference, _ in self.calls]


async def turn_until(holds: Callable[[], bool]) -> None:
    """Let everything else go on until it is so."""
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110  # at a played clock nothing rings when time has passed
            await asyncio.sleep(0)


def at(table: Table, act: Callable[[Table], Awaitable[None]], *, until: Callable[[Table], bool]) -> None:
    async def run() -> None:
        task = asyncio.create_task(table.asking.go_on())
        await asyncio.sleep(0)
        try:
            await act(table)
            await turn_until(lambda: until(table))
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


def came(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def test_the_newest_is_asked_about_first_one_at_a_time_and_a_second_apart() -> None:
    table = Table()

    async def act(table: Table) -> None:
        for number in range(5):
            table.asking.ask(f"r{number}", came(number))

    at(table, act, until=lambda table: len(table.heard) == 5)
    assert table.references() == ["r4", "r3", "r2", "r1", "r0"]
    times = [seconds for _, seconds in table.calls]
    assert all(later - earlier >= 1.0 for earlier, later in pairwise(times))
    assert table.most_at_once == 1


@pytest.mark.parametrize(("said", "first"), [(PENDING, 3.0), (LOST, 5.0), (UNKNOWN, 5.0)])
def test_the_waits_double_up_to_an_hour(said: Said, first: float) -> None:
    table = Table(lambda _: said)

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)

    at(table, act, until=lambda table: table.heard != [] and table.heard[-1].is_over)
    times = [seconds for _, seconds in table.calls]
    waits = [round(later - earlier) for earlier, later in pairwise(times)]
    assert waits[:4] == [first, 2 * first, 4 * first, 8 * first]
    assert max(waits) <= 3600
    limit = 3600.0 if said is UNKNOWN else 72 * 3600.0
    assert limit <= times[-1] <= limit + 3600
    assert [answer.is_over for answer in table.heard[:-1]] == [False] * (len(table.heard) - 1)


def test_a_service_that_is_not_available_is_asked_for_as_long_as_one_that_is_silent() -> None:
    async def act(table: Table) -> None:
        table.asking.ask("a", came(0))

    table = Table(says=lambda _: Refused(_TRACE, Sentence("refused"), said="Service currently not available"))
    at(table, act, until=lambda table: any(answer.is_over for answer in table.heard))
    assert {answer.without for answer in table.heard} == {NoticeReport.NO_ANSWER}
    assert table.seconds >= NOTICE_RHYTHM.until


@pytest.mark.parametrize("said", [FAILED, PENDING, UNKNOWN, LOST])
def test_of_a_service_that_it_did_not_come_to_no_word_but_success_counts(said: Said) -> None:
    table = Table(lambda _: said, is_elsewhere=True)

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)

    at(table, act, until=lambda table: any(answer.is_over for answer in table.heard))
    assert {(answer.said, answer.without) for answer in table.heard} == {(None, NoticeReport.NO_ANSWER)}
    assert table.seconds >= NOTICE_RHYTHM.until


def test_success_counts_wherever_it_was_asked() -> None:
    table = Table(lambda _: PAID, is_elsewhere=True)

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)

    at(table, act, until=lambda table: len(table.heard) == 1)
    assert table.heard == [ServiceAnswer("r", PAID, NoticeReport.NO_ANSWER, is_over=True)]


@pytest.mark.parametrize("said", [PAID, FAILED])
def test_a_final_word_ends_the_asking(said: Verification) -> None:
    table = Table(lambda _: said)

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)

    at(table, act, until=lambda table: len(table.heard) == 1)
    assert table.heard == [ServiceAnswer("r", said, NoticeReport.NO_ANSWER, is_over=True)]


def test_what_comes_again_is_asked_about_again_with_new_patience() -> None:
    table = Table(lambda _: PENDING)

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)
        await turn_until(lambda: len(table.calls) == 4)
        table.says = lambda _: PAID
        before = table.seconds
        table.asking.ask("r", NOON)
        await turn_until(lambda: table.heard[-1].said is PAID)
        assert table.calls[-1][1] - before <= 1.0

    at(table, act, until=lambda _: True)


def test_what_comes_while_the_service_is_asked_is_asked_about_once_more() -> None:
    table = Table(hold=asyncio.Event())

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)
        await turn_until(lambda: len(table.calls) == 1)
        table.seconds += 0.5
        table.asking.ask("r", NOON)
        assert table.hold is not None
        table.hold.set()

    at(table, act, until=lambda table: len(table.heard) == 2)


def test_whoever_waits_is_served_first_and_told_when_there_was_no_answer() -> None:
    table = Table(lambda _: LOST)

    async def act(table: Table) -> None:
        table.asking.ask("newer", came(9))
        await table.asking.ask_now("older", NOON)
        assert table.references()[-1] == "older"
        assert len(table.calls) <= 2

    at(table, act, until=lambda _: True)


def test_a_service_that_is_busy_is_left_alone_as_long_as_it_asks() -> None:
    answers: list[Said] = [TooBusy(_TRACE, Sentence("busy"), retry_after=40), PAID, PAID]
    table = Table(lambda _: answers.pop(0))

    async def act(table: Table) -> None:
        table.asking.ask("r0", NOON)
        table.asking.ask("r1", came(1))

    at(table, act, until=lambda table: len(table.calls) == 3)
    assert table.calls[1][1] >= 40.0


@pytest.mark.may_log("what was said of r is not written")
def test_an_answer_that_could_not_be_written_is_asked_for_again() -> None:
    table = Table(unwritten=2)

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)

    at(table, act, until=lambda table: table.heard != [])
    assert len(table.calls) == 3


@pytest.mark.may_log("asking about r met a bug")
def test_a_bug_ends_neither_the_asking_nor_the_line() -> None:
    answers: list[Said] = [ZeroDivisionError(), PAID]
    table = Table(lambda _: answers.pop(0))

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)

    at(table, act, until=lambda table: table.heard != [])


def test_the_line_is_short_and_is_filled_from_the_journal_when_there_is_room() -> None:
    table = Table(intervals=WebhookPollingIntervals(most=10))

    async def act(table: Table) -> None:
        for number in range(30):
            table.asking.ask(f"r{number}", came(number))

    at(table, act, until=lambda table: table.refilled == 1 and len(table.calls) == 10)
    assert table.references() == [f"r{number}" for number in reversed(range(20, 30))]


@pytest.mark.parametrize("fault", [JournalBroken(Sentence("The journal cannot be read.")), ZeroDivisionError()])
@pytest.mark.may_log("what had no place in line")
def test_a_journal_that_cannot_be_read_for_a_moment_ends_no_asking_and_is_read_again(fault: Exception) -> None:
    table = Table(intervals=WebhookPollingIntervals(most=10), unread=[fault])

    async def act(table: Table) -> None:
        for number in range(30):
            table.asking.ask(f"r{number}", came(number))
        await turn_until(lambda: len(table.calls) == 10)
        await table.asking.ask_now("later", came(30))

    at(table, act, until=lambda table: table.refilled == 2)
    assert table.references() == [*(f"r{number}" for number in reversed(range(20, 30))), "later"]


def test_without_a_line_nothing_is_asked_until_there_is_one() -> None:
    table = Table(has_line=False)

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)
        with pytest.raises(KnownError, match="missing"):
            await table.asking.ask_now("r", NOON)
        assert table.calls == []
        table.has_line = True
        table.asking.speak()

    at(table, act, until=lambda table: len(table.heard) == 1)


def test_another_line_is_a_reason_to_look_once_for_what_is_to_be_asked_there() -> None:
    table = Table()

    async def act(table: Table) -> None:
        table.asking.speak()
        await turn_until(lambda: table.refilled == 1)
        table.asking.ask("r", NOON)

    at(table, act, until=lambda table: len(table.heard) == 1)
    assert table.refilled == 1


def test_whoever_waits_when_the_till_closes_is_told_so() -> None:
    async def run() -> None:
        table = Table(hold=asyncio.Event())
        task = asyncio.create_task(table.asking.go_on())
        waiting = [asyncio.create_task(table.asking.ask_now(name, NOON)) for name in ("a", "b")]
        await turn_until(lambda: len(table.calls) == 1)
        task.cancel()
        asked, in_line, _ = await asyncio.gather(*waiting, task, return_exceptions=True)
        assert asked is None  # the call came to nothing, and what is known can be looked at
        assert isinstance(in_line, KnownError)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        (UNKNOWN, NoticeReport.UNKNOWN),
        (Verification(VerifiedStatus.OTHER, "", "No such deal", None, None, None), NoticeReport.UNKNOWN),
        (Refused(replace(_TRACE, status=404), Sentence("refused"), said="Merchant not found"), NoticeReport.NO_ANSWER),
        (Refused(replace(_TRACE, status=422), Sentence("refused"), said="No such deal"), NoticeReport.NO_ANSWER),
    ],
)
def test_only_the_words_of_the_profile_say_that_there_is_no_such_payment(said: Said, heard: NoticeReport) -> None:
    table = Table(lambda _: said)

    async def act(table: Table) -> None:
        table.asking.ask("r", NOON)

    at(table, act, until=lambda table: bool(table.heard))
    assert (table.heard[0].said, table.heard[0].without) == (None, heard)
