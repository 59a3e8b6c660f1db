"""A banner: what happened and what to do, across the top of a screen."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from pos_app.ui.kit.screen_reader import announce, give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.paint import draw_box, painter_on, rounded_path
from pos_app.ui.kit.widgets.text import Text, set_tip

_EDGE = 6
_LOWEST = 66
_ICON_LEFT = 16
_WORDS_GAP = 16
_BUTTON_MARGIN = 9
_NARROWEST_WORDS = 330  # beside buttons; with less room the buttons stand under the words


@dataclass(frozen=True, slots=True)
class BannerView:
    """One bold sentence and one plain one, in the colours of a meaning, and the page of the manual about it."""

    tone: Tone
    icon: str
    title: str
    detail: str
    page: str = ""


class Banner(QFrame):
    """The sentences, and at most two buttons on the right; where the manual tells more, a mark leads there."""

    help_asked = Signal(str)

    def __init__(self, theme: Theme, view: BannerView, *buttons: Button) -> None:
        super().__init__()
        self._theme = theme
        self._view = view
        self._glyph = Glyph(theme, view.icon, ink=view.tone.value, size=theme.tokens.size.icon_large)
        self._title = Text(theme, kind=Type.BODY, weight=600, wraps=True)
        self._detail = Text(theme, ink="text_muted", wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)  # no stretch around them: it would make the banner itself grow
        words.addWidget(self._detail)
        row = QHBoxLayout()
        row.setSpacing(theme.tokens.space.x2)
        row.addWidget(self._glyph)
        row.addSpacing(theme.px(_WORDS_GAP) - theme.tokens.space.x2)
        row.addLayout(words, 1)
        self.more = Button(theme, "", ButtonKind.QUIET, icon="info")
        self.more.setFixedWidth(theme.tokens.size.button)
        self.more.setAccessibleName(self.tr("What the manual says about it"))
        set_tip(self.more, self.more.accessibleName())
        self.more.clicked.connect(lambda: self.help_asked.emit(self._view.page))
        row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop if buttons else Qt.AlignmentFlag.AlignVCenter)
        self._buttons = buttons
        beside = QHBoxLayout()
        beside.setSpacing(theme.tokens.space.x2)
        for button in buttons:
            beside.addWidget(button)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setSpacing(theme.tokens.space.x2 if buttons else 0)
        self._whole.addLayout(row, 1)
        self._whole.addLayout(beside)
        give_role(self, QAccessible.Role.AlertMessage)
        self.setMinimumHeight(theme.px(_LOWEST))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)  # it may need more lines
        self._render(view)

    def show_banner(self, view: BannerView) -> None:
        """Say this, on screen and once to a screen reader."""
        if view != self._view or self.isHidden():
            self._render(view)
            announce(self, f"{view.title} {view.detail}")
        self.show()

    def _render(self, view: BannerView) -> None:
        self._view = view
        self._glyph.set_glyph(view.icon, ink=view.tone.value)
        self._title.setText(view.title)
        self._title.set_ink(f"{view.tone.value}_text")
        self._detail.setText(view.detail)
        self.more.setVisible(bool(view.page))
        ends_with_words = not self._buttons and not view.page
        right = self._theme.px(_ICON_LEFT) if ends_with_words else _BUTTON_MARGIN  # words keep more distance
        self._whole.setContentsMargins(_EDGE + self._theme.px(_ICON_LEFT), _BUTTON_MARGIN, right, _BUTTON_MARGIN)
        self.setAccessibleName(view.title)
        self.setAccessibleDescription(view.detail)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        taken = sum(button.sizeHint().width() for button in self._buttons if not button.isHidden())
        beside = 2 * self.more.width() if self._view.page else 0
        is_narrow = self.width() - taken - beside < self._theme.px(_NARROWEST_WORDS)
        way = QBoxLayout.Direction.TopToBottom if is_narrow and taken else QBoxLayout.Direction.LeftToRight
        if self._whole.direction() is not way:
            self._whole.setDirection(way)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        shade = self._theme.shade(self._view.tone)
        radius = self._theme.tokens.radius.control
        painter.setClipPath(rounded_path(self.rect(), radius))
        painter.fillRect(self.rect(), self._theme.ink(shade.tint))
        painter.fillRect(QRect(0, 0, _EDGE, self.height()), self._theme.ink(shade.fill))
        painter.setClipping(False)
        draw_box(painter, self._theme, self.rect(), line=shade.fill, radius=radius)
