"""A dialog that does something about people: it closes once that is done, and says why where it is not."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.kit.widgets.text import Text

DONE: Final = "done"


class WorkDialog(Dialog):
    """Its work answers True or nothing when it is done, and False for a wrong PIN or code."""

    def __init__(self, theme: Theme, title: str, text: str, *, leave: str, act: str, icon: str) -> None:
        super().__init__(theme, title, leave=leave)
        self.setAccessibleDescription(text)
        self._tasks = TaskScope(self)
        self._act = Button(theme, act, ButtonKind.PRIMARY, icon=icon, key="F9", large=True)
        self._act.clicked.connect(self._start)
        self._footer.addWidget(self._act)
        self._complaint = Text(theme, kind=Type.LABEL, ink="declined_text", wraps=True)
        self._wrong = self.tr("Wrong PIN.")
        self._fields: list[PinField | EntryLine] = []
        if text:
            self.body.addWidget(Text(theme, text, ink="text_muted", wraps=True))

    def first_focus(self) -> QWidget:
        return self._fields[0] if self._fields else self.leave

    def dismiss(self) -> None:
        self._wipe()
        super().dismiss()

    def _work(self) -> Callable[[], Coroutine[Any, Any, object]] | None:
        """Return what is to be done; None when there is nothing to do."""
        return None

    def _add_field(self, label: str, field: PinField | EntryLine, hint: str = "") -> None:
        if isinstance(field, EntryLine):
            field.pad(self._theme.tokens.space.x2)
        self._fields.append(field)
        edited = field.edited if isinstance(field, PinField) else field.textChanged
        edited.connect(partial(self._edit, field))
        self.body.addWidget(Text(self._theme, label, kind=Type.LABEL, ink="text_muted"))
        self.body.addWidget(field)
        if hint:
            self.body.addWidget(Text(self._theme, hint, kind=Type.CAPTION, ink="text_subtle", wraps=True))
            field.setAccessibleDescription(hint)

    def _edit(self, field: PinField | EntryLine, *_: object) -> None:
        """Let go of what was wrong before this was typed."""
        is_typed = field.typed if isinstance(field, PinField) else field.text()
        if is_typed:  # it is emptied after what was wrong is said
            self._complaint.setText("")

    def _end_of_fields(self) -> None:
        self.body.addWidget(self._complaint)
        for field, following in zip(self._fields, (*self._fields[1:], None), strict=True):
            field.entered.connect(following.setFocus if following is not None else self._act.press)

    def _start(self) -> None:
        if self._tasks.is_running("work"):
            return
        work = self._work()
        if work is None:
            self.answered.emit(DONE)
            return
        self._say("")
        self._tasks.start("work", work, answered=self._answered)
        self._act.set_busy(busy=True)

    def _answered(self, answer: Answer[object]) -> None:
        self._act.set_busy(busy=False)
        match answer:
            case TaskOk(value=False):
                self._say(self._wrong)
            case TaskOk():
                self._wipe()
                self.answered.emit(DONE)
                return
            case TaskKnownError(sentence):
                self._say(sentence)
            case _:
                self._say(self.tr("Something in the till went wrong. It was noted."))
        self._wipe()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, sentence: str) -> None:
        self._complaint.setText(sentence)  # its line is always there: a dialog does not grow
        if sentence:
            announce(self._complaint, sentence)

    def _wipe(self) -> None:
        for field in self._fields:
            if isinstance(field, PinField):
                field.clear()
