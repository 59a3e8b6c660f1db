"""Puts the screens into the window: each with its desk, behind its entry of the rail, hearing what rings."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QStackedWidget

from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.reach import Reach
from pos_app.ground import now
from pos_app.system.places import resources
from pos_app.system.settings import Settings
from pos_app.ui.loop import Relay, TaskScope
from pos_app.ui.screens.card import CardScreen
from pos_app.ui.screens.open_payments import OpenPaymentsScreen
from pos_app.ui.screens.payment_progress import PaymentScreen
from pos_app.ui.screens.sandbox import SandboxScreen
from pos_app.ui.screens.service_setup import ServiceSetupScreen
from pos_app.ui.screens.take_payment import TakePaymentScreen, TakePaymentView
from pos_app.ui.screens.ticket.slip import SlipHead
from pos_app.ui.shell.views import RailItem
from pos_app.ui.sounds import Sounds
from pos_app.ui.theme import Theme
from pos_app.ui.tokens import Tone
from pos_app.ui.web.browser import WebBrowser
from pos_app.ui.window import TillWindow

if TYPE_CHECKING:
    from pos_app.backroom import Backroom

_VOLUME: Final = 80  # percent
_QUICK: Final = {
    Currency.NGN: (1_000, 2_000, 5_000, 10_000),
    Currency.USD: (5, 10, 20, 50),
    Currency.GHS: (20, 50, 100, 200),
    Currency.KES: (500, 1_000, 2_000, 5_000),
}


class Furniture:
    """The screens of one window."""

    def __init__(
        self, window: TillWindow, theme: Theme, relay: Relay, *, settings: Settings, environment: Environment
    ) -> None:
        self._window = window
        self._theme = theme
        self._relay = relay
        self._settings = settings
        self._environment = environment
        self._stage = QStackedWidget(window)
        self._stage.hide()
        self.browser = WebBrowser(theme, self._stage, resources=resources())
        self._card: CardScreen | None = None
        self._tasks = TaskScope(window)

    def put_in(self, room: "Backroom") -> None:
        """Add every screen that works in this environment."""
        self._put_in_card(room)
        if room.practice is not None:
            item = RailItem("sandbox", self._window.tr("Sandbox"), "flask", "F7", at_foot=True, tone=Tone.SANDBOX)
            screen = SandboxScreen(self._theme, room.practice, self._window.dialogs)
            self._relay.changed.connect(screen.hear)
            self._window.add_screen(item, screen)
        if room.merchant is not None:
            item = RailItem("settings", self._window.tr("Settings"), "sliders", "F6", at_foot=True)
            self._window.add_screen(item, ServiceSetupScreen(self._theme, room.merchant))

    async def show_offer(self, room: "Backroom") -> None:
        """Tell the form what stands in the way of paying now."""
        if self._card is None:
            return
        closed = (await room.merchant.look()).paying_closed_because if room.merchant is not None else None
        offer = TakePaymentView(
            self._environment,
            quick=tuple(Money(units * 100, currency) for currency, many in _QUICK.items() for units in many),
            paying_closed_because=closed or "",
            is_offline=room.connection.view.reach is Reach.UNREACHABLE,
        )
        self._card.show_offer(offer)

    def _put_in_card(self, room: "Backroom") -> None:
        slip = SlipHead(self._settings.shop_name, self._settings.till_name, self._environment)
        entry = TakePaymentScreen(
            self._theme, room.payments, self._window.dialogs, today=lambda: now().astimezone().date()
        )
        ask = partial(self._tasks.start, "connection", room.connection.check_now, answered=lambda _: None)
        entry.try_now_asked.connect(ask)
        payment = PaymentScreen(
            self._theme,
            room.payments,
            self.browser,
            stage=self._stage,
            slip=slip,
            sounds=Sounds(self._window, resources() / "sounds", volume=lambda: _VOLUME),
            now=lambda: now().astimezone(),
        )
        left_open = OpenPaymentsScreen(self._theme, room.payments, now=lambda: now().astimezone())
        self._card = CardScreen(self._theme, room.payments, entry=entry, payment=payment, left_open=left_open)
        self._card.counted.connect(partial(self._window.count, "card"))
        self._relay.changed.connect(self._card.hear)
        self._window.add_screen(RailItem("card", self._window.tr("Card"), "card", "F1"), self._card)
        if room.left_open:
            self._card.show_left_open(room.left_open)
