"""The owner's pages: the service and its keys, the environment to open in, backups, and support."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from pos_app.app.process import SystemClock, TillProcess, is_root
from pos_app.app.screens_setup.screen_context import ScreenContext
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.payment import Word
from pos_app.domain.people import Right
from pos_app.domain.sentence import Sentence
from pos_app.services.environment_switch import EnvironmentSwitch
from pos_app.services.practice_keys import PracticeKeys
from pos_app.services.service_check import ServiceCheck
from pos_app.services.settings_transfer import SettingsTransfer
from pos_app.system.licences import licences
from pos_app.system.paths import Paths
from pos_app.system.versions import versions
from pos_app.ui.settings.about_page import AboutPage
from pos_app.ui.settings.backups_page import BackupsPage
from pos_app.ui.settings.key_desk import KeyDesk
from pos_app.ui.settings.screen import Section
from pos_app.ui.settings.service_setup import Environments, ServiceSetupScreen
from pos_app.ui.settings.support_desk import BundleLike, FindingLike, SupportDesk


def _gather_nothing() -> BundleLike:
    raise KnownError(Sentence("Nothing can be collected here."))


@dataclass(frozen=True, slots=True)
class ProcessActions:
    """What lies above the window: looking at everything, collecting it for support, and starting again."""

    examine: Callable[[], Iterable[FindingLike]] = tuple
    gather: Callable[[], BundleLike] = _gather_nothing
    start_again: Callable[[Environment], object] = lambda _: None


class ServiceScreens:
    """The pages that only an owner or a manager needs."""

    def __init__(self, context: ScreenContext, process: TillProcess, outside: ProcessActions) -> None:
        self._context = context
        self._process = process
        self._outside = outside
        room = context.room
        self._moving = EnvironmentSwitch(
            context.environment,
            room.preferences,
            room.journal,
            staff=context.room.door.staff,
            on_its_way=self._is_something_on_its_way,
            profile_of=self._profile_of,
            is_root=is_root(),
        )

    def service(self) -> Section:
        """Make the page of addresses and keys; in practice anybody may look, and ask for another world."""
        context, room = self._context, self._context.room
        keys = self._keys()
        known = keys.known
        addresses = tuple(address for address in (known.base_url, known.s2s_base_url) if address)
        check = ServiceCheck(addresses, ask=room.connection.check_now, feed=room.notices.look, clock=SystemClock())
        worlds = Environments(self._moving, context.window.dialogs, context.in_place)
        page = ServiceSetupScreen(context.theme, keys, is_section=True, check=check.run, worlds=worlds)
        page.restart_asked.connect(self._outside.start_again)
        right = Right.SEE_HISTORY if room.practice is not None else Right.SERVICE
        title = context.window.tr("Service and keys")
        return Section("service", title, "", "bank", page, right, saves=False, is_framed=False)

    def backups(self) -> Section:
        """Make the page of the copies of the journal."""
        context = self._context
        page = BackupsPage(
            context.theme,
            context.room.backups,
            context.window.dialogs,
            in_place=context.in_place,
            need_rest=self._moving.need_rest,
        )
        page.restart_asked.connect(lambda: self._outside.start_again(context.environment))
        tr = context.window.tr
        return Section("backups", tr("Backups"), tr("A copy of the journal each day"), "file", page, saves=False)

    def about(self) -> Section:
        """Make the page of versions, licences and help from afar."""
        context = self._context
        desk = SupportDesk(
            self._process.places.data_dir,
            versions,
            licences,
            self._outside.examine,
            self._outside.gather,
            SettingsTransfer(context.room.preferences, staff=context.room.door.staff),
        )
        page = AboutPage(context.theme, desk, context.window.dialogs)
        tr = context.window.tr
        return Section("about", tr("About and support"), tr("What this is made of"), "info", page, saves=False)

    def _keys(self) -> KeyDesk:
        room = self._context.room
        if room.merchant is not None:
            return room.merchant
        address = room.address
        if address is None:
            raise AssertionError("without a merchant the service is played")
        return PracticeKeys(
            address.base_url,
            address.s2s_base_url,
            secret=address.secret_key,
            public=address.public_key,
            ask=room.connection.check_now,
        )

    async def _is_something_on_its_way(self) -> bool:
        room = self._context.room
        payments, orders = await room.payments.open_attempts(), await room.tv.orders.open_orders()
        return any(each.word is Word.WAITING for each in (*payments, *orders))

    def _profile_of(self, environment: Environment) -> Path:
        return Paths(self._process.places.data_dir, environment).profile
