"""The owner's way back in: the recovery code from paper, and another PIN."""

__audience__ = "back office"

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from pos_app.domain.people import PersonView
from pos_app.ui.kit.tasks import Answer, TaskOk
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.people.desk import PeopleOffice, ShownCode
from pos_app.ui.people.locked_page import LockedPage

_say = QCoreApplication.translate
_LONGEST: Final = 40


class RecoverPage(LockedPage):
    """A new code follows; the old code and the old PIN hold until that one is read back."""

    left = Signal()
    code_drawn = Signal(str)

    def __init__(self, theme: Theme, office: PeopleOffice) -> None:
        super().__init__(
            theme,
            _say("RecoverPage", "Back in with the recovery code"),
            _say("RecoverPage", "The code is on the owner’s paper, since the first start or the last change."),
            act=Button(theme, _say("RecoverPage", "Go on"), ButtonKind.PRIMARY, icon="right", key="F9", large=True),
            leave=Button(theme, _say("RecoverPage", "Back"), key="Esc", large=True),
        )
        self._office = office
        self._person = ""
        self.code = EntryLine(
            theme,
            name=self.tr("Recovery code"),
            most=_LONGEST,
            hints=Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhSensitiveData,
        )
        self.pin = PinField(theme, name=self.tr("New PIN"))
        self.again = PinField(theme, name=self.tr("New PIN, once more"))
        self._add_field(self.tr("Recovery code"), self.code)
        self._add_field(self.tr("New PIN"), self.pin, self.tr("6 to 12 digits. It is yours alone: never tell it."))
        self._add_field(self.tr("New PIN, once more"), self.again)
        self._end_of_fields(self.code, self.pin, self.again)
        self._act.clicked.connect(self._go_on)
        if self._leave is not None:
            self._leave.clicked.connect(self.left)

    def show_person(self, view: PersonView) -> None:
        """Let this owner back in: the only way in."""
        self.wipe()
        self._person = view.member.id
        self._complain("")

    def first_focus(self) -> QWidget:
        return self.code

    def wipe(self) -> None:
        super().wipe()
        self.code.clear()

    def _go_on(self) -> None:
        if self._tasks.is_running("recover"):
            return
        pins = self.pin.take_pin(), self.again.take_pin()
        work = partial(self._office.recover, self._person, self.code.text(), *pins)
        self._tasks.start("recover", work, answered=self._answered)
        self._begin_work()

    def _answered(self, answer: Answer[ShownCode | None]) -> None:
        match answer:
            case TaskOk(shown) if shown is not None:
                self._end_work(None)
                self.wipe()
                self.code_drawn.emit(shown.code)
            case TaskOk():
                self._end_work(self.tr("That is not the code. Look at the paper again."), at=self.code)
            case _:
                self._end_work(answer, at=self.pin)
