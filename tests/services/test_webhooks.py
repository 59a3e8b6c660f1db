"""Taking notices in: ours are kept before they are answered, forged ones never count, repeats are one."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from pos_app.domain.connection import Feed
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.webhooks import NO_KEY, TakenNotice
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.signing import notice_signature
from pos_app.journal import inbox_views
from pos_app.journal.inbox import Inbox
from pos_app.services.webhooks import LEAST_FREE, Webhooks
from tests.services import openers
from tests.services.played import now

KEYS: Final = MerchantKeys.parse(
    secret="sk_test_zyxwvutsrqponmlkjihgfedcba9876543210",
    public="pk_test_0123456789abcdefghijklmnopqrstuvwxyz",
    environment=Environment.SANDBOX,
)
OURS: Final = notice_signature(KEYS)
NOTICE: Final = json.dumps(
    {"notify": "transaction", "data": {"id": 1, "reference": "r-1", "status": "success"}}
).encode()


def at_a_till(
    folder: Path, act: Callable[[Webhooks, Inbox], Awaitable[None]], *, environment: Environment = Environment.SANDBOX
) -> None:
    async def run() -> None:
        inbox = await Inbox.open(folder / "inbox", environment=environment, now=now)
        try:
            await act(openers.webhooks(inbox, folder, lambda: (KEYS,)), inbox)
        finally:
            await inbox.close()

    asyncio.run(run())


def test_a_notice_of_ours_is_on_disk_once_it_is_taken(tmp_path: Path) -> None:
    async def take(notices: Webhooks, _: Inbox) -> None:
        assert await notices.take(NOTICE, OURS.upper()) is TakenNotice.KEPT

    async def look(_: Webhooks, inbox: Inbox) -> None:
        (kept,) = await inbox.read(inbox_views.last, 10)
        assert (kept.raw, kept.key.reference) == (NOTICE, "r-1")

    at_a_till(tmp_path, take)
    at_a_till(tmp_path, look)


@pytest.mark.parametrize("signature", [None, "", "0" * 128, OURS[:-1], "not hexadecimal", "é"])
def test_a_notice_that_is_not_signed_by_us_is_forged(tmp_path: Path, signature: str | None) -> None:
    async def act(notices: Webhooks, _: Inbox) -> None:
        assert await notices.take(NOTICE, signature) is TakenNotice.FORGED
        view = await notices.look()
        assert (view.kept, view.suspicious) == (0, 1)

    at_a_till(tmp_path, act)


def test_the_same_notice_many_times_at_once_is_one(tmp_path: Path) -> None:
    async def act(notices: Webhooks, inbox: Inbox) -> None:
        taken = await asyncio.gather(*(notices.take(NOTICE, OURS) for _ in range(200)))
        assert set(taken) == {TakenNotice.KEPT}
        (kept,) = await inbox.read(inbox_views.last, 10)
        assert kept.times == 200

    at_a_till(tmp_path, act)


@pytest.mark.parametrize("raw", [b"", b"not json", b"[]", b"\xff\xfe", b"[" * 5000, b'{"a":1,"a":2}'])
def test_what_cannot_be_read_is_kept_all_the_same_when_it_is_signed(tmp_path: Path, raw: bytes) -> None:
    async def act(notices: Webhooks, inbox: Inbox) -> None:
        assert await notices.take(raw, OURS) is TakenNotice.KEPT
        (kept,) = await inbox.read(inbox_views.last, 10)
        assert (kept.key, kept.raw) == (NO_KEY, raw)

    at_a_till(tmp_path, act)


def test_what_cannot_be_stored_is_not_called_kept(tmp_path: Path) -> None:
    async def act(notices: Webhooks, inbox: Inbox) -> None:
        await inbox.close()
        assert await notices.take(NOTICE, OURS) is TakenNotice.NOT_STORED
        assert await notices.take(NOTICE, "forged") is TakenNotice.FORGED

    at_a_till(tmp_path, act)


def test_before_the_keys_are_there_a_notice_has_to_come_again_and_is_no_forgery(tmp_path: Path) -> None:
    async def run() -> None:
        pairs: list[MerchantKeys] = []
        inbox = await Inbox.open(tmp_path / "inbox", environment=Environment.SANDBOX, now=now)
        notices = openers.webhooks(inbox, tmp_path, lambda: pairs)
        assert await notices.take(NOTICE, OURS) is TakenNotice.NOT_STORED
        assert ((await notices.look()).kept, (await notices.look()).suspicious) == (0, 0)
        pairs.append(KEYS)
        assert await notices.take(NOTICE, OURS) is TakenNotice.KEPT
        await inbox.close()

    asyncio.run(run())


def test_the_view_says_where_is_listened_and_what_came(tmp_path: Path) -> None:
    async def act(notices: Webhooks, _: Inbox) -> None:
        assert (await notices.look()).feed is Feed.OFF
        notices.stands(Feed.LISTENING, address="http://127.0.0.1:1/notices")
        await notices.take(NOTICE, OURS)
        view = await notices.look()
        assert (view.feed, view.address, view.kept) == (Feed.LISTENING, "http://127.0.0.1:1/notices", 1)
        assert view.last_at is not None

    at_a_till(tmp_path, act)


def test_practice_notices_are_set_aside_and_real_ones_are_not(tmp_path: Path) -> None:
    async def practice(notices: Webhooks, _: Inbox) -> None:
        await notices.take(NOTICE, OURS)
        assert (await notices.set_aside()).exists()
        assert (await notices.look()).kept == 0

    async def real(notices: Webhooks, _: Inbox) -> None:
        with pytest.raises(KnownError):
            await notices.set_aside()

    for name, act, environment in (("a", practice, Environment.SANDBOX), ("b", real, Environment.TEST)):
        (tmp_path / name).mkdir()
        at_a_till(tmp_path / name, act, environment=environment)


class Room:
    """A disk with as much room as a test says."""

    def __init__(self) -> None:
        self.free = 10 * LEAST_FREE

    def look(self, _: Path) -> int:
        return self.free


def signed(number: int, *, size: int) -> bytes:
    data = {"id": number, "reference": f"r-{number}", "status": "success", "padding": "x" * size}
    return json.dumps({"notify": "transaction", "data": data}).encode()


@pytest.mark.may_log("No more notices are kept")
def test_whoever_knows_the_signature_cannot_fill_the_disk(tmp_path: Path) -> None:
    clock = [0.0]

    async def run() -> None:
        inbox = await Inbox.open(tmp_path / "inbox", environment=Environment.SANDBOX, now=now)
        budget = openers.intake_budget(tmp_path, monotonic=lambda: clock[0], most=100_000, a_second=1_000)
        notices = openers.webhooks(inbox, tmp_path, lambda: (KEYS,), budget=budget)
        try:
            taken = [await notices.take(signed(number, size=8_000), OURS) for number in range(40)]
            assert set(taken) == {TakenNotice.KEPT, TakenNotice.NOT_STORED}
            assert taken.count(TakenNotice.KEPT) <= 12
            assert (await notices.look()).is_full
            clock[0] += 3600.0
            assert await notices.take(signed(99, size=8_000), OURS) is TakenNotice.KEPT
            assert not (await notices.look()).is_full
        finally:
            await inbox.close()

    asyncio.run(run())


def test_a_notice_that_comes_again_takes_no_room(tmp_path: Path) -> None:
    async def run() -> None:
        inbox = await Inbox.open(tmp_path / "inbox", environment=Environment.SANDBOX, now=now)
        budget = openers.intake_budget(tmp_path, monotonic=lambda: 0.0, most=30_000)
        notices = openers.webhooks(inbox, tmp_path, lambda: (KEYS,), budget=budget)
        try:
            taken = [await notices.take(signed(1, size=8_000), OURS) for _ in range(40)]
            assert set(taken) == {TakenNotice.KEPT}
        finally:
            await inbox.close()

    asyncio.run(run())


@pytest.mark.may_log("No more notices are kept")
def test_the_last_of_the_disk_is_kept_for_payments(tmp_path: Path) -> None:
    room, clock = Room(), [0.0]

    async def run() -> None:
        inbox = await Inbox.open(tmp_path / "inbox", environment=Environment.SANDBOX, now=now)
        budget = openers.intake_budget(tmp_path, monotonic=lambda: clock[0], free_of=room.look)
        notices = openers.webhooks(inbox, tmp_path, lambda: (KEYS,), budget=budget)
        try:
            assert await notices.take(NOTICE, OURS) is TakenNotice.KEPT
            room.free, clock[0] = LEAST_FREE - 1, 60.0
            assert (await notices.look()).is_full
            assert await notices.take(signed(2, size=10), OURS) is TakenNotice.NOT_STORED
            assert (await notices.look()).is_full
            room.free, clock[0] = LEAST_FREE, 120.0
            assert await notices.take(signed(2, size=10), OURS) is TakenNotice.KEPT
        finally:
            await inbox.close()

    asyncio.run(run())
