"""Who signs: the managers and owners that can, one of them chosen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.people import PersonView
from pos_app.ui.kit.theme import Theme
from pos_app.ui.people.person_tile import PersonTile


class Approvers(QWidget):
    """A few tiles; the first is chosen."""

    chosen = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tiles: list[PersonTile] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.tokens.space.half)

    @property
    def who(self) -> str:
        """Who is chosen; '' where nobody can sign."""
        return next((tile.view.member.id for tile in self._tiles if tile.isChecked()), "")

    def show_people(self, people: tuple[PersonView, ...]) -> None:
        """Show these: the only way in."""
        for tile in self._tiles:
            self._column.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self._tiles = [PersonTile(self._theme, view, is_low=True) for view in people]
        for place, tile in enumerate(self._tiles):
            tile.setChecked(place == 0)
            tile.clicked.connect(self._choose)
            self._column.addWidget(tile)

    def _choose(self) -> None:
        self.chosen.emit()
