"""Dialogs of our own: opened over the screen, under the top bar, and answered through a future; never exec()."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from shiboken6 import isValid

from pos_app.ui.kit.screen_reader import announce, give_role
from pos_app.ui.kit.tab_order import walk_as_read
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.shadow import cast_shadow
from pos_app.ui.kit.widgets.text import Text

if TYPE_CHECKING:  # the window is painted before there is a loop
    import asyncio


class Dialog(QFrame):
    """A sheet with a heading, a body and a footer; `answered` carries what was chosen, None for the safe way out."""

    answered = Signal(object)

    def __init__(self, theme: Theme, title: str, *, leave: str) -> None:
        # A sub-window keeps the Tab key inside itself.
        super().__init__(None, Qt.WindowType.SubWindow)
        self._theme = theme
        space, size = theme.tokens.space, theme.tokens.size
        give_role(self, QAccessible.Role.Dialog)
        self.setAccessibleName(title)
        self.setFixedWidth(size.dialog)
        self.setGraphicsEffect(cast_shadow(theme, self))
        sheet = QWidget()
        self.body = QVBoxLayout(sheet)
        self.body.setContentsMargins(space.x4, space.x4, space.x4, space.x3)
        self.body.setSpacing(space.x1)
        self.body.addWidget(Text(theme, title, kind=Type.HEADLINE, wraps=True))
        self._foot = Footer(theme, height=size.dialog_footer)
        self._foot.pad(space.x4)
        self._footer = self._foot.row
        self.leave = Button(theme, leave, key="Esc", large=True)
        self.leave.clicked.connect(self.dismiss)
        self._footer.addWidget(self.leave)
        self._footer.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        self._scroller = Scroller(sheet)
        column.addWidget(self._scroller, 1)
        column.addWidget(SeparatorLine())
        column.addWidget(self._foot)

    def add_choice(self, button: Button, answer: str) -> None:
        """Put a button on the right of the footer that ends the dialog with this answer."""
        button.clicked.connect(lambda: self.answered.emit(answer))
        self._footer.addWidget(button)

    def height_for(self, width: int) -> int:
        """Return how high it would like to be at this width."""
        self.ensurePolished()  # its edge is of the style sheet
        edge = self.width() - self.contentsRect().width() + 2
        inner = width - edge
        return self._scroller.heightForWidth(inner) + self._foot.height_for(inner) + edge + 1

    def first_focus(self) -> QWidget:
        """Where the keyboard is when it opens: on the safe choice."""
        return self.leave

    def focusNextPrevChild(self, next_: bool) -> bool:  # noqa: N802  # Qt’s name
        walk_as_read(self, then=())
        super().focusNextPrevChild(next_)
        return True  # with a single stop Qt would hand the key on to what lies behind the dialog

    def dismiss(self) -> None:
        """Take the safe way out."""
        self.answered.emit(None)


@dataclass(frozen=True, slots=True)
class Question:
    """Something to decide: what would happen, the safe choice, and the act."""

    title: str
    text: str
    leave: str
    act: str
    icon: str
    key: str = "F9"  # '' where the key that led here would also say yes: it must be read first


class QuestionDialog(Dialog):
    """Says what the act does and leaves it to the person; the answer is `act` or None."""

    ACT = "act"

    def __init__(self, theme: Theme, question: Question) -> None:
        super().__init__(theme, question.title, leave=question.leave)
        self.setAccessibleDescription(question.text)
        self.body.addWidget(Text(theme, question.text, ink="text_muted", wraps=True))
        act = Button(theme, question.act, ButtonKind.DANGER, icon=question.icon, key=question.key, large=True)
        self.add_choice(act, self.ACT)


class DialogLayer(QWidget):
    """The scrim over everything but the top bar; one dialog at a time lies on it."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._top: Dialog | None = None
        self._is_held = False
        self._wanted_width = 0
        self._focus_before: QWidget | None = None
        self.hide()

    @property
    def top(self) -> Dialog | None:
        """The dialog that is open, if one is."""
        return self._top

    def hold(self) -> None:
        """Take the safe way out of what is open, and let what comes wait unseen: the till is locked."""
        if self._top is not None:
            self._top.dismiss()
        self._is_held = True

    def release(self) -> None:
        """Show what came meanwhile."""
        self._is_held = False
        if self._top is not None:
            self._show(self._top)

    def open(self, dialog: Dialog) -> "asyncio.Future[str | None]":
        """Show the dialog; the future is what was chosen. Cancelling the future closes it."""
        from asyncio import get_running_loop

        if self._top is not None:
            self._top.dismiss()
        chosen: asyncio.Future[str | None] = get_running_loop().create_future()

        def take(answer: str | None) -> None:
            if not chosen.done():
                chosen.set_result(answer)
            self._close(dialog)

        def give_up(_: "asyncio.Future[str | None]") -> None:
            if isValid(self):  # the window may have gone with everything on it
                self._close(dialog)

        dialog.answered.connect(take)
        chosen.add_done_callback(give_up)
        self._top, self._wanted_width = dialog, dialog.maximumWidth()
        dialog.setParent(self, Qt.WindowType.SubWindow)
        if not self._is_held:
            self._show(dialog)
        return chosen

    def _show(self, dialog: Dialog) -> None:
        self._focus_before = self.window().focusWidget()
        reason = self._reason()
        self._place()
        self.show()
        self.raise_()
        dialog.show()
        dialog.first_focus().setFocus(reason)
        announce(dialog, f"{dialog.accessibleName()}. {dialog.accessibleDescription()}")

    def cover(self, x: int, y: int, width: int, height: int) -> None:
        """Lie over this part of the window."""
        self.setGeometry(x, y, width, height)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._theme.ink(self._theme.colors.scrim))

    def _place(self) -> None:
        if self._top is not None:
            width = min(self._wanted_width, self.width() - self._theme.tokens.space.x4)
            self._top.setFixedWidth(width)
            self._top.resize(width, min(self._top.height_for(width), self.height()))
            room = self.rect().center() - self._top.rect().center()
            self._top.move(max(0, room.x()), max(0, room.y()))

    def _close(self, dialog: Dialog) -> None:
        if self._top is not dialog:
            return
        self._top, reason = None, self._reason()  # what hides lets go of the keyboard, and Qt then forgets
        self.hide()
        dialog.hide()
        dialog.deleteLater()
        before, self._focus_before = self._focus_before, None
        if before is not None:
            before.setFocus(reason)

    def _reason(self) -> Qt.FocusReason:
        """Keep the ring for those who came by keyboard."""
        if self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            return Qt.FocusReason.ShortcutFocusReason  # of Tab Qt believes a Tab key only
        return Qt.FocusReason.PopupFocusReason
