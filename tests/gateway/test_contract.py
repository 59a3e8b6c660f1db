"""The golden files judge what the client sends and feed it what the service says."""

import json
from pathlib import Path
from typing import Final

import pytest

from pos_app.domain.cards import CardSecret
from pos_app.domain.errors import CallFailed, KeysRefused, Operation, Refused
from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import (
    AltPage,
    Encrypted,
    Enrolled,
    OrderReply,
    OrderStatus,
    Package,
    PostPage,
    Provider,
    Resent,
    Started,
    Validated,
    Verification,
    VerifiedStatus,
)
from tests.contract import FOLDER, request_problems
from tests.gateway.raw import RawServer, Received, answering, reply, run
from tests.gateway.till import CALLS, INK, KEYS, Ask, a_client, an_order
from tests.gateway.till import REFERENCE as ASKED

CARD: Final = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08b7e23ec29af22b0b4e41da31e868d57226121c84"
REFERENCE: Final = "pos-20250101-000001"
TOKEN: Final = "eyJhbGciOiJIUzI1NiJ9.eyJzYW5kYm94Ijp0cnVlfQ.c2lnbmF0dXJl"
ALT: Final = "https://service.example/payer-authentication/pos-20250101-000001"


def said(file: str) -> bytes:
    return (FOLDER / file).read_bytes()


def ask(operation: Operation, raw: bytes, **switches: object) -> object:
    """Make one call to a service that answers with these bytes."""

    async def work() -> object:
        async with RawServer(answering(raw)) as server, a_client(server.url, switches=switches) as client:
            return await CALLS[operation](client)

    return run(work())


def sent(call: Ask, **switches: object) -> Received:
    """Return the request that a call makes."""
    kept: list[Received] = []

    async def work() -> None:
        async with (
            RawServer(answering(reply("{}"), kept=kept)) as server,
            a_client(server.url, switches=switches) as client,
        ):
            with pytest.raises(CallFailed):
                await call(client)

    run(work())
    assert len(kept) == 1
    return kept[0]


def judge(file: str, request: Received) -> list[str]:
    return request_problems(
        file, method=request.method, target=request.target, headers=dict(request.headers), body=request.body
    )


REQUESTS: Final = {
    Operation.ENCRYPT: "op01_encryption.request.json",
    Operation.INITIALIZE: "op02_initialize.request.json",
    Operation.ENROLL: "op04_enrollment.request.json",
    Operation.VERIFY: "op05_verify.request.json",
    Operation.TV_PROVIDERS: "op06_providers.request.json",
    Operation.TV_PACKAGES: "op07_packages.request.json",
    Operation.TV_VALIDATE: "op08_validate.request.json",
    Operation.TV_PAY: "op09_pay.request.json",
    Operation.RESEND_NOTICE: "op10_resend.request.json",
}


@pytest.mark.parametrize("operation", REQUESTS, ids=lambda operation: operation.name.lower())
def test_a_request_is_what_the_description_says(operation: Operation) -> None:
    assert judge(REQUESTS[operation], sent(CALLS[operation])) == []


@pytest.mark.parametrize("operation", REQUESTS, ids=lambda operation: operation.name.lower())
def test_no_compression_is_asked_for_and_the_length_is_said(operation: Operation) -> None:
    request = sent(CALLS[operation])
    assert request.header("Accept-Encoding") == "identity"
    assert request.header("Transfer-Encoding") is None
    assert request.header("Content-Length") == (str(len(request.body)) if request.body else None)


@pytest.mark.parametrize(("field", "file"), [("plan_id", ""), ("code", ".code"), ("both", ".both")])
def test_a_package_is_named_as_the_profile_says(field: str, file: str) -> None:
    order = an_order(plan_field=field)
    request = sent(lambda client: client.tv_pay(order, ink=INK))
    assert request.body == order
    assert judge(f"op09_pay.request{file}.json", request) == []


@pytest.mark.parametrize(
    ("key", "name"), [("public", "encryption_with_public_key"), ("secret", "encryption_with_secret_key")]
)
def test_the_vector_of_an_order_holds_on_the_wire(key: str, name: str) -> None:
    vectors: dict[str, str] = json.loads(said("signatures.json"))
    request = sent(lambda client: client.tv_pay(vectors["body"].encode(), ink=INK), signing_key=key)
    assert request.body == vectors["body"].encode()
    assert request.header("Encryption") == vectors[name]
    assert (KEYS.public, KEYS.secret) == (vectors["public_key"], vectors["secret_key"])


@pytest.mark.parametrize("operation", [Operation.ENROLL, Operation.VERIFY])
def test_the_card_pages_carry_the_key_only_when_the_profile_says_so(operation: Operation) -> None:
    assert sent(CALLS[operation]).header("Authorization") is None
    assert sent(CALLS[operation], authorize_card_pages=True).header("Authorization") == f"Bearer {KEYS.secret}"


