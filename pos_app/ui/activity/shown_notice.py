"""The notice that stands beside the list: read again when something rings, and acted on by the buttons under it."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from pos_app.domain.events import Changed
from pos_app.domain.webhook_view import NoticeRow, NoticeStanding, NoticeView
from pos_app.ui.activity.actions import ActivityActions
from pos_app.ui.activity.desk import ActivityDesk
from pos_app.ui.activity.detail import NoticeDetailPanel, NoticeDetailScene
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes

_TOGETHER = 50  # ms


class ShownNotice(QObject):
    """Holds which one it is; what was personal is held no longer than it stands there."""

    def __init__(self, desk: ActivityDesk, acts: ActivityActions, detail: NoticeDetailPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._acts = acts
        self._detail = detail
        self.row = ""
        self._view: NoticeView | None = None
        self._problem = ""
        self._sees = ""  # the row that somebody wants to look at, until it is shown
        self._has_personal = False
        self._is_chosen = False
        self._tasks = TaskScope(self)
        self._looks = Wishes(self._tasks, "view", self._read, answered=self._take)
        self._gathering = QTimer(self, interval=_TOGETHER)
        self._gathering.setSingleShot(True)
        self._gathering.timeout.connect(self.look)
        self._connect()

    def choose(self, row: str) -> None:
        """Show this one: somebody wants to look at it. A suspicious one is seen when somebody says so."""
        self._is_chosen = True
        self._go_to(row)
        self._sees = row

    def take_rows(self, rows: Sequence[NoticeRow], *, is_watched: bool) -> None:
        """Show the newest where nothing is shown yet, or nobody watches, without saying that anybody has seen it."""
        if rows and (not self.row or not (is_watched or self._is_chosen)):
            self._go_to(rows[0].row)

    def leave(self) -> None:
        """Hold on to nothing that somebody chose: whoever comes next finds the newest."""
        self._is_chosen = False
        self.hide_personal()

    def hear(self, event: Changed) -> None:
        """Read it again soon."""
        del event  # a resend rings with the reference, a match with the sale: any of them may be about this one
        if self.row and self._detail.isVisible() and not self._gathering.isActive():
            self._gathering.start()

    def look(self) -> None:
        """Read it again now."""
        if self.row:
            self._looks.wish(self.row)

    def forget(self) -> None:
        """Show nothing."""
        self.row, self._view, self._problem = "", None, ""
        self._detail.show_scene(None)

    def hide_personal(self) -> None:
        """Leave nothing personal on a screen that nobody looks at."""
        if self._has_personal:
            self._has_personal = False
            self.forget_view()

    def forget_view(self) -> None:
        """Hold nothing of it until it is read again."""
        self._view = None
        self._detail.show_scene(None)

    def _go_to(self, row: str) -> None:
        if row != self.row:
            self._has_personal = False
            self._problem = ""
        self.row = row
        self.look()

    async def _read(self, row: str) -> NoticeView | None:
        try:
            return await self._desk.view(row)
        except KeyError:
            return None  # the books were set aside meanwhile

    def _take(self, answer: Answer[NoticeView | None]) -> None:
        match answer:
            case TaskOk(view) if view is not None and view.head.row == self.row:
                self._hold(view)
            case TaskOk(None):
                self.forget()
            case TaskKnownError(sentence):
                self._problem = sentence
                self._show()
            case _:
                pass  # it was noted; another one is under way where the row has changed

    def _hold(self, view: NoticeView) -> None:
        before = self._view
        if self._has_personal and before is not None and view.is_personal_hidden:
            view = replace(view, fields=before.fields, raw=before.raw, is_personal_hidden=False)
        self._view = view
        if self._sees == self.row:
            self._sees = ""
            if view.head.is_new and view.head.standing is not NoticeStanding.SUSPICIOUS:
                self._acts.seen(self.row)
        self._show()

    def _show(self) -> None:
        if self._view is not None:
            self._detail.show_scene(NoticeDetailScene(self._view, self._acts.running(self.row), self._problem))

    def _show_personal(self, view: NoticeView) -> None:
        if view.head.row == self.row and self._detail.isVisible():
            self._has_personal = True
            self._view = view
            self._show()

    def _follow(self, row: str) -> None:
        """Something began, or is over."""
        if row in {self.row, ""}:
            self._problem = ""
            self._show()
            if not self._acts.running(self.row):
                self.look()

    def _fail(self, row: str, sentence: str) -> None:
        if row in {self.row, ""}:
            self._problem = sentence
            self._show()
            self.look()

    def _connect(self) -> None:
        acts, detail = self._acts, self._detail
        acts.changed.connect(self._follow)
        acts.failed.connect(self._fail)
        acts.personal_shown.connect(self._show_personal)
        detail.acts.check_asked.connect(lambda: acts.check(self.row))
        detail.acts.seen_asked.connect(lambda: acts.seen(self.row))
        detail.acts.resend_asked.connect(self._resend)
        detail.match.sale_asked.connect(self._match)
        detail.match.twice_asked.connect(self._match_paid)
        detail.match.note_asked.connect(self._note)
        detail.match.back_asked.connect(lambda: acts.take_back(self.row))
        detail.personal_asked.connect(lambda: acts.show_personal(self.row))

    def _resend(self) -> None:
        if self._view is not None:
            self._acts.resend(self.row, self._view.head.reference)

    def _match(self) -> None:
        if self._view is not None:
            self._acts.match(self._view)

    def _match_paid(self) -> None:
        if self._view is not None:
            self._acts.match_paid(self._view)

    def _note(self) -> None:
        if self._view is not None:
            self._acts.note(self._view)
