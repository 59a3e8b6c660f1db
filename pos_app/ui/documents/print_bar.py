"""Under the paper of a result: Print receipt, and Save PDF."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.slip import Slip
from pos_app.ui.documents.desk import PrintDesk
from pos_app.ui.documents.pdf_button import PdfButton
from pos_app.ui.documents.print_button import PrintButton
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView


class PrintBar(QWidget):
    """The buttons of one slip; what became of a press is told in passing."""

    told = Signal(ToastView)

    def __init__(self, theme: Theme, desk: PrintDesk, *, width: int = 80) -> None:
        super().__init__()
        self.print_button = PrintButton(theme, desk)
        self.pdf_button = PdfButton(theme, width=width)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.tokens.space.x1)
        for button in (self.print_button, self.pdf_button):
            button.told.connect(self.told)
            column.addWidget(button)

    def show_slip(self, slip: Slip | None) -> None:
        """Be about this slip from now on; without one there is nothing to press."""
        self.print_button.show_slip(slip)
        self.pdf_button.show_slip(slip)
