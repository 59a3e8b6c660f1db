"""Slips in columns: nothing is wider than the paper, nothing is lost, and nothing is a control character."""

import unicodedata
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.print_layout import PaperLine, clusters, columns_of, printable, typeset
from pos_app.domain.slip import SlipKind, SlipLine

K: Final = SlipKind
_any_text = st.text(st.characters(), max_size=120)


def texts(kind: SlipKind, left: str, right: str = "", columns: int = 32) -> list[str]:
    return [line.text for line in typeset([SlipLine(kind, left, right)], columns)]


@given(st.sampled_from(SlipKind), _any_text, _any_text, st.sampled_from([24, 32, 42, 48, 64]))
def test_no_line_is_wider_than_the_paper(kind: SlipKind, left: str, right: str, columns: int) -> None:
    for line in typeset([SlipLine(kind, left, right)], columns):
        assert columns_of(line.text) * (2 if line.is_wide else 1) <= columns


@given(_any_text)
def test_what_is_printable_holds_nothing_but_letters(text: str) -> None:
    said = printable(text)
    assert not [char for char in said if unicodedata.category(char).startswith("C")]
    assert not {"\n", "\r", "\t", "\u2028", "\u200d", "\x1b"} & set(said)


def test_joints_and_breaks_are_no_letters() -> None:
    assert printable("a\u200db\u2028c\u00a0d\x1b") == "ab c d"


@given(_any_text)
def test_no_letter_is_lost_by_breaking(text: str) -> None:
    said = "".join(texts(K.CENTRED, text)).replace(" ", "")
    assert said == printable(text).replace(" ", "")


def test_a_value_stands_at_the_edge_or_under_its_name() -> None:
    assert texts(K.ROW, "Ref", "till2-7k3m9qx2v5c8r1t4n6b0w") == ["Ref  till2-7k3m9qx2v5c8r1t4n6b0w"]
    assert texts(K.ROW, "Reference", "till2-7k3m9qx2v5c8r1t4n6b0w") == [
        "Reference",
        "     till2-7k3m9qx2v5c8r1t4n6b0w",
    ]
    assert texts(K.ROW, "", "x" * 32) == ["x" * 32]
    assert texts(K.ROW, "Nothing beside it") == ["Nothing beside it"]
    assert texts(K.ROW, "", "x" * 40) == ["x" * 32, " " * 24 + "x" * 8]


def test_words_are_broken_between_them() -> None:
    assert texts(K.CENTRED, "Thank you for coming to the market today") == [
        "  Thank you for coming to the",
        "          market today",
    ]


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (K.TITLE, PaperLine("              Shop", is_bold=True, is_tall=True)),
        (K.VERDICT, PaperLine("      Shop", is_bold=True, is_wide=True, is_tall=True)),
        (K.CENTRED, PaperLine("              Shop")),
        (K.ROW, PaperLine("Shop")),
        (K.TOTAL, PaperLine("Shop", is_bold=True, is_tall=True)),
        (K.DASHES, PaperLine("-" * 32)),
    ],
)
def test_every_kind_is_set_in_its_own_way(kind: SlipKind, line: PaperLine) -> None:
    (found,) = typeset([SlipLine(kind, "Shop")], 32)
    assert found == line


def test_marks_take_no_column_and_stay_on_their_letter() -> None:
    assert columns_of("ọ̀漢a") == 4
    assert list(clusters("ọ̀ab")) == ["ọ̀", "a", "b"]
    assert list(clusters("")) == []
