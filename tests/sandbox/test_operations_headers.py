"""What every operation demands of a call before it looks at it, and the errors a real service gives."""

import pytest

from tests.contract import reply_problems
from tests.sandbox.shop import Shop

CALLS: dict[int, tuple[str, str]] = {
    1: ("POST", "/api/s2s/test/encryption"),
    2: ("POST", "/api/s2s/transaction/initialize"),
    3: ("GET", "/cr6t76y8uijkny/authdevice/ref-1"),
    4: ("POST", "/api/cr6t76y8uijkny-enrollmentcheck"),
    5: ("GET", "/api/verify-transaction/ref-1"),
    6: ("GET", "/api/v2/tv"),
    7: ("GET", "/api/v2/tv/packages/GOTV"),
    8: ("POST", "/api/v2/tv/validate"),
    9: ("POST", "/api/v2/tv/pay"),
    10: ("GET", "/api/v2/resend_transaction_webhook/ref-1"),
}
KEYED = (1, 2, 6, 7, 8, 9, 10)
JSON_DEMANDED = (1, 2, 4, 6, 7, 8, 9, 10)
WITH_BODY = (1, 2, 4, 8, 9)
JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize("operation", KEYED)
@pytest.mark.parametrize("sent", ["missing", "wrong", "public", "basic", "bare", "lower"])
def test_without_the_secret_key_there_is_no_answer_but_401(shop: Shop, operation: int, sent: str) -> None:
    method, path = CALLS[operation]
    secret = shop.address.secret_key
    values = {
        "wrong": "Bearer sk_test_wrong",
        "public": f"Bearer {shop.address.public_key}",
        "basic": f"Basic {secret}",
        "bare": secret,
        "lower": f"Bearer {secret.upper()}",
    }
    headers = JSON if sent == "missing" else {**JSON, "Authorization": values[sent]}
    answer = shop.http.request(method, shop.at(path), headers=headers, content=b"{}")
    assert reply_problems("error_unauthorized.json", answer.content, status=answer.status_code) == []
    assert answer.json() == {"success": False, "message": "Authentication failed"}


@pytest.mark.parametrize("operation", JSON_DEMANDED)
@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "application/jsonp"])
def test_a_call_that_does_not_say_json_is_refused(shop: Shop, operation: int, kind: str | None) -> None:
    method, path = CALLS[operation]
    headers = shop.key if kind is None else {**shop.key, "Content-Type": kind}
    answer = shop.http.request(method, shop.at(path), headers=headers, content=b"{}")
    assert answer.status_code == 415
    assert answer.json()["message"] == "Content-Type must be application/json"


@pytest.mark.parametrize("operation", [6, 7])
def test_json_may_be_said_with_a_charset(shop: Shop, operation: int) -> None:
    method, path = CALLS[operation]
    headers = {**shop.key, "Content-Type": "Application/JSON; charset=utf-8"}
    assert shop.http.request(method, shop.at(path), headers=headers).status_code == 200


def test_operations_3_to_5_need_no_key(shop: Shop) -> None:
    shop.pay("ref-1")
    assert shop.open_device_page("ref-1").status_code == 200
    assert shop.verify("ref-1").status_code == 200


@pytest.mark.parametrize("operation", WITH_BODY)
@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"", "Request body is not valid JSON"),
        (b"{", "Request body is not valid JSON"),
        (b"\xff\xfe", "Request body is not valid JSON"),
        (b'{"a":' * 10_000, "Request body is not valid JSON"),
        (b"[]", "Request body is not a JSON object"),
        (b"null", "Request body is not a JSON object"),
        (b'"text"', "Request body is not a JSON object"),
    ],
)
def test_a_body_that_is_no_json_object_is_refused(shop: Shop, operation: int, body: bytes, message: str) -> None:
    method, path = CALLS[operation]
    answer = (
        shop.send_order(body)
        if operation == 9
        else shop.http.request(method, shop.at(path), headers=shop.keyed, content=body)
    )
    assert (answer.status_code, answer.json()["message"]) == (400, message)


@pytest.mark.parametrize("operation", CALLS)
def test_a_body_beyond_64_kib_is_not_read(shop: Shop, operation: int) -> None:
    method, path = CALLS[operation]
    answer = shop.http.request(method, shop.at(path), headers=shop.keyed, content=b" " * (64 * 1024 + 1))
    assert (answer.status_code, answer.json()["message"]) == (413, "Request body is too large")


@pytest.mark.parametrize("operation", CALLS)
@pytest.mark.parametrize("method", ["HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "other"])
def test_a_wrong_method_is_405(shop: Shop, operation: int, method: str) -> None:
    right, path = CALLS[operation]
    wrong = ("GET" if right == "POST" else "POST") if method == "other" else method
    answer = shop.http.request(wrong, shop.at(path), headers=shop.keyed)
    assert answer.status_code == 405
    assert method == "HEAD" or answer.json() == {"success": False, "message": "Method not allowed"}
    assert shop.calls(operation) == []


@pytest.mark.parametrize(
    "path",
    ["/", "/api", "/api/v2/tv/", "/api/v2/tv/packages/", "/api/v2/tv/packages/a/b", "/api/verify-transaction/a%2Fb"],
)
def test_an_unknown_path_is_404_in_json(shop: Shop, path: str) -> None:
    answer = shop.http.get(shop.at(path), headers=shop.keyed)
    assert answer.status_code == 404
    assert answer.json() == {"success": False, "message": "Not found"}


def test_refusals_of_the_card_flow_say_status_and_the_others_success(shop: Shop) -> None:
    card = shop.http.post(shop.at("/api/s2s/test/encryption"), headers=shop.key, json={})
    television = shop.http.post(shop.at("/api/v2/tv/validate"), headers=shop.key, json={})
    assert card.json()["status"] is False
    assert television.json()["success"] is False
    assert reply_problems("error_fields.json", television.content, status=400) != []  # `email` is the file's example
    assert list(television.json()) == ["success", "message", "error"]
    assert television.json()["error"].keys() == {"provider", "number"}


def test_a_service_that_does_not_mind_takes_get_without_content_type_and_a_form(shop: Shop) -> None:
    shop.set(demands_json=False)
    for operation in (6, 7):
        method, path = CALLS[operation]
        assert shop.http.request(method, shop.at(path), headers=shop.key).status_code == 200
    form = {"provider": "GOTV", "number": "7023456789"}
    answer = shop.http.post(shop.at(CALLS[8][1]), headers=shop.key, data=form)
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["success"] is True
    wrong = shop.http.post(shop.at(CALLS[8][1]), headers=shop.key, data={"provider": "GOTV"})
    assert wrong.status_code == 400
