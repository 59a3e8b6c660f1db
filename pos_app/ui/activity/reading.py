"""Reads notices for the screen page by page, and again whenever something rings."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pos_app.domain.events import Changed
from pos_app.domain.webhook_view import INCOMING, FeedHealth, NoticeKind, NoticeRow
from pos_app.ui.activity.desk import PAGE, ActivityDesk
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme

_TOGETHER: Final = 50  # ms; what rings within it is read once
_MOST_AGAIN: Final = 500  # rows that are read again when one far down has changed


class NoticeFilter(StrEnum):
    """What the list shows."""

    ALL = "all"
    TRANSFERS = "transfers"
    CARDS = "cards"
    PAYOUTS = "payouts"
    BVN = "bvn"


KINDS: Final = {
    NoticeFilter.ALL: None,
    NoticeFilter.TRANSFERS: INCOMING,
    NoticeFilter.CARDS: frozenset({NoticeKind.CARD}),
    NoticeFilter.PAYOUTS: frozenset({NoticeKind.PAYOUT}),
    NoticeFilter.BVN: frozenset({NoticeKind.BVN}),
}


@dataclass(frozen=True, slots=True)
class NoticesRead:
    """What is known of the notices now."""

    rows: tuple[NoticeRow, ...]  # of the filter, as far down as somebody has scrolled
    is_complete: bool  # there are no older ones
    newest: tuple[NoticeRow, ...]  # of every kind
    health: FeedHealth
    chosen: NoticeFilter

    @property
    def first_seen(self) -> int | None:
        """From this row on all have been looked at; None where that is not known, or there is no such row."""
        new = [place for place, row in enumerate(self.rows) if row.is_new]
        if not new or (len(new) < self.health.unread and not self.is_complete):
            return None
        return new[-1] + 1 if new[-1] + 1 < len(self.rows) else None


@dataclass(frozen=True, slots=True)
class _NoticesWish:
    chosen: NoticeFilter
    most: int


class NoticeReader(QObject):
    """Its signals carry frozen views; a page of a filter that was left is never told."""

    read = Signal(object)
    slow = Signal()  # still nothing after a blink
    failed = Signal(str)

    def __init__(self, theme: Theme, desk: ActivityDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._chosen = NoticeFilter.ALL
        self._now: NoticesRead | None = None
        self._is_wide = False  # one far down has changed
        self._tasks = TaskScope(self)
        self._looks = Wishes(self._tasks, "look", self._look, answered=self._take)
        self._gathering = self._timer(_TOGETHER, self._begin)
        self._patience = self._timer(theme.tokens.motion.loading_shown_after, self.slow.emit)

    @property
    def now(self) -> NoticesRead | None:
        """What was read last; None before that, and while another filter is read for the first time."""
        return self._now

    def choose(self, chosen: NoticeFilter) -> None:
        """Read these from now on."""
        if chosen is not self._chosen:
            self._chosen = chosen
            self._now = None
            self._tasks.cancel("more")
        self.look()

    def look(self) -> None:
        """Read again now."""
        if self._now is None:
            self._patience.start()
        self._begin()

    def hear(self, event: Changed) -> None:
        """Read again soon: what rings together is read together."""
        if self._now is not None and any(row.row == event.key for row in self._now.rows[PAGE:]):
            self._is_wide = True
        if not self._gathering.isActive():
            self._gathering.start()

    def read_more(self) -> None:
        """Read the next page, if there is one."""
        now = self._now
        if now is not None and not now.is_complete and now.rows:
            work = partial(self._desk.rows, kind=KINDS[self._chosen], before=now.rows[-1].row, most=PAGE)
            self._tasks.start("more", work, answered=partial(self._append, now.rows[-1].row))

    def _begin(self) -> None:
        self._gathering.stop()
        held = len(self._now.rows) if self._now is not None else 0
        most = max(PAGE, min(held, _MOST_AGAIN)) if self._is_wide else PAGE
        self._is_wide = False
        self._looks.wish(_NoticesWish(self._chosen, most))

    async def _look(self, wish: _NoticesWish) -> tuple[_NoticesWish, NoticesRead]:
        kind = KINDS[wish.chosen]
        newest = await self._desk.rows(most=PAGE if kind is not None else wish.most)
        rows = newest if kind is None else await self._desk.rows(kind=kind, most=wish.most)
        health = await self._desk.health()
        return wish, NoticesRead(rows, len(rows) < wish.most, newest, health, wish.chosen)

    def _take(self, answer: Answer[tuple[_NoticesWish, NoticesRead]]) -> None:
        match answer:
            case TaskOk((wish, fresh)):
                if wish.chosen is self._chosen:
                    self._patience.stop()
                    self._now = _joined(self._now, fresh)
                    self.read.emit(self._now)
            case TaskKnownError(sentence):
                self._fail(sentence)
            case _:
                self._fail(self.tr("Something in the till went wrong. It was noted."))

    def _append(self, after: str, answer: Answer[tuple[NoticeRow, ...]]) -> None:
        now = self._now
        match answer:
            case TaskOk(rows) if now is not None and now.rows and now.rows[-1].row == after:
                self._now = replace(now, rows=now.rows + rows, is_complete=len(rows) < PAGE)
                self.read.emit(self._now)
            case TaskKnownError(sentence):
                self._fail(sentence)
            case _:
                pass  # the list has changed meanwhile: whoever scrolls on asks again

    def _fail(self, sentence: str) -> None:
        self._patience.stop()
        self.failed.emit(sentence)

    def _timer(self, milliseconds: int, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self, interval=milliseconds)
        timer.setSingleShot(True)
        timer.timeout.connect(act)
        return timer


def _joined(before: NoticesRead | None, fresh: NoticesRead) -> NoticesRead:
    """Put what was read further down under what is fresh, where the two meet."""
    if before is None or not fresh.rows or fresh.is_complete:
        return fresh
    names = [row.row for row in before.rows]
    if fresh.rows[-1].row not in names:
        return fresh  # so much has come that there is a gap: it is read from the top again
    below = before.rows[names.index(fresh.rows[-1].row) + 1 :]
    return replace(fresh, rows=fresh.rows + below, is_complete=before.is_complete)
