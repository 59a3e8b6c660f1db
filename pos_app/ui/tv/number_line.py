"""The field for a number: grouped while it is typed; what cannot be read as one number is not taken."""

from typing import Final

from PySide6.QtCore import Qt, Signal

from pos_app.domain.tv_numbers import NotOneNumberError, NumberWord, Unread, characters_in, grouped, read_number
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.tv.words import number_label

_MOST_PASTED: Final = 2_000  # characters; so long a text is refused as a whole, and not cut in the middle of a number
_WHOLE: Final = 7  # characters that come in one go are a number of their own
_BETWEEN: Final = " "


class NumberLine(EntryLine):
    """Shows 7027 4413 902 and holds 70274413902."""

    changed = Signal()
    refused = Signal(object)  # why: an `Unread`; what stood there before still does

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
        self.show_number(self._number)

    def show_number(self, number: str) -> None:
        """Put this number there whole, or none where this provider gives no such numbers."""
        try:
            whole = read_number(number, self._word)
        except NotOneNumberError:
            whole = ""
        self.setText(grouped(whole))
        self._take(whole)

    def _regroup(self, typed: str) -> None:
        """Group it, and leave the caret behind the same character; or put back what stood there."""
        caret = self.cursorPosition()
        try:
            number = self._read(typed)
        except NotOneNumberError as error:
            self.setText(grouped(self._number))
            back = characters_in(typed[:caret], self._word) - (characters_in(typed, self._word) - len(self._number))
            self.setCursorPosition(_place_behind(self.text(), max(0, back)))
            self.refused.emit(error.why)
            return
        shown = grouped(number)
        if shown != typed:
            self.setText(shown)
            self.setCursorPosition(_place_behind(shown, characters_in(typed[:caret], self._word)))
        self._take(number)

    def _read(self, typed: str) -> str:
        number = read_number(typed, self._word)
        stood = self._number
        if len(stood) >= _WHOLE and len(number) - len(stood) >= _WHOLE and _still_stands(stood, number):
            raise NotOneNumberError(Unread.TWO_NUMBERS)
        return number

    def _take(self, number: str) -> None:
        if number != self._number:
            self._number = number
            self.changed.emit()


def _still_stands(before: str, after: str) -> bool:
    """Tell whether something was pasted into a number, and not in its place."""
    cuts = range(len(before) + 1)
    return any(after.startswith(before[:cut]) and after.endswith(before[cut:]) for cut in cuts)


def _place_behind(shown: str, characters: int) -> int:
    """Return the place in the grouped text behind so many characters of the number."""
    place = 0
    while characters > 0 and place < len(shown):
        characters -= shown[place] != _BETWEEN
        place += 1
    return place
