"""A sheet that somebody signs who may: what is approved stands on it, who signs is chosen, the cashier stays."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import QWidget

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


class ApprovalDialog(WorkDialog):
    """Ends with `done` once somebody signed; `manager` is then who it was."""

    def __init__(self, theme: Theme, counter: Counter, approval: Approval) -> None:
        super().__init__(
            theme, approval.title, approval.text, leave=approval.leave, act=approval.act, icon=approval.icon
        )
        self._counter = counter
        self._written = approval.written
        self.manager = ""
        self._approvers = Approvers(theme)
        self._approvers.show_people(counter.approvers())
        self.pin = PinField(theme, name=self.tr("Manager’s PIN"))
        self._approvers.chosen.connect(self.pin.setFocus)
        self.body.addWidget(self._approvers)
        self._add_field(self.tr("Their PIN"), self.pin, self.tr("It is written down with the name."))
        self._end_of_fields()
        if counter.why_not:
            self._act.setEnabled(False)
            self.pin.setEnabled(False)
            self._say(said(counter.why_not))

    def first_focus(self) -> QWidget:
        return self.pin if self.pin.isEnabled() else self.leave

    def _start(self) -> None:
        if self._tasks.is_running("work"):
            return
        if self.pin.is_empty:
            self._say(self.tr("Type the PIN."))
            self.pin.setFocus()
            return
        work = partial(self._counter.approve, self.pin.take_pin(), act=self._written, who=self._approvers.who)
        self._say("")
        self._tasks.start("work", work, answered=self._signed)
        self._act.set_busy(busy=True)

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