@pytest.mark.parametrize(("digits", "year"), [(2, "31"), (4, "2031")])
@pytest.mark.parametrize("operation", [Operation.ENCRYPT, Operation.ENROLL])
def test_the_year_has_as_many_digits_as_the_profile_says(operation: Operation, digits: int, year: str) -> None:
    body = json.loads(sent(CALLS[operation], expiry_year_digits=digits).body)
    assert (body.get("data") or body)["expiryYear"] == year


@pytest.mark.parametrize(
    "file", ["op01_encryption.reply.txt", "op01_encryption.reply.quoted.txt", "op01_encryption.reply.card.json"]
)
def test_an_encrypted_card_is_read_in_each_form(file: str) -> None:
    assert ask(Operation.ENCRYPT, reply(said(file))) == Encrypted(CARD)


def test_a_started_payment_is_read() -> None:
    started = Started(TOKEN, "https://bank.example/collect", "2f1a0c9e-5b7d-4c38-9e61-0d2b7a84c3f5")
    assert ask(Operation.INITIALIZE, reply(said("op02_initialize.reply.json"))) == started


@pytest.mark.parametrize(
    ("file", "step_up", "page"),
    [
        ("", "auto", AltPage(ALT)),
        ("", "alt", AltPage(ALT)),
        ("", "post", PostPage("https://bank.example/stepup", TOKEN)),
        (".alt", "auto", AltPage(ALT)),
        (".alt", "post", None),
        (".post", "auto", PostPage("https://bank.example/stepup", TOKEN)),
        (".post", "alt", None),
        (".no_challenge.missing", "auto", None),
        (".no_challenge.null", "auto", None),
        (".no_challenge.empty_list", "auto", None),
        (".no_challenge.empty_text", "auto", None),
    ],
)
def test_the_page_for_the_customer_is_chosen_by_the_profile(
    file: str, step_up: str, page: AltPage | PostPage | None
) -> None:
    """Where another kind of page is given than the profile takes, that is said: the customer may be asked there."""
    raw = reply(said(f"op04_enrollment.reply{file}.json"))
    is_left_out = page is None and not file.startswith(".no_challenge")
    assert ask(Operation.ENROLL, raw, step_up=step_up) == Enrolled(
        page, "Enrollment checked", is_page_refused=is_left_out
    )


def test_a_refused_bank_check_is_said_with_its_words() -> None:
    with pytest.raises(Refused) as caught:
        ask(Operation.ENROLL, reply(said("op04_enrollment.reply.refused.json")))
    assert caught.value.said == "Authentication rejected"


@pytest.mark.parametrize(
    ("file", "status", "word"),
    [
        ("success", VerifiedStatus.SUCCESS, "success"),
        ("failed", VerifiedStatus.FAILED, "failed"),
        ("pending", VerifiedStatus.PENDING, "pending"),
        ("unknown_word", VerifiedStatus.OTHER, "abandoned"),
        ("no_status", VerifiedStatus.OTHER, ""),
    ],
)
def test_a_verification_means_what_its_word_means(file: str, status: VerifiedStatus, word: str) -> None:
    found = ask(Operation.VERIFY, reply(said(f"op05_verify.reply.{file}.json")))
    assert isinstance(found, Verification)
    assert (found.status, found.word) == (status, word)


def test_amounts_and_unknown_fields_of_a_verification_are_kept() -> None:
    found = ask(Operation.VERIFY, reply(said("op05_verify.reply.more_fields.json")))
    assert found == Verification(
        VerifiedStatus.SUCCESS, "success", "Approved", "12687.50", "12500.00", "NGN", fees="187.50"
    )


@pytest.mark.parametrize(
    ("named", "status"),
    [
        ({"data": {"reference": ASKED}}, VerifiedStatus.SUCCESS),
        ({"data": {"reference": f" {ASKED.upper()} "}}, VerifiedStatus.SUCCESS),
        ({"data": {"reference": ""}}, VerifiedStatus.SUCCESS),
        ({"data": {"reference": None}}, VerifiedStatus.SUCCESS),
        ({"data": {"reference": "pos-20250101-000002"}}, VerifiedStatus.OTHER),
        ({"data": {"reference": 7}}, VerifiedStatus.OTHER),
        ({"data": {}, "reference": "pos-20250101-000002"}, VerifiedStatus.OTHER),
        ({"data": {"reference": ASKED}, "reference": "pos-20250101-000002"}, VerifiedStatus.OTHER),
    ],
)
@pytest.mark.parametrize("word", ["success", "failed", "pending"])
def test_an_answer_about_another_reference_says_nothing_of_ours(
    named: dict[str, dict[str, object]], status: VerifiedStatus, word: str
) -> None:
    body = {"status": True, **named, "data": {"status": word, **named["data"]}}
    found = ask(Operation.VERIFY, reply(body))
    assert isinstance(found, Verification)
    assert found.status is (VerifiedStatus(word) if status is VerifiedStatus.SUCCESS else status)


