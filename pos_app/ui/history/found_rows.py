"""The rows of the table: as many as have been read so far, newest first."""

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import IntEnum
from html import escape

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from pos_app.domain.history import HistoryRow
from pos_app.ui.history.words import beside_of, figure_of, kind_word, result_word, spoken, time_of, who_of
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type

Index = QModelIndex | QPersistentModelIndex


class HistoryColumn(IntEnum):
    """The columns, from left to right."""

    TIME = 0
    KIND = 1
    WHO = 2
    AMOUNT = 3
    RESULT = 4


class FoundRows(QAbstractTableModel):
    """Holds rows; who reads them is somebody else."""

    def __init__(self, theme: Theme, parent: QObject, *, now: Callable[[], datetime]) -> None:
        super().__init__(parent)
        self._now = now
        self._header_font = theme.font(Type.LABEL)
        self._rows: list[HistoryRow] = []

    @property
    def now(self) -> datetime:
        """By the shop's clock."""
        return self._now()

    def show_rows(self, rows: Sequence[HistoryRow]) -> bool:
        """Show these; what only grew or changed keeps its place. Tell whether everything had to be laid out anew."""
        old, new = self._rows, list(rows)
        grown = len(new) - len(old)
        if old and _same(new[: len(old)], old):
            self._grow(len(old), new)
        elif old and grown > 0 and _same(new[grown:], old):
            self.beginInsertRows(QModelIndex(), 0, grown - 1)
            self._rows = new
            self.endInsertRows()
            self._tell_changed([None] * grown + list(old))
        else:
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
            return True
        return False

    def append(self, rows: Sequence[HistoryRow]) -> None:
        """Add a page under the others."""
        if rows:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows.extend(rows)
            self.endInsertRows()

    def found(self, place: int) -> HistoryRow:
        """Return what stands in a row."""
        return self._rows[place]

    def place_of(self, row: int) -> int | None:
        """Return where it stands, if it has been read: rows fall from the newest on."""
        low, high = 0, len(self._rows)
        while low < high:
            middle = (low + high) // 2
            if self._rows[middle].row > row:
                low = middle + 1
            else:
                high = middle
        return low if low < len(self._rows) and self._rows[low].row == row else None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(HistoryColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                words = (self.tr("Time"), self.tr("Kind"), self.tr("Who"), self.tr("Amount"), self.tr("Result"))
                return words[section]
            case Qt.ItemDataRole.FontRole:
                return self._header_font
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if section == HistoryColumn.AMOUNT else Qt.AlignmentFlag.AlignLeft
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        found = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._word(found, index.column())
            case Qt.ItemDataRole.AccessibleTextRole:
                return (
                    spoken(found, self.now)
                    if index.column() == HistoryColumn.TIME
                    else self._word(found, index.column())
                )
            case Qt.ItemDataRole.ToolTipRole:
                return f"<span>{escape(f'{who_of(found)}  ·  {beside_of(found)}  ·  {found.reference}')}</span>"
            case _:
                return None

    def _word(self, found: HistoryRow, column: int) -> str:
        match column:
            case HistoryColumn.TIME:
                return time_of(found.at)
            case HistoryColumn.KIND:
                return kind_word(found.thing)
            case HistoryColumn.WHO:
                return who_of(found)
            case HistoryColumn.AMOUNT:
                return figure_of(found)
            case _:
                return result_word(found.word)

    def _grow(self, held: int, new: list[HistoryRow]) -> None:
        old = self._rows
        if len(new) > held:
            self.beginInsertRows(QModelIndex(), held, len(new) - 1)
            self._rows = new
            self.endInsertRows()
        else:
            self._rows = new
        self._tell_changed(old)

    def _tell_changed(self, old: Sequence[HistoryRow | None]) -> None:
        pairs = enumerate(zip(old, self._rows, strict=False))
        # Most are the very same one: they need no comparing word by word.
        changed = [place for place, (row, now) in pairs if row is not None and row is not now and row != now]
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], len(HistoryColumn) - 1))


def _same(rows: Sequence[HistoryRow], others: Sequence[HistoryRow]) -> bool:
    """Tell whether they are the same things, however they stand now."""
    return len(rows) == len(others) and all(one.row == other.row for one, other in zip(rows, others, strict=True))
