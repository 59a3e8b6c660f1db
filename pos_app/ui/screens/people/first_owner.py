"""The first start: who owns the till, and their PIN, typed twice."""

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from pos_app.domain.people import LONGEST_NAME
from pos_app.ui.loop import Answer, Ok
from pos_app.ui.screens.people.desk import Office, ShownCode
from pos_app.ui.screens.people.sheet import Sheet
from pos_app.ui.theme import Theme
from pos_app.ui.widgets.button import Button, Kind
from pos_app.ui.widgets.entry_line import EntryLine
from pos_app.ui.widgets.pin_field import PinField

_say = QCoreApplication.translate


class FirstOwnerPage(Sheet):
    """Nothing is written down here: the recovery code has to be read back first."""

    code_drawn = Signal(str)

    def __init__(self, theme: Theme, office: Office) -> None:
        super().__init__(
            theme,
            _say("FirstOwnerPage", "Who owns this till?"),
            _say(
                "FirstOwnerPage", "The owner may do everything, takes others on, and is the only one who can go live."
            ),
            act=Button(theme, _say("FirstOwnerPage", "Go on"), Kind.PRIMARY, icon="right", key="F9", large=True),
        )
        self._office = office
        self.name = EntryLine(
            theme, name=self.tr("Name"), most=LONGEST_NAME, hints=Qt.InputMethodHint.ImhNoPredictiveText
        )
        self.pin = PinField(theme, name=self.tr("PIN"))
        self.again = PinField(theme, name=self.tr("PIN, once more"))
        self._add_field(self.tr("Name"), self.name)
        self._add_field(self.tr("PIN"), self.pin, self.tr("6 to 12 digits. It is yours alone: never tell it."))
        self._add_field(self.tr("PIN, once more"), self.again)
        self._end_of_fields(self.name, self.pin, self.again)
        self._act.clicked.connect(self._go_on)

    def first_focus(self) -> QWidget:
        return self.name

    def _go_on(self) -> None:
        if self._tasks.is_running("owner"):
            return
        work = partial(self._office.begin_owner, self.name.text(), self.pin.take_pin(), self.again.take_pin())
        self._tasks.start("owner", work, answered=self._answered)
        self._begin_work()

    def _answered(self, answer: Answer[ShownCode]) -> None:
        self._end_work(answer, at=self.pin if self.name.text().strip() else self.name)
        match answer:
            case Ok(shown):
                self.code_drawn.emit(shown.code)
            case _:
                pass
