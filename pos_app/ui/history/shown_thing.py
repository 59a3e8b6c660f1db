"""The thing that stands beside the table: read again when something rings, and acted on by the buttons under it."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pos_app.domain.events import Changed
from pos_app.domain.history import HistoryKind, HistoryRow, HistoryView
from pos_app.ui.history.actions import HistoryActions
from pos_app.ui.history.desk import HistoryDesk
from pos_app.ui.history.detail import HistoryDetailPanel, HistoryDetailScene
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes

_TOGETHER: Final = 50  # ms


class ShownThing(QObject):
    """Holds which one it is."""

    print_asked = Signal(str, str, bool)  # kind, reference, and whether it is for the shop
    open_asked = Signal(str, str)  # kind and name: of a payment, an order, or a notice

    def __init__(self, desk: HistoryDesk, acts: HistoryActions, detail: HistoryDetailPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._acts = acts
        self._detail = detail
        self._found: HistoryRow | None = None
        self._view: HistoryView | None = None
        self._problem = ""
        self._tasks = TaskScope(self)
        self._looks = Wishes(self._tasks, "view", self._read, answered=self._take)
        self._gathering = QTimer(self, interval=_TOGETHER)
        self._gathering.setSingleShot(True)
        self._gathering.timeout.connect(self.look)
        self._connect()

    @property
    def row(self) -> int | None:
        """Which row of the history it is."""
        return self._found.row if self._found is not None else None

    @property
    def view(self) -> HistoryView | None:
        """What is known of it."""
        return self._view

    def choose(self, found: HistoryRow) -> None:
        """Show this one."""
        if found.row != self.row:
            self._problem = ""
        self._found = found
        self.look()

    def hear(self, event: Changed) -> None:
        """Read it again soon, if it is about this."""
        found = self._found
        is_meant = found is not None and event.key in {found.about, found.reference, ""}
        if is_meant and not self._gathering.isActive():
            self._gathering.start()

    def look(self) -> None:
        """Read it again now."""
        if self._found is not None:
            self._looks.wish(self._found)

    def forget(self) -> None:
        """Show nothing."""
        self._found, self._view, self._problem = None, None, ""
        self._detail.show_scene(None)

    def print(self, *, is_for_shop: bool = False) -> None:
        """Ask for its slip, or for the shop's own copy of it."""
        view = self._view
        if view is not None and view.may_print:
            self.print_asked.emit(view.head.thing.value, _name(view.head), is_for_shop)

    async def _read(self, found: HistoryRow) -> HistoryView | None:
        try:
            return await self._desk.view(found.thing, found.about, found.inbox)
        except KeyError:
            return None  # the books were set aside, or somebody has looked at the notice

    def _take(self, answer: Answer[HistoryView | None]) -> None:
        match answer:
            case TaskOk(view) if view is not None and view.head.row == self.row:
                self._view = view
                self._show()
            case TaskOk(None):
                self.forget()
            case TaskKnownError(sentence):
                self._problem = sentence
                self._show()
            case _:
                pass  # it was noted; another one is under way where the row has changed

    def _show(self) -> None:
        if self._view is not None and self.row is not None:
            self._detail.show_scene(HistoryDetailScene(self._view, self._acts.running(self.row), self._problem))

    def _follow(self, row: int) -> None:
        """Something began, or is over."""
        if row == self.row:
            self._problem = ""
            self._show()
            if not self._acts.running(row):
                self.look()

    def _fail(self, row: int, sentence: str) -> None:
        if row == self.row:
            self._problem = sentence
            self._show()
            self.look()

    def _connect(self) -> None:
        acts, asked = self._acts, self._detail.acts
        acts.changed.connect(self._follow)
        acts.failed.connect(self._fail)
        asked.check_asked.connect(self._check)
        asked.resend_asked.connect(self._resend)
        asked.note_asked.connect(self._note)
        asked.settle_asked.connect(self._settle)
        asked.print_asked.connect(self.print)
        asked.shop_copy_asked.connect(partial(self.print, is_for_shop=True))
        asked.open_asked.connect(self._open)

    def _check(self) -> None:
        if self._view is not None:
            self._acts.check(self._view)

    def _resend(self) -> None:
        if self._view is not None:
            self._acts.resend(self._view)

    def _note(self) -> None:
        if self._view is not None:
            self._acts.note(self._view)

    def _settle(self) -> None:
        if self._view is not None:
            self._acts.settle(self._view)

    def _open(self) -> None:
        if self._view is not None:
            self.open_asked.emit(self._view.head.thing.value, self._view.head.about)


def _name(head: HistoryRow) -> str:
    """Return what its slip is named by: a payment or an order by its reference, money that came by its notice."""
    return head.reference if head.thing in {HistoryKind.CARD, HistoryKind.TV} else head.about
