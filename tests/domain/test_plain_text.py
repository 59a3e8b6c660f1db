"""Text from outside becomes plain before anyone sees it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.plain_text import plain


@given(st.text(max_size=2000), st.integers(1, 300))
def test_plain_text_has_no_control_characters_and_is_never_longer(text: str, most: int) -> None:
    shown = plain(text, most=most)
    assert len(shown) <= most
    assert not any(unicodedata.category(char) in {"Cc", "Cs"} for char in shown)
    assert shown == shown.strip()


@given(st.text())
def test_plain_text_stays_as_it_is_when_made_plain_again(text: str) -> None:
    assert plain(plain(text)) == plain(text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Adé\tOkeke \r\n Ltd", "Adé Okeke Ltd"),
        ("pay\u202e000,52₦", "pay000,52₦"),
        ("\x1b[31mred", "[31mred"),
        ("a\x00b\ufeffc", "abc"),
        (None, ""),
        (12, "12"),
        ("<b>A</b>", "<b>A</b>"),
    ],
)
def test_names_keep_their_letters_and_lose_their_tricks(text: object, shown: str) -> None:
    assert plain(text) == shown


def test_a_cut_is_marked() -> None:
    assert plain("abcdef", most=4) == "abc…"
