"""Fields are shown whole but for what is nobody's business: plain, masked, and never a card."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.gateway.json_text import UnclearError, read_object
from pos_app.services import webhook_fields
from pos_app.services.webhook_fields import last_four, shown
from tests.contract import FOLDER
from tests.services.feed import sample

CARD = "4000 0000 0000 2701"


def raw(body: object) -> bytes:
    return json.dumps(body).encode()


def test_every_field_is_there_in_its_order_under_its_dotted_name() -> None:
    names = [name for name, _ in shown((FOLDER / "notice_dedicated_account.json").read_bytes()).fields]
    assert names[:4] == ["notify", "notifyType", "data.id", "data.fees"]
    assert names[-1] == "transferDetails.originatoraccountnumber"
    assert "data.customer.email" in names


@pytest.mark.parametrize(
    ("kind", "name", "value"),
    [
        ("dedicated_account", "transferDetails.originatoraccountnumber", "•••• 0113"),
        ("dedicated_account", "transferDetails.craccount", "•••• 6789"),
        ("dedicated_account", "transferDetails.sessionid", "000013250101143206000090441828"),
        ("dedicated_account", "data.customer.phone", "•••• 0113"),
        ("dedicated_account", "data.customer.email", "c•••@example.com"),
        ("dedicated_account", "data.fees", "0.19836"),
        ("payout", "data.account_number", "•••• 3210"),
        ("payout", "data.account_name", "Mainland Wholesale"),
    ],
)
def test_numbers_of_people_show_their_end_only(kind: str, name: str, value: str) -> None:
    told = shown((FOLDER / f"notice_{kind}.json").read_bytes())
    assert dict(told.fields)[name] == value
    assert json.dumps(value, ensure_ascii=False).strip('"') in told.raw


@pytest.mark.parametrize("name", ["narration", "message", "pan", "anything", "metadata"])
def test_a_card_number_is_never_shown_wherever_it_stands(name: str) -> None:
    for text in (CARD, f"paid with {CARD}.", CARD.replace(" ", "-"), CARD.replace(" ", "")):
        told = shown(raw(sample("transfer_in", **{name: text})))
        value = dict(told.fields)[f"data.{name}"]
        assert "".join(char for char in value if char.isdigit()) == "2701"
        assert json.loads(told.raw)["data"][name] == value


def test_a_card_number_as_a_number_is_hidden_too_and_others_stay_numbers() -> None:
    told = shown(
        b'{"notify":"x","data":{"anything":4000000000002701,"id":17,"list":[4000000000002701,1.50,null,true]}}'
    )
    assert json.loads(told.raw)["data"] == {
        "anything": "•••• 2701",
        "id": 17,
        "list": ["•••• 2701", 1.50, None, True],
    }
    assert "1.50" in told.raw


def test_what_metadata_says_of_people_is_masked() -> None:
    told = shown(raw(sample("transfer_in", metadata='{"phone":"+2348030000113","mail":"ada@example.com"}')))
    assert dict(told.fields)["data.metadata"] == '{"phone":"•••• 0113","mail":"a•••@example.com"}'


def test_direction_marks_and_control_characters_are_dropped_from_names_and_values() -> None:
    told = shown(b'{"notify":"x","a\\u202eb":{"c\\u0007":"d\\u202e\\u0000e"}}')
    assert told.fields == (("notify", "x"), ("ab.c", "de"))
    assert json.loads(told.raw) == {"notify": "x", "ab": {"c": "de"}}


@pytest.mark.parametrize("short", ["", "1", "1234567"])
def test_of_a_short_number_nothing_is_shown(short: str) -> None:
    assert set(last_four(short)) <= {"•"}


@pytest.mark.parametrize(
    ("body", "told", "is_more"),
    [
        ({"notify": "x", "d": [1] * 99}, 100, False),
        ({"notify": "x", "d": [1] * 100}, 100, True),
        ({"d": [1] * 2040}, 100, True),
        ({"notify": "bvn", "d": [1] * 2040}, 1, False),
    ],
)
def test_no_more_fields_are_told_than_a_window_shows_and_that_there_are_more_is(
    body: dict[str, object], told: int, *, is_more: bool
) -> None:
    found = shown(raw(body))
    assert len(found.fields) == told
    assert found.has_more is is_more
    assert found.is_hidden or json.loads(found.raw) == body


class Searched:
    """A pattern, and how many letters of names were searched for it."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self._pattern = pattern
        self.letters = 0

    def search(self, name: str) -> re.Match[str] | None:
        self.letters += len(name)
        return self._pattern.search(name)


def test_a_name_is_judged_once_however_long_the_list_is_that_stands_under_it(monkeypatch: pytest.MonkeyPatch) -> None:
    patterns = {name: Searched(vars(webhook_fields)[name]) for name in ("_LAST_FOUR", "_LONG_ON_PURPOSE")}
    for name, pattern in patterns.items():
        monkeypatch.setattr(webhook_fields, name, pattern)
    body = raw({"notify": "t", "n" * 40_000 + "_iban": ["GB82 WEST 1234 5698"] * 1_000})
    found = shown(body)
    assert {value for name, value in found.fields if name != "notify"} == {"•••• 5698"}
    assert all(pattern.letters < len(body) for pattern in patterns.values())


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=12), inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(st.text(max_size=12), _VALUES, max_size=5))
def test_whatever_it_says_the_text_stays_json_and_plain(body: dict[str, object]) -> None:
    told = shown(raw(body))
    try:
        read_object(raw(body))
    except UnclearError:
        assert told.fields == ()
        return
    json.loads(told.raw)
    assert told.raw.replace("\n", "").isprintable() or "\u200c" in told.raw or "\u200d" in told.raw
