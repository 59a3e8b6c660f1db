"""Buttons in rows: as many side by side as were asked for, or as have room for their words."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button

_LEAST: Final = 2  # side by side, unless fewer were asked for


class ButtonGrid(QWidget):
    """The columns share the width; a row that gets too narrow breaks."""

    def __init__(self, theme: Theme, buttons: Sequence[Button], *, most: int) -> None:
        super().__init__()
        self._buttons = buttons
        self._most = most
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.tokens.space.x1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._fit()

    def put_side_by_side(self, most: int) -> None:
        """Put so many in a row, where there is room."""
        self._most = most
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width_in(min(_LEAST, self._most)), self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        fitting = (each for each in range(self._most, _LEAST, -1) if self._width_in(each) <= self.width())
        columns = next(fitting, min(_LEAST, self._most))
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(max(self._grid.columnCount(), columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        for place, button in enumerate(self._buttons):
            self._grid.addWidget(button, place // columns, place % columns)
        self.updateGeometry()

    def _width_in(self, columns: int) -> int:
        widths = [button.minimumSizeHint().width() for button in self._buttons]
        return sum(max(widths[place::columns], default=0) for place in range(columns)) + self._grid.spacing() * (
            columns - 1
        )
