"""No shift is open: the cash that is in the drawer is counted, and a shift begins."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.money import Currency, Money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.shift.cash_field import CashField

_WIDTH: Final = 520
_CURRENCIES: Final = tuple(Currency)


class OpeningPanel(QWidget):
    """The float, its currency, and one filled button."""

    open_asked = Signal(Money)
    reports_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        space = theme.tokens.space
        self._theme = theme
        self._panel = panel = Panel(theme)
        panel.setMaximumWidth(theme.px(_WIDTH))
        self.field = CashField(theme, self.tr("Cash in the drawer"))
        self.currency = Segments(theme, [each.value for each in _CURRENCIES], name=self.tr("Currency of the drawer"))
        self.open = Button(theme, self.tr("Open shift"), ButtonKind.PRIMARY, icon="check", key="F9", large=True)
        self.reports = Link(theme, self.tr("Earlier Z reports"))
        self._said = Text(theme, kind=Type.LABEL, ink="declined_text", wraps=True)
        self.currency.chosen.connect(self._use_currency)
        self.open.clicked.connect(lambda: self.open_asked.emit(self.field.money))
        self.field.entered.connect(lambda: go_by_key(self.open))
        self.reports.clicked.connect(self.reports_asked)
        sentence = self.tr("Payments work without one. What is taken meanwhile is counted in the next shift.")
        for widget in (
            Text(theme, self.tr("No shift is open"), kind=Type.HEADLINE),
            Text(theme, sentence, ink="text_muted", wraps=True),
            Text(theme, self.tr("Cash in the drawer"), kind=Type.LABEL, ink="text_muted"),
            self.field,
            self.currency,
            self._said,
            self.open,
        ):
            panel.column.addWidget(widget)
        panel.column.addWidget(self.reports, 0, Qt.AlignmentFlag.AlignHCenter)
        panel.column.setSpacing(space.x2)
        page = QWidget()
        upright, row = QVBoxLayout(page), QHBoxLayout()
        # Stretches, and no alignment: what is aligned is never asked how high it is at a width.
        upright.addStretch(1)
        upright.addLayout(row)
        upright.addStretch(1)
        row.addStretch(1)
        row.addWidget(panel, 100)
        row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(Scroller(page), 1)

    def offer(self, float_: Money) -> None:
        """Offer what the drawer began with last time."""
        self.field.show_money(float_)
        self.currency.choose(_CURRENCIES.index(float_.currency))
        self.say("")

    def allow(self, *, may_act: bool, has_reports: bool) -> None:
        """Let a shift be opened, or say who may; and let earlier reports be seen where there are some."""
        self.open.setEnabled(may_act)
        self.reports.setVisible(has_reports)
        refusal = self.tr("Whoever is at the till may not open a shift.")
        if not may_act:
            self.say(refusal)
        elif self._said.text() == refusal:
            self.say("")

    def arrange(self, *, is_single: bool) -> None:
        """Let the filled button be seen without scrolling where text is large: it then stands under what scrolls."""
        if is_single:
            self._column.addWidget(self.open)
        elif self.open.parentWidget() is not self._panel:
            self._panel.column.insertWidget(self._panel.column.indexOf(self.reports), self.open)
        self._column.setSpacing(self._theme.tokens.space.x2 if is_single else 0)

    def _use_currency(self, place: int) -> None:
        self.field.use(_CURRENCIES[place])

    def say(self, sentence: str) -> None:
        """Say why no shift was opened."""
        self._said.setText(sentence)
        self._said.setVisible(bool(sentence))
