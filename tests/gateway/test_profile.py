"""The service profile: every switch has a sentence, and what is wrong with a file is said in one."""

from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest
from pydantic import BaseModel, ValidationError

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.sale import AmountBounds
from pos_app.gateway.profile import Paths, ServiceProfile, WrittenBounds
from tests.gateway.till import a_profile

LEAST: Final = 'base_url = "https://api.example"\ns2s_base_url = "https://cards.example/"\n'

EVERYTHING: Final = """
base_url = "https://api.example"
s2s_base_url = "https://cards.example/v3/"
card_page_base_url = "https://pages.example"
signing_key = "secret"
webhook_header = "X-Signature"
webhook_sources = ["192.0.2.0/24", "2001:db8::1"]
step_up = "post"
expiry_year_digits = 4
authorize_card_pages = true
device_wait_ms = 10000
device_origins = ["https://bank.example"]
device_reference = "referenceId"
provider_field = "id"
plan_field = "both"
tv_currency = "GHS"
service_utc_offset = "-03:30"
approval_seconds = 600
unknown_reference_words = ["No such payment"]

[paths]
encrypt = "/api/s2s/encryption"

[amounts.NGN]
least = "100"
most = "500000.50"
"""


CURRENCIES = " or ".join(", ".join(f"'{each}'" for each in Currency).rsplit(", ", 1))


def load(folder: Path, text: str | bytes) -> ServiceProfile:
    path = folder / "service.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return ServiceProfile.load(path)


def test_addresses_are_all_that_has_to_be_set(tmp_path: Path) -> None:
    profile = load(tmp_path, LEAST)
    assert profile.s2s_base_url == "https://cards.example"
    assert profile.card_pages == "https://cards.example"
    assert profile.signing_key == "public"
    assert profile.webhook_header == "merchantsignature"
    assert profile.step_up == "auto"
    assert profile.device_wait_ms == 4500
    assert profile.utc_offset == timedelta(hours=1)
    assert profile.bounds(Currency.NGN) == AmountBounds(Currency.NGN)


def test_everything_can_be_set(tmp_path: Path) -> None:
    profile = load(tmp_path, EVERYTHING)
    assert profile.card_pages == "https://pages.example"
    assert profile.paths == Paths(encrypt="/api/s2s/encryption")
    assert profile.webhook_sources == ("192.0.2.0/24", "2001:db8::1/128")
    assert profile.tv_currency is Currency.GHS
    assert profile.utc_offset == -timedelta(hours=3, minutes=30)
    naira = (Money(10000, Currency.NGN), Money(50000050, Currency.NGN))
    assert profile.bounds(Currency.NGN) == AmountBounds(Currency.NGN, *naira)
    assert profile.bounds(Currency.USD) == AmountBounds(Currency.USD)
    assert profile.says_unknown_reference(" no such payment. ")
    assert not profile.says_unknown_reference("Transaction not found")
    assert set(ServiceProfile.model_fields) == profile.model_fields_set, "every switch is in this test"


def test_bounds_are_read_with_the_file_and_not_at_every_payment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile = load(tmp_path, EVERYTHING)

    def never(*_: object) -> Money:
        raise AssertionError("the file was read long ago")

    monkeypatch.setattr(Money, "parse", never)
    assert profile.bounds(Currency.NGN).least == Money(10000, Currency.NGN)


def test_bounds_are_written_back_as_they_were_typed(tmp_path: Path) -> None:
    amounts = load(tmp_path, EVERYTHING).model_dump(mode="json", exclude_defaults=True)["amounts"]
    assert amounts == {"NGN": {"least": "100", "most": "500000.50"}}


@pytest.mark.parametrize("model", [ServiceProfile, Paths, WrittenBounds])
def test_every_switch_has_a_sentence(model: type[BaseModel]) -> None:
    assert [name for name, field in model.model_fields.items() if not (field.description or "").endswith(".")] == []


