"""The form of a TV order: provider, number, package and how the customer paid, each from its own part."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.replies import Package, Provider
from pos_app.domain.tv_numbers import can_be_checked
from pos_app.domain.tv_view import PackageList, PaidHow, ProviderList, TvChoice
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import BannerView
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.skeleton import Skeleton
from pos_app.ui.transaction.blocked_banner import BlockedBanner, BlockedWords
from pos_app.ui.tv.acceptance import Checked
from pos_app.ui.tv.desk import Lists, LogoCache
from pos_app.ui.tv.list_reader import ListReader
from pos_app.ui.tv.number_check import NumberCheck
from pos_app.ui.tv.number_section import NumberSection
from pos_app.ui.tv.package_list import PackageSection
from pos_app.ui.tv.provider_tiles import ProviderTiles
from pos_app.ui.tv.sentence_over_pay import TvMissing
from pos_app.ui.tv.summary_panel import SummaryPanel
from pos_app.ui.tv.summary_words import Filled

_NOBODY = Provider("", "", "")
_ROWS_IN_ONE_COLUMN: Final = 4


class TvForm(QWidget):
    """Knows what is chosen and what is still missing; what becomes of it is for the screen to say."""

    edited = Signal()  # by a person
    told = Signal()  # by the service
    package_gone = Signal(str)  # its name: it is no longer sold as it was chosen
    failed = Signal(str)

    def __init__(self, theme: Theme, lists: Lists, logos: LogoCache, *, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._theme = theme
        self._now = now
        self._providers: tuple[Provider, ...] = ()
        self._packages: PackageList | None = None
        self._package: Package | None = None
        self._paid_how: PaidHow | None = None
        self._goes_on = False  # Enter was pressed in the number: on to the packages once it is accepted
        self.provider: Provider | None = None
        self._reader = ListReader(theme, lists, self, now=now)
        self.check = NumberCheck(lists, self, now=now)
        self.choice = ChoicePanel(theme, logos)
        self.summary = SummaryPanel(theme)
        self._panels = QHBoxLayout(self)
        self._panels.setContentsMargins(0, 0, 0, 0)
        self._panels.addWidget(self.choice, 1)
        self._panels.addWidget(self.summary)
        self._connect()

    @property
    def number(self) -> str:
        """What is typed."""
        return self.choice.number.number

    @property
    def filled(self) -> Filled:
        """What is chosen so far."""
        packages = self._packages
        return Filled(
            provider=self.provider,
            number=self.number,
            acceptance=self.check.acceptance,
            package=self._package,
            as_of=packages.as_of if packages is not None else None,
            is_stale=packages is not None and bool(packages.problem),
            paid_how=self._paid_how,
            missing=self.missing(),
        )

    def missing(self) -> tuple[TvMissing, ...]:
        """Name what still keeps the order from being made, in the order of the screen."""
        can_check = can_be_checked(self.number)
        there = {
            TvMissing.PROVIDER: self.provider is not None,
            TvMissing.NUMBER: can_check,
            TvMissing.CHECK: not can_check or self.check.acceptance.accepts(self.provider, self.number),
            TvMissing.PACKAGE: self._package is not None,
            TvMissing.PAID_HOW: self._paid_how is not None,
        }
        return tuple(part for part, is_there in there.items() if not is_there)

    def chosen(self, slip: str) -> TvChoice | None:
        """Return everything that the customer was read back; None while something is missing."""
        provider, package, paid_how, known = self.provider, self._package, self._paid_how, self.check.acceptance
        if self.missing() or provider is None or package is None or paid_how is None:
            return None
        if package.price is None or known.validated is None:
            return None
        return TvChoice(slip, provider, self.number, known.validated, package, package.price, paid_how, known.seconds)

    def read(self, *, again: bool) -> None:
        """Read the lists; `again`: fresh ones, however old those are that stand here."""
        self._reader.asks = True
        self._reader.read_providers(again=again)
        if self.provider is not None:
            self._reader.read_packages(self.provider, again=again)

    def warm_up(self) -> None:
        """Read what is kept before anybody looks; the service is not asked.

        Not beside a first look that goes on still: the service has to be asked for that one.
        """
        if self.provider is None and not self.isVisible():
            self._reader.asks = False
            self._reader.read_providers()

    def empty(self) -> None:
        """Begin for the next customer; the provider stays."""
        self._paid_how = None
        self.take_package(None)
        self.choice.packages.search.clear()
        self.choice.number.field.show_number("")
        self.check.forget()

    def begin_with(self, provider: str, number: str) -> None:
        """Begin with what is known of a customer: the number is checked again."""
        self.empty()
        same = [each for each in self._providers if provider in {each.name, each.sent_as}]
        if same:
            self._choose_provider(same[0])
            self.use_number(number)

    def use_number(self, number: str) -> None:
        """Put this number there, and ask about it."""
        self.choice.number.field.show_number(number)
        self._ask()

    def take_package(self, package: Package | None) -> None:
        """Have this one chosen, or none."""
        self._package = package
        self.choice.packages.choose(package)

    def lock(self, *, locked: bool) -> None:
        """Let nothing be changed while it is being bought."""
        for part in (self.choice.tiles, self.choice.packages, self.choice.number):
            part.setDisabled(locked)

    def arrange(self, *, is_narrow: bool, is_single: bool) -> None:
        """Fit the panels to the room there is: side by side, or in one column that scrolls above Pay."""
        space = self._theme.tokens.space
        self._panels.setSpacing(space.x2 if is_narrow else space.x3)
        self.choice.arrange(is_narrow=is_narrow, is_single=is_single)
        self.summary.arrange(is_narrow=is_narrow, is_single=is_single)
        if is_single:
            self.summary.take_above(self.choice)
        else:
            self.choice.be_plain(is_plain=False)
            self._panels.insertWidget(0, self.choice, 1)
            self.summary.stand_beside_choice()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Providers, number, packages, how it was paid, Pay: wherever they stand."""
        QWidget.setTabOrder(self.choice, self.summary)

    def _take_providers(self, kept: ProviderList) -> None:
        self.choice.show_waiting(is_waiting=False)
        self._providers = kept.providers
        self.choice.tiles.show_providers(kept.providers)
        same = next((each for each in kept.providers if self.provider and each.sent_as == self.provider.sent_as), None)
        if same is not None and same != self.provider:
            self.provider = same  # it has another name or logo now, and is the same one
            self.choice.number.use(same)
        if self.provider not in kept.providers:
            self._choose_provider(kept.providers[0] if kept.providers else None)
        else:
            self.choice.tiles.choose(self.provider)
        if not kept.providers:
            nothing = PackageList(_NOBODY, problem=kept.problem)
            self.choice.packages.show_packages(nothing, now=self._now())
        self.told.emit()

    def _choose_provider(self, provider: Provider | None) -> None:
        if provider is not None and provider == self.provider:
            return
        self.provider, self._packages = provider, None
        self.take_package(None)
        self.choice.tiles.choose(provider)
        self.choice.number.use(provider)
        self.choice.packages.show_nothing_yet()
        self.check.forget()
        if provider is not None:
            self._reader.read_packages(provider)
        self.edited.emit()

    def _take_packages(self, packages: PackageList) -> None:
        if self.provider is None or packages.provider.sent_as != self.provider.sent_as:
            return
        before, self._packages = self._package, packages
        self.choice.packages.show_packages(packages, now=self._now())
        if before is not None and before not in packages.packages:
            self.take_package(None)
            self.package_gone.emit(before.name)
        self.choice.packages.choose(self._package)
        self.told.emit()

    def _choose_package(self, package: Package) -> None:
        self.take_package(package)
        self.edited.emit()

    def _choose_paid_how(self, paid_how: PaidHow) -> None:
        self._paid_how = paid_how
        self.edited.emit()

    def _edit_number(self) -> None:
        self._goes_on = False
        self.check.forget()
        self.edited.emit()

    def _ask(self) -> None:
        self.check.ask(self.provider, self.number)

    def _ask_again(self) -> None:
        self.check.ask(self.provider, self.number, again=True)

    def _read_again(self) -> None:
        self.read(again=True)

    def _enter_number(self) -> None:
        self._goes_on = can_be_checked(self.number)
        self._go_on()

    def _hear_check(self) -> None:
        if self.check.acceptance.stands not in {Checked.ASKING, Checked.ACCEPTED}:
            self._goes_on = False
        self.told.emit()
        self._go_on()

    def _go_on(self) -> None:
        """After Enter: on to the packages when the number is accepted, unless the keyboard went elsewhere."""
        if self._goes_on and self.check.acceptance.accepts(self.provider, self.number):
            self._goes_on = False
            if self.choice.number.field.hasFocus():
                go_by_key(self.choice.packages.first_focus())

    def _say_slow_providers(self) -> None:
        if not self._providers:
            self.choice.show_waiting(is_waiting=True)
            self.choice.packages.show_nothing_yet(is_slow=True)

    def _say_slow_packages(self) -> None:
        if self._packages is None:
            self.choice.packages.show_nothing_yet(is_slow=True)

    def _connect(self) -> None:
        choice, number, packages, reader = self.choice, self.choice.number, self.choice.packages, self._reader
        choice.tiles.chosen.connect(self._choose_provider)
        choice.tiles.entered.connect(number.field.setFocus)
        number.edited.connect(self._edit_number)
        number.check_asked.connect(self._ask)
        number.again_asked.connect(self._ask_again)
        number.entered.connect(self._enter_number)
        packages.chosen.connect(self._choose_package)
        packages.went_on.connect(self.summary.focus_paid_how)
        packages.again_asked.connect(self._read_again)
        self.summary.paid_how_chosen.connect(self._choose_paid_how)
        reader.providers_read.connect(self._take_providers)
        reader.packages_read.connect(self._take_packages)
        reader.providers_slow.connect(self._say_slow_providers)
        reader.packages_slow.connect(self._say_slow_packages)
        reader.failed.connect(self.failed)
        self.check.told.connect(self._hear_check)


