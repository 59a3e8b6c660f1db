"""The table of what was found: one stop of the Tab key, arrows move, Enter opens, Home and End jump."""

from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from pos_app.domain.payment import Word
from pos_app.ui.history.found_rows import FoundRows, HistoryColumn
from pos_app.ui.history.row_look import ROW, RowLook
from pos_app.ui.history.table_head import TableHead, inset
from pos_app.ui.history.words import result_word
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.no_menu import without_menus
from pos_app.ui.kit.widgets.text import width_of

_HEADER: Final = 40
_NEAR_THE_END: Final = 40  # rows
_WIDTHS: Final = {HistoryColumn.TIME: 90, HistoryColumn.KIND: 128}
_WIDEST_FIGURE: Final = "₦99,999,999.00"


class FoundTable(QTableView):
    """Nothing is searched by letters here: scanners type them."""

    taken = Signal(QModelIndex)  # a person wants to see this one
    marked = Signal(QModelIndex)  # the mark stands here now, by a person
    end_neared = Signal()
    left_upwards = Signal()

    def __init__(self, theme: Theme, rows: FoundRows) -> None:
        super().__init__()
        self._theme = theme
        self._rows = rows
        self.look = RowLook(theme, rows, self)
        without_menus(self)
        self.setModel(rows)
        self.setItemDelegate(self.look)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(self.tr("History"))
        upright = self.verticalHeader()
        upright.hide()
        upright.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        upright.setDefaultSectionSize(theme.px(ROW))
        self.corner = _HistoryHeaderEnd(theme.px(_HEADER))
        self.addScrollBarWidget(self.corner, Qt.AlignmentFlag.AlignTop)
        self.setHorizontalHeader(TableHead(theme, self, height=theme.px(_HEADER)))
        self.arrange(is_tight=False)
        self.clicked.connect(self.taken)
        self.verticalScrollBar().valueChanged.connect(self.look_for_end)

    def arrange(self, *, is_tight: bool) -> None:
        """Give the columns their widths; whom it is about takes what is left, and what it is gives way to it."""
        self.setColumnHidden(HistoryColumn.KIND, is_tight)
        space, header = self._theme.tokens.space, self.horizontalHeader()
        widths = {column: self._theme.px(width) for column, width in _WIDTHS.items()}
        figure = width_of(_WIDEST_FIGURE, self._theme.font(Type.BODY, weight=600))
        widths[HistoryColumn.AMOUNT] = figure
        words = [result_word(word) for word in (*Word, None)]
        widths[HistoryColumn.RESULT] = (
            self.look.width_of_result(words) + sum(inset(self._theme, HistoryColumn.RESULT)) + space.x1
        )
        for column in HistoryColumn:
            is_stretched = column not in widths
            mode = QHeaderView.ResizeMode.Stretch if is_stretched else QHeaderView.ResizeMode.Fixed
            header.setSectionResizeMode(column, mode)
            if not is_stretched:
                self.setColumnWidth(column, widths[column])
        self.viewport().update()

    def held_place(self) -> tuple[int, int] | None:
        """Return the first row that is seen and where, unless that is the top: there what comes in is seen."""
        place = self.rowAt(0)
        if self.verticalScrollBar().value() == 0 or place < 0:
            return None
        return self._rows.found(place).row, self.rowViewportPosition(place)

    def put_back(self, held: tuple[int, int] | None) -> None:
        """Show that row where it was, whatever came above it."""
        self.executeDelayedItemsLayout()
        place = self._rows.place_of(held[0]) if held is not None else None
        if held is not None and place is not None:
            moved = self.rowViewportPosition(place) - held[1]
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + moved)

    def mark(self, place: int) -> None:
        """Mark this row; nobody has chosen it by that, and nothing scrolls."""
        before = self.verticalScrollBar().value()
        self.setCurrentIndex(self._rows.index(place, 0))
        self.verticalScrollBar().setValue(before)

    def look_for_end(self, *_: object) -> None:
        """Say that the end is near, if it is."""
        bar = self.verticalScrollBar()
        if bar.maximum() - bar.value() < _NEAR_THE_END * self._theme.px(ROW):
            self.end_neared.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                if before.isValid() and not event.isAutoRepeat():
                    self.taken.emit(before)
            case Qt.Key.Key_Home:
                self._jump(0)
            case Qt.Key.Key_End:
                self._jump(self._rows.rowCount() - 1)
            case Qt.Key.Key_Up if before.row() <= 0 and not event.isAutoRepeat():
                self.left_upwards.emit()
            case _ if event.text().isprintable() and event.text():
                event.ignore()
            case _:
                super().keyPressEvent(event)
        if self.currentIndex().isValid() and self.currentIndex().row() != before.row():
            self.marked.emit(self.currentIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        is_by_hand = event.reason() is Qt.FocusReason.MouseFocusReason
        if not is_by_hand and not self.currentIndex().isValid() and self._rows.rowCount():
            self._jump(0)
            self.marked.emit(self.currentIndex())
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _jump(self, place: int) -> None:
        if 0 <= place < self._rows.rowCount():
            self.setCurrentIndex(self._rows.index(place, 0))


class _HistoryHeaderEnd(QFrame):
    """Carries the header on above the scroll bar."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self.setFixedHeight(height)
