"""What can be done about a thing of the history: the foot of its detail."""

import math
from datetime import datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from pos_app.domain.history import HistoryKind, HistoryView
from pos_app.domain.payment import Word
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import clock
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.text import set_tip

_COLUMNS: Final = 2
_SOLD: Final = frozenset({HistoryKind.CARD, HistoryKind.TV})

_PRINT_KEY: Final = "Ctrl+P"


class _PrintButton(Button):
    """Half as wide as the others: its key stands in the tip."""

    def answers_to(self, key: str) -> bool:
        return key == _PRINT_KEY


class DetailActs(QWidget):
    """Two beside one another where their words have room, the expected one over both."""

    check_asked = Signal()
    print_asked = Signal()
    shop_copy_asked = Signal()
    resend_asked = Signal()
    note_asked = Signal()
    settle_asked = Signal()
    open_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.check = Button(theme, self.tr("Check now"), ButtonKind.PRIMARY, icon="refresh", key="F8")
        self.settle = Button(theme, self.tr("Dealt with"), icon="check")
        self.print = _PrintButton(theme, self.tr("Print slip"), icon="print")
        self.shop_copy = Button(theme, self.tr("Merchant copy"))
        self.resend = Button(theme, self.tr("Resend"), icon="send")
        self.note = Button(theme, self.tr("Write a note"), icon="note")
        self.open = Button(theme, self.tr("Open"), icon="right")
        self.print.setAccessibleDescription(_PRINT_KEY)
        set_tip(self.print, _PRINT_KEY)
        self._wide = (self.check, self.settle)
        self._halves = (self.print, self.shop_copy, self.resend, self.note, self.open)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(theme.tokens.space.x1)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
        for button, signal in (
            (self.check, self.check_asked),
            (self.settle, self.settle_asked),
            (self.print, self.print_asked),
            (self.shop_copy, self.shop_copy_asked),
            (self.resend, self.resend_asked),
            (self.note, self.note_asked),
            (self.open, self.open_asked),
        ):
            button.clicked.connect(signal)
            button.setParent(self)
            button.hide()
        self._offered: tuple[Button, ...] = ()
        self._rows: tuple[tuple[Button, ...], ...] = ()

    def pad(self, side: int) -> None:
        """Keep this distance from the edges."""
        space = self._theme.tokens.space
        self._grid.setContentsMargins(side, space.x2, side, space.x2)
        self._place(self._offered)

    @property
    def are_any(self) -> bool:
        """Tell whether there is anything to do."""
        return bool(self._offered)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self._offered)

    def show_thing(self, view: HistoryView, *, busy: frozenset[str], now: datetime) -> None:
        """Offer what can be done now."""
        offered = {
            self.check: view.may_check,
            self.settle: view.may_settle,
            self.print: view.may_print,
            self.shop_copy: view.may_print and view.head.word is Word.PAID and view.head.thing in _SOLD,
            self.resend: view.may_resend_at is not None,
            self.note: view.may_note,
            self.open: not view.is_masked,
        }
        names = {self.check: "check", self.settle: "note", self.resend: "resend", self.note: "note"}
        for button, name in names.items():
            button.set_busy(busy=name in busy)
        self._show_resend(view.may_resend_at, now)
        self.open.setText(self._opens(view.head.thing))
        self._place(tuple(button for button, is_there in offered.items() if is_there))

    def _opens(self, thing: HistoryKind) -> str:
        match thing:
            case HistoryKind.CARD:
                return self.tr("Open ticket")
            case HistoryKind.TV:
                return self.tr("Open order")
            case _:
                return self.tr("In Activity")

    def _show_resend(self, at: datetime | None, now: datetime) -> None:
        left = math.ceil((at - now).total_seconds()) if at is not None else 0
        self.resend.setEnabled(left <= 0)
        words = self.tr("In {time}").format(time=clock(left)) if left > 0 else self.tr("Resend")
        why = self.tr("A notice can be sent again once a minute.") if left > 0 else self.tr("Send its notice again")
        if words != self.resend.text():
            self.resend.setText(words)
            self.resend.updateGeometry()
        self.resend.setAccessibleDescription(why)
        set_tip(self.resend, why)

    def _place(self, offered: tuple[Button, ...]) -> None:
        self._offered = offered
        rows = self._rows_of(offered)
        if rows == self._rows:
            return
        self._rows = rows
        for button in (*self._wide, *self._halves):
            self._grid.removeWidget(button)
            button.setVisible(button in offered)
        for row, buttons in enumerate(rows):
            span = _COLUMNS // len(buttons)
            for column, button in enumerate(buttons):
                self._grid.addWidget(button, row, column, 1, span)
        self.updateGeometry()

    def _rows_of(self, offered: tuple[Button, ...]) -> tuple[tuple[Button, ...], ...]:
        """Pair the halves; what is too long for a half has a row of its own."""
        margins = self._grid.contentsMargins()
        room = (self.width() - margins.left() - margins.right() - self._grid.spacing()) // _COLUMNS
        rows: list[tuple[Button, ...]] = [(button,) for button in self._wide if button in offered]
        halves = tuple(button for button in self._halves if button in offered)
        for pair in (halves[place : place + _COLUMNS] for place in range(0, len(halves), _COLUMNS)):
            fits = all(button.minimumSizeHint().width() <= room for button in pair)
            rows += [pair] if fits else [(button,) for button in pair]
        return tuple(rows)
