"""Cards: brands from the first digits, the check digit, and secrets that are wiped."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.cards import Brand, CardSecret, brand_of, lengths_of, passes_luhn

NUMBERS = {
    b"4000000000002701": Brand.VISA,
    b"5200000000002235": Brand.MASTERCARD,
    b"2221000000000009": Brand.MASTERCARD,
    b"5061460410120223210": Brand.VERVE,
    b"5078650000000000000": Brand.VERVE,
    b"6500020000000000": Brand.VERVE,
    b"6500280000000000": Brand.DISCOVER,
    b"6011000000000004": Brand.DISCOVER,
    b"6440000000000000": Brand.DISCOVER,
    b"378282246310005": Brand.AMEX,
    b"340000000000009": Brand.AMEX,
    b"5018000000000000": Brand.MAESTRO,
    b"5600000000000000": Brand.MAESTRO,
    b"6304000000000000": Brand.MAESTRO,
}


@pytest.mark.parametrize(("number", "brand"), NUMBERS.items())
def test_the_first_digits_name_the_brand(number: bytes, brand: Brand) -> None:
    assert brand_of(number) is brand
    assert len(number) in lengths_of(bytearray(number))


@pytest.mark.parametrize("number", [b"", b"9", b"35", b"1234"])
def test_an_unknown_start_has_no_brand_and_no_length(number: bytes) -> None:
    assert brand_of(number) is None
    assert lengths_of(number) == ()


@given(st.from_regex(rb"[0-9]{8,18}", fullmatch=True))
def test_exactly_one_last_digit_passes_the_check(front: bytes) -> None:
    assert [passes_luhn(front + bytes([0x30 + digit])) for digit in range(10)].count(True) == 1


@pytest.mark.parametrize("number", [b"", b"4000 0000", b"400000000000270a", "٤".encode()])
def test_what_is_no_digit_never_passes(number: bytes) -> None:
    assert not passes_luhn(number)


def test_the_fields_own_numbers_pass() -> None:
    assert passes_luhn(bytearray(b"5061460410120223210"))
    assert passes_luhn(b"4000000000002503")


def card() -> CardSecret:
    return CardSecret(number=b"4000000000002503", month=b"08", year=b"29", cvv=b"123")


def test_a_wiped_card_has_no_digit_left_where_it_lay() -> None:
    secret = card()
    number, cvv = secret.number, secret.cvv
    secret.wipe()
    assert secret.is_wiped
    assert not any(number)
    assert not any(cvv)


def test_leaving_the_block_wipes_the_card_even_after_a_mistake() -> None:
    secret = card()
    with pytest.raises(RuntimeError), secret:
        raise RuntimeError
    assert secret.is_wiped


def test_a_card_shows_its_last_four_and_nothing_else() -> None:
    secret = card()
    assert secret.last_four == "2503"
    assert not secret.is_wiped
    assert not any(char.isdigit() for char in repr(secret))
    secret.wipe()
    assert repr(secret) == "CardSecret(wiped)"


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_card_cannot_be_copied(way: object) -> None:
    assert callable(way)
    with pytest.raises(TypeError, match="never copied"):
        way(card())
