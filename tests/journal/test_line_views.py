"""Reading: pages follow each other without gaps, and a long look holds up nobody who writes."""

import asyncio
import threading
from pathlib import Path

import pytest

from pos_app.domain.events import Topic
from pos_app.journal import line_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.errors import JournalBroken
from pos_app.journal.store import Entry
from tests.journal.notebook import opened, run, sale


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sandbox.journal"


def test_pages_follow_each_other_without_gap_or_repeat(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.record(*(sale(str(number)) for number in range(2, 26)))
            seen: list[int] = []
            while page := await journal.read(line_views.entries, after=seen[-1] if seen else 0, limit=7):
                seen += [line.seq for line in page]
            assert seen == list(range(1, 26))

    run(story())


def test_the_story_of_one_thing_is_told_in_order_and_in_pages(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            for step in range(5):
                await journal.record(sale("mine", step=step), sale("other", step=step))
            first = await journal.read(line_views.about, "mine", limit=3)
            rest = await journal.read(line_views.about, "mine", after=first[-1].seq, limit=3)
            assert [line.facts["step"] for line in (*first, *rest)] == [0, 1, 2, 3, 4]
            assert await journal.read(line_views.about, "nobody", limit=3) == ()

    run(story())


def test_the_newest_line_of_a_kind_is_found(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.record(sale("first"), Entry("closed", "first", {}, Topic.TILL), sale("second"))
            newest = await journal.read(line_views.last_of, "sale_opened")
            assert newest is not None
            assert newest.subject == "second"
            assert await journal.read(line_views.last_of, "never") is None
            assert await journal.read(line_views.size) == 4

    run(story())


def test_a_long_look_holds_up_neither_the_pen_nor_the_loop(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            looking, enough = asyncio.Event(), threading.Event()
            loop = asyncio.get_running_loop()

            def look_long(connection: Connection) -> tuple[int, int]:
                before = line_views.size(connection)
                loop.call_soon_threadsafe(looking.set)
                enough.wait()
                return before, line_views.size(connection)

            long_look = asyncio.create_task(journal.read(look_long))
            await looking.wait()
            await journal.record(sale("meanwhile"))
            enough.set()
            assert await long_look == (1, 1)  # it goes on seeing the moment at which it began
            assert await journal.read(line_views.size) == 2

    run(story())


def test_a_look_cannot_write(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            with pytest.raises(JournalBroken):
                await journal.read(lambda connection: connection.execute("DROP TRIGGER entry_is_never_changed"))
            await journal.record(sale("a"))

    run(story())


def test_a_look_that_fails_leaves_the_next_one_whole(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:

            def stumble(_: Connection) -> None:
                raise LookupError("stumbled")

            with pytest.raises(LookupError, match="stumbled"):
                await journal.read(stumble)
            await journal.record(sale("a"))
            assert await journal.read(line_views.size) == 2

    run(story())


def test_the_story_of_one_thing_and_the_newest_of_a_kind_are_found_by_index(path: Path) -> None:
    def plans(connection: Connection) -> list[str]:
        queries = (
            "SELECT seq FROM entry WHERE subject = 'a' AND seq > 5 ORDER BY seq LIMIT 5",
            "SELECT seq FROM entry WHERE kind = 'a' ORDER BY seq DESC LIMIT 1",
        )
        return [row[3] for query in queries for row in connection.execute(f"EXPLAIN QUERY PLAN {query}").fetchall()]

    async def story() -> None:
        async with opened(path) as journal:
            assert await journal.read(plans) == [
                "SEARCH entry USING COVERING INDEX entry_about (subject=? AND rowid>?)",
                "SEARCH entry USING COVERING INDEX entry_of (kind=?)",
            ]

    run(story())
