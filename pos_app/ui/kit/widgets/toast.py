"""A toast: something worth knowing in passing, never the only place of a fact."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QAccessible, QCursor, QEnterEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.scroller import least_height
from pos_app.ui.kit.widgets.shadow import cast_shadow
from pos_app.ui.kit.widgets.text import Text

_WARNINGS: Final = ("declined_text", "unsure_text")
"""The inks of what somebody has to see to; the first is the more urgent."""
NEVER_COVERED: Final = "neverCovered"
"""The property of what no toast lies on, not even where there is no other place."""


@dataclass(frozen=True, slots=True)
class ToastView:
    """A short sentence and one more, with an icon in an ink of the theme."""

    title: str
    detail: str
    icon: str
    ink: str = "text"

    @property
    def is_warning(self) -> bool:
        """Tell whether somebody has to read it; what only confirms may give its place to anything newer."""
        return self.ink in _WARNINGS

    @property
    def rank(self) -> int:
        """Return how soon it is to be read, 0 first."""
        return _WARNINGS.index(self.ink) if self.is_warning else len(_WARNINGS)


class Toast(QFrame):
    """The sheet; it goes by itself, but not while somebody points at it: a mouse that lay there before does not."""

    gone = Signal()

    def __init__(self, theme: Theme, view: ToastView, *, parent: QWidget) -> None:
        super().__init__(parent)
        size, space = theme.tokens.size, theme.tokens.space
        self._theme = theme
        self.view = view
        row = QHBoxLayout(self)
        row.setContentsMargins(space.x3, space.x1, space.x3, space.x1)
        row.setSpacing(space.x2)
        row.addWidget(Glyph(theme, view.icon, ink=view.ink, size=size.icon_large))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(Text(theme, view.title, weight=600, wraps=True))
        words.addWidget(Text(theme, view.detail, kind=Type.CAPTION, ink="text_muted", wraps=True))
        words.addStretch()
        row.addLayout(words, 1)
        self.setGraphicsEffect(cast_shadow(theme, self))
        give_role(self, QAccessible.Role.Notification)
        self.setAccessibleName(view.title)
        self.setAccessibleDescription(view.detail)
        self.stay = QTimer(self, interval=theme.tokens.motion.toast_stay)
        self.stay.setSingleShot(True)
        self.stay.timeout.connect(self.gone)
        self.stay.start()
        self._pointer = QCursor.pos()

    def fitted(self, room: int) -> QSize:
        """Return how large it is in so much width: as high as its words are then."""
        size = self._theme.tokens.size
        width = min(size.toast_width, room)
        return QSize(width, max(size.toast, least_height(self, width)))

    def enterEvent(self, event: QEnterEvent) -> None:
        if event.globalPosition().toPoint() != self._pointer:
            self.stay.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        if not self.stay.isActive():
            self.stay.start()
        super().leaveEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.view.is_warning and not self.stay.isActive():
            self.stay.start()

    def hideEvent(self, event: QHideEvent) -> None:
        if self.view.is_warning:
            self.stay.stop()  # nobody can read it now
        super().hideEvent(event)
