"""The few shapes that every painted control is made of."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.text import draw_line, width_of

KEY_HINT_HEIGHT = 20
_KEY_HINT_PADDING = 6
_SPINNER_ARC = 270


def painter_on(widget: QWidget) -> QPainter:
    """Open a painter with smooth edges."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def draw_box(
    painter: QPainter,
    theme: Theme,
    rect: QRect | QRectF,
    *,
    fill: str = "",
    line: str = "",
    width: int = 0,
    radius: int,
) -> None:
    """Draw a rounded box whose border lies inside the rectangle; no colour means none, no width that of a control."""
    box = QRectF(rect)
    width = width or theme.tokens.border.control
    painter.setPen(Qt.PenStyle.NoPen)
    if line:
        painter.setPen(QPen(theme.ink(line), width))
        box.adjust(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(QBrush(theme.ink(fill)) if fill else QBrush(Qt.BrushStyle.NoBrush))
    corner = radius - width / 2 if line else radius
    painter.drawRoundedRect(box, corner, corner)


def rounded_path(rect: QRect | QRectF, radius: int) -> QPainterPath:
    """Return a rounded rectangle to clip to."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(rect), radius, radius)
    return path


def draw_icon(painter: QPainter, theme: Theme, name: str, color: str, *, at: QPointF, size: int) -> None:
    """Draw an icon with its middle at this point."""
    ratio = painter.device().devicePixelRatioF()
    corner = QPointF(round(at.x() - size / 2), round(at.y() - size / 2))
    painter.drawPixmap(corner, theme.icon(name, color, size=size, ratio=ratio))


def key_hint_width(theme: Theme, key: str) -> int:
    """Return the width of the little frame around a key's name."""
    return width_of(key, theme.font(Type.MICRO)) + 2 * theme.px(_KEY_HINT_PADDING)


def draw_key_hint(painter: QPainter, theme: Theme, key: str, *, at: QPointF, text: str, line: str) -> None:
    """Draw a key's name in its frame, vertically centred on this point, beginning at it."""
    width = key_hint_width(theme, key)
    top = round(at.y() - theme.px(KEY_HINT_HEIGHT) / 2)
    box = QRectF(at.x(), top, width, theme.px(KEY_HINT_HEIGHT))
    draw_box(painter, theme, box, line=line, radius=theme.tokens.radius.small)
    painter.setFont(theme.font(Type.MICRO))
    painter.setPen(theme.ink(text))
    draw_line(painter, key, QPointF(at.x() + theme.px(_KEY_HINT_PADDING), top), height=theme.px(KEY_HINT_HEIGHT))


def draw_spinner(painter: QPainter, theme: Theme, color: str, *, at: QPointF, size: int, turn: float) -> None:
    """Draw three quarters of a ring, `turn` of the way round."""
    box = QRectF(at.x() - size / 2 + 2, at.y() - size / 2 + 2, size - 4, size - 4)
    painter.setPen(QPen(theme.ink(color), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(box, round(-turn * 360 * 16), _SPINNER_ARC * 16)
