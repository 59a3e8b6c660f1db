"""The filters over the table: when, how it ended, what it is, who took it; and what needs attention."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from pos_app.domain.history import OF_MONEY, HistoryFilter, HistoryKind
from pos_app.domain.payment import Word
from pos_app.ui.history.filter_button import FilterButton
from pos_app.ui.history.words import kind_word, result_word
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import day
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_GAP: Final = 8
_SIDE: Final = 12
_ANY: Final = ""


class When(StrEnum):
    """The stretches of time that have a name."""

    TODAY = "today"
    YESTERDAY = "yesterday"
    WEEK = "week"
    ALL = "all"
    RANGE = "range"


def span_of(when: When, now: datetime) -> tuple[datetime | None, datetime | None]:
    """Return from when to when, by the shop's clock; a week begins on its Monday."""
    today = now.astimezone().date()
    match when:
        case When.TODAY:
            return _midnight(today), None
        case When.YESTERDAY:
            return _midnight(today - timedelta(days=1)), _midnight(today)
        case When.WEEK:
            return _midnight(today - timedelta(days=today.weekday())), None
        case When.ALL | When.RANGE:
            return None, None


def days_as_span(first: date, last: date) -> tuple[datetime, datetime]:
    """Return the moments at which these days begin and end."""
    return _midnight(first), _midnight(last + timedelta(days=1))


