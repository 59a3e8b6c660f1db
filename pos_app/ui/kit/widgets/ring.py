"""A clock in a ring: going round while something is waited for, or running out."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QHideEvent, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_TICK = 40
_GOING_ROUND = 1 / 3  # of the ring
_AIR = 12  # between the figures and the ring
_UP = 10  # the figures above the middle, when words stand under them
_STEPS_PER_TURN = 360 * 16


@dataclass(frozen=True, slots=True)
class RingLook:
    """Its measures and the type of the figures."""

    diameter: int
    stroke: int
    figures: tuple[Type, ...]  # the largest that fits is taken


LARGE = RingLook(192, 8, (Type.DISPLAY, Type.FIGURE, Type.DISPLAY_LEAST))
MIDDLE = RingLook(112, 6, (Type.DISPLAY_LEAST, Type.PAY, Type.TITLE))
SMALL = RingLook(92, 6, (Type.PAY, Type.TITLE, Type.LABEL))


class Ring(QWidget):
    """The figures in the middle; the clock is never read out by itself."""

    def __init__(self, theme: Theme, look: RingLook, *, words: str = "", turns: bool) -> None:
        super().__init__()
        self._theme = theme
        self._look = look
        self._diameter = 0
        self._words = words
        self._turns = turns
        self._text = ""
        self._part = _GOING_ROUND
        self._turn = 0.0
        self._spinner = QTimer(self, interval=_TICK)
        self._spinner.timeout.connect(self._turn_on)
        give_role(self, QAccessible.Role.Clock)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.use(look)

    def use(self, look: RingLook) -> None:
        """Have these measures from now on."""
        self._look = look
        self._diameter = self._theme.px(look.diameter)
        self.setFixedSize(self._diameter, self._diameter)
        self.update()

    def show_time(self, text: str, *, part: float = _GOING_ROUND) -> None:
        """Show these figures, and this part of the ring."""
        if (text, part) != (self._text, self._part):
            self._text, self._part = text, part
            self.update()

    def text(self) -> str:
        """Return the figures."""
        return self._text

    def sizeHint(self) -> QSize:
        return QSize(self._diameter, self._diameter)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._turns and self._theme.may_move:
            self._spinner.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._spinner.stop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, stroke = self._theme.colors, self._look.stroke
        box = QRectF(self.rect()).adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2)
        painter.setPen(QPen(self._theme.ink(colors.line), stroke))
        painter.drawEllipse(box)
        painter.setPen(
            QPen(self._theme.ink(colors.accent), stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )  # fmt: skip
        if self._part > 0:
            start = round((0.25 - self._turn) * _STEPS_PER_TURN)
            painter.drawArc(box, start, -round(self._part * _STEPS_PER_TURN))
        kind = self._fitting()
        font, line = self._theme.font(kind), self._theme.style(kind).line
        up = self._theme.px(_UP) if self._words else 0
        painter.setFont(font)
        painter.setPen(self._theme.ink(colors.text))
        corner = QPointF((self.width() - width_of(self._text, font)) / 2, (self.height() - line) / 2 - up)
        draw_line(painter, self._text, corner, height=line)
        if self._words:
            font = self._theme.font(Type.LABEL)
            painter.setFont(font)
            painter.setPen(self._theme.ink(colors.text_muted))
            left = (self.width() - width_of(self._words, font)) / 2
            top = (self.height() + line) / 2 - up
            draw_line(painter, self._words, QPointF(left, top), height=self._theme.style(Type.LABEL).line)

    def _fitting(self) -> Type:
        room = self.width() - 2 * (self._look.stroke + self._theme.px(_AIR) // (1 if self._words else 2))
        kinds = self._look.figures
        return next((kind for kind in kinds if width_of(self._text, self._theme.font(kind)) <= room), kinds[-1])

    def _turn_on(self) -> None:
        self._turn = (self._turn + _TICK / self._theme.tokens.motion.spinner_turn) % 1.0
        self.update()
