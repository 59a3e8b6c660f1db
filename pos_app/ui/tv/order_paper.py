"""Beside the result of an order: its receipt, and under it what prints it."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.domain.slip import Slip
from pos_app.ui.documents.print_bar import PrintBar
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip


class OrderPaper(QWidget):
    """The paper, and whatever buttons print it, here and elsewhere."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._slip = ReceiptSlip(theme)
        self._bars: tuple[PrintBar, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.tokens.space.x2)
        self._column.addWidget(self._slip)
        self._column.addStretch()

    def take_bars(self, beside: PrintBar, elsewhere: PrintBar) -> None:
        """Print from here, and from where else the paper is shown."""
        self._bars = (beside, elsewhere)
        self._column.insertWidget(1, beside)

    def show_paper(self, paper: Slip, word: Word) -> None:
        """Show this; what never left has nothing to print."""
        self._slip.show_slip(paper.lines)
        for bar in self._bars:
            bar.show_slip(None if word is Word.NOT_CHARGED else paper)
