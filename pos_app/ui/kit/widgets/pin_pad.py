"""The keys of a PIN: 1-2-3 on top, Clear and Backspace at the foot; they never take the keyboard away."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.keypad import Key

_COLUMNS: Final = 3
_DIGITS: Final = "123456789"
_WEIGHT: Final = 600


class PinPad(QWidget):
    """Twelve keys of one height."""

    digit = Signal(int)  # as an ASCII byte
    erase = Signal()
    clear = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.tokens.space.x1)
        keys = [(sign, "", partial(self.digit.emit, ord(sign))) for sign in _DIGITS]
        keys += [
            (self.tr("Clear"), "", self.clear.emit),
            ("0", "", partial(self.digit.emit, ord("0"))),
            (self.tr("Backspace"), "erase", self.erase.emit),
        ]
        for place, (sign, icon, act) in enumerate(keys):
            key = Key(theme, sign, act, icon=icon)
            if len(sign) > 1:
                key.setFont(theme.font(Type.BODY, weight=_WEIGHT))
            key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            key.setMaximumHeight(theme.tokens.size.key_lowest + theme.tokens.space.x2)
            grid.addWidget(key, place // _COLUMNS, place % _COLUMNS)
