"""Logos: fetched once, kept, and letters wherever a service is careless."""

import asyncio
from pathlib import Path

import pytest

from pos_app.domain.replies import Provider
from pos_app.sandbox.logos import logo_png
from tests.services.lists import DSTV, GOTV, Till, at_a_till

LOGO = "/images/tv/"


async def first(till: Till) -> Provider:
    return (await till.client.tv_providers())[0]


def kept(folder: Path) -> list[Path]:
    return sorted((folder / "logos").glob("*"))


def test_a_logo_is_fetched_once_and_then_lies_on_the_disk(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        logos = till.logos()
        provider = await first(till)
        assert await logos.logo(provider) == logo_png("DSTV")
        assert await logos.logo(provider) == logo_png("DSTV")
        await till.desk.vary(logos="page")
        assert await till.logos().logo(provider) == logo_png("DSTV")
        assert await till.calls(path=LOGO) == 1
        assert await logos.logo(GOTV) is None

    at_a_till(tmp_path, act)


def test_those_who_ask_at_the_same_time_share_one_answer(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        logos = till.logos()
        found = await asyncio.gather(*(logos.logo(DSTV) for _ in range(8)))
        assert found == [logo_png("DSTV")] * 8
        assert await till.calls(path=LOGO) == 1

    at_a_till(tmp_path, act)


@pytest.mark.parametrize("variant", ["svg", "page", "too_large", "too_many_pixels", "elsewhere", "none"])
def test_a_careless_service_is_shown_by_letters(tmp_path: Path, variant: str) -> None:
    async def act(till: Till) -> None:
        await till.desk.vary(logos=variant)
        assert await till.logos().logo(await first(till)) is None
        assert kept(tmp_path) == []
        assert await till.calls(path=LOGO) == (0 if variant in {"elsewhere", "none"} else 1)

    at_a_till(tmp_path, act)


def test_a_logo_that_does_not_come_in_time_is_none(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        await till.desk.vary(logos="slow")
        assert await till.logos(seconds=0.2).logo(DSTV) is None

    at_a_till(tmp_path, act)


def test_what_failed_is_asked_for_again_but_not_at_once(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        logos = till.logos()
        await till.desk.vary(logos="page")
        assert await logos.logo(DSTV) is None
        await till.desk.vary(logos="png")
        till.pass_time(minutes=9)
        assert await logos.logo(DSTV) is None
        till.pass_time(minutes=2)
        assert await logos.logo(DSTV) == logo_png("DSTV")
        assert await till.calls(path=LOGO) == 2

    at_a_till(tmp_path, act)


def test_after_a_week_a_logo_is_fetched_again_and_the_old_one_stays_if_that_fails(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        till.time = till.time.now(till.time.tzinfo)  # files carry the clock of the disk
        logos = till.logos()
        await logos.logo(DSTV)
        await till.desk.vary(logos="page")
        till.pass_time(days=6)
        for here in (logos, till.logos()):
            assert await here.logo(DSTV) == logo_png("DSTV")
        assert await till.calls(path=LOGO) == 1
        till.pass_time(days=2)
        for here in (logos, till.logos()):
            assert await here.logo(DSTV) == logo_png("DSTV")
        assert await till.calls(path=LOGO) == 3

    at_a_till(tmp_path, act)


@pytest.mark.parametrize("junk", [b"", b"<svg/>", b"\x89PNG", b"x" * (300 * 1024)])
def test_junk_on_the_disk_is_no_logo_and_is_replaced(tmp_path: Path, junk: bytes) -> None:
    async def act(till: Till) -> None:
        await till.logos().logo(DSTV)
        (path,) = kept(tmp_path)
        path.write_bytes(junk)
        assert await till.logos().logo(DSTV) == logo_png("DSTV")
        assert path.read_bytes() == logo_png("DSTV")

    at_a_till(tmp_path, act)


def test_without_a_service_there_are_letters(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        logos = till.logos()
        await logos.logo(DSTV)
        till.line.use(None)
        assert await logos.logo(DSTV) is None
        till.line.use(till.client)
        assert await logos.logo(DSTV) == logo_png("DSTV")

    at_a_till(tmp_path, act)


def test_a_disk_that_takes_nothing_hides_no_logo(tmp_path: Path) -> None:
    (tmp_path / "logos").write_text("in the way")

    async def act(till: Till) -> None:
        assert await till.logos().logo(DSTV) == logo_png("DSTV")

    at_a_till(tmp_path, act)


def test_whoever_is_called_off_leaves_the_others_their_logo(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        logos = till.logos()
        await till.desk.vary(logos="slow")
        given_up = asyncio.create_task(logos.logo(DSTV))
        while await till.calls(path=LOGO) == 0:
            continue
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        await till.desk.vary(logos="png")
        assert await logos.logo(DSTV) == logo_png("DSTV")

    at_a_till(tmp_path, act)
