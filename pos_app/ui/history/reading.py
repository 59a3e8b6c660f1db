"""Reads the history for the screen page by page, and again what something rang about."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pos_app.domain.events import Changed, Topic
from pos_app.domain.history import HistoryFilter, HistoryRow, Totals
from pos_app.ui.history.desk import PAGE, HistoryDesk
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme

_TOGETHER: Final = 50  # ms; what rings within it is read once
_TYPED: Final = 120  # ms; what is typed within it is looked for once
_MOST_AGAIN: Final = 200  # rows further down that are read again


@dataclass(frozen=True, slots=True)
class HistoryRead:
    """What is known of the history now."""

    chosen: HistoryFilter
    rows: tuple[HistoryRow, ...]  # as far down as somebody has scrolled
    is_complete: bool
    totals: Totals
    needing: int
    cashiers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _HistoryWish:
    chosen: HistoryFilter
    again: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Fresh:
    read: HistoryRead
    again: dict[int, HistoryRow | None]  # rows further down as they are now; None for one that is not there any more


class HistoryReader(QObject):
    """Its signals carry frozen views; a page of a filter that was left is never told."""

    read = Signal(object)
    more = Signal(object)  # the rows of one further page
    slow = Signal()  # still nothing after a blink
    failed = Signal(str)
    counted = Signal(int)  # how many things need attention

    def __init__(self, theme: Theme, desk: HistoryDesk, chosen: HistoryFilter, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._chosen = chosen
        self._now: HistoryRead | None = None
        self._keys: set[str] = set()
        self._is_stale = False  # something rang while nobody looked
        self._tasks = TaskScope(self)
        self._looks = Wishes(self._tasks, "look", self._look, answered=self._take)
        self._counts = Wishes(self._tasks, "count", self._count, answered=self._take_count)
        self._gathering = self._timer(_TOGETHER, self._begin)
        self._counting = self._timer(_TOGETHER, self.count)
        self._typing = self._timer(_TYPED, self.look)
        self._patience = self._timer(theme.tokens.motion.loading_shown_after, self.slow.emit)

    @property
    def now(self) -> HistoryRead | None:
        """What was read last; None before that, and while another filter is read for the first time."""
        return self._now

    @property
    def chosen(self) -> HistoryFilter:
        """What is looked for."""
        return self._chosen

    @property
    def is_reading(self) -> bool:
        """Tell whether something is being read."""
        return any(self._tasks.is_running(name) for name in ("look", "more", "count"))

    def choose(self, chosen: HistoryFilter, *, is_typed: bool = False) -> None:
        """Look for this from now on; what is being typed may go on for a moment."""
        if chosen == self._chosen:
            return
        self._chosen = chosen
        self._now = None
        self._tasks.cancel("more")
        if is_typed:
            self._typing.start()
        else:
            self.look()

    def look(self) -> None:
        """Read again now."""
        self._typing.stop()
        if self._is_stale:
            self._is_stale, self._now = False, None
        if self._now is None:
            self._patience.start()
        self._begin()

    def hear(self, event: Changed) -> None:
        """Read again soon: what rings together is read together."""
        if event.topic is Topic.TILL:
            self._now = None
        self._keys.add(event.key)
        if not self._gathering.isActive():
            self._gathering.start()

    def hear_from_afar(self) -> None:
        """Count again soon; whoever comes to the screen reads everything again."""
        self._is_stale = True
        if not self._counting.isActive():
            self._counting.start()

    def count(self) -> None:
        """Count what needs attention."""
        self._counts.wish(None)

    def read_more(self) -> None:
        """Read the next page, if there is one."""
        now = self._now
        if now is not None and not now.is_complete and now.rows:
            last = now.rows[-1].row
            self._tasks.start("more", partial(self._desk.page, now.chosen, last), answered=partial(self._append, last))

    def _begin(self) -> None:
        self._gathering.stop()
        keys, self._keys = self._keys, set()
        below = self._now.rows[PAGE:] if self._now is not None else ()
        again = [each.row for each in below if keys & {each.about, each.reference}]
        self._looks.wish(_HistoryWish(self._chosen, tuple(again[:_MOST_AGAIN])))

    async def _count(self, _: None) -> int:
        return await self._desk.needing()

    def _take_count(self, answer: Answer[int]) -> None:
        match answer:
            case TaskOk(needing):
                self.counted.emit(needing)
            case _:
                pass  # the screen itself says what is wrong with the journal

    async def _look(self, wish: _HistoryWish) -> _Fresh:
        desk, chosen = self._desk, wish.chosen
        rows = await desk.page(chosen)
        found = {each.row: each for each in await desk.again(wish.again)} if wish.again else {}
        totals, needing, cashiers = await desk.totals(chosen), await desk.needing(), await desk.cashiers()
        read = HistoryRead(chosen, rows, len(rows) < PAGE, totals, needing, cashiers)
        return _Fresh(read, {row: found.get(row) for row in wish.again})

    def _take(self, answer: Answer[_Fresh]) -> None:
        match answer:
            case TaskOk(fresh):
                if fresh.read.chosen == self._chosen:
                    self._patience.stop()
                    self._now = _joined(self._now, fresh)
                    self.read.emit(self._now)
            case TaskKnownError(sentence):
                self._fail(sentence)
            case _:
                self._fail(self.tr("Something in the till went wrong. It was noted."))

    def _append(self, after: int, answer: Answer[tuple[HistoryRow, ...]]) -> None:
        now = self._now
        match answer:
            case TaskOk(rows) if now is not None and now.rows and now.rows[-1].row == after:
                self._now = replace(now, rows=now.rows + rows, is_complete=len(rows) < PAGE)
                self.more.emit(rows)
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


def _joined(before: HistoryRead | None, fresh: _Fresh) -> HistoryRead:
    """Put what was read further down under what is fresh, where the two meet."""
    read = fresh.read
    if before is None or not read.rows or read.is_complete:
        return read
    last = read.rows[-1].row
    if before.rows and before.rows[0].row < last:
        return read  # so much has come that there is a gap: it is read from the top again
    below: list[HistoryRow] = []
    for each in before.rows:
        if each.row < last:
            now = fresh.again.get(each.row, each)
            if now is not None and _still_fits(now, read.chosen):
                below.append(now)
    return replace(read, rows=read.rows + tuple(below), is_complete=before.is_complete) if below else read


def _still_fits(found: HistoryRow, chosen: HistoryFilter) -> bool:
    """Tell whether what has moved meanwhile is still looked for."""
    if chosen.needs_attention:
        return found.needs_attention
    return chosen.word is None or found.word is chosen.word
