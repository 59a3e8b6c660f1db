"""Operations 1 to 5: a card is encrypted, a payment started, a device looked at, the bank asked, the end told."""

import pytest

from pos_app.sandbox.prices import CURRENCIES
from tests.contract import reply_problems
from tests.sandbox.shop import CHALLENGED, DECLINED, PAID, Clock, Shop

MASTERCARD = "5200000000002235"
UNLISTED = "4242424242424242"


def test_every_reply_of_a_frictionless_payment_is_what_the_description_says(shop: Shop) -> None:
    encrypted = shop.encrypt("ref-1")
    assert reply_problems("op01_encryption.reply.txt", encrypted.content, status=encrypted.status_code) == []
    started = shop.initialize("ref-1", encrypted.text)
    assert reply_problems("op02_initialize.reply.json", started.content, status=started.status_code) == []
    enrolled = shop.enroll("ref-1")
    file = "op04_enrollment.reply.no_challenge.missing.json"
    assert reply_problems(file, enrolled.content, status=enrolled.status_code) == []
    verified = shop.verify("ref-1")
    assert reply_problems("op05_verify.reply.success.json", verified.content, status=verified.status_code) == []


def test_every_reply_of_a_challenge_is_what_the_description_says(shop: Shop) -> None:
    shop.start("ref-1", CHALLENGED)
    enrolled = shop.enroll("ref-1", CHALLENGED)
    assert reply_problems("op04_enrollment.reply.json", enrolled.content, status=enrolled.status_code) == []
    assert enrolled.json()["alt"].endswith("/ref-1")
    pending = shop.verify("ref-1")
    assert reply_problems("op05_verify.reply.pending.json", pending.content, status=pending.status_code) == []


def test_a_declined_payment_is_failed_and_not_charged(shop: Shop) -> None:
    shop.pay("ref-1", DECLINED)
    verified = shop.verify("ref-1")
    assert reply_problems("op05_verify.reply.failed.json", verified.content, status=verified.status_code) == []
    assert verified.json()["data"]["message"] == "Insufficient funds"
    assert shop.payment("ref-1")["is_charged"] is False


@pytest.mark.parametrize(
    ("number", "has_page", "says_true", "ends"),
    [
        ("4000000000002701", False, True, "success"),
        ("5200000000002235", False, True, "success"),
        ("4000000000002925", False, True, "failed"),
        ("5200000000002276", False, True, "failed"),
        ("4000000000002719", False, True, "success"),
        ("5200000000002482", False, True, "success"),
        ("4000000000002313", False, True, "success"),
        ("5200000000002268", False, True, "success"),
        ("4000000000002537", False, False, "failed"),
        ("5200000000002185", False, False, "failed"),
        ("4000000000002503", True, True, "pending"),
        ("5200000000002151", True, True, "pending"),
        ("4000000000002370", True, True, "pending"),
        ("5200000000002490", True, True, "pending"),
        ("4000000000002420", False, True, "failed"),
        ("5200000000002664", False, True, "failed"),
        ("4000000000002644", True, True, "pending"),
        ("5200000000002656", True, True, "pending"),
        ("5061460410120223210", True, True, "pending"),
        (UNLISTED, False, True, "success"),
    ],
)
def test_the_number_decides_what_operation_4_says_and_how_it_ends(
    shop: Shop, number: str, *, has_page: bool, says_true: bool, ends: str
) -> None:
    reply = shop.pay("ref-1", number)
    assert reply["status"] is says_true
    assert ("alt" in reply) is has_page
    assert shop.status("ref-1") == ends


def test_the_money_moves_at_operation_4_and_not_before(shop: Shop) -> None:
    shop.start("ref-1")
    assert shop.payment("ref-1")["charged_at"] is None
    shop.enroll("ref-1")
    assert shop.payment("ref-1")["charged_at"] is not None


def test_a_payment_before_the_bank_check_is_pending(shop: Shop) -> None:
    shop.start("ref-1")
    assert shop.status("ref-1") == "pending"


