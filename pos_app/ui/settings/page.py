"""A page of settings: rows that take the settings in, and say what they are now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.system.settings import Settings
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.settings.printer.choice import ChoiceField
from pos_app.ui.settings.printer.rows import Row

if TYPE_CHECKING:
    from enum import StrEnum

_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class _Control:
    """One setting on the page: how it is shown, and how it is read."""

    row: Row
    show: Callable[[object], None]
    read: Callable[[], object]


class SettingsPage(QWidget):
    """What is typed is no setting before Save; `changed` says that something was typed."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._controls: dict[str, _Control] = {}
        inside = QWidget()
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scroller(inside))

    def load(self, settings: Settings) -> None:
        """Show these settings: the only way in."""
        for name, control in self._controls.items():
            control.show(getattr(settings, name))
            control.row.about.set_ink("text_muted")

    def value(self) -> dict[str, object]:
        """Return what stands on the page now, by the names of the settings."""
        return {name: control.read() for name, control in self._controls.items()}

    def complain(self, name: str, sentence: str) -> None:
        """Say which of them does not fit, and put the keyboard there."""
        control = self._controls[name]
        control.row.about.setText(sentence)
        control.row.about.set_ink("declined_text")
        for widget in control.row.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for row in self.findChildren(Row):
            row.stand_in(self.width())

    def add_row(self, title: str, about: str, widget: QWidget, *, is_wide: bool = True) -> Row:
        """Put a row under the others."""
        row = Row(self._theme, title, about, widget, is_wide=is_wide)
        self.column.addWidget(row)
        return row

    def end(self) -> None:
        """Leave what is over below the last row."""
        self.column.addStretch(1)

    def add_text(
        self, name: str, title: str, about: str, *, hint: Qt.InputMethodHint = Qt.InputMethodHint.ImhNone
    ) -> None:
        """Add a line of text."""
        line = EntryLine(self._theme, name=title, most=_LONGEST, hints=hint)
        line.setFixedHeight(self._theme.tokens.size.field)
        line.pad(self._theme.tokens.space.x2)
        line.textEdited.connect(self.changed)
        row = self.add_row(title, about, line)
        self._controls[name] = _Control(row, lambda value: line.setText(str(value)), line.text)

    def add_number(self, name: str, title: str, about: str) -> None:
        """Add a whole number; what is none is refused when it is saved."""
        line = EntryLine(self._theme, name=title, most=_LONGEST, hints=Qt.InputMethodHint.ImhDigitsOnly)
        line.setFixedHeight(self._theme.tokens.size.field)
        line.pad(self._theme.tokens.space.x2)
        line.textEdited.connect(self.changed)
        row = self.add_row(title, about, line)

        def read() -> object:
            text = line.text().strip()
            return int(text) if text.isascii() and text.isdigit() else text

        self._controls[name] = _Control(row, lambda value: line.setText(str(value)), read)

    def add_switch(self, name: str, title: str, about: str) -> Switch:
        """Add something that is on or off."""
        switch = Switch(self._theme, "")
        switch.setAccessibleName(title)
        switch.clicked.connect(self.changed)
        row = self.add_row(title, about, switch, is_wide=False)
        self._controls[name] = _Control(row, lambda value: switch.setChecked(bool(value)), switch.isChecked)
        return switch

    def add_segments(self, name: str, title: str, about: str, answers: Sequence[tuple[object, str]]) -> None:
        """Add a choice between a few short answers."""
        segments = Segments(self._theme, [words for _, words in answers], name=title)
        chosen = [answers[0][0]]

        def take(place: int) -> None:
            chosen[0] = answers[place][0]
            self.changed.emit()

        def show(value: object) -> None:
            chosen[0] = value
            segments.choose(next((place for place, (each, _) in enumerate(answers) if each == value), None))

        segments.chosen.connect(take)
        row = self.add_row(title, about, segments)
        self._controls[name] = _Control(row, show, lambda: chosen[0])

    def add_choice(self, name: str, title: str, about: str, answers: Sequence[tuple["StrEnum", str]]) -> None:
        """Add a choice between more answers than fit side by side."""
        choice = ChoiceField(self._theme, name=title)
        choice.offer([(value.value, words) for value, words in answers])
        choice.chosen.connect(self.changed)
        row = self.add_row(title, about, choice)
        by_value = {value.value: value for value, _ in answers}
        self._controls[name] = _Control(row, lambda value: choice.choose(str(value)), lambda: by_value[choice.value])
