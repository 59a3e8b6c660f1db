"""Service and keys, backups and support for the pictures: desks that find what they are given and keep nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, timedelta
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.backups import BackupsView, BackupView
from pos_app.domain.connection import Feed, FeedView, Reach
from pos_app.domain.environment import Environment
from pos_app.domain.merchant import MerchantView
from pos_app.domain.people import Right
from pos_app.domain.sentence import Sentence
from pos_app.domain.service_check import ServiceCheckView
from pos_app.domain.settings_transfer import SettingChange, SettingsImport
from pos_app.system.licences import Licence
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.theme import Theme
from pos_app.ui.people.one_time_approval import OneTimeApproval
from pos_app.ui.settings.about_page import AboutPage
from pos_app.ui.settings.backups_page import BackupsPage
from pos_app.ui.settings.screen import Section
from pos_app.ui.settings.service_setup import Environments, ServiceSetupScreen
from pos_app.ui.settings.support_desk import SupportDesk
from tests.pictures.samples import KEYS, NOW, StillKeys
from tests.pictures.samples_people import ADA, TUNDE, StillCounter

SHOWN_KEYS: Final = replace(KEYS, masked=("sk_live_••••••••8f2c", "pk_live_••••••••41aa"))
PRACTICE_KEYS: Final = MerchantView(
    base_url="http://127.0.0.1:41611",
    s2s_base_url="http://127.0.0.1:41611",
    profile_file="",
    has_secret=True,
    has_public=True,
    vault_sentence=Sentence("Made by the played service at its start."),
    paying_closed_because=None,
    masked=("sk_test_••••••••8f2c", "pk_test_••••••••41aa"),
    is_fixed=True,
)
ALL_GOOD: Final = ServiceCheckView(
    NOW,
    Reach.ONLINE,
    FeedView(Feed.LISTENING, "http://127.0.0.1:8787/notices", NOW, 3, 0),
    milliseconds=180,
    tls="TLSv1.3",
    certificate_until=NOW + timedelta(days=200),
    ahead=timedelta(seconds=0.4),
)
NOT_GOOD: Final = replace(
    ALL_GOOD,
    reach=Reach.KEYS_REFUSED,
    said="Authentication failed",
    ahead=timedelta(minutes=-7),
    feed=FeedView(Feed.BLOCKED, "", None, 0, 0),
)
SAFE: Final = BackupsView(
    tuple(
        BackupView(f"sandbox-{number}.backup", NOW.astimezone(UTC) - timedelta(days=number, hours=6), 4_300_000)
        for number in range(9)
    )
)
SAMPLE_CHANGES: Final = (
    SettingChange("shop_name", "The name of the shop, in the top bar and on receipts.", "My shop", "Adeola Stores"),
    SettingChange("receipt_footer", "The last line of a receipt.", "", "Thank you. Come again."),
)
_NO_COPY: Final = "The backup cannot be made (no space left on device)."


@dataclass(frozen=True, slots=True)
class StillMove:
    """A move that nothing stands in the way of."""

    target: Environment
    has_addresses: bool = False


class StillMoving:
    """Moves nowhere."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.is_owners = environment is not Environment.SANDBOX

    async def look(self, target: Environment) -> StillMove:
        """Let it be named."""
        return StillMove(target)

    async def go(self, target: Environment) -> None:
        """Stay."""
        del target


class StillSafe:
    """Copies that stay as they are."""

    def __init__(self, view: BackupsView) -> None:
        self._view = view

    async def look(self) -> BackupsView:
        """Answer with these."""
        return self._view

    async def make(self) -> None:
        """Make none."""

    async def ask_to_restore(self, name: str) -> None:
        """Put none back."""
        del name

    async def give_up(self, name: str) -> None:
        """Give none up."""
        del name


@dataclass(frozen=True, slots=True)
class _Finding:
    part: str
    health: str
    found: str


@dataclass(frozen=True, slots=True)
class _Sheet:
    name: str
    text: str


class _Bundle:
    sheets: Sequence[_Sheet] = (
        _Sheet("about.txt", "Kaunta: 0.1.0\nPython: 3.11.2\nSystem: linux\n"),
        _Sheet("doctor.json", "[]\n"),
        _Sheet("settings.json", "{}\n"),
        _Sheet("logs/till.log", "2026-11-20T14:32:07 INFO Kaunta 0.1.0 starts in sandbox\n" * 40),
    )

    def save(self, target: Path) -> None:
        """Write nothing."""
        del target


class StillCarrying:
    """Carries nothing."""

    async def give(self, path: Path) -> None:
        """Write nothing."""
        del path

    async def look(self, path: Path) -> SettingsImport:
        """Say that two of them would change."""
        return SettingsImport(path.name, {}, SAMPLE_CHANGES)

    async def take(self, carried: SettingsImport) -> None:
        """Take nothing."""
        del carried


def _support() -> SupportDesk:
    return SupportDesk(
        data_folder=Path("~/.local/share/Kaunta"),
        versions=lambda: {"Kaunta": "0.1.0", "Python": "3.11.2", "System": "linux", "Qt": "6.11.3", "SQLite": "3.53.1"},
        licences=lambda: (
            Licence("httpx", "0.28.1", "BSD-3-Clause"),
            Licence("PySide6", "6.11.3", "LGPL-3.0-only"),
            Licence("segno", "1.6.6", "BSD-3-Clause"),
        ),
        examine=lambda: (
            _Finding("versions", "good", "Kaunta 0.1.0, Python 3.11.2, linux, Qt 6.11.3, SQLite 3.53.1"),
            _Finding("program files", "good", "412 as they were built"),
            _Finding("printer", "unknown", "none is set up"),
            _Finding("clock and service", "care", "this computer is 431 s behind the service. Set its clock."),
        ),
        gather=_Bundle,
        carrying=StillCarrying(),
    )


def upkeep_sections(
    theme: Theme, dialogs: DialogLayer, *, keys: MerchantView = PRACTICE_KEYS, is_troubled: bool = False
) -> tuple[Section, ...]:
    """Make the three pages."""

    async def check() -> ServiceCheckView:
        return NOT_GOOD if is_troubled else ALL_GOOD

    async def rest() -> None:
        pass

    environment = Environment.SANDBOX if keys.is_fixed else Environment.LIVE
    worlds = Environments(StillMoving(environment), dialogs)
    setup = ServiceSetupScreen(theme, StillKeys(keys), is_section=True, check=check, worlds=worlds)
    safe = StillSafe(BackupsView((), Sentence.recorded(_NO_COPY)) if is_troubled else SAFE)
    in_place = OneTimeApproval(theme, StillCounter((ADA, TUNDE), here=ADA), dialogs)
    backups = BackupsPage(theme, safe, dialogs, in_place=in_place, need_rest=rest)
    about = AboutPage(theme, _support(), dialogs)
    tr = about.tr
    service = QCoreApplication.translate("TillWindow", "Service and keys")
    return (
        Section("service", service, "", "bank", setup, Right.SERVICE, saves=False, is_framed=False),
        Section("backups", tr("Backups"), tr("A copy of the journal each day"), "file", backups, saves=False),
        Section("about", tr("About and support"), tr("What this is made of"), "info", about, saves=False),
    )
