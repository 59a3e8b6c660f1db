"""Closes a payment that nobody is sure of: a manager says why, and signs that the sale may be paid otherwise."""

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from pos_app.domain.people import closing_payment
from pos_app.domain.plain_text import plain
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.people.approval_dialog import ApprovalDialog, ApprovalRequest
from pos_app.ui.people.desk import Counter

_LONGEST_REASON: Final = 120
_say = partial(QCoreApplication.translate, "close")


class ClosePaymentDialog(ApprovalDialog):
    """Ends with `done` once a manager signed; what proves it is in `approval`, and why in `reason`."""

    def __init__(self, theme: Theme, counter: Counter, reference: str) -> None:
        approval = ApprovalRequest(
            title=_say("Close without an answer"),
            text=_say(
                "Nobody knows yet if money was taken. The till goes on asking, and a late success is still an alarm. "
                "The sale may be paid in another way."
            ),
            leave=_say("Leave it open"),
            act=_say("Close payment"),
            icon="lock",
            written=closing_payment(reference),
        )
        super().__init__(theme, counter, approval)
        self.reason = ""  # kept here: the line is gone with the sheet before the answer is read
        self.reason_line = EntryLine(
            theme, name=self.tr("Why it is closed"), most=_LONGEST_REASON, hints=Qt.InputMethodHint.ImhNone
        )
        self.reason_line.pad(theme.tokens.space.x2)
        self.reason_line.textChanged.connect(self._take_reason)
        self.reason_line.entered.connect(partial(go_by_key, self.pin))
        self.reason_line.setEnabled(self.pin.isEnabled())
        place = self.body.indexOf(self._approvers)
        label = Text(theme, self.tr("Why it is closed"), kind=Type.LABEL, ink="text_muted")
        self.body.insertWidget(place, label)
        self.body.insertWidget(place + 1, self.reason_line)
        QWidget.setTabOrder(self.reason_line, self._approvers)

    def first_focus(self) -> QWidget:
        return self.reason_line if self.reason_line.isEnabled() and not self.reason else super().first_focus()

    def _take_reason(self, text: str) -> None:
        self.reason = plain(text, most=_LONGEST_REASON)

    def _start(self) -> None:
        if self.reason:
            super()._start()
            return
        self._say(self.tr("Write why it is closed."))
        go_by_key(self.reason_line)
