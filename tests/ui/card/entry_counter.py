"""A counter where card payments are entered: the screen in its window, and a desk that remembers what it was given."""

import gc
from dataclasses import dataclass, field
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from pos_app.domain.cards import CardSecret
from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.sale import SaleOrder
from pos_app.ui.card.entry.form import PaymentForm
from pos_app.ui.card.entry_screen import TakePaymentScreen, TakePaymentView
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from tests.ui.desk import Gate
from tests.ui.hands import keyboard

TODAY = date(2026, 11, 20)
VISA, VERVE, AMEX, MASTERCARD = b"4000000000002503", b"5061460410120223210", b"378282246310005", b"5200000000002235"
QUICK = (Money(100_000, Currency.NGN), Money(1_000_000, Currency.NGN), Money(500, Currency.USD))
VIEW = TakePaymentView(Environment.SANDBOX, quick=QUICK, shop_email="till@shop.example")
A_LONG_TIME = 3_600_000


@dataclass
class CardDesk:
    """Takes cards and keeps what it saw of them."""

    gate: Gate = field(default_factory=Gate)
    orders: list[SaleOrder] = field(default_factory=list[SaleOrder])
    again: list[int] = field(default_factory=list[int])
    cards: list[CardSecret] = field(default_factory=list[CardSecret])
    slips: int = 0

    def new_slip(self) -> str:
        self.slips += 1
        return f"slip-{self.slips}"

    async def pay(self, order: SaleOrder, card: CardSecret) -> str:
        self.orders.append(order)
        self.cards.append(card)
        await self.gate.pass_through()
        return f"till1-{len(self.orders)}"

    async def try_another_card(self, sale: int, card: CardSecret) -> str:
        self.again.append(sale)
        self.cards.append(card)
        await self.gate.pass_through()
        return "till1-again"


@dataclass
class Counter:
    """Everything that a test of this screen takes hold of."""

    window: TillWindow
    screen: TakePaymentScreen
    desk: CardDesk
    started: list[str] = field(default_factory=list[str])

    @property
    def form(self) -> PaymentForm:
        return self.screen.form

    def strike(self, digits: bytes) -> None:
        """Press digit keys wherever the keyboard is; never the whole number as one text."""
        for byte in digits:
            QTest.keyClick(keyboard(self.window) or self.window, Qt.Key(byte))

    def go_to(self, field: QWidget) -> None:
        field.setFocus(Qt.FocusReason.TabFocusReason)

    def fill_in(self, number: bytes = VERVE, expiry: bytes = b"0827", cvv: bytes = b"123") -> None:
        """Type a whole payment by keys."""
        form = self.form
        self.go_to(form.amount.amount)
        self.strike(b"1250000")
        self.go_to(form.customer.payer)
        QTest.keyClicks(form.customer.payer, "chidi.okeke@gmail.com")
        for part, digits in ((form.card.number, number), (form.card.expiry, expiry), (form.card.cvv, cvv)):
            self.go_to(part)
            self.strike(digits)

    @property
    def sentence(self) -> str:
        """What stands over Pay."""
        return self.form.bar.sentence


def set_up(window: TillWindow, theme: Theme, view: TakePaymentView = VIEW, wipe_after: int = A_LONG_TIME) -> Counter:
    desk = CardDesk()
    screen = TakePaymentScreen(theme, desk, window.dialogs, today=lambda: TODAY, wipe_after=wipe_after)
    counter = Counter(window, screen, desk)
    screen.started.connect(counter.started.append)
    window.add_screen(RailItem("card", "Card", "card", "F1"), screen)
    screen.show_payment(view)
    window.open_screen("card")
    return counter


def texts_alive() -> list[str]:
    """Every text that anything of Python still holds; simple containers are not tracked, so each is walked into."""
    seen: set[int] = set()
    texts: list[str] = []
    waiting: list[object] = list(gc.get_objects())
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or thing is seen or thing is waiting or thing is texts:
            continue
        seen.add(id(thing))
        if isinstance(thing, str):
            texts.append(thing)
        else:
            waiting.extend(gc.get_referents(thing))
    return texts
