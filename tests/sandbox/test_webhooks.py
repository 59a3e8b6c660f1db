"""Every notice is written as the service description says, whatever happened and whoever it is about."""

import dataclasses
import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta, timezone
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.sandbox import webhooks
from pos_app.sandbox.prices import CURRENCIES
from pos_app.sandbox.variants import Variants
from pos_app.sandbox.webhooks import Account, NoticeFact
from tests.contract import FOLDER, notice_problems

FACT = NoticeFact(
    id=90441827,
    reference="pos-20250101-000001",
    currency="NGN",
    amount="12687.50",
    requested_amount="12500.00",
    fees="187.50",
    status="success",
    channel="card",
    email="chidi.okeke@example.com",
    first_name="Chidi",
    last_name="Okeke",
    phone="+2348030000113",
    at=datetime(2025, 1, 1, 23, 32, 6, 40_000, tzinfo=UTC),
    ip="203.0.113.12",
)

Build = Callable[[NoticeFact], Mapping[str, object]]

KINDS: dict[str, Build] = {
    "notice_card_successful.json": webhooks.card_result,
    "notice_card_failed.json": lambda fact: webhooks.card_result(dataclasses.replace(fact, status="failed")),
    "notice_card_pending.json": lambda fact: webhooks.card_result(dataclasses.replace(fact, status="pending")),
    "notice_transfer_in.json": webhooks.transfer_in,
    "notice_mobile_money.json": webhooks.mobile_money,
    "notice_dedicated_account.json": webhooks.dedicated_account,
    "notice_dedicated_nuban.json": lambda fact: webhooks.dedicated_account(fact, spelling="dedicated_nuban"),
    "notice_virtual_account.json": lambda fact: webhooks.dedicated_account(fact, spelling="virtual_account"),
    "notice_transfer.json": lambda fact: webhooks.dedicated_account(fact, spelling="transfer"),
    "notice_payout.json": webhooks.payout,
    "notice_bvn.json": webhooks.bvn,
    "notice_test_assess.json": lambda _: webhooks.test_assess(),
    "notice_unknown_kind.json": webhooks.unknown_kind,
}

names = st.none() | st.text(max_size=20)
facts = st.builds(
    NoticeFact,
    id=st.integers(min_value=0, max_value=2**63),
    reference=st.text(max_size=20),
    currency=st.sampled_from(sorted(CURRENCIES)),
    amount=st.just("12687.50"),
    requested_amount=st.just("12500"),
    fees=st.just("0.19836"),
    status=st.just("success"),
    channel=st.sampled_from(["card", "transfer", "mobile_money"]),
    email=st.text(max_size=20),
    first_name=names,
    last_name=names,
    phone=names,
    at=st.datetimes(min_value=datetime(2000, 1, 1), max_value=datetime(2100, 1, 1), timezones=st.just(UTC)),  # noqa: DTZ001 the strategy wants naive bounds
    ip=st.none() | st.just("203.0.113.12"),
)


def decoded(notice: Mapping[str, object]) -> dict[str, object]:
    content: dict[str, object] = json.loads(webhooks.encode(notice))
    return content


def test_every_notice_of_the_description_can_be_built() -> None:
    assert set(KINDS) == {path.name for path in FOLDER.glob("notice_*.json")}


@pytest.mark.parametrize("file", KINDS)
@given(fact=facts)
def test_a_notice_has_exactly_the_fields_of_the_description(file: str, fact: NoticeFact) -> None:
    assert notice_problems(file, webhooks.encode(KINDS[file](fact))) == []


@pytest.mark.parametrize("file", KINDS)
def test_the_same_fact_always_gives_the_same_bytes(file: str) -> None:
    again = dataclasses.replace(FACT)
    assert webhooks.encode(KINDS[file](FACT)) == webhooks.encode(KINDS[file](again))


def test_the_four_ways_to_write_a_time_mean_the_same_moment() -> None:
    card = webhooks.card_result(FACT)["data"]
    credit = webhooks.dedicated_account(FACT)["data"]
    assert card["created_at"] == card["updated_at"] == "2025-01-01T23:32:06.040000Z"
    assert card["paid_at"] == "2025-01-02 00:32:06"
    assert credit["paid_at"] == "02/01/2025 00:32:06"
    assert credit["created_at"] == "2025-01-02T00:32:06"
    assert webhooks.payout(FACT)["data"]["created_at"] == "2025-01-01T23:32:06.040000Z"


def test_the_zone_in_which_a_fact_was_seen_changes_nothing() -> None:
    elsewhere = dataclasses.replace(FACT, at=FACT.at.astimezone(timezone(timedelta(hours=-7))))
    for build in KINDS.values():
        assert build(elsewhere) == build(FACT)


def test_times_without_a_zone_follow_the_zone_of_the_service() -> None:
    eastern = dataclasses.replace(FACT, zone=timezone(timedelta(hours=3)))
    assert webhooks.card_result(eastern)["data"]["paid_at"] == "2025-01-02 02:32:06"
    assert webhooks.card_result(eastern)["data"]["created_at"] == "2025-01-01T23:32:06.040000Z"


def test_a_time_without_a_zone_is_no_fact() -> None:
    with pytest.raises(ValueError, match="zone"):
        dataclasses.replace(FACT, at=datetime(2025, 1, 1))  # noqa: DTZ001 that is what is refused


@pytest.mark.parametrize("fees", ["0.19836", "0", "187.50", "12"])
def test_amounts_and_fees_go_out_as_given(fees: str) -> None:
    fact = dataclasses.replace(FACT, fees=fees, amount="7", requested_amount="8.5")
    for record in (webhooks.card_result(fact)["data"], webhooks.dedicated_account(fact)["data"]):
        assert (record["amount"], record["requested_amount"], record["fees"]) == ("7", "8.5", fees)
    payout = webhooks.payout(fact)["data"]
    assert (payout["amount"], payout["fee"]) == ("7", fees)