def test_a_profile_does_not_change() -> None:
    with pytest.raises(ValidationError):
        a_profile("https://a.example").base_url = "https://b.example"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "`base_url` is missing"),
        (LEAST + "colour = 1", "there is no setting `colour`"),
        (LEAST + 'device_wait_ms = "4500"', "`device_wait_ms` must be a valid integer"),
        (LEAST + "device_wait_ms = 999", "`device_wait_ms` must be greater than or equal to 1000"),
        (LEAST + "device_wait_ms = 10001", "`device_wait_ms` must be less than or equal to 10000"),
        (LEAST + "device_wait_ms = true", "`device_wait_ms` must be a valid integer"),
        (LEAST + 'step_up = "none"', "`step_up` must be 'alt', 'post' or 'auto'"),
        (LEAST + "expiry_year_digits = 3", "`expiry_year_digits` must be 2 or 4"),
        (LEAST + 'authorize_card_pages = "no"', "`authorize_card_pages` must be a valid boolean"),
        (LEAST + 'service_utc_offset = "1"', "`service_utc_offset` must be an offset such as +01:00"),
        (LEAST + 'tv_currency = "EUR"', f"`tv_currency` must be {CURRENCIES}"),
        (LEAST + 'webhook_header = "a b"', "`webhook_header` "),
        (LEAST + 'webhook_sources = ["shop"]', "`webhook_sources.0` must be an IP address"),
        (LEAST + 'device_origins = ["https://a.example/x"]', "`device_origins.0` must be an origin"),
        (LEAST + '[paths]\nverify = "/api/verify"', "`paths.verify` must hold {reference} once"),
        (LEAST + '[paths]\nencrypt = "/api/../x"', "`paths.encrypt` must be a path"),
        (LEAST + '[paths]\nencrypt = "https://x.example/a"', "`paths.encrypt` must be a path"),
        (LEAST + '[paths]\nencrypt = "/a/{reference}"', "`paths.encrypt` must hold no braces"),
        (LEAST + '[paths]\ntv_packages = "/a/{0.__class__}"', "`paths.tv_packages` must hold {provider} once"),
        (LEAST + '[amounts.EUR]\nleast = "1"', "`amounts.EUR` must be"),
        (LEAST + '[amounts.NGN]\nleast = "1,5"', "`amounts.NGN.least` "),
        (LEAST + '[amounts.NGN]\nleast = "2"\nmost = "1.99"', "`amounts.NGN` must not have a least above its most"),
        (LEAST + "secret_key = 'sk_live_x'", "there is no setting `secret_key`"),
        (LEAST + "x = [", "it is not TOML"),
        (b"\xff\xfe", "it is not UTF-8 text"),
        (b"#" * 70_000, "it is too large"),
        ("x = " + "[" * 30_000, "it is not TOML"),
        (LEAST + "x = " + "9" * 5_000, "it is not TOML"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, text: str | bytes, complaint: str) -> None:
    with pytest.raises(KnownError) as caught:
        load(tmp_path, text)
    sentence = caught.value.sentence
    assert complaint in str(sentence)
    assert str(tmp_path / "service.toml") in str(sentence)
    assert str(sentence).endswith(".")
    assert "\n" not in str(sentence)
    assert "sk_live" not in str(sentence)


@pytest.mark.parametrize(
    "address",
    [
        "http://service.example", "http://10.0.0.1", "http://127.0.0.1.example", "ftp://service.example", "service",
        "https://", "https://user@service.example", "https://service.example?x=1", "https://service.example#x",
        "https://service.example?", "https://service .example", "https://service.example\\@evil.example",
        "https://service.example:0", "https://service.example:99999", "https://sérvice.example", "https://a.example/\n",
        "https://[::1", "https://127.0.0.1:abc", "",
    ],
)  # fmt: skip
def test_an_address_that_is_not_safe_is_refused(tmp_path: Path, address: str) -> None:
    text = f"base_url = {address!r}\n".replace("'", '"') + 's2s_base_url = "https://a.example"\n'
    with pytest.raises(KnownError, match="`base_url` must be an https address"):
        load(tmp_path, text)


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:8000", "http://localhost:1", "http://[::1]:8000", "http://127.9.9.9", "https://a.example:8443/v1"],
)  # fmt: skip
def test_https_and_this_machine_are_good_addresses(address: str) -> None:
    assert a_profile(address).base_url == address


def test_a_mark_that_some_editors_write_first_does_no_harm(tmp_path: Path) -> None:
    assert load(tmp_path, b"\xef\xbb\xbf" + LEAST.encode()).base_url == "https://api.example"


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="no such file"):
        ServiceProfile.load(tmp_path / "nowhere.toml")
    with pytest.raises(KnownError, match="is a directory"):
        ServiceProfile.load(tmp_path)


def test_the_device_page_may_report_from_known_origins_only() -> None:
    profile = a_profile("https://cards.example", device_origins=["https://more.example:8443"])
    assert profile.trusted_origins("https://collect.example:443/x") == {
        "https://cards.example",
        "https://collect.example",
        "https://more.example:8443",
    }
    assert profile.trusted_origins("about:blank") == {"https://cards.example", "https://more.example:8443"}
