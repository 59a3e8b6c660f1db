"""A sentence that must not be overlooked: in the colours of a meaning, with its icon."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from pos_app.ui.kit.screen_reader import announce, give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.paint import draw_box, painter_on, rounded_path
from pos_app.ui.kit.widgets.text import Text

_EDGE: Final = 6
_AIR: Final = 11


class Callout(QFrame):
    """One bold sentence, and perhaps a plain one."""

    def __init__(self, theme: Theme, tone: Tone, icon: str) -> None:
        super().__init__()
        self._theme = theme
        self._tone = tone
        self._title = Text(theme, weight=600, ink=f"{tone}_text", wraps=True)
        self._detail = Text(theme, kind=Type.LABEL, ink="text", wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._detail)
        row = QHBoxLayout(self)
        air = theme.px(_AIR)
        row.setContentsMargins(_EDGE + theme.tokens.space.x2, air, air, air)
        row.setSpacing(theme.tokens.space.x2)
        glyph = Glyph(theme, icon, ink=f"{tone}_text", size=theme.tokens.size.icon)
        row.addWidget(glyph, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        give_role(self, QAccessible.Role.AlertMessage)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def say(self, title: str, detail: str = "") -> None:
        """Say this, on screen and once to a screen reader; '' says nothing."""
        if title and (title != self._title.text() or self.isHidden()):
            announce(self, f"{title} {detail}".strip())
        self._title.setText(title)
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        self.setAccessibleName(f"{title} {detail}".strip())
        self.setVisible(bool(title))
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, shade, radius = painter_on(self), self._theme.shade(self._tone), self._theme.tokens.radius.control
        draw_box(painter, self._theme, self.rect(), fill=shade.tint, line=shade.fill, radius=radius)
        painter.setClipPath(rounded_path(self.rect(), radius))
        painter.fillRect(0, 0, _EDGE, self.height(), self._theme.ink(shade.fill))
