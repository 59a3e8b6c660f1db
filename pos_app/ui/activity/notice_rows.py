"""The rows of the list: what stands in each, and how it is drawn."""

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import IntEnum
from html import escape
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from pos_app.domain.webhook_view import Doubt, NoticeRow, NoticeStanding
from pos_app.ui.activity.words import (
    caption_of,
    clock_or_day,
    figure_of,
    icon_of,
    look_of,
    mark_of,
    short_caption_of,
    spoken,
    standing_word,
    tone_of,
    who_of,
)
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Shade, Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon
from pos_app.ui.kit.widgets.text import draw_line, width_of

Index = QModelIndex | QPersistentModelIndex
ROW: Final = 70
_DIVIDER: Final = 24
_SIDE: Final = 16
_BOX: Final = 40
_GAP: Final = 12
_BADGE: Final = 24
_BADGE_SIDE: Final = 10
_BADGE_GAP: Final = 6
_BAR: Final = 4
_BETWEEN: Final = " · "
_LEAST_OF_IT: Final = "mmm…"  # of a bank or a reference; less of it says nothing


class NoticeRowRole(IntEnum):
    """What can be asked of a row besides its words."""

    NOTICE = Qt.ItemDataRole.UserRole
    DIVIDER = Qt.ItemDataRole.UserRole + 1  # what stands between it and the row above; '' for nothing


def badge_shade(theme: Theme, standing: NoticeStanding) -> Shade:
    """Return the four colours of a badge."""
    tone, colors = tone_of(standing), theme.colors
    return theme.shade(tone) if tone else Shade(colors.text_muted, colors.text, colors.sunken, colors.line_control)


def _shortened(row: NoticeRow, what: str, when: str, font: QFont, room: float) -> tuple[str, str]:
    """Keep our own words whole: what came from outside is shortened, or else left out."""
    short = short_caption_of(row)
    if row.doubt is Doubt.NONE and width_of(f"{short}{_BETWEEN}{_LEAST_OF_IT}", font) <= room:
        return what, when
    return (short, when) if short and width_of(short, font) <= room else ("", when.removeprefix(_BETWEEN))