def test_the_encrypted_value_is_good_for_its_own_reference_only(shop: Shop) -> None:
    card = shop.encrypt("ref-1").text
    refused = shop.initialize("ref-2", card)
    assert (refused.status_code, refused.json()["status"], refused.json()["message"]) == (400, False, "Invalid card")
    assert shop.initialize("ref-1", "00" * 128).status_code == 400
    assert shop.initialize("ref-1", card).status_code == 200


def test_encrypting_again_does_not_use_the_reference_up(shop: Shop) -> None:
    first, second = shop.encrypt("ref-1").text, shop.encrypt("ref-1", MASTERCARD).text
    assert first != second
    assert shop.initialize("ref-1", first).status_code == 200


def test_a_reference_is_used_up_by_the_first_payment(shop: Shop) -> None:
    shop.start("ref-1")
    refused = shop.initialize("ref-1", shop.encrypt("ref-1").text)
    assert refused.status_code == 400
    assert refused.json() == {
        "status": False,
        "message": "Reference already existed",
        "error": {"reference": ["The reference has already been taken."]},
    }


def test_a_card_payment_and_a_tv_order_do_not_share_a_reference(shop: Shop) -> None:
    shop.start("ref-1")
    assert shop.order("ref-1").json()["message"] == "Reference already existed"
    shop.order("ref-2")
    assert shop.initialize("ref-2", shop.encrypt("ref-2").text).json()["message"] == "Reference already existed"


def test_the_bank_is_asked_once(shop: Shop) -> None:
    shop.pay("ref-1")
    again = shop.enroll("ref-1")
    assert (again.status_code, again.json()["message"]) == (400, "Transaction has already been processed")
    assert shop.payment("ref-1")["received"]["4"] == 2


def test_another_card_than_the_encrypted_one_is_refused_and_charges_nothing(shop: Shop) -> None:
    shop.start("ref-1")
    refused = shop.enroll("ref-1", MASTERCARD)
    assert (refused.status_code, refused.json()["message"]) == (400, "Card does not match the transaction")
    assert shop.enroll("ref-1", expiryMonth="11").status_code == 400
    assert shop.payment("ref-1")["is_charged"] is False
    assert shop.enroll("ref-1").status_code == 200


def test_an_unknown_reference_is_not_found(shop: Shop) -> None:
    assert shop.enroll("ref-1").status_code == 404
    unknown = shop.verify("ref-1")
    assert unknown.status_code == 404
    assert unknown.json() == {"status": False, "message": "Transaction reference not found"}
    shop.encrypt("ref-2")
    assert shop.verify("ref-2").status_code == 404, "operation 1 alone starts nothing"


def test_verification_tells_the_amount_with_fees_and_the_amount_asked(shop: Shop) -> None:
    shop.pay("ref-1", amount="100.5", currency="USD")
    data = shop.verify("ref-1").json()["data"]
    assert (data["requested_amount"], data["fees"], data["amount"]) == ("100.50", "1.40", "101.90")
    assert (data["currency"], data["reference"], data["channel"]) == ("USD", "ref-1", "card")


def test_a_payment_that_nobody_goes_on_with_fails_after_a_quarter_of_an_hour(shop: Shop, clock: Clock) -> None:
    shop.start("ref-1")
    clock.go_on(minutes=14)
    assert shop.status("ref-1") == "pending"
    clock.go_on(minutes=1)
    assert shop.status("ref-1") == "failed"
    assert shop.enroll("ref-1").status_code == 400
    assert shop.payment("ref-1")["is_charged"] is False


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"number": "4000000000002702"}, "Invalid card number"),
        ({"number": "40000000000"}, "Invalid card number"),
        ({"number": "４０００００００００００２７０１"}, "Invalid card number"),
        ({"number": "4000 0000 0000 2701"}, "Invalid card number"),
        ({"number": 4000000000002701}, "Incomplete request"),
        ({"number": ""}, "Incomplete request"),
        ({"expiryMonth": "13"}, "Invalid card expiry"),
        ({"expiryMonth": "1"}, "Invalid card expiry"),
        ({"expiryYear": "2031"}, "Invalid card expiry"),
        ({"expiryYear": None}, "Incomplete request"),
        ({"expiryMonth": "10", "expiryYear": "26"}, "Card has expired"),
        ({"cvv": "12"}, "Invalid card verification value"),
        ({"cvv": "12a"}, "Invalid card verification value"),
        ({"cvv": None}, "Incomplete request"),
    ],
)
def test_a_card_that_cannot_be_is_refused_by_operations_1_and_4_and_never_repeated(
    shop: Shop, changes: dict[str, object], message: str
) -> None:
    shop.start("ref-1")
    at_4 = {"cardnumber" if name == "number" else name: value for name, value in changes.items()}
    for refused in (shop.encrypt("ref-2", **changes), shop.enroll("ref-1", **at_4)):
        assert (refused.status_code, refused.json()["message"], refused.json()["status"]) == (400, message, False)
        assert all(not isinstance(value, str) or not value or value not in refused.text for value in changes.values())


