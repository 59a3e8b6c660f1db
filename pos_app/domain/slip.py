"""A slip of paper as lines: what the screen previews and what the printer prints is the same value."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from pos_app.domain.money import Money


class SlipKind(StrEnum):
    """How a line is set."""

    CENTRED = "centred"
    TITLE = "title"
    VERDICT = "verdict"
    ROW = "row"
    TOTAL = "total"
    DASHES = "dashes"


@dataclass(frozen=True, slots=True)
class SlipLine:
    """One line; rows have two ends."""

    kind: SlipKind
    left: str = ""
    right: str = ""
    money: Money | None = None  # what the right end says, where that is an amount and nothing else


def money_line(kind: SlipKind, label: str, money: Money) -> SlipLine:
    """Write an amount, as paper has it."""
    return SlipLine(kind, label, money.printed(), money)


class Paper(StrEnum):
    """What a slip is about."""

    PAYMENT = "payment"  # the receipt of what is Paid; about: the reference
    ORDER = "order"  # the same of a TV order
    MERCHANT = "merchant"  # the shop's own copy of such a receipt
    REFUSAL = "refusal"  # Declined or Not charged
    UNCONFIRMED = "unconfirmed"  # it may still become a receipt, which is no copy of this
    CREDIT = "credit"  # about: the key of the notice
    X_REPORT = "x_report"  # about: the number of the shift
    Z_REPORT = "z_report"  # about: the number of the Z
    TEST_PAGE = "test_page"
    DRAWER = "drawer"  # no paper at all: the drawer is opened; about: what the cash is for


@dataclass(frozen=True, slots=True)
class Slip:
    """One slip, ready to be printed. All text is plain; amounts carry their currency's code, unless signs are drawn."""

    paper: Paper
    about: str  # what copies are counted by; '' is never counted
    lines: Sequence[SlipLine]
    qr: str = ""  # the reference, for the code at the foot; '' prints none
    opens_drawer: bool = False  # cash was taken
    copy_word: str = "COPY"  # what a reprint says before its number, in the language of the slip
    practice_words: Sequence[str] = ("TEST RECEIPT", "NO REAL MONEY")  # where no money moves
