"""How the watch over a payment ends, what it tells meanwhile, and that nobody waits for an answer for ever."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import apsw
import pytest

from pos_app.domain.errors import MaybeReceived
from pos_app.domain.payment import Observation, PaymentState
from pos_app.domain.polling import RHYTHM
from pos_app.domain.replies import Verification
from pos_app.domain.sentence import Sentence
from pos_app.journal import line_views
from pos_app.journal.entry import Fact
from pos_app.services.in_flight import InFlight
from pos_app.services.polling import CannotAsk
from tests.journal.disks import Failing, disk
from tests.services.test_polling import (
    FAILED,
    HOUR,
    PAID,
    TRACE,
    Night,
    gaps,
    in_the_night,
    is_watched,
    not_found,
    pass_time,
    pending,
    refused_start,
    turn,
)

S = PaymentState


async def paid() -> Verification:
    return PAID


async def failed() -> Verification:
    return FAILED


@pytest.mark.parametrize("state", [S.FAILED, S.NEVER_SENT])
def test_what_has_ended_is_out_of_mind_and_not_watched(tmp_path: Path, state: PaymentState) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(state)
        here.watcher.watch(one)
        assert here.in_flight.get(one.reference) is None
        assert not is_watched()

    in_the_night(tmp_path, pending, act)


def test_a_hint_about_what_never_left_is_owed_an_answer_and_once_it_has_one_nobody_asks(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.NEVER_SENT)
        here.watcher.ask_now(one)
        await pass_time(here, 100)
        assert here.calls == [0.0]
        assert here.in_flight.get(one.reference) is None
        assert not is_watched()

    in_the_night(tmp_path, failed, act)


def test_nobody_asks_about_what_was_never_sent_to_anybody(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.INTENT)
        one.is_in_flow = True
        await asyncio.wait_for(here.watcher.next_answer(one), 60)  # there is none: nothing was sent yet
        assert (here.calls, one.state) == ([], S.INTENT)
        one.is_in_flow, one.is_lost = False, True  # the walk broke off
        here.watcher.watch(one)
        async with asyncio.timeout(60):
            while is_watched():
                await pass_time(here, 1)
        assert (here.calls, one.state) == ([0.0], S.NEVER_SENT)  # somebody had asked, and is owed an answer

    in_the_night(tmp_path, failed, act)


def test_a_walk_that_broke_off_before_anything_was_sent_is_ruled_on_and_not_asked_about(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.INTENT)
        one.is_lost = True
        here.watcher.watch(one)
        await pass_time(here, 100)
        assert (here.calls, one.state, one.is_lost) == ([], S.NEVER_SENT, False)
        assert here.in_flight.get(one.reference) is None

    in_the_night(tmp_path, pending, act)


def test_a_walk_under_way_is_not_asked_about_by_itself_and_is_at_once_when_somebody_wants_it(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        one.is_in_flow = True
        here.watcher.watch(one)
        await turn()
        assert (here.calls, one.next_ask_at) == ([], None)
        here.time.passed += 10
        here.watcher.ask_now(one)
        async with asyncio.timeout(60):
            while not here.calls or one.next_ask_at is not None:
                await here.journal.read(line_views.size)
        assert here.calls == [10.0]
        one.is_in_flow = False
        here.watcher.watch(one)
        await turn()
        assert here.calls == [10.0]
        assert one.next_ask_at == here.time.now() + timedelta(seconds=1)  # two calls are a second apart
        await pass_time(here, 1)
        assert here.calls == [10.0, 11.0]

    in_the_night(tmp_path, pending, act)


def test_without_addresses_or_keys_it_says_so_and_tries_again(tmp_path: Path) -> None:
    said = [CannotAsk(Sentence("Keys are missing.")), None]

    async def now_and_then() -> Verification:
        problem = said.pop(0) if said else None
        if problem is not None:
            raise problem
        return PAID if not said else FAILED

    async def act(here: Night) -> None:
        one = await here.attempt(S.FAILED)
        here.watcher.ask_now(one)
        await pass_time(here, 4)
        assert (str(one.problem), one.state) == ("Keys are missing.", S.FAILED)
        await pass_time(here, 10)
        assert gaps(here.calls) == [5.0]  # nobody asks about it by itself: the hint is owed an answer
        assert (str(one.problem), one.state) == ("", S.LATE_SUCCESS)

    in_the_night(tmp_path, now_and_then, act)


@pytest.mark.may_log("was not written")
def test_a_journal_that_cannot_be_written_is_said_beside_the_payment_until_it_can(tmp_path: Path) -> None:
    full = Failing()

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        full.say_no(apsw.FullError, behind=0)
        here.watcher.watch(one)
        await pass_time(here, 4)
        assert "disk is full" in str(one.problem)
        full.recover()
        await pass_time(here, 10)
        assert (str(one.problem), one.state) == ("", S.SUCCESS)

    with disk("ends", full.see) as vfs:
        in_the_night(tmp_path, paid, act, vfs=vfs)


@pytest.mark.may_log("was not written")
def test_a_walk_that_broke_off_is_ruled_on_as_soon_as_the_journal_can_be_written(tmp_path: Path) -> None:
    full = Failing()

    async def act(here: Night) -> None:
        one = await here.attempt(S.INTENT)
        one.is_lost = True
        full.say_no(apsw.FullError, behind=0)
        here.watcher.watch(one)
        await pass_time(here, 4)
        assert (one.is_lost, one.next_ask_at) == (True, here.time.now() + timedelta(seconds=1))
        full.recover()
        await pass_time(here, 2)
        assert (here.calls, one.state, one.is_lost) == ([], S.NEVER_SENT, False)

    with disk("lost", full.see) as vfs:
        in_the_night(tmp_path, pending, act, vfs=vfs)


@pytest.mark.may_log("met a bug")
@pytest.mark.parametrize("is_writing", [False, True])
def test_a_bug_in_asking_or_in_writing_an_answer_down_leaves_it_owed_and_it_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_writing: bool
) -> None:
    bugs = [RuntimeError("a bug")]

    async def asked() -> Verification:
        if bugs and not is_writing:
            raise bugs.pop()
        return await pending()

    async def act(here: Night) -> None:
        observe = here.in_flight.observe

        async def written(one: InFlight, seen: Observation, facts: Mapping[str, Fact] | None = None) -> None:
            if bugs and is_writing:
                raise bugs.pop()
            await observe(one, seen, facts)

        monkeypatch.setattr(here.in_flight, "observe", written)
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        await pass_time(here, 9)
        assert gaps(here.calls) == [5.0, 3.0]  # no answer, and then one

    in_the_night(tmp_path, asked, act)


def test_a_payment_has_its_whole_quarter_of_an_hour_before_it_is_not_sure_though_the_clock_was_set_back(
    tmp_path: Path,
) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        one.opened_at += timedelta(seconds=10)
        here.watcher.watch(one)
        await pass_time(here, RHYTHM.patience - 0.5)
        here.watcher.ask_now(one)
        await pass_time(here, 0.25)
        assert (here.calls[-1], one.state) == (RHYTHM.patience - 0.5, S.VERIFYING)
        await pass_time(here, 3.25)
        assert one.state is S.UNKNOWN

    in_the_night(tmp_path, pending, act)


def test_it_tells_how_often_and_when_it_asked_and_when_it_will_ask_next(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.watcher.watch(one)
        began = here.time.now()
        await pass_time(here, 7)
        assert (here.calls, one.asked) == ([0.0, 3.0, 6.0], 3)
        assert one.last_asked_at == began + timedelta(seconds=6)
        assert one.next_ask_at == began + timedelta(seconds=9)
        lines = await here.journal.read(line_views.about, one.reference, limit=99)
        assert [line.facts["asked"] for line in lines if "asked" in line.facts] == [1]  # a repeat is no news

    in_the_night(tmp_path, pending, act)


def test_a_payment_without_an_end_stays_in_mind_when_nobody_asks_about_it_any_more(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.UNKNOWN)
        here.time.passed += 73 * HOUR
        here.watcher.watch(one)
        await pass_time(here, HOUR)
        assert here.calls == [73 * HOUR]
        assert here.in_flight.get(one.reference) is one

    in_the_night(tmp_path, pending, act)


def test_a_soft_hint_asks_no_sooner_after_the_last_call_than_the_rhythm_would(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.FAILED)
        here.watcher.ask_soon(one)
        await pass_time(here, 1)
        assert here.calls == [0.0]
        one = await here.in_flight.find(one.reference)
        assert one is not None
        here.watcher.ask_now(one)  # its own watch has ended with the answer
        await pass_time(here, 1)
        assert here.calls == [0.0, 1.0]

    in_the_night(tmp_path, failed, act)


def test_a_soft_hint_meanwhile_leaves_the_rhythm_its_pause(tmp_path: Path) -> None:
    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        here.time.passed += HOUR  # asked about once a minute
        here.watcher.watch(one)
        await pass_time(here, 1)
        here.watcher.ask_soon(one)
        await pass_time(here, 10)
        assert gaps(here.calls) == [3.0]
        here.watcher.ask_now(one)
        await pass_time(here, 1)
        assert gaps(here.calls) == [3.0, 8.0]

    in_the_night(tmp_path, pending, act)


def test_two_answers_a_minute_apart_to_the_second_are_enough_to_believe_that_nothing_was_started(
    tmp_path: Path,
) -> None:
    async def unknown() -> Verification:
        raise not_found()

    async def act(here: Night) -> None:
        one = await refused_start(here)
        here.watcher.watch(one)
        await pass_time(here, 61)
        assert (here.calls[-1], one.state) == (60.0, S.NEVER_SENT)

    in_the_night(tmp_path, unknown, act)


def test_a_second_answer_is_awaited_for_a_quarter_of_an_hour_to_the_second(tmp_path: Path) -> None:
    answers = [not_found()]

    async def once() -> Verification:
        raise answers.pop() if answers else MaybeReceived(TRACE, Sentence("?"))

    async def act(here: Night) -> None:
        one = await refused_start(here)
        here.time.passed = 10 * HOUR
        here.watcher.ask_now(one)
        await pass_time(here, RHYTHM.patience - 1)
        assert one.state is S.VERIFYING
        await pass_time(here, 2)
        assert (here.calls[-1], one.state) == (10 * HOUR + RHYTHM.patience, S.UNKNOWN)

    in_the_night(tmp_path, once, act)


def test_other_money_is_written_down_again_once_a_minute_as_long_as_no_manager_has_closed_it(tmp_path: Path) -> None:
    async def other_money() -> Verification:
        return replace(PAID, requested_amount="2.00")

    async def act(here: Night) -> None:
        one = await here.attempt(S.UNKNOWN)
        here.watcher.watch(one)
        await pass_time(here, 125)
        lines = await here.journal.read(line_views.about, one.reference, limit=99)
        assert len([line for line in lines if line.facts.get("word") == "success"]) == 3

    in_the_night(tmp_path, other_money, act)


def test_everybody_who_waits_is_let_go_when_the_payment_lies_in_no_book_of_this_till(tmp_path: Path) -> None:
    may_answer = asyncio.Event()

    async def slowly() -> Verification:
        await may_answer.wait()
        return PAID

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        one.reference = "till2-of-another-book-aaaaaa"
        first = asyncio.create_task(here.watcher.next_answer(one))
        await turn()
        assert here.at_once == 1
        second = asyncio.create_task(here.watcher.next_answer(one))  # too late for the call that is under way
        await turn()
        may_answer.set()
        await asyncio.wait_for(asyncio.gather(first, second), 60)
        await turn()
        assert (len(here.calls), is_watched(), one.next_ask_at) == (1, False, None)

    in_the_night(tmp_path, slowly, act)


def test_everybody_who_waits_is_let_go_when_the_till_closes(tmp_path: Path) -> None:
    async def never() -> Verification:
        await asyncio.Event().wait()
        return PAID

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        first = asyncio.create_task(here.watcher.next_answer(one))
        await turn()
        second = asyncio.create_task(here.watcher.next_answer(one))
        await turn()
        await here.background.close()
        await asyncio.wait_for(asyncio.gather(first, second), 60)
        assert one.next_ask_at is None

    in_the_night(tmp_path, never, act)


def test_who_stops_waiting_keeps_no_answer_from_the_others(tmp_path: Path) -> None:
    may_answer = asyncio.Event()

    async def slowly() -> Verification:
        await may_answer.wait()
        return PAID

    async def act(here: Night) -> None:
        one = await here.attempt(S.VERIFYING)
        left, stays = (asyncio.create_task(here.watcher.next_answer(one)) for _ in range(2))
        await turn()
        left.cancel()
        await turn()
        may_answer.set()
        await asyncio.wait_for(stays, 60)
        assert one.state is S.SUCCESS

    in_the_night(tmp_path, slowly, act)
