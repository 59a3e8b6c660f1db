"""The first page of a notice: what it says in our words, its reference, and everything else as it was sent."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.webhook_view import NoticeView
from pos_app.ui.activity.fact_grid import FactGrid
from pos_app.ui.activity.facts import FactLine, facts_of
from pos_app.ui.activity.note_box import NoteBox
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.reference_row import ReferenceRow
from pos_app.ui.kit.widgets.text import Text

_REFERENCE_LINE: Final = 28


class DetailsPage(QWidget):
    """Facts, reference, what became of a resend, and the fields."""

    personal_asked = Signal()
    copy_asked = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.facts = FactGrid(theme)
        self.reference = ReferenceRow(theme, line=theme.px(_REFERENCE_LINE))
        self.reference.clicked.connect(self._copy)
        self._resent = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self.show_personal = Button(theme, self.tr("Show personal data"), icon="eye")
        self.show_personal.clicked.connect(self.personal_asked)
        self.personal = NoteBox(theme, self.show_personal)
        self.purged = NoteBox(theme)
        self._heading = Text(theme, self.tr("As it was sent"), kind=Type.LABEL, weight=600)
        self.fields = FactGrid(theme, is_mono=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.tokens.space.x1)
        for part in (self.facts, self.reference, self._resent, self.personal, self.purged, self._heading, self.fields):
            column.addWidget(part)

    @property
    def resent(self) -> str:
        """What is said of the last resend."""
        return self._resent.text()

    def show_notice(self, view: NoticeView, *, now: datetime, is_busy: bool) -> None:
        """Show all there is."""
        reference = plain(view.head.reference)
        self.facts.show_facts(facts_of(view, now))
        self.reference.setVisible(bool(reference))
        self.reference.show_reference(reference)
        self._resent.setText(self.tr("Last resend: {sentence}").format(sentence=plain(view.resent)))
        self._resent.setVisible(bool(view.resent))
        self.personal.setVisible(view.is_personal_hidden)
        self.show_personal.set_busy(busy=is_busy)
        self.personal.say(
            self.tr("Personal data is hidden"), self.tr("Whoever looks at it is written down, with the time.")
        )
        self.purged.setVisible(view.is_purged)
        self.purged.say(
            self.tr("Its text is no longer kept"),
            self.tr("It was deleted after the set time. That it came, and when, stays."),
        )
        self._heading.setVisible(bool(view.fields))
        self.fields.setVisible(bool(view.fields))
        self.fields.show_facts([FactLine(plain(name), plain(value, most=500)) for name, value in view.fields])

    def arrange(self, *, columns: int) -> None:
        """Put the facts in one column or two; the fields have long names and one column."""
        self.facts.arrange(columns=columns)

    def _copy(self) -> None:
        self.copy_asked.emit(self.reference.text())
