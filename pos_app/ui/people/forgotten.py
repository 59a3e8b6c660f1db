"""A forgotten PIN: a manager signs and the person types another one twice, or keeps it and need not wait."""

from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from pos_app.domain.people import PersonView
from pos_app.ui.kit.tasks import Answer, TaskOk
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.people.approvers import Approvers
from pos_app.ui.people.desk import Counter, PeopleOffice
from pos_app.ui.people.locked_page import LockedPage

_say = QCoreApplication.translate


class ForgottenPage(LockedPage):
    """Nobody is signed in by this: whoever has a new PIN types it on the sign-in."""

    left = Signal()
    helped = Signal()

    def __init__(self, theme: Theme, counter: Counter, office: PeopleOffice) -> None:
        super().__init__(
            theme,
            _say("ForgottenPage", "Another PIN"),
            "",
            act=Button(
                theme, _say("ForgottenPage", "Set the PIN"), ButtonKind.PRIMARY, icon="key", key="F9", large=True
            ),
            leave=Button(theme, _say("ForgottenPage", "Back"), key="Esc", large=True),
        )
        self._counter = counter
        self._office = office
        self._person = ""
        self._unlock = Button(theme, self.tr("Only unlock"), icon="lock", large=True)
        self._foot.row.insertWidget(self._foot.row.count() - 1, self._unlock)
        self._approvers = Approvers(theme)
        self.managers = PinField(theme, name=self.tr("Manager’s PIN"))
        self.pin = PinField(theme, name=self.tr("New PIN"))
        self.again = PinField(theme, name=self.tr("New PIN, once more"))
        self._fields.addWidget(Text(theme, self.tr("Who signs for it"), kind=Type.LABEL, ink="text_muted"))
        self._fields.addWidget(self._approvers)
        self._add_field(self.tr("Their PIN"), self.managers)
        self._add_field(self.tr("New PIN"), self.pin, self.tr("6 to 12 digits, typed by the person it belongs to."))
        self._add_field(self.tr("New PIN, once more"), self.again)
        self._end_of_fields(self.managers, self.pin, self.again)
        self._act.clicked.connect(self._reset)
        self._unlock.clicked.connect(self._open_door)
        self._approvers.chosen.connect(self.managers.setFocus)
        if self._leave is not None:
            self._leave.clicked.connect(self.left)

    def show_person(self, view: PersonView) -> None:
        """Show who can help this person: the only way in."""
        self.wipe()
        self._person = view.member.id
        self._about.setText(
            self.tr(
                "{name} gets another PIN. Whoever signs stays responsible; it is written down with both names."
            ).format(name=view.member.name)
        )
        helpers = tuple(each for each in self._counter.approvers(view.member.role) if each.member.id != view.member.id)
        self._approvers.show_people(helpers)
        self._unlock.setVisible(bool(view.wait))
        for widget in (self._act, self._unlock, self.managers, self.pin, self.again):
            widget.setEnabled(bool(helpers))
        self._complain("" if helpers else self.tr("Nobody on this till can sign for this person. Ask the owner."))

    def first_focus(self) -> QWidget | None:
        return self.managers if self.managers.isEnabled() else self._leave

    def _reset(self) -> None:
        if self._is_working():
            return
        work = partial(
            self._office.reset_pin,
            self._person,
            self.pin.take_pin(),
            self.again.take_pin(),
            who=self._approvers.who,
            managers=self.managers.take_pin(),
        )
        self._tasks.start("reset", work, answered=self._answered)
        self._begin_work()

    def _open_door(self) -> None:
        if self._is_working():
            return
        work = partial(self._office.unlock, self._person, who=self._approvers.who, managers=self.managers.take_pin())
        self._tasks.start("unlock", work, answered=self._answered)
        self._begin_work()

    def _is_working(self) -> bool:
        return self._tasks.is_running("reset") or self._tasks.is_running("unlock")

    def _answered(self, answer: Answer[bool]) -> None:
        match answer:
            case TaskOk(value=True):
                self._end_work(None)
                self.helped.emit()
            case TaskOk():
                self._end_work(self.tr("Wrong PIN. Who signs types it again."), at=self.managers)
            case _:
                self._end_work(answer, at=self.managers)
