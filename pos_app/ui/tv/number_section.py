"""The row where the number is typed: its name, the field, what the provider said of it, and what else it told."""

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Provider
from pos_app.domain.tv_numbers import (
    NotOneNumberError,
    NumberWord,
    Unread,
    can_be_checked,
    characters_in,
    grouped,
    read_number,
    word_of,
)
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.text import Text, set_tip
from pos_app.ui.tv.acceptance import Acceptance, AcceptanceBox, Checked, told_of
from pos_app.ui.tv.words import number_label, unread_sentence

_FIELD_WIDTH: Final = {False: 328, True: 208}  # wide, narrow
_LAST_LINE: Final = 20
_MOST_PASTED: Final = 2_000  # characters; so long a text is refused as a whole, and not cut in the middle of a number
_WHOLE: Final = 7  # characters that come in one go are a number of their own
_BETWEEN: Final = " "


class NumberSection(QWidget):
    """Nothing on it moves: the box and the last line are always there."""

    edited = Signal()
    check_asked = Signal()
    again_asked = Signal()
    recent_asked = Signal()
    entered = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._above = theme.tokens.space.x2
        self._word = NumberWord.NUMBER
        self._problem = ""  # why something was not taken, or nothing was asked; until the number changes
        self._shown: tuple[Acceptance, Provider | None] = Acceptance(), None
        self._label = Text(theme, number_label(NumberWord.NUMBER), kind=Type.LABEL, ink="text_muted")
        self.recent = Link(theme, self.tr("Recent"))
        self.field = NumberLine(theme)
        self.box = AcceptanceBox(theme)
        self._told = Text(theme, kind=Type.CAPTION, ink="text_muted", elides=True, line=theme.px(_LAST_LINE))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, self._above, 0, 0)
        self._grid.setVerticalSpacing(0)
        self._grid.addWidget(self._label, 0, 0, Qt.AlignmentFlag.AlignLeft)
        self._grid.setRowMinimumHeight(1, theme.tokens.space.x1)
        self._grid.addWidget(self.field, 2, 0)
        self._grid.addWidget(self._told, 5, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)
        self.recent.setParent(self)
        self.field.changed.connect(self._change)
        self.field.refused.connect(self._say_unread)
        self.field.left.connect(self.check_asked)
        self.field.entered.connect(self._enter)
        self.recent.clicked.connect(self.recent_asked)
        self.box.again.clicked.connect(self.again_asked)
        self.arrange(is_narrow=False)
        QWidget.setTabOrder(self.field, self.recent)
        QWidget.setTabOrder(self.recent, self.box.again)

    @property
    def number(self) -> str:
        """What is typed."""
        return self.field.number

    def use(self, provider: Provider | None) -> None:
        """Ask for the number of this provider."""
        word = word_of(provider) if provider is not None else NumberWord.NUMBER
        self._word = word
        self._problem = ""
        self._label.setText(number_label(word))
        self.field.use(word)
        self.field.setEnabled(provider is not None)

    def show_acceptance(self, acceptance: Acceptance, provider: Provider | None) -> None:
        """Show what the provider said."""
        self._shown = acceptance, provider
        self.box.show_acceptance(acceptance, provider)
        told = self._problem or self._told_besides(acceptance)
        self._told.setText(told)
        self._told.set_ink("declined_text" if self._problem else "text_muted")
        set_tip(self._told, told)
        is_accepted = acceptance.stands is Checked.ACCEPTED
        self.field.show_wrong(wrong=acceptance.stands is Checked.REFUSED or (bool(self._problem) and not is_accepted))
        self.field.setAccessibleDescription(". ".join(part for part in (self.box.text(), told) if part))

    def say_too_short(self) -> None:
        """Say why nothing was asked."""
        self._say(self.tr("The number is not complete yet"))

    def arrange(self, *, is_narrow: bool, is_single: bool = False) -> None:
        """Fit the parts to the room there is: the box beside the field, or under it."""
        space = self._theme.tokens.space
        self._grid.removeWidget(self.box)
        self._grid.addWidget(self.box, *((4, 0, 1, 2) if is_single else (2, 1)))
        self._grid.setRowMinimumHeight(3, space.x1 if is_single else 0)
        self._grid.setHorizontalSpacing(space.x1 if is_narrow else space.x2)
        self.field.setFixedWidth(self._theme.px(_FIELD_WIDTH[is_narrow]))
        self.field.pad(self._theme.px(12) if is_narrow else space.x2)
        self.box.arrange(is_narrow=is_narrow)
        self._place_link()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_link()

    def _told_besides(self, acceptance: Acceptance) -> str:
        """Return what the box has no room for: more of the customer, or the service's own words."""
        if acceptance.validated is not None:
            return told_of(acceptance.validated)
        words = plain(acceptance.says)
        return self.tr("The service says: {words}").format(words=words) if words else ""

    def _change(self) -> None:
        self._problem = ""
        self.edited.emit()

    def _say_unread(self, why: Unread) -> None:
        self._say(unread_sentence(why, self._word))

    def _say(self, sentence: str) -> None:
        self._problem = sentence
        self.show_acceptance(*self._shown)
        announce(self.field, sentence)

    def _enter(self) -> None:
        if not can_be_checked(self.number):
            self.say_too_short()
        self.check_asked.emit()
        self.entered.emit()

    def _place_link(self) -> None:
        """Let the link be hit in all the room between the tiles above and the field."""
        width, line = self.recent.sizeHint().width(), self._theme.style(Type.LABEL).line
        height = self._above + line + self._theme.tokens.space.x1
        beside = self._label.sizeHint().width() + self._theme.tokens.space.x1
        left = max(self.field.maximumWidth() - width, beside)  # over the field, or where its name leaves room
        self.recent.cover(QRect(left, 0, width, height), words_top=self._above)


class NumberLine(EntryLine):
    """Shows 7027 4413 902 and holds 70274413902; what cannot be read as one number is not taken."""

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
