"""A sheet with the paper beside it: what will be printed is seen before it is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from pos_app.domain.slip import SlipLine
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.scroller import Scroller

_WIDTH: Final = 1000
_BESIDE: Final = 416
_LEAST: Final = 920  # with less width there is no room for the paper
_LOWEST: Final = 672


class PreviewDialog(Dialog):
    """The right side is the paper, from top to bottom; where there is no room for it, it is left out."""

    def __init__(self, theme: Theme, title: str, *, leave: str) -> None:
        super().__init__(theme, title, leave=leave)
        self.setFixedWidth(theme.px(_WIDTH))
        self.slip = ReceiptSlip(theme)
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.addStretch()
        column.addWidget(self.slip, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        self._beside = QFrame(self)
        self._beside.setObjectName("beside")
        self._beside.setProperty("sunken", True)
        place = QVBoxLayout(self._beside)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(Scroller(sheet))

    def show_slip(self, lines: Sequence[SlipLine]) -> None:
        """Show what would be printed now."""
        self.slip.show_slip(lines)

    def height_for(self, width: int) -> int:
        return max(super().height_for(width - self._taken(width)), self._theme.px(_LOWEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        taken = self._taken(self.width())
        self._beside.setHidden(taken == 0)
        self._beside.setGeometry(QRect(self.width() - taken - 1, 1, taken, self.height() - 2))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(1, 1, 1 + taken, 1)

    def _taken(self, width: int) -> int:
        return self._theme.px(_BESIDE) if width >= self._theme.px(_LEAST) else 0
