"""Everything the description leaves open can be played either way."""

import httpx
import pytest

from pos_app.sandbox.variants import Variants, VariantSwitch, switches
from tests.contract import reply_problems
from tests.sandbox.shop import CHALLENGED, DECLINED, Merchant, Shop


def test_every_switch_has_a_sentence_and_a_default_it_takes_itself() -> None:
    for one in switches():
        assert one.says.endswith("."), one.id
        assert one.takes(one.default), one.id
        assert one.choices or one.form is not None, one.id


@pytest.mark.parametrize("switch", [one for one in switches() if one.choices], ids=lambda switch: switch.id)
def test_every_choice_of_a_switch_is_taken(shop: Shop, switch: VariantSwitch) -> None:
    for choice in switch.choices:
        shop.set(**{switch.id: choice})
        assert shop.state()["variants"][switch.id] == choice


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"no_such": 1}, "no_such"),
        ({"step_up": "sometimes"}, "step_up"),
        ({"step_up": None}, "step_up"),
        ({"card_credentials": 1}, "card_credentials"),
        ({"card_credentials": "true"}, "card_credentials"),
        ({"webhook_header": "two words"}, "webhook_header"),
        ({"webhook_header": "x\r\ny"}, "webhook_header"),
        ({"webhook_offset": "+25:00"}, "webhook_offset"),
        ({"device_path": "/no/place"}, "device_path"),
        ({"encryption_path": "no-slash"}, "encryption_path"),
        ({"tv_status": 7}, "tv_status"),
    ],
)
def test_what_a_switch_cannot_be_is_refused_and_nothing_changes(
    shop: Shop, asked: dict[str, object], field: str
) -> None:
    refused = shop.control("PUT", "/variants", {"step_up": "alt", **asked})
    assert refused.status_code == 422
    assert f"'{field}'" in refused.json()["message"]
    assert Variants(**shop.state()["variants"]) == Variants()


@pytest.mark.parametrize(
    ("form", "file"), [("quoted", "op01_encryption.reply.quoted.txt"), ("json", "op01_encryption.reply.card.json")]
)
def test_the_encrypted_card_can_be_written_otherwise(shop: Shop, form: str, file: str) -> None:
    shop.set(encryption_reply=form)
    answer = shop.encrypt("ref-1")
    assert reply_problems(file, answer.content, status=answer.status_code) == []
    value = answer.json()["card"] if form == "json" else answer.text.strip('"')
    assert shop.initialize("ref-1", value).status_code == 200


def test_the_encrypted_card_can_have_white_space_or_be_no_hex(shop: Shop) -> None:
    shop.set(encryption_reply="padded")
    assert shop.encrypt("ref-1").text != (value := shop.encrypt("ref-1").text.strip())
    assert shop.initialize("ref-1", value).status_code == 200
    shop.set(encryption_reply="not_hex")
    assert ":" in shop.encrypt("ref-2").text


@pytest.mark.parametrize(("digits", "two", "four"), [("two", 200, 400), ("four", 400, 200), ("either", 200, 200)])
def test_the_year_has_the_digits_the_service_wants(shop: Shop, digits: str, two: int, four: int) -> None:
    shop.set(expiry_year_digits=digits)
    assert shop.encrypt("ref-1", expiryYear="31").status_code == two
    assert shop.encrypt("ref-1", expiryYear="2031").status_code == four


def test_a_year_of_four_digits_is_the_same_card_as_one_of_two(shop: Shop) -> None:
    shop.set(expiry_year_digits="either")
    shop.start("ref-1")
    assert shop.enroll("ref-1", expiryYear="2031").status_code == 200


def test_a_service_can_charge_at_initialize_already(shop: Shop) -> None:
    shop.set(charge_at_initialize=True)
    shop.start("ref-1", CHALLENGED)
    assert shop.payment("ref-1")["is_charged"] is True
    assert shop.status("ref-1") == "success"
    charged_at = shop.payment("ref-1")["charged_at"]
    assert "alt" not in shop.enroll("ref-1", CHALLENGED).json()
    assert shop.payment("ref-1")["charged_at"] == charged_at
    assert shop.enroll("ref-1", CHALLENGED).status_code == 400
    shop.start("ref-2", DECLINED)
    assert shop.payment("ref-2")["is_charged"] is False


