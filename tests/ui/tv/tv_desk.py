"""A counter where television is renewed, for tests: desks that remember, lists that can be made to wait, a clock."""

from dataclasses import dataclass, field, replace
from datetime import datetime

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from pos_app.domain.errors import KnownError
from pos_app.domain.people import Member, Right, Role, SignedApproval
from pos_app.domain.pin import Pin
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.tv_view import OrderView, PackageList, ProviderList, RecentNumber, TvChoice
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.tv.acceptance import Checked
from pos_app.ui.tv.form import TvForm
from pos_app.ui.tv.screen import TvScreen
from tests.pictures import samples_tv as samples
from tests.pictures.samples_progress import SLIP
from tests.pictures.samples_tv_desks import PaintedLogos
from tests.ui.counter import Heard
from tests.ui.desk import Gate
from tests.ui.hands import keyboard

TV = RailItem("tv", "Cable TV", "tv", "F2")
ANOTHER = RailItem("card", "Card", "card", "F1")
PIN = "246810"


@dataclass
class Orders:
    """Takes choices and keeps them; what is put there is what it answers."""

    gate: Gate = field(default_factory=Gate)
    views: dict[str, OrderView] = field(default_factory=dict[str, OrderView])
    bought: list[tuple[TvChoice, str]] = field(default_factory=list[tuple[TvChoice, str]])
    calls: list[str] = field(default_factory=list[str])
    refusals: list[KnownError] = field(default_factory=list[KnownError])
    becomes: OrderView = samples.DELIVERED
    slips: int = 0

    def put(self, view: OrderView) -> None:
        self.views[view.reference] = view

    def new_slip(self) -> str:
        self.slips += 1
        return f"slip-{self.slips}"

    async def buy(self, choice: TvChoice, *, approval: SignedApproval | None = None) -> str:
        self.bought.append((choice, approval.by.name if approval else ""))
        await self.gate.pass_through()
        if self.refusals:
            raise self.refusals.pop(0)
        self.put(self.becomes)
        return self.becomes.reference

    async def send_again(self, reference: str, *, approval: SignedApproval | None) -> None:
        self.calls.append(f"{approval.by.name if approval else ''}: send {reference}")
        await self.gate.pass_through()

    async def manager_says(
        self, reference: str, *, is_delivered: bool, reason: str, approval: SignedApproval | None
    ) -> None:
        manager = approval.by.name if approval else ""
        self.calls.append(f"{manager}: {reference} {'delivered' if is_delivered else 'not delivered'}, {reason}")

    async def view(self, reference: str) -> OrderView:
        return self.views[reference]

    async def open_orders(self) -> tuple[OrderView, ...]:
        return tuple(view for view in self.views.values() if view.word.value in {"Waiting", "Not sure"})


@dataclass
class Shelves:
    """Lists as they were and as they are; each answer can be held back."""

    now: datetime = samples.NOW
    kept: tuple[Package, ...] = samples.PACKAGES
    fresh: tuple[Package, ...] = samples.PACKAGES
    providers_kept: tuple[Provider, ...] = samples.PROVIDERS
    kept_at: datetime | None = samples.NOW
    problem: str = ""
    said: Validated | KnownError = samples.VALIDATED
    gate: Gate = field(default_factory=Gate)
    checks: Gate = field(default_factory=Gate)
    asked: list[str] = field(default_factory=list[str])

    async def providers(self) -> ProviderList:
        return ProviderList(self.providers_kept, self.kept_at if self.providers_kept else None)

    async def fresh_providers(self) -> ProviderList:
        self.asked.append("providers")
        await self.gate.pass_through()
        return ProviderList(samples.PROVIDERS, self.now, Sentence.recorded(self.problem))

    async def packages(self, provider: Provider) -> PackageList:
        return PackageList(provider, self.kept, self.kept_at if self.kept else None)

    async def fresh_packages(self, provider: Provider) -> PackageList:
        self.asked.append(f"packages {provider.name}")
        await self.gate.pass_through()
        if self.problem:
            return PackageList(provider, self.kept, self.kept_at, Sentence.recorded(self.problem))
        return PackageList(provider, self.fresh, self.now)

    async def check_number(self, provider: Provider, number: str) -> Validated:
        self.asked.append(f"number {provider.name} {number}")
        await self.checks.pass_through()
        if isinstance(self.said, KnownError):
            raise self.said
        return self.said


@dataclass
class Book:
    """Numbers in a hand."""

    is_on: bool = True
    numbers: tuple[RecentNumber, ...] = samples.RECENT
    kept: list[tuple[str, str, str]] = field(default_factory=list[tuple[str, str, str]])

    async def turn(self, *, on: bool) -> None:
        self.is_on = on
        self.numbers = ()

    async def recent(self, provider: Provider) -> tuple[RecentNumber, ...]:
        return tuple(each for each in self.numbers if each.provider == provider.sent_as)

    async def keep(self, provider: Provider, number: str, *, customer: str) -> None:
        self.kept.append((provider.name, number, customer))

    async def remove(self, number: RecentNumber) -> None:
        self.numbers = tuple(each for each in self.numbers if each != number)

    async def clear(self) -> None:
        self.numbers = ()


@dataclass
class Managers:
    """Some PINs are good."""

    why_not: Sentence = SILENCE
    names: dict[str, str] = field(default_factory=lambda: {PIN: "Funke Adeola"})
    acts: list[str] = field(default_factory=list[str])

    async def approve(self, pin: Pin, *, act: str) -> SignedApproval | None:
        self.acts.append(act)
        with pin:
            name = self.names.get(pin.digits.decode())
        return SignedApproval(Member(name, name, Role.MANAGER), Right.APPROVE, act) if name else None


@dataclass
class WallClock:
    """Goes when it is told to."""

    at: datetime = samples.NOW

    def now(self) -> datetime:
        return self.at


@dataclass
class TvCounter:
    """All of it together."""

    window: TillWindow
    screen: TvScreen
    orders: Orders
    shelves: Shelves
    book: Book
    managers: Managers
    heard: Heard
    clock: WallClock
    counted: list[int] = field(default_factory=list[int])

    @property
    def form(self) -> TvForm:
        return self.screen.entry.form

    @property
    def sentence(self) -> str:
        """What stands over Pay."""
        return self.form.summary.sentence

    @property
    def stands(self) -> Checked:
        return self.form.check.acceptance.stands

    @property
    def focus(self) -> QWidget:
        return keyboard(self.window)

    @property
    def can_pay(self) -> bool:
        return self.form.summary.pay.isEnabled() and not self.form.summary.pay.isHidden()

    def type(self, text: str) -> None:
        """Type where the keyboard is; it may move on with any key."""
        for sign in text:
            QTest.keyClicks(self.focus, sign)

    def show_order(self, view: OrderView) -> None:
        self.orders.put(view)
        self.screen.order.show_order(view)


def set_up(window: TillWindow, theme: Theme, **shelves: object) -> TvCounter:
    """Put the screen into the window, behind another one's key as well."""
    orders, book, managers, heard, clock = Orders(), Book(), Managers(), Heard(), WallClock()
    lists = replace(Shelves(), **shelves)
    logos = PaintedLogos()
    screen = TvScreen(
        theme,
        orders,
        lists,
        logos,
        book,
        managers,
        dialogs=window.dialogs,
        slip_head=SLIP,
        now=clock.now,
        sounds=heard,
    )
    counter = TvCounter(window, screen, orders, lists, book, managers, heard, clock)
    screen.counted.connect(counter.counted.append)
    screen.show_offer(samples.OFFER)
    window.add_screen(TV, screen)
    return counter
