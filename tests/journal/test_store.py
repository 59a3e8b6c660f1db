"""Recording and listening: what was answered is there, whoever waits, and every line rings once."""

import asyncio
import logging
import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.events import Changed, Topic
from pos_app.domain.ink import Ink
from pos_app.journal import line_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.errors import JournalBroken, JournalForeign, JournalInUse
from pos_app.journal.store import Entry, Journal, Written
from tests.journal.notebook import NOON, Clock, opened, raw, run, sale


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sandbox.journal"


@contextmanager
def held(path: Path) -> Generator[None]:
    """Hold the file as another program may for a moment: the pen waits."""
    other = raw(path)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("COMMIT")
        other.close()


async def subjects(journal: Journal) -> list[str]:
    return [line.subject for line in await journal.read(line_views.entries, after=1, limit=10_000)]


def test_a_new_journal_says_first_whose_it_is(path: Path) -> None:
    async def story() -> None:
        async with opened(path, Environment.TEST) as journal:
            (first,) = await journal.read(line_views.entries, limit=10)
            assert (first.seq, first.kind, first.at) == (1, "journal_begun", NOON)
            assert first.facts == {"environment": "test", "form": 1, "told": 1}
            assert len(first.subject) == 32

    run(story())


def test_two_journals_never_have_the_same_name(tmp_path: Path) -> None:
    async def name(path: Path) -> str:
        async with opened(path) as journal:
            return (await journal.read(line_views.entries, limit=1))[0].subject

    assert run(name(tmp_path / "one")) != run(name(tmp_path / "two"))


def test_what_was_recorded_is_there_after_a_new_start(path: Path) -> None:
    async def story() -> None:
        async with opened(path, clock=Clock()) as journal:
            ink = await journal.record(sale("s-1", amount=12500, currency="NGN", note=None, first=True))
            assert ink == Ink(2)
        async with opened(path) as journal:
            (line,) = await journal.read(line_views.about, "s-1", limit=10)
            assert (line.seq, line.at, line.kind) == (2, NOON, "sale_opened")
            assert line.facts == {"amount": 12500, "currency": "NGN", "note": None, "first": True}

    run(story())