def test_the_card_pages_can_lie_elsewhere(shop: Shop) -> None:
    shop.set(card_pages="elsewhere")
    shop.start("ref-1")
    elsewhere = shop.state()["places"]["elsewhere"]
    assert elsewhere != shop.address.s2s_base_url
    assert shop.open_device_page("ref-1").status_code == 404
    assert shop.enroll("ref-1").status_code == 404
    assert shop.verify("ref-1").status_code == 404
    assert shop.http.get(f"{elsewhere}/cr6t76y8uijkny/authdevice/ref-1").status_code == 200
    card = {"cardnumber": "4000000000002701", "expiryMonth": "12", "expiryYear": "31", "cvv": "123", "ref": "ref-1"}
    assert shop.http.post(f"{elsewhere}/api/cr6t76y8uijkny-enrollmentcheck", json=card).status_code == 200
    assert shop.http.get(f"{elsewhere}/api/verify-transaction/ref-1").json()["data"]["status"] == "success"


def test_the_third_origin_has_no_card_pages_of_its_own(shop: Shop) -> None:
    shop.pay("ref-1")
    elsewhere = shop.state()["places"]["elsewhere"]
    assert shop.http.get(f"{elsewhere}/api/verify-transaction/ref-1").status_code == 404


def test_operations_4_and_5_can_demand_the_key(shop: Shop) -> None:
    shop.set(card_credentials=True)
    shop.start("ref-1")
    assert shop.enroll("ref-1").status_code == 401
    assert shop.verify("ref-1").status_code == 401
    shop.http.headers.update(shop.key)
    assert shop.enroll("ref-1").status_code == 200
    assert shop.status("ref-1") == "success"


def test_the_device_page_can_want_the_other_name(shop: Shop) -> None:
    session = shop.start("ref-1")["data"]["referenceId"]
    asked = {
        variant: [self_status(shop, variant, name) for name in ("ref-1", session)]
        for variant in ("reference", "referenceId", "either")
    }
    assert asked == {"reference": [200, 404], "referenceId": [404, 200], "either": [200, 200]}


def self_status(shop: Shop, variant: str, name: str) -> int:
    shop.set(device_reference=variant)
    return shop.open_device_page(name).status_code


@pytest.mark.parametrize(
    ("variant", "words"),
    [
        ({"device_message": "json_string"}, "SessionId"),
        ({"device_message": "session_id_key_with_space"}, "Session Id"),
        ({"device_message": "payload"}, "ActionCode"),
        ({"device_message": "object"}, 'const message = {"MessageType"'),
        ({"device_message": "status_false"}, "false"),
        ({"device_timing": "several_timers"}, "setTimeout(step"),
        ({"device_timing": "slow"}, "setTimeout(say, 6000)"),
    ],
)
def test_the_device_page_can_speak_otherwise(shop: Shop, variant: dict[str, str], words: str) -> None:
    started = shop.start("ref-1")["data"]
    form = {"JWT": started["accessToken"]}
    assert words not in shop.http.post(started["deviceDataCollectionUrl"], data=form).text or words == "SessionId"
    shop.set(**variant)
    assert words in shop.http.post(started["deviceDataCollectionUrl"], data=form).text


@pytest.mark.parametrize(
    ("form", "file"),
    [("both", "op04_enrollment.reply.json"), ("alt", "op04_enrollment.reply.alt.json"),
     ("post", "op04_enrollment.reply.post.json"), ("neither", "op04_enrollment.reply.no_challenge.missing.json")],
)  # fmt: skip
def test_the_addresses_of_a_challenge_are_those_the_service_gives(shop: Shop, form: str, file: str) -> None:
    shop.set(step_up=form)
    shop.start("ref-1", CHALLENGED)
    answer = shop.enroll("ref-1", CHALLENGED)
    assert reply_problems(file, answer.content, status=answer.status_code) == []
    assert shop.status("ref-1") == ("success" if form == "neither" else "pending")


@pytest.mark.parametrize("form", ["missing", "null", "empty_text", "empty_list"])
def test_no_challenge_can_be_said_in_four_ways(shop: Shop, form: str) -> None:
    shop.set(no_challenge=form)
    shop.start("ref-1")
    answer = shop.enroll("ref-1")
    file = f"op04_enrollment.reply.no_challenge.{form}.json"
    assert reply_problems(file, answer.content, status=answer.status_code) == []


