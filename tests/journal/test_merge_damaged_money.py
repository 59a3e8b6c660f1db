"""Money and a copy that is put back: what paid once pays no second sale; what cannot be applied a manager decides."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import PaymentState
from pos_app.domain.sale import SaleState
from pos_app.domain.tv import OrderState
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import merge_damaged, payment_views, payments, put_back, tv_orders, webhook_judgements
from pos_app.journal import webhook_matching as matching
from pos_app.journal.database import backup
from pos_app.journal.database.damaged_reader import read_kept
from pos_app.journal.replay.check import first_difference
from pos_app.journal.store import Journal
from pos_app.journal.webhook_judgements import Worth
from pos_app.journal.webhook_matching import MATCHED
from pos_app.journal.webhook_views import Judgement, judgement_of
from tests.journal import test_tv_orders
from tests.journal.notebook import NOON, Clock, opened, run, with_triggers_off
from tests.journal.test_merge_damaged import name_of
from tests.journal.test_payments import DAY, PRICE, attempt, intent, lead

HERE = "an inbox"
Act = Callable[[Journal], Awaitable[None]]
S, R = PaymentState, OrderState


def worth(item: str, *, is_verified: bool = True, money: Money = PRICE) -> Worth:
    standing = NoticeStanding.VERIFIED if is_verified else NoticeStanding.REPORTED
    doubt, heard = (Doubt.NONE, NoticeReport.PAID) if is_verified else (Doubt.NOT_ASKED_YET, NoticeReport.NOTHING)
    return Worth(
        item,
        NoticeKind.TRANSFER,
        f"va-{item}",
        NOON,
        "digest",
        standing,
        doubt,
        heard,
        is_over=is_verified,
        money=money,
        service="https://api.example",
        keys="test",
    )


async def came(journal: Journal, item: str, *, is_verified: bool = True, money: Money = PRICE) -> None:
    await webhook_judgements.judge(journal, HERE, [worth(item, is_verified=is_verified, money=money)])


async def waiting_sale(journal: Journal, slip: str) -> int:
    """Open a sale whose card was declined: it waits for a transfer."""
    await lead(journal, name_of(slip), S.FAILED, slip=slip)
    return (await attempt(journal, name_of(slip))).sale.number


async def notice(journal: Journal, item: str) -> Judgement:
    found = await journal.read(judgement_of, HERE, item)
    assert found is not None
    return found


async def state_of(journal: Journal, number: int) -> str:
    found = await journal.read(payment_views.sale_of, number)
    return found.state.value if found is not None else "gone"


async def kinds(journal: Journal, subject: str) -> list[str]:
    rows = await journal.read(
        lambda sheet: sheet.execute("SELECT kind FROM entry WHERE subject = ? ORDER BY seq", (subject,)).fetchall()
    )
    return [kind for (kind,) in rows]


def put_back_between(
    folder: Path,
    before: Act,
    since: Act,
    after: Act,
    *,
    is_gone: bool = False,
    spoil: Callable[[Path], None] | None = None,
    at_once: Act | None = None,
) -> None:
    """Copy, go on, put the copy back, take up what the journal before it knows, and go on with it."""
    path, clock = folder / "sandbox.journal", Clock()

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await before(journal)
            copy = await asyncio.to_thread(backup.make, path, folder / "backups", at=clock())
            await since(journal)
        if is_gone:
            path.unlink()
        if spoil is not None:
            spoil(path)
        clock.go_on(3600)
        aside = path.with_name(f"{path.name}.1.kept")
        kept = await asyncio.to_thread(backup.put_back, path, copy.path, aside=lambda _: aside, now=clock())
        clock.go_on(60)
        async with opened(path, clock=clock) as journal:
            await put_back.rule_on_copy(journal, day=DAY)
            if at_once is not None:
                await at_once(journal)
            if kept is not None:
                await merge_damaged.take_up(journal, kept.name, read_kept(kept), day=DAY)
            await after(journal)
            assert (await journal.verify()).holds
            assert str(await journal.read(first_difference)) == ""

    run(go())


async def nothing(_: Journal) -> None:
    """Nothing happens."""


@pytest.mark.parametrize("knows", ["nothing", "the sale", "the money", "the match"])
def test_a_transfer_that_paid_a_sale_after_the_copy_has_paid_it_and_pays_no_other(tmp_path: Path, knows: str) -> None:
    async def before(journal: Journal) -> None:
        if knows != "nothing":
            assert await waiting_sale(journal, "one") == 1
        if knows in {"the money", "the match"}:
            await came(journal, "7", is_verified=False)
        if knows == "the match":
            await matching.match(journal, HERE, "7", sale=1)

    async def since(journal: Journal) -> None:
        if knows == "nothing":
            assert await waiting_sale(journal, "one") == 1
        await came(journal, "7")
        if knows != "the match":
            await matching.match(journal, HERE, "7", sale=1)
        assert await state_of(journal, 1) == "paid"

    async def after(journal: Journal) -> None:
        assert await state_of(journal, 1) == SaleState.PAID.value
        one = await notice(journal, "7")
        assert (one.sale, one.standing.value) == (1, "verified")
        assert (one.service, one.keys) == ("https://api.example", "test")
        second = await waiting_sale(journal, "two")
        assert second == 2
        with pytest.raises(KnownError, match="matched"):
            await matching.match(journal, HERE, "7", sale=second, manager="Bola")
        if knows != "nothing":  # its form is known by its slip
            again = await payments.open_attempt(journal, intent(name_of("again"), slip="one"))
            assert (again.answer.value, again.sale) == ("paid", 1)

    put_back_between(tmp_path, before, since, after)


def test_a_match_that_was_taken_back_and_made_for_another_sale_pays_that_one_only(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await waiting_sale(journal, "one")
        await waiting_sale(journal, "two")
        await came(journal, "7", is_verified=False)
        await matching.match(journal, HERE, "7", sale=1)

    async def since(journal: Journal) -> None:
        await matching.unmatch(journal, HERE, "7")
        await matching.match(journal, HERE, "7", sale=2)
        await came(journal, "7")

    async def after(journal: Journal) -> None:
        assert (await state_of(journal, 1), await state_of(journal, 2)) == ("open", "paid")

    put_back_between(tmp_path, before, since, after)


def test_a_match_that_was_taken_back_is_taken_back(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await waiting_sale(journal, "one")
        await came(journal, "7", is_verified=False)
        await matching.match(journal, HERE, "7", sale=1)

    async def since(journal: Journal) -> None:
        await matching.unmatch(journal, HERE, "7")
        await came(journal, "7")

    async def after(journal: Journal) -> None:
        assert ((await notice(journal, "7")).sale, await state_of(journal, 1)) == (None, "open")

    put_back_between(tmp_path, before, since, after)


def test_a_card_that_charged_beside_the_transfer_is_an_alarm_after_the_copy_as_well(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await lead(journal, name_of("one"), S.VERIFYING, slip="one")

    async def since(journal: Journal) -> None:
        await came(journal, "7", is_verified=False)
        await matching.match(journal, HERE, "7", sale=1)
        await payments.observe(journal, name_of("one"), payments.Observation.SAYS_SUCCESS, day=DAY)
        await came(journal, "7")
        assert "sale_alarmed" in await kinds(journal, "1")

    async def after(journal: Journal) -> None:
        seen = await payments.observe(journal, name_of("one"), payments.Observation.SAYS_SUCCESS, day=DAY)
        assert seen.alarm is not None
        assert seen.alarm.value == "paid_twice"

    put_back_between(tmp_path, before, since, after)


def test_a_match_that_cannot_be_applied_is_held_and_the_money_matched_by_a_manager_only(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await waiting_sale(journal, "one")
        await came(journal, "7")

    async def since(journal: Journal) -> None:
        await matching.match(journal, HERE, "7", sale=1)

    async def at_once(journal: Journal) -> None:  # the journal before it could not be read at first
        opened_one = await payments.open_attempt(journal, intent(name_of("other"), slip="one"))
        assert opened_one.answer.value == "go"
        for seen in (payments.Observation.ENCRYPTED, payments.Observation.SAYS_SUCCESS):
            await payments.observe(journal, name_of("other"), seen, day=DAY)

    async def after(journal: Journal) -> None:
        assert (await notice(journal, "7")).sale is None
        assert {"notice_held", "notice_alarmed"} <= set(await kinds(journal, "7"))
        assert "sale_alarmed" in await kinds(journal, "1")
        second = await waiting_sale(journal, "two")
        with pytest.raises(KnownError, match="only a manager"):
            await matching.match(journal, HERE, "7", sale=second)
        await webhook_judgements.judge(journal, HERE, [replace(worth("8"), reference=" VA-7")])
        with pytest.raises(KnownError, match="only a manager"):  # the same money, spelt otherwise
            await matching.match(journal, HERE, "8", sale=second)
        await matching.match(journal, HERE, "7", sale=second, manager="Bola")
        assert await state_of(journal, second) == "paid"

    put_back_between(tmp_path, before, since, after, at_once=at_once)


def test_money_from_before_a_copy_is_matched_by_a_manager_only_where_the_journal_before_it_is_gone(
    tmp_path: Path,
) -> None:
    async def before(journal: Journal) -> None:
        await waiting_sale(journal, "one")
        await waiting_sale(journal, "two")

    async def since(journal: Journal) -> None:
        await came(journal, "7")
        await matching.match(journal, HERE, "7", sale=1)

    async def after(journal: Journal) -> None:
        await came(journal, "7")  # judged again: the inbox was not put back
        with pytest.raises(KnownError, match="only a manager"):
            await matching.match(journal, HERE, "7", sale=2)
        await matching.match(journal, HERE, "7", sale=1, manager="Bola")
        rows = await journal.read(
            lambda sheet: sheet.execute("SELECT facts FROM entry WHERE kind = ?", (MATCHED,)).fetchall()
        )
        assert '"manager":"Bola"' in rows[0][0]

    put_back_between(tmp_path, before, since, after, is_gone=True)


def test_money_whose_journal_was_read_whole_needs_no_manager(tmp_path: Path) -> None:
    async def since(journal: Journal) -> None:
        await waiting_sale(journal, "one")
        await came(journal, "7")

    async def after(journal: Journal) -> None:
        await came(journal, "7")
        second = await waiting_sale(journal, "two")
        await matching.match(journal, HERE, "7", sale=second)
        assert await state_of(journal, second) == "paid"

    put_back_between(tmp_path, nothing, since, after)


def test_a_match_whose_lines_are_lost_is_held_by_what_its_row_says(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await waiting_sale(journal, "one")
        await came(journal, "7")

    async def since(journal: Journal) -> None:
        await matching.match(journal, HERE, "7", sale=1)

    def spoil(path: Path) -> None:
        with_triggers_off(path, "UPDATE entry SET facts = '{}' WHERE kind IN ('notice_matched', 'sale_matched')")

    async def after(journal: Journal) -> None:
        assert "notice_held" in await kinds(journal, "7")
        with pytest.raises(KnownError, match="only a manager"):
            await matching.match(journal, HERE, "7", sale=1)

    put_back_between(tmp_path, before, since, after, spoil=spoil)


def test_a_note_and_a_dropped_sale_are_as_they_were(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await waiting_sale(journal, "one")
        await came(journal, "7", money=Money(990000, Currency.NGN))

    async def since(journal: Journal) -> None:
        await matching.note(journal, HERE, "7", note="Rent of the stall")
        await payments.drop_sale(journal, 1, reason="She left")

    async def after(journal: Journal) -> None:
        assert (await notice(journal, "7")).note == "Rent of the stall"
        assert await state_of(journal, 1) == "dropped"

    put_back_between(tmp_path, before, since, after)


def test_what_a_manager_had_closed_or_ended_is_for_a_manager_to_say_again(tmp_path: Path) -> None:
    card, order, sold = name_of("card"), name_of("order"), name_of("sold")

    async def before(journal: Journal) -> None:
        await lead(journal, card, S.UNKNOWN)
        await test_tv_orders.lead(journal, order, R.UNKNOWN)

    async def since(journal: Journal) -> None:
        told = {"reason": "He paid cash", "manager": "Bola"}
        await payments.observe(journal, card, payments.Observation.MANAGER_CLOSES, told, day=DAY)
        for reference in (order, sold):
            if reference == sold:
                await test_tv_orders.lead(journal, sold, R.UNKNOWN)
            await tv_orders.enter_outcome(
                journal, reference, is_delivered=False, reason="No picture", manager="Bola", day=DAY
            )

    async def after(journal: Journal) -> None:
        closed = await attempt(journal, card)
        assert closed.state is S.UNKNOWN
        assert "A manager closed it before" in closed.problem
        for reference in (order, sold):
            assert (await test_tv_orders.order(journal, reference)).state is R.UNKNOWN
        facts = await journal.read(
            lambda sheet: sheet.execute("SELECT facts FROM entry WHERE kind = 'found_in_damaged'").fetchall()
        )
        assert all('"was_reason":' in each for (each,) in facts)

    put_back_between(tmp_path, before, since, after)


def test_a_sale_whose_card_was_never_sent_is_given_back_as_its_lines_tell(tmp_path: Path) -> None:
    async def since(journal: Journal) -> None:
        await lead(journal, name_of("one"), S.NEVER_SENT, slip="one")
        await came(journal, "7")
        await matching.match(journal, HERE, "7", sale=1)

    async def after(journal: Journal) -> None:
        assert (await state_of(journal, 1), (await notice(journal, "7")).sale) == ("paid", 1)

    put_back_between(tmp_path, nothing, since, after)
