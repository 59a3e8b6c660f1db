"""The question before the till opens in another world: everything that it does, line by line."""

__audience__ = "back office"

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout

from pos_app.domain.environment import Environment
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.text import Text

_say = QCoreApplication.translate
_ROOM: Final = "MoveDialog"


class NamedMove(Protocol):
    """A move that nothing stands in the way of; `services.environment_switch` has it."""

    @property
    def target(self) -> Environment:
        """Where it leads."""
        ...

    @property
    def has_addresses(self) -> bool:
        """Tell whether the service can be found there."""
        ...


class ConsequencesDialog(Dialog):
    """Lines with a mark each; the answer is `act`, or None for the safe way out."""

    ACT: Final = "act"

    def __init__(
        self, theme: Theme, title: str, lines: Sequence[tuple[str, str]], *, leave: str, act: str, icon: str
    ) -> None:
        super().__init__(theme, title, leave=leave)
        self.setAccessibleDescription(" ".join(words for _, words in lines))
        space, size = theme.tokens.space, theme.tokens.size.icon
        for mark, words in lines:
            row = QHBoxLayout()
            row.setContentsMargins(0, space.half, 0, space.half)
            row.setSpacing(space.x2)
            row.addWidget(Glyph(theme, mark, ink="text_muted", size=size), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(Text(theme, words, wraps=True), 1)
            self.body.addLayout(row)
        self.add_choice(Button(theme, act, ButtonKind.DANGER, icon=icon, key="F9", large=True), self.ACT)


def move_dialog(theme: Theme, move: NamedMove) -> ConsequencesDialog:
    """Name what this move does."""
    title, act, icon = _head(move.target)
    leave = _say(_ROOM, "Stay here")
    return ConsequencesDialog(theme, title, _lines(move), leave=leave, act=act, icon=icon)


def _head(target: Environment) -> tuple[str, str, str]:
    match target:
        case Environment.LIVE:
            return _say(_ROOM, "Open for real money?"), _say(_ROOM, "Go live"), "bolt"
        case Environment.TEST:
            return _say(_ROOM, "Open with the service’s tests?"), _say(_ROOM, "Open tests"), "bank"
        case Environment.SANDBOX:
            return _say(_ROOM, "Open for practice?"), _say(_ROOM, "Open practice"), "flask"


def _lines(move: NamedMove) -> tuple[tuple[str, str], ...]:
    end = ("turn", _say(_ROOM, "Everybody is signed out, and the till starts again."))
    stays = ("receipt", _say(_ROOM, "This journal stays as it is. Another one opens, with people of its own."))
    match move.target:
        case Environment.SANDBOX:
            practice = _say(_ROOM, "No real money: the till plays the payment service itself.")
            return ("flask", practice), stays, end
        case Environment.TEST:
            first = ("bank", _say(_ROOM, "The real service with test keys. No real money."))
            keys = _say(_ROOM, "Test keys are needed there; live keys are refused.")
        case Environment.LIVE:
            first = ("bolt", _say(_ROOM, "Real money moves: every payment is taken from a customer’s card."))
            keys = _say(_ROOM, "Live keys are needed there; test keys are refused. Every address must be https.")
    missing = _say(_ROOM, "No addresses are set there yet: paying stays closed until they are.")
    return first, stays, ("key", keys), *(() if move.has_addresses else (("alert", missing),)), end
