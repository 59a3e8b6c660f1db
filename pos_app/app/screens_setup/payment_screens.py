"""The screens where money is taken: card, cable TV, and the activity of what comes in by itself."""

from functools import partial

from PySide6.QtWidgets import QStackedWidget

from pos_app.app.screens_setup.screen_context import ScreenContext, local_now
from pos_app.domain.connection import Reach
from pos_app.domain.money import Currency, Money
from pos_app.ui.activity.screen import ActivityScreen
from pos_app.ui.card.entry_screen import TakePaymentScreen, TakePaymentView
from pos_app.ui.card.open_payments import open_payments_screen
from pos_app.ui.card.progress.close_dialog import ClosePaymentDialog
from pos_app.ui.card.progress.end_sale_dialog import EndSaleDialog
from pos_app.ui.card.progress.notice_line import NoticeLine
from pos_app.ui.card.progress_screen import PaymentScreen
from pos_app.ui.card.screen import CardScreen
from pos_app.ui.frame.views import RailItem
from pos_app.ui.kit.clock_words import sentence_about_clock
from pos_app.ui.kit.language import said
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.tv.entry import TvOfferView
from pos_app.ui.tv.screen import TvScreen
from pos_app.ui.web.browser import WebBrowser


class PaymentScreens:
    """The screens on which a cashier sells."""

    def __init__(self, context: ScreenContext, browser: WebBrowser, stage: QStackedWidget) -> None:
        self._context = context
        room, theme, window = context.room, context.theme, context.window
        self.entry = TakePaymentScreen(theme, room.payments, window.dialogs, today=lambda: local_now().date())
        self.entry.try_now_asked.connect(self._ask_service)
        self.entry.end_asked.connect(self._ask_to_end)
        self.payment = PaymentScreen(
            theme,
            room.payments,
            browser,
            stage=stage,
            slip=context.slip_head,
            sounds=context.sounds,
            now=local_now,
            notice=NoticeLine(theme, room.activity, now=local_now),
        )
        self.payment.take_bars(*context.bars())
        self.payment.manager_asked.connect(self._ask_manager)
        self.payment.end_asked.connect(self._ask_to_end)
        left_open = open_payments_screen(theme, room.payments, now=local_now)
        self.card = CardScreen(theme, room.payments, entry=self.entry, payment=self.payment, left_open=left_open)
        self.tv = TvScreen(
            theme,
            room.tv.orders,
            room.tv.lists,
            room.tv.logos,
            room.tv.numbers,
            room.tv.managers,
            dialogs=window.dialogs,
            slip_head=context.slip_head,
            now=local_now,
            sounds=context.sounds,
        )
        self.tv.take_bars(*context.bars())
        self.tv.try_now_asked.connect(self._ask_service)
        self.activity = ActivityScreen(
            theme,
            room.activity,
            dialogs=window.dialogs,
            sounds=context.sounds,
            now=local_now,
            is_loud=context.settings.sounds,
            can_send_test=room.practice is not None,
            in_place=context.in_place,
        )

    def put_in(self) -> None:
        """Put them behind their entries of the rail."""
        window, relay, room = self._context.window, self._context.relay, self._context.room
        for item, screen in (
            (RailItem("card", window.tr("Card"), "card", "F1"), self.card),
            (RailItem("tv", window.tr("Cable TV"), "tv", "F2"), self.tv),
            (RailItem("activity", window.tr("Activity"), "activity", "F3"), self.activity),
        ):
            screen.counted.connect(partial(window.count, item.id))
            relay.changed.connect(screen.hear)
            window.add_screen(item, screen)
        self.activity.test_notice_asked.connect(partial(window.open_screen, "sandbox"))
        window.feed_asked.connect(self.activity.show_health)
        if room.left_open:
            self.card.show_left_open(room.left_open)
        if room.orders_left_open:
            self.tv.show_left_open(room.orders_left_open)
            if not room.left_open:
                window.open_screen("tv")
        self.activity.look()
        self.show_offer()

    def show_offer(self) -> None:
        """Tell the forms what stands in the way of paying now."""
        room, settings = self._context.room, self._context.settings
        closed = said(room.merchant.paying_closed_because) if room.merchant is not None else ""
        clock, wrong = "", room.clock_check.wrong
        if wrong is not None and wrong.holds_sales:
            closed = sentence_about_clock(wrong)
        elif wrong is not None:
            clock = sentence_about_clock(wrong)
        closed = said(room.books.gone) or closed
        offer = TakePaymentView(
            self._context.environment,
            shop_email=settings.shop_email,
            quick=tuple(Money(units * 100, currency) for currency in Currency for units in currency.look.quick),
            limits=room.payments.bounds,
            paying_closed_because=closed,
            clock=clock,
            is_offline=room.connection.view.reach is Reach.UNREACHABLE,
        )
        self.card.show_offer(offer)
        self.tv.show_offer(
            TvOfferView(self._context.environment, offer.paying_closed_because, clock, is_offline=offer.is_offline)
        )

    def show_settings(self) -> None:
        """Write what is set now on receipts, and be as loud as is set."""
        self.payment.show_slip_head(self._context.slip_head)
        self.tv.show_slip_head(self._context.slip_head)
        self.activity.turn_sound(is_loud=self._context.settings.sounds)

    def _ask_manager(self, reference: str) -> None:
        work = partial(self._close_unanswered, reference)
        self._context.tasks.start(f"close {reference}", work, answered=self._say_unclosed)

    async def _close_unanswered(self, reference: str) -> None:
        """Have a manager close a payment that nobody is sure of; the journal rings when it is done."""
        room, dialogs = self._context.room, self._context.window.dialogs
        dialog = ClosePaymentDialog(self._context.theme, room.door.people, reference)
        if await dialogs.open(dialog) and dialog.approval is not None:
            await room.payments.manager_closes(reference, reason=dialog.reason, approval=dialog.approval)

    def _ask_to_end(self, sale: int) -> None:
        self._context.tasks.start(f"end {sale}", partial(self._end_sale, sale), answered=lambda _: None)

    async def _end_sale(self, sale: int) -> None:
        """Have a cashier say why nobody will pay a sale; the journal rings when it has ended."""
        room, window = self._context.room, self._context.window

        async def end(reason: str) -> None:
            await room.payments.drop(sale, reason=reason)

        if await window.dialogs.open(EndSaleDialog(self._context.theme, end)):
            window.toast(ToastView(window.tr("Sale ended"), window.tr("Nobody is asked to pay it any more."), "check"))

    def _say_unclosed(self, answer: Answer[None]) -> None:
        window = self._context.window
        if not isinstance(answer, TaskOk):
            wrong = window.tr("Something in the till went wrong. It was noted.")
            sentence = answer.sentence if isinstance(answer, TaskKnownError) else wrong
            window.toast(ToastView(window.tr("The payment was not closed"), sentence, "alert", "unsure_text"))

    def _ask_service(self) -> None:
        room = self._context.room
        self._context.tasks.start("connection", room.connection.check_now, answered=lambda _: None)
