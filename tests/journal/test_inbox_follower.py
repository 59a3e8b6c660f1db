"""Reading along: what another program keeps is heard of and read, and nothing is written beside it."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.events import Changed, Topic
from pos_app.domain.webhooks import NO_KEY, NoticeKey
from pos_app.journal import inbox_arrivals, inbox_views
from pos_app.journal.database.write_lock import WriteLock, is_claimed
from pos_app.journal.errors import JournalForeign, JournalInUse
from pos_app.journal.inbox import ArrivedNotice, Inbox
from pos_app.journal.schema import INBOX
from tests.journal.notebook import NOON, Clock, opened_inbox, raw, run

KEY = NoticeKey("transaction", "card", "17", "kaunta-1", "successful")
LONG = 30.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sandbox.inbox"


class Ears:
    """Everything that rang, and somebody who waits for a ring."""

    def __init__(self, inbox: Inbox) -> None:
        self.heard: list[Changed] = []
        self._rung = asyncio.Event()
        inbox.listen(self._hear)

    def _hear(self, change: Changed) -> None:
        self.heard.append(change)
        self._rung.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONG):
            while not holds():
                await self._rung.wait()
                self._rung.clear()


@asynccontextmanager
async def along(path: Path, environment: Environment = Environment.SANDBOX) -> AsyncGenerator[Inbox]:
    inbox = await Inbox.open_along(path, environment=environment, now=Clock())
    try:
        yield inbox
    finally:
        await inbox.close()


def named(*rows: int) -> set[Changed]:
    return {Changed(Topic.NOTICE, str(row)) for row in rows}


def test_what_the_other_one_keeps_rings_and_is_read(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as other:
            await other.keep(ArrivedNotice(KEY, b"{}"))
            async with along(path) as inbox:
                ears = Ears(inbox)
                assert await inbox.read(inbox_arrivals.mark) == await other.read(inbox_arrivals.mark)
                await other.keep(ArrivedNotice(replace(KEY, data_id="18"), b"{}"))
                await ears.until(lambda: named(2) <= set(ears.heard))
                assert named(1).isdisjoint(ears.heard)
                assert [notice.row for notice in await inbox.read(inbox_views.last, 10)] == [2, 1]

    run(story())


def test_one_that_comes_again_rings_with_its_name_even_when_the_clock_was_put_back(path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with opened_inbox(path, clock=clock) as other:
            for number in range(3):
                await other.keep(ArrivedNotice(replace(KEY, data_id=str(number)), b"{}"))
            async with along(path) as inbox:
                ears = Ears(inbox)
                clock.go_on(-3600)
                await other.keep(ArrivedNotice(replace(KEY, data_id="1"), b"{}"))
                await ears.until(lambda: bool(ears.heard))
                assert set(ears.heard) == named(2)

    run(story())


def test_a_forged_one_rings_without_a_name(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as other, along(path) as inbox:
            ears = Ears(inbox)
            await other.suspect(b"forged")
            await ears.until(lambda: bool(ears.heard))
            assert set(ears.heard) == {Changed(Topic.NOTICE)}

    run(story())


def test_a_forged_one_beside_a_true_one_rings_as_well(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as other, along(path) as inbox:
            ears = Ears(inbox)
            await asyncio.gather(other.keep(ArrivedNotice(KEY, b"{}")), other.suspect(b"forged"))
            await ears.until(lambda: {Changed(Topic.NOTICE), *named(1)} <= set(ears.heard))

    run(story())


def test_many_at_once_ring_each(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as other, along(path) as inbox:
            ears = Ears(inbox)
            keys = [replace(KEY, data_id=str(number)) for number in range(500)]
            await asyncio.gather(*(other.keep(ArrivedNotice(key, b"{}")) for key in keys))
            await ears.until(lambda: named(*range(1, 501)) <= set(ears.heard))

    run(story())


def test_nothing_is_written_beside_the_other_one(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as other:
            await other.keep(ArrivedNotice(NO_KEY, b'{"notify":"bvn"}'))
            async with along(path) as inbox:
                assert not inbox.is_ours
                with pytest.raises(JournalInUse, match="`pos-app listen`"):
                    await inbox.keep(ArrivedNotice(KEY, b"{}"))
                with pytest.raises(JournalInUse):
                    await inbox.suspect(b"forged")
                with pytest.raises(JournalInUse):
                    await inbox.begin_anew()
                assert await inbox.purge(NOON + timedelta(days=1)) == ()
                await inbox.close()
                await inbox.close()
            assert (await other.read(inbox_views.counts)).kept == 1
            assert await other.purge(NOON + timedelta(days=1)) == ("1",)

    run(story())


def test_the_end_of_the_other_one_rings_and_so_does_its_return(path: Path) -> None:
    async def story() -> None:
        other = await Inbox.open(path, environment=Environment.SANDBOX, now=Clock())
        async with along(path) as inbox:
            ears = Ears(inbox)
            await other.keep(ArrivedNotice(KEY, b"{}"))
            await ears.until(lambda: named(1) <= set(ears.heard))
            assert inbox.is_held
            await other.close()
            await ears.until(lambda: not inbox.is_held)
            assert len(await inbox.read(inbox_views.last, 10)) == 1
            async with opened_inbox(path) as again:  # whoever reads along is never in the way
                await again.keep(ArrivedNotice(replace(KEY, data_id="18"), b"{}"))
                await ears.until(lambda: inbox.is_held and named(2) <= set(ears.heard))

    run(story())


def test_a_killed_one_is_read_and_takes_over_again(path: Path) -> None:
    child = (
        "import asyncio, os, signal, sys\nfrom pathlib import Path\n"
        "from pos_app.journal.inbox import ArrivedNotice\nfrom tests.journal.notebook import opened_inbox\n"
        "from tests.journal.test_inbox_follower import KEY\n"
        "async def story():\n"
        "    async with opened_inbox(Path(sys.argv[1])) as inbox:\n"
        "        await inbox.keep(ArrivedNotice(KEY, b'{}'))\n"
        "        print('kept', flush=True)\n"
        "        sys.stdin.readline()\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(story())\n"
    )

    async def story(other: subprocess.Popen[str]) -> None:
        async with along(path) as inbox:
            ears = Ears(inbox)
            other.communicate("\n")
            await ears.until(lambda: not inbox.is_held)
            assert len(await inbox.read(inbox_views.last, 10)) == 1
            async with opened_inbox(path) as again:
                await again.keep(ArrivedNotice(KEY, b"{}"))
                await ears.until(lambda: named(1) <= set(ears.heard))

    command = [sys.executable, "-c", child, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "kept\n"
        run(story(other))


def test_an_inbox_of_another_environment_is_refused(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path):
            with pytest.raises(JournalForeign, match="belongs to the environment sandbox"):
                await Inbox.open_along(path, environment=Environment.LIVE, now=Clock())

    run(story())


def test_an_inbox_that_the_other_one_only_begins_is_waited_for(path: Path) -> None:
    async def story() -> None:
        opening = asyncio.create_task(Inbox.open_along(path, environment=Environment.SANDBOX, now=Clock()))
        await asyncio.sleep(0)
        async with opened_inbox(path):
            inbox = await opening
            assert await inbox.read(inbox_views.last, 10) == ()
            await inbox.close()

    run(story())


def test_an_inbox_that_an_older_version_holds_is_said_and_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pos_app.journal.inbox_follower._LOOKS_EVERY", 0.001)

    async def story() -> None:
        async with opened_inbox(path):
            pass
        book = raw(path)
        book.pragma("user_version", 1)
        book.close()
        with pytest.raises(JournalInUse, match="Kaunta of another version"):
            await Inbox.open_along(path, environment=Environment.SANDBOX, now=Clock())

    run(story())


def test_a_look_at_a_claim_tells_and_never_keeps_it(path: Path) -> None:
    assert not is_claimed(path)
    claim = WriteLock(path, book=INBOX.book)
    assert is_claimed(path)
    claim.release()
    assert not is_claimed(path)
    WriteLock(path, book=INBOX.book).release()
