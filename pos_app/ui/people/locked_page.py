"""A sheet in the middle of the locked till: a heading, what it is for, fields, what was wrong, and two buttons."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.tasks import TaskBug, TaskKnownError, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text

_WIDTH: Final = 560


class LockedPage(Screen):
    """What the pages of the lock have in common."""

    def __init__(self, theme: Theme, title: str, text: str, *, act: Button, leave: Button | None = None) -> None:
        super().__init__(theme)
        self._tasks = TaskScope(self)
        self._act = act
        self._leave = leave
        self._about = Text(theme, text, ink="text_muted", wraps=True)
        self._complaint = Text(theme, kind=Type.LABEL, ink="declined_text", wraps=True)
        inside = QWidget()
        self._fields = QVBoxLayout(inside)
        space = theme.tokens.space
        self._fields.setContentsMargins(space.x4, space.x4, space.x4, space.x3)
        self._fields.setSpacing(space.half)
        self._fields.addWidget(Text(theme, title, kind=Type.HEADLINE, wraps=True))
        self._fields.addWidget(self._about)
        self._fields.addSpacing(space.x1)
        self._scroller = Scroller(inside)
        inside.installEventFilter(self)
        self._foot = Footer(theme, height=theme.tokens.size.dialog_footer)
        self._foot.pad(space.x4)
        if leave is not None:
            self._foot.row.addWidget(leave)
        self._foot.row.addStretch()
        self._foot.row.addWidget(act)
        self._panel = Panel(theme)
        self._panel.pad(1)
        self._panel.column.addWidget(self._scroller, 1)
        self._panel.column.addWidget(SeparatorLine())
        self._panel.column.addWidget(self._foot)
        self._around = QHBoxLayout(self)
        self._around.addStretch(1)
        self._around.addWidget(self._panel, 100, Qt.AlignmentFlag.AlignVCenter)
        self._around.addStretch(1)
        self._panel.setMaximumWidth(theme.px(_WIDTH))

    def _add_field(self, label: str, field: QWidget, hint: str = "") -> None:
        """Put a field under what is there, with its label above it."""
        half = self._theme.tokens.space.half
        if isinstance(field, EntryLine):
            field.pad(self._theme.tokens.space.x2)
        self._fields.addSpacing(half)
        self._fields.addWidget(Text(self._theme, label, kind=Type.LABEL, ink="text_muted"))
        self._fields.addWidget(field)
        if hint:
            self._fields.addWidget(Text(self._theme, hint, kind=Type.CAPTION, ink="text_subtle", wraps=True))
            field.setAccessibleDescription(hint)

    def _end_of_fields(self, *fields: PinField | EntryLine) -> None:
        """Put the line for complaints under them; Enter leads from one to the next, and from the last to the act."""
        self._fields.addWidget(self._complaint)
        self._fields.addStretch()
        self._complain("")
        for field, following in zip(fields, (*fields[1:], None), strict=True):
            field.entered.connect(following.setFocus if following is not None else self._act.press)

    def _pin_fields(self) -> Sequence[PinField]:
        """Return the fields that are wiped when nobody looks at this any more."""
        return self.findChildren(PinField)

    def wipe(self) -> None:
        """Forget every PIN that is typed."""
        for field in self._pin_fields():
            field.clear()

    def _begin_work(self) -> None:
        self._complain("")
        self._act.set_busy(busy=True)

    def _end_work(self, answer: object, at: QWidget | None = None) -> None:
        """Be ready again, and say why it did not go on; that begins where the keyboard is put."""
        self._act.set_busy(busy=False)
        match answer:
            case TaskKnownError(sentence):
                self._complain(sentence)
            case TaskBug():
                self._complain(self.tr("Something in the till went wrong. It was noted."))
            case str(sentence):
                self._complain(sentence)
            case _:
                return
        if at is not None:
            at.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroller.ensureWidgetVisible(self._complaint)  # it stands under the last field

    def _complain(self, sentence: str) -> None:
        self._complaint.setText(sentence)
        self._complaint.setVisible(bool(sentence))
        if sentence:
            announce(self._complaint, sentence)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # something came or went
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _arrange(self, room: ScreenWidth) -> None:
        space = self._theme.tokens.space
        side = space.x2 if room is ScreenWidth.NARROW else space.x3
        self._around.setContentsMargins(side, side, side, side)
        self._around.setDirection(QBoxLayout.Direction.LeftToRight)
        self._fit()

    def _fit(self) -> None:
        """Be as high as the words and fields are, and scroll where there is less."""
        margins = self._around.contentsMargins()
        width = min(self._panel.maximumWidth(), self.width() - margins.left() - margins.right())
        if width <= 0:
            return
        wanted = self._scroller.heightForWidth(width - 4) + self._foot.height_for(width - 4) + 5
        room = self.height() - margins.top() - margins.bottom()
        self._panel.setFixedHeight(max(self._foot.minimumSizeHint().height() + 5, min(wanted, room)))
        self._panel.column.invalidate()  # the foot was measured at another width
