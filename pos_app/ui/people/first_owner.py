"""The first start: who owns the till, and their PIN, typed twice; and the code of books that are gone."""

__audience__ = "back office"

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.people import LONGEST_NAME
from pos_app.ui.kit.tasks import Answer, TaskOk
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.people.desk import PeopleOffice, ShownCode
from pos_app.ui.people.locked_page import LockedPage

_say = QCoreApplication.translate
_LONGEST: Final = 40


class FirstOwnerPage(LockedPage):
    """Nothing is written down here: the recovery code has to be read back first."""

    code_drawn = Signal(str)

    def __init__(self, theme: Theme, office: PeopleOffice) -> None:
        super().__init__(
            theme,
            _say("FirstOwnerPage", "Who owns this till?"),
            _say(
                "FirstOwnerPage", "The owner may do everything, takes others on, and is the only one who can go live."
            ),
            act=Button(theme, _say("FirstOwnerPage", "Go on"), ButtonKind.PRIMARY, icon="right", key="F9", large=True),
        )
        self._office = office
        self.name = EntryLine(
            theme, name=self.tr("Name"), most=LONGEST_NAME, hints=Qt.InputMethodHint.ImhNoPredictiveText
        )
        self.pin = PinField(theme, name=self.tr("PIN"))
        self.again = PinField(theme, name=self.tr("PIN, once more"))
        self.code = EntryLine(
            theme,
            name=self.tr("Recovery code"),
            most=_LONGEST,
            hints=Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhSensitiveData,
        )
        self.lost = Switch(theme, self.tr("I do not have the code"))
        self._rights = self._about.text()
        self._asks_code = False
        self._asked = self._make_asked()
        self._fields.addWidget(self._asked)
        self._add_field(self.tr("Name"), self.name)
        self._add_field(self.tr("PIN"), self.pin, self.tr("6 to 12 digits. It is yours alone: never tell it."))
        self._add_field(self.tr("PIN, once more"), self.again)
        self._end_of_fields(self.name, self.pin, self.again)
        self.code.entered.connect(self.name.setFocus)
        self.lost.toggled.connect(self._lose)
        self._act.clicked.connect(self._go_on)

    def first_focus(self) -> QWidget:
        return self.code if self._asks_code else self.name

    def enter(self) -> None:
        """Find out what has to be asked: the only way in."""
        self._show_asked(asks=False)
        self._look()

    def _look(self) -> None:
        self._tasks.start("look", self._office.asks_code, answered=self._looked)

    def wipe(self) -> None:
        super().wipe()
        self.code.clear()

    def _make_asked(self) -> QWidget:
        """Lay out what is asked about books that are gone."""
        asked, half = QWidget(), self._theme.tokens.space.half
        column = QVBoxLayout(asked)
        column.setContentsMargins(0, 0, 0, half)
        column.setSpacing(half)
        self.code.pad(self._theme.tokens.space.x2)
        column.addWidget(Text(self._theme, self.tr("Recovery code"), kind=Type.LABEL, ink="text_muted"))
        column.addWidget(self.code)
        column.addWidget(self.lost)
        self._gone = Text(
            self._theme, self.tr("The keys are removed from this computer, and entered again in Settings."), wraps=True
        )
        column.addWidget(self._gone)
        self._gone.hide()
        asked.hide()
        return asked

    def _lose(self, is_lost: bool) -> None:
        self.code.setEnabled(not is_lost)
        self._gone.setVisible(is_lost)

    def _looked(self, answer: Answer[bool]) -> None:
        match answer:
            case TaskOk(asks):
                self._show_asked(asks=asks)
            case _:
                self._end_work(answer)

    def _show_asked(self, *, asks: bool) -> None:
        had_focus = self.name.hasFocus()
        self._asks_code = asks
        self._asked.setVisible(asks)
        why = self.tr(
            "The books of this till are gone, and its keys are still here. The recovery code of its owner keeps them."
        )
        self._about.setText(why if asks else self._rights)
        if asks and had_focus:
            self.code.setFocus()

    def _go_on(self) -> None:
        if self._tasks.is_running("owner"):
            return
        code = None if self._asks_code and self.lost.isChecked() else self.code.text()
        pins = self.pin.take_pin(), self.again.take_pin()
        work = partial(self._office.begin_owner, self.name.text(), *pins, code=code)
        self._tasks.start("owner", work, answered=self._answered)
        self._begin_work()

    def _answered(self, answer: Answer[ShownCode]) -> None:
        self._end_work(answer, at=self.pin if self.name.text().strip() else self.name)
        match answer:
            case TaskOk(shown):
                self.code_drawn.emit(shown.code)
            case _:
                self._look()  # a keyring may have been unlocked meanwhile, and the code is asked for now