def test_what_the_sender_paid_stands_in_the_details_of_the_transfer() -> None:
    notice = webhooks.dedicated_account(dataclasses.replace(FACT, amount="24999.80", requested_amount="25000.00"))
    assert notice["data"]["amount"] == "24999.80"
    assert notice["transferDetails"]["amount"] == "25000.00"
    assert notice["transferDetails"]["originatorname"] == "Chidi Okeke"
    assert notice["transferDetails"]["originatoraccountnumber"] == "+2348030000113"
    assert notice["data"]["customer_id"] == notice["data"]["customer"]["id"]


def test_sender_credited_account_recipient_and_narration_can_be_chosen() -> None:
    account = Account("999", "Bank of Tests", "1", "Somebody")
    details = webhooks.dedicated_account(FACT, sender=account, credited=account, narration="")["transferDetails"]
    assert (details["bankcode"], details["bankname"]) == ("999", "Bank of Tests")
    assert (details["originatorname"], details["originatoraccountnumber"]) == ("Somebody", "1")
    assert (details["craccountname"], details["craccount"], details["narration"]) == ("Somebody", "1", "")
    record = webhooks.payout(FACT, recipient=account, narration="Rent")["data"]
    assert (record["bank_code"], record["bank_name"]) == ("999", "Bank of Tests")
    assert (record["account_number"], record["account_name"], record["narration"]) == ("1", "Somebody", "Rent")


@pytest.mark.parametrize(
    ("status", "notify_type"),
    [("success", "successful"), ("failed", "failed"), ("pending", "pending"), ("reversed", "pending")],
)
def test_the_notify_type_follows_the_status(status: str, notify_type: str) -> None:
    fact = dataclasses.replace(FACT, status=status)
    for build in (
        webhooks.card_result,
        webhooks.dedicated_account,
        webhooks.payout,
        webhooks.bvn,
        webhooks.unknown_kind,
    ):
        assert build(fact)["notifyType"] == notify_type
    assert webhooks.card_result(fact)["data"]["status"] == status


@pytest.mark.parametrize("notify_type", get_args(webhooks.NotifyType))
def test_any_kind_can_carry_any_notify_type(notify_type: webhooks.NotifyType) -> None:
    builds = (
        webhooks.card_result,
        webhooks.transfer_in,
        webhooks.mobile_money,
        webhooks.dedicated_account,
        webhooks.payout,
        webhooks.bvn,
        webhooks.unknown_kind,
    )
    for build in builds:
        assert build(FACT, notify_type=notify_type)["notifyType"] == notify_type


def test_the_channel_is_that_of_the_kind() -> None:
    for build, channel, attempts in (
        (webhooks.card_result, "card", 1),
        (webhooks.transfer_in, "transfer", 0),
        (webhooks.mobile_money, "mobile_money", 0),
    ):
        record = build(FACT)["data"]
        assert (record["channel"], record["card_attempt"]) == (channel, attempts)


@pytest.mark.parametrize(
    ("spelling", "notify", "kind"),
    [
        ("dedicated_account", "transaction", "dedicated_account"),
        ("dedicated_nuban", "transaction", "dedicated_nuban"),
        ("virtual_account", "virtual_account", "dedicated_account"),
        ("transfer", "transfer", "dedicated_account"),
    ],
)
def test_a_credit_has_four_spellings(spelling: webhooks.CreditSpelling, notify: str, kind: str) -> None:
    notice = webhooks.dedicated_account(FACT, spelling=spelling)
    assert (notice["notify"], notice["data"]["type"], notice["data"]["channel"]) == (notify, kind, kind)


def test_a_bvn_check_says_what_matched() -> None:
    notice = webhooks.bvn(
        FACT, names="No Match", date_of_birth="Partial Match", gender="Not Provided", phone="Verified"
    )
    assert (notice["Names"], notice["DOB"], notice["Gender"], notice["Phone_Number"]) == (
        "No Match",
        "Partial Match",
        "Not Provided",
        "Verified",
    )
    assert "data" not in notice


def test_an_unknown_kind_can_be_called_anything() -> None:
    assert webhooks.unknown_kind(FACT)["notify"] == "chargeback"
    assert webhooks.unknown_kind(FACT, notify="new_thing")["notify"] == "new_thing"


def test_a_message_can_be_chosen() -> None:
    assert webhooks.card_result(FACT, message="Not enough money")["data"]["message"] == "Not enough money"
    assert webhooks.card_result(FACT, message="")["data"]["message"] == ""


def test_a_customer_keeps_the_same_number_and_code() -> None:
    first = webhooks.card_result(FACT)["data"]["customer"]
    second = webhooks.card_result(dataclasses.replace(FACT, id=2, reference="pos-2"))["data"]["customer"]
    other = webhooks.card_result(dataclasses.replace(FACT, email="ada@example.com"))["data"]["customer"]
    assert first == second
    assert first["id"] != other["id"]


def test_the_signature_is_that_of_the_vector() -> None:
    vectors: dict[str, str] = json.loads((FOLDER / "signatures.json").read_text("utf-8"))
    made = webhooks.signature(public_key=vectors["public_key"], secret_key=vectors["secret_key"])
    assert made == vectors["merchantsignature"]
    assert Variants().webhook_header == "merchantsignature"


@given(text=st.text())
def test_any_text_survives_the_way_over_the_wire(text: str) -> None:
    assert decoded({"name": text}) == {"name": text}


def test_a_number_that_is_no_json_is_refused() -> None:
    with pytest.raises(ValueError, match="JSON"):
        webhooks.encode({"amount": float("nan")})
