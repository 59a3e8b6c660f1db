"""Everything behind the entry History: what was found on the left, one of it whole on the right or over it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.history import HistoryFilter, HistoryKind, HistoryRow
from pos_app.domain.people import Right
from pos_app.ui.history.actions import HistoryActions
from pos_app.ui.history.desk import HistoryDesk
from pos_app.ui.history.detail import HistoryDetailPanel
from pos_app.ui.history.list_panel import HistoryListPanel
from pos_app.ui.history.reading import HistoryRead, HistoryReader
from pos_app.ui.history.shown_thing import ShownThing
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets import clipboard
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.people.one_time_approval import OneTimeApproval

_DETAIL: Final = 368
_TICK: Final = 1000
_SLIDE: Final = 180
_HEARD: Final = frozenset({Topic.PAYMENT, Topic.ORDER, Topic.NOTICE, Topic.SALE, Topic.TILL})
_OPENED_BY: Final = {HistoryKind.CARD: "card", HistoryKind.TV: "tv"}


class HistoryScreen(Screen):
    """Finds what was sold, and changes nothing of it by itself."""

    counted = Signal(int)  # how many things need attention
    print_asked = Signal(str, str, bool)  # kind, reference (of money that came, the name of its notice), for the shop
    payment_asked = Signal(str)  # open the ticket of this reference
    order_asked = Signal(str)  # open the TV order of this reference
    notice_asked = Signal(str)  # open this notice in Activity

    def __init__(
        self,
        theme: Theme,
        desk: HistoryDesk,
        *,
        dialogs: DialogLayer,
        now: Callable[[], datetime],
        in_place: OneTimeApproval | None = None,
    ) -> None:
        super().__init__(theme)
        self._desk = desk
        self._in_place = in_place
        self._needing = -1
        self._is_over = False  # the detail lies over the table
        self._is_open = False  # and can be seen there
        self.list = HistoryListPanel(theme, now=now)
        self.detail = HistoryDetailPanel(theme, now=now)
        self.reader = HistoryReader(theme, desk, self.list.filters.filter, self)
        self.acts = HistoryActions(self, theme, desk, dialogs, now=now, in_place=in_place)
        self.shown = ShownThing(desk, self.acts, self.detail, self)
        self._clock = QTimer(self, interval=_TICK)
        self._clock.timeout.connect(self.detail.show_time)
        self._slide = QPropertyAnimation(self.detail, b"pos", self)
        self._slide.setDuration(_SLIDE)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        page = QWidget()
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.list)
        self._row = QHBoxLayout(self)
        self._row.addWidget(Scroller(page), 1)
        self.detail.setParent(self)
        self._connect()

    def begin(self) -> None:
        """Count what needs attention, before anybody comes here."""
        self.reader.count()

    def enter(self) -> None:
        can = self._in_place.can if self._in_place is not None else self._desk.may
        self.list.offer_export(is_offered=can(Right.EXPORT))
        self.list.filters.begin_day()
        self.reader.look()
        self.shown.look()

    def first_focus(self) -> QWidget | None:
        return self.list.search

    def hear(self, event: Changed) -> None:
        """Read again what has changed, whichever screen is open."""
        if event.topic not in _HEARD:
            return
        if event.topic is Topic.TILL:
            self._forget()
        if not self.isVisible():
            self.reader.hear_from_afar()
            return
        self.reader.hear(event)
        self.shown.hear(event)

    def show_attention(self) -> None:
        """Show what needs attention, whatever was looked for before."""
        self.list.filters.show_attention()

    def show_person(self) -> None:
        """Read everything again: somebody else is at the counter."""
        self._forget()
        self.enter()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_detail()

    def _take(self, read: HistoryRead) -> None:
        self._tell_count(read.needing)
        self.list.show_read(read)
        if self.shown.row is None and not self._is_over and read.rows:
            if self.list.current is None:
                self.list.table.mark(0)
            self.shown.choose(self.list.current or read.rows[0])

    def _tell_count(self, needing: int) -> None:
        if needing != self._needing:
            self._needing = needing
            self.counted.emit(needing)

    def _fail(self, sentence: str) -> None:
        if self.reader.now is None:
            self.list.show_problem(sentence)

    def _pass_by(self, found: HistoryRow) -> None:
        """Show what the mark came to; lying over the table, only what somebody opens is shown."""
        if not self._is_over or self._is_open:
            self.shown.choose(found)

    def _open_detail(self, found: HistoryRow) -> None:
        self.shown.choose(found)
        self._is_open = True  # it stays so where the window gets narrow
        if self._is_over:
            self._turn_detail(is_open=True)
            self.detail.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_detail(self) -> None:
        if self._is_over and self._is_open:
            self._turn_detail(is_open=False)
            self.list.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn_detail(self, *, is_open: bool) -> None:
        self._is_open = is_open
        if not is_open:
            self._slide.stop()
            self.detail.hide()
            self.list.cover(None)
            return
        area = self._place_over()
        self.detail.setGeometry(area)
        self._cover()
        self.detail.show()
        self.detail.raise_()
        if self._theme.may_move:
            self._slide.stop()
            self._slide.setStartValue(QPoint(self.width(), area.top()))
            self._slide.setEndValue(area.topLeft())
            self._slide.start()

    def _place_over(self) -> QRect:
        space = self._theme.tokens.space
        width = min(self._theme.px(_DETAIL), self.width() - 2 * space.x2)
        return QRect(self.width() - width - space.x2, space.x2, width, self.height() - 2 * space.x2)

    def _place_detail(self) -> None:
        if self._is_over and self._is_open:
            self._slide.stop()
            self.detail.setGeometry(self._place_over())
            QTimer.singleShot(0, self, self._cover)  # once what lies under it has found its place

    def _cover(self) -> None:
        if self._is_over and self._is_open:
            area = self._place_over()
            self.list.cover(QRect(self.list.mapFrom(self, area.topLeft()), area.size()))

    def _search(self, text: str) -> None:
        if text.strip():
            self.list.filters.leave_attention()
        self.list.filters.widen(is_searching=bool(text.strip()))
        self._look_for(replace(self.list.filters.filter, text=text.strip()), is_typed=True)

    def _filter(self, chosen: HistoryFilter) -> None:
        if chosen.needs_attention:
            self.list.search.clear()
        self._look_for(replace(chosen, text=self.list.search.text().strip()), is_typed=False)

    def _look_for(self, chosen: HistoryFilter, *, is_typed: bool) -> None:
        self.list.table.setCurrentIndex(self.list.rows.index(-1, -1))
        self.list.table.scrollToTop()
        self._forget()  # what is shown beside must be one of what is listed
        self.reader.choose(chosen, is_typed=is_typed)

    def _show_days(self, days: tuple[date, date]) -> None:
        self.list.filters.choose_days(*days)

    def _export(self) -> None:
        now = self.reader.now
        said = self.tr("What is filtered now.")
        if now is not None:
            lines = self.tr("{count} lines, as they are filtered now.")
            words = self.tr("More than {count} lines, as they are filtered now.") if now.totals.is_more else lines
            said = words.format(count=f"{now.totals.things:,}")
        self.acts.export(self.reader.chosen, said=said)

    def _open(self, kind: str, name: str) -> None:
        signal = {"card": self.payment_asked, "tv": self.order_asked}.get(_OPENED_BY.get(HistoryKind(kind), ""))
        (signal or self.notice_asked).emit(name)

    def _forget(self) -> None:
        self.shown.forget()
        if self._is_over:
            self._turn_detail(is_open=False)

    def _copy(self, text: str) -> None:
        clipboard.copy(text)

    def _find(self) -> None:
        self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.list.search.selectAll()

    def _connect(self) -> None:
        self.reader.read.connect(self._take)
        self.reader.counted.connect(self._tell_count)
        self.reader.more.connect(self.list.rows.append)
        self.reader.failed.connect(self._fail)
        self.reader.slow.connect(partial(self.list.show_nothing_yet, is_slow=True))
        self.acts.told.connect(self.told)
        self.acts.days_chosen.connect(self._show_days)
        panel = self.list
        panel.search.textChanged.connect(self._search)
        panel.filters.changed.connect(self._filter)
        panel.filters.range_asked.connect(self.acts.choose_days)
        panel.export.clicked.connect(self._export)
        panel.chosen.connect(self._open_detail)
        panel.marked.connect(self._pass_by)
        panel.end_neared.connect(self.reader.read_more)
        panel.nothing.again.clicked.connect(self.reader.look)
        self.detail.close_asked.connect(self._close_detail)
        self.detail.copy_asked.connect(self._copy)
        self.shown.print_asked.connect(self.print_asked)
        self.shown.open_asked.connect(self._open)
        shortcut = QShortcut(QKeySequence("Ctrl+F"), self)
        shortcut.setAutoRepeat(False)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self._find)

    def _arrange(self, room: ScreenWidth) -> None:
        space, is_narrow = self._theme.tokens.space, room is ScreenWidth.NARROW
        padding = space.x2 if is_narrow else space.x3
        self._row.setContentsMargins(padding, padding, padding, padding)
        self._row.setSpacing(padding)
        self._is_over = is_narrow or self._is_single
        self.list.arrange(is_narrow=is_narrow, is_tight=is_narrow and self._theme.text_size > 100)
        self.detail.arrange(is_narrow=is_narrow, is_over=self._is_over)
        if self._is_over:
            self._row.removeWidget(self.detail)
            self.detail.setMinimumWidth(0)
            self.detail.setMaximumWidth(16_777_215)
            self._turn_detail(is_open=self._is_open)
            return
        self._slide.stop()
        self.list.cover(None)
        self.detail.setFixedWidth(self._theme.px(_DETAIL))
        self._row.addWidget(self.detail)
        self.detail.show()
