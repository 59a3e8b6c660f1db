"""The stage of a card payment's result: what to do, and the expected next act as the filled button."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.slip import SlipLine
from pos_app.ui.card.progress.next_check import next_check
from pos_app.ui.card.progress.result_words import details, heading, result_facts, result_sentence
from pos_app.ui.card.progress.scene import Scene
from pos_app.ui.card.progress.words import alarm_words
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.numbered import Numbered
from pos_app.ui.kit.widgets.panel import SeparatorLine
from pos_app.ui.transaction.result_stage import LOW, ResultStage, ResultView
from pos_app.ui.transaction.stage import FOOTER

_EDGES: Final = 3  # the panel's lines, and the one over the footer


def _holds_goods(view: PaymentView) -> bool:
    """Tell whether nothing may be charged or handed over until the result is known."""
    return view.word is Word.NOT_SURE and not view.was_never_asked


class PaymentResult(ResultStage):
    """Not sure has no way to a new charge: only Check now, and the next customer."""

    check_asked = Signal()
    new_payment_asked = Signal()
    another_card_asked = Signal()
    manager_asked = Signal()
    end_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        advice = Advice(theme)
        super().__init__(theme, Footer(theme, height=theme.px(FOOTER)), advice, more_scrolls=True)
        self._steps = advice
        self._view: PaymentView | None = None
        self._line = SeparatorLine()
        self._end = Button(theme, self.tr("End this sale"), ButtonKind.QUIET, icon="x")
        self._notice: QWidget | None = None
        self._buttons = self._make_buttons(theme)
        for button in self._buttons.values():
            self.foot.row.addWidget(button, 1)
        self.body.insertWidget(self.body.indexOf(self._said) + 1, self._line)
        for button in (self._manager, self._end):
            self.body.insertWidget(self.body.count() - 1, button, 0, Qt.AlignmentFlag.AlignLeft)
        self._manager.clicked.connect(self.manager_asked)
        self._end.clicked.connect(self.end_asked)

    @property
    def filled(self) -> Button:
        """The expected next act."""
        check, another, new = self._buttons["check"], self._buttons["another"], self._buttons["filled_new"]
        return next((button for button in (check, another) if not button.isHidden()), new)

    def show_scene(self, scene: Scene, slip: tuple[SlipLine, ...], *, now: datetime) -> None:
        """Show how it ended."""
        self._view = view = scene.payment
        self._steps.shorten(is_short=view.alarm is not None)
        self._show_buttons(scene)
        self.show_time(view, now)
        self._show_result(
            ResultView(
                view.reference,
                view.word,
                result_sentence(view),
                heading(view),
                result_facts(view),
                details(view),
                slip,
                self._chosen_banner(view),
                problem=scene.problem,
                holds=_holds_goods(view),
            )
        )
        self._space_out()

    def show_time(self, view: PaymentView, now: datetime) -> None:
        """Let the countdown to the next check go on."""
        sentence = self.tr("{next}. Goes on when you leave this screen.")
        self._next.setText(sentence.format(next=next_check(view, now)))

    def take_notice(self, notice: QWidget) -> None:
        """Have this stand under the facts, and under the advice where there is some."""
        self._notice = notice
        self.body.insertWidget(self.body.indexOf(self._details), notice)

    def _space_out(self) -> None:
        super()._space_out()
        space, is_low = self._theme.tokens.space, self.height() < self._theme.px(LOW)
        self._head.fit_into(self.height() - self.foot.height_for(self.width() - 2) - _EDGES)
        self._steps.set_spacing(space.half if is_low else space.x1 if self._is_narrow else space.x1 + space.half)

    def _own_parts(self, view: ResultView) -> Iterable[tuple[QWidget, bool]]:
        payment = self._view
        yield self._line, bool(view.heading[0]) and not self._is_narrow
        yield self._manager, self._is_narrow and payment is not None and payment.may_close
        yield self._end, payment is not None and payment.may_try_again
        if self._notice is not None:
            yield self._notice, view.word is not Word.NOT_CHARGED  # of what never left nobody can have heard

    def _chosen_banner(self, view: PaymentView) -> BannerView | None:
        if view.alarm is not None:
            said = alarm_words(view.alarm, is_paid=view.word is Word.PAID)
            return BannerView(Tone.DECLINED, "alert", said.title, said.detail, Manual.NOT_SURE)
        if view.state is PaymentState.CLOSED_BY_MANAGER:
            title = self.tr("A manager closed this payment")
            sentence = self.tr(
                "The sale may be paid in another way. If this one succeeds after all, the till warns you."
            )
            return BannerView(Tone.UNSURE, "alert", title, sentence, Manual.NOT_SURE)
        if view.was_never_asked:
            title = self.tr("The bank was never asked")
            sentence = self.tr("You may try another card. Kaunta goes on asking until the result is known.")
            return BannerView(Tone.UNSURE, "info", title, sentence, Manual.NOT_SURE)
        if view.word is Word.NOT_SURE:
            title = self.tr("Do not charge this again")
            sentence = self.tr("The money may already have left the card.")
            return BannerView(Tone.UNSURE, "alert", title, sentence, Manual.NOT_SURE)
        return None

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

    def _make_buttons(self, theme: Theme) -> dict[str, Button]:
        new = self.tr("New payment")
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
