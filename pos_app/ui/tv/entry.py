"""Where a TV order begins: the form, what stands in the way of it, and the one press on Pay."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from pos_app.domain.environment import Environment
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Package
from pos_app.domain.tv_view import OrderView
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.theme import Theme
from pos_app.ui.transaction.blocked_banner import BlockedView
from pos_app.ui.tv.buying import Buying
from pos_app.ui.tv.desk import Lists, LogoCache, ManagerGate, RecentNumbersDesk, TvDesk
from pos_app.ui.tv.form import TvForm
from pos_app.ui.tv.recent_dialog import RecentAsking
from pos_app.ui.tv.summary_words import Around, summary_of
from pos_app.ui.tv.words import open_orders_banner

_PRESSES = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin})


@dataclass(frozen=True, slots=True)
class TvOfferView:
    """What the screen has to know from outside; what is chosen is its own."""

    environment: Environment
    paying_closed_because: str = ""  # a sentence; '' while it is open
    clock: str = ""  # a sentence about a clock that is wrong, and by which may be sold all the same
    is_offline: bool = False


class TvEntryScreen(Screen):
    """Says why it cannot be paid, or lets it be paid once."""

    started = Signal(str)  # its reference
    order_asked = Signal(str)  # one that is open already
    try_now_asked = Signal()
    open_orders_asked = Signal()

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
        now: Callable[[], datetime],
    ) -> None:
        super().__init__(theme)
        self._desk = desk
        self._dialogs = dialogs
        self._now = now
        self._offer = TvOfferView(Environment.SANDBOX)
        self._blocked = BlockedView()
        self._slip = desk.new_slip()
        self._slip_is_for: tuple[str, str, str] | None = None  # what was pressed Pay for under this slip
        self.form = TvForm(theme, lists, logos, now=now)
        self._recent = RecentAsking(self, theme, numbers, dialogs)
        self._buying = Buying(self, theme, desk, gate, dialogs, now=now)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.form)
        self._guard = PressGuard(self, theme)
        self._connect()
        self._render()

    def show_offer(self, offer: TvOfferView) -> None:
        """Show what stands in the way of paying now. What is chosen stays."""
        was_offline, self._offer = self._offer.is_offline, offer
        self._render()
        if was_offline and not offer.is_offline:
            self.form.read(again=True)

    def show_unsure(self, orders: int) -> None:
        """Say how many orders have no result yet."""
        self._blocked = replace(self._blocked, unfinished=open_orders_banner(orders) if orders else None)
        self._render()

    def start_over(self, order: OrderView | None = None) -> None:
        """Empty the form for the next customer, or begin with provider and number of this order."""
        self._draw_slip()
        self._blocked = replace(self._blocked, trouble="", advice="")
        if order is None:
            self.form.empty()
        else:
            self.form.begin_with(order.provider, order.number)
        self._render()

    @property
    def holds_presses(self) -> bool:
        """Tell whether things have just moved under the hand."""
        return self._guard.holds

    def enter(self) -> None:
        self.form.read(again=False)

    def first_focus(self) -> QWidget | None:
        return self.form.choice.number.field if self.form.provider is not None else None

    def _edit(self) -> None:
        self.form.summary.pay.hold_keys()
        self._blocked = replace(self._blocked, trouble="", advice="")
        self._render()

    def _hear(self) -> None:
        self._render()
        self._begin()

    def _render(self) -> None:
        offer, is_buying = self._offer, self._buying.is_busy
        blocked = replace(self._blocked, closed_because=offer.paying_closed_because, clock=offer.clock)
        blocked = replace(blocked, is_offline=offer.is_offline)
        if self.form.choice.blocked.show_blocked(blocked):
            self._guard.hold()
        self.form.choice.number.show_acceptance(self.form.check.acceptance, self.form.provider)
        self.form.lock(locked=is_buying)
        around = Around(
            now=self._now(),
            is_practice=not offer.environment.is_real_money,
            is_closed=bool(offer.paying_closed_because),
            is_offline=offer.is_offline,
            is_buying=is_buying,
        )
        self.form.summary.show_summary(summary_of(self.form.filled, around))

    def _pay(self) -> None:
        choice, offer = self.form.chosen(self._slip), self._offer
        if choice is None or offer.paying_closed_because or offer.is_offline:
            return
        thing = (choice.provider.sent_as, choice.number, choice.package.id)
        if self._slip_is_for not in {None, thing}:
            self._draw_slip()  # the same slip is the same order, whatever else stands in the form
        self._slip_is_for = thing
        self._buying.begin(replace(choice, slip=self._slip))

    def _draw_slip(self) -> None:
        self._slip = self._desk.new_slip()
        self._slip_is_for = None

    def _begun(self, reference: str) -> None:
        known = self.form.check.acceptance
        if known.provider is not None:
            customer = known.validated.customer if known.validated is not None else ""
            self._recent.keep(known.provider, known.number, customer=customer)
        self.start_over()
        self.started.emit(reference)

    def _say_trouble(self, sentence: str, advice: str = "") -> None:
        self._blocked = replace(self._blocked, trouble=sentence, advice=advice)
        self._render()

    def _say_gone(self, package: str) -> None:
        sentence = self.tr("{package} is not sold any more as it was chosen.").format(package=plain(package))
        self._say_trouble(sentence, self.tr("Choose it again, at the price that stands there now."))

    def _take_other_price(self, package: Package | None) -> None:
        """The fresh list has another price: nothing was sent, and the cashier reads it back anew."""
        self.form.take_package(package)
        self.form.summary.pay.hold_keys()
        self.form.read(again=True)
        self._render()

    def _offer_recent(self) -> None:
        if self.form.provider is not None:
            self._recent.open(self.form.provider)

    def _search(self) -> None:
        if self._dialogs.top is None:
            self.form.choice.packages.go_to_search()

    def _arrange(self, room: ScreenWidth) -> None:
        space, is_narrow = self._theme.tokens.space, room is ScreenWidth.NARROW
        padding = space.x2 if is_narrow else space.x3
        self._column.setContentsMargins(padding, padding, padding, padding)
        self.form.arrange(is_narrow=is_narrow, is_single=self._is_single)

    def _connect(self) -> None:
        form = self.form
        form.edited.connect(self._edit)
        form.told.connect(self._hear)
        form.package_gone.connect(self._say_gone)
        form.failed.connect(self._say_trouble)
        form.summary.pay_pressed.connect(self._pay)
        form.choice.number.recent_asked.connect(self._offer_recent)
        form.choice.blocked.try_now_asked.connect(self.try_now_asked)
        form.choice.show_orders.clicked.connect(self.open_orders_asked)
        self._recent.chosen.connect(form.use_number)
        self._buying.changed.connect(self._render)
        self._buying.begun.connect(self._begun)
        self._buying.not_begun.connect(self._say_trouble)
        self._buying.other_price.connect(self._take_other_price)
        self._buying.order_asked.connect(self.order_asked)
        find = QShortcut(QKeySequence("Ctrl+F"), self)
        find.activated.connect(self._search)


class PressGuard(QObject):
    """Takes no press for a moment after things have moved under the hand; watches only as long as that is needed."""

    def __init__(self, screen: QWidget, theme: Theme) -> None:
        super().__init__(screen)
        self._screen = screen
        self._watched: list[QWidget] = []
        self._moment = QTimer(self, interval=theme.tokens.motion.guard)
        self._moment.setSingleShot(True)
        self._moment.setTimerType(Qt.TimerType.PreciseTimer)
        self._moment.timeout.connect(self._let_go)

    @property
    def holds(self) -> bool:
        """Tell whether presses are taken away now."""
        return self._moment.isActive()

    def hold(self) -> None:
        """Take every press away for a moment."""
        self._let_go()
        self._watched = self._screen.findChildren(QWidget)
        for widget in self._watched:
            widget.installEventFilter(self)
        self._moment.start()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        return event.type() in _PRESSES and self._moment.isActive()

    def _let_go(self) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched = []
