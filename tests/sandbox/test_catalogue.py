"""The catalogue sells what the contract's samples name, and its numbers choose what they promise."""

import re
import xml.etree.ElementTree as ET
from decimal import Decimal
from pathlib import PurePosixPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.sandbox.catalogue import (
    PROVIDERS,
    SMARTCARDS,
    TEST_CARDS,
    CardOutcome,
    CataloguePackage,
    SmartcardOutcome,
    card_outcome,
    customer_of,
    packages_of,
    smartcard_outcome,
)

EVERY_PACKAGE = [package for provider in PROVIDERS for package in packages_of(provider.name)]
AMOUNT = re.compile(r"[1-9][0-9]*(\.[0-9]{2})?", re.ASCII)
PRICE_IN_NAME = re.compile(r"N([0-9,]+(?:\.[0-9]{2})?)$", re.ASCII)


def printed_price(package: CataloguePackage) -> Decimal:
    found = PRICE_IN_NAME.search(package.name)
    assert found is not None, package.name
    return Decimal(found[1].replace(",", ""))


def passes_luhn(number: str) -> bool:
    digits = [int(digit) for digit in reversed(number)]
    return (sum(digits[::2]) + sum(sum(divmod(2 * digit, 10)) for digit in digits[1::2])) % 10 == 0


def test_the_four_providers_are_there_in_order() -> None:
    assert [provider.name for provider in PROVIDERS] == ["DSTV", "GOTV", "STARTIMES", "SHOWMAX"]


def test_logos_are_small_self_contained_drawings_at_relative_paths() -> None:
    for provider in PROVIDERS:
        path = PurePosixPath(provider.logo_path)
        assert not path.is_absolute()
        assert ".." not in path.parts
        drawing = ET.fromstring(provider.logo_svg)  # noqa: S314 our own bytes
        assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
        assert b"href" not in provider.logo_svg
        assert b"<text" not in provider.logo_svg
    assert len({provider.logo_path for provider in PROVIDERS}) == 4
    assert len({provider.logo_svg for provider in PROVIDERS}) == 4


def test_gotv_sells_the_three_packages_of_the_description() -> None:
    assert packages_of("GOTV") == (
        CataloguePackage(34, "GOtv Max N3,600", "gotv-max", "3600"),
        CataloguePackage(35, "GOtv Jolli N2,460", "gotv-jolli", "2460"),
        CataloguePackage(36, "GOtv Jinja N1,640", "gotv-jinja", "1640"),
    )


def test_dstv_has_a_list_long_enough_to_need_a_search() -> None:
    assert len(packages_of("DSTV")) == 300


def test_no_package_shares_its_id_or_its_code_with_another() -> None:
    assert len({package.id for package in EVERY_PACKAGE}) == len(EVERY_PACKAGE)
    for provider in PROVIDERS:
        codes = [package.code for package in packages_of(provider.name)]
        assert len(set(codes)) == len(codes)


def test_amounts_are_decimal_text_with_and_without_decimals() -> None:
    assert all(AMOUNT.fullmatch(package.amount) for package in EVERY_PACKAGE)
    for provider in ("DSTV", "SHOWMAX"):
        assert {"." in package.amount for package in packages_of(provider)} == {True, False}


def test_every_name_says_a_price_and_some_say_an_old_one() -> None:
    stale = [package for package in EVERY_PACKAGE if printed_price(package) != Decimal(package.amount)]
    assert 0 < len(stale) < len(EVERY_PACKAGE) / 2
    assert not set(stale) & set(packages_of("GOTV"))


@pytest.mark.parametrize("name", ["", "gotv", "GOTV ", "NETFLIX", "../GOTV"])
def test_an_unknown_provider_sells_nothing(name: str) -> None:
    assert packages_of(name) == ()


