"""Operation 10: a side effect that sends the notice of a transaction once more."""

import pytest

from tests.contract import notice_problems, reply_problems
from tests.sandbox.shop import CHALLENGED, Merchant, Shop


def test_the_notice_of_a_payment_comes_once_more(shop: Shop, merchant: Merchant) -> None:
    shop.pay("ref-1")
    shop.control("PUT", "/webhook", {"url": merchant.url})
    answer = shop.resend("ref-1")
    assert reply_problems("op10_resend.reply.json", answer.content, status=answer.status_code) == []
    heard = merchant.wait_for(1)[0]
    assert notice_problems("notice_card_successful.json", heard.body) == []
    assert heard.notice["data"]["reference"] == "ref-1"


def test_a_payment_that_waits_is_resent_as_pending(shop: Shop, merchant: Merchant) -> None:
    shop.control("PUT", "/webhook", {"url": merchant.url})
    shop.pay("ref-1", CHALLENGED)
    shop.resend("ref-1")
    assert notice_problems("notice_card_pending.json", merchant.wait_for(1)[0].body) == []


def test_money_that_arrived_on_an_account_is_resent_the_same(shop: Shop, merchant: Merchant) -> None:
    shop.control("PUT", "/webhook", {"url": merchant.url})
    reference = shop.send_notice("transfer_in")[0]["reference"]
    shop.resend(reference)
    first, second = merchant.wait_for(2)
    assert first.body == second.body


@pytest.mark.parametrize("known", [True, False])
def test_what_cannot_be_resent_is_refused_with_200(shop: Shop, *, known: bool) -> None:
    shop.pay("ref-1")
    answer = shop.resend("ref-1" if known else "ref-2")
    assert reply_problems("op10_resend.reply.refused.json", answer.content, status=answer.status_code) == []
    assert answer.json()["message"] == ("No webhook URL is set" if known else "Transaction not found")


def test_each_call_sends_one_notice(shop: Shop, merchant: Merchant) -> None:
    shop.pay("ref-1")
    shop.control("PUT", "/webhook", {"url": merchant.url})
    for _ in range(3):
        shop.resend("ref-1")
    merchant.wait_for(3)
    assert [one["reference"] for one in shop.ledger()["deliveries"]] == ["ref-1"] * 3
