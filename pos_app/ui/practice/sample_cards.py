"""The published test numbers, and what each leads to; a card can be used at once, and every number copied."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QHeaderView, QTableView, QWidget

from pos_app.domain.practice import PracticeView, SampleCard
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.no_menu import without_menus
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.practice.card_rows import CardColumn, CardRowLook, CardRows

_HEAD = 56
_HEADER = 40
_LEAST = 128  # two rows; it takes what is left of the height
_WIDTHS = {CardColumn.BRAND: 150, CardColumn.NUMBER: 227, CardColumn.ACT: 72}


class SampleCards(Panel):
    """Enter on a row, or a press on its link, uses a card and copies a smartcard's number; Ctrl+C copies any."""

    use_asked = Signal(SampleCard)
    copy_asked = Signal(SampleCard)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._rows = CardRows(theme, self)
        self._look = CardRowLook(theme, self._rows, self)
        self._table = _CardsTable(theme)
        self._table.setModel(self._rows)
        self._table.setItemDelegate(self._look)
        self._table.setAccessibleName(self.tr("Test cards"))
        self._table.clicked.connect(self._press)
        self._table.entered_key.connect(self._act)
        self._table.copied.connect(self._copy)
        self._head = QHBoxLayout()
        self._head.addWidget(Text(theme, self.tr("Test cards"), kind=Type.TITLE))
        self._head.addStretch()
        hint = self.tr("Any future expiry, any CVV")
        self._head.addWidget(Text(theme, hint, kind=Type.CAPTION, ink="text_muted", elides=True))
        head = QWidget()
        head.setLayout(self._head)
        head.setFixedHeight(theme.px(_HEAD))
        self.column.setContentsMargins(0, 0, 0, theme.tokens.radius.panel)
        self.column.addWidget(head)
        self.column.addWidget(self._table, 1)
        self.arrange(is_narrow=False)

    def arrange(self, *, is_narrow: bool, is_single: bool = False) -> None:
        """Lay the table out in columns, or in rows of two lines; in one column, all rows at once."""
        self._table.is_whole = is_single
        space = self._theme.tokens.space
        side = space.x2 if is_narrow else space.x3
        self._head.setContentsMargins(side, 0, side, 0)
        self._look.is_narrow = is_narrow
        for column in (CardColumn.BRAND, CardColumn.RESULT):
            self._table.setColumnHidden(column, is_narrow)
        header = self._table.horizontalHeader()
        header.setVisible(not is_narrow)
        self._table.corner.setVisible(not is_narrow)
        stretched = CardColumn.NUMBER if is_narrow else CardColumn.RESULT
        for column in CardColumn:
            stretches = column is stretched
            mode = QHeaderView.ResizeMode.Stretch if stretches else QHeaderView.ResizeMode.Fixed
            header.setSectionResizeMode(column, mode)
            if not stretches and column in _WIDTHS:
                self._table.setColumnWidth(column, self._theme.px(_WIDTHS[column]))
        self._table.verticalHeader().setDefaultSectionSize(
            self._theme.tokens.size.row_tall if is_narrow else self._theme.tokens.size.row
        )
        self._table.updateGeometry()

    def show_practice(self, view: PracticeView) -> None:
        """Show the numbers: cards first, then smartcards."""
        self._rows.show_cards(view.cards + view.smartcards)
        self._table.updateGeometry()

    def _press(self, index: QModelIndex) -> None:
        if index.column() == CardColumn.ACT:
            self._act(index)

    def _act(self, index: QModelIndex) -> None:
        card = self._rows.card(index.row())
        (self.use_asked if card.brand else self.copy_asked).emit(card)

    def _copy(self, index: QModelIndex) -> None:
        self.copy_asked.emit(self._rows.card(index.row()))


class _CardsTable(QTableView):
    """One stop for the Tab key; arrows move, Enter acts."""

    entered_key = Signal(QModelIndex)
    copied = Signal(QModelIndex)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._least = theme.px(_LEAST)
        self.is_whole = False
        without_menus(self)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        header_height = theme.px(_HEADER)
        self.corner = _CardsHeaderEnd(header_height)
        self.addScrollBarWidget(self.corner, Qt.AlignmentFlag.AlignTop)
        header = self.horizontalHeader()
        header.setFixedHeight(header_height)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._whole_height() if self.is_whole else self._least)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def _whole_height(self) -> int:
        header = 0 if self.horizontalHeader().isHidden() else self.horizontalHeader().height()
        return header + self.verticalHeader().length() + 2 * self.frameWidth()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, self.columnAt(0)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.entered_key.emit(self.currentIndex())
        elif event.matches(QKeySequence.StandardKey.Copy) and self.currentIndex().isValid():
            self.copied.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class _CardsHeaderEnd(QFrame):
    """Carries the header on above the scroll bar."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self.setFixedHeight(height)
