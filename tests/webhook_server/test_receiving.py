"""The whole way of a notice, from the line to the book: everybody gets an answer, and every 200 is on disk."""

from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import apsw
import httpx
import pytest

from pos_app.domain.environment import Environment
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.signing import notice_signature
from pos_app.journal import inbox_views
from pos_app.journal.inbox import Inbox
from pos_app.sandbox.address import Address, make_keys
from pos_app.sandbox.seeded_random import SeededRandom
from pos_app.sandbox.server import Sandbox
from pos_app.webhook_server.address import url_of
from pos_app.webhook_server.endpoint import notice_endpoint
from pos_app.webhook_server.server import WebhookServer
from tests.app.test_webhook_endpoint import listener
from tests.journal.disks import Failing, disk
from tests.journal.notebook import run
from tests.services import openers
from tests.services.played import local_line, now
from tests.webhook_server.line import bring, notice

EVERYTHING: Final = 1_000_000
PATIENCE: Final = 60.0
IMPATIENT: Final = 0.5  # for who never finishes
KEYS: Final = MerchantKeys.parse(
    secret="sk_test_zyxwvutsrqponmlkjihgfedcba9876543210",
    public="pk_test_0123456789abcdefghijklmnopqrstuvwxyz",
    environment=Environment.SANDBOX,
)
_MADE_UP: Final = make_keys(SeededRandom(0))
PRACTICE: Final = MerchantKeys.parse(  # what a listener expects in practice
    secret=_MADE_UP.secret, public=_MADE_UP.public, environment=Environment.SANDBOX
)


@dataclass
class Endpoint:
    """An endpoint on a book of its own."""

    inbox: Inbox
    url: str
    signature: str
    refused: list[int]

    async def rows(self) -> set[bytes]:
        return {each.raw for each in await self.inbox.read(inbox_views.last, EVERYTHING)}


def keys_of(address: Address) -> MerchantKeys:
    return MerchantKeys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)


@asynccontextmanager
async def endpoint(
    folder: Path, keys: MerchantKeys, *, vfs: str | None = None, patience: float = PATIENCE
) -> AsyncGenerator[Endpoint]:
    inbox = await Inbox.open(folder / "sandbox.inbox", environment=Environment.SANDBOX, now=now, vfs=vfs)
    refused: list[int] = []
    app = notice_endpoint(
        openers.webhooks(inbox, folder, lambda: (keys,)).take,
        path="/notices",
        signature_header="merchantsignature",
        refused=refused.append,
    )
    server = WebhookServer(app, host="127.0.0.1", port=0, name="test", patience=patience, refused=refused.append)
    try:
        with server:
            yield Endpoint(inbox, url_of("127.0.0.1", server.port, "/notices"), notice_signature(keys), refused)
    finally:
        await inbox.close()


@pytest.mark.parametrize(
    ("kind", "statuses", "kept"),
    [
        ("transfer_in", [200], 1),
        ("test_assess", [200], 1),
        ("unknown_kind", [200], 1),
        ("not_json", [200], 1),
        ("forged", [200], 1),  # its signature is ours: judged later, by asking
        ("same_one_twice", [200, 200], 1),
        ("chunked", [200], 1),
        ("bad_signature", [401], 0),
        ("no_signature", [401], 0),
        ("oversized", [413], 0),
        ("wrong_method", [405], 0),
        ("slow", [408], 0),
    ],
)
def test_whatever_is_sent_gets_its_answer(tmp_path: Path, kind: str, statuses: list[int], kept: int) -> None:
    async def story() -> None:
        headers = {"Authorization": f"Bearer {address.control_token}"}
        async with (
            endpoint(tmp_path, keys_of(address), patience=IMPATIENT if kind == "slow" else PATIENCE) as here,
            httpx.AsyncClient(base_url=address.control_url, headers=headers, trust_env=False, timeout=60) as control,
        ):
            (await control.put("/webhook", json={"url": here.url, "delay_ms": 0})).raise_for_status()
            told = (await control.post("/notices", json={"kind": kind})).raise_for_status().json()
            assert [delivery["status"] for delivery in told["deliveries"]] == statuses
            counts = await here.inbox.read(inbox_views.counts)
            assert (counts.kept, counts.repeated, counts.suspicious) == (
                kept,
                statuses.count(200) - kept,
                statuses.count(401),
            )
            # A slow one is counted as broken off: its body never came.
            assert [status for status in statuses if status not in {200, 408}] == [
                status for status in here.refused if status != 400
            ]

    with Sandbox() as address:
        run(story())


