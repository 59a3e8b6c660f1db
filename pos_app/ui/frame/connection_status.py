"""A connection in the top bar: an icon and a few words, the last of them heavier."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, set_tip, width_of

_GAP = 4
_HEAVY = "*"
_HEAVY_WEIGHT = 600


@dataclass(frozen=True, slots=True)
class StatusView:
    """The words, with the weighty part between asterisks, and the inks of icon and words."""

    words: str
    icon: str
    ink: str
    tip: str
    is_trouble: bool = False


class ConnectionStatus(QLabel):
    """Service or feed, as the cashier needs to know it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._theme = theme
        self._says = True
        self._view = StatusView("", "cloud", "text_subtle", "")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_status(self, view: StatusView) -> None:
        """Show this."""
        self._view = view
        plain = view.words.replace(_HEAVY, "")
        self.setText(plain)
        self.setAccessibleName(plain)
        self.setAccessibleDescription(view.tip)
        self._give_tip()
        self.updateGeometry()
        self.update()

    def say(self, *, says: bool) -> None:
        """Show the words, or leave them to the tooltip and to screen readers; trouble is always said."""
        if says is not self._says:
            self._says = says
            self._give_tip()
            self.updateGeometry()
            self.update()

    def _give_tip(self) -> None:
        said = () if self._says else (self.text(),)
        set_tip(self, ". ".join(part for part in (*said, self._view.tip) if part))

    def sizeHint(self) -> QSize:
        icon = self._theme.tokens.size.icon
        if not self._runs():
            return QSize(icon, icon)
        width = sum(width_of(text, self._font(is_heavy=heavy)) for text, heavy in self._runs())
        return QSize(icon + self._theme.px(_GAP) + width, max(icon, self._theme.style(Type.LABEL).line))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, size = self._theme.colors, self._theme.tokens.size.icon
        middle = QPointF(size / 2, self.height() / 2)
        draw_icon(painter, self._theme, self._view.icon, colors.named(self._view.ink), at=middle, size=size)
        left, line = float(size + self._theme.px(_GAP)), self._theme.style(Type.LABEL).line
        for text, heavy in self._runs():
            font = self._font(is_heavy=heavy)
            ink = colors.declined_text if self._view.is_trouble else colors.text if heavy else colors.text_muted
            painter.setFont(font)
            painter.setPen(self._theme.ink(ink))
            draw_line(painter, text, QPointF(left, (self.height() - line) / 2), height=line)
            left += width_of(text, font)

    def _runs(self) -> list[tuple[str, bool]]:
        if not self._says and not self._view.is_trouble:
            return []
        parts = self._view.words.split(_HEAVY)
        return [(part, bool(place % 2) or self._view.is_trouble) for place, part in enumerate(parts) if part]

    def _font(self, *, is_heavy: bool) -> QFont:
        return self._theme.font(Type.LABEL, weight=_HEAVY_WEIGHT if is_heavy else None)
