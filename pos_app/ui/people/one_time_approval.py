"""Lets somebody who may sign for one act of whoever stands at the counter, who stays there."""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext

from PySide6.QtCore import QCoreApplication

from pos_app.domain.people import RIGHTS, DelegatedRight, Right, Role
from pos_app.domain.pin import Pin
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.theme import Theme
from pos_app.ui.people.approval_dialog import ApprovalDialog, ApprovalRequest
from pos_app.ui.people.desk import Counter

_CONTEXT = "InPlace"


class DelegationDialog(ApprovalDialog):
    """Ends with `done` once somebody signed; what is lent with it is in `loan`."""

    def __init__(self, theme: Theme, counter: Counter, approval: ApprovalRequest) -> None:
        super().__init__(theme, counter, approval)
        self.loan: DelegatedRight | None = None

    async def _ask(self, pin: Pin) -> bool:
        approval = self._request
        loan = await self._counter.lend(pin, right=approval.right, act=approval.written, who=self._approvers.who)
        if loan is None:
            return False
        if self._is_left:  # who walked away from the sheet borrows nothing
            self._counter.staff.give_back(loan)
            return False
        self.loan = loan
        return True


class OneTimeApproval:
    """Nobody is asked for what whoever stands there may do anyway."""

    def __init__(self, theme: Theme, counter: Counter, dialogs: DialogLayer) -> None:
        self._theme = theme
        self._counter = counter
        self._dialogs = dialogs

    def may(self, right: Right) -> bool:
        """Tell whether it may be done now."""
        return self._counter.staff.may(right)

    def can(self, right: Right, role: Role | None = None) -> bool:
        """Tell whether it may be done now, or once somebody has signed."""
        current = self._counter.staff.current
        if self._is_free(right, role):
            return True
        return current is not None and current.borrows and bool(self._counter.approvers(role, right=right))

    async def borrow(self, approval: ApprovalRequest) -> DelegatedRight | None:
        """Have somebody sign; whoever is lent something gives it back."""
        dialog = DelegationDialog(self._theme, self._counter, approval)
        return dialog.loan if await self._dialogs.open(dialog) is not None else None

    def give_back(self, loan: DelegatedRight) -> None:
        """Let it hold no longer."""
        self._counter.staff.give_back(loan)

    @asynccontextmanager
    async def signed(self, approval: ApprovalRequest) -> AsyncGenerator[bool]:
        """Have it signed for where it has to be; it holds for as long as this goes on."""
        if self._is_free(approval.right, approval.role):
            yield True
            return
        loan = await self.borrow(approval)
        try:
            yield loan is not None
        finally:
            if loan is not None:
                self._counter.staff.give_back(loan)

    def _is_free(self, right: Right, role: Role | None) -> bool:
        return self._counter.staff.may(right) and (role is None or self._counter.staff.answers_for(role))


def signed(in_place: OneTimeApproval | None, approval: ApprovalRequest) -> AbstractAsyncContextManager[bool]:
    """Have it signed for where somebody can; elsewhere whoever does it is asked no PIN, and the service refuses."""
    return in_place.signed(approval) if in_place is not None else nullcontext(enter_result=True)


def is_owners(right: Right) -> bool:
    """Tell whether no manager can sign for this."""
    return right not in RIGHTS[Role.MANAGER]


def signature_for(
    right: Right, *, title: str, act: str, icon: str, written: str, role: Role | None = None
) -> ApprovalRequest:
    """Say what is signed for: `written` names the act in the journal."""
    say = QCoreApplication.translate
    text = (
        say(_CONTEXT, "The owner signs for this once. You stay signed in, and both names are written down.")
        if is_owners(right) or role in {Role.OWNER, Role.MANAGER}
        else say(_CONTEXT, "A manager signs for this once. You stay signed in, and both names are written down.")
    )
    return ApprovalRequest(
        title=title,
        text=text,
        leave=say(_CONTEXT, "Leave it"),
        act=act,
        icon=icon,
        written=written,
        right=right,
        role=role,
    )
