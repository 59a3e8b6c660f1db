"""The two things that can be done about an order nobody is sure of; each is asked about first."""

from collections.abc import Callable

from pos_app.domain.tv_view import OrderView
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.theme import Theme
from pos_app.ui.tv.desk import ManagerGate, TvDesk
from pos_app.ui.tv.manager_dialog import ManagerDialog
from pos_app.ui.tv.order_dialogs import OutcomeDialog, SendAgainDialog


class OrderActs:
    """Returns whether it was done; the safe way out does nothing."""

    def __init__(self, theme: Theme, desk: TvDesk, gate: ManagerGate, dialogs: DialogLayer) -> None:
        self._theme = theme
        self._desk = desk
        self._gate = gate
        self._dialogs = dialogs

    async def send_again(self, order: OrderView, *, began: Callable[[], None]) -> bool:
        """Send the same order once more, if a manager signs for what may come of it."""
        dialog = SendAgainDialog(self._theme, self._gate, order)
        if await self._dialogs.open(dialog) != ManagerDialog.APPROVED:
            return False
        approval = dialog.approval
        began()
        await self._desk.send_again(order.reference, approval=approval)
        return True

    async def enter_outcome(self, order: OrderView) -> bool:
        """Enter what became of it, as a manager signed it."""
        dialog = OutcomeDialog(self._theme, self._gate, order)
        if await self._dialogs.open(dialog) != ManagerDialog.APPROVED or dialog.is_delivered is None:
            return False
        is_delivered, reason, approval = dialog.is_delivered, dialog.reason, dialog.approval
        await self._desk.manager_says(order.reference, is_delivered=is_delivered, reason=reason, approval=approval)
        return True
