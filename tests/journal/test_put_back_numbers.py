"""After a copy was put back no paper gets a number twice, whatever became of the journal before it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import PaymentState
from pos_app.domain.people import Right
from pos_app.domain.shift import CashMove
from pos_app.journal import shift_views, shifts
from pos_app.journal.database import backup
from pos_app.journal.replay.check import first_difference
from pos_app.journal.store import Journal
from tests.journal.notebook import Clock, opened, run, with_triggers_off
from tests.journal.test_merge_damaged import name_of, receipts
from tests.journal.test_payments import attempt, lead
from tests.services.test_backups import put_back, safe_of

NOTHING = Money(0, Currency.NGN)
Act = Callable[[Journal], Awaitable[None]]
Spoil = Callable[[Path], object]

pytestmark = pytest.mark.may_log("were found in", "were open in the copy", "cannot be read now")


def lose(kept: Path) -> None:
    kept.unlink()


def fill_with_rubbish(kept: Path) -> None:
    kept.write_bytes(b"\xff" * 8192)


def empty(kept: Path) -> None:
    kept.write_bytes(b"")


def lose_the_last_lines(kept: Path) -> None:
    with_triggers_off(kept, "DELETE FROM entry WHERE seq > (SELECT max(seq) - 3 FROM entry)")


def leave(_: Path) -> None:
    """It can be read whole."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def sell(journal: Journal, slip: str) -> int:
    """Sell something by card, and return the number of the sale."""
    await lead(journal, name_of(slip), PaymentState.SUCCESS, slip=slip)
    return (await attempt(journal, name_of(slip))).sale.number


async def close(journal: Journal, number: int) -> None:
    report = await journal.read(shift_views.report_of, number)
    assert report is not None
    counted = Money(report.drawer.expected_minor, Currency.NGN)
    await shifts.close_shift(journal, number, counted=counted, reason="", who="Ngozi Eze", manager="")


async def open_number(journal: Journal) -> int:
    number = await journal.read(shift_views.open_number)
    assert number is not None
    return number


async def restart_with(folder: Path, clock: Clock, copy: Path, spoil: Spoil) -> None:
    """Put a copy in the journal's place, and spoil what lay there before anybody reads it."""
    (folder / "sandbox.restore").write_text(copy.name)
    done = await asyncio.to_thread(put_back, folder, clock)
    assert done is not None
    if done[1] is not None:
        spoil(done[1])


async def started(folder: Path, clock: Clock, journal: Journal) -> str:
    """Begin as a start does, and return what it says to the people at the counter."""
    backups = safe_of(journal, folder, clock, Right.RESTORE)
    await backups.take_up()
    return str(await backups.gap())


def put_back_after(
    folder: Path, clock: Clock, spoil: Spoil, before: Act, since: Act, after: Callable[[Journal, str], Awaitable[None]]
) -> None:
    """Copy, go on, put the copy back at the next start, and go on with it."""
    path = folder / "sandbox.journal"

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await before(journal)
            copy = await asyncio.to_thread(backup.make, path, folder / "backups", at=clock())
            clock.go_on(3600)
            await since(journal)
        clock.go_on(3600)
        await restart_with(folder, clock, copy.path, spoil)
        async with opened(path, clock=clock) as journal:
            await after(journal, await started(folder, clock, journal))
            assert (await journal.verify()).holds
            assert str(await journal.read(first_difference)) == ""

    run(go())