def test_a_card_is_good_until_the_last_day_of_its_month(shop: Shop) -> None:
    assert shop.encrypt("ref-1", expiryMonth="11", expiryYear="26").status_code == 200


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("amount", "0", "Incomplete request"),
        ("amount", "0.00", "Incomplete request"),
        ("amount", "-5", "Incomplete request"),
        ("amount", "1e3", "Incomplete request"),
        ("amount", "1,000", "Incomplete request"),
        ("amount", "5.001", "Incomplete request"),
        ("amount", "٥", "Incomplete request"),
        ("amount", 12500, "Incomplete request"),
        ("amount", None, "Incomplete request"),
        ("email", "ada", "Incomplete request"),
        ("email", "ada@example", "Incomplete request"),
        ("email", "a b@example.com", "Incomplete request"),
        ("currency", "EUR", "Invalid or Unauthorized Merchant Currency Set"),
        ("currency", "ngn", "Invalid or Unauthorized Merchant Currency Set"),
        ("currency", None, "Incomplete request"),
        ("card", "xyz", "Incomplete request"),
        ("reference", "a b", "Incomplete request"),
        ("reference", "a/b", "Incomplete request"),
    ],
)
def test_a_start_with_a_bad_field_is_refused_by_its_name(shop: Shop, field: str, value: object, message: str) -> None:
    refused = shop.initialize("ref-1", shop.encrypt("ref-1").text, **{field: value})
    assert refused.status_code == 400
    assert (refused.json()["message"], list(refused.json()["error"])) == (message, [field])
    assert shop.ledger()["payments"] == []


@pytest.mark.parametrize("currency", sorted(CURRENCIES))
def test_each_of_its_currencies_is_taken(shop: Shop, currency: str) -> None:
    shop.pay("ref-1", currency=currency)
    assert shop.status("ref-1") == "success"


def test_all_missing_fields_are_named_at_once(shop: Shop) -> None:
    refused = shop.http.post(shop.at("/api/s2s/transaction/initialize"), headers=shop.key, json={})
    assert set(refused.json()["error"]) == {"email", "amount", "currency", "reference", "card"}
    refused = shop.http.post(shop.at("/api/s2s/test/encryption"), headers=shop.key, json={"data": {}})
    assert set(refused.json()["error"]) == {"reference", "number", "cvv", "expiryMonth", "expiryYear"}


def test_the_book_keeps_brand_and_last_four_and_no_number(shop: Shop) -> None:
    number = "4242424242424242"
    shop.pay("ref-1", number)
    text = shop.control("GET", "/ledger").text
    assert number not in text
    assert (shop.payment("ref-1")["brand"], shop.payment("ref-1")["last4"]) == ("Visa", "4242")
    for reference, other, brand in (
        ("ref-2", "5061460410120223210", "Verve"),
        ("ref-3", MASTERCARD, "Mastercard"),
        ("ref-4", "378282246310005", "American Express"),
        ("ref-5", "6011111111111117", "Card"),
    ):
        shop.start(reference, other)
        assert shop.payment(reference)["brand"] == brand
    assert PAID[-4:] not in text
