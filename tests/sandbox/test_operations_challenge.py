"""Operation 3 and the customer's approval: the device page, the page of `alt`, the step-up page and the code."""

import re
from datetime import timedelta
from html import unescape
from typing import Any

import httpx
import pytest

from tests.sandbox.shop import CHALLENGED, Clock, Shop

CODE = "123456"


def step_up(shop: Shop, reply: dict[str, Any]) -> httpx.Response:
    return shop.http.post(reply["data"]["stepUpUrl"], data={"JWT": reply["data"]["accessToken"]})


def answer(shop: Shop, page: httpx.Response, *, action: str = "approve", code: str = CODE) -> httpx.Response:
    """Press a button of a page, where its form leads."""
    target = re.search(r'<form[^>]*action="([^"]+)"', page.text)
    assert target is not None, page.text
    address = page.url.join(unescape(target[1]))
    return shop.http.post(address, data={"reference": "ref-1", "code": code, "action": action})


def test_the_device_page_leads_to_the_bank_and_is_counted(shop: Shop) -> None:
    started = shop.start("ref-1")
    page = shop.open_device_page("ref-1")
    collect = started["data"]["deviceDataCollectionUrl"]
    assert page.headers["content-type"].startswith("text/html")
    assert collect in page.text
    assert not collect.startswith(shop.address.s2s_base_url), "the bank is another origin"
    assert shop.payment("ref-1")["device_loaded"] is True
    frame = shop.http.post(collect, data={"JWT": started["data"]["accessToken"]})
    assert "profile.completed" in frame.text
    assert started["data"]["referenceId"] in frame.text
    assert shop.payment("ref-1")["device_collected"] is True


def test_a_device_page_of_nobody_is_404(shop: Shop) -> None:
    assert shop.open_device_page("ref-1").status_code == 404


@pytest.mark.parametrize("form", [{}, {"JWT": ""}, {"JWT": "other"}])
def test_the_bank_wants_its_own_token_for_a_device(shop: Shop, form: dict[str, str]) -> None:
    started = shop.start("ref-1")
    assert shop.http.post(started["data"]["deviceDataCollectionUrl"], data=form).status_code == 400
    assert shop.http.get(started["data"]["deviceDataCollectionUrl"]).status_code == 405


@pytest.mark.parametrize("way", ["alt", "post"])
def test_the_right_code_approves_charges_and_leads_back(shop: Shop, way: str) -> None:
    reply = shop.pay("ref-1", CHALLENGED)
    page = shop.http.get(reply["alt"]) if way == "alt" else step_up(shop, reply)
    assert page.status_code == 200
    assert "NGN 12,500.00" in page.text
    assert "2503" in page.text
    assert shop.payment("ref-1")["is_charged"] is False
    done = answer(shop, page)
    assert f"{shop.address.s2s_base_url}/cr6t76y8uijkny/return/ref-1" in done.text
    assert shop.status("ref-1") == "success"
    assert shop.payment("ref-1")["is_charged"] is True
    assert "approved" in shop.http.get(shop.at("/cr6t76y8uijkny/return/ref-1")).text


@pytest.mark.parametrize("way", ["alt", "post"])
def test_three_wrong_codes_end_it_and_charge_nothing(shop: Shop, way: str) -> None:
    reply = shop.pay("ref-1", CHALLENGED)
    page = shop.http.get(reply["alt"]) if way == "alt" else step_up(shop, reply)
    for left in ("2 tries left", "1 try left"):
        page = answer(shop, page, code="000000")
        assert left in page.text
        assert shop.status("ref-1") == "pending"
    answer(shop, page, code="000000")
    assert shop.status("ref-1") == "failed"
    assert shop.payment("ref-1")["is_charged"] is False


def test_the_page_names_one_phone(shop: Shop) -> None:
    page = shop.http.get(shop.pay("ref-1", CHALLENGED)["alt"])
    assert re.findall(r"end(?:s|ing) in (\d+)", page.text) == ["4471"]
    assert "The code was sent just now." in page.text


def test_resend_sends_another_code_and_costs_no_try(shop: Shop) -> None:
    page = shop.http.get(shop.pay("ref-1", CHALLENGED)["alt"])
    for _ in range(5):
        page = answer(shop, page, action="resend", code="")
        assert "A new code is on its way." in page.text
    assert shop.payment("ref-1")["wrong_codes"] == 0
    answer(shop, page)
    assert shop.status("ref-1") == "success"


