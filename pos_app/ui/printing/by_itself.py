"""Prints the receipt when something was paid just now, where the owner wants that, and opens the drawer for cash."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal

from pos_app.domain.events import Changed, Topic
from pos_app.domain.paper import PrintOutcome
from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.slip import Slip
from pos_app.domain.tv_view import OrderView
from pos_app.ui.loop import Answer, Ok, TaskScope
from pos_app.ui.printing.desk import CashDesk
from pos_app.ui.printing.words import told
from pos_app.ui.screens.ticket.slip import SlipHead
from pos_app.ui.screens.ticket.slip import paper_of as paper_of_payment
from pos_app.ui.screens.tv.order_slip import paper_of as paper_of_order
from pos_app.ui.widgets.toast import ToastView

_NEWS_FOR: Final = timedelta(minutes=1)  # what was paid longer ago comes out when somebody asks for it
_HEARD: Final = frozenset({Topic.PAYMENT, Topic.ORDER})


class KnowsPayments(Protocol):
    """Who knows how a payment stands."""

    async def view(self, reference: str) -> PaymentView: ...


class KnowsOrders(Protocol):
    """Who knows how a TV order stands."""

    async def view(self, reference: str) -> OrderView: ...


@dataclass(frozen=True, slots=True)
class Choice:
    """What the owner chose, as it is now."""

    prints: bool
    head: SlipHead


class PrintsByItself(QObject):
    """Hears of everything that is paid, whatever screen is shown."""

    told = Signal(ToastView)  # that it could not be printed; what was printed says so itself

    def __init__(
        self,
        desk: CashDesk,
        payments: KnowsPayments,
        orders: KnowsOrders,
        *,
        choice: Callable[[], Choice],
        now: Callable[[], datetime],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._payments = payments
        self._orders = orders
        self._choice = choice
        self._now = now
        self._tasks = TaskScope(self)
        self._rung_again: set[Changed] = set()
        self._busy_with: set[str] = set()
        self._done: set[str] = set()

    @property
    def is_idle(self) -> bool:
        """Tell whether nothing is looked at or printed now."""
        return not self._busy_with

    def hear(self, event: Changed) -> None:
        """Look whether it has been paid."""
        if event.topic not in _HEARD or not event.key or event.key in self._done:
            return
        if self._tasks.start(event.key, partial(self._act, event), answered=partial(self._answered, event)):
            self._busy_with.add(event.key)
        else:
            self._rung_again.add(event)

    async def _act(self, event: Changed) -> tuple[Slip, PrintOutcome] | None:
        found = await self._paid_now(event)
        if found is None:
            return None
        slip, prints = found
        self._done.add(event.key)
        if await self._desk.copies(slip.paper, slip.about):
            return None
        if prints:
            return slip, await self._desk.print(slip)
        if slip.opens_drawer:
            await self._desk.open_drawer(slip.about)
        return None

    async def _paid_now(self, event: Changed) -> tuple[Slip, bool] | None:
        """Make the slip of what was paid just now."""
        choice = self._choice()
        if event.topic is Topic.PAYMENT:
            payment = await self._payments.view(event.key)
            word, ended, slip = payment.word, payment.ended_at, paper_of_payment(payment, choice.head)
        else:
            order = await self._orders.view(event.key)
            word, ended, slip = order.word, order.ended_at, paper_of_order(order, choice.head)
        is_news = ended is not None and self._now() - ended < _NEWS_FOR
        return (slip, choice.prints) if word is Word.PAID and is_news else None

    def _answered(self, event: Changed, answer: Answer[tuple[Slip, PrintOutcome] | None]) -> None:
        self._busy_with.discard(event.key)
        if isinstance(answer, Ok) and answer.value is not None:
            slip, outcome = answer.value
            if not outcome.is_done:
                self.told.emit(told(outcome, slip.paper))
        if event in self._rung_again:
            self._rung_again.discard(event)
            self.hear(event)
