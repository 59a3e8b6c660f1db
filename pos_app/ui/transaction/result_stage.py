"""The stage of a result: the word, what it means, what to do, and the paper behind a button where it is narrow."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.domain.slip import SlipLine
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.details_box import DetailsBox
from pos_app.ui.kit.widgets.fact_rows import Fact, FactRows
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.result_head import ResultHead
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.transaction.stage import Stage

FACT_ROW: Final = 32
LOW: Final = 640  # px: with less height all stands closer


@dataclass(frozen=True, slots=True)
class ResultView:
    """How a transaction ended."""

    reference: str
    word: Word
    sentence: str  # under the word
    heading: tuple[str, str]  # above the facts: what to tell the customer, or what happened; or nothing
    facts: tuple[Fact, ...]
    details: str
    slip: tuple[SlipLine, ...]
    banner: BannerView | None
    problem: str = ""  # why a press came to nothing; an alarm is shown before it
    holds: bool = False  # nothing may be done again until the result is known: there is advice in place of the facts
    says_more: bool = False  # over the foot, in wide windows too


class ResultStage(Stage):
    """What both have; what one kind of transaction shows besides is added to the body, and named by `_own_parts`."""

    def __init__(self, theme: Theme, foot: Footer, advice: QWidget, *, more_scrolls: bool) -> None:
        head, more = ResultHead(theme), QWidget()
        super().__init__(theme, foot, over=head, under=more if more_scrolls else None)
        self._head = head
        self._more = more
        self._is_narrow = False
        self._shown: tuple[str, Word] | None = None
        self._result: ResultView | None = None
        self._shows_slip = False
        self._bar: QWidget | None = None
        self._banner = Banner(theme, BannerView(Tone.UNSURE, "alert", "", ""))
        self._heading = Text(theme, kind=Type.TITLE, wraps=True)
        self._sentence = Text(theme, kind=Type.BODY, ink="text_muted", wraps=True)
        self._said = QWidget()
        self._facts = FactRows(theme, row=theme.px(FACT_ROW))
        self._advice = advice
        self._details = DetailsBox(theme, self.tr("Details"))
        self._slip = ReceiptSlip(theme)
        self._next = Text(theme, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._manager = Button(theme, self.tr("Ask a manager"), ButtonKind.QUIET, icon="user")
        self._turn = Button(theme, "", ButtonKind.QUIET, icon="receipt")
        self._turn.clicked.connect(self._turn_slip)
        self._fill_body()

    def arrange(self, *, is_narrow: bool) -> None:
        """Fit the parts to the room there is; a narrow stage carries the receipt behind a button."""
        self._is_narrow = is_narrow
        self._space_out()
        self._show_parts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._space_out()

    def take_bar(self, bar: QWidget) -> None:
        """Have these buttons stand under the paper, where it is shown here."""
        self._bar = bar
        bar.hide()
        self.body.insertWidget(self.body.indexOf(self._slip) + 1, bar)

    def _show_result(self, view: ResultView) -> None:
        self._result = view
        is_other = self._shown != (view.reference, view.word)
        self._shown = (view.reference, view.word)
        self._head.show_result(view.word, view.sentence)
        self._show_banner(view)
        title, sentence = view.heading
        self._heading.setText(title)
        self._sentence.setText(sentence)
        self._facts.show_facts(view.facts)
        self._details.show_words(view.details)
        self._slip.show_slip(view.slip)
        if is_other:
            self._shows_slip = False
            self._details.open(is_open=not self._is_narrow and view.word is Word.DECLINED)
        self._show_parts()

    def _own_parts(self, view: ResultView) -> Iterable[tuple[QWidget, bool]]:
        """Name what this kind shows besides, and whether it is seen; while the paper is shown nothing of it is."""
        raise NotImplementedError  # each kind says its own; Qt's metaclass leaves no room for ABC

    def _space_out(self) -> None:
        """Stand closer where there is little room."""
        space, is_low = self._theme.tokens.space, self.height() < self._theme.px(LOW)
        side = space.x3 if self._is_narrow else space.x4
        top = space.x1 if is_low else space.x2 if self._is_narrow else space.x3
        self.body.setContentsMargins(side, top, side, 0)
        self.body.setSpacing(space.x1 if self._is_narrow else space.x2)
        self.foot.pad(side)

    def _show_parts(self) -> None:
        view = self._result
        if view is None:
            return
        shows_slip = self._is_narrow and self._shows_slip
        for widget, shows in (
            (self._said, bool(view.heading[0])),
            (self._advice, view.holds),
            (self._facts, not view.holds),
            (self._details, bool(view.details)),
            *self._own_parts(view),
        ):
            widget.setVisible(shows and not shows_slip)
        self._slip.setVisible(shows_slip)
        if self._bar is not None:
            self._bar.setVisible(shows_slip)
        self._more.setVisible(self._is_narrow or view.says_more)
        self._next.setVisible(view.word is Word.NOT_SURE)
        self._turn.setVisible(self._is_narrow)
        self._turn.setText(self.tr("Hide receipt") if shows_slip else self.tr("Show receipt"))

    def _show_banner(self, view: ResultView) -> None:
        nothing = self.tr("Nothing was changed.")
        is_alarm = view.banner is not None and view.banner.tone is Tone.DECLINED
        if view.problem and not is_alarm:
            self._banner.show_banner(BannerView(Tone.UNSURE, "info", view.problem, nothing, Manual.TROUBLE))
        elif view.banner is not None:
            self._banner.show_banner(view.banner)
        else:
            self._banner.hide()

    def _turn_slip(self) -> None:
        self._shows_slip = not self._shows_slip
        self._show_parts()

    def _fill_body(self) -> None:
        space = self._theme.tokens.space
        said = QVBoxLayout(self._said)
        said.setContentsMargins(0, 0, 0, 0)
        said.setSpacing(space.half)
        said.addWidget(self._heading)
        said.addWidget(self._sentence)
        for part in (self._banner, self._said, self._advice, self._facts, self._details):
            self.body.addWidget(part)
        self.body.addWidget(self._slip, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addStretch()
        self._more_row = QHBoxLayout(self._more)
        self._more_row.setContentsMargins(space.x3, 0, space.x1, 0)
        self._more_row.addWidget(self._next, 1)
        self._more_row.addStretch()
        self._more_row.addWidget(self._turn)