@pytest.mark.parametrize("spoil", [lose, fill_with_rubbish, empty, lose_the_last_lines])
def test_where_the_journal_before_a_copy_cannot_be_read_whole_numbers_go_on_after_a_gap_that_is_said(
    tmp_path: Path, clock: Clock, spoil: Spoil
) -> None:
    async def before(journal: Journal) -> None:
        assert await sell(journal, "one") == 1
        await shifts.open_shift(journal, float_=NOTHING, who="Ngozi Eze")
        await close(journal, 1)

    async def since(journal: Journal) -> None:
        assert [await sell(journal, slip) for slip in ("two", "three")] == [2, 3]
        await shifts.open_shift(journal, float_=NOTHING, who="Ngozi Eze")
        await close(journal, 2)

    async def after(journal: Journal, said: str) -> None:
        assert await sell(journal, "next") == 6001
        assert (await journal.read(receipts))[-1] == 6001
        await shifts.open_shift(journal, float_=NOTHING, who="Ngozi Eze")
        assert await open_number(journal) == 61
        assert "sale 6001, receipt 6001, shift 61" in said
        assert [await sell(journal, slip) for slip in ("more", "and more")] == [6002, 6003]

    put_back_after(tmp_path, clock, spoil, before, since, after)


def test_where_the_journal_before_a_copy_was_read_whole_numbers_go_on_without_a_gap(
    tmp_path: Path, clock: Clock
) -> None:
    async def before(journal: Journal) -> None:
        assert await sell(journal, "one") == 1

    async def since(journal: Journal) -> None:
        assert await sell(journal, "two") == 2

    async def after(journal: Journal, said: str) -> None:
        assert said == ""
        assert await sell(journal, "next") == 3

    put_back_after(tmp_path, clock, leave, before, since, after)


@pytest.mark.parametrize(("days", "sale"), [(0.5, 6001), (3, 16001), (-3, 6001), (40000, 2_001_001)])
def test_the_gap_is_as_long_as_a_till_can_have_gone_on_after_the_copy(
    tmp_path: Path, clock: Clock, days: float, sale: int
) -> None:
    async def before(journal: Journal) -> None:
        assert await sell(journal, "one") == 1

    async def since(_: Journal) -> None:
        clock.moment += timedelta(days=days) - timedelta(hours=2)

    async def after(journal: Journal, _: str) -> None:
        assert await sell(journal, "next") == sale

    put_back_after(tmp_path, clock, lose, before, since, after)


def test_a_gap_is_left_once_for_a_copy_that_was_put_back(tmp_path: Path, clock: Clock) -> None:
    async def before(journal: Journal) -> None:
        await sell(journal, "one")

    async def since(journal: Journal) -> None:
        await sell(journal, "two")

    async def after(journal: Journal, _: str) -> None:
        assert await sell(journal, "next") == 6001
        await started(tmp_path, clock, journal)
        await started(tmp_path, clock, journal)
        assert await sell(journal, "more") == 6002

    put_back_after(tmp_path, clock, fill_with_rubbish, before, since, after)


def test_what_is_found_in_a_damaged_journal_is_given_no_number_that_may_be_on_a_paper(
    tmp_path: Path, clock: Clock
) -> None:
    async def before(journal: Journal) -> None:
        await sell(journal, "one")

    async def since(journal: Journal) -> None:
        await sell(journal, "two")
        await sell(journal, "three")

    def spoil(kept: Path) -> None:
        """Nothing is left of the second sale, and of the third no line that gave it its number."""
        for statement in (
            "DELETE FROM entry WHERE subject IN ('2', '3', ?1)",
            "DELETE FROM sale WHERE number = 2 AND ?1 <> ''",
            "DELETE FROM attempt WHERE reference = ?1",
            "DELETE FROM sending WHERE reference = ?1",
            "DELETE FROM receipt WHERE reference = ?1",
        ):
            with_triggers_off(kept, statement, name_of("two"))

    async def after(journal: Journal, _: str) -> None:
        assert (await attempt(journal, name_of("three"))).sale.number == 6001
        assert await sell(journal, "next") == 6002

    put_back_after(tmp_path, clock, spoil, before, since, after)


