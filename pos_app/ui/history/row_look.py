"""How a row of the table is drawn."""

import math
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from pos_app.domain.history import HistoryRow
from pos_app.ui.history.found_rows import FoundRows, HistoryColumn, Index
from pos_app.ui.history.table_head import inset
from pos_app.ui.history.words import (
    beside_of,
    day_of,
    figure_of,
    icon_of,
    kind_word,
    result_icon,
    result_shade,
    result_word,
    time_of,
    who_of,
)
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_icon
from pos_app.ui.kit.widgets.row_painter import RowPainter
from pos_app.ui.kit.widgets.text import width_of

ROW: Final = 60
_BAR: Final = 4
_ICON_GAP: Final = 8
_BADGE: Final = 28
_BADGE_SIDE: Final = 10
_BADGE_GAP: Final = 6
_COLUMNS: Final = tuple(HistoryColumn)
_SELECTED: Final = QStyle.StateFlag.State_Selected.value
_POINTED_AT: Final = QStyle.StateFlag.State_MouseOver.value
_FOCUSED: Final = QStyle.StateFlag.State_HasFocus.value


class RowLook(QStyledItemDelegate):
    """Time, kind, whom it is about, how much, and the word."""

    def __init__(self, theme: Theme, rows: FoundRows, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = rows
        self._ink = RowPainter(theme)
        self._insets = {column: inset(theme, column) for column in HistoryColumn}

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, self._theme.px(ROW))

    def width_of_result(self, words: list[str]) -> int:
        """Return how wide the widest badge is."""
        px = self._theme.px
        font = self._theme.font(Type.LABEL, weight=600)
        widest = max(width_of(word, font) for word in words)
        return 2 * px(_BADGE_SIDE) + self._theme.tokens.size.icon_small + px(_BADGE_GAP) + widest

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, colors, px = self._theme, self._theme.colors, self._theme.px
        area, found, column = QRectF(option.rect), self._rows.found(index.row()), _COLUMNS[index.column()]
        state = option.state.value
        if state & _SELECTED:
            painter.fillRect(area, theme.ink(colors.accent_tint))
            if column is HistoryColumn.TIME:
                painter.fillRect(QRectF(area.left(), area.top(), px(_BAR), area.height()), theme.ink(colors.accent))
        elif state & _POINTED_AT:
            painter.fillRect(area, theme.ink(colors.hover))
        painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), theme.ink(colors.line))
        if state & _FOCUSED or (state & _SELECTED and option.widget.hasFocus()):
            width = theme.tokens.border.focus
            for top in (area.top() + 1, area.bottom() - width - 1):
                painter.fillRect(QRectF(area.left(), top, area.width(), width), theme.ink(colors.focus))
        left, right = self._insets[column]
        self._draw(painter, column, area.adjusted(left, 0, -right, 0), found)

    def _draw(self, painter: QPainter, column: HistoryColumn, area: QRectF, found: HistoryRow) -> None:
        match column:
            case HistoryColumn.TIME:
                self._two_lines(painter, area, time_of(found.at), day_of(found.at, self._rows.now), weight=400)
            case HistoryColumn.KIND:
                self._draw_kind(painter, area, found)
            case HistoryColumn.WHO:
                self._two_lines(painter, area, who_of(found), beside_of(found), weight=600)
            case HistoryColumn.AMOUNT:
                figure = figure_of(found)
                area.setLeft(area.right() - self._ink.width_of(figure, Type.BODY, 600))
                self._ink.write_at(painter, figure, area, Type.BODY, 600, self._theme.colors.text)
            case HistoryColumn.RESULT:
                self._draw_badge(painter, area, found)

    def _two_lines(self, painter: QPainter, area: QRectF, first: str, second: str, *, weight: int) -> None:
        colors = self._theme.colors
        line, small = self._theme.style(Type.BODY).line, self._theme.style(Type.CAPTION).line
        top = area.center().y() - (line + (small if second else 0)) / 2
        self._ink.write(painter, first, QRectF(area.left(), top, area.width(), line), Type.BODY, weight, colors.text)
        if second:
            lower = QRectF(area.left(), top + line, area.width(), small)
            self._ink.write(painter, second, lower, Type.CAPTION, 400, colors.text_muted)

    def _draw_kind(self, painter: QPainter, area: QRectF, found: HistoryRow) -> None:
        theme, colors, size = self._theme, self._theme.colors, self._theme.tokens.size.icon
        ink = colors.declined_text if found.word is None else colors.text_muted
        at = QPointF(area.left() + size / 2, area.center().y())
        draw_icon(painter, theme, icon_of(found.thing), ink, at=at, size=size)
        beside = area.adjusted(size + theme.px(_ICON_GAP), 0, 0, 0)
        self._ink.write(painter, kind_word(found.thing), beside, Type.BODY, 400, colors.text)

    def _draw_badge(self, painter: QPainter, area: QRectF, found: HistoryRow) -> None:
        px, shade, word = self._theme.px, result_shade(self._theme, found.word), result_word(found.word)
        before = px(_BADGE_SIDE) + self._theme.tokens.size.icon_small + px(_BADGE_GAP)
        width = before + math.ceil(self._ink.width_of(word, Type.LABEL, 600)) + px(_BADGE_SIDE)
        top = round(area.center().y() - px(_BADGE) / 2)
        size = (width, px(_BADGE), px(_BADGE_SIDE))
        self._ink.draw_box(painter, QPointF(area.left(), top), shade, result_icon(found.word), size=size)
        inside = QRectF(area.left() + before, top, width - before, px(_BADGE))
        self._ink.write_at(painter, word, inside, Type.LABEL, 600, shade.text)