@pytest.mark.parametrize("name", ["MERCHANTSIGNATURE", "MerchantSignature", "merchantsignature"])
@pytest.mark.parametrize("write", [str.upper, str.lower])
def test_the_signature_is_known_in_any_case_under_any_spelling_of_its_name(
    tmp_path: Path, name: str, write: Callable[[str], str]
) -> None:
    async def story() -> None:
        async with endpoint(tmp_path, KEYS) as here, local_line() as http:
            told = await http.post(here.url, content=notice(1), headers={name: write(here.signature)})
            assert told.status_code == 200
            told = await http.post(here.url, content=notice(1), headers={"x-" + name: here.signature})
            assert told.status_code == 401

    run(story())


def test_the_same_notice_a_thousand_times_over_two_hundred_lines_makes_one_row(tmp_path: Path) -> None:
    async def story() -> None:
        async with endpoint(tmp_path, KEYS) as here:
            told: list[int] = []
            same = [notice(1)] * 1000
            await bring(here.url, same, here.signature, lines=200, told=lambda status, _: told.append(status))
            assert Counter(told) == {200: 1000}
            (row,) = await here.inbox.read(inbox_views.last, 10)
            assert (row.times, row.raw) == (1000, notice(1))

    run(story())


async def burst_onto_a_full_disk(folder: Path, failing: Failing, vfs: str, *, notices: int) -> Counter[int]:
    """Fill the disk in the middle of a burst, and give it room again; return how often which answer came."""
    async with endpoint(folder, KEYS, vfs=vfs) as here:
        said: dict[bytes, int] = {}

        def told(status: int, body: bytes) -> None:
            said[body] = status
            if len(said) == notices // 3:
                failing.say_no(apsw.FullError, behind=0)
            elif len(said) == notices * 2 // 3:
                failing.recover()

        await bring(here.url, map(notice, range(notices)), here.signature, lines=20, told=told)
        promised = {body for body, status in said.items() if status == 200}
        assert promised == await here.rows()
        return Counter(said.values())


@pytest.mark.may_log("was not written", "was not folded back", "was not closed cleanly")
def test_a_full_disk_in_a_burst_costs_503s_and_no_promise(tmp_path: Path) -> None:
    failing = Failing()
    with disk("full", failing.see) as vfs:
        answers = run(burst_onto_a_full_disk(tmp_path, failing, vfs, notices=300))
    assert set(answers) == {200, 503}
    assert answers[200] >= 100
    assert answers[503] >= 50


@pytest.mark.soak
@pytest.mark.may_log("was not written", "was not folded back", "was not closed cleanly")
def test_a_full_disk_in_a_large_burst_costs_503s_and_no_promise(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    failing = Failing()
    with disk("full", failing.see) as vfs:
        answers = run(burst_onto_a_full_disk(tmp_path, failing, vfs, notices=5000))
    assert set(answers) == {200, 503}
    record_property("notices onto a full disk", answers.total())


def kill_in_a_burst(folder: Path, *, notices: int, behind: int) -> int:
    """Kill a listener behind that many answers, and count what it had promised; all of that is there afterwards."""
    promised: set[bytes] = set()

    async def story(url: str, kill: Callable[[], object]) -> None:
        def told(status: int, body: bytes) -> None:
            if status == 200:
                promised.add(body)
                if len(promised) == behind:
                    kill()

        await bring(url, map(notice, range(notices)), notice_signature(PRACTICE), lines=20, told=told)

    async def look() -> set[bytes]:
        async with endpoint(folder, KEYS) as here:
            return await here.rows()

    with listener(folder) as (running, url):
        run(story(url, running.kill))
        running.communicate()
    assert promised <= run(look())
    return len(promised)


def test_everything_answered_before_a_kill_is_there(tmp_path: Path) -> None:
    assert 150 <= kill_in_a_burst(tmp_path, notices=500, behind=150) < 500


@pytest.mark.soak
def test_everything_answered_before_many_kills_is_there(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    behind = (1, 700, 1900, 3100, 4300, 4990)
    for many in behind:
        kill_in_a_burst(tmp_path / str(many), notices=5000, behind=many)
    record_property("kills in a burst of 5,000 notices", len(behind))
