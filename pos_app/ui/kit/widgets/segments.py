"""A segmented choice: a few short answers in one frame, exactly one of them chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, painter_on, rounded_path
from pos_app.ui.kit.widgets.text import draw_line, width_of, wrapped_lines

_CHOSEN_WEIGHT = 600
_BAR = 3
_NARROWEST = 72
_PADDING = 12


class Segments(QWidget):
    """The choices side by side; `chosen` carries the number of the one that a person took."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, choices: Sequence[str], *, name: str) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number, choice in enumerate(choices):
            segment = _Segment(theme, choice, whole=self)
            segment.setAccessibleName(f"{name}, {choice}")
            self._group.addButton(segment, number)
            row.addWidget(segment)

    def choose(self, number: int | None) -> None:
        """Show this one as chosen, or none of them."""
        self._group.setExclusive(False)  # an exclusive group never lets go of its last choice
        for button in self._group.buttons():
            button.setChecked(self._group.id(button) == number)
        self._group.setExclusive(True)


class _Segment(QPushButton):
    """One of the choices; it draws its part of the common frame."""

    def __init__(self, theme: Theme, text: str, *, whole: QWidget) -> None:
        super().__init__(text)
        self._theme = theme
        self._whole = whole
        self._chosen_font = theme.font(Type.BODY, weight=_CHOSEN_WEIGHT)
        self._font = theme.font(Type.BODY, weight=500)
        self._small_font = theme.font(Type.CAPTION, weight=_CHOSEN_WEIGHT)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = max(self._theme.px(_NARROWEST), width_of(self.text(), self._chosen_font) + 2 * self._theme.px(_PADDING))
        return QSize(width, self._theme.tokens.size.button)

    def minimumSizeHint(self) -> QSize:
        font = self._small_font
        return QSize(_width_in_two_lines(self.text(), font) + self._theme.px(_PADDING), self._theme.tokens.size.button)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, radius = self._theme.colors, self._theme.tokens.radius.control
        frame = QRect(-self.x(), 0, self._whole.width(), self.height())
        is_chosen = self.isChecked()
        painter.setClipPath(rounded_path(frame, radius))
        fill = colors.accent_tint if is_chosen else colors.hover if self.underMouse() else colors.surface
        painter.fillRect(self.rect(), self._theme.ink(fill))
        if self.x() > 0:
            painter.fillRect(QRect(0, 0, 1, self.height()), self._theme.ink(colors.line))
        draw_box(painter, self._theme, frame, line=colors.line_control, radius=radius)
        if is_chosen:  # the bar lies over the frame
            painter.fillRect(QRect(0, self.height() - _BAR, self.width(), _BAR), self._theme.ink(colors.accent))
        ink = colors.accent_text if is_chosen else colors.text_muted
        painter.setPen(self._theme.ink(ink if self.isEnabled() else colors.text_disabled))
        self._draw_words(painter, is_chosen=is_chosen)

    def _draw_words(self, painter: QPainter, *, is_chosen: bool) -> None:
        """Draw them on one line, or small and on two where that has no room."""
        room = self.width() - self._theme.px(_PADDING)
        lines, kind, font = [self.text()], Type.BODY, self._chosen_font if is_chosen else self._font
        if width_of(self.text(), self._chosen_font) > room:
            kind, font = Type.CAPTION, self._small_font if is_chosen else self._theme.font(Type.CAPTION, weight=500)
            lines = wrapped_lines(self.text(), self._small_font, room)
        painter.setFont(font)
        line = self._theme.style(kind).line
        top = (self.height() - line * len(lines)) / 2
        for number, words in enumerate(lines):
            at = QPointF((self.width() - width_of(words, font)) / 2, top + number * line)
            draw_line(painter, words, at, height=line)


def _width_in_two_lines(text: str, font: QFont) -> int:
    """Return the least width in which no more than two lines are needed, and no word is broken."""
    words = text.split()
    breaks = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words) + 1)]
    return min((max(width_of(line, font) for line in lines) for lines in breaks), default=0)
