"""What happened to a thing: marks joined by a line, each with its moment on the right."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.history import HistoryKind, HistoryMark, HistoryMoment
from pos_app.domain.payment import Word
from pos_app.ui.history.words import day_of, story_sentence
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import moment
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of, wrapped_lines
from pos_app.ui.kit.widgets.word_look import shade_of

_ROW: Final = 44
_DISC: Final = 24
_GAP: Final = 16
_TIME_GAP: Final = 8
_WORDS: Final = {
    HistoryMark.PAID: Word.PAID,
    HistoryMark.DECLINED: Word.DECLINED,
    HistoryMark.UNSURE: Word.NOT_SURE,
    HistoryMark.NOT_CHARGED: Word.NOT_CHARGED,
}
_ICONS: Final = {
    HistoryMark.DONE: "check",
    HistoryMark.NOW: "waiting",
    HistoryMark.PAID: "check",
    HistoryMark.DECLINED: "x",
}
_SIGNS: Final = {HistoryMark.UNSURE: "?", HistoryMark.NOT_CHARGED: "–"}


class HistoryTimeline(QWidget):
    """Oldest first."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: list[_Moment] = []
        self.setAccessibleName(self.tr("What happened"))
        give_role(self, QAccessible.Role.List)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_story(self, story: Sequence[HistoryMoment], thing: HistoryKind, *, now: datetime) -> None:
        """Show these moments."""
        while len(self._rows) < len(story):
            row = _Moment(self._theme)
            self._rows.append(row)
            self._column.addWidget(row)
        for place, row in enumerate(self._rows):
            row.setHidden(place >= len(story))
            if place < len(story):
                one = story[place]
                time = moment(one.at)
                other_day = day_of(one.at, now)
                row.show_moment(
                    story_sentence(one, thing),
                    time,
                    other_day,
                    one.mark,
                    is_first=place == 0,
                    is_last=place == len(story) - 1,
                )

    def sentences(self) -> tuple[str, ...]:
        """Return what can be read."""
        return tuple(row.accessibleName() for row in self._rows if not row.isHidden())


class _Moment(QWidget):
    """One of them; a long sentence takes two lines or more."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._told = ("", "", "")
        self._mark = HistoryMark.DONE
        self._is_first = self._is_last = False
        give_role(self, QAccessible.Role.ListItem)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_moment(
        self, sentence: str, time: str, other_day: str, mark: HistoryMark, *, is_first: bool, is_last: bool
    ) -> None:
        """Show this."""
        self._told = (sentence, time, other_day)
        self._mark, self._is_first, self._is_last = mark, is_first, is_last
        self.setAccessibleName(", ".join(part for part in (sentence, other_day, time) if part))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.ticket // 2, self._theme.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(_DISC) * 4, self._theme.px(_ROW))

    def hasHeightForWidth(self) -> bool:  # noqa: N802  # Qt's own name
        return True

    def heightForWidth(self, width: int) -> int:
        lines = wrapped_lines(self._told[0], self._font(), self._room(width))
        line = self._theme.style(Type.BODY).line
        return self._theme.px(_ROW) + max(0, len(lines) - 1) * line

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, colors, px = painter_on(self), self._theme, self._theme.colors, self._theme.px
        first = px(_ROW) / 2
        middle = QPointF(px(_DISC) / 2 + 4, first)
        ink = theme.ink(colors.accent)
        if not self._is_first:
            painter.fillRect(QRectF(middle.x() - 1, 0, 2, first - px(_DISC) / 2), ink)
        if not self._is_last:
            top = first + px(_DISC) / 2
            painter.fillRect(QRectF(middle.x() - 1, top, 2, self.height() - top), ink)
        self._draw_disc(painter, middle)
        sentence, time, other_day = self._told
        is_loud = self._mark in {HistoryMark.UNSURE, HistoryMark.NOW}
        small, line = (
            theme.font(Type.LABEL, weight=600 if self._mark is HistoryMark.NOW else 400),
            theme.style(Type.BODY).line,
        )
        painter.setFont(small)
        painter.setPen(theme.ink(colors.accent_text if self._mark is HistoryMark.NOW else colors.text_muted))
        when = [part for part in (other_day, time) if part]
        low = theme.style(Type.CAPTION).line
        for place, part in enumerate(when):
            left = self.width() - width_of(part, small)
            top = first - low * len(when) / 2 + low * place
            draw_line(painter, part, QPointF(left, top), height=low)
        painter.setFont(self._font(is_loud=is_loud))
        painter.setPen(theme.ink(colors.text))
        for place, words in enumerate(wrapped_lines(sentence, self._font(), self._room(self.width()))):
            draw_line(painter, words, QPointF(self._left(), first - line / 2 + place * line), height=line)

    def _draw_disc(self, painter: QPainter, middle: QPointF) -> None:
        theme, colors, mark = self._theme, self._theme.colors, self._mark
        fill, ink, line = colors.accent, colors.on_accent, ""
        if mark is HistoryMark.NOW:
            fill, ink, line = colors.accent_tint, colors.accent_text, colors.accent
        elif mark in _WORDS:
            fill, ink = shade_of(theme, _WORDS[mark]).fill, colors.on_status
        painter.setPen(QPen(theme.ink(line), 2) if line else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(theme.ink(fill))
        radius = theme.px(_DISC) / 2 - (1 if line else 0)
        painter.drawEllipse(middle, radius, radius)
        size = theme.tokens.size.icon_small
        if mark in _ICONS:
            draw_icon(painter, theme, _ICONS[mark], ink, at=middle, size=size)
            return
        font = theme.font(Type.LABEL, weight=600)
        painter.setFont(font)
        painter.setPen(theme.ink(ink))
        sign = _SIGNS[mark]
        at = QPointF(middle.x() - width_of(sign, font) / 2, middle.y() - theme.px(_DISC) / 2)
        draw_line(painter, sign, at, height=theme.px(_DISC))

    def _font(self, *, is_loud: bool = True) -> QFont:
        return self._theme.font(Type.BODY, weight=600 if is_loud else 400)

    def _left(self) -> int:
        return 4 + self._theme.px(_DISC) + self._theme.px(_GAP)

    def _room(self, width: int) -> int:
        font = self._theme.font(Type.LABEL, weight=600)
        time = max((width_of(part, font) for part in self._told[1:]), default=0)
        return max(1, width - self._left() - time - self._theme.px(_TIME_GAP))
