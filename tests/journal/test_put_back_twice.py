"""Two copies put back one after the other: what each of the journals knew that gave way is taken along."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.history import HistoryFilter, HistoryKind
from pos_app.domain.payment import Alarm, Observation, PaymentState
from pos_app.domain.tv import OrderState
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.journal import history_search, merge_damaged, payments, put_back, tv_order_views, webhook_judgements
from pos_app.journal import webhook_matching as matching
from pos_app.journal.replay.check import first_difference
from pos_app.journal.store import Journal
from pos_app.services.backups import put_back_if_asked
from tests.journal import test_tv_orders
from tests.journal.notebook import NOON, Clock, opened, run, with_triggers_off
from tests.journal.test_merge_damaged import name_of
from tests.journal.test_merge_damaged_money import HERE, came, notice, state_of, waiting_sale, worth
from tests.journal.test_payments import DAY, attempt, lead
from tests.journeys import never_money
from tests.services import openers

Act = Callable[[Journal], Awaitable[None]]

S, R = PaymentState, OrderState

pytestmark = pytest.mark.may_log("were open in the copy", "were found in", "cannot be read now")


class RunningClock(Clock):
    """No two moments are the same."""

    def __call__(self) -> datetime:
        self.go_on(0.001)
        return super().__call__()


async def nothing(_: Journal) -> None:
    """Nothing happens."""


def put_back_twice(
    folder: Path,
    first: Act,
    *,
    between: Act = nothing,
    since: Act = nothing,
    then: Act = nothing,
    after: Act,
    spoil: Callable[[Path], None] = lambda _: None,
    reads_late: bool = False,
    loses_first: bool = False,
    is_clock_set_back: bool = False,
) -> None:
    """Do the first, copy; do what is between, copy; go on; put the younger copy back, go on; put the older one back."""
    path, clock = folder / "sandbox.journal", RunningClock()

    async def start(act: Act) -> None:
        async with opened(path, clock=clock) as journal:
            if reads_late:  # what was set aside could not be read at first
                await put_back.rule_on_copy(journal, day=DAY)
                await act(journal)
            await openers.backups(journal, folder, now=clock).take_up()
            if not reads_late:
                await act(journal)
            clock.go_on(60)

    async def restore(copy: Path) -> Path:
        (folder / "sandbox.restore").write_text(copy.name)
        clock.go_on(3600)
        done = await asyncio.to_thread(
            put_back_if_asked, path, folder / "backups", folder / "sandbox.restore", now=clock()
        )
        assert done is not None
        assert done[1] is not None
        return done[1]

    async def copied(journal: Journal, act: Act) -> Path:
        await act(journal)
        clock.go_on(86_400)
        return (await openers.backups(journal, folder, now=clock).make()).path

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            older = await copied(journal, first)
            younger = await copied(journal, between)
            await since(journal)
        await asyncio.to_thread(spoil, path)
        kept = [await restore(younger)]
        await start(then)
        clock.go_on(-10_000 if is_clock_set_back else 0)
        kept.append(await restore(older))
        if loses_first:
            kept[0] = await asyncio.to_thread(kept[0].rename, folder / "known to the oracle alone")
        async with opened(path, clock=clock) as journal:
            await openers.backups(journal, folder, now=clock).take_up()
            await after(journal)
            assert (await journal.verify()).holds
            assert str(await journal.read(first_difference)) == ""
            book = await journal.read(never_money.look)
            assert never_money.broken_money_promises(book, kept=kept) == []

    run(go())


@pytest.mark.parametrize("is_first_gone", [False, True])
def test_what_was_charged_before_the_first_and_before_the_second_putting_back_is_asked_about(
    tmp_path: Path, *, is_first_gone: bool
) -> None:
    paid, later, cut = map(name_of, ("paid", "later", "cut"))

    async def since(journal: Journal) -> None:
        await lead(journal, paid, S.SUCCESS, slip="paid")
        await lead(journal, cut, S.STEP_UP, slip="cut")

    async def then(journal: Journal) -> None:
        assert (await attempt(journal, paid)).state is S.UNKNOWN
        await payments.observe(journal, paid, Observation.SAYS_SUCCESS, day=DAY)
        await lead(journal, later, S.SUCCESS, slip="later")

    async def after(journal: Journal) -> None:
        for reference in (paid, cut, later):
            assert (await attempt(journal, reference)).state is S.UNKNOWN
        sales = {(await attempt(journal, each)).sale.number for each in (paid, cut, later)}
        assert len(sales) == 3
        for reference in (paid, later):
            await payments.observe(journal, reference, Observation.SAYS_SUCCESS, day=DAY)

    put_back_twice(tmp_path, nothing, since=since, then=then, after=after, loses_first=is_first_gone)


@pytest.mark.parametrize("is_first_gone", [False, True])
def test_an_order_of_before_the_first_putting_back_is_not_sure_after_the_second(
    tmp_path: Path, *, is_first_gone: bool
) -> None:
    sold, later = name_of("sold"), name_of("later")

    async def since(journal: Journal) -> None:
        await test_tv_orders.lead(journal, sold, R.DELIVERED)

    async def then(journal: Journal) -> None:
        await test_tv_orders.lead(journal, later, R.DELIVERED)

    async def after(journal: Journal) -> None:
        for reference in (sold, later):
            found = await journal.read(tv_order_views.order_of, reference)
            assert found is not None
            assert found.state is R.UNKNOWN

    put_back_twice(tmp_path, nothing, since=since, then=then, after=after, loses_first=is_first_gone)


@pytest.mark.parametrize("is_first_gone", [False, True])
@pytest.mark.parametrize("when", ["between", "since", "then"])
def test_a_transfer_that_paid_before_either_putting_back_pays_no_other_sale(
    tmp_path: Path, when: str, *, is_first_gone: bool
) -> None:
    async def first(journal: Journal) -> None:
        await waiting_sale(journal, "one")

    async def pays(journal: Journal) -> None:
        await came(journal, "7")
        await matching.match(journal, HERE, "7", sale=1)
        assert await state_of(journal, 1) == "paid"

    async def after(journal: Journal) -> None:
        assert (await state_of(journal, 1), (await notice(journal, "7")).sale) == ("paid", 1)
        await came(journal, "7")  # judged again: the inbox was not put back
        second = await waiting_sale(journal, "two")
        with pytest.raises(KnownError):
            await matching.match(journal, HERE, "7", sale=second)

    between, since, then = (pays if when == name else nothing for name in ("between", "since", "then"))
    put_back_twice(tmp_path, first, between=between, since=since, then=then, after=after, loses_first=is_first_gone)


@pytest.mark.parametrize("is_first_gone", [False, True])
def test_a_match_that_was_held_once_is_held_after_the_next_putting_back(tmp_path: Path, *, is_first_gone: bool) -> None:
    async def first(journal: Journal) -> None:
        await waiting_sale(journal, "one")
        await came(journal, "7")

    async def since(journal: Journal) -> None:
        await matching.match(journal, HERE, "7", sale=1)

    async def then(journal: Journal) -> None:
        await lead(journal, name_of("other"), S.SUCCESS, slip="one")

    async def after(journal: Journal) -> None:
        second = await waiting_sale(journal, "two")
        with pytest.raises(KnownError):
            await matching.match(journal, HERE, "7", sale=second)

    put_back_twice(tmp_path, first, since=since, then=then, after=after, reads_late=True, loses_first=is_first_gone)


def test_a_sale_that_was_dropped_in_either_journal_is_dropped(tmp_path: Path) -> None:
    async def first(journal: Journal) -> None:
        for slip in ("one", "two"):
            await waiting_sale(journal, slip)

    async def since(journal: Journal) -> None:
        await payments.drop_sale(journal, 1, reason="She left")

    async def then(journal: Journal) -> None:
        await payments.drop_sale(journal, 2, reason="She left too")

    async def after(journal: Journal) -> None:
        assert (await state_of(journal, 1), await state_of(journal, 2)) == ("dropped", "dropped")

    put_back_twice(tmp_path, first, since=since, then=then, after=after)


@pytest.mark.parametrize("is_clock_set_back", [False, True])
@pytest.mark.parametrize("other", [None, 2])
def test_a_match_that_was_undone_after_the_first_putting_back_stays_undone(
    tmp_path: Path, other: int | None, *, is_clock_set_back: bool
) -> None:
    async def first(journal: Journal) -> None:
        for slip in ("one", "two"):
            await waiting_sale(journal, slip)
        await came(journal, "7", is_verified=False)

    async def since(journal: Journal) -> None:
        await matching.match(journal, HERE, "7", sale=1)

    async def then(journal: Journal) -> None:
        assert (await notice(journal, "7")).sale == 1
        await matching.unmatch(journal, HERE, "7")
        if other is not None:
            await matching.match(journal, HERE, "7", sale=other)
        await came(journal, "7")

    async def after(journal: Journal) -> None:
        assert (await notice(journal, "7")).sale == other
        assert [await state_of(journal, sale) for sale in (1, 2)] == ["open", "paid" if other else "open"]

    put_back_twice(tmp_path, first, since=since, then=then, after=after, is_clock_set_back=is_clock_set_back)


def test_a_sale_that_was_begun_and_dropped_before_the_first_putting_back_is_dropped(tmp_path: Path) -> None:
    """Its card was declined there; it is asked about here, and a late success is an alarm, for nobody waits with it."""

    async def since(journal: Journal) -> None:
        await waiting_sale(journal, "one")
        await payments.drop_sale(journal, 1, reason="She left")

    async def then(journal: Journal) -> None:
        assert (await attempt(journal, name_of("one"))).state is S.UNKNOWN
        assert await state_of(journal, 1) == "dropped"

    async def after(journal: Journal) -> None:
        await then(journal)
        seen = await payments.observe(journal, name_of("one"), Observation.SAYS_SUCCESS, day=DAY)
        assert seen.alarm is Alarm.PAID_AFTER_ALL

    put_back_twice(tmp_path, nothing, since=since, then=then, after=after)


@pytest.mark.parametrize("is_first_gone", [False, True])
@pytest.mark.parametrize("knows", ["nothing", "the sale", "the money"])
def test_money_that_was_verified_matched_and_denied_is_an_alarm_after_both(
    tmp_path: Path, knows: str, *, is_first_gone: bool
) -> None:
    async def pays(journal: Journal) -> None:
        await came(journal, "7")
        await matching.match(journal, HERE, "7", sale=1)

    async def first(journal: Journal) -> None:
        if knows != "nothing":
            await waiting_sale(journal, "one")
        if knows == "the money":
            await pays(journal)

    async def since(journal: Journal) -> None:
        if knows == "nothing":
            await waiting_sale(journal, "one")
        if knows != "the money":
            await pays(journal)
        await webhook_judgements.judge(journal, HERE, [replace(worth("7"), heard=NoticeReport.NOT_PAID)])

    async def then(journal: Journal) -> None:
        (found,) = await journal.read(history_search.page, HistoryFilter(thing=HistoryKind.TRANSFER))
        assert (found.alarm, found.needs_attention) == (Alarm.PAID_BUT_NOW_DENIED, True)
        assert ((await notice(journal, "7")).sale, await state_of(journal, 1)) == (1, "paid")

    put_back_twice(tmp_path, first, since=since, then=then, after=then, loses_first=is_first_gone)


def test_what_could_only_be_named_after_the_first_putting_back_is_named_after_the_second(tmp_path: Path) -> None:
    lost = name_of("lost")

    async def since(journal: Journal) -> None:
        await lead(journal, lost, S.STEP_UP, slip="lost")

    def spoil(path: Path) -> None:
        with_triggers_off(path, "UPDATE entry SET hash = zeroblob(32) WHERE kind IN ('payment_opened', 'sale_opened')")
        with_triggers_off(path, "PRAGMA foreign_keys = off; DELETE FROM attempt; DELETE FROM sale")

    async def then(journal: Journal) -> None:
        assert (await journal.read(merge_damaged.lost_since, NOON)).named == (lost,)

    put_back_twice(tmp_path, nothing, since=since, then=then, after=then, spoil=spoil, loses_first=True)
