"""What every screen is given: the window, who is at the counter, the settings of the moment, printing."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

from pos_app.app.process import SystemClock
from pos_app.domain.environment import Environment
from pos_app.domain.people import Right, SignedApproval
from pos_app.system.settings import Settings
from pos_app.ui.documents.print_bar import PrintBar
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.sounds import Sounds
from pos_app.ui.kit.tasks import Relay, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.people.approval_dialog import ApprovalDialog, ApprovalRequest
from pos_app.ui.people.one_time_approval import OneTimeApproval

if TYPE_CHECKING:
    from pos_app.app.services_setup import TillServices

VOLUME: Final = 80  # percent


def local_now() -> datetime:
    """Return the moment by the shop's clock."""
    return SystemClock().now()


@dataclass(slots=True)
class ScreenContext:
    """Given to whatever puts a screen in."""

    window: TillWindow
    theme: Theme
    relay: Relay
    room: "TillServices"
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
        return self.room.door.staff.may

    @property
    def in_place(self) -> OneTimeApproval:
        """What has somebody sign for one act of whoever stands at the counter."""
        return OneTimeApproval(self.theme, self.room.door.people, self.window.dialogs)

    def bars(self) -> tuple[PrintBar, PrintBar]:
        """Make what prints a slip: beside a result, and within it."""
        width, desk = self.settings.paper_width, self.room.printing
        bars = PrintBar(self.theme, desk, width=width), PrintBar(self.theme, desk, width=width)
        for bar in bars:
            self.relay.changed.connect(bar.print_button.hear)
        return bars

    async def sign(self, approval: ApprovalRequest) -> SignedApproval | None:
        """Ask a manager to approve something in place; None when nobody did."""
        dialog = ApprovalDialog(self.theme, self.room.door.people, approval)
        return dialog.approval if await self.window.dialogs.open(dialog) else None
