"""Shifts in the journal: numbered without gaps, counted by rows and not by clocks, equal to a replay of the chain."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import apsw
import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Observation, PaymentState, Word
from pos_app.domain.people import Right, SignedApproval
from pos_app.domain.sentence import Sentence
from pos_app.domain.shift import CashMove, Channel, ChannelTotal, ShiftReport
from pos_app.domain.tv import OrderState
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import payments, shift_views, shifts, webhook_judgements, webhook_matching
from pos_app.journal.entry import Fact, from_text
from pos_app.journal.store import Journal
from pos_app.journal.webhook_judgements import Worth
from tests.journal.notebook import NOON, Clock, in_a_journal, put_back, raw
from tests.journal.test_payments import DAY, PRICE
from tests.journal.test_payments import intent as card_intent
from tests.journal.test_payments import lead as lead_payment
from tests.journal.test_tv_orders import PRICE as TV_PRICE
from tests.journal.test_tv_orders import lead as lead_order
from tests.services import openers

FLOAT = Money(2000000, Currency.NGN)
NOTHING = Money(0, Currency.NGN)
INCOMING = {
    NoticeKind.TRANSFER: "transfer",
    NoticeKind.CREDIT: "transfer",
    NoticeKind.MOBILE_MONEY: "mobile_money",
}


async def transfer(journal: Journal, item: str, money: Money | None, *, is_verified: bool = True) -> None:
    reported = Worth(
        item, NoticeKind.TRANSFER, f"t-{item}", NOON, "digest", NoticeStanding.REPORTED,
        Doubt.NOT_ASKED_YET, NoticeReport.NOTHING,
        money=money, who="Chinedu Obi", service="https://api.example", keys="test",
    )  # fmt: skip
    await webhook_judgements.judge(journal, "inbox", [reported])
    if is_verified:
        sure = replace(
            reported, standing=NoticeStanding.VERIFIED, doubt=Doubt.NONE, heard=NoticeReport.PAID, is_over=True
        )
        await webhook_judgements.judge(journal, "inbox", [sure])


async def a_day(journal: Journal, prefix: str = "") -> None:
    for state in (PaymentState.SUCCESS, PaymentState.FAILED, PaymentState.NEVER_SENT, PaymentState.UNKNOWN):
        await lead_payment(journal, f"{prefix}card-{state}", state, slip=f"{prefix}{state}")
    await lead_order(journal, f"{prefix}tv", OrderState.DELIVERED)
    await lead_order(journal, f"{prefix}tv-no", OrderState.REJECTED)
    await transfer(journal, f"{prefix}1", Money(2500000, Currency.NGN))
    await transfer(journal, f"{prefix}2", Money(24000, Currency.GHS))
    await transfer(journal, f"{prefix}3", Money(99900, Currency.NGN), is_verified=False)
    await transfer(journal, f"{prefix}4", None)


async def closed(journal: Journal, number: int) -> ShiftReport:
    report = await journal.read(shift_views.report_of, number)
    assert report is not None
    counted = Money(report.drawer.expected_minor, Currency.NGN)
    return await shifts.close_shift(journal, number, counted=counted, reason="", who="Ngozi Eze", manager="")


async def replayed(journal: Journal) -> Counter[tuple[str, str]]:
    """Add up what was paid by walking the chain, as somebody would who has nothing else."""
    sums: Counter[tuple[str, str]] = Counter()
    for kind, facts in await lines(journal):
        channel = {"payment_paid": "card", "order_delivered": "tv"}.get(kind, "")
        if kind == "notice_judged" and facts["standing"] == "verified" and "minor" in facts:
            channel = INCOMING.get(
                NoticeKind(str(facts["kind"])), ""
            )  # one about a card tells of money counted already
        if channel:
            sums[str(facts["currency"]), channel] += int(facts["minor"] or 0)
    return sums


async def lines(journal: Journal) -> list[tuple[str, Mapping[str, Fact]]]:
    rows = await journal.read(
        lambda connection: connection.execute("SELECT kind, facts FROM entry ORDER BY seq").fetchall()
    )
    return [(kind, from_text(facts)) for kind, facts in rows]


def test_a_z_says_what_was_taken_by_currency_and_channel_and_equals_a_replay_of_the_chain(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=FLOAT, who="Ngozi Eze")
        await a_day(journal)
        report = await closed(journal, 1)
        ngn, ghs = Currency.NGN, Currency.GHS
        assert report.taken == (
            ChannelTotal(Channel.CARD, PRICE, 1),
            ChannelTotal(Channel.TRANSFER, Money(2500000, ngn), 1),
            ChannelTotal(Channel.TV, TV_PRICE, 1),
            ChannelTotal(Channel.TRANSFER, Money(24000, ghs), 1),
        )
        sums = {(each.amount.currency.value, each.channel.value): each.amount.minor for each in report.taken}
        assert sums == await replayed(journal)
        assert report.results == {Word.PAID: 4, Word.DECLINED: 2, Word.NOT_CHARGED: 1, Word.NOT_SURE: 1}
        assert [each.about for each in report.carried] == ["card-unknown"]
        kind, said = (await lines(journal))[-1]
        assert (kind, said["NGN card"], said["count Paid"]) == ("shift_closed", PRICE.minor, 4)
        assert (said["NGN card count"], said["GHS transfer count"]) == (1, 1)

    in_a_journal(tmp_path, act)


def test_cash_is_the_float_what_was_sold_for_cash_and_what_was_put_in_or_taken_out(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=FLOAT, who="Ngozi Eze")
        await lead_order(journal, "tv", OrderState.DELIVERED)
        await shifts.move_cash(journal, CashMove.IN, Money(50000, Currency.NGN), reason="Change", who="Ngozi Eze")
        out = await shifts.move_cash(journal, CashMove.OUT, Money(70000, Currency.NGN), reason="Water", who="Ngozi Eze")
        assert out.drawer.expected_minor == FLOAT.minor + TV_PRICE.minor + 50000 - 70000
        assert [(each.move, each.reason) for each in out.moves] == [(CashMove.IN, "Change"), (CashMove.OUT, "Water")]

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("currency", [Currency.NGN, Currency.USD])
def test_no_cash_is_expected_of_a_card_of_an_order_that_was_not_delivered_or_of_another_currency(
    tmp_path: Path, currency: Currency
) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=Money(100, currency), who="Ngozi Eze")
        await lead_payment(journal, "card", PaymentState.SUCCESS)
        await transfer(journal, "1", Money(2500000, currency))
        await lead_order(journal, "tv-no", OrderState.REJECTED)
        await lead_order(journal, "tv", OrderState.DELIVERED)
        report = await journal.read(shift_views.report_of, 1)
        assert report is not None
        assert report.drawer.sold_minor == (TV_PRICE.minor if currency is TV_PRICE.currency else 0)

    in_a_journal(tmp_path, act)


def test_a_difference_needs_a_reason_and_a_manager(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=FLOAT, who="Ngozi Eze")
        for reason, manager in (("", ""), ("Wrong change", ""), ("", "Tunde Bakare")):
            with pytest.raises(KnownError, match="manager"):
                await shifts.close_shift(journal, 1, counted=NOTHING, reason=reason, who="N", manager=manager)
        done = await shifts.close_shift(
            journal, 1, counted=NOTHING, reason="Wrong change", who="N", manager="Tunde Bakare"
        )
        assert done.closing is not None
        assert done.drawer.difference(done.closing.counted) == -FLOAT.minor
        with pytest.raises(KnownError, match="closed already"):
            await closed(journal, 1)

    in_a_journal(tmp_path, act)


def test_everything_is_in_exactly_one_z_whatever_the_clock_did_and_whether_a_shift_was_open(tmp_path: Path) -> None:
    clock = Clock()

    async def act(journal: Journal) -> None:
        await a_day(journal, "before-")  # nobody had opened a shift
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        clock.go_on(-86_400)  # the clock is set back a day
        await lead_payment(journal, "b", PaymentState.SUCCESS, slip="b")
        first = await closed(journal, 1)
        await lead_payment(journal, "c", PaymentState.SUCCESS, slip="c")
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        second = await closed(journal, 2)
        counted = [each.about for report in (first, second) for each in report.settled]
        assert len(counted) == len(set(counted)) == 9
        assert "c" in {each.about for each in second.settled}

    in_a_journal(tmp_path, act, clock=clock)


def test_a_payment_that_came_late_is_paid_in_the_shift_in_which_it_came(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        await lead_payment(journal, "same", PaymentState.LATE_SUCCESS, slip="same")  # given up first, paid after all
        await lead_payment(journal, "late", PaymentState.FAILED, slip="late")
        first = await closed(journal, 1)
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        await payments.observe(journal, "late", Observation.SAYS_SUCCESS, day=DAY)
        second = await closed(journal, 2)
        assert {each.about: each.word for each in first.settled} == {"same": Word.PAID, "late": Word.DECLINED}
        assert {each.about: each.word for each in second.settled} == {"late": Word.PAID}

    in_a_journal(tmp_path, act)


def test_a_payment_that_other_money_reopened_is_carried_and_not_settled_as_well(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        await lead_payment(journal, "reopened", PaymentState.FAILED, slip="reopened")
        await payments.observe(journal, "reopened", Observation.SAYS_OTHER_MONEY, day=DAY)
        x = await journal.read(shift_views.report_of, 1)
        z = await closed(journal, 1)
        assert x is not None
        for report in (x, z):
            assert [each.about for each in report.carried] == ["reopened"]
            assert [each.about for each in report.settled] == []
            assert report.results == {Word.NOT_SURE: 1}
        assert "count Declined" not in (await lines(journal))[-1][1]

    in_a_journal(tmp_path, act)


def test_a_shift_counts_the_signed_notices_that_came_since_it_was_opened_and_those_nobody_asks_about_any_more(
    tmp_path: Path,
) -> None:
    async def came(journal: Journal, item: str, seconds: int, *, is_over: bool = False, is_signed: bool = True) -> None:
        worth = Worth(
            item, NoticeKind.TRANSFER, f"t-{item}", NOON + timedelta(seconds=seconds), "digest",
            NoticeStanding.REPORTED if is_signed else NoticeStanding.SUSPICIOUS,
            Doubt.NOT_ASKED_YET if is_signed else Doubt.BAD_SIGNATURE,
            NoticeReport.NOTHING, is_over=is_over, is_signed=is_signed,
        )  # fmt: skip
        await webhook_judgements.judge(journal, "inbox", [worth])

    async def act(journal: Journal) -> None:
        await came(journal, "of the day before", -1, is_over=True)
        opened_at_noon = await shifts.open_shift(journal, float_=NOTHING, who="N")
        assert opened_at_noon.notices == (0, 0)
        await came(journal, "as it was opened", 0, is_over=True)
        await came(journal, "asked about", 1)
        await came(journal, "of a stranger", 1, is_over=True, is_signed=False)
        z = await closed(journal, 1)
        assert z.notices == (2, 1)
        assert ((await lines(journal))[-1][1]["came"], (await lines(journal))[-1][1]["answered"]) == (2, 1)
        await came(journal, "later", 2, is_over=True)
        assert await journal.read(shift_views.report_of, 1) == z

    in_a_journal(tmp_path, act)


def test_a_drawer_is_counted_in_its_own_currency(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=FLOAT, who="Ngozi Eze")
        dollars = Money(FLOAT.minor, Currency.USD)
        with pytest.raises(KnownError, match="another currency"):
            await shifts.close_shift(journal, 1, counted=dollars, reason="", who="N", manager="")
        assert await journal.read(shift_views.open_number) == 1

    in_a_journal(tmp_path, act)


def test_money_for_a_sale_that_is_paid_already_is_no_takings(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        await payments.open_attempt(journal, card_intent("card1"))
        for item in ("1", "2"):
            await transfer(journal, item, PRICE)
        await webhook_matching.match(journal, "inbox", "1", sale=1)
        await webhook_matching.match(journal, "inbox", "2", sale=1)
        report = await closed(journal, 1)
        assert report.taken == (ChannelTotal(Channel.TRANSFER, PRICE, 1),)
        assert [(each.about, each.amount) for each in report.overpaid] == [("t-2", PRICE)]
        kinds = [kind for kind, _ in await lines(journal)]
        assert kinds.count("sale_paid") == kinds.count("sale_alarmed") == 1
        assert (await lines(journal))[-1][1]["NGN transfer overpaid"] == PRICE.minor
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        assert await journal.read(shift_views.report_of, 1) == report
        await payments.open_attempt(journal, card_intent("card2", slip="another"))
        with pytest.raises(KnownError, match="another sale already"):
            await webhook_matching.match(journal, "inbox", "2", sale=2)

    in_a_journal(tmp_path, act)


def test_a_closed_shift_reads_as_it_was_whatever_comes_later(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=FLOAT, who="Ngozi Eze")
        await a_day(journal)
        before = await closed(journal, 1)
        await payments.observe(journal, "card-unknown", Observation.SAYS_SUCCESS, day=DAY)
        await transfer(journal, "5", Money(100, Currency.KES))
        assert await journal.read(shift_views.report_of, 1) == before

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    "cheat",
    [
        "INSERT INTO shift (number, opened_at, opened_by, currency, float, after) VALUES (3, '', '', 'NGN', 0, 0)",
        "INSERT INTO shift (number, opened_at, opened_by, currency, float, after) VALUES (2, '', '', 'NGN', 0, 99)",
        "UPDATE shift SET counted = 1",
        "DELETE FROM shift",
        "UPDATE settled SET minor = 1",
        "DELETE FROM settled",
        "INSERT INTO drawer_move VALUES (1, 1, '', 'in', 5, 'x', 'y')",
        "INSERT INTO carried VALUES (1, 'card', 'x', 'Waiting', 1, 'NGN', '')",
    ],
)
def test_the_database_itself_keeps_shifts_and_what_they_counted(tmp_path: Path, cheat: str) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=FLOAT, who="N")
        await lead_payment(journal, "a", PaymentState.SUCCESS)
        await closed(journal, 1)

    in_a_journal(tmp_path, act)
    with raw(tmp_path / "sandbox.journal") as connection, pytest.raises(apsw.ConstraintError):
        connection.execute(cheat)


def test_a_second_shift_waits_for_the_first_to_be_closed(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=FLOAT, who="N")
        with pytest.raises(KnownError, match="open already"):
            await shifts.open_shift(journal, float_=FLOAT, who="N")

    in_a_journal(tmp_path, act)


def nobody_signs(_approval: SignedApproval | None, _act: str) -> str:
    raise KnownError(Sentence("A manager has to sign for this."))


def test_only_who_may_keeps_shifts_and_a_reason_is_one_line(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        allowed = {Right.SHIFT}
        shift = openers.shift(journal, may=allowed.__contains__, approved=nobody_signs)
        assert await shift.look() is None
        await shift.open(FLOAT)
        for nothing in ("", " \n\t"):
            with pytest.raises(KnownError):
                await shift.move(CashMove.IN, FLOAT, reason=nothing)
        moved = await shift.move(CashMove.OUT, FLOAT, reason="Rent\x1b[2J\nof May")
        assert moved.moves[0].reason == "Rent[2J of May"
        allowed.clear()
        for refused in (shift.open(FLOAT), shift.close(1, counted=NOTHING, reason="", approval=None)):
            with pytest.raises(KnownError, match="may not"):
                await refused
        assert await shift.closed_ones() == ()

    in_a_journal(tmp_path, act)


def test_a_journal_from_before_shifts_brings_its_receipts_along(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"

    async def act(journal: Journal) -> None:
        await lead_payment(journal, "a", PaymentState.SUCCESS)
        await lead_order(journal, "tv", OrderState.DELIVERED)

    in_a_journal(tmp_path, act)
    put_back(path, migrations=5)

    async def look(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        assert {each.about for each in (await closed(journal, 1)).settled} == {"a", "tv"}

    in_a_journal(tmp_path, look)


@pytest.mark.parametrize("is_verified_at_once", [True, False])
def test_money_that_a_z_counted_is_not_counted_again_when_another_notice_of_it_is_verified(
    tmp_path: Path, *, is_verified_at_once: bool
) -> None:
    async def act(journal: Journal) -> None:
        money = Money(2500000, Currency.NGN)
        await shifts.open_shift(journal, float_=FLOAT, who="Ngozi Eze")
        await transfer(journal, "1", money)
        first = await closed(journal, 1)
        assert first.taken == (ChannelTotal(Channel.TRANSFER, money, 1),)
        await shifts.open_shift(journal, float_=FLOAT, who="Ngozi Eze")
        again = Worth(
            "2", NoticeKind.CREDIT, "t-1", NOON, "digest", NoticeStanding.VERIFIED, Doubt.NONE, NoticeReport.PAID,
            money=money, is_over=True,
        )  # fmt: skip
        if not is_verified_at_once:
            reported = replace(
                again, standing=NoticeStanding.REPORTED, doubt=Doubt.NOT_ASKED_YET, heard=NoticeReport.NOTHING
            )
            await webhook_judgements.judge(journal, "inbox", [reported])
        await webhook_judgements.judge(journal, "inbox", [again])
        second = await closed(journal, 2)
        assert second.taken == ()

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("how", ["a card", "another transfer", "dropped"])
def test_money_that_is_verified_after_its_sale_took_other_money_is_no_takings(tmp_path: Path, how: str) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        await payments.open_attempt(journal, card_intent("card1"))
        await payments.observe(journal, "card1", Observation.NOT_ENCRYPTED, day="2026-11-20")
        await transfer(journal, "1", PRICE, is_verified=False)
        await webhook_matching.match(journal, "inbox", "1", sale=1)
        match how:
            case "a card":
                await payments.observe(journal, "card1", Observation.SAYS_SUCCESS, day="2026-11-20")
            case "dropped":
                await payments.drop_sale(journal, 1, reason="left")
            case _:
                await transfer(journal, "2", PRICE)
                await webhook_matching.match(journal, "inbox", "2", sale=1)
        await transfer(journal, "1", PRICE)
        report = await closed(journal, 1)
        taken = [each.about for each in report.settled if each.word is Word.PAID]
        assert "t-1" not in taken
        assert [each.about for each in report.overpaid] == ["t-1"]

    in_a_journal(tmp_path, act)
