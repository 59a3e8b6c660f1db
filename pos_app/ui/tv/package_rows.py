"""The rows of the list of packages: what stands in each, and how it is drawn."""

from collections.abc import Sequence
from enum import IntEnum
from html import escape
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from pos_app.domain.package_price import name_without_price, stale_price
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Package
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.text import draw_line, width_of

Index = QModelIndex | QPersistentModelIndex
ROW: Final = 56
_SIDE: Final = 16
_RADIO: Final = 24
_DOT: Final = 12
_GAP: Final = 12


class PackageRowRole(IntEnum):
    """What can be asked of a row besides its words."""

    PACKAGE = Qt.ItemDataRole.UserRole
    CHOSEN = Qt.ItemDataRole.UserRole + 1


def shown_name(package: Package) -> str:
    """Return the name as it stands beside a price of its own."""
    return plain(name_without_price(package)) or plain(package.code) or "–"


class PackageRows(QAbstractListModel):
    """The packages that were found; at most one of them is chosen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._packages: tuple[Package, ...] = ()
        self._chosen: Package | None = None

    def show_packages(self, packages: Sequence[Package]) -> None:
        """Show these; the same ones again change nothing, so that the place in the list is kept."""
        if tuple(packages) != self._packages:
            self.beginResetModel()
            self._packages = tuple(packages)
            self.endResetModel()

    def choose(self, package: Package | None) -> None:
        """Mark this one, or none."""
        for each in (self._chosen, package):
            row = self.row_of(each)
            if row is not None:
                self._chosen = package
                self.dataChanged.emit(self.index(row), self.index(row))
        self._chosen = package

    def row_of(self, package: Package | None) -> int | None:
        """Return where it stands, if it was found."""
        return self._packages.index(package) if package is not None and package in self._packages else None

    def package(self, row: int) -> Package:
        """Return the package of a row."""
        return self._packages[row]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._packages)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        package = self._packages[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return shown_name(package)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(package)
            case Qt.ItemDataRole.ToolTipRole:
                return f"<span>{escape(self._told(package))}</span>"
            case PackageRowRole.PACKAGE:
                return package
            case PackageRowRole.CHOSEN:
                return package == self._chosen
            case _:
                return None

    def about(self, package: Package) -> str:
        """Return what is wrong with its price; '' for nothing."""
        stale = stale_price(package)
        if package.price is None:
            return self.tr("The provider gives no price that can be read: it cannot be sold")
        if stale is not None:
            return self.tr("Old price in its name: {price}").format(price=stale.shown())
        return ""

    def _told(self, package: Package) -> str:
        parts = (plain(package.name), plain(package.code), package.price.shown() if package.price else "")
        return "  ·  ".join(part for part in parts if part)

    def _spoken(self, package: Package) -> str:
        price = spoken_money(package.price) if package.price is not None else ""
        chosen = self.tr("chosen") if package == self._chosen else ""
        parts = (shown_name(package), plain(package.code), price, self.about(package), chosen)
        return ", ".join(part for part in parts if part)


class PackageRowLook(QStyledItemDelegate):
    """Draws a row: a radio mark, the name with its code, and the price at the right."""

    def __init__(self, theme: Theme, rows: PackageRows, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = rows

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, self._theme.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, colors, px = self._theme, self._theme.colors, self._theme.px
        area, package = QRectF(option.rect), self._rows.package(index.row())
        is_chosen = bool(index.data(PackageRowRole.CHOSEN))
        has_keyboard = QStyle.StateFlag.State_HasFocus in option.state
        if is_chosen:
            painter.fillRect(area, theme.ink(colors.accent_tint))
        elif has_keyboard or QStyle.StateFlag.State_MouseOver in option.state:
            painter.fillRect(area, theme.ink(colors.hover))
        painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), theme.ink(colors.line))
        self._draw_radio(painter, area, is_chosen=is_chosen, can_be_sold=package.price is not None)
        # The scroll bar takes its groove from the rows; the prices stand where they stand without it.
        right = min(area.right() - px(8), option.widget.width() - px(_SIDE))
        if package.price is not None:
            price = package.price.shown()
            right -= width_of(price, theme.font(Type.BODY, weight=600))
            at = QRectF(right, area.top(), area.right() - right, area.height())
            self._draw(painter, price, at, weight=600, ink=colors.text)
            right -= px(_GAP)
        left = area.left() + px(_SIDE) + px(_RADIO) + px(_GAP)
        self._draw_words(painter, package, QRectF(left, area.top(), right - left, area.height()), is_chosen=is_chosen)
        if has_keyboard:
            width = theme.tokens.border.focus
            painter.setPen(QPen(theme.ink(colors.focus), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area.adjusted(width, width, -width, -width - 1))
        painter.restore()

    def _draw_radio(self, painter: QPainter, area: QRectF, *, is_chosen: bool, can_be_sold: bool) -> None:
        theme, colors, px = self._theme, self._theme.colors, self._theme.px
        middle = QPointF(area.left() + px(_SIDE) + px(_RADIO) / 2, area.center().y())
        ink = colors.accent if is_chosen else colors.line_control if can_be_sold else colors.line
        painter.setPen(QPen(theme.ink(ink), 2))
        painter.setBrush(theme.ink(colors.surface))
        painter.drawEllipse(middle, px(_RADIO) / 2 - 1, px(_RADIO) / 2 - 1)
        if is_chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.ink(colors.accent))
            painter.drawEllipse(middle, px(_DOT) / 2, px(_DOT) / 2)

    def _draw_words(self, painter: QPainter, package: Package, area: QRectF, *, is_chosen: bool) -> None:
        theme, colors, about = self._theme, self._theme.colors, self._rows.about(package)
        weight = 600 if is_chosen else 500
        ink = colors.text if package.price is not None else colors.text_muted
        name, code = shown_name(package), plain(package.code)
        line, small = theme.style(Type.BODY).line, theme.style(Type.CAPTION).line
        upper = QRectF(area)
        if about:
            upper = QRectF(area.left(), area.center().y() - (line + small) / 2, area.width(), line)
            lower = QRectF(area.left(), upper.bottom(), area.width(), small)
            self._draw(painter, about, lower, kind=Type.CAPTION, weight=500, ink=colors.unsure_text)
        code_width = width_of(code, theme.font(Type.LABEL)) + theme.px(_GAP) if code else 0
        name_width = width_of(name, theme.font(Type.BODY, weight=weight))
        room = area.width() - code_width if area.width() - code_width > area.width() / 2 else area.width()
        self._draw(painter, name, QRectF(upper.left(), upper.top(), room, upper.height()), weight=weight, ink=ink)
        left = upper.left() + min(name_width, room) + theme.px(_GAP)
        beside = QRectF(left, upper.top(), area.right() - left, upper.height())
        if code and beside.width() >= code_width - theme.px(_GAP):
            self._draw(painter, code, beside, kind=Type.LABEL, weight=500, ink=colors.text_muted)

    def _draw(
        self, painter: QPainter, text: str, area: QRectF, *, kind: Type = Type.BODY, weight: int, ink: str
    ) -> None:
        font = self._theme.font(kind, weight=weight)
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        draw_line(painter, shown, area.topLeft(), height=area.height())
