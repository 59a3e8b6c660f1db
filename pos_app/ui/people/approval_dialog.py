"""A sheet that somebody signs who may: what is approved stands on it, who signs is chosen, the cashier stays."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import QWidget

from pos_app.domain.people import Right, Role, SignedApproval
from pos_app.domain.pin import Pin
from pos_app.ui.kit.language import said
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.people.approvers import Approvers
from pos_app.ui.people.desk import Counter
from pos_app.ui.people.work_dialog import WorkDialog


@dataclass(frozen=True, slots=True)
class ApprovalRequest:
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
    """Ends with `done` once somebody signed; `approval` is then what proves it."""

    def __init__(self, theme: Theme, counter: Counter, request: ApprovalRequest) -> None:
        super().__init__(theme, request.title, request.text, leave=request.leave, act=request.act, icon=request.icon)
        self._counter = counter
        self._request = request
        self._is_left = False
        self.approval: SignedApproval | None = None
        able = counter.approvers(request.role, right=request.right)
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

    async def _ask(self, pin: Pin) -> bool:
        """Have the PIN looked at; tell whether it fits."""
        self.approval = await self._counter.approve(pin, act=self._request.written, who=self._approvers.who)
        return self.approval is not None

    def _signed(self, answer: Answer[bool]) -> None:
        match answer:
            case TaskOk(is_signed):
                self._answered(TaskOk(value=is_signed))
            case TaskKnownError(sentence):
                self._answered(TaskKnownError(sentence))
            case bug:
                self._answered(bug)
