"""Notices on their way: by themselves after what happens, on demand, and as badly as a stranger would send them."""

import hashlib
import hmac
import json
import time

import pytest

from pos_app.sandbox import delivery, outbox
from pos_app.sandbox.webhook_kinds import NOTICE_KINDS
from tests.contract import notice_problems
from tests.sandbox.shop import CHALLENGED, DECLINED, Clock, Heard, Merchant, Shop, wait_until
from tests.sandbox.test_operations_challenge import answer


@pytest.fixture
def told(shop: Shop, merchant: Merchant) -> Shop:
    """A shop whose notices arrive at the merchant at once."""
    shop.control("PUT", "/webhook", {"url": merchant.url, "delay_ms": 0})
    return shop


def is_signed(shop: Shop, heard: Heard) -> bool:
    right = hmac.new(shop.address.secret_key.encode(), shop.address.public_key.encode(), hashlib.sha512).hexdigest()
    return heard.headers.get("merchantsignature") == right


# By themselves


def test_a_paid_payment_is_told_of_after_the_delay(shop: Shop, merchant: Merchant) -> None:
    shop.control("PUT", "/webhook", {"url": merchant.url, "delay_ms": 200})
    began = time.monotonic()  # before it was paid: the machine may be busy for as long as the delay
    shop.pay("ref-1")
    heard = merchant.wait_for(1)[0]
    assert time.monotonic() - began >= 0.2
    assert (heard.method, heard.path) == ("POST", "/notices")
    assert heard.headers["content-type"] == "application/json"
    assert is_signed(shop, heard)
    assert notice_problems("notice_card_successful.json", heard.body) == []
    data = heard.notice["data"]
    assert (data["reference"], data["requested_amount"], data["amount"]) == ("ref-1", "12500.00", "12675.00")
    assert data["customer"]["email"] == "ada@example.com"


def test_the_delay_is_half_a_second_unless_it_is_set(shop: Shop) -> None:
    assert shop.state()["webhook"]["delay_ms"] == 500


def test_a_declined_payment_is_told_of_as_failed(told: Shop, merchant: Merchant) -> None:
    told.pay("ref-1", DECLINED)
    heard = merchant.wait_for(1)[0]
    assert notice_problems("notice_card_failed.json", heard.body) == []
    assert heard.notice["data"]["message"] == "Insufficient funds"


def test_a_challenge_is_told_of_when_the_customer_has_answered(told: Shop, merchant: Merchant) -> None:
    page = told.http.get(told.pay("ref-1", CHALLENGED)["alt"])
    assert told.ledger()["deliveries"] == []
    answer(told, page)
    assert merchant.wait_for(1)[0].notice["notifyType"] == "successful"


def test_every_end_is_told_of_once(told: Shop, merchant: Merchant) -> None:
    told.pay("ref-1")
    for _ in range(3):
        told.verify("ref-1")
    merchant.wait_for(1)
    told.pay("ref-2")
    merchant.wait_for(2)
    assert [heard.notice["data"]["reference"] for heard in merchant.heard] == ["ref-1", "ref-2"]


def test_a_payment_that_waits_is_told_of_when_its_end_is(told: Shop, merchant: Merchant) -> None:
    told.choose("approve", polls=1)
    told.pay("ref-1")
    assert told.status("ref-1") == "pending"
    assert told.ledger()["deliveries"] == []
    assert told.status("ref-1") == "success"
    merchant.wait_for(1)


def test_a_payment_given_up_is_told_of_when_it_is_asked_about(told: Shop, merchant: Merchant, clock: Clock) -> None:
    told.start("ref-1")
    clock.go_on(minutes=16)
    assert told.status("ref-1") == "failed"
    assert merchant.wait_for(1)[0].notice["notifyType"] == "failed"


def test_a_lost_answer_is_told_of_all_the_same(told: Shop, merchant: Merchant) -> None:
    told.arm(4, "drop_before")
    told.arm(4, "lost_answer")
    told.start("ref-1")
    for _ in range(2):
        with pytest.raises(Exception, match="disconnected"):
            told.enroll("ref-1")
    merchant.wait_for(1)


