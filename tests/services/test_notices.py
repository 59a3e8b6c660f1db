"""Taking notices in: ours are kept before they are answered, forged ones never count, repeats are one."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.notices import NO_KEY, Taken
from pos_app.domain.reach import Feed
from pos_app.gateway.keys import Keys
from pos_app.gateway.signing import notice_signature
from pos_app.journal import inbox_views
from pos_app.journal.inbox import Inbox
from pos_app.services.notices import Notices
from tests.services.played import now

KEYS: Final = Keys.parse(
    secret="sk_test_zyxwvutsrqponmlkjihgfedcba9876543210",
    public="pk_test_0123456789abcdefghijklmnopqrstuvwxyz",
    environment=Environment.SANDBOX,
)
OURS: Final = notice_signature(KEYS)
NOTICE: Final = json.dumps(
    {"notify": "transaction", "data": {"id": 1, "reference": "r-1", "status": "success"}}
).encode()


def at_a_till(
    folder: Path, act: Callable[[Notices, Inbox], Awaitable[None]], *, environment: Environment = Environment.SANDBOX
) -> None:
    async def run() -> None:
        inbox = await Inbox.open(folder / "inbox", environment=environment, now=now)
        try:
            await act(Notices(inbox, lambda: (KEYS,)), inbox)
        finally:
            await inbox.close()

    asyncio.run(run())


def test_a_notice_of_ours_is_on_disk_once_it_is_taken(tmp_path: Path) -> None:
    async def take(notices: Notices, _: Inbox) -> None:
        assert await notices.take(NOTICE, OURS.upper()) is Taken.KEPT

    async def look(_: Notices, inbox: Inbox) -> None:
        (kept,) = await inbox.read(inbox_views.last, 10)
        assert (kept.raw, kept.key.reference) == (NOTICE, "r-1")

    at_a_till(tmp_path, take)
    at_a_till(tmp_path, look)


@pytest.mark.parametrize("signature", [None, "", "0" * 128, OURS[:-1], "not hexadecimal", "é"])
def test_a_notice_that_is_not_signed_by_us_is_forged(tmp_path: Path, signature: str | None) -> None:
    async def act(notices: Notices, _: Inbox) -> None:
        assert await notices.take(NOTICE, signature) is Taken.FORGED
        view = await notices.look()
        assert (view.kept, view.suspicious) == (0, 1)

    at_a_till(tmp_path, act)


def test_the_same_notice_many_times_at_once_is_one(tmp_path: Path) -> None:
    async def act(notices: Notices, inbox: Inbox) -> None:
        taken = await asyncio.gather(*(notices.take(NOTICE, OURS) for _ in range(200)))
        assert set(taken) == {Taken.KEPT}
        (kept,) = await inbox.read(inbox_views.last, 10)
        assert kept.times == 200

    at_a_till(tmp_path, act)


@pytest.mark.parametrize("raw", [b"", b"not json", b"[]", b"\xff\xfe", b"[" * 5000, b'{"a":1,"a":2}'])
def test_what_cannot_be_read_is_kept_all_the_same_when_it_is_signed(tmp_path: Path, raw: bytes) -> None:
    async def act(notices: Notices, inbox: Inbox) -> None:
        assert await notices.take(raw, OURS) is Taken.KEPT
        (kept,) = await inbox.read(inbox_views.last, 10)
        assert (kept.key, kept.raw) == (NO_KEY, raw)

    at_a_till(tmp_path, act)


def test_what_cannot_be_stored_is_not_called_kept(tmp_path: Path) -> None:
    async def act(notices: Notices, inbox: Inbox) -> None:
        await inbox.close()
        assert await notices.take(NOTICE, OURS) is Taken.NOT_STORED
        assert await notices.take(NOTICE, "forged") is Taken.FORGED

    at_a_till(tmp_path, act)


def test_before_the_keys_are_there_a_notice_has_to_come_again_and_is_no_forgery(tmp_path: Path) -> None:
    async def run() -> None:
        pairs: list[Keys] = []
        inbox = await Inbox.open(tmp_path / "inbox", environment=Environment.SANDBOX, now=now)
        notices = Notices(inbox, lambda: pairs)
        assert await notices.take(NOTICE, OURS) is Taken.NOT_STORED
        assert ((await notices.look()).kept, (await notices.look()).suspicious) == (0, 0)
        pairs.append(KEYS)
        assert await notices.take(NOTICE, OURS) is Taken.KEPT
        await inbox.close()

    asyncio.run(run())


def test_the_view_says_where_is_listened_and_what_came(tmp_path: Path) -> None:
    async def act(notices: Notices, _: Inbox) -> None:
        assert (await notices.look()).feed is Feed.OFF
        notices.stands(Feed.LISTENING, address="http://127.0.0.1:1/notices")
        await notices.take(NOTICE, OURS)
        view = await notices.look()
        assert (view.feed, view.address, view.kept) == (Feed.LISTENING, "http://127.0.0.1:1/notices", 1)
        assert view.last_at is not None

    at_a_till(tmp_path, act)


def test_practice_notices_are_set_aside_and_real_ones_are_not(tmp_path: Path) -> None:
    async def practice(notices: Notices, _: Inbox) -> None:
        await notices.take(NOTICE, OURS)
        assert (await notices.set_aside()).exists()
        assert (await notices.look()).kept == 0

    async def real(notices: Notices, _: Inbox) -> None:
        with pytest.raises(KnownError):
            await notices.set_aside()

    for name, act, environment in (("a", practice, Environment.SANDBOX), ("b", real, Environment.TEST)):
        (tmp_path / name).mkdir()
        at_a_till(tmp_path / name, act, environment=environment)
