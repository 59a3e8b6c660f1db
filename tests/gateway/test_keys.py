"""Keys and signatures: what is a pair, and the vectors of both signatures."""

import json
from typing import Final

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.gateway.keys import KeyMode, MerchantKeys
from pos_app.gateway.signing import is_signed_by, notice_signature, sign_order
from tests.contract import FOLDER
from tests.gateway.till import KEYS, PUBLIC, SECRET

VECTORS: Final[dict[str, str]] = json.loads((FOLDER / "signatures.json").read_text("utf-8"))
OTHERS: Final = MerchantKeys.parse(secret="sk_test_otherotherother", public=PUBLIC, environment=Environment.SANDBOX)


@pytest.mark.parametrize(
    ("secret", "public", "environment", "complaint"),
    [
        ("", PUBLIC, Environment.TEST, "secret key"),
        (PUBLIC, SECRET, Environment.TEST, "secret key"),
        (SECRET, "", Environment.TEST, "public key"),
        (SECRET, SECRET, Environment.TEST, "public key"),
        ("sk_test_", PUBLIC, Environment.TEST, "secret key"),
        ("sk_test_123456\r\nX: y", PUBLIC, Environment.TEST, "secret key"),
        ("sk_test_12345678é", PUBLIC, Environment.TEST, "secret key"),
        ("sk_live_12345678", PUBLIC, Environment.LIVE, "belong together"),
        (SECRET, "pk_live_12345678", Environment.TEST, "belong together"),
        ("sk_live_12345678", "pk_live_12345678", Environment.TEST, "live keys"),
        ("sk_live_12345678", "pk_live_12345678", Environment.SANDBOX, "live keys"),
        (SECRET, PUBLIC, Environment.LIVE, "test keys"),
    ],
)
def test_what_is_no_pair_is_refused_without_repeating_it(
    secret: str, public: str, environment: Environment, complaint: str
) -> None:
    with pytest.raises(KnownError, match=complaint) as caught:
        MerchantKeys.parse(secret=secret, public=public, environment=environment)
    assert "12345678" not in str(caught.value.sentence)
    assert "abcdef" not in str(caught.value.sentence)


def test_a_pair_knows_its_mode() -> None:
    assert KEYS.mode is KeyMode.TEST
    live = MerchantKeys.parse(secret=" sk_live_12345678\n", public="pk_live_12345678", environment=Environment.LIVE)
    assert live.mode is KeyMode.LIVE
    assert live.secret == "sk_live_12345678"


def test_keys_do_not_show() -> None:
    assert repr(KEYS) == "MerchantKeys()"
    assert SECRET not in f"{KEYS} {KEYS!r} {[KEYS]}"


def test_the_vectors_of_an_order_hold_for_both_keys() -> None:
    body = VECTORS["body"].encode()
    assert sign_order(body, key=KEYS.public) == VECTORS["encryption_with_public_key"]
    assert sign_order(body, key=KEYS.secret) == VECTORS["encryption_with_secret_key"]
    assert sign_order(body + b" ", key=KEYS.public) != VECTORS["encryption_with_public_key"]


def test_the_vector_of_a_notice_holds() -> None:
    assert notice_signature(KEYS) == VECTORS["merchantsignature"]


@pytest.mark.parametrize(
    "given",
    [VECTORS["merchantsignature"], VECTORS["merchantsignature"].upper(), f" {VECTORS['merchantsignature']} "],
)
def test_a_signature_is_known_in_any_letter_case(given: str) -> None:
    assert is_signed_by(given, [KEYS])


@pytest.mark.parametrize(
    "given", [None, "", "0" * 128, VECTORS["merchantsignature"][:-1], "é" * 128, "\ud800", "x" * 10_000]
)
def test_another_signature_is_not_known(given: str | None) -> None:
    assert not is_signed_by(given, [KEYS])


def test_replaced_keys_stay_good_as_long_as_they_are_given() -> None:
    assert is_signed_by(VECTORS["merchantsignature"], [OTHERS, KEYS])
    assert not is_signed_by(VECTORS["merchantsignature"], [OTHERS])
    assert not is_signed_by(VECTORS["merchantsignature"], [])
