"""The pages that are plain settings: the shop, the live feed, the screen."""

__audience__ = "back office"

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from pos_app.system.settings import Language, NoticeAddress
from pos_app.system.settings import ThemeChoice as ThemeSetting
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.settings.page import SettingsPage

_SIZES: Final = (100, 125, 150, 200)
_MINUTES: Final = (1, 2, 5, 10)


class ShopPage(SettingsPage):
    """What stands in the top bar and on receipts, and how a shift is closed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        mail = Qt.InputMethodHint.ImhEmailCharactersOnly
        self.add_text("shop_name", self.tr("Name of the shop"), self.tr("In the top bar and on receipts"))
        self.add_text("till_name", self.tr("Name of this till"), self.tr("Within the shop"))
        self.add_text("till_prefix", self.tr("References begin with"), self.tr("Small letters and digits, no spaces"))
        self.add_text("shop_address", self.tr("Address"), self.tr("On receipts"))
        self.add_text("shop_phone", self.tr("Telephone"), self.tr("On receipts"))
        self.add_text("receipt_footer", self.tr("Last line of a receipt"), self.tr("Such as: Thank you"))
        about = self.tr("For customers who give none")
        self.add_text("shop_email", self.tr("The shop’s e-mail"), about, hint=mail)
        about = self.tr("The drawer is counted before the till says what should be in it")
        self.add_switch("blind_close", self.tr("Blind close"), about)
        about = self.tr("Offers numbers of decoders again, masked; turning it off forgets them")
        self.add_switch("recent_numbers", self.tr("Recent numbers"), about)
        self.end()


class FeedPage(SettingsPage):
    """How notices of money reach this till."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        answers = (
            (NoticeAddress.OFF, self.tr("Off")),
            (NoticeAddress.LOOPBACK, self.tr("Computer")),
            (NoticeAddress.LAN, self.tr("Network")),
        )
        about = self.tr("Nobody, this computer, or the shop’s network may bring notices; from the next start on")
        self.add_segments("notice_address", self.tr("Endpoint"), about, answers)
        self.add_number("notice_port", self.tr("Port"), self.tr("0 takes any free one"))
        self.add_text("notice_path", self.tr("Path"), self.tr("As it is entered at the payment service"))
        about = self.tr(
            "A machine that the internet can reach runs “pos-app listen” and collects notices; other tills do not see "
            "them in this release."
        )
        self.add_row(self.tr("From the internet"), about, QWidget(), is_wide=False)
        self.end()


class ScreenPage(SettingsPage):
    """How this till looks and sounds."""

    sound_asked = Signal()

    def __init__(self, theme: Theme, *, languages: tuple[tuple[Language, str], ...]) -> None:
        super().__init__(theme)
        themes = (
            (ThemeSetting.LIGHT, self.tr("Light")),
            (ThemeSetting.DARK, self.tr("Dark")),
            (ThemeSetting.SYSTEM, self.tr("As system")),
        )
        self.add_segments("theme", self.tr("Theme"), self.tr("Match the light at the counter"), themes)
        about = self.tr("Takes effect when the till is started again")
        self.add_choice("language", self.tr("Language"), about, languages)
        sizes = tuple((size, self.tr("{size} %").format(size=size)) for size in _SIZES)
        about = self.tr("Everything grows together, when the till is started again")
        self.add_segments("text_size", self.tr("Text size"), about, sizes)
        about = self.tr("Black and white surfaces, thicker lines; by itself where the computer asks for it")
        self.add_switch("high_contrast", self.tr("High contrast"), about)
        self.add_switch("full_screen", self.tr("Full screen"), self.tr("F11 turns it on and off at any time"))
        self.add_switch("key_hints", self.tr("Keys on buttons"), self.tr("Off for tills that are only touched"))
        self._add_sounds(theme)
        minutes = tuple((each, self.tr("{minutes} min").format(minutes=each)) for each in _MINUTES)
        about = self.tr("Keeps an open sale for the next person")
        self.add_segments("lock_minutes", self.tr("Lock when idle"), about, minutes)
        about = self.tr("Asks whether a newer release exists; never while something is open")
        self.add_switch("look_for_updates", self.tr("Look for updates"), about)
        self.end()

    def _add_sounds(self, theme: Theme) -> None:
        about = self.tr("One sound each for Paid, Declined, Not sure, transfer")
        switch = self.add_switch("sounds", self.tr("Sounds"), about)
        try_it = Button(theme, self.tr("Try"), icon="bell")
        try_it.clicked.connect(self.sound_asked)
        place, parent = QWidget(), switch.parentWidget()
        row = QHBoxLayout(place)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.tokens.space.x2)
        layout = parent.layout() if parent is not None else None
        if layout is not None:
            layout.replaceWidget(switch, place)
        row.addWidget(switch)
        row.addWidget(try_it)
