"""The control plane: only for who holds the token, strict about every word, and clear about what was wrong."""

import re

import pytest

from tests.architecture.reading import ROOT
from tests.sandbox.shop import Merchant, Shop

ORDERS = [
    ("GET", "/catalogue"), ("GET", "/state"), ("PUT", "/scenario"), ("PUT", "/network"), ("PUT", "/webhook"),
    ("PUT", "/variants"), ("POST", "/faults"), ("DELETE", "/faults"), ("GET", "/ledger"), ("POST", "/clear"),
    ("POST", "/notices"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path"), ORDERS)
@pytest.mark.parametrize("header", [None, "", "Bearer", "Bearer wrong", "token"])
def test_nothing_is_told_or_done_without_the_token(shop: Shop, method: str, path: str, header: str | None) -> None:
    headers = {} if header is None else {"Authorization": header.replace("token", shop.address.control_token)}
    answer = shop.http.request(method, shop.address.control_url + path, headers=headers, json={})
    assert answer.status_code == 401
    assert answer.json() == {"message": "The control token is missing or wrong."}


def test_the_secret_key_is_not_the_token_and_the_token_not_the_key(shop: Shop) -> None:
    assert shop.http.get(shop.address.control_url + "/state", headers=shop.key).status_code == 401
    headers = {"Authorization": f"Bearer {shop.address.control_token}", "Content-Type": "application/json"}
    assert shop.http.get(shop.at("/api/v2/tv"), headers=headers).status_code == 401


def test_the_catalogue_lists_everything_that_can_be_played(shop: Shop) -> None:
    found = shop.control("GET", "/catalogue").json()
    assert {"id", "title", "detail"} == found["scenarios"][0].keys()
    assert {"brand", "number", "result"} == found["cards"][0].keys()
    assert {"number", "result"} == found["smartcards"][0].keys()
    assert [one["title"] for one in found["notices"][:6]] == [
        "Transfer in", "Card result", "Payout", "BVN check", "Same one twice", "Bad signature",
    ]  # fmt: skip
    assert {"id", "handled", "detail"} == found["faults"][0].keys()
    assert {"id", "detail", "default", "choices"} == found["variants"][0].keys()
    scenarios = {one["id"] for one in found["scenarios"]}
    assert scenarios == {
        "approve", "decline", "challenge_approve", "challenge_refuse", "challenge_abandon", "stay_waiting", "attempted",
        "unavailable", "lost_answer", "network_loss", "service_error", "device_silent", "device_fails",
        "device_refuses_framing", "device_wrong_origin", "challenge_crashes", "challenge_popup", "alt_only",
        "post_only", "neither", "by_card",
    }  # fmt: skip
    assert {one["id"] for one in found["notices"]} >= {
        "transfer_in", "card_result", "mobile_money", "payout", "bvn", "same_one_twice", "reordered", "bad_signature",
        "oversized", "slow", "burst", "test_assess", "unknown_kind", "virtual_account_old", "late_pending",
    }  # fmt: skip
    assert {one["id"] for one in found["faults"]} >= {
        "lost_answer", "drop_before", "refused", "error_500", "busy_429", "html", "garbage", "cut_short", "slow",
        "slow_drip", "never", "endless", "gzip_bomb", "wrong_types", "redirect", "status_201", "empty", "status_204",
        "unauthorized_401", "huge_headers", "not_json_200",
    }  # fmt: skip


def test_the_page_about_the_sandbox_names_all_that_can_be_played(shop: Shop) -> None:
    told = re.findall(r"`([a-z0-9_]+)`", (ROOT / "docs" / "sandbox.md").read_text("utf-8"))
    found = shop.control("GET", "/catalogue").json()
    played = [one["id"] for kind in ("scenarios", "faults", "notices", "variants") for one in found[kind]]
    assert sorted(set(played) - set(told)) == []
    assert sorted(set(told) - set(played) - {"alt", "pages"}) == []


@pytest.mark.parametrize(
    ("method", "path", "command", "words"),
    [
        ("PUT", "/scenario", {}, "'scenario' is missing"),
        ("PUT", "/scenario", {"scenario": "no_such"}, "no scenario 'no_such'"),
        ("PUT", "/scenario", {"scenario": 1}, "'scenario' is a text"),
        ("PUT", "/scenario", {"scenario": "approve", "every": "yes"}, "'every' is true or false"),
        ("PUT", "/scenario", {"scenario": "approve", "every": 1}, "'every' is true or false"),
        ("PUT", "/scenario", {"scenario": "approve", "polls": -1}, "'polls' is a whole number"),
        ("PUT", "/scenario", {"scenario": "approve", "polls": True}, "'polls' is a whole number"),
        ("PUT", "/scenario", {"scenario": "approve", "polls": 1.5}, "'polls' is a whole number"),
        ("PUT", "/scenario", {"scenario": "approve", "colour": "red"}, "no field 'colour'"),
        ("PUT", "/network", {}, "'delay_ms' is missing"),
        ("PUT", "/network", {"delay_ms": -1}, "'delay_ms' is a whole number"),
        ("PUT", "/network", {"delay_ms": "1"}, "'delay_ms' is a whole number"),
        ("PUT", "/network", {"delay_ms": 600_001}, "'delay_ms' is a whole number"),
        ("PUT", "/webhook", {"url": "ftp://127.0.0.1/"}, "'url' is an http or https address"),
        ("PUT", "/webhook", {"url": "http://"}, "'url' is an http or https address"),
        ("PUT", "/webhook", {"url": "http://127.0.0.1:99999/"}, "'url' is an http or https address"),
        ("PUT", "/webhook", {"url": "http://user@127.0.0.1/"}, "'url' is an http or https address"),
        ("PUT", "/webhook", {"url": "http://127.0.0.1/a\r\nX: y"}, "'url' is an http or https address"),
        ("PUT", "/webhook", {"url": "http://127.0.0.1/a b"}, "'url' is an http or https address"),
        ("PUT", "/webhook", {"url": 1}, "'url' is a text"),
        ("PUT", "/webhook", {"url": None, "delay_ms": -1}, "'delay_ms' is a whole number"),
        ("POST", "/faults", {"fault": "html"}, "'operation' is missing"),
        ("POST", "/faults", {"operation": 1}, "'fault' is missing"),
        ("POST", "/faults", {"operation": 12, "fault": "html"}, "'operation' is a whole number"),
        ("POST", "/faults", {"operation": 1, "fault": "no_such"}, "no fault 'no_such'"),
        ("POST", "/faults", {"operation": 0, "fault": "html"}, "Operation 0 is the whole network"),
        ("POST", "/faults", {"operation": 1, "fault": "html", "times": 0}, "'times' is a whole number"),
        ("POST", "/faults", {"operation": 1, "fault": "html", "handled": 1}, "'handled' is true or false"),
        ("POST", "/faults", {"operation": 1, "fault": "refused", "after": 12}, "'after' is a whole number"),
        ("POST", "/clear", {"really": True}, "no field 'really'"),
        ("DELETE", "/faults", {"operation": 1}, "no field 'operation'"),
    ],
)
def test_a_command_that_cannot_be_is_refused_by_the_name_of_its_field(
    shop: Shop, method: str, path: str, command: object, words: str
) -> None:
    before = shop.state()
    answer = shop.control(method, path, command)
    assert answer.status_code == 422
    assert words in answer.json()["message"]
    assert shop.state() == before


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ({}, "'kind' is missing"),
        ({"kind": "no_such"}, "no notice 'no_such'"),
        ({"kind": "transfer_in", "amount": "1e3"}, "'amount' is a decimal text"),
        ({"kind": "transfer_in", "amount": 5}, "'amount' is a text"),
        ({"kind": "transfer_in", "currency": "EUR"}, "'currency' is one of GHS, KES, NGN, USD"),
        ({"kind": "transfer_in", "count": 3}, "it takes no count"),
        ({"kind": "burst", "count": 5001}, "'count' is a whole number"),
        ({"kind": "burst", "many": 1}, "no field 'many'"),
    ],
)
def test_a_notice_that_cannot_be_is_refused(shop: Shop, merchant: Merchant, command: object, words: str) -> None:
    shop.control("PUT", "/webhook", {"url": merchant.url})
    answer = shop.control("POST", "/notices", command)
    assert answer.status_code == 422
    assert words in answer.json()["message"]
    assert merchant.heard == []


