"""What rows of a long list are drawn with: the same few letters and boxes over and over, each made ready once."""

from dataclasses import dataclass
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Shade, Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon

K = TypeVar("K")
V = TypeVar("V")

_KEPT: Final = 4096  # texts; a list shows some hundreds at a time


@dataclass(frozen=True, slots=True)
class _TextPainter:
    """A font, and how far under the top of its line it stands."""

    font: QFont
    metrics: QFontMetricsF
    ascent: float
    depth: float


class RowPainter:
    """A list that is scrolled draws hundreds of rows a second: what can be known before is not asked again."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._hands: dict[tuple[Type, int], _TextPainter] = {}
        self._shortened: dict[tuple[str, Type, int, int], str] = {}
        self._widths: dict[tuple[str, Type, int], float] = {}
        self._boxes: dict[tuple[Shade, str, int, int, int, float], QPixmap] = {}

    def write(self, painter: QPainter, text: str, area: QRectF, kind: Type, weight: int, ink: str) -> None:
        """Write one line in the middle of this area; what is too long ends in dots."""
        self.write_at(painter, self._fitting(text, kind, weight, area.width()), area, kind, weight, ink)

    def write_at(self, painter: QPainter, text: str, area: QRectF, kind: Type, weight: int, ink: str) -> None:
        """Write what is known to fit."""
        hand = self._hand(kind, weight)
        painter.setFont(hand.font)
        painter.setPen(self._theme.ink(ink))
        baseline = area.top() + (area.height() - hand.ascent - hand.depth) / 2 + hand.ascent
        painter.drawText(QPointF(area.left(), round(baseline)), text)

    def width_of(self, text: str, kind: Type, weight: int) -> float:
        """Return how wide a text is that stands in many rows."""
        asked = (text, kind, weight)
        if asked not in self._widths:
            _make_room(self._widths)
            self._widths[asked] = self._hand(kind, weight).metrics.horizontalAdvance(text)
        return self._widths[asked]

    def draw_box(self, painter: QPainter, at: QPointF, shade: Shade, icon: str, *, size: tuple[int, int, int]) -> None:
        """Draw the box of a badge: `size` is its width, its height, and how far its icon stands from its left."""
        width, height, side = size
        ratio = painter.device().devicePixelRatioF()
        asked = (shade, icon, width, height, side, ratio)
        if asked not in self._boxes:
            _make_room(self._boxes)
            self._boxes[asked] = self._box(shade, icon, size, ratio)
        painter.drawPixmap(at, self._boxes[asked])

    def _box(self, shade: Shade, icon: str, size: tuple[int, int, int], ratio: float) -> QPixmap:
        width, height, side = size
        drawn = QPixmap(round(width * ratio), round(height * ratio))
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, width, height)
        draw_box(painter, self._theme, box, fill=shade.tint, line=shade.line, radius=height // 2)
        small = self._theme.tokens.size.icon_small
        draw_icon(painter, self._theme, icon, shade.text, at=QPointF(side + small / 2, height / 2), size=small)
        painter.end()
        return drawn

    def _fitting(self, text: str, kind: Type, weight: int, width: float) -> str:
        asked = (text, kind, weight, int(width))
        shown = self._shortened.get(asked)
        if shown is None:
            _make_room(self._shortened)
            shown = self._hand(kind, weight).metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            self._shortened[asked] = shown
        return shown

    def _hand(self, kind: Type, weight: int) -> _TextPainter:
        hand = self._hands.get((kind, weight))
        if hand is None:
            font = self._theme.font(kind, weight=weight)
            metrics = QFontMetricsF(font)
            hand = self._hands[kind, weight] = _TextPainter(font, metrics, metrics.ascent(), metrics.descent())
        return hand


def _make_room(kept: dict[K, V]) -> None:
    if len(kept) >= _KEPT:
        kept.clear()
