"""One address of the service, as a row of the page shows it."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.text import Text, set_tip


class ServiceAddress(QWidget):
    """An address as it stands in the profile, or the word that there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._mark = Glyph(theme, "alert", ink="unsure_text", size=theme.tokens.size.icon_small)
        self._address = Text(theme, elides=True)
        self._none = Text(theme, self.tr("No address set"), ink="unsure_text")
        self._address.use_mono()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.tokens.space.x1)
        row.addWidget(self._mark)
        row.addWidget(self._none)
        row.addWidget(self._address, 1)
        row.addStretch()

    def show_address(self, address: str) -> None:
        """Show it, or say that there is none."""
        self._address.setText(address)
        set_tip(self._address, address)
        self._address.setVisible(bool(address))
        self._mark.setHidden(bool(address))
        self._none.setHidden(bool(address))
