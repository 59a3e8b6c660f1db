"""Everything behind the entry Card: the form, the payment that was begun, and at the start what is still open."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment import OPEN
from pos_app.domain.payment_view import PaymentView, SaleView
from pos_app.domain.sale import SaleState
from pos_app.ui.card.entry_screen import TakePaymentScreen, TakePaymentView
from pos_app.ui.card.progress_screen import PaymentScreen
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.tasks import Answer, TaskBug, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.transaction.open_list import OpenListScreen


class CardDesk(Protocol):
    """What has to be read to move between the pages."""

    async def view(self, reference: str) -> PaymentView:
        """Read one payment."""
        ...

    async def sale(self, number: int) -> SaleView:
        """Read one sale."""
        ...

    async def open_attempts(self) -> tuple[PaymentView, ...]:
        """Read what is still open or not sure."""
        ...


class CardScreen(Screen):
    """Shows one page at a time. Pages do not know each other."""

    counted = Signal(int)  # how many payments are still open

    def __init__(
        self,
        theme: Theme,
        desk: CardDesk,
        *,
        entry: TakePaymentScreen,
        payment: PaymentScreen,
        left_open: OpenListScreen[PaymentView],
    ) -> None:
        super().__init__(theme)
        self._desk = desk
        self._entry = entry
        self._payment = payment
        self._left_open = left_open
        self._view: TakePaymentView | None = None
        self._was_just_shown = False
        self._is_open = False  # whether the payment that was shown last had no end yet
        self._tasks = TaskScope(self)
        self._counts = Wishes(self._tasks, "count", self._read_open, answered=self._counted)
        self._pages = QStackedWidget()
        for page in (entry, payment, left_open):
            self._pages.addWidget(page)
            page.told.connect(self.told)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        entry.started.connect(self.show_reference)
        payment.new_payment_asked.connect(self.show_form)
        payment.another_card_asked.connect(self._offer_another_card)
        left_open.chosen.connect(self.show_reference)
        left_open.new_asked.connect(self.show_form)

    def show_left_open(self, payments: Sequence[PaymentView]) -> None:
        """Show what the last run did not see the end of, before anything new is typed."""
        self._left_open.show_open(payments)
        self._open(self._left_open)

    def show_offer(self, view: TakePaymentView) -> None:
        """Show what can be paid, and what stands in the way."""
        again = self._view.again if self._view is not None else None
        self._view = replace(view, again=again)
        self._entry.show_payment(self._view)

    def show_reference(self, reference: str) -> None:
        """Show this payment, as soon as it has been read."""
        self._tasks.start(f"show {reference}", lambda: self._desk.view(reference), answered=self._show)

    def show_form(self) -> None:
        """Show the form for the next customer."""
        if self._view is not None:
            self._view = replace(self._view, again=None)
            self._entry.show_payment(self._view)
        self._open(self._entry)

    def use_number(self, raw: bytearray) -> None:
        """Show the form with this card number in it; the bytes are wiped."""
        self.show_form()
        self._entry.form.take_number(raw)

    def enter(self) -> None:
        """Come back to what was left; pressing F1 again, or coming back to a result, begins a new payment."""
        was_elsewhere, self._was_just_shown = self._was_just_shown, False
        if was_elsewhere and self._pages.currentWidget() is self._payment and self._is_open:
            self._payment.enter()
        else:
            self.show_form()
        self.count_open()

    def first_focus(self) -> QWidget | None:
        page = self._pages.currentWidget()
        return page.first_focus() if isinstance(page, Screen) else None

    def hear(self, event: Changed) -> None:
        """Pass on what rings, and count again."""
        self._payment.hear(event)
        self._left_open.hear(event)
        if event.topic is Topic.PAYMENT:
            self.count_open()
        if event.topic is Topic.SALE and event.key == str(self._entry.sale):
            self._tasks.start("sale in the form", partial(self._desk.sale, int(event.key)), answered=self._follow_sale)

    def count_open(self) -> None:
        """Read how many payments are still open."""
        self._counts.wish(None)  # what rings while it is read is read once more

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._was_just_shown = True

    async def _read_open(self, _: None) -> tuple[PaymentView, ...]:
        return await self._desk.open_attempts()

    def _counted(self, answer: Answer[tuple[PaymentView, ...]]) -> None:
        match answer:
            case TaskOk(attempts):
                self._is_open = any(attempt.reference == self._payment.reference for attempt in attempts)
                self.counted.emit(len(attempts))
            case _:
                pass  # the journal said what is wrong with it where something was to be written

    def _show(self, answer: Answer[PaymentView]) -> None:
        match answer:
            case TaskOk(view):
                self._is_open = view.state in OPEN
                self._payment.show_payment(view)
                self._open(self._payment)
            case TaskKnownError(sentence):
                self.told.emit(ToastView(self.tr("This payment cannot be shown"), sentence, "alert", "unsure_text"))
            case TaskBug():
                self.told.emit(ToastView(self.tr("This payment cannot be shown"), "", "alert", "unsure_text"))

    def _offer_another_card(self, sale: int) -> None:
        self._tasks.start("sale", lambda: self._desk.sale(sale), answered=self._ask_for_card)

    def _ask_for_card(self, answer: Answer[SaleView]) -> None:
        match answer:
            case TaskOk(sale) if self._view is not None:
                self._view = replace(self._view, again=sale)
                self._entry.show_payment(self._view)
                self._open(self._entry)
            case _:
                pass

    def _follow_sale(self, answer: Answer[SaleView]) -> None:
        match answer:
            case TaskOk(sale) if sale.state == SaleState.DROPPED and sale.number == self._entry.sale:
                self._entry.leave_sale()
            case _:
                pass

    def _open(self, page: Screen) -> None:
        self._pages.setCurrentWidget(page)
        page.enter()
        first = page.first_focus()
        if first is not None and self.isVisible():
            first.setFocus()
