"""The clock is believed until the book or the service knows better, and told until it is set."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.clock_view import ClockSource
from pos_app.domain.errors import CallFailed
from pos_app.journal.store import Journal
from tests.gateway.raw import RawServer, answering, reply
from tests.gateway.till import a_client
from tests.journal.notebook import NOON, Clock, opened, sale
from tests.services import openers

DAYS = 24 * 3600


class Till:
    """A book, a clock that anybody can set, and one that nobody can."""

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self.journal, self.clock, self.seconds = journal, clock, 0.0
        self.clock_check = openers.clock_check(journal, now=clock, steady=lambda: self.seconds)

    async def teller(self) -> ClockSource | None:
        wrong = await self.clock_check.look()
        return wrong.teller if wrong is not None else None


def at_a_till(folder: Path, *days: Callable[[Till], Awaitable[None]], ahead: tuple[float, ...] = (0,)) -> None:
    """Let each day be a start of the till on the same book, by a clock that is so many seconds ahead."""

    async def run() -> None:
        for day, seconds in zip(days, ahead, strict=True):
            clock = Clock()
            clock.go_on(seconds)
            async with opened(folder / "sandbox.journal", clock=clock) as journal:
                await day(Till(journal, clock))

    asyncio.run(run())


async def sell(till: Till) -> None:
    assert await till.teller() is None
    for number in range(3):
        await till.journal.record(sale(f"a-{number}"))


def test_a_clock_before_the_book_is_told_at_every_start_until_it_is_set(tmp_path: Path) -> None:
    async def find_it_wrong(till: Till) -> None:
        wrong = await till.clock_check.look()
        assert wrong is not None
        assert (wrong.other, wrong.holds_sales) == (NOON, True)
        await till.journal.record(sale("by a wrong clock"))  # must not vouch for the clock that wrote it
        assert await till.teller() is ClockSource.BOOK
        assert (await till.journal.verify()).first_break is None

    async def set_it(till: Till) -> None:
        assert await till.teller() is ClockSource.BOOK
        till.clock.moment = NOON + timedelta(hours=1)
        assert await till.teller() is None

    at_a_till(tmp_path, sell, find_it_wrong, set_it, ahead=(0, -400 * DAYS, -400 * DAYS))


@pytest.mark.parametrize(("seconds", "holds"), [(-240, None), (-3600, False), (-2 * DAYS, True)])
def test_minutes_are_borne_hours_are_told_and_days_hold_sales(
    tmp_path: Path, seconds: float, *, holds: bool | None
) -> None:
    async def look(till: Till) -> None:
        wrong = await till.clock_check.look()
        assert (wrong.holds_sales if wrong is not None else None) is holds

    at_a_till(tmp_path, sell, look, ahead=(0, seconds))


def test_a_book_that_was_written_in_the_future_does_not_close_a_till_whose_clock_the_service_confirms(
    tmp_path: Path,
) -> None:
    async def look(till: Till) -> None:
        assert await till.teller() is ClockSource.BOOK
        till.clock_check.hear(till.clock.moment)
        assert await till.teller() is None

    at_a_till(tmp_path, sell, look, ahead=(400 * DAYS, 0))


def test_a_clock_that_jumps_is_told_without_another_answer_and_time_that_passes_is_not(tmp_path: Path) -> None:
    async def jump(till: Till) -> None:
        till.clock_check.hear(till.clock.moment)
        till.clock.go_on(3600)
        till.seconds += 3600  # the computer slept for an hour
        assert await till.teller() is None
        till.clock.go_on(3600)
        wrong = await till.clock_check.look()
        assert wrong is not None
        assert (wrong.teller, wrong.says - wrong.other) == (ClockSource.SERVICE, timedelta(hours=1))

    at_a_till(tmp_path, jump)


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ("Date: Fri, 20 Nov 2026 10:00:00 GMT", ClockSource.SERVICE),
        ("Date: soon", None),
        ("Age: 1", None),
        ("Date: Fri, 31 Dec 9999 23:59:59 GMT", None),  # a clock that is moved past it can be compared with nothing
        ("Date: Fri, 31 Dec 1999 23:59:59 GMT", None),
    ],
)
def test_every_answer_of_the_service_tells_the_time_if_it_has_one(
    tmp_path: Path, head: str, expected: ClockSource | None
) -> None:
    async def ask(till: Till) -> None:
        async with (
            RawServer(answering(reply("{}", headers=(head,)))) as server,
            a_client(server.url, tell_time=till.clock_check.hear) as client,
        ):
            with pytest.raises(CallFailed):  # what is not understood tells the time all the same
                await client.tv_providers()
        assert await till.teller() is expected

    at_a_till(tmp_path, ask)
