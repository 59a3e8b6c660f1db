"""Puts the screens into the window: each with what it asks of others, behind its entry of the rail, hearing changes."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget

from pos_app.app.process import TillProcess
from pos_app.app.screens_setup.history_screens import HistoryScreens
from pos_app.app.screens_setup.payment_screens import PaymentScreens
from pos_app.app.screens_setup.screen_context import VOLUME, ScreenContext
from pos_app.app.screens_setup.service_screens import ProcessActions, ServiceScreens
from pos_app.app.screens_setup.settings_screens import SettingsScreens
from pos_app.system.paths import resources
from pos_app.system.settings import Settings
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.help.book import pages
from pos_app.ui.help.dialog import HelpDialog
from pos_app.ui.kit.file_choice import LastFolder
from pos_app.ui.kit.language import spoken_here
from pos_app.ui.kit.sounds import Sounds
from pos_app.ui.kit.tasks import Answer, Relay, TaskKnownError, TaskScope, Wishes
from pos_app.ui.kit.theme import Mode, Theme
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.web.browser import WebBrowser

if TYPE_CHECKING:
    from pos_app.app.services_setup import TillServices


class TillScreens:
    """The screens of one window."""

    def __init__(
        self, window: TillWindow, theme: Theme, relay: Relay, *, process: TillProcess, outside: ProcessActions
    ) -> None:
        self._window = window
        self._theme = theme
        self._relay = relay
        self._process = process
        self._outside = outside
        self._language = spoken_here(process.settings.settings.language).value
        self._is_loud = process.settings.settings.sounds
        self._fills_screen = process.settings.settings.full_screen
        self._sounds = Sounds(window, resources() / "sounds", volume=lambda: VOLUME if self._is_loud else 0)
        self._stage = QStackedWidget(window)
        self._stage.hide()
        self.browser = WebBrowser(theme, self._stage, resources=resources())
        self._tasks = TaskScope(window)
        self._turns = Wishes(self._tasks, "sound", self._save_sound, answered=self._say_unsaved)
        self._room: TillServices | None = None
        self._selling: PaymentScreens | None = None
        self._records: HistoryScreens | None = None
        self._upkeep: SettingsScreens | None = None

    def put_in(self, room: "TillServices") -> None:
        """Add every screen that works in this environment."""
        self._room = room
        LastFolder.here().keep_in(self._process.places.last_folder)
        environment = self._process.places.environment
        context = ScreenContext(self._window, self._theme, self._relay, room, self._sounds, environment, self._tasks)
        self._selling = PaymentScreens(context, self.browser, self._stage)
        self._records = HistoryScreens(context, self._selling)
        office = ServiceScreens(context, self._process, self._outside)
        self._upkeep = SettingsScreens(context, self._selling, office)
        for part in (self._selling, self._records, self._upkeep):
            part.put_in()
        self._records.shift.closed.connect(self._upkeep.lock_controller.switch)  # which waits for the customer's page
        self._selling.activity.sound_turned.connect(self._turn_sound)
        self._window.help_asked.connect(self._show_help)
        room.preferences.listen(self._use)
        room.door.people.on_change(self._show_person)

    async def watch_the_counter(self) -> None:
        """Lock the till when nobody has touched it for long enough."""
        if self._upkeep is not None:
            await self._upkeep.lock_controller.watch()

    async def show_offer(self) -> None:
        """Tell the forms what stands in the way of paying now."""
        if self._room is not None:
            await self._room.clock_check.look()
        if self._selling is not None:
            self._selling.show_offer()

    async def warm_up(self) -> None:
        """Bring up what takes long the first time: kept lists, the browser, and what plays sounds."""
        if self._selling is not None:
            self._selling.tv.warm_up()
        await self.browser.warm_up()
        if self._is_loud:
            self._sounds.warm_up()

    def _use(self, settings: Settings) -> None:
        """Look and sound as is set from now on, and write it on paper."""
        self._is_loud = settings.sounds
        self._theme.choose(Mode(settings.theme.value))
        self._theme.use_contrast(high=settings.high_contrast)
        self._theme.show_keys(shows=settings.key_hints)
        if settings.full_screen is not self._fills_screen:  # what F11 did holds until this is set otherwise
            self._fills_screen = settings.full_screen
            self._window.fill_screen(fills=settings.full_screen)
        if self._selling is not None and self._records is not None:
            self._selling.show_settings()
            self._records.show_settings()

    def _show_person(self) -> None:
        if self._records is not None and self._upkeep is not None:
            self._records.show_person()
            self._upkeep.show_person()

    def _show_help(self, page: str) -> None:
        self._window.show_above(HelpDialog(self._theme, pages(resources(), self._language), page=page))

    def _turn_sound(self, is_loud: bool) -> None:
        self._is_loud = is_loud
        self._turns.wish(is_loud)

    async def _save_sound(self, is_loud: bool) -> None:
        if self._room is not None:
            await self._room.preferences.note({"sounds": is_loud})

    def _say_unsaved(self, answer: Answer[None]) -> None:
        if isinstance(answer, TaskKnownError):
            self._window.toast(ToastView(self._window.tr("Settings"), answer.sentence, "alert", "unsure_text"))
