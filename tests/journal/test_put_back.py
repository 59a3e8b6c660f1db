"""What was open in a copy that is put back is asked about and never sent, also where the journal before it is gone."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import apsw
import pytest

from pos_app.domain.events import Topic
from pos_app.domain.payment import OPEN, Alarm, Observation, PaymentState
from pos_app.domain.tv import OrderState
from pos_app.domain.tv_buying import OPEN as OPEN_ORDERS
from pos_app.journal import payments, put_back, shift_views, tv_orders
from pos_app.journal.database import backup
from pos_app.journal.replay.check import first_difference
from pos_app.journal.store import Entry, Fact, Journal
from tests.journal import test_tv_orders
from tests.journal.notebook import Clock, opened, raw, run
from tests.journal.test_payments import DAY, LEADS, attempt, intent, lead

S, R, O = PaymentState, OrderState, Observation  # noqa: E741  # as short as the tables they stand in
Act = Callable[[Journal], Awaitable[None]]
NO_ANSWERS: tuple[dict[str, Fact], ...] = (
    {"why": "timed_out"},
    {"word": "refused", "message": "Service currently not available", "status": 400},
    {"word": "pending"},
    {"word": ""},
    {"word": "success"},  # beside a status of its own that says no: the judge is told nothing clear
    {"word": "failed", "is_elsewhere": True},
)


def with_the_journal_gone(folder: Path, before: Act, after: Act, *, clock: Clock, since: Act | None = None) -> None:
    """Copy, go on, lose the journal without a trace, put the copy back, and go on with it."""
    path = folder / "sandbox.journal"

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await before(journal)
            copy = await asyncio.to_thread(backup.make, path, folder / "backups", at=clock())
            if since is not None:
                await since(journal)
        path.unlink()
        clock.go_on(3600)
        aside = path.with_name("none")
        kept = await asyncio.to_thread(backup.put_back, path, copy.path, aside=lambda _: aside, now=clock())
        assert kept is None
        async with opened(path, clock=clock) as journal:
            await put_back.rule_on_copy(journal, day=DAY)
            await after(journal)
            assert (await journal.verify()).holds
            assert str(await journal.read(first_difference)) == ""

    run(go())


@pytest.mark.parametrize("state", sorted(OPEN))
def test_a_payment_that_was_open_in_the_copy_is_not_sure_holds_its_sale_and_is_never_sent(
    tmp_path: Path, state: PaymentState
) -> None:
    async def before(journal: Journal) -> None:
        await lead(journal, "a", state)

    async def since(journal: Journal) -> None:
        for seen in LEADS[S.SUCCESS]:
            await payments.observe(journal, "a", seen, day=DAY)

    async def after(journal: Journal) -> None:
        left = await payments.take_up(journal, day=DAY)
        assert [(each.reference, each.state, each.has_asked_bank) for each in left] == [("a", S.UNKNOWN, True)]
        assert left[0].found_in.endswith(".backup")
        assert {each.about for each in await journal.read(shift_views.open_now)} == {"a"}
        again = await payments.open_attempt(journal, intent("b"))
        assert (again.answer.value, again.attempt and again.attempt.reference) == ("show", "a")
        for seen in (O.ENCRYPTED, O.DEVICE_DONE):
            assert (await payments.observe(journal, "a", seen, day=DAY)).ink is None
        with pytest.raises(apsw.ConstraintError, match="never sent"):
            raw(tmp_path / "sandbox.journal").execute("INSERT INTO sending VALUES ('a', 4, 1)")
        await payments.observe(journal, "a", O.SAYS_NOTHING_CLEAR, {"word": "pending"}, day=DAY)
        assert (await payments.open_attempt(journal, intent("b"))).answer.value == "show"
        paid = await payments.observe(journal, "a", O.SAYS_SUCCESS, day=DAY)
        assert (paid.ruling.state, paid.alarm) == (S.SUCCESS, None)

    with_the_journal_gone(tmp_path, before, after, clock=Clock(), since=since)


def test_a_sale_that_a_refused_start_had_let_go_waits_again(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await lead(journal, "a", S.INIT_SENT)
        await payments.observe(journal, "a", O.START_REFUSED, day=DAY)
        await payments.observe(journal, "a", O.SAYS_NOTHING_CLEAR, {"word": "pending"}, day=DAY)
        assert not await journal.read(lambda sheet: sheet.execute("SELECT 1 FROM attempt WHERE holds").fetchall())

    async def after(journal: Journal) -> None:
        assert [each.state for each in await payments.take_up(journal, day=DAY)] == [S.UNKNOWN]
        assert (await payments.open_attempt(journal, intent("b"))).answer.value == "show"

    with_the_journal_gone(tmp_path, before, after, clock=Clock())


def test_a_copy_is_ruled_on_once_and_what_is_opened_since_goes_its_way(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await lead(journal, "a", S.VERIFYING)

    async def after(journal: Journal) -> None:
        await lead(journal, "b", S.VERIFYING, slip="b")
        assert await put_back.rule_on_copy(journal, day=DAY) == 0
        assert ((await attempt(journal, "a")).state, (await attempt(journal, "b")).state) == (S.UNKNOWN, S.VERIFYING)

    with_the_journal_gone(tmp_path, before, after, clock=Clock())


def test_a_journal_that_no_copy_was_put_in_place_of_is_taken_up_as_it_stands(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal") as journal:
            await lead(journal, "a", S.VERIFYING)
            assert await put_back.rule_on_copy(journal, day=DAY) == 0
            assert (await attempt(journal, "a")).state is S.VERIFYING

    run(go())


@pytest.mark.parametrize("state", sorted(OPEN_ORDERS))
def test_an_order_without_an_end_in_the_copy_is_not_sure_and_sold_again_by_a_manager_only(
    tmp_path: Path, state: OrderState
) -> None:
    clock = Clock()

    async def before(journal: Journal) -> None:
        await test_tv_orders.lead(journal, "a", state)

    async def after(journal: Journal) -> None:
        left = await tv_orders.take_up(journal, day=DAY)
        assert [(each.reference, each.state) for each in left] == [("a", R.UNKNOWN)]
        clock.moment += timedelta(days=3)  # nobody knows when it was delivered: no day is long enough
        with pytest.raises(Exception, match="A backup was put back"):
            await tv_orders.send_again(journal, "a", after=timedelta(0), day=DAY)
        held = await tv_orders.open_order(journal, test_tv_orders.intent("b"))
        assert (held.answer.value, held.order.reference) == ("held", "a")
        await tv_orders.enter_outcome(journal, "a", is_delivered=True, reason="It plays", manager="Bola", day=DAY)
        assert (await tv_orders.open_order(journal, test_tv_orders.intent("b"))).answer.value == "go"

    with_the_journal_gone(tmp_path, before, after, clock=clock)


@pytest.mark.parametrize("state", [S.FAILED, S.NEVER_SENT])
def test_what_had_ended_unpaid_in_the_copy_is_asked_about_until_there_is_an_answer(
    tmp_path: Path, state: PaymentState
) -> None:
    clock = Clock()

    async def asked(journal: Journal) -> list[str]:
        return [each.reference for each in await journal.read(put_back.ended_in_copy, clock())]

    async def before(journal: Journal) -> None:
        await lead(journal, "long-ago", state, slip="long-ago")
        clock.moment += timedelta(days=4)
        await lead(journal, "a", state)
        assert await asked(journal) == []

    async def after(journal: Journal) -> None:
        assert (await attempt(journal, "a")).state is state
        assert await asked(journal) == ["a"]
        for told in NO_ANSWERS:
            await payments.observe(journal, "a", O.SAYS_NOTHING_CLEAR, told, day=DAY)
            assert await asked(journal) == ["a"], told
        late = await payments.observe(journal, "a", O.SAYS_SUCCESS, {"word": "success"}, day=DAY)
        assert late.alarm is Alarm.PAID_AFTER_ALL
        assert await asked(journal) == []

    with_the_journal_gone(tmp_path, before, after, clock=clock)


def test_what_had_ended_unpaid_in_the_copy_and_is_denied_where_it_was_made_needs_no_more_asking(tmp_path: Path) -> None:
    clock = Clock()

    async def before(journal: Journal) -> None:
        await lead(journal, "a", S.FAILED)

    async def after(journal: Journal) -> None:
        assert [each.reference for each in await journal.read(put_back.ended_in_copy, clock())] == ["a"]
        # The judge moves nothing on it, so that it is written as nothing clear: the word is the service's.
        await payments.observe(journal, "a", O.SAYS_NOTHING_CLEAR, {"word": "failed"}, day=DAY)
        assert await journal.read(put_back.ended_in_copy, clock()) == ()

    with_the_journal_gone(tmp_path, before, after, clock=clock)


def test_a_clock_that_was_once_ahead_keeps_nothing_from_being_asked_about(tmp_path: Path) -> None:
    clock = Clock()

    async def before(journal: Journal) -> None:
        clock.moment += timedelta(days=400)
        await journal.record(Entry("backup_made", "one", {}, Topic.TILL))
        clock.moment -= timedelta(days=400)
        await lead(journal, "a", S.FAILED)

    async def after(journal: Journal) -> None:
        assert [each.reference for each in await journal.read(put_back.ended_in_copy, clock())] == ["a"]

    with_the_journal_gone(tmp_path, before, after, clock=clock)
