"""The ear of a till: where it listens, and what it does beside a `pos-app listen` that has the inbox."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from pos_app.app.listen import tell_of_room
from pos_app.app.process import now
from pos_app.app.services_setup import TillServices
from pos_app.app.start_options import StartOptions
from pos_app.app.webhook_endpoint import purge_now_and_then
from pos_app.domain.connection import Feed, FeedView
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.domain.webhook_view import NoticeRow, NoticeStanding
from pos_app.gateway.signing import notice_signature
from pos_app.journal import inbox_views
from pos_app.journal.errors import JournalBroken
from pos_app.journal.inbox import Inbox
from pos_app.services.payments import Payments
from pos_app.system.threads import meanwhile
from pos_app.webhook_server.address import find_full, leave_full
from tests.app.test_services_setup import behind_a_window
from tests.sandbox.shop import Shop
from tests.services import openers
from tests.services.played import local_line

LONG: Final = 60.0
NOTICE: Final = b'{"notify":"transaction","data":{"id":1,"reference":"r-1","status":"success"}}'


@contextmanager
def listener(folder: Path, *arguments: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """Have `pos-app listen` on this folder; yields it and where it listens."""
    command = [sys.executable, "-m", "pos_app", "listen", "--port=0", f"--data-dir={folder}", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            said = running.stdout.readline()
            assert said, running.communicate()
            yield running, json.loads(said)["listening"]
        finally:
            if running.poll() is None:
                running.send_signal(signal.SIGINT)
                assert running.communicate(timeout=LONG)[1] == ""


def at_the_till(folder: Path, act: Callable[[TillServices], Awaitable[None]]) -> None:
    behind_a_window(StartOptions(folder, Environment.SANDBOX, None), act)


async def bring(room: TillServices, url: str, notice: bytes = NOTICE) -> int:
    (keys,) = room.pairs()
    async with local_line() as http:
        told = await http.post(url, content=notice, headers={"merchantsignature": notice_signature(keys)})
    return told.status_code


async def feed_when(room: TillServices, holds: Callable[[FeedView], bool]) -> FeedView:
    """Return how the feed stands as soon as it is as asked; looked at again whenever the inbox rings."""
    rung = asyncio.Event()
    stop = room.inbox.listen(lambda _: rung.set())
    try:
        async with asyncio.timeout(LONG):
            while not holds(view := await room.notices.look()):
                await rung.wait()
                rung.clear()
            return view
    finally:
        stop()


async def row_when(room: TillServices, holds: Callable[[NoticeRow], bool]) -> NoticeRow:
    """Return the first row that is as asked; looked at again whenever the journal rings."""
    rung = asyncio.Event()
    stop = room.journal.listen(lambda _: rung.set())
    try:
        async with asyncio.timeout(LONG):
            while True:
                rung.clear()
                for row in await room.activity.rows():
                    if holds(row):
                        return row
                await rung.wait()
    finally:
        stop()


def test_beside_a_listener_the_till_opens_no_port_and_reads_what_that_one_keeps(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        view = await room.notices.look()
        assert (view.feed, view.address, view.is_by_other_program) == (Feed.LISTENING, url, True)
        assert room.webhook_endpoint.is_by_other_program
        assert await bring(room, url) == 200
        await feed_when(room, lambda view: view.kept == 1)
        (notice,) = await room.inbox.read(inbox_views.last, 10)
        assert notice.raw == NOTICE
        assert room.practice is not None
        (delivery,) = await room.practice.send("transfer_in")  # the played service was told of the other one's address
        assert delivery.status == 200

    with listener(tmp_path) as (_, url):
        at_the_till(tmp_path, act)
    assert not list(tmp_path.glob("*.address"))


@pytest.mark.may_log("No more notices are kept")
def test_a_listener_without_room_marks_it_for_the_till_beside_it_until_there_is_room(tmp_path: Path) -> None:
    inbox, clock = tmp_path / "sandbox.inbox", [0.0]
    budget = openers.intake_budget(tmp_path, monotonic=lambda: clock[0], most=4_000, a_second=1)

    async def until(is_full: bool) -> None:
        async with asyncio.timeout(LONG):
            while find_full(inbox) is not is_full:  # noqa: ASYNC110  # a file rings no bell
                await asyncio.sleep(0.01)

    async def live() -> None:
        async with meanwhile(tell_of_room(inbox, budget)):
            assert budget.take(2_000)
            await until(is_full=False)
            assert not budget.take(2_000)
            await until(is_full=True)
            clock[0] += 10_000
            await until(is_full=False)

    asyncio.run(live())


@pytest.mark.parametrize("fault", [JournalBroken(Sentence("The inbox cannot be written.")), ZeroDivisionError()])
@pytest.mark.may_log("not purged", "Purging old notices met a bug")
def test_a_listener_goes_on_purging_whatever_one_look_came_to(
    tmp_path: Path, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults, is_purged = [fault], asyncio.Event()

    async def purge(_inbox: Inbox, _before: datetime) -> tuple[str, ...]:
        if faults:
            raise faults.pop()
        is_purged.set()
        return ()

    async def live() -> None:
        inbox = await Inbox.open(tmp_path / "sandbox.inbox", environment=Environment.SANDBOX, now=now)
        async with meanwhile(purge_now_and_then(inbox)):
            await asyncio.wait_for(is_purged.wait(), LONG)
        await inbox.close()

    monkeypatch.setattr(Inbox, "purge", purge)
    monkeypatch.setattr("pos_app.app.webhook_endpoint._PURGES_EVERY", 0.0)
    asyncio.run(live())


def test_a_till_beside_a_listener_shows_that_it_keeps_no_more_and_nothing_of_one_that_is_gone(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        assert not (await room.activity.health()).is_full
        leave_full(tmp_path / "sandbox.inbox", is_full=True)  # as the listener does
        assert (await room.activity.health()).is_full
        leave_full(tmp_path / "sandbox.inbox", is_full=False)
        assert not (await room.activity.health()).is_full
        leave_full(tmp_path / "sandbox.inbox", is_full=True)
        running.kill()  # and it takes nothing away
        running.communicate()
        view = await feed_when(room, lambda view: view.feed is Feed.BLOCKED)
        assert not view.is_full

    with listener(tmp_path) as (running, _):
        at_the_till(tmp_path, act)


def test_what_the_listener_keeps_is_judged_in_the_tills_own_journal(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        assert room.practice is not None
        await room.practice.send("transfer_in")
        row = await row_when(room, lambda row: row.standing is NoticeStanding.VERIFIED)
        assert await room.activity.unread() == 1
        await room.activity.mark_seen(row.row)
        assert await room.activity.unread() == 0
        health = await room.activity.health()
        assert (health.address, health.is_by_other_program, health.kept) == (url, True, 1)
        assert await room.webhook_tasks.purge() == 0  # the one that holds the inbox does it

    with listener(tmp_path) as (_, url):
        at_the_till(tmp_path, act)


def test_a_notice_that_the_listener_takes_makes_the_till_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    was_told = asyncio.Event()

    def note(_: Payments, reference: str) -> None:
        told.append(reference)
        was_told.set()

    monkeypatch.setattr(Payments, "settle", note)

    async def act(room: TillServices) -> None:
        assert await bring(room, url) == 200
        await asyncio.wait_for(was_told.wait(), LONG)

    with listener(tmp_path) as (_, url):
        at_the_till(tmp_path, act)
    assert told == [json.loads(NOTICE)["data"]["reference"]]


@pytest.mark.may_log("Passing on what notice 1 names met a bug")
def test_a_bug_in_passing_on_one_notice_does_not_end_it_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    was_told = asyncio.Event()

    def note(_: Payments, reference: str) -> None:
        told.append(reference)
        if len(told) == 1:
            raise ZeroDivisionError
        was_told.set()

    monkeypatch.setattr(Payments, "settle", note)

    async def act(room: TillServices) -> None:
        assert await bring(room, url) == 200
        assert await bring(room, url, NOTICE.replace(b"r-1", b"r-2")) == 200
        await asyncio.wait_for(was_told.wait(), LONG)

    with listener(tmp_path) as (_, url):
        at_the_till(tmp_path, act)
    assert told == ["r-1", "r-2"]


def test_beside_a_listener_practice_is_not_cleared_halfway(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        assert room.practice is not None
        assert room.address is not None
        with Shop(room.address) as customer:
            await asyncio.to_thread(customer.pay, "ref-1")
            with pytest.raises(KnownError, match="`pos-app listen`"):
                await room.practice.clear()
            assert await asyncio.to_thread(customer.status, "ref-1") == "success"

    with listener(tmp_path):
        at_the_till(tmp_path, act)


def test_the_end_of_the_listener_is_said_and_the_next_start_takes_over(tmp_path: Path) -> None:
    async def see_the_end(room: TillServices) -> None:
        running.kill()
        running.communicate()
        view = await feed_when(room, lambda view: view.feed is Feed.BLOCKED)
        assert view.is_by_other_program
        assert not room.webhook_endpoint.is_by_other_program
        with listener(tmp_path) as (_, again):  # it may come back: the till is not in its way
            view = await feed_when(room, lambda view: view.feed is Feed.LISTENING)
            assert view.address == again

    async def take_over(room: TillServices) -> None:
        view = await room.notices.look()
        assert (view.feed, view.is_by_other_program) == (Feed.LISTENING, False)
        assert await bring(room, view.address) == 200

    with listener(tmp_path) as (running, _):
        at_the_till(tmp_path, see_the_end)
    at_the_till(tmp_path, take_over)


def test_a_listener_beside_a_till_that_listens_is_told_so(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        assert room.inbox.is_ours
        command = [sys.executable, "-m", "pos_app", "listen", "--port=0", f"--data-dir={tmp_path}"]
        told = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, timeout=LONG, check=False
        )
        assert (told.returncode, told.stdout) == (2, "")
        assert "The inbox sandbox.inbox is in use by another Kaunta" in told.stderr

    at_the_till(tmp_path, act)


def test_the_path_is_the_one_that_was_set_and_what_is_refused_is_counted(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        view = await room.notices.look()
        assert urlsplit(view.address).path == "/pay/notices"
        assert await bring(room, view.address) == 200
        assert await bring(room, view.address.replace("/pay", "")) == 404
        assert room.webhook_endpoint.refused == 1
        assert (await room.activity.health()).refused == 1

    (tmp_path / "settings.json").write_text('{"notice_path": "/pay/notices"}', "utf-8")
    at_the_till(tmp_path, act)


def test_a_till_that_is_not_to_listen_does_not(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        assert (await room.notices.look()).feed is Feed.OFF

    (tmp_path / "settings.json").write_text('{"notice_address": "off"}', "utf-8")
    at_the_till(tmp_path, act)


def is_made_to_wait(room: TillServices, reference: str) -> bool:
    at = room.activity.may_resend_at(reference)
    return at is None or at > now()


def test_with_practice_data_the_notices_go_and_what_comes_next_is_judged_anew(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        assert room.practice is not None
        await room.practice.send("transfer_in")
        row = await row_when(room, lambda row: row.standing is NoticeStanding.VERIFIED)
        await room.activity.resend(row.reference)
        assert is_made_to_wait(room, row.reference)
        await room.practice.clear()
        assert not is_made_to_wait(room, row.reference)
        assert await room.activity.rows() == ()
        assert await room.activity.unread() == 0
        await room.practice.send("transfer_in")
        await row_when(room, lambda row: row.standing is NoticeStanding.VERIFIED)
        assert len(await room.activity.rows()) == 1

    at_the_till(tmp_path, act)
