"""The three panels of the Sandbox: side by side, or one under the other where their words have no room."""

from typing import Final

from PySide6.QtWidgets import QGridLayout, QWidget

from pos_app.ui.kit.screen import ScreenWidth
from pos_app.ui.kit.theme import Theme
from pos_app.ui.practice.next_payment import NextPaymentPanel
from pos_app.ui.practice.sample_cards import SampleCards
from pos_app.ui.practice.send_notice import SendNotice

_SHARES: Final = {ScreenWidth.WIDE: (582, 616), ScreenWidth.NARROW: (528, 352)}  # of the width
_SIDE_BY_SIDE: Final = ((0, 0, 2, 1), (0, 1, 1, 1), (1, 1, 1, 1))
_ONE_COLUMN: Final = ((0, 0, 1, 2), (1, 0, 1, 2), (2, 0, 1, 2))


class Panels(QWidget):
    """What the next payment will do, notices on demand, and the cards to pay with."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.next = NextPaymentPanel(theme)
        self.notices = SendNotice(theme)
        self.cards = SampleCards(theme)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(theme.tokens.space.x2)
        for panel, place in zip((self.next, self.notices, self.cards), _SIDE_BY_SIDE, strict=True):
            self._grid.addWidget(panel, *place)
        self._grid.setRowStretch(1, 1)

    def width_side_by_side(self, room: ScreenWidth) -> int:
        """Return how much of the screen they take at least."""
        is_narrow = room is ScreenWidth.NARROW
        for panel in (self.next, self.notices, self.cards):
            panel.arrange(is_narrow=is_narrow)
        left, above, below = (part.minimumSizeHint().width() for part in (self.next, self.notices, self.cards))
        return left + max(above, below) + 3 * self._gap(room)

    def arrange(self, room: ScreenWidth, *, is_single: bool) -> None:
        """Stand as there is room."""
        self._grid.setHorizontalSpacing(self._gap(room))
        places = _ONE_COLUMN if is_single else _SIDE_BY_SIDE
        for panel, place in zip((self.next, self.notices, self.cards), places, strict=True):
            self._grid.addWidget(panel, *place)
        for column, share in enumerate(_SHARES[room]):
            self._grid.setColumnStretch(column, share)
        self.cards.arrange(is_narrow=room is ScreenWidth.NARROW, is_single=is_single)

    def _gap(self, room: ScreenWidth) -> int:
        space = self._theme.tokens.space
        return space.x2 if room is ScreenWidth.NARROW else space.x3
