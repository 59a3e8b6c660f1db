"""Operations 6 to 9: providers, packages, whose number it is, and an order that is bought once."""

import hashlib
import hmac
import json
import time

import pytest

from pos_app.sandbox import tv
from tests.contract import reply_problems
from tests.sandbox.shop import Shop


def order_of(shop: Shop, reference: str) -> dict[str, object]:
    return next(one for one in shop.ledger()["orders"] if one["reference"] == reference)


def test_every_reply_is_what_the_description_says(shop: Shop) -> None:
    providers = shop.list_providers()
    assert reply_problems("op06_providers.reply.json", providers.content, status=providers.status_code) == []
    for entry in providers.json()["data"]:
        packages = shop.list_packages(entry["provider"])
        assert reply_problems("op07_packages.reply.json", packages.content, status=packages.status_code) == []
        assert packages.json()["data"]
    validated = shop.validate()
    assert reply_problems("op08_validate.reply.order.json", validated.content, status=validated.status_code) == []
    paid = shop.order("pos-1")
    assert reply_problems("op09_pay.reply.json", paid.content, status=paid.status_code) == []


def test_the_four_providers_have_logos_at_relative_paths(shop: Shop) -> None:
    entries = shop.list_providers().json()["data"]
    assert [entry["provider"] for entry in entries] == ["DSTV", "GOTV", "STARTIMES", "SHOWMAX"]
    for entry in entries:
        logo = shop.http.get(shop.at("/" + entry["providerLogoUrl"]))
        assert logo.headers["content-type"] == "image/png"
        assert logo.content.startswith(b"\x89PNG")
    assert shop.http.get(shop.at("/images/tv/none.png")).status_code == 404


def test_the_packages_of_the_samples_are_there(shop: Shop) -> None:
    found = {entry["id"]: entry for entry in shop.list_packages("GOTV").json()["data"]}
    assert found[35] == {"id": 35, "name": "GOtv Jolli N2,460", "code": "gotv-jolli", "amount": "2460"}


@pytest.mark.parametrize("provider", ["gotv", "NONE", "1", "%20"])
def test_a_provider_nobody_knows_is_refused(shop: Shop, provider: str) -> None:
    for answer in (
        shop.list_packages(provider),
        shop.validate(provider=provider),
        shop.order("pos-1", provider=provider),
    ):
        assert (answer.status_code, answer.json()["message"]) == (400, "Invalid provider")


def test_validating_tells_the_name_where_there_is_one(shop: Shop) -> None:
    assert shop.validate("70274413902").json()["data"]["Customer_Name"] == "Adaeze Okafor"
    assert "Customer_Name" not in shop.validate("7020000008").json()["data"]
    assert "<img" in shop.validate("7020000007").json()["data"]["Customer_Name"]


@pytest.mark.parametrize("number", ["7020000001", "12", "70234567890123456", "70234x6789", "٧٠٢٣٤٥٦٧٨٩"])
def test_a_number_that_cannot_be_is_refused(shop: Shop, number: str) -> None:
    answer = shop.validate(number)
    assert (answer.status_code, answer.json()["message"]) == (400, "Invalid smartcard number")


def test_an_order_is_bought_and_echoes_its_reference(shop: Shop) -> None:
    data = shop.order("pos-1").json()["data"]
    assert (data["reference"], data["status"], data["errorMsg"]) == ("pos-1", "Delivered", None)
    booked = order_of(shop, "pos-1")
    assert booked["bought_at"] is not None
    assert (booked["provider"], booked["package"], booked["order_no"]) == ("GOTV", 35, data["orderNo"])


def test_the_same_bytes_again_are_refused_and_buy_nothing(shop: Shop) -> None:
    body = json.dumps({"number": "7023456789", "plan_id": "35", "provider": "GOTV", "reference": "pos-1"}).encode()
    shop.send_order(body)
    bought_at = order_of(shop, "pos-1")["bought_at"]
    again = shop.send_order(body)
    assert (again.status_code, again.json()["message"]) == (400, "Reference already existed")
    assert [one["bought_at"] for one in shop.ledger()["orders"]] == [bought_at]
    assert order_of(shop, "pos-1")["received"] == {"9": 2}


def test_the_signature_covers_the_bytes_as_they_came(shop: Shop) -> None:
    body = b'{ "number":"7023456789", "reference":"pos-1","plan_id":"35" ,"provider":"GOTV"}\n'
    signed_otherwise = hmac.new(shop.address.public_key.encode(), body.strip(), hashlib.sha512).hexdigest()
    headers = {**shop.keyed, "Encryption": signed_otherwise}
    refused = shop.http.post(shop.at("/api/v2/tv/pay"), headers=headers, content=body)
    assert (refused.status_code, refused.json()["message"]) == (
        400,
        "Invalid Signature. Intrusion detected. Failed [A.A.E.101]",
    )
    assert shop.send_order(body).status_code == 200


