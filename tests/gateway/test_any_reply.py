"""Whatever a service says, a call ends in a value or in one of the known classes."""

import json
from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pos_app.domain.errors import CallFailed, Operation
from pos_app.domain.money import Currency, Money
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import AltPage, OrderReply, OrderStatus, PostPage, Verification, VerifiedStatus
from pos_app.domain.verification import is_the_money_asked
from pos_app.gateway import reply_parsing
from pos_app.gateway.approval import names_a_page, page_again, page_to_open, path_to_keep
from pos_app.gateway.json_text import UnclearError
from pos_app.gateway.reply_parsing import SaidNoError
from pos_app.gateway.smartcards import validated
from tests.gateway.raw import RawServer, answering, reply, run
from tests.gateway.till import CALLS, a_client, a_profile

PROFILE: Final = a_profile("https://service.example")

READERS: Final[dict[Operation, Callable[[bytes], object]]] = {
    Operation.ENCRYPT: reply_parsing.encrypted,
    Operation.INITIALIZE: reply_parsing.started,
    Operation.ENROLL: lambda raw: page_to_open(reply_parsing.enrollment(raw), PROFILE, real_money=True),
    Operation.VERIFY: reply_parsing.verification,
    Operation.TV_PROVIDERS: lambda raw: reply_parsing.providers(raw, sent_field="provider"),
    Operation.TV_PACKAGES: lambda raw: reply_parsing.packages(raw, currency=Currency.NGN),
    Operation.TV_VALIDATE: validated,
    Operation.TV_PAY: reply_parsing.order,
    Operation.RESEND_NOTICE: reply_parsing.resent,
}

NAMES: Final = st.sampled_from(
    [
        "success", "status", "message", "data", "code", "alt", "card", "accessToken", "stepUpUrl", "referenceId",
        "deviceDataCollectionUrl", "error", "errorMsg", "provider", "providerLogoUrl", "id", "name", "amount",
        "requested_amount", "currency", "orderNo", "reference", "content", "Customer_Name", "Due_Date", "x",
    ]
)  # fmt: skip
ADDRESSES: Final = st.sampled_from(["https://a.example/b", "//[", "/page", "javascript:x", "http://127.0.0.1/x"])
WORDS: Final = st.sampled_from(["success", "failed", "pending", "Delivered", "00000", "", "ab12", "a\x00\u202eb"])
SCALARS: Final = st.none() | st.booleans() | st.integers() | st.floats() | WORDS | ADDRESSES | st.text(max_size=20)
ANYTHING: Final = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=6), max_leaves=25
)
OBJECTS: Final = st.dictionaries(NAMES, ANYTHING, max_size=8)
BODIES: Final = OBJECTS.map(lambda value: json.dumps(value).encode()) | st.binary(max_size=300)


@pytest.mark.parametrize("operation", READERS, ids=lambda operation: operation.name.lower())
@settings(max_examples=150, deadline=None)
@given(raw=BODIES)
def test_a_reader_ends_in_a_value_a_no_or_not_clear(operation: Operation, raw: bytes) -> None:
    said = "anything"
    try:
        READERS[operation](raw)
    except SaidNoError as no:
        said = no.said
    except UnclearError:
        return
    assert said
    assert plain(said, most=300) == said


@pytest.mark.parametrize("operation", CALLS, ids=lambda operation: operation.name.lower())
@settings(max_examples=25, deadline=None)
@given(raw=BODIES, status=st.sampled_from(["200 OK", "200 OK", "400 No", "409 No", "500 Oops", "600 Odd"]))
def test_a_call_ends_in_a_value_or_a_known_class(operation: Operation, raw: bytes, status: str) -> None:
    async def work() -> None:
        async with RawServer(answering(reply(raw, status=status))) as server, a_client(server.url) as client:
            try:
                await CALLS[operation](client)
            except CallFailed as failed:
                ends.append(failed.trace.why)

    ends: list[str] = []
    run(work())
    assert ends != ["unexpected"]


@settings(max_examples=300, deadline=None)
@given(body=OBJECTS, word=st.text(max_size=12) | WORDS, envelope=st.booleans() | st.none())
def test_only_the_exact_word_means_paid(body: dict[str, object], word: str, envelope: bool | None) -> None:
    data = {**body, "status": word}
    raw = json.dumps({"data": data} if envelope is None else {"status": envelope, "data": data}).encode()
    try:
        found = reply_parsing.verification(raw)
    except UnclearError:
        return
    assert (found.status is VerifiedStatus.SUCCESS) == (word == "success" and envelope is not False)
    assert (found.status is VerifiedStatus.FAILED) == (word == "failed")