def test_a_notice_without_an_address_is_409(shop: Shop) -> None:
    answer = shop.control("POST", "/notices", {"kind": "transfer_in"})
    assert answer.status_code == 409
    assert answer.json() == {"message": "No webhook address is set, so no notice can be sent."}
    assert shop.ledger()["credits"] == []


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        (b"{", 400, "Request body is not valid JSON"),
        (b"[]", 400, "Request body is not a JSON object"),
        (b"", 422, "'scenario' is missing."),
        (b" " * (64 * 1024 + 1), 413, "The command is too large."),
    ],
)
def test_a_command_that_is_no_object_is_refused(shop: Shop, body: bytes, status: int, message: str) -> None:
    headers = {"Authorization": f"Bearer {shop.address.control_token}"}
    answer = shop.http.put(shop.address.control_url + "/scenario", headers=headers, content=body)
    assert (answer.status_code, answer.json()["message"]) == (status, message)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "", 404),
        ("POST", "/state", 405),
        ("GET", "/faults", 405),
        ("PUT", "/clear", 405),
    ],
)
def test_what_is_not_there_is_said_in_json(shop: Shop, method: str, path: str, status: int) -> None:
    answer = shop.control(method, path)
    assert answer.status_code == status
    assert answer.json()["message"]


def test_what_is_set_is_shown(shop: Shop) -> None:
    shop.choose("decline", every=True, polls=4)
    shop.control("PUT", "/network", {"delay_ms": 5})
    shop.control("PUT", "/webhook", {"url": "https://shop.example:8443/notices?a=b", "delay_ms": 0})
    shop.set(step_up="post")
    shop.arm(4, "slow_drip", times=3)
    state = shop.state()
    assert state["scenario"] == {"id": "decline", "every": True, "polls": 4}
    assert state["delay_ms"] == 5
    assert state["webhook"] == {"url": "https://shop.example:8443/notices?a=b", "delay_ms": 0}
    assert state["variants"]["step_up"] == "post"
    assert [(one["operation"], one["kind"], one["times"], one["delay_ms"]) for one in state["faults"]] == [
        (4, "slow_drip", 3, 100)
    ]
    assert state["places"]["service"] == shop.address.base_url


def test_the_address_can_be_kept_while_the_delay_changes(shop: Shop) -> None:
    shop.control("PUT", "/webhook", {"url": "http://127.0.0.1:1/"})
    shop.control("PUT", "/webhook", {"delay_ms": 7})
    assert shop.state()["webhook"] == {"url": "http://127.0.0.1:1/", "delay_ms": 7}
    shop.control("PUT", "/webhook", {"url": None})
    assert shop.state()["webhook"] == {"url": None, "delay_ms": 7}


def test_clear_brings_everything_back_to_the_start_but_keys_and_webhook(shop: Shop) -> None:
    fresh = shop.state()
    shop.control("PUT", "/webhook", {"url": "http://127.0.0.1:1/", "delay_ms": 60_000})
    shop.pay("ref-1")
    shop.order("pos-1")
    shop.choose("decline", every=True)
    shop.set(step_up="post")
    shop.arm(4, "html")
    shop.control("PUT", "/network", {"delay_ms": 1})
    shop.arm(0, "refused", times=None)
    assert shop.control("POST", "/clear").status_code == 200
    assert shop.state() == {**fresh, "webhook": {"url": "http://127.0.0.1:1/", "delay_ms": 60_000}}
    assert all(not part for part in shop.ledger().values())
    assert shop.verify("ref-1").status_code == 404
    assert shop.list_providers().status_code == 200, "the keys are the same"
    shop.pay("ref-1")


def test_what_was_to_be_told_of_a_cleared_payment_is_told_to_nobody(shop: Shop, merchant: Merchant) -> None:
    shop.control("PUT", "/webhook", {"url": merchant.url, "delay_ms": 100})
    shop.pay("ref-1")
    shop.control("POST", "/clear")
    shop.pay("ref-2")
    assert merchant.wait_for(1)[0].notice["data"]["reference"] == "ref-2"
    assert len(merchant.heard) == 1
