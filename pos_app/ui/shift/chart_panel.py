"""A panel with a chart, and the same figures as a table for whoever would rather read them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.shift.figures import Figures, FigureTable


class ChartPanel(Panel):
    """A title, the chart, and a link that turns it into a table and back."""

    def __init__(self, theme: Theme, title: str, chart: QWidget) -> None:
        super().__init__(theme)
        space = theme.tokens.space
        self.pad(space.x2)
        self.table = FigureTable(theme)
        self.link = Link(theme, self.tr("Show as table"))
        self._stack = QStackedWidget()
        chart.setAccessibleName(title)
        self._stack.addWidget(chart)
        self._stack.addWidget(self.table)
        head = QHBoxLayout()
        head.setContentsMargins(space.x1, 0, space.x1, space.x1)
        head.addWidget(Text(theme, title, kind=Type.TITLE))
        head.addStretch()
        head.addWidget(self.link, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(head)
        self.column.addWidget(self._stack, 1)
        self.link.clicked.connect(self._turn)

    def show_figures(self, figures: Figures) -> None:
        """Say the same as the chart."""
        self.table.show_figures(figures)

    def _turn(self) -> None:
        is_table = self._stack.currentWidget() is self.table
        self._stack.setCurrentIndex(0 if is_table else 1)
        self.link.setText(self.tr("Show as table") if is_table else self.tr("Show as chart"))
        self.link.updateGeometry()
