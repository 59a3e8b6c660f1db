"""The foot of the screen: what is missing or what will be paid, Clear, and the one filled button."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from pos_app.domain.money import Money
from pos_app.ui.card.entry.spacing import Spacing
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import ButtonKind
from pos_app.ui.kit.widgets.fitting_text import FittingText
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.panel import SeparatorLine
from pos_app.ui.kit.widgets.text import set_tip
from pos_app.ui.transaction.pay import LargeButton, Mood, PayButton, no_real_money

_CLEAR_WIDTH = {False: 142, True: 126}  # wide, narrow


_LOOKS = {
    Mood.READY: ("card", "text_muted", 400),
    Mood.MISSING: ("info", "text_muted", 400),
    Mood.TROUBLE: ("alert", "declined_text", 600),
}


@dataclass(frozen=True, slots=True)
class PayBarView:
    """All that the foot shows."""

    money: Money
    mood: Mood
    sentence: str
    is_practice: bool
    is_closed: bool = False  # there is no Pay at all
    is_busy: bool = False
    may_undo: bool = False
    may_end: bool = False  # another card is tried for a sale: it can be ended instead

    @property
    def can_pay(self) -> bool:
        """Tell whether Pay may be pressed."""
        return self.mood is Mood.READY and not self.is_closed


class PayBar(QFrame):
    """Says it, and takes the press."""

    pay_pressed = Signal()
    clear_pressed = Signal()
    undo_pressed = Signal()
    end_pressed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.pay = PayButton(theme)
        self.clear = LargeButton(theme, self.tr("Clear"), ButtonKind.SECONDARY, key="Esc", kind_of_words=Type.TITLE)
        self.undo = Link(theme, self.tr("Undo"), kind=Type.BODY)
        self.end = Link(theme, self.tr("End this sale"), kind=Type.BODY)
        self._mark = Glyph(theme, "info", ink="text_muted", size=theme.tokens.size.icon)
        self._sentence = FittingText(theme, may_break=True, is_still=True)
        self._practice = no_real_money(theme, self.tr("No real money"))
        self.pay.clicked.connect(self.pay_pressed)
        self.clear.clicked.connect(self.clear_pressed)
        self.undo.clicked.connect(self.undo_pressed)
        self.end.clicked.connect(self.end_pressed)
        self._lay_out()

    @property
    def sentence(self) -> str:
        """What it says over the buttons."""
        return self._sentence.text()

    def show_bar(self, view: PayBarView) -> None:
        """Show it: the only way in."""
        icon, ink, weight = _LOOKS[view.mood]
        self._mark.set_glyph(icon, ink=ink)
        self._sentence.set_ink(ink)
        if view.sentence != self._sentence.text():
            self._sentence.setText(view.sentence)
            set_tip(self._sentence, view.sentence)
            if view.mood is Mood.TROUBLE:
                announce(self._sentence, view.sentence)
        self._sentence.weigh(weight)
        self._practice.setVisible(view.is_practice)
        self.undo.setVisible(view.may_undo)
        self.end.setVisible(view.may_end)
        self.pay.setHidden(view.is_closed)
        self.pay.show_money(view.money)
        self.pay.setEnabled(view.can_pay or view.is_busy)
        self.pay.set_busy(busy=view.is_busy)
        self.pay.setAccessibleDescription("" if view.can_pay else view.sentence)
        self.clear.setEnabled(not view.is_busy)

    def arrange(self, spacing: Spacing, *, is_narrow: bool, is_single: bool) -> None:
        """Keep these distances; in one column the sentence takes as many lines as it needs."""
        self._sentence.wrap(wraps=is_single)
        # Its place is high enough for two small lines; one line has the distances of the picture all the same.
        over = (self._sentence.sizeHint().height() - self._theme.style(Type.BODY).line) // 2
        gap = spacing.bar_gap if is_single else spacing.bar_gap - over
        self._inside.setContentsMargins(spacing.padding, gap, spacing.padding, spacing.bottom)
        self._inside.setSpacing(gap)
        self.clear.setFixedWidth(self._theme.px(_CLEAR_WIDTH[is_narrow]))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(self._theme.tokens.space.x1)
        row.addWidget(self._mark)
        row.addWidget(self._sentence, 1)
        row.addWidget(self.undo)
        row.addWidget(self.end)
        row.addWidget(self._practice)
        buttons = QHBoxLayout()
        buttons.setSpacing(self._theme.tokens.space.x2)
        buttons.addWidget(self.clear)
        buttons.addWidget(self.pay, 1)
        buttons.addStretch()
        self._inside = QVBoxLayout()
        self._inside.addLayout(row)
        self._inside.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(SeparatorLine())
        column.addLayout(self._inside)
