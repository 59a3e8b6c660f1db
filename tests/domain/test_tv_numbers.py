"""The customer's number: typed anyhow, read back in groups, half hidden on paper."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.replies import Provider
from pos_app.domain.tv_numbers import (
    MOST_CHARACTERS,
    NotOneNumberError,
    NumberWord,
    Unread,
    can_be_checked,
    characters_in,
    grouped,
    masked,
    read_number,
    word_of,
)

numbers = st.text("0123456789", max_size=MOST_CHARACTERS)


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("DSTV", NumberWord.SMARTCARD),
        ("DStv", NumberWord.SMARTCARD),
        ("GOTV", NumberWord.IUC),
        ("Go TV Nigeria", NumberWord.IUC),
        ("StarTimes", NumberWord.SMARTCARD),
        ("Star-Times", NumberWord.SMARTCARD),
        ("SHOWMAX", NumberWord.PHONE),
        ("Consat", NumberWord.NUMBER),
        ("<b>", NumberWord.NUMBER),
    ],
)
def test_a_provider_has_its_own_word_for_the_number(name: str, word: NumberWord) -> None:
    assert word_of(Provider(name, "7", "")) is word


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("7027 4413 902", "70274413902"),
        ("7027-4413-902\r\n", "70274413902"),
        ("IUC: 7020000001", "7020000001"),
        ("+234 803 555 0143", "2348035550143"),
        ("\u200f\u0667\u0660\u0662\u0667", "7027"),
        ("\uff17\uff10\uff12\uff17", "7027"),
        ("7027\u200b4413\u200b902", "70274413902"),
        ("0803 5550143", "08035550143"),
        ("(0803) 555-0143,", "08035550143"),
        ("No. 7027-4413-902 (Ada)", "70274413902"),
        ("nothing to read", ""),
        ("", ""),
    ],
)
def test_what_is_typed_scanned_or_pasted_becomes_the_number(typed: str, number: str) -> None:
    assert read_number(typed) == number


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("7O27 4413 902", Unread.LETTERS),  # a letter O
        ("702744139 l2", Unread.LETTERS),
        ("70274413902A", Unread.LETTERS),
        ("IUC7020000001", Unread.LETTERS),
        ("2 x 7027441390", Unread.LETTERS),
        ("7027441390²", Unread.LETTERS),
        ("7027Ⅷ", Unread.LETTERS),
        ("7020000001 7020000002", Unread.TWO_NUMBERS),
        ("7020000001\n7020000002", Unread.TWO_NUMBERS),
        ("7020000001, 7020000002", Unread.TWO_NUMBERS),
        ("7020000001/7020000002", Unread.TWO_NUMBERS),
        ("IUC 7020000001 phone 08035550143", Unread.TWO_NUMBERS),
        ("7027 4413 902 7027 4413 903", Unread.TOO_LONG),
        ("7" * (MOST_CHARACTERS + 1), Unread.TOO_LONG),
        (" " * 161, Unread.TOO_LONG),
    ],
)
def test_what_would_have_to_be_guessed_is_not_taken(typed: str, why: Unread) -> None:
    with pytest.raises(NotOneNumberError) as caught:
        read_number(typed)
    assert caught.value.why is why


def test_letters_stay_where_nobody_knows_what_the_number_is() -> None:
    assert read_number("ab-12 34c", NumberWord.NUMBER) == "AB1234C"
    assert characters_in("ab-1", NumberWord.NUMBER) == 3
    for word in NumberWord:
        with pytest.raises(NotOneNumberError):
            read_number("АB1234", word)  # the first letter is Cyrillic
    with pytest.raises(NotOneNumberError):
        read_number("AB12345; AB12346", NumberWord.NUMBER)


@given(st.text(max_size=400) | st.text("0123456789 -\nxO;", max_size=40))
def test_whatever_is_pasted_one_number_comes_out_whole_or_none(text: str) -> None:
    for word in NumberWord:
        try:
            number = read_number(text, word)
        except NotOneNumberError:
            continue
        assert len(number) <= MOST_CHARACTERS
        assert number == "" or (number.isascii() and number.isalnum())
        assert read_number(number, word) == read_number(grouped(number), word) == number
        assert characters_in(text, word) == len(number)  # no digit is left out


@pytest.mark.parametrize(
    ("number", "is_whole"),
    [
        ("", False),
        ("1234", False),
        ("12345", True),
        ("1" * 20, True),
        ("1" * 21, False),
        ("7027 4413", False),
        ("\u0667" * 9, False),
    ],
)
def test_only_a_whole_number_is_asked_about(number: str, is_whole: bool) -> None:
    assert can_be_checked(number) is is_whole


@pytest.mark.parametrize(
    ("number", "read_back"),
    [
        ("70274413902", "7027 4413 902"),
        ("7020000001", "7020 0000 01"),
        ("702744139", "7027 44139"),
        ("2348035550143", "2348 0355 50143"),
        ("7", "7"),
        ("", ""),
    ],
)
def test_a_number_is_read_back_in_groups(number: str, read_back: str) -> None:
    assert grouped(number) == read_back


@given(numbers)
def test_grouping_loses_nothing_and_leaves_no_digit_alone(number: str) -> None:
    groups = grouped(number).split()
    assert "".join(groups) == number
    assert all(len(group) > 1 for group in groups) or len(number) <= 1


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        ("70274413902", "7027 **** 902"),
        ("7020000001", "702 **** 001"),
        ("12345678", "12 **** 78"),
        ("2348035550143", "2348 ****** 143"),
        ("12345", "**** 5"),
        ("1234", "****"),
        ("12", "**"),
        ("", ""),
    ],
)
def test_on_paper_a_number_is_half_hidden(number: str, shown: str) -> None:
    assert masked(number) == shown


@given(numbers)
def test_at_least_four_characters_are_always_hidden(number: str) -> None:
    shown = masked(number).replace(" ", "")
    assert len(shown) == len(number)
    assert shown.count("*") >= min(4, len(number))
    assert all(mine in {"*", theirs} for mine, theirs in zip(shown, number, strict=True))
