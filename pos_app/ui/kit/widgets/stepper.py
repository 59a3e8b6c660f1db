"""The six steps of a payment, one under the other, joined by a line."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAccessibleWidget, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.domain.payment_view import StepMark
from pos_app.ui.kit.screen_reader import give_role, lend_voice
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of
from pos_app.ui.kit.widgets.word_look import shade_of

_GAP = 12
_TITLE_UP = 20  # the title's middle above the middle of the detail under it
_WORDS = {
    StepMark.PAID: Word.PAID,
    StepMark.DECLINED: Word.DECLINED,
    StepMark.UNSURE: Word.NOT_SURE,
    StepMark.NOT_CHARGED: Word.NOT_CHARGED,
}
_SIGNS = {StepMark.UNSURE: "?", StepMark.NOT_CHARGED: "–", StepMark.SKIPPED: "–"}
_ICONS = {StepMark.DONE: "check", StepMark.PAID: "check", StepMark.DECLINED: "x"}


@dataclass(frozen=True, slots=True)
class StepTime:
    """How long a step took, or takes by now: to read in tenths, to hear in whole words."""

    shown: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class StepView:
    """One step: what it is called, how it stands, and what is said of it aloud."""

    title: str
    detail: str  # a few words under the title of the step that matters now; '' for none
    mark: StepMark
    time: StepTime
    spoken: str


class Pitch(StrEnum):
    """How much room each step takes."""

    TALL = "tall"
    COMPACT = "compact"


class Stepper(QWidget):
    """The steps; where they stand does not depend on how far the payment is."""

    def __init__(self, theme: Theme, *, pitch: Pitch, count: int) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.List)
        self.setAccessibleName(self.tr("Steps"))
        self._rows = [_StepRow(theme, number + 1, count=count, pitch=pitch) for number in range(count)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self._rows:
            column.addWidget(row)

    def show_steps(self, steps: Sequence[StepView]) -> None:
        """Show how far it is."""
        for row, step in zip(self._rows, steps, strict=True):
            row.show_step(step)

    def set_row_height(self, height: int) -> None:
        """Give each step this much room."""
        for row in self._rows:
            row.setFixedHeight(height)

    def show_time(self, place: int, time: StepTime) -> None:
        """Let the clock of one step go on."""
        self._rows[place].show_time(time)

    def marks(self) -> tuple[StepMark, ...]:
        """Return how the steps stand."""
        return tuple(row.step.mark for row in self._rows)


class _StepRow(QWidget):
    """A step: disc, title, time, and its half of the lines to its neighbours."""

    def __init__(self, theme: Theme, number: int, *, count: int, pitch: Pitch) -> None:
        super().__init__()
        self._theme = theme
        self._number = number
        self._is_last = number == count
        self._is_compact = pitch is Pitch.COMPACT
        size = theme.tokens.size
        self._disc = size.step_disc_compact if self._is_compact else size.step_disc
        self.step = StepView("", "", StepMark.LATER, StepTime(), "")
        self.setFixedHeight(size.step_compact if self._is_compact else size.step)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lend_voice(self, partial(_StepperVoice, self, QAccessible.Role.ListItem))

    def spoken(self) -> str:
        return ", ".join(part for part in (self.step.spoken, self.step.time.spoken) if part)

    def show_step(self, step: StepView) -> None:
        self.step = step
        self.update()

    def show_time(self, time: StepTime) -> None:
        step = self.step
        self.step = StepView(step.title, step.detail, step.mark, time, step.spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.ticket // 2, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        middle = QPointF(self._left() + self._disc / 2, self.height() / 2)
        self._draw_lines(painter, middle)
        self._draw_disc(painter, middle)
        self._draw_words(painter)

    def _left(self) -> int:
        return 2 if self._is_compact else 0

    def _title_font(self, room: int, weight: int | None) -> QFont:
        """Return the largest in which the title has room, or else the smallest."""
        fonts = [self._theme.font(kind, weight=weight) for kind in (Type.BODY, Type.LABEL, Type.CAPTION)]
        return next((font for font in fonts if width_of(self.step.title, font) <= room), fonts[-1])

    def _draw_lines(self, painter: QPainter, middle: QPointF) -> None:
        mark = self.step.mark
        colors, half = self._theme.colors, self._disc / 2
        if self._number > 1:
            color = colors.line if mark is StepMark.LATER else colors.accent
            painter.fillRect(QRectF(middle.x() - 1, 0, 2, middle.y() - half), self._theme.ink(color))
        if not self._is_last:
            is_past = mark in {StepMark.DONE, StepMark.SKIPPED}
            color = colors.accent if is_past else colors.line
            top = middle.y() + half
            painter.fillRect(QRectF(middle.x() - 1, top, 2, self.height() - top), self._theme.ink(color))

    def _draw_disc(self, painter: QPainter, middle: QPointF) -> None:
        colors, mark, theme = self._theme.colors, self.step.mark, self._theme
        fill, line, width, ink = colors.surface, colors.line_control, 1, colors.text_muted
        match mark:
            case StepMark.DONE:
                fill, line, ink = colors.accent, "", colors.on_accent
            case StepMark.NOW:
                fill, line, width, ink = colors.accent_tint, colors.accent, 2, colors.accent_text
            case StepMark.PAID | StepMark.DECLINED | StepMark.UNSURE | StepMark.NOT_CHARGED:
                fill, line, ink = shade_of(theme, _WORDS[mark]).fill, "", colors.on_status
            case StepMark.LATER | StepMark.SKIPPED:
                pass
        pen = QPen(Qt.PenStyle.NoPen)
        if line:
            pen = QPen(
                theme.ink(line), width, Qt.PenStyle.DashLine if mark is StepMark.SKIPPED else Qt.PenStyle.SolidLine
            )
        painter.setPen(pen)
        painter.setBrush(theme.ink(fill))
        radius = self._disc / 2 - (width / 2 if line else 0)
        painter.drawEllipse(middle, radius, radius)
        if mark in _ICONS:
            draw_icon(painter, theme, _ICONS[mark], ink, at=middle, size=theme.tokens.size.icon)
        else:
            self._draw_sign(painter, _SIGNS.get(mark, str(self._number)), ink, middle)

    def _draw_sign(self, painter: QPainter, sign: str, ink: str, middle: QPointF) -> None:
        font = self._theme.font(Type.LABEL, weight=600)
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        corner = QPointF(middle.x() - width_of(sign, font) / 2, middle.y() - self._disc / 2)
        draw_line(painter, sign, corner, height=self._disc)

    def _draw_words(self, painter: QPainter) -> None:
        theme, step, colors = self._theme, self.step, self._theme.colors
        is_news = step.mark is StepMark.NOW or step.mark in _WORDS
        left = self._left() + self._disc + self._theme.px(_GAP)
        time_font = theme.font(Type.LABEL, weight=600 if step.mark is StepMark.NOW else None)
        time_width = width_of(step.time.shown, time_font)
        room = self.width() - left - time_width - (self._theme.px(_GAP) if step.time.shown else 0)
        title_font = self._title_font(room, 600 if is_news else 500 if step.mark is StepMark.DONE else None)
        has_detail = bool(step.detail) and not self._is_compact
        line = theme.style(Type.BODY).line
        top = self.height() / 2 - self._theme.px(_TITLE_UP) if has_detail else (self.height() - line) / 2
        painter.setFont(title_font)
        is_grey = step.mark in {StepMark.LATER, StepMark.SKIPPED}
        painter.setPen(theme.ink(colors.text_muted if is_grey else colors.text))
        elided = QFontMetricsF(title_font).elidedText(step.title, Qt.TextElideMode.ElideRight, room)
        draw_line(painter, elided, QPointF(left, top), height=line)
        if has_detail:
            font = theme.font(Type.CAPTION)
            painter.setFont(font)
            painter.setPen(theme.ink(colors.text_muted))
            elided = QFontMetricsF(font).elidedText(step.detail, Qt.TextElideMode.ElideRight, room)
            draw_line(painter, elided, QPointF(left, top + line), height=theme.style(Type.CAPTION).line)
        painter.setFont(time_font)
        painter.setPen(theme.ink(colors.accent_text if step.mark is StepMark.NOW else colors.text_muted))
        draw_line(painter, step.time.shown, QPointF(self.width() - time_width, 0), height=self.height())


class _StepperVoice(QAccessibleWidget):
    """The spoken side of a step: its time is told when somebody asks, and never by itself."""

    def text(self, kind: QAccessible.Text) -> str:
        row = self.object()
        if kind is QAccessible.Text.Name and isinstance(row, _StepRow):
            return row.spoken()
        return super().text(kind)
