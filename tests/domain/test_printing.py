"""The marks of a slip: a copy says so, practice says so, and a copy opens no drawer."""

from dataclasses import replace
from typing import Final

from pos_app.domain.printing import marked
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine

RECEIPT: Final = Slip(Paper.PAYMENT, "r-1", (SlipLine(SlipKind.VERDICT, "PAID"),), opens_drawer=True)


def said(slip: Slip) -> list[str]:
    return [line.left for line in slip.lines]


def test_the_first_one_in_live_is_as_it_was_made() -> None:
    assert marked(RECEIPT, copy=0, is_real_money=True) == RECEIPT


def test_a_copy_says_so_first_and_opens_no_drawer() -> None:
    copy = marked(RECEIPT, copy=2, is_real_money=True)
    assert said(copy) == ["COPY 2", "PAID"]
    assert not copy.opens_drawer


def test_a_copy_speaks_the_language_of_its_slip() -> None:
    assert said(marked(replace(RECEIPT, copy_word="COPIE"), copy=1, is_real_money=True))[0] == "COPIE 1"


def test_practice_is_said_where_the_slip_does_not_say_it() -> None:
    once = marked(RECEIPT, copy=0, is_real_money=False)
    assert said(once) == ["PAID", "TEST RECEIPT", "NO REAL MONEY"]
    assert marked(once, copy=0, is_real_money=False) == once


def test_a_note_that_says_it_is_no_mark() -> None:
    """What stands in a row came from a person."""
    noted = replace(RECEIPT, lines=(SlipLine(SlipKind.ROW, "TEST RECEIPT"), SlipLine(SlipKind.ROW, "NO REAL MONEY")))
    assert said(marked(noted, copy=0, is_real_money=False))[-2:] == ["TEST RECEIPT", "NO REAL MONEY"]


def test_a_drawer_without_paper_stays_without() -> None:
    drawer = Slip(Paper.DRAWER, "in-1", (), opens_drawer=True)
    assert marked(drawer, copy=0, is_real_money=False) == drawer
