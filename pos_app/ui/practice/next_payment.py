"""What the next payment will do: tiles, a switch for every time, and how slow the network is."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.practice import PracticeView, Scenario
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.tile import Tile

BY_CARD = "by_card"
_TOP = 12  # the switch is higher than the words beside it
_DELAYS = (0, 1000, 5000, 15000)


class NextPaymentPanel(Panel):
    """The choices; what a person takes is announced, what is so comes in through `show_practice`."""

    scenario_chosen = Signal(str)
    every_chosen = Signal(bool)
    delay_chosen = Signal(int)
    others_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._tiles: dict[str, Tile] = {}
        self._every = Switch(theme, self.tr("Every time"))
        self._every.clicked.connect(self.every_chosen)
        self._delays = Segments(
            theme, (self.tr("None"), self.tr("1 s"), self.tr("5 s"), self.tr("15 s")), name=self.tr("Slow network")
        )
        self._delays.chosen.connect(self._announce_delay)
        self._choices = QWidget()
        self._other = self._make_other()
        self._lay_out()

    def show_practice(self, view: PracticeView) -> None:
        """Show what is set now."""
        chosen, held = self._tiles.get(view.scenario, self._other), self.first_focus()
        was_on_choice = held.hasFocus()
        for tile in (*self._tiles.values(), self._other):
            tile.setAutoExclusive(False)  # an exclusive tile cannot be the last to let go
            tile.setChecked(tile is chosen)
        for tile in self._tiles.values():
            tile.setAutoExclusive(True)
        if was_on_choice and held is not chosen:
            chosen.setFocus()  # arrows choose only from the tile that is chosen: one that was used up is none
        self._name_other(view)
        self._every.setChecked(view.every)
        self._delays.choose(_DELAYS.index(view.delay_ms) if view.delay_ms in _DELAYS else None)

    def others(self, view: PracticeView) -> tuple[Scenario, ...]:
        """The scenarios that have no tile of their own."""
        return tuple(scenario for scenario in view.scenarios if scenario.id not in self._tiles)

    def arrange(self, *, is_narrow: bool, is_slim: bool = False) -> None:
        """Fit the parts to the room there is; where it is slim, one under the other."""
        columns = 1 if is_slim else 2
        for place, tile in enumerate((*self._tiles.values(), self._other)):
            self._grid.addWidget(tile, place // columns, place % columns)
        self._grid.setColumnStretch(1, columns - 1)
        way = QBoxLayout.Direction.TopToBottom if is_slim else QBoxLayout.Direction.LeftToRight
        self._slow.setDirection(way)
        side = self._theme.tokens.space.x2 if is_narrow else self._theme.tokens.space.x3
        self.column.setContentsMargins(side, self._theme.px(_TOP), side, side)
        for tile in (*self._tiles.values(), self._other):
            tile.show_icon(shows=not is_narrow)
        self._choices.updateGeometry()  # at once, not in the next turn: the screen asks how narrow it may be

    def first_focus(self) -> QWidget:
        """The tile that is chosen."""
        return next((tile for tile in (*self._tiles.values(), self._other) if tile.isChecked()), self._every)

    def _name_other(self, view: PracticeView) -> None:
        others = self.others(view)
        chosen = next((scenario for scenario in others if scenario.id == view.scenario), None)
        if chosen is not None:
            self._other.set_words(plain(chosen.title), plain(chosen.detail))
        else:
            self._other.set_words(self.tr("Something else"), self.tr("{count} more").format(count=len(others)))
        self._other.setVisible(bool(others))

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        head = QHBoxLayout()
        head.addWidget(Text(self._theme, self.tr("Next payment will"), kind=Type.TITLE))
        head.addStretch()
        head.addWidget(self._every)
        tiles = self._grid = QGridLayout(self._choices)
        tiles.setContentsMargins(0, 0, 0, 0)
        tiles.setSpacing(space.x1)
        for column in (0, 1):
            tiles.setColumnStretch(column, 1)
        for scenario, title, detail, icon in self._words():
            tile = Tile(self._theme, title, detail, icon=icon, tone=Tone.SANDBOX, is_low=True)
            tile.clicked.connect(lambda _=False, scenario=scenario: self.scenario_chosen.emit(scenario))
            self._tiles[scenario] = tile
        for tile in (*self._tiles.values(), self._other):
            tile.setParent(self._choices)  # its place comes when the screen is shown for the first time
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Text(self._theme, self.tr("Slow network"), weight=600))
        words.addWidget(Text(self._theme, self.tr("Adds a delay to every answer"), kind=Type.LABEL, ink="text_muted"))
        slow = self._slow = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        slow.setSpacing(space.x2)
        slow.addLayout(words)
        slow.addStretch()
        slow.addWidget(self._delays)
        self.column.addLayout(head)
        self.column.addSpacing(space.x1)
        self.column.addWidget(self._choices)
        self.column.addSpacing(space.x2)
        self.column.addWidget(SeparatorLine())
        self.column.addSpacing(space.x2)
        self.column.addLayout(slow)
        self.column.addStretch()

    def take_foot(self, button: QWidget) -> None:
        """Have this at the foot of the panel."""
        self.column.addWidget(button)

    def _make_other(self) -> Tile:
        other = Tile(self._theme, "", "", icon="plus", tone=Tone.SANDBOX, elides=True, is_low=True)
        other.setAutoExclusive(False)
        other.clicked.connect(self._ask_for_others)
        return other

    def _ask_for_others(self) -> None:
        # Only an answer chooses it: until then the tile looks as it did.
        self._other.setChecked(not any(tile.isChecked() for tile in self._tiles.values()))
        self.others_asked.emit()

    def _announce_delay(self, number: int) -> None:
        self.delay_chosen.emit(_DELAYS[number])

    def _words(self) -> tuple[tuple[str, str, str, str], ...]:
        return (
            ("approve", self.tr("Approve"), self.tr("Paid at once"), "paid"),
            ("challenge_approve", self.tr("Challenge, approve"), self.tr("Bank page, code 123456"), "phone"),
            ("decline", self.tr("Decline"), self.tr("Not enough money"), "declined"),
            ("challenge_refuse", self.tr("Challenge, refuse"), self.tr("Customer says no"), "x"),
            ("stay_waiting", self.tr("Stay waiting"), self.tr("Pending for 5 minutes"), "waiting"),
            ("lost_answer", self.tr("Lost answer"), self.tr("Charged, then silence"), "unsure"),
            ("network_loss", self.tr("Network loss"), self.tr("Refused before sending"), "cloud-off"),
            ("service_error", self.tr("Service error"), self.tr("500, then recovers"), "bolt"),
            (BY_CARD, self.tr("By card number"), self.tr("The test card decides"), "card"),
        )