def test_cancel_ends_it_and_charges_nothing(shop: Shop) -> None:
    page = shop.http.get(shop.pay("ref-1", CHALLENGED)["alt"])
    answer(shop, page, action="cancel", code="")
    told = shop.verify("ref-1").json()["data"]
    assert (told["status"], told["message"]) == ("failed", "Cancelled by the customer")
    assert shop.payment("ref-1")["is_charged"] is False


def test_answering_twice_charges_once_and_shows_the_end_again(shop: Shop) -> None:
    page = shop.http.get(shop.pay("ref-1", CHALLENGED)["alt"])
    answer(shop, page)
    charged_at = shop.payment("ref-1")["charged_at"]
    assert "approved" in answer(shop, page).text
    answer(shop, page, action="cancel")
    assert shop.payment("ref-1")["charged_at"] == charged_at
    assert shop.status("ref-1") == "success"


def test_a_page_opened_again_asks_again_until_the_end(shop: Shop) -> None:
    alt = shop.pay("ref-1", CHALLENGED)["alt"]
    assert "Stay" not in shop.http.get(alt).text
    answer(shop, shop.http.get(alt))
    assert "approved" in shop.http.get(alt).text


def test_an_approval_left_alone_fails_after_a_quarter_of_an_hour(shop: Shop, clock: Clock) -> None:
    page = shop.http.get(shop.pay("ref-1", CHALLENGED)["alt"])
    clock.now += timedelta(minutes=15)
    assert "not approved" in answer(shop, page).text
    assert shop.status("ref-1") == "failed"


def test_a_declining_bank_says_no_to_the_right_code(shop: Shop) -> None:
    page = shop.http.get(shop.pay("ref-1", "4000000000002370")["alt"])
    assert "not approved" in answer(shop, page).text
    assert shop.verify("ref-1").json()["data"]["message"] == "Do not honour"


def test_a_validation_error_ends_in_an_error_page(shop: Shop) -> None:
    page = shop.http.get(shop.pay("ref-1", "4000000000002644")["alt"])
    assert "fault" in answer(shop, page).text
    assert shop.status("ref-1") == "failed"


@pytest.mark.parametrize("form", [{}, {"JWT": "x"}, {"JWT": ""}])
def test_the_step_up_page_wants_its_own_token(shop: Shop, form: dict[str, str]) -> None:
    reply = shop.pay("ref-1", CHALLENGED)
    assert shop.http.post(reply["data"]["stepUpUrl"], data=form).status_code == 400
    assert shop.http.get(reply["data"]["stepUpUrl"]).status_code == 405


def test_the_token_of_the_device_opens_no_step_up(shop: Shop) -> None:
    started = shop.start("ref-1", CHALLENGED)
    url = started["data"]["deviceDataCollectionUrl"].replace("/device/collect", "/step-up")
    assert shop.http.post(url, data={"JWT": started["data"]["accessToken"]}).status_code == 400


def test_pages_of_nobody_are_404(shop: Shop) -> None:
    shop.start("ref-1", CHALLENGED)
    for reference in ("ref-1", "ref-2"):
        alt = shop.at(f"/cr6t76y8uijkny/payer-authentication/{reference}")
        assert shop.http.get(alt).status_code == 404
        assert shop.http.post(alt, data={"code": CODE, "action": "approve"}).status_code == 404
    assert shop.http.get(shop.at("/cr6t76y8uijkny/return/ref-2")).status_code == 404
    assert shop.payment("ref-1")["is_charged"] is False


def test_a_form_of_too_many_fields_is_refused(shop: Shop) -> None:
    alt = shop.pay("ref-1", CHALLENGED)["alt"]
    assert shop.http.post(alt, data={str(number): "x" for number in range(50)}).status_code == 400


def test_markup_in_what_the_till_sent_stays_text(shop: Shop) -> None:
    reply = shop.pay("ref.=_-1", CHALLENGED)
    assert reply["alt"].endswith("/ref.=_-1")
    assert shop.http.get(reply["alt"]).status_code == 200
