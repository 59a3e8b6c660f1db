"""Typing a card: what is taken, what is shown, what is said about it."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.card_entry import (
    CvvProblem,
    Digits,
    ExpiryProblem,
    NumberProblem,
    Pasted,
    cvv_problem,
    expiry_problem,
    gaps_before,
    good_until,
    is_dot,
    may_go_on,
    number_problem,
    paste_into,
)
from pos_app.domain.cards import LONGEST_NUMBER, Brand, groups_of

TODAY = date(2026, 11, 20)


def typed(text: bytes, most: int = LONGEST_NUMBER) -> Digits:
    digits = Digits(most)
    for byte in text:
        digits.add(byte)
    return digits


@given(st.binary(max_size=60))
def test_only_digits_are_taken_and_never_more_than_fit(keys: bytes) -> None:
    digits = typed(keys)
    assert bytes(digits.bytes()) == bytes(byte for byte in keys if byte in b"0123456789")[:LONGEST_NUMBER]


def test_a_digit_taken_back_is_gone_from_the_buffer() -> None:
    digits = typed(b"123")
    digits.drop_last()
    assert bytes(digits.bytes()) == b"12"
    digits.add(ord("9"))
    assert digits.at(2) == 9
    assert repr(digits) == "Digits(3)"


def test_taking_back_from_nothing_is_no_mistake() -> None:
    digits = Digits(4)
    digits.drop_last()
    assert len(digits) == 0


@pytest.mark.parametrize("place", [-1, 3])
def test_a_place_without_a_digit_has_none(place: int) -> None:
    with pytest.raises(IndexError):
        typed(b"123").at(place)


def test_a_shorter_limit_wipes_what_no_longer_fits() -> None:
    digits = typed(b"1234", 4)
    digits.limit(3)
    assert bytes(digits.bytes()) == b"123"
    assert not digits.add(ord("4"))
    digits.limit(4)
    assert digits.add(ord("5"))
    with pytest.raises(ValueError, match="never grows"):
        digits.limit(5)


def test_a_paste_replaces_what_was_typed_and_is_wiped() -> None:
    digits, raw = typed(b"99"), bytearray(b" 4000 0000-0000 2503\n")
    assert paste_into(digits, raw) == Pasted(16, was_track_data=False)
    assert bytes(digits.bytes()) == b"4000000000002503"
    assert not any(raw)


@pytest.mark.parametrize("swipe", [b"%B4000000000002503^OKEKE/C^2908?", b";4000000000002503=2908101?"])
def test_a_magnetic_stripe_is_wiped_and_never_used(swipe: bytes) -> None:
    digits, raw = typed(b"99"), bytearray(swipe)
    assert paste_into(digits, raw) == Pasted(0, was_track_data=True)
    assert len(digits) == 0
    assert not any(raw)


@pytest.mark.parametrize(
    ("brand", "length", "groups"),
    [
        (Brand.VISA, 16, (4, 4, 4, 4)),
        (Brand.VISA, 0, (4, 4, 4, 4)),
        (Brand.VERVE, 19, (4, 4, 4, 4, 3)),
        (Brand.VERVE, 18, (4, 4, 4, 4, 2)),
        (Brand.AMEX, 15, (4, 6, 5)),
        (None, 3, (4, 4, 4, 4)),
    ],
)
def test_numbers_are_grouped_as_they_stand_on_the_card(
    brand: Brand | None, length: int, groups: tuple[int, ...]
) -> None:
    assert groups_of(brand, length) == groups


def test_a_gap_stands_between_groups_and_nowhere_else() -> None:
    assert gaps_before((4, 6, 5)) == {4, 10}


def test_a_finished_number_keeps_its_first_six_and_last_four() -> None:
    shown = "".join("•" if is_dot(place, length=19, is_covered=True) else "1" for place in range(19))
    assert shown == "111111•••••••••1111"
    assert not any(is_dot(place, length=19, is_covered=False) for place in range(19))


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        (b"", NumberProblem.MISSING),
        (b"9", NumberProblem.TOO_SHORT),
        (b"999999", NumberProblem.UNKNOWN_BRAND),
        (b"400000000000250", NumberProblem.TOO_SHORT),
        (b"4000000000002504", NumberProblem.MISTYPED),
        (b"4000000000002503", None),
        (b"5061460410120223210", None),
    ],
)
def test_a_number_is_judged_as_far_as_it_is_typed(number: bytes, problem: NumberProblem | None) -> None:
    assert number_problem(number) is problem


@pytest.mark.parametrize(
    ("number", "may"),
    [
        (b"4000000000002503", True),
        (b"4000000000002504", False),  # mistyped, or the first 16 of 19
        (b"4000000000006", False),
        (b"4000000000002503106", True),
        (b"6011000000000004", True),
        (b"5200000000002235", True),
        (b"5061460410120223210", True),
        (b"5061460410120225", False),  # a Verve of 19 digits is as common as one of 16
        (b"5000000000000009", False),  # a Maestro has any length
        (b"52", False),
        (b"", False),
    ],
)
def test_the_next_field_takes_over_when_hardly_any_digit_can_follow(number: bytes, may: bool) -> None:
    assert may_go_on(number) is may


@pytest.mark.parametrize(
    ("expiry", "problem"),
    [
        (b"", ExpiryProblem.MISSING),
        (b"1", ExpiryProblem.MISSING),
        (b"08", ExpiryProblem.MISSING),
        (b"13", ExpiryProblem.NO_SUCH_MONTH),
        (b"00", ExpiryProblem.NO_SUCH_MONTH),
        (b"1026", ExpiryProblem.EXPIRED),
        (b"1126", None),
        (b"0827", None),
    ],
)
def test_a_card_is_good_until_the_last_day_of_its_month(expiry: bytes, problem: ExpiryProblem | None) -> None:
    assert expiry_problem(expiry, TODAY) is problem


def test_the_last_day_knows_leap_years() -> None:
    assert good_until(b"0228") == date(2028, 2, 29)


@pytest.mark.parametrize(
    ("cvv", "number", "problem"),
    [
        (b"", b"4", CvvProblem.MISSING),
        (b"12", b"4", CvvProblem.TOO_SHORT),
        (b"123", b"4", None),
        (b"123", b"37", CvvProblem.TOO_SHORT),
        (b"1234", b"37", None),
    ],
)
def test_a_cvv_has_the_length_of_its_brand(cvv: bytes, number: bytes, problem: CvvProblem | None) -> None:
    assert cvv_problem(cvv, number) is problem
