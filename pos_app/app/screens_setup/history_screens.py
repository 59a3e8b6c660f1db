"""The screens of the history and of the shift, and what of them is printed."""

from functools import partial

from pos_app.app.screens_setup.payment_screens import PaymentScreens
from pos_app.app.screens_setup.screen_context import ScreenContext, local_now
from pos_app.domain.history import HistoryKind
from pos_app.domain.people import SignedApproval
from pos_app.domain.printing import PrintOutcome
from pos_app.domain.slip import Slip
from pos_app.ui.documents.automatic_printing import AutomaticChoice, AutomaticPrinting
from pos_app.ui.documents.order_slip import paper_of as paper_of_order
from pos_app.ui.documents.order_slip import shop_paper_of as shop_paper_of_order
from pos_app.ui.documents.receipt import paper_of as paper_of_payment
from pos_app.ui.documents.receipt import shop_paper_of as shop_paper_of_payment
from pos_app.ui.documents.transfer_slip import paper_of as paper_of_credit
from pos_app.ui.documents.words import told
from pos_app.ui.frame.views import RailItem
from pos_app.ui.history.screen import HistoryScreen
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.people.approval_dialog import ApprovalRequest
from pos_app.ui.shift.screen import ShiftScreen


class HistoryScreens:
    """History and shift."""

    def __init__(self, context: ScreenContext, selling: PaymentScreens) -> None:
        self._context = context
        self._selling = selling
        theme, window, room = context.theme, context.window, context.room
        self.history = HistoryScreen(
            theme, room.history, dialogs=window.dialogs, now=local_now, in_place=context.in_place
        )
        self.shift = ShiftScreen(
            theme,
            room.shift,
            dialogs=window.dialogs,
            slip_head=context.slip_head,
            sign=self._sign_for_shift,
            now=local_now,
            may=context.may,
            paper_width=lambda: context.settings.paper_width,
        )
        self.by_itself = AutomaticPrinting(
            room.printing,
            room.payments,
            room.tv.orders,
            choice=self._choice,
            now=local_now,
            parent=window,
        )

    def put_in(self) -> None:
        """Put them behind their entries of the rail."""
        window, relay = self._context.window, self._context.relay
        window.add_screen(RailItem("history", window.tr("History"), "receipt", "F4"), self.history)
        window.add_screen(RailItem("shift", window.tr("Shift"), "bars", "F5"), self.shift)
        self.history.counted.connect(partial(window.count, "history"))
        self.history.payment_asked.connect(self._open_payment)
        self.history.order_asked.connect(self._open_order)
        self.history.notice_asked.connect(self._open_notice)
        self.history.print_asked.connect(self._print_thing)
        self.shift.print_asked.connect(self._print)
        self.shift.open_payments_asked.connect(self._open_attention)
        self.by_itself.told.connect(window.toast)
        for heard in (self.history.hear, self.shift.hear, self.by_itself.hear):
            relay.changed.connect(heard)
        self.history.begin()

    def show_person(self) -> None:
        """Show what whoever is at the counter now may see."""
        if self.history.isVisible():
            self.history.show_person()

    def show_settings(self) -> None:
        """Write what is set now on reports."""
        self.shift.show_slip_head(self._context.slip_head)

    def _choice(self) -> AutomaticChoice:
        settings = self._context.settings
        return AutomaticChoice(
            settings.print_paid, settings.print_merchant, settings.print_slips, self._context.slip_head
        )

    async def _sign_for_shift(self, act: str) -> SignedApproval | None:
        window = self._context.window
        return await self._context.sign(
            ApprovalRequest(
                title=window.tr("The cash differs"),
                text=window.tr("A manager signs for the difference. It is printed on the Z report with the name."),
                leave=window.tr("Keep open"),
                act=window.tr("Close and print Z"),
                icon="check",
                written=act,
            )
        )

    def _open_payment(self, reference: str) -> None:
        self._context.window.open_screen("card")
        self._selling.card.show_reference(reference)

    def _open_order(self, reference: str) -> None:
        self._context.window.open_screen("tv")
        self._selling.tv.show_reference(reference)

    def _open_notice(self, item: str) -> None:
        self._context.window.open_screen("activity")
        self._selling.activity.show_row(item)

    def _open_attention(self) -> None:
        self._context.window.open_screen("history")
        self.history.show_attention()

    def _print_thing(self, kind: str, about: str, is_for_shop: bool) -> None:
        work = partial(self._print_one, HistoryKind(kind), about, is_for_shop=is_for_shop)
        self._context.tasks.start(f"print {about}", work, answered=self._say)

    async def _print_one(self, thing: HistoryKind, about: str, *, is_for_shop: bool) -> tuple[Slip, PrintOutcome]:
        slip = await self._slip_of(thing, about, is_for_shop=is_for_shop)
        return slip, await self._context.room.printing.print(slip)

    async def _slip_of(self, thing: HistoryKind, about: str, *, is_for_shop: bool) -> Slip:
        room, head = self._context.room, self._context.slip_head
        match thing:
            case HistoryKind.CARD:
                payment = await room.payments.view(about)
                return (shop_paper_of_payment if is_for_shop else paper_of_payment)(payment, head)
            case HistoryKind.TV:
                order = await room.tv.orders.view(about)
                return (shop_paper_of_order if is_for_shop else paper_of_order)(order, head)
            case _:
                return paper_of_credit(await room.activity.view(about), head)

    def _print(self, slip: Slip) -> None:
        async def print_it() -> tuple[Slip, PrintOutcome]:
            return slip, await self._context.room.printing.print(slip)

        self._context.tasks.start(f"print {slip.about}", print_it, answered=self._say)

    def _say(self, answer: Answer[tuple[Slip, PrintOutcome]]) -> None:
        window = self._context.window
        match answer:
            case TaskOk((slip, outcome)):
                window.toast(told(outcome, slip.paper))
            case TaskKnownError(sentence):
                window.toast(ToastView(sentence, window.tr("Nothing was printed."), "alert", "unsure_text"))
            case _:
                wrong = window.tr("Something in the till went wrong")
                window.toast(ToastView(wrong, window.tr("It was noted."), "alert", "unsure_text"))