def test_the_first_five_cards_are_those_of_the_screen() -> None:
    assert [(card.brand, card.number, card.result) for card in TEST_CARDS[:5]] == [
        ("Visa", "4000000000002701", "Paid, no challenge"),
        ("Visa", "4000000000002503", "Challenge, Paid"),
        ("Mastercard", "5200000000002276", "Declined"),
        ("Verve", "5061460410120223210", "Challenge, Paid"),
        ("Verve", "5061460410120223319", "Lost answer"),
    ]


def test_every_card_of_the_description_is_there_once() -> None:
    table = {
        CardOutcome.FRICTIONLESS_PAID: {"4000000000002701", "5200000000002235"},
        CardOutcome.FRICTIONLESS_DECLINED: {"4000000000002925", "5200000000002276"},
        CardOutcome.ATTEMPTED_PAID: {"4000000000002719", "5200000000002482"},
        CardOutcome.UNAVAILABLE_PAID: {"4000000000002313", "5200000000002268"},
        CardOutcome.REJECTED: {"4000000000002537", "5200000000002185"},
        CardOutcome.CHALLENGE_PAID: {"4000000000002503", "5200000000002151", "5061460410120223210"},
        CardOutcome.CHALLENGE_DECLINED: {"4000000000002370", "5200000000002490"},
        CardOutcome.CHALLENGE_UNAVAILABLE: {"4000000000002420", "5200000000002664"},
        CardOutcome.VALIDATION_ERROR: {"4000000000002644", "5200000000002656"},
        CardOutcome.LOST_ANSWER: {"5061460410120223319"},
    }
    numbers = [card.number for card in TEST_CARDS]
    assert len(numbers) == len(set(numbers)) == 20
    for outcome, expected in table.items():
        assert {card.number for card in TEST_CARDS if card.outcome is outcome} == expected
    assert set(table) == set(CardOutcome)


def test_sample_cards_pass_the_check_digit_and_carry_the_brand_of_their_first_digits() -> None:
    brands = {"4": "Visa", "52": "Mastercard", "506": "Verve"}
    for card in TEST_CARDS:
        assert passes_luhn(card.number), card.number
        assert [brand for prefix, brand in brands.items() if card.number.startswith(prefix)] == [card.brand]


def test_a_card_chooses_its_outcome_as_bytes_and_as_bytearray() -> None:
    for card in TEST_CARDS:
        assert card_outcome(card.number.encode()) is card.outcome
        assert card_outcome(bytearray(card.number, "ascii")) is card.outcome


@given(st.binary(max_size=24).filter(lambda number: number not in {card.number.encode() for card in TEST_CARDS}))
def test_any_other_card_is_paid_without_a_challenge(number: bytes) -> None:
    assert card_outcome(number) is CardOutcome.FRICTIONLESS_PAID


def test_each_tv_outcome_has_one_number() -> None:
    assert sorted(card.outcome for card in SMARTCARDS) == sorted(SmartcardOutcome)
    assert len({card.number for card in SMARTCARDS}) == len(SMARTCARDS)
    for card in SMARTCARDS:
        assert smartcard_outcome(card.number) is card.outcome
        assert customer_of(card.number) == card.customer
        assert card.number.isascii()
        assert card.number.isdigit()


def test_any_other_smartcard_number_is_delivered_to_somebody() -> None:
    assert smartcard_outcome("7023456789") is SmartcardOutcome.DELIVERED
    assert customer_of("7023456789")


def test_the_hostile_name_has_markup_control_characters_and_marks_of_direction() -> None:
    name = next(card.customer for card in SMARTCARDS if card.outcome is SmartcardOutcome.MARKUP_NAME)
    assert name is not None
    assert "<img" in name
    assert any(ord(letter) < 32 for letter in name)
    assert {"\u202e", "\u200f"} <= set(name)


def test_only_a_refused_or_nameless_number_has_no_name() -> None:
    nameless = {card.outcome for card in SMARTCARDS if card.customer is None}
    assert nameless == {SmartcardOutcome.NO_NAME, SmartcardOutcome.REFUSED_INVALID_NUMBER}