class ChoicePanel(Panel):
    """Three questions, one under the other; a banner takes its height from the list, never from the fields."""

    def __init__(self, theme: Theme, logos: LogoCache) -> None:
        super().__init__(theme)
        self.show_orders = Button(theme, self.tr("Show"))
        self.show_orders.setAccessibleName(self.tr("Show the orders without a result"))
        self.blocked = BlockedBanner(theme, self._blocked_words())
        self.tiles = ProviderTiles(theme, logos)
        self.number = NumberSection(theme)
        self.packages = PackageSection(theme)
        self._waiting = Skeleton(theme)
        self._waiting.setFixedHeight(self.tiles.height())
        self._waiting.hide()
        self._tiles_place = QWidget()
        place = QVBoxLayout(self._tiles_place)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(self.tiles)
        place.addWidget(self._waiting)
        for part in (self.blocked, self._tiles_place, self.number):
            self.column.addWidget(part)
        self.column.addWidget(self.packages, 1)

    def _blocked_words(self) -> BlockedWords:
        title = self.tr("Service not reachable. TV payments are paused.")
        detail = self.tr("The lists stand as they were. The till asks again every 10 s.")
        offline = BannerView(Tone.DECLINED, "cloud-off", title, detail)
        return BlockedWords(self.tr("TV payments are closed."), offline, beside_unfinished=(self.show_orders,))

    def show_waiting(self, *, is_waiting: bool) -> None:
        """Show grey bars in the place of the tiles."""
        self._waiting.setVisible(is_waiting)
        self.tiles.setHidden(is_waiting)

    def arrange(self, *, is_narrow: bool, is_single: bool) -> None:
        """Fit the parts to the room there is; where everything scrolls the list keeps a height of its own."""
        self.packages.keep_rows(_ROWS_IN_ONE_COLUMN if is_single else 0)
        space = self._theme.tokens.space
        self.pad(space.x2 if is_narrow else space.x3)
        self.number.arrange(is_narrow=is_narrow, is_single=is_single and is_narrow)
        for part in (self.tiles, self.packages):
            part.arrange(is_narrow=is_narrow)
