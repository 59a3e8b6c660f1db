"""The page that shows what a printer can do: its width, its letters, and the code that a camera reads."""

__audience__ = "back office"

from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.money import Currency, Money
from pos_app.domain.plain_text import plain
from pos_app.domain.printing import PrinterConfig
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine, money_line
from pos_app.ui.documents.receipt import practice_words

_CONTEXT: Final = "test page"
_LETTERS: Final = "é è ç ñ ü · Ọ̀ṣun Ẹ́kọ́ · ƙ ɗ ɓ · ɛ ɔ · ₦ ₵"
_AMOUNT: Final = Money(1_250_000, Currency.NGN)
_FIGURES: Final = f"0123456789 {' '.join(Currency)} # $ @ * %"


def page_of(machine: PrinterConfig, *, shop: str) -> Slip:
    """Write the test page of this printer."""
    say = QCoreApplication.translate
    lines = (
        SlipLine(SlipKind.TITLE, plain(shop).upper()),
        SlipLine(SlipKind.VERDICT, say(_CONTEXT, "TEST PAGE")),
        SlipLine(SlipKind.CENTRED, say(_CONTEXT, "No receipt: nothing was sold")),
        SlipLine(SlipKind.DASHES),
        SlipLine(SlipKind.ROW, say(_CONTEXT, "Model"), plain(machine.profile)),
        SlipLine(SlipKind.ROW, say(_CONTEXT, "Letters"), plain(machine.code_page)),
        SlipLine(SlipKind.ROW, say(_CONTEXT, "Paper"), f"{machine.width} mm"),
        SlipLine(SlipKind.DASHES),
        SlipLine(SlipKind.CENTRED, _LETTERS),
        SlipLine(SlipKind.CENTRED, _FIGURES),
        money_line(SlipKind.TOTAL, say(_CONTEXT, "TOTAL"), _AMOUNT),
        SlipLine(SlipKind.DASHES),
        SlipLine(SlipKind.CENTRED, say(_CONTEXT, "Both edges can be read: it fits.")),
    )
    return Slip(Paper.TEST_PAGE, "", lines, qr="Kaunta", practice_words=practice_words())
