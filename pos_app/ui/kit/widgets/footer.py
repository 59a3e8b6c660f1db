"""The foot of a panel or a dialog: its buttons side by side, or one under the other where that is too wide."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from pos_app.ui.kit.theme import Theme

_Way = QBoxLayout.Direction


class Footer(QWidget):
    """Always seen: what is above it scrolls. `row` takes the buttons."""

    def __init__(self, theme: Theme, *, height: int) -> None:
        super().__init__()
        self._height = height
        self._air = theme.tokens.space.x1
        self._side = 0
        self.row = QBoxLayout(_Way.LeftToRight, self)
        self.row.setSpacing(theme.tokens.space.x2)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self.pad(theme.tokens.space.x3)

    def pad(self, side: int) -> None:
        """Keep this distance from the edges left and right."""
        self._side = side
        self._fit()

    def be_high(self, height: int) -> None:
        """Be this high, or higher where the buttons stand under each other."""
        self._height = height
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self._width_of_row(), self._least_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._least_height())

    def height_for(self, width: int) -> int:
        """Return how high it is at this width."""
        self.resize(width, self.height())
        self._fit()
        return self._least_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        for widget in self._widgets():
            if widget.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Minimum:  # they may stand closer
                widget.setSizePolicy(QSizePolicy.Policy.Preferred, widget.sizePolicy().verticalPolicy())
        is_stacked = self.width() < self._width_of_row()
        way, air = (_Way.TopToBottom, self._air) if is_stacked else (_Way.LeftToRight, 0)
        self.row.setContentsMargins(self._side, air, self._side, air)
        if self.row.direction() is not way:
            self.row.setDirection(way)
        if self.minimumHeight() != self._least_height():
            self.setFixedHeight(self._least_height())

    def _least_height(self) -> int:
        if self.row.hasHeightForWidth():
            return max(self._height, self.row.totalMinimumHeightForWidth(self.width()))
        return max(self._height, self.row.totalMinimumSize().height())

    def _width_of_row(self) -> int:
        """Return how wide it is when everything stands side by side, whichever way it stands now."""
        widths = [(widget.minimumSizeHint().width(), self._stretch_of(widget)) for widget in self._widgets()]
        alike = [width for width, stretch in widths if stretch]  # these share what there is
        total = sum(width for width, stretch in widths if not stretch) + len(alike) * max(alike, default=0)
        return total + self.row.spacing() * max(0, len(widths) - 1) + 2 * self._side

    def _widgets(self) -> list[QWidget]:
        items = [self.row.itemAt(place) for place in range(self.row.count())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget for widget in widgets if widget is not None and not widget.isHidden()]

    def _stretch_of(self, widget: QWidget) -> int:
        return self.row.stretch(self.row.indexOf(widget))
