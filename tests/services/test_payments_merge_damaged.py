"""Payments that only a damaged journal knows are asked about, and count for what the service says."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pos_app.domain.errors import Operation
from pos_app.domain.history import HistoryFilter
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.journal import history_search, shifts
from pos_app.journal.database import backup
from pos_app.sandbox.server import Sandbox
from pos_app.services.backups import Backups, put_back_if_asked
from tests.journal.test_shifts import replayed
from tests.journeys.never import broken_promises
from tests.services import openers
from tests.services.counter import DECLINED, PRICE, Counter, counter

NOTHING = Money(0, Currency.NGN)


def safe_of(here: Counter) -> Backups:
    return openers.backups(here.journal, here.path.parent, now=here.clock.now, who=lambda: "Ada")


def spoil(path: Path) -> None:
    """Damage a page in the middle of the last third, where the newest lines lie."""
    spoilt = bytearray(path.read_bytes())
    page = len(spoilt) // 4096 * 5 // 6
    spoilt[page * 4096 : (page + 1) * 4096] = bytes(4096)
    path.write_bytes(spoilt)


async def put_the_copy_back(here: Counter) -> None:
    folder = here.path.parent
    done = await asyncio.to_thread(
        put_back_if_asked, here.path, folder / "backups", folder / "sandbox.restore", now=here.clock.now()
    )
    assert done is not None


def after_a_damage(
    folder: Path,
    before: Callable[[Counter], Awaitable[list[str]]],
    after: Callable[[Counter, list[str]], Awaitable[None]],
) -> None:
    """Copy, do what no copy has, damage the journal, put the copy back, and go on at the same service."""

    async def go() -> None:
        with Sandbox(seed=7) as where:
            async with counter(folder, address=where) as here:
                copy = await safe_of(here).make()
                lost = await before(here)
                await safe_of(here).ask_to_restore(copy.path.name)
            await asyncio.to_thread(spoil, here.path)
            assert await asyncio.to_thread(backup.is_damaged, here.path)
            await put_the_copy_back(here)
            async with counter(folder, address=where) as here:
                await safe_of(here).take_up()
                await after(here, lost)
                kept = backup.kept_of(here.path)
                assert len(kept) == 1
                assert await broken_promises(here.journal, await here.desk.ledger(), kept=kept) == []

    asyncio.run(go())


@pytest.mark.may_log("were found in")
def test_a_payment_found_in_a_damaged_journal_is_asked_about_and_stands_as_paid_in_history_and_z(
    tmp_path: Path,
) -> None:
    async def before(here: Counter) -> list[str]:
        paid = await here.pay()
        assert (await here.end_of(paid)).word is Word.PAID
        declined = await here.pay(DECLINED)
        assert (await here.end_of(declined)).word is Word.DECLINED
        await here.desk.arm(int(Operation.INITIALIZE), "lost_answer")
        await here.desk.arm(int(Operation.VERIFY), "error_500", times=None)
        unsure = await here.pay()
        await here.view_when(unsure, lambda view: view.word is Word.NOT_SURE)
        return [paid, declined, unsure]

    async def after(here: Counter, lost: list[str]) -> None:
        paid, declined, unsure = lost
        shift = await shifts.open_shift(here.journal, float_=NOTHING, who="Ngozi Eze")
        assert {each.about for each in shift.carried} == set(lost)
        needing = await here.journal.read(history_search.page, HistoryFilter(needs_attention=True))
        assert {each.about: each.word for each in needing} == dict.fromkeys(lost, Word.NOT_SURE)
        left = await here.payments.recover()
        assert [each.reference for each in left] == lost
        await here.view_when(paid, lambda view: view.asked > 0)
        assert "3 payments or orders were found" in str(await safe_of(here).lost())
        await here.desk.mend()
        assert (await here.end_of(paid)).word is Word.PAID
        assert (await here.end_of(declined)).word is Word.DECLINED
        await here.view_when(unsure, lambda view: view.asked > 1)
        rows = await here.journal.read(history_search.page, HistoryFilter())
        words = {each.about: each.word for each in rows}
        assert (words[paid], words[declined]) == (Word.PAID, Word.DECLINED)
        z = await shifts.close_shift(
            here.journal, shift.number, counted=NOTHING, reason="", who="Ngozi Eze", manager=""
        )
        sums = await replayed(here.journal)
        assert {(each.amount.currency.value, each.channel.value): each.amount.minor for each in z.taken} == sums
        assert sums["NGN", "card"] == PRICE.minor * sum(word is Word.PAID for word in words.values())
        for reference in lost:
            assert await here.desk.received(reference, Operation.INITIALIZE) == 1

    after_a_damage(tmp_path, before, after)
