"""Grey bars where rows will be: shown when reading takes longer than a blink."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.paint import draw_box, painter_on

_BAR = 16


class Skeleton(QWidget):
    """As many rows as fit, each a long bar and a short one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(self.tr("Loading"))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.dialog, 4 * self._theme.tokens.size.row_tall)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        row, color = self._theme.tokens.size.row_tall, self._theme.colors.pressed
        radius = self._theme.tokens.radius.small
        for top in range(0, self.height() - row + 1, row):
            for left, width in ((0.0, 0.44), (0.52, 0.3)):
                bar = QRectF(
                    self.width() * left,
                    top + (row - self._theme.px(_BAR)) / 2,
                    self.width() * width,
                    self._theme.px(_BAR),
                )
                draw_box(painter, self._theme, bar, fill=color, radius=radius)
