"""What the next payment can be told to do, whatever its number."""

from datetime import timedelta

import httpx
import pytest

from pos_app.sandbox.scenarios import SCENARIOS
from tests.sandbox.shop import CHALLENGED, DECLINED, PAID, Clock, Shop, wait_until
from tests.sandbox.test_operations_challenge import answer


def test_every_scenario_has_words_for_the_panel_and_the_first_eight_are_those_pictured() -> None:
    assert [one.title for one in SCENARIOS[:8]] == [
        "Approve", "Challenge, approve", "Decline", "Challenge, refuse", "Stay waiting", "Lost answer", "Network loss",
        "Service error",
    ]  # fmt: skip
    assert all(one.id and one.title and one.detail for one in SCENARIOS)
    assert len({one.id for one in SCENARIOS}) == len(SCENARIOS)


@pytest.mark.parametrize(
    ("scenario", "ends"),
    [("approve", "success"), ("decline", "failed"), ("attempted", "success"), ("unavailable", "success"),
     ("neither", "success"), ("by_card", "failed")],
)  # fmt: skip
def test_a_scenario_overrules_the_number(shop: Shop, scenario: str, ends: str) -> None:
    shop.choose(scenario)
    assert "alt" not in shop.pay("ref-1", DECLINED)
    assert shop.status("ref-1") == ends
    assert shop.payment("ref-1")["scenario"] == scenario


def test_a_scenario_is_used_up_by_one_payment(shop: Shop) -> None:
    shop.choose("decline")
    shop.pay("ref-1")
    shop.pay("ref-2")
    assert [shop.status("ref-1"), shop.status("ref-2")] == ["failed", "success"]
    assert shop.state()["scenario"]["id"] == "by_card"


def test_every_time_means_every_time(shop: Shop) -> None:
    shop.choose("decline", every=True)
    for reference in ("ref-1", "ref-2"):
        shop.pay(reference)
        assert shop.status(reference) == "failed"
    assert shop.state()["scenario"] == {"id": "decline", "every": True, "polls": None}


def test_encrypting_again_for_the_same_reference_plays_the_same(shop: Shop) -> None:
    shop.choose("decline")
    shop.encrypt("ref-1")
    shop.pay("ref-1")
    assert shop.status("ref-1") == "failed"


def test_a_refused_card_does_not_use_the_scenario_up(shop: Shop) -> None:
    shop.choose("decline")
    shop.encrypt("ref-1", "4000000000002702")
    assert shop.state()["scenario"]["id"] == "decline"


def test_challenge_refuse_says_no_to_the_right_code(shop: Shop) -> None:
    shop.choose("challenge_refuse")
    answer(shop, shop.http.get(shop.pay("ref-1")["alt"]))
    assert shop.status("ref-1") == "failed"


def test_an_abandoned_challenge_ends_by_time_whatever_is_answered(shop: Shop, clock: Clock) -> None:
    shop.choose("challenge_abandon")
    page = shop.http.get(shop.pay("ref-1")["alt"])
    for action in ("approve", "cancel", "resend"):
        assert "has not answered yet" in answer(shop, page, action=action).text
    assert shop.status("ref-1") == "pending"
    clock.now += timedelta(minutes=5)
    assert shop.status("ref-1") == "failed"
    assert shop.payment("ref-1")["is_charged"] is False


def test_an_abandoned_challenge_can_end_after_so_many_polls(shop: Shop) -> None:
    shop.choose("challenge_abandon", polls=2)
    shop.pay("ref-1")
    assert [shop.status("ref-1") for _ in range(3)] == ["pending", "pending", "failed"]


def test_stay_waiting_is_charged_and_pending_for_five_minutes(shop: Shop, clock: Clock) -> None:
    shop.choose("stay_waiting")
    shop.pay("ref-1")
    clock.go_on(minutes=4, seconds=59)
    assert shop.status("ref-1") == "pending"
    assert shop.payment("ref-1")["is_charged"] is True
    clock.go_on(seconds=1)
    assert shop.status("ref-1") == "success"


@pytest.mark.parametrize("scenario", ["stay_waiting", "approve"])
def test_a_payment_can_be_pending_for_so_many_polls(shop: Shop, scenario: str) -> None:
    shop.choose(scenario, polls=3)
    shop.pay("ref-1")
    assert [shop.status("ref-1") for _ in range(5)] == ["pending"] * 3 + ["success"] * 2


def test_a_challenge_counts_its_polls_from_the_approval_on(shop: Shop) -> None:
    shop.choose("challenge_approve", polls=1)
    page = shop.http.get(shop.pay("ref-1")["alt"])
    assert [shop.status("ref-1") for _ in range(3)] == ["pending"] * 3
    answer(shop, page)
    assert [shop.status("ref-1") for _ in range(2)] == ["pending", "success"]


@pytest.mark.parametrize("how", ["scenario", "card"])
def test_a_lost_answer_charges_and_then_says_nothing_for_two_polls(shop: Shop, how: str) -> None:
    number = PAID
    if how == "scenario":
        shop.choose("lost_answer")
    else:
        number = "5061460410120223319"
    shop.start("ref-1", number)
    for ask in (lambda: shop.enroll("ref-1", number), *[lambda: shop.verify("ref-1")] * 2):
        with pytest.raises(httpx.RemoteProtocolError):
            ask()
        assert shop.payment("ref-1")["is_charged"] is True
    assert shop.status("ref-1") == "success"
    assert [call["is_dropped"] for call in shop.calls(5)] == [True, True, False]


def test_the_silence_after_a_lost_answer_can_last_longer(shop: Shop) -> None:
    shop.choose("lost_answer", polls=0)
    shop.start("ref-1")
    with pytest.raises(httpx.RemoteProtocolError):
        shop.enroll("ref-1")
    assert shop.status("ref-1") == "success"


