"""The head of the screen: whose shift it is, since when, and what can be done with it."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.money import Money
from pos_app.domain.plain_text import plain
from pos_app.domain.shift import ShiftReport
from pos_app.ui.frame.views import Person
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.text import Text, draw_line, width_of
from pos_app.ui.shift.words import clock, hours_and_minutes

_DISC: Final = 48
_STRONG: Final = 600


class ShiftHead(Panel):
    """Cash in and out, the X, and the end of the shift."""

    cash_asked = Signal()
    x_asked = Signal()
    close_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        space = theme.tokens.space
        self.pad(space.x3)
        self._said = ""
        self._rest: list[str] = []
        self._is_short = False
        self._disc = _Initials(theme)
        self._title = Text(theme, kind=Type.TITLE, elides=True)
        self._since = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self.cash = Button(theme, self.tr("Cash in / out"), icon="inbox")
        self.x_report = Button(theme, self.tr("X report"), icon="print")
        self.close_shift = Button(theme, self.tr("Close shift"), ButtonKind.PRIMARY, icon="lock", key="F9")
        for button, signal in (
            (self.cash, self.cash_asked),
            (self.x_report, self.x_asked),
            (self.close_shift, self.close_asked),
        ):
            button.clicked.connect(signal)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._since)
        who = QHBoxLayout()
        who.setSpacing(space.x2)
        who.addWidget(self._disc)
        who.addLayout(words, 1)
        others = QHBoxLayout()
        others.setSpacing(space.x1)
        others.addWidget(self.cash)
        others.addWidget(self.x_report)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(space.x1)
        self._buttons.addLayout(others)
        self._buttons.addWidget(self.close_shift)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(space.x2)
        self._row.addLayout(who, 1)
        self._row.addLayout(self._buttons)
        self.column.addLayout(self._row)

    def show_report(self, report: ShiftReport, *, now: datetime, may_act: bool) -> None:
        """Show whose shift this is."""
        name = plain(report.opened_by)
        self._disc.show_initials(Person(name, "").initials)
        self._title.setText(self.tr("Shift {number} is open").format(number=report.number))
        since = self.tr("{name} since {time}, {span}")
        span = hours_and_minutes(report.opened_at, now)
        self._said = since.format(name=name, time=clock(report.opened_at), span=span)
        money = Money(report.drawer.float_minor, report.drawer.currency).shown()
        self._rest = [self.tr("Float {money}").format(money=money)]
        times = report.seconds_to_result
        if times is not None:
            took = f"{times[0]:.0f} s / {times[1]:.0f} s"  # as on the Z: the middle one, and nine of ten
            self._rest.append(self.tr("Time to result {time}").format(time=took))
        self._show_since()
        for button in (self.cash, self.close_shift):
            button.setEnabled(may_act)

    def arrange(self, *, is_single: bool, is_narrow: bool) -> None:
        """Put the buttons beside the words, or below them; with little room the float stands on the Z only."""
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if is_single else way.LeftToRight)
        self._buttons.setDirection(way.TopToBottom if is_single and is_narrow else way.LeftToRight)
        self._is_short = is_narrow and not is_single
        self._show_since()

    def _show_since(self) -> None:
        self._since.setText(self._said if self._is_short else " · ".join((self._said, *self._rest)))


class _Initials(QWidget):
    """The two letters of a name in a disc."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._letters = ""
        self.setFixedSize(theme.px(_DISC), theme.px(_DISC))

    def show_initials(self, letters: str) -> None:
        self._letters = letters
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors = painter_on(self), self._theme.colors
        painter.setPen(self._theme.ink(colors.accent_tint))
        painter.setBrush(self._theme.ink(colors.accent_tint))
        painter.drawEllipse(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        font = self._theme.font(Type.BODY, weight=_STRONG)
        painter.setFont(font)
        painter.setPen(self._theme.ink(colors.accent_text))
        at = QRectF(self.rect()).topLeft()
        at.setX((self.width() - width_of(self._letters, font)) / 2)
        draw_line(painter, self._letters, at, height=self.height())
