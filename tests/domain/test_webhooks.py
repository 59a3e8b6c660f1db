"""What makes two notices the same one."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.webhooks import NO_KEY, NoticeKey, key_of

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: (
        st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["notify", "data", "id", "reference"]), inner)
    ),
)


@given(anything)
def test_any_body_has_a_key_that_a_database_can_keep(body: object) -> None:
    key = key_of(body)
    for part in (key.notify, key.data_type, key.data_id, key.reference, key.status):
        assert len(part.encode()) <= 120


def test_a_transaction_is_told_by_its_record() -> None:
    body = {
        "notify": "transaction",
        "data": {"type": "transaction", "id": 7, "reference": "till-1", "status": "success"},
    }
    assert key_of(body) == NoticeKey("transaction", "transaction", "7", "till-1", "success")


def test_a_bvn_result_is_told_by_what_stands_at_the_top() -> None:
    assert key_of({"notify": "bvn", "reference": "r", "status": "done"}) == NoticeKey("bvn", "", "", "r", "done")


@pytest.mark.parametrize("body", [None, [], "text", 1, {}, {"data": []}, {"notify": True, "data": {"id": 1.5}}])
def test_what_has_no_parts_has_the_empty_key(body: object) -> None:
    assert key_of(body) == NO_KEY


def test_two_long_references_stay_two() -> None:
    one, other = ({"data": {"reference": "a" * 500 + last}} for last in "xy")
    assert key_of(one) != key_of(other)


def test_half_a_letter_is_kept_as_its_number() -> None:
    assert key_of(json.loads('{"notify": "\\ud800"}')).notify == "\\ud800"
