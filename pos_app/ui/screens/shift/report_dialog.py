"""The sheet that shows an X, or one of the last Zs, and prints it."""

from typing import Final

from PySide6.QtCore import Qt

from pos_app.domain.slip import Slip
from pos_app.ui.dialogs import Dialog
from pos_app.ui.theme import Theme
from pos_app.ui.widgets.button import Button, Kind
from pos_app.ui.widgets.receipt_slip import ReceiptSlip


class ReportDialog(Dialog):
    """Ends with PRINT, EARLIER or LATER."""

    PRINT: Final = "print"
    EARLIER: Final = "earlier"
    LATER: Final = "later"

    def __init__(
        self, theme: Theme, title: str, slip: Slip, *, has_earlier: bool = False, has_later: bool = False
    ) -> None:
        super().__init__(theme, title, leave=self.tr("Close"))
        self.slip = ReceiptSlip(theme)
        self.slip.show_slip(slip.lines)
        self.body.addWidget(self.slip, 0, Qt.AlignmentFlag.AlignHCenter)
        if has_earlier:
            self.add_choice(Button(theme, self.tr("Earlier"), large=True), self.EARLIER)
        if has_later:
            self.add_choice(Button(theme, self.tr("Later"), large=True), self.LATER)
        self.add_choice(
            Button(theme, self.tr("Print"), Kind.PRIMARY, icon="print", key="Ctrl+P", large=True), self.PRINT
        )
