"""The oracle says so when a sale is paid twice, by cards and transfers, and when a row differs from the chain."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.events import Topic
from pos_app.domain.payment import Observation
from pos_app.domain.sale import Sale
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import payments, webhook_judgements, webhook_matching
from pos_app.journal.database import backup
from pos_app.journal.database.connection import Connection
from pos_app.journal.store import Entry, Fact
from pos_app.journal.webhook_judgements import Worth
from tests.journal.notebook import with_triggers_off
from tests.journeys.never import broken_promises
from tests.services.counter import DECLINED, PRICE, Counter, at_a_counter

INBOX = "an inbox"


async def paid_by_a_transfer(counter: Counter) -> str:
    """Decline a card, match money to its sale, and return the attempt."""
    declined = await counter.end_of(await counter.pay(DECLINED))
    kind, at = NoticeKind.TRANSFER, counter.clock.now()
    sure = Worth(
        "1", kind, "va-1", at, "", NoticeStanding.VERIFIED, Doubt.NONE, NoticeReport.PAID, is_over=True, money=PRICE
    )
    await webhook_judgements.judge(counter.journal, INBOX, [sure])
    await webhook_matching.match(counter.journal, INBOX, "1", sale=declined.sale)
    assert (await counter.payments.sale(declined.sale)).state == "paid"
    assert await broken(counter) == ""
    return declined.reference


async def broken(counter: Counter) -> str:
    return " | ".join(await broken_promises(counter.journal, await counter.desk.ledger()))


def test_a_card_that_is_sent_after_the_transfer_is_named(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await paid_by_a_transfer(counter)
        # The database lets no such row in: only a line can tell of it.
        line = Entry("payment_about_to_send", reference, {"operation": 4}, Topic.PAYMENT)
        await counter.journal.record(line)
        assert "came after a transfer had paid sale 1" in await broken(counter)

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("is_silent", [False, True])
def test_a_card_that_pays_beside_the_transfer_without_an_alarm_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_silent: bool
) -> None:
    def no_alarm(_: Sale, __: str) -> None:
        return None

    async def act(counter: Counter) -> None:
        reference = await paid_by_a_transfer(counter)
        if is_silent:
            monkeypatch.setattr(payments, "alarm_of_money", no_alarm)
        await payments.observe(counter.journal, reference, Observation.SAYS_SUCCESS, day="2026-11-20")
        assert ("paid beside a transfer without an alarm" in await broken(counter)) is is_silent

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize(
    ("statement", "named"),
    [
        ("UPDATE attempt SET state = 'success'", "says success, and the chain failed"),
        ("UPDATE sale SET state = 'open'", "says open, and the chain paid"),
        ("UPDATE judgement SET sale = NULL", "says None, and the chain 1"),
        ("UPDATE judgement SET overpays = 1, sale = NULL", "overpayments: the row of ('an inbox', '1') says 1"),
        ("UPDATE judgement SET is_amount_confirmed = 1", "notice 1 (is_amount_confirmed)"),
        ("INSERT INTO day_total VALUES ('2026-11-20', 'NGN', 1, 5)", "the totals say"),
    ],
)
def test_a_row_that_differs_from_the_chain_is_named(tmp_path: Path, statement: str, named: str) -> None:
    async def act(counter: Counter) -> None:
        await paid_by_a_transfer(counter)
        await asyncio.to_thread(with_triggers_off, counter.path, statement)
        assert named in await broken(counter)

    at_a_counter(tmp_path, act)


def test_a_transfer_that_pays_two_sales_is_named_also_when_a_copy_was_put_back_in_between(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await paid_by_a_transfer(counter)
        kept = await asyncio.to_thread(backup.make, counter.path, tmp_path / "kept", at=counter.clock.now())
        ledger = await counter.desk.ledger()
        assert await broken_promises(counter.journal, ledger, kept=[kept.path]) == []
        await counter.journal.record(Entry("sale_paid", "9", {"inbox": INBOX, "notice": "1"}, Topic.SALE))
        found = " | ".join(await broken_promises(counter.journal, ledger, kept=[kept.path]))
        assert "va-1 paid the sales [1, 9]" in found
        assert "va-1 had paid [1] before the copy was put back, and pays [9] since" in found

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("is_silent", [False, True])
def test_money_that_comes_for_a_sale_that_a_card_has_paid_is_an_alarm_or_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_silent: bool
) -> None:
    def no_alarm(_: Connection, __: str, ___: str) -> tuple[Entry, ...]:
        return ()

    async def act(counter: Counter) -> None:
        declined = await counter.end_of(await counter.pay(DECLINED))
        kind, at = NoticeKind.TRANSFER, counter.clock.now()
        told = Worth("1", kind, "va-1", at, "", NoticeStanding.REPORTED, Doubt.NOT_ASKED_YET, NoticeReport.NOTHING)
        await webhook_judgements.judge(counter.journal, INBOX, [replace(told, money=PRICE)])
        await webhook_matching.match(counter.journal, INBOX, "1", sale=declined.sale)
        await payments.observe(counter.journal, declined.reference, Observation.SAYS_SUCCESS, day="2026-11-20")
        if is_silent:
            monkeypatch.setattr(webhook_judgements, "alarm", no_alarm)
        sure = replace(told, standing=NoticeStanding.VERIFIED, doubt=Doubt.NONE, heard=NoticeReport.PAID, money=PRICE)
        await webhook_judgements.judge(counter.journal, INBOX, [sure])
        assert ("va-1 came for sale 1 as well, without an alarm" in await broken(counter)) is is_silent

    at_a_counter(tmp_path, act)


def test_money_that_overpaid_a_sale_and_pays_another_is_named(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        paid = await counter.end_of(await counter.pay())
        kind, at = NoticeKind.TRANSFER, counter.clock.now()
        sure = Worth(
            "1", kind, "va-1", at, "", NoticeStanding.VERIFIED, Doubt.NONE, NoticeReport.PAID, is_over=True, money=PRICE
        )
        await webhook_judgements.judge(counter.journal, INBOX, [sure])
        await webhook_matching.match(counter.journal, INBOX, "1", sale=paid.sale)
        assert await broken(counter) == ""
        await counter.journal.record(Entry("sale_paid", "9", {"inbox": INBOX, "notice": "1"}, Topic.SALE))
        assert "va-1 overpaid sale 1 and paid the sales [9]" in await broken(counter)

    at_a_counter(tmp_path, act)


def test_a_number_on_two_papers_is_named(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.end_of(await counter.pay())
        kept = await asyncio.to_thread(backup.make, counter.path, tmp_path / "kept", at=counter.clock.now())
        ledger = await counter.desk.ledger()
        assert await broken_promises(counter.journal, ledger, kept=[kept.path]) == []
        told: dict[str, Fact] = {"receipt": 1, "day": "2026-11-20", "minor": 5, "currency": "NGN"}
        await counter.journal.record(Entry("payment_paid", "another", told, Topic.PAYMENT))
        found = " | ".join(await broken_promises(counter.journal, ledger, kept=[kept.path]))
        assert "receipt 1 is that of " in found
        assert " and of another" in found

    at_a_counter(tmp_path, act)
