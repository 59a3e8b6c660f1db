"""Does what was asked about a notice: one of each kind at a time, and nothing by itself."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from pos_app.domain.errors import NeedsManagerError
from pos_app.domain.people import Right
from pos_app.domain.plain_text import plain
from pos_app.domain.webhook_view import FeedHealth, NoticeView, SaleOffer
from pos_app.ui.activity.desk import ActivityDesk
from pos_app.ui.activity.match_box import offer_words
from pos_app.ui.frame.feed_health import FeedHealthDialog
from pos_app.ui.kit.dialogs import Dialog, DialogLayer, Question, QuestionDialog
from pos_app.ui.kit.language import said
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.people.one_time_approval import OneTimeApproval, signature_for, signed

_KINDS = ("check", "seen", "resend", "match", "personal")
_LONGEST_NOTE: Final = 200
_say: Final = QCoreApplication.translate


class SaleDialog(Dialog):
    """Answers with the number of the sale that was chosen."""

    def __init__(self, theme: Theme, offers: Sequence[SaleOffer], *, now: datetime, are_paid: bool = False) -> None:
        title = self.tr("Which sale was paid twice?") if are_paid else self.tr("Which sale is it for?")
        super().__init__(theme, title, leave=self.tr("None of these"))
        paid = self.tr("It is paid already. Hand over nothing for this money: it is given back. This stays.")
        self.setAccessibleDescription(paid if are_paid else self.tr("All of them have this amount and are open."))
        self.body.addWidget(Text(theme, self.accessibleDescription(), ink="text_muted", wraps=True))
        for offer in offers:
            choice = Button(theme, offer_words(offer, now), from_left=True)
            name = self.tr("Sale {sale}, {amount}").format(sale=offer.sale, amount=spoken_money(offer.amount))
            choice.setAccessibleName(", ".join(part for part in (name, plain(offer.cashier)) if part))
            choice.clicked.connect(partial(self.answered.emit, str(offer.sale)))
            self.body.addWidget(choice)


class MatchNoteDialog(Dialog):
    """Answers with the note."""

    def __init__(self, theme: Theme, note: str) -> None:
        super().__init__(theme, self.tr("What is the money for?"), leave=self.tr("Leave it"))
        self.setAccessibleDescription(self.tr("The note stands beside the notice and in its story."))
        self.line = EntryLine(theme, name=self.tr("Note"), most=_LONGEST_NOTE, hints=Qt.InputMethodHint.ImhNone)
        self.line.pad(theme.tokens.space.x2)
        self.line.setText(plain(note, most=_LONGEST_NOTE))
        self._keep = Button(theme, self.tr("Keep the note"), ButtonKind.PRIMARY, icon="check", key="F9", large=True)
        self._keep.setEnabled(bool(note))
        self._keep.clicked.connect(self._end)
        self.line.entered.connect(self._keep.press)
        self.line.textChanged.connect(self._look)
        self.body.addWidget(Text(theme, self.accessibleDescription(), ink="text_muted", wraps=True))
        self.body.addWidget(self.line)
        self._footer.addWidget(self._keep)

    def first_focus(self) -> QWidget:
        return self.line

    def _look(self, text: str) -> None:
        self._keep.setEnabled(bool(plain(text)))

    def _end(self) -> None:
        self.answered.emit(plain(self.line.text(), most=_LONGEST_NOTE))


def personal_question() -> Question:
    """Ask before personal data is shown."""
    return Question(
        title=_say("PersonalQuestion", "Show personal data?"),
        text=_say(
            "PersonalQuestion",
            "That it was shown, when and to whom is written down for good. Show it only where it is needed now.",
        ),
        leave=_say("PersonalQuestion", "Leave it hidden"),
        act=_say("PersonalQuestion", "Show it"),
        icon="eye",
    )


class ActivityActions(QObject):
    """Tells when something began, when it is over, and what went wrong."""

    changed = Signal(str)  # the row
    failed = Signal(str, str)  # the row, the sentence
    told = Signal(ToastView)
    personal_shown = Signal(object)  # the view with everything in it

    def __init__(
        self,
        owner: QWidget,
        theme: Theme,
        desk: ActivityDesk,
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

    def running(self, row: str) -> frozenset[str]:
        """Return what is under way about a notice."""
        return frozenset(kind for kind in _KINDS if self._tasks.is_running(f"{kind} {row}"))

    def check(self, row: str) -> None:
        """Ask the service about it."""
        self._start("check", row, partial(self._desk.check_now, row), self._settle)

    def seen(self, row: str) -> None:
        """Note that somebody has looked at it; '' means all of them."""
        self._start("seen", row, partial(self._desk.mark_seen, row), self._settle)

    def resend(self, row: str, reference: str) -> None:
        """Have it sent once more."""
        self._start("resend", row, partial(self._desk.resend, reference), self._take_resent)

    def match(self, view: NoticeView) -> None:
        """Match it to the open sale of its amount; where there are several, somebody says which."""
        row, offers = view.head.row, view.offers
        if len(offers) == 1:
            self._start("match", row, partial(self._match, row, offers[0].sale), self._settle)
        elif offers:
            dialog = SaleDialog(self._theme, offers, now=self._now())
            self._start("match", row, partial(self._match_chosen, row, dialog), self._settle)

    def match_paid(self, view: NoticeView) -> None:
        """Let somebody say which sale, paid already, the money was sent for once more."""
        dialog = SaleDialog(self._theme, view.paid_sales, now=self._now(), are_paid=True)
        row = view.head.row
        self._start("match", row, partial(self._match_chosen, row, dialog), self._settle)

    def take_back(self, row: str) -> None:
        """Let it be for no sale after all."""
        take_back = partial(self._desk.take_match_back, row)
        title, written = self.tr("Take the match back"), f"take back the match of notice {row}"
        self._start("match", row, partial(self._signed_for, take_back, title, written), self._settle)

    def note(self, view: NoticeView) -> None:
        """Let somebody write down what it is for."""
        dialog = MatchNoteDialog(self._theme, view.matched_note)
        self._start("match", view.head.row, partial(self._keep_note, view.head.row, dialog), self._settle)

    def show_personal(self, row: str) -> None:
        """Ask whether it has to be, and show what is hidden."""
        self._start("personal", row, partial(self._ask_personal, row), self._take_personal)

    def show_health(self, health: FeedHealth) -> None:
        """Show how the feed stands."""
        self._tasks.start("health", partial(self._open_health, health), answered=lambda _: None)

    async def _match_chosen(self, row: str, dialog: SaleDialog) -> None:
        sale = await self._dialogs.open(dialog)
        if sale is not None:
            await self._match(row, int(sale))

    async def _match(self, row: str, sale: int) -> None:
        title, written = self.tr("Match to sale {number}").format(number=sale), f"match notice {row} to sale {sale}"
        await self._signed_for(partial(self._desk.match_to_sale, row, sale), title, written)

    async def _signed_for(self, work: Callable[[], Awaitable[None]], title: str, written: str) -> None:
        """Do it; where it is a manager's, one signs for it in place, and whoever stands here stays."""
        try:
            return await work()
        except NeedsManagerError as held:
            why = held.sentence
        wanted = signature_for(Right.APPROVE, title=title, act=self.tr("Sign"), icon="check", written=written)
        async with signed(self._in_place, replace(wanted, text=f"{said(why)} {wanted.text}")) as is_signed:
            if is_signed:
                return await work()
        raise NeedsManagerError(why)

    async def _keep_note(self, row: str, dialog: MatchNoteDialog) -> None:
        note = await self._dialogs.open(dialog)
        if note:
            await self._desk.match_to_note(row, note)

    async def _ask_personal(self, row: str) -> NoticeView | None:
        title, act = self.tr("Show personal data"), self.tr("Sign")
        written = f"show personal data of notice {row}"
        approval = signature_for(Right.SEE_PERSONAL, title=title, act=act, icon="eye", written=written)
        async with signed(self._in_place, approval) as is_signed:
            if not is_signed:
                return None
            dialog = QuestionDialog(self._theme, personal_question())
            if await self._dialogs.open(dialog) != QuestionDialog.ACT:
                return None
            return await self._desk.show_personal(row)

    async def _open_health(self, health: FeedHealth) -> None:
        now = self._now()
        dialog = FeedHealthDialog(self._theme, health, now=now, may_resend=partial(self._may_resend, now))
        dialog.resend_asked.connect(partial(self._resend_missing, dialog))
        await self._dialogs.open(dialog)

    def _may_resend(self, now: datetime, reference: str) -> bool:
        at = self._desk.may_resend_at(reference)
        return at is not None and at <= now

    def _resend_missing(self, dialog: FeedHealthDialog, reference: str) -> None:
        work = partial(self._desk.resend, reference)
        self._tasks.start(f"missing {reference}", work, answered=partial(self._say_missing, dialog))

    def _say_missing(self, dialog: FeedHealthDialog, answer: Answer[str]) -> None:
        if self._dialogs.top is dialog:
            match answer:
                case TaskOk(words):
                    dialog.say(plain(words) or self.tr("The service sends it again."), is_wrong=False)
                case _:
                    dialog.say(self._sentence(answer), is_wrong=True)

    def _start(
        self,
        kind: str,
        row: str,
        work: Callable[[], Coroutine[Any, Any, Any]] | Callable[[], Awaitable[Any]],
        answered: Callable[[str, Answer[Any]], None],
    ) -> None:
        async def run() -> object:
            return await work()

        if self._tasks.start(f"{kind} {row}", run, answered=partial(answered, row)):
            self.changed.emit(row)

    def _settle(self, row: str, answer: Answer[object]) -> None:
        match answer:
            case TaskOk():
                self.changed.emit(row)
            case _:
                self.failed.emit(row, self._sentence(answer))

    def _take_resent(self, row: str, answer: Answer[str]) -> None:
        match answer:
            case TaskOk(words):
                self.told.emit(ToastView(self.tr("Asked for the notice again"), plain(words), "send"))
                self.changed.emit(row)
            case _:
                self.failed.emit(row, self._sentence(answer))

    def _take_personal(self, row: str, answer: Answer[NoticeView | None]) -> None:
        match answer:
            case TaskOk(view) if view is not None:
                self.personal_shown.emit(view)
            case TaskOk():
                self.changed.emit(row)
            case _:
                self.failed.emit(row, self._sentence(answer))

    def _sentence(self, answer: Answer[Any]) -> str:
        if isinstance(answer, TaskKnownError):
            return answer.sentence
        return self.tr("Something in the till went wrong. It was noted.")