def test_a_tv_order_and_an_encrypted_card_are_told_of_to_nobody(told: Shop, merchant: Merchant) -> None:
    told.order("pos-1")
    told.encrypt("ref-1")
    told.pay("ref-2")
    merchant.wait_for(1)
    assert {one["reference"] for one in told.ledger()["deliveries"]} == {"ref-2"}


def test_without_an_address_nothing_is_sent_and_nothing_is_kept_for_later(shop: Shop, merchant: Merchant) -> None:
    shop.pay("ref-1")
    shop.control("PUT", "/webhook", {"url": merchant.url, "delay_ms": 0})
    shop.pay("ref-2")
    merchant.wait_for(1)
    assert [one["reference"] for one in shop.ledger()["deliveries"]] == ["ref-2"]


@pytest.mark.parametrize("status", [200, 201, 202, 204, 299])
def test_any_answer_that_begins_with_2_counts_as_delivered(told: Shop, merchant: Merchant, status: int) -> None:
    merchant.answers += [status]
    told.pay("ref-1")
    merchant.wait_for(1)
    told.pay("ref-2")
    merchant.wait_for(2)
    wait_until(lambda: [one["status"] for one in told.ledger()["deliveries"]] == [status, 200])
    assert [(one["attempt"], one["problem"]) for one in told.ledger()["deliveries"]] == [(1, None), (1, None)]


def test_what_is_not_answered_with_success_is_sent_again_three_times(told: Shop, merchant: Merchant) -> None:
    merchant.answers += [500, 301, 503, 500, 500]
    told.pay("ref-1")
    wait_until(lambda: len([one for one in told.ledger()["deliveries"] if one["status"]]) == 4)
    tries = told.ledger()["deliveries"]
    assert [(one["attempt"], one["status"]) for one in tries] == [(1, 500), (2, 301), (3, 503), (4, 500)]
    assert tries[0]["problem"] == "Answered 500, not 200"
    assert len({heard.body for heard in merchant.heard}) == 1
    assert told.payment("ref-1")["notices"] == 4


def test_once_answered_200_it_is_not_sent_again(told: Shop, merchant: Merchant) -> None:
    merchant.answers += [500]
    told.pay("ref-1")
    merchant.wait_for(2)
    told.pay("ref-2")
    merchant.wait_for(3)
    assert [one["attempt"] for one in told.ledger()["deliveries"]] == [1, 2, 1]


def test_the_waits_between_the_tries_grow() -> None:
    assert list(outbox.RETRY_WAITS) == sorted(outbox.RETRY_WAITS)
    assert len(outbox.RETRY_WAITS) == 3


# On demand


@pytest.mark.parametrize(
    ("kind", "file"),
    [
        ("transfer_in", "notice_dedicated_account.json"),
        ("card_result", "notice_card_successful.json"),
        ("payout", "notice_payout.json"),
        ("bvn", "notice_bvn.json"),
        ("mobile_money", "notice_mobile_money.json"),
        ("virtual_account_old", "notice_dedicated_nuban.json"),
        ("virtual_account", "notice_virtual_account.json"),
        ("transfer", "notice_transfer.json"),
        ("test_assess", "notice_test_assess.json"),
        ("unknown_kind", "notice_unknown_kind.json"),
        ("forged", "notice_dedicated_account.json"),
        ("late_pending", "notice_card_pending.json"),
        ("chunked", None),
        ("wrong_method", None),
    ],
)
def test_each_kind_is_what_the_description_says_and_is_signed(
    told: Shop, merchant: Merchant, kind: str, file: str | None
) -> None:
    sent = told.send_notice(kind)
    assert len(sent) == 1
    assert sent[0].keys() == {"kind", "reference", "status", "milliseconds", "problem"}
    assert sent[0]["kind"] == kind
    if kind != "chunked":  # the plain endpoint of these tests reads no chunks
        assert (sent[0]["status"], sent[0]["problem"]) == (200, None)
        assert is_signed(told, merchant.heard[0])
    if file is not None:
        assert notice_problems(file, merchant.heard[0].body) == []
    if kind not in {"test_assess", "chunked"}:
        notice = merchant.heard[0].notice
        assert sent[0]["reference"] == notice.get("data", notice)["reference"]


