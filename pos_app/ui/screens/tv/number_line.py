"""The field for a number: grouped while it is typed, and whatever is pasted is cleaned."""

from typing import Final

from PySide6.QtCore import Qt, Signal

from pos_app.domain.tv_numbers import NumberWord, cleaned, grouped
from pos_app.ui.screens.tv.words import number_label
from pos_app.ui.theme import Theme
from pos_app.ui.widgets.entry_line import EntryLine

_MOST_PASTED: Final = 160  # characters; what is no part of a number is taken out of them
_BETWEEN: Final = " "


class NumberLine(EntryLine):
    """Shows 7027 4413 902 and holds 70274413902."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        self._word = NumberWord.NUMBER
        hints = Qt.InputMethodHint.ImhDigitsOnly | Qt.InputMethodHint.ImhNoPredictiveText
        super().__init__(theme, name=number_label(self._word), most=_MOST_PASTED, hints=hints)
        self._number = ""
        self.textEdited.connect(self._regroup)

    @property
    def number(self) -> str:
        """What is typed, without what stands between."""
        return self._number

    def use(self, word: NumberWord) -> None:
        """Take numbers as this provider gives them."""
        self._word = word
        self.setAccessibleName(number_label(word))
        letters = word is NumberWord.NUMBER
        hint = Qt.InputMethodHint.ImhNoPredictiveText
        self.setInputMethodHints(hint if letters else hint | Qt.InputMethodHint.ImhDigitsOnly)

    def show_number(self, number: str) -> None:
        """Put this number there whole."""
        self.setText(grouped(cleaned(number, self._word)))
        self._take(cleaned(number, self._word))

    def _regroup(self, typed: str) -> None:
        """Clean and group, and leave the caret behind the same character."""
        before = len(cleaned(typed[: self.cursorPosition()], self._word))
        number = cleaned(typed, self._word)
        shown = grouped(number)
        if shown != typed:
            self.setText(shown)
            self.setCursorPosition(_place_behind(shown, before))
        self._take(number)

    def _take(self, number: str) -> None:
        if number != self._number:
            self._number = number
            self.changed.emit()


def _place_behind(shown: str, characters: int) -> int:
    """Return the place in the grouped text behind so many characters of the number."""
    place = 0
    while characters > 0 and place < len(shown):
        characters -= shown[place] != _BETWEEN
        place += 1
    return place
