"""A box for one of the three who may have to act; the one that does is lit."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.text import Text

_PADDING = 17
_PADDING_NARROW = 13


class ActorBox(QFrame):
    """An icon, who it is, and what they do now."""

    def __init__(
        self, theme: Theme, icon: str, *, title: Type = Type.BODY, detail: Type = Type.LABEL, lowest: int | None = None
    ) -> None:
        super().__init__()
        self._theme = theme
        self._icon = icon
        self._is_lit = False
        self._glyph = Glyph(theme, icon, ink="text_muted", size=theme.tokens.size.icon_large)
        self._title = Text(theme, kind=title, weight=600, wraps=True)
        self._detail = Text(theme, kind=detail, ink="text_muted", wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(self._title)
        words.addWidget(self._detail)
        words.addStretch()
        self._row = QHBoxLayout(self)
        self._row.setSpacing(theme.tokens.space.x1 + theme.tokens.space.half)
        self._row.addWidget(self._glyph, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(words, 1)
        self.setMinimumHeight(lowest if lowest is not None else theme.tokens.size.actor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        give_role(self, QAccessible.Role.StaticText)
        self.arrange(is_narrow=False)

    @property
    def is_lit(self) -> bool:
        """Tell whether it is this one who acts."""
        return self._is_lit

    def show_actor(self, title: str, detail: str, *, is_lit: bool) -> None:
        """Say who it is and what they do."""
        self._is_lit = is_lit
        self._title.setText(title)
        self._detail.setText(detail)
        self._glyph.set_glyph(self._icon, ink="accent_text" if is_lit else "text_muted")
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.update()

    def arrange(self, *, is_narrow: bool) -> None:
        """Leave the icon out where there is little room: the words say it."""
        padding = self._theme.px(_PADDING_NARROW if is_narrow else _PADDING)
        self._glyph.setHidden(is_narrow)
        self._row.setContentsMargins(padding, padding - 4, padding, padding - 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, border = self._theme.colors, self._theme.tokens.border
        fill, line, width = colors.sunken, colors.line, border.control
        if self._is_lit:
            fill, line, width = colors.accent_tint, colors.accent, border.focus
        radius = self._theme.tokens.radius.control
        draw_box(painter, self._theme, self.rect(), fill=fill, line=line, width=width, radius=radius)
