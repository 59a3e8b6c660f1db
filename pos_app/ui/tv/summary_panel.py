"""The right side: everything once more before it is bought, how the customer paid, and the one filled button."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.money import Currency, Money
from pos_app.domain.tv_view import PaidHow
from pos_app.ui.kit.screen_reader import announce, give_role
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.fact_rows import Fact, FactRows
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.text import Text, draw_line, width_of
from pos_app.ui.transaction.pay import Mood, PayButton, no_real_money
from pos_app.ui.tv.words import paid_how_words

_ROW: Final = 32
_WIDTH: Final = {False: 352, True: 304}  # wide, narrow
_BOX_SIDE: Final = 17
_UNLIMITED: Final = 16_777_215  # Qt's own largest widget
_LOOKS: Final = {
    Mood.READY: ("info", "text_muted"),
    Mood.MISSING: ("info", "text_muted"),
    Mood.TROUBLE: ("alert", "declined_text"),
}
_AMOUNT_STEPS: Final = (Type.FIGURE, Type.DISPLAY_LEAST, Type.HEADLINE, Type.TITLE, Type.LABEL)
_AMOUNT_GAP: Final = 12


@dataclass(frozen=True, slots=True)
class SummaryView:
    """All that the summary shows."""

    facts: tuple[Fact, ...]
    price: Money | None
    note: str  # how old the price is
    note_icon: str
    note_ink: str
    paid_how: PaidHow | None
    mood: Mood
    sentence: str
    is_practice: bool
    is_closed: bool = False  # there is no Pay at all
    is_busy: bool = False

    @property
    def can_pay(self) -> bool:
        """Tell whether Pay may be pressed."""
        return self.mood is Mood.READY and not self.is_closed


class SummaryPanel(Panel):
    """Pay stands at the foot and never moves; what does not fit above it scrolls."""

    pay_pressed = Signal()
    paid_how_chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._facts = FactRows(theme, row=theme.px(_ROW))
        self.to_pay = AmountToPay(theme)
        self.paid_how = Segments(theme, [paid_how_words(how) for how in PaidHow], name=self.tr("The customer paid by"))
        self.paid_how.chosen.connect(self._choose)
        self._box = _SayBox(theme)
        self._practice = no_real_money(theme, self.tr("No real money"))
        self.pay = PayButton(theme)
        self.pay.clicked.connect(self.pay_pressed)
        self._lay_out()

    @property
    def sentence(self) -> str:
        """What it says over Pay."""
        return self._box.text()

    def show_summary(self, view: SummaryView) -> None:
        """Show it: the only way in."""
        self._facts.show_facts(view.facts)
        self.to_pay.show_amount(view.price, note=view.note, icon=view.note_icon, ink=view.note_ink)
        self.paid_how.choose(list(PaidHow).index(view.paid_how) if view.paid_how is not None else None)
        self.paid_how.setEnabled(not view.is_busy)
        self._box.say(view.mood, view.sentence)
        self._practice.setVisible(view.is_practice)
        self.pay.setHidden(view.is_closed)
        self.pay.show_money(view.price if view.price is not None else Money(0, Currency.NGN))
        self.pay.setEnabled(view.can_pay or view.is_busy)
        self.pay.set_busy(busy=view.is_busy)
        self.pay.setAccessibleDescription("" if view.can_pay else view.sentence)

    def focus_paid_how(self) -> None:
        """Put the keyboard on how the customer paid."""
        buttons = self.paid_how.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        checked = [each for each in buttons if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for button in (checked or buttons)[:1]:
            go_by_key(button)

    def arrange(self, *, is_narrow: bool, is_single: bool) -> None:
        """Fit the parts to the room there is; in one column it is as wide as the screen."""
        space = self._theme.tokens.space
        side = space.x2 if is_narrow else space.x3
        width = self._theme.px(_WIDTH[is_narrow])
        self.setMinimumWidth(0 if is_single else width)
        self.setMaximumWidth(_UNLIMITED if is_single else width)
        self._inside.setContentsMargins(side, space.x2 if is_narrow else space.x3, side, space.x1)
        self._foot.setContentsMargins(side, space.x1, side, side)
        self._inside.setSpacing(space.x1 if is_narrow else space.x2)

    def take_above(self, choice: Panel) -> None:
        """Have the choice scroll with the summary, above it; only Pay stays where it is."""
        choice.be_plain(is_plain=True)
        self._outer.insertWidget(0, choice)
        self._line.show()
        self._inside.addWidget(self._box)

    def stand_beside_choice(self) -> None:
        """Let what is said over Pay stay with it."""
        self._line.hide()
        self._foot.insertWidget(0, self._box)

    def _choose(self, number: int) -> None:
        self.paid_how_chosen.emit(list(PaidHow)[number])

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        whole, sheet = QWidget(), QWidget()
        self._line = SeparatorLine()
        self._line.hide()
        self._outer = QVBoxLayout(whole)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self._line)
        self._outer.addWidget(sheet, 1)
        self._inside = QVBoxLayout(sheet)
        self._inside.addWidget(Text(self._theme, self.tr("Summary"), kind=Type.TITLE))
        for part in (self._facts, SeparatorLine(), self.to_pay):
            self._inside.addWidget(part)
        paid = QVBoxLayout()
        paid.setSpacing(space.half)
        label = Text(self._theme, self.tr("How the customer paid"), kind=Type.LABEL, ink="text_muted")
        paid.addWidget(label)
        paid.addWidget(self.paid_how)
        self._inside.addLayout(paid)
        self._inside.addStretch()
        self._foot = QVBoxLayout()
        self._foot.setSpacing(space.x1 + space.half)
        for part in (self._box, self._practice, self.pay):
            self._foot.addWidget(part)
        self.pad(0)
        self.column.addWidget(Scroller(whole), 1)
        self.column.addLayout(self._foot)


class _SayBox(QFrame):
    """The sentence over Pay, in a box."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._mood = Mood.MISSING
        self._glyph = Glyph(theme, "info", ink="text_muted", size=theme.tokens.size.icon)
        self._words = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        row = QHBoxLayout(self)
        side = theme.px(_BOX_SIDE)
        row.setContentsMargins(side, side, side, side)
        row.setSpacing(theme.px(12))
        row.addWidget(self._glyph, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        give_role(self, QAccessible.Role.StaticText)

    def text(self) -> str:
        return self._words.text()

    def say(self, mood: Mood, sentence: str) -> None:
        """Say this; trouble is read out once."""
        is_news = sentence != self._words.text() and mood is Mood.TROUBLE
        self._mood = mood
        icon, ink = _LOOKS[mood]
        self._glyph.set_glyph(icon, ink=ink)
        self._words.set_ink(ink)
        self._words.setText(sentence)
        self.setAccessibleName(sentence)
        self.update()
        if is_news:
            announce(self, sentence)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, colors = self._theme, self._theme.colors
        is_trouble = self._mood is Mood.TROUBLE
        fill, line = (colors.declined_tint, colors.declined_line) if is_trouble else (colors.sunken, colors.line)
        draw_box(painter_on(self), theme, self.rect(), fill=fill, line=line, radius=theme.tokens.radius.control)


class AmountToPay(QWidget):
    """As large as it fits: it never wraps and never elides, and its height does not depend on its length."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._label = self.tr("To pay")
        self._shown = ""
        self._has_amount = False
        self._note = ""
        self._note_icon = ""
        self._note_ink = "text_muted"
        give_role(self, QAccessible.Role.StaticText)
        height = theme.style(Type.FIGURE).line + theme.tokens.space.half + theme.style(Type.CAPTION).line
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_amount(self, amount: Money | None, *, note: str, icon: str = "", ink: str = "text_muted") -> None:
        """Show this much, and what is said of it."""
        self._has_amount = amount is not None
        self._shown = amount.shown() if amount is not None else "–"
        self._note, self._note_icon, self._note_ink = note, icon, ink
        spoken = spoken_money(amount) if amount is not None else self.tr("nothing chosen yet")
        self.setAccessibleName(f"{self._label}, {spoken}")
        self.setAccessibleDescription(note)
        self.update()

    def text(self) -> str:
        """Return what is shown."""
        return f"{self._label} {self._shown} {self._note}".strip()

    @property
    def is_whole(self) -> bool:
        """Tell whether all of the amount can be read."""
        return width_of(self._shown, self._fitting()) <= self._room()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.ticket // 2, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, colors = painter_on(self), self._theme, self._theme.colors
        high, font = theme.style(Type.FIGURE).line, self._fitting()
        painter.setFont(theme.font(Type.BODY))
        painter.setPen(theme.ink(colors.text_muted))
        draw_line(painter, self._label, QPointF(0, 0), height=high)
        painter.setFont(font)
        painter.setPen(theme.ink(colors.text if self._has_amount else colors.text_muted))
        draw_line(painter, self._shown, QPointF(self.width() - width_of(self._shown, font), 0), height=high)
        if not self._note:
            return
        small, line = theme.font(Type.CAPTION), theme.style(Type.CAPTION).line
        left, top = self.width() - width_of(self._note, small), high + theme.tokens.space.half
        painter.setFont(small)
        painter.setPen(theme.ink(colors.named(self._note_ink)))
        draw_line(painter, self._note, QPointF(left, top), height=line)
        if self._note_icon:
            size = theme.tokens.size.icon_small
            at = QRectF(left - theme.tokens.space.x1 - size, top, size, line).center()
            draw_icon(painter, theme, self._note_icon, colors.named(self._note_ink), at=at, size=size)

    def _room(self) -> int:
        return self.width() - width_of(self._label, self._theme.font(Type.BODY)) - self._theme.px(_AMOUNT_GAP)

    def _fitting(self) -> QFont:
        if not self._has_amount:
            return self._theme.font(Type.BODY)
        fonts = [self._theme.figures(kind) for kind in _AMOUNT_STEPS]
        return next((font for font in fonts if width_of(self._shown, font) <= self._room()), fonts[-1])