def test_the_lines_of_one_call_stand_together_with_one_receipt(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            assert await journal.record(sale("a"), sale("b"), sale("c")) == Ink(4)
            assert await subjects(journal) == ["a", "b", "c"]

    run(story())


def test_many_callers_at_once_each_get_the_receipt_of_their_own_line(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            inks = await asyncio.gather(*(journal.record(sale(str(number))) for number in range(600)))
            lines = await journal.read(line_views.entries, after=1, limit=1000)
            assert [lines[ink.line - 2].subject for ink in inks] == [str(number) for number in range(600)]
            assert (await journal.verify()).holds

    run(story())


def test_a_line_may_be_recorded_from_another_loop_in_another_thread(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            heard: list[tuple[Changed, int]] = []
            journal.listen(lambda change: heard.append((change, threading.get_ident())))
            await asyncio.to_thread(asyncio.run, journal.record(sale("elsewhere")))
            await journal.record(sale("here"))
            assert [change.key for change, _ in heard] == ["elsewhere", "here"]
            assert {thread for _, thread in heard} == {threading.get_ident()}

    run(story())


def test_who_stops_waiting_does_not_stop_the_writing(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            rung = asyncio.Event()
            journal.listen(lambda _: rung.set())
            with held(path):
                waiting = asyncio.create_task(journal.record(sale("a"), sale("b")))
                await asyncio.sleep(0)
                waiting.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await waiting
            await rung.wait()
            assert await subjects(journal) == ["a", "b"]

    run(story())


def test_a_mistake_in_what_a_transaction_returns_is_answered_and_nothing_of_it_is_written(path: Path) -> None:
    def writes_and_returns_nothing(connection: Connection, at: str) -> Written[None]:
        append(connection, at, [sale("a")])
        return cast("Written[None]", None)

    async def story() -> None:
        async with opened(path) as journal:
            with pytest.raises(AttributeError):
                async with asyncio.timeout(30):  # it never ended
                    await journal.write(writes_and_returns_nothing)
            await journal.record(sale("b"))
            assert await subjects(journal) == ["b"]

    run(story())


def test_closing_writes_what_still_waits(path: Path) -> None:
    async def story() -> None:
        journal = await Journal.open(path, environment=Environment.SANDBOX, now=Clock())
        with held(path):
            waiting = [asyncio.create_task(journal.record(sale(str(number)))) for number in range(300)]
            await asyncio.sleep(0)
            closing = asyncio.create_task(journal.close())
            await asyncio.sleep(0)
        await closing
        assert [(await task).line for task in waiting] == list(range(2, 302))
        async with opened(path) as again:
            assert len(await subjects(again)) == 300

    run(story())


def test_who_stops_waiting_for_the_close_does_not_stop_it(path: Path) -> None:
    async def story() -> None:
        before = set(threading.enumerate())
        journal = await Journal.open(path, environment=Environment.SANDBOX, now=Clock())
        with held(path):
            waiting = asyncio.create_task(journal.record(sale("a")))
            await asyncio.sleep(0)
            closing = asyncio.create_task(journal.close())
            await asyncio.sleep(0)
            closing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await closing
        await waiting
        for thread in set(threading.enumerate()) - before:
            await asyncio.to_thread(thread.join)
        async with opened(path) as again:
            assert await subjects(again) == ["a"]

    run(story())


def test_a_closed_journal_says_so_and_may_be_closed_twice(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.close()
            with pytest.raises(JournalBroken, match="The journal is closed"):
                await journal.record(sale("a"))
            with pytest.raises(JournalBroken, match="The journal is closed"):
                await journal.read(line_views.size)

    run(story())


def test_an_open_journal_has_two_threads_and_a_closed_one_none(path: Path) -> None:
    before = set(threading.enumerate())

    def threads() -> list[str]:
        return sorted(thread.name for thread in set(threading.enumerate()) - before)

    async def story() -> None:
        async with opened(path) as journal:
            await journal.read(line_views.size)
            assert threads() == ["journal-pen", "journal-reader_0"]
        assert threads() == []

    run(story())


def test_the_bell_rings_in_the_loops_thread_after_the_commit_and_before_the_receipt(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            heard: list[Changed] = []

            def hear(change: Changed) -> None:
                assert threading.current_thread() is threading.main_thread()
                heard.append(change)

            journal.listen(hear)
            with held(path):
                waiting = asyncio.create_task(journal.record(Entry("asked", "line", {}, Topic.SERVICE)))
                await asyncio.sleep(0)
                assert not waiting.done()
                assert heard == []
            await waiting
            assert heard == [Changed(Topic.SERVICE, "line")]

    run(story())


def test_the_same_thing_rings_once_for_one_call(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            heard: list[Changed] = []
            journal.listen(heard.append)
            await journal.record(sale("a"), sale("b"), sale("a"))
            assert [change.key for change in heard] == ["a", "b"]

    run(story())


def test_a_listener_that_fails_is_logged_and_keeps_nobody_from_hearing(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            heard: list[Changed] = []

            def stumble(_: Changed) -> None:
                raise LookupError("stumbled")

            journal.listen(stumble)
            journal.listen(heard.append)
            await journal.record(sale("a"))
            assert [change.key for change in heard] == ["a"]

    with caplog.at_level(logging.ERROR):
        run(story())
    assert "a listener failed on till" in caplog.text


def test_who_stopped_listening_hears_nothing_more(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            heard: list[Changed] = []
            stop = journal.listen(heard.append)
            await journal.record(sale("a"))
            stop()
            stop()
            await journal.record(sale("b"))
            assert [change.key for change in heard] == ["a"]

    run(story())


def test_the_same_listener_may_listen_twice_and_stop_once(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            heard: list[Changed] = []
            stop = journal.listen(heard.append)
            journal.listen(heard.append)
            stop()
            await journal.record(sale("a"))
            assert [change.key for change in heard] == ["a"]

    run(story())


@pytest.mark.parametrize("other", [Environment.TEST, Environment.LIVE])
def test_a_journal_is_never_used_for_another_environment(path: Path, other: Environment) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.record(sale("practice"))
        with pytest.raises(JournalForeign, match=f"belongs to the environment sandbox.*{other}"):
            await Journal.open(path, environment=other, now=Clock())
        async with opened(path) as journal:
            assert await subjects(journal) == ["practice"]

    run(story())


def test_a_journal_that_is_open_is_refused_to_a_second_till(path: Path) -> None:
    async def story() -> None:
        async with opened(path):
            with pytest.raises(JournalInUse, match=r"sandbox\.journal is in use by another Kaunta"):
                await Journal.open(path, environment=Environment.SANDBOX, now=Clock())
        async with opened(path) as journal:
            await journal.record(sale("a"))

    run(story())


def test_opening_that_is_given_up_leaves_no_claim_and_no_thread(path: Path) -> None:
    before = set(threading.enumerate())

    async def story() -> None:
        for _ in range(20):
            opening = asyncio.create_task(Journal.open(path, environment=Environment.SANDBOX, now=Clock()))
            await asyncio.sleep(0)
            opening.cancel()
            with pytest.raises(asyncio.CancelledError):
                await opening
        assert set(threading.enumerate()) <= before
        async with opened(path) as journal:
            assert (await journal.verify()).holds

    run(story())


def test_a_ring_after_the_end_of_the_loop_is_heard_by_nobody(path: Path) -> None:
    async def begin() -> Journal:
        journal = await Journal.open(path, environment=Environment.SANDBOX, now=Clock())
        journal.listen(lambda _: pytest.fail("nobody should hear this"))
        return journal

    journal = run(begin())
    assert run(journal.record(sale("late"))) == Ink(2)
    run(journal.close())
