"""Which words have a card number in them."""

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.typed_card_numbers import holds_card_number, own_words


@pytest.mark.parametrize(
    "text",
    [
        "4000000000002503",
        "card 4000 0000 0000 2503",
        "4000 0000 0000 2503 12/27 123",
        "room 5: 4000000000002503",
        "4000-0000-0000-2503, table 7",
        "40000000000025031227",
        "40000000000025031227123 keep",
        "%B4000000000002503^DOE/JOHN^27121010000?;4000000000002503=27121010000?",
        "table 12, 3782 822463 10005, Joe",
        "\u0664\u0660\u0660\u0660 \u0660\u0660\u0660\u0660 \u0660\u0660\u0660\u0660 \u0662\u0665\u0660\u0663 ok 1",
        "4000\u200b0000\u200b0000\u200b2503 and 12",
        "4000\n0000\n0000\n2503\n12",
        "4 0 0 0 0 0 0 0 0 0 0 0 2 5 0 3",
    ],
)
def test_a_card_number_is_found_whatever_stands_beside_it(text: str) -> None:
    assert holds_card_number(text)
    with pytest.raises(KnownError, match="card number"):
        own_words(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "call 2348031234567",
        "call 0803 123 4567 before 18:00, table 12",
        "session 000013250101123456789012345678",
        "account 0123456789, invoice 20261122-0042",
        "20,000 and 15,000.50",
        "decoder 7023456789",
        "4000 0000 0000 2504 12/27",  # its last digit is wrong: no card has it
    ],
)
def test_other_numbers_are_words_like_any(text: str) -> None:
    assert not holds_card_number(text)


def test_own_words_are_plain_and_short() -> None:
    assert own_words("Rent\x1b[2J\nof May") == "Rent[2J of May"
    assert own_words("a" * 300, most=5) == "aaaa…"
