"""The left column of a TV order: how much, for which number, and the four steps."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.tv_numbers import grouped
from pos_app.domain.tv_view import OrderView, TvStep, TvStepMark, TvStepName
from pos_app.ui.kit.spoken import spoken_span
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import moment, seconds_between, span
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.amount_text import AmountText
from pos_app.ui.kit.widgets.badge import WordBadge
from pos_app.ui.kit.widgets.fact_rows import Fact, FactRows
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.stepper import Pitch, Stepper, StepTime, StepView
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.tv.order_words import mark_of, spoken_step, step_detail, step_title
from pos_app.ui.tv.words import number_name, word_for_name

_HEAD: Final = 28
_ROW: Final = 32


class OrderTicket(Panel):
    """Every part has a height of its own, so that nothing on it moves from Pay to the result."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._order: OrderView | None = None
        self._badge = WordBadge(theme)
        self._amount = AmountText(theme)
        self._facts = FactRows(theme, row=theme.px(_ROW))
        self._steps = Stepper(theme, pitch=Pitch.TALL, count=len(TvStepName))
        self._began = Text(theme, kind=Type.LABEL, ink="text_muted")
        self._took = Text(theme, kind=Type.LABEL, ink="text_muted")
        self._lay_out()

    def show_order(self, order: OrderView, *, now: datetime) -> None:
        """Show how it stands."""
        self._order = order
        self._badge.show_word(order.word)
        self._amount.show_amount(order.amount)
        number = number_name(word_for_name(order.provider))
        self._facts.show_facts(
            (
                Fact(self.tr("Provider"), plain(order.provider)),
                Fact(number, grouped(plain(order.number))),
                Fact(self.tr("Customer"), plain(order.customer) or self.tr("No name given")),
            )
        )
        self._steps.show_steps(tuple(_step_view(order, place, now) for place in range(len(order.steps))))
        self.show_time(now)

    def show_time(self, now: datetime) -> None:
        """Let the clocks go on."""
        order = self._order
        if order is None:
            return
        for place, step in enumerate(order.steps):
            if _is_running(step):
                self._steps.show_time(place, _step_time(step, now))
        began, ended = moment(order.opened_at), order.ended_at
        if ended is None:
            self._began.setText(self.tr("Started {time}").format(time=began))
        else:
            self._began.setText(f"{began} – {moment(ended)}")
        took = span(seconds_between(order.opened_at, ended or now))
        self._took.setText(self.tr("Total {time}").format(time=took))

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        head = QWidget()
        head.setFixedHeight(self._theme.px(_HEAD))
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Text(self._theme, self.tr("Cable TV"), kind=Type.LABEL, ink="text_muted"))
        row.addStretch()
        row.addWidget(self._badge)
        foot = QHBoxLayout()
        foot.addWidget(self._began)
        foot.addStretch()
        foot.addWidget(self._took, 0, Qt.AlignmentFlag.AlignRight)
        column = self.column
        column.addWidget(head)
        column.addSpacing(space.x1)
        column.addWidget(self._amount)
        column.addSpacing(space.x1)
        column.addWidget(self._facts)
        column.addSpacing(space.x2)
        column.addWidget(SeparatorLine())
        column.addSpacing(space.x2)
        column.addWidget(self._steps)
        column.addStretch()
        column.addLayout(foot)


def _is_running(step: TvStep) -> bool:
    """Tell whether the clock of this step goes on."""
    return step.mark is TvStepMark.NOW and step.started_at is not None and step.seconds is None


def _step_time(step: TvStep, now: datetime) -> StepTime:
    seconds = step.seconds
    if seconds is None and step.started_at is not None and _is_running(step):
        seconds = seconds_between(step.started_at, now)
    return StepTime() if seconds is None else StepTime(span(seconds), spoken_span(seconds))


def _step_view(order: OrderView, place: int, now: datetime) -> StepView:
    step = order.steps[place]
    title, detail = step_title(order, step), step_detail(order, step)
    return StepView(title, detail, mark_of(step.mark), _step_time(step, now), spoken_step(order, place))
