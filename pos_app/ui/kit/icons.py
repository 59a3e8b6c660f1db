"""The icon set: SVGs drawn in the colour that is asked for, kept per colour, size and pixel ratio."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_TINT = b"currentColor"


class Icons:
    """Draws `icons/<name>.svg`, with currentColor replaced."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sources: dict[str, bytes] = {}
        self._drawn: dict[tuple[str, int, int, float], QPixmap] = {}

    def pixmap(self, name: str, color: QColor, *, size: int, ratio: float = 1.0) -> QPixmap:
        """Return the icon as a square of `size` px for a screen of this pixel ratio."""
        key = (name, color.rgba(), size, ratio)
        pixmap = self._drawn.get(key)
        if pixmap is None:
            pixmap = self._drawn[key] = self._draw(name, color, size=size, ratio=ratio)
        return pixmap

    def _draw(self, name: str, color: QColor, *, size: int, ratio: float) -> QPixmap:
        source = self._sources.get(name)
        if source is None:
            source = self._sources[name] = (self._folder / f"{name}.svg").read_bytes()
        renderer = QSvgRenderer(QByteArray(source.replace(_TINT, color.name().encode())))
        side = round(size * ratio)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, side, side))
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap
