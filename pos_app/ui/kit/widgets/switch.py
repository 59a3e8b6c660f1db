"""A switch with its word beside it: On or Off."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_TRACK_WIDTH = 56
_TRACK_HEIGHT = 32
_KNOB = 24


class Switch(QPushButton):
    """On or off; what it is for stands left of it."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__(text)
        self._theme = theme
        self._on = self.tr("On")
        self._off = self.tr("Off")
        self.setCheckable(True)
        self.setFont(theme.font(Type.LABEL))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        gap = self._theme.tokens.space.x1
        width = width_of(self.text(), self.font()) + gap + self._word_width() + gap + self._theme.px(_TRACK_WIDTH)
        return QSize(width, self._theme.tokens.size.button)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, gap, is_on = self._theme.colors, self._theme.tokens.space.x1, self.isChecked()
        line = self._theme.style(Type.LABEL).line
        top = (self.height() - line) / 2
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(colors.text_muted))
        draw_line(painter, self.text(), QPointF(0, top), height=line)
        word = self._on if is_on else self._off
        painter.setPen(self._theme.ink(colors.text))
        track_left = self.width() - self._theme.px(_TRACK_WIDTH)
        draw_line(painter, word, QPointF(track_left - gap - width_of(word, self.font()), top), height=line)
        track = QRectF(
            track_left,
            (self.height() - self._theme.px(_TRACK_HEIGHT)) / 2,
            self._theme.px(_TRACK_WIDTH),
            self._theme.px(_TRACK_HEIGHT),
        )
        fill, edge = (colors.accent, colors.accent) if is_on else (colors.sunken, colors.line_control)
        draw_box(painter, self._theme, track, fill=fill, line=edge, radius=self._theme.px(_TRACK_HEIGHT) // 2)
        inset = (self._theme.px(_TRACK_HEIGHT) - self._theme.px(_KNOB)) / 2
        knob_left = track.right() - inset - self._theme.px(_KNOB) if is_on else track.left() + inset
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(colors.on_accent if is_on else colors.line_control))
        painter.drawEllipse(QRectF(knob_left, track.top() + inset, self._theme.px(_KNOB), self._theme.px(_KNOB)))

    def _word_width(self) -> int:
        return max(width_of(self._on, self.font()), width_of(self._off, self.font()))
