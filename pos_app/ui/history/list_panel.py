"""The search, the filters, the table and its sums, in their panel."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from pos_app.domain.history import HistoryFilter, HistoryRow, Totals
from pos_app.ui.history.filter_bar import FilterBar
from pos_app.ui.history.found_rows import FoundRows
from pos_app.ui.history.found_table import FoundTable
from pos_app.ui.history.reading import HistoryRead
from pos_app.ui.history.row_look import ROW
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.nothing_here import NothingHere
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.skeleton import Skeleton
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.tv.search_line import SearchLine

_LEAST_ROWS: Final = 4


class HistoryListPanel(Panel):
    """Reads nothing: it shows what it is given, and says what somebody looks for."""

    chosen = Signal(object)  # a row, by a person who wants to see it
    marked = Signal(object)  # the same, where the mark has only come by
    end_neared = Signal()

    def __init__(self, theme: Theme, *, now: Callable[[], datetime]) -> None:
        super().__init__(theme)
        self.pad(1)
        self.rows = FoundRows(theme, self, now=now)
        self.search = HistorySearch(theme)
        self.export = Button(theme, self.tr("Export"), icon="download")
        self.filters = FilterBar(theme, now=now)
        self.table = FoundTable(theme, self.rows)
        self.totals = TotalsLine(theme)
        self.nothing = NothingHere(theme)
        self._pages = QStackedWidget()
        self._waiting, self._blank, self._no_rows = Skeleton(theme), QWidget(), Scroller(self.nothing)
        for page in (self.table, self._waiting, self._blank, self._no_rows):
            self._pages.addWidget(page)
        self._pages.setMinimumHeight(theme.px(ROW) * _LEAST_ROWS)
        self._covered: QRect | None = None
        self._may_export = True
        for part in (self.export, self.totals.paid):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self._lay_out()
        self.search.went_on.connect(self._go_on)
        self.table.left_upwards.connect(lambda: self.search.setFocus(Qt.FocusReason.OtherFocusReason))
        self.table.taken.connect(self._take)
        self.table.marked.connect(self._pass_by)
        self.table.end_neared.connect(self.end_neared)
        self.show_nothing_yet()

    @property
    def current(self) -> HistoryRow | None:
        """What is marked."""
        index = self.table.currentIndex()
        return self.rows.found(index.row()) if index.isValid() else None

    def show_read(self, read: HistoryRead) -> None:
        """Show these rows; the one that was marked stays marked, and everything in its place on the screen."""
        before, held = self.current, self.table.held_place()
        is_anew = self.rows.show_rows(read.rows)
        place = self.rows.place_of(before.row) if before is not None else None
        if is_anew and place is not None:
            self.table.mark(place)
        self.table.put_back(held)
        self.filters.show_counts(read.needing, read.cashiers)
        self.totals.show_totals(read.totals)
        if read.rows:
            self._pages.setCurrentWidget(self.table)
            self.totals.show()
            self.table.look_for_end()
            return
        title, detail = self._words_for_none(read.chosen)
        self.nothing.show_words("search" if read.chosen.text else "receipt", title, detail, offers_again=False)
        self._pages.setCurrentWidget(self._no_rows)
        self.totals.hide()

    def show_nothing_yet(self, *, is_slow: bool = False) -> None:
        """Show that nothing has been read: a blank for a blink, then grey rows."""
        if is_slow or not self.rows.rowCount():
            self._pages.setCurrentWidget(self._waiting if is_slow else self._blank)
            self.totals.hide()

    def show_problem(self, sentence: str) -> None:
        """Say why there is nothing."""
        self.rows.show_rows(())
        title = self.tr("The history could not be read")
        self.nothing.show_words("alert", title, sentence, offers_again=True)
        self._pages.setCurrentWidget(self._no_rows)
        self.totals.hide()

    def offer_export(self, *, is_offered: bool) -> None:
        """Let a table be taken out, or not."""
        self._may_export = is_offered
        self._show_uncovered()

    def cover(self, area: QRect | None) -> None:
        """Hear what part of this the detail lies over: nothing under it is seen by halves, or reached by Tab."""
        self._covered = area
        self._show_uncovered()

    def _show_uncovered(self) -> None:
        for part in (self.export, *self.filters.parts, self.totals.paid):
            place = QRect(part.mapTo(self, QPoint(0, 0)), part.size())
            is_covered = self._covered is not None and self._covered.intersects(place)
            part.setVisible(not is_covered and (part is not self.export or self._may_export))

    def arrange(self, *, is_narrow: bool, is_tight: bool) -> None:
        """Fit the parts to the room there is."""
        space = self._theme.tokens.space
        side = (space.x2 if is_narrow else space.x3) - 1
        self._upper.setContentsMargins(side, side, side, space.x3 if not is_narrow else space.x2)
        self.totals.pad(side)
        self.table.arrange(is_tight=is_tight)

    def _take(self, index: QModelIndex) -> None:
        self.chosen.emit(self.rows.found(index.row()))

    def _pass_by(self, index: QModelIndex) -> None:
        self.marked.emit(self.rows.found(index.row()))

    def _go_on(self) -> None:
        if self.rows.rowCount():
            self.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _words_for_none(self, chosen: HistoryFilter) -> tuple[str, str]:
        if chosen.needs_attention:
            return self.tr("Nothing needs attention"), self.tr("Whatever is not sure or open is listed here by itself.")
        if chosen.text.strip():
            return self.tr("Nothing was found"), self.tr(
                "Look for less, or on any day: the filters above leave things out."
            )
        return self.tr("Nothing here yet"), self.tr(
            "Payments, TV orders and money that came in appear here by themselves."
        )

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        self._upper = QVBoxLayout()
        self._upper.setSpacing(space.x2)
        line = QHBoxLayout()
        line.setSpacing(space.x2)
        line.addWidget(self.search, 1)
        line.addWidget(self.export)
        self._upper.addLayout(line)
        self._upper.addWidget(self.filters)
        self.column.addLayout(self._upper)
        self.column.addWidget(self._pages, 1)
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(self.totals)


class HistorySearch(SearchLine):
    """Finds with every key; Enter and the arrow go on to what was found, Esc finds everything again."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setPlaceholderText(self.tr("Reference, last 4, name, phone, amount"))
        self.setAccessibleName(self.tr("Search by reference, last four digits, name, number, note or amount"))


