"""Printing as values: the printer a till has, what became of a slip, and the marks that every slip carries."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from pos_app.domain.slip import Slip, SlipKind, SlipLine


class PrinterConnection(StrEnum):
    """How slips reach the printer; the words are those of the setting."""

    NONE = "none"
    NETWORK = "network"
    USB = "usb"
    SERIAL = "serial"
    SPOOLER = "spooler"
    FILE = "file"
    SYSTEM = "system"


@dataclass(frozen=True, slots=True)
class PrinterConfig:
    """The printer of a till, as the settings name it."""

    way: PrinterConnection = PrinterConnection.NONE
    address: str = ""
    profile: str = "default"
    code_page: str = "CP437"
    width: int = 80  # of the paper, in mm
    has_drawer: bool = False
    draws_signs: bool = False  # amounts with ₦ and GH₵, which no printer has, in place of NGN and GHS


class PrintResult(StrEnum):
    """What became of a slip."""

    PRINTED = "printed"
    NOT_PRINTED = "not_printed"  # certain: nothing of it reached the printer
    UNCLEAR = "unclear"  # some of it did, or all of it and the printer does not say so


class PrintTrouble(StrEnum):
    """Why a slip was not printed, or may not have been; each is one sentence on the screen."""

    NONE = "none"
    NO_PRINTER = "no_printer"  # none is set up
    NO_ANSWER = "no_answer"
    ABSENT = "absent"  # unplugged, or of another name
    BUSY = "busy"  # with a slip that does not end
    WRONG_SETTING = "wrong_setting"  # an address, profile or code page that does not exist
    NOT_ABLE = "not_able"  # this computer has no part that speaks to such a printer
    CUT_SHORT = "cut_short"  # the printer went away in the middle
    SILENT = "silent"  # it took everything and said nothing
    NO_PAPER = "no_paper"
    COVER_OPEN = "cover_open"
    BOOK = "book"  # the journal cannot be written: a copy that is not counted is none
    BUG = "bug"


@dataclass(frozen=True, slots=True)
class PrintOutcome:
    """What became of one wish to print."""

    printed: PrintResult
    trouble: PrintTrouble = PrintTrouble.NONE
    copy: int = 0  # 0 for the first one
    is_kept: bool = False  # it can be printed again, when somebody asks for it
    at: datetime | None = None

    @property
    def is_done(self) -> bool:
        """Tell whether the paper is certainly there."""
        return self.printed is PrintResult.PRINTED


@dataclass(frozen=True, slots=True)
class PrinterView:
    """How the printer stands: what was printed last, and what is kept."""

    machine: PrinterConfig
    is_printing: bool = False
    last: PrintOutcome | None = None
    last_printed_at: datetime | None = None
    kept: int = 0


def marked(slip: Slip, *, copy: int, is_real_money: bool) -> Slip:
    """Put on a slip what it must not be without: that it is a copy, and that its money is not real.

    A copy opens no drawer.
    """
    lines: Sequence[SlipLine] = slip.lines
    if not is_real_money and slip.lines and not _says(slip, slip.practice_words):
        lines = (*lines, *(SlipLine(SlipKind.CENTRED, words) for words in slip.practice_words))
    if copy:
        lines = (SlipLine(SlipKind.TITLE, f"{slip.copy_word} {copy}"), *lines)
    return replace(slip, lines=tuple(lines), opens_drawer=slip.opens_drawer and not copy)


def with_signs(slip: Slip) -> Slip:
    """Write its amounts with the signs of the screen; the press draws the lines that its printer has no letters for."""
    lines = (line if line.money is None else replace(line, right=line.money.shown()) for line in slip.lines)
    return replace(slip, lines=tuple(lines))


def _says(slip: Slip, words: Sequence[str]) -> bool:
    said = {line.left for line in slip.lines if line.kind is not SlipKind.ROW}
    return said.issuperset(words)
