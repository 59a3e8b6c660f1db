"""Everything behind the entry Cable TV: the form, the order that was begun, and what has no result yet."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.tv_buying import OPEN
from pos_app.domain.tv_view import OrderView
from pos_app.ui.documents.print_bar import PrintBar
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.sounds import Loudspeaker
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.kit.widgets.word_look import shown_word
from pos_app.ui.transaction.open_list import OpenListScreen
from pos_app.ui.tv.desk import Lists, LogoCache, ManagerGate, RecentNumbersDesk, TvDesk
from pos_app.ui.tv.entry import TvEntryScreen, TvOfferView
from pos_app.ui.tv.order_screen import OrderScreen
from pos_app.ui.tv.order_words import open_orders_kind
from pos_app.ui.tv.words import package_words


class TvScreen(Screen):
    """Shows one page at a time. Pages do not know each other."""

    counted = Signal(int)  # how many orders are open or not sure
    try_now_asked = Signal()

    def __init__(
        self,
        theme: Theme,
        desk: TvDesk,
        lists: Lists,
        logos: LogoCache,
        numbers: RecentNumbersDesk,
        gate: ManagerGate,
        *,
        dialogs: DialogLayer,
        slip_head: SlipHead,
        now: Callable[[], datetime],
        sounds: Loudspeaker | None = None,
    ) -> None:
        super().__init__(theme)
        self._desk = desk
        self._open_count = 0
        self._is_open = False  # whether the order that was shown last had no end yet
        self._ended_unseen = False  # and came to its end while something else was looked at
        self._was_just_shown = False
        self._tasks = TaskScope(self)
        self._counts = Wishes(self._tasks, "count", self._read_open, answered=self._counted)
        self.entry = TvEntryScreen(theme, desk, lists, logos, numbers, gate, dialogs=dialogs, now=now)
        self.order = OrderScreen(theme, desk, gate, dialogs=dialogs, slip=slip_head, now=now, sounds=sounds)
        self.left_open = OpenListScreen(theme, open_orders_kind(desk.view), now=now)
        self._pages = QStackedWidget()
        for page in (self.entry, self.order, self.left_open):
            self._pages.addWidget(page)
            page.told.connect(self.told)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self._connect()

    def show_offer(self, offer: TvOfferView) -> None:
        """Show what stands in the way of paying now."""
        self.entry.show_offer(offer)

    def show_slip_head(self, slip: SlipHead) -> None:
        """Write this shop and till on the receipts from now on."""
        self.order.show_slip_head(slip)

    def take_bars(self, beside: PrintBar, within: PrintBar) -> None:
        """Have receipts printed from here."""
        self.order.take_bars(beside, within)

    def warm_up(self) -> None:
        """Read the kept lists while nothing else happens: the first look is then as quick as every other."""
        self.entry.form.warm_up()

    def show_left_open(self, orders: Sequence[OrderView]) -> None:
        """Show what has no result, before anything new is chosen."""
        self.left_open.show_open(orders)
        self._open(self.left_open)
        self.count_open()

    def show_reference(self, reference: str) -> None:
        """Show this order, as soon as it has been read."""
        self._tasks.start(f"show {reference}", partial(self._desk.view, reference), answered=self._show)

    def show_form(self) -> None:
        """Show the form for the next customer."""
        self._open(self.entry)

    def enter(self) -> None:
        """Come back to what was left; pressing F2 again, or coming back to a result, begins a new order."""
        was_elsewhere, self._was_just_shown = self._was_just_shown, False
        if not was_elsewhere and not self.takes_presses:
            return
        ended_unseen, self._ended_unseen = self._ended_unseen, False
        if was_elsewhere and self._pages.currentWidget() is self.order and (self._is_open or ended_unseen):
            self.order.enter()
        elif not (was_elsewhere and self._pages.currentWidget() is self.left_open):
            self.show_form()
        self.count_open()

    @property
    def takes_presses(self) -> bool:
        """Tell whether what is shown has stood there long enough."""
        return self._pages.currentWidget() is not self.order or self.order.takes_presses

    def first_focus(self) -> QWidget | None:
        page = self._pages.currentWidget()
        return page.first_focus() if isinstance(page, Screen) else None

    def hear(self, event: Changed) -> None:
        """Pass on what rings, and count again."""
        self.order.hear(event)
        if event.topic is Topic.TILL and self._pages.currentWidget() is self.order:
            self.show_form()  # the book may be another one now, without this order
        if event.topic in (Topic.ORDER, Topic.TILL):
            self.count_open()

    def count_open(self) -> None:
        """Read how many orders have no result yet."""
        self._counts.wish(None)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._was_just_shown = True

    async def _read_open(self, _: None) -> tuple[OrderView, ...]:
        return await self._desk.open_orders()

    def _counted(self, answer: Answer[tuple[OrderView, ...]]) -> None:
        match answer:
            case TaskOk(orders):
                was_open, is_watched = self._is_open, self._pages.currentWidget() is self.order and self.isVisible()
                self._is_open = any(order.reference == self.order.reference for order in orders)
                if was_open and not self._is_open and not is_watched:
                    self._ended_unseen = True
                    self._tasks.start("end", partial(self._desk.view, self.order.reference), answered=self._tell_end)
                if self._pages.currentWidget() is self.left_open:
                    self.left_open.show_open(orders)
                self.entry.show_unsure(len(orders))
                self.counted.emit(len(orders))
            case _:
                pass  # the journal said what is wrong with it where something was to be written

    def _tell_end(self, answer: Answer[OrderView]) -> None:
        match answer:
            case TaskOk(order):
                title = self.tr("Cable TV: {word}").format(word=shown_word(order.word))
                what = f"{package_words(order.package)} · {order.amount.shown()} · {order.reference}"
                self.told.emit(ToastView(title, what, "tv", "text"))
            case _:
                pass  # the book was set aside, and the order with it

    def _show(self, answer: Answer[OrderView]) -> None:
        match answer:
            case TaskOk(order):
                self._is_open = order.state in OPEN
                self.order.show_order(order)
                self._open(self.order)
            case _:
                why = answer.sentence if isinstance(answer, TaskKnownError) else ""
                self.told.emit(ToastView(self.tr("This order cannot be shown"), why, "alert", "unsure_text"))

    def _show_open_orders(self) -> None:
        self._tasks.start("open orders", self._desk.open_orders, answered=self._list_open)

    def _list_open(self, answer: Answer[tuple[OrderView, ...]]) -> None:
        match answer:
            case TaskOk(orders):
                self.show_left_open(orders)
            case _:
                why = answer.sentence if isinstance(answer, TaskKnownError) else ""
                self.told.emit(ToastView(self.tr("The orders cannot be shown"), why, "alert", "unsure_text"))

    def _take_same_customer(self, order: OrderView) -> None:
        self.entry.start_over(order)
        self._open(self.entry)

    def _take_new_customer(self) -> None:
        self.entry.start_over()
        self._open(self.entry)

    def _open(self, page: Screen) -> None:
        self._pages.setCurrentWidget(page)
        page.enter()
        first = page.first_focus()
        if first is not None and self.isVisible():
            first.setFocus()

    def _connect(self) -> None:
        self.entry.started.connect(self.show_reference)
        self.entry.order_asked.connect(self.show_reference)
        self.entry.try_now_asked.connect(self.try_now_asked)
        self.entry.open_orders_asked.connect(self._show_open_orders)
        self.order.new_order_asked.connect(self._take_new_customer)
        self.order.same_customer_asked.connect(self._take_same_customer)
        self.left_open.chosen.connect(self.show_reference)
        self.left_open.new_asked.connect(self.show_form)
