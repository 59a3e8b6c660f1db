"""What became of a slip, in words: one sentence of what happened, and one of what to do."""

from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.printing import PrintOutcome, PrintResult, PrintTrouble
from pos_app.domain.slip import Paper
from pos_app.ui.kit.widgets.toast import ToastView

_CONTEXT: Final = "printing"
_SLIPS: Final = frozenset({Paper.REFUSAL, Paper.UNCONFIRMED})
_REPORTS: Final = frozenset({Paper.X_REPORT, Paper.Z_REPORT})


def told(outcome: PrintOutcome, paper: Paper) -> ToastView:
    """Say what became of it."""
    say = QCoreApplication.translate
    if not outcome.is_done:
        return ToastView(trouble_title(outcome), what_to_do(outcome, paper), "alert", "unsure_text")
    if outcome.copy:
        done = say(_CONTEXT, "Copy {number} printed").format(number=outcome.copy)
    elif paper in _REPORTS:
        done = say(_CONTEXT, "Report printed")
    elif paper in _SLIPS:
        done = say(_CONTEXT, "Slip printed")
    elif paper is Paper.MERCHANT:
        done = say(_CONTEXT, "Merchant copy printed")
    elif paper is Paper.TEST_PAGE:
        done = say(_CONTEXT, "Test page printed")
    else:
        done = say(_CONTEXT, "Receipt printed")
    return ToastView(done, say(_CONTEXT, "Nothing waiting"), "print", "paid_text")


def trouble_title(outcome: PrintOutcome) -> str:
    """Return what happened, as one sentence without its full stop."""
    say = QCoreApplication.translate
    match outcome.trouble:
        case PrintTrouble.NONE:
            return say(_CONTEXT, "Ready")
        case PrintTrouble.NO_PRINTER:
            return say(_CONTEXT, "No printer is set up")
        case PrintTrouble.NO_ANSWER:
            return say(_CONTEXT, "Printer does not answer")
        case PrintTrouble.ABSENT:
            return say(_CONTEXT, "The printer is not there")
        case PrintTrouble.BUSY:
            return say(_CONTEXT, "The printer has not finished the slip before")
        case PrintTrouble.WRONG_SETTING:
            return say(_CONTEXT, "No such printer is known")
        case PrintTrouble.NOT_ABLE:
            return say(_CONTEXT, "This computer cannot speak to such a printer")
        case PrintTrouble.CUT_SHORT:
            return say(_CONTEXT, "Printing stopped in the middle")
        case PrintTrouble.SILENT:
            return say(_CONTEXT, "The printer took it and says nothing")
        case PrintTrouble.NO_PAPER:
            return say(_CONTEXT, "The printer has no paper")
        case PrintTrouble.COVER_OPEN:
            return say(_CONTEXT, "The cover of the printer is open")
        case PrintTrouble.BOOK:
            return say(_CONTEXT, "The journal cannot be written")
        case PrintTrouble.BUG:
            return say(_CONTEXT, "Something in the till went wrong. It was noted")
        case _:
            assert_never(outcome.trouble)


def what_to_do(outcome: PrintOutcome, paper: Paper) -> str:
    """Return what to do about it."""
    say = QCoreApplication.translate
    if outcome.trouble in {PrintTrouble.NO_PRINTER, PrintTrouble.WRONG_SETTING, PrintTrouble.NOT_ABLE}:
        return say(_CONTEXT, "Choose a printer in Settings.")
    if outcome.printed is PrintResult.UNCLEAR:
        return say(_CONTEXT, "Look at the paper. Print again makes a copy.")
    if not outcome.is_kept:
        return say(_CONTEXT, "Nothing was printed.")
    if paper in _REPORTS:
        return say(_CONTEXT, "The report is kept: Print again.")
    if paper is Paper.MERCHANT:
        return say(_CONTEXT, "The merchant copy is kept: print it from History.")
    if paper in _SLIPS:
        return say(_CONTEXT, "The slip is kept: Print again.")
    return say(_CONTEXT, "The receipt is kept: Print again.")
