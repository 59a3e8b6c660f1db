"""Settings for the pictures: a desk that keeps nothing, and a profile with every switch."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from pos_app.app.screens_setup.settings_screens import plain_sections
from pos_app.domain.compatibility import ProfileSwitch, ProfileView, SwitchKind
from pos_app.domain.people import Right
from pos_app.domain.sentence import Sentence
from pos_app.system.settings import Language, Settings
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.theme import Theme
from pos_app.ui.people.one_time_approval import OneTimeApproval
from pos_app.ui.settings.compatibility_page import CompatibilityPage
from pos_app.ui.settings.screen import Section, SettingsScreen
from tests.pictures.samples_people import ADA, NGOZI, TUNDE, StillCounter

SETTINGS: Final = replace(
    Settings(),
    shop_name="Adeola Stores",
    till_name="Till 2",
    shop_address="14 Balogun Street, Lagos Island",
    shop_phone="+234 803 555 0142",
    receipt_footer="Thank you. Come again.",
    shop_email="till@adeola.example",
)
_C, _T, _N = SwitchKind.CHOICE, SwitchKind.TEXT, SwitchKind.NUMBER
_PAGES: Final = ("alt", "post", "auto")
_PLANS: Final = ("plan_id", "code", "both")
_PROFILE: Final = ProfileView(
    (
        ProfileSwitch(
            "step_up", Sentence("Which page of the bank check is opened."), _C, "auto", "auto", ("alt", "post", "auto")
        ),
        ProfileSwitch("provider_field", Sentence("Field that is sent as the provider."), _T, "provider", "provider"),
        ProfileSwitch(
            "plan_field",
            Sentence("How a TV order names its package."),
            _C,
            "both",
            "plan_id",
            ("plan_id", "code", "both"),
        ),
        ProfileSwitch(
            "webhook_header", Sentence("Header that carries the signature of a notice."), _T, "x-signature", ""
        ),
        ProfileSwitch("authorize_card_pages", Sentence("Whether the key is sent."), SwitchKind.ON_OFF, "no", "no"),
        ProfileSwitch("device_wait_ms", Sentence("How long the device page may take."), _N, "4500", "4500"),
    ),
    "/home/shop/.local/share/Kaunta/test.profile.toml",
    is_fixed=False,
)


class StillSettings:
    """A desk that keeps nothing."""

    now = SETTINGS

    async def change(self, changes: Mapping[str, object]) -> Settings:
        """Check these, and keep nothing."""
        return replace(self.now, **dict(changes))


class StillProfile:
    """A profile that stays as it is."""

    async def look(self) -> ProfileView:
        """Answer with the one there is."""
        return _PROFILE

    async def save(self, values: Mapping[str, str]) -> ProfileView:
        """Write nothing."""
        del values
        return _PROFILE


def make_screen(
    theme: Theme, *, may_all: bool = True, more: Sequence[Section] = (), dialogs: DialogLayer | None = None
) -> SettingsScreen:
    """Make the screen with the pages that stand on plain settings, and more."""
    compatibility = CompatibilityPage(theme, StillProfile())
    languages = ((Language.SYSTEM, "As system"), (Language.ENGLISH, "English"))
    sections = (
        *plain_sections(theme, languages=languages, try_sound=lambda: None).values(),
        Section(
            "compatibility",
            compatibility.tr("Compatibility"),
            "",
            "wrench",
            compatibility,
            Right.SERVICE,
            is_framed=False,
        ),
    )
    if may_all or dialogs is None:
        return SettingsScreen(theme, StillSettings(), (*sections, *more))
    counter = StillCounter((NGOZI, TUNDE, ADA), here=NGOZI, lends=True)
    return SettingsScreen(
        theme,
        StillSettings(),
        (*sections, *more),
        may=counter.may,
        in_place=OneTimeApproval(theme, counter, dialogs),
    )
