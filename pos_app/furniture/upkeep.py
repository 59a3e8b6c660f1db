"""What keeps the till in order: its lock, its settings, and in practice the sandbox."""

from functools import partial
from typing import TYPE_CHECKING

from pos_app.domain.events import Changed, Topic
from pos_app.domain.people import Right
from pos_app.front_door import steady
from pos_app.furniture.fittings import Fittings, local_now
from pos_app.furniture.office import Office
from pos_app.furniture.selling import Selling
from pos_app.ui.language import offered
from pos_app.ui.screens.people.front_desk import LockRules, make_front_desk
from pos_app.ui.screens.people.section import PeopleSection
from pos_app.ui.screens.printer_section.section import PrinterSection
from pos_app.ui.screens.sandbox import SandboxScreen
from pos_app.ui.screens.settings.compatibility_page import CompatibilityPage
from pos_app.ui.screens.settings.pages import FeedPage, ScreenPage, ShopPage
from pos_app.ui.screens.settings.screen import Section, SettingsScreen
from pos_app.ui.shell.views import RailItem
from pos_app.ui.sounds import Tune
from pos_app.ui.tokens import Tone

if TYPE_CHECKING:
    from pos_app.domain.practice import SampleCard


class Upkeep:
    """Lock, settings and sandbox."""

    def __init__(self, fittings: Fittings, selling: Selling, office: Office) -> None:
        self._fittings = fittings
        self._office = office
        self._selling = selling
        room, window, theme = fittings.room, fittings.window, fittings.theme
        rules = LockRules(
            fittings.settings.lock_minutes,
            steady,
            kept=lambda: selling.entry.kept,
            is_held=lambda: room.payments.has_customer and selling.payment.isVisible(),
        )
        self.front_desk = make_front_desk(window, theme, room.door.people, room.door.roster, rules)
        window.lock_asked.connect(self.front_desk.lock)
        self.people = PeopleSection(
            theme, room.door.people, room.door.roster, dialogs=window.dialogs, in_place=fittings.in_place
        )
        self.printer = PrinterSection(theme, room.printing, now=local_now)
        self.settings = SettingsScreen(
            theme, room.preferences, self._sections(), who=fittings.who, may=fittings.may, in_place=fittings.in_place
        )

    def put_in(self) -> None:
        """Put them behind their entries of the rail."""
        window, relay, room = self._fittings.window, self._fittings.relay, self._fittings.room
        item = RailItem("settings", window.tr("Settings"), "sliders", "F6", at_foot=True)
        window.add_screen(item, self.settings)
        relay.changed.connect(self.people.hear)
        relay.changed.connect(self._hear)
        if room.practice is None:
            return
        sandbox = SandboxScreen(self._fittings.theme, room.practice, window.dialogs)
        sandbox.payment_asked.connect(partial(window.open_screen, "card"))
        sandbox.card_chosen.connect(self._use_card)
        relay.changed.connect(sandbox.hear)
        item = RailItem("sandbox", window.tr("Sandbox"), "flask", "F7", at_foot=True, tone=Tone.SANDBOX)
        window.add_screen(item, sandbox)

    def show_person(self) -> None:
        """Show what whoever is at the counter now may set."""
        if self.settings.isVisible():
            self.settings.enter()

    def _hear(self, event: Changed) -> None:
        if event.topic is Topic.PAPER:
            self.printer.look()

    def _use_card(self, sample: "SampleCard") -> None:
        """Open the form with the number of this test card in it."""
        self._fittings.window.open_screen("card")
        self._selling.card.use_number(bytearray(sample.number, "ascii"))

    def _sections(self) -> tuple[Section, ...]:
        room, window, theme = self._fittings.room, self._fittings.window, self._fittings.theme
        tr = window.tr
        screen = ScreenPage(theme, languages=offered)
        screen.sound_asked.connect(partial(self._fittings.sounds.play, Tune.PAID))
        compatibility = CompatibilityPage(theme, room.compatibility, who=self._fittings.who)
        return (
            Section("shop", tr("Shop"), tr("In the top bar and on receipts"), "shop", ShopPage(theme)),
            self._office.service(),
            Section("feed", tr("Live feed"), tr("How the till hears of money"), "feed", FeedPage(theme)),
            Section("printer", tr("Printer"), tr("A printer problem never changes a payment"), "print", self.printer),
            Section("screen", tr("Screen and language"), tr("For this till only"), "monitor", screen),
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
