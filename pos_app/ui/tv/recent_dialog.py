"""Numbers that were used before: half hidden, chosen with one press, removable, and kept only where that is wanted."""

from collections.abc import Awaitable, Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Provider
from pos_app.domain.tv_numbers import masked
from pos_app.domain.tv_view import RecentNumber
from pos_app.ui.kit.dialogs import Dialog, DialogLayer
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.tv.desk import RecentNumbersDesk


class RecentDialog(Dialog):
    """Answers with the number that was chosen; what is removed is gone at once."""

    turned = Signal(bool)
    remove_asked = Signal(object)
    clear_asked = Signal()

    def __init__(self, theme: Theme, title: str, leave: str) -> None:
        super().__init__(theme, title, leave=leave)
        self._rows: list[QWidget] = []
        self._says = Text(theme, ink="text_muted", wraps=True)
        self._switch = Switch(theme, self.tr("Keep numbers on this till"))
        self._switch.clicked.connect(self.turned)
        self._forget = Button(theme, self.tr("Forget all"), ButtonKind.DANGER, icon="x", large=True)
        self._forget.clicked.connect(self.clear_asked)
        self._footer.addWidget(self._forget)
        self._list = QVBoxLayout()
        self._list.setSpacing(theme.tokens.space.x1)
        self.body.addWidget(self._says)
        self.body.addWidget(self._switch)
        self.body.addLayout(self._list)

    def show_numbers(self, numbers: tuple[RecentNumber, ...], *, is_on: bool, problem: str = "") -> None:
        """Offer these."""
        self._switch.setChecked(is_on)
        self._forget.setVisible(bool(numbers))
        if problem:
            self._says.setText(problem)
        elif not is_on:
            self._says.setText(self.tr("No number is kept on this till. Turn it on to find them here again."))
        elif not numbers:
            self._says.setText(self.tr("Numbers that are paid for from now on stand here, half hidden."))
        else:
            self._says.setText(self.tr("Choosing one checks it with the provider again."))
        for row in self._rows:
            row.hide()
            self._list.removeWidget(row)
            row.deleteLater()
        self._rows = [self._made(number) for number in numbers]
        for row in self._rows:
            self._list.addWidget(row)
            row.show()
        self.setAccessibleDescription(self._says.text())

    def first_focus(self) -> QWidget:
        return self.leave

    def _made(self, number: RecentNumber) -> QWidget:
        shown, customer = masked(plain(number.number)), plain(number.customer)
        row = QWidget()
        use = Button(self._theme, shown, from_left=True)
        use.setAccessibleName(", ".join(part for part in (shown, customer) if part))
        use.clicked.connect(partial(self.answered.emit, number.number))
        who = Text(self._theme, customer, kind=Type.LABEL, ink="text_muted", elides=True)
        remove = Button(self._theme, self.tr("Remove"), ButtonKind.QUIET, icon="x")
        remove.setAccessibleName(self.tr("Remove {number}").format(number=shown))
        remove.clicked.connect(partial(self.remove_asked.emit, number))
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(self._theme.tokens.space.x2)
        across.addWidget(use)
        across.addWidget(who, 1)
        across.addWidget(remove)
        return row


class RecentAsking(QObject):
    """Opens the sheet, keeps it true, and hands over the number that was chosen."""

    chosen = Signal(str)

    def __init__(self, parent: QObject, theme: Theme, numbers: RecentNumbersDesk, dialogs: DialogLayer) -> None:
        super().__init__(parent)
        self._theme = theme
        self._numbers = numbers
        self._dialogs = dialogs
        self._tasks = TaskScope(self)
        self._dialog: RecentDialog | None = None
        self._shown: tuple[RecentNumber, ...] = ()

    def keep(self, provider: Provider, number: str, *, customer: str) -> None:
        """Keep a number that is paid for; where that fails the order goes on all the same."""
        work = partial(self._numbers.keep, provider, number, customer=customer)
        self._tasks.start(f"keep {number}", work, answered=lambda _: None)

    def open(self, provider: Provider) -> None:
        """Show them; a second press does nothing."""
        self._tasks.start("recent", partial(self._ask, provider), answered=self._take)

    async def _ask(self, provider: Provider) -> str:
        self._shown = await self._numbers.recent(provider) if self._numbers.is_on else ()
        dialog = RecentDialog(self._theme, self.tr("Recent numbers"), self.tr("Close"))
        dialog.turned.connect(partial(self._turn, provider))
        dialog.remove_asked.connect(partial(self._remove, provider))
        dialog.clear_asked.connect(partial(self._change, provider, "clear", self._numbers.clear))
        dialog.show_numbers(self._shown, is_on=self._numbers.is_on)
        self._dialog = dialog
        try:
            answer = await self._dialogs.open(dialog)
        finally:
            self._dialog = None
        return answer or ""

    def _turn(self, provider: Provider, on: bool) -> None:
        self._change(provider, "turn", partial(self._numbers.turn, on=on))

    def _remove(self, provider: Provider, number: RecentNumber) -> None:
        self._change(provider, "remove", partial(self._numbers.remove, number))

    def _change(self, provider: Provider, name: str, act: Callable[[], Awaitable[None]]) -> None:
        self._tasks.start(name, partial(self._acted, provider, act), answered=self._show)

    async def _acted(self, provider: Provider, act: Callable[[], Awaitable[None]]) -> tuple[RecentNumber, ...]:
        await act()
        return await self._numbers.recent(provider) if self._numbers.is_on else ()

    def _show(self, answer: Answer[tuple[RecentNumber, ...]]) -> None:
        problem = ""
        match answer:
            case TaskOk(numbers):
                self._shown = numbers
            case TaskKnownError(sentence):
                problem = sentence
            case _:
                problem = self.tr("Something in the till went wrong. It was noted.")
        if self._dialog is not None and self._dialogs.top is self._dialog:
            self._dialog.show_numbers(self._shown, is_on=self._numbers.is_on, problem=problem)
            self._dialog.updateGeometry()

    def _take(self, answer: Answer[str]) -> None:
        match answer:
            case TaskOk(number) if number:
                self.chosen.emit(number)
            case _:
                pass
