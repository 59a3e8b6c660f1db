"""The dialogs about one person: taken on, changed, given another PIN; and the one about the recovery code."""

__audience__ = "back office"

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout

from pos_app.domain.people import LONGEST_NAME, Member, Role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.people.desk import PeopleOffice
from pos_app.ui.people.words import role_sentence, role_word
from pos_app.ui.people.work_dialog import WorkDialog

_say = QCoreApplication.translate
_Work = Callable[[], Coroutine[Any, Any, object]]
_LONGEST_CODE: Final = 40
_PLAIN: Final = Qt.InputMethodHint.ImhNoPredictiveText


class _AboutRole(WorkDialog):
    """A name, and one of the roles that whoever asks may give."""

    def __init__(
        self, theme: Theme, title: str, *, name: str, role: Role, roles: Sequence[Role], act: str, icon: str
    ) -> None:
        super().__init__(theme, title, "", leave=_say("PersonDialog", "Leave it"), act=act, icon=icon)
        self._roles = tuple(roles)
        self.role = role
        self.name = EntryLine(theme, name=self.tr("Name"), most=LONGEST_NAME, hints=_PLAIN)
        self.name.setText(name)
        self._segments = Segments(theme, [role_word(each) for each in self._roles], name=self.tr("Role"))
        self._segments.choose(self._roles.index(role) if role in self._roles else None)
        self._segments.chosen.connect(self._choose)
        self._about_role = Text(theme, role_sentence(role), kind=Type.CAPTION, ink="text_subtle", wraps=True)
        self._add_field(self.tr("Name"), self.name)
        self.body.addWidget(Text(theme, self.tr("Role"), kind=Type.LABEL, ink="text_muted"))
        self.body.addWidget(self._segments)
        self.body.addWidget(self._about_role)

    def _choose(self, number: int) -> None:
        self.role = self._roles[number]
        self._about_role.setText(role_sentence(self.role))


class TakeOnDialog(_AboutRole):
    """Somebody new, who types their PIN twice."""

    def __init__(self, theme: Theme, office: PeopleOffice, roles: Sequence[Role]) -> None:
        super().__init__(
            theme,
            _say("PersonDialog", "Take somebody on"),
            name="",
            role=Role.CASHIER,
            roles=roles,
            act=_say("PersonDialog", "Take on"),
            icon="plus",
        )
        self._office = office
        self.pin = PinField(theme, name=self.tr("Their PIN"))
        self.again = PinField(theme, name=self.tr("Their PIN, once more"))
        self._add_field(self.tr("Their PIN"), self.pin, self.tr("6 to 12 digits, typed by the person it belongs to."))
        self._add_field(self.tr("Their PIN, once more"), self.again)
        self._end_of_fields()

    def _work(self) -> _Work:
        pins = self.pin.take_pin(), self.again.take_pin()
        return partial(self._office.take_on, self.name.text(), self.role, *pins)


class ChangeDialog(_AboutRole):
    """Another name or role; from here it goes on to another PIN, or to letting somebody go."""

    PIN: Final = "pin"
    LET_GO: Final = "let_go"
    TAKE_BACK: Final = "take_back"

    def __init__(self, theme: Theme, office: PeopleOffice, member: Member, roles: Sequence[Role]) -> None:
        super().__init__(
            theme,
            member.name,
            name=member.name,
            role=member.role,
            roles=roles,
            act=_say("PersonDialog", "Keep"),
            icon="check",
        )
        self._office = office
        self._member = member
        self._end_of_fields()
        row = QHBoxLayout()
        row.setContentsMargins(0, theme.tokens.space.x1, 0, 0)
        if member.is_active:
            self._lead(row, self.tr("New PIN"), "key", self.PIN)
            self._lead(row, self.tr("Let go"), "x", self.LET_GO)
        else:
            self._lead(row, self.tr("Take back"), "plus", self.TAKE_BACK)
        row.addStretch()
        self.body.addLayout(row)

    def _lead(self, row: QHBoxLayout, words: str, icon: str, answer: str) -> None:
        button = Button(self._theme, words, icon=icon)
        button.clicked.connect(partial(self.answered.emit, answer))
        row.addWidget(button)

    def _work(self) -> _Work | None:
        name, role, member = self.name.text(), self.role, self._member
        if name == member.name and role is member.role:
            return None

        async def change() -> None:
            if name != member.name:
                await self._office.rename(member.id, name)
            if role is not member.role:
                await self._office.set_role(member.id, role)

        return change


