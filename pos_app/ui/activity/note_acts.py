"""What can be done about a notice: ask about it now, have it sent again, and say that it was looked at."""

import math
from datetime import datetime

from PySide6.QtCore import Signal

from pos_app.domain.webhook_view import NoticeStanding, NoticeView
from pos_app.ui.activity.words import can_be_checked
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import clock
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.text import set_tip

_HEIGHT = 84


class NoticeActs(Footer):
    """The foot of the detail."""

    check_asked = Signal()
    seen_asked = Signal()
    resend_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, height=_HEIGHT)
        self.check = Button(theme, self.tr("Check now"), icon="refresh", key="F8")
        self.seen = Button(theme, self.tr("Mark as seen"), icon="check")
        self.resend = Button(theme, self.tr("Resend notice"), icon="send")
        self.check.clicked.connect(self.check_asked)
        self.seen.clicked.connect(self.seen_asked)
        self.resend.clicked.connect(self.resend_asked)
        self.row.addWidget(self.check)
        self.row.addWidget(self.seen)
        self.row.addStretch()
        self.row.addWidget(self.resend)

    def show_notice(self, view: NoticeView, *, busy: frozenset[str], now: datetime) -> None:
        """Offer what can be done now."""
        row = view.head
        can_ask = can_be_checked(row) and row.standing is not NoticeStanding.VERIFIED
        self.check.setVisible(can_ask)
        self.check.set_busy(busy="check" in busy)
        # Whoever chooses a notice has seen it; only of a suspicious one somebody has to say so.
        self.seen.setVisible(row.is_new and (row.standing is NoticeStanding.SUSPICIOUS or not can_ask))
        self.seen.set_busy(busy="seen" in busy)
        self._show_resend(view, is_busy="resend" in busy, now=now)

    @property
    def are_any(self) -> bool:
        """Tell whether there is anything to do."""
        return any(not button.isHidden() for button in (self.check, self.seen, self.resend))

    def _show_resend(self, view: NoticeView, *, is_busy: bool, now: datetime) -> None:
        at = view.may_resend_at
        left = math.ceil((at - now).total_seconds()) if at is not None else 0
        self.resend.setVisible(at is not None)
        self.resend.set_busy(busy=is_busy)
        self.resend.setEnabled(left <= 0)
        words = self.tr("Resend in {time}").format(time=clock(left)) if left > 0 else self.tr("Resend notice")
        why = self.tr("A notice can be sent again once a minute.") if left > 0 else ""
        if words != self.resend.text():
            self.resend.setText(words)
            self.resend.setAccessibleDescription(why)
            set_tip(self.resend, why)
            self.resend.updateGeometry()
