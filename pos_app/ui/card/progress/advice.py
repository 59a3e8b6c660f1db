"""What to do while nobody knows whether the money was taken."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.numbered import Numbered


class Advice(QWidget):
    """Three things, in the order in which they matter."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for number, (title, detail) in enumerate(
            (
                (
                    self.tr("Keep the goods for now"),
                    self.tr("Ask the customer to wait, or take their phone number."),
                ),
                (self.tr("A bank alert is not proof"), self.tr("Only this screen turning to Paid is.")),
                (self.tr("Write the reference down"), self.tr("The customer can show it to the bank.")),
            ),
            start=1,
        ):
            self._last = Numbered(theme, number, title, detail, tone=Tone.UNSURE)
            column.addWidget(self._last)
        self._column = column

    def set_spacing(self, spacing: int) -> None:
        """Keep this distance between them."""
        self._column.setSpacing(spacing)

    def shorten(self, *, is_short: bool) -> None:
        """Leave the last one out: an alarm above it says more."""
        self._last.setHidden(is_short)