@pytest.mark.parametrize(("kind", "notify"), [("conversion", "conversion"), ("fx_transfer", "fx-transfer")])
def test_other_kinds_are_spelt_as_they_have_been_seen(told: Shop, merchant: Merchant, kind: str, notify: str) -> None:
    sent = told.send_notice(kind, amount="70.00")
    notice = merchant.heard[0].notice
    assert (notice["notify"], notice["data"]["amount"], notice["data"]["reference"]) == (
        notify, "70.00", sent[0]["reference"],
    )  # fmt: skip
    assert is_signed(told, merchant.heard[0])
    assert told.verify(sent[0]["reference"]).status_code == 404


def test_a_refund_names_the_sale_and_itself(told: Shop, merchant: Merchant) -> None:
    told.pay("ref-1")
    merchant.wait_for(1)
    told.send_notice("refund", reference="ref-1", amount="500")
    data = merchant.heard[1].notice["data"]
    assert (merchant.heard[1].notice["notify"], data["reference"], data["amount"]) == ("refund", "ref-1", "500.00")
    assert data["refundReference"] not in {"", "ref-1"}
    assert told.status("ref-1") == "success"


def test_a_ping_may_come_without_a_signature(told: Shop, merchant: Merchant) -> None:
    told.send_notice("unsigned_ping")
    assert merchant.heard[0].notice["notify"] == "test_assess"
    assert not is_signed(told, merchant.heard[0])


def test_one_number_may_be_all_three_names_of_a_transfer(told: Shop, merchant: Merchant) -> None:
    reference = told.send_notice("one_number")[0]["reference"]
    notice = merchant.heard[0].notice
    assert len(reference) == 30
    assert reference.isdecimal()
    details = notice["transferDetails"]
    assert {notice["data"]["reference"], details["sessionid"], details["paymentReference"]} == {reference}
    assert told.status(reference) == "success"


def test_every_kind_can_be_sent(told: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "_DRIP_SECONDS", 0)
    for kind in NOTICE_KINDS:
        wish = {"count": 3} if kind.takes_count else {}
        assert told.send_notice(kind.id, **wish)


def test_money_that_arrived_can_be_asked_about_with_the_same_amounts(told: Shop, merchant: Merchant) -> None:
    for kind in ("transfer_in", "mobile_money", "card_result", "virtual_account_old"):
        reference = told.send_notice(kind, amount="4500.5")[0]["reference"]
        data = merchant.heard[-1].notice["data"]
        verified = told.verify(reference).json()["data"]
        assert verified["status"] == "success"
        for field in ("amount", "requested_amount", "fees", "currency"):
            assert verified[field] == data[field], field
        assert data["requested_amount"] == "4500.50"


def test_a_credit_is_net_of_fees_and_says_what_the_sender_paid(told: Shop, merchant: Merchant) -> None:
    told.send_notice("transfer_in")
    notice = merchant.heard[0].notice
    assert (notice["data"]["requested_amount"], notice["data"]["fees"], notice["data"]["amount"]) == (
        "25000.00", "50.00", "24950.00",
    )  # fmt: skip
    assert notice["transferDetails"]["amount"] == "25000.00"
    told.send_notice("transfer_in", amount="0.01")
    assert merchant.heard[1].notice["data"]["amount"] == "0.00"


@pytest.mark.parametrize("kind", ["payout", "bvn", "bad_signature", "forged", "unknown_kind", "oversized"])
def test_of_other_kinds_the_service_knows_nothing(told: Shop, kind: str) -> None:
    reference = told.send_notice(kind)[0]["reference"]
    assert told.verify(reference).status_code == 404


def test_a_notice_takes_the_reference_amount_and_currency_it_is_given(told: Shop, merchant: Merchant) -> None:
    told.send_notice("transfer_in", reference="mine-1", amount="7", currency="GHS")
    data = merchant.heard[0].notice["data"]
    assert (data["reference"], data["requested_amount"], data["currency"]) == ("mine-1", "7.00", "GHS")
    assert told.verify("mine-1").json()["data"]["currency"] == "GHS"


