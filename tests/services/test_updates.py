"""Looking for updates: only if it is wanted, only while the till is quiet, and it only says so."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from signing import announce

from pos_app.domain.sentence import Sentence
from pos_app.gateway.release_download import NotFetched
from pos_app.services.updates import UpdateRules
from pos_app.system.release_check import Release
from tests.services import openers


@pytest.fixture(scope="module")
def key_file(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    path = tmp_path_factory.mktemp("release") / "key.pem"
    return path, announce.new_key(path, "passphrase")


def announcing(key_file: tuple[Path, str], version: str) -> Callable[[], Awaitable[bytes]]:
    data = announce.sign(key_file[0], "passphrase", version, [])

    async def fetch() -> bytes:
        return data

    return fetch


def rules(key_file: tuple[Path, str], *, wanted: bool = True, quiet: bool = True) -> UpdateRules:
    async def is_quiet() -> bool:
        return quiet

    return UpdateRules(lambda: wanted, is_quiet, key_file[1], "0.1.0")


async def never() -> bytes:
    raise AssertionError("it was asked")


async def ask_nobody(key_file: tuple[Path, str], forbidden: dict[str, bool]) -> bool:
    return await openers.updates(never, rules(key_file, **forbidden)).look()


@pytest.mark.parametrize("forbidden", ["wanted", "quiet"])
def test_nobody_is_asked_unless_it_is_wanted_and_quiet(key_file: tuple[Path, str], forbidden: str) -> None:
    assert not asyncio.run(ask_nobody(key_file, {forbidden: False}))


@pytest.mark.parametrize(("version", "expected"), [("0.2.0", "0.2.0"), ("0.1.0", None), ("0.0.9", None)])
def test_only_a_newer_release_is_said(key_file: tuple[Path, str], version: str, expected: str | None) -> None:
    updates = openers.updates(announcing(key_file, version), rules(key_file))
    assert asyncio.run(updates.look())
    assert (updates.newer.version if updates.newer else None) == expected


def test_what_another_key_signed_is_not_said(key_file: tuple[Path, str], tmp_path: Path) -> None:
    stranger = (tmp_path / "other.pem", announce.new_key(tmp_path / "other.pem", "passphrase"))
    updates = openers.updates(announcing(stranger, "9.0.0"), rules(key_file))
    assert asyncio.run(updates.look())
    assert updates.newer is None


def test_a_silent_address_is_nothing_to_say(key_file: tuple[Path, str]) -> None:
    async def fetch() -> bytes:
        raise NotFetched(Sentence("The address of releases does not answer."))

    updates = openers.updates(fetch, rules(key_file))
    assert asyncio.run(updates.look())
    assert updates.newer is None


def test_each_newer_release_is_said_once_while_it_watches(key_file: tuple[Path, str]) -> None:
    async def watch() -> list[str]:
        said: list[str] = []
        heard = asyncio.Event()

        def hear(release: Release) -> None:
            said.append(release.version)
            heard.set()

        updates = openers.updates(announcing(key_file, "0.2.0"), rules(key_file))
        watching = asyncio.create_task(updates.watch(hear))
        await heard.wait()
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await updates.look()
        return said

    assert asyncio.run(watch()) == ["0.2.0"]


@pytest.mark.may_log("met a bug")
@pytest.mark.parametrize("where", ["asking", "telling"])
def test_a_bug_in_one_look_is_not_the_last_look(key_file: tuple[Path, str], where: str) -> None:
    bugs = [ZeroDivisionError]
    announced = announcing(key_file, "0.2.0")

    async def fetch() -> bytes:
        if where == "asking" and bugs:
            raise bugs.pop()
        return await announced()

    async def watch() -> str:
        said: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def hear(release: Release) -> None:
            if bugs:
                raise bugs.pop()
            if not said.done():
                said.set_result(release.version)

        updates = openers.updates(fetch, rules(key_file), sleep=lambda _: asyncio.sleep(0))
        watching = asyncio.create_task(updates.watch(hear))
        await asyncio.wait({said, watching}, return_when=asyncio.FIRST_COMPLETED)
        assert not watching.done()
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        return said.result()

    assert asyncio.run(watch()) == "0.2.0"
