"""The inbox: every notice is kept once, repeats are counted, and forgers fill nothing."""

import asyncio
import dataclasses
from datetime import timedelta
from pathlib import Path

import apsw
import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.events import Changed, Topic
from pos_app.domain.webhooks import NO_KEY, NoticeKey
from pos_app.journal import inbox_arrivals, inbox_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.database import Database
from pos_app.journal.entry import stamp
from pos_app.journal.errors import JournalForeign, JournalInUse
from pos_app.journal.inbox import SUSPECTS_A_MINUTE, ArrivedNotice, Inbox, KeptNotice
from pos_app.journal.schema import INBOX
from tests.journal.notebook import NOON, Clock, opened_inbox, raw, run

KEY = NoticeKey("transaction", "card", "17", "kaunta-1", "successful")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sandbox.inbox"


def bodies(connection: Connection) -> list[bytes]:
    return [raw for (raw,) in connection.execute("SELECT raw FROM body ORDER BY row").fetchall()]


def suspects(connection: Connection) -> list[bytes]:
    return [raw for (raw,) in connection.execute("SELECT raw FROM suspect ORDER BY row").fetchall()]


def test_a_notice_is_kept_byte_for_byte(path: Path) -> None:
    raw = bytes(range(256)) * 4

    async def story() -> None:
        async with opened_inbox(path) as inbox:
            assert await inbox.keep(ArrivedNotice(KEY, raw)) == KeptNotice(1, 1, is_new=True, differs=False)
        async with opened_inbox(path) as inbox:
            (notice,) = await inbox.read(inbox_views.last, 10)
            assert notice == inbox_views.Notice(1, KEY, NOON, NOON, 1, raw)

    run(story())


