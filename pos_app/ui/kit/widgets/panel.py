"""A panel: the white sheet that controls lie on."""

from PySide6.QtWidgets import QFrame, QVBoxLayout

from pos_app.ui.kit.theme import Theme


class Panel(QFrame):
    """A sheet with its column of contents."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.column = QVBoxLayout(self)
        self.column.setSpacing(0)
        self.pad(theme.tokens.space.x3)

    def be_plain(self, *, is_plain: bool) -> None:
        """Lie on another panel, without an edge of its own; or be a sheet again."""
        self.setProperty("plain", is_plain)
        self.style().unpolish(self)
        self.style().polish(self)

    def pad(self, padding: int) -> None:
        """Keep this distance from the edge."""
        self.column.setContentsMargins(padding, padding, padding, padding)


class SeparatorLine(QFrame):
    """A hairline between two parts of a panel."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(1)
