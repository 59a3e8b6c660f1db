"""Amounts in notices are numbers of any scale; what is too fine for money, or empty, is not given."""

import json
from datetime import timedelta
from typing import Any, cast

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.webhook_judging import can_be_asked, contradicts
from pos_app.domain.webhook_record import WebhookRecord
from pos_app.domain.webhook_view import NoticeKind
from pos_app.gateway.webhook_records import record_of
from tests.contract import FOLDER

PRICE = Money(1_250_000, Currency.NGN)


def read(kind: str, **data: object) -> WebhookRecord:
    body = cast("dict[str, Any]", json.loads((FOLDER / f"notice_{kind}.json").read_bytes()))
    body["data"].update(data)
    return record_of(json.dumps(body).encode(), offset=timedelta(hours=1))


@pytest.mark.parametrize(
    "spelt", ["12500", "12500.0", "12500.00", "12500.000", "12500.0000", " 12500.000000 ", "12,500.000", 12500, 12500.0]
)
def test_every_scale_is_the_same_amount(spelt: object) -> None:
    plain, scaled = read("transfer_in", requested_amount="12500.00"), read("transfer_in", requested_amount=spelt)
    assert scaled.sent.money == PRICE
    assert not contradicts(plain, scaled)


@pytest.mark.parametrize("fine", ["12500.001", "0.19836", "", None])
def test_what_is_too_fine_or_empty_is_not_given(fine: object) -> None:
    assert read("transfer_in", requested_amount=fine, amount="12500.0000").sent.money == PRICE
    nothing = read("transfer_in", requested_amount=fine, amount=fine)
    assert nothing.sent.money is None
    assert not contradicts(nothing, read("transfer_in", requested_amount=fine, amount=fine))


@pytest.mark.parametrize("odd", ["1e4", "12_500", "NaN", "-5", "١٢", "12.500.00"])
def test_what_is_no_number_is_kept_as_text(odd: str) -> None:
    record = read("transfer_in", requested_amount=odd)
    assert (record.sent.text, record.sent.money) == (odd, None)


def test_an_amount_that_no_house_can_count_is_the_same_in_every_scale() -> None:
    one, other = (read("transfer_in", currency="XOF", requested_amount=text) for text in ("125", "125.000"))
    assert not contradicts(one, other)
    assert contradicts(one, read("transfer_in", currency="XOF", requested_amount="126"))


@pytest.mark.parametrize(
    ("notify", "kind"),
    [("refund", NoticeKind.REFUND), ("conversion", NoticeKind.CONVERSION), ("fx-transfer", NoticeKind.FX_TRANSFER)],
)
def test_other_kinds_have_names_and_tell_their_amount(notify: str, kind: NoticeKind) -> None:
    data = {"reference": "till2-1", "amount": "12500.0000", "currency": "NGN", "refundReference": "RF-77", "id": 5}
    raw = json.dumps({"notify": notify, "notifyType": "successful", "data": data}).encode()
    record = record_of(raw, offset=timedelta(0))
    assert (record.kind, record.sent.money, record.reference) == (kind, PRICE, "till2-1")
    assert record.via == ("RF-77" if kind is NoticeKind.REFUND else "")


def test_one_long_number_stands_for_session_payment_and_reference() -> None:
    number = "000013250101143208000090441827"
    body = cast("dict[str, Any]", json.loads((FOLDER / "notice_dedicated_account.json").read_bytes()))
    body["data"]["reference"] = number
    body["transferDetails"].update(sessionid=number, paymentReference=number)
    record = record_of(json.dumps(body).encode(), offset=timedelta(0))
    assert (record.kind, record.reference) == (NoticeKind.CREDIT, number)


@pytest.mark.parametrize("channel", ["ussd", "QR", "bank", "eft"])
def test_a_transaction_of_a_channel_that_nobody_has_heard_of_is_a_payment(channel: str) -> None:
    record = read("transfer_in", channel=channel)
    assert (record.kind, record.via) == (NoticeKind.TRANSFER, channel.lower())
    assert can_be_asked(record)
