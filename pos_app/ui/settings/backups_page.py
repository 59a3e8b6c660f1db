"""The page "Backups": the copies of the journal, one made now, and one put back when the owner asks."""

__audience__ = "back office"

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.backups import BackupsView, BackupView
from pos_app.domain.people import Right
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.language import said
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import day
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.nothing_here import NothingHere
from pos_app.ui.kit.widgets.panel import SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.people.one_time_approval import OneTimeApproval, signature_for
from pos_app.ui.settings.environment_dialog import ConsequencesDialog
from pos_app.ui.settings.printer.rows import Row

_MEGABYTE: Final = 1_000_000
_SINGLE_BELOW: Final = 480  # px: large text in a small window
_ROW: Final = 78


class BackupsDesk(Protocol):
    """Where copies are kept; `services.backups` has it."""

    async def look(self) -> BackupsView:
        """Read what copies there are."""
        ...

    async def make(self) -> object:
        """Make one now."""
        ...

    async def ask_to_restore(self, name: str) -> None:
        """Have the next start put one back."""
        ...

    async def give_up(self, name: str) -> None:
        """Sign that a journal which was set aside will never be read."""
        ...


class BackupsPage(QWidget):
    """A restore is asked for here and done by the next start."""

    told = Signal(ToastView)
    restart_asked = Signal()
    acted = Signal()  # a copy was made

    def __init__(
        self,
        theme: Theme,
        desk: BackupsDesk,
        dialogs: DialogLayer,
        *,
        in_place: OneTimeApproval,
        need_rest: Callable[[], Awaitable[None]],  # raises why the till cannot be started again now
    ) -> None:
        super().__init__()
        self._theme = theme
        self._desk = desk
        self._dialogs = dialogs
        self._in_place = in_place
        self._need_rest = need_rest
        self._tasks = TaskScope(self)
        self._rows: list[Row] = []
        self._problem = Banner(theme, BannerView(Tone.UNSURE, "alert", "", ""))
        self.give_up = Button(theme, self.tr("It will never be read"), ButtonKind.SECONDARY)
        self._unread = Banner(theme, BannerView(Tone.UNSURE, "alert", "", ""), self.give_up)
        self._set_aside = ""  # the journal that its button gives up
        self._none = NothingHere(theme)
        title, detail = self.tr("No copy yet"), self.tr("One is made each day, while the till is open.")
        self._none.show_words("file", title, detail, offers_again=False)
        self.make = Button(theme, self.tr("Make one now"), icon="plus", key="F8", large=True)
        self._said = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._lay_out()
        self.make.clicked.connect(self._start_making)
        self.give_up.clicked.connect(self._start_giving_up)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_single = self.width() < self._theme.px(_SINGLE_BELOW)
        self._foot.setDirection(QBoxLayout.Direction.TopToBottom if is_single else QBoxLayout.Direction.LeftToRight)
        for row in self._rows:
            row.stand_in(self.width())

    def look(self) -> None:
        """Read what copies there are: the only way in."""
        self._tasks.start("look", self._desk.look, answered=self._looked)

    def _looked(self, answer: Answer[BackupsView]) -> None:
        match answer:
            case TaskOk(view):
                self._render(view)
            case _:
                self._complain(answer)

    def _render(self, view: BackupsView) -> None:
        self._problem.setHidden(not view.problem)
        if view.problem:
            title = self.tr("The last copy could not be made")
            self._problem.show_banner(BannerView(Tone.UNSURE, "alert", title, said(view.problem)))
        self._render_unread(view.unread)
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = [self._row_of(each) for each in view.copies]
        for place, row in enumerate(self._rows):
            self._column.insertWidget(place, row)
            row.stand_in(self.width())
        self._none.setHidden(bool(view.copies))
        self._list.setHidden(not view.copies)
        self._say(self.tr("Made each day, proved when it is made; the newest two weeks are kept."))

    def _render_unread(self, unread: tuple[str, ...]) -> None:
        self._unread.setHidden(not unread)
        self._set_aside = unread[0] if unread else ""
        self.give_up.setVisible(self._in_place.can(Right.RESTORE))
        if unread:
            title = self.tr("A journal that was set aside cannot be read")
            detail = self.tr("{name}: payments that only it knows are missing here. It is tried again every hour.")
            self._unread.show_banner(BannerView(Tone.UNSURE, "alert", title, detail.format(name=", ".join(unread))))

    def _row_of(self, copy: BackupView) -> Row:
        size = self.tr("{size} MB").format(size=f"{max(copy.size / _MEGABYTE, 0.1):,.1f}")
        if not self._in_place.can(Right.RESTORE):
            return Row(self._theme, _when(copy.at), size, QWidget(), is_wide=False)
        put_back = Button(self._theme, self.tr("Put this one back"), ButtonKind.SECONDARY, icon="turn")
        put_back.setAccessibleName(self.tr("Put back the copy of {when}").format(when=_when(copy.at)))
        put_back.clicked.connect(partial(self._start_restoring, copy))
        return Row(self._theme, _when(copy.at), size, put_back, is_wide=False)

    def _start_making(self) -> None:
        if self._tasks.start("make", self._desk.make, answered=self._made):
            self.make.set_busy(busy=True)

    def _made(self, answer: Answer[object]) -> None:
        self.make.set_busy(busy=False)
        match answer:
            case TaskOk():
                self.told.emit(ToastView(self.tr("Copy made"), self.tr("It was proved."), "check", "paid_text"))
                self.look()
                self.acted.emit()
            case _:
                self._complain(answer)

    def _start_giving_up(self) -> None:
        self._tasks.start("give up", partial(self._sign_and_give_up, self._set_aside), answered=self._given_up)

    async def _sign_and_give_up(self, name: str) -> bool:
        approval = signature_for(
            Right.RESTORE,
            title=self.tr("Give {name} up?").format(name=name),
            act=self.tr("Sign"),
            icon="key",
            written=f"give up {name}",
        )
        async with self._in_place.signed(approval) as is_signed:
            return is_signed and await self._give_up(name)

    async def _give_up(self, name: str) -> bool:
        lines = (
            ("file", self.tr("It is not tried again. The file stays where it is.")),
            ("alert", self.tr("Payments that only it knows stay missing: the service can be asked about them.")),
        )
        title = self.tr("Give {name} up?").format(name=name)
        leave, act = self.tr("Go on trying"), self.tr("It will never be read")
        dialog = ConsequencesDialog(self._theme, title, lines, leave=leave, act=act, icon="file")
        if await self._dialogs.open(dialog) != ConsequencesDialog.ACT:
            return False
        await self._desk.give_up(name)
        return True

    def _given_up(self, answer: Answer[bool]) -> None:
        match answer:
            case TaskOk():
                self.look()
            case _:
                self._complain(answer)

    def _start_restoring(self, copy: BackupView) -> None:
        self._tasks.start("restore", partial(self._sign_and_restore, copy), answered=self._restored)

    async def _sign_and_restore(self, copy: BackupView) -> bool:
        approval = signature_for(
            Right.RESTORE,
            title=self.tr("Put back the copy of {when}?").format(when=_when(copy.at)),
            act=self.tr("Sign"),
            icon="key",
            written=f"put back {copy.name}",
        )
        async with self._in_place.signed(approval) as is_signed:
            return is_signed and await self._restore(copy)

    async def _restore(self, copy: BackupView) -> bool:
        await self._need_rest()
        lines = (
            ("receipt", self.tr("The journal stands again as it stood at that moment.")),
            ("file", self.tr("What was written since is not in it: that journal is kept aside, and not deleted.")),
            ("refresh", self.tr("Payments that were open then are asked about again. No money moves by itself.")),
            ("turn", self.tr("Everybody is signed out, and the till starts again.")),
        )
        title = self.tr("Put back the copy of {when}?").format(when=_when(copy.at))
        leave, act = self.tr("Leave it as it is"), self.tr("Put it back")
        dialog = ConsequencesDialog(self._theme, title, lines, leave=leave, act=act, icon="turn")
        if await self._dialogs.open(dialog) != ConsequencesDialog.ACT:
            return False
        await self._need_rest()
        await self._desk.ask_to_restore(copy.name)
        return True

    def _restored(self, answer: Answer[bool]) -> None:
        match answer:
            case TaskOk(is_asked):
                if is_asked:
                    self.restart_asked.emit()
            case _:
                self._complain(answer)

    def _complain(self, answer: Answer[BackupsView] | Answer[object] | Answer[bool]) -> None:
        wrong = self.tr("Something in the till went wrong. It was noted.")
        self._say(answer.sentence if isinstance(answer, TaskKnownError) else wrong, is_trouble=True)

    def _say(self, sentence: str, *, is_trouble: bool = False) -> None:
        self._said.setText(sentence)
        self._said.set_ink("declined_text" if is_trouble else "text_muted")

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self._list = Scroller(inside)
        self._list.setMinimumHeight(self._theme.px(_ROW))
        above = QVBoxLayout()
        above.setContentsMargins(0, space.x2, 0, 0)
        above.addWidget(self._problem)
        above.addWidget(self._unread)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setContentsMargins(0, space.x2, 0, space.x2)
        self._foot.setSpacing(space.x2)
        self._foot.addWidget(self.make)
        self._foot.addWidget(self._said, 1)
        page = QWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Scroller(page))
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(above)
        whole.addWidget(self._list, 1)
        whole.addWidget(self._none, 1)
        whole.addWidget(SeparatorLine())
        whole.addLayout(self._foot)
        self._problem.hide()
        self._unread.hide()
        self._none.hide()


def _when(at: datetime) -> str:
    return f"{day(at)}, {at.astimezone():%H:%M}"
