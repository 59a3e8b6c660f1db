"""A tile: one of several choices, with icon, title, detail and a radio mark."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_PADDING = 14
_GAP = 12
_RADIO = 24
_RADIO_DOT = 12
_TITLE_WEIGHT = 600
_TITLE_LINE = 21
_BLOCK = 38  # title and detail together


class Tile(QPushButton):
    """A choice among its siblings; arrows move between them, and one is always chosen."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        detail: str,
        *,
        icon: str,
        tone: Tone | None = None,
        elides: bool = False,
        is_low: bool = False,
    ) -> None:
        super().__init__(title)
        self._theme = theme
        self._detail = detail
        self._icon = icon
        self._shows_icon = True
        self._tone = tone
        self._height = theme.tokens.size.tile_low if is_low else theme.tokens.size.tile
        self.elides = elides  # words from outside can be of any length
        self._title_font = theme.font(Type.BODY, weight=_TITLE_WEIGHT)
        self._detail_font = theme.font(Type.CAPTION)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_words(title, detail)

    def set_words(self, title: str, detail: str) -> None:
        """Change what it says."""
        self.setText(title)
        self._detail = detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.updateGeometry()
        self.update()

    def show_icon(self, *, shows: bool) -> None:
        """Draw the icon, or leave it out where there is little room."""
        self._shows_icon = shows
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = max(width_of(self.text(), self._title_font), width_of(self._detail, self._detail_font))
        return QSize(
            self._words_left() + words + self._theme.px(_GAP) + self._theme.px(_RADIO) + self._theme.px(_PADDING),
            self._height,
        )

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), self._theme.tokens.size.rail), hint.height()) if self.elides else hint

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, border = self._theme.colors, self._theme.tokens.border
        shade = self._theme.shade(self._tone)
        chosen, size = self.isChecked(), self._theme.tokens.size.icon
        fill = shade.tint if chosen else colors.hover if self.underMouse() else colors.surface
        line, width = (shade.fill, border.focus) if chosen else (colors.line, border.control)
        radius = self._theme.tokens.radius.control
        draw_box(painter, self._theme, self.rect(), fill=fill, line=line, width=width, radius=radius)
        middle = self.height() / 2
        ink = colors.text if self.isEnabled() else colors.text_disabled
        if self._shows_icon:
            draw_icon(
                painter,
                self._theme,
                self._icon,
                ink,
                at=QPointF(self._theme.px(_PADDING) + 1 + size / 2, middle),
                size=size,
            )
        self._draw_words(painter, ink)
        self._draw_radio(painter, shade.fill if chosen else colors.line_control)

    def _draw_words(self, painter: QPainter, ink: str) -> None:
        left = self._words_left()
        room = self.width() - left - self._theme.px(_GAP) - self._theme.px(_RADIO) - self._theme.px(_PADDING)
        top = (self.height() - self._theme.px(_BLOCK)) / 2
        title_line, detail_line = self._theme.px(_TITLE_LINE), self._theme.style(Type.CAPTION).line
        for text, font, color, at, height in (
            (self.text(), self._title_font, ink, top, title_line),
            (self._detail, self._detail_font, self._theme.colors.text_muted, top + title_line, detail_line),
        ):
            painter.setFont(font)
            painter.setPen(self._theme.ink(color))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
            draw_line(painter, shown, QPointF(left, at), height=height)

    def _draw_radio(self, painter: QPainter, color: str) -> None:
        middle = QPointF(self.width() - self._theme.px(_PADDING) + 1 - self._theme.px(_RADIO) / 2, self.height() / 2)
        painter.setPen(QPen(self._theme.ink(color), 2))
        painter.setBrush(self._theme.ink(self._theme.colors.surface))
        painter.drawEllipse(middle, self._theme.px(_RADIO) / 2 - 1, self._theme.px(_RADIO) / 2 - 1)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink(color))
            half = self._theme.px(_RADIO_DOT) / 2
            painter.drawEllipse(
                QRectF(middle.x() - half, middle.y() - half, self._theme.px(_RADIO_DOT), self._theme.px(_RADIO_DOT))
            )

    def _words_left(self) -> int:
        left = self._theme.px(_PADDING) + 1
        return left + self._theme.tokens.size.icon + self._theme.px(_PADDING) if self._shows_icon else left
