"""Puts the screens into the window: each with its desk, behind its entry of the rail, hearing what rings."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QStackedWidget

from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.practice import SampleCard
from pos_app.domain.reach import Reach
from pos_app.ground import now
from pos_app.system.beside import beside
from pos_app.system.places import resources
from pos_app.system.settings import Settings
from pos_app.ui.loop import Answer, Known, Relay, TaskScope, Wishes
from pos_app.ui.screens.activity.screen import ActivityScreen
from pos_app.ui.screens.card import CardScreen
from pos_app.ui.screens.open_payments import OpenPaymentsScreen
from pos_app.ui.screens.payment_progress import PaymentScreen
from pos_app.ui.screens.sandbox import SandboxScreen
from pos_app.ui.screens.service_setup import ServiceSetupScreen
from pos_app.ui.screens.take_payment import TakePaymentScreen, TakePaymentView
from pos_app.ui.screens.ticket.notice_line import NoticeLine
from pos_app.ui.screens.ticket.slip import SlipHead
from pos_app.ui.screens.tv.entry import TvOfferView
from pos_app.ui.screens.tv.screen import TvScreen
from pos_app.ui.shell.views import RailItem
from pos_app.ui.sounds import Sounds
from pos_app.ui.theme import Theme
from pos_app.ui.tokens import Tone
from pos_app.ui.web.browser import WebBrowser
from pos_app.ui.widgets.toast import ToastView
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
        self,
        window: TillWindow,
        theme: Theme,
        relay: Relay,
        *,
        settings: Settings,
        environment: Environment,
        keep_sound: Callable[[bool], object] = lambda _: None,  # may block on the disk, and raise why it cannot
    ) -> None:
        self._window = window
        self._theme = theme
        self._relay = relay
        self._settings = settings
        self._environment = environment
        self._slip = SlipHead(settings.shop_name, settings.till_name, environment)
        self._is_loud = settings.sounds
        self._keep_sound = keep_sound
        self._sounds = Sounds(window, resources() / "sounds", volume=lambda: _VOLUME if self._is_loud else 0)
        self._stage = QStackedWidget(window)
        self._stage.hide()
        self.browser = WebBrowser(theme, self._stage, resources=resources())
        self._card: CardScreen | None = None
        self._tv: TvScreen | None = None
        self._tasks = TaskScope(window)
        self._turns = Wishes(self._tasks, "sound", self._save_sound, answered=self._say_unsaved)

    def put_in(self, room: "Backroom") -> None:
        """Add every screen that works in this environment."""
        self._put_in_card(room)
        self._put_in_tv(room)
        self._put_in_activity(room)
        if room.practice is not None:
            item = RailItem("sandbox", self._window.tr("Sandbox"), "flask", "F7", at_foot=True, tone=Tone.SANDBOX)
            screen = SandboxScreen(self._theme, room.practice, self._window.dialogs)
            screen.payment_asked.connect(partial(self._window.open_screen, "card"))
            screen.card_chosen.connect(self._use_card)
            self._relay.changed.connect(screen.hear)
            self._window.add_screen(item, screen)
        if room.merchant is not None:
            item = RailItem("settings", self._window.tr("Settings"), "sliders", "F6", at_foot=True)
            self._window.add_screen(item, ServiceSetupScreen(self._theme, room.merchant))

    async def show_offer(self, room: "Backroom") -> None:
        """Tell the form what stands in the way of paying now."""
        if self._card is None or self._tv is None:
            return
        closed = room.merchant.paying_closed_because if room.merchant is not None else None
        offer = TakePaymentView(
            self._environment,
            shop_email=self._settings.shop_email,
            quick=tuple(Money(units * 100, currency) for currency, many in _QUICK.items() for units in many),
            paying_closed_because=closed or "",
            is_offline=room.connection.view.reach is Reach.UNREACHABLE,
        )
        self._card.show_offer(offer)
        self._tv.show_offer(TvOfferView(self._environment, offer.paying_closed_because, is_offline=offer.is_offline))

    def _use_card(self, sample: SampleCard) -> None:
        """Open the form with the number of this test card in it."""
        self._window.open_screen("card")
        if self._card is not None:
            self._card.use_number(bytearray(sample.number, "ascii"))

    def _put_in_card(self, room: "Backroom") -> None:
        entry = TakePaymentScreen(
            self._theme, room.payments, self._window.dialogs, today=lambda: now().astimezone().date()
        )
        entry.try_now_asked.connect(partial(self._ask_service, room))
        payment = PaymentScreen(
            self._theme,
            room.payments,
            self.browser,
            stage=self._stage,
            slip=self._slip,
            sounds=self._sounds,
            now=lambda: now().astimezone(),
            notice=NoticeLine(self._theme, room.activity, now=lambda: now().astimezone()),
        )
        left_open = OpenPaymentsScreen(self._theme, room.payments, now=lambda: now().astimezone())
        self._card = CardScreen(self._theme, room.payments, entry=entry, payment=payment, left_open=left_open)
        self._card.counted.connect(partial(self._window.count, "card"))
        self._relay.changed.connect(self._card.hear)
        self._window.add_screen(RailItem("card", self._window.tr("Card"), "card", "F1"), self._card)
        if room.left_open:
            self._card.show_left_open(room.left_open)

    def _put_in_tv(self, room: "Backroom") -> None:
        tv = room.tv
        self._tv = TvScreen(
            self._theme,
            tv.orders,
            tv.lists,
            tv.logos,
            tv.numbers,
            tv.managers,
            dialogs=self._window.dialogs,
            slip_head=self._slip,
            now=lambda: now().astimezone(),
            sounds=self._sounds,
        )
        self._tv.try_now_asked.connect(partial(self._ask_service, room))
        self._tv.counted.connect(partial(self._window.count, "tv"))
        self._relay.changed.connect(self._tv.hear)
        self._window.add_screen(RailItem("tv", self._window.tr("Cable TV"), "tv", "F2"), self._tv)
        if tv.left_open:
            self._tv.show_left_open(tv.left_open)
            if not room.left_open:
                self._window.open_screen("tv")

    def _put_in_activity(self, room: "Backroom") -> None:
        screen = ActivityScreen(
            self._theme,
            room.activity,
            dialogs=self._window.dialogs,
            sounds=self._sounds,
            now=lambda: now().astimezone(),
            who=lambda: self._settings.cashier_name,
            is_loud=self._is_loud,
            can_send_test=room.practice is not None,
        )
        screen.counted.connect(partial(self._window.count, "activity"))
        screen.sound_turned.connect(self._turn_sound)
        screen.test_notice_asked.connect(partial(self._window.open_screen, "sandbox"))
        self._window.feed_asked.connect(screen.show_health)
        self._relay.changed.connect(screen.hear)
        self._window.add_screen(RailItem("activity", self._window.tr("Activity"), "activity", "F3"), screen)
        screen.look()

    def _turn_sound(self, is_loud: bool) -> None:
        self._is_loud = is_loud
        self._turns.wish(is_loud)

    async def _save_sound(self, is_loud: bool) -> None:
        await beside(partial(self._keep_sound, is_loud))

    def _say_unsaved(self, answer: Answer[None]) -> None:
        if isinstance(answer, Known):
            self._window.toast(ToastView(self._window.tr("Settings"), answer.sentence, "alert", "unsure_text"))

    async def warm_up(self) -> None:
        """Bring up what takes long the first time: the browser, and what plays sounds."""
        await self.browser.warm_up()
        if self._is_loud:
            self._sounds.warm_up()

    def _ask_service(self, room: "Backroom") -> None:
        self._tasks.start("connection", room.connection.check_now, answered=lambda _: None)
