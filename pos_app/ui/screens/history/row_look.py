"""How a row of the table is drawn."""

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from pos_app.domain.history import Found
from pos_app.ui.screens.history.found_rows import Column, FoundRows, Index
from pos_app.ui.screens.history.table_head import inset
from pos_app.ui.screens.history.words import (
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
from pos_app.ui.theme import Theme
from pos_app.ui.tokens import Type
from pos_app.ui.widgets.paint import draw_box, draw_icon
from pos_app.ui.widgets.text import draw_line, width_of

ROW: Final = 60
_BAR: Final = 4
_ICON_GAP: Final = 8
_BADGE: Final = 28
_BADGE_SIDE: Final = 10
_BADGE_GAP: Final = 6


class RowLook(QStyledItemDelegate):
    """Time, kind, whom it is about, how much, and the word."""

    def __init__(self, theme: Theme, rows: FoundRows, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = rows

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, self._theme.px(ROW))

    def width_of_result(self, words: list[str]) -> int:
        """Return how wide the widest badge is."""
        px = self._theme.px
        font = self._theme.font(Type.LABEL, weight=600)
        widest = max(width_of(word, font) for word in words)
        return 2 * px(_BADGE_SIDE) + self._theme.tokens.size.icon_small + px(_BADGE_GAP) + widest

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, colors, px = self._theme, self._theme.colors, self._theme.px
        area, found, column = QRectF(option.rect), self._rows.found(index.row()), Column(index.column())
        is_first = column is Column.TIME
        if QStyle.StateFlag.State_Selected in option.state:
            painter.fillRect(area, theme.ink(colors.accent_tint))
            if is_first:
                painter.fillRect(QRectF(area.left(), area.top(), px(_BAR), area.height()), theme.ink(colors.accent))
        elif QStyle.StateFlag.State_MouseOver in option.state:
            painter.fillRect(area, theme.ink(colors.hover))
        painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), theme.ink(colors.line))
        has_keyboard = QStyle.StateFlag.State_HasFocus in option.state or (
            QStyle.StateFlag.State_Selected in option.state and self._rows_have_keyboard(option)
        )
        if has_keyboard:
            width = theme.tokens.border.focus
            for top in (area.top() + 1, area.bottom() - width - 1):
                painter.fillRect(QRectF(area.left(), top, area.width(), width), theme.ink(colors.focus))
        left, right = inset(theme, column)
        self._draw(painter, column, area.adjusted(left, 0, -right, 0), found)
        painter.restore()

    def _rows_have_keyboard(self, option: QStyleOptionViewItem) -> bool:
        widget = option.widget
        return widget.hasFocus()

    def _draw(self, painter: QPainter, column: Column, area: QRectF, found: Found) -> None:
        colors = self._theme.colors
        match column:
            case Column.TIME:
                self._two_lines(painter, area, time_of(found.at), day_of(found.at, self._rows.now), weight=400)
            case Column.KIND:
                self._draw_kind(painter, area, found)
            case Column.WHO:
                self._two_lines(painter, area, who_of(found), beside_of(found), weight=600)
            case Column.AMOUNT:
                font = self._theme.font(Type.BODY, weight=600)
                painter.setFont(font)
                painter.setPen(self._theme.ink(colors.text))
                figure = figure_of(found)
                at = QPointF(area.right() - width_of(figure, font), area.top())
                draw_line(painter, figure, at, height=area.height())
            case Column.RESULT:
                self._draw_badge(painter, area, found)

    def _two_lines(self, painter: QPainter, area: QRectF, first: str, second: str, *, weight: int) -> None:
        colors = self._theme.colors
        line, small = self._theme.style(Type.BODY).line, self._theme.style(Type.CAPTION).line
        top = area.center().y() - (line + (small if second else 0)) / 2
        upper = QRectF(area.left(), top, area.width(), line)
        self._write(painter, first, upper, Type.BODY, weight, colors.text)
        if second:
            lower = QRectF(area.left(), top + line, area.width(), small)
            self._write(painter, second, lower, Type.CAPTION, 400, colors.text_muted)

    def _draw_kind(self, painter: QPainter, area: QRectF, found: Found) -> None:
        theme, colors, size = self._theme, self._theme.colors, self._theme.tokens.size.icon
        ink = colors.declined_text if found.word is None else colors.text_muted
        at = QPointF(area.left() + size / 2, area.center().y())
        draw_icon(painter, theme, icon_of(found.thing), ink, at=at, size=size)
        beside = area.adjusted(size + theme.px(_ICON_GAP), 0, 0, 0)
        self._write(painter, kind_word(found.thing), beside, Type.BODY, 400, colors.text)

    def _draw_badge(self, painter: QPainter, area: QRectF, found: Found) -> None:
        theme, px, shade = self._theme, self._theme.px, result_shade(self._theme, found.word)
        font, icon, word = theme.font(Type.LABEL, weight=600), theme.tokens.size.icon_small, result_word(found.word)
        width = 2 * px(_BADGE_SIDE) + icon + px(_BADGE_GAP) + width_of(word, font)
        box = QRectF(area.left(), area.center().y() - px(_BADGE) / 2, width, px(_BADGE))
        draw_box(painter, theme, box, fill=shade.tint, line=shade.line, radius=px(_BADGE) // 2)
        at = QPointF(box.left() + px(_BADGE_SIDE) + icon / 2, box.center().y())
        draw_icon(painter, theme, result_icon(found.word), shade.text, at=at, size=icon)
        painter.setFont(font)
        painter.setPen(theme.ink(shade.text))
        start = QPointF(box.left() + px(_BADGE_SIDE) + icon + px(_BADGE_GAP), box.top())
        draw_line(painter, word, start, height=px(_BADGE))

    def _write(self, painter: QPainter, text: str, area: QRectF, kind: Type, weight: int, ink: str) -> None:
        font = self._theme.font(kind, weight=weight)
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        draw_line(painter, shown, area.topLeft(), height=area.height())
