"""What was sold, found again, and the day's book: history, shift, and what of them goes to paper."""

from functools import partial

from pos_app.domain.history import Thing
from pos_app.domain.paper import PrintOutcome
from pos_app.domain.slip import Slip
from pos_app.furniture.fittings import Fittings, local_now
from pos_app.furniture.selling import Selling
from pos_app.ui.loop import Answer, Known, Ok
from pos_app.ui.printing.by_itself import Choice, PrintsByItself
from pos_app.ui.printing.words import told
from pos_app.ui.screens.history.screen import HistoryScreen
from pos_app.ui.screens.people.approval_dialog import Approval
from pos_app.ui.screens.shift.screen import ShiftScreen
from pos_app.ui.screens.ticket.credit_slip import paper_of as paper_of_credit
from pos_app.ui.screens.ticket.slip import paper_of as paper_of_payment
from pos_app.ui.screens.ticket.slip import shop_paper_of as shop_paper_of_payment
from pos_app.ui.screens.tv.order_slip import paper_of as paper_of_order
from pos_app.ui.screens.tv.order_slip import shop_paper_of as shop_paper_of_order
from pos_app.ui.shell.views import RailItem
from pos_app.ui.widgets.toast import ToastView


class Records:
    """History and shift."""

    def __init__(self, fittings: Fittings, selling: Selling) -> None:
        self._fittings = fittings
        self._selling = selling
        theme, window, room = fittings.theme, fittings.window, fittings.room
        self.history = HistoryScreen(
            theme, room.history, dialogs=window.dialogs, now=local_now, in_place=fittings.in_place
        )
        self.shift = ShiftScreen(
            theme,
            room.shift,
            dialogs=window.dialogs,
            slip_head=fittings.slip_head,
            sign=self._sign_for_shift,
            now=local_now,
            may=fittings.may,
            paper_width=lambda: fittings.settings.paper_width,
        )
        self.by_itself = PrintsByItself(
            room.printing,
            room.payments,
            room.tv.orders,
            choice=self._choice,
            now=local_now,
            parent=window,
        )

    def put_in(self) -> None:
        """Put them behind their entries of the rail."""
        window, relay = self._fittings.window, self._fittings.relay
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
        self.shift.show_slip_head(self._fittings.slip_head)

    def _choice(self) -> Choice:
        settings = self._fittings.settings
        return Choice(settings.print_paid, settings.print_merchant, settings.print_slips, self._fittings.slip_head)

    async def _sign_for_shift(self, act: str) -> str:
        window = self._fittings.window
        return await self._fittings.sign(
            Approval(
                title=window.tr("The cash differs"),
                text=window.tr("A manager signs for the difference. It is printed on the Z report with the name."),
                leave=window.tr("Keep open"),
                act=window.tr("Close and print Z"),
                icon="check",
                written=act,
            )
        )

    def _open_payment(self, reference: str) -> None:
        self._fittings.window.open_screen("card")
        self._selling.card.show_reference(reference)

    def _open_order(self, reference: str) -> None:
        self._fittings.window.open_screen("tv")
        self._selling.tv.show_reference(reference)

    def _open_notice(self, item: str) -> None:
        self._fittings.window.open_screen("activity")
        self._selling.activity.show_row(item)

    def _open_attention(self) -> None:
        self._fittings.window.open_screen("history")
        self.history.show_attention()

    def _print_thing(self, kind: str, about: str, is_for_shop: bool) -> None:
        work = partial(self._print_one, Thing(kind), about, is_for_shop=is_for_shop)
        self._fittings.tasks.start(f"print {about}", work, answered=self._say)

    async def _print_one(self, thing: Thing, about: str, *, is_for_shop: bool) -> tuple[Slip, PrintOutcome]:
        slip = await self._slip_of(thing, about, is_for_shop=is_for_shop)
        return slip, await self._fittings.room.printing.print(slip)

    async def _slip_of(self, thing: Thing, about: str, *, is_for_shop: bool) -> Slip:
        room, head = self._fittings.room, self._fittings.slip_head
        match thing:
            case Thing.CARD:
                payment = await room.payments.view(about)
                return (shop_paper_of_payment if is_for_shop else paper_of_payment)(payment, head)
            case Thing.TV:
                order = await room.tv.orders.view(about)
                return (shop_paper_of_order if is_for_shop else paper_of_order)(order, head)
            case _:
                return paper_of_credit(await room.activity.view(about), head)

    def _print(self, slip: Slip) -> None:
        async def print_it() -> tuple[Slip, PrintOutcome]:
            return slip, await self._fittings.room.printing.print(slip)

        self._fittings.tasks.start(f"print {slip.about}", print_it, answered=self._say)

    def _say(self, answer: Answer[tuple[Slip, PrintOutcome]]) -> None:
        window = self._fittings.window
        match answer:
            case Ok((slip, outcome)):
                window.toast(told(outcome, slip.paper))
            case Known(sentence):
                window.toast(ToastView(sentence, window.tr("Nothing was printed."), "alert", "unsure_text"))
            case _:
                wrong = window.tr("Something in the till went wrong")
                window.toast(ToastView(wrong, window.tr("It was noted."), "alert", "unsure_text"))
