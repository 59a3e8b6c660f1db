"""The striped strip at the top edge: as long as it is there, no money is real."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.ui.kit.theme import Theme

_STRIPE = 12  # px, measured across the stripe


class EnvironmentStrip(QWidget):
    """12 px stripes at 45 degrees in two plums."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(theme.tokens.size.sandbox_strip)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawTiledPixmap(self.rect(), self._tile())

    def _tile(self) -> QPixmap:
        """One period of the pattern: wide enough that it repeats without a seam."""
        ratio = self.devicePixelRatioF()
        across = round(_STRIPE * 2**0.5)
        period, height = 2 * across, self.height()
        tile = QPixmap(round(period * ratio), round(height * ratio))
        tile.setDevicePixelRatio(ratio)
        colors = self._theme.colors
        tile.fill(self._theme.ink(colors.sandbox))
        painter = QPainter(tile)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(colors.sandbox_stripe))
        for left in (-period, 0, period):
            corners = ((left + height, 0), (left + height + across, 0), (left + across, height), (left, height))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        painter.end()
        return tile
