"""The rows of the table of test numbers: what stands in each cell, and how it is drawn."""

from enum import IntEnum
from html import escape

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from pos_app.domain.practice import SampleCard
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box
from pos_app.ui.kit.widgets.text import draw_line, width_of, wrapped_lines

Index = QModelIndex | QPersistentModelIndex
_GROUP = 4
_CHIP_HEIGHT = 24
_CHIP_PADDING = 8
_RESULT_LINE = 20
_LINE = 22  # in rows of two
_MOST_LINES = 2
_BAR = 4


class CardColumn(IntEnum):
    """The columns, from left to right."""

    BRAND = 0
    NUMBER = 1
    RESULT = 2
    ACT = 3


def grouped(number: str) -> str:
    """Set the digits in fours, as they stand on a card."""
    return " ".join(number[start : start + _GROUP] for start in range(0, len(number), _GROUP))


class CardRows(QAbstractTableModel):
    """The numbers as a table; every cell has its words for a screen reader as well."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._header_font = theme.font(Type.LABEL)
        self._cards: tuple[SampleCard, ...] = ()

    def show_cards(self, cards: tuple[SampleCard, ...]) -> None:
        """Show these; the same ones again change nothing, so that the place in the list is kept."""
        if cards != self._cards:
            self.beginResetModel()
            self._cards = cards
            self.endResetModel()

    def card(self, row: int) -> SampleCard:
        """Return the card of a row."""
        return self._cards[row]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cards)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(CardColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        card, column = self._cards[index.row()], CardColumn(index.column())
        if role == Qt.ItemDataRole.ToolTipRole and column is CardColumn.RESULT:
            return f"<span>{escape(card.result)}</span>"
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            act = self.tr("Use") if card.brand else self.tr("Copy")
            return (card.brand or self.tr("Smartcard"), grouped(card.number), card.result, act)[column]
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | QFont | None:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Brand"), self.tr("Number"), self.tr("Result"), "")[section]
        return self._header_font if role == Qt.ItemDataRole.FontRole else None


class CardRowLook(QStyledItemDelegate):
    """Draws a cell; narrow, the number's cell holds brand and result as well."""

    def __init__(self, theme: Theme, rows: CardRows, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = rows
        self.is_narrow = False

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        size = self._theme.tokens.size
        return QSize(0, size.row_tall if self.is_narrow else size.row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(option.rect)
        self._draw_ground(painter, option, area, is_first=index.column() == self._first_column())
        card, text = self._rows.card(index.row()), str(index.data())
        match CardColumn(index.column()):
            case CardColumn.BRAND:
                self._draw_chip(painter, text, area)
            case CardColumn.NUMBER if self.is_narrow:
                self._draw_all(painter, text, f"{card.brand or self.tr('Smartcard')} · {card.result}", area)
            case CardColumn.NUMBER:
                self._draw_text(painter, text, area, font=self._theme.mono(Type.LABEL), ink=self._theme.colors.text)
            case CardColumn.RESULT:
                self._draw_result(painter, text, area)
            case CardColumn.ACT:
                self._draw_link(painter, text, area)
        painter.restore()

    def _first_column(self) -> CardColumn:
        return CardColumn.NUMBER if self.is_narrow else CardColumn.BRAND

    def _draw_ground(self, painter: QPainter, option: QStyleOptionViewItem, area: QRectF, *, is_first: bool) -> None:
        colors = self._theme.colors
        if QStyle.StateFlag.State_Selected in option.state:
            painter.fillRect(area, self._theme.ink(colors.accent_tint))
            if is_first:
                painter.fillRect(QRectF(area.left(), area.top(), _BAR, area.height()), self._theme.ink(colors.accent))
        painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), self._theme.ink(colors.line))

    def _draw_chip(self, painter: QPainter, text: str, area: QRectF) -> None:
        font = self._theme.font(Type.CAPTION, weight=600)
        left, top = area.left() + self._padding(), area.center().y() - self._theme.px(_CHIP_HEIGHT) / 2
        box = QRectF(
            left,
            round(top),
            width_of(text, font) + 2 * (self._theme.px(_CHIP_PADDING) + 1),
            self._theme.px(_CHIP_HEIGHT),
        )
        colors, radius = self._theme.colors, self._theme.tokens.radius.small
        draw_box(painter, self._theme, box, fill=colors.surface, line=colors.line_control, radius=radius)
        inside = QRectF(left + self._theme.px(_CHIP_PADDING) + 1, box.top(), box.width(), box.height())
        self._draw_text(painter, text, inside, font=font, ink=colors.text)

    def _draw_result(self, painter: QPainter, text: str, area: QRectF) -> None:
        font = self._theme.font(Type.BODY)
        lines = wrapped_lines(text, font, area.width())
        if len(lines) > _MOST_LINES:
            rest = " ".join(lines[_MOST_LINES - 1 :])
            shortened = QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, area.width())
            lines = [*lines[: _MOST_LINES - 1], shortened]
        top = area.center().y() - self._theme.px(_RESULT_LINE) * len(lines) / 2
        for number, line in enumerate(lines):
            row = QRectF(
                area.left(), top + number * self._theme.px(_RESULT_LINE), area.width(), self._theme.px(_RESULT_LINE)
            )
            self._draw_text(painter, line, row, font=font, ink=self._theme.colors.text)

    def _draw_all(self, painter: QPainter, number: str, about: str, area: QRectF) -> None:
        colors, padding = self._theme.colors, self._padding()
        half = area.height() / 2
        line = self._theme.px(_LINE)
        upper = QRectF(area.left() + padding, area.top() + half - line, area.width() - padding, line)
        self._draw_text(painter, number, upper, font=self._theme.mono(Type.LABEL), ink=colors.text)
        font = self._theme.font(Type.CAPTION)
        lower = upper.translated(0, line)
        shown = QFontMetricsF(font).elidedText(about, Qt.TextElideMode.ElideRight, lower.width())
        self._draw_text(painter, shown, lower, font=font, ink=colors.text_muted)

    def _draw_link(self, painter: QPainter, text: str, area: QRectF) -> None:
        font, ink = self._theme.font(Type.LABEL), self._theme.colors.accent_text
        width = width_of(text, font)
        left = area.right() - self._theme.tokens.space.x2 - width
        self._draw_text(painter, text, QRectF(left, area.top(), width, area.height()), font=font, ink=ink)
        painter.setPen(QPen(self._theme.ink(self._theme.colors.accent_line), 1))
        under = round(area.center().y()) + self._theme.px(10) + 0.5
        painter.drawLine(QPointF(left, under), QPointF(left + width, under))

    def _draw_text(self, painter: QPainter, text: str, area: QRectF, *, font: QFont, ink: str) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        draw_line(painter, text, area.topLeft(), height=area.height())

    def _padding(self) -> int:
        space = self._theme.tokens.space
        return space.x2 if self.is_narrow else space.x3
