"""The sheet that shows an X, or one of the last Zs; prints it, and saves it as a PDF."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from pos_app.domain.slip import Slip
from pos_app.ui.documents.pdf_button import PdfButton
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.toast import ToastView


@dataclass(frozen=True, slots=True)
class Report:
    """What the sheet shows."""

    title: str
    slip: Slip
    width: int  # of the paper, in mm
    has_earlier: bool = False
    has_later: bool = False
    is_just_closed: bool = False  # it is on its way to the printer already, and whoever closed it goes


class ReportDialog(Dialog):
    """Ends with PRINT, EARLIER or LATER: a second press finds no button. A PDF leaves it open."""

    told = Signal(ToastView)

    PRINT: Final = "print"
    EARLIER: Final = "earlier"
    LATER: Final = "later"

    def __init__(self, theme: Theme, report: Report) -> None:
        leave = self.tr("Sign out") if report.is_just_closed else self.tr("Close")
        super().__init__(theme, report.title, leave=leave)
        self._turn_over(theme, report)
        self.slip = ReceiptSlip(theme)
        self.slip.show_slip(report.slip.lines)
        self.body.addWidget(self.slip, 0, Qt.AlignmentFlag.AlignHCenter)
        self.pdf = PdfButton(theme, width=report.width, large=True)
        self.pdf.show_slip(report.slip)
        self.pdf.told.connect(self.told)
        self._footer.addWidget(self.pdf)
        words = self.tr("Print again") if report.is_just_closed else self.tr("Print")
        self.add_choice(Button(theme, words, ButtonKind.PRIMARY, icon="print", key="Ctrl+P", large=True), self.PRINT)

    def _turn_over(self, theme: Theme, report: Report) -> None:
        """Lead to the reports before and after this one."""
        row = QHBoxLayout()
        for is_there, words, answer in (
            (report.has_earlier, self.tr("Earlier"), self.EARLIER),
            (report.has_later, self.tr("Later"), self.LATER),
        ):
            button = Button(theme, words)
            button.clicked.connect(partial(self.answered.emit, answer))
            button.setVisible(is_there)
            row.addWidget(button)
            if answer is self.EARLIER:
                row.addStretch()
        if report.has_earlier or report.has_later:
            self.body.addLayout(row)
