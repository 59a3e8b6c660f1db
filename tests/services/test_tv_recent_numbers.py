"""Recent numbers: kept only where wanted, the newest first, and gone from the disk when told so."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.replies import Provider
from pos_app.domain.sentence import Sentence
from pos_app.domain.tv_view import RecentNumber
from pos_app.services.tv_recent_numbers import RecentNumbers
from tests.services import openers
from tests.services.lists import DSTV, GOTV

ADA = RecentNumber("GOTV", "70274413902", "Adaeze Okafor")


def book(
    folder: Path,
    *,
    is_on: bool = True,
    environment: Environment = Environment.SANDBOX,
    save: Callable[[bool], object] = lambda _: None,
) -> RecentNumbers:
    return openers.recent_numbers(folder, environment=environment, is_on=is_on, save=save)


def run(act: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await act()

    asyncio.run(whole())


def on_disk(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


def test_a_number_that_was_used_is_there_at_the_next_start(tmp_path: Path) -> None:
    async def act() -> None:
        await book(tmp_path).keep(GOTV, ADA.number, customer=ADA.customer)
        again = book(tmp_path)
        assert await again.recent(GOTV) == (ADA,)
        assert await again.recent(DSTV) == ()
        assert await book(tmp_path, environment=Environment.LIVE).recent(GOTV) == ()

    run(act)


def test_unless_it_is_wanted_nothing_is_kept(tmp_path: Path) -> None:
    async def act() -> None:
        off = book(tmp_path, is_on=False)
        assert not off.is_on
        await off.keep(GOTV, ADA.number, customer=ADA.customer)
        assert await off.recent(GOTV) == ()
        assert on_disk(tmp_path) == b""

    run(act)


def test_the_newest_is_first_and_none_is_there_twice(tmp_path: Path) -> None:
    async def act() -> None:
        numbers = book(tmp_path)
        for number, customer in (("7020000001", "One"), ("7020000002", "Two"), ("7020000001", "One again")):
            await numbers.keep(GOTV, number, customer=customer)
        await numbers.keep(DSTV, "7020000001", customer="")
        assert [(each.number, each.customer) for each in await numbers.recent(GOTV)] == [
            ("7020000001", "One again"),
            ("7020000002", "Two"),
        ]

    run(act)


def test_ten_are_kept_of_one_provider_and_a_hundred_in_all(tmp_path: Path) -> None:
    async def act() -> None:
        numbers = book(tmp_path)
        for provider in range(12):
            for number in range(12):
                await numbers.keep(Provider("x", f"p{provider}", ""), f"{70000000 + number}", customer="")
        found = [await numbers.recent(Provider("x", f"p{provider}", "")) for provider in range(12)]
        assert [len(each) for each in found] == [0, 0, *[10] * 10]
        assert found[11][0].number == "70000011"
        assert len(json.loads(on_disk(tmp_path))) == 100

    run(act)


def test_a_removed_number_is_gone_from_the_disk(tmp_path: Path) -> None:
    async def act() -> None:
        numbers = book(tmp_path)
        await numbers.keep(GOTV, ADA.number, customer=ADA.customer)
        await numbers.keep(GOTV, "7020000002", customer="Tunde Bello")
        await numbers.remove(ADA)
        assert ADA.number.encode() not in on_disk(tmp_path)
        assert b"7020000002" in on_disk(tmp_path)
        await numbers.remove(RecentNumber("GOTV", "7020000002", "whoever"))
        assert on_disk(tmp_path) == b""
        assert await book(tmp_path).recent(GOTV) == ()

    run(act)


def test_clearing_leaves_nothing_on_the_disk(tmp_path: Path) -> None:
    async def act() -> None:
        numbers = book(tmp_path)
        await numbers.keep(GOTV, ADA.number, customer=ADA.customer)
        await numbers.clear()
        assert await numbers.recent(GOTV) == ()
        assert on_disk(tmp_path) == b""
        assert numbers.is_on

    run(act)


def test_turning_it_off_forgets_everything_and_is_kept_as_the_setting(tmp_path: Path) -> None:
    saved: list[bool] = []

    async def act() -> None:
        numbers = book(tmp_path, save=saved.append)
        await numbers.keep(GOTV, ADA.number, customer=ADA.customer)
        await numbers.turn(on=False)
        assert (numbers.is_on, await numbers.recent(GOTV), on_disk(tmp_path)) == (False, (), b"")
        await numbers.turn(on=True)
        assert (numbers.is_on, await numbers.recent(GOTV)) == (True, ())
        assert saved == [False, True]

    run(act)


def test_a_setting_that_cannot_be_kept_is_not_turned_on(tmp_path: Path) -> None:
    def refuse(_: bool) -> None:
        raise KnownError(Sentence("The settings could not be saved."))

    async def act() -> None:
        off = book(tmp_path, is_on=False, save=refuse)
        with pytest.raises(KnownError, match="could not be saved"):
            await off.turn(on=True)
        assert not off.is_on
        on = book(tmp_path, save=refuse)
        await on.keep(GOTV, ADA.number, customer="")
        with pytest.raises(KnownError):
            await on.turn(on=False)
        assert (on.is_on, on_disk(tmp_path)) == (False, b"")

    run(act)


def test_a_number_that_cannot_be_removed_is_said(tmp_path: Path) -> None:
    (tmp_path / "numbers" / "sandbox-recent.json" / "in the way").mkdir(parents=True)

    async def act() -> None:
        with pytest.raises(KnownError, match="could not be removed"):
            await book(tmp_path).clear()

    run(act)


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"{}",
        b"[[",
        b"\xff\xfe",
        b"[" * 100_000,
        b'["GOTV", 1, null, ["GOTV", "70274413902"], ["GOTV", 7, "x"], ["", "70274413902", "x"]]',
        b'[["GOTV", "7027 <b>", "x"], ["GOTV", "1", "x"]]',
        b"x" * 70_000,
    ],
)
def test_junk_on_the_disk_is_no_number(tmp_path: Path, junk: bytes) -> None:
    async def act() -> None:
        await book(tmp_path).keep(GOTV, ADA.number, customer="")
        (tmp_path / "numbers" / "sandbox-recent.json").write_bytes(junk)
        numbers = book(tmp_path)
        assert await numbers.recent(GOTV) == ()
        await numbers.keep(GOTV, ADA.number, customer=ADA.customer)
        assert await book(tmp_path).recent(GOTV) == (ADA,)

    run(act)


def test_names_are_plain_and_what_is_no_number_is_not_kept(tmp_path: Path) -> None:
    async def act() -> None:
        numbers = book(tmp_path)
        await numbers.keep(GOTV, "7020000007", customer="<b>Ada</b>\u202e\x07 " + "y" * 500)
        await numbers.keep(GOTV, "1", customer="")
        await numbers.keep(GOTV, "7020 000", customer="")
        (found,) = await numbers.recent(GOTV)
        assert found.customer.startswith("<b>Ada</b> yyy")
        assert len(found.customer) == 80

    run(act)


def test_many_hands_at_once_lose_no_number(tmp_path: Path) -> None:
    async def act() -> None:
        numbers = book(tmp_path)
        await asyncio.gather(*(numbers.keep(GOTV, f"{70000000 + each}", customer="") for each in range(8)))
        assert len(await book(tmp_path).recent(GOTV)) == 8

    run(act)
