"""The judge of requests, replies and notices: it accepts every golden file and sees every departure from it."""

import hashlib
import hmac
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract import (
    FOLDER,
    every_golden,
    golden_file,
    notice_problems,
    parse,
    reply_problems,
    request_problems,
    shape_problems,
)

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

BODIES = [one.file for one in every_golden() if one.kind in ("reply", "error", "notice", "message")]
REQUESTS = [one.file for one in every_golden() if one.kind == "request"]


@dataclass(frozen=True, slots=True)
class Sent:
    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes

    def problems(self, file: str) -> list[str]:
        return request_problems(file, method=self.method, target=self.target, headers=self.headers, body=self.body)


def read(file: str) -> Json:
    content: Json = json.loads((FOLDER / file).read_text("utf-8"))
    return content


def sent_by(
    file: str,
    *,
    method: str | None = None,
    target: str | None = None,
    without: str = "",
    also: Mapping[str, str] | None = None,
    body: Json = None,
) -> Sent:
    """The request of a golden file, or one that departs from it."""
    content = read(file)
    assert isinstance(content, dict)
    headers = content["headers"]
    assert isinstance(headers, dict)
    told = content["body"] if body is None else body
    path = str(content["path"]).replace("{reference}", "pos-1").replace("{provider}", "GOTV")
    return Sent(
        method or str(content["method"]),
        path if target is None else target,
        {name: str(value) for name, value in headers.items() if name != without} | dict(also or {}),
        b"" if told is None else json.dumps(told).encode(),
    )


def departures(value: Json, place: str, open_at: tuple[str, ...]) -> Iterator[tuple[str, Json]]:
    """Everything that is one wrong step away from a value, with the place of that step."""
    if isinstance(value, dict):
        if (place or "$") not in open_at:
            yield f"{place}.unheard".lstrip("."), {**value, "unheard": 1}
        for key, part in value.items():
            there = f"{place}.{key}".lstrip(".")
            yield there, {name: other for name, other in value.items() if name != key}
            yield there, {**value, key: "7" if type(part) is int else 7}
            for where, wrong in departures(part, there, open_at):
                yield where, {**value, key: wrong}
    elif isinstance(value, list) and value:
        for where, wrong in departures(value[0], f"{place}[]", open_at):
            yield where, [wrong, *value[1:]]


def test_every_file_has_one_line_in_the_manifest_and_every_line_a_file() -> None:
    listed = [one.file for one in every_golden()]
    assert sorted(listed) == sorted(
        path.name for path in FOLDER.iterdir() if path.is_file() and path.name not in ("index.json", "README.md")
    )
    assert all(one.section for one in every_golden())


def test_every_operation_has_a_request_and_an_answer() -> None:
    asked = {one.operation for one in every_golden() if one.kind == "request"}
    answered = {one.operation for one in every_golden() if one.kind in ("reply", "message")}
    assert asked == answered == set(range(1, 11))


@pytest.mark.parametrize("file", BODIES)
def test_a_golden_body_accepts_itself(file: str) -> None:
    body = (FOLDER / file).read_bytes()
    assert reply_problems(file, body, status=golden_file(file).status or 200) == []


@pytest.mark.parametrize("file", [file for file in BODIES if file.endswith(".json")])
def test_any_one_departure_from_a_golden_body_is_seen_at_its_place(file: str) -> None:
    rule = golden_file(file)
    wrong = list(departures(read(file), "", rule.open_at))
    assert wrong
    for place, content in wrong:
        assert any(problem.startswith(place + ":") for problem in rule.problems(content)), place


@pytest.mark.parametrize("file", REQUESTS)
def test_a_golden_request_accepts_itself(file: str) -> None:
    assert sent_by(file).problems(file) == []


@pytest.mark.parametrize("file", REQUESTS)
def test_any_one_departure_from_a_golden_request_is_seen(file: str) -> None:
    content = read(file)
    assert isinstance(content, dict)
    headers = content["headers"]
    assert isinstance(headers, dict)
    for place, body in departures(content["body"], "body", ()):
        assert any(problem.startswith(place) for problem in sent_by(file, body=body).problems(file)), place
    assert sent_by(file, method="PUT").problems(file) == [f"method: PUT, not {content['method']}"]
    for target in ("/", sent_by(file).target + "?x=1", sent_by(file).target + "/more", "/other" + sent_by(file).target):
        assert sent_by(file, target=target).problems(file) == [f"path: {target} is not {content['path']}"]
    for name in headers:
        assert f"headers.{name.lower()}: missing" in sent_by(file, without=name).problems(file)
    if content["body"] is None:
        assert sent_by(file, body={"x": "y"}).problems(file)