@pytest.mark.parametrize("signature", [None, "", "00" * 64, "upper", "bytes"])
def test_a_missing_or_wrong_signature_is_refused(shop: Shop, signature: str | None) -> None:
    body = json.dumps({"number": "7023456789", "plan_id": "35", "provider": "GOTV", "reference": "pos-1"}).encode()
    right = hmac.new(shop.address.public_key.encode(), body, hashlib.sha512).hexdigest()
    headers = {name.encode(): value.encode() for name, value in shop.keyed.items()}
    if signature is not None:
        headers[b"Encryption"] = {"upper": right.upper().encode(), "bytes": b"\xff"}.get(signature, signature.encode())
    refused = shop.http.post(shop.at("/api/v2/tv/pay"), headers=headers, content=body)
    assert refused.status_code == 400
    assert refused.json()["message"].startswith("Invalid Signature")
    assert shop.ledger()["orders"] == []


def test_the_secret_key_signs_only_where_the_variant_says_so(shop: Shop) -> None:
    assert shop.order("pos-1", key=shop.address.secret_key).status_code == 400
    shop.set(signing_key="secret")
    assert shop.order("pos-1", key=shop.address.secret_key).status_code == 200
    assert shop.order("pos-2").status_code == 400


@pytest.mark.parametrize("reference", ["Pos-1", "pos 1", "pos.1", "pos/1", "pös-1", "a" * 101])
def test_a_reference_is_lower_case_letters_digits_dashes_and_underscores(shop: Shop, reference: str) -> None:
    refused = shop.order(reference)
    assert (refused.status_code, refused.json()["message"]) == (400, "Invalid reference")


def test_dashes_and_underscores_are_fine(shop: Shop) -> None:
    assert shop.order("pos_1-a9").status_code == 200


@pytest.mark.parametrize("field", ["provider", "number", "plan_id", "reference"])
def test_every_field_of_an_order_is_required(shop: Shop, field: str) -> None:
    refused = shop.order("pos-1", **{field: None}) if field not in {"reference", "number"} else None
    if refused is None:
        order = {"number": "7023456789", "plan_id": "35", "provider": "GOTV", "reference": "pos-1"}
        del order[field]
        refused = shop.send_order(json.dumps(order).encode())
    assert (refused.status_code, refused.json()["message"]) == (400, "Incomplete request")
    assert list(refused.json()["error"]) == [field]


@pytest.mark.parametrize("plan", ["999", "gotv-none", "61"])
def test_a_package_of_nobody_or_of_another_provider_is_refused(shop: Shop, plan: str) -> None:
    shop.set(plan_field="either")
    refused = shop.order("pos-1", plan_id=plan)
    assert (refused.status_code, refused.json()["message"]) == (400, "Invalid package")


def test_the_id_of_a_package_is_a_text(shop: Shop) -> None:
    assert shop.order("pos-1", plan_id=35).json()["message"] == "Incomplete request"
    assert shop.order("pos-1", plan_id="gotv-jolli").json()["message"] == "Incomplete request"


def test_a_refused_number_is_told_in_the_result_and_uses_the_reference_up(shop: Shop) -> None:
    refused = shop.order("pos-1", "7020000001")
    assert reply_problems("op09_pay.reply.not_delivered.json", refused.content, status=refused.status_code) == []
    assert refused.json()["data"]["errorMsg"] == "Invalid smartcard number"
    assert order_of(shop, "pos-1")["bought_at"] is None
    assert shop.order("pos-1").json()["message"] == "Reference already existed"


def test_an_empty_wallet_is_told_by_success(shop: Shop) -> None:
    answer = shop.order("pos-1", "7020000002")
    assert answer.status_code == 200
    assert (answer.json()["success"], answer.json()["data"]["errorMsg"]) == (False, "Insufficient balance")
    assert order_of(shop, "pos-1")["bought_at"] is None


def test_a_pending_order_is_bought_and_not_delivered(shop: Shop) -> None:
    answer = shop.order("pos-1", "7020000003")
    assert reply_problems("op09_pay.reply.other_status.json", answer.content, status=answer.status_code) == []
    assert answer.json()["data"]["status"] == "Pending"


def test_a_service_error_buys_nothing_and_leaves_the_reference_free(shop: Shop) -> None:
    assert shop.order("pos-1", "7020000005").status_code == 500
    assert shop.ledger()["orders"] == []


def test_another_reference_can_come_back(shop: Shop) -> None:
    assert shop.order("pos-1", "7020000009").json()["data"]["reference"] == "pos-1-other"


def test_a_slow_delivery_is_delivered_after_its_wait(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tv, "_LONG_WAIT_MS", 300)
    began = time.monotonic()
    assert shop.order("pos-1", "7020000006").json()["data"]["status"] == "Delivered"
    assert time.monotonic() - began >= 0.3
