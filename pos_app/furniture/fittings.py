"""What every screen is fitted with: the window, who is at the counter, the settings of the moment, paper."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

from pos_app.domain.environment import Environment
from pos_app.domain.people import Right
from pos_app.ground import now
from pos_app.system.settings import Settings
from pos_app.ui.loop import Relay, TaskScope
from pos_app.ui.printing.print_bar import PrintBar
from pos_app.ui.screens.people.approval_dialog import Approval, ApprovalDialog
from pos_app.ui.screens.people.in_place import InPlace
from pos_app.ui.screens.ticket.slip import SlipHead
from pos_app.ui.sounds import Sounds
from pos_app.ui.theme import Theme
from pos_app.ui.window import TillWindow

if TYPE_CHECKING:
    from pos_app.backroom import Backroom

VOLUME: Final = 80  # percent


def local_now() -> datetime:
    """Return the moment by the shop's clock."""
    return now().astimezone()


@dataclass(slots=True)
class Fittings:
    """Given to whatever puts a screen in."""

    window: TillWindow
    theme: Theme
    relay: Relay
    room: "Backroom"
    sounds: Sounds
    environment: Environment
    tasks: TaskScope

    @property
    def settings(self) -> Settings:
        """The settings as they hold now."""
        return self.room.preferences.now

    @property
    def slip_head(self) -> SlipHead:
        """Whose paper it is, as it is set now."""
        settings = self.settings
        return SlipHead(
            settings.shop_name,
            settings.till_name,
            self.environment,
            settings.shop_address,
            settings.shop_phone,
            settings.receipt_footer,
        )

    @property
    def may(self) -> Callable[[Right], bool]:
        """What whoever stands at the counter may do."""
        return self.room.door.people.may

    @property
    def who(self) -> Callable[[], str]:
        """Who acts, for the books: whoever stands at the counter, and who signed for it."""
        return self.room.door.people.who

    @property
    def in_place(self) -> InPlace:
        """What has somebody sign for one act of whoever stands at the counter."""
        return InPlace(self.theme, self.room.door.people, self.window.dialogs)

    def bars(self) -> tuple[PrintBar, PrintBar]:
        """Make what prints a slip: beside a result, and within it."""
        width, desk = self.settings.paper_width, self.room.printing
        bars = PrintBar(self.theme, desk, width=width), PrintBar(self.theme, desk, width=width)
        for bar in bars:
            self.relay.changed.connect(bar.print_button.hear)
        return bars

    async def sign(self, approval: Approval) -> str:
        """Ask a manager to approve something in place; returns who did, '' for nobody."""
        dialog = ApprovalDialog(self.theme, self.room.door.people, approval)
        return dialog.manager if await self.window.dialogs.open(dialog) else ""
