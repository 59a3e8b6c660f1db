"""Practice, the service's tests or real money: shows where the till is, and asks before it opens elsewhere."""

__audience__ = "back office"

from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.environment import Environment
from pos_app.domain.people import Right
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.people.one_time_approval import OneTimeApproval, signature_for, signed
from pos_app.ui.settings.environment_dialog import ConsequencesDialog, NamedMove, move_dialog

_WORLDS: Final = (Environment.SANDBOX, Environment.TEST, Environment.LIVE)


class EnvironmentDesk(Protocol):
    """Whoever may move the till; `services.environment_switch` has it."""

    @property
    def environment(self) -> Environment:
        """Where the till is now."""
        ...

    @property
    def is_owners(self) -> bool:
        """Tell whether only an owner moves it from here."""
        ...

    async def look(self, target: Environment) -> NamedMove:
        """Find out whether it could open there; KnownError says why not."""
        ...

    async def go(self, target: Environment) -> None:
        """Have the next start open there."""
        ...


class EnvironmentChoice(QWidget):
    """The choice stays where the till is until it has started again."""

    restart_asked = Signal(object)  # the Environment to open in: all is written, only the start is missing
    said = Signal(str)  # why it cannot be done

    def __init__(
        self,
        theme: Theme,
        desk: EnvironmentDesk,
        dialogs: DialogLayer,
        *,
        in_place: OneTimeApproval | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._desk = desk
        self._dialogs = dialogs
        self._in_place = in_place
        self._tasks = TaskScope(self)
        names = (self.tr("Sandbox"), self.tr("Test"), self.tr("Live"))
        self.segments = Segments(theme, names, name=self.tr("Environment"))
        self.segments.chosen.connect(self._ask)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.segments)
        self._show()

    def _show(self) -> None:
        self.segments.choose(_WORLDS.index(self._desk.environment))

    def _ask(self, place: int) -> None:
        self._show()
        if _WORLDS[place] is not self._desk.environment:
            self._tasks.start("move", partial(self._sign_and_move, _WORLDS[place]), answered=self._moved)

    async def _sign_and_move(self, target: Environment) -> Environment | None:
        """Whatever world it is left for, an owner says so: by being here, or with a PIN."""
        if not self._desk.is_owners:
            return await self._move(target)
        approval = signature_for(
            Right.GO_LIVE,
            title=self.tr("Move the till?"),
            act=self.tr("Sign"),
            icon="key",
            written=f"open for {target.value}",
        )
        async with signed(self._in_place, approval) as is_signed:
            return await self._move(target) if is_signed else None

    async def _move(self, target: Environment) -> Environment | None:
        move = await self._desk.look(target)
        if await self._dialogs.open(move_dialog(self._theme, move)) != ConsequencesDialog.ACT:
            return None
        await self._desk.go(target)
        return target

    def _moved(self, answer: Answer[Environment | None]) -> None:
        match answer:
            case TaskOk(None):
                return
            case TaskOk(target):
                self.restart_asked.emit(target)
            case TaskKnownError(sentence):
                self.said.emit(sentence)
            case _:
                self.said.emit(self.tr("Something in the till went wrong. It was noted."))