@pytest.mark.parametrize("word", ["Success", "SUCCESS", " success", "success ", "successful", "paid", "true", "1"])
def test_a_word_like_success_is_not_success(word: str) -> None:
    found = reply_parsing.verification(json.dumps({"data": {"status": word}}).encode())
    assert found.status is VerifiedStatus.OTHER


@pytest.mark.parametrize(
    ("fields", "kept"),
    [
        ('"amount": 12500.10', "12500.10"),
        ('"amount": "12,500"', "12,500"),
        ('"amount": 1E400', "1E400"),
        ('"amount": true', "true"),
        ('"amount": {"value": 1}', '{"value":"1"}'),
    ],
)
def test_an_amount_is_kept_as_it_was_written(fields: str, kept: str) -> None:
    found = reply_parsing.verification(f'{{"data": {{"status": "success", {fields}}}}}'.encode())
    assert found.amount == kept


@pytest.mark.parametrize(
    ("name", "one", "other"), [("requested_amount", "12500.00", "4.00"), ("currency", "NGN", "USD")]
)
def test_two_that_differ_are_not_the_money_that_was_asked_for(name: str, one: str, other: str) -> None:
    for inside, beside in ((one, other), (other, one)):
        body = {"data": {"status": "success", name: inside}, name: beside}
        found = reply_parsing.verification(json.dumps(body).encode())
        assert not is_the_money_asked(found, Money(1250000, Currency.NGN))


def order(**changes: object) -> bytes:
    data: dict[str, object] = {"orderNo": "1", "reference": "r", "status": "Delivered", "errorMsg": None}
    whole: dict[str, object] = {"success": True, "code": "00000", "message": "", "data": data}
    for name, value in changes.items():
        (whole if name in whole else data)[name] = value
    return json.dumps(whole).encode()


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({}, OrderStatus.DELIVERED),
        ({"status": "DELIVERED"}, OrderStatus.DELIVERED),
        ({"status": "successful"}, OrderStatus.DELIVERED),
        ({"status": "completed"}, OrderStatus.DELIVERED),
        ({"status": "Reversed"}, OrderStatus.NOT_DELIVERED),
        ({"status": "cancelled"}, OrderStatus.NOT_DELIVERED),
        ({"status": "Processing", "errorMsg": "No such number"}, OrderStatus.NOT_DELIVERED),
        ({"errorMsg": "Delivered, and yet not"}, OrderStatus.OTHER),
        ({"status": ""}, OrderStatus.OTHER),
        ({"status": "queued"}, OrderStatus.OTHER),
    ],
)
def test_the_word_of_an_order_is_read(changes: dict[str, object], status: OrderStatus) -> None:
    found = reply_parsing.order(order(**changes))
    assert isinstance(found, OrderReply)
    assert found.status is status


@pytest.mark.parametrize(
    "changes",
    [
        {"code": "99999"},
        {"code": None},
        {"success": "true"},
        {"data": None},
        {"data": []},
        {"success": False, "message": "No", "status": "Delivered"},
        {"success": False, "message": "No", "status": "processing"},
    ],
)
def test_an_order_that_says_two_things_is_not_clear(changes: dict[str, object]) -> None:
    with pytest.raises(UnclearError):
        reply_parsing.order(order(**changes))


def test_an_entry_that_cannot_be_sold_does_not_hide_the_others() -> None:
    raw: dict[str, object] = {"success": True, "code": "00000"}
    raw["data"] = [{"provider": True}, None, {"provider": "GOTV"}, {"x": "DSTV"}]
    assert [each.name for each in reply_parsing.providers(json.dumps(raw).encode(), sent_field="provider")] == ["GOTV"]


@pytest.mark.parametrize("raw", [b'{"success":true,"code":"00000","data":[{"x":1}]}', b'{"success":true,"data":{}}'])
def test_a_list_without_anything_to_sell_is_not_clear(raw: bytes) -> None:
    with pytest.raises(UnclearError):
        reply_parsing.providers(raw, sent_field="provider")


def test_an_empty_list_is_a_list() -> None:
    assert reply_parsing.providers(b'{"success":true,"code":"00000","data":[]}', sent_field="provider") == ()


def a_list(entry: str, count: int) -> bytes:
    return f'{{"success":true,"code":"00000","data":[{",".join([entry] * count)}]}}'.encode()


