"""Notices of other kinds and channels: each is kept under its name, and only what operation 5 confirms is money."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.domain.webhooks import TakenNotice
from tests.services.counter import PRICE
from tests.services.feed import Feed, at_a_feed, sample
from tests.services.test_activity_matching import is_verified, money

BACK = Money(50_000, Currency.NGN)


def refund(reference: str) -> dict[str, Any]:
    data = {"id": 9, "reference": reference, "refundReference": "RF-000077", "amount": "500.0000", "currency": "NGN"}
    return {"notify": "refund", "notifyType": "successful", "data": {**data, "status": "success"}}


@pytest.mark.parametrize("is_first", [True, False])
def test_a_refund_has_a_row_of_its_own_and_contradicts_nothing_of_its_sale(tmp_path: Path, is_first: bool) -> None:
    async def act(here: Feed) -> None:
        (await here.counter.desk.http.put("/webhook", json={"url": None})).raise_for_status()
        reference = await here.counter.pay()
        await here.counter.end_of(reference)
        paid = sample("card_successful", reference=reference, requested_amount=PRICE.wire())
        for body in (refund(reference), paid) if is_first else (paid, refund(reference)):
            await here.arrive(body)
        rows = await here.rows_when(lambda rows: len(rows) == 2 and any(map(is_verified, rows)))
        back = next(row for row in rows if row.kind is NoticeKind.REFUND)
        assert (back.standing, back.doubt) == (NoticeStanding.REPORTED, Doubt.CANNOT_BE_ASKED)
        assert (back.amount, back.via, back.reference) == (BACK, "RF-000077", reference)
        card = next(row for row in rows if row.kind is NoticeKind.CARD)
        assert card.standing is NoticeStanding.VERIFIED
        assert (await here.activity.heard_of(reference)).standing is NoticeStanding.VERIFIED
        assert (await here.counter.payments.view(reference)).word is Word.PAID

    at_a_feed(tmp_path, act)


def test_a_refund_of_a_transfer_takes_nothing_from_it(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        row = await money(here)
        await here.arrive(refund(row.reference))
        rows = await here.rows_when(lambda rows: len(rows) == 2)
        assert {each.kind: each.standing for each in rows} == {
            NoticeKind.REFUND: NoticeStanding.REPORTED,
            NoticeKind.CREDIT: NoticeStanding.VERIFIED,
        }
        await here.activity.check_now(row.row)
        assert {each.standing for each in await here.activity.rows()} == {each.standing for each in rows}

    at_a_feed(tmp_path, act)


def test_money_of_a_channel_that_nobody_has_heard_of_is_asked_about_and_verified(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        (await here.counter.desk.http.put("/webhook", json={"url": "http://127.0.0.1:9/n"})).raise_for_status()
        wish = {"kind": "transfer_in", "reference": "ussd-0001", "amount": PRICE.wire()}
        (await here.counter.desk.http.post("/notices", json=wish)).raise_for_status()
        await here.arrive(sample("transfer_in", channel="ussd", reference="ussd-0001", requested_amount=PRICE.wire()))
        row = await here.row_when(is_verified)
        assert (row.kind, row.amount, row.via) == (NoticeKind.TRANSFER, PRICE, "ussd")

    at_a_feed(tmp_path, act)


def test_an_unknown_kind_is_said_once_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(here: Feed) -> None:
        for _ in range(2):
            await here.send("unknown_kind")
        await here.send("payout")
        await here.rows_when(lambda rows: len(rows) == 3)

    with caplog.at_level(logging.INFO):
        at_a_feed(tmp_path, act)
    said = [record.getMessage() for record in caplog.records if "unknown kind" in record.getMessage()]
    assert said == ["A notice of the unknown kind 'chargeback' was kept"]


def test_an_unsigned_ping_is_answered_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        ping = json.dumps(sample("test_assess")).encode()
        assert await here.notices.take(ping, None, "203.0.113.12") is TakenNotice.PING
        assert await here.notices.take(ping, "0" * 128, "203.0.113.12") is TakenNotice.FORGED
        assert await here.notices.take(b'{"notify":"transaction"}', None, "203.0.113.12") is TakenNotice.FORGED
        health = await here.activity.health()
        assert (health.kept, health.suspicious) == (0, 2)

    at_a_feed(tmp_path, act)
