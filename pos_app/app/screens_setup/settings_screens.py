"""The lock, the settings and, in practice, the screen of the sandbox."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pos_app.app.process import SystemClock
from pos_app.app.screens_setup.payment_screens import PaymentScreens
from pos_app.app.screens_setup.screen_context import ScreenContext, local_now
from pos_app.app.screens_setup.service_screens import ServiceScreens
from pos_app.domain.events import Changed, Topic
from pos_app.domain.people import Right
from pos_app.system.settings import Language
from pos_app.ui.frame.views import RailItem
from pos_app.ui.kit.language import offered
from pos_app.ui.kit.sounds import Tune
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.people.lock_controller import LockRules, make_lock_controller
from pos_app.ui.people.section import PeopleSection
from pos_app.ui.practice.screen import SandboxScreen
from pos_app.ui.settings.compatibility_page import CompatibilityPage
from pos_app.ui.settings.pages import FeedPage, ScreenPage, ShopPage
from pos_app.ui.settings.printer.section import PrinterSection
from pos_app.ui.settings.screen import Section, SettingsScreen

if TYPE_CHECKING:
    from pos_app.domain.practice import SampleCard


def plain_sections(
    theme: Theme, *, languages: tuple[tuple[Language, str], ...], try_sound: Callable[[], object]
) -> dict[str, Section]:
    """Make the pages that are nothing but settings, each with its entry in the list; the pictures show the same."""
    shop, screen = ShopPage(theme), ScreenPage(theme, languages=languages)
    screen.sound_asked.connect(try_sound)
    tr = shop.tr
    sections = (
        Section("shop", tr("Shop"), tr("In the top bar and on receipts"), "shop", shop),
        Section("feed", tr("Live feed"), tr("How the till hears of money"), "feed", FeedPage(theme)),
        Section("screen", tr("Screen and language"), tr("For this till only"), "monitor", screen),
    )
    return {each.id: each for each in sections}


class SettingsScreens:
    """Lock, settings and sandbox."""

    def __init__(self, context: ScreenContext, selling: PaymentScreens, office: ServiceScreens) -> None:
        self._context = context
        self._office = office
        self._selling = selling
        room, window, theme = context.room, context.window, context.theme
        rules = LockRules(
            context.settings.lock_minutes,
            SystemClock().steady,
            kept=lambda: selling.entry.kept,
            is_held=lambda: room.payments.has_customer and selling.payment.isVisible(),
        )
        self.lock_controller = make_lock_controller(window, theme, room.door.people, room.door.roster, rules)
        window.lock_asked.connect(self.lock_controller.lock)
        self.people = PeopleSection(
            theme, room.door.people, room.door.roster, dialogs=window.dialogs, in_place=context.in_place
        )
        self.printer = PrinterSection(theme, room.printing, now=local_now)
        self.settings = SettingsScreen(
            theme, room.preferences, self._sections(), may=context.may, in_place=context.in_place
        )

    def put_in(self) -> None:
        """Put them behind their entries of the rail."""
        window, relay, room = self._context.window, self._context.relay, self._context.room
        item = RailItem("settings", window.tr("Settings"), "sliders", "F6", at_foot=True)
        window.add_screen(item, self.settings)
        relay.changed.connect(self._hear)
        if room.practice is None:
            return
        sandbox = SandboxScreen(self._context.theme, room.practice, window.dialogs)
        sandbox.payment_asked.connect(partial(window.open_screen, "card"))
        sandbox.card_chosen.connect(self._use_card)
        relay.changed.connect(sandbox.hear)
        item = RailItem("sandbox", window.tr("Sandbox"), "flask", "F7", at_foot=True, tone=Tone.SANDBOX)
        window.add_screen(item, sandbox)

    def show_person(self) -> None:
        """Show what whoever is at the counter now may set."""
        if self.settings.isVisible():
            self.settings.enter()
        self.people.hear()

    def _hear(self, event: Changed) -> None:
        if event.topic is Topic.PAPER:
            self.printer.look()

    def _use_card(self, sample: "SampleCard") -> None:
        """Open the form with the number of this test card in it."""
        self._context.window.open_screen("card")
        self._selling.card.use_number(bytearray(sample.number, "ascii"))

    def _sections(self) -> tuple[Section, ...]:
        room, window, theme = self._context.room, self._context.window, self._context.theme
        tr = window.tr
        plain = plain_sections(theme, languages=offered(), try_sound=partial(self._context.sounds.play, Tune.PAID))
        compatibility = CompatibilityPage(theme, room.compatibility)
        return (
            plain.pop("shop"),
            self._office.service(),
            plain.pop("feed"),
            Section("printer", tr("Printer"), tr("A printer problem never changes a payment"), "print", self.printer),
            plain.pop("screen"),
            *plain.values(),
            Section(
                "people", tr("People and PINs"), tr("Who works at this till"), "users", self.people, Right.PEOPLE,
                saves=False, is_framed=False,
            ),
            Section(
                "compatibility", tr("Compatibility"), "", "wrench", compatibility, Right.SERVICE, saves=False,
                is_framed=False,
            ),
            self._office.backups(),
            self._office.about(),
        )  # fmt: skip
