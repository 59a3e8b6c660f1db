"""Keys to press: 1-2-3 on top as on card terminals; they type into whatever numeric field is meant."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_COLUMNS: Final = 3
_DIGITS: Final = "123456789"
_WEIGHT: Final = 600


class Keypad(QWidget):
    """Twelve keys that share the height there is. They never take the keyboard away from a field."""

    digit = Signal(int)  # as an ASCII byte
    corner = Signal()  # the key left of 0
    erase = Signal()

    def __init__(self, theme: Theme, corner: str = "00") -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.tokens.space.x1)
        keys = [Key(theme, sign, partial(self.digit.emit, ord(sign))) for sign in _DIGITS]
        keys += [
            Key(theme, corner, self.corner.emit),
            Key(theme, "0", partial(self.digit.emit, ord("0"))),
            Key(theme, self.tr("Backspace"), self.erase.emit, icon="erase"),
        ]
        for place, key in enumerate(keys):
            key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            grid.addWidget(key, place // _COLUMNS, place % _COLUMNS)


def pin_keypad(theme: Theme, clear: str) -> Keypad:
    """Return the keys of a PIN, of one height: the one left of 0 clears, and is written smaller."""
    pad = Keypad(theme, clear)
    for key in pad.findChildren(Key):
        if len(key.text()) > 1:
            key.setFont(theme.font(Type.BODY, weight=_WEIGHT))
        key.setMaximumHeight(theme.tokens.size.key_lowest + theme.tokens.space.x2)
    return pad


class Key(QPushButton):
    """One key; it stays down for a moment, so that a quick touch is seen."""

    def __init__(self, theme: Theme, sign: str, act: Callable[[], object], *, icon: str = "") -> None:
        super().__init__(sign)
        self._theme = theme
        self._icon = icon
        self._act = act
        self._glow = QTimer(self, interval=theme.tokens.motion.press if theme.may_move else 0)
        self._glow.setSingleShot(True)
        self._glow.timeout.connect(self.update)
        self.setFont(theme.font(Type.KEY))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(theme.tokens.size.key_lowest)
        self.setMaximumHeight(theme.tokens.size.key)
        self.clicked.connect(self._press)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.key_lowest, self._theme.tokens.size.key)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.key_lowest, self._theme.tokens.size.key_lowest)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, radius = self._theme.colors, self._theme.tokens.radius.control
        is_down = self.isDown() or self._glow.isActive()
        fill = colors.pressed if is_down else colors.hover if self.underMouse() else colors.sunken
        line = colors.line_control if is_down else colors.line
        draw_box(painter, self._theme, self.rect(), fill=fill, line=line, radius=radius)
        ink = colors.text if self.isEnabled() else colors.text_disabled
        if self._icon:
            size = self._theme.tokens.size.icon_large
            draw_icon(painter, self._theme, self._icon, ink, at=self.rect().toRectF().center(), size=size)
            return
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(ink))
        line_height = self._theme.style(Type.KEY).line
        at = QPointF((self.width() - width_of(self.text(), self.font())) / 2, (self.height() - line_height) / 2)
        draw_line(painter, self.text(), at, height=line_height)

    def _press(self) -> None:
        self._glow.start()
        self._act()
