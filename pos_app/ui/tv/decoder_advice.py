"""What to do while nobody knows whether the package was delivered."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.numbered import Numbered


class DecoderAdvice(QWidget):
    """What to do, in the order in which it matters."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.tokens.space.x1)
        for number, (title, detail) in enumerate(
            (
                (
                    self.tr("Ask the customer to check the decoder"),
                    self.tr("Channels can take 15 minutes to open. Leave it on."),
                ),
                (self.tr("Then ask a manager"), self.tr("Only a manager enters what became of it.")),
            ),
            start=1,
        ):
            column.addWidget(Numbered(theme, number, title, detail, tone=Tone.UNSURE))
