"""The list of notices in its panel: heading, filters, rows, and what marks them all as seen."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QListView, QStackedWidget, QVBoxLayout, QWidget

from pos_app.ui.activity.filters import Filters
from pos_app.ui.activity.head import ActivityHead
from pos_app.ui.activity.notice_rows import ROW, NoticeRowLook, NoticeRows
from pos_app.ui.activity.reading import NoticeFilter, NoticesRead
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.no_menu import without_menus
from pos_app.ui.kit.widgets.nothing_here import NothingHere
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.skeleton import Skeleton

_NEAR_THE_END: Final = 10  # rows
_ROWS_IN_ONE_COLUMN: Final = 5


class NoticeListPanel(Panel):
    """Reads nothing: it shows what it is given, and says where somebody wants to go."""

    chosen = Signal(str)  # by a person
    filter_chosen = Signal(object)
    end_neared = Signal()
    all_seen_asked = Signal()
    again_asked = Signal()

    def __init__(self, theme: Theme, *, now: Callable[[], datetime]) -> None:
        super().__init__(theme)
        self.pad(1)
        self.rows = NoticeRows(self, now=now)
        self.head = ActivityHead(theme)
        self.filters = Filters(theme)
        self.list = _NoticeList(theme, self.rows, now=now)
        self.all_seen = Button(theme, "", ButtonKind.QUIET, icon="check")
        self.nothing = NothingHere(theme)
        self._pages = QStackedWidget()
        self._waiting, self._blank, self._no_rows = Skeleton(theme), QWidget(), Scroller(self.nothing)
        for page in (self.list, self._waiting, self._blank, self._no_rows):
            self._pages.addWidget(page)
        self._pages.setMinimumHeight(theme.px(ROW))
        self._lay_out()
        self.filters.chosen.connect(self.filter_chosen)
        self.all_seen.clicked.connect(self.all_seen_asked)
        self.nothing.again.clicked.connect(self.again_asked)
        self.list.taken.connect(self._take)
        self.list.verticalScrollBar().valueChanged.connect(self._look_for_end)
        self.show_nothing_yet()

    @property
    def shown(self) -> int:
        """How many rows can be scrolled to."""
        return self.rows.rowCount()

    @property
    def current(self) -> str:
        """The row that is marked; '' for none."""
        index = self.list.currentIndex()
        return self.rows.notice(index.row()).row if index.isValid() else ""

    def show_read(self, read: NoticesRead) -> None:
        """Show these rows; the one that was marked stays marked, and in its place on the screen."""
        before, held = self.current, self.list.held_place()
        self.rows.show_rows(read.rows, first_seen=read.first_seen)
        self.mark(before)
        self.list.put_back(held)
        self._show_unread(read.health.unread)
        self.head.show_health(read.health)
        if read.rows:
            self._pages.setCurrentWidget(self.list)
            self._look_for_end()
            return
        title, detail = self._words_for_none(read.chosen)
        self.nothing.show_words("feed", title, detail, offers_again=False)
        self._pages.setCurrentWidget(self._no_rows)

    def show_nothing_yet(self, *, is_slow: bool = False) -> None:
        """Show that nothing has been read: a blank for a blink, then grey rows."""
        self.rows.show_rows((), first_seen=None)
        self._pages.setCurrentWidget(self._waiting if is_slow else self._blank)
        self._show_unread(0)

    def show_problem(self, sentence: str) -> None:
        """Say why there is nothing."""
        title = self.tr("The notices could not be read")
        self.nothing.show_words("alert", title, sentence, offers_again=True)
        self._pages.setCurrentWidget(self._no_rows)

    def mark(self, row: str) -> None:
        """Mark this row, if it is here; nobody has chosen it by that."""
        place = self.rows.place_of(row)
        if place is not None and self.current != row:
            self.list.setCurrentIndex(self.rows.index(place))

    def keep_rows(self, *, is_single: bool) -> None:
        """Where everything scrolls the list keeps a height of its own."""
        self._pages.setMinimumHeight(self._theme.px(ROW) * (_ROWS_IN_ONE_COLUMN if is_single else 1))

    def arrange(self, *, is_narrow: bool) -> None:
        """Fit the parts to the room there is."""
        space = self._theme.tokens.space
        side = space.x2 if is_narrow else space.x3
        self.head.arrange(is_narrow=is_narrow)
        self._filters_place.setContentsMargins(side - 1, 0, side - 1, space.x2)

    def _take(self, index: QModelIndex) -> None:
        self.chosen.emit(self.rows.notice(index.row()).row)

    def _look_for_end(self, *_: object) -> None:
        bar = self.list.verticalScrollBar()
        if bar.maximum() - bar.value() < _NEAR_THE_END * self._theme.px(ROW):
            self.end_neared.emit()

    def _show_unread(self, unread: int) -> None:
        self._foot.setVisible(unread > 1)
        self.all_seen.setText(self.tr("Mark all {count} as seen").format(count=unread))
        self.all_seen.updateGeometry()

    def _words_for_none(self, chosen: NoticeFilter) -> tuple[str, str]:
        title = {
            NoticeFilter.TRANSFERS: self.tr("No transfers yet"),
            NoticeFilter.CARDS: self.tr("No card results yet"),
            NoticeFilter.PAYOUTS: self.tr("No payouts yet"),
            NoticeFilter.BVN: self.tr("No BVN checks yet"),
        }.get(chosen, self.tr("Nothing yet"))
        return title, self.tr("They appear here by themselves.")

    def _lay_out(self) -> None:
        self._filters_place = QVBoxLayout()
        self._filters_place.addWidget(self.filters)
        self._foot = QWidget()
        foot = QVBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(0)
        foot.addWidget(SeparatorLine())
        row = QHBoxLayout()
        half = self._theme.tokens.space.half
        row.setContentsMargins(half, half, half, half)
        row.addWidget(self.all_seen)
        row.addStretch()
        foot.addLayout(row)
        self.column.addWidget(self.head)
        self.column.addLayout(self._filters_place)
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(self._pages, 1)
        self.column.addWidget(self._foot)


class _NoticeList(QListView):
    """One stop of the Tab key: arrows move and show, Enter and Space choose."""

    taken = Signal(QModelIndex)

    def __init__(self, theme: Theme, rows: NoticeRows, *, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._rows = rows
        self.setModel(rows)
        self.setItemDelegate(NoticeRowLook(theme, rows, self, now=now))
        without_menus(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("Notices"))
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self.taken)

    def held_place(self) -> tuple[str, int] | None:
        """Return the first row that is seen and where, unless that is the top: there what comes in is seen."""
        index = self.indexAt(self.viewport().rect().topLeft())
        if self.verticalScrollBar().value() == 0 or not index.isValid():
            return None
        return self._rows.notice(index.row()).row, self.visualRect(index).top()

    def put_back(self, held: tuple[str, int] | None) -> None:
        """Show that row where it was, whatever came above it."""
        self.executeDelayedItemsLayout()
        if held is None:
            return
        place = self._rows.place_of(held[0])
        if place is not None:
            moved = self.visualRect(self._rows.index(place)).top() - held[1]
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + moved)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            if before.isValid() and not event.isAutoRepeat():
                self.taken.emit(before)
            return
        if event.text().isprintable() and event.text():
            event.ignore()  # no search by letters: scanners type them
            return
        if not before.isValid() and event.key() == Qt.Key.Key_End and self._rows.rowCount():
            self.setCurrentIndex(self._rows.index(0))  # from nowhere Qt would go to the top
        super().keyPressEvent(event)
        if self.currentIndex().isValid() and self.currentIndex() != before:
            self.taken.emit(self.currentIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._rows.rowCount():
            self.setCurrentIndex(self._rows.index(0))
