"""What stands in the window before its screens do: what the till waits for, or why it cannot be opened."""

__audience__ = "back office"

from dataclasses import dataclass, replace
from datetime import datetime
from typing import assert_never

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.sentence import Sentence
from pos_app.domain.start_step import StartStep
from pos_app.ui.kit import language
from pos_app.ui.kit.dates import whole_day
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text

_WIDEST = 640
_say = QCoreApplication.translate
_LONGER_THAN_A_BLINK = 300  # milliseconds: an ordinary start says nothing


@dataclass(frozen=True, slots=True)
class StartPageView:
    """How the start stands; one that failed says what happened and what to do."""

    title: str
    said: str
    advice: str = ""
    has_failed: bool = False
    offer: str = ""  # what can be done about it here; '' for nothing


def view_of_step(step: StartStep) -> StartPageView:
    """Say what is waited for."""
    match step:
        case StartStep.BOOKS:
            return StartPageView(
                _say("Opening", "Opening the books"), _say("Opening", "The journal is checked and brought up to date.")
            )
        case StartStep.KEYS:
            said = _say("Opening", "It has not answered yet. Paying opens with the keys that are in it.")
            return StartPageView(_say("Opening", "Waiting for the key store"), said)
        case _:
            assert_never(step)


def view_of_failure(sentence: Sentence | None, *, log: str) -> StartPageView:
    """Say what happened, if it has a sentence, and what to do; money is never in danger here: nothing was sent."""
    advice = _say(
        "Opening",
        "Nothing was charged by this start. Close the till, put this right, and start it again; "
        "pos-app doctor looks at every part. The log is {log}.",
    ).format(log=log)
    said = language.said(sentence) if sentence else _say("Opening", "Something in the till went wrong. It was noted.")
    return StartPageView(_say("Opening", "The till cannot be opened"), said, advice, has_failed=True)


def with_backup(view: StartPageView, made_at: datetime) -> StartPageView:
    """Offer the last copy of the journal; what lies in its place now is kept."""
    advice = _say(
        "Opening",
        "The last backup that is whole was made on {day} at {time}. The damaged journal is kept beside it, and every "
        "open payment is asked about again. What was sold since then is in the damaged journal only: call support.",
    ).format(day=whole_day(made_at), time=f"{made_at:%H:%M}")
    return replace(view, advice=advice, offer=_say("Opening", "Go on with the backup"))


class StartPage(QWidget):
    """Fills the place of the screens until there is one."""

    closing_asked = Signal()
    offer_taken = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._mark = Glyph(theme, "waiting", ink="text_muted", size=theme.tokens.size.icon_large)
        self._title = Text(theme, kind=Type.TITLE, wraps=True)
        self._said = Text(theme, wraps=True)
        self._advice = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._close = Button(theme, self.tr("Close"), icon="x", key="Esc", large=True)
        self._close.clicked.connect(self.closing_asked)
        self._offer = Button(theme, "", ButtonKind.PRIMARY, icon="turn", key="F9", large=True)
        self._offer.clicked.connect(self.offer_taken)
        self._page = QWidget()
        self._widest = theme.px(_WIDEST)
        self._page.setMaximumWidth(self._widest)
        self._page.hide()
        self._lay_out(theme)
        self._blink = QTimer(self, singleShot=True, interval=_LONGER_THAN_A_BLINK)
        self._blink.timeout.connect(self._speak_up)

    def show_opening(self, view: StartPageView) -> None:
        """Show how the start stands, what is merely waited for a little later: the only way in."""
        ink = "declined_text" if view.has_failed else "text_muted"
        self._mark.set_glyph("alert" if view.has_failed else "waiting", ink=ink)
        for text, words in ((self._title, view.title), (self._said, view.said), (self._advice, view.advice)):
            text.setText(words)
            text.setHidden(not words)
        self._close.setVisible(view.has_failed)
        self._offer.setText(view.offer)
        self._offer.setVisible(bool(view.offer))
        self._fit()
        if view.has_failed:
            self._speak_up()
            self._close.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self._blink.isActive():
            self._blink.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let the words take what they need, and scroll where there is less; what closes the till is always seen."""
        self._words.setMaximumHeight(self._words.heightForWidth(min(self._widest, self.width())))

    def _speak_up(self) -> None:
        self._blink.stop()
        self._page.show()
        self._text.invalidate()  # it was laid out before it could be seen, for another height
        self._fit()
        announce(self._title, f"{self._title.text()} {self._said.text()}")

    def _lay_out(self, theme: Theme) -> None:
        side = theme.tokens.space.x3
        inside = QWidget()
        self._text = column = QVBoxLayout(inside)
        column.setContentsMargins(side, side, side, 0)
        column.setSpacing(theme.tokens.space.x2)
        column.addWidget(self._mark)
        for text in (self._title, self._said, self._advice):
            column.addWidget(text)
        self._words = Scroller(inside)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(side, theme.tokens.space.x2, side, side)
        buttons.setSpacing(theme.tokens.space.x2)
        buttons.addWidget(self._close)
        buttons.addWidget(self._offer)
        buttons.addStretch()
        page = QVBoxLayout(self._page)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addStretch(2)
        page.addWidget(self._words, 100)
        page.addLayout(buttons)
        page.addStretch(3)
        middle = QHBoxLayout(self)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(1)
        middle.addWidget(self._page, 100)
        middle.addStretch(1)
