"""Clear practice data: the old book is kept under another name, a new one begins, and money is never practice."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.events import Changed, Topic
from pos_app.journal import line_views
from pos_app.journal.errors import JournalBroken, JournalKept
from pos_app.journal.store import Journal
from tests.journal.notebook import opened, opened_inbox, raw, run, sale


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sandbox.journal"


async def subjects(journal: Journal) -> list[str]:
    return [line.subject for line in await journal.read(line_views.entries, after=1, limit=1000)]


def test_the_old_book_is_kept_whole_and_a_new_one_begins(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.record(sale("old"))
            old = (await journal.read(line_views.entries, limit=1))[0].subject
            aside = await journal.begin_anew()
            assert aside == path.with_name("sandbox.journal.20250102T120000Z.aside")
            assert await journal.read(line_views.size) == 1
            assert (await journal.read(line_views.entries, limit=1))[0].subject != old
            await journal.record(sale("new"))
            assert await subjects(journal) == ["new"]
        async with opened(aside) as kept:
            assert await subjects(kept) == ["old"]
            assert (await kept.verify()).holds

    run(story())


def test_who_listens_goes_on_listening_and_hears_that_the_book_was_replaced(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            heard: list[Changed] = []
            journal.listen(heard.append)
            await journal.begin_anew()
            await journal.record(sale("new"))
            assert heard == [Changed(Topic.TILL), Changed(Topic.TILL, "new")]

    run(story())


def test_what_is_written_and_read_meanwhile_waits_for_the_new_book(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await asyncio.gather(*(journal.record(sale(f"old-{number}")) for number in range(20)))
            clearing = asyncio.create_task(journal.begin_anew())
            await asyncio.sleep(0)
            inks = await asyncio.gather(*(journal.record(sale(f"during-{number}")) for number in range(20)))
            seen = await subjects(journal)
            aside = await clearing
            assert len(inks) == 20
        async with opened(aside) as kept:
            found = await subjects(kept) + seen
            assert (await kept.verify()).holds
        # Which book a line goes to that was written just then is chance; that it is in one of them is not.
        assert sorted(found) == sorted([f"{when}-{number}" for when in ("old", "during") for number in range(20)])
        async with opened(path) as journal:
            assert (await journal.verify()).holds

    run(story())


def test_who_stops_waiting_for_the_new_book_gets_it_all_the_same(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.record(sale("old"))
            clearing = asyncio.create_task(journal.begin_anew())
            await asyncio.sleep(0)
            clearing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await clearing
            assert await journal.read(line_views.size) == 1
            await journal.record(sale("new"))
            assert await subjects(journal) == ["new"]

    run(story())
    assert len(list(path.parent.glob("*.aside"))) == 1


def test_clearing_twice_in_one_second_keeps_both(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.record(sale("first"))
            first = await journal.begin_anew()
            await journal.record(sale("second"))
            second = await journal.begin_anew()
        for aside, subject in ((first, "first"), (second, "second")):
            async with opened(aside) as kept:
                assert await subjects(kept) == [subject]

    run(story())


@pytest.mark.parametrize("environment", [Environment.TEST, Environment.LIVE])
def test_a_book_that_is_not_practice_is_never_set_aside(tmp_path: Path, environment: Environment) -> None:
    path = tmp_path / f"{environment}.journal"

    async def story() -> None:
        async with opened(path, environment) as journal:
            await journal.record(sale("real"))
            with pytest.raises(JournalKept, match="Only practice data"):
                await journal.begin_anew()
            await journal.record(sale("still"))
            assert await subjects(journal) == ["real", "still"]
        async with opened_inbox(tmp_path / "inbox", environment) as inbox:
            with pytest.raises(JournalKept, match="This inbox is kept"):
                await inbox.begin_anew()

    run(story())
    assert not list(tmp_path.glob("*.aside"))


def test_a_practice_book_that_cannot_be_moved_stays_in_use(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.record(sale("old"))
            with monkeypatch.context() as broken:
                broken.setattr(Path, "rename", refuse)
                with pytest.raises(JournalBroken, match="The journal cannot be set aside"):
                    await journal.begin_anew()
            await journal.record(sale("more"))
            assert await subjects(journal) == ["old", "more"]

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    run(story())


def test_a_book_that_another_program_looks_into_stays_where_it_is(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.record(sale("old"))
            other = raw(path)
            other.execute("SELECT count(*) FROM entry").fetchall()
            with pytest.raises(JournalBroken, match="The journal cannot be set aside"):
                await journal.begin_anew()
            await journal.record(sale("more"))
            other.close()
            assert await subjects(journal) == ["old", "more"]
            aside = await journal.begin_anew()
        async with opened(aside) as kept:
            assert await subjects(kept) == ["old", "more"]

    run(story())


CUT = """
import asyncio, os, sys
from pathlib import Path
from pos_app.journal.database import set_aside
from tests.journal.notebook import opened, sale

async def cut():
    async with opened(Path(sys.argv[1])) as journal:
        await journal.record(sale("old"))
        if sys.argv[2] == "before the rename":
            Path.rename = lambda *_: os._exit(9)
        else:
            set_aside.settle = lambda *_: os._exit(9)
        await journal.begin_anew()

asyncio.run(cut())
"""


@pytest.mark.parametrize("when", ["before the rename", "after the rename"])
def test_a_kill_while_it_is_set_aside_leaves_it_here_or_there_and_whole(path: Path, when: str) -> None:
    killed = subprocess.run([sys.executable, "-c", CUT, str(path), when], check=False)
    assert killed.returncode == 9

    async def story() -> None:
        here = ["old"] if when == "before the rename" else []
        async with opened(path) as journal:
            assert await subjects(journal) == here
            assert (await journal.verify()).holds
        for aside in path.parent.glob("*.aside"):
            async with opened(aside) as kept:
                assert await subjects(kept) == ["old"]

    run(story())
    assert len(list(path.parent.glob("*.aside"))) == (when == "after the rename")
