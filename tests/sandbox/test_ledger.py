"""The book: what happened, for whoever judges the till by it."""

import pytest

from tests.sandbox.shop import CHALLENGED, Shop


def test_every_call_is_in_the_book_with_what_became_of_it(shop: Shop) -> None:
    shop.pay("ref-1")
    shop.arm(5, "lost_answer")
    with pytest.raises(Exception, match="disconnected"):
        shop.verify("ref-1")
    shop.arm(5, "busy_429")
    shop.verify("ref-1")
    shop.initialize("ref-1", "00")
    shop.http.get(shop.at("/nowhere"))
    written = [
        (call["operation"], call["reference"], call["status"], call["fault"], call["is_handled"])
        for call in shop.ledger()["calls"]
    ]
    assert written == [
        (1, "ref-1", 200, None, True),
        (2, "ref-1", 200, None, True),
        (4, "ref-1", 200, None, True),
        (5, "ref-1", None, "lost_answer", True),
        (5, "ref-1", None, "busy_429", False),
        (2, "ref-1", 400, None, True),
        (None, "", 404, None, False),
    ]


def test_how_often_an_operation_came_in_is_counted_even_when_it_was_dropped_or_refused(shop: Shop) -> None:
    shop.arm(2, "drop_before")
    card = shop.encrypt("ref-1").text
    with pytest.raises(Exception, match="disconnected"):
        shop.initialize("ref-1", card)
    assert shop.ledger()["received"] == {"ref-1": {"1": 1, "2": 1}}
    shop.initialize("ref-1", card)
    shop.enroll("ref-1")
    shop.enroll("ref-1")
    assert shop.payment("ref-1")["received"] == {"1": 1, "2": 2, "4": 2}


def test_two_charged_references_can_be_told_from_one(shop: Shop) -> None:
    for reference in ("sale-1-a", "sale-1-b"):
        shop.pay(reference)
    shop.start("sale-1-c")
    charged = [one["reference"] for one in shop.ledger()["payments"] if one["is_charged"]]
    assert charged == ["sale-1-a", "sale-1-b"]


def test_a_card_that_was_only_encrypted_is_listed_as_such(shop: Shop) -> None:
    shop.encrypt("ref-1")
    shop.start("ref-2")
    assert shop.ledger()["encrypted_only"] == ["ref-1"]


def test_a_payment_tells_its_story(shop: Shop) -> None:
    shop.start("ref-1", CHALLENGED)
    assert (shop.payment("ref-1")["stage"], shop.payment("ref-1")["status"]) == ("initialized", "pending")
    alt = shop.enroll("ref-1", CHALLENGED).json()["alt"]
    assert shop.payment("ref-1")["stage"] == "challenge"
    shop.http.post(alt, data={"code": "000000", "action": "approve"})
    shop.http.post(alt, data={"code": "123456", "action": "approve"})
    story = shop.payment("ref-1")
    assert (story["stage"], story["status"], story["wrong_codes"]) == ("ended", "success", 1)
    assert story["charged_at"] == story["ended_at"] == "2026-11-20T14:32:00+00:00"
    assert story["received"] == {"1": 1, "2": 1, "4": 1, "11": 2}


def test_no_token_key_or_card_is_in_the_book(shop: Shop) -> None:
    started = shop.start("ref-1", CHALLENGED)["data"]
    reply = shop.enroll("ref-1", CHALLENGED).json()
    text = shop.control("GET", "/ledger").text
    for secret in (
        CHALLENGED, started["accessToken"], reply["data"]["accessToken"], shop.address.secret_key,
        shop.address.control_token,
    ):  # fmt: skip
        assert secret not in text