class NewPinDialog(WorkDialog):
    """Another PIN for somebody else: they type it themselves, twice."""

    def __init__(self, theme: Theme, office: PeopleOffice, member: Member) -> None:
        super().__init__(
            theme,
            _say("PersonDialog", "New PIN for {name}").format(name=member.name),
            _say("PersonDialog", "They type it themselves. It is written down that you gave it, never what it is."),
            leave=_say("PersonDialog", "Leave it"),
            act=_say("PersonDialog", "Set the PIN"),
            icon="key",
        )
        self._office = office
        self._member = member
        self.pin = PinField(theme, name=self.tr("New PIN"))
        self.again = PinField(theme, name=self.tr("New PIN, once more"))
        self._add_field(self.tr("New PIN"), self.pin, self.tr("6 to 12 digits."))
        self._add_field(self.tr("New PIN, once more"), self.again)
        self._end_of_fields()

    def _work(self) -> _Work:
        return partial(self._office.set_pin, self._member.id, self.pin.take_pin(), self.again.take_pin())


class OwnPinDialog(WorkDialog):
    """One's own PIN: the old one first."""

    def __init__(self, theme: Theme, office: PeopleOffice) -> None:
        super().__init__(
            theme,
            _say("PersonDialog", "Change your PIN"),
            "",
            leave=_say("PersonDialog", "Leave it"),
            act=_say("PersonDialog", "Set the PIN"),
            icon="key",
        )
        self._office = office
        self.old = PinField(theme, name=self.tr("Your PIN now"))
        self.pin = PinField(theme, name=self.tr("New PIN"))
        self.again = PinField(theme, name=self.tr("New PIN, once more"))
        self._add_field(self.tr("Your PIN now"), self.old)
        self._add_field(self.tr("New PIN"), self.pin, self.tr("6 to 12 digits. It is yours alone: never tell it."))
        self._add_field(self.tr("New PIN, once more"), self.again)
        self._end_of_fields()

    def _work(self) -> _Work:
        old, pin, again = self.old.take_pin(), self.pin.take_pin(), self.again.take_pin()
        return partial(self._office.change_own_pin, old, pin, again)


class CodeDialog(WorkDialog):
    """Another recovery code; the one on the old paper holds until this one is read back."""

    def __init__(self, theme: Theme, office: PeopleOffice, code: str) -> None:
        super().__init__(
            theme,
            _say("PersonDialog", "Write the new code down"),
            _say("PersonDialog", "It is never shown again. The old code holds until this one is read back."),
            leave=_say("PersonDialog", "Keep the old code"),
            act=_say("PersonDialog", "Keep the new code"),
            icon="check",
        )
        self._office = office
        self._wrong = self.tr("That is another code. Look at your paper again.")
        shown = Text(theme, code, kind=Type.INPUT)
        shown.use_mono()
        shown.setAccessibleName(self.tr("Recovery code: {code}").format(code=" ".join(code)))
        self.body.addWidget(shown, alignment=Qt.AlignmentFlag.AlignLeft)
        hints = _PLAIN | Qt.InputMethodHint.ImhSensitiveData
        name = self.tr("The code, from your paper")
        self.typed = EntryLine(theme, name=name, most=_LONGEST_CODE, hints=hints)
        self._add_field(name, self.typed, self.tr("Capitals or not, with or without dashes."))
        self._end_of_fields()

    def _work(self) -> _Work:
        return partial(self._office.read_back, self.typed.text())