@pytest.mark.parametrize("file", REQUESTS)
def test_a_credential_too_much_is_seen(file: str) -> None:
    wanted = sent_by(file).headers
    for name in ("Authorization", "Encryption"):
        found = sent_by(file, also={name: "Bearer x"}).problems(file)
        assert name in wanted or found == [f"headers.{name.lower()}: not wanted"]


def test_headers_are_found_in_any_letter_case_and_judged_by_value() -> None:
    file = "op10_resend.request.json"
    spelt = {"AUTHORIZATION": "Bearer k", "content-type": "application/json"}
    good = Sent("GET", "/api/v2/resend_transaction_webhook/pos-1", spelt, b"")
    assert good.problems(file) == []
    bad = {"authorization": "k", "content-type": "text/plain"}
    assert Sent(good.method, good.target, bad, b"").problems(file) == [
        "headers.content-type: text/plain",
        "headers.authorization: not a bearer token",
    ]


def test_a_segment_holds_one_percent_encoded_value() -> None:
    file = "op07_packages.request.json"
    assert sent_by(file, target="/api/v2/tv/packages/A%2FB").problems(file) == []
    assert sent_by(file, target="/api/v2/tv/packages/A/B").problems(file)
    assert sent_by(file, target="/api/v2/tv/packages/").problems(file)


def test_card_data_never_stands_in_a_problem() -> None:
    file = "op01_encryption.request.json"
    body: Json = {
        "data": {"number": "4000x", "expiryMonth": "13", "expiryYear": "2030", "cvv": "cvv9"},
        "reference": "",
    }
    found = " ".join(sent_by(file, body=body).problems(file))
    assert found.count("not written like") == 5
    assert not any(secret in found for secret in ("4000x", "2030", "cvv9"))


def test_null_is_allowed_only_where_the_manifest_says_so() -> None:
    golden = {"a": "text", "b": None}
    assert shape_problems({"a": None, "b": None}, golden) == ["a: null, not string"]
    assert shape_problems({"a": None, "b": "x"}, golden, nullable={"a": "string", "b": "string"}) == []
    assert shape_problems({"a": 1, "b": None}, golden, nullable={"a": "string"}) == ["a: integer, not string"]


def test_more_keys_are_allowed_only_where_the_manifest_says_so() -> None:
    golden = {"a": {"b": "x"}}
    actual = {"a": {"b": "y", "c": 1}, "d": 2}
    assert shape_problems(actual, golden) == ["d: not in the description", "a.c: not in the description"]
    assert shape_problems(actual, golden, open_at=["$", "a"]) == []


def test_every_element_of_a_list_is_judged() -> None:
    assert shape_problems([{"id": 1}, {"id": "2"}, 3], [{"id": 0}]) == [
        "[].id: string, not integer",
        "[]: integer, not object",
    ]
    assert shape_problems([1], []) == ["$: should be empty"]
    assert shape_problems([], [1]) == []


@pytest.mark.parametrize(
    ("actual", "golden"), [(True, 1), (1, True), (1.0, 1), (1, 1.0), ("1", 1), (None, ""), ({}, [])]
)
def test_json_types_are_never_mixed_up(actual: object, golden: object) -> None:
    assert len(shape_problems(actual, golden)) == 1


@given(
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.dictionaries(st.text(), inner))
)
def test_any_value_has_its_own_shape(value: object) -> None:
    assert shape_problems(value, value) == []


@pytest.mark.parametrize("body", [b'{"a":1,"a":2}', b'{"a":NaN}', b"{", b"\xff", b""])
def test_what_is_no_clean_json_is_a_problem(body: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parse(body)
    assert len(notice_problems("notice_bvn.json", body)) == 1


def test_a_wrong_status_is_a_problem() -> None:
    body = (FOLDER / "error_unauthorized.json").read_bytes()
    assert reply_problems("error_unauthorized.json", body, status=200) == ["status: 200, not 401"]


def test_the_cipher_text_must_be_hexadecimal_and_nothing_else() -> None:
    assert reply_problems("op01_encryption.reply.txt", b"00ffA9", status=200) == []
    assert reply_problems("op01_encryption.reply.txt", b'"00ff"', status=200) != []


def test_the_vectors_are_those_of_hmac_sha_512() -> None:
    vectors = read("signatures.json")
    assert isinstance(vectors, dict)
    told = {name: str(value) for name, value in vectors.items()}

    def sign(key: str, message: str) -> str:
        return hmac.new(key.encode(), message.encode(), hashlib.sha512).hexdigest()

    assert sign(told["public_key"], told["body"]) == told["encryption_with_public_key"]
    assert sign(told["secret_key"], told["body"]) == told["encryption_with_secret_key"]
    assert sign(told["secret_key"], told["public_key"]) == told["merchantsignature"]
    request = sent_by("op09_pay.request.json")
    assert request.headers["Encryption"] == told["encryption_with_public_key"]
    assert json.loads(request.body) == json.loads(told["body"])
