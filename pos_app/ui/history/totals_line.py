"""The line under the table: how many things were found, and what of them was paid."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from pos_app.domain.history import Totals
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.text import Text


class TotalsLine(QWidget):
    """Currencies stand beside one another, never in one sum."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._count = Text(theme, kind=Type.LABEL, ink="text_muted")
        self.paid = Text(theme, kind=Type.LABEL, weight=600, elides=True)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(theme.tokens.space.x2)
        self._row.addWidget(self._count)
        self._row.addStretch()
        self._row.addWidget(self.paid)
        self.setFixedHeight(theme.tokens.size.button)

    def pad(self, side: int) -> None:
        """Keep this distance from the edges."""
        self._row.setContentsMargins(side, 0, side, 0)

    def show_totals(self, totals: Totals) -> None:
        """Show these."""
        things = f"{totals.things:,}"
        words = self.tr("{count} lines") if not totals.is_more else self.tr("More than {count} lines")
        self._count.setText(self.tr("1 line") if totals.things == 1 else words.format(count=things))
        paid = " · ".join(each.amount.shown() for each in totals.paid)
        self.paid.setText(self.tr("Paid {amounts}").format(amounts=paid) if paid else "")
        spoken = ", ".join(spoken_money(each.amount) for each in totals.paid)
        self.paid.setAccessibleName(self.tr("Paid {amounts}").format(amounts=spoken) if spoken else "")
        self._count.updateGeometry()
        self.paid.updateGeometry()
