"""Everything behind the entry Activity: what came in on the left, one of it whole on the right."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.ui.activity.actions import ActivityActions
from pos_app.ui.activity.announcer import ActivityAnnouncer
from pos_app.ui.activity.desk import ActivityDesk
from pos_app.ui.activity.detail import NoticeDetailPanel
from pos_app.ui.activity.list_panel import NoticeListPanel
from pos_app.ui.activity.nothing_yet import NothingYet
from pos_app.ui.activity.reading import NoticeFilter, NoticeReader, NoticesRead
from pos_app.ui.activity.shown_notice import ShownNotice
from pos_app.ui.activity.warning import ActivityWarning
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.sounds import Loudspeaker
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets import clipboard
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.people.one_time_approval import OneTimeApproval

_LIST: Final = {ScreenWidth.WIDE: 496, ScreenWidth.NARROW: 376}
_ANY_WIDTH: Final = 16_777_215
_TICK: Final = 1000
_HEALTH_TICKS: Final = 30  # a notice that does not come rings nothing


class ActivityScreen(Screen):
    """Shows what has been judged. It believes nothing by itself, and nothing here is sent again by itself."""

    counted = Signal(int)  # how many nobody has looked at
    test_notice_asked = Signal()
    sound_turned = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        desk: ActivityDesk,
        *,
        dialogs: DialogLayer,
        sounds: Loudspeaker | None,
        now: Callable[[], datetime],
        is_loud: bool = True,
        can_send_test: bool = False,
        in_place: OneTimeApproval | None = None,
    ) -> None:
        super().__init__(theme)
        self._now = now
        self._unread = -1
        self._ticks = 0
        self._has_begun = False
        self._is_watched = False
        self.reader = NoticeReader(theme, desk, self)
        self.news = ActivityAnnouncer(self, sounds)
        self.acts = ActivityActions(self, theme, desk, dialogs, now=now, in_place=in_place)
        self.list = NoticeListPanel(theme, now=now)
        self.detail = NoticeDetailPanel(theme, now=now)
        self.shown = ShownNotice(desk, self.acts, self.detail, self)
        self.nothing = NothingYet(theme, can_send_test=can_send_test)
        self.warning = ActivityWarning(theme)
        self._clock = QTimer(self, interval=_TICK)
        self._clock.timeout.connect(self._tick)
        self._lay_out()
        self._connect()
        self.turn_sound(is_loud=is_loud)

    def enter(self) -> None:
        self._has_begun = self.reader.now is not None  # what is not there yet cannot have the keyboard
        self._is_watched = False  # until somebody has seen what there is by now
        self.reader.look()
        self.shown.look()

    def first_focus(self) -> QWidget | None:
        return self.nothing.health if self._pages.currentWidget() is self.nothing else self.list.list

    def hear(self, event: Changed) -> None:
        """Read again what has changed, whichever screen is open."""
        if event.topic is Topic.TILL:
            self.shown.forget()
        if event.topic in {Topic.NOTICE, Topic.TILL}:
            self.reader.hear(event)
        if event.topic in {Topic.NOTICE, Topic.SALE, Topic.PAYMENT}:
            self.shown.hear(event)

    def look(self) -> None:
        """Read what there is, before somebody opens this screen: what comes later is news."""
        self.reader.look()

    def show_health(self) -> None:
        """Show how the feed stands, over whatever screen is open."""
        if self.reader.now is not None:
            self.acts.show_health(self.reader.now.health)

    def turn_sound(self, *, is_loud: bool) -> None:
        """Let money be heard, or not."""
        self.news.is_loud = is_loud
        for head in (self.list.head, self.nothing.head):
            head.show_sound(is_loud=is_loud)

    def show_row(self, row: str) -> None:
        """Show this notice, and note that somebody has looked at it."""
        self.list.mark(row)
        self.shown.choose(row)
        if self.reader.now is not None:
            self.warning.show_read(self.reader.now, shown=row)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()
        self._is_watched = False
        self.shown.leave()
        super().hideEvent(event)

    def _tick(self) -> None:
        self.detail.show_time()
        self._ticks = (self._ticks + 1) % _HEALTH_TICKS
        if self._ticks == 0:
            self.reader.look()

    def _take(self, read: NoticesRead) -> None:
        self.news.hear(read.newest)
        if read.health.unread != self._unread:
            self._unread = read.health.unread
            self.counted.emit(self._unread)
        is_empty = not read.newest
        self.nothing.show_health(read.health, now=self._now())
        self.list.show_read(read)
        page = self.nothing if is_empty else self._whole
        self._open(page)
        if not self._has_begun:
            self._has_begun = True
            self._begin()
        if is_empty:
            self.shown.forget()
            return
        self.shown.take_rows(read.rows, is_watched=self._is_watched)
        self._is_watched = self.isVisible()
        self.list.mark(self.shown.row)
        self.warning.show_read(read, shown=self.shown.row)

    def _open(self, page: QWidget) -> None:
        """Show this page; the keyboard goes along."""
        if self._pages.currentWidget() is not page:
            was_here = self._pages.isAncestorOf(QApplication.focusWidget() or self)
            self._pages.setCurrentWidget(page)
            first = self.first_focus()
            if was_here and first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fail(self, sentence: str) -> None:
        if self.reader.now is None:
            self._open(self._whole)
            self.list.show_problem(sentence)

    def _choose_filter(self, chosen: NoticeFilter) -> None:
        self.list.show_nothing_yet()
        self.shown.forget()
        self.reader.choose(chosen)

    def _turn_sound(self, is_loud: bool) -> None:
        self.turn_sound(is_loud=is_loud)
        self.sound_turned.emit(is_loud)

    def _copy(self, text: str) -> None:
        clipboard.copy(text)

    def _connect(self) -> None:
        self.reader.read.connect(self._take)
        self.reader.failed.connect(self._fail)
        self.reader.slow.connect(partial(self.list.show_nothing_yet, is_slow=True))
        self.news.told.connect(self.told)
        self.acts.told.connect(self.told)
        self.list.chosen.connect(self.show_row)
        self.list.filter_chosen.connect(self._choose_filter)
        self.list.end_neared.connect(self.reader.read_more)
        self.list.again_asked.connect(self.reader.look)
        self.list.all_seen_asked.connect(partial(self.acts.seen, ""))
        self.nothing.test_notice_asked.connect(self.test_notice_asked)
        self.nothing.health_asked.connect(self.show_health)
        self.warning.row_asked.connect(self.show_row)
        self.warning.health_asked.connect(self.show_health)
        self.detail.copy_asked.connect(self._copy)
        for head in (self.list.head, self.nothing.head):
            head.health_asked.connect(self.show_health)
            head.sound_turned.connect(self._turn_sound)

    def _lay_out(self) -> None:
        page = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        self._row.addWidget(self.list)
        self._row.addWidget(self.detail, 1)
        self._whole = QWidget()
        self._column = QVBoxLayout(self._whole)
        self._column.addWidget(self.warning)
        self._column.addWidget(Scroller(page), 1)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._whole)
        self._pages.addWidget(self.nothing)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._pages)

    def _arrange(self, room: ScreenWidth) -> None:
        space, is_narrow = self._theme.tokens.space, room is ScreenWidth.NARROW
        padding = space.x2 if is_narrow else space.x3
        self._outer.setContentsMargins(padding, padding, padding, padding)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(space.x2)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(padding)
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if self._is_single else way.LeftToRight)
        width = self._theme.px(_LIST[room])
        self.list.setMinimumWidth(0 if self._is_single else width)
        self.list.setMaximumWidth(_ANY_WIDTH if self._is_single else width)
        self.list.keep_rows(is_single=self._is_single)
        self.list.arrange(is_narrow=is_narrow)
        self.nothing.head.arrange(is_narrow=is_narrow)
        self.detail.arrange(is_narrow=is_narrow, is_single=self._is_single)
        if self._is_single:
            self._row.insertWidget(0, self.warning)
            self._column.addWidget(self.detail.match)
        else:
            self._column.insertWidget(0, self.warning)
            self.detail.put_match_back()
