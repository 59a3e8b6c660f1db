"""The sheet for cash that is put into the drawer or taken out of it: how much, and what for."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from pos_app.domain.money import Currency, Money
from pos_app.domain.plain_text import plain
from pos_app.domain.shift import CashMove
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.shift.cash_field import CashField

_LONGEST_REASON: Final = 80


class CashDialog(Dialog):
    """Ends with MOVED; `move`, `amount` and `reason` are then what was typed."""

    MOVED: Final = "moved"

    def __init__(self, theme: Theme, currency: Currency) -> None:
        super().__init__(theme, self.tr("Cash in or out"), leave=self.tr("Leave it"))
        sentence = self.tr("What is put in or taken out is printed on the Z report with its reason.")
        self.setAccessibleDescription(sentence)
        self.move_ = CashMove.OUT
        self.reason = ""
        self.amount = Money(0, currency)
        self.choice = Segments(theme, (self.tr("Put in"), self.tr("Take out")), name=self.tr("Cash"))
        self.choice.choose(1)
        self.field = CashField(theme, self.tr("Amount"))
        self.field.use(currency)
        self.line = EntryLine(theme, name=self.tr("What for"), most=_LONGEST_REASON, hints=Qt.InputMethodHint.ImhNone)
        self.line.pad(theme.tokens.space.x2)
        self._said = Text(theme, kind=Type.LABEL, ink="declined_text", wraps=True)
        for widget in (
            Text(theme, sentence, ink="text_muted", wraps=True),
            self.choice,
            Text(theme, self.tr("Amount"), kind=Type.LABEL, ink="text_muted"),
            self.field,
            Text(theme, self.tr("What for"), kind=Type.LABEL, ink="text_muted"),
            self.line,
            self._said,
        ):
            self.body.addWidget(widget)
        self._act = Button(theme, self.tr("Write it down"), ButtonKind.PRIMARY, icon="check", key="F9", large=True)
        self._act.clicked.connect(self._take)
        self._footer.addWidget(self._act)
        self.choice.chosen.connect(self._choose)
        self.field.entered.connect(partial(go_by_key, self.line))
        self.line.entered.connect(self._take)

    def first_focus(self) -> QWidget:
        return self.field

    def _choose(self, place: int) -> None:
        self.move_ = CashMove.IN if place == 0 else CashMove.OUT

    def _take(self) -> None:
        self.amount, self.reason = self.field.money, plain(self.line.text()).strip()
        if not self.amount.minor:
            self._complain(self.tr("Type an amount."), self.field)
        elif not self.reason:
            self._complain(self.tr("Write what the cash is for."), self.line)
        else:
            self.answered.emit(self.MOVED)

    def _complain(self, sentence: str, at: QWidget) -> None:
        self._said.setText(sentence)
        at.setAccessibleDescription(sentence)
        at.setFocus(Qt.FocusReason.OtherFocusReason)
