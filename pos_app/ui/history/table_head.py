"""The head of the table, its words standing over what stands under them."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from pos_app.ui.history.found_rows import HistoryColumn
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.text import draw_line, width_of

_BEFORE_RESULT: Final = 24


def inset(theme: Theme, column: HistoryColumn) -> tuple[int, int]:
    """Return the air left and right of what stands in a column."""
    space = theme.tokens.space
    left = {HistoryColumn.TIME: space.x3, HistoryColumn.RESULT: theme.px(_BEFORE_RESULT)}.get(column, 0)
    return left, 0 if column is HistoryColumn.AMOUNT else space.x1


class TableHead(QHeaderView):
    """Cannot be pressed: the newest is always first."""

    def __init__(self, theme: Theme, parent: QWidget, *, height: int) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setFixedHeight(height)
        self.setHighlightSections(False)
        self.setSectionsClickable(False)

    def paintSection(self, painter: QPainter, rect: QRect, logical_index: int) -> None:  # noqa: N802  # Qt's own name
        theme, colors, column = self._theme, self._theme.colors, HistoryColumn(logical_index)
        painter.fillRect(rect, theme.ink(colors.sunken))
        painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), theme.ink(colors.line))
        words = str(self.model().headerData(logical_index, Qt.Orientation.Horizontal))
        font = theme.font(Type.LABEL)
        left, right = inset(theme, column)
        at = rect.left() + left
        if column is HistoryColumn.AMOUNT:
            at = rect.right() + 1 - right - width_of(words, font)
        painter.setFont(font)
        painter.setPen(theme.ink(colors.text_muted))
        draw_line(painter, words, QPointF(at, rect.top()), height=rect.height())