def test_network_loss_lets_the_card_be_encrypted_and_refuses_what_comes_next(shop: Shop) -> None:
    shop.choose("network_loss")
    card = shop.encrypt("ref-1").text
    with pytest.raises(httpx.ConnectError):
        shop.initialize("ref-1", card)
    assert shop.ledger()["payments"] == []
    shop.control("DELETE", "/faults")
    assert shop.initialize("ref-1", card).status_code == 200


def test_the_network_comes_back_by_itself(shop: Shop) -> None:
    shop.arm(0, "refused", for_ms=50)
    wait_until(lambda: shop.state()["is_network_up"])
    assert shop.list_providers().status_code == 200


def test_a_service_error_charges_answers_500_and_recovers(shop: Shop) -> None:
    shop.choose("service_error")
    shop.start("ref-1")
    assert shop.enroll("ref-1").status_code == 500
    assert shop.payment("ref-1")["is_charged"] is True
    assert [shop.verify("ref-1").status_code for _ in range(3)] == [500, 500, 200]
    assert shop.status("ref-1") == "success"


@pytest.mark.parametrize("scenario", ["device_silent", "device_wrong_origin"])
def test_a_device_scenario_leaves_the_end_to_the_number(shop: Shop, scenario: str) -> None:
    shop.choose(scenario)
    started = shop.start("ref-1", DECLINED)
    bank = started["data"]["deviceDataCollectionUrl"]
    elsewhere = shop.state()["places"]["elsewhere"] + "/device/collect"
    used = elsewhere if scenario == "device_wrong_origin" else bank
    assert used in shop.open_device_page("ref-1").text
    frame = shop.http.post(used, data={"JWT": started["data"]["accessToken"]}).text
    if scenario == "device_silent":
        assert frame.count("say") == 1, "it knows what to say and never says it"
    else:
        assert "window.top.postMessage" in frame
    shop.enroll("ref-1", DECLINED)
    assert shop.status("ref-1") == "failed"


def test_a_device_page_can_fail_and_can_refuse_to_be_framed(shop: Shop) -> None:
    shop.choose("device_fails")
    shop.start("ref-1")
    assert shop.open_device_page("ref-1").status_code == 500
    shop.choose("device_refuses_framing")
    shop.start("ref-2")
    page = shop.open_device_page("ref-2")
    assert page.status_code == 200
    assert page.headers["x-frame-options"] == "DENY"
    assert page.headers["content-security-policy"] == "frame-ancestors 'none'"
    shop.start("ref-3")
    assert "x-frame-options" not in shop.open_device_page("ref-3").headers


def test_a_crashing_challenge_works_when_it_is_loaded_again(shop: Shop) -> None:
    shop.choose("challenge_crashes")
    alt = shop.pay("ref-1")["alt"]
    assert "<form" not in shop.http.get(alt).text
    answer(shop, shop.http.get(alt))
    assert shop.status("ref-1") == "success"


def test_a_popup_challenge_asks_in_its_second_window(shop: Shop) -> None:
    shop.choose("challenge_popup")
    reply = shop.pay("ref-1")
    assert "window.open" in shop.http.get(reply["alt"]).text
    window = shop.http.get(reply["alt"] + "?window=code")
    done = answer(shop, window)
    assert "return/ref-1" not in done.text, "the second window is closed by the first"
    assert shop.status("ref-1") == "success"


def test_a_popup_challenge_works_behind_the_posted_page_too(shop: Shop) -> None:
    shop.choose("challenge_popup")
    reply = shop.pay("ref-1")
    page = shop.http.post(reply["data"]["stepUpUrl"], data={"JWT": reply["data"]["accessToken"]})
    assert "window.open" in page.text
    session = shop.payment("ref-1")["reference_id"]
    window = shop.http.get(reply["data"]["stepUpUrl"] + f"/{session}?window=code")
    answer(shop, window)
    assert shop.status("ref-1") == "success"


@pytest.mark.parametrize(
    ("scenario", "keys"), [("alt_only", {"alt"}), ("post_only", {"data"}), ("challenge_approve", {"alt", "data"})]
)
def test_a_challenge_gives_the_addresses_it_is_told_to(shop: Shop, scenario: str, keys: set[str]) -> None:
    shop.choose(scenario)
    assert shop.pay("ref-1", CHALLENGED).keys() - {"status", "message"} == keys


@pytest.mark.parametrize(
    ("scenario", "ends"), [("approve", "Delivered"), ("stay_waiting", "Pending"), ("challenge_approve", "Delivered")]
)
def test_a_tv_order_takes_the_scenario_and_uses_it_up(shop: Shop, scenario: str, ends: str) -> None:
    shop.choose(scenario)
    assert shop.order("pos-1").json()["data"]["status"] == ends
    assert shop.state()["scenario"]["id"] == "by_card"


def test_a_tv_order_can_be_declined_lost_and_fail(shop: Shop) -> None:
    shop.choose("decline")
    assert shop.order("pos-1").json()["success"] is False
    shop.choose("lost_answer")
    with pytest.raises(httpx.RemoteProtocolError):
        shop.order("pos-2")
    assert shop.ledger()["orders"][-1]["bought_at"] is not None
    shop.choose("service_error")
    assert shop.order("pos-3").status_code == 500
    assert shop.order("pos-3").json()["data"]["status"] == "Delivered", "it recovers for the same reference"


def test_network_loss_lets_a_tv_number_be_validated_and_refuses_the_order(shop: Shop) -> None:
    shop.choose("network_loss")
    assert shop.validate().status_code == 200
    with pytest.raises(httpx.ConnectError):
        shop.order("pos-1")
    assert shop.ledger()["orders"] == []
