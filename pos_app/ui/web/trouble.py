"""What covers a bank’s page that cannot be seen: why, that the till goes on asking, and the ways on."""

from enum import StrEnum
from typing import assert_never

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import Text


class PageTrouble(StrEnum):
    """Why there is nothing of the bank to look at."""

    BLANK = "blank"
    LOAD_FAILED = "load_failed"
    CRASHED = "crashed"
    RETURNED = "returned"


class TroublePanel(QFrame):
    """One headline, one sentence, two buttons; it covers the page and does not end it."""

    def __init__(self, theme: Theme, *buttons: Button) -> None:
        super().__init__()
        self.setObjectName("approvalTrouble")
        self._theme = theme
        space = theme.tokens.space
        self._title = Text(theme, kind=Type.TITLE, wraps=True)
        self._sentence = Text(theme, ink="text_muted", wraps=True)
        row = QHBoxLayout()
        row.setSpacing(space.x1)
        for button in buttons:
            row.addWidget(button)
        row.addStretch()
        self._buttons = buttons
        column = QVBoxLayout(self)
        column.setContentsMargins(space.x4, space.x4, space.x4, space.x4)
        column.setSpacing(space.x1)
        column.addStretch()
        column.addWidget(Glyph(theme, "bank", ink="text_subtle", size=theme.tokens.size.icon_large))
        column.addSpacing(space.x1)
        column.addWidget(self._title)
        column.addWidget(self._sentence)
        column.addSpacing(space.x2)
        column.addLayout(row)
        column.addStretch()
        self.hide()

    def show_trouble(self, trouble: PageTrouble) -> None:
        """Say this, on screen and once to a screen reader."""
        self.setProperty("trouble", trouble.value)
        title, sentence = self._words(trouble)
        self._title.setText(title)
        self._sentence.setText(sentence)
        for button in self._buttons:
            button.setHidden(trouble is PageTrouble.RETURNED)
        self.show()
        self.raise_()
        announce(self, f"{title} {sentence}")

    def _words(self, trouble: PageTrouble) -> tuple[str, str]:
        goes_on = self.tr("It is not known yet whether money moved. Kaunta goes on asking for the result.")
        match trouble:
            case PageTrouble.BLANK:
                return self.tr("The bank’s page is still blank."), goes_on
            case PageTrouble.LOAD_FAILED:
                return self.tr("The bank’s page did not open."), goes_on
            case PageTrouble.CRASHED:
                return self.tr("The bank’s page has stopped."), goes_on
            case PageTrouble.RETURNED:
                return self.tr("The customer is back from the bank."), self.tr("Kaunta asks for the result.")
            case _:
                assert_never(trouble)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter_on(self).fillRect(self.rect(), self._theme.ink(self._theme.colors.surface))
