"""The sheets that say what money is for: which of several sales, or a note."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.webhook_view import SaleOffer
from pos_app.ui.activity.match_box import offer_words
from pos_app.ui.kit.dialogs import Dialog, Question
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.text import Text

_LONGEST_NOTE: Final = 200
_say: Final = QCoreApplication.translate


class SaleDialog(Dialog):
    """Answers with the number of the sale that was chosen."""

    def __init__(self, theme: Theme, offers: Sequence[SaleOffer], *, now: datetime, are_paid: bool = False) -> None:
        title = self.tr("Which sale was paid twice?") if are_paid else self.tr("Which sale is it for?")
        super().__init__(theme, title, leave=self.tr("None of these"))
        paid = self.tr("It is paid already. Hand over nothing for this money: it is given back. This stays.")
        self.setAccessibleDescription(paid if are_paid else self.tr("All of them have this amount and are open."))
        self.body.addWidget(Text(theme, self.accessibleDescription(), ink="text_muted", wraps=True))
        for offer in offers:
            choice = Button(theme, offer_words(offer, now), from_left=True)
            name = self.tr("Sale {sale}, {amount}").format(sale=offer.sale, amount=spoken_money(offer.amount))
            choice.setAccessibleName(", ".join(part for part in (name, plain(offer.cashier)) if part))
            choice.clicked.connect(partial(self.answered.emit, str(offer.sale)))
            self.body.addWidget(choice)


class MatchNoteDialog(Dialog):
    """Answers with the note."""

    def __init__(self, theme: Theme, note: str) -> None:
        super().__init__(theme, self.tr("What is the money for?"), leave=self.tr("Leave it"))
        self.setAccessibleDescription(self.tr("The note stands beside the notice and in its story."))
        self.line = EntryLine(theme, name=self.tr("Note"), most=_LONGEST_NOTE, hints=Qt.InputMethodHint.ImhNone)
        self.line.pad(theme.tokens.space.x2)
        self.line.setText(plain(note, most=_LONGEST_NOTE))
        self._keep = Button(theme, self.tr("Keep the note"), ButtonKind.PRIMARY, icon="check", key="F9", large=True)
        self._keep.setEnabled(bool(note))
        self._keep.clicked.connect(self._end)
        self.line.entered.connect(self._keep.press)
        self.line.textChanged.connect(self._look)
        self.body.addWidget(Text(theme, self.accessibleDescription(), ink="text_muted", wraps=True))
        self.body.addWidget(self.line)
        self._footer.addWidget(self._keep)

    def first_focus(self) -> QWidget:
        return self.line

    def _look(self, text: str) -> None:
        self._keep.setEnabled(bool(plain(text)))

    def _end(self) -> None:
        self.answered.emit(plain(self.line.text(), most=_LONGEST_NOTE))


def personal_question() -> Question:
    """Ask before personal data is shown."""
    return Question(
        title=_say("PersonalQuestion", "Show personal data?"),
        text=_say(
            "PersonalQuestion",
            "That it was shown, when and to whom is written down for good. Show it only where it is needed now.",
        ),
        leave=_say("PersonalQuestion", "Leave it hidden"),
        act=_say("PersonalQuestion", "Show it"),
        icon="eye",
    )
