"""A sheet that a manager signs with a PIN: what is approved stands on it, a wrong PIN leaves it open."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.people import SignedApproval
from pos_app.domain.pin import SHORTEST_PIN
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.language import said
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.tv.desk import ManagerGate


@dataclass(frozen=True, slots=True)
class Signature:
    """What is signed: the heading, the safe way out, the button, and the act as the gate writes it down."""

    title: str
    leave: str
    act: str
    icon: str
    written: str
    is_dangerous: bool = False


class ManagerDialog(Dialog):
    """Ends with APPROVED once a manager signed; `approval` is then what proves it."""

    APPROVED: Final = "approved"

    def __init__(self, theme: Theme, gate: ManagerGate, signature: Signature) -> None:
        super().__init__(theme, signature.title, leave=signature.leave)
        self._gate = gate
        self._written = signature.written
        kind = ButtonKind.DANGER if signature.is_dangerous else ButtonKind.PRIMARY
        self._act = Button(theme, signature.act, kind, icon=signature.icon, key="F9", large=True)
        self._tasks = TaskScope(self)
        self._is_wrong = False  # what was typed before
        self.approval: SignedApproval | None = None
        self.pin = PinField(theme, name=self.tr("Manager’s PIN"))
        self._about = Text(theme, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._act.clicked.connect(self._sign)
        self.pin.entered.connect(self._sign)
        self.pin.edited.connect(self._type)
        self._footer.addWidget(self._act)

    def first_focus(self) -> QWidget:
        return self.pin if self.pin.isEnabled() else self.leave

    def dismiss(self) -> None:
        self._tasks.cancel_all()
        self.pin.clear()
        super().dismiss()

    def _add_pin(self) -> None:
        """Put the line for the PIN under what was added to the body."""
        place = QVBoxLayout()
        place.setSpacing(self._theme.tokens.space.half)
        place.setContentsMargins(0, self._theme.tokens.space.x1, 0, 0)
        label = Text(self._theme, self.tr("Manager’s PIN"), kind=Type.LABEL, ink="text_muted")
        place.addWidget(label)
        place.addWidget(self.pin)
        place.addWidget(self._about)
        self.body.addLayout(place)
        if self._gate.why_not:
            self.pin.setEnabled(False)
            self._act.setEnabled(False)
            self._say(said(self._gate.why_not), is_wrong=False)
        else:
            self._say_usual()

    def _lacks(self) -> str:
        """Return what has to be filled in before a manager can sign; '' for nothing."""
        return ""

    def _lacks_of_pin(self) -> str:
        if self.pin.is_empty:
            return self.tr("Type the PIN.")
        few = self.tr("A PIN has {count} digits or more.").format(count=SHORTEST_PIN)
        return few if self.pin.typed < SHORTEST_PIN else ""

    def _sign(self) -> None:
        lack = self._lacks() or self._lacks_of_pin()
        if lack or self._gate.why_not:
            self._say(lack or said(self._gate.why_not), is_wrong=bool(lack))
            return
        if self._tasks.is_running("approve"):
            return
        work = partial(self._gate.approve, self.pin.take_pin(), act=self._written)
        if self._tasks.start("approve", work, answered=self._answered):
            self._act.set_busy(busy=True)

    def _answered(self, answer: Answer[SignedApproval | None]) -> None:
        self._act.set_busy(busy=False)
        match answer:
            case TaskOk(SignedApproval() as approval):
                self.approval = approval
                self.answered.emit(self.APPROVED)
                return
            case TaskOk():
                self._say(self.tr("This is no manager’s PIN."), is_wrong=True)
            case TaskKnownError(sentence):
                self._say(sentence, is_wrong=True)
            case _:
                self._say(self.tr("Something in the till went wrong. It was noted."), is_wrong=True)
        self.pin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _type(self) -> None:
        """Let go of what was wrong with the digits before these."""
        if self._is_wrong and not self.pin.is_empty:
            self._say_usual()

    def _say_usual(self) -> None:
        self._say(self.tr("Only a manager may do this. It is written down with the name."), is_wrong=False)

    def _say(self, sentence: str, *, is_wrong: bool) -> None:
        self._is_wrong = is_wrong
        self._about.setText(sentence)
        self._about.set_ink("declined_text" if is_wrong else "text_muted")
        self.pin.show_wrong(wrong=is_wrong)
        self.pin.setAccessibleDescription(sentence)
        if is_wrong:
            announce(self.pin, sentence)