def test_a_repeat_is_counted_and_keeps_its_row(path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with opened_inbox(path, clock=clock) as inbox:
            await inbox.keep(ArrivedNotice(KEY, b"{}"))
            clock.go_on(60)
            assert await inbox.keep(ArrivedNotice(KEY, b"{}")) == KeptNotice(1, 2, is_new=False, differs=False)
            (notice,) = await inbox.read(inbox_views.last, 10)
            assert (notice.times, notice.first_at, notice.last_at) == (2, NOON, clock.moment)
            assert await inbox.read(inbox_views.counts) == inbox_views.Counts(1, 1, 0, clock.moment)

    run(story())


def test_the_same_notice_a_thousand_times_at_once_makes_one_row(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as inbox:
            kept = await asyncio.gather(*(inbox.keep(ArrivedNotice(KEY, b"{}")) for _ in range(1000)))
            assert sorted(one.times for one in kept) == list(range(1, 1001))
            assert {one.row for one in kept} == {1}
            assert sum(one.is_new for one in kept) == 1
            assert await inbox.read(bodies) == [b"{}"]

    run(story())


@pytest.mark.parametrize("part", [field.name for field in dataclasses.fields(NoticeKey)])
def test_every_part_of_the_key_tells_notices_apart_a_missing_one_too(path: Path, part: str) -> None:
    async def story() -> None:
        async with opened_inbox(path) as inbox:
            for value in ("", "x"):
                key = dataclasses.replace(KEY, **{part: value})
                assert (await inbox.keep(ArrivedNotice(key, b"{}"))).is_new
                assert not (await inbox.keep(ArrivedNotice(key, b"{}"))).is_new
            assert len(await inbox.read(inbox_views.last, 10)) == 2

    run(story())


def test_a_repeat_with_another_body_is_said_and_both_bodies_are_kept(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as inbox:
            await inbox.keep(ArrivedNotice(KEY, b'{"amount":1}'))
            assert await inbox.keep(ArrivedNotice(KEY, b'{"amount":2}')) == KeptNotice(1, 2, is_new=False, differs=True)
            assert await inbox.keep(ArrivedNotice(KEY, b'{"amount":2}')) == KeptNotice(
                1, 3, is_new=False, differs=False
            )
            assert await inbox.read(bodies) == [b'{"amount":1}', b'{"amount":2}']
            assert (await inbox.read(inbox_views.last, 1))[0].raw == b'{"amount":1}'

    run(story())


def test_notices_without_a_key_are_told_apart_by_their_bodies(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as inbox:
            assert (await inbox.keep(ArrivedNotice(NO_KEY, b"not json"))).is_new
            assert (await inbox.keep(ArrivedNotice(NO_KEY, b"not json either"))).is_new
            assert not (await inbox.keep(ArrivedNotice(NO_KEY, b"not json"))).is_new
            assert await inbox.read(bodies) == [b"not json", b"not json either"]

    run(story())


def test_the_newest_notices_come_first(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as inbox:
            for number in range(5):
                await inbox.keep(ArrivedNotice(dataclasses.replace(KEY, data_id=str(number)), b"{}"))
            assert [notice.key.data_id for notice in await inbox.read(inbox_views.last, 3)] == ["4", "3", "2"]

    run(story())


def test_a_kept_notice_rings_with_its_row(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as inbox:
            heard: list[Changed] = []
            stop = inbox.listen(heard.append)
            await inbox.keep(ArrivedNotice(KEY, b"{}"))
            await inbox.keep(ArrivedNotice(KEY, b"{}"))
            await inbox.suspect(b"forged")
            stop()
            await inbox.suspect(b"forged")
            assert heard == [Changed(Topic.NOTICE, "1"), Changed(Topic.NOTICE, "1"), Changed(Topic.NOTICE)]

    run(story())


def test_a_forger_is_counted_always_and_kept_only_some_times_a_minute(path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with opened_inbox(path, clock=clock) as inbox:
            heard: list[Changed] = []
            inbox.listen(heard.append)
            for number in range(SUSPECTS_A_MINUTE + 20):
                await inbox.suspect(str(number).encode())
            assert len(await inbox.read(suspects)) == SUSPECTS_A_MINUTE
            assert len(heard) == SUSPECTS_A_MINUTE
            clock.go_on(61)
            await inbox.suspect(b"a minute later")
            assert (await inbox.read(suspects))[-1] == b"a minute later"
            counts = await inbox.read(inbox_views.counts)
            assert (counts.kept, counts.suspicious) == (0, SUSPECTS_A_MINUTE + 21)

    run(story())


def test_a_forger_with_all_the_time_in_the_world_does_not_fill_the_disk(path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with opened_inbox(path, clock=clock) as inbox:
            for number in range(1100):
                clock.go_on(3)
                await inbox.suspect(str(number).encode() * 10_000)
            kept = await inbox.read(suspects)
            assert len(kept) == 1000
            assert kept[-1].startswith(b"1099")
            assert max(len(raw) for raw in kept) == 4096

    run(story())


def test_a_forged_notice_never_takes_the_place_of_a_true_one(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as inbox:
            await inbox.suspect(b'{"notify":"transaction"}')
            assert await inbox.read(inbox_views.last, 10) == ()
            assert (await inbox.keep(ArrivedNotice(KEY, b'{"notify":"transaction"}'))).is_new

    run(story())


def test_one_listens_and_the_other_is_told_so(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path):
            with pytest.raises(JournalInUse, match=r"The inbox sandbox\.inbox is in use"):
                await Inbox.open(path, environment=Environment.SANDBOX, now=Clock())

    run(story())


def test_an_inbox_is_never_used_for_another_environment(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path):
            pass
        with pytest.raises(JournalForeign, match="This inbox belongs to the environment sandbox"):
            await Inbox.open(path, environment=Environment.LIVE, now=Clock())

    run(story())


def test_a_practice_inbox_begins_anew(path: Path) -> None:
    async def story() -> None:
        async with opened_inbox(path) as inbox:
            await inbox.keep(ArrivedNotice(KEY, b"{}"))
            aside = await inbox.begin_anew()
            assert await inbox.read(inbox_views.last, 10) == ()
            assert (await inbox.keep(ArrivedNotice(KEY, b"{}"))).is_new
        async with opened_inbox(aside) as kept:
            assert len(await kept.read(inbox_views.last, 10)) == 1

    run(story())


def test_an_older_inbox_is_brought_up_to_date_with_all_it_holds(path: Path) -> None:
    older = dataclasses.replace(INBOX, migrations=INBOX.migrations[:1])

    async def story() -> None:
        book = await Database.open(path, older, begin=lambda _: None)
        await book.write(
            lambda connection: connection.execute(
                "INSERT INTO notice (notify, data_type, data_id, reference, status, unread, first_at, last_at)"
                " VALUES ('bvn', '', '', 'bvn-1', '', x'', ?, ?);"
                " INSERT INTO body (notice, digest, at, raw) VALUES (1, x'00', ?, x'7b7d')",
                (stamp(NOON),) * 3,
            ),
            lambda _: (),
        )
        await book.close()
        async with opened_inbox(path, clock=Clock(NOON + timedelta(days=40))) as inbox:
            (letter,) = (await inbox.read(inbox_arrivals.letters, ["1"])).values()
            assert (letter.raw, letter.source, len(letter.digest)) == (b"{}", "", 64)
            assert len(await inbox.read(inbox_arrivals.mark)) == 16
            assert await inbox.purge(NOON) == ("1",)

    run(story())


def test_purging_empties_what_is_personal_and_old_and_nothing_else(path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with opened_inbox(path, clock=clock) as inbox:
            await inbox.keep(
                ArrivedNotice(dataclasses.replace(KEY, notify=" BVN "), b'{"notify":" BVN "}', "192.0.2.1")
            )
            await inbox.keep(ArrivedNotice(KEY, b'{"narration":"bvn"}'))
            await inbox.keep(ArrivedNotice(NO_KEY, b'{"notify":"bvn",'))
            await inbox.suspect(b'{"notify":"BVN"}')
            await inbox.suspect(b'{"notify":"transaction"}')
            clock.go_on(1)
            await inbox.keep(ArrivedNotice(dataclasses.replace(KEY, notify="bvn"), b'{"notify":"bvn"}'))
            assert await inbox.purge(NOON) == ("1", "3", "s1")
            assert await inbox.purge(NOON) == ()
            assert await inbox.read(bodies) == [b"", b'{"narration":"bvn"}', b"", b'{"notify":"bvn"}']
            assert await inbox.read(suspects) == [b"", b'{"notify":"transaction"}']
            emptied = (await inbox.read(inbox_arrivals.letters, ["1"]))["1"]
            assert (emptied.is_purged, emptied.digest, emptied.source) == (True, "", "192.0.2.1")

    run(story())


def test_what_was_purged_lies_nowhere_in_the_file(path: Path) -> None:
    secret = b"Adaeze Okafor, 12 Marina. "

    async def keep() -> None:
        async with opened_inbox(path) as inbox:
            await inbox.keep(ArrivedNotice(dataclasses.replace(KEY, notify="bvn"), secret * 1500))

    async def purge() -> None:
        async with opened_inbox(path) as inbox:
            await inbox.purge(NOON)

    run(keep())
    assert secret in path.read_bytes()
    run(purge())
    assert all(secret not in each.read_bytes() for each in path.parent.iterdir())


@pytest.mark.parametrize("statement", ["DELETE FROM body", "UPDATE body SET raw = x'00'", "UPDATE body SET raw = x''"])
def test_a_notice_is_kept_as_it_came_or_emptied(path: Path, statement: str) -> None:
    async def story() -> None:
        async with opened_inbox(path) as inbox:
            await inbox.keep(ArrivedNotice(KEY, b"{}"))

    run(story())
    connection = raw(path)
    with pytest.raises(apsw.ConstraintError, match="kept as it came"):
        connection.execute(statement)
    connection.close()
