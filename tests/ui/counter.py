"""A payment on the counter for tests: a desk that remembers, pages that can be opened, sounds that can be counted."""

from dataclasses import dataclass, field
from datetime import datetime

from PySide6.QtCore import QTimer
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QStackedWidget, QWidget

from pos_app.domain.payment_view import PaymentView
from pos_app.ui.card.progress_screen import PaymentScreen
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.sounds import Tune
from pos_app.ui.kit.theme import Theme
from tests.pictures.samples_progress import SLIP, after
from tests.ui.desk import Gate

_TICK = 100
CARD = RailItem("card", "Card", "card", "F1")


@dataclass
class Desk:
    """Answers from the views it was given last."""

    views: dict[str, PaymentView] = field(default_factory=dict[str, PaymentView])
    gate: Gate = field(default_factory=Gate)
    asking: Gate = field(default_factory=Gate)
    calls: list[str] = field(default_factory=list[str])

    def put(self, view: PaymentView) -> None:
        self.views[view.reference] = view

    async def view(self, reference: str) -> PaymentView:
        self.calls.append("view")
        await self.gate.pass_through()
        return self.views[reference]

    async def check_now(self, reference: str) -> None:
        self.calls.append(f"check {reference}")
        await self.asking.pass_through()

    async def ask_to_cancel(self, reference: str) -> None:
        self.calls.append(f"cancel {reference}")
        await self.asking.pass_through()

    async def show_page(self, reference: str) -> None:
        self.calls.append(f"page {reference}")
        await self.asking.pass_through()


class BlankPage(QWidget):
    """What stands on the stage."""

    def __init__(self, *, can_open_elsewhere: bool = True) -> None:
        super().__init__()
        self.can_open_elsewhere = can_open_elsewhere


@dataclass
class Page:
    """A page that counts what is asked of it."""

    view: BlankPage
    stage: QStackedWidget
    is_in_own_window: bool = False
    calls: list[str] = field(default_factory=list[str])

    def reload(self) -> None:
        self.calls.append("reload")

    def open_elsewhere(self) -> None:
        self.calls.append("elsewhere")

    def move_to_own_window(self, screen: QScreen | None = None) -> None:
        del screen
        self.stage.removeWidget(self.view)
        self.is_in_own_window = True

    def return_to_stage(self) -> None:
        self.stage.addWidget(self.view)
        self.is_in_own_window = False


@dataclass
class Pages:
    """The pages that customers have, as the browser of the till keeps them."""

    stage: QStackedWidget
    pages: dict[str, Page] = field(default_factory=dict[str, Page])

    def open(self, reference: str, *, can_open_elsewhere: bool = True) -> Page:
        page = Page(BlankPage(can_open_elsewhere=can_open_elsewhere), self.stage)
        self.stage.addWidget(page.view)
        self.stage.setCurrentWidget(page.view)  # as the browser does, and before it can be asked for
        self.pages[reference] = page
        return page

    def close(self, reference: str) -> None:
        page = self.pages.pop(reference)
        self.stage.removeWidget(page.view)
        page.view.setParent(None)
        page.view.deleteLater()

    def approval_of(self, reference: str) -> Page | None:
        return self.pages.get(reference)


@dataclass
class Heard:
    """What was played."""

    tunes: list[Tune] = field(default_factory=list[Tune])

    def play(self, tune: Tune) -> None:
        self.tunes.append(tune)


@dataclass
class WallClock:
    """Goes when it is told to."""

    seconds: float = 10.6

    def now(self) -> datetime:
        return after(self.seconds)


@dataclass
class Counter:
    """All of it together."""

    window: TillWindow
    screen: PaymentScreen
    desk: Desk
    pages: Pages
    heard: Heard
    clock: WallClock

    @property
    def is_ticking(self) -> bool:
        """Whether the clock of the step goes."""
        return any(timer.isActive() for timer in self.screen.findChildren(QTimer) if timer.interval() == _TICK)

    @property
    def takes_presses(self) -> bool:
        """Whether it is long enough ago that something else stood there."""
        return not any(timer.isActive() for timer in self.screen.findChildren(QTimer) if timer.isSingleShot())

    def show(self, view: PaymentView) -> None:
        self.desk.put(view)
        self.screen.show_payment(view)


def set_up(window: TillWindow, theme: Theme) -> Counter:
    """Put an empty payment screen into the window."""
    stage = QStackedWidget()
    desk, pages, heard, clock = Desk(), Pages(stage), Heard(), WallClock()
    screen = PaymentScreen(theme, desk, pages, stage=stage, slip=SLIP, sounds=heard, now=clock.now)
    window.add_screen(CARD, screen)
    return Counter(window, screen, desk, pages, heard, clock)