class FilterBar(QWidget):
    """Side by side, in a second line where there is no room. `changed` carries the whole filter, without its words."""

    changed = Signal(object)
    range_asked = Signal()

    def __init__(self, theme: Theme, *, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._theme = theme
        self._now = now
        self._filter = HistoryFilter()
        self._when = When.TODAY
        self._is_widened = False  # what is searched for is searched on any day, until somebody says which
        self.when = FilterButton(theme, self.tr("When"), icon="calendar")
        self.result = FilterButton(theme, self.tr("Result"), icon="filter")
        self.kind = FilterButton(theme, self.tr("Kind"), icon="card")
        self.who = FilterButton(theme, self.tr("Cashier"), icon="user")
        self.attention = AttentionButton(theme)
        self.parts: tuple[QPushButton, ...] = (self.when, self.result, self.kind, self.who, self.attention)
        for part in self.parts:
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.when.offer(
            (
                (When.TODAY, self.tr("Today")),
                (When.YESTERDAY, self.tr("Yesterday")),
                (When.WEEK, self.tr("This week")),
                (When.ALL, self.tr("Any day")),
                (When.RANGE, self.tr("From … to …")),
            )
        )
        self.result.offer(((_ANY, self.tr("Any result")), *((word.value, result_word(word)) for word in Word)))
        self.kind.offer(((_ANY, self.tr("All kinds")), *((kind.value, kind_word(kind)) for kind in OF_MONEY)))
        self._offer_cashiers(())
        self.when.chosen.connect(self._choose_when)
        self.result.chosen.connect(self._choose_result)
        self.kind.chosen.connect(self._choose_kind)
        self.who.chosen.connect(self._choose_who)
        self.attention.clicked.connect(self._turn_attention)
        self._take_when(When.TODAY)

    @property
    def filter(self) -> HistoryFilter:
        """What is chosen, without the words of the search."""
        return self._filter

    def choose_days(self, first: date, last: date) -> None:
        """Look at these days."""
        begins, ends = days_as_span(first, last)
        words = day(begins) if first == last else f"{day(begins)} – {day(ends - timedelta(days=1))}"
        self._when, self._is_widened = When.RANGE, False
        self._filter = replace(self._filter, begins=begins, ends=ends, needs_attention=False)
        self._show(words)
        self.changed.emit(self._filter)

    def widen(self, *, is_searching: bool) -> None:
        """Look on any day while something is searched for, unless somebody has chosen the days."""
        if is_searching and self._when is When.TODAY and not self._is_widened:
            self._is_widened = True
            self._take_when(When.ALL)
        elif not is_searching and self._is_widened:
            self._is_widened = False
            self._take_when(When.TODAY)

    def begin_day(self) -> None:
        """Let named days be those of today's calendar: midnight may have passed."""
        if self._when is not When.RANGE:
            before = self._filter
            self._take_when(self._when)
            if self._filter != before:
                self.changed.emit(self._filter)

    def show_attention(self) -> None:
        """Show what needs attention."""
        if not self._filter.needs_attention:
            self._turn_attention()

    def leave_attention(self) -> None:
        """Look at everything again, as chosen."""
        if self._filter.needs_attention:
            self._turn_attention()

    def show_counts(self, needing: int, cashiers: tuple[str, ...]) -> None:
        """Say how many need attention, and offer who has worked here."""
        self._offer_cashiers(cashiers)
        self.attention.show_count(needing)
        self.updateGeometry()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _choose_when(self, name: str) -> None:
        if name == When.RANGE:
            self.range_asked.emit()
            self._show()
            return
        self._is_widened = False
        self._take_when(When(name))
        self._tell()

    def _take_when(self, when: When) -> None:
        self._when = when
        begins, ends = span_of(when, self._now())
        self._filter = replace(self._filter, begins=begins, ends=ends)
        self._show()

    def _choose_result(self, name: str) -> None:
        self._filter = replace(self._filter, word=Word(name) if name else None)
        self._tell()

    def _choose_kind(self, name: str) -> None:
        self._filter = replace(self._filter, thing=HistoryKind(name) if name else None)
        self._tell()

    def _choose_who(self, name: str) -> None:
        self._filter = replace(self._filter, cashier=name or None)
        self._tell()

    def _turn_attention(self) -> None:
        self._filter = replace(self._filter, needs_attention=not self._filter.needs_attention)
        self._show()
        self.changed.emit(self._filter)

    def _tell(self) -> None:
        self._filter = replace(self._filter, needs_attention=False)
        self._show()
        self.changed.emit(self._filter)

    def _show(self, days: str = "") -> None:
        chosen, is_all = self._filter, not self._filter.needs_attention
        words = days or (self.when.text() if self._when is When.RANGE else "")
        self.when.show_choice(self._when, words, is_on=is_all and self._when is When.RANGE)
        self.result.show_choice(chosen.word or _ANY, is_on=is_all and chosen.word is not None)
        self.kind.show_choice(chosen.thing or _ANY, is_on=is_all and chosen.thing is not None)
        self.who.show_choice(chosen.cashier or _ANY, chosen.cashier or "", is_on=is_all and chosen.cashier is not None)
        self.attention.setChecked(chosen.needs_attention)
        self._place()

    def _offer_cashiers(self, cashiers: tuple[str, ...]) -> None:
        self.who.offer(((_ANY, self.tr("Everyone")), *((name, name) for name in cashiers)))

    def _place(self) -> None:
        gap, high = self._theme.px(_GAP), self._theme.tokens.size.button
        left, top = 0, 0
        for part in self.parts:
            width = min(part.sizeHint().width(), max(self.width(), 1))
            if left and left + width > self.width():
                left, top = 0, top + high + gap
            is_last_of_line = part is self.attention
            at = self.width() - width if is_last_of_line and left else left
            part.setGeometry(QRect(QPoint(at, top), QSize(width, high)))
            left += width + gap
        if self.minimumHeight() != top + high:
            self.setFixedHeight(top + high)


class AttentionButton(QPushButton):
    """How many things somebody has to look at; on while only those are shown."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._count = 0
        self.setCheckable(True)
        self.setFont(theme.font(Type.BODY, weight=600))
        self.show_count(0)

    def show_count(self, count: int) -> None:
        """Show how many there are."""
        self._count = count
        none, one = self.tr("Nothing needs attention"), self.tr("1 needs attention")
        self.setText({0: none, 1: one}.get(count, self.tr("{count} need attention").format(count=count)))
        self.setEnabled(count > 0 or self.isChecked())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px, size = self._theme.px, self._theme.tokens.size
        return QSize(2 * px(_SIDE) + size.icon + px(_GAP) + width_of(self.text(), self.font()), size.button)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, colors, px = painter_on(self), self._theme, self._theme.colors, self._theme.px
        shade = theme.shade(Tone.UNSURE)
        is_calm = self._count == 0
        fill, ink = (colors.sunken, colors.text_muted) if is_calm else (shade.tint, shade.text)
        line = colors.line if is_calm else shade.fill if self.isChecked() else shade.line
        width = theme.tokens.border.focus if self.isChecked() else theme.tokens.border.control
        draw_box(painter, theme, self.rect(), fill=fill, line=line, width=width, radius=theme.tokens.radius.control)
        size = theme.tokens.size.icon
        icon = "check" if is_calm else "alert"
        draw_icon(painter, theme, icon, ink, at=QPointF(px(_SIDE) + size / 2, self.height() / 2), size=size)
        painter.setFont(self.font())
        painter.setPen(theme.ink(ink))
        draw_line(painter, self.text(), QPointF(px(_SIDE) + size + px(_GAP), 0), height=self.height())


def _midnight(of: date) -> datetime:
    """Return the moment at which a day of the shop begins, with the zone of that very day."""
    return datetime.combine(of, time.min).astimezone()