class NoticeRows(QAbstractListModel):
    """The notices that have been read, newest first; one of them is shown beside the list."""

    def __init__(self, parent: QObject, *, now: Callable[[], datetime]) -> None:
        super().__init__(parent)
        self._now = now
        self._rows: tuple[NoticeRow, ...] = ()
        self._places: dict[str, int] = {}
        self._first_seen: int | None = None

    def show_rows(self, rows: Sequence[NoticeRow], *, first_seen: int | None) -> None:
        """Show these; `first_seen`: from this one on all have been looked at."""
        before, same = self._rows, len(rows) >= len(self._rows)
        names = [row.row for row in rows]
        if same and names[: len(before)] == [row.row for row in before]:
            self._change(rows, first_seen)
        elif names[-len(before) :] == [row.row for row in before] and len(names) > len(before):
            self.beginInsertRows(QModelIndex(), 0, len(names) - len(before) - 1)
            self._hold(rows, first_seen)
            self.endInsertRows()
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
        else:
            self.beginResetModel()
            self._hold(rows, first_seen)
            self.endResetModel()

    def _change(self, rows: Sequence[NoticeRow], first_seen: int | None) -> None:
        """Change what is there in its place, and add to the end."""
        old, moved = self._rows, first_seen != self._first_seen
        if len(rows) > len(old):
            self.beginInsertRows(QModelIndex(), len(old), len(rows) - 1)
            self._hold(rows, first_seen)
            self.endInsertRows()
        else:
            self._hold(rows, first_seen)
        changed = [place for place, row in enumerate(old) if rows[place] != row]
        if changed:
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
        if moved:
            self.layoutChanged.emit()

    def _hold(self, rows: Sequence[NoticeRow], first_seen: int | None) -> None:
        self._rows = tuple(rows)
        self._first_seen = first_seen
        self._places = {row.row: place for place, row in enumerate(self._rows)}

    def place_of(self, name: str) -> int | None:
        """Return where it stands, if it has been read."""
        return self._places.get(name)

    def notice(self, place: int) -> NoticeRow:
        """Return the notice of a row."""
        return self._rows[place]

    def divider(self, place: int) -> str:
        """Return what stands over the first row that somebody has looked at; '' over all others."""
        if place != self._first_seen or place == 0:
            return ""
        oldest_new = self._rows[place - 1].arrived_at
        return self.tr("Seen before {time}").format(time=clock_or_day(oldest_new, self._now()))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return who_of(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken(row)
            case Qt.ItemDataRole.ToolTipRole:
                told = (who_of(row), figure_of(row), "".join(caption_of(row, self._now())))
                return f"<span>{escape('  ·  '.join(part for part in told if part))}</span>"
            case NoticeRowRole.NOTICE:
                return row
            case NoticeRowRole.DIVIDER:
                return self.divider(index.row())
            case _:
                return None


class NoticeRowLook(QStyledItemDelegate):
    """Draws a row: an icon in a box, two lines, and at the right what it comes to with a badge under it."""

    def __init__(self, theme: Theme, rows: NoticeRows, parent: QObject, *, now: Callable[[], datetime]) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = rows
        self._now = now

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        px = self._theme.px
        return QSize(0, px(ROW) + (px(_DIVIDER) if self._rows.divider(index.row()) else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, colors, px = self._theme, self._theme.colors, self._theme.px
        area, row = QRectF(option.rect), self._rows.notice(index.row())
        divider = self._rows.divider(index.row())
        if divider:
            band = QRectF(area.left(), area.top(), area.width(), px(_DIVIDER))
            painter.fillRect(band, theme.ink(colors.sunken))
            self._line(painter, band)
            self._write(painter, divider, band.adjusted(px(_SIDE), 0, 0, 0), Type.CAPTION, 400, colors.text_muted)
            area.setTop(band.bottom())
        is_chosen = QStyle.StateFlag.State_Selected in option.state
        has_keyboard = QStyle.StateFlag.State_HasFocus in option.state
        if is_chosen:
            painter.fillRect(area, theme.ink(colors.accent_tint))
            painter.fillRect(QRectF(area.left(), area.top(), px(_BAR), area.height()), theme.ink(colors.accent))
        elif QStyle.StateFlag.State_MouseOver in option.state:
            painter.fillRect(area, theme.ink(colors.hover))
        self._line(painter, area)
        self._draw_box(painter, area, row)
        # The scroll bar takes its groove from the rows; the amounts stand where they stand without it.
        right = min(area.right() - px(4), option.widget.width() - px(_SIDE))
        left = area.left() + px(_SIDE) + px(_BOX) + px(_GAP)
        self._draw_words(painter, QRectF(left, area.top(), right - left, area.height()), row)
        if has_keyboard:
            width = theme.tokens.border.focus
            painter.setPen(QPen(theme.ink(colors.focus), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area.adjusted(width, width, -width, -width - 1))
        painter.restore()

    def _draw_box(self, painter: QPainter, area: QRectF, row: NoticeRow) -> None:
        theme, colors, px = self._theme, self._theme.colors, self._theme.px
        box = QRectF(area.left() + px(_SIDE), area.center().y() - px(_BOX) / 2, px(_BOX), px(_BOX))
        is_warning = look_of(row) is NoticeStanding.SUSPICIOUS
        shade = badge_shade(theme, look_of(row))
        fill, line = (shade.tint, shade.line) if is_warning else (colors.sunken, colors.line)
        draw_box(painter, theme, box, fill=fill, line=line, radius=theme.tokens.radius.control)
        ink = shade.text if is_warning else colors.text_muted
        draw_icon(painter, theme, icon_of(row), ink, at=box.center(), size=theme.tokens.size.icon)

    def _draw_words(self, painter: QPainter, area: QRectF, row: NoticeRow) -> None:
        theme, colors, px = self._theme, self._theme.colors, self._theme.px
        weight = 600 if row.is_new else 500
        line, small, badge = theme.style(Type.BODY).line, theme.style(Type.CAPTION).line, px(_BADGE)
        figure, word = figure_of(row), standing_word(row)
        top = area.center().y() - (line + badge) / 2
        wide = width_of(figure, theme.font(Type.BODY, weight=600))
        upper = QRectF(area.right() - wide, top, wide + 1, line)
        self._write(painter, figure, upper, Type.BODY, 600, colors.text)
        lower = self._draw_badge(painter, area, top + line, look_of(row), word)
        words = area.center().y() - (line + small) / 2
        room = upper.left() - px(_GAP) - area.left()
        who = QRectF(area.left(), words, room, line)
        self._write(painter, who_of(row), who, Type.BODY, weight, colors.text)
        what, when = caption_of(row, self._now())
        font = theme.font(Type.CAPTION, weight=400)
        room = max(0.0, lower - px(_GAP) - area.left() - width_of(when, font))
        if width_of(what, font) > room:
            what, when = _shortened(row, what, when, font, room)
        left = area.left() + min(room, width_of(what, font))
        below = QRectF(area.left(), words + line, room, small)
        self._write(painter, what, below, Type.CAPTION, 400, colors.text_muted)
        beside = QRectF(left, below.top(), lower - px(_GAP) - left, small)
        self._write(painter, when, beside, Type.CAPTION, 400, colors.text_muted)

    def _draw_badge(self, painter: QPainter, area: QRectF, top: float, standing: NoticeStanding, word: str) -> float:
        """Draw it at the right edge, and return where it begins."""
        theme, px, shade = self._theme, self._theme.px, badge_shade(self._theme, standing)
        font, icon = theme.font(Type.CAPTION, weight=600), theme.tokens.size.icon_small
        width = 2 * px(_BADGE_SIDE) + icon + px(_BADGE_GAP) + width_of(word, font)
        box = QRectF(area.right() - width, top, width, px(_BADGE))
        draw_box(painter, theme, box, fill=shade.tint, line=shade.line, radius=px(_BADGE) // 2)
        at = QPointF(box.left() + px(_BADGE_SIDE) + icon / 2, box.center().y())
        draw_icon(painter, theme, mark_of(standing), shade.text, at=at, size=icon)
        painter.setFont(font)
        painter.setPen(theme.ink(shade.text))
        start = QPointF(box.left() + px(_BADGE_SIDE) + icon + px(_BADGE_GAP), top)
        draw_line(painter, word, start, height=px(_BADGE))
        return box.left()

    def _line(self, painter: QPainter, area: QRectF) -> None:
        painter.fillRect(
            QRectF(area.left(), area.bottom() - 1, area.width(), 1), self._theme.ink(self._theme.colors.line)
        )

    def _write(self, painter: QPainter, text: str, area: QRectF, kind: Type, weight: int, ink: str) -> None:
        font = self._theme.font(kind, weight=weight)
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        draw_line(painter, shown, area.topLeft(), height=area.height())
