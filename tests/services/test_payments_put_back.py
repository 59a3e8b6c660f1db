"""Payments and a copy that is put back: what was open in it is found again, and no sale is charged twice."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pos_app.domain.errors import Operation
from pos_app.domain.payment import PaymentState, Word
from pos_app.journal.database import backup
from pos_app.sandbox.server import Sandbox
from tests.journeys.never import broken_promises
from tests.services.counter import CHALLENGED, DECLINED, Counter, card_of, counter
from tests.services.test_payments_merge_damaged import put_the_copy_back, safe_of

A_DAY = 86_400.0


def with_the_journal_gone(
    folder: Path,
    before: Callable[[Counter], Awaitable[str]],
    since: Callable[[Counter, str], Awaitable[None]],
    after: Callable[[Counter, str], Awaitable[None]],
) -> None:
    """Copy, go on, lose the journal without a trace, and start the till with the copy at the same service."""

    async def go() -> None:
        with Sandbox(seed=7) as where:
            async with counter(folder, address=where) as here:
                reference = await before(here)
                copy = await safe_of(here).make()
                await since(here, reference)
                await safe_of(here).ask_to_restore(copy.path.name)
            lost = Path(await asyncio.to_thread(shutil.move, here.path, folder / "known to the oracle alone"))
            await put_the_copy_back(here)
            async with counter(folder, address=where) as here:
                await safe_of(here).take_up()
                await here.payments.recover()
                await after(here, reference)
                assert await broken_promises(here.journal, await here.desk.ledger(), kept=[lost]) == []

    asyncio.run(go())


@pytest.mark.may_log("were open in the copy")
def test_a_payment_charged_after_the_copy_that_saw_it_at_the_device_check_is_not_charged_again(tmp_path: Path) -> None:
    async def before(here: Counter) -> str:
        here.guest.at_device, here.guest.code = asyncio.Event(), None
        reference = await here.payments.pay(here.order("slip"), card_of(CHALLENGED))
        await here.view_when(reference, lambda view: view.state is PaymentState.DEVICE_CHECK)
        return reference

    async def since(here: Counter, reference: str) -> None:
        assert here.guest.at_device is not None
        here.guest.at_device.set()
        await here.view_when(reference, lambda view: view.state is PaymentState.STEP_UP)

    async def after(here: Counter, reference: str) -> None:
        view = await here.view_when(reference, lambda view: view.asked > 1)
        assert (view.word, view.may_try_again) == (Word.NOT_SURE, False)
        assert await here.payments.pay(here.order("slip"), card_of()) == reference
        assert await here.desk.received(reference, Operation.ENROLL) == 1

    with_the_journal_gone(tmp_path, before, since, after)


@pytest.mark.may_log("were open in the copy")
def test_a_payment_paid_after_the_copy_that_saw_it_begin_is_paid(tmp_path: Path) -> None:
    async def before(here: Counter) -> str:
        here.guest.at_device = asyncio.Event()
        reference = await here.pay()
        await here.view_when(reference, lambda view: view.state is PaymentState.DEVICE_CHECK)
        return reference

    async def since(here: Counter, reference: str) -> None:
        assert here.guest.at_device is not None
        here.guest.at_device.set()
        assert (await here.end_of(reference)).word is Word.PAID

    async def after(here: Counter, reference: str) -> None:
        assert (await here.end_of(reference)).word is Word.PAID

    with_the_journal_gone(tmp_path, before, since, after)


def test_a_payment_that_was_declined_in_the_copy_is_asked_about_once_more(tmp_path: Path) -> None:
    asked: list[int] = []

    async def before(here: Counter) -> str:
        reference = await here.pay(DECLINED)
        assert (await here.end_of(reference)).word is Word.DECLINED
        return reference

    async def since(here: Counter, reference: str) -> None:
        asked.append(await here.desk.received(reference, Operation.VERIFY))

    async def after(here: Counter, reference: str) -> None:
        async def was_asked_again() -> bool:
            return await here.desk.received(reference, Operation.VERIFY) == asked[0] + 1

        await here.until(was_asked_again)
        assert (await here.payments.view(reference)).word is Word.DECLINED

    with_the_journal_gone(tmp_path, before, since, after)


@pytest.mark.may_log("were open in the copy", "were found in")
def test_two_copies_put_back_one_after_the_other_charge_nothing_twice_and_lose_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        with Sandbox(seed=7) as where:
            async with counter(tmp_path, address=where) as here:
                older = (await safe_of(here).make()).path
                in_both = await here.pay()
                assert (await here.end_of(in_both)).word is Word.PAID
                here.clock.ahead = 2 * A_DAY
                younger = (await safe_of(here).make()).path
                first = await here.pay()
                assert (await here.end_of(first)).word is Word.PAID
                here.guest.at_device, here.guest.code = asyncio.Event(), None
                cut = await here.payments.pay(here.order("cut"), card_of(CHALLENGED))
                await here.view_when(cut, lambda view: view.state is PaymentState.DEVICE_CHECK)
                await safe_of(here).ask_to_restore(younger.name)
            await put_the_copy_back(here)
            async with counter(tmp_path, address=where) as here:
                here.clock.ahead = 2 * A_DAY
                await safe_of(here).take_up()
                await here.payments.recover()
                assert (await here.end_of(first)).word is Word.PAID
                second = await here.pay()
                assert (await here.end_of(second)).word is Word.PAID
                await safe_of(here).ask_to_restore(older.name)
            await put_the_copy_back(here)
            async with counter(tmp_path, address=where) as here:
                here.clock.ahead = 2 * A_DAY
                await safe_of(here).take_up()
                await here.payments.recover()
                for reference in (in_both, first, second):
                    assert (await here.end_of(reference)).word is Word.PAID
                assert not (await here.payments.view(cut)).may_try_again
                last = await here.pay()
                assert (await here.end_of(last)).word is Word.PAID
                kept = backup.kept_of(here.path)
                assert len(kept) == 2
                assert await broken_promises(here.journal, await here.desk.ledger(), kept=kept) == []

    asyncio.run(go())
