"""The right half of the sign-in: whose PIN it is, the dots, what was wrong with the last one, and the keys."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from pos_app.domain.people import PersonView, Role
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.keypad import pin_keypad
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.pin_field import PinDots
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.people.words import clock_of

_WIDTH: Final = 400
_LEAST_WIDTH: Final = 320


@dataclass(frozen=True, slots=True)
class PinPanelView:
    """All that the panel shows."""

    person: PersonView | None = None
    wait: float = 0.0  # seconds; no keys meanwhile
    said: str = ""  # what was wrong; '' says what to do
    is_busy: bool = False


class PinPanel(Panel):
    """Emits `completed` once as many digits are typed as the PIN of this person has."""

    completed = Signal()
    forgot = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._view = PinPanelView()
        self._name = Text(theme, kind=Type.TITLE, elides=True)
        self._said = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        for text in (self._name, self._said):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.dots = PinDots(theme, name=self.tr("PIN"))
        self.pad_of_keys = pin_keypad(theme, self.tr("Clear"))
        self._forgot = Link(theme, "")
        self._lay_out()
        self.setMaximumWidth(theme.px(_WIDTH))
        self.setMinimumWidth(theme.px(_LEAST_WIDTH))
        self.pad_of_keys.digit.connect(self._type)
        self.pad_of_keys.erase.connect(self._erase)
        self.pad_of_keys.corner.connect(self._clear)
        self.dots.edited.connect(self._look)
        self._forgot.clicked.connect(self.forgot)

    def show_panel(self, view: PinPanelView) -> None:
        """Show this: the only way in. What is typed stays while it is the same person's."""
        before, self._view = self._view, view
        person = view.person
        if person is None or before.person is None or person.member.id != before.person.member.id:
            self.dots.clear()
        self._name.setText(person.member.name if person is not None else "")
        if person is not None:
            self.dots.expect(person.pin_length)
            self._forgot.setText(
                self.tr("Forgot PIN? Use the recovery code")
                if person.member.role is Role.OWNER
                else self.tr("Forgot PIN? Ask a manager")
            )
            self._forgot.updateGeometry()
        self._say()
        may_type = person is not None and not view.wait and not view.is_busy
        self.pad_of_keys.setEnabled(may_type)
        self.dots.show_wrong(wrong=bool(view.said or view.wait) and self.dots.is_empty)
        self._forgot.setVisible(person is not None)

    def _say(self) -> None:
        view = self._view
        sentence = view.said
        if view.wait:
            sentence = self.tr("Too many wrong PINs. Wait {time}.").format(time=clock_of(view.wait))
        is_wrong = bool(sentence)
        if not sentence and view.person is not None:
            sentence = self.tr("Type your {count}-digit PIN").format(count=view.person.pin_length)
            if view.person.practice_pin:
                sentence = self.tr("Practice: the PIN is {pin}").format(pin=view.person.practice_pin)
        is_news = is_wrong and bool(view.said) and sentence != self._said.text()
        self._said.setText(sentence)
        self._said.set_ink("declined_text" if is_wrong else "text_muted")
        self.dots.setAccessibleDescription(f"{self._name.text()}. {sentence}")
        if is_news:
            announce(self.dots, sentence)

    def take_digit(self, byte: int) -> None:
        """Type one digit, unless nobody would look at it."""
        if self.pad_of_keys.isEnabled():
            self.dots.take_byte(byte)

    def take_back(self) -> None:
        """Take the last digit back."""
        if not self.dots.is_empty and self.pad_of_keys.isEnabled():
            self.dots.take_back()

    def _type(self, byte: int) -> None:
        self.dots.setFocus(Qt.FocusReason.OtherFocusReason)
        self.take_digit(byte)

    def _erase(self) -> None:
        self.dots.setFocus(Qt.FocusReason.OtherFocusReason)
        self.take_back()

    def _clear(self) -> None:
        self.dots.setFocus(Qt.FocusReason.OtherFocusReason)
        self.dots.clear()

    def _look(self) -> None:
        if not self.pad_of_keys.isEnabled():
            self.dots.clear()
            return
        self.dots.show_wrong(wrong=False)
        if self.dots.is_complete:
            self.completed.emit()

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        self.column.setContentsMargins(space.x4, space.x4, space.x4, space.x4)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._said)
        self.column.addLayout(words)
        self.column.addSpacing(space.x2 + space.half)
        self.column.addWidget(self.dots)
        self.column.addSpacing(space.x2 + space.half)
        self.column.addWidget(self.pad_of_keys)
        self.column.addSpacing(space.x3)
        self.column.addWidget(self._forgot, alignment=Qt.AlignmentFlag.AlignHCenter)
