"""The stage of a result: the word, what it means, what to do, and the expected next act as the filled button."""

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.slip import SlipLine
from pos_app.ui.card.progress.next_check import next_check
from pos_app.ui.card.progress.result_words import details, heading, result_facts, result_sentence
from pos_app.ui.card.progress.scene import Scene
from pos_app.ui.card.progress.words import alarm_words
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.details_box import DetailsBox
from pos_app.ui.kit.widgets.fact_rows import FactRows
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.numbered import Numbered
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.result_head import ResultHead
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text

_FOOTER = 93
_ROW = 32
_LOW = 640
_EDGES = 3  # the panel's lines, and the one over the footer


def _holds_goods(view: PaymentView) -> bool:
    """Tell whether nothing may be charged or handed over until the result is known."""
    return view.word is Word.NOT_SURE and not view.was_never_asked


class ResultStage(Panel):
    """Not sure has no way to a new charge: only Check now, and the next customer."""

    check_asked = Signal()
    new_payment_asked = Signal()
    another_card_asked = Signal()
    manager_asked = Signal()
    end_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._is_narrow = False
        self._shown: tuple[str, Word] | None = None
        self._view: PaymentView | None = None
        self._head = ResultHead(theme)
        self._banner = Banner(theme, BannerView(Tone.UNSURE, "alert", "", ""))
        self._heading = Text(theme, kind=Type.TITLE, wraps=True)
        self._sentence = Text(theme, kind=Type.BODY, ink="text_muted", wraps=True)
        self._line = SeparatorLine()
        self._facts = FactRows(theme, row=theme.px(_ROW))
        self._advice = Advice(theme)
        self._details = DetailsBox(theme, self.tr("Details"))
        self._next = Text(theme, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._slip = ReceiptSlip(theme)
        self._turn = Button(theme, "", ButtonKind.QUIET, icon="receipt")
        self._manager = Button(theme, self.tr("Ask a manager"), ButtonKind.QUIET, icon="user")
        self._end = Button(theme, self.tr("End this sale"), ButtonKind.QUIET, icon="x")
        self._buttons = self._make_buttons()
        self._shows_slip = False
        self._notice: QWidget | None = None
        self._bar: QWidget | None = None
        self._lay_out()

    @property
    def filled(self) -> Button:
        """The expected next act."""
        check, another, new = self._buttons["check"], self._buttons["another"], self._buttons["filled_new"]
        return next((button for button in (check, another) if not button.isHidden()), new)

    def show_scene(self, scene: Scene, slip: tuple[SlipLine, ...], *, now: datetime) -> None:
        """Show how it ended."""
        self._view = view = scene.payment
        is_other = self._shown != (view.reference, view.word)
        self._shown = (view.reference, view.word)
        self._head.show_result(view.word, result_sentence(view))
        self._show_banner(scene)
        title, sentence = heading(view)
        self._heading.setText(title)
        self._sentence.setText(sentence)
        self._facts.show_facts(result_facts(view))
        self._details.show_words(details(view))
        self._slip.show_slip(slip)
        self.show_time(view, now)
        if is_other:
            self._shows_slip = False
            self._details.open(is_open=not self._is_narrow and view.word is Word.DECLINED)
        self._advice.shorten(is_short=view.alarm is not None)
        self._show_buttons(scene)
        self._show_parts()
        self._space_out()

    def show_time(self, view: PaymentView, now: datetime) -> None:
        """Let the countdown to the next check go on."""
        sentence = self.tr("{next}. Goes on when you leave this screen.")
        self._next.setText(sentence.format(next=next_check(view, now)))

    def arrange(self, *, is_narrow: bool) -> None:
        """Fit the parts to the room there is; a narrow stage carries the receipt behind a button."""
        self._is_narrow = is_narrow
        self._space_out()
        self._show_parts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._space_out()

    def _space_out(self) -> None:
        """Stand closer where there is little room."""
        space, is_low = self._theme.tokens.space, self.height() < self._theme.px(_LOW)
        side = space.x3 if self._is_narrow else space.x4
        top = space.x1 if is_low else space.x2 if self._is_narrow else space.x3
        self._body.setContentsMargins(side, top, side, 0)
        self._body.setSpacing(space.x1 if self._is_narrow else space.x2)
        self._foot.pad(side)
        self._head.fit_into(self.height() - self._foot.height_for(self.width() - 2) - _EDGES)
        self._advice.set_spacing(space.half if is_low else space.x1 if self._is_narrow else space.x1 + space.half)

    def _show_parts(self) -> None:
        view = self._view
        if view is None:
            return
        is_unsure, is_narrow = _holds_goods(view), self._is_narrow
        shows_slip = is_narrow and self._shows_slip
        has_heading = bool(self._heading.text())
        for widget, shows in (
            (self._said, has_heading),
            (self._line, has_heading and not is_narrow),
            (self._facts, not is_unsure),
            (self._advice, is_unsure),
            (self._details, bool(details(view))),
            (self._manager, is_narrow and view.may_close),
            (self._end, view.may_try_again),
        ):
            widget.setVisible(shows and not shows_slip)
        if self._notice is not None:  # of what never left nobody can have heard
            self._notice.setVisible(view.word is not Word.NOT_CHARGED and not shows_slip)
        self._slip.setVisible(shows_slip)
        if self._bar is not None:
            self._bar.setVisible(shows_slip)
        self._more.setVisible(is_narrow)
        self._next.setVisible(view.word is Word.NOT_SURE)
        self._turn.setText(self.tr("Hide receipt") if shows_slip else self.tr("Show receipt"))

    def _show_banner(self, scene: Scene) -> None:
        view = scene.payment
        if view.alarm is not None:
            said = alarm_words(view.alarm, is_paid=view.word is Word.PAID)
            self._banner.show_banner(BannerView(Tone.DECLINED, "alert", said.title, said.detail, Manual.NOT_SURE))
        elif scene.problem:
            nothing = self.tr("Nothing was changed.")
            self._banner.show_banner(BannerView(Tone.UNSURE, "info", scene.problem, nothing, Manual.TROUBLE))
        elif view.state is PaymentState.CLOSED_BY_MANAGER:
            title = self.tr("A manager closed this payment")
            sentence = self.tr(
                "The sale may be paid in another way. If this one succeeds after all, the till warns you."
            )
            self._banner.show_banner(BannerView(Tone.UNSURE, "alert", title, sentence, Manual.NOT_SURE))
        elif view.was_never_asked:
            title = self.tr("The bank was never asked")
            sentence = self.tr("You may try another card. Kaunta goes on asking until the result is known.")
            self._banner.show_banner(BannerView(Tone.UNSURE, "info", title, sentence, Manual.NOT_SURE))
        elif view.word is Word.NOT_SURE:
            title = self.tr("Do not charge this again")
            sentence = self.tr("The money may already have left the card.")
            self._banner.show_banner(BannerView(Tone.UNSURE, "alert", title, sentence, Manual.NOT_SURE))
        else:
            self._banner.hide()

    def _show_buttons(self, scene: Scene) -> None:
        view = scene.payment
        is_unsure = _holds_goods(view)
        tries_again = view.may_try_again and not is_unsure
        shown = {
            "next": is_unsure,
            "check": is_unsure,
            "new": tries_again,
            "another": tries_again,
            "filled_new": not is_unsure and not tries_again,
        }
        for name, button in self._buttons.items():
            button.setVisible(shown[name])
        again = self.tr("Try again") if view.word is Word.NOT_CHARGED else self.tr("Try another card")
        self._buttons["another"].setText(again)
        self._buttons["check"].set_busy(busy=scene.is_checking)

    def _make_buttons(self) -> dict[str, Button]:
        theme, new = self._theme, self.tr("New payment")
        buttons = {
            "next": Button(theme, self.tr("Next customer"), icon="right", key="F1", large=True),
            "check": Button(theme, self.tr("Check now"), ButtonKind.PRIMARY, icon="refresh", key="F8", large=True),
            "new": Button(theme, new, icon="plus", key="F1", large=True),
            "another": Button(
                theme, self.tr("Try another card"), ButtonKind.PRIMARY, icon="card", key="F9", large=True
            ),
            "filled_new": Button(theme, new, ButtonKind.PRIMARY, icon="plus", key="F1", large=True),
        }
        for name in ("next", "new", "filled_new"):
            buttons[name].clicked.connect(self.new_payment_asked)
        buttons["check"].clicked.connect(self.check_asked)
        buttons["another"].clicked.connect(self.another_card_asked)
        return buttons

    def _turn_slip(self) -> None:
        self._shows_slip = not self._shows_slip
        self._show_parts()

    def _lay_out(self) -> None:
        self._said = QWidget()
        said = QVBoxLayout(self._said)
        said.setContentsMargins(0, 0, 0, 0)
        said.setSpacing(self._theme.tokens.space.half)
        said.addWidget(self._heading)
        said.addWidget(self._sentence)
        inside, body = QWidget(), QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(0)
        self._inside.addWidget(body, 1)
        self._body = QVBoxLayout(body)
        for part in (self._banner, self._said, self._line, self._facts, self._advice, self._details):
            self._body.addWidget(part)
        self._body.addWidget(self._slip, 0, Qt.AlignmentFlag.AlignHCenter)
        self._body.addWidget(self._manager, 0, Qt.AlignmentFlag.AlignLeft)
        self._body.addWidget(self._end, 0, Qt.AlignmentFlag.AlignLeft)
        self._body.addStretch()
        self._manager.clicked.connect(self.manager_asked)
        self._end.clicked.connect(self.end_asked)
        self._turn.clicked.connect(self._turn_slip)
        self._more = QWidget()
        more = QHBoxLayout(self._more)
        more.setContentsMargins(self._theme.tokens.space.x3, 0, self._theme.tokens.space.x1, 0)
        more.addWidget(self._next, 1)
        more.addStretch()
        more.addWidget(self._turn)
        self._foot = Footer(self._theme, height=self._theme.px(_FOOTER))
        for button in self._buttons.values():
            self._foot.row.addWidget(button, 1)
        self.pad(0)
        self.column.addWidget(self._head)
        self._scroller = Scroller(inside)
        self._below = SeparatorLine()
        self._below.setParent(self)  # until it is needed
        self._below.hide()
        self.column.addWidget(self._scroller, 1)
        self.column.addWidget(self._more)
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(self._foot)

    def take_notice(self, notice: QWidget) -> None:
        """Have this stand under the facts, and under the advice where there is some."""
        self._notice = notice
        self._body.insertWidget(self._body.indexOf(self._details), notice)

    def take_bar(self, bar: QWidget) -> None:
        """Have these buttons stand under the paper, where it is shown here."""
        self._bar = bar
        bar.hide()
        self._body.insertWidget(self._body.indexOf(self._slip) + 1, bar)

    def take_below(self, ticket: QWidget) -> None:
        """Have this scroll with the stage, under it, and the head with both."""
        self._inside.insertWidget(0, self._head)
        self._inside.addWidget(self._more)
        self._inside.addWidget(self._below)
        self._below.show()
        self._inside.addWidget(ticket)
        self._scroller.to_top()

    def stand_beside_ticket(self) -> None:
        """Let the head stay where it is."""
        self.column.insertWidget(0, self._head)
        self.column.insertWidget(2, self._more)


class Advice(QWidget):
    """What to do while nobody knows whether the money was taken: three things, in the order in which they matter."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for number, (title, detail) in enumerate(
            (
                (
                    self.tr("Keep the goods for now"),
                    self.tr("Ask the customer to wait, or take their phone number."),
                ),
                (self.tr("A bank alert is not proof"), self.tr("Only this screen turning to Paid is.")),
                (self.tr("Write the reference down"), self.tr("The customer can show it to the bank.")),
            ),
            start=1,
        ):
            self._last = Numbered(theme, number, title, detail, tone=Tone.UNSURE)
            column.addWidget(self._last)
        self._column = column

    def set_spacing(self, spacing: int) -> None:
        """Keep this distance between them."""
        self._column.setSpacing(spacing)

    def shorten(self, *, is_short: bool) -> None:
        """Leave the last one out: an alarm above it says more."""
        self._last.setHidden(is_short)
