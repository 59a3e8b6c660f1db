"""What the last run left open, shown before the till takes a new payment; it is asked about whether anybody looks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.plain_text import plain
from pos_app.ui.card.progress.desk import PaymentDesk
from pos_app.ui.card.progress.ticket import card_text
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.screen_reader import announce, give_role
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import day, moment
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.badge import WordBadge
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.fitting_text import FittingText
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text, set_tip
from pos_app.ui.kit.widgets.word_look import shown_word

_ROW = 88
_FOOTER = 93
_BADGE_COLUMN = 132
_OPEN = frozenset({Word.WAITING, Word.NOT_SURE})


@dataclass(frozen=True, slots=True)
class OpenPaymentsView:
    """The payments, oldest first, and which of them are being asked about because somebody pressed."""

    payments: tuple[PaymentView, ...] = ()
    checking: frozenset[str] = frozenset()
    problem: str = ""

    @property
    def open_count(self) -> int:
        """How many have no result yet."""
        return sum(payment.word in _OPEN for payment in self.payments)


class OpenPaymentsScreen(Screen):
    """A list of one-way streets: look, ask now, or go on. Nothing here charges."""

    payment_chosen = Signal(str)
    new_payment_asked = Signal()

    def __init__(self, theme: Theme, desk: PaymentDesk, *, now: Callable[[], datetime]) -> None:
        super().__init__(theme)
        self._desk = desk
        self._now = now
        self._view = OpenPaymentsView()
        self._tasks = TaskScope(self)
        self._looks: dict[str, Wishes[str, PaymentView]] = {}
        self._rows: dict[str, _OpenPaymentRow] = {}
        self._banner = Banner(theme, BannerView(Tone.UNSURE, "unsure", "", ""))
        self._check = Button(theme, self.tr("Check all now"), icon="refresh", key="F8", large=True)
        self._go_on = Button(
            theme, self.tr("Go on to a new payment"), ButtonKind.PRIMARY, icon="plus", key="F9", large=True
        )  # fmt: skip
        self._check.clicked.connect(self._check_all)
        self._go_on.clicked.connect(self.new_payment_asked)
        self._lay_out()

    def show_open(self, payments: Sequence[PaymentView]) -> None:
        """Show these payments: the only way in."""
        self._render(OpenPaymentsView(tuple(payments)))

    def hear(self, event: Changed) -> None:
        """Read a payment again when it has changed."""
        if event.topic is Topic.PAYMENT and event.key in self._rows:
            self._look(event.key)

    def enter(self) -> None:
        for reference in self._rows:
            self._look(reference)

    def first_focus(self) -> QWidget | None:
        return self._go_on

    def _render(self, view: OpenPaymentsView) -> None:
        self._view = view
        now, wanted = self._now(), {payment.reference for payment in view.payments}
        for reference in [known for known in self._rows if known not in wanted]:
            row = self._rows.pop(reference)
            row.hide()
            row.deleteLater()
        for payment in view.payments:
            row = self._rows.get(payment.reference) or self._add_row(payment.reference)
            row.show_payment(payment, is_checking=payment.reference in view.checking, now=now)
        self._check.setEnabled(view.open_count > 0)
        self._check.set_busy(busy=bool(view.checking))
        self._show_banner(view)

    def _show_banner(self, view: OpenPaymentsView) -> None:
        count = view.open_count
        if view.problem:
            self._banner.show_banner(
                BannerView(Tone.UNSURE, "info", view.problem, self.tr("Nothing was changed."), Manual.TROUBLE)
            )  # fmt: skip
        elif count:
            one = self.tr("1 payment is still open")
            title = one if count == 1 else self.tr("{count} payments are still open").format(count=count)
            sentence = self.tr("Do not charge them again. Kaunta goes on asking until the result is known.")
            if all(payment.was_never_asked for payment in view.payments if payment.word in _OPEN):
                sentence = self.tr("The bank was never asked. You may try another card.")
            self._banner.show_banner(BannerView(Tone.UNSURE, "unsure", title, sentence, Manual.NOT_SURE))
        else:
            sentence = self.tr("Every payment of before has a result now.")
            self._banner.show_banner(BannerView(Tone.PAID, "paid", self.tr("Nothing is open"), sentence))

    def _add_row(self, reference: str) -> "_OpenPaymentRow":
        row = _OpenPaymentRow(self._theme)
        row.arrange(is_single=self._is_single)
        row.check.clicked.connect(partial(self._ask, reference))
        row.open.clicked.connect(partial(self.payment_chosen.emit, reference))
        self._rows[reference] = row
        self._list.insertWidget(self._list.count() - 1, row)
        return row

    def _check_all(self) -> None:
        for payment in self._view.payments:
            if payment.word in _OPEN:
                self._ask(payment.reference)

    def _ask(self, reference: str, *_: object) -> None:
        work = partial(self._desk.check_now, reference)
        if self._tasks.start(f"check {reference}", work, answered=partial(self._asked, reference)):
            self._render(replace(self._view, checking=self._view.checking | {reference}, problem=""))

    def _asked(self, reference: str, answer: Answer[None]) -> None:
        problem = ""
        match answer:
            case TaskOk():
                self._look(reference)
            case TaskKnownError(sentence):
                problem = sentence
            case _:
                problem = self.tr("Something in the till went wrong. It was noted.")
        self._render(replace(self._view, checking=self._view.checking - {reference}, problem=problem))

    def _look(self, reference: str) -> None:
        looks = self._looks.get(reference)
        if looks is None:
            looks = Wishes(self._tasks, f"look {reference}", self._desk.view, answered=self._looked)
            self._looks[reference] = looks
        looks.wish(reference)

    def _looked(self, answer: Answer[PaymentView]) -> None:
        match answer:
            case TaskOk(payment):
                self._take(payment)
            case TaskKnownError(sentence):
                self._render(replace(self._view, problem=sentence))
            case _:
                self._render(replace(self._view, problem=self.tr("Something in the till went wrong. It was noted.")))

    def _take(self, payment: PaymentView) -> None:
        before = {each.reference: each.word for each in self._view.payments}.get(payment.reference)
        if before is None:
            return  # no longer on the list
        payments = tuple(payment if each.reference == payment.reference else each for each in self._view.payments)
        self._render(replace(self._view, payments=payments))
        if before is not payment.word and self.isVisible():
            announce(self, f"{spoken_money(payment.amount)}, {shown_word(payment.word)}")

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        self._column = QVBoxLayout(self)
        self._column.setSpacing(space.x2)
        panel = Panel(self._theme)
        panel.pad(0)
        rows = QWidget()
        self._list = QVBoxLayout(rows)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._list.addStretch()
        footer = Footer(self._theme, height=self._theme.px(_FOOTER))
        footer.row.addStretch()
        footer.row.addWidget(self._check)
        footer.row.addWidget(self._go_on)
        panel.column.addWidget(Scroller(rows), 1)
        panel.column.addWidget(SeparatorLine())
        panel.column.addWidget(footer)
        self._column.addWidget(self._banner)
        self._column.addWidget(panel, 1)

    def _arrange(self, room: ScreenWidth) -> None:
        space = self._theme.tokens.space
        padding = space.x2 if room is ScreenWidth.NARROW else space.x3
        self._column.setContentsMargins(padding, padding, padding, padding)
        for row in self._rows.values():
            row.arrange(is_single=self._is_single)


class _OpenPaymentRow(QWidget):
    """One payment: how much, from whom, since when, how it stands."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._height = theme.px(_ROW)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._air = theme.tokens.space.x2
        self._amount = Text(theme, kind=Type.TITLE)
        self._card = FittingText(theme, kinds=(Type.LABEL, Type.CAPTION), ink="text_muted", may_break=True)
        self._since = Text(theme, kind=Type.LABEL, ink="text_muted")
        self._badge = WordBadge(theme)
        self.check = Button(theme, self.tr("Check now"))
        self.open = Button(theme, self.tr("Show"), ButtonKind.QUIET)
        words = QVBoxLayout()
        words.setSpacing(theme.tokens.space.half)
        words.addStretch()
        words.addWidget(self._amount)
        words.addWidget(self._card)
        words.addStretch()
        self._badge_column, self._badge_width = QWidget(), theme.px(_BADGE_COLUMN)
        holder = QHBoxLayout(self._badge_column)
        holder.setContentsMargins(0, 0, 0, 0)
        holder.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignLeft)
        state = QHBoxLayout()
        state.setSpacing(theme.tokens.space.x2)
        state.addWidget(self._since, 1)
        state.addWidget(self._badge_column)
        acts = QHBoxLayout()
        acts.setSpacing(theme.tokens.space.x2)
        acts.addStretch()
        acts.addWidget(self.open)
        acts.addWidget(self.check)
        row = self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(theme.tokens.space.x2)
        row.addLayout(words, 1)
        row.addLayout(state)
        row.addLayout(acts)
        self._side = theme.tokens.space.x3
        self.arrange(is_single=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        column.addWidget(SeparatorLine())
        give_role(self, QAccessible.Role.ListItem)

    def arrange(self, *, is_single: bool) -> None:
        """Stand in one line, or in three."""
        way, air = (QBoxLayout.Direction.TopToBottom, self._air) if is_single else (QBoxLayout.Direction.LeftToRight, 0)
        self._whole.setDirection(way)
        self._badge_column.setMinimumWidth(0 if is_single else self._badge_width)  # no column where they stand apart
        self.setMinimumHeight(0 if is_single else self._height)
        self._whole.setContentsMargins(self._side, air, self._side, air)

    def show_payment(self, payment: PaymentView, *, is_checking: bool, now: datetime) -> None:
        """Show how it stands."""
        who = " · ".join(part for part in (card_text(payment), plain(payment.payer), plain(payment.note)) if part)
        self._amount.setText(payment.amount.shown())
        self._card.setText(who)
        set_tip(self._card, who)
        is_today = day(payment.opened_at) == day(now)
        at = moment(payment.opened_at)
        self._since.setText(at if is_today else f"{day(payment.opened_at)}, {at}")
        self._badge.show_word(payment.word)
        self.check.setEnabled(payment.word in _OPEN)
        self.check.set_busy(busy=is_checking)
        amount, word = spoken_money(payment.amount), shown_word(payment.word)
        self.setAccessibleName(f"{amount}, {who}, {word}")
        self.check.setAccessibleName(self.tr("Check {amount} now").format(amount=amount))
        self.open.setAccessibleName(self.tr("Show {amount}").format(amount=amount))
