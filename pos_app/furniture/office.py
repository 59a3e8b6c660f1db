"""What the owner's pages stand on: the service and its keys, the world to open in, copies, and help from afar."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.payment import Word
from pos_app.domain.people import Right
from pos_app.domain.reach import Reach
from pos_app.furniture.fittings import Fittings, local_now
from pos_app.ground import Ground, is_root
from pos_app.services.carrying import Carrying
from pos_app.services.moving import Moving
from pos_app.services.practice_keys import PracticeKeys
from pos_app.services.service_check import ServiceCheck
from pos_app.system.licences import licences
from pos_app.system.places import Places
from pos_app.system.versions import versions
from pos_app.ui.screens.key_desk import KeyDesk
from pos_app.ui.screens.service_setup import ServiceSetupScreen, Worlds
from pos_app.ui.screens.settings.about_page import AboutPage
from pos_app.ui.screens.settings.backups_page import BackupsPage
from pos_app.ui.screens.settings.screen import Section
from pos_app.ui.screens.settings.support_desk import Bundle, Found, SupportDesk


def _gather_nothing() -> Bundle:
    raise KnownError("Nothing can be collected here.")


@dataclass(frozen=True, slots=True)
class Outside:
    """What lies above the window: looking at everything, collecting it for support, and starting again."""

    examine: Callable[[], Iterable[Found]] = tuple
    gather: Callable[[], Bundle] = _gather_nothing
    start_again: Callable[[Environment], object] = lambda _: None


class Office:
    """The pages that only an owner or a manager needs."""

    def __init__(self, fittings: Fittings, ground: Ground, outside: Outside) -> None:
        self._fittings = fittings
        self._ground = ground
        self._outside = outside
        room = fittings.room
        self._moving = Moving(
            fittings.environment,
            room.preferences,
            room.journal,
            may=fittings.may,
            on_its_way=self._is_something_on_its_way,
            profile_of=self._profile_of,
            is_root=is_root(),
        )

    def service(self) -> Section:
        """Make the page of addresses and keys; in practice anybody may look, and ask for another world."""
        fittings, room = self._fittings, self._fittings.room
        keys = self._keys()
        known = keys.known
        addresses = tuple(address for address in (known.base_url, known.s2s_base_url) if address)
        check = ServiceCheck(addresses, ask=self._ask, feed=room.notices.look, now=local_now)
        worlds = Worlds(self._moving, fittings.window.dialogs, fittings.who, fittings.in_place)
        page = ServiceSetupScreen(fittings.theme, keys, is_section=True, check=check.run, worlds=worlds)
        page.restart_asked.connect(self._outside.start_again)
        right = Right.SEE_HISTORY if room.practice is not None else Right.SERVICE
        title = fittings.window.tr("Service and keys")
        return Section("service", title, "", "bank", page, right, saves=False, is_framed=False)

    def backups(self) -> Section:
        """Make the page of the copies of the journal."""
        fittings = self._fittings
        page = BackupsPage(
            fittings.theme,
            fittings.room.safe,
            fittings.window.dialogs,
            who=fittings.who,
            in_place=fittings.in_place,
            need_rest=self._moving.need_rest,
        )
        page.restart_asked.connect(lambda: self._outside.start_again(fittings.environment))
        tr = fittings.window.tr
        return Section("backups", tr("Backups"), tr("A copy of the journal each day"), "file", page, saves=False)

    def about(self) -> Section:
        """Make the page of versions, licences and help from afar."""
        fittings = self._fittings
        desk = SupportDesk(
            self._ground.places.data_dir,
            versions,
            licences,
            self._outside.examine,
            self._outside.gather,
            Carrying(fittings.room.preferences, may=fittings.may),
        )
        page = AboutPage(fittings.theme, desk, fittings.window.dialogs, who=fittings.who)
        tr = fittings.window.tr
        return Section("about", tr("About and support"), tr("What this is made of"), "info", page, saves=False)

    def _keys(self) -> KeyDesk:
        room = self._fittings.room
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
            ask=self._ask,
        )

    async def _ask(self) -> Reach:
        return (await self._fittings.room.connection.check_now()).reach

    async def _is_something_on_its_way(self) -> bool:
        room = self._fittings.room
        payments, orders = await room.payments.open_attempts(), await room.tv.orders.open_orders()
        return any(each.word is Word.WAITING for each in (*payments, *orders))

    def _profile_of(self, environment: Environment) -> Path:
        return Places(self._ground.places.data_dir, environment).profile
