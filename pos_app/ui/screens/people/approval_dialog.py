"""A sheet that somebody signs who may: what is approved stands on it, who signs is chosen, the cashier stays."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import QWidget

from pos_app.domain.people import Right, Role
from pos_app.domain.pin import Pin
from pos_app.ui.language import said
from pos_app.ui.loop import Answer, Known, Ok
from pos_app.ui.screens.people.approvers import Approvers
from pos_app.ui.screens.people.desk import Counter
from pos_app.ui.screens.people.work_dialog import WorkDialog
from pos_app.ui.theme import Theme
from pos_app.ui.widgets.pin_field import PinField


@dataclass(frozen=True, slots=True)
class Approval:
    """What is approved: the heading, what it does, the safe way out, the button, and the act as it is written down."""

    title: str
    text: str
    leave: str
    act: str
    icon: str
    written: str
    right: Right = Right.APPROVE  # what whoever signs may do
    role: Role | None = None  # of whom it is about: only who answers for them can sign


class ApprovalDialog(WorkDialog):
    """Ends with `done` once somebody signed; `manager` is then who it was."""

    def __init__(self, theme: Theme, counter: Counter, approval: Approval) -> None:
        super().__init__(
            theme, approval.title, approval.text, leave=approval.leave, act=approval.act, icon=approval.icon
        )
        self._counter = counter
        self._approval = approval
        self._is_left = False
        self.manager = ""
        able = counter.approvers(approval.role, right=approval.right)
        self._approvers = Approvers(theme)
        self._approvers.show_people(able)
        is_owners = all(view.member.role is Role.OWNER for view in able)
        self.pin = PinField(theme, name=self.tr("Owner’s PIN") if is_owners else self.tr("Manager’s PIN"))
        self._approvers.chosen.connect(self.pin.setFocus)
        self.body.addWidget(self._approvers)
        self._add_field(self.tr("Their PIN"), self.pin, self.tr("It is written down with the name."))
        self._end_of_fields()
        if not able:
            self._act.setEnabled(False)
            self.pin.setEnabled(False)
            self._say(said(counter.why_not) or self.tr("Nobody on this till may sign for this."))

    def dismiss(self) -> None:
        self._is_left = True
        super().dismiss()

    def first_focus(self) -> QWidget:
        return self.pin if self.pin.isEnabled() else self.leave

    def _start(self) -> None:
        if self._tasks.is_running("work"):
            return
        if self.pin.is_empty:
            self._say(self.tr("Type the PIN."))
            self.pin.setFocus()
            return
        self._say("")
        self._tasks.start("work", partial(self._ask, self.pin.take_pin()), answered=self._signed)
        self._act.set_busy(busy=True)

    async def _ask(self, pin: Pin) -> str | None:
        """Have the PIN looked at; return who it is, or None for a wrong one."""
        return await self._counter.approve(pin, act=self._approval.written, who=self._approvers.who)

    def _signed(self, answer: Answer[str | None]) -> None:
        match answer:
            case Ok(str(manager)):
                self.manager = manager
                self._answered(Ok(value=True))
            case Ok():
                self._answered(Ok(value=False))
            case Known(sentence):
                self._answered(Known(sentence))
            case bug:
                self._answered(bug)
