"""Prints what the owner wants by itself when something has just ended, and opens the drawer for cash."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal

from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.printing import PrintOutcome, PrintResult
from pos_app.domain.slip import Paper, Slip
from pos_app.domain.tv_view import OrderView
from pos_app.ui.documents.desk import CashDesk
from pos_app.ui.documents.order_slip import paper_of as paper_of_order
from pos_app.ui.documents.order_slip import shop_paper_of as shop_paper_of_order
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.documents.receipt import paper_of as paper_of_payment
from pos_app.ui.documents.receipt import shop_paper_of as shop_paper_of_payment
from pos_app.ui.documents.words import told
from pos_app.ui.kit.tasks import Answer, TaskOk, TaskScope
from pos_app.ui.kit.widgets.toast import ToastView

_NEWS_FOR: Final = timedelta(minutes=1)  # what was paid longer ago comes out when somebody asks for it
_HEARD: Final = frozenset({Topic.PAYMENT, Topic.ORDER})


class KnowsPayments(Protocol):
    """Who knows how a payment stands."""

    async def view(self, reference: str) -> PaymentView: ...


class KnowsOrders(Protocol):
    """Who knows how a TV order stands."""

    async def view(self, reference: str) -> OrderView: ...


@dataclass(frozen=True, slots=True)
class AutomaticChoice:
    """What the owner chose, as it is now."""

    receipts: bool
    for_shop: bool  # a second one, for the shop
    slips: bool  # of what was declined, and of what nobody is sure of
    head: SlipHead


class AutomaticPrinting(QObject):
    """Hears of everything that ends, whatever screen is shown."""

    told = Signal(ToastView)  # that it could not be printed; what was printed says so itself

    def __init__(
        self,
        desk: CashDesk,
        payments: KnowsPayments,
        orders: KnowsOrders,
        *,
        choice: Callable[[], AutomaticChoice],
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
        self._waited: set[str] = set()  # was seen to wait: what becomes of it is news, however long it takes
        self._tried: set[tuple[Paper, str]] = set()  # whatever came of it: asked for by hand from then on
        self._done: set[str] = set()

    @property
    def is_idle(self) -> bool:
        """Tell whether nothing is looked at or printed now."""
        return not self._busy_with

    def hear(self, event: Changed) -> None:
        """Look whether it has ended."""
        if event.topic not in _HEARD or not event.key or event.key in self._done:
            return
        if self._tasks.start(event.key, partial(self._act, event), answered=partial(self._answered, event)):
            self._busy_with.add(event.key)
        else:
            self._rung_again.add(event)

    async def _act(self, event: Changed) -> tuple[Slip, PrintOutcome] | None:
        """Print one slip after the other; returns the last, or the first that gives trouble."""
        done: tuple[Slip, PrintOutcome] | None = None
        for slip in await self._wanted(event):
            name = slip.paper, slip.about
            if name in self._tried or await self._desk.copies(*name):
                continue
            self._tried.add(name)
            is_drawer = slip.paper is Paper.DRAWER
            outcome = await (self._desk.open_drawer(slip.about) if is_drawer else self._desk.print(slip))
            if not is_drawer and (done is None or done[1].is_done):
                done = slip, outcome
            if outcome.printed is PrintResult.NOT_PRINTED:
                break  # a printer that is not there is not waited for twice
        return done

    async def _wanted(self, event: Changed) -> tuple[Slip, ...]:
        """Find out what it has come to, and what is to come out then; a drawer is opened like a slip without lines."""
        choice, key = self._choice(), event.key
        if event.topic is Topic.PAYMENT:
            payment = await self._payments.view(key)
            view: PaymentView | OrderView = payment
            slip, shop = paper_of_payment(payment, choice.head), partial(shop_paper_of_payment, payment, choice.head)
        else:
            order = await self._orders.view(key)
            view = order
            slip, shop = paper_of_order(order, choice.head), partial(shop_paper_of_order, order, choice.head)
        match view.word:
            case Word.WAITING:
                self._waited.add(key)
            case Word.NOT_SURE:
                is_news = key in self._waited or self._is_news(view.opened_at)
                return (slip,) if choice.slips and is_news else ()
            case Word.DECLINED if self._is_news(view.ended_at):
                return (slip,) if choice.slips else ()
            case Word.PAID if self._is_news(view.ended_at):
                self._done.add(key)
                if await self._desk.copies(slip.paper, slip.about):
                    return ()  # somebody was faster
                drawer = Slip(Paper.DRAWER, slip.about, (), opens_drawer=True)
                own = (slip,) if choice.receipts else (drawer,) if slip.opens_drawer else ()
                return (*own, shop()) if choice.for_shop else own
            case _:
                pass
        return ()

    def _is_news(self, at: datetime | None) -> bool:
        return at is not None and self._now() - at < _NEWS_FOR

    def _answered(self, event: Changed, answer: Answer[tuple[Slip, PrintOutcome] | None]) -> None:
        self._busy_with.discard(event.key)
        if isinstance(answer, TaskOk) and answer.value is not None:
            slip, outcome = answer.value
            if not outcome.is_done:
                self.told.emit(told(outcome, slip.paper))
        if event in self._rung_again:
            self._rung_again.discard(event)
            self.hear(event)
