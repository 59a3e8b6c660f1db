"""Notices are read field by field: the samples of every kind, and any value in any field."""

import json
from datetime import UTC, datetime, timedelta
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.money import Currency, Money
from pos_app.domain.webhook_view import NoticeKind
from pos_app.gateway.json_text import as_object, read_object
from pos_app.gateway.webhook_models import Shape, shaped
from pos_app.gateway.webhook_records import record_of
from tests.contract import FOLDER, every_golden

LAGOS = timedelta(hours=1)

_KINDS = {
    "notice_card_successful.json": NoticeKind.CARD,
    "notice_card_failed.json": NoticeKind.CARD,
    "notice_card_pending.json": NoticeKind.CARD,
    "notice_transfer_in.json": NoticeKind.TRANSFER,
    "notice_mobile_money.json": NoticeKind.MOBILE_MONEY,
    "notice_dedicated_account.json": NoticeKind.CREDIT,
    "notice_dedicated_nuban.json": NoticeKind.CREDIT,
    "notice_virtual_account.json": NoticeKind.CREDIT,
    "notice_transfer.json": NoticeKind.CREDIT,
    "notice_payout.json": NoticeKind.PAYOUT,
    "notice_bvn.json": NoticeKind.BVN,
    "notice_test_assess.json": NoticeKind.OTHER,
    "notice_unknown_kind.json": NoticeKind.OTHER,
}


def _raw(file: str) -> bytes:
    return (FOLDER / file).read_bytes()


def test_every_sample_notice_has_its_kind_here() -> None:
    assert {one.file for one in every_golden() if one.file.startswith("notice_")} == set(_KINDS)


@pytest.mark.parametrize("file", sorted(_KINDS))
def test_a_sample_is_read_as_its_kind(file: str) -> None:
    assert record_of(_raw(file), offset=LAGOS).kind is _KINDS[file]


def test_a_credit_tells_who_sent_it_and_what_reached_the_shop() -> None:
    credit = record_of(_raw("notice_dedicated_account.json"), offset=LAGOS)
    assert (credit.who, credit.via, credit.reference) == ("Chinedu Obi", "Savanna Bank", "va-0000000001")
    assert credit.sent.money == Money(2_500_000, Currency.NGN)
    assert credit.amount.money == Money(2_499_980, Currency.NGN)
    assert (credit.fees.text, credit.fees.money) == ("0.19836", None)
    assert credit.paid_at.at == datetime(2025, 1, 1, 13, 32, 8, tzinfo=UTC)
    assert credit.created_at.at == datetime(2025, 1, 1, 13, 32, 6, tzinfo=UTC)


def test_a_card_notice_tells_the_amount_before_fees() -> None:
    card = record_of(_raw("notice_card_successful.json"), offset=LAGOS)
    assert (card.sent.text, card.amount.text, card.fees.text) == ("12500.00", "12687.50", "187.50")
    assert (card.who, card.status, card.id) == ("Chidi Okeke", "success", "90441827")


def test_a_payout_tells_where_the_money_went() -> None:
    payout = record_of(_raw("notice_payout.json"), offset=LAGOS)
    assert (payout.who, payout.via, payout.fees.text) == ("Mainland Wholesale", "Coast Bank", "50.00")


def test_a_bvn_result_counts_what_was_compared_only() -> None:
    assert record_of(_raw("notice_bvn.json"), offset=LAGOS).matches == (4, 6)


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b'{"notify":"transaction"}', b'{"notify":"payout","data":[]}', b"\xff"]
)
def test_what_cannot_be_read_is_a_record_of_its_own_kind(raw: bytes) -> None:
    assert record_of(raw, offset=LAGOS).kind is NoticeKind.OTHER


def test_names_with_markup_and_direction_marks_become_plain() -> None:
    body = json.loads(_raw("notice_dedicated_account.json"))
    body["transferDetails"]["originatorname"] = "<b>Ada\u202e\x00\n Obi</b>"
    assert record_of(json.dumps(body).encode(), offset=LAGOS).who == "<b>Ada Obi</b>"


_ANY_VALUE = st.one_of(
    st.none(),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=30),
    st.integers(-(10**15), 10**15),
    st.booleans(),
    st.decimals(-1000, 1000, allow_nan=False, places=5).map(str),
)

_SHAPES: dict[Shape, str] = {
    "transaction": "notice_card_successful.json",
    "credit": "notice_dedicated_account.json",
    "payout": "notice_payout.json",
    "bvn": "notice_bvn.json",
}


@pytest.mark.parametrize("shape", get_args(Shape))
@given(data=st.data())
def test_any_value_in_any_field_comes_back_as_it_was(shape: Shape, data: st.DataObject) -> None:
    sample = json.loads(_raw(_SHAPES[shape]))
    changed = data.draw(_like(sample))
    notice = shaped(shape, read_object(json.dumps(changed).encode()))
    assert notice.model_dump(by_alias=True, exclude_unset=True) == _as_kept(changed)
    record_of(json.dumps(changed).encode(), offset=LAGOS)  # and it can be read, whatever it says


@pytest.mark.parametrize("shape", get_args(Shape))
def test_every_field_of_a_sample_is_named_in_the_model(shape: Shape) -> None:
    notice = shaped(shape, read_object(_raw(_SHAPES[shape])))
    assert not notice.model_extra
    for part in (getattr(notice, "data", None), getattr(notice, "transfer", None)):
        assert part is None or not part.model_extra


def _like(sample: object) -> st.SearchStrategy[object]:
    """Draw something with the same names, and any value behind each of them."""
    names = as_object(sample)
    return _ANY_VALUE if names is None else st.fixed_dictionaries({name: _like(names[name]) for name in names})


def _as_kept(value: object) -> object:
    """Say how a value is kept: null is null, and everything else is its text."""
    if (parts := as_object(value)) is not None:
        return {name: _as_kept(part) for name, part in parts.items()}
    if value is None or isinstance(value, str):
        return value
    return json.dumps(value)
