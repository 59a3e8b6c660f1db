"""The page "People and PINs" of the settings: who works here, and what whoever stands at the counter may change."""

__audience__ = "back office"

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.people import Member, PersonView, Right, Role
from pos_app.ui.kit.dialogs import Dialog, DialogLayer, Question, QuestionDialog
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.tasks import Answer, TaskBug, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.people.desk import Counter, PeopleOffice
from pos_app.ui.people.one_time_approval import OneTimeApproval, signature_for, signed
from pos_app.ui.people.person_dialogs import ChangeDialog, CodeDialog, NewPinDialog, OwnPinDialog, TakeOnDialog
from pos_app.ui.people.words import detail_of

_say = QCoreApplication.translate
_ROW_WEIGHT: Final = 600
_WORK: Final = "people"  # what is done here, one at a time
_AFTER_ROWS: Final = 3  # what stands under them: the room that is left, a line, the buttons


class PeopleSection(QWidget):
    """One row for each person; what may not be changed has no button."""

    acted = Signal()  # somebody became something else

    def __init__(
        self,
        theme: Theme,
        counter: Counter,
        office: PeopleOffice,
        *,
        dialogs: DialogLayer,
        in_place: OneTimeApproval | None = None,
    ) -> None:
        super().__init__()
        self._in_place = in_place
        self._theme = theme
        self._counter = counter
        self._office = office
        self._dialogs = dialogs
        self._tasks = TaskScope(self)
        self._rows: list[QWidget] = []
        self._take_on = Button(theme, self.tr("Take somebody on"), icon="plus")
        self._own_pin = Button(theme, self.tr("Change your PIN"), icon="key")
        self._code = Button(theme, self.tr("New recovery code"), icon="lock")
        self._complaint = Text(theme, kind=Type.LABEL, ink="declined_text", wraps=True)
        self._lay_out()
        for button, work in (
            (self._take_on, self._open_take_on),
            (self._own_pin, self._open_own_pin),
            (self._code, self._open_code),
        ):
            button.clicked.connect(self._starting(work))

    def show_people(self) -> None:
        """Show everybody as they are now: the only way in."""
        for row in self._rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for view in self._counter.everybody():
            if self._rows:
                self._add(SeparatorLine())
            self._add(self._row(view))
        current = self._counter.staff.current
        self._take_on.setVisible(self._counter.staff.may(Right.PEOPLE))
        self._own_pin.setEnabled(current is not None)
        self._code.setVisible(self._counter.staff.may(Right.GO_LIVE) and current is not None)

    def hear(self) -> None:
        """Show them again when the people say that one has changed: the journal rings before they have read it.

        What is done here shows it once it has ended: a press on what is shown sooner would meet that, and be lost.
        """
        if self.isVisible() and not self._tasks.is_running(_WORK):
            self.show_people()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_people()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._complain("")

    def first_focus(self) -> QWidget:
        """Where the keyboard begins."""
        return self._take_on if not self._take_on.isHidden() else self._own_pin

    def _row(self, view: PersonView) -> QWidget:
        row = QWidget()
        space = self._theme.tokens.space
        across = QHBoxLayout(row)
        across.setContentsMargins(space.x3, space.x1, space.x3, space.x1)
        words = QVBoxLayout()
        words.setSpacing(0)
        name = Text(self._theme, view.member.name, weight=_ROW_WEIGHT, elides=True)
        name.setMinimumWidth(self._theme.tokens.size.rail)
        words.addWidget(name)
        detail = detail_of(view)
        if view.is_here:
            detail = self.tr("{detail} · here now").format(detail=detail)
        words.addWidget(Text(self._theme, detail, kind=Type.CAPTION, ink="text_muted", elides=True))
        across.addLayout(words, 1)
        if self._can_change(view.member.role):
            change = Button(self._theme, self.tr("Change"))
            change.setAccessibleName(self.tr("Change {name}").format(name=view.member.name))
            change.clicked.connect(self._starting(partial(self._open_change, view.member)))
            across.addWidget(change)
        else:
            row.setMinimumHeight(self._theme.tokens.size.row)
        return row

    def _add(self, row: QWidget) -> None:
        self._rows.append(row)
        self._list.insertWidget(self._list.count() - _AFTER_ROWS, row)

    def _start(self, work: Callable[[], Coroutine[Any, Any, bool]]) -> None:
        self._tasks.start(_WORK, work, answered=self._answered)

    def _starting(self, work: Callable[[], Coroutine[Any, Any, bool]]) -> Callable[[], None]:
        return lambda: self._start(work)

    def _can_change(self, role: Role) -> bool:
        """Tell whether it may be done by whoever is here, or once an owner has signed."""
        is_there = self._in_place is not None and self._in_place.can(Right.PEOPLE, role)
        return self._counter.staff.answers_for(role) or (self._counter.staff.may(Right.PEOPLE) and is_there)

    def _roles(self) -> tuple[Role, ...]:
        return tuple(role for role in Role if self._counter.staff.answers_for(role))

    async def _open_take_on(self) -> bool:
        return await self._open(TakeOnDialog(self._theme, self._office, self._roles())) is not None

    async def _open_own_pin(self) -> bool:
        return await self._open(OwnPinDialog(self._theme, self._office)) is not None

    async def _open_code(self) -> bool:
        shown = await self._office.renew_code()
        return await self._open(CodeDialog(self._theme, self._office, shown.code)) is not None

    async def _open_change(self, member: Member) -> bool:
        approval = signature_for(
            Right.PEOPLE,
            title=self.tr("Change {name}").format(name=member.name),
            act=self.tr("Sign"),
            icon="key",
            written=f"change {member.id}",
            role=member.role,
        )
        async with signed(self._in_place, approval) as is_signed:
            return is_signed and await self._change(member)

    async def _change(self, member: Member) -> bool:
        """Tell whether somebody is something else now."""
        match await self._open(ChangeDialog(self._theme, self._office, member, self._roles())):
            case ChangeDialog.PIN:
                return await self._open(NewPinDialog(self._theme, self._office, member)) is not None
            case ChangeDialog.TAKE_BACK:
                await self._office.take_back(member.id)
            case ChangeDialog.LET_GO:
                if await self._open(QuestionDialog(self._theme, _let_go_question(member))) is None:
                    return False
                await self._office.let_go(member.id)
            case kept:
                return kept is not None
        return True

    async def _open(self, dialog: Dialog) -> str | None:
        return await self._dialogs.open(dialog)

    def _answered(self, answer: Answer[bool]) -> None:
        match answer:
            case TaskKnownError(sentence):
                self._complain(sentence)
            case TaskBug():
                self._complain(self.tr("Something in the till went wrong. It was noted."))
            case TaskOk(is_changed):
                self._complain("")
                if is_changed:
                    self.acted.emit()
        self.show_people()

    def _complain(self, sentence: str) -> None:
        self._complaint.setText(sentence)
        self._complaint.setVisible(bool(sentence))
        if sentence:
            announce(self._complaint, sentence)

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        panel = Panel(self._theme)
        panel.pad(0)
        head = QVBoxLayout()
        head.setContentsMargins(space.x3, space.x2, space.x3, space.x2)
        head.setSpacing(0)
        head.addWidget(Text(self._theme, self.tr("People and PINs"), kind=Type.TITLE))
        about = self.tr("A PIN is personal. Whoever forgets it gets another one; nobody can look it up.")
        head.addWidget(Text(self._theme, about, kind=Type.LABEL, ink="text_muted", wraps=True))
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._list.addStretch()
        foot = Footer(self._theme, height=self._theme.tokens.size.dialog_footer)
        for button in (self._own_pin, self._code):
            foot.row.addWidget(button)
        foot.row.addStretch()
        foot.row.addWidget(self._take_on)
        complaint = QVBoxLayout()
        complaint.setContentsMargins(space.x3, 0, space.x3, space.x1)
        complaint.addWidget(self._complaint)
        self._list.insertLayout(0, head)
        self._list.insertWidget(1, SeparatorLine())
        self._list.addWidget(SeparatorLine())
        self._list.addWidget(foot)
        panel.column.addWidget(Scroller(inside), 1)
        panel.column.addLayout(complaint)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(panel)
        self._complain("")


def _let_go_question(member: Member) -> Question:
    return Question(
        title=_say("PeopleSection", "Let {name} go?").format(name=member.name),
        text=_say(
            "PeopleSection", "The PIN opens nothing from now on. The name stays in the books, and can come back."
        ),
        leave=_say("PeopleSection", "Leave it"),
        act=_say("PeopleSection", "Let go"),
        icon="x",
    )
