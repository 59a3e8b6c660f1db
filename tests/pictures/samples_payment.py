"""What the pictures of "Take payment" show: a desk that begins nothing, views, and a hand that types."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Final

from pos_app.domain.cards import CardSecret
from pos_app.domain.clock_view import ClockSource, WrongClock
from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment_view import SaleView
from pos_app.domain.sale import SaleOrder
from pos_app.ui.card.entry_screen import TakePaymentScreen, TakePaymentView
from pos_app.ui.kit.clock_words import sentence_about_clock

TODAY = date(2026, 11, 20)

_QUICK = tuple(Money(minor, Currency.NGN) for minor in (100_000, 200_000, 500_000, 1_000_000))
PAYMENT = TakePaymentView(Environment.SANDBOX, quick=_QUICK, shop_email="till@adeolastores.example")
OFFLINE = TakePaymentView(Environment.SANDBOX, quick=_QUICK, shop_email=PAYMENT.shop_email, is_offline=True)
CLOSED = TakePaymentView(
    Environment.LIVE, quick=_QUICK, paying_closed_because="No keys are set. A manager can set them under Settings."
)

_NOW: Final = datetime(2026, 11, 20, 14, 32, tzinfo=UTC)
_SLOW: Final = WrongClock(_NOW - timedelta(minutes=22), _NOW, ClockSource.SERVICE)
_LONG_AGO: Final = WrongClock(datetime(2025, 1, 3, 9, 14, tzinfo=UTC), _NOW, ClockSource.BOOK)
SLOW_CLOCK: Final = replace(PAYMENT, clock=sentence_about_clock(_SLOW))
CLOCK_OF_ANOTHER_DAY: Final = replace(PAYMENT, paying_closed_because=sentence_about_clock(_LONG_AGO))
_LEFT: Final = SaleView(
    1184, Money(1_250_000, Currency.NGN), "chidi.okeke@gmail.com", "Order 1184", "open", _NOW, None, "", ("till2-a",)
)
AGAIN: Final = replace(PAYMENT, again=_LEFT)


class StillPayDesk:
    """A desk where Pay is never answered."""

    def new_slip(self) -> str:
        """Give the one slip there is."""
        return "slip-1"

    async def pay(self, order: SaleOrder, card: CardSecret) -> str:
        """Take the card and begin nothing."""
        del order
        card.wipe()
        return "till2-7k3m9qx2v5c8r1t4n6b0w"

    async def try_another_card(self, sale: int, card: CardSecret) -> str:
        """Take the card and begin nothing."""
        del sale
        card.wipe()
        return "till2-7k3m9qx2v5c8r1t4n6b0w"


def fill_in(screen: TakePaymentScreen) -> None:
    """Fill everything in, well."""
    form = screen.form
    form.amount.amount.show_money(Money(1_250_000, Currency.NGN))
    form.customer.fill("chidi.okeke@gmail.com", "Order 1184")
    _type(screen, number=b"5061460410120223210", expiry=b"0827", cvv=b"123")


def fill_in_wrongly(screen: TakePaymentScreen) -> None:
    """Make a mistake in each field that a cashier makes them in."""
    form = screen.form
    form.amount.amount.show_money(Money(1_250_000, Currency.NGN))
    form.customer.fill("chidi.okeke@gmial.com", "Order 1184")
    form.customer.payer.setFocus()
    _type(screen, number=b"", expiry=b"0824", cvv=b"")
    _type(screen, number=b"5061460410120223218", expiry=b"", cvv=b"")


def _type(screen: TakePaymentScreen, *, number: bytes, expiry: bytes, cvv: bytes) -> None:
    card = screen.form.card
    for field, digits in ((card.number, number), (card.expiry, expiry), (card.cvv, cvv)):
        if digits:
            field.setFocus()
        for byte in digits:
            field.take_byte(byte)
