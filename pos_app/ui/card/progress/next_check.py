"""When the service is asked again about a payment that is not sure."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from pos_app.domain.payment_view import PaymentView
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import clock
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.text import Text

_CONTEXT = "NextCheck"
_SIDE = 17
_HEIGHT = 86


class NextCheck(Panel):
    """The time, and that it does not depend on anybody looking."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._when = Text(theme, kind=Type.LABEL, weight=600)
        goes_on = self.tr("Goes on when you leave this screen")
        why = Text(theme, goes_on, kind=Type.LABEL, ink="text_muted", wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(self._when)
        words.addWidget(why)
        words.addStretch()
        row = QHBoxLayout()
        row.setSpacing(theme.tokens.space.x1 + theme.tokens.space.half)
        row.addWidget(Glyph(theme, "waiting", ink="waiting_text", size=theme.tokens.size.icon_large))
        row.addLayout(words, 1)
        self.column.setContentsMargins(theme.px(_SIDE), 0, theme.px(_SIDE), 0)
        self.column.addLayout(row)
        self.setFixedHeight(theme.px(_HEIGHT))

    def show_time(self, view: PaymentView, now: datetime) -> None:
        """Let the countdown go on."""
        self._when.setText(next_check(view, now))


def next_check(view: PaymentView, now: datetime) -> str:
    """Say when the service is asked again."""
    say = QCoreApplication.translate
    at = view.next_ask_at
    if at is None:
        return say(_CONTEXT, "Asked again at every start")
    left = int((at - now).total_seconds())
    if left <= 0:
        return say(_CONTEXT, "Checking now")
    return say(_CONTEXT, "Next check in {time}").format(time=clock(left))
