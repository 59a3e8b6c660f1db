"""Everything behind the entry Shift: the drawer, what was taken since the last Z, and how it is closed."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.money import Money
from pos_app.domain.people import Right, SignedApproval, closing_shift
from pos_app.domain.shift import CashMove, ShiftReport
from pos_app.domain.slip import Slip
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.documents.z_slip import slip_of
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.nothing_here import NothingHere
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.shift.cash_dialog import CashDialog
from pos_app.ui.shift.close_dialog import CloseShiftDialog
from pos_app.ui.shift.opening import OpeningPanel
from pos_app.ui.shift.overview import Overview
from pos_app.ui.shift.report_dialog import Report, ReportDialog

_TOGETHER: Final = 500  # ms; many payments at once are added up once
_MINUTE: Final = 60_000
_SHOWN_BY: Final = frozenset({Topic.PAYMENT, Topic.ORDER, Topic.NOTICE, Topic.SHIFT, Topic.TILL})

Sign = Callable[[str], Awaitable[SignedApproval | None]]  # ask a manager for an act; None when nobody signed


class ShiftDesk(Protocol):
    """The shift at this counter; `services.shift` has it."""

    @property
    def is_blind(self) -> bool:
        """Whether the drawer is counted before anybody is told what should be in it."""
        ...

    async def look(self) -> ShiftReport | None:
        """Read the shift that is open; None when none is."""
        ...

    async def report(self, number: int) -> ShiftReport:
        """Read one shift whole."""
        ...

    async def closed_ones(self) -> tuple[int, ...]:
        """Read the numbers of the last Zs, newest first."""
        ...

    async def usual_float(self) -> Money:
        """Read what the drawer began with last time."""
        ...

    async def open(self, float_: Money) -> ShiftReport:
        """Open a shift."""
        ...

    async def move(self, move: CashMove, amount: Money, *, reason: str) -> ShiftReport:
        """Write down cash put in or taken out."""
        ...

    async def close(self, number: int, *, counted: Money, reason: str, approval: SignedApproval | None) -> ShiftReport:
        """Close this shift with its Z."""
        ...


class ShiftScreen(Screen):
    """Reads again whenever something rings; nothing here ends a payment."""

    print_asked = Signal(Slip)
    open_payments_asked = Signal()
    closed = Signal()  # with a Z: whoever was at the counter goes

    def __init__(
        self,
        theme: Theme,
        desk: ShiftDesk,
        *,
        dialogs: DialogLayer,
        slip_head: SlipHead,
        sign: Sign,
        now: Callable[[], datetime],
        may: Callable[[Right], bool] = lambda _: True,
        paper_width: Callable[[], int] = lambda: 80,
    ) -> None:
        super().__init__(theme)
        self._desk, self._dialogs, self._head, self._sign, self._now, self._may = (
            desk, dialogs, slip_head, sign, now, may,
        )  # fmt: skip
        self._paper_width = paper_width
        self._report: ShiftReport | None = None
        self._has_looked = False
        self._tasks = TaskScope(self)
        self._looks = Wishes(self._tasks, "look", self._look, answered=self._take)
        self.opening = OpeningPanel(theme)
        self.overview = Overview(theme)
        self.nothing = NothingHere(theme)
        self._pages = QStackedWidget()
        for page in (QWidget(), self.opening, self.overview, self.nothing):
            self._pages.addWidget(page)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._pages)
        self._gathering = QTimer(self, singleShot=True, interval=_TOGETHER)
        self._gathering.timeout.connect(self._wish)
        self._clock = QTimer(self, interval=_MINUTE)
        self._clock.timeout.connect(self._wish)
        self._connect()

    def enter(self) -> None:
        self._wish()

    def first_focus(self) -> QWidget | None:
        if self._pages.currentWidget() is self.opening:
            return self.opening.field
        return self.overview.head.close_shift if self._report is not None else None

    def show_slip_head(self, head: SlipHead) -> None:
        """Write this shop and till on the reports from now on."""
        self._head = head

    def hear(self, event: Changed) -> None:
        """Read again soon, while somebody looks."""
        if event.topic in _SHOWN_BY and self.isVisible() and not self._gathering.isActive():
            self._gathering.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()
        super().hideEvent(event)

    def _wish(self) -> None:
        self._looks.wish(None)

    async def _look(self, _: None) -> tuple[ShiftReport | None, Money, bool]:
        report = await self._desk.look()
        if report is not None:
            return report, Money(0, report.drawer.currency), False
        return None, await self._desk.usual_float(), bool(await self._desk.closed_ones())

    def _take(self, answer: Answer[tuple[ShiftReport | None, Money, bool]]) -> None:
        match answer:
            case TaskOk((report, float_, has_reports)):
                was_open = self._report is not None
                self._report = report
                may_act = self._may(Right.SHIFT)
                if report is not None:
                    self.overview.show_report(report, now=self._now(), may_act=may_act)
                else:
                    if was_open or self._pages.currentWidget() is not self.opening:
                        self.opening.offer(float_)
                    self.opening.allow(may_act=may_act, has_reports=has_reports)
                self._show(self.opening if report is None else self.overview)
            case TaskKnownError(sentence):
                self.nothing.show_words("alert", self.tr("The shift cannot be read"), sentence, offers_again=True)
                self._show(self.nothing)
            case _:
                self.nothing.show_words(
                    "alert", self.tr("Something in the till went wrong"), self.tr("It was noted."), offers_again=True
                )
                self._show(self.nothing)

    def _show(self, page: QWidget) -> None:
        if self._pages.currentWidget() is not page:
            self._pages.setCurrentWidget(page)
            self._begin()

    def _open_shift(self, float_: Money) -> None:
        self.opening.open.set_busy(busy=True)
        self._tasks.start("act", partial(self._desk.open, float_), answered=self._opened)

    def _opened(self, answer: Answer[ShiftReport]) -> None:
        self.opening.open.set_busy(busy=False)
        if isinstance(answer, TaskKnownError):
            self.opening.say(answer.sentence)
        self._wish()

    def _move_cash(self) -> None:
        self._tasks.start("act", self._ask_for_cash, answered=self._moved)

    async def _ask_for_cash(self) -> str:
        """Return what was done, as a sentence; '' for nothing."""
        if self._report is None:
            return ""
        dialog = CashDialog(self._theme, self._report.drawer.currency)
        if await self._dialogs.open(dialog) != CashDialog.MOVED:
            return ""
        move, amount = dialog.move_, dialog.amount
        await self._desk.move(move, amount, reason=dialog.reason)
        said = self.tr("{money} put in") if move is CashMove.IN else self.tr("{money} taken out")
        return said.format(money=amount.shown())

    def _moved(self, answer: Answer[str]) -> None:
        match answer:
            case TaskOk(sentence) if sentence:
                self.told.emit(ToastView(self.tr("Cash drawer"), sentence, "inbox", "paid_text"))
            case TaskKnownError(sentence):
                self.told.emit(ToastView(self.tr("Cash drawer"), sentence, "alert", "unsure_text"))
            case _:
                pass
        self._wish()

    def _show_x(self) -> None:
        self._tasks.start("act", self._print_x, answered=self._done)

    async def _print_x(self) -> None:
        report = await self._desk.look()
        if report is None:
            return
        slip = slip_of(report, self._head, now=self._now(), hides_cash=self._desk.is_blind)
        title = self.tr("X report of shift {number}").format(number=report.number)
        await self._show_sheet(Report(title, slip, self._paper_width()))

    async def _show_sheet(self, report: Report) -> str | None:
        """Show it, and have it printed when that was asked for."""
        dialog = ReportDialog(self._theme, report)
        dialog.told.connect(self.told)
        answer = await self._dialogs.open(dialog)
        if answer == ReportDialog.PRINT:
            self.print_asked.emit(report.slip)
        return answer

    def _close_shift(self) -> None:
        self._tasks.start("act", self._ask_to_close, answered=self._done)

    async def _ask_to_close(self) -> None:
        report = await self._desk.look()
        if report is None:
            return
        is_blind = self._desk.is_blind
        dialog = CloseShiftDialog(self._theme, report, self._head, is_blind=is_blind, now=self._now)
        dialog.see_asked.connect(dialog.dismiss)
        dialog.see_asked.connect(self.open_payments_asked)
        if await self._dialogs.open(dialog) != CloseShiftDialog.CLOSE:
            return
        counted, reason = dialog.counted, dialog.reason
        approval = None
        if report.drawer.difference(counted) and not is_blind:
            approval = await self._sign(closing_shift(report.number))
            if approval is None:
                return
        done = await self._desk.close(report.number, counted=counted, reason=reason, approval=approval)
        slip = slip_of(done, self._head, now=self._now())
        self.print_asked.emit(slip)
        title = self.tr("Shift {number} is closed").format(number=done.number)
        await self._show_sheet(Report(title, slip, self._paper_width(), is_just_closed=True))
        self.closed.emit()

    def _show_reports(self) -> None:
        self._tasks.start("act", self._browse_reports, answered=self._done)

    async def _browse_reports(self) -> None:
        numbers = await self._desk.closed_ones()
        place = 0
        while numbers:
            report = await self._desk.report(numbers[place])
            slip = slip_of(report, self._head, now=self._now())
            title = self.tr("Z report {number}").format(number=report.number)
            has_earlier, has_later = place + 1 < len(numbers), place > 0
            answer = await self._show_sheet(Report(title, slip, self._paper_width(), has_earlier, has_later))
            if answer not in {ReportDialog.EARLIER, ReportDialog.LATER}:
                return
            place += 1 if answer == ReportDialog.EARLIER else -1

    def _done(self, answer: Answer[None]) -> None:
        if isinstance(answer, TaskKnownError):
            self.told.emit(ToastView(self.tr("Shift"), answer.sentence, "alert", "unsure_text"))
        self._wish()

    def _connect(self) -> None:
        self.opening.open_asked.connect(self._open_shift)
        self.opening.reports_asked.connect(self._show_reports)
        self.overview.head.cash_asked.connect(self._move_cash)
        self.overview.head.x_asked.connect(self._show_x)
        self.overview.head.close_asked.connect(self._close_shift)
        self.overview.by_result.open_asked.connect(self.open_payments_asked)
        self.nothing.again.clicked.connect(self._wish)

    def _arrange(self, room: ScreenWidth) -> None:
        space = self._theme.tokens.space
        padding = space.x2 if room is ScreenWidth.NARROW else space.x3
        self._outer.setContentsMargins(padding, padding, padding, padding)
        self.opening.arrange(is_single=self._is_single)
        self.overview.arrange(is_single=self._is_single, is_narrow=room is ScreenWidth.NARROW)