def test_the_paths_of_the_card_flow_can_be_others(shop: Shop) -> None:
    shop.set(
        encryption_path="/api/s2s/encryption",
        device_path="/pages/device/{reference}",
        enrollment_path="/api/enroll",
        verification_path="/api/v3/verify/{reference}",
    )
    assert shop.encrypt("ref-1").status_code == 404
    card = {"number": "4000000000002701", "expiryMonth": "12", "expiryYear": "31", "cvv": "123"}
    body = {"data": card, "reference": "ref-1"}
    value = shop.http.post(shop.at("/api/s2s/encryption"), headers=shop.key, json=body).text
    shop.initialize("ref-1", value)
    assert shop.http.get(shop.at("/pages/device/ref-1")).status_code == 200
    sent = {"cardnumber": card.pop("number"), **card, "ref": "ref-1"}
    assert shop.http.post(shop.at("/api/enroll"), json=sent).status_code == 200
    assert shop.http.get(shop.at("/api/v3/verify/ref-1")).json()["data"]["status"] == "success"


@pytest.mark.parametrize(
    ("form", "word"),
    [("upper_case", "SUCCESS"), ("cancelled", "cancelled"), ("abandoned", "abandoned"), ("reversed", "reversed"),
     ("processing", "processing"), ("number", 1)],
)  # fmt: skip
def test_the_end_can_be_told_in_another_word(shop: Shop, form: str, word: object) -> None:
    shop.set(final_word=form)
    shop.start("ref-1")
    assert shop.status("ref-1") == "pending"
    shop.enroll("ref-1")
    assert shop.status("ref-1") == word
    assert shop.payment("ref-1")["status"] == "success", "the book knows better"


def test_the_word_can_be_missing(shop: Shop) -> None:
    shop.set(final_word="missing", verification_fields="none")
    shop.pay("ref-1")
    answer = shop.verify("ref-1")
    assert reply_problems("op05_verify.reply.no_status.json", answer.content, status=answer.status_code) == []
    assert answer.json()["data"] == {"message": "Approved"}


@pytest.mark.parametrize(
    ("form", "shown"),
    [
        ("none", {}),
        ("amount_only", {"amount": "12675.00"}),
        ("less", {"amount": "6250.00"}),
        ("more", {"amount": "13750.00"}),
    ],
)
def test_verification_can_tell_less(shop: Shop, form: str, shown: dict[str, str]) -> None:
    shop.set(verification_fields=form)
    shop.pay("ref-1")
    assert shop.verify("ref-1").json()["data"] == {"status": "success", "message": "Approved", **shown}


def test_verification_can_tell_another_amount_or_currency(shop: Shop) -> None:
    shop.pay("ref-1")
    shop.set(verification_fields="other_amount")
    assert shop.verify("ref-1").json()["data"]["requested_amount"] == "12501.00"
    shop.set(verification_fields="other_currency")
    assert shop.verify("ref-1").json()["data"]["currency"] == "USD"


@pytest.mark.parametrize(
    ("form", "status", "word"),
    [("404", 404, None), ("400", 400, None), ("200", 200, None), ("pending", 200, "pending"),
     ("failed", 200, "failed")],
)  # fmt: skip
def test_an_unknown_reference_can_be_answered_otherwise(shop: Shop, form: str, status: int, word: str | None) -> None:
    shop.set(unknown_reference=form)
    answer = shop.verify("ref-1")
    assert answer.status_code == status
    assert answer.json().get("data", {}).get("status") == word


@pytest.mark.parametrize(("field", "value"), [("provider", "GOTV"), ("id", "2"), ("code", "gotv")])
def test_a_provider_is_named_by_the_field_the_service_reads(shop: Shop, field: str, value: str) -> None:
    shop.set(provider_field=field)
    entry = shop.list_providers().json()["data"][1]
    assert entry[field] == value
    assert shop.list_packages(value).status_code == 200
    assert shop.validate(provider=value).status_code == 200
    assert shop.order("pos-1", provider=value).status_code == 200
    if field != "provider":
        assert shop.list_packages("GOTV").status_code == 400


@pytest.mark.parametrize(
    ("field", "plan_id", "code", "status"),
    [
        ("plan_id", "35", None, 200),
        ("plan_id", None, "gotv-jolli", 400),
        ("plan_id", "35", "gotv-jolli", 200),
        ("code", None, "gotv-jolli", 200),
        ("code", "35", None, 400),
        ("code", None, "35", 400),
        ("code", "35", "gotv-jolli", 200),
        ("either", "35", None, 200),
        ("either", None, "gotv-jolli", 200),
        ("either", None, None, 400),
    ],
)
def test_a_package_is_named_by_the_field_the_service_reads(
    shop: Shop, field: str, plan_id: str | None, code: str | None, status: int
) -> None:
    shop.set(plan_field=field)
    assert shop.order("pos-1", plan_id=plan_id, code=code).status_code == status


def test_validating_can_answer_in_the_other_shape(shop: Shop) -> None:
    shop.set(validate_reply="content")
    for number in ("70274413902", "7020000008"):
        answer = shop.validate(number)
        if number == "70274413902":
            assert reply_problems("op08_validate.reply.content.json", answer.content, status=answer.status_code) == []
        assert "success" not in answer.json()
        assert ("Customer_Name" in answer.json()["content"]) is (number == "70274413902")


@pytest.mark.parametrize(("form", "amount"), [("as_listed", "2460"), ("two_places", "2460.00"), ("none", "2460")])
def test_prices_have_the_decimals_the_service_writes(shop: Shop, form: str, amount: str) -> None:
    shop.set(package_amounts=form)
    assert next(one for one in shop.list_packages().json()["data"] if one["id"] == 35)["amount"] == amount


@pytest.mark.parametrize("word", ["DELIVERED", "success", "completed", "Processing", "reversed", ""])
def test_a_tv_order_can_end_in_another_word(shop: Shop, word: str) -> None:
    shop.set(tv_status=word)
    assert shop.order("pos-1").json()["data"]["status"] == word


def test_a_delivered_order_can_carry_an_error_text(shop: Shop) -> None:
    shop.set(tv_error_text="Switch timeout")
    assert shop.order("pos-1").json()["data"]["errorMsg"] == "Switch timeout"


def test_refusals_can_come_without_fields_and_with_200(shop: Shop) -> None:
    shop.set(errors_name_fields=False, errors_with_200=True)
    refused = shop.initialize("ref-1", "00")
    assert (refused.status_code, refused.json()) == (200, {"status": False, "message": "Invalid card"})
    unsigned = shop.order("pos-1", key="other")
    assert (unsigned.status_code, unsigned.json()["success"]) == (200, False)
    assert httpx.get(shop.at("/api/v2/tv"), trust_env=False).status_code == 401


def test_notices_can_carry_their_signature_in_another_header(shop: Shop, merchant: Merchant) -> None:
    shop.control("PUT", "/webhook", {"url": merchant.url})
    shop.set(webhook_header="X-Merchant-Signature")
    shop.send_notice("transfer_in")
    assert "merchantsignature" not in merchant.heard[0].headers
    assert len(merchant.heard[0].headers["x-merchant-signature"]) == 128


@pytest.mark.parametrize(
    ("form", "paid_at", "created_at"),
    [
        ("documented", "20/11/2026 15:32:00", "2026-11-20T15:32:00"),
        ("zulu", "2026-11-20T14:32:00.000000Z", "2026-11-20T14:32:00.000000Z"),
        ("zoneless", "2026-11-20T15:32:00", "2026-11-20T15:32:00"),
        ("spaced", "2026-11-20 15:32:00", "2026-11-20 15:32:00"),
        ("slashed", "20/11/2026 15:32:00", "20/11/2026 15:32:00"),
    ],
)
def test_notices_can_write_their_times_otherwise(
    shop: Shop, merchant: Merchant, form: str, paid_at: str, created_at: str
) -> None:
    shop.control("PUT", "/webhook", {"url": merchant.url})
    shop.set(webhook_times=form)
    shop.send_notice("transfer_in")
    data = merchant.heard[0].notice["data"]
    assert (data["paid_at"], data["created_at"]) == (paid_at, created_at)


@pytest.mark.parametrize(("offset", "paid_at"), [("+00:00", "14:32:00"), ("-03:30", "11:02:00")])
def test_local_times_follow_the_offset(shop: Shop, merchant: Merchant, offset: str, paid_at: str) -> None:
    shop.control("PUT", "/webhook", {"url": merchant.url})
    shop.set(webhook_offset=offset)
    shop.send_notice("transfer_in")
    assert merchant.heard[0].notice["data"]["paid_at"] == f"20/11/2026 {paid_at}"


@pytest.mark.parametrize(
    ("form", "notify", "kind"),
    [
        ("dedicated_account", "transaction", "dedicated_account"),
        ("dedicated_nuban", "transaction", "dedicated_nuban"),
        ("virtual_account", "virtual_account", "dedicated_account"),
        ("transfer", "transfer", "dedicated_account"),
        ("transaction", "transaction", "transaction"),
    ],
)
def test_money_on_an_account_can_be_spelt_otherwise(
    shop: Shop, merchant: Merchant, form: str, notify: str, kind: str
) -> None:
    shop.control("PUT", "/webhook", {"url": merchant.url})
    shop.set(transfer_form=form)
    shop.send_notice("transfer_in")
    notice = merchant.heard[0].notice
    assert (notice["notify"], notice["data"]["type"]) == (notify, kind)
