"""The screen "Take payment": amount, card and customer are typed here, and Pay is pressed once."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.cards import CardSecret
from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment_view import SaleView
from pos_app.domain.sale import AmountBounds, SaleOrder
from pos_app.ui.card.entry.blocked import WhyOffline, card_blocked
from pos_app.ui.card.entry.form import Draft, PaymentForm
from pos_app.ui.card.entry.limits import sentence_about
from pos_app.ui.card.entry.pay_bar import PayBarView
from pos_app.ui.card.entry.sentence_over_pay import PaymentEntryStanding, pay_sentences
from pos_app.ui.card.entry.spacing import spacing_at
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.tasks import Answer, TaskBug, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.transaction.blocked_banner import BlockedBanner, BlockedView
from pos_app.ui.transaction.pay import sentence_over_pay

_SLIM: Final = 560  # px of text at 100 % beside which no second field has room
_A_MINUTE: Final = 60_000  # ms without a key, after which the card is forgotten


class PayDesk(Protocol):
    """What the screen can ask of payments."""

    def new_slip(self) -> str:
        """Draw what makes a filled form one sale."""
        ...

    async def pay(self, order: SaleOrder, card: CardSecret) -> str:
        """Begin to pay, and return the reference; the card belongs to the desk from here on."""
        ...

    async def try_another_card(self, sale: int, card: CardSecret) -> str:
        """Begin a new attempt of a sale that is still to be paid."""
        ...


@dataclass(frozen=True, slots=True)
class TakePaymentView:
    """What the screen has to know from outside; what is typed is its own."""

    environment: Environment
    currencies: tuple[Currency, ...] = tuple(Currency)
    currency: Currency = Currency.NGN
    quick: tuple[Money, ...] = ()
    limits: tuple[AmountBounds, ...] = ()
    shop_email: str = ""
    paying_closed_because: str = ""  # a sentence; '' while it is open
    clock: str = ""  # a sentence about a clock that is wrong, and by which may be sold all the same
    is_offline: bool = False
    again: SaleView | None = None  # another card for this sale: only the card is typed


class TakePaymentScreen(Screen):
    """Where a payment begins."""

    started = Signal(str)  # its reference
    try_now_asked = Signal()
    end_asked = Signal(int)  # the sale that another card was to be tried for

    def __init__(
        self,
        theme: Theme,
        desk: PayDesk,
        dialogs: DialogLayer,
        *,
        today: Callable[[], date],
        wipe_after: int = _A_MINUTE,
    ) -> None:
        super().__init__(theme)
        self._desk = desk
        self._dialogs = dialogs
        self._tasks = TaskScope(self)
        self._view = TakePaymentView(Environment.SANDBOX)
        self._sale: SaleView | None = None  # the one that another card is tried for
        self._slip = desk.new_slip()
        self._not_begun = BlockedView()
        self._cleared: Draft | None = None
        self.undoing = QTimer(self, interval=theme.tokens.motion.undo_stay)
        self.undoing.setSingleShot(True)
        self._why = Button(theme, self.tr("Why?"), ButtonKind.QUIET)
        self._blocked = BlockedBanner(theme, card_blocked(self._why))
        self.form = PaymentForm(theme, today=today, wipe_after=wipe_after)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._blocked)
        self._column.addWidget(self.form, 1)
        self._connect()
        self._render(self._view)

    def show_payment(self, view: TakePaymentView) -> None:
        """Show what is offered and what stands in the way: the only way in. What is typed stays."""
        before = self._view
        self._render(view)
        # The same object as before is the same wish: it may have been cleared or paid here since then.
        if view.again is not before.again:
            self._start_over(view.again)
        elif self._sale is None and self.form.draft == Draft(Money(0, before.currency)):
            self.form.amount.use(view.currency)

    @property
    def kept(self) -> Money | None:
        """What is typed and can be gone on with; None for nothing."""
        money = self.form.draft.money
        return money if money.minor else None

    @property
    def sale(self) -> int | None:
        """The sale that another card is typed for; None for a new one."""
        return self._sale.number if self._sale is not None else None

    def leave_sale(self) -> None:
        """Begin a new payment: the sale that another card was typed for has ended."""
        if not self._is_paying:
            self._start_over(None)

    def forget_card(self) -> None:
        """Wipe the digits: the till is locked, or somebody else comes."""
        self.form.card.wipe()

    def first_focus(self) -> QWidget | None:
        return self.form.first_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.forget_card()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._space_out()

    def _render(self, view: TakePaymentView) -> None:
        self._view = view
        self.form.offer(view.currencies, view.quick, view.shop_email)
        self.form.amount.use(self.form.draft.money.currency)
        self._render_state()

    def _render_state(self) -> None:
        """Show what the view and what is typed amount to."""
        view, is_paying = self._view, self._is_paying
        blocked = replace(self._not_begun, closed_because=view.paying_closed_because, clock=view.clock)
        blocked = replace(blocked, is_offline=view.is_offline)
        has_moved = self._blocked.show_blocked(blocked)
        if has_moved:
            self.form.guard.hold_presses(self._theme.tokens.motion.guard)
            self._space_out()
        is_closed = bool(view.paying_closed_because)
        if is_closed:
            self.forget_card()
        self.form.lock(sale=is_closed or is_paying or self._sale is not None, card=is_closed or is_paying)
        self.form.bar.show_bar(self._bar())

    def _bar(self) -> PayBarView:
        view, form, draft = self._view, self.form, self.form.draft
        not_good = form.not_good()
        payer = "" if self._room is ScreenWidth.NARROW else f"  ·  {draft.payer}"
        standing = PaymentEntryStanding(
            not_good=not_good,
            wrong=form.wrong(),
            outside=sentence_about(draft.money, view.limits),
            read_back="" if not_good else form.card.read_back() + payer,
            is_closed=bool(view.paying_closed_because),
            is_offline=view.is_offline,
            is_paying=self._is_paying,
            was_cleared=self._cleared is not None,
        )
        mood, sentence = sentence_over_pay(pay_sentences(standing))
        return PayBarView(
            draft.money,
            mood,
            sentence,
            is_practice=not view.environment.is_real_money,
            is_closed=standing.is_closed,
            is_busy=standing.is_paying,
            may_undo=standing.was_cleared,
            may_end=self._sale is not None and not standing.is_paying,
        )

    @property
    def _is_paying(self) -> bool:
        return self._tasks.is_running("pay")

    def _edit(self) -> None:
        self.form.bar.pay.hold_keys()
        self._cleared = None
        self._render_state()

    def _pay(self) -> None:
        if self._is_paying or not self._bar().can_pay:
            return
        draft, sale = self.form.draft, self._sale
        order = SaleOrder(self._slip, draft.money, draft.payer, draft.note)
        card = self.form.card.take_card()
        work = partial(self._desk.pay, order, card)
        if sale is not None:
            work = partial(self._desk.try_another_card, sale.number, card)
        self._not_begun = BlockedView()
        self._tasks.start("pay", work, answered=self._answered)
        self._render_state()

    def _answered(self, answer: Answer[str]) -> None:
        match answer:
            case TaskOk(reference):
                self._start_over(None)
                self.started.emit(reference)
                return
            case TaskKnownError(sentence):
                advice = self.tr("Nothing was charged. Type the card again to try once more.")
                self._not_begun = BlockedView(trouble=sentence, advice=advice)
            case TaskBug():
                title = self.tr("Something in the till went wrong. It was noted.")
                advice = self.tr("Type the card again: a payment that was begun is shown, never charged twice.")
                self._not_begun = BlockedView(trouble=title, advice=advice)
        self._render_state()
        if self.isVisible():
            self.form.card.number.setFocus()

    def _start_over(self, sale: SaleView | None) -> None:
        """Empty the form for the next customer, or fill it for another card of the same sale."""
        if sale is None:
            self._slip = self._desk.new_slip()
        self._sale = sale
        self._not_begun = BlockedView()
        empty = Draft(Money(0, self._view.currency))
        self.form.fill(Draft(sale.amount, sale.payer, sale.note) if sale is not None else empty)
        self._cleared = None
        self._render_state()

    def _clear(self) -> None:
        """Empty the form; all but the card can be had back for a moment."""
        draft = self.form.draft
        if self._is_paying:
            return
        was_again = self._sale is not None
        self._start_over(None)
        if not was_again and draft != Draft(Money(0, draft.money.currency)):
            self._cleared = draft
            self.undoing.start()
            self._render_state()
        first = self.first_focus()
        if first is not None:
            first.setFocus()

    def _end(self) -> None:
        if self._sale is not None:
            self.end_asked.emit(self._sale.number)

    def _undo(self) -> None:
        if self._cleared is not None:
            self.form.fill(self._cleared)
            self._let_go()
            self.form.card.number.setFocus()

    def _let_go(self) -> None:
        self._cleared = None
        self._render_state()

    def _choose_currency(self, currency: Currency) -> None:
        if currency in self._view.currencies and self.form.amount.amount.isEnabled():
            self.form.amount.use(currency)

    def _explain(self) -> None:
        self._tasks.start("why", self._open_explanation, answered=lambda _: None)

    async def _open_explanation(self) -> str | None:
        return await self._dialogs.open(WhyOffline(self._theme))

    def _arrange(self, room: ScreenWidth) -> None:
        space = self._theme.tokens.space
        padding = space.x2 if room is ScreenWidth.NARROW else space.x3
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._blocked.pad(padding if self._is_single else 0)
        held = self.window().focusWidget()
        if self._is_single:
            self.form.stand_in_one_column(self._blocked)
        else:
            self._column.insertWidget(0, self._blocked)
            self.form.stand_side_by_side()
        if self.isAncestorOf(held):  # None is nobody's
            held.setFocus(Qt.FocusReason.OtherFocusReason)  # what moves to another parent lets go of the keyboard
        self._space_out()
        self._render_state()

    def _space_out(self) -> None:
        is_narrow = self._room is ScreenWidth.NARROW
        padding = self._column.contentsMargins().top()
        taken = 0 if self._blocked.isHidden() else self._blocked.sizeHint().height()
        height, is_single = self.height() - 2 * padding - taken, self._is_single
        spacing = spacing_at(self._theme, height, is_narrow=is_narrow, is_single=is_single)
        is_slim = is_single and self.width() < self._theme.px(_SLIM)
        self.form.arrange(spacing, is_narrow=is_narrow, is_slim=is_slim)

    def _connect(self) -> None:
        self.form.edited.connect(self._edit)
        self.form.bar.pay_pressed.connect(self._pay)
        self.form.bar.clear_pressed.connect(self._clear)
        self.form.bar.undo_pressed.connect(self._undo)
        self.form.bar.end_pressed.connect(self._end)
        self.undoing.timeout.connect(self._let_go)
        self._blocked.try_now_asked.connect(self.try_now_asked)
        self._why.clicked.connect(self._explain)
        self.form.guard.watch(*self._blocked.buttons())
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self).activated.connect(self._undo)
        for number, currency in enumerate(Currency, start=1):
            shortcut = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            shortcut.activated.connect(partial(self._choose_currency, currency))
