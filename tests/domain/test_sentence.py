"""A sentence for people is a value: it says itself in English, and its templates in any language."""

from pathlib import PurePosixPath

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.sentence import SILENCE, Argument, Sentence

PAID = Money(500_000, Currency.NGN)
LOUD = str.upper


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        (PAID, "₦5,000.00"),
        (12, "12"),
        ("a {b} {0}", "a {b} {0}"),
        (PurePosixPath("/tills/one"), "/tills/one"),
        (Sentence("It is {0}.", 3), "It is 3."),
        (None, "None"),
    ],
)
def test_it_says_in_english_what_stands_in_its_places(argument: Argument, said: str) -> None:
    assert str(Sentence("Here: {0}", argument)) == f"Here: {said}"


def test_templates_are_translated_and_what_somebody_typed_is_not() -> None:
    inner = Sentence("it is {0}", "closed")
    assert (
        Sentence("The {0} says {1} for {2}", "till", inner, PAID).said(LOUD)
        == "THE till SAYS IT IS closed FOR ₦5,000.00"
    )


def test_what_is_put_together_is_translated_part_by_part() -> None:
    one, other = Sentence("One of {0}.", "us"), Sentence("Two.")
    assert str(one.then(other)) == "One of us. Two."
    assert one.then(other).said(LOUD) == "ONE OF us. TWO."
    assert one.then(None) is one
    assert one.then(SILENCE) is one
    assert SILENCE.then(other) is other


def test_what_was_written_down_is_read_back_as_the_sentence_it_was() -> None:
    assert Sentence.recorded(str(Sentence("Type a name."))) == Sentence("Type a name.")
    assert str(Sentence.recorded("a {b} {0} {")) == "a {b} {0} {"


def test_silence_is_no_sentence() -> None:
    assert (bool(SILENCE), str(SILENCE), bool(Sentence("Type a name."))) == (False, "", True)