@pytest.mark.parametrize(
    "raw",
    [
        a_list('{"provider":"A"}', 12_370),
        a_list('{"id":"1"}', 20_000),
        a_list("1", 120_000),
        a_list("[]", 80_000),
        a_list('""', 80_000),
        b'{"success":false,"message":{' + b",".join(b'"k%d":"x"' % number for number in range(20_000)) + b"}}",
    ],
)
@pytest.mark.parametrize("operation", READERS, ids=lambda operation: operation.name.lower())
def test_a_reply_of_more_values_than_any_shop_needs_is_not_taken_apart(operation: Operation, raw: bytes) -> None:
    with pytest.raises(UnclearError) as caught:
        READERS[operation](raw)
    assert caught.value.why == "too_large"


def test_a_list_is_read_no_further_than_a_shop_can_look_through_it() -> None:
    providers = reply_parsing.providers(a_list('{"provider":"A"}', 3_000), sent_field="provider")
    packages = reply_parsing.packages(a_list('{"id":"1","amount":"5"}', 2_000), currency=Currency.NGN)
    assert (len(providers), len(packages)) == (200, 1_000)


@pytest.mark.parametrize("amount", ["0", "0.00", "00", "", "free", None])
def test_a_package_without_a_price_cannot_be_sold(amount: str | None) -> None:
    raw = json.dumps({"success": True, "code": "00000", "data": [{"id": 1, "name": "Max", "amount": amount}]}).encode()
    (found,) = reply_parsing.packages(raw, currency=Currency.NGN)
    assert found.price is None


@pytest.mark.parametrize(("field", "sent"), [("provider", "GOTV"), ("id", "7"), ("slug", "gotv")])
def test_a_provider_is_sent_as_the_profile_says(field: str, sent: str) -> None:
    raw = b'{"success":true,"code":"00000","data":[{"provider":"GOTV","id":7,"slug":"gotv"}]}'
    assert reply_parsing.providers(raw, sent_field=field)[0].sent_as == sent


def test_a_name_from_outside_is_plain_and_what_goes_back_is_not_touched() -> None:
    raw = json.dumps(
        {"success": True, "code": "00000", "data": [{"id": 1, "name": "<b>\u202eMax\x07\nN5</b>", "code": "a b"}]}
    ).encode()
    (found,) = reply_parsing.packages(raw, currency=Currency.NGN)
    assert (found.name, found.code, found.price) == ("<b>Max N5</b>", "a b", None)


@pytest.mark.parametrize(
    ("body", "customer"),
    [
        ({"success": True, "data": {"customerName": "Ada"}}, "Ada"),
        ({"success": True, "data": {"content": {"Customer_Name": "Ada"}}}, "Ada"),
        ({"code": "000", "content": {"customer_name": "Ada"}}, "Ada"),
        ({"success": True, "customer name": "Ada"}, "Ada"),
        ({"code": "000", "content": {}}, ""),
        ({"success": True, "code": "00000", "data": []}, ""),
    ],
)
def test_a_customer_is_found_wherever_the_name_lies(body: dict[str, object], customer: str) -> None:
    assert validated(json.dumps(body).encode()).customer == customer


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"success": False, "message": "Unknown number"}, "Unknown number"),
        ({"success": True, "data": {"errorMsg": "Unknown number"}}, "Unknown number"),
        ({"code": "000", "content": {"error": "Unknown number"}}, "Unknown number"),
        ({"success": True, "data": {"status": "Failed"}}, "failed"),
    ],
)
def test_a_number_that_is_not_accepted_is_a_no(body: dict[str, object], said: str) -> None:
    with pytest.raises(SaidNoError) as caught:
        validated(json.dumps(body).encode())
    assert caught.value.said == said


@pytest.mark.parametrize("body", [{}, {"code": "000"}, {"code": "011", "content": {"x": "y"}}, {"message": "Hello"}])
def test_a_number_is_not_accepted_by_silence(body: dict[str, object]) -> None:
    with pytest.raises(UnclearError):
        validated(json.dumps(body).encode())


@pytest.mark.parametrize(
    ("alt", "opened"),
    [
        ("https://bank.example/a?b#c", "https://bank.example/a?b#c"),
        ("/payer-authentication/r", "https://service.example/payer-authentication/r"),
        ("http://bank.example/a", None),
        ("http://127.0.0.1:9/a", None),
        ("//bank.example/a", None),
        ("javascript:alert(1)", None),
        ("data:text/html,x", None),
        ("https://good.example\\@bad.example/", None),
        ("https://user:pass@bad.example/", None),
        ("https://bad.example:99999/", None),
        ("https:///", None),
    ],
)
def test_an_address_that_no_browser_should_open_is_no_page(alt: str, opened: str | None) -> None:
    raw = json.dumps({"status": True, "alt": alt}).encode()
    page = page_to_open(reply_parsing.enrollment(raw), PROFILE, real_money=True)
    assert (page.url if page else None) == opened


