"""What the watch writes down of an answer, and when it asks again at the edges of its rhythm."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.errors import CallFailed, MaybeReceived
from pos_app.domain.payment import PaymentState
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.sentence import Sentence
from pos_app.domain.verification import ServicePlace
from pos_app.journal import line_views
from pos_app.journal.entry import Fact
from pos_app.services.polling import CannotAsk
from tests.services.test_polling import (
    NOT_FOUND,
    PENDING,
    TRACE,
    Night,
    in_the_night,
    not_found,
    pass_time,
    pending,
    refused_start,
    silence,
    turn,
)

S = PaymentState
NOTHING = replace(PENDING, status=VerifiedStatus.OTHER, word="")


def test_while_a_call_is_under_way_the_next_one_is_due_now(tmp_path: Path) -> None:
    may_answer = asyncio.Event()

    async def slowly() -> Verification:
        await may_answer.wait()
        return PENDING

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        await turn()
        assert (here.at_once, one.next_ask_at) == (1, here.time.now())
        may_answer.set()

    in_the_night(tmp_path, slowly, act)


def test_a_hint_shortly_before_the_minute_is_over_keeps_no_answer_from_being_the_second(tmp_path: Path) -> None:
    async def unknown() -> Verification:
        raise not_found()

    async def act(here: Night) -> None:
        one = await refused_start(here)
        here.watcher.watch(one)
        await pass_time(here, 59.5)
        here.watcher.ask_now(one)
        await pass_time(here, 1.5)
        assert (here.calls[-2:], one.state) == ([59.5, 60.5], S.NEVER_SENT)

    in_the_night(tmp_path, unknown, act)


def test_a_watch_that_waits_rests_until_it_is_time_or_something_moves(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        here.watcher.watch(await here.attempt(S.VERIFYING))
        await pass_time(here, 1)
        resting = asyncio.all_tasks()
        await turn()
        assert asyncio.all_tasks() == resting

    in_the_night(tmp_path, pending, act)


def test_no_answer_when_the_minute_is_just_over_is_followed_by_the_usual_pause(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        async def unknown_at_first() -> Verification:
            if here.time.passed < 60:
                raise not_found()
            return await silence()

        here.answer = unknown_at_first
        one = await refused_start(here)
        here.watcher.watch(one)
        await pass_time(here, 66)
        assert here.calls[-2:] == [60.0, 65.0]

    in_the_night(tmp_path, pending, act)


async def written(here: Night, reference: str) -> dict[str, Fact]:
    """Return the facts of the one answer that says nothing clear, but for those that the journal adds."""
    lines = await here.journal.read(line_views.about, reference, limit=99)
    (line,) = [line for line in lines if line.kind.endswith("says_nothing_clear")]
    return {name: fact for name, fact in line.facts.items() if name not in {"holds", "state", "has_answer"}}


SAID = replace(PENDING, message="Not yet", amount="1.05", requested_amount="1.00", currency="NGN", fees="0.05")
NO_MONEY = {"amount": None, "requested_amount": None, "currency": None}


@pytest.mark.parametrize("is_refused_start", [False, True])
@pytest.mark.parametrize(
    ("answer", "told", "is_beside"),
    [
        (
            replace(SAID, channel="card", paid_at="today"),
            {
                "word": "pending", "amount": "1.05", "requested_amount": "1.00", "currency": "NGN", "fees": "0.05",
                "channel": "card", "paid_at": "today", "answer": "pending|1.05|1.00|NGN", "message": "Not yet",
            },
            False,
        ),
        (
            replace(PENDING, message=NOT_FOUND),
            {"word": "pending", **NO_MONEY, "answer": "pending|None|None|None", "message": NOT_FOUND},
            False,
        ),
        (replace(NOTHING, message=NOT_FOUND), {"word": "", **NO_MONEY, "message": NOT_FOUND}, True),
        (replace(NOTHING, message="Busy"), {"word": "", **NO_MONEY, "message": "Busy"}, False),
        (not_found(), {"word": "refused", "message": NOT_FOUND, "status": 404}, True),
        (MaybeReceived(TRACE, Sentence("?"), said="Bad gateway"), {"why": "no_reply", "message": "Bad gateway"}, True),
        (MaybeReceived(TRACE, Sentence("?")), {"why": "no_reply"}, True),
    ],
)  # fmt: skip
def test_what_was_said_is_written_down_and_where_a_start_was_refused_its_own_words_stay(
    tmp_path: Path, answer: Verification | CallFailed, told: dict[str, Fact], *, is_beside: bool, is_refused_start: bool
) -> None:
    """The words that a start was refused with say more than that nobody knows it."""

    async def said() -> Verification:
        if isinstance(answer, Verification):
            return answer
        raise answer

    async def act(here: Night) -> None:
        one = await (refused_start(here) if is_refused_start else here.attempt(S.VERIFYING))
        await asyncio.wait_for(here.watcher.next_answer(one), 60)
        expected = {**told, "asked": 1} if "why" in told else {**told, "asked": 1, "asked_in": "verifying"}
        if is_beside and is_refused_start and "message" in told:
            expected["said"] = expected.pop("message")
        assert await written(here, one.reference) == expected

    in_the_night(tmp_path, said, act)


def test_an_answer_that_is_no_news_takes_back_that_nobody_could_be_asked(tmp_path: Path) -> None:
    problems = [CannotAsk(Sentence("Keys are missing.")), None]

    async def now_and_then() -> Verification:
        problem = problems.pop() if problems else None
        if problem is not None:
            raise problem
        return PENDING

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        await pass_time(here, 4)
        assert (here.calls, str(one.problem)) == ([0.0, 3.0], "Keys are missing.")
        await pass_time(here, 5)
        assert (here.calls, str(one.problem)) == ([0.0, 3.0, 8.0], "")
        assert await written(here, one.reference)  # once

    in_the_night(tmp_path, now_and_then, act)


@pytest.mark.parametrize("answer", [PENDING, not_found()])
def test_that_another_service_was_asked_is_written_down(tmp_path: Path, answer: Verification | CallFailed) -> None:
    async def said() -> Verification:
        if isinstance(answer, Verification):
            return answer
        raise answer

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.place = ServicePlace("https://other.example", "test")
        await asyncio.wait_for(here.watcher.next_answer(one), 60)
        assert (await written(here, one.reference))["is_elsewhere"] is True

    in_the_night(tmp_path, said, act)
