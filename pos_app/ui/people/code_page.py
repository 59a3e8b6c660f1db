"""The recovery code, shown once: it is written on paper and read back from there before anything holds."""

__audience__ = "back office"

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from pos_app.ui.kit.tasks import Answer, TaskOk
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.people.desk import PeopleOffice
from pos_app.ui.people.locked_page import LockedPage

_say = QCoreApplication.translate
_LONGEST: int = 40


class CodePage(LockedPage):
    """The code disappears from the screen while it is read back."""

    held = Signal()
    left = Signal()

    def __init__(self, theme: Theme, office: PeopleOffice) -> None:
        super().__init__(
            theme,
            _say("CodePage", "Write this code down"),
            _say(
                "CodePage",
                "It is the only way back in when the owner’s PIN is forgotten. Write it on paper and lock it away, "
                "not beside the till. It is never shown again.",
            ),
            act=Button(
                theme, _say("CodePage", "Keep the code"), ButtonKind.PRIMARY, icon="check", key="F9", large=True
            ),
            leave=Button(theme, _say("CodePage", "Begin again"), key="Esc", large=True),
        )
        self._office = office
        self._code = Text(theme, kind=Type.INPUT)
        self._code.use_mono()
        self.typed = EntryLine(
            theme,
            name=self.tr("The code, from your paper"),
            most=_LONGEST,
            hints=Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhSensitiveData,
        )
        self._fields.addWidget(self._code, alignment=Qt.AlignmentFlag.AlignLeft)
        self._fields.addSpacing(theme.tokens.space.x1)
        self._add_field(
            self.tr("The code, from your paper"), self.typed, self.tr("Capitals or not, with or without dashes.")
        )
        self._end_of_fields(self.typed)
        self._act.clicked.connect(self._read_back)
        if self._leave is not None:
            self._leave.clicked.connect(self.left)

    def show_code(self, code: str) -> None:
        """Show this code: the only way in."""
        self._code.setText(code)
        self._code.setAccessibleName(self.tr("Recovery code: {code}").format(code=" ".join(code)))
        self.typed.clear()
        self._complain("")

    def first_focus(self) -> QWidget:
        return self.typed

    def wipe(self) -> None:
        super().wipe()
        self._code.setText("")
        self._code.setAccessibleName("")
        self.typed.clear()

    def _read_back(self) -> None:
        if self._tasks.start("read back", partial(self._office.read_back, self.typed.text()), answered=self._answered):
            self._begin_work()

    def _answered(self, answer: Answer[bool]) -> None:
        match answer:
            case TaskOk(value=True):
                self._end_work(None)
                self.wipe()
                self.held.emit()
            case TaskOk():
                self._end_work(self.tr("That is another code. Look at your paper again."), at=self.typed)
            case _:
                self._end_work(answer, at=self.typed)