def test_a_notice_for_a_payment_does_not_change_what_the_service_knows(told: Shop) -> None:
    told.start("ref-1", CHALLENGED)
    told.send_notice("transfer_in", reference="ref-1", amount="7")
    assert told.status("ref-1") == "pending"
    assert told.ledger()["credits"] == []


def test_a_card_result_is_that_of_the_newest_or_the_named_payment(told: Shop, merchant: Merchant) -> None:
    told.pay("ref-1", DECLINED)
    told.pay("ref-2")
    merchant.wait_for(2)
    assert told.send_notice("card_result")[0]["reference"] == "ref-2"
    assert told.send_notice("card_result", reference="ref-1")[0]["reference"] == "ref-1"
    assert merchant.heard[-1].notice["notifyType"] == "failed"
    assert told.send_notice("late_pending", reference="ref-1")[0]["reference"] == "ref-1"
    assert merchant.heard[-1].notice["data"]["status"] == "pending"
    assert told.status("ref-1") == "failed"


def test_the_same_one_comes_twice_in_the_same_bytes(told: Shop, merchant: Merchant) -> None:
    sent = told.send_notice("same_one_twice")
    assert [one["status"] for one in sent] == [200, 200]
    assert merchant.heard[0].body == merchant.heard[1].body


def test_the_same_one_comes_a_hundred_times_at_once(told: Shop, merchant: Merchant) -> None:
    assert len(told.send_notice("same_one_twice", count=100)) == 100
    assert len(merchant.heard) == 100
    assert len({heard.body for heard in merchant.heard}) == 1


def test_two_come_in_the_wrong_order(told: Shop, merchant: Merchant) -> None:
    told.send_notice("reordered")
    first, second = (heard.notice["data"] for heard in merchant.heard)
    assert first["reference"] == second["reference"]
    assert [first["status"], second["status"]] == ["success", "pending"]
    assert second["created_at"] < first["created_at"]


def test_a_second_one_can_tell_another_amount(told: Shop, merchant: Merchant) -> None:
    told.send_notice("conflicting")
    first, second = (heard.notice["data"] for heard in merchant.heard)
    assert first["reference"] == second["reference"]
    assert first["requested_amount"] != second["requested_amount"]
    verified = told.verify(first["reference"]).json()["data"]
    assert verified["requested_amount"] == first["requested_amount"]


@pytest.mark.parametrize("kind", ["bad_signature", "no_signature"])
def test_a_stranger_cannot_sign(told: Shop, merchant: Merchant, kind: str) -> None:
    told.send_notice(kind)
    heard = merchant.heard[0]
    assert not is_signed(told, heard)
    assert ("merchantsignature" in heard.headers) is (kind == "bad_signature")
    assert heard.notice["data"]["requested_amount"] == "1000000.00"


def test_a_broken_text_is_sent_as_it_is(told: Shop, merchant: Merchant) -> None:
    told.send_notice("not_json")
    assert is_signed(told, merchant.heard[0])
    with pytest.raises(json.JSONDecodeError):
        assert merchant.heard[0].notice


def test_an_oversized_one_is_larger_than_64_kib_and_complete(told: Shop, merchant: Merchant) -> None:
    told.send_notice("oversized")
    assert len(merchant.heard[0].body) > 64 * 1024
    assert merchant.heard[0].notice["notify"] == "transaction"


def test_a_wrong_method_is_a_put(told: Shop, merchant: Merchant) -> None:
    told.send_notice("wrong_method")
    assert merchant.heard[0].method == "PUT"


def test_a_thousand_come_at_once_each_with_a_reference_of_its_own(told: Shop, merchant: Merchant) -> None:
    sent = told.send_notice("burst")
    assert len(sent) == len({one["reference"] for one in sent}) == 1000
    assert {one["status"] for one in sent} == {200}
    assert {heard.notice["data"]["reference"] for heard in merchant.heard} == {one["reference"] for one in sent}