@pytest.mark.parametrize(
    ("switches", "reply_fields", "is_refused"),
    [
        ({}, {"alt": "javascript:alert(1)"}, True),
        ({}, {"alt": "https://user:pass@bad.example/"}, True),
        ({}, {"data": {"stepUpUrl": "file:///etc/passwd", "accessToken": "t"}}, True),
        ({}, {"data": {"stepUpUrl": "https://bank.example/a", "accessToken": ""}}, True),
        ({"step_up": "alt"}, {"data": {"stepUpUrl": "https://bank.example/a", "accessToken": "t"}}, True),
        ({"step_up": "post"}, {"alt": "https://bank.example/a"}, True),
        ({}, {"alt": " "}, False),
        ({}, {"data": []}, False),
        ({}, {"alt": "https://bank.example/a"}, False),
        ({}, {"alt": "https://bank.example/a", "data": {"stepUpUrl": "file:///etc/passwd"}}, False),
    ],
)
def test_a_page_that_cannot_be_opened_is_told_from_none(
    switches: dict[str, object], reply_fields: dict[str, object], *, is_refused: bool
) -> None:
    raw = json.dumps({"status": True, **reply_fields}).encode()
    profile = a_profile("https://service.example", **switches)
    reply = reply_parsing.enrollment(raw)
    page = page_to_open(reply, profile, real_money=True)
    assert (page is None and names_a_page(reply)) is is_refused


def test_a_path_lies_at_the_address_of_the_service_and_not_at_that_of_the_card_pages() -> None:
    profile = a_profile("https://service.example", card_page_base_url="https://pages.example")
    page = page_to_open(reply_parsing.enrollment(b'{"status":true,"alt":"/approve/r"}'), profile, real_money=True)
    assert page is not None
    assert page.url == "https://service.example/approve/r"


REFERENCE = "till2-0123456789abcdef"


@pytest.mark.parametrize(
    ("alt", "kept"),
    [
        (f"https://service.example/pay/{REFERENCE}", f"/pay/{REFERENCE}"),
        (f"/pay/{REFERENCE}", f"/pay/{REFERENCE}"),
        (f"https://service.example/pay/{REFERENCE}?session=x", ""),
        (f"https://service.example/pay/{REFERENCE}#x", ""),
        (f"https://service.example/{'k' * 41}/{REFERENCE}", ""),
        ("https://service.example/pay/another-key", ""),
        (f"https://service.example/pay/{REFERENCE}/", ""),
        (f"https://service.example/pay/x{REFERENCE}", ""),
        (f"https://bank.example/pay/{REFERENCE}", ""),
        (f"https://service.example:8443/pay/{REFERENCE}", ""),
    ],
)
def test_only_an_address_that_opens_nobodys_door_is_kept(alt: str, kept: str) -> None:
    profile = a_profile("https://service.example")
    raw = json.dumps({"status": True, "alt": alt}).encode()
    page = page_to_open(reply_parsing.enrollment(raw), profile, real_money=True)
    assert page is not None
    assert path_to_keep(page, profile, reference=REFERENCE) == kept
    if kept:
        assert page_again(kept, profile, real_money=True) == AltPage(f"https://service.example{kept}")


def test_a_page_that_takes_a_token_is_not_kept() -> None:
    page = PostPage(f"https://service.example/pay/{REFERENCE}", "a.b.c")
    assert path_to_keep(page, a_profile("https://service.example"), reference=REFERENCE) == ""


@pytest.mark.parametrize("path", ["", "//bank.example/x", "https://bank.example/x", "javascript:alert(1)", "x", "/a b"])
def test_what_is_no_path_leads_to_no_page(path: str) -> None:
    assert page_again(path, a_profile("https://service.example"), real_money=True) is None


def test_a_verification_holds_what_it_was_given() -> None:
    found = reply_parsing.verification(b'{"data":{"status":"pending","fees":0.19836,"customer":{"id":1},"plan":null}}')
    assert isinstance(found, Verification)
    assert found.fees == "0.19836"
    assert found.extra == (("customer", '{"id":"1"}'), ("plan", ""))
