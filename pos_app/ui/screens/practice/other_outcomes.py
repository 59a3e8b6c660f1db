"""The list of everything else the next payment can be made to do."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from pos_app.domain.plain import plain
from pos_app.domain.practice import Scenario
from pos_app.ui.dialogs import Dialog
from pos_app.ui.text_size import NORMAL
from pos_app.ui.theme import Theme
from pos_app.ui.tokens import Tone
from pos_app.ui.widgets.tile import Tile

_MOST_SHOWN, _FEWEST_SHOWN = 6, 2


class OtherOutcomes(Dialog):
    """A tile for each; a press takes it and closes the list. The answer is the scenario's id."""

    def __init__(self, theme: Theme, scenarios: Sequence[Scenario], *, chosen: str) -> None:
        super().__init__(theme, self.tr("Next payment will"), leave=self.tr("Keep as it is"))
        tiles = QWidget()
        column = QVBoxLayout(tiles)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(theme.tokens.space.x1)
        self._first: QWidget | None = None
        for scenario in scenarios:
            title, detail = plain(scenario.title), plain(scenario.detail)
            tile = Tile(theme, title, detail, icon="flask", tone=Tone.SANDBOX, elides=True)
            tile.setAutoExclusive(False)
            tile.setChecked(scenario.id == chosen)
            tile.clicked.connect(lambda _=False, taken=scenario.id: self.answered.emit(taken))
            column.addWidget(tile)
            if self._first is None or scenario.id == chosen:
                self._first = tile
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(tiles)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        shown = min(len(scenarios), max(_FEWEST_SHOWN, _MOST_SHOWN * NORMAL // theme.text_size))
        area.setFixedHeight(shown * (theme.tokens.size.tile + theme.tokens.space.x1))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(area)

    def first_focus(self) -> QWidget:
        """The one that is chosen, or the first."""
        return self._first or self.leave
