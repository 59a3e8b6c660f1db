"""The Sandbox screen: what the next payment will do, notices on demand, test cards, and a clean practice book."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.practice import NoticeDelivery, PracticeView, SampleCard
from pos_app.ui.kit.dialogs import Dialog, DialogLayer, Question, QuestionDialog
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.tasks import Answer, TaskBug, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets import clipboard
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.skeleton import Skeleton
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.practice.card_rows import grouped
from pos_app.ui.practice.next_payment import BY_CARD, NextPaymentPanel
from pos_app.ui.practice.other_outcomes import OtherNotices, OtherOutcomes
from pos_app.ui.practice.sample_cards import SampleCards
from pos_app.ui.practice.send_notice import SendNotice

_LOW = 690  # px of height in which everything has room
_SLIM = 520
_SHARES: Final = {ScreenWidth.WIDE: (582, 616), ScreenWidth.NARROW: (528, 352)}  # of the width
_SIDE_BY_SIDE: Final = ((0, 0, 2, 1), (0, 1, 1, 1), (1, 1, 1, 1))
_ONE_COLUMN: Final = ((0, 0, 1, 2), (1, 0, 1, 2), (2, 0, 1, 2))


class PracticeDesk(Protocol):
    """What the screen can ask of the practice service."""

    async def look(self) -> PracticeView:
        """Read how it stands."""
        ...

    async def choose(self, scenario: str, *, every: bool) -> PracticeView:
        """Make the next payment, or every one, do this."""
        ...

    async def slow(self, delay_ms: int) -> PracticeView:
        """Add a delay to every answer."""
        ...

    async def send(self, kind: str) -> tuple[NoticeDelivery, ...]:
        """Have a notice sent, and tell how it was received."""
        ...

    async def clear(self) -> None:
        """Set the practice book aside and begin a new one."""
        ...


@dataclass(frozen=True, slots=True)
class SandboxView:
    """All that the screen shows: what was read last, and what stands in the way."""

    practice: PracticeView | None = None
    is_slow: bool = False  # reading takes so long that something has to be shown
    problem: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Choice:
    """What the next payment is to do, and whether every one after it."""

    scenario: str
    every: bool


class SandboxScreen(Screen):
    """Practice mode: shows the played service and changes it."""

    payment_asked = Signal()
    card_chosen = Signal(SampleCard)  # to be paid with

    def __init__(self, theme: Theme, desk: PracticeDesk, dialogs: DialogLayer) -> None:
        super().__init__(theme)
        self._desk = desk
        self._dialogs = dialogs
        self._tasks = TaskScope(self)
        self._view = SandboxView()
        self._last_choice = _Choice(scenario=BY_CARD, every=False)
        self._scenarios = Wishes(self._tasks, "choose", self._set_scenario, answered=self._settle)
        self._delays = Wishes(self._tasks, "slow", desk.slow, answered=self._settle)
        self._panels = Panels(theme)
        self._next, self._notices, self._cards = self._panels.next, self._panels.notices, self._panels.cards
        self._waiting = Panel(theme)
        self._waiting.column.addWidget(Skeleton(theme))
        self._clear = Button(theme, self.tr("Clear practice data"), icon="reload")
        self._take = Button(
            theme, self.tr("Take a test payment"), ButtonKind.PRIMARY, icon="card", key="F1", large=True
        )
        self._try_again = Button(theme, self.tr("Try again"), icon="refresh", key="F8")
        sentence = self.tr(
            "No real money, its own book and receipts. Nothing reaches the live book. Manager’s PIN: 246810."
        )
        practice = BannerView(Tone.SANDBOX, "flask", self.tr("Practice mode"), sentence)
        self._practice = Banner(theme, practice, self._clear)
        self._trouble = Banner(theme, BannerView(Tone.DECLINED, "cloud-off", "", ""), self._try_again)
        self._patience = QTimer(self, interval=theme.tokens.motion.loading_shown_after)
        self._patience.setSingleShot(True)
        self._lay_out()
        self._connect()
        self._render(self._view)

    def enter(self) -> None:
        self.show_practice()

    def show_practice(self) -> None:
        """Read the played service again and show it: the only way in."""
        if self._tasks.start("look", self._desk.look, answered=self._looked) and self._view.practice is None:
            self._patience.start()

    def hear(self, event: Changed) -> None:
        """Read again when something rings that this screen shows."""
        if event.topic is Topic.PRACTICE and self.isVisible():
            self.show_practice()

    def first_focus(self) -> QWidget | None:
        return self._next.first_focus() if self._view.practice is not None else None

    def _render(self, view: SandboxView) -> None:
        self._view = view
        self._practice.setHidden(bool(view.problem))
        self._trouble.setHidden(not view.problem)
        if view.problem:
            advice = self.tr("Nothing was changed.")
            self._trouble.show_banner(BannerView(Tone.DECLINED, "cloud-off", view.problem, advice))
        self._panels.setVisible(view.practice is not None)
        self._foot.setVisible(view.practice is not None and self._is_low)
        self._waiting.setVisible(view.practice is None and view.is_slow)
        if view.practice is not None:
            self._next.show_practice(view.practice)
            self._cards.show_practice(view.practice)
            self._notices.show_others(view.practice.notices)
            self._fit_in_room()
            self._keep_in_sight()

    def _looked(self, answer: Answer[PracticeView]) -> None:
        self._patience.stop()
        if self._tasks.is_running("choose") or self._tasks.is_running("slow"):
            return  # what was read may be older than what was just pressed; their answer shows it
        self._settle(answer)

    def _settle(self, answer: Answer[PracticeView]) -> None:
        match answer:
            case TaskOk(practice):
                self._render(SandboxView(practice=practice))
                self._begin()
            case TaskKnownError(sentence):
                self._render(replace(self._view, problem=sentence, is_slow=False))
            case TaskBug():
                self._render(replace(self._view, problem=self._went_wrong(), is_slow=False))

    def _say_slow(self) -> None:
        self._render(replace(self._view, is_slow=True))

    def _choose_scenario(self, scenario: str) -> None:
        self._choose(replace(self._intended(), scenario=scenario))

    def _choose_every(self, every: bool) -> None:
        self._choose(replace(self._intended(), every=every))

    def _choose(self, choice: _Choice) -> None:
        self._last_choice = choice
        self._scenarios.wish(choice)

    def _intended(self) -> _Choice:
        """What is set, or what was pressed and is still under way: a second press adds to the first."""
        practice = self._view.practice
        if practice is None or self._tasks.is_running("choose"):
            return self._last_choice
        return _Choice(scenario=practice.scenario, every=practice.every)

    def _use_card(self, card: SampleCard) -> None:
        """Pay with this card: what it leads to is what is meant, not what was chosen before."""
        if self._intended().scenario != BY_CARD:
            self._choose_scenario(BY_CARD)
        self.card_chosen.emit(card)

    async def _set_scenario(self, choice: _Choice) -> PracticeView:
        return await self._desk.choose(choice.scenario, every=choice.every)

    def _offer_others(self) -> None:
        if (practice := self._view.practice) is not None:
            others = self._next.others(practice)
            self._offer(OtherOutcomes(self._theme, others, chosen=practice.scenario), self._choose_scenario)

    def _offer_notices(self) -> None:
        self._offer(OtherNotices(self._theme, self._notices.others), self._send)

    def _offer(self, choices: Dialog, take: Callable[[str], None]) -> None:
        async def ask() -> object:
            return await self._dialogs.open(choices)

        self._tasks.start("offer", ask, answered=partial(_take_choice, take))

    def _send(self, kind: str) -> None:
        if self._tasks.start(f"send {kind}", partial(self._desk.send, kind), answered=partial(self._sent, kind)):
            self._notices.show_busy(kind, busy=True)

    def _sent(self, kind: str, answer: Answer[tuple[NoticeDelivery, ...]]) -> None:
        self._notices.show_busy(kind, busy=False)
        match answer:
            case TaskOk(deliveries):
                self._notices.show_answer(kind, deliveries)
            case TaskKnownError(sentence):
                self._render(replace(self._view, problem=sentence))
            case TaskBug():
                self._render(replace(self._view, problem=self._went_wrong()))

    def _copy(self, card: SampleCard) -> None:
        clipboard.copy(card.number)
        self.told.emit(ToastView(self.tr("Number copied"), grouped(card.number), "copy"))

    def _start_clearing(self) -> None:
        self._tasks.start("clear", self._ask_and_clear, answered=self._cleared)

    async def _ask_and_clear(self) -> bool:
        question = Question(
            title=self.tr("Clear practice data"),
            text=self.tr(
                "The practice book with its payments and notices is set aside, a new one begins, and the practice "
                "service forgets every payment. The live book is not touched."
            ),
            leave=self.tr("Keep it"),
            act=self.tr("Clear"),
            icon="reload",
        )
        if await self._dialogs.open(QuestionDialog(self._theme, question)) is None:
            return False
        self._clear.set_busy(busy=True)
        await self._desk.clear()
        return True

    def _cleared(self, answer: Answer[bool]) -> None:
        self._clear.set_busy(busy=False)
        match answer:
            case TaskOk(was_cleared):
                if was_cleared:
                    detail = self.tr("A new practice book begins")
                    self.told.emit(ToastView(self.tr("Practice data cleared"), detail, "check", "paid_text"))
                    self.show_practice()
            case TaskKnownError(sentence):
                self._render(replace(self._view, problem=sentence))
            case TaskBug():
                self._render(replace(self._view, problem=self._went_wrong()))

    def _went_wrong(self) -> str:
        return self.tr("Something in the till went wrong. It was noted.")

    def _connect(self) -> None:
        self._patience.timeout.connect(self._say_slow)
        self._try_again.clicked.connect(self.show_practice)
        self._clear.clicked.connect(self._start_clearing)
        self._next.scenario_chosen.connect(self._choose_scenario)
        self._next.every_chosen.connect(self._choose_every)
        self._next.delay_chosen.connect(self._delays.wish)
        self._next.others_asked.connect(self._offer_others)
        self._notices.asked_for.connect(self._send)
        self._notices.others_asked.connect(self._offer_notices)
        self._cards.copy_asked.connect(self._copy)
        self._cards.use_asked.connect(self._use_card)
        self._take.clicked.connect(self.payment_asked)

    def _lay_out(self) -> None:
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.addWidget(self._practice)
        self._column.addWidget(self._trouble)
        self._column.addWidget(self._waiting, 1)
        self._column.addWidget(self._panels, 1)
        self._column.addStretch()
        self._scroll(page)
        self._is_low = False
        self._foot = QWidget()
        self._foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._foot_row = QVBoxLayout(self._foot)
        whole = self.layout()
        if whole is not None:
            whole.addWidget(self._foot)
        self._next.take_foot(self._take)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_in_sight()

    def _needs_single_column(self, room: ScreenWidth) -> bool:
        """Let the panels stand one under the other, too, where their words have no room side by side."""
        return self._panels.width_side_by_side(room) > self.width() or super()._needs_single_column(room)

    def _keep_in_sight(self) -> None:
        """Let the filled button stand under everything that scrolls, where its panel would scroll out of the window."""
        is_low = self._is_single or self.height() < self._theme.px(_LOW)
        if is_low is not self._is_low:
            self._is_low = is_low
            if is_low:
                self._foot_row.addWidget(self._take)
            else:
                self._next.take_foot(self._take)
        self._foot.setVisible(is_low and self._view.practice is not None)
        is_narrow, is_slim = self._room is ScreenWidth.NARROW, self._is_single and self.width() < self._theme.px(_SLIM)
        for panel in (self._next, self._notices):
            panel.arrange(is_narrow=is_narrow, is_slim=is_slim)

    def _arrange(self, room: ScreenWidth) -> None:
        space, is_narrow = self._theme.tokens.space, room is ScreenWidth.NARROW
        padding = space.x2 if is_narrow else space.x3
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._column.setSpacing(space.x2)
        self._foot_row.setContentsMargins(padding, space.x1, padding, padding)
        self._panels.arrange(room, is_single=self._is_single)
        self._waiting.pad(padding)
        self._clear.set_icon("" if is_narrow else "reload")


def _take_choice(take: Callable[[str], None], answer: Answer[object]) -> None:
    if isinstance(answer, TaskOk) and isinstance(answer.value, str):
        take(answer.value)


class Panels(QWidget):
    """What the next payment will do, notices on demand, and the cards to pay with.

    They stand side by side, or one under the other where their words have no room.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.next = NextPaymentPanel(theme)
        self.notices = SendNotice(theme)
        self.cards = SampleCards(theme)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(theme.tokens.space.x2)
        for panel, place in zip((self.next, self.notices, self.cards), _SIDE_BY_SIDE, strict=True):
            self._grid.addWidget(panel, *place)
        self._grid.setRowStretch(1, 1)

    def width_side_by_side(self, room: ScreenWidth) -> int:
        """Return how much of the screen they take at least."""
        is_narrow = room is ScreenWidth.NARROW
        for panel in (self.next, self.notices, self.cards):
            panel.arrange(is_narrow=is_narrow)
        left, above, below = (part.minimumSizeHint().width() for part in (self.next, self.notices, self.cards))
        return left + max(above, below) + 3 * self._gap(room)

    def arrange(self, room: ScreenWidth, *, is_single: bool) -> None:
        """Stand as there is room."""
        self._grid.setHorizontalSpacing(self._gap(room))
        places = _ONE_COLUMN if is_single else _SIDE_BY_SIDE
        for panel, place in zip((self.next, self.notices, self.cards), places, strict=True):
            self._grid.addWidget(panel, *place)
        for column, share in enumerate(_SHARES[room]):
            self._grid.setColumnStretch(column, share)
        self.cards.arrange(is_narrow=room is ScreenWidth.NARROW, is_single=is_single)

    def _gap(self, room: ScreenWidth) -> int:
        space = self._theme.tokens.space
        return space.x2 if room is ScreenWidth.NARROW else space.x3
