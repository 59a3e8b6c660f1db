"""Beside a result in wide windows: the receipt as it would be printed, and when the service is asked again."""

from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.slip import SlipLine
from pos_app.ui.card.progress.next_check import NextCheck
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip


class ReceiptSide(QWidget):
    """The paper, and under it what prints it, and who may close what nobody is sure of."""

    manager_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._slip = ReceiptSlip(theme)
        self._next = NextCheck(theme)
        self._manager = Button(theme, self.tr("Ask a manager"), ButtonKind.QUIET, icon="user")
        self._manager.clicked.connect(self.manager_asked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.tokens.space.x2)
        self._column.addWidget(self._slip)
        self._column.addStretch()
        self._column.addWidget(self._next)
        self._column.addWidget(self._manager)

    def take_bar(self, bar: QWidget) -> None:
        """Have these buttons stand under the paper."""
        self._column.insertWidget(1, bar)

    def show_payment(self, view: PaymentView, slip: tuple[SlipLine, ...], *, now: datetime) -> None:
        """Show the paper of this payment."""
        self._slip.show_slip(slip)
        self._next.setVisible(view.word is Word.NOT_SURE)
        self._manager.setVisible(view.may_close)
        self._next.show_time(view, now)

    def show_time(self, view: PaymentView, now: datetime) -> None:
        """Let the countdown go on."""
        self._next.show_time(view, now)
