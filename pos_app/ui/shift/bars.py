"""Bars by the hour, each with its number above; the hour that goes on is paler."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_LEAST_HOURS: Final = 11  # a day at the counter
_LINES: Final = 3
_STEPS: Final = (1, 2, 4, 5, 8)
_SCALE: Final = 36  # px for the figures on the left
_FOOT: Final = 24
_TOP: Final = 22
_BAR: Final = 0.75
_ROUND: Final = 2
_LOWEST: Final = 140
_STRONG: Final = 600


class Bars(QWidget):
    """The chart; its table says the same."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._counts: Mapping[int, int] = {}
        self._hours: tuple[int, ...] = tuple(range(8, 8 + _LEAST_HOURS))
        self._now = -1
        give_role(self, QAccessible.Role.Chart)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_counts(self, counts: Mapping[int, int], *, first: int, now: int) -> None:
        """Show how many there were in each hour from the first one on; -1 where no hour goes on."""
        self._counts, self._now = counts, now
        self._hours = hours_from(first, counts, now)
        self.setAccessibleDescription(
            ", ".join(f"{hour:02d}: {counts[hour]}" for hour in self._hours if counts.get(hour))
        )
        self.update()

    @property
    def hours(self) -> tuple[int, ...]:
        """The hours that stand below the bars."""
        return self._hours

    def sizeHint(self) -> QSize:
        return QSize(0, self._theme.px(_LOWEST))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        px = self._theme.px
        plot = QRectF(px(_SCALE), px(_TOP), self.width() - px(_SCALE), self.height() - px(_TOP) - px(_FOOT))
        most = scale_for(max(self._counts.values(), default=0))
        self._draw_scale(painter, plot, most)
        each = plot.width() / len(self._hours)
        for place, hour in enumerate(self._hours):
            middle = plot.left() + each * (place + 0.5)
            self._draw_hour(painter, hour, QPointF(middle, plot.bottom()))
            if count := self._counts.get(hour, 0):
                height = plot.height() * count / most
                bar = QRectF(middle - each * _BAR / 2, plot.bottom() - height, each * _BAR, height)
                self._draw_bar(painter, bar, count, is_now=hour == self._now)

    def _draw_scale(self, painter: QPainter, plot: QRectF, most: int) -> None:
        colors, font = self._theme.colors, self._theme.font(Type.MICRO)
        line = self._theme.style(Type.MICRO).line
        painter.setFont(font)
        for step in range(_LINES + 1):
            at = round(plot.bottom() - plot.height() * step / _LINES)
            painter.fillRect(QRectF(plot.left(), at, plot.width(), 1), self._theme.ink(colors.line))
            figure = str(most * step // _LINES)
            painter.setPen(self._theme.ink(colors.text_muted))
            left = plot.left() - self._theme.tokens.space.x1 - width_of(figure, font)
            draw_line(painter, figure, QPointF(left, at - line / 2), height=line)

    def _draw_hour(self, painter: QPainter, hour: int, foot: QPointF) -> None:
        is_now = hour == self._now
        font = self._theme.font(Type.MICRO, weight=_STRONG) if is_now else self._theme.font(Type.MICRO)
        painter.setFont(font)
        colors = self._theme.colors
        painter.setPen(self._theme.ink(colors.text if is_now else colors.text_muted))
        word = f"{hour:02d}"
        at = QPointF(foot.x() - width_of(word, font) / 2, foot.y())
        draw_line(painter, word, at, height=self._theme.px(_FOOT))

    def _draw_bar(self, painter: QPainter, bar: QRectF, count: int, *, is_now: bool) -> None:
        colors, font = self._theme.colors, self._theme.font(Type.CAPTION, weight=_STRONG)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(colors.accent_line if is_now else colors.accent))
        painter.drawRoundedRect(bar, _ROUND, _ROUND)
        painter.setFont(font)
        painter.setPen(self._theme.ink(colors.text))
        line = self._theme.style(Type.CAPTION).line
        word = str(count)
        at = QPointF(bar.center().x() - width_of(word, font) / 2, bar.top() - line - 2)
        draw_line(painter, word, at, height=line)


def hours_from(first: int, counts: Mapping[int, int], now: int) -> tuple[int, ...]:
    """Return the hours from the first one on, over midnight too, as far as there is something to show."""
    order = [(first + step) % 24 for step in range(24)]
    shown = [place for place, hour in enumerate(order) if counts.get(hour) or hour == now]
    return tuple(order[: max(_LEAST_HOURS, max(shown, default=0) + 1)])


def scale_for(most: int) -> int:
    """Return the figure of the highest line: thirds of it are figures that are read at a glance."""
    steps = (10**power * step for power in range(9) for step in _STEPS)
    return next(step * _LINES for step in steps if step * _LINES >= most)