def test_providers_are_read() -> None:
    assert ask(Operation.TV_PROVIDERS, reply(said("op06_providers.reply.json"))) == (
        Provider("GOTV", "GOTV", "images/tv/gotv.svg"),
        Provider("DSTV", "DSTV", "images/tv/dstv.svg"),
    )


def test_packages_are_read_with_their_price() -> None:
    found = ask(Operation.TV_PACKAGES, reply(said("op07_packages.reply.json")))
    assert isinstance(found, tuple)
    assert found[1] == Package("35", "GOtv Jolli N2,460", "gotv-jolli", "2460", Money(246000, Currency.NGN))


@pytest.mark.parametrize(
    ("file", "found"),
    [
        (
            "content",
            Validated("Adaeze Okafor", "7023456789", "Open", "GOtv Jolli", "2026-12-20", "2460"),
        ),
        ("order", Validated("")),
    ],
)
def test_a_smartcard_number_is_read_in_both_shapes(file: str, found: Validated) -> None:
    assert ask(Operation.TV_VALIDATE, reply(said(f"op08_validate.reply.{file}.json"))) == found


@pytest.mark.parametrize(
    ("file", "found"),
    [
        ("", OrderReply(OrderStatus.DELIVERED, "Delivered", "20250101000001", REFERENCE, "")),
        (
            ".not_delivered",
            OrderReply(OrderStatus.NOT_DELIVERED, "Failed", "20250101000001", REFERENCE, "Invalid smartcard number"),
        ),
        (".other_status", OrderReply(OrderStatus.OTHER, "Pending", "20250101000001", REFERENCE, "")),
    ],
)
def test_an_order_is_read(file: str, found: OrderReply) -> None:
    assert ask(Operation.TV_PAY, reply(said(f"op09_pay.reply{file}.json"))) == found


def test_a_resent_notice_is_read_and_a_refusal_is_one() -> None:
    assert ask(Operation.RESEND_NOTICE, reply(said("op10_resend.reply.json"))) == Resent("Webhook resent")
    with pytest.raises(Refused) as caught:
        ask(Operation.RESEND_NOTICE, reply(said("op10_resend.reply.refused.json")))
    assert caught.value.said == "Transaction not found"


def test_the_complaints_of_single_fields_are_said() -> None:
    with pytest.raises(Refused) as caught:
        ask(Operation.INITIALIZE, reply(said("error_fields.json"), status="422 No"))
    assert caught.value.said == "Incomplete request; email: The email field is required."


def test_unknown_keys_are_said_as_such() -> None:
    with pytest.raises(KeysRefused):
        ask(Operation.TV_PROVIDERS, reply(said("error_unauthorized.json"), status="401 No"))


@pytest.mark.parametrize("message", json.loads((FOLDER / "error_messages.json").read_text("utf-8")))
@pytest.mark.parametrize("status", ["200 OK", "400 Bad Request"])
def test_a_known_message_comes_with_advice(message: str, status: str) -> None:
    with pytest.raises(Refused) as caught:
        ask(Operation.TV_PAY, reply({"success": False, "message": message}, status=status))
    assert caught.value.said == message
    assert caught.value.trace.why != "refused"
    assert str(caught.value.sentence).endswith(".")


def test_a_refused_signature_says_what_to_check() -> None:
    with pytest.raises(Refused) as caught:
        ask(Operation.TV_PAY, reply({"success": False, "message": "Invalid Signature. Intrusion detected."}))
    assert str(caught.value.sentence) == (
        "Signature refused: check the key pair and the signing-key setting. Nothing was charged."
    )


def test_the_golden_folder_is_there() -> None:
    assert Path(FOLDER, "index.json").is_file()


def test_the_device_page_ends_in_what_the_profile_says() -> None:
    async def work(**switches: object) -> str:
        async with a_client("https://cards.example/base", switches=switches) as client:
            return client.device_page_url(REFERENCE, "2f1a0c9e")

    assert run(work()) == f"https://cards.example/base/cr6t76y8uijkny/authdevice/{REFERENCE}"
    assert run(work(device_reference="referenceId")).endswith("/authdevice/2f1a0c9e")
    assert run(work(card_page_base_url="https://pages.example")).startswith("https://pages.example/cr6t")


def test_the_card_of_the_golden_file_makes_its_body() -> None:
    card = CardSecret(number=b"4000000000002503", month=b"09", year=b"30", cvv=b"123")
    golden = json.loads(said("op04_enrollment.request.json"))["body"]
    request = sent(lambda client: client.enroll(card, reference=REFERENCE, ink=INK))
    assert json.loads(request.body) == golden
