"""The ticket: amount, card, reference and steps, on the left of everything that happens to a payment."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentStep, PaymentView, StepMark, StepName
from pos_app.domain.plain_text import plain
from pos_app.ui.card.progress.words import step_title, waiting_line
from pos_app.ui.kit.spoken import spoken_span
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import moment, seconds_between, span
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.amount_text import AmountText
from pos_app.ui.kit.widgets.badge import WordBadge
from pos_app.ui.kit.widgets.fact_rows import Fact, FactRows
from pos_app.ui.kit.widgets.fitting_text import FittingText
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.reference_row import ReferenceRow
from pos_app.ui.kit.widgets.stepper import Pitch, Stepper, StepTime, StepView
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.word_look import shown_word

_CONTEXT = "Ticket"
_ROW = 28
_BESIDE_BADGE = 2
_RESULTS = frozenset({StepMark.PAID, StepMark.DECLINED, StepMark.UNSURE, StepMark.NOT_CHARGED})


class Ticket(Panel):
    """Every part has a height of its own, so that nothing on it moves from Pay to the result."""

    copy_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._view: PaymentView | None = None
        self._badge = WordBadge(theme)
        self._amount = AmountText(theme)
        self._facts = FactRows(theme, row=theme.px(_ROW))
        self._reference = ReferenceRow(theme, line=theme.px(_ROW))
        self._reference.clicked.connect(self.copy_asked)
        self._steps = Stepper(theme, pitch=Pitch.TALL, count=len(StepName))
        self._began = Text(theme, kind=Type.LABEL, ink="text_muted")
        self._took = Text(theme, kind=Type.LABEL, ink="text_muted")
        self._lay_out()

    def show_payment(self, view: PaymentView, *, now: datetime) -> None:
        """Show how it stands."""
        self._view = view
        self._badge.show_word(view.word)
        self._amount.show_amount(view.amount)
        self._facts.show_facts(
            (Fact(self.tr("Card"), card_text(view)), Fact(self.tr("Payer"), plain(view.payer) or "–"))
        )
        self._reference.show_reference(view.reference)
        self._steps.show_steps(step_views(view, now=now))
        self.show_time(now)

    def show_time(self, now: datetime) -> None:
        """Let the clocks go on."""
        view = self._view
        if view is None:
            return
        for place, step in enumerate(view.steps):
            if is_running(step):
                self._steps.show_time(place, step_time(step, now))
        if view.word is Word.NOT_SURE:
            count = view.asked
            times = self.tr("Asked once") if count == 1 else self.tr("Asked {count} times").format(count=count)
            self._began.setText(times if count else self.tr("Not asked yet"))
            last = view.last_asked_at
            self._took.setText(self.tr("Last {time}").format(time=moment(last)) if last else "")
            return
        began, ended = moment(view.opened_at), view.ended_at
        if ended is None:
            self._began.setText(self.tr("Started {time}").format(time=began))
        else:
            self._began.setText(f"{began} – {moment(ended)}")
        took = span(seconds_between(view.opened_at, ended or now))
        self._took.setText(self.tr("Total {time}").format(time=took))

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        head = QWidget()
        head.setFixedHeight(self._theme.px(_ROW))
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.px(_BESIDE_BADGE))
        kinds = (Type.LABEL, Type.CAPTION)
        row.addWidget(FittingText(self._theme, self.tr("Card payment"), kinds=kinds, ink="text_muted"), 1)
        row.addWidget(self._badge)
        foot = QHBoxLayout()
        foot.addWidget(self._began)
        foot.addStretch()
        foot.addWidget(self._took, 0, Qt.AlignmentFlag.AlignRight)
        column: QVBoxLayout = self.column
        column.addWidget(head)
        column.addSpacing(space.x1)
        column.addWidget(self._amount)
        column.addSpacing(space.x1)
        column.addWidget(self._facts)
        column.addWidget(self._reference)  # its lower part is the room above the line
        column.addWidget(SeparatorLine())
        column.addSpacing(space.x1 + space.half)
        column.addWidget(self._steps)
        column.addStretch()
        column.addLayout(foot)


def card_text(view: PaymentView) -> str:
    """Return brand and last digits; the others are known to nobody here."""
    return f"{plain(view.brand)} •••• {plain(view.last_four)}".strip()


def is_running(step: PaymentStep) -> bool:
    """Tell whether the clock of this step goes on."""
    return step.started_at is not None and step.seconds is None and step.mark is not StepMark.LATER


def step_time(step: PaymentStep, now: datetime) -> StepTime:
    """Return how long the step took, or takes by now."""
    seconds = step.seconds
    if seconds is None and step.started_at is not None and is_running(step):
        seconds = seconds_between(step.started_at, now)
    return StepTime() if seconds is None else StepTime(span(seconds), spoken_span(seconds))


def step_views(view: PaymentView, *, now: datetime) -> tuple[StepView, ...]:
    """Put the steps into words."""
    return tuple(_step_view(view, place, now=now) for place in range(len(view.steps)))


def _step_view(view: PaymentView, place: int, *, now: datetime) -> StepView:
    step = view.steps[place]
    detail = ""
    if step.name is StepName.APPROVAL and step.mark is StepMark.UNSURE:
        detail = QCoreApplication.translate(_CONTEXT, "Not shown")
    elif step.mark is StepMark.UNSURE or step.mark is StepMark.NOW:
        detail = waiting_line(view.waiting_for)
    elif step.mark in _RESULTS:
        detail = shown_word(view.word)
    title = step_title(step.name)
    return StepView(title, detail, step.mark, step_time(step, now), spoken_step(view, place))


def spoken_step(view: PaymentView, place: int) -> str:
    """Return what a screen reader says of a step, without its time."""
    step, say = view.steps[place], QCoreApplication.translate
    match step.mark:
        case StepMark.LATER:
            sentence = say(_CONTEXT, "{title}, step {place} of {count}, later")
        case StepMark.NOW:
            sentence = say(_CONTEXT, "{title}, step {place} of {count}, now")
        case StepMark.DONE:
            sentence = say(_CONTEXT, "{title}, step {place} of {count}, done")
        case StepMark.SKIPPED:
            sentence = say(_CONTEXT, "{title}, step {place} of {count}, skipped")
        case _:
            sentence = say(_CONTEXT, "{title}, step {place} of {count}, {word}")
    title, word = step_title(step.name), shown_word(view.word)
    if step.name is StepName.APPROVAL:
        word = say(_CONTEXT, "Not shown")
    return sentence.format(title=title, place=place + 1, count=len(view.steps), word=word)
