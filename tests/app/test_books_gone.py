"""Books that are removed or replaced under an open till: nothing is sold, it is said, and nothing is lost by it."""

import asyncio
import os
import shutil
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pos_app.app.process import open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.doctor import examine
from pos_app.doctor.findings import Health
from pos_app.domain.environment import Environment
from pos_app.domain.payment import PaymentState
from pos_app.domain.sale import SaleOrder
from pos_app.journal import line_views
from pos_app.journal.database import backup
from pos_app.journal.errors import JournalDamaged, JournalGone
from tests.services.counter import CHALLENGED, PRICE, card_of
from tests.services.guest import Guest
from tests.services.played import local_line

LONG = 60.0
GONE = "The journal was removed or replaced while the till is open: sales stopped."
MAY_LOG = pytest.mark.may_log(
    "removed or replaced", "not written", "cannot be", "No backup was made", "missing or empty"
)


@asynccontextmanager
async def at_the_till(folder: Path) -> AsyncGenerator[TillServices]:
    with open_process(start(folder)) as process:
        async with local_line() as http, open_services(process, Guest(http)) as room:
            yield room


def start(folder: Path) -> StartOptions:
    return StartOptions(folder, Environment.SANDBOX, None)


def order(room: TillServices) -> SaleOrder:
    return SaleOrder(room.payments.new_slip(), PRICE, "ada@example.com", "")


async def paid(room: TillServices) -> str:
    reference = await room.payments.pay(order(room), card_of(CHALLENGED))
    async with asyncio.timeout(LONG):
        while (await room.payments.view(reference)).state is not PaymentState.SUCCESS:  # noqa: ASYNC110  # rings no bell here
            await asyncio.sleep(0.02)
    return reference


async def sells_nothing(room: TillServices) -> None:
    with pytest.raises(JournalGone, match="sales stopped"):
        await room.payments.pay(order(room), card_of(CHALLENGED))
    await room.books.look()
    assert str(room.books.gone) == GONE


def removed(folder: Path) -> None:
    (folder / "sandbox.journal").unlink()


def all_removed(folder: Path) -> None:
    for path in (*folder.glob("sandbox.journal*"), *(folder / "backups").glob("*")):
        path.unlink()


def renamed(folder: Path) -> None:
    (folder / "sandbox.journal").rename(folder / "old.journal")


def replaced(folder: Path) -> None:
    shutil.copy(folder / "sandbox.journal", folder / "other")
    (folder / "other").rename(folder / "sandbox.journal")


def emptied(folder: Path) -> None:
    os.truncate(folder / "sandbox.journal", 0)


def without_its_wal(folder: Path) -> None:
    (folder / "sandbox.journal-wal").unlink()


@MAY_LOG
@pytest.mark.parametrize("how", [removed, all_removed, renamed, replaced, emptied, without_its_wal])
def test_nothing_is_sold_over_a_journal_that_is_not_there_any_more(
    tmp_path: Path, how: Callable[[Path], object]
) -> None:
    async def live() -> None:
        async with at_the_till(tmp_path) as room:
            await paid(room)
            await room.books.look()
            assert not room.books.gone
            how(tmp_path)
            await sells_nothing(room)

    asyncio.run(live())


@MAY_LOG
@pytest.mark.parametrize("how", [removed, all_removed, renamed])
def test_the_next_start_is_no_new_till_and_offers_a_copy_with_everything_in_it(
    tmp_path: Path, how: Callable[[Path], object]
) -> None:
    async def live() -> None:
        async with at_the_till(tmp_path) as room:
            reference = await paid(room)
            how(tmp_path)
            await sells_nothing(room)
            assert room.books.is_rescued
        (copy, *others) = backup.found_in(tmp_path / "backups", "sandbox")
        assert await asyncio.to_thread(backup.newest_good, (copy, *others)) == copy
        assert reference.encode() in copy.path.read_bytes()
        with pytest.raises(JournalDamaged, match="missing"):
            async with at_the_till(tmp_path):
                pass

    asyncio.run(live())


@MAY_LOG
def test_a_journal_that_is_put_back_sells_again_and_lost_no_line(tmp_path: Path) -> None:
    async def live() -> None:
        async with at_the_till(tmp_path) as room:
            first = await paid(room)
            renamed(tmp_path)
            await sells_nothing(room)
            (tmp_path / "old.journal").rename(tmp_path / "sandbox.journal")
            await room.books.look()
            assert not room.books.gone
            second = await paid(room)
            assert (await room.journal.verify()).holds
        async with at_the_till(tmp_path) as room:
            lines = await room.journal.read(line_views.entries, limit=1000)
            assert {first, second} <= {line.subject for line in lines}

    asyncio.run(live())


@MAY_LOG
def test_an_inbox_that_is_removed_refuses_notices_and_sales_go_on(tmp_path: Path) -> None:
    async def live() -> None:
        async with at_the_till(tmp_path) as room:
            (tmp_path / "sandbox.inbox").unlink()
            await room.books.look()
            assert "notices are refused" in str(room.books.inbox_gone)
            assert not room.books.gone
            with pytest.raises(JournalGone):
                await room.inbox.purge(datetime(2020, 1, 1, tzinfo=UTC))

    asyncio.run(live())


@MAY_LOG
def test_a_till_looks_by_itself(tmp_path: Path) -> None:
    async def live() -> None:
        async with at_the_till(tmp_path) as room:
            removed(tmp_path)
            async with asyncio.timeout(LONG):
                while not room.books.gone:  # noqa: ASYNC110  # it looks every few seconds
                    await asyncio.sleep(0.05)

    asyncio.run(live())


@MAY_LOG
@pytest.mark.parametrize("how", [removed, all_removed])
def test_the_doctor_says_it_beside_the_till_and_after_it(tmp_path: Path, how: Callable[[Path], object]) -> None:
    def said() -> list[str]:
        return [
            each.found for each in examine(start(tmp_path)) if "journal" in each.part and each.health is Health.CARE
        ]

    async def live() -> None:
        async with at_the_till(tmp_path) as room:
            await paid(room)
            assert not await asyncio.to_thread(said)
            how(tmp_path)
            (found,) = await asyncio.to_thread(said)
            assert "was removed" in found
            await sells_nothing(room)

    asyncio.run(live())
    (found,) = said()
    assert "offers a copy" in found
