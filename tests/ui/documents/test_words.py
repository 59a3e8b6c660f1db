"""What became of a slip: every trouble has its own sentence, and one that says what to do."""

import pytest

from pos_app.domain.printing import PrintOutcome, PrintResult, PrintTrouble
from pos_app.domain.slip import Paper
from pos_app.ui.documents.words import told, trouble_title

N, U, D = PrintResult.NOT_PRINTED, PrintResult.UNCLEAR, PrintResult.PRINTED


def test_every_trouble_has_words_of_its_own() -> None:
    titles = {trouble_title(PrintOutcome(N, trouble)) for trouble in PrintTrouble}
    assert len(titles) == len(PrintTrouble)


@pytest.mark.parametrize(
    ("outcome", "paper", "title", "detail"),
    [
        (
            PrintOutcome(N, PrintTrouble.NO_ANSWER, is_kept=True),
            Paper.PAYMENT,
            "Printer does not answer",
            "The receipt is kept: Print again.",
        ),
        (
            PrintOutcome(N, PrintTrouble.NO_ANSWER, is_kept=True),
            Paper.Z_REPORT,
            "Printer does not answer",
            "The report is kept: Print again.",
        ),
        (
            PrintOutcome(U, PrintTrouble.CUT_SHORT, is_kept=True),
            Paper.PAYMENT,
            "Printing stopped in the middle",
            "Look at the paper. Print again makes a copy.",
        ),
        (
            PrintOutcome(N, PrintTrouble.NO_PRINTER),
            Paper.ORDER,
            "No printer is set up",
            "Choose a printer in Settings.",
        ),
        (PrintOutcome(N, PrintTrouble.NO_ANSWER), Paper.TEST_PAGE, "Printer does not answer", "Nothing was printed."),
        (PrintOutcome(D), Paper.PAYMENT, "Receipt printed", "Nothing waiting"),
        (PrintOutcome(D, copy=2), Paper.PAYMENT, "Copy 2 printed", "Nothing waiting"),
        (PrintOutcome(D), Paper.UNCONFIRMED, "Slip printed", "Nothing waiting"),
        (PrintOutcome(D), Paper.MERCHANT, "Merchant copy printed", "Nothing waiting"),
        (
            PrintOutcome(N, PrintTrouble.NO_ANSWER, is_kept=True),
            Paper.MERCHANT,
            "Printer does not answer",
            "The merchant copy is kept: print it from History.",
        ),
        (PrintOutcome(D), Paper.X_REPORT, "Report printed", "Nothing waiting"),
        (PrintOutcome(D), Paper.TEST_PAGE, "Test page printed", "Nothing waiting"),
    ],
)
def test_it_is_said_what_happened_and_what_to_do(outcome: PrintOutcome, paper: Paper, title: str, detail: str) -> None:
    view = told(outcome, paper)
    assert (view.title, view.detail) == (title, detail)
