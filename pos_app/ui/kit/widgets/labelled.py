"""A label above a field and a line under it: a hint, a tick with a sentence, or what is wrong."""

from enum import StrEnum

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.digit_field import DigitField
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.text import Text, set_tip

_ICON_GAP = 6


class Verdict(StrEnum):
    """What is known of what was typed."""

    REST = "rest"
    GOOD = "good"
    WRONG = "wrong"


_LOOKS = {
    Verdict.REST: ("", "text_subtle"),
    Verdict.GOOD: ("check", "paid_text"),
    Verdict.WRONG: ("alert", "declined_text"),
}


class Labelled(QWidget):
    """The three lines; the last is always there, so that nothing jumps."""

    offer_taken = Signal()

    def __init__(
        self, theme: Theme, label: str, field: DigitField | EntryLine, *, hint: str, link: Link | None = None
    ) -> None:
        super().__init__()
        self._theme = theme
        self._field = field
        self._hint = hint
        self._link = link
        self._above = 0
        self._between = theme.tokens.space.x1
        self._mark = Glyph(theme, "check", ink="paid_text", size=theme.tokens.size.icon_small)
        self._said = Text(theme, kind=Type.CAPTION, elides=True)
        self.offered = Link(theme, kind=Type.CAPTION)
        self.offered.clicked.connect(self.offer_taken)
        self._label = Text(theme, label, kind=Type.LABEL, ink="text_muted")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._label, alignment=Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(field)
        self._column.addWidget(self._make_last_line())
        if link is not None:
            link.setParent(self)
            self.setMinimumWidth(self._label.sizeHint().width() + theme.tokens.space.x1 + link.sizeHint().width())
        self.rest()

    @property
    def said(self) -> str:
        """What the last line says."""
        return self.offered.text() if not self.offered.isHidden() else self._said.text()

    @property
    def is_wrong(self) -> bool:
        """Tell whether the field has to be read again."""
        return self._verdict is Verdict.WRONG

    def rest(self) -> None:
        """Say no more than the hint."""
        self._show(Verdict.REST, self._hint)

    def praise(self, sentence: str) -> None:
        """Say that it is good."""
        self._show(Verdict.GOOD, sentence)

    def complain(self, sentence: str) -> None:
        """Say what is wrong, on screen and once to a screen reader."""
        is_news = sentence != self._said.text()
        self._show(Verdict.WRONG, sentence)
        if is_news:
            announce(self._field, sentence)

    def remark(self, sentence: str) -> None:
        """Say something that is neither good nor wrong, once to a screen reader too."""
        self._show(Verdict.REST, sentence)
        announce(self._field, sentence)

    def offer(self, question: str, *, spoken: str) -> None:
        """Ask whether something else was meant; a press on the question takes it."""
        self._show(Verdict.REST, self._hint)
        self._field.setAccessibleDescription(f"{question} {spoken}")
        self.offered.setAccessibleDescription(spoken)
        self._said.hide()
        self.offered.setText(question)
        self.offered.updateGeometry()
        self.offered.show()

    def change_hint(self, hint: str) -> None:
        """Give another hint from now on."""
        if hint != self._hint:
            self._hint = hint
            if self._verdict is Verdict.REST:
                self.rest()

    def space_out(self, *, above: int, between: int, padding: int) -> None:
        """Keep these distances: above the label, between the lines, and inside the field."""
        self._above, self._between = above, between
        self._column.setContentsMargins(0, above, 0, 0)
        self._column.setSpacing(between)
        self._field.pad(padding)
        self._place_link()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_link()

    def _show(self, verdict: Verdict, sentence: str) -> None:
        self._verdict = verdict
        icon, ink = _LOOKS[verdict]
        self._mark.setVisible(bool(icon))
        self._mark.set_glyph(icon or "check", ink=ink)
        self.offered.hide()
        self._said.show()
        self._said.setText(sentence)
        self._said.set_ink(ink)
        set_tip(self._said, sentence)
        self._field.setAccessibleDescription(sentence)
        self._field.show_wrong(wrong=verdict is Verdict.WRONG)

    def _make_last_line(self) -> QWidget:
        last = QWidget()
        last.setFixedHeight(self._theme.style(Type.CAPTION).line)
        row = QHBoxLayout(last)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.px(_ICON_GAP))
        row.addWidget(self._mark)
        row.addWidget(self.offered)
        row.addWidget(self._said, 1)
        row.addStretch()
        return last

    def _place_link(self) -> None:
        """Let the link be hit in all the room between the field above and this one."""
        if self._link is None:
            return
        width, line = self._link.sizeHint().width(), self._theme.style(Type.LABEL).line
        height = min(self._theme.tokens.size.button, self._above + line + self._between)
        top = self._above + line + self._between - height
        self._link.cover(QRect(self.width() - width, top, width, height), words_top=self._above)
