"""An open shift at a glance: its head, what was taken, by the hour and by result."""

from datetime import datetime
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.money import Currency, Money
from pos_app.domain.shift import Channel, ShiftReport
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.word_look import shown_word
from pos_app.ui.shift.bars import Bars
from pos_app.ui.shift.by_result import ByResult
from pos_app.ui.shift.chart_panel import ChartPanel
from pos_app.ui.shift.donut import ORDER
from pos_app.ui.shift.figures import Figures, FigureTable
from pos_app.ui.shift.head import ShiftHead
from pos_app.ui.shift.words import channel_word

_NOTHING: Final = "—"
_SHARES: Final = {False: (2, 1), True: (3, 2)}  # of the width: the hours, the results


class Overview(QWidget):
    """The four panels; with large text they are one column that scrolls."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.head = ShiftHead(theme)
        self.totals = FigureTable(theme)
        self.bars = Bars(theme)
        self.by_result = ByResult(theme)
        self.hours = ChartPanel(theme, self.tr("Payments by hour"), self.bars)
        self.results = ChartPanel(theme, self.tr("By result"), self.by_result)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.head)
        self._taken_head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._column.addWidget(self._taken())
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._charts.addWidget(self.hours)
        self._charts.addWidget(self.results)
        self._column.addLayout(self._charts, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scroller(page))

    def show_report(self, report: ShiftReport, *, now: datetime, may_act: bool) -> None:
        """Show this shift as it stands."""
        self.head.show_report(report, now=now, may_act=may_act)
        self.totals.show_figures(self._figures_of(report))
        counts = report.by_hour()
        self.bars.show_counts(counts, first=report.begins_at.hour, now=now.hour)
        per_hour = [(f"{hour:02d}", str(counts.get(hour, 0))) for hour in self.bars.hours if counts.get(hour)]
        self.hours.show_figures(Figures(self.tr("Payments by hour"), (self.tr("Hour"), self.tr("Payments")), per_hour))
        results = report.results
        self.by_result.show_counts(results, carried=len(report.carried))
        per_word = [(shown_word(word), str(results[word])) for word in ORDER if results.get(word)]
        self.results.show_figures(Figures(self.tr("By result"), (self.tr("Result"), self.tr("Payments")), per_word))

    def arrange(self, *, is_single: bool, is_narrow: bool) -> None:
        """Lay the panels out for this much room."""
        space, way = self._theme.tokens.space, QBoxLayout.Direction
        self._column.setSpacing(space.x2)
        self._charts.setSpacing(space.x2)
        self._charts.setDirection(way.TopToBottom if is_single else way.LeftToRight)
        self._taken_head.setDirection(way.TopToBottom if is_single and is_narrow else way.LeftToRight)
        for place, share in enumerate(_SHARES[is_narrow]):
            self._charts.setStretch(place, share)
        self.head.arrange(is_single=is_single, is_narrow=is_narrow)

    def _figures_of(self, report: ShiftReport) -> Figures:
        """Give each currency its row, each channel its column; a total adds up one currency only."""
        channels = tuple(Channel)
        sums = {(each.amount.currency, each.channel): each.amount for each in report.taken}
        rows: list[tuple[str, ...]] = []
        for currency in Currency:
            cells = [sums.get((currency, channel)) for channel in channels]
            total = sum((cell for cell in cells if cell is not None), Money(0, currency))
            shown = [cell.shown() if cell is not None else _NOTHING for cell in cells]
            rows.append((currency.value, *shown, total.shown() if total.minor else _NOTHING))
        heads = ("", *(channel_word(channel) for channel in channels), self.tr("Total"))
        return Figures(self.tr("Taken so far"), heads, rows)

    def _taken(self) -> Panel:
        panel = Panel(self._theme)
        panel.pad(0)
        space = self._theme.tokens.space
        head = self._taken_head
        head.setContentsMargins(space.x3, space.x1, space.x3, space.x1)
        head.addWidget(Text(self._theme, self.tr("Taken so far"), kind=Type.TITLE))
        head.addStretch()
        said = self.tr("Paid only. Currencies are never added together.")
        head.addWidget(Text(self._theme, said, kind=Type.CAPTION, ink="text_muted"))
        panel.column.addLayout(head)
        panel.column.addWidget(self.totals)
        return panel
