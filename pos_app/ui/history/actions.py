"""Does what was asked about a thing of the history: one of each kind at a time, and nothing by itself."""

from collections.abc import Callable, Coroutine
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from pos_app.domain.history import HistoryFilter, HistoryView
from pos_app.domain.people import Right
from pos_app.ui.history.desk import HistoryDesk
from pos_app.ui.history.dialogs import DaysDialog, ExportDialog, HistoryNoteDialog
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.file_choice import ask_where_to_save
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.people.one_time_approval import OneTimeApproval, signature_for, signed

_KINDS: Final = ("check", "resend", "note")


class HistoryActions(QObject):
    """Tells when something began, when it is over, and what went wrong."""

    changed = Signal(object)  # the row, a number that is too large for Qt's own
    failed = Signal(object, str)  # the row, the sentence
    told = Signal(ToastView)
    days_chosen = Signal(object)  # the first and the last

    def __init__(
        self,
        owner: QWidget,
        theme: Theme,
        desk: HistoryDesk,
        dialogs: DialogLayer,
        *,
        now: Callable[[], datetime],
        in_place: OneTimeApproval | None = None,
    ) -> None:
        super().__init__(owner)
        self._theme = theme
        self._desk = desk
        self._dialogs = dialogs
        self._now = now
        self._in_place = in_place
        self._tasks = TaskScope(self)

    def running(self, row: int) -> frozenset[str]:
        """Return what is under way about a thing."""
        return frozenset(kind for kind in _KINDS if self._tasks.is_running(f"{kind} {row}"))

    def check(self, view: HistoryView) -> None:
        """Ask the service for the result."""
        self._start("check", view.head.row, partial(self._desk.check_now, view.head.about))

    def resend(self, view: HistoryView) -> None:
        """Have its notice sent once more."""
        self._start("resend", view.head.row, partial(self._resend, view.head.reference))

    def note(self, view: HistoryView) -> None:
        """Let somebody write a note on it."""
        title, said = self.tr("Write a note"), self.tr("It stays with it for good, with your name and the time.")
        dialog = HistoryNoteDialog(self._theme, title=title, said=said)
        self._start("note", view.head.row, partial(self._keep_note, view, dialog))

    def settle(self, view: HistoryView) -> None:
        """Let somebody write how its alarm was dealt with."""
        title = self.tr("How was it dealt with?")
        said = self.tr("It needs no more attention then. What you write stays with it for good.")
        dialog = HistoryNoteDialog(self._theme, title=title, said=said)
        self._start("note", view.head.row, partial(self._sign_and_settle, view, dialog))

    def choose_days(self) -> None:
        """Ask which days."""
        self._tasks.start("days", self._ask_days, answered=lambda _: None)

    def export(self, chosen: HistoryFilter, *, said: str) -> None:
        """Ask, and write what is looked for into a table."""
        self._tasks.start("export", partial(self._sign_and_export, chosen, said), answered=self._exported)

    async def _resend(self, reference: str) -> None:
        said = await self._desk.resend(reference)
        title = self.tr("The notice was asked for again")
        self.told.emit(ToastView(title, said, "send", "accent"))

    async def _sign_and_settle(self, view: HistoryView, dialog: HistoryNoteDialog) -> None:
        title, act = self.tr("How was it dealt with?"), self.tr("Sign")
        written = f"settle {view.head.alarm} of {view.head.about}"
        approval = signature_for(Right.APPROVE, title=title, act=act, icon="check", written=written)
        async with signed(self._in_place, approval) as is_signed:
            if is_signed:
                await self._keep_note(view, dialog, settles=True)

    async def _sign_and_export(self, chosen: HistoryFilter, said: str) -> None:
        title, act = self.tr("Take a table out of the till?"), self.tr("Sign")
        approval = signature_for(Right.EXPORT, title=title, act=act, icon="download", written="export_history")
        async with signed(self._in_place, approval) as is_signed:
            if is_signed:
                await self._export(chosen, said)

    def _exported(self, answer: Answer[None]) -> None:
        if isinstance(answer, TaskKnownError):
            self.told.emit(ToastView(self.tr("Nothing was written"), answer.sentence, "alert", "unsure_text"))

    async def _keep_note(self, view: HistoryView, dialog: HistoryNoteDialog, *, settles: bool = False) -> None:
        note = await self._dialogs.open(dialog)
        if note:
            await (self._desk.settle if settles else self._desk.note)(view.head, note)

    async def _ask_days(self) -> None:
        today = self._now().astimezone().date()
        answer = await self._dialogs.open(DaysDialog(self._theme, today.replace(day=1), today))
        if answer:
            first, last = (datetime.strptime(part, "%Y-%m-%d").astimezone().date() for part in answer.split())
            self.days_chosen.emit((first, last))

    async def _export(self, chosen: HistoryFilter, said: str) -> None:
        """Closing the dialog while it goes on ends it, and nothing is left of it."""
        dialog = ExportDialog(self._theme, said=said, place=self.tr("You choose the file next."))
        name = f"kaunta-history-{self._now().astimezone():%Y-%m-%d-%H%M%S}.csv"
        take = partial(self._begin_export, chosen, dialog)
        dialog.begun.connect(lambda: ask_where_to_save(dialog, dialog.accessibleName(), name, take))
        try:
            await self._dialogs.open(dialog)
        finally:
            self._tasks.cancel("writing")

    def _begin_export(self, chosen: HistoryFilter, dialog: ExportDialog, path: Path) -> None:
        dialog.show_progress(0, 0)
        work = partial(self._desk.export, chosen, path, told=dialog.show_progress)
        self._tasks.start("writing", work, answered=partial(self._end_export, path, dialog))

    def _end_export(self, path: Path, dialog: ExportDialog, answer: Answer[int]) -> None:
        match answer:
            case TaskOk(rows):
                dialog.show_end(self.tr("{rows} lines were written.").format(rows=f"{rows:,}"), str(path), is_done=True)
            case TaskKnownError(sentence):
                dialog.show_end(sentence, "", is_done=False)
            case _:
                sentence = self.tr("Something in the till went wrong. It was noted.")
                dialog.show_end(sentence, "", is_done=False)

    def _start(self, kind: str, row: int, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if self._tasks.start(f"{kind} {row}", work, answered=partial(self._settle, row)):
            self.changed.emit(row)

    def _settle(self, row: int, answer: Answer[None]) -> None:
        match answer:
            case TaskOk():
                self.changed.emit(row)
            case TaskKnownError(sentence):
                self.failed.emit(row, sentence)
            case _:
                self.failed.emit(row, self.tr("Something in the till went wrong. It was noted."))
