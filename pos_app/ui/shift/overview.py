"""An open shift at a glance: its head, what was taken, by the hour and by result."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.shift import Channel, ShiftReport
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text, draw_line, width_of
from pos_app.ui.kit.widgets.word_look import icon_of, shade_of, shown_word
from pos_app.ui.shift.bars import Bars
from pos_app.ui.shift.donut import ORDER, Donut
from pos_app.ui.shift.figures import Figures, FigureTable
from pos_app.ui.shift.head import ShiftHead
from pos_app.ui.shift.words import channel_word

_NOTHING: Final = "—"
_SHARES: Final = {False: (2, 1), True: (3, 2)}  # of the width: the hours, the results
_LEGEND_ROW: Final = 36
_LEGEND_LEAST: Final = 24
_LEGEND_WEIGHT: Final = 600


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


class ChartPanel(Panel):
    """A title, the chart, and a link that turns it into a table and back, for whoever would rather read the figures."""

    def __init__(self, theme: Theme, title: str, chart: QWidget) -> None:
        super().__init__(theme)
        space = theme.tokens.space
        self.pad(space.x2)
        self.table = FigureTable(theme)
        self.link = Link(theme, self.tr("Show as table"))
        self._stack = QStackedWidget()
        chart.setAccessibleName(title)
        self._stack.addWidget(chart)
        self._stack.addWidget(self.table)
        head = QHBoxLayout()
        head.setContentsMargins(space.x1, 0, space.x1, space.x1)
        head.addWidget(Text(theme, title, kind=Type.TITLE))
        head.addStretch()
        head.addWidget(self.link, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(head)
        self.column.addWidget(self._stack, 1)
        self.link.clicked.connect(self._turn)

    def show_figures(self, figures: Figures) -> None:
        """Say the same as the chart."""
        self.table.show_figures(figures)

    def _turn(self) -> None:
        is_table = self._stack.currentWidget() is self.table
        self._stack.setCurrentIndex(0 if is_table else 1)
        self.link.setText(self.tr("Show as table") if is_table else self.tr("Show as chart"))
        self.link.updateGeometry()


class ByResult(QWidget):
    """The chart's own side of the panel."""

    open_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        space = theme.tokens.space
        self.donut = Donut(theme)
        self.legend = Legend(theme)
        self.see = Button(theme, "", icon="alert")
        self.see.clicked.connect(self.open_asked)
        row = QHBoxLayout()
        row.setSpacing(space.x3)
        row.addWidget(self.donut)
        row.addWidget(self.legend, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(space.x1, 0, space.x1, 0)
        column.setSpacing(space.x1)
        column.addLayout(row, 1)
        column.addWidget(self.see)

    def show_counts(self, counts: Mapping[Word, int], *, carried: int) -> None:
        """Show these, and how many of them have no end yet."""
        self.donut.show_counts(counts)
        self.legend.show_counts(counts)
        self.see.setVisible(carried > 0)
        one, more = self.tr("See 1 open payment"), self.tr("See {count} open payments")
        self.see.setText(one if carried == 1 else more.format(count=carried))


class Legend(QWidget):
    """Icon, word and number of each result; what a till rarely has is left out while there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: tuple[tuple[Word, int], ...] = ()
        give_role(self, QAccessible.Role.StaticText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_counts(self, counts: Mapping[Word, int]) -> None:
        """Show these."""
        always = {Word.PAID, Word.DECLINED, Word.WAITING, Word.NOT_SURE}
        self._rows = tuple((word, counts.get(word, 0)) for word in ORDER if word in always or counts.get(word))
        self.setAccessibleName(", ".join(f"{shown_word(word)} {count}" for word, count in self._rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self._theme.px(_LEGEND_ROW) * len(self._rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(_LEGEND_ROW) * 3, self._theme.px(_LEGEND_LEAST) * len(self._rows))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = painter_on(self), self._theme
        row = min(theme.px(_LEGEND_ROW), self.height() // max(1, len(self._rows)))
        top = (self.height() - row * len(self._rows)) / 2
        word_font, figure_font = theme.font(Type.BODY, weight=_LEGEND_WEIGHT), theme.font(Type.TITLE)
        size = theme.tokens.size.icon
        for word, count in self._rows:
            shade = shade_of(theme, word)
            draw_icon(painter, theme, icon_of(word), shade.text, at=QPointF(size / 2, top + row / 2), size=size)
            painter.setFont(word_font)
            painter.setPen(theme.ink(shade.text))
            draw_line(painter, shown_word(word), QPointF(size + theme.tokens.space.x1, top), height=row)
            painter.setFont(figure_font)
            painter.setPen(theme.ink(theme.colors.text))
            left = self.width() - width_of(str(count), figure_font)
            draw_line(painter, str(count), QPointF(left, top), height=row)
            top += row