@pytest.mark.parametrize(
    ("spoil", "number", "said"),
    [
        (leave, 2, "Shift 1 was open in the backup and may have its Z already. It goes on as shift 2."),
        (lose, 61, "It goes on as shift 61."),
        (fill_with_rubbish, 61, "It goes on as shift 61."),
    ],
)
def test_a_shift_that_was_open_in_the_copy_and_whose_z_was_printed_goes_on_under_another_number(
    tmp_path: Path, clock: Clock, spoil: Spoil, number: int, said: str
) -> None:
    async def before(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=Money(5000, Currency.NGN), who="Ngozi Eze")
        await shifts.move_cash(journal, CashMove.IN, Money(700, Currency.NGN), reason="Change", who="Ngozi Eze")
        await sell(journal, "one")

    async def since(journal: Journal) -> None:
        await close(journal, 1)

    async def after(journal: Journal, told: str) -> None:
        assert said in told
        assert await open_number(journal) == number
        report = await journal.read(shift_views.report_of, number)
        assert report is not None
        assert (report.goes_on_from, report.drawer.expected_minor, len(report.settled)) == (1, 5700, 1)
        await shifts.move_cash(journal, CashMove.OUT, Money(200, Currency.NGN), reason="Water", who="Ngozi Eze")
        await close(journal, number)
        assert await journal.read(shift_views.numbers, 9) == (number,)
        await started(tmp_path, clock, journal)
        await shifts.open_shift(journal, float_=NOTHING, who="Ngozi Eze")
        assert await open_number(journal) == number + 1
        assert (await journal.read(shift_views.report_of, number + 1)).goes_on_from is None  # type: ignore[union-attr]

    put_back_after(tmp_path, clock, spoil, before, since, after)


def test_a_shift_that_was_open_in_the_copy_and_in_the_journal_before_it_keeps_its_number(
    tmp_path: Path, clock: Clock
) -> None:
    async def before(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=NOTHING, who="Ngozi Eze")

    async def since(journal: Journal) -> None:
        await sell(journal, "one")

    async def after(journal: Journal, said: str) -> None:
        assert (said, await open_number(journal)) == ("", 1)

    put_back_after(tmp_path, clock, leave, before, since, after)


def test_numbers_that_only_a_journal_before_the_last_one_gave_are_not_given_again(tmp_path: Path, clock: Clock) -> None:
    """A copy is put back twice: the second time one that knows nothing of the first. The first journal is gone by then,
    and only the lines of the second say how far it had counted."""
    path = tmp_path / "sandbox.journal"

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await shifts.open_shift(journal, float_=NOTHING, who="Ngozi Eze")
            copy = await asyncio.to_thread(backup.make, path, tmp_path / "backups", at=clock())
            await sell(journal, "one")
            await sell(journal, "two")
            await close(journal, 1)
        clock.go_on(60)
        await restart_with(tmp_path, clock, copy.path, leave)
        async with opened(path, clock=clock) as journal:
            await started(tmp_path, clock, journal)
        for kept in backup.kept_of(path):
            kept.unlink()
        clock.go_on(60)
        await restart_with(tmp_path, clock, copy.path, leave)
        async with opened(path, clock=clock) as journal:
            assert await started(tmp_path, clock, journal) != ""
            assert await open_number(journal) == 3  # 2 was open, but no paper of 1 is to have its figures
            assert await sell(journal, "three") == 3
            assert (await journal.read(receipts))[-1] == 3

    run(go())


def test_a_gap_that_was_left_in_the_last_journal_is_left_after_it_too(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "sandbox.journal"

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await sell(journal, "one")
            copy = await asyncio.to_thread(backup.make, path, tmp_path / "backups", at=clock())
        clock.go_on(60)
        await restart_with(tmp_path, clock, copy.path, lose)
        async with opened(path, clock=clock) as journal:
            await started(tmp_path, clock, journal)
        clock.go_on(60)
        await restart_with(tmp_path, clock, copy.path, leave)
        async with opened(path, clock=clock) as journal:
            assert await started(tmp_path, clock, journal) == ""
            assert await sell(journal, "two") == 6001

    run(go())