class TotalsLine(QWidget):
    """How many things were found, and what of them was paid: currencies stand beside one another, never in one sum."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._count = Text(theme, kind=Type.LABEL, ink="text_muted")
        self.paid = Text(theme, kind=Type.LABEL, weight=600, elides=True)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(theme.tokens.space.x2)
        self._row.addWidget(self._count)
        self._row.addStretch()
        self._row.addWidget(self.paid)
        self.setFixedHeight(theme.tokens.size.button)

    def pad(self, side: int) -> None:
        """Keep this distance from the edges."""
        self._row.setContentsMargins(side, 0, side, 0)

    def show_totals(self, totals: Totals) -> None:
        """Show these."""
        things = f"{totals.things:,}"
        words = self.tr("{count} lines") if not totals.is_more else self.tr("More than {count} lines")
        self._count.setText(self.tr("1 line") if totals.things == 1 else words.format(count=things))
        paid = " · ".join(each.amount.shown() for each in totals.paid)
        self.paid.setText(self.tr("Paid {amounts}").format(amounts=paid) if paid else "")
        spoken = ", ".join(spoken_money(each.amount) for each in totals.paid)
        self.paid.setAccessibleName(self.tr("Paid {amounts}").format(amounts=spoken) if spoken else "")
        self._count.updateGeometry()
        self.paid.updateGeometry()
